//! The list of games to replay: those that were saved, those of a file, and the samples.

use std::ffi::OsString;

use crate::app::Message;
use crate::app::replay::Played;
use crate::record::samples::{SAMPLES, Sample};

/// A game of the list.
#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    /// A sample game.
    Sample(&'static Sample),
    /// The saved game with this file name.
    Saved(OsString),
    /// A game of a file that holds several.
    Game(Box<Played>),
}

/// The state of the list.
#[derive(Clone, Debug, PartialEq)]
pub struct Library {
    /// The games from top to bottom, those of a kind together.
    pub items: Vec<Item>,
    /// The game under the cursor.
    pub row: usize,
    /// Why a game could not be opened, in words, until the next key.
    pub problem: Option<String>,
    /// The list that led to this one, which has the games of one of its files.
    behind: Option<Box<Library>>,
}

/// What the list leads to.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// Nothing yet.
    Stay,
    /// Back to the list that led to this one, or else to the menu.
    Leave,
    /// This game is opened.
    Open(Item),
}

impl Library {
    /// The sample games, to which the names of the saved ones are added when they are known.
    pub fn new() -> Self {
        Self::of(SAMPLES.iter().map(Item::Sample).collect())
    }

    /// The games of a file, which may have been chosen in another list.
    pub fn of_file(games: Vec<Played>, behind: Option<Library>) -> Self {
        let items = games.into_iter().map(|game| Item::Game(Box::new(game)));
        Self {
            behind: behind.map(Box::new),
            ..Self::of(items.collect())
        }
    }

    /// Gives back the list that led to this one.
    pub fn take_behind(&mut self) -> Option<Library> {
        self.behind.take().map(|behind| *behind)
    }

    fn of(items: Vec<Item>) -> Self {
        Self {
            items,
            row: 0,
            problem: None,
            behind: None,
        }
    }

    /// Puts the saved games, by the names of their files, after the samples; the cursor stays on its game.
    pub fn add_saved(&mut self, names: Vec<OsString>) {
        self.items.retain(|item| !matches!(item, Item::Saved(_)));
        self.items.extend(names.into_iter().map(Item::Saved));
        self.row = self.row.min(self.items.len().saturating_sub(1));
    }

    /// Moves the cursor, or opens what it is on.
    pub fn update(&mut self, message: &Message) -> Step {
        self.problem = None;
        let Some(last) = self.items.len().checked_sub(1) else {
            return Step::Leave;
        };
        if let Some(row) = message.row_after(self.row, last) {
            self.row = row;
        }
        match *message {
            Message::Back => return Step::Leave,
            Message::Row(row) if row <= last => self.row = row,
            Message::Enter => {}
            _ => return Step::Stay,
        }
        Step::Open(self.items[self.row].clone())
    }
}

impl Default for Library {
    fn default() -> Self {
        Self::new()
    }
}
