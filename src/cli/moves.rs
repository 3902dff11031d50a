//! `moves`: the legal turns of a position.

use std::process::ExitCode;

use serde_json::json;

use super::Context;
use super::failure::{Failure, say};
use super::terms::Terms;
use super::whole::whole;
use crate::notation::{self, Naming};

/// Lists the legal turns of a position
///
/// The race games list one shortest path for each origin and end, draughts lists every path.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  sprungbrett moves star
  sprungbrett moves draughts 'B:W18,19,27:B14,15' --json
  sprungbrett moves halma start --paths --limit 100")]
pub(super) struct Args {
    /// The game
    ruleset: String,
    /// The position
    #[arg(default_value = "start")]
    position: String,
    /// Lists every full path
    #[arg(long)]
    paths: bool,
    /// How many paths are listed at the most
    #[arg(long, value_name = "N", default_value_t = 10_000, requires = "paths", value_parser = whole::<usize, 0>)]
    limit: usize,
    /// Prints a JSON object: `turns`, `count`, with --paths also `truncated`
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    terms: Terms,
}

impl Args {
    pub(super) fn run(&self, context: &mut Context) -> Result<ExitCode, Failure> {
        let game = self
            .terms
            .game(context.lang, &self.ruleset, Some(&self.position))?;
        let (rules, lang) = (game.rules(), context.lang);
        let (moves, is_truncated) = if self.paths && game.to_move().is_some() {
            rules.paths(game.position(), self.limit)
        } else {
            (game.turns(), false)
        };
        let turns: Vec<String> = moves
            .iter()
            .map(|turn| notation::turn(rules.board(), Naming::Written, turn))
            .collect();
        if self.json {
            let mut answer = json!({ "turns": turns, "count": turns.len() });
            if self.paths {
                answer["truncated"] = is_truncated.into();
            }
            writeln!(context.out, "{answer}")?;
        } else {
            for turn in turns {
                writeln!(context.out, "{turn}")?;
            }
            if is_truncated {
                context.out.flush()?;
                say(&lang.with("moves-truncated", &[("limit", self.limit.into())]));
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}
