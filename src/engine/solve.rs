//! The least number of turns in which one seat of a race game comes home alone.
//!
//! A beam search, wider each time: every layer holds the most promising of the arrangements of stones that can be
//! reached in so many turns. As long as none had to be left out, the first to be home is proven to be the least; from
//! then on turns that lead back by two rows or more are left out too.

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::board::{Point, PointSet};
use crate::engine::in_rules;
use crate::engine::race::{Race, Track, Turn};
use crate::engine::state::State;
use crate::rules::{Family, Move, Options, Position, Rules, Seat};

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

/// The widest beam: layers of some 50 bytes times this, at most as many as there are turns.
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
    goal: PointSet,
    rules: &'a dyn Rules,
    track: Track,
    start: Position,
    deadline: Option<Instant>,
    stop: &'a AtomicBool,
}

/// An arrangement of the stones in a layer.
#[derive(Clone, Copy)]
struct Node {
    stones: PointSet,
    /// Its place in the layer before, and the turn that led here.
    parent: usize,
    turn: Turn,
}

/// A turn that may enter the next layer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Candidate {
    /// Less is better.
    score: i32,
    hash: u64,
    parent: usize,
    from: u8,
    to: u8,
}

/// How a beam ended.
struct Beam {
    turns: Option<Vec<Turn>>,
    /// Whether no arrangement was left out.
    complete: bool,
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
            goal: layout.camp(seat)?.goal,
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
    fn beam(&self, width: usize, most: usize, nodes: &mut u64) -> Option<Beam> {
        let goal = self.goal;
        let root = Race::new(&self.track, &self.start);
        let mut complete = true;
        let mut seen = HashSet::from([root.hash()]);
        let first = Node {
            stones: self.start.stones(self.seat),
            parent: 0,
            turn: Turn::PASS,
        };
        let mut layers = vec![vec![first]];
        loop {
            let layer = layers.last().expect("the first layer is there");
            if let Some(home) = layer.iter().position(|node| node.stones.is_subset(goal)) {
                let turns = Some(line(&layers, home));
                return Some(Beam { turns, complete });
            }
            // Every stone outside needs a turn at least.
            let left = most - (layers.len() - 1);
            let mut candidates = Vec::new();
            for (parent, node) in layer.iter().enumerate() {
                if (node.stones - goal).len() <= left {
                    node.expand(&root, parent, complete, &mut candidates);
                }
                if parent.is_multiple_of(256) && self.is_late() {
                    return None;
                }
            }
            *nodes += candidates.len() as u64;
            complete &= thin(&mut candidates, width, &mut seen);
            if candidates.is_empty() {
                return Some(Beam {
                    turns: None,
                    complete,
                });
            }
            let next = candidates.iter().map(|candidate| {
                let turn = candidate.turn();
                let stones = layer[candidate.parent].stones;
                Node {
                    stones: stones.without(turn.from).with(turn.to),
                    parent: candidate.parent,
                    turn,
                }
            });
            layers.push(next.collect());
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

impl Node {
    /// Adds the turns of an arrangement: all of them, or those that do not lead back by two rows or more.
    fn expand(&self, root: &Race, parent: usize, all: bool, candidates: &mut Vec<Candidate>) {
        let mut race = root.clone();
        race.arrange(self.stones);
        let score = race.way_alone();
        let mut turns = Vec::new();
        race.turns(&mut turns);
        turns.retain(|&turn| !turn.is_pass() && (all || race.rows_gained(turn) > -2));
        for turn in turns {
            candidates.push(Candidate {
                score: score - race.gain_alone(turn),
                hash: race.hash_after(turn),
                parent,
                from: turn.from.number(),
                to: turn.to.number(),
            });
        }
    }
}

impl Candidate {
    fn turn(&self) -> Turn {
        Turn {
            from: Point::new(self.from),
            to: Point::new(self.to),
        }
    }
}

/// Keeps the best `width` of the new arrangements, each once; says whether all could stay.
fn thin(candidates: &mut Vec<Candidate>, width: usize, seen: &mut HashSet<u64>) -> bool {
    candidates.retain(|candidate| !seen.contains(&candidate.hash));
    // Each arrangement comes in several ways; four times as many are enough for all but the thinnest layers.
    let enough = 4 * width;
    let all = candidates.len() <= enough;
    if !all {
        candidates.select_nth_unstable(enough);
        candidates.truncate(enough);
    }
    candidates.sort_unstable();
    candidates.dedup_by_key(|candidate| candidate.hash);
    let all = all && candidates.len() <= width;
    candidates.truncate(width);
    seen.extend(candidates.iter().map(|candidate| candidate.hash));
    all
}

/// The turns that lead to a place of the last layer.
fn line(layers: &[Vec<Node>], mut place: usize) -> Vec<Turn> {
    let mut turns = Vec::new();
    for layer in layers[1..].iter().rev() {
        turns.push(layer[place].turn);
        place = layer[place].parent;
    }
    turns.reverse();
    turns
}
