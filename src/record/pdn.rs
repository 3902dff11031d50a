//! Portable Draughts Notation 3.0, `GameType` 21 (English draughts): many games a text, both directions.
//!
//! Black is the first player, and `1-0` means that Black has won. Games of the real world were played on past the draws
//! that this program gives by itself, so in a game that is read only a side without pieces or turns ends it.

mod encoding;
mod follow;
mod read;
mod replay;
mod score;
mod start;
mod token;
mod variations;
mod write;

use crate::notation::{PositionError, TurnError};
use crate::record::Record;
use crate::rules::Seat;

pub use encoding::decode;
pub use write::write;

/// How deep variations may stand in each other. Deeper ones are left out, so that no text can exhaust the stack.
pub const DEEPEST: usize = 16;

/// A game of a text, as far as it could be read.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// The game up to its first turn that cannot be played; none if it is another game than English draughts, or if its
    /// start is no position. That turn and all behind it are kept as a variation of the last turn: so they are shown where
    /// the game breaks off, a PDN or JSON file that is saved still has each turn, comment and mark of them, and whoever
    /// reads that file is told by [`Problem::Variation`] where they cannot be played.
    pub record: Option<Record>,
    /// What is wrong with it, in the order in which it was found.
    pub findings: Vec<Finding>,
}

impl Played {
    /// The first thing that kept the game from being read to its end.
    pub fn error(&self) -> Option<&Finding> {
        let mut findings = self.findings.iter();
        findings.find(|finding| finding.problem.is_error())
    }
}

/// Something that is wrong with a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The number of the turn, from 1, each side's turn counting; none if it is not about one.
    pub turn: Option<usize>,
    /// What.
    pub problem: Problem,
}

/// What can be wrong with a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// Its `GameType`, or its first turn, is not that of English draughts.
    #[error("{0:?} is not of English draughts on 64 squares (GameType 21)")]
    OtherGame(String),
    /// Its FEN is no position.
    #[error("FEN: {0}")]
    Start(#[source] PositionError),
    /// A turn cannot be played.
    #[error("{text}: {error}")]
    Turn {
        /// The turn as it stands there.
        text: String,
        /// Why.
        #[source]
        error: TurnError,
    },
    /// A turn of a variation cannot be played.
    #[error("in a variation, {text}: {error}")]
    Variation {
        /// The turn as it stands there.
        text: String,
        /// Why.
        #[source]
        error: TurnError,
    },
    /// A short capture that could be several: the turns that follow leave this one.
    #[error("{text} can only be {turn}, or the turns that follow could not be played")]
    Resolved {
        /// The turn as it stands there.
        text: String,
        /// The turn in full.
        turn: String,
    },
    /// Men on their king rows, which were crowned.
    #[error("the men on {} stand on their king rows: they were crowned", .0.join(", "))]
    Crowned(Vec<String>),
    /// The FEN leaves open who is to move.
    #[error("the FEN does not say who is to move: {} was taken", .0.id())]
    ToMove(Seat),
    /// Another result stands behind the turns than in the tag.
    #[error("the tag Result is {tag}, but {end} stands behind the turns")]
    TwoResults {
        /// The result in the tag.
        tag: String,
        /// The result behind the turns, which counts.
        end: String,
    },
    /// The result is not what the turns lead to.
    #[error("the result is {found}, but the turns lead to {expected}")]
    Result {
        /// The result of the text.
        found: String,
        /// The result of the game.
        expected: String,
    },
    /// A tag is given twice; the first one counts.
    #[error("the tag {0} is given twice: {1:?} was left out")]
    TagTwice(String, String),
    /// Something that is neither a turn nor anything else; it was kept as a comment.
    #[error("{0:?} is no turn: it was taken for a comment")]
    Stray(String),
    /// A comment is never closed.
    #[error("a comment is never closed")]
    OpenComment,
    /// A variation is never closed.
    #[error("a variation is never closed")]
    OpenVariation,
    /// Variations in variations, deeper than [`DEEPEST`].
    #[error("variations stand deeper than {DEEPEST} in each other: the deeper ones were left out")]
    TooDeep,
}

impl Problem {
    /// Whether it keeps the game from being read to its end; otherwise it is a warning.
    pub fn is_error(&self) -> bool {
        match self {
            Self::OtherGame(_) | Self::Start(_) | Self::Turn { .. } => true,
            Self::Variation { .. }
            | Self::Resolved { .. }
            | Self::Crowned(_)
            | Self::ToMove(_)
            | Self::TwoResults { .. }
            | Self::Result { .. }
            | Self::TagTwice(..)
            | Self::Stray(_)
            | Self::OpenComment
            | Self::OpenVariation
            | Self::TooDeep => false,
        }
    }
}

/// The games of a text made by [`decode`], one after the other. There is no text that is refused: what is wrong stands
/// in the [`Played::findings`] of the game it concerns.
pub fn games(text: &str) -> impl Iterator<Item = Played> {
    read::Games::new(text).map(replay::replay)
}
