//! Lists and counts of full paths, and sequences of turns counted to a depth.

use std::ops::ControlFlow;

use crate::board::Point;
use crate::rules::{Move, Options, Position, Rules};

impl dyn Rules + '_ {
    /// Gives every full path that begins with `path` to `visit` until it breaks off. There may be millions.
    pub fn each_path(
        &self,
        position: &Position,
        path: &mut Vec<Point>,
        visit: &mut dyn FnMut(&[Point]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let next = self.next(position, path);
        if next.may_stop {
            visit(path)?;
        }
        for landing in next.landings {
            path.push(landing);
            let flow = self.each_path(position, path, visit);
            path.pop();
            flow?;
        }
        ControlFlow::Continue(())
    }

    /// The first `limit` turns by full path, and whether there are more.
    pub fn paths(&self, position: &Position, limit: usize) -> (Vec<Move>, bool) {
        let mut found = Vec::new();
        if self.must_pass(position) {
            return (vec![Move::Pass], false);
        }
        let flow = self.each_path(position, &mut Vec::new(), &mut |points| {
            if found.len() == limit {
                return ControlFlow::Break(());
            }
            found.push(self.path(position, points));
            ControlFlow::Continue(())
        });
        (found, flow.is_break())
    }

    /// The number of turns by full path. They are counted one by one but not kept: there may be millions.
    pub fn count_paths(&self, position: &Position) -> u64 {
        let mut count = u64::from(self.must_pass(position));
        let _: ControlFlow<()> = self.each_path(position, &mut Vec::new(), &mut |_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }
}

/// What [`perft`] counts as one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// As [`Rules::turns`](trait.Rules.html) lists them: the race games by origin and end.
    Turns,
    /// Every full path.
    Paths,
}

/// The number of sequences of `depth` turns from `position`; a forced pass is a turn.
pub fn perft(
    rules: &dyn Rules,
    options: &Options,
    position: &Position,
    depth: usize,
    count: Count,
) -> u64 {
    let turns = match (depth, count) {
        (0, _) => return 1,
        (1, Count::Paths) => return rules.count_paths(position),
        (_, Count::Paths) => rules.paths(position, usize::MAX).0,
        (_, Count::Turns) => rules.turns(position),
    };
    if depth == 1 {
        return turns.len() as u64;
    }
    turns
        .iter()
        .map(|turn| {
            perft(
                rules,
                options,
                &rules.after(options, position, turn),
                depth - 1,
                count,
            )
        })
        .sum()
}
