//! The terms by which a draughts position is judged: what each counts, for Black less for White.
//!
//! A term for a side is seen from its own back rank. [`Terms`] lists them for the program that fits their weights; the
//! search adds the same terms up faster (`value.rs`), and a test holds the two together.

use crate::engine::draughts::Draughts;
use crate::engine::draughts::squares::{ALL_WAYS, CAN_STEP, RANKS, STEP, bits, square, turned};
use crate::rules::Position;

/// The number of patterns of men on the own back rank.
pub const PATTERNS: usize = 16;
/// The number of terms that are neither places nor patterns.
pub const SHAPES: usize = 14;
/// The number of all terms: men by place, kings by place, back ranks, shapes.
pub const TERMS: usize = 32 + 32 + PATTERNS + SHAPES;

/// Names of the terms that are neither places nor patterns, in order.
pub const SHAPE_NAMES: [&str; SHAPES] = [
    "men",
    "kings",
    "a king where the other side has none",
    "steps of men",
    "steps of kings",
    "kings that cannot step",
    "men backed by a piece",
    "men before whom the way is free",
    "steps that free men are from the king row",
    "men shut in on the dog hole",
    "the opposition",
    "the turn",
    "kings of the stronger side near the weaker",
    "kings of the weaker side in a double corner",
];

/// Corner squares g1, h2, a7, b8, where a lone king is safe.
const DOUBLE_CORNERS: u32 =
    1 << square(6, 0) | 1 << square(7, 1) | 1 << square(0, 6) | 1 << square(1, 7);
/// From up to how many pieces on the stronger side hunts.
const HUNT: u32 = 10;

/// From up to how many pieces on men are looked at that run for the king row.
const RUN: i32 = 16;

/// What a position counts for each term, for the fitting of the weights.
#[derive(Clone, Debug, PartialEq)]
pub struct Terms {
    /// The terms that are not 0, by number, with what they count for the side to move.
    pub counts: Vec<(usize, i32)>,
    /// How near the opening is, from 0 to 256: the weights for the opening count by this, those for the ending by the
    /// rest.
    pub opening: i32,
}

impl Terms {
    /// The terms of a position of draughts; none while a capture is due to either side, which makes a value worthless.
    pub fn of(position: &Position) -> Option<Self> {
        let state = Draughts::new(position, 0, 0);
        let other = Draughts {
            black_to_move: !state.black_to_move,
            ..state
        };
        let is_quiet = !state.can_capture() && !other.can_capture();
        is_quiet.then(|| Self::of_state(&state))
    }

    pub(super) fn of_state(state: &Draughts) -> Self {
        let mut counts = [0; TERMS];
        let sides = [
            (state.black, state.black & !state.kings, 1),
            (turned(state.white), turned(state.white & !state.kings), -1),
        ];
        for (pieces, men, sign) in sides {
            for bit in bits(men) {
                counts[bit as usize] += sign;
            }
            for bit in bits(pieces & !men) {
                counts[32 + bit as usize] += sign;
            }
            counts[64 + pattern(men)] += sign;
        }
        for (count, shape) in counts[64 + PATTERNS..].iter_mut().zip(shapes(state)) {
            *count = shape;
        }
        let sign = if state.black_to_move { 1 } else { -1 };
        let counts = counts.iter().enumerate();
        Self {
            counts: counts
                .filter(|(_, count)| **count != 0)
                .map(|(term, count)| (term, sign * count))
                .collect(),
            opening: opening(state),
        }
    }
}

/// How near the opening is, from 0 with the four pieces whose endings are known to 256 with all.
pub fn opening(state: &Draughts) -> i32 {
    let pieces = count(state.black | state.white);
    ((pieces - 4) * 256 / 20).max(0)
}

/// The pattern of the men on the back rank: a1 is 1, c1 2, e1 4, g1 8.
pub const fn pattern(men: u32) -> usize {
    // Gathers bits 18, 12, 6 and 0 into four neighbours.
    let back = men & RANKS[0];
    let gathered = back & 1 << square(0, 0)
        | (back & 1 << square(2, 0)) << 7
        | (back & 1 << square(4, 0)) << 14
        | (back & 1) << 21;
    (gathered >> 18) as usize
}

fn count(set: u32) -> i32 {
    set.count_ones().cast_signed()
}

/// How many more squares the one set has than the other: one count for both.
fn more(set: u32, than: u32) -> i32 {
    let both = u64::from(set) << 32 | u64::from(!than);
    both.count_ones().cast_signed() - 32
}

/// The squares one step from a set in a direction.
fn step(set: u32, way: usize) -> u32 {
    (set & CAN_STEP[way]).rotate_left(STEP[way])
}

/// The squares of a set and their neighbours.
fn spread(set: u32) -> u32 {
    ALL_WAYS.iter().fold(set, |all, &way| all | step(set, way))
}

/// The terms that are neither places nor patterns, for Black less for White, in the order of [`SHAPE_NAMES`].
pub fn shapes(state: &Draughts) -> [i32; SHAPES] {
    let (black, white, kings) = (state.black, state.white, state.kings);
    let (black_men, white_men) = (black & !kings, white & !kings);
    let (black_kings, white_kings) = (black & kings, white & kings);
    let empty = state.empty();
    let [north_east, north_west, south_west, south_east] = ALL_WAYS;
    // The squares from which a step in each direction ends on a free one.
    let free = ALL_WAYS.map(|way| CAN_STEP[way] & empty.rotate_right(STEP[way]));
    let men_steps = more(black_men & free[north_east], white_men & free[south_west])
        + more(black_men & free[north_west], white_men & free[south_east]);
    let (mut king_steps, mut stuck) = (0, 0);
    if kings != 0 {
        let more_kings = |set: u32| more(black_kings & set, white_kings & set);
        king_steps = free.iter().map(|&free| more_kings(free)).sum();
        stuck = more_kings(!free.iter().fold(0, |all, free| all | free));
    }
    let backed = more(
        black_men & step(black, north_east),
        white_men & step(white, south_west),
    ) + more(
        black_men & step(black, north_west),
        white_men & step(white, south_east),
    );
    let (free, away) = if count(black | white) <= RUN {
        let (free, away) = runaways(black_men, white);
        let (other_free, other_away) = runaways(turned(white_men), turned(black));
        (free - other_free, away - other_away)
    } else {
        (0, 0)
    };
    let is_shut = |men: u32, others: u32, hole: (u32, u32), guard: (u32, u32)| {
        i32::from(
            men & 1 << square(hole.0, hole.1) != 0 && others & 1 << square(guard.0, guard.1) != 0,
        )
    };
    let dog_hole = is_shut(black_men, white_men, (0, 6), (1, 7))
        - is_shut(white_men, black_men, (7, 1), (6, 0));
    let turn = if state.black_to_move { 1 } else { -1 };
    // The side to move has the opposition if an odd number of pieces stands in its system (the files of its back rank).
    let system = if state.black_to_move {
        EVEN_RANKS
    } else {
        !EVEN_RANKS
    };
    let opposition =
        if (black | white) & system != 0 && ((black | white) & system).count_ones() % 2 == 1 {
            turn
        } else {
            -turn
        };
    let men = more(black_men, white_men);
    let (mut king_lead, mut first, mut near, mut sheltered) = (0, 0, 0, 0);
    if kings != 0 {
        king_lead = more(black_kings, white_kings);
        first = i32::from(black_kings != 0) - i32::from(white_kings != 0);
        let ahead = (2 * men + 3 * king_lead).signum();
        if ahead != 0 && (black | white).count_ones() <= HUNT {
            let (strong, weak) = if ahead > 0 {
                (black, white)
            } else {
                (white, black)
            };
            near = ahead * nearness(strong & kings, weak);
            sheltered = -ahead * count(weak & kings & DOUBLE_CORNERS);
        }
    }
    [
        men, king_lead, first, men_steps, king_steps, stuck, backed, free, away, dog_hole,
        opposition, turn, near, sheltered,
    ]
}

/// The squares of every other rank, from the first.
const EVEN_RANKS: u32 = RANKS[0] | RANKS[2] | RANKS[4] | RANKS[6];

/// For each king of the stronger side, seven less its way to the nearest piece of the weaker.
fn nearness(kings: u32, weak: u32) -> i32 {
    let mut near = weak;
    let mut sum = 0;
    for _ in 0..7 {
        near = spread(near);
        sum += count(kings & near);
    }
    sum
}

/// How many men nobody can meet on their way, having no enemy in the widening cone before them, and how many steps they
/// are from the king row in all; seen from the men's own back rank.
fn runaways(men: u32, foes: u32) -> (i32, i32) {
    let (mut free, mut away) = (0, 0);
    for (rank, to_go) in (3..7).zip([4, 3, 2, 1]) {
        for bit in bits(men & RANKS[rank]) {
            if CONES[bit as usize] & foes == 0 {
                free += 1;
                away += to_go;
            }
        }
    }
    (free, away)
}

/// For each square those before it at most as far aside as ahead.
static CONES: [u32; 32] = cones();

const fn cones() -> [u32; 32] {
    let mut cones = [0; 32];
    let mut index = 0u32;
    while index < 64 * 64 {
        let (file, rank) = (index % 8, index / 8 % 8);
        let (other_file, other_rank) = (index / 64 % 8, index / 512);
        let are_dark =
            (file + rank).is_multiple_of(2) && (other_file + other_rank).is_multiple_of(2);
        if are_dark && other_rank > rank && file.abs_diff(other_file) <= other_rank - rank {
            cones[square(file, rank) as usize] |= 1 << square(other_file, other_rank);
        }
        index += 1;
    }
    cones
}
