//! What a race position is worth by.

use crate::board::Board;
use crate::engine::race::alone::AloneWeights;

/// How the way that is left to a seat is weighed, in hundredths of a step if not said otherwise.
///
/// All but the last six add to a seat's burden; the side with the lesser burden stands better.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// Each step on the empty board.
    pub way: i32,
    /// The square of the rows a stone is short of the goal: those behind are dearer.
    pub lag: i32,
    /// Each row of the last stone, and of the one before it.
    pub last: [i32; 2],
    /// Each cell of distance from the centre line.
    pub aside: i32,
    /// The square of that distance.
    pub far_aside: i32,
    /// Each stone still at home, for each that has left.
    pub at_home: i32,
    /// What a turn may gain beyond what its origin and its end tell, so that it is worth a look in the last ply.
    pub unseen: i32,
    /// Rows that a turn has to gain outside of the goal to be looked at, if another does.
    pub least_gain: i32,
    /// Hundredths of what the army alone gains in a few turns that count beside what the search finds.
    pub foresight: i32,
    /// Hundredths of what has been learned that count.
    pub learned: i32,
    /// Hundredths of the other side's burden that count for the side that thinks, in a race of two: with fewer it runs
    /// rather than hinders, and games are shorter.
    pub regard: i32,
    /// What an army that plays alone is weighed by.
    pub alone: AloneWeights,
}

impl Weights {
    /// Those for a board of six directions.
    ///
    /// The shape (a price on the last stones, the square of the distance from the centre line) comes from a regression of
    /// turns still needed on 46,000 positions of games of the engine against itself, the amounts were chosen by hand.
    /// `examples/tune_race.rs` looks for better ones.
    pub const STAR: Self = Self {
        way: 60,
        lag: 5,
        last: [120, 40],
        aside: 5,
        far_aside: 15,
        at_home: 15,
        unseen: 60,
        least_gain: 1,
        foresight: 18,
        learned: 70,
        regard: 70,
        alone: AloneWeights::STAR,
    };

    /// Those for a board of eight directions, chosen by hand: what helps on the star was no gain here.
    pub const SQUARE: Self = Self {
        way: 50,
        lag: 8,
        last: [0, 0],
        aside: 5,
        far_aside: 0,
        at_home: 15,
        unseen: 60,
        least_gain: 0,
        foresight: 50,
        learned: 0,
        regard: 55,
        alone: AloneWeights::SQUARE,
    };

    /// What an army of `stones` costs for those of them that are still at home.
    pub(super) fn left(&self, at_home: usize, stones: usize) -> i32 {
        let pairs = at_home * (stones - at_home);
        self.at_home * i32::try_from(pairs).unwrap_or(i32::MAX)
    }

    /// The usual ones for a board.
    pub fn of(board: &Board) -> Self {
        if board.directions() > 6 {
            Self::SQUARE
        } else {
            Self::STAR
        }
    }
}
