//! A beam search: layer by layer the most promising arrangements of the stones of one seat that moves alone.
//!
//! Every layer holds those that can be reached in so many turns. Once some had to be left out, turns that lead back by
//! two rows or more are left out too.

use crate::board::PointSet;
use crate::engine::race::{Alone, Near, Track, Turn};
use crate::engine::solve::layers::{Candidate, Firsts, Layers, Node, after, holds};

/// The stones of a seat that moves alone, and what stands beside them.
#[derive(Clone, Copy, Debug)]
pub struct Army<'a> {
    /// The board.
    pub track: &'a Track,
    /// The number of the seat.
    pub seat: usize,
    /// Its stones.
    pub stones: PointSet,
    /// The stones of others, which never move.
    pub others: PointSet,
}

/// What bounds a beam.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// Arrangements in a layer.
    pub width: usize,
    /// Turns.
    pub turns: usize,
}

/// How a beam ended.
#[derive(Clone, Debug)]
pub struct Way {
    /// The turns home, if a way was found.
    pub turns: Option<Vec<Turn>>,
    /// The first turns of all the ways of this length that were met.
    pub first: Vec<Turn>,
    /// Whether no arrangement was left out.
    pub complete: bool,
}

/// What a beam has come to.
struct Grown {
    way: Way,
    layers: Layers,
    /// The turns of the stones as they stood.
    roots: Vec<Turn>,
}

impl Army<'_> {
    /// What it is scored by, if nothing else is asked for.
    pub fn usual(&self) -> &Alone {
        &self.track.courses[self.seat].alone
    }

    /// Looks for the shortest way home by this score; None as soon as `is_late` says so. `nodes` counts the arrangements
    /// met.
    pub fn beam(
        &self,
        alone: &Alone,
        bounds: Bounds,
        nodes: &mut u64,
        is_late: impl Fn() -> bool,
    ) -> Option<Way> {
        let grown = self.grow(alone, bounds, bounds.turns, nodes, is_late)?;
        Some(grown.way)
    }

    /// Each turn with the least score that a beam of this width has come to so many turns ahead on a way that begins with
    /// it; without such a way in the last layer, the greatest score there. Scores count from the stones as they stand.
    /// None as soon as `is_late` says so, or if the way home is no longer.
    pub fn outlook(
        &self,
        alone: &Alone,
        width: usize,
        ahead: usize,
        is_late: impl Fn() -> bool,
    ) -> Option<Vec<(Turn, i32)>> {
        let turns = usize::MAX;
        let bounds = Bounds { width, turns };
        let grown = self.grow(alone, bounds, ahead, &mut 0, is_late)?;
        let reached = &grown.layers.last;
        if grown.way.turns.is_some() {
            return None;
        }
        let greatest = reached.iter().map(|node| node.score).max()?;
        let outlook = (0..).zip(grown.roots).map(|(bit, turn)| {
            let through = reached.iter().filter(|node| holds(node.firsts, bit));
            let least = through.map(|node| node.score).min();
            (turn, least.unwrap_or(greatest))
        });
        Some(outlook.collect())
    }

    /// Adds layer after layer until the stones are home, `ahead` layers at the most.
    fn grow(
        &self,
        alone: &Alone,
        bounds: Bounds,
        ahead: usize,
        nodes: &mut u64,
        is_late: impl Fn() -> bool,
    ) -> Option<Grown> {
        let goal = self.track.courses[self.seat].goal;
        let mut way = Way {
            turns: self.stones.is_subset(goal).then(Vec::new),
            first: Vec::new(),
            complete: true,
        };
        let mut layers = Layers::new(self.stones, alone.surplus(self.stones));
        let mut near = Near::default();
        let mut roots = Vec::new();
        self.turns(self.stones, true, &mut roots);
        let (mut candidates, mut turns) = (Vec::new(), Vec::new());
        let mut firsts: Firsts = 0;
        // Every stone outside needs a turn at least.
        for left in (1..=bounds.turns).rev().take(ahead) {
            if way.turns.is_some() || layers.last.is_empty() {
                break;
            }
            candidates.clear();
            for (parent, node) in (0..).zip(&layers.last) {
                let outside = (node.stones - goal).len();
                if outside > left {
                    continue;
                }
                turns.clear();
                self.turns(node.stones, way.complete, &mut turns);
                alone.near(node.stones, &mut near);
                for &turn in &turns {
                    if outside <= 1 && after(node.stones, turn).is_subset(goal) {
                        firsts |= layers.firsts(parent, turn, &roots);
                        way.turns.get_or_insert_with(|| layers.line(parent, turn));
                    }
                    let change = alone.change(node.surplus, &near, turn.from, turn.to);
                    candidates.push(self.candidate(node, parent, turn, change));
                }
                if parent.is_multiple_of(256) && is_late() {
                    return None;
                }
            }
            *nodes += candidates.len() as u64;
            if way.turns.is_none() {
                way.complete &= layers.thin(&mut candidates, bounds.width);
                way.complete &= layers.add(alone, &candidates, bounds.width, &roots);
            }
        }
        let numbered = (0..).zip(&roots);
        let first = numbered.filter(|(bit, _)| holds(firsts, *bit));
        way.first = first.map(|(_, turn)| *turn).collect();
        Some(Grown { way, layers, roots })
    }

    /// Adds the turns of an arrangement: all of them, or those that do not lead back by two rows or more.
    fn turns(&self, stones: PointSet, all: bool, turns: &mut Vec<Turn>) {
        let occupied = stones | self.others;
        for from in stones.iter() {
            self.track.turns_from(occupied, from, turns);
        }
        if !all {
            let rows = &self.track.courses[self.seat].rows;
            turns.retain(|turn| rows[turn.to.index()] - rows[turn.from.index()] < 2);
        }
    }

    fn candidate(&self, node: &Node, parent: u32, turn: Turn, change: i32) -> Candidate {
        let key = Track::key(self.seat, turn.from) ^ Track::key(self.seat, turn.to);
        Candidate {
            score: node.score + change,
            hash: node.hash ^ key,
            parent,
            from: turn.from.number(),
            to: turn.to.number(),
        }
    }
}
