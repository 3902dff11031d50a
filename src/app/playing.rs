//! How the menu, the setting up of a game and the game itself lead to each other, and what is kept of the games left.

use crate::app::guide::Reader;
use crate::app::menu::{Item, Menu};
use crate::app::play::Play;
use crate::app::setup::{self, Setup};
use crate::app::{Command, Effect, Message, Model, Screen, react};

impl Model {
    /// Leads the menu on by one message.
    pub(super) fn update_menu(&mut self, message: &Message) -> Vec<Effect> {
        let Screen::Menu(menu) = &mut self.screen else {
            return Vec::new();
        };
        let Some(item) = menu.update(message) else {
            return Vec::new();
        };
        match item {
            Item::Continue => return self.continue_game(),
            Item::New => self.open_setup(),
            Item::Exercises => self.open_exercises(),
            Item::Position => {
                let setup = Setup::of_position(&self.session.config);
                self.screen = Screen::Setup(setup);
            }
            Item::Guides => self.screen = Screen::Guide(Reader::new(None)),
            Item::Replay => return self.open_library(),
            Item::Settings => self.open_settings(),
            Item::Help => return react(self, Message::Help),
            Item::Quit => return react(self, Message::Quit),
        }
        Vec::new()
    }

    /// Goes on with the game that was left, or else with the one kept last.
    fn continue_game(&mut self) -> Vec<Effect> {
        let left = self.left.take().map(|left| *left);
        let kept = left.or_else(|| self.kept.take().map(Play::resume));
        kept.map_or_else(Vec::new, |play| self.open(play))
    }

    /// Leads the setting up of a game on by one message.
    pub(super) fn update_setup(&mut self, message: &Message) -> Vec<Effect> {
        let Screen::Setup(setup) = &mut self.screen else {
            return Vec::new();
        };
        match setup.update(message) {
            setup::Step::Stay => {}
            setup::Step::Cancel(Some(play)) => return self.open(*play),
            setup::Step::Cancel(None) => self.open_menu(),
            setup::Step::Edit(editor) => self.screen = Screen::Editor(editor),
            setup::Step::Quit => return react(self, Message::Quit),
            setup::Step::Replay(replay) => self.screen = Screen::Replay(replay),
            setup::Step::Start { play, left } => {
                // A game of which a turn was made is the one kept last.
                let left = left.or(self.take_behind()).or(self.left.take());
                let left = left.map(|left| left.record());
                let left = left.filter(|left| left.game().ply() > 0);
                let unfinished = left.filter(|left| left.game().outcome().is_none());
                self.kept = self.kept.take().or(unfinished);
                return self.open(*play);
            }
        }
        Vec::new()
    }

    /// Leads the game on by one message, or opens another screen beside it.
    pub(super) fn update_play(&mut self, message: Message) -> Vec<Effect> {
        let Screen::Play(play) = &mut self.screen else {
            return Vec::new();
        };
        let open = match message {
            Message::Do(Command::Menu) => Self::open_menu,
            Message::Do(Command::New) => Self::open_setup,
            Message::Do(Command::Settings) => Self::open_settings,
            Message::Do(Command::Edit) => Self::open_editor,
            Message::Do(Command::Replay) => Self::open_replay_of_game,
            message => return play.update(&mut self.session, message),
        };
        let effects = play.leave();
        open(self);
        effects
    }

    /// Puts a game on the screen; gives what is to be done for it.
    pub(super) fn open(&mut self, mut play: Play) -> Vec<Effect> {
        let effects = play.go_on(&mut self.session);
        self.behind = None;
        self.screen = Screen::Play(Box::new(play));
        effects
    }

    /// Before another game takes the place of the one kept last, that one gets a file of its own.
    pub(super) fn make_room(&mut self, mut effects: Vec<Effect>) -> Vec<Effect> {
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

    /// Opens the menu; a game left unfinished is offered there.
    pub(super) fn open_menu(&mut self) {
        self.behind = None;
        if let Screen::Play(play) = self.take_screen() {
            self.left = Some(play).filter(|play| play.game().outcome().is_none());
        }
        let can_continue = self.left.is_some() || self.kept.is_some();
        self.screen = Screen::Menu(Menu::new(can_continue));
    }
}
