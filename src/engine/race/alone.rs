//! What an army that plays alone has before it: the score by which a beam chooses.
//!
//! Other terms find shorter ways home than those that a game between two is judged by: nobody is in the way, and what
//! counts is that the last stones come along.

use crate::board::{Board, Ground, Point, PointSet};
use crate::engine::race::track::from_line;
use crate::engine::state::mix;

/// How an army that plays alone is weighed, in hundredths of a step; less is better.
///
/// Fitted to beams of widths 120 and 300 with scores changed by chance.
/// `cargo run --release --example tune_race -- alone RULESET ROUNDS` looks for better ones in the same way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AloneWeights {
    /// Each row of a stone.
    pub row: i32,
    /// The square of its rows: those behind are dearer.
    pub lag: i32,
    /// Each step of its way along the axes of a square board, where a row is the greater of the two.
    pub walk: i32,
    /// Each cell of its distance from the centre line.
    pub aside: i32,
    /// The square of that distance.
    pub far_aside: i32,
    /// Each stone outside of the goal.
    pub outside: i32,
    /// Each pair of neighbours: along the way, oblique to it, and across it.
    pub beside: [i32; 3],
    /// Each pair with one point between them, in the same order: of each two a third can jump over both.
    pub gapped: [i32; 3],
    /// Each stone that needs a step because no jump leads from its points to those of the goal.
    pub misfit: i32,
}

impl AloneWeights {
    /// Those for a board of six directions.
    pub const STAR: Self = Self {
        row: 120,
        lag: 10,
        walk: 0,
        aside: 16,
        far_aside: 0,
        outside: 100,
        beside: [0, 11, 0],
        gapped: [0, -38, 0],
        misfit: 200,
    };

    /// Those for a board of eight directions.
    pub const SQUARE: Self = Self {
        row: 100,
        lag: 8,
        walk: 34,
        aside: 0,
        far_aside: 4,
        outside: 177,
        beside: [33, 55, -27],
        gapped: [0, -34, 8],
        misfit: 112,
    };
}

/// Classes of points told apart: jumps lead from a point to those of its own class alone, of which both boards have four.
const CLASSES: usize = 4;

/// How many stones of each class are more than the goal has points of it; fewer count below zero.
pub type Surplus = [i8; CLASSES];

/// What each arrangement of an army that plays alone is scored by.
#[derive(Clone, Debug)]
pub struct Alone {
    /// What a stone has before it on a point, by index.
    points: Vec<i32>,
    /// What two stones cost together, by the indices of their points; empty if no pair costs anything.
    pairs: Vec<Vec<i16>>,
    /// The class of each point, by index.
    classes: Vec<usize>,
    goal: PointSet,
    misfit: i32,
}

/// What a stone on a point would cost beside the stones of one arrangement, by index.
#[derive(Clone, Debug, Default)]
pub struct Near(Vec<i32>);

impl Alone {
    /// The scores for the way from `ends[0]` to `ends[1]`, the far end of `goal`, from which every point is so many `rows`
    /// away.
    pub fn new(
        weights: &AloneWeights,
        board: &Board,
        ends: [Point; 2],
        goal: PointSet,
        rows: &[i32],
    ) -> Self {
        let point = |point: Point| {
            let row = rows[point.index()];
            let (x, y) = apart(board, point, ends[1]);
            let aside = from_line(board, ends[0], ends[1], point);
            let (near, far) = (f64::from(weights.aside), f64::from(weights.far_aside));
            #[expect(clippy::cast_possible_truncation, reason = "a few hundred at the most")]
            let aside = (near * aside + far * aside * aside) as i32;
            let outside = if goal.contains(point) {
                0
            } else {
                weights.outside
            };
            let walk = weights.walk * (x.abs() / 2 + y.abs());
            weights.row * row + weights.lag * row * row + walk + aside + outside
        };
        let along = apart(board, ends[0], ends[1]);
        let pairs = |one: Point| -> Vec<i16> {
            let mut pairs = vec![0; board.size()];
            let mut pay = |other: Point, costs: [i32; 3]| {
                let cost = costs[kind(board, along, apart(board, one, other))];
                pairs[other.index()] = i16::try_from(cost).unwrap_or(0);
            };
            for (_, landing) in board.jumps(one) {
                pay(landing, weights.gapped);
            }
            for beside in board.neighbours(one) {
                pay(beside, weights.beside);
            }
            pairs
        };
        let pays = [weights.beside, weights.gapped] != [[0; 3]; 2];
        Self {
            points: board.points().map(point).collect(),
            pairs: board.points().filter(|_| pays).map(pairs).collect(),
            classes: classes(board),
            goal,
            misfit: weights.misfit,
        }
    }

    /// The same with every point's score changed by chance, by `most` at the most: with other scores a beam goes other
    /// ways.
    pub fn shaken(&self, most: i32, seed: u64) -> Self {
        let range = u64::from(most.unsigned_abs()) * 2 + 1;
        let shake = |(index, score): (u64, &i32)| {
            let change = mix(seed << 8 | index) % range;
            score + i32::try_from(change).unwrap_or(0) - most
        };
        Self {
            points: (0..).zip(&self.points).map(shake).collect(),
            ..self.clone()
        }
    }

    /// What an arrangement has before it.
    #[cfg(test)]
    fn score(&self, stones: PointSet) -> i32 {
        let (mut points, mut pairs) = (0, 0);
        for stone in stones.iter() {
            points += self.points[stone.index()];
            if let Some(costs) = self.pairs.get(stone.index()) {
                let others = stones.iter();
                pairs += others
                    .map(|other| i32::from(costs[other.index()]))
                    .sum::<i32>();
            }
        }
        let misfits = if self.misfit == 0 {
            0
        } else {
            self.misfit * misfits(self.surplus(stones))
        };
        points + pairs / 2 + misfits
    }

    /// By how much the classes of the stones differ from those of the goal.
    pub fn surplus(&self, stones: PointSet) -> Surplus {
        let mut surplus = [0; CLASSES];
        for point in stones.iter() {
            surplus[self.classes[point.index()]] += 1;
        }
        for point in self.goal.iter() {
            surplus[self.classes[point.index()]] -= 1;
        }
        surplus
    }

    /// The surplus after a stone has moved.
    pub fn surplus_after(&self, mut surplus: Surplus, from: Point, to: Point) -> Surplus {
        surplus[self.classes[from.index()]] -= 1;
        surplus[self.classes[to.index()]] += 1;
        surplus
    }

    /// Works out what stones would cost beside `stones`.
    pub fn near(&self, stones: PointSet, near: &mut Near) {
        near.0.clear();
        near.0.resize(self.pairs.len(), 0);
        for stone in stones.iter().filter(|_| !self.pairs.is_empty()) {
            for (sum, cost) in near.0.iter_mut().zip(&self.pairs[stone.index()]) {
                *sum += i32::from(*cost);
            }
        }
    }

    /// By how much the score changes if a stone of an arrangement moves.
    pub fn change(&self, surplus: Surplus, near: &Near, from: Point, to: Point) -> i32 {
        let mut change = self.points[to.index()] - self.points[from.index()];
        if let Some(pairs) = self.pairs.get(from.index()) {
            change += near.0[to.index()] - near.0[from.index()] - i32::from(pairs[to.index()]);
        }
        if self.misfit != 0 && self.classes[from.index()] != self.classes[to.index()] {
            let after = self.surplus_after(surplus, from, to);
            change += self.misfit * (misfits(after) - misfits(surplus));
        }
        change
    }
}

/// The number of stones that have to change their class by a step.
fn misfits(surplus: Surplus) -> i32 {
    surplus.iter().map(|&more| i32::from(more.max(0))).sum()
}

/// Half cells to the right and lines down from one point to another.
fn apart(board: &Board, from: Point, to: Point) -> (i32, i32) {
    let (from, to) = (board.place(from), board.place(to));
    (i32::from(to.x - from.x), i32::from(to.y - from.y))
}

/// How a line lies to the way: 0 along it, 1 oblique, 2 across.
fn kind(board: &Board, way: (i32, i32), line: (i32, i32)) -> usize {
    // The square of the height of a line, in half cells.
    let height = match board.ground() {
        Ground::Holes => 3,
        Ground::Squares | Ground::Chequers => 4,
    };
    if way.0 * line.1 == way.1 * line.0 {
        0
    } else if way.0 * line.0 + height * way.1 * line.1 == 0 {
        2
    } else {
        1
    }
}

/// The class of each point: points that jumps lead between have the same.
fn classes(board: &Board) -> Vec<usize> {
    let mut classes = vec![None; board.size()];
    let mut count = 0;
    for start in board.points() {
        if classes[start.index()].is_some() {
            continue;
        }
        let mut reached = vec![start];
        while let Some(point) = reached.pop() {
            if classes[point.index()].replace(count % CLASSES).is_none() {
                reached.extend(board.jumps(point).map(|(_, landing)| landing));
            }
        }
        count += 1;
    }
    classes.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Weights;
    use crate::rules::{ALL, Family};

    /// The change that is told for a turn is the difference of the scores.
    #[test]
    fn changes_add_up_to_scores() {
        for rules in ALL {
            let Family::Race(layout) = rules.family() else {
                continue;
            };
            let board = &layout.board;
            let camp = &layout.camps[0];
            let far = camp.goal.iter().next().expect("a goal has points");
            let rows: Vec<i32> = board
                .distances(far)
                .iter()
                .copied()
                .map(i32::from)
                .collect();
            let near_end = camp.home.iter().last().expect("a camp has points");
            let weights = AloneWeights {
                misfit: 50,
                ..Weights::of(board).alone
            };
            let alone = Alone::new(&weights, board, [near_end, far], camp.goal, &rows);
            let stones = camp.home;
            let mut near = Near::default();
            alone.near(stones, &mut near);
            for from in stones.iter() {
                for to in board.points().filter(|to| !stones.contains(*to)) {
                    let after = stones.without(from).with(to);
                    let change = alone.change(alone.surplus(stones), &near, from, to);
                    assert_eq!(alone.score(after) - alone.score(stones), change);
                    let surplus = alone.surplus_after(alone.surplus(stones), from, to);
                    assert_eq!(surplus, alone.surplus(after));
                }
            }
        }
    }
}
