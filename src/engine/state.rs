//! What the search needs to know of a game: two sides that move in turn.
//!
//! A game for three and more is made two-sided by best-reply search (Schadd and Winands, 2011): the seat that thinks on
//! one side, and of all the others the one turn that hurts it most on the other.

use std::fmt::Debug;

/// How a game has ended, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The side to move has won.
    Won,
    /// The side to move has lost.
    Lost,
    /// Nobody has won.
    Drawn,
}

/// An exact result for the side to move, with both sides at their best: the winner wins as soon as it can, the loser
/// loses as late as it can.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exact {
    /// It wins with its turn of this number, counted in turns of both sides.
    Won(u8),
    /// It has lost after so many turns of both sides.
    Lost(u8),
    /// Nobody can force a win.
    Drawn,
}

/// A position made for speed: small enough to be copied for every turn that is tried.
pub trait State: Clone {
    /// One turn of either side.
    type Turn: Copy + PartialEq + Debug;

    /// What the valuation remembers between positions.
    type Judge;

    /// Turns ahead up to which turns are left out that cannot raise the value enough, by [`State::hope`].
    const HOPELESS: i32 = 1;

    /// Adds every legal turn to `turns`, a forced pass too; there is at least one as long as the game has not ended.
    fn turns(&self, turns: &mut Vec<Self::Turn>);

    /// As [`State::turns`], without those that are never worth a look; at least one.
    fn candidates(&self, turns: &mut Vec<Self::Turn>) {
        self.turns(turns);
    }

    /// Makes one of the turns that [`State::turns`] gave.
    fn play(&mut self, turn: Self::Turn);

    /// The position as a number: the same for the same stones and the same side to move.
    fn hash(&self) -> u64;

    /// As [`State::hash`], but different where what was found of the one position does not hold of the other: when a draw
    /// for want of progress is near.
    fn key(&self) -> u64 {
        self.hash()
    }

    /// How the game has ended, if it has.
    fn end(&self) -> Option<End>;

    /// Hundredths of a step or of a man by which the side to move stands better.
    fn value(&self, judge: &mut Self::Judge) -> i32;

    /// The exact result, where it is known without a search.
    fn exact(&self, judge: &Self::Judge) -> Option<Exact>;

    /// Whether the position is too restless to be valued: a capture is due.
    fn is_noisy(&self) -> bool;

    /// How good a turn looks before it is tried, for the order in which they are.
    fn promise(&self, turn: Self::Turn) -> i32;

    /// How much the value can rise by a turn at the most, as far as a rule of thumb tells; none where it cannot tell.
    fn hope(&self, turn: Self::Turn) -> Option<i32>;

    /// How many of the turns are looked at so many turns before the end, the most promising first: the others are hardly
    /// ever the best.
    fn looked_at(&self, _depth: i32) -> usize {
        usize::MAX
    }

    /// By how many turns less the turn of this rank is looked ahead at first, `depth` turns before the end: late ones are
    /// rarely the best.
    fn reduction(&self, depth: i32, rank: usize) -> i32;

    /// A number below 65,536 for the turn, by which its successes are remembered.
    fn index(turn: Self::Turn) -> usize;

    /// How many turns back a position can have been the same; 0 where a recurrence decides nothing.
    fn recurs_within(&self) -> usize;
}

/// Keeps the entries that meet a condition, unless none does.
pub fn keep<T>(list: &mut Vec<T>, condition: impl FnMut(&T) -> bool) {
    let meets: Vec<bool> = list.iter().map(condition).collect();
    if meets.contains(&true) {
        let mut meets = meets.into_iter();
        list.retain(|_| meets.next().unwrap_or(false));
    }
}

/// A well mixed number for every number (the finalizer of `SplitMix64`, Steele, Lea and Flood 2014).
pub const fn mix(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}
