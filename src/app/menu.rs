//! The menu: what can be opened.

use crate::app::Message;

/// An entry of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    /// Go on with the unfinished game.
    Continue,
    /// Set up a new game.
    New,
    /// Exercises.
    Exercises,
    /// Saved games and samples to replay.
    Replay,
    /// Put a position together.
    Position,
    /// The guides.
    Guides,
    /// The settings.
    Settings,
    /// The keys and the rules of the client.
    Help,
    /// Leave the program.
    Quit,
}

impl Item {
    /// The id of the entry's text.
    pub const fn text_id(self) -> &'static str {
        match self {
            Self::Continue => "menu-continue",
            Self::New => "menu-new",
            Self::Exercises => "menu-exercises",
            Self::Replay => "menu-replay",
            Self::Position => "menu-position",
            Self::Guides => "menu-guides",
            Self::Settings => "menu-settings",
            Self::Help => "menu-help",
            Self::Quit => "menu-quit",
        }
    }
}

/// The state of the menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu {
    /// The entries from top to bottom.
    pub items: Vec<Item>,
    /// The entry under the cursor.
    pub row: usize,
}

impl Menu {
    /// The menu with the cursor on its first entry.
    pub fn new(can_continue: bool) -> Self {
        let items = [
            Item::Continue,
            Item::New,
            Item::Exercises,
            Item::Guides,
            Item::Replay,
            Item::Position,
            Item::Settings,
            Item::Help,
            Item::Quit,
        ];
        let items = items
            .into_iter()
            .filter(|item| can_continue || *item != Item::Continue)
            .collect();
        Self { items, row: 0 }
    }

    /// Moves the cursor; gives the entry that was chosen.
    pub fn update(&mut self, message: &Message) -> Option<Item> {
        let last = self.items.len() - 1;
        if let Some(row) = message.row_after(self.row, last) {
            self.row = row;
        }
        match *message {
            Message::Enter => return Some(self.items[self.row]),
            Message::Row(row) if row <= last => {
                self.row = row;
                return Some(self.items[row]);
            }
            _ => {}
        }
        None
    }
}
