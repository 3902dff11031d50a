//! The least number of turns in which one seat of a race game comes home alone.
//!
//! A beam search, wider each time. As long as no arrangement had to be left out, the first to be home is proven to be
//! the least. Between two beams the shortest way so far is mended: cut somewhere and gone on from there in other ways.
//! A long way of many stones, which no beam can prove to be the least, is mended as long as there is time.

mod beam;
mod layers;
mod mending;

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::board::PointSet;
use crate::engine::in_rules;
use crate::engine::race::{Track, Turn, Weights};
use crate::rules::{Family, Move, Options, Position, Rules, Seat};
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
/// The beam after which a way that cannot be proven is mended as long as there is time. After 256 the star stayed at 29 turns
/// for 5 seconds instead of coming to 27, and beams of 4096 and more took time without a gain.
const LAST_OF_LONG: usize = 1 << 10;
/// Turns up to which a way may be proven to be the least.
const LONG: usize = 12;
/// Stones still outside of the goal up to which a way may be proven to be the least however long it is: three have some
/// 300,000 arrangements on the star.
const FEW: usize = 4;
/// Turns after which a way home is given up.
const MOST_TURNS: usize = 200;
/// Arrangements met while a way is mended, for each that the beam met which found it.
const MENDING: u64 = 2;
/// By how much the score of a point is changed where a way is mended, in hundredths of a step.
const SHAKE: i32 = 40;

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

/// Turns that beams of some widths need for the army of the first seat alone, in all, where the score of every point is
/// changed by chance: for tuning. None if `rules` is no race game, or if one finds no way.
pub fn turns_alone(rules: &dyn Rules, weights: Weights, widths: &[usize]) -> Option<usize> {
    let Family::Race(layout) = rules.family() else {
        return None;
    };
    let start = rules.start(&rules.options(2));
    let track = Track::weighed(weights, layout, &NOTHING_CHOSEN, &start);
    let army = Army {
        track: &track,
        seat: 0,
        stones: start.stones(start.to_move()),
        others: PointSet::EMPTY,
    };
    let mut sum = 0;
    for (seed, &width) in (0..).zip(widths) {
        let turns = MOST_TURNS;
        let alone = army.usual().shaken(SHAKE, seed);
        let way = army.beam(&alone, Bounds { width, turns }, &mut 0, || false)?;
        sum += way.turns?.len();
    }
    Some(sum)
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
        let army = self.army(self.start.stones(self.seat));
        let mut best: Option<Vec<Turn>> = None;
        let mut proven = false;
        let mut width = NARROWEST;
        let mut nodes = 0;
        while width <= widest && !proven {
            let turns = best
                .as_ref()
                .map_or(MOST_TURNS, |best| best.len().saturating_sub(1));
            let bounds = Bounds { width, turns };
            let before = nodes;
            let Some(way) = army.beam(army.usual(), bounds, &mut nodes, || self.is_late()) else {
                break;
            };
            proven = way.complete;
            best = way.turns.or(best);
            if let Some(best) = best.as_mut().filter(|_| !proven) {
                let most = nodes + MENDING * (nodes - before);
                self.mend(0, best, width, &mut nodes, most);
                let has_time = self.deadline.is_some() && widest == WIDEST;
                if has_time && width == LAST_OF_LONG {
                    self.mend_on(best, &mut nodes);
                }
            }
            width *= 4;
        }
        Some(Solution {
            turns: self.in_rules(&best?)?,
            proven,
            nodes,
        })
    }

    fn is_late(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
            || self
                .deadline
                .is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// Whether a way is too long, with too many stones, to be proven to be the least.
    fn is_long(&self, way: &[Turn]) -> bool {
        let army = self.army(self.start.stones(self.seat));
        let outside = army.stones - self.track.courses[army.seat].goal;
        way.len() > LONG && outside.len() > FEW
    }

    /// The army of the seat with these stones.
    fn army(&self, stones: PointSet) -> Army<'_> {
        let courses = &self.track.courses;
        let seat = courses.iter().position(|course| course.seat == self.seat);
        Army {
            track: &self.track,
            seat: seat.expect("the seat takes part"),
            stones,
            others: self.start.occupied() - self.start.stones(self.seat),
        }
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
