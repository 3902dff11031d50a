//! What a race position is worth: how far each seat is from home.
//!
//! A seat's burden depends on its own stones and on foreign stones in its goal alone. In a search that is the same for
//! very many positions, so it is worked out with care once and remembered.

use crate::board::Point;
use crate::engine::race::Race;

/// Hundredths of a step for a goal point that another seat still holds.
const HELD: i32 = 100;
/// Hundredths of a step for each stone still at home, for each that has left.
const AT_HOME: i32 = 6;

/// Remembers burdens.
#[derive(Debug)]
pub struct Judge {
    /// Pairs of what the burden depends on and the burden; the place follows from the former.
    memory: Vec<(u64, i32)>,
    matching: Matching,
}

impl Judge {
    /// One that remembers as many burdens as the next power of two from `size` on.
    pub fn new(size: usize) -> Self {
        Self {
            memory: vec![(0, 0); size.next_power_of_two()],
            matching: Matching::default(),
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
        let course = &race.track.courses[seat];
        let stones = race.stones[seat];
        let lags: i32 = stones.iter().map(|point| course.lags[point.index()]).sum();
        let at_home = (stones & course.home).len();
        let away = stones.len() - at_home;
        let left = AT_HOME * i32::try_from(at_home * away).unwrap_or(i32::MAX);
        self.way_home(race, seat) + lags + left
    }

    /// Hundredths of a step on the empty board from the stones to the goal points not yet held by own stones, with
    /// every stone going to the point that makes the sum least.
    pub fn way_home(&mut self, race: &Race, seat: usize) -> i32 {
        let course = &race.track.courses[seat];
        let stones = race.stones[seat];
        let cost = |stone: Point, end: Point| {
            let held = i32::from(race.occupied.contains(end)) * HELD;
            100 * race.track.distance(stone, end) + held
        };
        let outside: Vec<Point> = (stones - course.goal).iter().collect();
        let ends: Vec<Point> = (course.goal - stones).iter().collect();
        self.matching.least(&outside, &ends, cost)
    }
}

/// The least-cost matching (Kuhn and Munkres, in the form with potentials, O(n³)).
#[derive(Debug, Default)]
struct Matching {
    row_potential: Vec<i32>,
    column_potential: Vec<i32>,
    /// The row matched with each column, from 1; 0 is none. Column 0 is the row under way.
    row_of: Vec<usize>,
    way: Vec<usize>,
    slack: Vec<i32>,
    used: Vec<bool>,
}

impl Matching {
    /// The least sum of costs of giving every stone (at most as many as there are ends) an end of its own.
    fn least(
        &mut self,
        stones: &[Point],
        ends: &[Point],
        cost: impl Fn(Point, Point) -> i32,
    ) -> i32 {
        let columns = ends.len();
        let stones = &stones[..stones.len().min(columns)];
        reset(&mut self.row_potential, stones.len() + 1, 0);
        reset(&mut self.column_potential, columns + 1, 0);
        reset(&mut self.row_of, columns + 1, 0);
        reset(&mut self.way, columns + 1, 0);
        for row in 1..=stones.len() {
            self.row_of[0] = row;
            reset(&mut self.slack, columns + 1, i32::MAX);
            reset(&mut self.used, columns + 1, false);
            let mut column = 0;
            while self.row_of[column] != 0 {
                column = self.extend(column, &cost, stones, ends);
            }
            while column != 0 {
                let before = self.way[column];
                self.row_of[column] = self.row_of[before];
                column = before;
            }
        }
        -self.column_potential[0]
    }

    /// Grows the tree of tight pairs by the column with the least slack and gives that column.
    fn extend(
        &mut self,
        column: usize,
        cost: impl Fn(Point, Point) -> i32,
        stones: &[Point],
        ends: &[Point],
    ) -> usize {
        self.used[column] = true;
        let row = self.row_of[column];
        let stone = stones[row - 1];
        let (mut least, mut nearest) = (i32::MAX, 0);
        for (other, &end) in (1..).zip(ends) {
            if self.used[other] {
                continue;
            }
            let reduced = cost(stone, end) - self.row_potential[row] - self.column_potential[other];
            if reduced < self.slack[other] {
                self.slack[other] = reduced;
                self.way[other] = column;
            }
            if self.slack[other] < least {
                least = self.slack[other];
                nearest = other;
            }
        }
        for other in 0..=ends.len() {
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
