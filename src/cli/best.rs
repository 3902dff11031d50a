//! `best`: the turn the engine would play.

use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use serde_json::json;

use super::Context;
use super::bounds::Bounds;
use super::failure::Failure;
use super::terms::Terms;
use super::whole::whole;
use crate::engine;
use crate::notation::{self, Naming};

/// Says which turn the engine would play
///
/// The score is in hundredths of a man (draughts) or of a step (race games), for the side to move; a win that is seen
/// scores 1000000 less one for each turn until then. The same seed with the same level below 5, number of nodes or depth
/// gives the same turn.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  sprungbrett best star start
  sprungbrett best draughts 'B:W18,19,27:B14,15' --level club
  sprungbrett best halma start --nodes 100000 --seed 7 --json")]
pub(super) struct Args {
    /// The game
    ruleset: String,
    /// The position
    position: String,
    #[command(flatten)]
    bounds: Bounds,
    /// Chooses among turns that seem equal
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = whole::<u64, 0>)]
    seed: u64,
    /// Prints a JSON object: `turn`, `score`, `depth`, `nodes`, `line`
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    terms: Terms,
}

impl Args {
    pub(super) fn run(&self, context: &mut Context) -> Result<ExitCode, Failure> {
        let lang = context.lang;
        let game = self.terms.game(lang, &self.ruleset, Some(&self.position))?;
        let budget = self.bounds.budget(lang, self.seed)?;
        let stop = AtomicBool::new(false);
        let answer = engine::think(&game, &budget, &stop, &mut |_| ())
            .ok_or_else(|| Failure::Failed(lang.text("best-game-over")))?;
        let naming = if self.json {
            Naming::Written
        } else {
            context.settings.naming()
        };
        let written = |turn| notation::turn(game.rules().board(), naming, turn);
        let turn = written(&answer.turn);
        let line: Vec<String> = answer.line.iter().map(written).collect();
        if self.json {
            let answer = json!({
                "turn": turn,
                "score": answer.score,
                "depth": answer.depth,
                "nodes": answer.nodes,
                "line": line,
            });
            writeln!(context.out, "{answer}")?;
        } else {
            let found = lang.with(
                "best-found",
                &[
                    ("score", (&answer.score.to_string()).into()),
                    ("depth", (&answer.depth.to_string()).into()),
                    ("nodes", (&answer.nodes.to_string()).into()),
                ],
            );
            let line = lang.with("best-line", &[("line", (&line.join(" ")).into())]);
            writeln!(context.out, "{turn}\n{found}\n{line}")?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
