//! What can be counted on a position: how far a side is from home.

use crate::board::Point;
use crate::rules::{Position, Rules, Seat};

/// Least number of steps on the empty board that bring every stone of `seat` to a goal point of its own: a least-cost
/// matching of the stones outside the goal to the goal points not held by its own stones. None without a goal camp or
/// with more stones than goal points.
pub fn way_home(rules: &dyn Rules, position: &Position, seat: Seat) -> Option<u32> {
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
    u32::try_from(least_cost(&costs)).ok()
}

/// The number of stones of `seat` in its goal camp, and of all its stones; none without a goal camp.
pub fn home(rules: &dyn Rules, position: &Position, seat: Seat) -> Option<(usize, usize)> {
    let goal = rules.camp(seat)?.goal;
    let stones = position.stones(seat);
    Some(((stones & goal).len(), stones.len()))
}

/// The cost of the cheapest matching that gives each row a column of its own (Kuhn and Munkres, with potentials);
/// there are at least as many columns as rows.
fn least_cost(costs: &[Vec<i32>]) -> i32 {
    let columns = costs.first().map_or(0, Vec::len);
    // Rows and columns count from 1; column 0 stands for the row being placed.
    let mut row_potential = vec![0; costs.len() + 1];
    let mut column_potential = vec![0; columns + 1];
    let mut row_of = vec![0; columns + 1];
    for row in 1..=costs.len() {
        row_of[0] = row;
        let mut least = vec![i32::MAX; columns + 1];
        let mut came_from = vec![0; columns + 1];
        let mut is_done = vec![false; columns + 1];
        let mut column = 0;
        while row_of[column] != 0 {
            is_done[column] = true;
            let here = row_of[column];
            let (mut delta, mut next) = (i32::MAX, 0);
            for other in (1..=columns).filter(|other| !is_done[*other]) {
                let cost =
                    costs[here - 1][other - 1] - row_potential[here] - column_potential[other];
                if cost < least[other] {
                    least[other] = cost;
                    came_from[other] = column;
                }
                if least[other] < delta {
                    (delta, next) = (least[other], other);
                }
            }
            for other in 0..=columns {
                if is_done[other] {
                    row_potential[row_of[other]] += delta;
                    column_potential[other] -= delta;
                } else {
                    least[other] = least[other].saturating_sub(delta);
                }
            }
            column = next;
        }
        while column != 0 {
            let previous = came_from[column];
            row_of[column] = row_of[previous];
            column = previous;
        }
    }
    -column_potential[0]
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
        let draughts = named("draughts").expect("a ruleset");
        assert_eq!(
            way_home(draughts, &draughts.start(&draughts.options(2)), Seat::Black),
            None
        );
    }

    #[test]
    fn a_greedy_choice_does_not_decide_the_matching() {
        assert_eq!(least_cost(&[vec![1, 2], vec![1, 9]]), 3);
        assert_eq!(
            least_cost(&[vec![4, 1, 3], vec![2, 0, 5], vec![3, 2, 2]]),
            5
        );
        assert_eq!(least_cost(&[]), 0);
    }
}
