//! Points, turns and positions as text: a lenient reader, a strict writer, exact refusals.

mod pictures;
mod positions;
mod turns;

use crate::board::{Board, Point};

pub use pictures::read_picture;
pub use positions::{PositionError, position, read_lenient_position, read_position};
pub use turns::{PASS, TurnError, points, read_points, read_turn, turn};

/// Which of a point's names is shown. Boards with one way of naming have only that.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Naming {
    /// The one that files are written in (draughts: numbers).
    #[default]
    Written,
    /// File and rank.
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
