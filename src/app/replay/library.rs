//! The list of games: the unfinished ones to go on with, and to replay the samples, those that were saved, and those of
//! a file.

use std::ffi::{OsStr, OsString};

use crate::app::Message;
use crate::app::replay::Played;
use crate::record::Record;
use crate::record::samples::{SAMPLES, Sample};

/// A game of the list.
#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    /// A sample game.
    Sample(&'static Sample),
    /// An unfinished game that waits to be gone on with.
    Waiting(Waiting),
    /// A saved game.
    Saved(Saved),
    /// A game of a file that holds several.
    Game(Box<Played>),
}

/// An unfinished game that was left in another run of the program, or in this one for another of its kind.
#[derive(Clone, Debug, PartialEq)]
pub struct Waiting {
    /// The name of its file.
    pub name: OsString,
    /// The game.
    pub record: Box<Record>,
}

/// A saved game.
#[derive(Clone, Debug, PartialEq)]
pub struct Saved {
    /// The name of its file.
    pub name: OsString,
    /// The games of the file, or why there are none, in words; none as long as nobody has looked.
    pub games: Option<Result<Vec<Played>, String>>,
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
    /// The cursor is on the saved game with this file name, of which nothing is known yet.
    Describe(OsString),
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

    /// Puts the unfinished games before the samples, and the saved ones, by the names of their files, after them; the
    /// cursor stays on its game.
    pub fn add(&mut self, waiting: Vec<Waiting>, saved: Vec<OsString>) {
        let is_waiting = |item: &Item| matches!(item, Item::Waiting(_));
        let before = self.items.iter().filter(|item| is_waiting(item)).count();
        self.row = (self.row + waiting.len()).saturating_sub(before);
        self.items
            .retain(|item| !matches!(item, Item::Waiting(_) | Item::Saved(_)));
        self.items
            .splice(0..0, waiting.into_iter().map(Item::Waiting));
        let saved = saved.into_iter().map(|name| Saved { name, games: None });
        self.items.extend(saved.map(Item::Saved));
        self.row = self.row.min(self.items.len().saturating_sub(1));
    }

    /// Remembers the games of the saved file with this name, or why there are none.
    pub fn describe(&mut self, name: &OsStr, games: Result<Vec<Played>, String>) {
        let mut saved = self.items.iter_mut().filter_map(|item| match item {
            Item::Saved(saved) => Some(saved),
            Item::Sample(_) | Item::Waiting(_) | Item::Game(_) => None,
        });
        if let Some(saved) = saved.find(|saved| saved.name == name) {
            saved.games = Some(games);
        }
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
            _ => {
                return match &self.items[self.row] {
                    Item::Saved(Saved { name, games: None }) => Step::Describe(name.clone()),
                    Item::Saved(_) | Item::Sample(_) | Item::Waiting(_) | Item::Game(_) => {
                        Step::Stay
                    }
                };
            }
        }
        Step::Open(self.items[self.row].clone())
    }
}

impl Default for Library {
    fn default() -> Self {
        Self::new()
    }
}
