//! One search for every game: iterative deepening, principal variation search, a hash table.

mod deepening;
mod limits;
mod order;
mod window;

use std::mem;
use std::sync::atomic::Ordering;
use std::time::Instant;

use crate::engine::state::{End, Exact, State, mix};
use crate::engine::table::{Bound, Known, Table};
pub use limits::{Limits, Noise};
use order::{Order, Turns};
pub use window::{WIN, is_seen_win, turns_to_win, won_in};
use window::{Window, from_table, to_table};

/// Turns ahead at the most, captures that must go on included.
const MOST_DEPTH: u32 = 100;
/// The most that the prospects of a drawn ending are worth.
const CHANCES: i32 = 15;
/// How many positions pass between two looks at the clock and at the stop flag.
const PATIENCE: u64 = 1024;

/// The best line found.
#[derive(Clone, Debug)]
pub struct Best<T> {
    /// For the side to move.
    pub score: i32,
    /// Turns looked ahead in full.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The turns expected, the one to play first.
    pub line: Vec<T>,
}

/// A search under way.
#[derive(Debug)]
pub struct Search<'a, S: State> {
    limits: Limits<'a>,
    noise: Noise,
    judge: S::Judge,
    table: Table,
    order: Order<S::Turn>,
    /// Hashes of the positions before the one looked at, the start of the game first.
    path: Vec<u64>,
    /// Room for the turns of a position, for each turn ahead.
    lists: Vec<Turns<S::Turn>>,
    nodes: u64,
}

impl<'a, S: State> Search<'a, S> {
    /// A search that has seen nothing but the hashes of the earlier positions of the game.
    pub fn new(limits: Limits<'a>, noise: Noise, judge: S::Judge, past: Vec<u64>) -> Self {
        Self {
            noise,
            judge,
            table: Table::new(limits.nodes.unwrap_or(u64::MAX)),
            order: Order::new(MOST_DEPTH as usize + 1),
            path: past,
            lists: vec![Turns::default(); MOST_DEPTH as usize + 1],
            nodes: 0,
            limits,
        }
    }

    /// The score of a turn for the side that makes it; None if the time is up. All but the first of a position's turns
    /// (`rank` 0) are first asked only whether they are better than the best so far.
    fn try_turn(
        &mut self,
        state: &S,
        turn: S::Turn,
        depth: i32,
        ply: u32,
        window: Window,
        rank: usize,
    ) -> Option<i32> {
        let mut after = state.clone();
        after.play(turn);
        self.path.push(state.hash());
        let score = self.compare(&after, depth, ply, window, rank);
        self.path.pop();
        score
    }

    fn compare(
        &mut self,
        after: &S,
        depth: i32,
        ply: u32,
        window: Window,
        rank: usize,
    ) -> Option<i32> {
        if rank > 0 {
            let narrow = Window::narrow(window.alpha);
            let less = after.reduction(depth, rank);
            let mut score = self.look(after, depth - 1 - less, ply + 1, narrow)?;
            if score > window.alpha && less > 0 {
                score = self.look(after, depth - 1, ply + 1, narrow)?;
            }
            if score <= window.alpha || score >= window.beta {
                return Some(score);
            }
        }
        self.look(after, depth - 1, ply + 1, window)
    }

    /// The score of a position for the side that has just moved.
    fn look(&mut self, after: &S, depth: i32, ply: u32, window: Window) -> Option<i32> {
        Some(-self.search(after, depth, ply, window.turned())?)
    }

    /// The score of a position for the side to move; None if the time is up.
    fn search(&mut self, state: &S, depth: i32, ply: u32, window: Window) -> Option<i32> {
        self.count()?;
        if let Some(end) = state.end() {
            return Some(match end {
                End::Won => WIN - ply.cast_signed(),
                End::Lost => ply.cast_signed() - WIN,
                End::Drawn => 0,
            });
        }
        let times = self.times_before(state);
        if times >= 2 {
            return Some(0);
        }
        // Who follows the exact results comes nearer to the end with every turn: one recurrence does no harm.
        if let Some(exact) = state.exact(&self.judge) {
            let after = |turns: u8| WIN - ply.cast_signed() - i32::from(turns);
            return Some(match exact {
                Exact::Won(turns) => after(turns),
                Exact::Lost(turns) => -after(turns),
                Exact::Drawn => self.value(state).clamp(-CHANCES, CHANCES),
            });
        }
        if times > 0 {
            return Some(0);
        }
        let is_noisy = state.is_noisy();
        let is_still = !is_noisy || self.noise.is_hasty;
        if depth <= 0 && is_still || ply >= MOST_DEPTH {
            return Some(self.value(state));
        }
        let depth = depth.max(0);
        let key = state.key();
        // Captures beyond the depth are not worth the look into the table.
        let known = (depth > 0).then(|| self.table.get(key)).flatten();
        if let Some(known) = known.filter(|known| i32::from(known.depth) >= depth) {
            let score = from_table(known.score, ply);
            let decides = match known.bound {
                Bound::Exact => true,
                Bound::Lower => score >= window.beta,
                Bound::Upper => score <= window.alpha,
            };
            if decides {
                return Some(score);
            }
        }
        let mut turns = mem::take(&mut self.lists[ply as usize]);
        let best = known.map(|known| known.best);
        self.order.list(state, best, ply, &mut turns);
        let found = self.among(state, &mut turns, depth, ply, window);
        self.lists[ply as usize] = turns;
        let (score, best) = found?;
        if depth > 0 {
            let bound = if score >= window.beta {
                Bound::Lower
            } else if score > window.alpha {
                Bound::Exact
            } else {
                Bound::Upper
            };
            let known = Known {
                score: to_table(score, ply),
                best: u16::try_from(S::index(best)).unwrap_or_default(),
                depth: i8::try_from(depth).unwrap_or(i8::MAX),
                bound,
            };
            self.table.put(key, known);
        }
        Some(score)
    }

    /// The score of a position with these turns for the side to move, and the best of them; None if the time is up.
    fn among(
        &mut self,
        state: &S,
        turns: &mut Turns<S::Turn>,
        depth: i32,
        ply: u32,
        mut window: Window,
    ) -> Option<(i32, S::Turn)> {
        let is_noisy = state.is_noisy();
        // A turn without a choice costs no depth: captures that are due are seen to their end.
        let depth = if is_noisy && depth > 0 && turns.len() == 1 {
            depth + 1
        } else {
            depth
        };
        let may_skip = depth <= S::HOPELESS && !is_noisy && !is_seen_win(window.alpha);
        let value = if may_skip { self.value(state) } else { 0 };
        let (mut best, mut best_turn) = (-WIN, None);
        let looked_at = if is_seen_win(window.alpha) {
            turns.len()
        } else {
            state.looked_at(depth).min(turns.len())
        };
        for rank in 0..looked_at {
            let turn = turns.pick(rank);
            if may_skip && rank > 0 {
                let hope = state.hope(turn).map(|hope| value + depth * hope);
                if let Some(hope) = hope.filter(|&hope| hope <= window.alpha) {
                    best = best.max(hope);
                    continue;
                }
            }
            let score = self.try_turn(state, turn, depth, ply, window, rank)?;
            if score > best || best_turn.is_none() {
                (best, best_turn) = (score, Some(turn));
            }
            if score >= window.beta {
                self.order.praise::<S>(turn, depth, ply);
                break;
            }
            window.alpha = window.alpha.max(score);
        }
        best_turn.map(|turn| (best, turn))
    }

    /// Counts a position; None if the time is up.
    fn count(&mut self) -> Option<()> {
        self.nodes += 1;
        let is_spent = self.limits.nodes.is_some_and(|most| self.nodes > most)
            || self.nodes.is_multiple_of(PATIENCE)
                && (self.limits.stop.load(Ordering::Relaxed)
                    || self
                        .limits
                        .deadline
                        .is_some_and(|deadline| Instant::now() >= deadline));
        (!is_spent).then_some(())
    }

    /// How often the position has been met before, with nothing in between that cannot be taken back.
    fn times_before(&self, state: &S) -> usize {
        let turns = state.recurs_within();
        if turns < 4 {
            return 0;
        }
        let hash = state.hash();
        let earlier = self.path.iter().rev().take(turns).skip(1).step_by(2);
        earlier.filter(|earlier| **earlier == hash).count()
    }

    fn value(&mut self, state: &S) -> i32 {
        let value = state.value(&mut self.judge);
        if self.noise.most == 0 {
            return value;
        }
        let range = self.noise.most.unsigned_abs() * 2 + 1;
        let error = mix(state.hash() ^ self.noise.seed) % u64::from(range);
        value + i32::try_from(error).unwrap_or(0) - self.noise.most
    }
}
