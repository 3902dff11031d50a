//! The least number of turns in which one seat of a race game comes home alone.
//!
//! A beam search, wider each time. As long as no arrangement had to be left out, the first to be home is proven to be
//! the least.

mod beam;

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::engine::in_rules;
use crate::engine::race::{Track, Turn};
use crate::rules::{Family, Move, Options, Position, Rules, Seat};
use beam::Way;
pub use beam::{Army, Bounds};

/// A way home.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The turns, in order.
    pub turns: Vec<Move>,
    /// Whether no shorter way exists.
    pub proven: bool,
    /// Arrangements of stones looked at.
    pub nodes: u64,
}

/// What stands beside the stones of the seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Others {
    /// Nothing: the seat has the board for itself.
    Off,
    /// The stones of the other seats, which never move.
    Still,
}

/// The widest beam: layers of 12 bytes times this, at most as many as there are turns.
const WIDEST: usize = 1 << 17;
/// The narrowest beam, which gives a first answer at once.
const NARROWEST: usize = 1 << 6;
/// Turns after which a way home is given up.
const MOST_TURNS: usize = 200;

/// The shortest way found for the stones of `seat` to fill its goal, within `time` and at the latest soon after `stop`
/// is set. None if `rules` is no race game, or if no way was found.
pub fn solve(
    rules: &dyn Rules,
    position: &Position,
    seat: Seat,
    others: Others,
    time: Option<Duration>,
    stop: &AtomicBool,
) -> Option<Solution> {
    let deadline = time.map(|time| Instant::now() + time);
    Solver::new(rules, position, seat, others, deadline, stop)?.solve(WIDEST)
}

/// The options of a seat that plays alone: none has a meaning for it.
const NOTHING_CHOSEN: Options = Options {
    players: 1,
    anti_block: false,
    quiet_draw: 0,
    repetition_draw: 0,
};

/// The position in which it is always the turn of `seat`.
fn alone(position: &Position, seat: Seat, others: Others) -> Position {
    let kept = position
        .seats()
        .filter(|other| *other == seat || others == Others::Still);
    let kept: Vec<Seat> = kept.collect();
    let mut start = Position::empty(&kept, seat);
    for seat in kept {
        for point in position.stones(seat).iter() {
            start.put(seat, point);
        }
    }
    start
}

/// The search for the way home of one seat.
pub struct Solver<'a> {
    seat: Seat,
    rules: &'a dyn Rules,
    track: Track,
    start: Position,
    deadline: Option<Instant>,
    stop: &'a AtomicBool,
}

impl<'a> Solver<'a> {
    /// One that ends at `deadline` and soon after `stop` is set; none if `rules` is no race game.
    pub fn new(
        rules: &'a dyn Rules,
        position: &Position,
        seat: Seat,
        others: Others,
        deadline: Option<Instant>,
        stop: &'a AtomicBool,
    ) -> Option<Self> {
        let Family::Race(layout) = rules.family() else {
            return None;
        };
        let start = alone(position, seat, others);
        Some(Self {
            seat,
            rules,
            track: Track::new(layout, &NOTHING_CHOSEN, &start),
            start,
            deadline,
            stop,
        })
    }

    /// The shortest way found with beams of at most this width.
    pub fn solve(&self, widest: usize) -> Option<Solution> {
        let mut best: Option<Solution> = None;
        let mut width = NARROWEST;
        let mut nodes = 0;
        while width <= widest {
            let most = best
                .as_ref()
                .map_or(MOST_TURNS, |best| best.turns.len().saturating_sub(1));
            let Some(beam) = self.beam(width, most, &mut nodes) else {
                break;
            };
            if let Some(turns) = beam.turns {
                best = Some(Solution {
                    turns: self.in_rules(&turns)?,
                    proven: false,
                    nodes,
                });
            }
            if beam.complete {
                return best.map(|best| Solution {
                    proven: true,
                    nodes,
                    ..best
                });
            }
            width *= 4;
        }
        best.map(|best| Solution { nodes, ..best })
    }

    fn is_late(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
            || self
                .deadline
                .is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// One beam search for a way of at most `most` turns; None if the time is up.
    fn beam(&self, width: usize, most: usize, nodes: &mut u64) -> Option<Way> {
        let (courses, stones) = (&self.track.courses, self.start.stones(self.seat));
        let seat = courses.iter().position(|course| course.seat == self.seat);
        let army = Army {
            track: &self.track,
            seat: seat.expect("the seat takes part"),
            stones,
            others: self.start.occupied() - stones,
        };
        let bounds = Bounds { width, turns: most };
        army.beam(bounds, nodes, || self.is_late())
    }

    fn in_rules(&self, turns: &[Turn]) -> Option<Vec<Move>> {
        let mut position = self.start;
        let moves = turns.iter().map(|turn| {
            let made = in_rules(self.rules, &position, &[turn.from, turn.to])?;
            position = self
                .rules
                .after(&NOTHING_CHOSEN, &position, &made)
                .moved_by(self.seat);
            Some(made)
        });
        moves.collect()
    }
}
