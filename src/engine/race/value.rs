//! What a race position is worth: how far each seat is from home.
//!
//! A seat's burden depends on its own stones and on foreign stones in its goal alone. In a search that is the same for
//! very many positions, so it is worked out with care once and remembered.

use crate::board::Point;
use crate::engine::race::Race;

/// Remembers burdens.
#[derive(Debug)]
pub struct Judge {
    /// Pairs of what the burden depends on and the burden; the place follows from the former.
    memory: Vec<(u64, i32)>,
    matching: Matching,
    /// Stones that are not yet in the goal.
    stones: Vec<Point>,
}

impl Judge {
    /// One that remembers as many burdens as the next power of two from `size` on.
    pub fn new(size: usize) -> Self {
        Self {
            memory: vec![(0, 0); size.next_power_of_two()],
            matching: Matching::default(),
            stones: Vec::new(),
        }
    }

    /// How much a seat still has before it, in hundredths of a step.
    pub fn burden(&mut self, race: &Race, seat: usize) -> i32 {
        let part = race.parts[seat];
        let mask = self.memory.len() - 1;
        #[expect(
            clippy::cast_possible_truncation,
            reason = "the low bits find the place"
        )]
        let place = part as usize & mask;
        let (of, burden) = self.memory[place];
        if of == part {
            return burden;
        }
        let burden = self.weigh(race, seat);
        self.memory[place] = (part, burden);
        burden
    }

    fn weigh(&mut self, race: &Race, seat: usize) -> i32 {
        let weights = &race.track.weights;
        let course = &race.track.courses[seat];
        let stones = race.stones[seat];
        let (mut lags, mut last) = (0, [0; 2]);
        for point in stones.iter() {
            lags += course.lags[point.index()];
            let row = course.rows[point.index()];
            if row > last[0] {
                last = [row, last[0]];
            } else if row > last[1] {
                last[1] = row;
            }
        }
        let left = weights.left((stones & course.home).len(), stones.len());
        let last = weights.last[0] * last[0] + weights.last[1] * last[1];
        self.way_home(race, seat) + lags + last + left
    }

    /// What is left to go on the empty board, the weight of the way a step, from the stones to the goal points not yet held
    /// by own stones, with every stone going to the point that makes the sum least.
    pub fn way_home(&mut self, race: &Race, seat: usize) -> i32 {
        let course = &race.track.courses[seat];
        let stones = race.stones[seat];
        let outside = stones - course.goal;
        let (mut rows, mut ends) = (0, 0u64);
        for (bit, &end) in course.ends.iter().enumerate() {
            if !stones.contains(end) {
                rows -= course.rows[end.index()];
                ends |= 1 << (bit % 64);
            }
        }
        self.stones.clear();
        for stone in outside.iter() {
            rows += course.rows[stone.index()];
            self.stones.push(stone);
        }
        let straight = |stone: Point| course.straight[stone.index()];
        let detours = |stone: Point| &course.detours[stone.index()][..];
        let detours = self.matching.least(&self.stones, ends, straight, detours);
        race.track.weights.way * (rows + detours)
    }
}

/// The least-cost matching of stones and ends (Kuhn and Munkres, in the form with potentials, O(n³)) for costs that are
/// mostly 0: first as many pairs without a cost as can be, then one search for each stone that is left.
#[derive(Debug, Default)]
struct Matching {
    /// The ends that cost nothing, for each stone.
    straight: Vec<u64>,
    row_potential: Vec<i32>,
    column_potential: Vec<i32>,
    /// The row matched with each column, from 1; 0 is none. Column 0 is the row under way.
    row_of: Vec<usize>,
    way: Vec<usize>,
    slack: Vec<i32>,
    used: Vec<bool>,
}

impl Matching {
    /// The least sum of costs of giving every stone (at most as many as there are ends) one of the ends (a bit set) of
    /// its own. `costs` are those of a stone for every end, whether in the set or not, and `straight` the ends for which
    /// they are 0.
    fn least<'a>(
        &mut self,
        stones: &[Point],
        ends: u64,
        straight: impl Fn(Point) -> u64,
        costs: impl Fn(Point) -> &'a [i32],
    ) -> i32 {
        let rows = stones.len().min(ends.count_ones() as usize);
        let stones = &stones[..rows];
        self.straight.clear();
        self.straight
            .extend(stones.iter().map(|&stone| straight(stone) & ends));
        let columns = stones.first().map_or(0, |&stone| costs(stone).len());
        reset(&mut self.row_of, columns + 1, 0);
        let mut paired = 0;
        for row in 0..rows {
            paired += usize::from(self.pair(row, &mut { u64::MAX }));
        }
        if paired == rows {
            return 0;
        }
        reset(&mut self.row_potential, rows + 1, 0);
        reset(&mut self.column_potential, columns + 1, 0);
        reset(&mut self.way, columns + 1, 0);
        for row in 1..=rows {
            if !self.row_of[1..].contains(&row) {
                self.add(row, ends, |row| costs(stones[row - 1]));
            }
        }
        -self.column_potential[0]
    }

    /// Finds a column without a cost for a row, moving other rows to other such columns where that helps. `open` are
    /// the columns not yet tried.
    fn pair(&mut self, row: usize, open: &mut u64) -> bool {
        loop {
            let candidates = self.straight[row] & *open;
            if candidates == 0 {
                return false;
            }
            let column = candidates.trailing_zeros() as usize;
            *open &= !(1 << column);
            let holder = self.row_of[column + 1];
            if holder == 0 || self.pair(holder - 1, open) {
                self.row_of[column + 1] = row + 1;
                return true;
            }
        }
    }

    /// Matches one more row, moving others where that is cheapest.
    fn add<'a>(&mut self, row: usize, ends: u64, costs: impl Fn(usize) -> &'a [i32]) {
        self.row_of[0] = row;
        let columns = self.row_of.len();
        reset(&mut self.slack, columns, i32::MAX);
        reset(&mut self.used, columns, false);
        let mut column = 0;
        while self.row_of[column] != 0 {
            column = self.extend(column, ends, costs(self.row_of[column]));
        }
        while column != 0 {
            let before = self.way[column];
            self.row_of[column] = self.row_of[before];
            column = before;
        }
    }

    /// Grows the tree of tight pairs by the column with the least slack and gives that column.
    fn extend(&mut self, column: usize, ends: u64, costs: &[i32]) -> usize {
        self.used[column] = true;
        let row = self.row_of[column];
        let (mut least, mut nearest) = (i32::MAX, 0);
        for (other, &cost) in (1..).zip(costs) {
            if self.used[other] || ends >> (other - 1) & 1 == 0 {
                continue;
            }
            let reduced = cost - self.row_potential[row] - self.column_potential[other];
            if reduced < self.slack[other] {
                self.slack[other] = reduced;
                self.way[other] = column;
            }
            if self.slack[other] < least {
                least = self.slack[other];
                nearest = other;
            }
        }
        for other in 0..self.used.len() {
            if self.used[other] {
                self.row_potential[self.row_of[other]] += least;
                self.column_potential[other] -= least;
            } else if other > 0 {
                self.slack[other] -= least;
            }
        }
        nearest
    }
}

fn reset<T: Clone>(list: &mut Vec<T>, length: usize, value: T) {
    list.clear();
    list.resize(length, value);
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Every way of giving the rows columns of their own.
    fn least_of_all(costs: &[Vec<i32>], used: u32) -> i32 {
        let Some((first, rest)) = costs.split_first() else {
            return 0;
        };
        let columns = (0..first.len()).filter(|column| used >> column & 1 == 0);
        columns
            .map(|column| first[column] + least_of_all(rest, used | 1 << column))
            .min()
            .unwrap_or(0)
    }

    proptest! {
        #[test]
        fn the_matching_is_the_least(costs in prop::collection::vec(prop::collection::vec(0..4, 6), 1..=6)) {
            let stones: Vec<Point> = (0..6).map(Point::new).take(costs.len()).collect();
            let free = |row: Point| {
                let columns = (0..6).filter(|&column| costs[row.index()][column] == 0);
                columns.fold(0, |set, column| set | 1 << column)
            };
            let row = |row: Point| &costs[row.index()][..];
            let found = Matching::default().least(&stones, 0b11_1111, free, row);
            prop_assert_eq!(found, least_of_all(&costs, 0));
        }
    }
}
