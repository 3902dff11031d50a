//! What can be put on a board.

use crate::board::Point;
use crate::rules::{Position, Rules, Seat};

/// A piece that can be put on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Whose it is.
    pub seat: Seat,
    /// Whether it is a king.
    pub is_king: bool,
}

impl Piece {
    /// The id of the piece's name.
    pub const fn text_id(self) -> &'static str {
        match (self.seat, self.is_king) {
            (Seat::Red, _) => "piece-red",
            (Seat::Yellow, _) => "piece-yellow",
            (Seat::Green, _) => "piece-green",
            (Seat::Blue, _) => "piece-blue",
            (Seat::Orange, _) => "piece-orange",
            (Seat::Purple, _) => "piece-purple",
            (Seat::White, false) => "piece-white-man",
            (Seat::White, true) => "piece-white-king",
            (Seat::Black, false) => "piece-black-man",
            (Seat::Black, true) => "piece-black-king",
        }
    }

    /// The pieces of these seats, in their order; men before kings, where the game has kings.
    pub fn all(rules: &dyn Rules, seats: impl Iterator<Item = Seat>) -> Vec<Self> {
        let of = |seat| {
            let has_kings = !rules.king_row(seat).is_empty();
            let ranks: &[bool] = if has_kings { &[false, true] } else { &[false] };
            ranks.iter().map(move |&is_king| Self { seat, is_king })
        };
        seats.flat_map(of).collect()
    }

    /// The piece on `point`.
    pub fn on(position: &Position, point: Point) -> Option<Self> {
        let seat = position.at(point)?;
        let is_king = position.kings().contains(point);
        Some(Self { seat, is_king })
    }

    /// Puts the piece on `point` in place of what stands there.
    pub fn put(self, position: &mut Position, point: Point) {
        position.clear(point);
        position.put(self.seat, point);
        if self.is_king {
            position.crown(point);
        }
    }
}
