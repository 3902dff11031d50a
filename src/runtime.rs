//! The only place that blocks, reads and writes files, or touches the terminal: one inbox, one loop, no tick.

mod alarm;
mod autosave;
mod background;
mod client;
pub mod disk;
pub mod files;
#[cfg(test)]
mod fixtures;
pub mod games;
mod inbox;
pub(crate) mod keeper;
mod lessons;
pub mod protocol;
pub mod settings;
mod terminal;
mod thinker;

use std::env;
use std::panic;
use std::process::ExitCode;
use std::sync::mpsc;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::Context as _;
use ratatui::crossterm::style::force_color_output;

use crate::app::{Model, Opening, Session};
use crate::config::{Config, Theme};
use crate::lang::Lang;
use crate::tui::{self, Depth, Looks};

use alarm::Alarm;
use background::Listener;
use client::Client;
use disk::Disk;
use inbox::listen;
use settings::Settings;
use terminal::Screen;
use thinker::Thinker;

/// Runs the client in the terminal until the player leaves; `notice` is what could not be done before.
///
/// # Errors
/// If the terminal cannot be taken over or written to.
pub fn run(
    opening: Opening,
    settings: &Settings,
    disk: &mut Disk,
    notice: Option<String>,
) -> anyhow::Result<ExitCode> {
    let looks = looks(settings, &settings.config, None);
    let lang = &looks.lang;
    let (kept, broken) = match disk.kept(lang, settings.naming()) {
        Some(Ok(record)) => (Some(record), None),
        Some(Err(problem)) => (None, Some(problem)),
        None => (None, None),
    };
    let session = Session {
        config: settings.config.clone(),
        stored: settings.stored.clone(),
        seed: seed(),
        requests: 0,
    };
    let mut model = Model::new(session, kept);
    let (progress, unread) = disk.progress(lang);
    model.progress = progress;
    let waiting = match disk.waiting().len() {
        0 => None,
        games => Some(lang.with("menu-waiting", &[("games", games.into())])),
    };
    model.notice = notice.or(broken).or(unread).or(waiting);
    let effects = model.begin(opening);
    // Who has chosen a theme, or has sixteen colours, needs none that suits the background.
    let has_choice = settings.config.theme.is_none()
        && matches!(depth(&settings.config), Depth::Indexed | Depth::True);
    let variable = |name: &str| env::var(name).ok();
    let asks = has_choice && cfg!(unix) && background::may_ask(variable);
    let (sender, inbox) = mpsc::channel();
    // Signals are listened to first: none finds a terminal that nobody would give back.
    listen(sender.clone())?;
    let screen = Screen::take(settings.config.mouse).context("the terminal cannot be used")?;
    let thinker = Thinker::new(sender);
    let mut client = Client {
        model,
        looks,
        screen,
        thinker,
        alarm: Alarm::default(),
        settings,
        disk,
        warned: Vec::new(),
        ground: None,
        listener: if asks {
            Listener::waiting()
        } else {
            Listener::default()
        },
        asked: None,
        is_stale: false,
    };
    let code = client.run(&inbox, effects)?;
    client.await_answer(&inbox);
    Ok(code)
}

/// As many colours as these settings and the terminal allow.
fn depth(config: &Config) -> Depth {
    Depth::of(config.color, |name| env::var(name).ok())
}

/// What the view needs for these settings, before a background of this colour where one is known.
fn looks(settings: &Settings, config: &Config, ground: Option<[u8; 3]>) -> Looks {
    let depth = depth(config);
    // What was decided here is not to be decided once more, by `NO_COLOR`, for each colour that is written.
    force_color_output(depth != Depth::None);
    Looks {
        lang: Lang::new(settings.language_of(config)),
        theme: match (config.theme, ground) {
            (Some(theme), _) => tui::Theme::new(theme, depth),
            (None, Some(ground)) => tui::Theme::on(ground, depth),
            (None, None) => tui::Theme::new(Theme::Terminal, depth),
        },
        glyphs: config.glyphs.unwrap_or_default(),
    }
}

/// Another seed for each start, so that the computer does not always play alike.
pub fn seed() -> u64 {
    let now = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    u64::from(now.subsec_nanos()) ^ now.as_secs()
}

/// Lets a panic of any thread end the program with exit code 101 once it has spoken. Otherwise one of another thread would
/// leave the rest waiting for it, and none would tell its code where panics abort.
pub fn end_with_any_panic() {
    let speak = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        speak(panic);
        std::process::exit(101);
    }));
}

/// Panics if `SPRUNGBRETT_PANIC` names this place, so that the tests see what a panic makes of the terminal.
#[cfg(debug_assertions)]
fn stumble(place: &str) {
    let named = env::var("SPRUNGBRETT_PANIC");
    assert!(named.as_deref() != Ok(place), "asked for in {place}");
}

#[cfg(not(debug_assertions))]
fn stumble(_: &str) {}
