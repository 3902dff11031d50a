//! Exact results of draughts endings with up to four pieces: who wins, and in how many turns.
//!
//! Built when first needed, one class of material after the other, by going back from the ends (retrograde analysis).
//! They take a position as fresh: the count of turns without progress is not part of them.

use std::array;
use std::sync::{LazyLock, OnceLock};

use crate::engine::draughts::{ALL_WAYS, CAN_STEP, Draughts, STEP, bit_of, bits, turned};
use crate::engine::state::{Exact, State};

/// The greatest number of pieces.
pub const MOST_PIECES: u32 = 4;

/// The result of a position that the tables hold, if both sides have pieces.
pub fn exact(state: &Draughts) -> Option<Exact> {
    let has_both = state.black != 0 && state.white != 0;
    if !has_both || (state.black | state.white).count_ones() > MOST_PIECES {
        return None;
    }
    let state = upright(state);
    let class = Class::of(&state);
    let (pair, side) = class.pair();
    let values = PAIRS[pair.number()].get_or_init(|| Building::new(pair).finish());
    Some(result(values[side][class.index(&state)]))
}

/// Kept as one byte: 0 is a draw, else one more than the number of turns; whoever moves last wins.
fn result(value: u8) -> Exact {
    match value {
        0 => Exact::Drawn,
        value if value.is_multiple_of(2) => Exact::Won(value - 1),
        value => Exact::Lost(value - 1),
    }
}

/// The two tables of a class, for either side to move; only the first if it is its own counterpart.
type Values = [Vec<u8>; 2];

static PAIRS: [OnceLock<Values>; 256] = [const { OnceLock::new() }; 256];

/// The same position with Black to move: turned round if it was White's turn.
fn upright(state: &Draughts) -> Draughts {
    if state.black_to_move {
        return Draughts { quiet: 0, ..*state };
    }
    Draughts {
        black: turned(state.white),
        white: turned(state.black),
        kings: turned(state.kings),
        black_to_move: true,
        quiet: 0,
        most_quiet: 0,
    }
}

/// How many men and kings the side to move and the other have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Class {
    men: usize,
    kings: usize,
    other_men: usize,
    other_kings: usize,
}

/// Sets of up to three squares by their size, in the order of their greatest, then second greatest square and so on
/// (squares in the order of the draughts numbers): sets without the last rank come first.
static SUBSETS: LazyLock<[Vec<u32>; 4]> = LazyLock::new(|| {
    let bit = |number: usize| 1u32 << POSITIONS[number];
    let mut subsets = [vec![0], Vec::new(), Vec::new(), Vec::new()];
    for size in 1..4 {
        for greatest in 0..32 {
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

/// The bit of each square, by draughts number less one.
static POSITIONS: LazyLock<[u32; 32]> = LazyLock::new(|| {
    let number = |index: usize| u8::try_from(index).unwrap_or(0);
    array::from_fn(|index| bit_of(crate::board::Point::new(number(index))))
});

/// Sets in the order of the draughts numbers instead of our bits, byte by byte.
static NUMBERED: LazyLock<[[u32; 256]; 4]> = LazyLock::new(|| {
    let mut number_of = [0; 32];
    for (number, &bit) in POSITIONS.iter().enumerate() {
        number_of[bit as usize] = number;
    }
    array::from_fn(|byte| {
        array::from_fn(|set| {
            let set = u32::try_from(set << (8 * byte)).unwrap_or(0);
            bits(set).fold(0, |all, bit| all | 1 << number_of[bit as usize])
        })
    })
});

/// The number of sets of `size` (at most 3) out of `all`.
const fn choose(all: usize, size: usize) -> usize {
    match size {
        0 => 1,
        1 => all,
        2 => all * all.saturating_sub(1) / 2,
        _ => all * all.saturating_sub(1) * all.saturating_sub(2) / 6,
    }
}

/// The place of a set of squares in [`SUBSETS`].
fn rank(set: u32) -> usize {
    let bytes = set.to_le_bytes().into_iter().zip(NUMBERED.iter());
    let numbered = bytes.fold(0, |all, (byte, table)| all | table[usize::from(byte)]);
    let places = (1..).zip(bits(numbered));
    places.map(|(size, bit)| choose(bit as usize, size)).sum()
}

/// Squares on which a man can stand.
const MEN_SQUARES: usize = 28;
const SQUARES: usize = 32;

impl Class {
    /// The class of a position with Black to move.
    fn of(state: &Draughts) -> Self {
        let count = |set: u32| set.count_ones() as usize;
        Self {
            men: count(state.black & !state.kings),
            kings: count(state.black & state.kings),
            other_men: count(state.white & !state.kings),
            other_kings: count(state.white & state.kings),
        }
    }

    fn swapped(self) -> Self {
        Self {
            men: self.other_men,
            kings: self.other_kings,
            other_men: self.men,
            other_kings: self.kings,
        }
    }

    /// The class under which both sides' tables are kept, and which of the two is this one's.
    fn pair(self) -> (Self, usize) {
        if self <= self.swapped() {
            (self, 0)
        } else {
            (self.swapped(), 1)
        }
    }

    fn number(self) -> usize {
        self.men << 6 | self.kings << 4 | self.other_men << 2 | self.other_kings
    }

    /// The number of places for the four groups, some of which cannot be: two pieces on a square.
    fn sizes(self) -> [usize; 4] {
        [
            choose(MEN_SQUARES, self.men),
            choose(SQUARES, self.kings),
            choose(MEN_SQUARES, self.other_men),
            choose(SQUARES, self.other_kings),
        ]
    }

    /// The number of a position (Black to move) of this class. Each side's sets are seen from its own back rank.
    fn index(self, state: &Draughts) -> usize {
        let groups = [
            state.black & !state.kings,
            state.black & state.kings,
            turned(state.white & !state.kings),
            turned(state.white & state.kings),
        ];
        let places = groups.into_iter().zip(self.sizes());
        places.fold(0, |index, (group, size)| index * size + rank(group))
    }

    /// The position with this number; none where two pieces would share a square.
    fn state(self, mut index: usize) -> Option<Draughts> {
        let [men, kings, other_men, other_kings] = self.sizes();
        let counts = [self.other_kings, self.other_men, self.kings, self.men];
        let mut groups = [0; 4];
        for ((group, size), count) in groups
            .iter_mut()
            .zip([other_kings, other_men, kings, men])
            .zip(counts)
        {
            *group = SUBSETS[count][index % size];
            index /= size;
        }
        let [other_kings, other_men, kings, men] = groups;
        let (other_men, other_kings) = (turned(other_men), turned(other_kings));
        let is_whole = (men | kings | other_men | other_kings).count_ones() as usize
            == counts.into_iter().sum::<usize>();
        is_whole.then_some(Draughts {
            black: men | kings,
            white: other_men | other_kings,
            kings: kings | other_kings,
            black_to_move: true,
            quiet: 0,
            most_quiet: 0,
        })
    }
}

/// A position of the pair under way: which of its classes, and the number in it.
type Place = (usize, usize);

/// The tables of a pair of classes under way.
struct Building {
    classes: [Class; 2],
    /// How many tables there are: one if the class is its own counterpart.
    sides: usize,
    values: Values,
    /// For each position the steps that stay in the pair and are not yet known to lose; [`NEVER_LOST`] for one that has
    /// a better way.
    left: Values,
    /// The longest loss, as a value, by a turn that leaves the pair.
    longest: Values,
    /// Positions by the value that they are found to have.
    found: Vec<Vec<Place>>,
}

/// For a position that cannot be lost: not a number of steps.
const NEVER_LOST: u8 = u8::MAX;

impl Building {
    fn new(class: Class) -> Self {
        let classes = [class, class.swapped()];
        let sides = if classes[0] == classes[1] { 1 } else { 2 };
        let size = |side: usize| {
            if side < sides {
                classes[side].sizes().into_iter().product()
            } else {
                0
            }
        };
        let empty = || array::from_fn(|side| vec![0; size(side)]);
        Self {
            classes,
            sides,
            values: empty(),
            left: empty(),
            longest: empty(),
            found: vec![Vec::new(); usize::from(u8::MAX) + 1],
        }
    }

    /// The table of the side that moves after that of `side`.
    fn other(&self, side: usize) -> usize {
        (side + 1) % self.sides
    }

    fn finish(mut self) -> Values {
        let mut turns = Vec::new();
        for side in 0..self.sides {
            for index in 0..self.values[side].len() {
                if let Some(state) = self.classes[side].state(index) {
                    self.begin((side, index), &state, &mut turns);
                }
            }
        }
        for value in 1..u8::MAX {
            while let Some(place) = self.found[usize::from(value)].pop() {
                self.settle(place, value);
            }
        }
        self.values
    }

    /// Looks at the turns of a position that leave the pair, and counts those that stay.
    fn begin(&mut self, place: Place, state: &Draughts, turns: &mut Vec<super::Turn>) {
        let (side, index) = place;
        let (mut inside, mut can_draw) = (0, false);
        let (mut quickest, mut longest) = (u8::MAX, 1);
        turns.clear();
        state.turns(turns);
        for &turn in turns.iter() {
            let mut after = *state;
            after.play(turn);
            let is_inside =
                turn.captured == 0 && after.kings.count_ones() == state.kings.count_ones();
            if is_inside {
                inside += 1;
                continue;
            }
            // Without pieces the other side has lost at once.
            match exact(&after).unwrap_or(Exact::Lost(0)) {
                Exact::Lost(turns) => quickest = quickest.min(turns + 2),
                Exact::Won(turns) => longest = longest.max(turns + 2),
                Exact::Drawn => can_draw = true,
            }
        }
        self.longest[side][index] = longest;
        self.left[side][index] = if can_draw || quickest < u8::MAX {
            NEVER_LOST
        } else {
            inside
        };
        if quickest < u8::MAX {
            self.found[usize::from(quickest)].push(place);
        } else if inside == 0 && !can_draw {
            self.found[usize::from(longest)].push(place);
        }
    }

    /// Gives a position its value, unless it has one, and tells the positions before it.
    fn settle(&mut self, (side, index): Place, value: u8) {
        if self.values[side][index] != 0 {
            return;
        }
        self.values[side][index] = value;
        let state = self.classes[side].state(index);
        let before = self.other(side);
        let is_won = value.is_multiple_of(2);
        for earlier in origins(&state.expect("only whole positions are found")) {
            let index = self.classes[before].index(&earlier);
            if self.values[before][index] != 0 {
                continue;
            }
            if !is_won {
                self.found[usize::from(value) + 1].push((before, index));
                continue;
            }
            let left = &mut self.left[before][index];
            if *left != NEVER_LOST {
                *left -= 1;
                if *left == 0 {
                    let value = self.longest[before][index].max(value + 1);
                    self.found[usize::from(value)].push((before, index));
                }
            }
        }
    }
}

/// The positions (Black to move) from which a step by a piece that stays what it is leads to `state` (Black to move
/// too).
fn origins(state: &Draughts) -> impl Iterator<Item = Draughts> {
    let state = *state;
    let empty = state.empty();
    bits(state.white).flat_map(move |bit| {
        let to = 1u32 << bit;
        let is_king = state.kings & to != 0;
        // A white man has come from the north.
        let ways = if is_king {
            &ALL_WAYS[..]
        } else {
            &ALL_WAYS[..2]
        };
        ways.iter().filter_map(move |&way| {
            let from = (to & CAN_STEP[way]).rotate_left(STEP[way]) & empty;
            let mut before = state;
            before.white = state.white & !to | from;
            if is_king {
                before.kings = state.kings & !to | from;
            }
            before.black_to_move = false;
            (from != 0 && !before.can_capture()).then(|| upright(&before))
        })
    })
}
