//! Goes along a game with the fast state beside the rules, for tests and long runs: both must say the same all the way.

use std::collections::HashMap;

use crate::board::Point;
use crate::engine::draughts::{self, Draughts};
use crate::engine::race::{self, Race, Track};
use crate::engine::racing::race_points;
use crate::engine::state::{End, State};
use crate::game::{Act, Game};
use crate::rules::{Draw, Family, Move, Outcome, Position, Rules, Seat};

/// Where the fast state and the rules disagree.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("after {ply} entries: {what}")]
pub struct Astray {
    /// How many entries of the game had happened.
    pub ply: usize,
    /// What they disagree about.
    pub what: &'static str,
}

/// Goes along `game` with the fast state: in every position it must list the turns of the rules, come with each of them
/// to the position of the rules, with its hash, while it stays as it was itself, and see the same end and winner. Gives
/// the number of turns that were compared.
///
/// # Errors
/// The first disagreement.
pub fn follow(game: &Game) -> Result<usize, Astray> {
    let most_quiet = game.options().quiet_draw;
    match game.rules().family() {
        Family::Race(layout) => {
            let track = Track::new(layout, game.options(), &game.positions()[0]);
            along(game, |position, _| Race::new(&track, position))
        }
        Family::Draughts => along(game, |position, quiet| {
            Draughts::new(position, quiet, most_quiet)
        }),
    }
}

/// What is compared of a fast state besides what a search needs.
trait Comparable: State {
    /// The turn as the rules list it: origin and end in a race, otherwise the full path.
    fn points(turn: Self::Turn) -> Vec<Point>;

    /// Whether all that is known of the other position is the same.
    fn is_same(&self, other: &Self) -> bool;

    /// Whether nobody plays on.
    fn is_over(&self) -> bool;

    /// The seat for which [`State::end`] speaks.
    fn seat(&self) -> Seat;
}

impl Comparable for Race<'_> {
    fn points(turn: race::Turn) -> Vec<Point> {
        race_points(turn)
    }

    fn is_same(&self, other: &Self) -> bool {
        Race::is_same(self, other)
    }

    fn is_over(&self) -> bool {
        self.end().is_some() || self.is_blocked()
    }

    fn seat(&self) -> Seat {
        self.to_move()
    }
}

impl Comparable for Draughts {
    fn points(turn: draughts::Turn) -> Vec<Point> {
        turn.points()
    }

    fn is_same(&self, other: &Self) -> bool {
        self == other
    }

    fn is_over(&self) -> bool {
        self.end().is_some()
    }

    fn seat(&self) -> Seat {
        self.mover()
    }
}

/// Follows `game` with states made anew by `fresh` from a position and the number of quiet turns before it.
fn along<S: Comparable>(
    game: &Game,
    fresh: impl Fn(&Position, usize) -> S,
) -> Result<usize, Astray> {
    let mut replayed = game.clone();
    while replayed.undo() {}
    let mut state = fresh(replayed.position(), 0);
    let mut compared = 0;
    loop {
        let astray = |what| Astray {
            ply: replayed.ply(),
            what,
        };
        let position = *replayed.position();
        if !state.is_same(&fresh(&position, replayed.quiet_turns())) {
            return Err(astray("the position"));
        }
        let last = replayed.entries().last().map(|entry| &entry.act);
        // What is no turn is not the engine's to see.
        let is_made = matches!(last, None | Some(Act::Turn(_)));
        if is_made && !has_same_end(&replayed, &state) {
            return Err(astray("the end"));
        }
        if replayed.outcome().is_none() {
            compared += same_turns(&replayed, &state, &fresh).map_err(astray)?;
        }
        if replayed.ply() == game.ply() || !replayed.redo() {
            return Ok(compared);
        }
        let last = replayed.entries().last().map(|entry| &entry.act);
        match last.and_then(Act::turn) {
            // It is one of those that were just compared.
            Some(made) => {
                let mut turns = turns_of(&state).into_iter();
                let listed = listed(game.rules(), made);
                if let Some(turn) = turns.find(|turn| S::points(*turn) == listed) {
                    state.play(turn);
                }
            }
            None => state = fresh(replayed.position(), replayed.quiet_turns()),
        }
    }
}

fn turns_of<S: State>(state: &S) -> Vec<S::Turn> {
    let mut turns = Vec::new();
    state.turns(&mut turns);
    turns
}

/// The turn as [`Comparable::points`] gives it.
pub(super) fn listed(rules: &dyn Rules, turn: &Move) -> Vec<Point> {
    match (rules.family(), turn.path()) {
        (Family::Race(_), Some(path)) => vec![path.origin(), path.end()],
        _ => turn.points().to_vec(),
    }
}

/// Whether the state sees the end that the rules see, and of two seats the same winner. A repetition is the game's to see.
fn has_same_end<S: Comparable>(game: &Game, state: &S) -> bool {
    let position = game.position();
    match game.outcome() {
        Some(Outcome::Places(places)) if position.players() == 2 => {
            state.end()
                == Some(if state.seat() == places[0] {
                    End::Won
                } else {
                    End::Lost
                })
        }
        Some(Outcome::Draw(Draw::Repetition)) => true,
        outcome => state.is_over() == outcome.is_some(),
    }
}

/// That the turns of the state are those of the rules, each listed once and each with the position that it leads to; gives
/// their number.
fn same_turns<S: Comparable>(
    game: &Game,
    state: &S,
    fresh: &impl Fn(&Position, usize) -> S,
) -> Result<usize, &'static str> {
    let (rules, position) = (game.rules(), game.position());
    let mut expected: HashMap<Vec<Point>, Move> = rules
        .turns(position)
        .into_iter()
        .map(|turn| (listed(rules, &turn), turn))
        .collect();
    let turns = turns_of(state);
    for turn in &turns {
        let made = expected.remove(&S::points(*turn));
        let made = made.ok_or("a turn that the rules do not have, or one that is listed twice")?;
        let quiet = if rules.is_progress(position, &made) {
            0
        } else {
            game.quiet_turns() + 1
        };
        let mut after = state.clone();
        after.play(*turn);
        if !after.is_same(&fresh(&rules.after(game.options(), position, &made), quiet)) {
            return Err("the position after a turn");
        }
    }
    if !expected.is_empty() {
        return Err("a turn that is not listed");
    }
    if !state.is_same(&fresh(position, game.quiet_turns())) {
        return Err("a position of which only copies were changed");
    }
    Ok(turns.len())
}
