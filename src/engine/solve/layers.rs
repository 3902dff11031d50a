//! The layers of a beam: arrangements of the stones of one seat, and the turns that led to them.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

use crate::board::{Point, PointSet};
use crate::engine::race::{Alone, Surplus, Turn};

/// A set of the first turns, by their number; those from 128 on are in none.
pub type Firsts = u128;

/// Whether the turn of this number is one of them.
pub fn holds(firsts: Firsts, number: u32) -> bool {
    firsts.checked_shr(number).unwrap_or(0) & 1 == 1
}

/// An arrangement of the stones in the last layer.
#[derive(Clone, Copy)]
pub struct Node {
    /// Where they stand.
    pub stones: PointSet,
    /// What the turns that led here changed in the hash of the stones.
    pub hash: u64,
    /// What they changed in what the stones have before them; less is better.
    pub score: i32,
    /// By how much their classes differ from those of the goal.
    pub surplus: Surplus,
    /// The first turns of the ways that led here.
    pub firsts: Firsts,
}

/// How an arrangement came about: its place in the layer before, and the turn that led here.
#[derive(Clone, Copy)]
struct Link {
    parent: u32,
    turn: Turn,
}

/// A turn that may enter the next layer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Candidate {
    /// What the stones have before them then, as for a [`Node`].
    pub score: i32,
    /// The hash then.
    pub hash: u64,
    /// The place of the arrangement before in the last layer.
    pub parent: u32,
    /// The number of the origin.
    pub from: u8,
    /// The number of the end.
    pub to: u8,
}

/// The layers of a beam: the last one, and how all came about.
pub struct Layers {
    /// The last layer.
    pub last: Vec<Node>,
    links: Vec<Vec<Link>>,
    /// Hashes of all arrangements met.
    seen: HashSet<u64, BuildHasherDefault<Mixed>>,
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

impl Candidate {
    fn turn(&self) -> Turn {
        Turn {
            from: Point::new(self.from),
            to: Point::new(self.to),
        }
    }
}

impl Layers {
    /// One layer of these stones alone.
    pub fn new(stones: PointSet, surplus: Surplus) -> Self {
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
    pub fn firsts(&self, parent: u32, turn: Turn, roots: &[Turn]) -> Firsts {
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
    pub fn thin(&self, candidates: &mut Vec<Candidate>, width: usize) -> bool {
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
    pub fn add(
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
    pub fn line(&self, parent: u32, last: Turn) -> Vec<Turn> {
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
