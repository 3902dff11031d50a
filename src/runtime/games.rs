//! Game records on the disk: the game under way, and those saved for good.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::app::replay::Played;
use crate::config::Places;
use crate::lang::Lang;
use crate::notation::Naming;
use crate::record::{Fault, Form, Found, Record, RecordError, json, pdn};
use crate::runtime::files;
use crate::words;

/// Why there is no record to be had from a file.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The file cannot be read.
    #[error("{0}")]
    Unreadable(#[source] io::Error),
    /// What it holds is no record.
    #[error("{0}")]
    Broken(#[source] RecordError),
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
    /// The error in words, with the name of the file at `path`.
    pub fn in_words(&self, lang: &Lang, naming: Naming, path: &Path) -> String {
        let (id, why) = match self {
            Self::Unreadable(error) => ("file-unreadable", error.to_string()),
            Self::Broken(error) => ("check-finding", words::record_error(lang, naming, error)),
            Self::Game { number, fault } => {
                let why = words::interchange::at(lang, naming, *number, fault);
                ("check-finding", why)
            }
            Self::Several(games) => {
                let why = lang.with("load-several", &[("games", (*games).into())]);
                ("check-finding", why)
            }
            Self::NoSuchGame { number, games } => {
                let numbers = [("number", (*number).into()), ("games", (*games).into())];
                ("check-finding", lang.with("load-no-such-game", &numbers))
            }
        };
        let file = path.display().to_string();
        lang.with(id, &[("file", (&file).into()), ("why", (&why).into())])
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
    match (&found.record, found.error()) {
        (None, Some(fault)) => {
            let (number, fault) = (wanted, fault.clone());
            Err(match fault {
                Fault::Json(error) if form == Form::Json && skipped == 0 => {
                    LoadError::Broken(error)
                }
                fault => LoadError::Game { number, fault },
            })
        }
        _ => Ok(found),
    }
}

/// The record in a file of our own at `path`.
fn record(path: &Path) -> Result<Record, LoadError> {
    let text = files::read(path).map_err(LoadError::Unreadable)?;
    json::read(&text).map_err(LoadError::Broken)
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
    match load(path, None) {
        Ok(found) => Ok(played(1, found).into_iter().collect()),
        Err(LoadError::Several(_)) => {
            let read = read(path).map_err(LoadError::Unreadable);
            let (form, text) = read.map_err(in_words)?;
            let games = form.games(&text).map_err(LoadError::Broken);
            let games = (1..).zip(games.map_err(in_words)?);
            Ok(games
                .filter_map(|(number, found)| played(number, found))
                .collect())
        }
        Err(error) => Err(in_words(error)),
    }
}

/// The names of the files in the folder of the saved games, the newest first.
pub fn names(places: &Places) -> Vec<String> {
    files::newest_first(&places.games())
        .into_iter()
        .filter(|name| Form::named(Path::new(name)).is_some())
        .collect()
}

/// The unfinished game that was kept last, or why it cannot be had (its file is left as it is); none if there is no
/// file or its game is over.
pub fn kept(places: &Places) -> Option<Result<Record, LoadError>> {
    match record(&places.autosave()) {
        Err(LoadError::Unreadable(error)) if error.kind() == io::ErrorKind::NotFound => None,
        Ok(record) if record.game().outcome().is_some() => None,
        found => Some(found),
    }
}

/// Keeps `record` as the game under way, with today's date if it has none. A file in its place that holds no record is
/// set aside as `autosave.broken.json` first, so that somebody can still mend it.
///
/// # Errors
/// If the file cannot be written or set aside; what it held is unchanged.
pub fn keep(places: &Places, record: &Record) -> io::Result<()> {
    let path = places.autosave();
    if let Some(Err(_)) = kept(places) {
        files::set_aside(&path)?;
    }
    files::write(&path, &json::write(&dated(record)))
}

/// Saves `record` in the folder of the saved games, as [`save_in`] does.
///
/// # Errors
/// If no file can be written.
pub fn save_in_games(places: &Places, record: &Record) -> io::Result<PathBuf> {
    save_in(&places.games(), record)
}

/// Removes the file at `path` if it holds what [`save_in_games`] has written for `record`, and nothing else.
///
/// # Errors
/// If it cannot be removed.
pub fn withdraw(path: &Path, record: &Record) -> io::Result<()> {
    let Ok(found) = self::record(path) else {
        return Ok(());
    };
    let mut written = record.clone();
    written.date = written.date.or_else(|| found.date.clone());
    if json::write(&found) == json::write(&written) {
        fs::remove_file(path)?;
    }
    Ok(())
}

/// Saves `record` in a new file `YYYY-MM-DD-RULESET.json` of `folder` or, if that exists, `…-2.json` and so on; gives its
/// path. A record without a date gets today's.
///
/// # Errors
/// If no file can be written.
pub fn save_in(folder: &Path, record: &Record) -> io::Result<PathBuf> {
    let name = format!("{}-{}.json", today(), record.game().rules().id());
    let path = files::free_name(&folder.join(name));
    save(&path, record)?;
    Ok(path)
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

/// Saves the unfinished game that was kept last in a file of its own, so that a new game can be kept in its place; gives
/// the path of the file. None if there is no such game or no turn of it was made.
///
/// # Errors
/// If the file cannot be written.
pub fn save_kept(places: &Places) -> io::Result<Option<PathBuf>> {
    match kept(places) {
        Some(Ok(record)) if record.game().ply() > 0 => save_in_games(places, &record).map(Some),
        _ => Ok(None),
    }
}

/// `record`, with today's date if it has none.
fn dated(record: &Record) -> Record {
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
    use crate::game::{Game, Player};
    use crate::rules;

    /// The folders of a test, and the folder that is removed with it.
    fn places() -> (Places, tempfile::TempDir) {
        let home = tempfile::tempdir().expect("a folder for the test");
        let places = Places::new(Some(home.path().to_owned()), |_| None);
        (places.expect("there is a home"), home)
    }

    /// A game of Sternhalma with this many turns.
    fn record(turns: usize) -> Record {
        let rules = rules::ALL[0];
        let mut game = Game::new(rules, rules.options(2));
        for _ in 0..turns {
            let turn = game.turns().swap_remove(0);
            game.play(turn.points()).expect("a listed turn");
        }
        Record::new(game, |_| (String::new(), Player::Human))
    }

    fn turns(places: &Places) -> Option<usize> {
        let record = kept(places)?.expect("a record");
        Some(record.game().ply())
    }

    #[test]
    fn the_game_kept_last_is_the_one_that_is_found() {
        let (places, _home) = places();
        assert_eq!(turns(&places), None);
        for made in [3, 1] {
            keep(&places, &record(made)).expect("the folder is writable");
            assert_eq!(turns(&places), Some(made));
        }
        let found = super::record(&places.autosave()).expect("it was kept");
        let date = found.date.expect("it was kept today");
        let signs = date.chars().map(|c| if c == '-' { '-' } else { '9' });
        assert_eq!(signs.collect::<String>(), "9999-99-99", "{date}");
        let mut dated = record(1);
        dated.date = Some("1892-01-01".to_owned());
        keep(&places, &dated).expect("the folder is writable");
        assert_eq!(super::record(&places.autosave()).ok(), Some(dated));
    }

    #[test]
    fn a_finished_game_is_not_gone_on_with() {
        let (places, _home) = places();
        let mut game = record(0).into_game();
        let seat = game.position().to_move();
        game.resign(seat).expect("it has just begun");
        let resigned = Record::new(game, |_| (String::new(), Player::Human));
        keep(&places, &resigned).expect("the folder is writable");
        assert_eq!(turns(&places), None);
    }

    #[test]
    fn a_broken_file_is_reported_and_set_aside_before_the_next_game_takes_its_place() {
        let (places, _home) = places();
        let text = json::write(&record(2));
        let broken = [&text[..text.len() / 2], "", "{}"];
        for text in broken {
            files::write(&places.autosave(), text).expect("the folder is writable");
            let found = kept(&places);
            assert!(
                matches!(found, Some(Err(LoadError::Broken(_)))),
                "{text}: {found:?}"
            );
            assert_eq!(files::read(&places.autosave()).ok().as_deref(), Some(text));
            keep(&places, &record(1)).expect("the folder is writable");
            assert_eq!(turns(&places), Some(1));
        }
        let aside = ["broken", "broken-2", "broken-3"].map(|name| {
            let path = places.state.join(format!("autosave.{name}.json"));
            files::read(&path).expect("it was set aside")
        });
        assert_eq!(aside, broken);
    }

    #[test]
    fn only_the_file_of_the_game_itself_is_withdrawn() {
        let (places, _home) = places();
        let path = save_in_games(&places, &record(3)).expect("the folder is writable");
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
        let path = save_in_games(&places, &record(3)).expect("the folder is writable");
        for _ in 0..2 {
            withdraw(&path, &record(3)).expect("it is a file of our own");
            assert!(!path.exists());
        }
    }

    #[test]
    fn saved_games_never_replace_each_other() {
        let (places, _home) = places();
        assert_eq!(save_kept(&places).expect("nothing to do"), None);
        keep(&places, &record(0)).expect("the folder is writable");
        assert_eq!(save_kept(&places).expect("nothing to do"), None);
        let first = save_in_games(&places, &record(1)).expect("the folder is writable");
        let second = save_in_games(&places, &record(2)).expect("the folder is writable");
        keep(&places, &record(3)).expect("the folder is writable");
        let third = save_kept(&places)
            .expect("the folder is writable")
            .expect("turns were made");
        let paths = [first, second, third];
        let ends = [
            "-sternhalma.json",
            "-sternhalma-2.json",
            "-sternhalma-3.json",
        ];
        for (made, (path, end)) in (1..).zip(paths.iter().zip(ends)) {
            assert!(path.starts_with(places.games()), "{}", path.display());
            assert!(
                path.display().to_string().ends_with(end),
                "{}",
                path.display()
            );
            let saved = super::record(path).expect("it was saved");
            assert_eq!(saved.game().ply(), made);
        }
        let refused = save(&paths[0], &record(4)).expect_err("it exists");
        assert_eq!(refused.kind(), io::ErrorKind::AlreadyExists);
    }
}
