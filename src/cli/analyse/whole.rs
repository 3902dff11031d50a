//! `analyse FILE`: a whole game, turn by turn.

use std::io::{self, IsTerminal as _};
use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use indicatif::ProgressBar;
use serde_json::{Map, Value, json};

use crate::analysis::{Review, Standing};
use crate::app::chart::{Chart, Unit};
use crate::cli::Context;
use crate::cli::failure::Failure;
use crate::cli::{progress, replay};
use crate::engine::{self, Budget, Weighed};
use crate::game::{Act, Game};
use crate::notation::{self, Naming};
use crate::plain::chart;
use crate::record::Record;
use crate::rules::{Move, Seat};
use crate::words;

/// Columns and rows of the chart.
const CHART: (usize, usize) = (72, 12);
/// Scores from which on a win has been seen, in hundredths of a step or of a man.
const WIN: i32 = 100_000;

/// A turn of a game with what is found of it.
struct Made<'a> {
    /// Its number, from 1.
    number: usize,
    seat: Seat,
    turn: &'a Move,
    gain: i64,
    /// None for a forced pass.
    weighed: Option<Weighed>,
}

/// Analyses every game of a file, or a sample game.
pub(super) fn run(
    context: &mut Context,
    file: &Path,
    budget: &Budget,
    is_json: bool,
) -> Result<ExitCode, Failure> {
    let (games, _) = replay::games(context, file)?;
    let records: Vec<Record> = games.into_iter().map(|game| game.record).collect();
    let turns = records.iter().map(Record::turns).sum();
    // Where the turns themselves are seen as they come, no bar is needed.
    let is_seen = !is_json && io::stdout().is_terminal();
    let bar = if is_seen {
        ProgressBar::hidden()
    } else {
        progress::bar(turns)
    };
    if is_json {
        let games = records.iter().map(|record| found(record, budget, &bar));
        let games: Vec<Value> = games.collect();
        bar.finish_and_clear();
        let path = file.display().to_string();
        writeln!(context.out, "{}", json!({ "path": path, "games": games }))?;
        return Ok(ExitCode::SUCCESS);
    }
    for (index, record) in records.iter().enumerate() {
        if index > 0 {
            writeln!(context.out)?;
        }
        print(context, record.game(), budget, &bar)?;
    }
    bar.finish_and_clear();
    Ok(ExitCode::SUCCESS)
}

/// Every turn in order. They come one by one, because each takes the time of a search or two.
fn made<'a>(
    game: &'a Game,
    review: &'a Review,
    budget: &'a Budget,
    bar: &'a ProgressBar,
) -> impl Iterator<Item = Made<'a>> {
    let mut before = game.clone();
    while before.undo() {}
    let stop = AtomicBool::new(false);
    (1..)
        .zip(game.entries())
        .filter_map(move |(number, entry)| {
            let made = match &entry.act {
                Act::Turn(turn) => {
                    let weighed = engine::weigh(&before, turn, budget, &stop);
                    bar.inc(1);
                    Some(Made {
                        number,
                        seat: entry.seat,
                        turn,
                        gain: gain(review, turn, entry.seat, number),
                        weighed,
                    })
                }
                Act::Resign | Act::Agree => None,
            };
            before.redo();
            made
        })
}

/// Steps by which a turn brings its side nearer home, or pieces that it captures.
fn gain(review: &Review, turn: &Move, seat: Seat, number: usize) -> i64 {
    let steps = |ply: usize| match review.standing(seat, ply) {
        Some(Standing::Way(steps)) => Some(i64::from(steps)),
        Some(Standing::Pieces { .. }) | None => None,
    };
    let captured = || turn.path().map_or(0, |path| path.captured().len());
    match (steps(number - 1), steps(number)) {
        (Some(before), Some(after)) => before - after,
        _ => i64::try_from(captured()).unwrap_or(0),
    }
}

fn found(record: &Record, budget: &Budget, bar: &ProgressBar) -> Value {
    let game = record.game();
    let board = game.rules().board();
    let review = Review::of(game);
    let written = |turn: &Move| notation::turn(board, Naming::Written, turn);
    let standings = |ply: usize| {
        let standing = |(seat, standings): &(Seat, Vec<Standing>)| {
            let standing = match standings.get(ply)? {
                Standing::Way(steps) => json!({ "way": steps }),
                Standing::Pieces { men, kings } => json!({ "men": men, "kings": kings }),
            };
            Some((seat.id().to_owned(), standing))
        };
        Value::Object(
            review
                .standings
                .iter()
                .filter_map(standing)
                .collect::<Map<_, _>>(),
        )
    };
    let turn = |made: Made| {
        let weighed = made.weighed.as_ref();
        json!({
            "number": made.number,
            "seat": made.seat.id(),
            "turn": written(made.turn),
            "standings": standings(made.number),
            "gain": made.gain,
            "best": weighed.map(|weighed| written(&weighed.best)),
            "best_score": weighed.map(|weighed| weighed.best_score),
            "score": weighed.map(|weighed| weighed.score),
            "swing": weighed.map(Weighed::swing),
        })
    };
    let chains = review.chains.iter().map(|chain| {
        let landings = chain.landings.iter().map(|point| board.name(*point));
        json!({
            "turn": chain.ply,
            "seat": chain.seat.id(),
            "jumps": chain.jumps(),
            "landings": landings.collect::<Vec<_>>(),
        })
    });
    json!({
        "ruleset": game.rules().id(),
        "seats": review.standings.iter().map(|(seat, _)| seat.id()).collect::<Vec<_>>(),
        "start": standings(0),
        "turns": made(game, &review, budget, bar).map(turn).collect::<Vec<_>>(),
        "chains": chains.collect::<Vec<_>>(),
    })
}

/// A table with a line for each turn, the longest chains, and on a terminal the chart.
fn print(
    context: &mut Context,
    game: &Game,
    budget: &Budget,
    bar: &ProgressBar,
) -> Result<(), Failure> {
    let (lang, naming) = (context.lang, context.settings.naming());
    let review = Review::of(game);
    let chart = Chart::of(&review);
    let (unit, scale) = match chart.unit {
        Unit::Steps => ("analyse-unit-steps", "analyse-scale-steps"),
        Unit::Pieces => ("analyse-unit-pieces", "analyse-scale-men"),
    };
    let (unit, scale) = (lang.text(unit), lang.text(scale));
    let names = [("unit", (&unit).into()), ("scale", (&scale).into())];
    writeln!(context.out, "{}\n", lang.with("analyse-note", &names))?;
    let [gain, swing, turn] =
        ["analyse-gain", "analyse-swing", "analyse-turn"].map(|id| lang.text(id));
    let widths = [&gain, &swing].map(|text| text.chars().count().max(6));
    let letters = chart.lines.iter().map(|line| format!("{:>4}", line.letter));
    let letters: String = letters.collect();
    writeln!(
        context.out,
        "{:>4} {:1}{letters} {gain:>gains$} {swing:>swings$}  {turn}",
        "",
        "",
        gains = widths[0],
        swings = widths[1],
    )?;
    for made in made(game, &review, budget, bar) {
        let values = chart.lines.iter().map(|line| {
            let value = line.values.get(made.number).copied().unwrap_or_default();
            format!("{value:>4}")
        });
        let values: String = values.collect();
        let board = game.rules().board();
        let turn = notation::turn(board, naming, made.turn);
        let best = made.weighed.as_ref().filter(|weighed| weighed.swing() < 0);
        let best = best.map_or_else(String::new, |weighed| {
            let turn = notation::turn(board, naming, &weighed.best);
            let told = lang.with("analyse-best", &[("turn", (&turn).into())]);
            format!(" ({told})")
        });
        let swing = match &made.weighed {
            None => String::new(),
            Some(weighed) => match weighed.swing() {
                0 => "=".to_owned(),
                swing if swing.abs() >= WIN => if swing < 0 { "--" } else { "++" }.to_owned(),
                swing => format!("{:+.2}", f64::from(swing) / 100.0),
            },
        };
        writeln!(
            context.out,
            "{:>4} {}{values} {:>gains$} {swing:>swings$}  {turn}{best}",
            made.number,
            made.seat.letter(),
            made.gain,
            gains = widths[0],
            swings = widths[1],
        )?;
        context.out.flush()?;
    }
    if !review.chains.is_empty() {
        writeln!(context.out, "\n{}", lang.text("replay-chains"))?;
    }
    for chain in &review.chains {
        writeln!(context.out, "{}", words::chain(lang, naming, game, chain))?;
    }
    if io::stdout().is_terminal() {
        writeln!(context.out)?;
        for line in chart::lines(lang, &chart, CHART.0, CHART.1) {
            writeln!(context.out, "{line}")?;
        }
    }
    if let Some(outcome) = game.outcome() {
        writeln!(context.out, "\n{}", words::outcome(lang, &outcome))?;
    }
    Ok(())
}
