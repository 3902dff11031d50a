//! The weights of the terms, in hundredths of a man: in the opening, and in an ending of four pieces.

use crate::engine::draughts::squares::square;
use crate::engine::draughts::terms::{PATTERNS, SHAPES};

/// What one of a term is worth in the opening (the low half) and in the ending (the high half): both are summed as one
/// number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Weight(i32);

impl Weight {
    const fn new((opening, ending): (i32, i32)) -> Self {
        Self((ending << 16) + opening)
    }

    /// The sum of this and of `times` the other.
    pub const fn plus(self, other: Self, times: i32) -> Self {
        Self(self.0 + times * other.0)
    }

    /// The worth in a position that is so near the opening, of 256 parts.
    pub fn between(self, opening: i32) -> i32 {
        let [low, high, ..] = self.0.to_le_bytes();
        let in_opening = i32::from(i16::from_le_bytes([low, high]));
        let in_ending = (self.0 - in_opening) >> 16;
        (in_opening * opening + in_ending * (256 - opening)) / 256
    }
}

const fn all<const N: usize>(pairs: [(i32, i32); N]) -> [Weight; N] {
    let mut weights = [Weight(0); N];
    let mut index = 0;
    while index < N {
        weights[index] = Weight::new(pairs[index]);
        index += 1;
    }
    weights
}

/// The weights of the squares by their bits, given by ranks from the own one and from the left.
const fn squares(ranks: [[(i32, i32); 4]; 8]) -> [Weight; 32] {
    let mut weights = [Weight(0); 32];
    let mut index = 0;
    while index < 32 {
        let (rank, place) = (index / 4, index % 4);
        let file = 2 * place + rank % 2;
        weights[square(file, rank) as usize] = Weight::new(ranks[rank as usize][place as usize]);
        index += 1;
    }
    weights
}

/// A man on a square, beside what every man is worth.
#[rustfmt::skip]
pub const MEN: [Weight; 32] = squares([
    [(5, 0), (5, 0), (5, 0), (5, 0)],
    [(2, 2), (2, 2), (2, 2), (2, 2)],
    [(4, 4), (8, 8), (8, 8), (4, 4)],
    [(6, 6), (10, 10), (10, 10), (6, 6)],
    [(8, 8), (12, 12), (12, 12), (8, 8)],
    [(10, 10), (14, 14), (14, 14), (10, 10)],
    [(12, 12), (12, 12), (12, 12), (12, 12)],
    [(0, 0), (0, 0), (0, 0), (0, 0)],
]);

/// A king on a square, beside what every king is worth.
#[rustfmt::skip]
pub const KINGS: [Weight; 32] = squares([
    [(0, 0), (0, 0), (0, 0), (0, 0)],
    [(0, 0), (0, 0), (0, 0), (0, 0)],
    [(0, 0), (4, 4), (4, 4), (0, 0)],
    [(0, 0), (4, 4), (4, 4), (0, 0)],
    [(0, 0), (4, 4), (4, 4), (0, 0)],
    [(0, 0), (4, 4), (4, 4), (0, 0)],
    [(0, 0), (0, 0), (0, 0), (0, 0)],
    [(0, 0), (0, 0), (0, 0), (0, 0)],
]);

/// A back rank with men on these of a1 (1), c1 (2), e1 (4) and g1 (8).
#[rustfmt::skip]
pub const BACK: [Weight; PATTERNS] = all([
    (0, 0), (0, 0), (0, 0), (0, 0),
    (0, 0), (0, 0), (0, 0), (0, 0),
    (0, 0), (0, 0), (8, 8), (8, 8),
    (0, 0), (0, 0), (8, 8), (8, 8),
]);

/// The terms of [`SHAPE_NAMES`](super::terms::SHAPE_NAMES).
#[rustfmt::skip]
pub const SHAPE: [Weight; SHAPES] = all([
    (100, 100), (135, 135), (0, 0), (2, 2),
    (2, 2), (0, 0), (0, 0), (40, 40),
    (-6, -6), (0, 0), (0, 0), (0, 0),
    (2, 2), (12, 12),
]);
