//! The application: a model, messages, and one function from a model and a message to the next model and to effects.
//!
//! Owns no thread, file, clock or terminal: what is to be done outside comes back as data.

mod beside;
pub mod chart;
pub mod editor;
mod effect;
pub mod field;
pub mod guide;
pub mod learn;
mod learning;
pub mod menu;
mod message;
pub mod overlay;
pub mod play;
mod playing;
pub mod practice;
pub mod replay;
mod replaying;
pub mod settings;
pub mod setup;
pub mod view;

use crate::config::Config;
use crate::lesson::{Courses, Progress, Study};
use crate::record::Record;

use editor::Editor;
use guide::Reader;
use learn::Exercises;
use menu::Menu;
use play::Play;
use practice::Practice;
use replay::library::Library;
use replay::{Left, Played, Replay, Title};
use settings::Settings;
use setup::Setup;

pub use effect::Effect;
pub use message::{Command, Heading, Message};

/// Everything that is on the screen or decides what a key does.
#[derive(Debug)]
pub struct Model {
    /// The screen.
    pub screen: Screen,
    /// The first line of the help that is shown, if it is open; it covers any screen.
    pub help: Option<u16>,
    /// What all screens share.
    pub session: Session,
    /// The unfinished game that the menu offers to go on with. Before another game is kept in its place it gets a file
    /// of its own.
    pub kept: Option<Record>,
    /// The courses of exercises.
    pub courses: Courses,
    /// What of them is solved.
    pub progress: Progress,
    /// The guide that led to the lesson on the screen, the lesson that led to the guide, or the replay that led to the
    /// editor.
    behind: Option<Box<Screen>>,
    /// The unfinished game that was left for the menu; it comes before the one kept last.
    left: Option<Box<Play>>,
    /// What could not be done before the first screen (a broken file), in words, until the next key.
    pub notice: Option<String>,
}

/// What all screens share.
#[derive(Clone, Debug, Default)]
pub struct Session {
    /// The settings in force.
    pub config: Config,
    /// The settings as their file has them.
    pub stored: Config,
    /// Makes the computer's choice among equal turns; another one for each game.
    pub seed: u64,
    /// The number of the last request for an answer or for a message in due time, so that a late one is known as such.
    pub requests: u64,
}

impl Session {
    /// The number of the next request.
    fn request(&mut self) -> u64 {
        self.requests += 1;
        self.requests
    }
}

/// One screen at a time.
#[derive(Debug)]
pub enum Screen {
    /// The menu.
    Menu(Menu),
    /// A new game is being set up.
    Setup(Setup),
    /// A game.
    Play(Box<Play>),
    /// A position is put together.
    Editor(Box<Editor>),
    /// The list of exercises.
    Exercises(Exercises),
    /// A lesson.
    Practice(Box<Practice>),
    /// The guides.
    Guide(Reader),
    /// The list of games to replay.
    Library(Library),
    /// A game is replayed.
    Replay(Box<Replay>),
    /// The settings.
    Settings(Box<Settings>),
}

/// What a front end opens first.
#[derive(Clone, Debug, PartialEq)]
pub enum Opening {
    /// The menu.
    Menu,
    /// A game that is not kept yet.
    Game(Box<Record>),
    /// The game that was kept last.
    Kept(Box<Record>),
    /// Lessons.
    Learn(Box<Study>),
    /// The guide with this id, or the list of the guides.
    Guide(Option<&'static str>),
    /// The list of games to replay.
    Library,
    /// Games of a file to replay.
    Replay {
        /// The games; several are offered in a list.
        games: Vec<Played>,
        /// What a single game is called.
        title: Title,
        /// The number of the turn after which its position is shown, if one is named.
        at: Option<usize>,
    },
}

impl Model {
    /// The model of a program that begins with the menu.
    pub fn new(session: Session, kept: Option<Record>) -> Self {
        let menu = Menu::new(kept.is_some());
        Self {
            screen: Screen::Menu(menu),
            help: None,
            session,
            kept,
            courses: Courses::shipped(),
            progress: Progress::default(),
            behind: None,
            left: None,
            notice: None,
        }
    }

    /// Opens the first screen; gives what is to be done for it.
    pub fn begin(&mut self, opening: Opening) -> Vec<Effect> {
        let effects = match opening {
            Opening::Menu => Vec::new(),
            Opening::Game(record) => self.open(Play::resume(*record)),
            Opening::Kept(record) => {
                self.kept = None;
                self.open(Play::resume(*record))
            }
            Opening::Learn(study) => {
                let Study {
                    courses,
                    progress,
                    lesson,
                } = *study;
                (self.courses, self.progress) = (courses, progress);
                self.open_exercises();
                let place = lesson.and_then(|id| self.courses.find(&id));
                if let Some((course, number)) = place {
                    self.open_lesson(course, number);
                }
                Vec::new()
            }
            Opening::Guide(id) => {
                self.screen = Screen::Guide(Reader::new(id));
                Vec::new()
            }
            Opening::Library => self.open_library(),
            Opening::Replay { games, title, at } => {
                self.open_records(games, title, at.unwrap_or(0), Left::Menu);
                Vec::new()
            }
        };
        self.make_room(effects)
    }

    /// Takes the screen out of the model, which gets another one at once.
    fn take_screen(&mut self) -> Screen {
        let menu = Screen::Menu(Menu::new(self.kept.is_some()));
        std::mem::replace(&mut self.screen, menu)
    }
}

/// Leads the model on by one message.
pub fn update(model: &mut Model, message: Message) -> Vec<Effect> {
    let effects = react(model, message);
    model.make_room(effects)
}

fn react(model: &mut Model, message: Message) -> Vec<Effect> {
    match message {
        Message::Quit => return vec![Effect::StopThinking, Effect::Quit],
        Message::Suspend => return vec![Effect::Suspend],
        Message::Repaint => return vec![Effect::Repaint],
        Message::Help => {
            model.help = if model.help.is_some() { None } else { Some(0) };
            return Vec::new();
        }
        message if message.is_answer() => return update_screen(model, message),
        _ => {}
    }
    model.notice = None;
    if model.help.is_some() {
        model.help = match message {
            Message::HelpFrom(line) => Some(line),
            _ => None,
        };
        return Vec::new();
    }
    update_screen(model, message)
}

fn update_screen(model: &mut Model, message: Message) -> Vec<Effect> {
    match &mut model.screen {
        Screen::Menu(_) => model.update_menu(&message),
        Screen::Setup(_) => model.update_setup(&message),
        Screen::Play(_) => model.update_play(message),
        Screen::Editor(_) => model.update_editor(&message),
        Screen::Exercises(_) => model.update_exercises(&message),
        Screen::Practice(_) => model.update_practice(&message),
        Screen::Guide(_) => model.update_guide(&message),
        Screen::Library(_) => model.update_library(message),
        Screen::Replay(_) => model.update_replay(&message),
        Screen::Settings(_) => model.update_settings(&message),
    }
}

/// The value after or before the one that is chosen; the list closes on itself.
fn turned<T: Copy>(values: &[T], forward: bool, is_chosen: impl Fn(&T) -> bool) -> T {
    let chosen = values.iter().position(is_chosen).unwrap_or(0);
    let step = if forward { 1 } else { values.len() - 1 };
    values[(chosen + step) % values.len()]
}
