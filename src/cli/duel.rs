//! `match`: the engine against itself, seats swapped, openings varied.

mod openings;

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use serde_json::json;

use super::Context;
use super::failure::Failure;
use super::progress;
use super::terms::Terms;
use super::whole::whole;
use crate::engine::Budget;
use crate::engine::duel::{Duel, Tally, has_a};
use crate::game::{Game, Level, Player};
use crate::lang::Lang;
use crate::record::Record;
use crate::runtime::files;
use crate::runtime::games;
use crate::words;

/// Lets the engine play against itself, at two strengths
///
/// A SPEC is level:LEVEL (1 to 5 or a name), movetime:MS, nodes:N or depth:D. Each opening is played twice, with the seats
/// swapped. With three and more players the seats go to A and B in turn, and the first to be home decides. A game
/// counts as unfinished after 400 turns a seat. The same seed gives the same games, but for movetime and level 5.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  sprungbrett match star --a level:4 --b level:3 --games 40
  sprungbrett match draughts --a nodes:20000 --b depth:5 --seed 7 --json
  sprungbrett match halma --a movetime:200 --b level:club --openings lines.txt --save games
  sprungbrett match star --players 3 --a level:club --b level:casual")]
pub(super) struct Args {
    /// The game
    ruleset: String,
    /// How A thinks
    #[arg(long, value_name = "SPEC")]
    a: String,
    /// How B thinks
    #[arg(long, value_name = "SPEC")]
    b: String,
    /// How many games; an even number is fair [default: 20, or two for each opening of the file]
    #[arg(long, value_name = "N", value_parser = whole::<u32, 1>)]
    games: Option<u32>,
    /// Openings, one a line: a position, or turns from the start with blanks between them, or a position, the word
    /// `moves` and turns; lines that begin with # say nothing. Random ones if no file is named; in a race
    /// they only come forward
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,
    /// Makes the random openings and the errors of the lower levels
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = whole::<u64, 0>)]
    seed: u64,
    /// Saves each game in a new file of this folder
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,
    /// Prints a JSON object: `a`, `b`, `draws`, `unfinished`, `games`, `score` (of A, from 0 to 1), `error` (95 %),
    /// `mean_turns` (to the end, of all seats together; null if no game has ended)
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    terms: Terms,
}

/// Games if neither their number nor openings are given.
const USUAL_GAMES: u32 = 20;
/// Turns drawn by lot before the two begin to think, for each seat.
const DRAWN_BY_LOT: usize = 2;
/// Turns a seat after which a game counts as unfinished.
const MOST_TURNS: usize = 400;
/// How many standard errors to either side hold 95 % of the cases.
const STANDARD_ERRORS: f64 = 1.96;

/// How far the score of A may be off, in 95 % of the cases: half the width of Wilson's interval (1927), in which the
/// variance of the games stands for that of a coin. It is not 0 where all games ended alike.
fn margin(tally: &Tally) -> f64 {
    let games = f64::from(u32::try_from(tally.games()).unwrap_or(u32::MAX)).max(1.0);
    let squared = STANDARD_ERRORS.powi(2);
    let spread = tally.error().powi(2) + squared / (2.0 * games).powi(2);
    STANDARD_ERRORS * spread.sqrt() / (1.0 + squared / games)
}

impl Args {
    pub(super) fn run(&self, context: &mut Context) -> Result<ExitCode, Failure> {
        let lang = context.lang;
        let usual = self.terms.game(lang, &self.ruleset, None)?;
        let duel = Duel {
            rules: usual.rules(),
            options: *usual.options(),
            a: spec(lang, &self.a)?,
            b: spec(lang, &self.b)?,
            opening: DRAWN_BY_LOT * usual.options().players,
            most_turns: MOST_TURNS,
            seed: self.seed,
        };
        let openings = self.openings.as_deref();
        let openings = openings
            .map(|file| openings::read(lang, file, &self.ruleset, &self.terms))
            .transpose()?;
        let mut tally = Tally::default();
        let games = self.games(openings.as_deref());
        let progress = progress::bar(games as usize);
        for number in 0..games as usize {
            let (game, verdict) = match &openings {
                None => duel.play(number),
                Some(openings) => {
                    let opening = openings[number / 2 % openings.len()].clone();
                    duel.play_on(opening, number)
                }
            };
            tally.add(verdict, game.ply());
            progress.set_message(format!("A {}  B {}", tally.a, tally.b));
            progress.inc(1);
            if let Some(folder) = &self.save {
                self.save(folder, &game, number, &duel)
                    .map_err(|error| unsaved(lang, folder, &error))?;
            }
        }
        progress.finish_and_clear();
        self.print(context, &tally)?;
        Ok(ExitCode::SUCCESS)
    }

    fn games(&self, openings: Option<&[Game]>) -> u32 {
        let of_file = |openings: &[Game]| u32::try_from(2 * openings.len()).unwrap_or(u32::MAX);
        self.games
            .unwrap_or_else(|| openings.map_or(USUAL_GAMES, of_file))
    }

    fn print(&self, context: &mut Context, tally: &Tally) -> Result<(), Failure> {
        let error = margin(tally);
        if self.json {
            let answer = json!({
                "a": tally.a,
                "b": tally.b,
                "draws": tally.draws,
                "unfinished": tally.unfinished,
                "games": tally.games(),
                "score": tally.score(),
                "error": error,
                "mean_turns": tally.mean_turns(),
            });
            writeln!(context.out, "{answer}")?;
            return Ok(());
        }
        let percent = |share: f64| format!("{:.1}", 100.0 * share);
        let (score, error) = (percent(tally.score()), percent(error));
        let lang = context.lang;
        let lines = [
            lang.with(
                "match-games",
                &[
                    ("games", tally.games().into()),
                    ("a", tally.a.into()),
                    ("b", tally.b.into()),
                    ("draws", tally.draws.into()),
                    ("unfinished", tally.unfinished.into()),
                ],
            ),
            lang.with(
                "match-score",
                &[("score", (&score).into()), ("error", (&error).into())],
            ),
        ];
        for line in lines {
            writeln!(context.out, "{line}")?;
        }
        if let Some(turns) = tally.mean_turns() {
            let turns = format!("{turns:.1}");
            let line = lang.with("match-turns", &[("turns", (&turns).into())]);
            writeln!(context.out, "{line}")?;
        }
        Ok(())
    }

    /// Saves the game with this number; gives the path of the file.
    fn save(&self, folder: &Path, game: &Game, number: usize, duel: &Duel) -> io::Result<PathBuf> {
        let mut record = Record::new(game.clone(), |seat| {
            let (side, spec, budget) = if has_a(game, number, seat) {
                ("A", &self.a, duel.a)
            } else {
                ("B", &self.b, duel.b)
            };
            // A record knows levels only; what thinks within another bound errs no more than the strongest.
            let level = budget.level.unwrap_or(Level::Master);
            (format!("{side} ({spec})"), Player::Ai(level))
        });
        let numbered = ("game".to_owned(), (number + 1).to_string());
        record.tags = BTreeMap::from([numbered]);
        games::save_in(folder, &record)
    }
}

/// Reads `BOUND:AMOUNT`.
fn spec(lang: &Lang, text: &str) -> Result<Budget, Failure> {
    let spec = text.trim().to_ascii_lowercase();
    spec.split_once(':')
        .and_then(|(bound, amount)| Budget::default().bounded(bound, amount))
        .ok_or_else(|| {
            let levels = Level::ALL.map(|level| level.id().to_owned());
            let levels = words::any_of(lang, &levels);
            let names = [("text", text.into()), ("levels", (&levels).into())];
            Failure::Usage(lang.with("match-unknown-spec", &names))
        })
}

/// That a game could not be saved.
fn unsaved(lang: &Lang, folder: &Path, error: &io::Error) -> Failure {
    Failure::Failed(files::unwritable(lang, folder, error))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::duel::Verdict;

    #[test]
    fn the_margin_shrinks_with_the_games() {
        for (a, b, draws, expected) in [
            // Wilson's interval of 6 in 6 is 0.610 to 1.000, of 50 in 100 0.404 to 0.596.
            (6, 0, 0, 0.195),
            (50, 50, 0, 0.096),
            (0, 0, 100, 0.018),
        ] {
            let mut tally = Tally::default();
            for (verdict, times) in [(Verdict::A, a), (Verdict::B, b), (Verdict::Draw, draws)] {
                for _ in 0..times {
                    tally.add(verdict, 50);
                }
            }
            let found = margin(&tally);
            assert!((found - expected).abs() < 0.001, "{tally:?}: {found}");
        }
    }
}
