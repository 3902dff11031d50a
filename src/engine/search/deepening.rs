//! The root of a search: it looks one turn further ahead after the other.

use crate::engine::search::window::{WIN, Window, is_seen_win};
use crate::engine::search::{Best, Limits, MOST_DEPTH, Search};
use crate::engine::state::State;

/// A score with a bonus, which changes nothing about a win or a loss that has been seen to the end.
fn with(score: i32, bonus: i32) -> i32 {
    if is_seen_win(score) {
        score
    } else {
        score + bonus
    }
}

/// The score that comes to `sum` with a bonus.
fn without(sum: i32, bonus: i32) -> i32 {
    with(sum, -bonus)
}

impl<S: State> Search<'_, S> {
    /// The best of `turns`, all legal in `state`; `report` gets every deeper answer. None if there are no turns. `bonus` is
    /// what a turn is worth beside what the search finds, and counts for the choice alone.
    pub fn best(
        &mut self,
        state: &S,
        turns: &[S::Turn],
        bonus: impl Fn(S::Turn) -> i32,
        report: &mut dyn FnMut(&Best<S::Turn>),
    ) -> Option<Best<S::Turn>> {
        let mut turns: Vec<_> = turns.iter().map(|&turn| (turn, bonus(turn))).collect();
        turns.sort_by_key(|&(turn, _)| -state.promise(turn));
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
                is_seen_win(found.score) && WIN - found.score.abs() <= depth.cast_signed();
            // The only turn needs no thought, unless its score is asked for so many turns ahead.
            if is_seen || turns.len() == 1 && self.limits.depth.is_none() {
                break;
            }
        }
        if let Some(best) = &mut best {
            best.nodes = self.nodes;
        }
        best
    }

    /// Looks `depth` turns ahead, moves the best of the turns (each with its bonus) to the front and gives it with its
    /// score; says whether there was time for all. If there was not, only a turn counts that was found to be better than
    /// the one at the front.
    fn deepen(
        &mut self,
        state: &S,
        turns: &mut [(S::Turn, i32)],
        depth: u32,
    ) -> (Option<(S::Turn, i32)>, bool) {
        let mut least = Window::ALL.alpha;
        let mut best = None;
        let mut is_other = false;
        for index in 0..turns.len() {
            let (turn, bonus) = turns[index];
            let window = Window {
                alpha: without(least, bonus),
                ..Window::ALL
            };
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
                least = with(score, bonus);
                turns[..=index].rotate_right(1);
                best = Some((turn, score));
                is_other = index > 0;
            }
        }
        (best, true)
    }

    /// The line that begins with `turn`, as far as the table knows it.
    fn line(&self, state: &S, turn: S::Turn, depth: u32) -> Vec<S::Turn> {
        let mut line = vec![turn];
        let mut state = state.clone();
        state.play(turn);
        while line.len() < depth as usize && state.end().is_none() {
            let Some(known) = self.table.get(state.key()) else {
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
