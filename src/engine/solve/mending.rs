//! How a way home is mended: cut somewhere and gone on from there in other ways.

use std::thread;

use crate::board::PointSet;
use crate::engine::race::Turn;
use crate::engine::solve::beam::{Army, Bounds};
use crate::engine::solve::layers::after;
use crate::engine::solve::{MOST_TURNS, NARROWEST, SHAKE, Solver};
use crate::engine::state::mix;

/// The widest beam that mends a way.
const WIDEST: usize = 1 << 11;
/// The beam that mends a whole way as long as there is time; for the rest of one it is wider. Within 20 seconds two threads
/// with 512 brought an army of Halma home in 47 turns, with 256 in 55.
const WIDTH: usize = 1 << 9;
/// Arrangements that each thread meets before they compare their ways.
const ROUND: u64 = 1_000_000;
/// More lots than are drawn in a round.
const MOST_LOTS: u64 = 1 << 20;
/// Rounds without a shorter way after which another is begun the first time.
const PATIENCE: u32 = 4;

impl Solver<'_> {
    /// Mends until the time is up or a wide beam may prove a way, by two threads: one mends the shortest way, the other a
    /// way of its own, which it gives up for a new one when it has not become shorter for a while; each time it waits
    /// longer.
    pub(super) fn mend_on(&self, best: &mut Vec<Turn>, nodes: &mut u64) {
        let (mut own, mut least, mut stale, mut patience) = (best.clone(), best.len(), 0, PATIENCE);
        for lots in (1..).map(|round| 2 * round * MOST_LOTS) {
            if self.is_late() || !self.is_long(best) {
                return;
            }
            let work = |way: &mut Vec<Turn>, lots| {
                let mut nodes = 0;
                self.mend(lots, way, WIDTH, &mut nodes, ROUND);
                nodes
            };
            *nodes += thread::scope(|scope| {
                let other = || work(&mut own, lots + MOST_LOTS);
                // Without a thread to be had the way of its own stays as it is.
                let other = thread::Builder::new().spawn_scoped(scope, other);
                let nodes = work(best, lots);
                nodes + other.map_or(0, |other| other.join().unwrap_or(0))
            });
            if own.len() < best.len() {
                best.clone_from(&own);
            }
            stale = if own.len() < least { 0 } else { stale + 1 };
            if stale >= patience {
                (stale, patience) = (0, 2 * patience);
                own = self.another(lots, nodes).unwrap_or(own);
            }
            least = own.len();
        }
    }

    /// A way that a beam finds with scores changed by chance.
    fn another(&self, lot: u64, nodes: &mut u64) -> Option<Vec<Turn>> {
        let army = self.army(self.start.stones(self.seat));
        let bounds = Bounds {
            width: WIDTH,
            turns: MOST_TURNS,
        };
        let alone = army.usual().shaken(SHAKE, mix(lot));
        army.beam(&alone, bounds, nodes, || self.is_late())?.turns
    }

    /// Looks for shorter ways beside `way` until the time is up or `most` arrangements have been met: from a point on it
    /// drawn by lot, the lots counted from `first`, a narrow beam with scores changed by chance looks for another way home
    /// that is not longer.
    pub(super) fn mend(
        &self,
        first: u64,
        way: &mut Vec<Turn>,
        width: usize,
        nodes: &mut u64,
        most: u64,
    ) {
        let start = self.army(self.start.stones(self.seat));
        let reversed = self.reversal();
        for lot in (first..).map(mix) {
            if *nodes >= most || self.is_late() || way.len() < 2 {
                return;
            }
            if let Some(reversed) = reversed.as_ref().filter(|_| lot & 1 == 1) {
                *way = reversed(way);
            }
            let kept = usize::try_from(lot >> 33).unwrap_or(0) % (way.len() - 1);
            let stones = way[..kept].iter().copied().fold(start.stones, after);
            let army = Army { stones, ..start };
            let alone = army.usual().shaken(SHAKE, lot);
            // Every try takes about as long: the shorter the rest, the wider the beam.
            let turns = way.len() - kept;
            let width = (width * way.len() / turns) >> (lot >> 8 & 3);
            let bounds = Bounds {
                width: width.clamp(NARROWEST, WIDEST),
                turns,
            };
            let Some(rest) = army.beam(&alone, bounds, nodes, || self.is_late()) else {
                return;
            };
            if let Some(rest) = rest.turns {
                way.truncate(kept);
                way.extend(rest);
            }
        }
    }

    /// How a way home is turned round, if the way there is the way back: the whole army starts from its camp, alone on a
    /// board that looks the same from the other side.
    fn reversal(&self) -> Option<impl Fn(&[Turn]) -> Vec<Turn>> {
        let army = self.army(self.start.stones(self.seat));
        let course = &self.track.courses[army.seat];
        let turned = self.track.turned()?;
        let home: PointSet = course.goal.iter().map(|end| turned[end.index()]).collect();
        let is_same = army.stones == home && army.others.is_empty();
        let back = move |turn: &Turn| Turn {
            from: turned[turn.to.index()],
            to: turned[turn.from.index()],
        };
        is_same.then_some(move |way: &[Turn]| way.iter().rev().map(&back).collect())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use super::*;
    use crate::engine::solve::Others;
    use crate::rules;

    /// The same lots mend a way in the same manner, and what comes out leads home in fewer turns.
    #[test]
    fn a_mended_way_is_shorter_and_leads_home() {
        let rules = rules::named("sternhalma").expect("there is a star");
        let position = rules.start(&rules.options(2));
        let (seat, stop) = (position.to_move(), AtomicBool::new(false));
        let solver = Solver::new(rules, &position, seat, Others::Off, None, &stop);
        let solver = solver.expect("the star is a race");
        let found = solver.another(0, &mut 0).expect("there is a way");
        let mended = |first| {
            let mut way = found.clone();
            solver.mend(first, &mut way, NARROWEST, &mut 0, ROUND);
            way
        };
        let way = mended(0);
        assert!(way.len() < found.len(), "{}", way.len());
        assert_eq!(way, mended(0));
        assert_ne!(way, mended(MOST_LOTS));
        let army = solver.army(position.stones(seat));
        let end = way.iter().copied().fold(army.stones, after);
        assert!(end.is_subset(solver.track.courses[army.seat].goal));
        assert!(solver.in_rules(&way).is_some(), "every turn is legal");
    }
}
