//! The turns of a draughts position.

use crate::board::Point;
use crate::engine::draughts::Draughts;
use crate::engine::draughts::squares::{ALL_WAYS, CAN_JUMP, CAN_STEP, POINTS, RANKS, STEP, bits};

/// The directions as bits of [`Turn::ways`].
const WAYS: [u32; 4] = [0, 1, 2, 3];

/// A turn: a step, or captures with the way they took.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    pub(super) from: u8,
    pub(super) to: u8,
    /// The number of captures; 0 is a step.
    hops: u8,
    /// The direction of each capture, two bits each, the first lowest.
    ways: u32,
    pub(super) captured: u32,
}

impl Turn {
    /// The step from a bit in a direction.
    pub(super) fn step(from: u32, way: usize) -> Self {
        Self {
            from: small(from),
            to: small(from + STEP[way]),
            hops: 0,
            ways: 0,
            captured: 0,
        }
    }

    /// Origin and every landing.
    pub fn points(self) -> Vec<Point> {
        let mut here = u32::from(self.from);
        let mut points = vec![POINTS[here as usize]];
        for hop in 0..self.hops {
            let way = self.ways >> (2 * hop) & 3;
            here = (here + 2 * STEP[way as usize]) % 32;
            points.push(POINTS[here as usize]);
        }
        if self.hops == 0 {
            points.push(POINTS[usize::from(self.to)]);
        }
        points
    }
}

/// What a capture in progress needs to know.
#[derive(Clone, Copy)]
struct Capture {
    turn: Turn,
    ways: &'static [usize],
    enemies: u32,
    empty: u32,
    /// Where a man is crowned and stops.
    king_row: u32,
}

impl Draughts {
    /// Where men of the side to move are crowned.
    pub(super) fn king_row(&self) -> u32 {
        RANKS[if self.black_to_move { 7 } else { 0 }]
    }

    /// The directions of the men of the side to move.
    fn men_ways(&self) -> &'static [usize] {
        if self.black_to_move {
            &ALL_WAYS[..2]
        } else {
            &ALL_WAYS[2..]
        }
    }

    /// The pieces of the side to move that may go in a direction.
    fn goers(&self, way: usize) -> u32 {
        let (own, _) = self.sides();
        let is_forward = self.black_to_move == (way < 2);
        if is_forward { own } else { own & self.kings }
    }

    /// The pieces of the side to move that can step in a direction.
    pub(super) fn steppers(&self, way: usize) -> u32 {
        self.goers(way) & CAN_STEP[way] & self.empty().rotate_right(STEP[way])
    }

    /// The pieces of the side to move that can capture in a direction.
    fn capturers(&self, way: usize) -> u32 {
        let (_, enemies) = self.sides();
        self.goers(way)
            & CAN_JUMP[way]
            & enemies.rotate_right(STEP[way])
            & self.empty().rotate_right(2 * STEP[way])
    }

    pub(super) fn can_capture(&self) -> bool {
        ALL_WAYS.iter().any(|&way| self.capturers(way) != 0)
    }

    pub(super) fn can_step(&self) -> bool {
        ALL_WAYS.iter().any(|&way| self.steppers(way) != 0)
    }

    /// Gives every capture, by its full path.
    pub(super) fn each_capture(&self, found: &mut impl FnMut(Turn)) {
        let capturers = ALL_WAYS.map(|way| self.capturers(way));
        let (_, enemies) = self.sides();
        for from in bits(capturers.into_iter().fold(0, |all, some| all | some)) {
            let is_king = self.kings >> from & 1 == 1;
            let capture = Capture {
                turn: Turn {
                    to: small(from),
                    ..Turn::step(from, 0)
                },
                ways: if is_king { &ALL_WAYS } else { self.men_ways() },
                enemies,
                empty: self.empty() | 1 << from,
                king_row: if is_king { 0 } else { self.king_row() },
            };
            capture.go_on(found);
        }
    }

    /// The rank, from the side's own, to which a turn brings a man; none for a king.
    pub fn advance(&self, turn: Turn) -> Option<usize> {
        let is_man = self.kings >> turn.from & 1 == 0;
        let rank = RANKS.iter().position(|rank| rank >> turn.to & 1 == 1);
        let seen = |rank: usize| if self.black_to_move { rank } else { 7 - rank };
        rank.filter(|_| is_man).map(seen)
    }

    /// The number of turns.
    pub fn count(&self) -> u64 {
        let mut count = 0;
        if self.can_capture() {
            self.each_capture(&mut |_| count += 1);
            return count;
        }
        ALL_WAYS
            .iter()
            .map(|&way| u64::from(self.steppers(way).count_ones()))
            .sum()
    }
}

/// A number of a square or a hop: below 32.
const fn small(bit: u32) -> u8 {
    (bit & 31) as u8
}

impl Capture {
    /// Gives every way in which the capture goes on to its end; says whether there is one.
    fn go_on(self, found: &mut impl FnMut(Turn)) -> bool {
        let here = 1u32 << self.turn.to;
        let enemies = self.enemies & !self.turn.captured;
        let empty = self.empty | self.turn.captured;
        let mut goes_on = false;
        for &way in self.ways {
            let over = here.rotate_left(STEP[way]);
            let to = here.rotate_left(2 * STEP[way]);
            if here & CAN_JUMP[way] == 0 || over & enemies == 0 || to & empty == 0 {
                continue;
            }
            goes_on = true;
            let mut next = self;
            next.turn.to = small(to.trailing_zeros());
            next.turn.captured |= over;
            next.turn.ways |= WAYS[way] << (2 * self.turn.hops);
            next.turn.hops += 1;
            if to & self.king_row != 0 || !next.go_on(found) {
                found(next.turn);
            }
        }
        goes_on
    }
}
