//! The computer opponent: chooses a turn within a budget.
//!
//! Two fast states (race games, draughts) behind one trait, one search for both. It opens no file and draws nothing.
#![doc = include_str!("engine/measured.md")]

mod bounds;
mod draughts;
pub mod duel;
mod follow;
mod level;
mod perft;
mod race;
mod racing;
mod search;
mod solve;
mod state;
mod table;
mod weigh;

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use crate::board::Point;
use crate::game::{Game, Level, Offer};
use crate::rules::{Family, Move, Options, Position, Rules, Seat};
pub use draughts::terms::{SHAPE_NAMES, TERMS, Terms};
use draughts::{Draughts, Endings};
pub use follow::{Astray, follow};
use level::{Role, Sight};
pub use perft::perft;
pub use race::{AloneWeights, Weights};
use race::{Judge, Race, Track};
use search::{Best, Limits, Noise, Search};
pub use solve::{Others, Solution, solve, turns_alone};
use state::{State, keep};
pub use weigh::{Weighed, weigh};

/// How long to think; what is met first ends it. With no bound at all it thinks until it is stopped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Budget {
    /// Positions looked at, at the most. With a time as well, or with a time alone, what has been found depends on the
    /// clock; without, a search that comes near the exact endings of draughts waits until they are made, so that it finds
    /// the same whether they were there before or not.
    pub nodes: Option<u64>,
    /// Wall-clock time, at the most.
    pub time: Option<Duration>,
    /// Turns ahead, at the most.
    pub depth: Option<u32>,
    /// The level whose budget, sight and errors are in force; the bounds above are then its own where they are none.
    pub level: Option<Level>,
    /// Makes the choice among equals: the same seed and the same node budget give the same turn.
    pub seed: u64,
    /// What race positions are worth by, if not by the usual weights: for tuning.
    pub weights: Option<Weights>,
}

/// What the engine has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The turn it would play.
    pub turn: Move,
    /// Hundredths of a man (draughts) or of a step (race games), for the side to move.
    pub score: i32,
    /// Turns looked ahead in full.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The turns it expects, its own first.
    pub line: Vec<Move>,
}

impl Answer {
    /// The number of own turns with which the side to move wins, this one included, if a win has been seen to its end
    /// whatever the others do; none if not.
    pub fn wins_in(&self) -> Option<u32> {
        let turns = search::turns_to_win(self.score)?;
        Some(turns.div_ceil(2))
    }
}

/// The level of those who give hints.
pub const ADVISER: Level = Level::Strong;

/// Turns of each seat for which a level varies its play, so that no two games begin alike.
const OPENING: usize = 4;
/// Turns of each seat before which the computer accepts no draw.
const PATIENCE: usize = 20;
/// Pieces of both sides with which a game of draughts has come to its ending.
const ENDING: usize = 8;
/// By how much a side of draughts has to stand better to refuse a draw, in hundredths of a man.
const BETTER: i32 = 25;
/// Positions looked at to find out who stands better.
const GLANCE: u64 = 5_000;

/// The best turn found for the side to move within `budget`, and at the latest soon after `stop` is set. `report` gets
/// every deeper answer on the way. None if the game is over.
pub fn think(
    game: &Game,
    budget: &Budget,
    stop: &AtomicBool,
    report: &mut dyn FnMut(&Answer),
) -> Option<Answer> {
    let family = game.rules().family();
    let sight = budget.level.map(|level| Sight::of(level, family));
    think_with(
        sight.unwrap_or(Sight::FULL),
        game,
        None,
        budget,
        stop,
        report,
    )
}

/// What [`think`] finds with a sight that the budget's bounds are put over, if need be about one turn alone.
fn think_with(
    sight: Sight,
    game: &Game,
    only: Option<&Move>,
    budget: &Budget,
    stop: &AtomicBool,
    report: &mut dyn FnMut(&Answer),
) -> Option<Answer> {
    if game.outcome().is_some() {
        return None;
    }
    let family = game.rules().family();
    let thinking = Thinking {
        game,
        only,
        limits: Limits {
            nodes: budget.nodes.or(sight.nodes),
            deadline: budget.time.or(sight.time).map(|time| Instant::now() + time),
            depth: budget.depth.or(sight.depth),
            stop,
        },
        noise: Noise {
            most: if game.ply() < OPENING * game.options().players {
                sight.noise.max(sight.variety)
            } else {
                sight.noise
            },
            is_hasty: sight.is_hasty,
            seed: budget.seed,
        },
        keeps_on: sight.keeps_on,
        role: sight.role,
        weights: budget.weights,
        endings: if sight.knows_endings {
            Endings::Known
        } else {
            Endings::Unknown
        },
    };
    match family {
        Family::Race(layout) => thinking.race(layout, report),
        Family::Draughts => thinking.draughts(report),
    }
}

/// Whether the computer on `seat` accepts a draw: it does not stand better, and the game has gone on for a while.
pub fn accepts_draw(game: &Game, seat: Seat) -> bool {
    let position = game.position();
    let is_late = game.ply() >= PATIENCE * game.options().players;
    // With few pieces left a game of draughts has been going on for long, wherever it was begun.
    let is_bare =
        matches!(game.rules().family(), Family::Draughts) && position.occupied().len() <= ENDING;
    (is_late || is_bare) && !better_off(game, seat)
}

/// How much each seat that still plays has before it in a race, in hundredths of a step; empty in draughts.
pub fn burdens(rules: &dyn Rules, options: &Options, position: &Position) -> Vec<(Seat, i32)> {
    let Family::Race(layout) = rules.family() else {
        return Vec::new();
    };
    let track = Track::new(layout, options, position);
    Race::new(&track, position).burdens(&mut Judge::new(1))
}

/// The first seat of the computer that does not agree to this draw; none if all agree.
pub fn unwilling(game: &Game, offer: &Offer) -> Option<Seat> {
    let mut computers = offer.computers().iter().copied();
    computers.find(|seat| !accepts_draw(game, *seat))
}

/// Whether `seat` stands better than every other seat that still plays, as far as a glance tells.
fn better_off(game: &Game, seat: Seat) -> bool {
    let stop = AtomicBool::new(false);
    match game.rules().family() {
        Family::Race(_) => {
            let mut burdens = burdens(game.rules(), game.options(), game.position());
            burdens.sort_by_key(|(_, burden)| *burden);
            match burdens[..] {
                [(best, least), (_, next), ..] => best == seat && least < next,
                _ => false,
            }
        }
        Family::Draughts => {
            let budget = Budget {
                nodes: Some(GLANCE),
                ..Budget::default()
            };
            // Without the exact endings, which may have to be made first: a glance is short.
            let sight = Sight {
                knows_endings: false,
                ..Sight::FULL
            };
            let answer = think_with(sight, game, None, &budget, &stop, &mut |_| ());
            let is_mover = game.position().to_move() == seat;
            answer.is_some_and(|answer| {
                let score = if is_mover {
                    answer.score
                } else {
                    -answer.score
                };
                score >= BETTER
            })
        }
    }
}

/// One answer being looked for.
struct Thinking<'a> {
    game: &'a Game,
    /// The only turn that is looked at, if it is not all.
    only: Option<&'a Move>,
    limits: Limits<'a>,
    noise: Noise,
    keeps_on: bool,
    role: Role,
    weights: Option<Weights>,
    endings: Endings,
}

impl Thinking<'_> {
    fn draughts(&self, report: &mut dyn FnMut(&Answer)) -> Option<Answer> {
        let position = self.game.position();
        let most_quiet = self.game.options().quiet_draw;
        let state = Draughts::new(position, self.game.quiet_turns(), most_quiet);
        let past = self.game.positions().iter();
        let mut past: Vec<u64> = past
            .map(|position| Draughts::new(position, 0, 0).hash())
            .collect();
        past.pop();
        let mut turns = Vec::new();
        state.turns(&mut turns);
        if let Some(only) = self.only {
            turns.retain(|turn| turn.points() == only.points());
        }
        if self.keeps_on {
            let foremost = turns.iter().filter_map(|turn| state.advance(*turn)).max();
            keep(&mut turns, |turn| state.advance(*turn) == foremost);
        }
        let endings = match self.endings {
            Endings::Known => state.endings(self.limits.deadline.is_some(), self.limits.stop),
            Endings::Unknown => Endings::Unknown,
        };
        let mut search = Search::new(self.limits, self.noise, endings, past);
        let answer = |best: &Best<draughts::Turn>| self.answer(best, |turn| turn.points());
        let best = search.best(&state, &turns, |_| 0, &mut |best| {
            if let Some(answer) = answer(best) {
                report(&answer);
            }
        })?;
        answer(&best)
    }

    /// What was found in the words of the rules.
    fn answer<T>(&self, best: &Best<T>, points: impl Fn(&T) -> Vec<Point>) -> Option<Answer> {
        let rules = self.game.rules();
        let mut position = *self.game.position();
        let mut line = Vec::new();
        for turn in &best.line {
            let Some(turn) = in_rules(rules, &position, &points(turn)) else {
                break;
            };
            position = rules.after(self.game.options(), &position, &turn);
            line.push(turn);
        }
        Some(Answer {
            turn: line.first()?.clone(),
            score: best.score,
            depth: best.depth,
            nodes: best.nodes,
            line,
        })
    }
}

/// The turn of the rules along `points`, of which a race game gives the first and the last only.
fn in_rules(rules: &dyn Rules, position: &Position, points: &[Point]) -> Option<Move> {
    match (rules.family(), points) {
        (Family::Race(_), &[from, to]) if position.at(from) == Some(position.to_move()) => rules
            .ways(position, &[from])
            .into_iter()
            .find(|way| way.path().is_some_and(|path| path.end() == to)),
        _ => rules.check(position, points).ok(),
    }
}

#[cfg(test)]
mod tests;
