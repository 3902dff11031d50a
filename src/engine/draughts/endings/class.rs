//! The material of an ending, and the number of each of its positions.
//!
//! A position is seen with the side to move as Black; either side's sets of squares are seen from its own back rank.

use std::array;
use std::sync::LazyLock;

use crate::engine::draughts::Draughts;
use crate::engine::draughts::squares::{bit_of, bits, turned};

/// The greatest number of pieces.
pub const MOST_PIECES: u32 = 4;
/// The most pieces of a group: the other side has at least one.
const MOST_ALIKE: usize = 3;
/// Squares on which a man can stand: all but the last rank.
const MEN_SQUARES: usize = 28;
const SQUARES: usize = 32;

/// How many men and kings the side to move and the other have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Class {
    /// Men, then kings, of the side to move; men, then kings, of the other.
    pub groups: [usize; 4],
}

/// The squares of men and kings of the side to move, and of men and kings of the other; each seen from its own side.
pub type Groups = [u32; 4];

/// Sets of up to three squares by their size, in the order of their greatest, then second greatest square and so on
/// (squares in the order of the draughts numbers): sets without the last rank come first.
static SUBSETS: LazyLock<[Vec<u32>; MOST_ALIKE + 1]> = LazyLock::new(|| {
    let number = |index: usize| u8::try_from(index).unwrap_or(0);
    let bit = |index: usize| 1u32 << bit_of(crate::board::Point::new(number(index)));
    let mut subsets: [Vec<u32>; MOST_ALIKE + 1] = array::from_fn(|_| Vec::new());
    subsets[0] = vec![0];
    for size in 1..=MOST_ALIKE {
        for greatest in 0..SQUARES {
            let smaller = choose(greatest, size - 1);
            let sets: Vec<u32> = subsets[size - 1][..smaller]
                .iter()
                .map(|set| set | bit(greatest))
                .collect();
            subsets[size].extend(sets);
        }
    }
    subsets
});

/// The places of the sets in [`SUBSETS`], by size and by [`key`].
static PLACES: LazyLock<[Vec<u16>; MOST_ALIKE + 1]> = LazyLock::new(|| {
    array::from_fn(|size| {
        let mut places = vec![0; 1 << (5 * size)];
        for (place, &set) in (0..).zip(&SUBSETS[size]) {
            places[key(set)] = place;
        }
        places
    })
});

/// A set of squares as a number: five bits for each.
fn key(set: u32) -> usize {
    bits(set).fold(0, |key, bit| key << 5 | bit as usize)
}

/// The number of sets of `size` (at most 3) out of `all`.
const fn choose(all: usize, size: usize) -> usize {
    match size {
        0 => 1,
        1 => all,
        2 => all * all.saturating_sub(1) / 2,
        _ => all * all.saturating_sub(1) * all.saturating_sub(2) / 6,
    }
}

/// The place of a set of `size` squares among those of its size.
pub fn place(set: u32, size: usize) -> usize {
    usize::from(PLACES[size][key(set)])
}

impl Class {
    /// The classes of up to [`MOST_PIECES`] pieces, one of each pair, in an order in which a capture or a crowning leads
    /// to an earlier one.
    pub fn all() -> Vec<Self> {
        let most = MOST_PIECES as usize;
        let counts = 0..=MOST_ALIKE;
        let mut classes: Vec<Self> = counts
            .clone()
            .flat_map(|men| counts.clone().map(move |kings| [men, kings]))
            .flat_map(|own| {
                let others = (0..=MOST_ALIKE)
                    .flat_map(|men| (0..=MOST_ALIKE).map(move |kings| [men, kings]));
                others.map(move |[men, kings]| Self {
                    groups: [own[0], own[1], men, kings],
                })
            })
            .filter(|class| {
                let [own, other] = [
                    class.groups[0] + class.groups[1],
                    class.groups[2] + class.groups[3],
                ];
                own > 0 && other > 0 && own + other <= most && class.pair().1 == 0
            })
            .collect();
        classes.sort_by_key(|class| {
            (
                class.groups.iter().sum::<usize>(),
                class.groups[0] + class.groups[2],
            )
        });
        classes
    }

    /// The class of a position seen as [`groups`].
    pub fn of(groups: Groups) -> Self {
        Self {
            groups: groups.map(|set| set.count_ones() as usize),
        }
    }

    /// The class after a turn that changes nothing but the side to move.
    pub fn swapped(self) -> Self {
        let [men, kings, other_men, other_kings] = self.groups;
        Self {
            groups: [other_men, other_kings, men, kings],
        }
    }

    /// The class under which both sides' tables are kept, and which of the two is this one's.
    pub fn pair(self) -> (Self, usize) {
        if self <= self.swapped() {
            (self, 0)
        } else {
            (self.swapped(), 1)
        }
    }

    /// Whether captures and crownings can lead from `above` or its counterpart to this class; they always do to itself.
    pub fn is_below(self, above: Self) -> bool {
        let fits = |above: Self| {
            let sides = self.groups.chunks(2).zip(above.groups.chunks(2));
            let mut fit = sides.map(|(these, those)| {
                these[0] <= those[0] && these[0] + these[1] <= those[0] + those[1]
            });
            fit.all(|fits| fits)
        };
        fits(above) || fits(above.swapped())
    }

    /// A number below 256 of its own.
    pub fn number(self) -> usize {
        self.groups
            .iter()
            .fold(0, |number, group| number << 2 | group)
    }

    /// The number of places for the four groups, some of which cannot be: two pieces on a square.
    pub fn sizes(self) -> [usize; 4] {
        let [men, kings, other_men, other_kings] = self.groups;
        [
            choose(MEN_SQUARES, men),
            choose(SQUARES, kings),
            choose(MEN_SQUARES, other_men),
            choose(SQUARES, other_kings),
        ]
    }

    /// The number of all places of positions.
    pub fn size(self) -> usize {
        self.sizes().iter().product()
    }

    /// The number of a position of this class.
    pub fn index(self, groups: Groups) -> usize {
        let places = groups.into_iter().zip(self.groups).zip(self.sizes());
        places.fold(0, |index, ((set, count), size)| {
            index * size + place(set, count)
        })
    }

    /// The position with this number; two pieces may share a square.
    pub fn groups_at(self, mut index: usize) -> Groups {
        let mut groups = [0; 4];
        let counts = self.groups.iter().zip(self.sizes());
        for (group, (&count, size)) in groups.iter_mut().zip(counts).rev() {
            *group = SUBSETS[count][index % size];
            index /= size;
        }
        groups
    }
}

/// A position as its groups.
pub fn groups(state: &Draughts) -> Groups {
    let (men, kings) = (!state.kings, state.kings);
    let (black, white) = (state.black, turned(state.white));
    let turned_kings = turned(kings);
    if state.black_to_move {
        [
            black & men,
            black & kings,
            white & !turned_kings,
            white & turned_kings,
        ]
    } else {
        [
            white & !turned_kings,
            white & turned_kings,
            black & men,
            black & kings,
        ]
    }
}

/// The position of these groups, with Black to move; none where two pieces would share a square.
pub fn state([men, kings, other_men, other_kings]: Groups) -> Option<Draughts> {
    let (black, white) = (men | kings, turned(other_men | other_kings));
    let is_whole = men & kings == 0 && other_men & other_kings == 0 && black & white == 0;
    is_whole.then(|| Draughts {
        black,
        white,
        kings: kings | turned(other_kings),
        black_to_move: true,
        quiet: 0,
        most_quiet: 0,
    })
}
