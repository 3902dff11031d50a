//! The order in which turns are tried: what was best before, what refuted other turns, gain and success.

use crate::engine::state::State;

/// The most that the successes of a turn come to.
const MOST_SUCCESS: i32 = 1_000_000;
/// The promise of a turn that refuted others: more than any gain and success.
const KILLER: i32 = 1_000_000_000;

/// What has been learned about turns.
#[derive(Debug)]
pub struct Order<T> {
    /// Turns that refuted others, two for each turn ahead.
    killers: Vec<[Option<T>; 2]>,
    /// How often a turn was too good, for each side, by its number.
    history: [Vec<i32>; 2],
}

impl<T: Copy + PartialEq> Order<T> {
    /// Nothing learned yet, for a search of fewer than `plies` turns ahead.
    pub fn new(plies: usize) -> Self {
        Self {
            killers: vec![[None; 2]; plies],
            history: [vec![0; 1 << 16], vec![0; 1 << 16]],
        }
    }

    /// Puts the turns of a position into `turns`, with their promise; `best` is the number of the one known best.
    pub fn list<S: State<Turn = T>>(
        &self,
        state: &S,
        best: Option<u16>,
        ply: u32,
        turns: &mut Turns<T>,
    ) {
        turns.turns.clear();
        turns.promises.clear();
        state.candidates(&mut turns.turns);
        let killers = self.killers[ply as usize];
        let history = &self.history[ply as usize % 2];
        turns.promises.extend(turns.turns.iter().map(|&turn| {
            let index = S::index(turn);
            if best.is_some_and(|best| usize::from(best) == index) {
                i32::MAX
            } else if let Some(rank) = killers.iter().position(|killer| *killer == Some(turn)) {
                KILLER - i32::from(rank > 0)
            } else {
                state.promise(turn) + history[index]
            }
        }));
    }

    /// Remembers that a turn was too good.
    pub fn praise<S: State<Turn = T>>(&mut self, turn: T, depth: i32, ply: u32) {
        let killers = &mut self.killers[ply as usize];
        if killers[0] != Some(turn) {
            *killers = [Some(turn), killers[0]];
        }
        let success = &mut self.history[ply as usize % 2][S::index(turn)];
        *success = (*success + depth * depth).min(MOST_SUCCESS);
    }
}

/// The turns of a position, each with its promise.
#[derive(Clone, Debug)]
pub struct Turns<T> {
    turns: Vec<T>,
    promises: Vec<i32>,
}

impl<T> Default for Turns<T> {
    fn default() -> Self {
        Self {
            turns: Vec::new(),
            promises: Vec::new(),
        }
    }
}

impl<T: Copy> Turns<T> {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.turns.len()
    }

    /// Brings the most promising of the turns from `rank` on to `rank`.
    pub fn pick(&mut self, rank: usize) -> T {
        let mut best = rank;
        for index in rank + 1..self.turns.len() {
            if self.promises[index] > self.promises[best] {
                best = index;
            }
        }
        self.turns.swap(rank, best);
        self.promises.swap(rank, best);
        self.turns[rank]
    }
}
