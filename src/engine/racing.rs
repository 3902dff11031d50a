//! A turn of a race game: which turns are worth considering, and when the way home is counted out instead.

use std::collections::HashSet;
use std::sync::atomic::Ordering;
use std::time::Instant;

use crate::board::Point;
use crate::engine::draughts::Endings;
use crate::engine::level::Role;
use crate::engine::race::{self, Judge, Race, Track};
use crate::engine::search::{Best, Search, is_seen_win, won_in};
use crate::engine::solve::{Bounds, Others, Solver};
use crate::engine::state::{State, keep};
use crate::engine::{Answer, Thinking, Weights, in_rules};
use crate::rules::{Layout, Position};

/// The widest beam for the way home during a game.
const WIDEST_AT_PLAY: usize = 1 << 12;
/// Positions whose burdens a race search remembers: 16 bytes each.
const BURDENS: usize = 1 << 17;
/// Turns of its own after which a seat that has come no nearer home has to.
const STALL: usize = 8;
/// Up to which [`Race::contact`] the armies are so loose that a plan for one alone holds.
const LOOSE: usize = 15;
/// Stones in all the arrangements of a layer of the beam that looks for such a plan: a width of 256 on the star and of 134
/// on the square board, chosen by hand.
const PLAN: usize = 2560;
/// Turns that an army foresees which is not loose. With eight, games of Halma became no shorter.
const AHEAD: usize = 6;
/// Stones in all the arrangements of a layer of the beam that foresees them.
const FORESEEN: usize = 4000;
/// Turns of a plan at the most.
const MOST_PLANNED: usize = 60;

/// Whether a way home of so many turns gains two steps a turn: so much the search comes forward by itself, and a narrow
/// beam finds much longer ways where it goes astray.
fn is_short(turns: usize, race: &Race, judge: &mut Judge) -> bool {
    let steps = race.way_home(race.mover(), judge) / race.weights().way.max(1);
    usize::try_from(steps).is_ok_and(|steps| 2 * turns <= steps)
}

impl Thinking<'_> {
    pub(super) fn race(&self, layout: &Layout, report: &mut dyn FnMut(&Answer)) -> Option<Answer> {
        let position = self.game.position();
        let weights = self.weights.unwrap_or_else(|| Weights::of(&layout.board));
        let track = Track::weighed(weights, layout, self.game.options(), position);
        let mut race = Race::against_all(&track, position);
        if self.role == Role::Judge {
            race = race.regarding_alike();
        }
        let mut turns = self.root_turns(&race, &track);
        let mut judge = Judge::new(BURDENS);
        if race.is_past()
            && self.endings == Endings::Known
            && let Some(answer) = self.alone(&race, &mut judge, &turns)
        {
            return Some(answer);
        }
        if self.endings == Endings::Known && race.contact() <= LOOSE {
            self.follow_plan(&race, &mut judge, &mut turns);
        }
        let bonuses = if self.endings == Endings::Known && turns.len() > 1 {
            self.foresee(&race)
        } else {
            Vec::new()
        };
        let bonus = |turn| {
            let known = bonuses.iter().find(|(other, _)| *other == turn);
            known.map_or(0, |(_, bonus)| *bonus)
        };
        let mut search = Search::new(self.limits, self.noise, judge, Vec::new());
        let answer = |best: &Best<race::Turn>| {
            let answer = self.answer(best, |turn| race_points(*turn))?;
            let score = told(&race, best);
            Some(Answer { score, ..answer })
        };
        let best = search.best(&race, &turns, bonus, &mut |best| {
            if let Some(answer) = answer(best) {
                report(&answer);
            }
        })?;
        answer(&best)
    }

    /// Keeps the turns with which one of the shortest ways home begins, if one is found that makes good use of jumps.
    fn follow_plan(&self, race: &Race, judge: &mut Judge, turns: &mut Vec<race::Turn>) {
        let army = race.army(race.mover());
        let bounds = Bounds {
            width: PLAN / army.stones.len().max(1),
            turns: MOST_PLANNED,
        };
        let plan = army.beam(army.usual(), bounds, &mut 0, self.is_late_to_plan());
        let Some((way, first)) = plan.and_then(|plan| Some((plan.turns?, plan.first))) else {
            return;
        };
        if is_short(way.len(), race, judge) {
            keep(turns, |turn| first.contains(turn));
        }
    }

    /// What each turn is worth for the way of the own army beyond the sight of the search, at most 0; nothing for a loose
    /// army, which follows a plan.
    fn foresee(&self, race: &Race) -> Vec<(race::Turn, i32)> {
        let share = race.weights().foresight;
        if share == 0 || race.contact() <= LOOSE {
            return Vec::new();
        }
        let army = race.army(race.mover());
        let width = FORESEEN / army.stones.len().max(1);
        let outlook = army.outlook(army.usual(), width, AHEAD, self.is_late_to_plan());
        let outlook = outlook.unwrap_or_default();
        let least = outlook.iter().map(|(_, score)| *score).min();
        let least = least.unwrap_or_default();
        let bonus = |(turn, score)| (turn, share * (least - score) / 100);
        outlook.into_iter().map(bonus).collect()
    }

    /// Whether a quarter of the time that is left has passed: without a plan the search needs the rest.
    fn is_late_to_plan(&self) -> impl Fn() -> bool {
        let deadline = self.deadline_of_part(4);
        move || {
            self.limits.stop.load(Ordering::Relaxed)
                || deadline.is_some_and(|deadline| Instant::now() >= deadline)
        }
    }

    /// The first turn of the shortest way home once the armies have passed each other, if it is one of `turns`.
    fn alone(&self, race: &Race, judge: &mut Judge, turns: &[race::Turn]) -> Option<Answer> {
        let position = self.game.position();
        let rules = self.game.rules();
        // Half the time is enough: the turns of the other side change nothing.
        let deadline = self.deadline_of_part(2);
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
        if !solution.proven && !is_short(solution.turns.len(), race, judge) {
            return None;
        }
        let first = race::Turn::of(solution.turns.first()?)?;
        let is_allowed = turns.contains(&first);
        let turn = in_rules(rules, position, &race_points(first)).filter(|_| is_allowed)?;
        Some(Answer {
            line: vec![turn.clone()],
            turn,
            score: if solution.turns.len() <= race.fewest_turns_of_others() {
                won_in(solution.turns.len())
            } else {
                race.lead(judge)
            },
            depth: u32::try_from(solution.turns.len()).unwrap_or(u32::MAX),
            nodes: solution.nodes,
        })
    }

    /// When one of so many parts of the time that is left is over; none if the time is not limited.
    fn deadline_of_part(&self, parts: u32) -> Option<Instant> {
        let now = Instant::now();
        let end = self.limits.deadline?;
        Some(now + end.saturating_duration_since(now) / parts)
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
        if let Some(only) = self.only.and_then(race::Turn::of) {
            return vec![only];
        }
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
        let mover = race.mover();
        let lets_out = race.waits() && race.shut_in(mover) > 0;
        race.candidates(&mut turns);
        if lets_out || !turns.iter().any(is_new) {
            turns.clear();
            race.turns(&mut turns);
        }
        keep(&mut turns, is_new);
        let mut judge = Judge::new(1);
        let before = race.way_home(mover, &mut judge);
        let stalls = self.earlier(STALL).is_some_and(|position| {
            let way = Race::new(track, position).way_home(mover, &mut judge);
            way <= before
        });
        if stalls || race.is_waited_for() {
            give_way(race, &mut turns);
        }
        if stalls || race.waits() {
            let_out(race, &mut turns);
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
}

/// The score of a line by which both sides are regarded alike, whatever the seat that thinks chose it by.
fn told(race: &Race, best: &Best<race::Turn>) -> i32 {
    if !race.spares() || is_seen_win(best.score) {
        return best.score;
    }
    let mut end = race.clone();
    for turn in &best.line {
        end.play(*turn);
    }
    let lead = end.lead(&mut Judge::new(1));
    if end.mover() == race.mover() {
        lead
    } else {
        -lead
    }
}

/// Keeps the turns that end a mutual block, in which each side holds the last goal point of the other and the first to
/// move away loses: a stone still at home leaves, or at least comes forward. To hold on to the last point is no way to
/// win.
fn give_way(race: &Race, turns: &mut Vec<race::Turn>) {
    keep(turns, |turn| race.leaves_home(*turn));
    keep(turns, |turn| {
        race.starts_at_home(*turn) && race.rows_gained(*turn) > 0
    });
}

/// Keeps the turns that let most of the stones out that are shut in in the goal of the seat to move, or shut in least.
fn let_out(race: &Race, turns: &mut Vec<race::Turn>) {
    let seat = race.mover();
    let shut_in = |turn: &race::Turn| {
        let mut after = race.clone();
        after.play(*turn);
        after.shut_in(seat)
    };
    let least = turns.iter().map(shut_in).min();
    keep(turns, |turn| Some(shut_in(turn)) == least);
}

/// Origin and end of a turn of a race game; nothing for a pass.
pub(super) fn race_points(turn: race::Turn) -> Vec<Point> {
    if turn.is_pass() {
        Vec::new()
    } else {
        vec![turn.from, turn.to]
    }
}
