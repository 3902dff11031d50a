//! English draughts made for speed: three boards of 32 bits, steps and jumps of all pieces at once by rotation.
//!
//! The bits are laid out so that a step north-east is one bit to the left and a step north-west seven, from every row
//! (the layout of Kreuzer's bit board tutorial, 2007): a1 is bit 18.

mod tables;
pub mod terms;
mod value;
mod weights;

use crate::board::Point;
use crate::engine::state::{End, Exact, State, mix};
use crate::rules::{Position, Seat};

/// The directions as bits of [`Turn::ways`].
const WAYS: [u32; 4] = [0, 1, 2, 3];
/// By how many bits to the left a step goes: NE NW SW SE.
const STEP: [u32; 4] = [1, 7, 31, 25];
/// The squares from which a step stays on the board, by direction.
const CAN_STEP: [u32; 4] = on_board(1);
/// The squares from which a jump stays on the board, by direction.
const CAN_JUMP: [u32; 4] = on_board(2);
/// The squares of each rank, from 1 to 8.
const RANKS: [u32; 8] = ranks();
/// The directions of the pieces: of kings, of black men, of white men.
const ALL_WAYS: [usize; 4] = [0, 1, 2, 3];

/// The bit of a dark square, file and rank counted from 0.
const fn square(file: u32, rank: u32) -> u32 {
    (4 * rank + 18 + 96 - 3 * file) % 32
}

const fn ranks() -> [u32; 8] {
    let mut ranks = [0; 8];
    let mut index = 0u32;
    while index < 64 {
        let (file, rank) = (index % 8, index / 8);
        if (file + rank).is_multiple_of(2) {
            ranks[rank as usize] |= 1 << square(file, rank);
        }
        index += 1;
    }
    ranks
}

/// The squares from which one can go `far` in each direction.
const fn on_board(far: u32) -> [u32; 4] {
    let mut sets = [0; 4];
    let mut index = 0u32;
    while index < 64 {
        let (file, rank) = (index % 8, index / 8);
        if (file + rank).is_multiple_of(2) {
            let bit = 1 << square(file, rank);
            let (east, west) = (file + far < 8, file >= far);
            let (north, south) = (rank + far < 8, rank >= far);
            let goes = [north && east, north && west, south && west, south && east];
            let mut way = 0;
            while way < 4 {
                if goes[way] {
                    sets[way] |= bit;
                }
                way += 1;
            }
        }
        index += 1;
    }
    sets
}

/// The bit of the point with this index (the draughts number less one).
fn bit_of(point: Point) -> u32 {
    let index = u32::try_from(point.index()).unwrap_or(0);
    let (row, column) = (index / 4, index % 4);
    square(6 + row % 2 - 2 * column, row)
}

/// The board turned by 180 degrees.
const fn turned(set: u32) -> u32 {
    set.reverse_bits().rotate_left(12)
}

/// The points by their bits.
static POINTS: std::sync::LazyLock<[Point; 32]> = std::sync::LazyLock::new(|| {
    let mut points = [Point::new(0); 32];
    for point in (0..32).map(Point::new) {
        points[bit_of(point) as usize] = point;
    }
    points
});

/// The bits of a set, lowest first.
fn bits(mut set: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let bit = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (bit < 32).then_some(bit)
    })
}

/// A turn: a step, or captures with the way they took.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    from: u8,
    to: u8,
    /// The number of captures; 0 is a step.
    hops: u8,
    /// The direction of each capture, two bits each, the first lowest.
    ways: u32,
    captured: u32,
}

impl Turn {
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

/// Whether the exact results of endings with few pieces are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Endings {
    /// They are, and built when first needed.
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

    /// Where men of the side to move are crowned.
    fn king_row(&self) -> u32 {
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
        if self.men_ways().contains(&way) {
            own
        } else {
            own & self.kings
        }
    }

    /// The pieces of the side to move that can step in a direction.
    fn steppers(&self, way: usize) -> u32 {
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

    fn can_capture(&self) -> bool {
        ALL_WAYS.iter().any(|&way| self.capturers(way) != 0)
    }

    fn can_step(&self) -> bool {
        ALL_WAYS.iter().any(|&way| self.steppers(way) != 0)
    }

    /// Gives every capture, by its full path.
    fn each_capture(&self, found: &mut impl FnMut(Turn)) {
        let capturers = ALL_WAYS.map(|way| self.capturers(way));
        let (_, enemies) = self.sides();
        for from in bits(capturers.into_iter().fold(0, |all, some| all | some)) {
            let is_king = self.kings >> from & 1 == 1;
            let capture = Capture {
                turn: Turn {
                    from: small(from),
                    to: small(from),
                    hops: 0,
                    ways: 0,
                    captured: 0,
                },
                ways: if is_king { &ALL_WAYS } else { self.men_ways() },
                enemies,
                empty: self.empty() | 1 << from,
                king_row: if is_king { 0 } else { self.king_row() },
            };
            capture.go_on(found);
        }
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

impl State for Draughts {
    type Turn = Turn;
    type Judge = Endings;

    fn turns(&self, turns: &mut Vec<Turn>) {
        if self.can_capture() {
            self.each_capture(&mut |turn| turns.push(turn));
            return;
        }
        for way in ALL_WAYS {
            turns.extend(bits(self.steppers(way)).map(|from| Turn {
                from: small(from),
                to: small(from + STEP[way]),
                hops: 0,
                ways: 0,
                captured: 0,
            }));
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

    fn end(&self) -> Option<End> {
        if !self.can_step() && !self.can_capture() {
            return Some(End::Lost);
        }
        (self.most_quiet > 0 && self.quiet >= self.most_quiet).then_some(End::Drawn)
    }

    fn value(&self, _: &mut Endings) -> i32 {
        value::value(self)
    }

    fn exact(&self, endings: &Endings) -> Option<Exact> {
        match endings {
            Endings::Known => tables::exact(self),
            Endings::Unknown => None,
        }
    }

    fn is_noisy(&self) -> bool {
        self.can_capture()
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
