//! `convert`: game records from one form into the other.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use serde_json::json;

use super::Context;
use super::check::{MOST_SAID, more};
use super::failure::{self, Failure};
use super::whole::whole;
use crate::lang::Lang;
use crate::record::{Fault, Form, Found, Record, json, pdn};
use crate::runtime::{files, games};
use crate::words::interchange;

/// Converts game records between JSON and Portable Draughts Notation, by the names of the files
///
/// PDN holds draughts alone, JSON any game. In JSON one game is an object and several are a list of them. Comments, marks,
/// variations and tags are kept. A game that cannot be replayed is named on stderr with its number, the number of the turn
/// and the reason; it is written up to there, with the rest as a variation, and the exit code is 1. A file that exists is
/// left as it is unless --force is given, as `save` and `match --save` do.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  sprungbrett convert collection.pdn collection.json
  sprungbrett convert collection.pdn one.json --game 12
  sprungbrett convert club-evening.json club-evening.pdn --force")]
pub(super) struct Args {
    /// The file to read, .json or .pdn
    #[arg(value_name = "IN")]
    input: PathBuf,
    /// The file to write, .json or .pdn
    #[arg(value_name = "OUT")]
    output: PathBuf,
    /// Only the game with this number, from 1
    #[arg(long, value_name = "N", value_parser = whole::<usize, 1>)]
    game: Option<usize>,
    /// Replaces OUT if it exists
    #[arg(long)]
    force: bool,
    /// Prints a JSON object: `path`, `games`, `turns`, `errors` (how many games were not replayed to their end)
    #[arg(long)]
    json: bool,
}

impl Args {
    pub(super) fn run(&self, context: &mut Context) -> Result<ExitCode, Failure> {
        let lang = context.lang;
        let Some(form) = Form::named(&self.output) else {
            let why = about(lang, "convert-unknown-form", &self.output);
            return Err(Failure::Usage(why));
        };
        let (input, text) = games::read(&self.input)
            .map_err(|error| self.unreadable(context, &games::LoadError::Unreadable(error)))?;
        let found = input
            .games(&text)
            .map_err(|error| self.unreadable(context, &games::LoadError::Broken(error)))?;
        // What cannot be read of it would be lost.
        if let (Ok(input), Ok(output)) = (self.input.canonicalize(), self.output.canonicalize())
            && input == output
        {
            let why = about(lang, "convert-onto-itself", &self.output);
            return Err(Failure::Usage(why));
        }
        let (output, errors) = self.convert(context, found, form)?;
        let (games, turns) = (output.games, output.turns);
        files::put(&self.output, &output.text(), self.force)
            .map_err(|error| failure::unwritten(lang, &self.output, &error))?;
        let path = self.output.display().to_string();
        if self.json {
            let answer = json!({ "path": path, "games": games, "turns": turns, "errors": errors });
            writeln!(context.out, "{answer}")?;
        } else {
            let file = ("file", (&path).into());
            let counts = [file, ("games", games.into()), ("turns", turns.into())];
            writeln!(context.out, "{}", lang.with("convert-done", &counts))?;
        }
        Ok(ExitCode::from(u8::from(errors > 0)))
    }

    /// The games that are wanted in their new form, and how many of them could not be replayed to their end; what is
    /// wrong with them is said on stderr.
    fn convert(
        &self,
        context: &Context,
        found: impl Iterator<Item = Found>,
        form: Form,
    ) -> Result<(Output, usize), Failure> {
        let lang = context.lang;
        let mut output = Output::new(form);
        let (mut errors, mut number) = (0, 0);
        // Warnings and errors.
        let mut said = [0, 0];
        for found in found {
            number += 1;
            if self.game.is_some_and(|wanted| wanted != number) {
                continue;
            }
            for fault in &found.faults {
                let count = &mut said[usize::from(fault.is_error())];
                *count += 1;
                if *count <= MOST_SAID {
                    self.say(context, number, fault);
                }
            }
            errors += usize::from(found.error().is_some());
            if found.record.is_some_and(|record| !output.add(&record)) {
                let why = about(lang, "convert-no-draughts", &self.input);
                return Err(Failure::Failed(why));
            }
        }
        let file = self.input.display().to_string();
        for (found, kind) in said.into_iter().zip(["warnings", "errors"]) {
            if let Some(more) = more(lang, &file, found, kind) {
                failure::say(&more);
            }
        }
        if let Some(wanted) = self.game.filter(|wanted| !(1..=number).contains(wanted)) {
            let (number, games) = (wanted, number);
            let missing = games::LoadError::NoSuchGame { number, games };
            return Err(self.unreadable(context, &missing));
        }
        if output.games == 0 {
            let message = self.about_input(lang, &lang.text("check-no-game"));
            return Err(Failure::Failed(message));
        }
        Ok((output, errors))
    }

    fn unreadable(&self, context: &Context, error: &games::LoadError) -> Failure {
        let naming = context.settings.naming();
        Failure::Failed(error.in_words(context.lang, naming, &self.input))
    }

    /// Says on stderr what is wrong with a game.
    fn say(&self, context: &Context, number: usize, fault: &Fault) {
        let lang = context.lang;
        let why = interchange::said(lang, context.settings.naming(), number, fault);
        failure::say(&self.about_input(lang, &why));
    }

    fn about_input(&self, lang: &Lang, why: &str) -> String {
        let file = self.input.display().to_string();
        lang.with(
            "check-finding",
            &[("file", (&file).into()), ("why", why.into())],
        )
    }
}

/// The text called `id`, which names a file.
fn about(lang: &Lang, id: &str, path: &Path) -> String {
    let file = path.display().to_string();
    lang.with(id, &[("file", (&file).into())])
}

/// The games written so far.
struct Output {
    form: Form,
    texts: Vec<String>,
    games: usize,
    turns: usize,
}

impl Output {
    fn new(form: Form) -> Self {
        let texts = Vec::new();
        Self {
            form,
            texts,
            games: 0,
            turns: 0,
        }
    }

    /// Adds a game; says whether the form has a place for it.
    fn add(&mut self, record: &Record) -> bool {
        let text = match self.form {
            Form::Json => Some(json::write(record)),
            Form::Pdn => pdn::write(record),
        };
        self.games += 1;
        self.turns += record.turns();
        let is_written = text.is_some();
        self.texts.extend(text);
        is_written
    }

    fn text(self) -> String {
        match self.form {
            Form::Json => json::collection(self.texts),
            Form::Pdn => self.texts.join("\n"),
        }
    }
}
