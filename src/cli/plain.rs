//! The line-by-line client on the standard streams, with its games on the disk.

use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use super::Context;
use super::failure::Failure;
use crate::app::Opening;
use crate::config::Places;
use crate::lang::Lang;
use crate::lesson::Progress;
use crate::notation::Naming;
use crate::plain::{self, Manner, Shelf};
use crate::record::Record;
use crate::runtime::{self, games, lessons};

/// Holds the conversation.
pub(super) fn run(opening: Opening, context: &mut Context) -> Result<ExitCode, Failure> {
    let manner = Manner {
        lang: context.lang,
        naming: context.settings.naming(),
        names: &context.settings.config.names,
        seed: runtime::seed(),
    };
    let mut disk = disk(context);
    let mut input = io::stdin().lock();
    plain::run(opening, manner, &mut input, context.out, &mut disk)?;
    Ok(ExitCode::SUCCESS)
}

/// The disk of this program as a shelf.
pub(super) fn disk<'a>(context: &Context<'a>) -> Disk<'a> {
    Disk {
        places: context.settings.places.as_ref(),
        lang: context.lang,
        naming: context.settings.naming(),
        saves_finished: context.settings.config.save_finished,
    }
}

/// The disk as a shelf.
pub(super) struct Disk<'a> {
    /// None if there is no home folder.
    places: Option<&'a Places>,
    lang: &'a Lang,
    naming: Naming,
    /// Whether a finished game is saved by itself.
    saves_finished: bool,
}

impl Disk<'_> {
    fn places(&self) -> Result<&Places, String> {
        self.places.ok_or_else(|| self.lang.text("plain-no-folder"))
    }

    /// Why there is no new file at `path`.
    fn unwritable(&self, path: &Path, error: &io::Error) -> String {
        let (file, why) = (path.display().to_string(), error.to_string());
        let file = ("file", (&file).into());
        match error.kind() {
            io::ErrorKind::AlreadyExists => self.lang.with("plain-file-exists", &[file]),
            io::ErrorKind::Unsupported => self.lang.with("convert-no-draughts", &[file]),
            _ => {
                let why = ("why", (&why).into());
                self.lang.with("plain-file-unwritable", &[file, why])
            }
        }
    }
}

impl Shelf for Disk<'_> {
    fn kept(&mut self) -> Option<Result<Record, String>> {
        let places = self.places?;
        let in_words =
            |error: games::LoadError| error.in_words(self.lang, self.naming, &places.autosave());
        games::kept(places).map(|kept| kept.map_err(in_words))
    }

    fn keep(&mut self, record: &Record) -> Result<(), String> {
        let places = self.places()?;
        games::keep(places, record).map_err(|error| self.unwritable(&places.autosave(), &error))
    }

    fn set_aside(&mut self) -> Result<Option<PathBuf>, String> {
        let places = self.places()?;
        games::save_kept(places).map_err(|error| self.unwritable(&places.games(), &error))
    }

    fn save(&mut self, record: &Record, file: Option<&str>) -> Result<PathBuf, String> {
        if let Some(file) = file {
            let path = PathBuf::from(file);
            let saved = games::save(&path, record);
            return saved
                .map(|()| path.clone())
                .map_err(|error| self.unwritable(&path, &error));
        }
        let places = self.places()?;
        games::save_in_games(places, record)
            .map_err(|error| self.unwritable(&places.games(), &error))
    }

    fn file(&mut self, record: &Record) -> Option<Result<PathBuf, String>> {
        self.saves_finished.then(|| self.save(record, None))
    }

    fn withdraw(&mut self, file: &Path, record: &Record) {
        // What cannot be removed stays: it is a game that was played to its end.
        let _ = games::withdraw(file, record);
    }

    fn games(&mut self) -> Vec<String> {
        self.places.map(games::names).unwrap_or_default()
    }

    fn keep_progress(&mut self, progress: &Progress) -> Result<(), String> {
        let places = self.places()?;
        lessons::keep(places, progress).map_err(|error| self.unwritable(&places.progress(), &error))
    }
}
