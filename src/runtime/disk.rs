//! What a run of the program keeps on the disk, for the client as for the line-by-line front end; errors are in words.

use std::ffi::{OsStr, OsString};
use std::io;
use std::path::{Path, PathBuf};

use crate::app::replay::library::Waiting;
use crate::config::Places;
use crate::lang::Lang;
use crate::lesson::Progress;
use crate::notation::Naming;
use crate::record::Record;
use crate::runtime::autosave::Autosave;
use crate::runtime::files;
use crate::runtime::games;
use crate::runtime::lessons::Diary;

/// The disk of one run. Nothing is read or made there before it is asked for.
#[derive(Debug)]
pub struct Disk {
    /// None if there is no home folder.
    home: Option<Home>,
    /// Why the game under way was not kept when it was last tried, in words.
    unkept: Option<String>,
}

#[derive(Debug)]
struct Home {
    places: Places,
    autosave: Autosave,
    diary: Diary,
}

impl Disk {
    /// The disk of a run with these folders; none if there is no home folder.
    pub fn new(places: Option<&Places>) -> Self {
        let home = places.map(|places| Home {
            places: places.clone(),
            autosave: Autosave::new(places),
            diary: Diary::new(places),
        });
        let unkept = None;
        Self { home, unkept }
    }

    fn home(&mut self, lang: &Lang) -> Result<&mut Home, String> {
        self.home
            .as_mut()
            .ok_or_else(|| lang.text("plain-no-folder"))
    }

    /// The unfinished game that was kept last, if there is one, or why it cannot be had: it is broken, or another run of
    /// the program plays it. Its file is the one of this run from now on.
    pub fn kept(&mut self, lang: &Lang, naming: Naming) -> Option<Result<Record, String>> {
        let autosave = &mut self.home.as_mut()?.autosave;
        let kept = autosave.kept()?;
        Some(kept.map_err(|error| error.in_words(lang, naming, &autosave.path())))
    }

    /// The unfinished games that no run of the program has, besides the one of this run, the newest first.
    pub fn waiting(&self) -> Vec<Waiting> {
        let home = self.home.as_ref();
        home.map_or_else(Vec::new, |home| home.autosave.waiting())
    }

    /// The unfinished game in the file with this name, one of those that wait; its file is the one of this run from now
    /// on, and the game that was kept last waits in its own.
    ///
    /// # Errors
    /// Why it cannot be had, or why the game that was kept last would be lost.
    pub fn take_up(&mut self, lang: &Lang, naming: Naming, name: &OsStr) -> Result<Record, String> {
        if let Some(why) = &self.unkept {
            return Err(lang.with("said-not-kept", &[("why", why.into())]));
        }
        let home = self.home(lang)?;
        let path = home.places.state.join(name);
        let taken = home.autosave.take_up(&path);
        taken.map_err(|error| error.in_words(lang, naming, &path))
    }

    /// Keeps the game under way.
    ///
    /// # Errors
    /// Why it cannot be kept.
    pub fn keep(&mut self, lang: &Lang, record: &Record) -> Result<(), String> {
        let kept = self.home(lang).and_then(|home| {
            let kept = home.autosave.keep(record);
            kept.map_err(|error| error.in_words(lang))
        });
        self.unkept = kept.as_ref().err().cloned();
        kept
    }

    /// Why the game that was kept last is not on the disk, in words; none if it is, or if there is none.
    pub fn unkept(&self) -> Option<&str> {
        self.unkept.as_deref()
    }

    /// Saves `record`, the game that was kept last, in a file of its own, so that another can be kept in its place; gives
    /// the path of the file.
    ///
    /// # Errors
    /// Why it cannot be saved; the next game is kept elsewhere then.
    pub fn set_aside(&mut self, lang: &Lang, record: &Record) -> Result<PathBuf, String> {
        let Home {
            places, autosave, ..
        } = self.home(lang)?;
        let saved = autosave.set_aside(record);
        saved.map_err(|error| files::unwritable(lang, &places.games(), &error))
    }

    /// The same for the unfinished game that was kept last if there is one in which a turn was made.
    ///
    /// # Errors
    /// As for [`Disk::set_aside`].
    pub fn set_kept_aside(&mut self, lang: &Lang) -> Result<Option<PathBuf>, String> {
        let home = self.home(lang)?;
        match home.autosave.kept() {
            Some(Ok(record)) if record.game().ply() > 0 => self.set_aside(lang, &record).map(Some),
            _ => Ok(None),
        }
    }

    /// Saves a game in a new file of the folder of saved games; gives the path of the file.
    ///
    /// # Errors
    /// Why it cannot be saved.
    pub fn save(&mut self, lang: &Lang, record: &Record) -> Result<PathBuf, String> {
        let games = self.home(lang)?.places.games();
        let saved = games::save_in(&games, record);
        saved.map_err(|error| files::unwritable(lang, &games, &error))
    }

    /// The names of the files in the folder of the saved games, the newest first.
    pub fn games(&self) -> Vec<OsString> {
        let home = self.home.as_ref();
        home.map_or_else(Vec::new, |home| games::names(&home.places))
    }

    /// What was done in the lessons before this run; and what is wrong with the file that should say so.
    pub fn progress(&mut self, lang: &Lang) -> (Progress, Option<String>) {
        let Some(home) = &mut self.home else {
            return (Progress::default(), None);
        };
        match home.diary.progress() {
            Ok(progress) => (progress, None),
            Err(error) => {
                let problem = error.in_words(lang, home.diary.path());
                (Progress::default(), Some(problem))
            }
        }
    }

    /// Keeps what was done in the lessons.
    ///
    /// # Errors
    /// Why it cannot be kept.
    pub fn keep_progress(&mut self, lang: &Lang, progress: &Progress) -> Result<(), String> {
        let kept = self.home(lang)?.diary.keep(progress);
        kept.map_err(|error| error.in_words(lang))
    }
}

/// Saves a game in a new file that somebody has named, as PDN if its name says so.
///
/// # Errors
/// Why it cannot be saved.
pub fn save_as(lang: &Lang, path: &Path, record: &Record) -> Result<(), String> {
    games::save(path, record).map_err(|error| {
        let file = path.display().to_string();
        let file = [("file", (&file).into())];
        match error.kind() {
            io::ErrorKind::AlreadyExists => lang.with("plain-file-exists", &file),
            io::ErrorKind::Unsupported => lang.with("convert-no-draughts", &file),
            _ => files::unwritable(lang, path, &error),
        }
    })
}

/// Removes the file at `path` that [`Disk::save`] has written for `record`. What cannot be removed stays: it is a game that
/// was played to its end.
pub fn withdraw(path: &Path, record: &Record) {
    let _ = games::withdraw(path, record);
}
