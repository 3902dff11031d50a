//! The making of a pair of tables by going back from the ends (retrograde analysis).

use std::array;

use crate::engine::draughts::Draughts;
use crate::engine::draughts::endings::class::{self, Class};
use crate::engine::draughts::squares::{ALL_WAYS, CAN_STEP, RANKS, STEP, bits};
use crate::engine::draughts::turns::Turn;
use crate::engine::state::{Exact, State};

/// The two tables of a class, for either side to move; only the first if it is its own counterpart. A byte for each
/// position: 0 is a draw, else one more than the number of turns to the end; whoever moves last wins.
pub type Values = [Vec<u8>; 2];

/// What a value says.
pub fn result(value: u8) -> Exact {
    match value {
        0 => Exact::Drawn,
        value if value.is_multiple_of(2) => Exact::Won(value - 1),
        value => Exact::Lost(value - 1),
    }
}

/// A position of the pair under way: which of its classes, and the number in it.
type Place = (usize, usize);

/// The tables of a pair of classes under way.
struct Building<'a> {
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
    /// The result of a position of an earlier class; without pieces the side to move has lost at once.
    known: &'a dyn Fn(&Draughts) -> Exact,
}

/// For a position that cannot be lost: not a number of steps.
const NEVER_LOST: u8 = u8::MAX;

/// The tables of a class and its counterpart; `known` gives the results of the positions to which captures and crownings
/// lead.
pub fn tables(class: Class, known: &dyn Fn(&Draughts) -> Exact) -> Values {
    let classes = [class, class.swapped()];
    let sides = if classes[0] == classes[1] { 1 } else { 2 };
    let size = |side: usize| {
        if side < sides {
            classes[side].size()
        } else {
            0
        }
    };
    let empty = || array::from_fn(|side| vec![0; size(side)]);
    let mut building = Building {
        classes,
        sides,
        values: empty(),
        left: empty(),
        longest: empty(),
        found: vec![Vec::new(); usize::from(u8::MAX) + 1],
        known,
    };
    for (side, class) in classes.into_iter().enumerate() {
        for index in 0..size(side) {
            if let Some(state) = class::state(class.groups_at(index)) {
                building.begin((side, index), &state);
            }
        }
    }
    for value in 1..u8::MAX {
        while let Some(place) = building.found[usize::from(value)].pop() {
            building.settle(place, value);
        }
    }
    building.values
}

impl Building<'_> {
    /// Looks at the turns of a position that leave the pair, and counts those that stay.
    fn begin(&mut self, place: Place, state: &Draughts) {
        let (side, index) = place;
        let (mut inside, mut can_draw) = (0u32, false);
        let (mut quickest, mut longest) = (u8::MAX, 1);
        let mut leave = |after: &Draughts| match (self.known)(after) {
            Exact::Lost(turns) => quickest = quickest.min(turns + 2),
            Exact::Won(turns) => longest = longest.max(turns + 2),
            Exact::Drawn => can_draw = true,
        };
        if state.can_capture() {
            state.each_capture(&mut |turn| {
                let mut after = *state;
                after.play(turn);
                leave(&after);
            });
        } else {
            let men = state.black & !state.kings;
            let to_be_crowned = men & RANKS[6];
            for way in ALL_WAYS {
                let steppers = state.steppers(way);
                inside += (steppers & !to_be_crowned).count_ones();
                for from in bits(steppers & to_be_crowned) {
                    let mut after = *state;
                    after.play(Turn::step(from, way));
                    leave(&after);
                }
            }
        }
        let is_won = quickest < u8::MAX;
        self.longest[side][index] = longest;
        self.left[side][index] = match u8::try_from(inside) {
            Ok(inside) if !can_draw && !is_won => inside,
            _ => NEVER_LOST,
        };
        if is_won {
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
        let is_won = value.is_multiple_of(2);
        let before = (side + 1) % self.sides;
        let groups = self.classes[side].groups_at(index);
        each_origin(self.classes[before], groups, &mut |index| {
            if self.values[before][index] != 0 {
                return;
            }
            if !is_won {
                self.found[usize::from(value) + 1].push((before, index));
                return;
            }
            let left = &mut self.left[before][index];
            if *left != NEVER_LOST {
                *left -= 1;
                if *left == 0 {
                    let value = self.longest[before][index].max(value + 1);
                    self.found[usize::from(value)].push((before, index));
                }
            }
        });
    }
}

/// Gives the numbers, in the class `before`, of the positions from which a step by a piece that stays what it is leads to
/// the position of these groups.
fn each_origin(before: Class, groups: class::Groups, found: &mut impl FnMut(usize)) {
    let [men, kings, other_men, other_kings] = groups;
    // Seen from the side that has made the step.
    let Some(state) = class::state([other_men, other_kings, men, kings]) else {
        return;
    };
    let [_, kings_size, other_men_size, other_kings_size] = before.sizes();
    let rest = class::place(men, before.groups[2]) * other_kings_size
        + class::place(kings, before.groups[3]);
    let rest_size = other_men_size * other_kings_size;
    let [men_count, kings_count, ..] = before.groups;
    let (men_place, kings_place) = (
        class::place(other_men, men_count),
        class::place(other_kings, kings_count),
    );
    let empty = state.empty();
    for way in ALL_WAYS {
        // A step against the way; men have come from below.
        let back = |to: u32| (to & CAN_STEP[way]).rotate_left(STEP[way]) & empty;
        let comers = if way < 2 { other_kings } else { state.black };
        for bit in bits(comers) {
            let to = 1u32 << bit;
            let from = back(to);
            if from == 0 {
                continue;
            }
            let is_king = other_kings & to != 0;
            let moved = |set: u32| set & !to | from;
            let mut earlier = state;
            earlier.black = moved(state.black);
            if is_king {
                earlier.kings = moved(state.kings);
            }
            if earlier.can_capture() {
                continue;
            }
            let (men_place, kings_place) = if is_king {
                (men_place, class::place(moved(other_kings), kings_count))
            } else {
                (class::place(moved(other_men), men_count), kings_place)
            };
            found((men_place * kings_size + kings_place) * rest_size + rest);
        }
    }
}
