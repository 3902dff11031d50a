//! One search for every game: iterative deepening, principal variation search, a hash table.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use crate::engine::state::{End, Exact, State, mix};
use crate::engine::table::{Bound, Table};

/// The score of a win on the spot; a win later is worth a point less per turn.
pub const WIN: i32 = 1_000_000;
/// Beyond this a score is a win that has been seen to the end.
const SEEN_WIN: i32 = WIN - 1000;
/// Turns ahead at the most, captures that must go on included.
const MOST_DEPTH: u32 = 100;
/// The most that the prospects of a drawn ending are worth.
const CHANCES: i32 = 15;
/// Turns ahead up to which turns are left out that cannot raise the value enough.
const HOPELESS: i32 = 1;
/// How many positions pass between two looks at the clock and at the stop flag.
const PATIENCE: u64 = 1024;

/// The number of turns of both sides to a win that a score has been seen to the end of; none if it tells of no win.
pub fn turns_to_win(score: i32) -> Option<u32> {
    (score > SEEN_WIN).then(|| (WIN - score).unsigned_abs())
}

/// The score of a win with the own turn of this number, the turns of the other side between.
pub fn won_in(own: usize) -> i32 {
    WIN - i32::try_from(2 * own).unwrap_or(WIN) + 1
}

/// What ends a search. The first turn ahead is always looked at in full.
#[derive(Clone, Copy, Debug)]
pub struct Limits<'a> {
    /// Positions.
    pub nodes: Option<u64>,
    /// The moment at which the time is up.
    pub deadline: Option<Instant>,
    /// Turns ahead.
    pub depth: Option<u32>,
    /// Set from outside to end it at once.
    pub stop: &'a AtomicBool,
}

static NEVER: AtomicBool = AtomicBool::new(false);

impl Limits<'_> {
    const NONE: Self = Self {
        nodes: None,
        deadline: None,
        depth: None,
        stop: &NEVER,
    };
}

/// How far a valuation may err.
#[derive(Clone, Copy, Debug, Default)]
pub struct Noise {
    /// The greatest error to either side, in the unit of the scores.
    pub most: i32,
    /// Different seeds err differently.
    pub seed: u64,
}

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
    /// Turns that refuted others, two per depth.
    killers: Vec<[Option<S::Turn>; 2]>,
    /// How often a turn was too good, for each side, by its number.
    history: [Vec<i32>; 2],
    /// Hashes of the positions before the one looked at, the start of the game first.
    path: Vec<u64>,
    nodes: u64,
}

/// The window of scores that still matter.
#[derive(Clone, Copy)]
struct Window {
    alpha: i32,
    beta: i32,
}

impl Window {
    const ALL: Self = Self {
        alpha: -WIN,
        beta: WIN,
    };

    fn turned(self) -> Self {
        Self {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }

    /// The narrowest window: only whether a score is greater than `alpha` is asked.
    fn narrow(alpha: i32) -> Self {
        Self {
            alpha,
            beta: alpha + 1,
        }
    }
}

impl<'a, S: State> Search<'a, S> {
    /// A search that has seen nothing but the hashes of the earlier positions of the game.
    pub fn new(limits: Limits<'a>, noise: Noise, judge: S::Judge, past: Vec<u64>) -> Self {
        Self {
            noise,
            judge,
            table: Table::new(limits.nodes.unwrap_or(u64::MAX)),
            killers: vec![[None; 2]; MOST_DEPTH as usize + 1],
            history: [vec![0; 1 << 16], vec![0; 1 << 16]],
            path: past,
            nodes: 0,
            limits,
        }
    }

    /// The best of `turns`, all legal in `state`; `report` gets every deeper answer. None if there are no turns.
    pub fn best(
        &mut self,
        state: &S,
        turns: &[S::Turn],
        report: &mut dyn FnMut(&Best<S::Turn>),
    ) -> Option<Best<S::Turn>> {
        let mut turns = turns.to_vec();
        turns.sort_by_key(|&turn| -state.promise(turn));
        let mut best: Option<Best<S::Turn>> = None;
        let is_known = state.exact(&self.judge).is_some();
        let most = self.limits.depth.unwrap_or(MOST_DEPTH);
        let deepest = if is_known {
            1
        } else {
            most.clamp(1, MOST_DEPTH)
        };
        for depth in 1..=deepest {
            let (found, finished) = self.deepen(state, &mut turns, depth);
            if let Some((turn, score)) = found {
                // A better turn of a depth that was not finished has been looked at in full; the depth has not.
                let last = best.as_ref().map_or(0, |best| best.depth);
                best = Some(Best {
                    score,
                    depth: if finished { depth } else { last },
                    nodes: self.nodes,
                    line: self.line(state, turn, depth),
                });
            }
            let Some(found) = best.as_mut().filter(|_| finished) else {
                break;
            };
            report(found);
            let is_seen =
                found.score.abs() > SEEN_WIN && WIN - found.score.abs() <= depth.cast_signed();
            if is_seen || turns.len() == 1 {
                break;
            }
        }
        if let Some(best) = &mut best {
            best.nodes = self.nodes;
        }
        best
    }

    /// Looks `depth` turns ahead, moves the best turn to the front and gives it with its score; says whether there was
    /// time for all. If there was not, only a turn counts that was found to be better than the one at the front.
    fn deepen(
        &mut self,
        state: &S,
        turns: &mut [S::Turn],
        depth: u32,
    ) -> (Option<(S::Turn, i32)>, bool) {
        let mut window = Window::ALL;
        let mut best = None;
        let mut is_other = false;
        for index in 0..turns.len() {
            let turn = turns[index];
            // The first turn ahead is always seen to its end, so that there is an answer.
            let score = if depth == 1 {
                let limits = std::mem::replace(&mut self.limits, Limits::NONE);
                let score = self.try_turn(state, turn, 1, 0, window, index);
                self.limits = limits;
                score
            } else {
                self.try_turn(state, turn, depth.cast_signed(), 0, window, index)
            };
            let Some(score) = score else {
                return (best.filter(|_| is_other), false);
            };
            if index == 0 || score > window.alpha {
                window.alpha = score;
                turns[..=index].rotate_right(1);
                best = Some((turn, score));
                is_other = index > 0;
            }
        }
        (best, true)
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
            let less = reduction(depth, rank);
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
    fn search(&mut self, state: &S, depth: i32, ply: u32, mut window: Window) -> Option<i32> {
        self.count()?;
        if let Some(end) = state.end() {
            return Some(match end {
                End::Won => WIN - ply.cast_signed(),
                End::Lost => ply.cast_signed() - WIN,
                End::Drawn => 0,
            });
        }
        if self.is_repeated(state) {
            return Some(0);
        }
        if let Some(exact) = state.exact(&self.judge) {
            let after = |turns: u8| WIN - ply.cast_signed() - i32::from(turns);
            return Some(match exact {
                Exact::Won(turns) => after(turns),
                Exact::Lost(turns) => -after(turns),
                Exact::Drawn => self.value(state).clamp(-CHANCES, CHANCES),
            });
        }
        let is_noisy = state.is_noisy();
        if depth <= 0 && !is_noisy || ply >= MOST_DEPTH {
            return Some(self.value(state));
        }
        let depth = depth.max(0);
        let hash = state.hash();
        let known = self.table.get(hash);
        if let Some(known) = known.filter(|known| i32::from(known.depth) >= depth) {
            let score = from_table(known.score, ply);
            let decides = match known.bound {
                Bound::None => false,
                Bound::Exact => true,
                Bound::Lower => score >= window.beta,
                Bound::Upper => score <= window.alpha,
            };
            if decides {
                return Some(score);
            }
        }
        let mut turns = Vec::new();
        state.candidates(&mut turns);
        // A turn without a choice costs no depth: captures that are due are seen to their end.
        let depth = if is_noisy && turns.len() == 1 {
            depth + 1
        } else {
            depth
        };
        let mut scores = self.order(state, &turns, known.map(|known| known.best), ply);
        let (mut best, mut best_turn, start) = (-WIN, turns[0], window.alpha);
        let may_skip = depth <= HOPELESS && !is_noisy && start.abs() < SEEN_WIN;
        let value = if may_skip { self.value(state) } else { 0 };
        for rank in 0..turns.len() {
            let turn = pick(&mut turns, &mut scores, rank);
            if may_skip && rank > 0 {
                let hope = state.hope(turn).map(|hope| value + depth * hope);
                if let Some(hope) = hope.filter(|&hope| hope <= window.alpha) {
                    best = best.max(hope);
                    continue;
                }
            }
            let score = self.try_turn(state, turn, depth, ply, window, rank)?;
            if score > best {
                (best, best_turn) = (score, turn);
            }
            if score >= window.beta {
                self.praise(turn, depth, ply);
                break;
            }
            window.alpha = window.alpha.max(score);
        }
        let bound = if best >= window.beta {
            Bound::Lower
        } else if best > start {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let number = u16::try_from(S::index(best_turn)).unwrap_or_default();
        self.table
            .put(hash, to_table(best, ply), number, depth, bound);
        Some(best)
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

    /// Whether the position has been met before, with nothing in between that cannot be taken back.
    fn is_repeated(&self, state: &S) -> bool {
        let turns = state.recurs_within();
        turns >= 4
            && self
                .path
                .iter()
                .rev()
                .take(turns)
                .skip(1)
                .step_by(2)
                .any(|hash| *hash == state.hash())
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

    /// How promising each turn is: the one known best, then those that refuted others, then by gain and success.
    fn order(&self, state: &S, turns: &[S::Turn], known: Option<u16>, ply: u32) -> Vec<i32> {
        let killers = self.killers[ply as usize];
        let history = &self.history[ply as usize % 2];
        let score = |&turn: &S::Turn| {
            let index = S::index(turn);
            if known.is_some_and(|best| usize::from(best) == index) {
                i32::MAX
            } else if let Some(rank) = killers.iter().position(|killer| *killer == Some(turn)) {
                1_000_000_000 - i32::from(rank > 0)
            } else {
                state.promise(turn) + history[index]
            }
        };
        turns.iter().map(score).collect()
    }

    /// Remembers that a turn was too good.
    fn praise(&mut self, turn: S::Turn, depth: i32, ply: u32) {
        let killers = &mut self.killers[ply as usize];
        if killers[0] != Some(turn) {
            *killers = [Some(turn), killers[0]];
        }
        let success = &mut self.history[ply as usize % 2][S::index(turn)];
        *success = (*success + depth * depth).min(1_000_000);
    }

    /// The line that begins with `turn`, as far as the table knows it.
    fn line(&self, state: &S, turn: S::Turn, depth: u32) -> Vec<S::Turn> {
        let mut line = vec![turn];
        let mut state = state.clone();
        state.play(turn);
        while line.len() < depth as usize && state.end().is_none() {
            let Some(known) = self.table.get(state.hash()) else {
                break;
            };
            let mut turns = Vec::new();
            state.turns(&mut turns);
            let best = turns
                .into_iter()
                .find(|&turn| S::index(turn) == usize::from(known.best));
            let Some(best) = best else { break };
            state.play(best);
            line.push(best);
        }
        line
    }
}

/// By how much less the turn of this rank is looked ahead at first: late ones are rarely the best.
fn reduction(depth: i32, rank: usize) -> i32 {
    let less = match rank {
        0..3 => 0,
        3..9 => 1,
        9..24 => 2,
        _ => 3,
    };
    less.min(depth - 2).max(0)
}

/// Brings the most promising of the turns from `rank` on to `rank`.
fn pick<T: Copy>(turns: &mut [T], scores: &mut [i32], rank: usize) -> T {
    let best = (rank..turns.len()).max_by_key(|&index| (scores[index], turns.len() - index));
    let best = best.unwrap_or(rank);
    turns.swap(rank, best);
    scores.swap(rank, best);
    turns[rank]
}

/// A score counted from the position instead of from the start of the search.
fn to_table(score: i32, ply: u32) -> i32 {
    if score.abs() > SEEN_WIN {
        score + score.signum() * ply.cast_signed()
    } else {
        score
    }
}

fn from_table(score: i32, ply: u32) -> i32 {
    if score.abs() > SEEN_WIN {
        score - score.signum() * ply.cast_signed()
    } else {
        score
    }
}
