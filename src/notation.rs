//! Points, turns and positions as text: a lenient reader, a strict writer, exact refusals.

mod pictures;
mod positions;
mod turns;

use serde::{Deserialize, Serialize};

use crate::board::{Board, Point};

pub use pictures::read_picture;
pub use positions::{PositionError, position, read_lenient_position, read_position};
pub use turns::{PASS, TurnError, points, read_points, read_turn, turn, turn_until};

/// Which of a point's names is shown. Boards with one way of naming have only that.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Naming {
    /// The one that files are written in (draughts: 1 to 32); in the settings `numbers`.
    #[default]
    #[serde(rename = "numbers")]
    Written,
    /// File and rank (draughts: a1 to h8); in the settings `squares`.
    #[serde(rename = "squares")]
    Squares,
}

impl Naming {
    /// The name of `point`.
    pub fn name(self, board: &Board, point: Point) -> &str {
        match self {
            Self::Written => board.name(point),
            Self::Squares => board.names(point).last().map_or("", String::as_str),
        }
    }
}
