//! The 32 squares as bits: steps and jumps of all pieces at once by rotation.
//!
//! The bits are laid out so that a step north-east is one bit to the left and a step north-west seven, from every row
//! (the layout of Kreuzer's bit board tutorial, 2007): a1 is bit 18.

use std::sync::LazyLock;

use crate::board::Point;

/// The directions: NE NW SW SE. Men of Black have the first two, men of White the others.
pub const ALL_WAYS: [usize; 4] = [0, 1, 2, 3];
/// By how many bits to the left a step goes: NE NW SW SE.
pub const STEP: [u32; 4] = [1, 7, 31, 25];
/// The squares from which a step stays on the board, by direction.
pub const CAN_STEP: [u32; 4] = on_board(1);
/// The squares from which a jump stays on the board, by direction.
pub const CAN_JUMP: [u32; 4] = on_board(2);
/// The squares of each rank, from 1 to 8.
pub const RANKS: [u32; 8] = ranks();
/// The bit of a dark square, file and rank counted from 0.
pub const fn square(file: u32, rank: u32) -> u32 {
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
pub fn bit_of(point: Point) -> u32 {
    let index = u32::try_from(point.index()).unwrap_or(0);
    let (row, column) = (index / 4, index % 4);
    square(6 + row % 2 - 2 * column, row)
}

/// The board turned by 180 degrees.
pub const fn turned(set: u32) -> u32 {
    set.reverse_bits().rotate_left(12)
}

/// The points by their bits.
pub static POINTS: LazyLock<[Point; 32]> = LazyLock::new(|| {
    let mut points = [Point::new(0); 32];
    for point in (0..32).map(Point::new) {
        points[bit_of(point) as usize] = point;
    }
    points
});

/// The bits of a set, lowest first.
pub fn bits(mut set: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let bit = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (bit < 32).then_some(bit)
    })
}
