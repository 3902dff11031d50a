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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::draughts::squares::RANKS;
    use crate::engine::draughts::terms::{TERMS, Terms};
    use crate::engine::state::mix;

    /// Positions drawn by lot, with few pieces and with many, of either side to move.
    fn positions() -> impl Iterator<Item = Draughts> {
        (0..500u64).map(|number| {
            let lots = |salt: u64| {
                let lot = mix(mix(number) ^ salt).to_le_bytes();
                let (low, high) = lot.split_at(4);
                let half = |bytes: &[u8]| {
                    bytes
                        .iter()
                        .fold(0, |set, &byte| set << 8 | u32::from(byte))
                };
                (half(low), half(high))
            };
            let (mut black, mut white) = lots(0);
            white &= !black;
            if number % 2 == 0 {
                let (few, fewer) = lots(1);
                black &= few;
                white &= fewer;
            }
            let kings = black & RANKS[7] | white & RANKS[0] | (black | white) & lots(2).0;
            Draughts {
                black,
                white,
                kings,
                black_to_move: number % 3 == 0,
                quiet: 0,
                most_quiet: 0,
            }
        })
    }

    fn weights() -> [Weight; TERMS] {
        let all = MEN.iter().chain(&KINGS).chain(&BACK).chain(&SHAPE);
        let mut weights = [Weight::default(); TERMS];
        for (place, weight) in weights.iter_mut().zip(all) {
            *place = *weight;
        }
        weights
    }

    #[test]
    fn a_value_is_the_sum_of_the_terms_that_are_fitted() {
        let weights = weights();
        for state in positions() {
            let terms = Terms::of_state(&state);
            let counts = terms.counts.iter();
            let sum = counts.fold(Weight::default(), |sum, &(term, count)| {
                sum.plus(weights[term], count)
            });
            let expected = sum.between(terms.opening);
            assert!((value(&state) - expected).abs() <= 1, "{state:?}");
        }
    }

    #[test]
    fn a_value_is_the_same_for_either_colour() {
        for state in positions() {
            let other = Draughts {
                black: turned(state.white),
                white: turned(state.black),
                kings: turned(state.kings),
                black_to_move: !state.black_to_move,
                ..state
            };
            assert_eq!(value(&state), value(&other), "{state:?}");
        }
    }
}
