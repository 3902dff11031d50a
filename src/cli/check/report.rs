//! What was found in a file, in words and as JSON.

use std::path::Path;

use serde_json::{Value, json};

use super::finding::Finding;
use super::{MOST_SAID, entries, more};
use crate::lang::Lang;
use crate::lesson;
use crate::notation;
use crate::record::{Fault, Form, Record};
use crate::rules;
use crate::runtime::{files, games};
use crate::words;

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
pub(super) struct Report {
    path: String,
    kind: Option<Kind>,
    games: usize,
    turns: usize,
    positions: usize,
    lessons: usize,
    pub(super) findings: Vec<Finding>,
    /// What is strange, but keeps nothing from being read.
    warnings: Vec<Finding>,
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
    pub(super) fn of(lang: &Lang, path: &Path) -> Self {
        let mut report = Self {
            path: path.display().to_string(),
            ..Self::default()
        };
        let finding = Finding::of_file;
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
            self.findings.push(Finding::of_file(no_game));
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
                self.findings.push(Finding::of_line(line, reason));
            }
        }
    }

    fn lessons(&mut self, lang: &Lang, text: &str) {
        let report = lesson::inspect(text);
        self.lessons = report.lessons;
        let errors = report.errors.into_iter();
        let findings = errors.map(|error| Finding::of_course(lang, error));
        self.findings.extend(findings);
    }

    pub(super) fn json(&self) -> Value {
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

    pub(super) fn lines(&self, lang: &Lang) -> Vec<String> {
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
