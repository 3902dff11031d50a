//! The computer opponent: chooses a turn within a budget.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use crate::game::{Game, Level};
use crate::rules::Move;

/// How long to think; what is met first ends it. With no bound at all it thinks until it is stopped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Budget {
    /// Positions looked at, at the most.
    pub nodes: Option<u64>,
    /// Wall-clock time, at the most.
    pub time: Option<Duration>,
    /// Turns ahead, at the most.
    pub depth: Option<u32>,
    /// The level whose budget, sight and errors are in force; the bounds above are then its own where they are none.
    pub level: Option<Level>,
    /// Makes the choice among equals: the same seed and the same node budget give the same turn.
    pub seed: u64,
}

/// What the engine has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The turn it would play.
    pub turn: Move,
    /// Hundredths of a man (draughts) or of a step (race games), for the side to move.
    pub score: i32,
    /// Turns looked ahead in full.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The turns it expects, its own first.
    pub line: Vec<Move>,
}

/// The best turn found for the side to move within `budget`, and at the latest soon after `stop` is set. `report` gets
/// every deeper answer on the way. None if the game is over.
pub fn think(
    game: &Game,
    budget: &Budget,
    stop: &AtomicBool,
    report: &mut dyn FnMut(&Answer),
) -> Option<Answer> {
    let _ = (budget, stop, report);
    let turn = game.turns().into_iter().next()?;
    Some(Answer {
        line: vec![turn.clone()],
        turn,
        score: 0,
        depth: 0,
        nodes: 1,
    })
}

/// Whether `seat` stands better than the others.
pub fn stands_better(game: &Game, seat: crate::rules::Seat) -> bool {
    let _ = (game, seat);
    false
}
