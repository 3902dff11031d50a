//! `check`: what is wrong in game records, PDN, courses and lists of positions, and where.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use serde_json::{Map, Value, json};

use super::Context;
use super::failure::Failure;
use crate::lang::Lang;
use crate::lesson::{self, Problem};
use crate::notation::{self, Naming};
use crate::record::{Fault, Form, Record, RecordError};
use crate::rules;
use crate::runtime::files;
use crate::runtime::games;
use crate::words::{self, interchange};

/// Looks for mistakes in game records, PDN, courses of lessons and lists of positions
///
/// In PDN a game that cannot be replayed is named with its number, the number of the turn and the reason; what is only
/// strange is a warning. A list of positions has a ruleset and a position on each line, as in `draughts B:W21,22:B1,2`; empty lines and lines
/// that begin with # say nothing. The exit code is 1 if anything is wrong, warnings apart.
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

/// What a file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Record,
    Pdn,
    Positions,
    Lessons,
}

impl Kind {
    const fn id(self) -> &'static str {
        match self {
            Self::Record => "record",
            Self::Pdn => "pdn",
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
    /// What is strange, but keeps nothing from being read.
    warnings: Vec<Finding>,
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

/// The kind of a file, from its name or its first signs.
fn kind(path: &Path, text: &str) -> Option<Kind> {
    match Form::of(path, text.as_bytes()) {
        Some(Form::Json) if lesson::is_course(text) => Some(Kind::Lessons),
        Some(Form::Json) => Some(Kind::Record),
        Some(Form::Pdn) => Some(Kind::Pdn),
        None => {
            let (_, first) = entries(text).next()?;
            let name = first.split_whitespace().next()?;
            rules::named(name).map(|_| Kind::Positions)
        }
    }
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
        match games::read(path) {
            Err(error) => report.findings.push(finding(files::io_error(lang, &error))),
            Ok((_, text)) => {
                report.kind = kind(path, &text);
                match report.kind {
                    Some(Kind::Record) => report.games(lang, Form::Json, &text),
                    Some(Kind::Pdn) => report.games(lang, Form::Pdn, &text),
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

    fn games(&mut self, lang: &Lang, form: Form, text: &str) {
        let games = match form.games(text) {
            Ok(games) => games,
            Err(error) => {
                let fault = Fault::Json(error);
                self.findings.push(Finding::of_game(lang, None, &fault));
                return;
            }
        };
        for (number, found) in (1..).zip(games) {
            self.games = number;
            self.turns += found.record.as_ref().map_or(0, Record::turns);
            for fault in &found.faults {
                if let (None, Some(turn)) = (&found.record, fault.turn()) {
                    self.turns += turn - 1;
                }
                let finding = Finding::of_game(lang, Some(number), fault);
                if fault.is_error() {
                    self.findings.push(finding);
                } else {
                    self.warnings.push(finding);
                }
            }
        }
        if self.games == 0 {
            let no_game = lang.text("check-no-game");
            self.findings.push(Finding {
                reason: no_game,
                ..Finding::default()
            });
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
            if let Problem::Json(error) = &error.problem {
                place = (Some(error.line), Some(error.column));
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
        let list =
            |findings: &[Finding]| -> Vec<Value> { findings.iter().map(Finding::json).collect() };
        let (errors, warnings) = (list(&self.findings), list(&self.warnings));
        json!({
            "path": self.path,
            "kind": self.kind.map(Kind::id),
            "games": self.games,
            "turns": self.turns,
            "positions": self.positions,
            "lessons": self.lessons,
            "errors": errors,
            "warnings": warnings,
        })
    }

    fn lines(&self, lang: &Lang) -> Vec<String> {
        let file = ("file", (&self.path).into());
        let line = |finding: &Finding, why: &str| {
            let why = ("why", why.into());
            match (self.kind, finding.line) {
                (Some(Kind::Positions), Some(line)) => {
                    lang.with("check-finding-line", &[file, why, ("line", line.into())])
                }
                (Some(Kind::Record | Kind::Pdn | Kind::Positions | Kind::Lessons) | None, _) => {
                    lang.with("check-finding", &[file, why])
                }
            }
        };
        let has_many = self.kind == Some(Kind::Pdn) || self.games > 1;
        let mut lines = Vec::new();
        for finding in self.findings.iter().take(MOST_SAID) {
            lines.push(line(finding, &finding.said(lang, has_many)));
        }
        lines.extend(more(lang, &self.path, self.findings.len(), "errors"));
        for warning in self.warnings.iter().take(MOST_SAID) {
            let why = warning.said(lang, has_many);
            let why = lang.with("warning", &[("why", (&why).into())]);
            lines.push(line(warning, &why));
        }
        lines.extend(more(lang, &self.path, self.warnings.len(), "warnings"));
        let counts = [
            file,
            ("games", self.games.into()),
            ("turns", self.turns.into()),
        ];
        match self.kind {
            Some(kind) if self.findings.is_empty() => {
                let kind = if has_many { "games" } else { kind.id() };
                let counts = [
                    &counts[..],
                    &[
                        ("kind", kind.into()),
                        ("positions", self.positions.into()),
                        ("lessons", self.lessons.into()),
                    ],
                ];
                lines.push(lang.with("check-fine", &counts.concat()));
            }
            Some(Kind::Pdn) => {
                let errors = [("errors", self.findings.len().into())];
                lines.push(lang.with("check-faulty", &[&counts[..], &errors].concat()));
            }
            Some(Kind::Record | Kind::Positions | Kind::Lessons) | None => {}
        }
        lines
    }
}

impl Finding {
    /// What is wrong with the game with this number.
    fn of_game(lang: &Lang, game: Option<usize>, fault: &Fault) -> Self {
        let place = match fault {
            Fault::Json(RecordError::Json(error)) => (Some(error.line), Some(error.column)),
            Fault::Json(_) | Fault::Pdn(_) => (None, None),
        };
        Self {
            game,
            turn: fault.turn(),
            line: place.0,
            column: place.1,
            reason: interchange::fault(lang, Naming::Written, fault),
            ..Self::default()
        }
    }

    /// The finding in words; with the number of its game and turn where there are several games.
    fn said(&self, lang: &Lang, has_many: bool) -> String {
        let why = ("why", (&self.reason).into());
        match (self.game, self.turn) {
            (Some(game), Some(turn)) if has_many => {
                let place = [("game", game.into()), ("turn", turn.into()), why];
                lang.with("fault-at-turn", &place)
            }
            (Some(game), None) if has_many => {
                lang.with("fault-in-game", &[("game", game.into()), why])
            }
            _ => self.reason.clone(),
        }
    }

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
