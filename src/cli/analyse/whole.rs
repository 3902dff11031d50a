//! `analyse FILE`: a whole game, turn by turn.

mod answer;
mod table;

use std::io::{self, IsTerminal as _};
use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use indicatif::ProgressBar;
use serde_json::{Value, json};

use crate::analysis::{Review, Standing};
use crate::cli::Context;
use crate::cli::failure::Failure;
use crate::cli::{progress, replay};
use crate::engine::{self, Budget, Weighed};
use crate::game::{Act, Game};
use crate::record::Record;
use crate::rules::{Move, Seat};

use table::Table;

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
        let games = records.iter().map(|record| {
            let (game, review) = (record.game(), Review::of(record.game()));
            answer::of(game, &review, made(game, &review, budget, &bar))
        });
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
        let (game, review) = (record.game(), Review::of(record.game()));
        let mut table = Table::new(context, game, &review);
        table.begin()?;
        for made in made(game, &review, budget, &bar) {
            table.turn(&made)?;
        }
        table.end()?;
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
