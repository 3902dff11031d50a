//! What a draughts position is worth, in hundredths of a man: the weighted sum of its terms.

use std::sync::LazyLock;

use crate::engine::draughts::squares::{bits, turned};
use crate::engine::draughts::terms;
use crate::engine::draughts::weights::{BACK, KINGS, MEN, SHAPE, Weight};
use crate::engine::draughts::{Draughts, Turn};

/// Sums for the pieces of one side and kind, by the byte of the board and the pieces in it.
type Places = [[Weight; 256]; 4];

/// Men and kings of Black, then of White.
static PLACES: LazyLock<[Places; 4]> = LazyLock::new(|| {
    let sums = |weights: &[Weight; 32], is_black: bool| -> Places {
        std::array::from_fn(|byte| {
            std::array::from_fn(|set| {
                let set = u32::try_from(set << (8 * byte)).unwrap_or(0);
                let (set, sign) = if is_black {
                    (set, 1)
                } else {
                    (turned(set), -1)
                };
                bits(set).fold(Weight::default(), |sum, bit| {
                    sum.plus(weights[bit as usize], sign)
                })
            })
        })
    };
    [
        sums(&MEN, true),
        sums(&KINGS, true),
        sums(&MEN, false),
        sums(&KINGS, false),
    ]
});

fn places(tables: &Places, set: u32) -> Weight {
    let [a, b, c, d] = set.to_le_bytes();
    let sums = [(0, a), (1, b), (2, c), (3, d)];
    sums.iter().fold(Weight::default(), |sum, &(byte, set)| {
        sum.plus(tables[byte][usize::from(set)], 1)
    })
}

/// Hundredths of a man by which the side to move stands better.
pub fn value(state: &Draughts) -> i32 {
    let [black_men, black_kings, white_men, white_kings] = &*PLACES;
    let (black, white, kings) = (state.black, state.white, state.kings);
    let mut sum = places(black_men, black & !kings).plus(places(white_men, white & !kings), 1);
    if kings != 0 {
        sum = sum
            .plus(places(black_kings, black & kings), 1)
            .plus(places(white_kings, white & kings), 1);
    }
    sum = sum
        .plus(BACK[terms::pattern(black & !kings)], 1)
        .plus(BACK[terms::pattern(turned(white & !kings))], -1);
    for (&weight, count) in SHAPE.iter().zip(terms::shapes(state)) {
        sum = sum.plus(weight, count);
    }
    let value = sum.between(terms::opening(state));
    if state.black_to_move { value } else { -value }
}

/// How good a turn looks before it is tried: many captured, crowned, advanced.
pub fn promise(state: &Draughts, turn: Turn) -> i32 {
    let count = |set: u32| set.count_ones().cast_signed();
    let from = 1u32 << turn.from;
    let crowns = state.kings & from == 0 && 1u32 << turn.to & state.king_row() != 0;
    if turn.captured == 0 {
        return 500 * i32::from(crowns);
    }
    1000 * count(turn.captured) + 300 * count(turn.captured & state.kings) + 500 * i32::from(crowns)
}

/// How much the value can rise by a quiet turn.
pub fn hope(state: &Draughts, turn: Turn) -> Option<i32> {
    let is_quiet = turn.captured == 0 && 1u32 << turn.to & state.king_row() == 0;
    is_quiet.then_some(60)
}
