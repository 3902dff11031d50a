//! English draughts made for speed: three boards of 32 bits.

mod endings;
mod squares;
pub mod terms;
mod turns;
mod value;
mod weights;

use std::sync::atomic::AtomicBool;

use crate::engine::state::{End, Exact, State, mix};
use crate::rules::{Position, Seat};
use squares::{ALL_WAYS, bit_of, bits};
pub use turns::Turn;

/// The most pieces of a position from which a search looks into the exact endings.
const NEAR_ENDINGS: u32 = 12;
/// The most pieces of a position from which a search has the exact endings made, to be there when they are needed.
const BEFORE_ENDINGS: u32 = 16;
/// Turns before a draw for want of progress from which on the count of quiet turns tells positions apart.
const SHORT: u16 = 40;
/// The worth of an ending that is won, but too late to be sure of it before the draw for want of progress; a turn later,
/// a hundredth less.
const WON_LATE: i32 = 500;

/// Whether the exact results of endings with few pieces are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Endings {
    /// They are, as far as they are made.
    Known,
    /// They are not.
    Unknown,
}

/// A position of English draughts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draughts {
    black: u32,
    white: u32,
    kings: u32,
    black_to_move: bool,
    /// Turns in a row without a capture or a man's step.
    quiet: u16,
    /// At how many of them the game is drawn; 0 is never.
    most_quiet: u16,
}

impl Draughts {
    /// The same position as `position`, after `quiet` turns without progress, in a game drawn after `most_quiet`.
    pub fn new(position: &Position, quiet: usize, most_quiet: usize) -> Self {
        let set = |points: crate::board::PointSet| {
            points
                .iter()
                .fold(0, |set, point| set | 1u32 << bit_of(point))
        };
        Self {
            black: set(position.stones(Seat::Black)),
            white: set(position.stones(Seat::White)),
            kings: set(position.kings()),
            black_to_move: position.to_move() == Seat::Black,
            quiet: u16::try_from(quiet).unwrap_or(u16::MAX),
            most_quiet: u16::try_from(most_quiet).unwrap_or(u16::MAX),
        }
    }

    /// The seat to move.
    pub fn mover(&self) -> Seat {
        if self.black_to_move {
            Seat::Black
        } else {
            Seat::White
        }
    }

    /// The pieces of the side to move, and of the other.
    fn sides(&self) -> (u32, u32) {
        if self.black_to_move {
            (self.black, self.white)
        } else {
            (self.white, self.black)
        }
    }

    fn empty(&self) -> u32 {
        !(self.black | self.white)
    }

    /// Whether a search from here may look into the exact endings: only with so few pieces that it comes near them. Has
    /// them made if they are not there. A search in a hurry does with those that are finished, and waits for its own
    /// class only; any other waits for all, so that it finds the same whether they were there before or not.
    pub fn endings(&self, in_a_hurry: bool, stop: &AtomicBool) -> Endings {
        let pieces = (self.black | self.white).count_ones();
        if pieces <= BEFORE_ENDINGS {
            endings::begin(self);
        }
        let must_wait = !in_a_hurry || pieces <= endings::MOST_PIECES;
        let are_known = pieces <= NEAR_ENDINGS && (!must_wait || endings::wait(self, stop));
        if are_known {
            Endings::Known
        } else {
            Endings::Unknown
        }
    }

    /// The exact result of an ending, without regard to the turns made before.
    fn ending(&self, endings: Endings) -> Option<Exact> {
        match endings {
            Endings::Known => endings::exact(self),
            Endings::Unknown => None,
        }
    }

    /// Whether the game is drawn for want of progress before `turns` turns are made, if none of them is progress.
    fn is_too_late(&self, turns: u8) -> bool {
        self.most_quiet > 0 && self.quiet.saturating_add(u16::from(turns)) > self.most_quiet
    }
}

impl State for Draughts {
    type Turn = Turn;
    type Judge = Endings;

    const HOPELESS: i32 = 2;

    fn turns(&self, turns: &mut Vec<Turn>) {
        if self.can_capture() {
            self.each_capture(&mut |turn| turns.push(turn));
            return;
        }
        for way in ALL_WAYS {
            turns.extend(bits(self.steppers(way)).map(|from| Turn::step(from, way)));
        }
    }

    fn play(&mut self, turn: Turn) {
        let (from, to) = (1u32 << turn.from, 1u32 << turn.to);
        let is_king = self.kings & from != 0;
        let (own, enemies) = if self.black_to_move {
            (&mut self.black, &mut self.white)
        } else {
            (&mut self.white, &mut self.black)
        };
        // A king may end where it began.
        *own = *own & !from | to;
        *enemies &= !turn.captured;
        self.kings &= !(turn.captured | from);
        if is_king || to & self.king_row() != 0 {
            self.kings |= to;
        }
        self.quiet = if is_king && turn.captured == 0 {
            self.quiet.saturating_add(1)
        } else {
            0
        };
        self.black_to_move = !self.black_to_move;
    }

    /// Mixed from the three boards: quicker than keys for every square.
    fn hash(&self) -> u64 {
        let pieces = u64::from(self.black) << 32 | u64::from(self.white);
        mix(mix(pieces) ^ u64::from(self.kings) << 1 ^ u64::from(self.black_to_move))
    }

    fn key(&self) -> u64 {
        let left = self.most_quiet.saturating_sub(self.quiet);
        if self.most_quiet == 0 || left > SHORT {
            self.hash()
        } else {
            self.hash() ^ mix(u64::from(left))
        }
    }

    fn end(&self) -> Option<End> {
        if !self.can_step() && !self.can_capture() {
            return Some(End::Lost);
        }
        (self.most_quiet > 0 && self.quiet >= self.most_quiet).then_some(End::Drawn)
    }

    fn value(&self, endings: &mut Endings) -> i32 {
        let late = |turns: u8| WON_LATE - i32::from(turns);
        match self.ending(*endings) {
            Some(Exact::Won(turns)) => late(turns),
            Some(Exact::Lost(turns)) => -late(turns),
            Some(Exact::Drawn) | None => value::value(self),
        }
    }

    /// A win counts only if it is sure to come before the draw for want of progress.
    fn exact(&self, endings: &Endings) -> Option<Exact> {
        self.ending(*endings).filter(|exact| match exact {
            Exact::Won(turns) | Exact::Lost(turns) => !self.is_too_late(*turns),
            Exact::Drawn => true,
        })
    }

    fn is_noisy(&self) -> bool {
        self.can_capture()
    }

    fn reduction(&self, depth: i32, rank: usize) -> i32 {
        let less = match rank {
            0..3 => 0,
            3..6 => 1,
            _ => 2,
        };
        less.min(depth - 2).max(0)
    }

    fn promise(&self, turn: Turn) -> i32 {
        value::promise(self, turn)
    }

    fn hope(&self, turn: Turn) -> Option<i32> {
        value::hope(self, turn)
    }

    fn index(turn: Turn) -> usize {
        usize::from(turn.from) << 5 | usize::from(turn.to)
    }

    fn recurs_within(&self) -> usize {
        usize::from(self.quiet)
    }
}
