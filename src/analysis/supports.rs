//! The stones that the jumps of a side lean on.

use std::collections::HashSet;

use crate::analysis::reach::{Pair, pairs};
use crate::board::Point;
use crate::rules::{Position, Rules, Seat};

/// A stone that carries jumps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Support {
    /// Where it stands.
    pub point: Point,
    /// The stones of the side that can jump over it at once.
    pub carried: Vec<Point>,
    /// The pairs of other stones of the side that would not be there without it: lifted off, with all others standing
    /// still.
    pub paths: Vec<Pair>,
}

impl Support {
    /// The number of jumps that lean on it now: one for each stone and line.
    pub fn jumps(&self) -> usize {
        self.carried.len()
    }
}

/// The supports of `seat`: stones of any side over which one of its stones can jump as the first jump of a turn, in the
/// order of the points.
pub fn supports(rules: &dyn Rules, position: &Position, seat: Seat) -> Vec<Support> {
    let board = rules.board();
    let position = position.moved_by(seat);
    let mut jumps: Vec<(Point, Point)> = Vec::new();
    for stone in position.stones(seat).iter() {
        let landings = rules.next(&position, &[stone]).landings.into_iter();
        let over = landings.filter_map(|landing| board.over(stone, landing));
        jumps.extend(over.map(|over| (over, stone)));
    }
    jumps.sort_unstable();
    let before = pairs(rules, &position, seat);
    let groups = jumps.chunk_by(|one, other| one.0 == other.0);
    let support = |group: &[(Point, Point)]| {
        let point = group[0].0;
        let mut lifted = position;
        lifted.clear(point);
        let after: HashSet<Pair> = pairs(rules, &lifted, seat).into_iter().collect();
        let leans = |pair: &&Pair| pair.stone != point && !after.contains(pair);
        Support {
            point,
            carried: group.iter().map(|(_, stone)| *stone).collect(),
            paths: before.iter().filter(leans).copied().collect(),
        }
    };
    groups.map(support).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::read_position;
    use crate::rules::named;

    #[test]
    fn jumps_and_paths_lean_on_a_support() {
        let star = named("sternhalma").expect("a ruleset");
        // A to E on one line: a red stone on i5, supports on i6 (red) and i8 (blue), i7 and i9 free.
        let position = read_position(star, "R:Ri5,i6:Bi8").expect("a position");
        let found = supports(star, &position, Seat::Red);
        let said = found.iter().map(|support| {
            let paths = support.paths.len();
            (star.board().name(support.point), support.jumps(), paths)
        });
        // The second jump is none that can be made now: i8 is no support yet. i6 carries i7 and i9.
        assert_eq!(said.collect::<Vec<_>>(), [("i6", 1, 2)]);
    }
}
