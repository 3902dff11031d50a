//! Game records: a game with who played it and when. Parses and prints text; opens no file and knows no clock.

mod form;
pub mod json;
pub mod pdn;
mod remark;
pub mod samples;

use std::collections::BTreeMap;

use crate::game::{Act, Game, Player};
use crate::notation::{PositionError, TurnError};
use crate::rules::{OptionsError, Seat};

use json::JsonError;

pub use form::{Fault, Form, Found};
pub use remark::{Line, Noted, Remark, Remarks};

/// A seat of a recorded game and who played it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatEntry {
    /// The seat.
    pub seat: Seat,
    /// The name of the player; may be empty.
    pub name: String,
    /// Human or computer.
    pub player: Player,
}

impl SeatEntry {
    /// Who plays `seat` by these entries, by name and player; a nameless human where none tells.
    pub fn sitting(seats: &[Self], seat: Seat) -> (String, Player) {
        let entry = seats.iter().find(|entry| entry.seat == seat);
        entry.map_or((String::new(), Player::Human), |entry| {
            (entry.name.clone(), entry.player)
        })
    }

    /// Who plays `seat` by these entries; a human where none tells.
    pub fn player_of(seats: &[Self], seat: Seat) -> Player {
        let entry = seats.iter().find(|entry| entry.seat == seat);
        entry.map_or(Player::Human, |entry| entry.player)
    }
}

/// Turns from which on a finished game is worth a file of its own.
const FEW: usize = 4;

/// A game as a file holds it. What was taken back in the game is no part of the record.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    game: Game,
    seats: Vec<SeatEntry>,
    /// The day it was played, as the file or the caller wrote it (usually `2026-11-30`).
    pub date: Option<String>,
    /// Anything else worth keeping (event, place), by name. A `Result` is there only if a file gives another one than
    /// follows from the game.
    pub tags: BTreeMap<String, String>,
    /// What is said about the turns.
    pub remarks: Remarks,
}

impl Record {
    /// The comments on the turn with this number, or before the first one if it is 0.
    pub fn comments(&self, ply: usize) -> impl Iterator<Item = &str> {
        let remarks = self.remarks.get(&ply).into_iter().flatten();
        remarks.filter_map(|remark| match remark {
            Remark::Comment(text) => Some(text.as_str()),
            Remark::Mark(_) | Remark::Variation(_) => None,
        })
    }

    /// The record of `game`, in which `sitting` names and describes the player of each seat.
    ///
    /// A start in which seats have places already (they were home or had resigned in an earlier game) cannot be written:
    /// a position text has no places. To branch off from a game, take turns of it back instead.
    pub fn new(game: Game, sitting: impl Fn(Seat) -> (String, Player)) -> Self {
        let seats = turn_order(&game).map(|seat| {
            let (name, player) = sitting(seat);
            SeatEntry { seat, name, player }
        });
        Self {
            seats: seats.collect(),
            game,
            date: None,
            tags: BTreeMap::new(),
            remarks: Remarks::new(),
        }
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The same players, date and tags with `game`, a game of the same seats. What is said about turns that it has not,
    /// and a result that it has gone on from, are left out.
    #[must_use]
    pub fn with_game(&self, game: Game) -> Self {
        let entries = game.entries().iter().zip(self.game.entries());
        let shared = entries.take_while(|(one, other)| one == other).count();
        let mut same = Self {
            game,
            ..self.clone()
        };
        same.remarks.retain(|ply, _| *ply <= shared);
        if same.game.entries() != self.game.entries() {
            same.tags.remove("Result");
        }
        same
    }

    /// The same game from its start, with the same players, each so many seats `further` in turn order.
    #[must_use]
    pub fn rematch(&self, further: usize) -> Self {
        let game = match self.game.given_start() {
            Some(start) => Game::from_position(self.game.rules(), *self.game.options(), *start),
            None => Game::new(self.game.rules(), *self.game.options()),
        };
        let mut players = self.seats.clone();
        let seats = players.len().max(1);
        players.rotate_right(further % seats);
        let seats = self.seats.iter().zip(players);
        let seats = seats.map(|(SeatEntry { seat, .. }, player)| SeatEntry {
            seat: *seat,
            ..player
        });
        let seats: Vec<SeatEntry> = seats.collect();
        Self::new(game, |seat| SeatEntry::sitting(&seats, seat))
    }

    /// The game, for playing on.
    pub fn into_game(self) -> Game {
        self.game
    }

    /// The number of turns that were made; resignations and agreements are none.
    pub fn turns(&self) -> usize {
        let entries = self.game.entries().iter();
        entries
            .filter(|entry| matches!(entry.act, Act::Turn(_)))
            .count()
    }

    /// Whether the game is over and not just one that was given up as soon as it was begun.
    pub fn is_worth_a_file(&self) -> bool {
        self.game.outcome().is_some() && self.turns() >= FEW
    }

    /// The name of who plays `seat`; empty if there is none.
    pub fn name(&self, seat: Seat) -> &str {
        let mut seats = self.seats.iter();
        seats
            .find(|entry| entry.seat == seat)
            .map_or("", |entry| &entry.name)
    }

    /// Calls who plays `seat`, if the game has it, by this name.
    pub fn rename(&mut self, seat: Seat, name: String) {
        if let Some(entry) = self.entry(seat) {
            entry.name = name;
        }
    }

    /// Gives `seat`, if the game has it, to this player.
    pub fn seat(&mut self, seat: Seat, player: Player) {
        if let Some(entry) = self.entry(seat) {
            entry.player = player;
        }
    }

    fn entry(&mut self, seat: Seat) -> Option<&mut SeatEntry> {
        self.seats.iter_mut().find(|entry| entry.seat == seat)
    }

    /// The seats in turn order.
    pub fn seats(&self) -> &[SeatEntry] {
        &self.seats
    }
}

/// The seats of `game` in turn order.
fn turn_order(game: &Game) -> impl Iterator<Item = Seat> + use<> {
    let seats = game.rules().seats(game.options().players);
    seats.unwrap_or_default().iter().copied()
}

/// Why a text is not a game record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// Not JSON, a key that is missing or unknown, or a value of the wrong type.
    #[error("{0}")]
    Json(#[from] JsonError),
    /// Something else than a game record.
    #[error(
        "\"format\" is {found}, not {:?}: this is no game record",
        json::FORMAT
    )]
    Format {
        /// What stands there, as JSON.
        found: String,
    },
    /// A version that this program does not know.
    #[error(
        "\"version\" is {found}, but this program reads version {}",
        json::VERSION
    )]
    Version {
        /// What stands there, as JSON.
        found: String,
    },
    /// No game is called so.
    #[error("no ruleset is called {0:?}")]
    UnknownRules(String),
    /// The game does not have these options, or not with this start.
    #[error("{0}")]
    Options(#[from] OptionsError),
    /// The start is no position.
    #[error("start: {0}")]
    Start(#[source] PositionError),
    /// The list of seats is not that of the game.
    #[error("the seats are {found:?} and not {expected:?}")]
    Seats {
        /// The seats of the file.
        found: String,
        /// The seats of the game.
        expected: String,
    },
    /// A level that there is not.
    #[error("there is no level {0}: levels go from 1 to 5")]
    Level(u64),
    /// A move that cannot be played.
    #[error("move {number}: {error}")]
    Move {
        /// From 1.
        number: usize,
        /// Why.
        #[source]
        error: MoveError,
    },
    /// The result is not what the moves lead to.
    #[error("the result is {found}, but the moves lead to {expected}")]
    Result {
        /// The result of the file, as JSON.
        found: String,
        /// The result of the game, as JSON.
        expected: String,
    },
}

/// Why a recorded move cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveError {
    /// The game was over before it.
    #[error("the game is over before this move")]
    AfterEnd,
    /// No seat of the game is called so.
    #[error("{0:?} is no seat of this game")]
    UnknownSeat(String),
    /// Another seat is to move.
    #[error("it is the turn of {}, not of {}", expected.id(), found.id())]
    NotToMove {
        /// The seat of the file.
        found: Seat,
        /// The seat to move.
        expected: Seat,
    },
    /// A seat resigns that has finished already.
    #[error("{} has finished already and cannot resign", .0.id())]
    Finished(Seat),
    /// Neither a path nor a pass nor a resignation, or more than one of them.
    #[error("a move has a path, or \"pass\" is true, or \"resign\" is true")]
    Kind,
    /// No turn, or an illegal one.
    #[error("{0}")]
    Turn(#[source] TurnError),
    /// What the file says of the move is not what it does.
    #[error("{key:?} is {found:?}, but the move makes it {expected:?}")]
    Differs {
        /// The key: `over`, `captured`, `crowned`.
        key: &'static str,
        /// What the file says.
        found: String,
        /// What the move does.
        expected: String,
    },
}
