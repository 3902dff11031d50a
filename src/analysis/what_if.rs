//! What a turn takes from the team and what it gives to it.

use std::collections::HashSet;

use crate::analysis::reach::{Pair, pairs};
use crate::analysis::way::way_home;
use crate::board::PointSet;
use crate::rules::{Move, Options, Position, Rules};

/// The same measure before a turn and after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change<T> {
    /// Before the turn.
    pub before: T,
    /// After it.
    pub after: T,
}

/// The effects of a turn on the side that makes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhatIf {
    /// Paths lost: (stone, end point) pairs of a team-mate that were legal before and are not after.
    pub lost: Vec<Pair>,
    /// Paths gained: the reverse.
    pub gained: Vec<Pair>,
    /// The way home in steps; none without a goal camp.
    pub way_home: Option<Change<u32>>,
    /// The number of (stone, end point) pairs, the moving stone's own among them.
    pub mobility: Change<usize>,
}

impl WhatIf {
    /// The team-mates that lose a path.
    pub fn losers(&self) -> PointSet {
        self.lost.iter().map(|pair| pair.stone).collect()
    }

    /// The team-mates that gain a path.
    pub fn gainers(&self) -> PointSet {
        self.gained.iter().map(|pair| pair.stone).collect()
    }
}

/// The effects of `turn`, which is legal in `position`.
pub fn what_if(rules: &dyn Rules, options: &Options, position: &Position, turn: &Move) -> WhatIf {
    let seat = position.to_move();
    let after = rules.after(options, position, turn);
    let (had, has) = (pairs(rules, position, seat), pairs(rules, &after, seat));
    let moving: PointSet = turn
        .path()
        .iter()
        .flat_map(|path| [path.origin(), path.end()])
        .collect();
    let team = |pairs: &[Pair], others: &[Pair]| -> Vec<Pair> {
        let others: HashSet<&Pair> = others.iter().collect();
        let is_new = |pair: &&Pair| !moving.contains(pair.stone) && !others.contains(pair);
        pairs.iter().filter(is_new).copied().collect()
    };
    let way = |position| way_home(rules, position, seat);
    WhatIf {
        lost: team(&had, &has),
        gained: team(&has, &had),
        way_home: way(position)
            .zip(way(&after))
            .map(|(before, after)| Change { before, after }),
        mobility: Change {
            before: had.len(),
            after: has.len(),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Point;
    use crate::notation::{read_position, read_turn};
    use crate::rules::named;

    fn effects(text: &str, turn: &str) -> (Vec<String>, Vec<String>, WhatIf) {
        let star = named("sternhalma").expect("a ruleset");
        let position = read_position(star, text).expect("a position");
        let turn = read_turn(star, &position, turn).expect("a turn");
        let found = what_if(star, &star.options(2), &position, &turn);
        let name = |point: Point| star.board().name(point);
        let write = |pairs: &[Pair]| {
            let pairs = pairs.iter();
            pairs
                .map(|pair| format!("{}-{}", name(pair.stone), name(pair.end)))
                .collect()
        };
        (write(&found.lost), write(&found.gained), found)
    }

    #[test]
    fn a_support_that_leaves_takes_the_paths_over_it_along() {
        let (lost, gained, found) = effects("R:Ri5,i6:Bi8", "i6-h6");
        // i5 loses its two landings and can step to the point that is free now.
        assert_eq!(lost, ["i5-i7", "i5-i9"]);
        assert_eq!(gained, ["i5-i6"]);
        assert_eq!(found.way_home.map(|way| way.before - way.after), Some(1));
        assert_eq!(found.losers().len(), 1);
    }

    #[test]
    fn a_stone_that_takes_a_landing_away_blocks_the_way() {
        let (lost, gained, _) = effects("R:Ri5,i6,h6:Bi8", "h6-i7");
        // h6 itself was a support: of i6 at once, of i5 after its landing on i7.
        assert_eq!(lost, ["i5-g5", "i5-i7", "i5-i9", "i6-g6", "i6-i7"]);
        // The point that the stone has left is free for a step, and it carries jumps where it stands now.
        assert_eq!(gained, ["i6-h6"]);
    }
}
