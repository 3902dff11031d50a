//! How menu, list of games, replay, play screen and editor lead to each other.

use crate::app::editor::Editor;
use crate::app::play::Play;
use crate::app::replay::library::{self, Item, Library, Saved, Waiting};
use crate::app::replay::{self, Left, Played, Replay, Title};
use crate::app::setup::Setup;
use crate::app::{Effect, Message, Model, Screen};

impl Model {
    /// Opens the list of games; the saved ones have to be looked for.
    pub(super) fn open_library(&mut self) -> Vec<Effect> {
        self.screen = Screen::Library(Library::new());
        vec![Effect::ListGames]
    }

    /// Opens a game after so many of its turns, or a list where there are several games; what was `left` for a single
    /// game is come back to.
    pub(super) fn open_records(&mut self, games: Vec<Played>, title: Title, at: usize, left: Left) {
        self.screen = match (<[Played; 1]>::try_from(games), left) {
            (Ok([Played { record, broken, .. }]), left) => {
                self.notice = broken.or(self.notice.take());
                Screen::Replay(Box::new(Replay::new(record, title, left).at(at)))
            }
            (Err(games), Left::Library(library)) => {
                Screen::Library(Library::of_file(games, Some(library)))
            }
            (Err(games), Left::Menu | Left::Play(_)) => {
                Screen::Library(Library::of_file(games, None))
            }
        };
    }

    /// Replays the game on the play screen.
    pub(super) fn open_replay_of_game(&mut self) {
        self.screen = match self.take_screen() {
            Screen::Play(play) => Screen::Replay(Box::new(Replay::beside(play))),
            other => other,
        };
    }

    /// Goes back to the replay that led to the editor, or else to the menu.
    pub(super) fn open_behind(&mut self) {
        match self.behind.take() {
            Some(screen) => self.screen = *screen,
            None => self.open_menu(),
        }
    }

    /// The game that was left for the replay that led to the editor.
    pub(super) fn take_behind(&mut self) -> Option<Box<Play>> {
        match self.behind.take().map(|screen| *screen) {
            Some(Screen::Replay(mut replay)) => match replay.take_left() {
                Left::Play(play) => Some(play),
                Left::Menu | Left::Library(_) => None,
            },
            _ => None,
        }
    }

    /// Leads the list of games on by one message.
    pub(super) fn update_library(&mut self, message: Message) -> Vec<Effect> {
        let Screen::Library(library) = &mut self.screen else {
            return Vec::new();
        };
        match message {
            Message::Games { waiting, saved } => {
                library.add(waiting, saved);
                return Vec::new();
            }
            Message::Described(name, games) => {
                library.describe(&name, games);
                return Vec::new();
            }
            Message::TakenUp(Ok(record)) => {
                // The games that were offered until now wait in their files.
                (self.left, self.kept) = (None, None);
                return self.open(Play::resume(*record));
            }
            Message::Opened(_, Err(problem)) | Message::TakenUp(Err(problem)) => {
                library.problem = Some(problem);
                return Vec::new();
            }
            Message::Opened(name, Ok(games)) => {
                let title = Title::File(name.to_string_lossy().into_owned());
                self.open_from_library(games, title);
                return Vec::new();
            }
            _ => {}
        }
        match library.update(&message) {
            library::Step::Stay => Vec::new(),
            library::Step::Leave => {
                match library.take_behind() {
                    Some(behind) => self.screen = Screen::Library(behind),
                    None => self.open_menu(),
                }
                Vec::new()
            }
            library::Step::Describe(name) => vec![Effect::Describe(name)],
            library::Step::Open(Item::Waiting(Waiting { name, .. })) => vec![Effect::TakeUp(name)],
            library::Step::Open(Item::Saved(Saved { name, .. })) => vec![Effect::OpenGame(name)],
            library::Step::Open(Item::Sample(sample)) => {
                let title = Title::Text(sample.title());
                self.open_from_library(vec![sample.record().into()], title);
                Vec::new()
            }
            library::Step::Open(Item::Game(game)) => {
                self.open_from_library(vec![*game], Title::Game);
                Vec::new()
            }
        }
    }

    /// Opens a game of the list.
    fn open_from_library(&mut self, games: Vec<Played>, title: Title) {
        if let Screen::Library(library) = self.take_screen() {
            self.open_records(games, title, 0, Left::Library(library));
        }
    }

    /// Leads the replay on by one message.
    pub(super) fn update_replay(&mut self, message: &Message) -> Vec<Effect> {
        let Screen::Replay(replay) = &mut self.screen else {
            return Vec::new();
        };
        match replay.update(&mut self.session, message) {
            replay::Step::Stay(effects) => return effects,
            replay::Step::Leave => match replay.take_left() {
                Left::Menu => self.open_menu(),
                Left::Library(library) => self.screen = Screen::Library(library),
                Left::Play(mut play) => {
                    let effects = play.come_back(&mut self.session);
                    self.screen = Screen::Play(play);
                    return effects;
                }
            },
            replay::Step::Edit => {
                let editor = Editor::of_replay(replay);
                let editor = Screen::Editor(Box::new(editor));
                let replay = std::mem::replace(&mut self.screen, editor);
                self.behind = Some(Box::new(replay));
            }
            replay::Step::Branch => {
                if let Screen::Replay(replay) = self.take_screen() {
                    self.screen = Screen::Setup(Setup::branch(replay, &self.session.config));
                }
            }
        }
        Vec::new()
    }
}
