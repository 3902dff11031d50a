//! A beam search: layer by layer the most promising arrangements of the stones of one seat that moves alone.
//!
//! Every layer holds those that can be reached in so many turns. Once some had to be left out, turns that lead back by
//! two rows or more are left out too.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

use crate::board::{Point, PointSet};
use crate::engine::race::{Alone, Near, Surplus, Track, Turn};

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

/// A set of the first turns, by their number; those from 128 on are in none.
type Firsts = u128;

/// Whether the turn of this number is one of them.
fn holds(firsts: Firsts, number: u32) -> bool {
    firsts.checked_shr(number).unwrap_or(0) & 1 == 1
}

/// An arrangement of the stones in the last layer.
#[derive(Clone, Copy)]
struct Node {
    stones: PointSet,
    /// What the turns that led here changed in the hash of the stones.
    hash: u64,
    /// What they changed in what the stones have before them; less is better.
    score: i32,
    surplus: Surplus,
    firsts: Firsts,
}

/// How an arrangement came about: its place in the layer before, and the turn that led here.
#[derive(Clone, Copy)]
struct Link {
    parent: u32,
    turn: Turn,
}

/// A turn that may enter the next layer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Candidate {
    score: i32,
    hash: u64,
    parent: u32,
    from: u8,
    to: u8,
}

/// The last layer, and how all came about.
struct Layers {
    last: Vec<Node>,
    links: Vec<Vec<Link>>,
    /// Hashes of all arrangements met.
    seen: HashSet<u64, BuildHasherDefault<Mixed>>,
}

/// What a beam has come to.
struct Grown {
    way: Way,
    layers: Layers,
    /// The turns of the stones as they stood.
    roots: Vec<Turn>,
}

/// Hashes are mixed already.
#[derive(Default)]
struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(byte);
        }
    }

    fn write_u64(&mut self, hash: u64) {
        self.0 = hash;
    }
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
        let last = &grown.layers.last;
        if grown.way.turns.is_some() {
            return None;
        }
        let greatest = last.iter().map(|node| node.score).max()?;
        let outlook = (0..).zip(grown.roots).map(|(bit, turn)| {
            let through = last.iter().filter(|node| holds(node.firsts, bit));
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

impl Candidate {
    fn turn(&self) -> Turn {
        Turn {
            from: Point::new(self.from),
            to: Point::new(self.to),
        }
    }
}

impl Layers {
    fn new(stones: PointSet, surplus: Surplus) -> Self {
        Self {
            last: vec![Node {
                stones,
                hash: 0,
                score: 0,
                surplus,
                firsts: 0,
            }],
            links: Vec::new(),
            seen: [0].into_iter().collect(),
        }
    }

    /// The first turns of the ways through an arrangement of the last layer and one of its turns.
    fn firsts(&self, parent: u32, turn: Turn, roots: &[Turn]) -> Firsts {
        if !self.links.is_empty() {
            return self.last[parent as usize].firsts;
        }
        let number = roots.iter().position(|root| *root == turn);
        let number = number.and_then(|number| u32::try_from(number).ok());
        number
            .and_then(|number| 1u128.checked_shl(number))
            .unwrap_or(0)
    }

    /// Leaves out what has been met, keeps enough of the best of the new arrangements and sorts them; says whether all
    /// could stay.
    fn thin(&self, candidates: &mut Vec<Candidate>, width: usize) -> bool {
        candidates.retain(|candidate| !self.seen.contains(&candidate.hash));
        // Each arrangement comes in several ways; four times as many are enough for all but the thinnest layers.
        let enough = 4 * width;
        let all = candidates.len() <= enough;
        if !all {
            candidates.select_nth_unstable(enough);
            candidates.truncate(enough);
        }
        candidates.sort_unstable();
        all
    }

    /// Makes the best `width` of sorted candidates the last layer, each arrangement once; says whether all could stay.
    fn add(
        &mut self,
        alone: &Alone,
        candidates: &[Candidate],
        width: usize,
        roots: &[Turn],
    ) -> bool {
        let mut next: Vec<Node> = Vec::with_capacity(width.min(candidates.len()));
        let mut links = Vec::with_capacity(next.capacity());
        let mut all = true;
        for candidate in candidates {
            let turn = candidate.turn();
            let firsts = self.firsts(candidate.parent, turn, roots);
            let same = next.last_mut().filter(|node| node.hash == candidate.hash);
            if let Some(same) = same {
                same.firsts |= firsts;
                continue;
            }
            if next.len() == width {
                all = false;
                break;
            }
            let parent = candidate.parent;
            let before = &self.last[parent as usize];
            next.push(Node {
                stones: after(before.stones, turn),
                surplus: alone.surplus_after(before.surplus, turn.from, turn.to),
                hash: candidate.hash,
                score: candidate.score,
                firsts,
            });
            links.push(Link { parent, turn });
        }
        self.seen.extend(next.iter().map(|node| node.hash));
        self.last = next;
        self.links.push(links);
        all
    }

    /// The turns that lead to an arrangement of the last layer, and one more.
    fn line(&self, parent: u32, last: Turn) -> Vec<Turn> {
        let mut turns = vec![last];
        let mut place = parent;
        for links in self.links.iter().rev() {
            let link = links[place as usize];
            turns.push(link.turn);
            place = link.parent;
        }
        turns.reverse();
        turns
    }
}

/// The stones after a turn.
pub fn after(stones: PointSet, turn: Turn) -> PointSet {
    stones.without(turn.from).with(turn.to)
}
