//! Where stones reach: in one turn, and in two of their own.

use crate::board::{Point, PointSet};
use crate::rules::{Position, Rules, Seat};

/// A stone and a point on which a turn of it may end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pair {
    /// Where the stone stands.
    pub stone: Point,
    /// Where it can end.
    pub end: Point,
}

/// Where a stone reaches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    /// The end points of its turns.
    pub one: PointSet,
    /// The end points of two of its turns in a row, all other stones standing still (but those it has captured).
    pub two: PointSet,
}

impl Reach {
    /// The points reached in two turns but not in one, without the one it stands on.
    pub fn only_two(&self, stone: Point) -> PointSet {
        (self.two - self.one).without(stone)
    }
}

/// The end points of the turns of the stone on `point`, whoever is to move; empty if none stands there or it must not
/// move.
pub fn ends(rules: &dyn Rules, position: &Position, point: Point) -> PointSet {
    position.at(point).map_or(PointSet::EMPTY, |seat| {
        rules.ends(&position.moved_by(seat), point)
    })
}

/// The end of each turn of the stone on `point`, with the position after it.
fn after_each<'a>(
    rules: &'a dyn Rules,
    position: &Position,
    point: Point,
) -> impl Iterator<Item = (Point, Position)> + use<'a> {
    let position = position.at(point).map(|seat| position.moved_by(seat));
    let ways = position.map(|position| {
        let ways = rules.ways(&position, &[point]);
        ways.into_iter().map(move |way| (position, way))
    });
    ways.into_iter()
        .flatten()
        .filter_map(|(mut position, way)| {
            let path = way.path()?;
            for captured in path.captured() {
                position.clear(*captured);
            }
            position.shift(position.to_move(), path.origin(), path.end());
            if path.crowns() {
                position.crown(path.end());
            }
            Some((path.end(), position))
        })
}

/// Where the stone on `point` reaches in one turn and in two.
pub fn reach(rules: &dyn Rules, position: &Position, point: Point) -> Reach {
    let mut reach = Reach::default();
    for (end, after) in after_each(rules, position, point) {
        reach.one.insert(end);
        reach.two |= ends(rules, &after, end);
    }
    reach
}

/// Where the stones of `seat` reach, each by itself, taken together.
pub fn team_reach(rules: &dyn Rules, position: &Position, seat: Seat) -> Reach {
    let stones = position.stones(seat).iter();
    let each = stones.map(|stone| reach(rules, position, stone));
    each.fold(Reach::default(), |team, stone| Reach {
        one: team.one | stone.one,
        two: team.two | stone.two,
    })
}

/// Every (stone, end point) pair of `seat`, in the order of the stones.
pub fn pairs(rules: &dyn Rules, position: &Position, seat: Seat) -> Vec<Pair> {
    let stones = position.stones(seat).iter();
    let pair = |stone| {
        let ends = ends(rules, position, stone);
        ends.iter()
            .map(move |end| Pair { stone, end })
            .collect::<Vec<_>>()
    };
    stones.flat_map(pair).collect()
}

/// Mobility of a side: the number of its (stone, end point) pairs.
pub fn mobility(rules: &dyn Rules, position: &Position, seat: Seat) -> usize {
    pairs(rules, position, seat).len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::read_position;
    use crate::rules::named;

    fn names(rules: &dyn Rules, points: PointSet) -> Vec<&str> {
        points
            .iter()
            .map(|point| rules.board().name(point))
            .collect()
    }

    #[test]
    fn the_star_starts_with_fourteen_pairs() {
        for players in [2, 3, 4, 6] {
            let star = named("sternhalma").expect("a ruleset");
            let start = star.start(&star.options(players));
            assert_eq!(mobility(star, &start, Seat::Red), 14);
        }
        let draughts = named("draughts").expect("a ruleset");
        let start = draughts.start(&draughts.options(2));
        // Whoever is to move.
        assert_eq!(mobility(draughts, &start, Seat::White), 7);
    }

    #[test]
    fn two_turns_reach_what_the_second_finds() {
        let star = named("sternhalma").expect("a ruleset");
        let position = read_position(star, "R:Ra5:B").expect("a position");
        let tip = star.board().point("a5").expect("a point");
        let found = reach(star, &position, tip);
        assert_eq!(names(star, found.one), ["b5", "b6"]);
        assert_eq!(names(star, found.two), ["a5", "b5", "b6", "c5", "c6", "c7"]);
        assert_eq!(names(star, found.only_two(tip)), ["c5", "c6", "c7"]);
    }

    #[test]
    fn a_team_reaches_what_its_stones_do() {
        let star = named("sternhalma").expect("a ruleset");
        let position = read_position(star, "R:Ra5,q13:B").expect("a position");
        let found = team_reach(star, &position, Seat::Red);
        assert_eq!(names(star, found.one), ["b5", "b6", "p12", "p13"]);
        assert_eq!(found.two.len(), 12);
    }

    #[test]
    fn a_capture_is_gone_in_the_second_turn() {
        let draughts = named("draughts").expect("a ruleset");
        let position = read_position(draughts, "B:W18:BK14").expect("a position");
        let king = draughts.board().point("14").expect("a point");
        let found = reach(draughts, &position, king);
        assert_eq!(found.one.len(), 1);
        // From 23 a king steps four ways; over 18, which is gone, it does not jump back.
        assert_eq!(found.two.len(), 4);
    }
}
