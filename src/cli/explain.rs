//! `explain`: whether a turn is legal, and if not, why.

use std::process::ExitCode;

use serde_json::json;

use super::Context;
use super::failure::Failure;
use super::terms::Terms;
use crate::notation::{self, Naming, TurnError};
use crate::words;

/// Says whether a turn is legal, and if not, why
///
/// The exit code is 0 for a legal turn, 1 for an illegal one, 2 for a text that is no turn.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  sprungbrett explain star start n10-m9
  sprungbrett explain draughts 'B:W18,32:B14,1,4' 1-5 --json
  sprungbrett explain halma start 'a16 c14' --lang de")]
pub(super) struct Args {
    /// The game
    ruleset: String,
    /// The position
    position: String,
    /// The turn: its origin and its landings, or only its origin and end
    turn: String,
    /// Prints a JSON object: `legal`, `message`, and `turn` or `reason`
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
        let naming = context.settings.naming();
        let lang = context.lang;
        match notation::read_turn(game.rules(), game.position(), &self.turn) {
            Ok(turn) => {
                let text = notation::turn(game.rules().board(), Naming::Written, &turn);
                let message = lang.with("explain-legal", &[("turn", (&text).into())]);
                if self.json {
                    let answer = json!({ "legal": true, "turn": text, "message": message });
                    writeln!(context.out, "{answer}")?;
                } else {
                    writeln!(context.out, "{message}")?;
                }
                Ok(ExitCode::SUCCESS)
            }
            Err(error) => {
                let message = words::turn_error(lang, naming, &error);
                if self.json {
                    let answer =
                        json!({ "legal": false, "reason": error.id(), "message": message });
                    writeln!(context.out, "{answer}")?;
                }
                match error {
                    // No question about the rules.
                    TurnError::Unreadable(..) | TurnError::NotAPoint(_) => {
                        Err(Failure::Usage(message))
                    }
                    TurnError::Ambiguous { .. } | TurnError::Refused(..) => {
                        if !self.json {
                            writeln!(context.out, "{}", words::one_line(&message))?;
                        }
                        Ok(ExitCode::FAILURE)
                    }
                }
            }
        }
    }
}
