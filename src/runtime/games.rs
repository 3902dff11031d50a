//! Game records on the disk: the game under way, and those saved for good.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::app::replay::Played;
use crate::config::Places;
use crate::lang::Lang;
use crate::notation::Naming;
use crate::record::{Fault, Form, Found, Record, RecordError, json, pdn};
use crate::runtime::files;
use crate::runtime::keeper::is_content;
use crate::words;

/// Why there is no record to be had from a file.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The file cannot be read.
    #[error("{0}")]
    Unreadable(#[from] io::Error),
    /// What it holds is no record.
    #[error("{0}")]
    Broken(#[from] RecordError),
    /// Another run of the program plays the game.
    #[error("it is under way elsewhere")]
    UnderWay,
    /// Not even the beginning of the game can be read.
    #[error("game {number}: {fault}")]
    Game {
        /// The number of the game in the file, from 1.
        number: usize,
        /// Why.
        #[source]
        fault: Fault,
    },
    /// There are several games, and none was chosen.
    #[error("there are {0} games")]
    Several(usize),
    /// There is no game with this number.
    #[error("there is no game {number}, but {games}")]
    NoSuchGame {
        /// The number asked for.
        number: usize,
        /// The number of games.
        games: usize,
    },
}

impl LoadError {
    /// Whether the file is read and says nothing else the next time, so that it holds no game that is only out of reach.
    pub(super) fn is_lasting(&self) -> bool {
        match self {
            Self::Broken(_) | Self::Game { .. } => true,
            Self::Unreadable(error) => is_content(error),
            Self::UnderWay | Self::Several(_) | Self::NoSuchGame { .. } => false,
        }
    }

    /// The error in words, with the name of the file at `path`.
    pub fn in_words(&self, lang: &Lang, naming: Naming, path: &Path) -> String {
        let why = match self {
            Self::Unreadable(error) => return files::unreadable(lang, path, error),
            Self::Broken(error) => words::record_error(lang, naming, error),
            Self::UnderWay => return lang.text("kept-under-way"),
            Self::Game { number, fault } => words::interchange::at(lang, naming, *number, fault),
            Self::Several(games) => lang.with("load-several", &[("games", (*games).into())]),
            Self::NoSuchGame { number, games } => {
                let numbers = [("number", (*number).into()), ("games", (*games).into())];
                lang.with("load-no-such-game", &numbers)
            }
        };
        let file = path.display().to_string();
        let names = [("file", (&file).into()), ("why", (&why).into())];
        lang.with("check-finding", &names)
    }
}

/// The form and the text of a file of games.
///
/// # Errors
/// If the file cannot be read; JSON must be UTF-8.
pub fn read(path: &Path) -> io::Result<(Form, String)> {
    let bytes = files::read_bytes(path)?;
    let form = Form::of(path, &bytes).unwrap_or(Form::Json);
    let text = form.decode(bytes);
    text.map(|text| (form, text))
        .map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error.utf8_error()))
}

/// The game with this number (from 1) in the file at `path`, or its only game. It has a record, if perhaps only up to its
/// first error.
///
/// # Errors
/// If the file cannot be read, holds no games, or several of which none was chosen.
pub fn load(path: &Path, number: Option<usize>) -> Result<Found, LoadError> {
    let (form, text) = read(path).map_err(LoadError::Unreadable)?;
    let mut games = form.games(&text).map_err(LoadError::Broken)?;
    let wanted = number.unwrap_or(1);
    let skipped = games.by_ref().take(wanted.saturating_sub(1)).count();
    let next = games.next();
    let is_there = next.is_some();
    let Some(found) = next.filter(|_| wanted > 0) else {
        let games = skipped + usize::from(is_there) + games.count();
        let number = wanted;
        return Err(LoadError::NoSuchGame { number, games });
    };
    if number.is_none() {
        let others = games.count();
        if others > 0 {
            return Err(LoadError::Several(1 + others));
        }
    }
    with_record(form, wanted, found)
}

/// The game found as the one with this number (from 1), if there is a record of it.
fn with_record(form: Form, number: usize, found: Found) -> Result<Found, LoadError> {
    match (&found.record, found.error()) {
        (None, Some(Fault::Json(error))) if form == Form::Json && number == 1 => {
            Err(LoadError::Broken(error.clone()))
        }
        (None, Some(fault)) => {
            let fault = fault.clone();
            Err(LoadError::Game { number, fault })
        }
        _ => Ok(found),
    }
}

/// The games in the file at `path`, at least one. One that breaks off at an error has what comes before it, and says so;
/// those of which not even the beginning can be read are left out where there are others.
///
/// # Errors
/// If the file cannot be read or holds no game, in words with its name.
pub fn load_all(path: &Path, lang: &Lang, naming: Naming) -> Result<Vec<Played>, String> {
    let in_words = |error: LoadError| error.in_words(lang, naming, path);
    let played = |number: usize, found: Found| {
        let broken = found
            .error()
            .map(|fault| words::interchange::at(lang, naming, number, fault));
        let broken = broken.map(|why| lang.with("replay-broken", &[("why", (&why).into())]));
        let record = found.record?;
        Some(Played {
            number,
            record,
            broken,
        })
    };
    let read = read(path).map_err(LoadError::Unreadable);
    let (form, text) = read.map_err(in_words)?;
    let games = form.games(&text).map_err(LoadError::Broken);
    let games: Vec<Found> = games.map_err(in_words)?.collect();
    let games = match <[Found; 1]>::try_from(games) {
        Ok([only]) => vec![with_record(form, 1, only).map_err(in_words)?],
        Err(games) if games.is_empty() => {
            let (number, games) = (1, 0);
            return Err(in_words(LoadError::NoSuchGame { number, games }));
        }
        Err(games) => games,
    };
    let numbered = (1..).zip(games);
    Ok(numbered
        .filter_map(|(number, found)| played(number, found))
        .collect())
}

/// The names of the files in the folder of the saved games, the newest first.
pub fn names(places: &Places) -> Vec<OsString> {
    files::newest_first(&places.games())
        .into_iter()
        .filter(|name| Form::named(Path::new(name)).is_some())
        .collect()
}

/// Saves `record` in a new file `YYYY-MM-DD-RULESET.json` of `folder` or, if that exists, `…-2.json` and so on; gives its
/// path. The folder is made if it is not there. A record without a date gets today's.
///
/// # Errors
/// If no file can be written.
pub fn save_in(folder: &Path, record: &Record) -> io::Result<PathBuf> {
    let name = format!("{}-{}.json", today(), record.game().rules().id());
    files::make_folder_of(&folder.join(&name))?;
    loop {
        let path = files::free_name(&folder.join(&name));
        match save(&path, record) {
            // Another run was quicker with this name.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            saved => return saved.map(|()| path),
        }
    }
}

/// Saves `record` in a new file at `path`, as PDN if its name says so, with today's date if it has none.
///
/// # Errors
/// [`io::ErrorKind::AlreadyExists`] if there is something at `path`, which is unchanged,
/// [`io::ErrorKind::Unsupported`] if PDN has no place for the game, or if it cannot be written.
pub fn save(path: &Path, record: &Record) -> io::Result<()> {
    let dated = dated(record);
    let text = match Form::named(path) {
        Some(Form::Pdn) => pdn::write(&dated).ok_or(io::ErrorKind::Unsupported)?,
        Some(Form::Json) | None => json::write(&dated),
    };
    files::write_new(path, &text)
}

/// Removes the file at `path` if it holds what [`save_in`] has written for `record`, and nothing else.
///
/// # Errors
/// If it cannot be removed.
pub fn withdraw(path: &Path, record: &Record) -> io::Result<()> {
    let text = files::read(path).unwrap_or_default();
    let Ok(found) = json::read(&text) else {
        return Ok(());
    };
    let mut written = record.clone();
    written.date = written.date.or(found.date);
    if text == json::write(&written) {
        fs::remove_file(path)?;
    }
    Ok(())
}

/// `record`, with today's date if it has none.
pub(super) fn dated(record: &Record) -> Record {
    let mut record = record.clone();
    record.date.get_or_insert_with(today);
    record
}

/// The local date: `2026-11-30`.
fn today() -> String {
    jiff::ZonedDateTime::now().date().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::runtime::fixtures::record;

    #[test]
    fn only_the_file_of_the_game_itself_is_withdrawn() {
        let home = tempfile::tempdir().expect("a folder for the test");
        let save = |made| save_in(home.path(), &record(made)).expect("the folder is writable");
        let path = save(3);
        for other in [record(2), record(4)] {
            withdraw(&path, &other).expect("nothing to do");
            assert!(path.is_file());
        }
        let text = json::write(&record(1));
        for changed in [&text, ""] {
            files::write(&path, changed).expect("the folder is writable");
            withdraw(&path, &record(3)).expect("nothing to do");
            assert_eq!(files::read(&path).ok().as_deref(), Some(changed));
        }
        let path = save(3);
        for _ in 0..2 {
            withdraw(&path, &record(3)).expect("it is a file of our own");
            assert!(!path.exists());
        }
    }

    #[test]
    fn saved_games_never_replace_each_other() {
        let home = tempfile::tempdir().expect("a folder for the test");
        let folder = home.path().join("games");
        let save = || save_in(&folder, &record(0)).expect("the folder is writable");
        let paths = [save(), save(), save()];
        let ends = [
            "-sternhalma.json",
            "-sternhalma-2.json",
            "-sternhalma-3.json",
        ];
        for (path, end) in paths.iter().zip(ends) {
            assert!(
                path.display().to_string().ends_with(end),
                "{}",
                path.display()
            );
            let found = load(path, None).expect("it was saved");
            let date = found.record.expect("it was saved").date.expect("today");
            let signs = date.chars().map(|c| if c == '-' { '-' } else { '9' });
            assert_eq!(signs.collect::<String>(), "9999-99-99", "{date}");
        }
        let refused = self::save(&paths[0], &record(0)).expect_err("it exists");
        assert_eq!(refused.kind(), io::ErrorKind::AlreadyExists);
        let nowhere = self::save(&home.path().join("none/a.json"), &record(0));
        assert_eq!(
            nowhere.expect_err("no folder").kind(),
            io::ErrorKind::NotFound
        );
    }
}
