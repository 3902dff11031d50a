//! How far a side is from home, and which of its stones lag behind.

use crate::analysis::matching::cheapest;
use crate::board::{Point, PointSet};
use crate::rules::{Position, Rules, Seat};

/// The way of one stone in the least-cost matching.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// Where the stone stands.
    pub from: Point,
    /// The goal point it is matched with.
    pub to: Point,
    /// Steps between them on the empty board.
    pub steps: u32,
}

/// The way of each stone of `seat` outside its goal, to a goal point of its own that none of its stones holds, so that
/// the sum of steps on the empty board is the least. None without a goal camp or with more stones than goal points.
pub fn ways_home(rules: &dyn Rules, position: &Position, seat: Seat) -> Option<Vec<Way>> {
    let goal = rules.camp(seat)?.goal;
    let stones = position.stones(seat);
    let outside: Vec<Point> = (stones - goal).iter().collect();
    let free: Vec<Point> = (goal - stones).iter().collect();
    if outside.len() > free.len() {
        return None;
    }
    let costs: Vec<Vec<i32>> = outside
        .iter()
        .map(|stone| {
            let steps = rules.board().distances(*stone);
            free.iter()
                .map(|point| i32::from(steps[point.index()]))
                .collect()
        })
        .collect();
    let ways = cheapest(&costs).into_iter().enumerate();
    let way = |(row, column): (usize, usize)| Way {
        from: outside[row],
        to: free[column],
        steps: costs[row][column].unsigned_abs(),
    };
    Some(ways.map(way).collect())
}

/// Way home of a side: the sum of [`ways_home`], in steps; 120 at the start of the star. None without a goal camp or
/// with more stones than goal points.
pub fn way_home(rules: &dyn Rules, position: &Position, seat: Seat) -> Option<u32> {
    let ways = ways_home(rules, position, seat)?;
    Some(ways.iter().map(|way| way.steps).sum())
}

/// The number of stones of `seat` in its goal camp, and of all its stones; none without a goal camp.
pub fn home(rules: &dyn Rules, position: &Position, seat: Seat) -> Option<(usize, usize)> {
    let goal = rules.camp(seat)?.goal;
    let stones = position.stones(seat);
    Some(((stones & goal).len(), stones.len()))
}

/// Steps on the empty board from every point, by index, to the nearest point of the goal of `seat`; none without a goal
/// camp.
pub fn nearest(rules: &dyn Rules, seat: Seat) -> Option<Vec<u32>> {
    let goal = rules.camp(seat)?.goal;
    let board = rules.board();
    let mut least = vec![u32::MAX; board.size()];
    for end in goal.iter() {
        for (least, steps) in least.iter_mut().zip(board.distances(end)) {
            *least = (*least).min(u32::from(*steps));
        }
    }
    Some(least)
}

/// The stragglers of `seat`: stones further from their goal than half the longest way that the board has, as long as at
/// least half of the team is nearer. Empty without a goal camp.
pub fn stragglers(rules: &dyn Rules, position: &Position, seat: Seat) -> PointSet {
    let Some(steps) = nearest(rules, seat) else {
        return PointSet::EMPTY;
    };
    let longest = steps.iter().max().copied().unwrap_or(0);
    let stones = position.stones(seat);
    let is_far = |stone: &Point| 2 * steps[stone.index()] > longest;
    let far: PointSet = stones.iter().filter(is_far).collect();
    if 2 * far.len() > stones.len() {
        return PointSet::EMPTY;
    }
    far
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::read_position;
    use crate::rules::named;

    #[test]
    fn the_way_home_is_a_least_cost_matching() {
        let star = named("sternhalma").expect("a ruleset");
        let start = star.start(&star.options(2));
        assert_eq!(way_home(star, &start, Seat::Red), Some(120));
        assert_eq!(home(star, &start, Seat::Red), Some((0, 10)));
        // e5 is one step from d5, e6 two steps from the only other free point b5 by way of d5 or d6.
        let text = "R:Re5,e6,a5,b6,c5,c6,c7,d6,d7,d8:Bq13";
        let near = read_position(star, text).expect("a position");
        assert_eq!(way_home(star, &near, Seat::Red), Some(4));
        let ways = ways_home(star, &near, Seat::Red).expect("a goal");
        let steps: Vec<u32> = ways.iter().map(|way| way.steps).collect();
        assert_eq!(steps.iter().sum::<u32>(), 4);
        assert_eq!(ways.len(), 2);
        let draughts = named("draughts").expect("a ruleset");
        let start = draughts.start(&draughts.options(2));
        assert_eq!(way_home(draughts, &start, Seat::Black), None);
        assert!(stragglers(draughts, &start, Seat::Black).is_empty());
    }

    #[test]
    fn a_straggler_lags_behind_half_of_its_team() {
        let star = named("sternhalma").expect("a ruleset");
        let set = |text: &str| {
            let position = read_position(star, text).expect("a position");
            let far = stragglers(star, &position, Seat::Red);
            let names = far.iter().map(|point| star.board().name(point).to_owned());
            names.collect::<Vec<_>>()
        };
        // The longest way is that from q13 to row d: 13 steps. From k it is seven.
        assert_eq!(set("R:Ra5,b5,k9,j9:B"), ["k9"]);
        // All are far: nobody lags.
        assert!(set("R:Rq13,p12,p13:B").is_empty());
        // Two of three are far: fewer than half are nearer.
        assert!(set("R:Ra5,p12,p13:B").is_empty());
        assert_eq!(set("R:Ra5,b5,p12,p13:B"), ["p12", "p13"]);
    }
}
