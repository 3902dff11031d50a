//! The application: a model, messages, and one function from a model and a message to the next model and to effects.
//!
//! Owns no thread, file, clock or terminal: what is to be done outside comes back as data.

pub mod chart;
pub mod editor;
pub mod guide;
pub mod learn;
mod learning;
pub mod menu;
pub mod overlay;
pub mod play;
pub mod practice;
pub mod replay;
mod replaying;
pub mod settings;
pub mod setup;
pub mod view;

use std::time::Duration;

use crate::board::Point;
use crate::config::Config;
use crate::engine::{Answer, Others, Solution};
use crate::game::{Game, Level};
use crate::guide::Link;
use crate::lesson::{Course, Progress, Study};
use crate::record::Record;
use crate::rules::{Position, Rules, Seat};
use tui_input::InputRequest;

use editor::{Arrange, Editor};
use guide::{Place, Reader};
use learn::Exercises;
use menu::Menu;
use play::Play;
use practice::{Learn, Practice};
use replay::library::Library;
use replay::{Left, Played, Replay, Title, Watch};
use settings::Settings;
use setup::Setup;

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
    /// The courses of exercises; read when they are opened first.
    pub courses: Vec<Course>,
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

/// A direction on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Heading {
    Left,
    Right,
    Up,
    Down,
    UpLeft,
    UpRight,
    DownLeft,
    DownRight,
}

/// What happened: a key or a click by its meaning on the screen, or an answer from outside.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    /// Leave the program.
    Quit,
    /// Leave the program, but ask first if a position would be lost.
    AskQuit,
    /// Give the terminal back to the shell for a while.
    Suspend,
    /// Draw everything anew.
    Repaint,
    /// Open or close the help.
    Help,
    /// Show the open help from this line.
    HelpFrom(u16),
    /// Move the cursor or change a value.
    Go(Heading),
    /// Do what the cursor is on.
    Enter,
    /// One step back: a landing, a question, a screen.
    Back,
    /// The next thing that can be chosen.
    Next,
    /// The one before.
    Previous,
    /// To the beginning.
    First,
    /// To the end.
    Last,
    /// One page, or one turn of the log, back.
    PageUp,
    /// One page, or one turn of the log, on.
    PageDown,
    /// A click on a row of a list, from 0.
    Row(usize),
    /// A click on a point of the board.
    Point(Point),
    /// Read the guide from this place.
    Read(Place),
    /// Follow a link of the guide.
    Follow(Link),
    /// A key in a text field.
    Edit(InputRequest),
    /// A command of the play screen, or of another that knows it.
    Do(Command),
    /// A command of the editor.
    Arrange(Arrange),
    /// A command of the exercises.
    Learn(Learn),
    /// A command of the replay.
    Watch(Watch),
    /// The thinker's answer to a request.
    Thought {
        /// The number of the request.
        id: u64,
        /// What it found; none if the game was over.
        answer: Option<Box<Answer>>,
    },
    /// The thinker's answer to a request for a way home.
    Solved {
        /// The number of the request.
        id: u64,
        /// What it found.
        solution: Option<Box<Solution>>,
    },
    /// The time asked for with [`Effect::After`] is over. Its number is that of the request, so that one that is not
    /// waited for any more is known as such.
    Due(u64),
    /// The names of the files of the saved games.
    Games(Vec<String>),
    /// The games of the saved file with this name, or why there are none.
    Opened(String, Result<Vec<Played>, String>),
    /// Where the game was saved, or why it could not be.
    Saved(Result<String, String>),
    /// Where the game before this one was saved, or why it could not be.
    SetAside(Result<String, String>),
    /// Where the finished game was saved by itself, or why it could not be.
    Filed(Result<String, String>),
    /// Text from the clipboard.
    Paste(String),
}

impl Message {
    /// Whether it comes from outside and not from the player.
    fn is_answer(&self) -> bool {
        matches!(
            self,
            Self::Thought { .. }
                | Self::Solved { .. }
                | Self::Due(_)
                | Self::Games(_)
                | Self::Opened(..)
                | Self::Saved(_)
                | Self::SetAside(_)
                | Self::Filed(_)
        )
    }

    /// The row of a list that the message leads to from `row`; the list, which ends with the row `last`, closes on
    /// itself. None if it does not lead to a row.
    fn row_after(&self, row: usize, last: usize) -> Option<usize> {
        match self {
            Self::Go(Heading::Up) | Self::Previous => Some(row.checked_sub(1).unwrap_or(last)),
            Self::Go(Heading::Down) | Self::Next => Some(if row < last { row + 1 } else { 0 }),
            Self::First | Self::PageUp => Some(0),
            Self::Last | Self::PageDown => Some(last),
            _ => None,
        }
    }
}

/// The commands of the play screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Take a turn back.
    Undo,
    /// Play it once more.
    Redo,
    /// Type a turn.
    Type,
    /// Turn the board.
    Flip,
    /// Offer a draw.
    Draw,
    /// Resign.
    Resign,
    /// Save the game in a file of its own.
    Save,
    /// Set up a new game.
    New,
    /// The same game once more from its start, every player one seat on.
    Rematch,
    /// The same game once more from its start, everybody in the same seat.
    Again,
    /// Go to the menu.
    Menu,
    /// Change the settings.
    Settings,
    /// Change the position that is shown, beside the game.
    Edit,
    /// A stronger opponent.
    Stronger,
    /// A weaker opponent.
    Weaker,
    /// Show what the computer would play.
    Hint,
    /// Stop the computer, or let it go on.
    Pause,
    /// Ask the next question of the analysis, or none.
    Analyse,
    /// Replay the game.
    Replay,
}

/// What is to be done outside.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Let the thinker look for a turn; a request before this one is void.
    Think {
        /// The number of the request.
        id: u64,
        /// The game.
        game: Box<Game>,
        /// How strong.
        level: Level,
        /// [`Session::seed`] for this turn.
        seed: u64,
    },
    /// Let the thinker look for the shortest way home of one seat; a request before this one is void.
    Solve {
        /// The number of the request.
        id: u64,
        /// The rules of the game.
        rules: &'static dyn Rules,
        /// What stands where.
        position: Box<Position>,
        /// Who is to come home.
        seat: Seat,
        /// What the other seats' stones are to it.
        others: Others,
    },
    /// Stop the thinker: its answer is not wanted any more.
    StopThinking,
    /// Send the message once this time is over; one before it that has not been sent yet is void.
    After(Duration, Box<Message>),
    /// Keep the game, so that nothing is lost whatever happens.
    Autosave(Box<Record>),
    /// Save the game in a file of its own.
    Save(Box<Record>),
    /// Save the finished game in a file of its own.
    File(Box<Record>),
    /// Remove the file at this path, which was written for this game: that ending was taken back.
    Withdraw(String, Box<Record>),
    /// Save the game kept last in a file of its own, because another takes its place.
    SetAside(Box<Record>),
    /// Look for the saved games.
    ListGames,
    /// Read the saved game with this file name.
    OpenGame(String),
    /// Change the settings file where these two differ.
    KeepSettings {
        /// The settings before.
        before: Box<Config>,
        /// The settings now.
        after: Box<Config>,
    },
    /// Draw with the language, the colours and the characters that are set now, and use the mouse or not.
    Restyle,
    /// Keep what was solved.
    KeepProgress(Box<Progress>),
    /// Give the terminal back to the shell for a while.
    Suspend,
    /// Draw everything anew.
    Repaint,
    /// Leave the program.
    Quit,
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
            courses: Vec::new(),
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
                let place = lesson.and_then(|id| self.find_lesson(|lesson| lesson.id == id));
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

    /// Puts a game on the screen; gives what is to be done for it.
    fn open(&mut self, mut play: Play) -> Vec<Effect> {
        let effects = play.go_on(&mut self.session);
        self.behind = None;
        self.screen = Screen::Play(Box::new(play));
        effects
    }

    /// Before another game takes the place of the one kept last, that one gets a file of its own.
    fn make_room(&mut self, mut effects: Vec<Effect>) -> Vec<Effect> {
        if effects
            .iter()
            .any(|effect| matches!(effect, Effect::Autosave(_)))
        {
            let unfinished = self.kept.take().filter(|kept| kept.game().ply() > 0);
            effects.splice(
                0..0,
                unfinished.map(|kept| Effect::SetAside(Box::new(kept))),
            );
        }
        effects
    }

    /// Takes the screen out of the model, which gets another one at once.
    fn take_screen(&mut self) -> Screen {
        let menu = Screen::Menu(Menu::new(self.kept.is_some()));
        std::mem::replace(&mut self.screen, menu)
    }

    /// Opens the menu; a game left unfinished is offered there.
    fn open_menu(&mut self) {
        self.behind = None;
        if let Screen::Play(play) = self.take_screen() {
            self.left = Some(play).filter(|play| play.game().outcome().is_none());
        }
        let can_continue = self.left.is_some() || self.kept.is_some();
        self.screen = Screen::Menu(Menu::new(can_continue));
    }

    /// Opens the screen for a new game; a game that is on the screen can be gone back to.
    fn open_setup(&mut self) {
        let setup = match self.take_screen() {
            Screen::Play(play) => Setup::beside(play, &self.session.config),
            _ => Setup::new(&self.session.config),
        };
        self.screen = Screen::Setup(setup);
    }

    /// Opens the settings; a game that is on the screen is gone back to.
    fn open_settings(&mut self) {
        let settings = match self.take_screen() {
            Screen::Play(play) => Settings::beside(play),
            _ => Settings::default(),
        };
        self.screen = Screen::Settings(Box::new(settings));
    }

    /// Leads the settings on by one message.
    fn update_settings(&mut self, message: &Message) -> Vec<Effect> {
        let Screen::Settings(settings) = &mut self.screen else {
            return Vec::new();
        };
        let before = self.session.config.clone();
        match settings.update(&mut self.session, message) {
            settings::Step::Stay(mut effects) => {
                let now = &self.session.config;
                if now.names != before.names {
                    // The game under way is the one that is gone back to, or the one that was left for the menu.
                    let play = settings.left_mut().or(self.left.as_deref_mut());
                    match (play, &mut self.kept) {
                        (Some(play), _) => effects.extend(play.call_anew(&before, now)),
                        // It is kept with them once it is gone on with.
                        (None, Some(kept)) => {
                            let mut seats = kept.seats().to_vec();
                            settings::call_anew(&mut seats, &before, now);
                            for entry in seats {
                                kept.rename(entry.seat, entry.name);
                            }
                        }
                        (None, None) => {}
                    }
                }
                effects
            }
            settings::Step::Leave(Some(mut play)) => {
                let effects = play.come_back(&mut self.session);
                self.screen = Screen::Play(play);
                effects
            }
            settings::Step::Leave(None) => {
                self.open_menu();
                Vec::new()
            }
        }
    }

    /// Opens the editor with the position that the game on the screen shows.
    fn open_editor(&mut self) {
        self.screen = match self.take_screen() {
            Screen::Play(play) => Screen::Editor(Box::new(Editor::beside(play))),
            other => other,
        };
    }

    /// Sets up a game from the position of the editor on the screen.
    fn open_setup_from_editor(&mut self) {
        self.screen = match self.take_screen() {
            Screen::Editor(editor) => Screen::Setup(Setup::from(editor, &self.session.config)),
            other => other,
        };
    }

    /// Leads the editor on by one message.
    fn update_editor(&mut self, message: &Message) -> Vec<Effect> {
        let Screen::Editor(editor) = &mut self.screen else {
            return Vec::new();
        };
        match editor.update(&mut self.session, message) {
            editor::Step::Stay(effects) => effects,
            editor::Step::Quit => react(self, Message::Quit),
            editor::Step::Play => {
                self.open_setup_from_editor();
                Vec::new()
            }
            editor::Step::Leave(mut effects) => {
                match editor.take_left() {
                    Some(mut play) => {
                        effects.extend(play.come_back(&mut self.session));
                        self.screen = Screen::Play(play);
                    }
                    None => self.open_behind(),
                }
                effects
            }
        }
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
        Screen::Menu(menu) => match menu.update(&message) {
            None => Vec::new(),
            Some(menu::Item::Continue) => {
                let kept = || model.kept.take().map(Play::resume);
                let play = model.left.take().map_or_else(kept, |left| Some(*left));
                play.map_or_else(Vec::new, |play| model.open(play))
            }
            Some(menu::Item::New) => {
                model.open_setup();
                Vec::new()
            }
            Some(menu::Item::Exercises) => {
                model.open_exercises();
                Vec::new()
            }
            Some(menu::Item::Position) => {
                let setup = Setup::of_position(&model.session.config);
                model.screen = Screen::Setup(setup);
                Vec::new()
            }
            Some(menu::Item::Guides) => {
                model.screen = Screen::Guide(Reader::new(None));
                Vec::new()
            }
            Some(menu::Item::Replay) => model.open_library(),
            Some(menu::Item::Settings) => {
                model.open_settings();
                Vec::new()
            }
            Some(menu::Item::Help) => react(model, Message::Help),
            Some(menu::Item::Quit) => react(model, Message::Quit),
        },
        Screen::Setup(setup) => match setup.update(&message) {
            setup::Step::Stay => Vec::new(),
            setup::Step::Cancel(Some(play)) => model.open(*play),
            setup::Step::Cancel(None) => {
                model.open_menu();
                Vec::new()
            }
            setup::Step::Edit(editor) => {
                model.screen = Screen::Editor(editor);
                Vec::new()
            }
            setup::Step::Quit => react(model, Message::Quit),
            setup::Step::Replay(replay) => {
                model.screen = Screen::Replay(replay);
                Vec::new()
            }
            setup::Step::Start { play, left } => {
                // A game of which a turn was made is the one kept last.
                let left = left.or(model.take_behind()).or(model.left.take());
                let left = left.map(|left| left.record());
                let left = left.filter(|left| left.game().ply() > 0);
                let unfinished = left.filter(|left| left.game().outcome().is_none());
                model.kept = model.kept.take().or(unfinished);
                model.open(*play)
            }
        },
        Screen::Play(play) => match message {
            Message::Do(Command::Menu) => {
                let effects = play.leave();
                model.open_menu();
                effects
            }
            Message::Do(Command::New) => {
                let effects = play.leave();
                model.open_setup();
                effects
            }
            Message::Do(Command::Settings) => {
                let effects = play.leave();
                model.open_settings();
                effects
            }
            Message::Do(Command::Edit) => {
                let effects = play.leave();
                model.open_editor();
                effects
            }
            Message::Do(Command::Replay) => {
                let effects = play.leave();
                model.open_replay_of_game();
                effects
            }
            message => play.update(&mut model.session, message),
        },
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
