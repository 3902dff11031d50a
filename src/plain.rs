//! The line-by-line front end, for screen readers, pipes, scripts and tests: one conversation in whole lines.
//!
//! Opens no file and knows no clock: where games are kept is for a [`Shelf`] to say. Writes no control character but
//! the end of a line.

pub mod chart;
mod describe;
mod guide;
mod learn;
mod menu;
pub mod picture;
mod play;
mod replay;
mod talk;
mod word;

use std::ffi::{OsStr, OsString};
use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};

use crate::app::Opening;
use crate::app::replay::library::Waiting;
use crate::lang::Lang;
use crate::lesson::Progress;
use crate::notation::Naming;
use crate::record::Record;

use talk::Talk;

/// How the players are spoken to.
#[derive(Clone, Copy, Debug)]
pub struct Manner<'a> {
    /// The language.
    pub lang: &'a Lang,
    /// Which names of the points are used.
    pub naming: Naming,
    /// The usual names of those at the keyboard, in the order of their seats.
    pub names: &'a [String],
    /// Makes the computer's choice among equal turns.
    pub seed: u64,
}

/// Where games are kept. Errors are in words.
pub trait Shelf {
    /// The unfinished game that was kept last, if there is one.
    fn kept(&mut self) -> Option<Result<Record, String>>;

    /// The other unfinished games, the newest first.
    fn waiting(&mut self) -> Vec<Waiting>;

    /// Takes up one of those games, by the name of its file, in place of the one that was kept last, which waits from
    /// then on.
    ///
    /// # Errors
    /// Why it cannot be had.
    fn take_up(&mut self, name: &OsStr) -> Result<Record, String>;

    /// Keeps the game under way, in place of the one that was kept last.
    ///
    /// # Errors
    /// Why it cannot be kept.
    fn keep(&mut self, record: &Record) -> Result<(), String>;

    /// Gives the unfinished game that was kept last, if there is one, a file of its own, so that another can be kept in
    /// its place; gives the file.
    ///
    /// # Errors
    /// Why it cannot be saved; the next game is kept elsewhere then.
    fn set_aside(&mut self) -> Result<Option<PathBuf>, String>;

    /// Saves a game in a new file, the one called `file` or one of its own; gives the file.
    ///
    /// # Errors
    /// Why it cannot be saved.
    fn save(&mut self, record: &Record, file: Option<&str>) -> Result<PathBuf, String>;

    /// Saves a finished game in a file of its own; gives the file, or why it cannot be saved. None if the
    /// settings do not want it.
    fn file(&mut self, record: &Record) -> Option<Result<PathBuf, String>>;

    /// Removes the file that was written for this finished game, because its end was taken back. Another file in its
    /// place stays.
    fn withdraw(&mut self, file: &Path, record: &Record);

    /// The names of the files of the saved games, the newest first.
    fn games(&mut self) -> Vec<OsString>;

    /// Keeps what was done in the lessons.
    ///
    /// # Errors
    /// Why it cannot be kept.
    fn keep_progress(&mut self, progress: &Progress) -> Result<(), String>;
}

/// Holds the conversation until somebody quits or the input ends.
///
/// # Errors
/// If the input cannot be read or the output cannot be written.
pub fn run(
    opening: Opening,
    manner: Manner<'_>,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
    shelf: &mut dyn Shelf,
) -> io::Result<()> {
    let mut talk = Talk {
        manner,
        input,
        output,
        shelf,
    };
    let mut next = Some(opening);
    while let Some(opening) = next {
        next = match opening {
            Opening::Menu => menu::ask(&mut talk)?,
            Opening::Learn(study) => learn::learn(&mut talk, *study)?,
            Opening::Game(record) => play::play(&mut talk, *record, false)?,
            Opening::Kept(record) => play::play(&mut talk, *record, true)?,
            Opening::Library => {
                replay::list(&mut talk)?;
                None
            }
            Opening::Replay { games, title, at } => {
                replay::print(&mut talk, &games, &title, at)?;
                None
            }
            Opening::Guide(id) => {
                guide::print(&mut talk, id)?;
                None
            }
        };
    }
    talk.output.flush()
}
