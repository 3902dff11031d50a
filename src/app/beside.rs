//! What is opened beside a game and leads back to it: another game, the settings, the editor.

use crate::app::editor::{self, Editor};
use crate::app::settings::{self, Settings};
use crate::app::setup::Setup;
use crate::app::{Effect, Message, Model, Screen, react};

impl Model {
    /// Opens the screen for a new game; a game that is on the screen can be gone back to.
    pub(super) fn open_setup(&mut self) {
        let setup = match self.take_screen() {
            Screen::Play(play) => Setup::beside(play, &self.session.config),
            _ => Setup::new(&self.session.config),
        };
        self.screen = Screen::Setup(setup);
    }

    /// Opens the settings; a game that is on the screen is gone back to.
    pub(super) fn open_settings(&mut self) {
        let settings = match self.take_screen() {
            Screen::Play(play) => Settings::beside(play),
            _ => Settings::default(),
        };
        self.screen = Screen::Settings(Box::new(settings));
    }

    /// Leads the settings on by one message.
    pub(super) fn update_settings(&mut self, message: &Message) -> Vec<Effect> {
        let Screen::Settings(settings) = &mut self.screen else {
            return Vec::new();
        };
        match settings.update(&mut self.session, message) {
            settings::Step::Stay(effects) => effects,
            settings::Step::Renamed(mut effects, before) => {
                let now = &self.session.config;
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
    pub(super) fn open_editor(&mut self) {
        self.screen = match self.take_screen() {
            Screen::Play(play) => Screen::Editor(Box::new(Editor::beside(play))),
            other => other,
        };
    }

    /// Sets up a game from the position of the editor on the screen.
    pub(super) fn open_setup_from_editor(&mut self) {
        self.screen = match self.take_screen() {
            Screen::Editor(editor) => Screen::Setup(Setup::from(editor, &self.session.config)),
            other => other,
        };
    }

    /// Leads the editor on by one message.
    pub(super) fn update_editor(&mut self, message: &Message) -> Vec<Effect> {
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
