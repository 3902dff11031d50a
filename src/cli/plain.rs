//! The line-by-line client on the standard streams, with its games on the disk.

use std::ffi::{OsStr, OsString};
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use super::Context;
use super::failure::Failure;
use crate::app::Opening;
use crate::app::replay::library::Waiting;
use crate::lang::Lang;
use crate::lesson::Progress;
use crate::notation::Naming;
use crate::plain::{self, Manner, Shelf};
use crate::record::Record;
use crate::runtime;
use crate::runtime::disk::{self, Disk};

/// Holds the conversation.
pub(super) fn run(opening: Opening, context: &mut Context) -> Result<ExitCode, Failure> {
    let manner = Manner {
        lang: context.lang,
        naming: context.settings.naming(),
        names: &context.settings.config.names,
        seed: runtime::seed(),
    };
    let mut shelf = Kept {
        disk: &mut context.disk,
        lang: context.lang,
        naming: manner.naming,
        saves_finished: context.settings.config.save_finished,
    };
    let mut input = io::stdin().lock();
    plain::run(opening, manner, &mut input, context.out, &mut shelf)?;
    Ok(ExitCode::SUCCESS)
}

/// The disk as a shelf.
struct Kept<'a> {
    disk: &'a mut Disk,
    lang: &'a Lang,
    naming: Naming,
    /// Whether a finished game is saved by itself.
    saves_finished: bool,
}

impl Shelf for Kept<'_> {
    fn kept(&mut self) -> Option<Result<Record, String>> {
        self.disk.kept(self.lang, self.naming)
    }

    fn waiting(&mut self) -> Vec<Waiting> {
        self.disk.waiting()
    }

    fn take_up(&mut self, name: &OsStr) -> Result<Record, String> {
        self.disk.take_up(self.lang, self.naming, name)
    }

    fn keep(&mut self, record: &Record) -> Result<(), String> {
        self.disk.keep(self.lang, record)
    }

    fn set_aside(&mut self) -> Result<Option<PathBuf>, String> {
        self.disk.set_kept_aside(self.lang)
    }

    fn save(&mut self, record: &Record, file: Option<&str>) -> Result<PathBuf, String> {
        match file.map(PathBuf::from) {
            None => self.disk.save(self.lang, record),
            Some(path) => disk::save_as(self.lang, &path, record).map(|()| path),
        }
    }

    fn file(&mut self, record: &Record) -> Option<Result<PathBuf, String>> {
        self.saves_finished.then(|| self.save(record, None))
    }

    fn withdraw(&mut self, file: &Path, record: &Record) {
        disk::withdraw(file, record);
    }

    fn games(&mut self) -> Vec<OsString> {
        self.disk.games()
    }

    fn keep_progress(&mut self, progress: &Progress) -> Result<(), String> {
        self.disk.keep_progress(self.lang, progress)
    }
}
