//! `check`: what is wrong in game records, courses and lists of positions, and where.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use serde_json::{Map, Value, json};

use super::Context;
use super::failure::Failure;
use crate::lang::Lang;
use crate::lesson::{self, Problem};
use crate::notation::{self, Naming};
use crate::record::{self, RecordError};
use crate::rules;
use crate::runtime::files;
use crate::words;

/// Looks for mistakes in game records, courses of lessons and lists of positions
///
/// A list of positions has a ruleset and a position on each line, as in `draughts B:W21,22:B1,2`; empty lines and lines
/// that begin with # say nothing. The exit code is 1 if anything is wrong.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  sprungbrett check game.json
  sprungbrett check games/*.json openings.txt --json")]
pub(super) struct Args {
    /// Game records, courses and lists of positions
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Prints a JSON object: `files`, each with `path`, `kind`, `games`, `turns`, `positions`, `lessons`, `errors`
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

/// What a file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Record,
    Positions,
    Lessons,
}

impl Kind {
    const fn id(self) -> &'static str {
        match self {
            Self::Record => "record",
            Self::Positions => "positions",
            Self::Lessons => "lessons",
        }
    }
}

/// What was found in a file.
#[derive(Default)]
struct Report {
    path: String,
    kind: Option<Kind>,
    games: usize,
    turns: usize,
    positions: usize,
    lessons: usize,
    findings: Vec<Finding>,
}

/// One mistake.
#[derive(Default)]
struct Finding {
    game: Option<usize>,
    turn: Option<usize>,
    line: Option<usize>,
    column: Option<usize>,
    lesson: Option<String>,
    task: Option<usize>,
    field: Option<String>,
    /// In words; names the place unless only `line` does.
    reason: String,
}

/// The lines of a list of positions or openings that say something, with their numbers.
pub(super) fn entries(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = (1..).zip(text.lines().map(str::trim));
    lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}

/// The kind of a file, from its name or its first sign.
fn kind(path: &Path, text: &str) -> Option<Kind> {
    let is_json = path
        .extension()
        .is_some_and(|extension| extension.eq_ignore_ascii_case("json"));
    if is_json
        || text
            .trim_start_matches('\u{feff}')
            .trim_start()
            .starts_with('{')
    {
        return Some(if lesson::is_course(text) {
            Kind::Lessons
        } else {
            Kind::Record
        });
    }
    let (_, first) = entries(text).next()?;
    let name = first.split_whitespace().next()?;
    rules::named(name).map(|_| Kind::Positions)
}

impl Report {
    fn of(lang: &Lang, path: &Path) -> Self {
        let mut report = Self {
            path: path.display().to_string(),
            ..Self::default()
        };
        let finding = |reason| Finding {
            reason,
            ..Finding::default()
        };
        match files::read(path) {
            Err(error) => report.findings.push(finding(error.to_string())),
            Ok(text) => {
                report.kind = kind(path, &text);
                match report.kind {
                    Some(Kind::Record) => report.record(lang, &text),
                    Some(Kind::Positions) => report.positions(lang, &text),
                    Some(Kind::Lessons) => report.lessons(lang, &text),
                    None => report
                        .findings
                        .push(finding(lang.text("check-unknown-kind"))),
                }
            }
        }
        report
    }

    fn record(&mut self, lang: &Lang, text: &str) {
        self.games = 1;
        match record::json::read(text) {
            Ok(record) => self.turns = record.game().ply(),
            Err(error) => {
                let reason = words::record_error(lang, Naming::Written, &error);
                let mut finding = Finding {
                    game: Some(1),
                    reason,
                    ..Finding::default()
                };
                match error {
                    RecordError::Move { number, .. } => {
                        finding.turn = Some(number);
                        self.turns = number - 1;
                    }
                    RecordError::Truncated { line, column }
                    | RecordError::Json { line, column, .. } => {
                        (finding.line, finding.column) = (Some(line), Some(column));
                    }
                    RecordError::Format { .. }
                    | RecordError::Version { .. }
                    | RecordError::UnknownRules(_)
                    | RecordError::Players { .. }
                    | RecordError::PlayersDiffer { .. }
                    | RecordError::Option { .. }
                    | RecordError::Start(_)
                    | RecordError::Seats { .. }
                    | RecordError::Level(_)
                    | RecordError::Result { .. } => {}
                }
                self.findings.push(finding);
            }
        }
    }

    fn positions(&mut self, lang: &Lang, text: &str) {
        for (line, entry) in entries(text) {
            self.positions += 1;
            let (name, position) = entry.split_once(char::is_whitespace).unwrap_or((entry, ""));
            let read = match rules::named(name) {
                Some(rules) => notation::read_position(rules, position)
                    .map_err(|error| words::position_error(lang, &error)),
                None => Err(words::unknown_game(lang, name)),
            };
            if let Err(reason) = read {
                self.findings.push(Finding {
                    line: Some(line),
                    reason,
                    ..Finding::default()
                });
            }
        }
    }

    fn lessons(&mut self, lang: &Lang, text: &str) {
        let report = lesson::inspect(text);
        self.lessons = report.lessons;
        let findings = report.errors.into_iter().map(|error| {
            let mut place = (None, None);
            if let Problem::Truncated { line, column } | Problem::Json { line, column, .. } =
                error.problem
            {
                place = (Some(line), Some(column));
            }
            let (line, column) = place;
            Finding {
                line,
                column,
                reason: words::course_error(lang, &error),
                lesson: error.place.lesson,
                task: error.place.task,
                field: error.place.field,
                ..Finding::default()
            }
        });
        self.findings.extend(findings);
    }

    fn json(&self) -> Value {
        let errors: Vec<Value> = self.findings.iter().map(Finding::json).collect();
        json!({
            "path": self.path,
            "kind": self.kind.map(Kind::id),
            "games": self.games,
            "turns": self.turns,
            "positions": self.positions,
            "lessons": self.lessons,
            "errors": errors,
        })
    }

    fn lines(&self, lang: &Lang) -> Vec<String> {
        if let (Some(kind), true) = (self.kind, self.findings.is_empty()) {
            return vec![lang.with(
                "check-fine",
                &[
                    ("file", (&self.path).into()),
                    ("kind", kind.id().into()),
                    ("turns", self.turns.into()),
                    ("positions", self.positions.into()),
                    ("lessons", self.lessons.into()),
                ],
            )];
        }
        let line = |finding: &Finding| {
            let (file, why) = (
                ("file", (&self.path).into()),
                ("why", (&finding.reason).into()),
            );
            match (self.kind, finding.line) {
                (Some(Kind::Positions), Some(line)) => {
                    lang.with("check-finding-line", &[file, why, ("line", line.into())])
                }
                (Some(Kind::Record | Kind::Positions | Kind::Lessons) | None, _) => {
                    lang.with("check-finding", &[file, why])
                }
            }
        };
        self.findings.iter().map(line).collect()
    }
}

impl Finding {
    fn json(&self) -> Value {
        let numbers = [
            ("game", self.game),
            ("turn", self.turn),
            ("line", self.line),
            ("column", self.column),
            ("task", self.task),
        ];
        let mut keys: Map<String, Value> = numbers
            .into_iter()
            .filter_map(|(key, number)| Some((key.to_owned(), number?.into())))
            .collect();
        let names = [("lesson", &self.lesson), ("field", &self.field)];
        for (key, name) in names {
            if let Some(name) = name {
                keys.insert(key.to_owned(), name.clone().into());
            }
        }
        keys.insert("reason".to_owned(), self.reason.clone().into());
        Value::Object(keys)
    }
}
