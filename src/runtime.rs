//! The only place that blocks, reads and writes files, or touches the terminal: one inbox, one loop, no tick.

mod alarm;
mod autosave;
mod background;
pub mod disk;
pub mod files;
pub mod games;
mod keeper;
mod lessons;
pub mod protocol;
mod terminal;
mod thinker;

use std::env;
use std::panic;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use anyhow::Context as _;
use ratatui::crossterm::event::{self, Event};
use ratatui::crossterm::style::force_color_output;

use crate::app::replay::Played;
use crate::app::{self, Effect, Message, Model, Opening, Session};
use crate::cli::Settings;
use crate::config::{Config, Places, Theme};
use crate::lang::Lang;
use crate::tui::{self, Depth, Looks};

use alarm::Alarm;
use background::Listener;
use disk::Disk;
use terminal::Screen;
use thinker::Thinker;

/// What comes to the inbox.
enum Inbound {
    /// A key, a click, another size.
    Event(Event),
    /// An answer from a thread of ours.
    Message(Message),
    /// A signal by its number.
    #[cfg_attr(not(unix), expect(dead_code, reason = "only Unix sends signals"))]
    Signal(i32),
    /// The terminal is gone.
    Closed,
}

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
    model.notice = notice.or(broken).or(unread);
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
        is_warned: false,
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

/// A path as it is shown.
fn shown(path: Result<PathBuf, String>) -> Result<String, String> {
    path.map(|path| path.display().to_string())
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

/// Starts the threads that wait for keys and signals.
fn listen(inbox: Sender<Inbound>) -> anyhow::Result<()> {
    #[cfg(unix)]
    {
        use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGTERM, SIGTSTP};
        let mut signals =
            signal_hook::iterator::Signals::new([SIGTERM, SIGHUP, SIGINT, SIGTSTP, SIGCONT])?;
        watch(inbox.clone())?;
        let inbox = inbox.clone();
        thread::Builder::new()
            .name("signals".to_owned())
            .spawn(move || {
                for signal in signals.forever() {
                    if inbox.send(Inbound::Signal(signal)).is_err() {
                        break;
                    }
                }
            })?;
    }
    thread::Builder::new()
        .name("events".to_owned())
        .spawn(move || {
            loop {
                let inbound = event::read().map_or(Inbound::Closed, Inbound::Event);
                let is_closed = matches!(inbound, Inbound::Closed);
                if inbox.send(inbound).is_err() || is_closed {
                    break;
                }
            }
        })?;
    Ok(())
}

/// Starts the thread that waits for the terminal to go. Not everybody who loses it is sent a signal, and the thread
/// that waits for keys would read without end from what is not there.
#[cfg(unix)]
fn watch(inbox: Sender<Inbound>) -> anyhow::Result<()> {
    use rustix::event::{PollFd, PollFlags, poll};
    use rustix::io::Errno;
    thread::Builder::new()
        .name("hang-up".to_owned())
        .spawn(move || {
            let input = std::io::stdin();
            // A hang-up is told unasked, and nothing else is asked for.
            let mut watched = [PollFd::new(&input, PollFlags::empty())];
            while poll(&mut watched, None) == Err(Errno::INTR) {}
            if watched[0].revents().contains(PollFlags::HUP) {
                // When nobody listens any more the program is ending.
                let _ = inbox.send(Inbound::Closed);
            }
        })?;
    Ok(())
}

/// The client while it runs.
struct Client<'a> {
    model: Model,
    looks: Looks,
    screen: Screen,
    thinker: Thinker,
    alarm: Alarm,
    settings: &'a Settings,
    /// What the games and the progress are kept on.
    disk: &'a mut Disk,
    /// Whether the player knows that the game cannot be kept.
    is_warned: bool,
    /// How many colours there are.
    ground: Option<[u8; 3]>,
    /// What listens for the background of the terminal.
    listener: Listener,
    /// When it was asked for.
    asked: Option<Instant>,
    /// Whether the next frame differs from the last.
    is_stale: bool,
}

/// How long after the question an answer may still be under way when the program ends.
const PATIENCE: Duration = Duration::from_millis(300);

impl Client<'_> {
    fn run(&mut self, inbox: &Receiver<Inbound>, effects: Vec<Effect>) -> anyhow::Result<ExitCode> {
        if let Some(code) = self.perform(effects)? {
            return Ok(code);
        }
        self.screen.draw(&self.model, &self.looks)?;
        // The first frame does not wait for what the terminal says.
        if self.listener.is_waiting() {
            self.screen.ask(background::QUESTION)?;
            self.asked = Some(Instant::now());
        }
        loop {
            // Everything that waits is taken in before the next frame.
            let first = self.alarm.next(inbox);
            let first = first.context("nothing can happen any more")?;
            for inbound in std::iter::once(first).chain(inbox.try_iter()) {
                if let Some(code) = self.take_in(inbound)? {
                    return Ok(code);
                }
            }
            if std::mem::take(&mut self.is_stale) {
                self.screen.draw(&self.model, &self.looks)?;
            }
        }
    }

    /// Deals with what came to the inbox; gives the exit code if the program is to end.
    fn take_in(&mut self, inbound: Inbound) -> anyhow::Result<Option<ExitCode>> {
        match inbound {
            Inbound::Event(event) => {
                self.is_stale |= matches!(event, Event::Resize(..));
                let heard = self.listener.hear(event);
                if heard.ground.is_some() {
                    self.ground = heard.ground;
                    self.restyle();
                }
                for event in heard.typed {
                    let area = self.screen.area();
                    let message = tui::message(&event, &self.model, &self.looks, area);
                    let code = message.map(|message| self.update(message));
                    if let Some(code) = code.transpose()?.flatten() {
                        return Ok(Some(code));
                    }
                }
                Ok(None)
            }
            Inbound::Message(message) => self.update(message),
            Inbound::Signal(signal) => {
                self.is_stale = true;
                self.signal(signal)
            }
            // A terminal that is gone takes the program with it, as a hang-up does.
            Inbound::Closed => Ok(Some(ExitCode::from(129))),
        }
    }

    /// Lets the model deal with a message; gives the exit code if it is to leave.
    fn update(&mut self, message: Message) -> anyhow::Result<Option<ExitCode>> {
        stumble("loop");
        self.is_stale = true;
        let effects = app::update(&mut self.model, message);
        self.perform(effects)
    }

    /// Draws with what is set now.
    fn restyle(&mut self) {
        self.looks = looks(self.settings, &self.model.session.config, self.ground);
        self.is_stale = true;
    }

    /// Waits a moment for an answer that is still under way: the shell would take it for something typed.
    fn await_answer(&mut self, inbox: &Receiver<Inbound>) {
        let end = self.asked.map(|asked| asked + PATIENCE);
        while let Some(end) = end.filter(|_| self.listener.is_waiting()) {
            let left = end.saturating_duration_since(Instant::now());
            match inbox.recv_timeout(left) {
                Ok(Inbound::Event(event)) => drop(self.listener.hear(event)),
                Ok(Inbound::Message(_) | Inbound::Signal(_)) => {}
                Ok(Inbound::Closed) | Err(_) => return,
            }
        }
    }

    /// Does what a signal asks for; gives the exit code if it ends the program. Every turn is on the disk already.
    #[cfg(unix)]
    fn signal(&mut self, signal: i32) -> anyhow::Result<Option<ExitCode>> {
        use signal_hook::consts::{SIGCONT, SIGTSTP};
        match signal {
            SIGTSTP => self.screen.suspend()?,
            SIGCONT => self.screen.retake()?,
            signal => {
                return Ok(Some(ExitCode::from(
                    128 + u8::try_from(signal).unwrap_or(0),
                )));
            }
        }
        Ok(None)
    }

    #[cfg(not(unix))]
    fn signal(&mut self, _: i32) -> anyhow::Result<Option<ExitCode>> {
        Ok(None)
    }

    /// Does what the model asks for; gives the exit code if it is to leave.
    fn perform(&mut self, effects: Vec<Effect>) -> anyhow::Result<Option<ExitCode>> {
        for effect in effects {
            match effect {
                Effect::Think {
                    id,
                    game,
                    level,
                    seed,
                } => self.thinker.think(id, game, level, seed)?,
                Effect::Solve {
                    id,
                    rules,
                    position,
                    seat,
                    others,
                } => self.thinker.solve(id, rules, position, seat, others)?,
                Effect::StopThinking => self.thinker.stop(),
                Effect::After(delay, message) => self.alarm.set(delay, *message),
                Effect::Autosave(record) => {
                    let kept = self.disk.keep(&self.looks.lang, &record);
                    self.warn("said-not-kept", kept);
                }
                Effect::Save(record) => {
                    let saved = self.disk.save(&self.looks.lang, &record);
                    app::update(&mut self.model, Message::Saved(shown(saved)));
                }
                Effect::File(record) => {
                    let filed = self.disk.save(&self.looks.lang, &record);
                    app::update(&mut self.model, Message::Filed(shown(filed)));
                }
                Effect::Withdraw(place, record) => disk::withdraw(Path::new(&place), &record),
                Effect::SetAside(record) => {
                    let saved = self.disk.set_aside(&self.looks.lang, &record);
                    app::update(&mut self.model, Message::SetAside(shown(saved)));
                }
                Effect::KeepProgress(progress) => {
                    let kept = self.disk.keep_progress(&self.looks.lang, &progress);
                    self.warn("learn-not-kept", kept);
                }
                Effect::ListGames => {
                    let games = Message::Games(self.disk.games());
                    app::update(&mut self.model, games);
                }
                Effect::OpenGame(name) => {
                    let opened = Message::Opened(name.clone(), self.open(&name));
                    app::update(&mut self.model, opened);
                }
                Effect::Restyle => {
                    self.restyle();
                    self.screen.use_mouse(self.model.session.config.mouse)?;
                }
                Effect::KeepSettings { before, after } => {
                    let kept = self.settings.keep(&self.looks.lang, &before, &after);
                    app::update(&mut self.model, Message::Saved(kept));
                }
                Effect::Repaint => self.screen.forget()?,
                #[cfg(unix)]
                Effect::Suspend => self.screen.suspend()?,
                #[cfg(not(unix))]
                Effect::Suspend => {}
                Effect::Quit => return Ok(Some(ExitCode::SUCCESS)),
            }
        }
        Ok(None)
    }

    /// The games of a saved file, or why there are none.
    fn open(&self, name: &str) -> Result<Vec<Played>, String> {
        let games = self.settings.places.as_ref().map(Places::games);
        let path = games.unwrap_or_default().join(name);
        games::load_all(&path, &self.looks.lang, self.settings.naming())
    }

    /// Says, but only once, what could not be kept, by the id of a text.
    fn warn(&mut self, id: &str, kept: Result<(), String>) {
        if let (Err(why), false) = (kept, self.is_warned) {
            self.is_warned = true;
            let text = self.looks.lang.with(id, &[("why", (&why).into())]);
            self.model.notice = Some(text);
        }
    }
}
