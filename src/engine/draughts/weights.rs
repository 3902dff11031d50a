//! The weights of the terms, in hundredths of a man: in the opening, and in an ending of four pieces.
//!
//! Fitted by `cargo run --release --example tune_draughts -- 5000 400 1` to 383,299 positions of 5000 games that the engine
//! played with guessed weights. Against those, the same search at 2000 positions a turn, they won 106 games of 300, lost 76
//! and drew the others (the program `rivals`, from openings of six turns drawn by lot).

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
    [(8, -9), (-2, 36), (13, 11), (12, 10)],
    [(15, -24), (17, -12), (13, -20), (21, 3)],
    [(3, 1), (1, -15), (20, -11), (13, -16)],
    [(-24, 1), (7, -2), (-11, 2), (31, 10)],
    [(7, 3), (-27, -2), (-24, 4), (-8, 0)],
    [(-32, 3), (-65, 15), (-15, 3), (20, 7)],
    [(-10, 4), (23, 6), (10, 0), (-11, -9)],
    [(0, 0), (0, 0), (0, 0), (0, 0)],
]);

/// A king on a square, beside what every king is worth.
#[rustfmt::skip]
pub const KINGS: [Weight; 32] = squares([
    [(2, 49), (-52, 17), (-6, -14), (9, 23)],
    [(-26, -9), (-16, -8), (-12, 22), (54, 25)],
    [(6, 13), (-52, 1), (-7, -14), (-14, 13)],
    [(-1, 4), (8, -8), (26, -10), (4, -21)],
    [(-7, 7), (-25, 2), (42, -9), (-32, -12)],
    [(-86, 33), (31, -9), (36, -12), (56, -25)],
    [(-10, -4), (-81, 25), (36, -10), (60, -25)],
    [(4, -15), (11, 3), (71, -23), (-30, -8)],
]);

/// A back rank with men on these of a1 (1), c1 (2), e1 (4) and g1 (8).
#[rustfmt::skip]
pub const BACK: [Weight; PATTERNS] = all([
    (-5, 7), (-6, -10), (8, -23), (7, -19),
    (2, 4), (17, 27), (-32, -3), (-7, 2),
    (-6, -14), (-11, -21), (2, 28), (-5, 36),
    (10, -21), (-3, -12), (9, 26), (19, -7),
]);

/// The terms of [`SHAPE_NAMES`](super::terms::SHAPE_NAMES).
#[rustfmt::skip]
pub const SHAPE: [Weight; SHAPES] = all([
    (84, 116), // men
    (118, 143), // kings
    (38, 25), // a king where the other side has none
    (19, 9), // steps of men
    (10, -3), // steps of kings
    (-3, -5), // kings that cannot step
    (18, 2), // men backed by a piece
    (-6, 29), // men before whom the way is free
    (-20, 0), // steps that free men are from the king row
    (-27, 4), // men shut in on the dog hole
    (5, 1), // the opposition
    (1, 2), // the turn
    (-8, 3), // kings of the stronger side near the weaker
    (-29, 38), // kings of the weaker side in a double corner
]);
