//! The computer opponent: chooses a turn within a budget.
//!
//! Two fast states (race games, draughts) behind one trait, one search for both. It opens no file and draws nothing.

mod bounds;
mod draughts;
pub mod duel;
mod level;
mod perft;
mod race;
mod search;
mod solve;
mod state;
mod table;

use std::collections::HashSet;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use crate::board::Point;
use crate::game::{Game, Level};
use crate::rules::{Family, Layout, Move, Position, Rules, Seat};
pub use draughts::terms::{SHAPE_NAMES, TERMS, Terms};
use draughts::{Draughts, Endings};
use level::Sight;
pub use perft::perft;
use race::{Judge, Race, Track};
use search::{Best, Limits, Noise, Search};
use solve::Solver;
pub use solve::{Others, Solution, solve};
use state::State;

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

/// The widest beam for the way home during a game.
const WIDEST_AT_PLAY: usize = 1 << 12;
/// Positions whose burdens a race search remembers: 16 bytes each.
const BURDENS: usize = 1 << 17;
/// Turns of its own after which a seat that has come no nearer home has to.
const STALL: usize = 8;
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
    think_with(sight.unwrap_or(Sight::FULL), game, budget, stop, report)
}

/// What [`think`] finds with a sight that the budget's bounds are put over.
fn think_with(
    sight: Sight,
    game: &Game,
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
        limits: Limits {
            nodes: budget.nodes.or(sight.nodes),
            deadline: budget.time.or(sight.time).map(|time| Instant::now() + time),
            depth: budget.depth.or(sight.depth),
            stop,
        },
        noise: Noise {
            most: sight.noise,
            is_hasty: sight.is_hasty,
            seed: budget.seed,
        },
        keeps_on: sight.keeps_on,
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

/// Whether `seat` stands better than every other seat that still plays, as far as a glance tells: then it accepts no
/// draw.
pub fn better_off(game: &Game, seat: Seat) -> bool {
    let stop = AtomicBool::new(false);
    match game.rules().family() {
        Family::Race(layout) => {
            let position = game.position();
            let track = Track::new(layout, game.options(), position);
            let mut judge = Judge::new(1);
            let race = Race::new(&track, position);
            let mut burdens = race.burdens(&mut judge);
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
            let answer = think_with(sight, game, &budget, &stop, &mut |_| ());
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
    limits: Limits<'a>,
    noise: Noise,
    keeps_on: bool,
    endings: Endings,
}

impl Thinking<'_> {
    fn race(&self, layout: &Layout, report: &mut dyn FnMut(&Answer)) -> Option<Answer> {
        let position = self.game.position();
        let track = Track::new(layout, self.game.options(), position);
        let race = Race::against_all(&track, position);
        let turns = self.root_turns(&race, &track);
        let mut judge = Judge::new(BURDENS);
        if race.is_past() && self.endings == Endings::Known {
            let score = race.value(&mut judge);
            if let Some(answer) = self.alone(&turns, score) {
                return Some(answer);
            }
        }
        let mut search = Search::new(self.limits, self.noise, judge, Vec::new());
        let answer = |best: &Best<race::Turn>| self.answer(best, |turn| race_points(*turn));
        let best = search.best(&race, &turns, &mut |best| {
            if let Some(answer) = answer(best) {
                report(&answer);
            }
        })?;
        answer(&best)
    }

    /// The first turn of the shortest way home once the armies have passed each other, if it is one of `turns`.
    fn alone(&self, turns: &[race::Turn], score: i32) -> Option<Answer> {
        let position = self.game.position();
        let rules = self.game.rules();
        // Half the time is enough: the turns of the other side change nothing.
        let now = Instant::now();
        let deadline = self.limits.deadline.map(|end| now + (end - now) / 2);
        let solver = Solver::new(
            rules,
            position,
            position.to_move(),
            Others::Off,
            deadline,
            self.limits.stop,
        )?;
        let nodes = self.limits.nodes.unwrap_or(u64::MAX);
        let widest =
            usize::try_from(nodes / 100).map_or(WIDEST_AT_PLAY, |most| most.min(WIDEST_AT_PLAY));
        let solution = solver.solve(widest)?;
        let path = solution.turns.first()?.path()?;
        let (from, to) = (path.origin(), path.end());
        let is_allowed = turns.contains(&race::Turn { from, to });
        let turn = in_rules(rules, position, &[from, to]).filter(|_| is_allowed)?;
        Some(Answer {
            line: vec![turn.clone()],
            turn,
            score,
            depth: u32::try_from(solution.turns.len()).unwrap_or(u32::MAX),
            nodes: solution.nodes,
        })
    }

    /// The position before the last `turns` turns of each seat.
    fn earlier(&self, turns: usize) -> Option<&Position> {
        let players = self.game.options().players;
        let ply = self.game.ply().checked_sub(turns * players)?;
        self.game.position_at(ply)
    }

    /// The turns worth considering: those that do not recreate a position of this game, and for the lower levels those
    /// that do not lead back, as long as there are others.
    fn root_turns(&self, race: &Race, track: &Track) -> Vec<race::Turn> {
        let in_order = Race::new(track, self.game.position());
        let past: HashSet<u64> = self
            .game
            .positions()
            .iter()
            .map(|position| Race::new(track, position).hash())
            .collect();
        let is_new = |turn: &race::Turn| {
            let mut after = in_order.clone();
            after.play(*turn);
            !past.contains(&after.hash())
        };
        let mut turns = Vec::new();
        race.candidates(&mut turns);
        if !turns.iter().any(is_new) {
            turns.clear();
            race.turns(&mut turns);
        }
        keep(&mut turns, is_new);
        let mut judge = Judge::new(1);
        let mover = race.mover();
        let before = race.way_home(mover, &mut judge);
        let stalls = self.earlier(STALL).is_some_and(|position| {
            let way = Race::new(track, position).way_home(mover, &mut judge);
            way <= before
        });
        if stalls || race.is_waited_for() {
            give_way(race, &mut turns);
        }
        if stalls || self.keeps_on {
            keep(&mut turns, |turn| {
                let mut after = race.clone();
                after.play(*turn);
                after.way_home(mover, &mut judge) < before
            });
        }
        turns
    }

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
        let best = search.best(&state, &turns, &mut |best| {
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

/// Keeps the turns that end a mutual block, in which each side holds the last goal point of the other and the first to
/// move away loses: a stone still at home leaves, or the way out is opened for one that is shut in. To hold on to the
/// last point is no way to win.
fn give_way(race: &Race, turns: &mut Vec<race::Turn>) {
    let seat = race.mover();
    let shut_in = race.shut_in(seat);
    if turns.iter().any(|turn| race.leaves_home(*turn)) {
        keep(turns, |turn| race.leaves_home(*turn));
    } else if shut_in > 0 {
        keep(turns, |turn| {
            let mut after = race.clone();
            after.play(*turn);
            after.shut_in(seat) < shut_in
        });
    }
}

/// Keeps the turns that meet a condition, unless none does.
fn keep<T>(turns: &mut Vec<T>, condition: impl FnMut(&T) -> bool) {
    let meets: Vec<bool> = turns.iter().map(condition).collect();
    if meets.contains(&true) {
        let mut meets = meets.into_iter();
        turns.retain(|_| meets.next().unwrap_or(false));
    }
}

/// Origin and end of a turn of a race game; nothing for a pass.
fn race_points(turn: race::Turn) -> Vec<Point> {
    if turn.is_pass() {
        Vec::new()
    } else {
        vec![turn.from, turn.to]
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
