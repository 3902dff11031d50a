//! Counts of turn sequences on the fast states, to hold them to the rules and to measure them.

use crate::engine::draughts::{self, Draughts};
use crate::engine::race::{self, Race, Track};
use crate::engine::state::State;
use crate::rules::{Count, Family, Options, Position, Rules};

/// What [`rules::perft`](crate::rules::perft) counts, much faster.
pub fn perft(
    rules: &dyn Rules,
    options: &Options,
    position: &Position,
    depth: usize,
    count: Count,
) -> u64 {
    if depth == 0 {
        return 1;
    }
    match rules.family() {
        Family::Race(layout) => {
            let track = Track::new(layout, options, position);
            let lists = &mut vec![Vec::new(); depth];
            of_race(&Race::new(&track, position), count, lists)
        }
        Family::Draughts => {
            of_draughts(&Draughts::new(position, 0, 0), &mut vec![Vec::new(); depth])
        }
    }
}

/// There is one list of turns for each turn ahead.
fn of_race(race: &Race, count: Count, lists: &mut [Vec<race::Turn>]) -> u64 {
    let Some((turns, deeper)) = lists.split_first_mut() else {
        return 1;
    };
    turns.clear();
    if race.end().is_none() && !race.is_blocked() {
        race.turns(turns);
    }
    let mut sum = 0;
    for &turn in turns.iter() {
        let ways = match count {
            Count::Turns => 1,
            Count::Paths => race.paths(turn),
        };
        if deeper.is_empty() {
            sum += ways;
            continue;
        }
        let mut after = race.clone();
        after.play(turn);
        sum += ways * of_race(&after, count, deeper);
    }
    sum
}

/// There is one list of turns for each turn ahead; those of the last are only counted.
fn of_draughts(state: &Draughts, lists: &mut [Vec<draughts::Turn>]) -> u64 {
    let Some((turns, deeper)) = lists
        .split_first_mut()
        .filter(|(_, deeper)| !deeper.is_empty())
    else {
        return state.count();
    };
    turns.clear();
    state.turns(turns);
    let after = |turn: &draughts::Turn| {
        let mut after = *state;
        after.play(*turn);
        of_draughts(&after, deeper)
    };
    turns.iter().map(after).sum()
}
