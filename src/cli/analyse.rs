//! `analyse`: what can be counted on a position, and what a turn changes in it; or a whole game turn by turn.

mod whole;

use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;

use serde_json::{Value, json};

use super::Context;
use super::bounds::Bounds;
use super::failure::Failure;
use super::terms::{self, Terms};
use crate::analysis::{self, Change, Pair, WhatIf};
use crate::board::{Board, Point};
use crate::engine::Budget;
use crate::notation::{self, Naming};
use crate::rules::{self, Move, Position, Rules, Seat};
use crate::words;

/// Counts what a position holds for one seat: reach, supports, way home, mobility; or goes through a whole game
///
/// With a TURN also what it takes from the team and gives to it: a path is lost if another stone of the side could end
/// somewhere before the turn and cannot after it. Two turns of a stone are its own, all others standing still. The way
/// home is the least sum of steps on the empty board. Draughts has reach and mobility alone.
///
/// With a FILE and no POSITION every turn of its game is listed: how far each side is then, what the turn gained, and
/// how the engine values it against its own choice, looking at --nodes positions for each.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  sprungbrett analyse star start
  sprungbrett analyse star 'R:Ri5,i6:Bi8' i6-h6
  sprungbrett analyse halma start --seat blue --json
  sprungbrett analyse club-evening.json --nodes 100000
  sprungbrett analyse bridges --json

The keys of --json, with points and paths (stone-end) as texts:
  seat, mobility
  reach        for each stone: stone, one, two (what one turn does not reach)
  supports     for each: point, jumps, carried (the stones that can jump over it), paths (that need it)
  way_home     steps, home, stones, ways (for each stone outside: from, to, steps); null in draughts
  stragglers   points
  what_if      turn, lost, gained, way_home and mobility (each before, after); null without a TURN

The keys of --json for a FILE: path, and games, for each of which
  ruleset, seats, start (the standings before the first turn)
  turns        for each: number, seat, turn, standings (for each seat: way, or men and kings), gain (steps, or pieces
               captured), best, best_score, score, swing (score less best_score; in hundredths of a step or of a man)
  chains       the longest, for each: turn, seat, jumps, landings")]
pub(super) struct Args {
    /// The game; or a game record, or the name of a sample game
    #[arg(value_name = "RULESET|FILE")]
    ruleset: OsString,
    /// The position
    position: Option<String>,
    /// A turn: its origin and its landings, or only its origin and end
    turn: Option<String>,
    /// The seat that is looked at, and that makes the turn; the one to move if none is named
    #[arg(long)]
    seat: Option<String>,
    /// Prints a JSON object, with the keys below
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    bounds: Bounds,
    #[command(flatten)]
    terms: Terms,
}

/// Positions looked at for each turn of a game and for its alternative, if no bound is named.
const NODES: u64 = 20_000;

impl Args {
    pub(super) fn run(&self, context: &mut Context) -> Result<ExitCode, Failure> {
        let lang = context.lang;
        let Some(position) = &self.position else {
            return self.whole(context);
        };
        let game = self
            .terms
            .game(lang, &self.ruleset.to_string_lossy(), Some(position))?;
        let rules = game.rules();
        let seat = terms::seat(lang, game.position(), self.seat.as_deref())?;
        let position = game.position().moved_by(seat);
        let naming = context.settings.naming();
        let read = |text: &String| notation::read_turn(rules, &position, text);
        let turn = self.turn.as_ref().map(read).transpose();
        let turn = turn.map_err(|error| Failure::of_turn(lang, naming, &error))?;
        let effects = turn.map(|turn| {
            (
                analysis::what_if(rules, game.options(), &position, &turn),
                turn,
            )
        });
        if self.json {
            let mut answer = found(rules, &position, seat);
            answer["what_if"] = effects.map_or(Value::Null, |(effects, turn)| {
                what_if(rules.board(), &turn, &effects)
            });
            writeln!(context.out, "{answer}")?;
            return Ok(ExitCode::SUCCESS);
        }
        let stones = position.stones(seat).iter();
        let stone = |point| words::analysis::stone(lang, naming, rules, &position, point);
        let mut lines = words::analysis::team(lang, naming, rules, &position, seat);
        lines.extend(stones.flat_map(stone));
        if let Some((effects, turn)) = effects {
            let turn = notation::turn(rules.board(), naming, &turn);
            lines.push(String::new());
            lines.push(lang.with("analysis-what-if", &[("turn", (&turn).into())]));
            lines.extend(words::analysis::what_if(lang, naming, rules, &effects));
        }
        for line in lines {
            writeln!(context.out, "{line}")?;
        }
        Ok(ExitCode::SUCCESS)
    }

    /// Goes through a whole game.
    fn whole(&self, context: &mut Context) -> Result<ExitCode, Failure> {
        let file = Path::new(&self.ruleset);
        let is_game = self
            .ruleset
            .to_str()
            .is_some_and(|name| rules::named(name).is_some());
        if is_game && !file.exists() {
            return Err(Failure::Usage(context.lang.text("analyse-no-position")));
        }
        let budget = self.bounds.budget(context.lang, 0)?;
        let budget = if self.bounds.is_given() {
            budget
        } else {
            Budget {
                nodes: Some(NODES),
                ..Budget::default()
            }
        };
        whole::run(context, file, &budget, self.json)
    }
}

fn names(board: &Board, points: impl IntoIterator<Item = Point>) -> Vec<&str> {
    let points = points.into_iter();
    points.map(|point| board.name(point)).collect()
}

fn paths(board: &Board, pairs: &[Pair]) -> Vec<String> {
    let path = |pair: &Pair| format!("{}-{}", board.name(pair.stone), board.name(pair.end));
    pairs.iter().map(path).collect()
}

fn change<T: serde::Serialize>(change: &Change<T>) -> Value {
    json!({ "before": change.before, "after": change.after })
}

/// What is found about `seat`.
fn found(rules: &dyn Rules, position: &Position, seat: Seat) -> Value {
    let board = rules.board();
    let reach = |stone: Point| {
        let reach = analysis::reach(rules, position, stone);
        json!({
            "stone": board.name(stone),
            "one": names(board, reach.one.iter()),
            "two": names(board, reach.only_two(stone).iter()),
        })
    };
    // What is jumped over in draughts is captured: it supports nothing.
    let supports = match rules.camp(seat) {
        Some(_) => analysis::supports(rules, position, seat),
        None => Vec::new(),
    };
    let support = |support: &analysis::Support| {
        json!({
            "point": board.name(support.point),
            "jumps": support.jumps(),
            "carried": names(board, support.carried.iter().copied()),
            "paths": paths(board, &support.paths),
        })
    };
    let way = |way: &analysis::Way| {
        json!({
            "from": board.name(way.from),
            "to": board.name(way.to),
            "steps": way.steps,
        })
    };
    let ways = analysis::ways_home(rules, position, seat);
    let way_home = ways.zip(analysis::home(rules, position, seat));
    let way_home = way_home.map(|(ways, (home, stones))| {
        json!({
            "steps": ways.iter().map(|way| way.steps).sum::<u32>(),
            "home": home,
            "stones": stones,
            "ways": ways.iter().map(way).collect::<Vec<_>>(),
        })
    });
    json!({
        "seat": seat.id(),
        "mobility": analysis::mobility(rules, position, seat),
        "reach": position.stones(seat).iter().map(reach).collect::<Vec<_>>(),
        "supports": supports.iter().map(support).collect::<Vec<_>>(),
        "way_home": way_home,
        "stragglers": names(board, analysis::stragglers(rules, position, seat).iter()),
    })
}

fn what_if(board: &Board, turn: &Move, effects: &WhatIf) -> Value {
    json!({
        "turn": notation::turn(board, Naming::Written, turn),
        "lost": paths(board, &effects.lost),
        "gained": paths(board, &effects.gained),
        "way_home": effects.way_home.as_ref().map(change),
        "mobility": change(&effects.mobility),
    })
}
