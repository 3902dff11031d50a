//! `check`: what is wrong in game records, PDN, courses and lists of positions, and where.

mod finding;
mod report;

use std::path::PathBuf;
use std::process::ExitCode;

use serde_json::{Value, json};

use super::Context;
use super::failure::Failure;
use crate::lang::Lang;
use crate::words;

use report::Report;

/// Looks for mistakes in game records, PDN, courses of lessons and lists of positions
///
/// In PDN a game that cannot be replayed is named with its number, the number of the turn and the reason; what is only
/// strange is a warning. A list of positions has a ruleset and a position on each line, as in `draughts B:W21,22:B1,2`;
/// empty lines and lines that begin with # say nothing. The exit code is 1 if anything is wrong, warnings apart.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  sprungbrett check game.json
  sprungbrett check collection.pdn
  sprungbrett check games/*.json openings.txt --json")]
pub(super) struct Args {
    /// Game records, PDN, courses and lists of positions
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Prints a JSON object: `files`, each with `path`, `kind`, `games`, `turns`, `positions`, `lessons`, `errors`,
    /// `warnings`
    #[arg(long)]
    json: bool,
}

impl Args {
    pub(super) fn run(&self, context: &mut Context) -> Result<ExitCode, Failure> {
        let reports: Vec<Report> = self
            .files
            .iter()
            .map(|path| Report::of(context.lang, path))
            .collect();
        if self.json {
            let files: Vec<Value> = reports.iter().map(Report::json).collect();
            writeln!(context.out, "{}", json!({ "files": files }))?;
        } else {
            for line in reports.iter().flat_map(|report| report.lines(context.lang)) {
                writeln!(context.out, "{}", words::one_line(&line))?;
            }
        }
        let is_fine = reports.iter().all(|report| report.findings.is_empty());
        Ok(ExitCode::from(u8::from(!is_fine)))
    }
}

/// The errors of a file that are named, and the warnings; of a file that is something else there may be thousands.
pub(super) const MOST_SAID: usize = 20;

/// That a file has more errors or warnings than were named, if it has.
pub(super) fn more(lang: &Lang, file: &str, found: usize, kind: &str) -> Option<String> {
    let more = found.checked_sub(MOST_SAID).filter(|more| *more > 0)?;
    let names = [("more", more.into()), ("kind", kind.into())];
    let why = lang.with("check-more", &names);
    let names = [("file", file.into()), ("why", (&why).into())];
    Some(lang.with("check-finding", &names))
}

/// The lines of a list of positions or openings that say something, with their numbers.
pub(super) fn entries(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = (1..).zip(text.lines().map(str::trim));
    lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}
