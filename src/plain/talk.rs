//! Lines in and lines out.

use std::io::{self, BufRead, Write};

use crate::lang::Arg;
use crate::plain::{Manner, Shelf};
use crate::rules::Seat;
use crate::words;

/// A conversation: who is spoken to, and how.
pub(super) struct Talk<'a> {
    pub(super) manner: Manner<'a>,
    pub(super) input: &'a mut dyn BufRead,
    pub(super) output: &'a mut dyn Write,
    pub(super) shelf: &'a mut dyn Shelf,
}

impl Talk<'_> {
    /// Says `line`. What it quotes may come from anywhere: control characters are spelled out.
    pub(super) fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.output, "{}", words::one_line(line))
    }

    /// Says the text called `id`.
    pub(super) fn say_text(&mut self, id: &str, names: &[(&str, Arg<'_>)]) -> io::Result<()> {
        self.say(&self.manner.lang.with(id, names))
    }

    /// Says the text called `id`, which speaks of `seat`.
    pub(super) fn say_of(&mut self, id: &str, seat: Seat) -> io::Result<()> {
        let name = words::seat(self.manner.lang, seat);
        self.say_text(id, &[("seat", (&name).into())])
    }

    /// The next line that says something, without the blanks around it; none at the end of the input. Bytes that are no
    /// text become the sign for that.
    pub(super) fn listen(&mut self) -> io::Result<Option<String>> {
        self.output.flush()?;
        loop {
            let mut bytes = Vec::new();
            if self.input.read_until(b'\n', &mut bytes)? == 0 {
                return Ok(None);
            }
            let line = String::from_utf8_lossy(&bytes);
            let line = line.trim_start_matches('\u{feff}').trim();
            if !line.is_empty() {
                return Ok(Some(line.to_owned()));
            }
        }
    }

    /// Says by the text called `problem` what is wrong with what follows a word, and how the word is used.
    pub(super) fn say_usage(&mut self, problem: &str, help: &str) -> io::Result<()> {
        self.say_text(problem, &[("help", help.into())])
    }

    /// Whether an answer means yes or no, in English or in the language; none if it means neither.
    pub(super) fn yes_or_no(&self, answer: &str) -> Option<bool> {
        let (lang, answer) = (self.manner.lang, answer.to_lowercase());
        let begins = |id: &str| {
            id.starts_with(&answer) || lang.text(&format!("plain-{id}")).starts_with(&answer)
        };
        match (begins("yes"), begins("no")) {
            (true, false) => Some(true),
            (false, true) => Some(false),
            (true, true) | (false, false) => None,
        }
    }

    /// The answer to a question that was asked; none at the end of the input.
    pub(super) fn hear_yes_or_no(&mut self) -> io::Result<Option<bool>> {
        while let Some(line) = self.listen()? {
            let answer = self.yes_or_no(&line);
            if answer.is_some() {
                return Ok(answer);
            }
            self.say_text("plain-yes-or-no", &[])?;
        }
        Ok(None)
    }
}
