//! The client while it runs: what comes in goes to the model, and what the model asks for is done.

use std::collections::VecDeque;
use std::ffi::OsStr;
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use ratatui::crossterm::event::Event;

use super::inbox::Inbound;
use super::{looks, stumble};
use crate::app::replay::Played;
use crate::app::{self, Effect, Message, Model};
use crate::config::Places;
use crate::runtime::alarm::Alarm;
use crate::runtime::background::{self, Listener};
use crate::runtime::disk::{self, Disk};
use crate::runtime::games;
use crate::runtime::settings::Settings;
use crate::runtime::terminal::Screen;
use crate::runtime::thinker::Thinker;
use crate::tui::{self, Looks};

/// The client while it runs.
pub(super) struct Client<'a> {
    pub(super) model: Model,
    pub(super) looks: Looks,
    pub(super) screen: Screen,
    pub(super) thinker: Thinker,
    pub(super) alarm: Alarm,
    pub(super) settings: &'a Settings,
    /// What the games and the progress are kept on.
    pub(super) disk: &'a mut Disk,
    /// What the player knows that it cannot be kept, by the ids of texts.
    pub(super) warned: Vec<&'static str>,
    /// The colour of the terminal's background, once it has told.
    pub(super) ground: Option<[u8; 3]>,
    /// What listens for the background of the terminal.
    pub(super) listener: Listener,
    /// When it was asked for.
    pub(super) asked: Option<Instant>,
    /// Whether the next frame differs from the last.
    pub(super) is_stale: bool,
}

/// How long after the question an answer may still be under way when the program ends.
const PATIENCE: Duration = Duration::from_millis(300);
/// Bytes of a saved file that is read for a glance at it: a game has some thousand.
const SOON_READ: u64 = 1 << 18;

impl Client<'_> {
    /// Draws and takes in what comes until the player leaves; gives the exit code.
    pub(super) fn run(
        &mut self,
        inbox: &Receiver<Inbound>,
        effects: Vec<Effect>,
    ) -> anyhow::Result<ExitCode> {
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
    pub(super) fn await_answer(&mut self, inbox: &Receiver<Inbound>) {
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

    /// Does what the model asks for, and what it asks for when it hears what came of it; gives the exit code if it is to
    /// leave.
    fn perform(&mut self, effects: Vec<Effect>) -> anyhow::Result<Option<ExitCode>> {
        let mut effects = VecDeque::from(effects);
        while let Some(effect) = effects.pop_front() {
            match effect {
                Effect::Think {
                    id,
                    game,
                    level,
                    seed,
                } => self.thinker.think(id, game, level, seed)?,
                Effect::Consider { id, game, offer } => self.thinker.consider(id, game, offer)?,
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
                    effects.extend(app::update(&mut self.model, Message::Saved(saved)));
                }
                Effect::File(record) => {
                    let filed = self.disk.save(&self.looks.lang, &record);
                    effects.extend(app::update(&mut self.model, Message::Filed(filed)));
                }
                Effect::Withdraw(place, record) => disk::withdraw(&place, &record),
                Effect::SetAside(record) => {
                    let saved = self.disk.set_aside(&self.looks.lang, &record);
                    effects.extend(app::update(&mut self.model, Message::SetAside(saved)));
                }
                Effect::KeepProgress(progress) => {
                    let kept = self.disk.keep_progress(&self.looks.lang, &progress);
                    self.warn("learn-not-kept", kept);
                }
                Effect::ListGames => {
                    let games = Message::Games {
                        waiting: self.disk.waiting(),
                        saved: self.disk.games(),
                    };
                    effects.extend(app::update(&mut self.model, games));
                }
                Effect::Describe(name) => {
                    if self.is_soon_read(&name) {
                        let described = Message::Described(name.clone(), self.open(&name));
                        effects.extend(app::update(&mut self.model, described));
                    }
                }
                Effect::TakeUp(name) => {
                    let naming = self.model.session.config.naming;
                    let taken = self.disk.take_up(&self.looks.lang, naming, &name);
                    let taken = Message::TakenUp(taken.map(Box::new));
                    effects.extend(app::update(&mut self.model, taken));
                }
                Effect::OpenGame(name) => {
                    let opened = Message::Opened(name.clone(), self.open(&name));
                    effects.extend(app::update(&mut self.model, opened));
                }
                Effect::Restyle => {
                    self.restyle();
                    self.screen.use_mouse(self.model.session.config.mouse)?;
                }
                Effect::KeepSettings { before, after } => {
                    let kept = self.settings.keep(&self.looks.lang, &before, &after);
                    effects.extend(app::update(&mut self.model, Message::Saved(kept)));
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

    /// The path of the saved file with this name.
    fn saved(&self, name: &OsStr) -> PathBuf {
        let games = self.settings.places.as_ref().map(Places::games);
        games.unwrap_or_default().join(name)
    }

    /// The games of the saved file with this name, or why there are none, in words.
    fn open(&self, name: &OsStr) -> Result<Vec<Played>, String> {
        let naming = self.model.session.config.naming;
        games::load_all(&self.saved(name), &self.looks.lang, naming)
    }

    /// Whether the saved file with this name is small enough to be read between two keys.
    fn is_soon_read(&self, name: &OsStr) -> bool {
        fs::metadata(self.saved(name)).is_ok_and(|about| about.len() <= SOON_READ)
    }

    /// Says what could not be kept, by the id of a text; once, and again when it had been kept in between.
    fn warn(&mut self, id: &'static str, kept: Result<(), String>) {
        let Err(why) = kept else {
            self.warned.retain(|warned| *warned != id);
            return;
        };
        if !self.warned.contains(&id) {
            self.warned.push(id);
            let text = self.looks.lang.with(id, &[("why", (&why).into())]);
            self.model.notice = Some(text);
        }
    }
}
