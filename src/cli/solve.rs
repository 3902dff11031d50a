//! `solve`: the least number of turns in which one seat comes home alone.

use std::process::ExitCode;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use serde_json::json;

use super::Context;
use super::failure::Failure;
use super::terms::{self, Terms};
use super::whole::whole;
use crate::engine::{self, Others};
use crate::notation::{self, Naming};
use crate::rules::Family;
use crate::words;

/// Looks for the fewest turns in which one seat comes home alone
///
/// For the race games. The stones of the other seats are taken off, or with --with-others stand still and serve as
/// supports. Says whether no shorter way can exist; for a whole army that is out of reach.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  sprungbrett solve star start
  sprungbrett solve star 'R:Rd5,d7,e6:Bi9' --with-others
  sprungbrett solve halma start --seat blue --movetime 20000 --json")]
pub(super) struct Args {
    /// The game
    ruleset: String,
    /// The position
    position: String,
    /// The seat that is to come home; the one to move if none is named
    #[arg(long)]
    seat: Option<String>,
    /// Leaves the stones of the other seats where they are
    #[arg(long)]
    with_others: bool,
    /// Searches for so many milliseconds at the most
    #[arg(
        long,
        value_name = "MS",
        default_value_t = 10_000,
        value_parser = whole::<u64, 1>
    )]
    movetime: u64,
    /// Prints a JSON object: `turns`, `proven`, `paths`
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    terms: Terms,
}

impl Args {
    pub(super) fn run(&self, context: &mut Context) -> Result<ExitCode, Failure> {
        let lang = context.lang;
        let game = self.terms.game(lang, &self.ruleset, Some(&self.position))?;
        let rules = game.rules();
        if !matches!(rules.family(), Family::Race(_)) {
            let name = words::game(lang, rules);
            let message = lang.with("solve-no-race", &[("game", (&name).into())]);
            return Err(Failure::Usage(message));
        }
        let seat = terms::seat(lang, game.position(), self.seat.as_deref())?;
        let others = if self.with_others {
            Others::Still
        } else {
            Others::Off
        };
        let (time, stop) = (Duration::from_millis(self.movetime), AtomicBool::new(false));
        let solution = engine::solve(rules, game.position(), seat, others, Some(time), &stop);
        let name = words::seat(lang, seat);
        let Some(solution) = solution else {
            let message = lang.with("solve-no-way", &[("seat", (&name).into())]);
            return Err(Failure::Failed(message));
        };
        let naming = if self.json {
            Naming::Written
        } else {
            context.settings.naming()
        };
        let written = |turn| notation::turn(rules.board(), naming, turn);
        let paths: Vec<String> = solution.turns.iter().map(written).collect();
        if self.json {
            let answer = json!({
                "turns": paths.len(),
                "proven": solution.proven,
                "paths": paths,
            });
            writeln!(context.out, "{answer}")?;
        } else {
            let id = if solution.proven {
                "solve-proven"
            } else {
                "solve-found"
            };
            let names = [("seat", (&name).into()), ("turns", paths.len().into())];
            writeln!(context.out, "{}", lang.with(id, &names))?;
            for path in paths {
                writeln!(context.out, "{path}")?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}
