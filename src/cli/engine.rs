//! `engine`: the engine protocol on the standard streams.

use std::io;
use std::process::ExitCode;

use super::Context;
use super::failure::Failure;
use crate::runtime::protocol;

/// Lets other programs use the engine, line by line
///
/// In the manner of UCI, on stdin and stdout:
///
///   sbp                  id name …, id rulesets …, sbpok
///   newgame RULESET      ok; options: players N, anti-block on|off, quiet-draw N,
///                        repetition-draw N
///   position start|TEXT  lays it out; then, if there are any: moves TURN …
///   moves                moves TURN …: the legal turns
///   go                   info lines and bestmove TURN; bounds: movetime MS, nodes N,
///                        depth D, level L, of which the first that is met ends it; seed N.
///                        With no bound it thinks until stop, or until all is seen
///   stop                 bestmove with the best turn so far
///   isready              readyok
///   quit                 ends at once; the end of the input lets a search with a bound
///                        be finished
///
/// To a line that cannot be done it says `error` and why, and goes on.
#[derive(Debug, clap::Args)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Examples:
  sprungbrett engine
  printf 'newgame star\\nposition start moves n10-m9\\ngo nodes 10000\\n' | sprungbrett engine"
)]
pub(super) struct Args {}

/// Holds the conversation.
pub(super) fn run(context: &mut Context) -> Result<ExitCode, Failure> {
    protocol::serve(io::stdin(), context.out)?;
    Ok(ExitCode::SUCCESS)
}
