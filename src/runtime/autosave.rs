//! The game under way on the disk: kept after every turn, so that not even a killed program loses more than the turn
//! that was being made. Each run of the program has a file to itself.

use std::io;
use std::path::{Path, PathBuf};

use crate::app::replay::library::Waiting;
use crate::config::Places;
use crate::record::{Record, json};
use crate::runtime::files;
use crate::runtime::games::{self, LoadError};
use crate::runtime::keeper::{KeepError, Keeper, Lock};

/// Where one run of the program keeps its game: `autosave.json`, or `autosave-2.json` and so on where other runs have
/// theirs, or where a game lies that somebody may want to go on with.
#[derive(Debug)]
pub struct Autosave {
    places: Places,
    /// The file of this run, once it has one.
    own: Option<Own>,
}

/// Numbered files that are looked at for a free place; more games at once nobody plays.
const MOST_FILES: usize = 1000;

/// An unfinished game, or why it cannot be had; none if there is none.
type Found = Option<Result<Record, LoadError>>;

/// The file of a run.
#[derive(Debug)]
struct Own {
    keeper: Keeper,
    _lock: Lock,
}

impl Own {
    /// The file at `path`; none if another run has it.
    fn take(path: PathBuf) -> Result<Option<Self>, KeepError> {
        let lock = Lock::take(&path)?;
        Ok(lock.map(|lock| Self {
            keeper: Keeper::new(path),
            _lock: lock,
        }))
    }

    /// The file at `path` with the unfinished game in it, or why that cannot be had: what cannot be locked is read, but not
    /// written over. None if another run has it.
    fn open(path: PathBuf) -> Option<(Option<Self>, Found)> {
        match Self::take(path.clone()) {
            Ok(own) => own.map(|mut own| {
                let found = own.unfinished();
                (Some(own), found)
            }),
            Err(_) => Some((None, unfinished(&mut Keeper::new(path)))),
        }
    }

    /// The unfinished game in the file, or why it cannot be had.
    fn unfinished(&mut self) -> Found {
        unfinished(&mut self.keeper)
    }

    /// Whether no game waits there that somebody may want to go on with.
    fn is_free(&mut self) -> bool {
        match self.unfinished() {
            None => true,
            Some(Ok(_)) => false,
            Some(Err(error)) => error.is_lasting(),
        }
    }
}

fn unfinished(keeper: &mut Keeper) -> Found {
    let found = keeper.look(|text| json::read(text).map_err(LoadError::from));
    found.filter(|found| !matches!(found, Ok(record) if record.game().outcome().is_some()))
}

impl Autosave {
    /// The game of a run that begins.
    pub fn new(places: &Places) -> Self {
        let places = places.clone();
        Self { places, own: None }
    }

    /// The file of this run or, as long as it has none, the one it would like to have.
    pub fn path(&self) -> PathBuf {
        let own = self.own.as_ref().map(|own| own.keeper.path().to_owned());
        own.unwrap_or_else(|| self.places.autosave())
    }

    /// The unfinished game that was kept last, or why it cannot be had (its file is left as it is); none if there is
    /// none. Its file is the one of this run from now on; the others wait for the next time this is asked.
    pub fn kept(&mut self) -> Option<Result<Record, LoadError>> {
        if let Some(found) = self.own.as_mut().and_then(Own::unfinished) {
            return Some(found);
        }
        let mut instead = None;
        for path in self.paths() {
            let Some((own, found)) = Own::open(path.clone()) else {
                if let Some(Ok(_)) = unfinished(&mut Keeper::new(path)) {
                    instead.get_or_insert((None, LoadError::UnderWay));
                }
                continue;
            };
            match found {
                Some(Ok(record)) => {
                    self.own = own;
                    return Some(Ok(record));
                }
                Some(Err(error)) => {
                    let own = own.filter(|_| error.is_lasting());
                    instead.get_or_insert((own, error));
                }
                None => {}
            }
        }
        let (own, error) = instead?;
        self.own = own;
        Some(Err(error))
    }

    /// The unfinished games in the files that no run has, the newest first; what cannot be locked is left out, and so are
    /// games without a turn, which nobody misses.
    pub fn waiting(&self) -> Vec<Waiting> {
        let own = self.own.as_ref().map(|own| own.keeper.path());
        let paths = self.paths().into_iter();
        // Where there are no locks, the own file can be opened like any other.
        let others = paths.filter(|path| Some(path.as_path()) != own);
        let waiting = others.filter_map(|path| {
            let name = path.file_name()?.to_owned();
            let (Some(_), Some(Ok(record))) = Own::open(path)? else {
                return None;
            };
            let is_begun = record.game().ply() > 0;
            is_begun.then(|| Waiting {
                name,
                record: Box::new(record),
            })
        });
        waiting.collect()
    }

    /// The unfinished game in the file at `path`, which is the one of this run from now on; the one before is let go, and
    /// its game waits.
    ///
    /// # Errors
    /// If another run has it, or if it holds no unfinished game any more; nothing changes then.
    pub fn take_up(&mut self, path: &Path) -> Result<Record, LoadError> {
        let (own, found) = Own::open(path.to_owned()).ok_or(LoadError::UnderWay)?;
        let gone = || LoadError::Unreadable(io::ErrorKind::NotFound.into());
        let record = found.ok_or_else(gone)??;
        self.own = own;
        Ok(record)
    }

    /// Keeps `record` as the game under way, with today's date if it has none. A file in its place that holds no record
    /// is set aside as `autosave.broken.json` first, so that somebody can still mend it.
    ///
    /// # Errors
    /// If the file cannot be locked, written or set aside; what it held is unchanged.
    pub fn keep(&mut self, record: &Record) -> Result<(), KeepError> {
        let own = match &mut self.own {
            Some(own) => own,
            none => none.insert(free(&self.places.autosave())?),
        };
        own.keeper.keep(&json::write(&games::dated(record)))
    }

    /// Saves `record`, which is kept in the file of this run, in one of its own; gives the path of that.
    ///
    /// # Errors
    /// If the file cannot be written; the game stays where it is, and the next one is kept elsewhere.
    pub fn set_aside(&mut self, record: &Record) -> io::Result<PathBuf> {
        let saved = games::save_in(&self.places.games(), record);
        if saved.is_err() {
            self.own = None;
        }
        saved
    }

    /// The files in which some run has kept its game, the one written last first.
    fn paths(&self) -> Vec<PathBuf> {
        let names = files::newest_first(&self.places.state);
        let usual = self.places.autosave();
        let paths = names.iter().map(|name| self.places.state.join(name));
        paths
            .filter(|path| files::is_numbered(&usual, path))
            .collect()
    }
}

/// The first of the numbered files in which no game waits to be gone on with.
fn free(usual: &Path) -> Result<Own, KeepError> {
    for path in files::numbered(usual).take(MOST_FILES) {
        if let Some(mut own) = Own::take(path)?
            && own.is_free()
        {
            return Ok(own);
        }
    }
    Err(KeepError::unwritable(
        usual,
        io::ErrorKind::ResourceBusy.into(),
    ))
}

#[cfg(test)]
mod tests {
    use std::ffi::OsString;

    use super::*;
    use crate::game::Player;
    use crate::runtime::fixtures::{places, record};

    fn resigned() -> Record {
        let mut game = record(0).into_game();
        let seat = game.position().to_move();
        game.resign(seat).expect("it has just begun");
        Record::new(game, |_| (String::new(), Player::Human))
    }

    /// The turns of the game that a run finds.
    fn turns(autosave: &mut Autosave) -> Option<usize> {
        let record = autosave.kept()?.expect("a record");
        Some(record.game().ply())
    }

    fn keep(autosave: &mut Autosave, record: &Record) {
        autosave.keep(record).expect("the folder is writable");
    }

    #[test]
    fn the_game_kept_last_is_the_one_that_is_found() {
        let (places, _home) = places();
        let mut autosave = Autosave::new(&places);
        assert_eq!(turns(&mut autosave), None);
        assert!(!places.state.exists(), "nothing was kept");
        for made in [3, 1] {
            keep(&mut autosave, &record(made));
            assert_eq!(turns(&mut autosave), Some(made));
        }
        drop(autosave);
        let mut next = Autosave::new(&places);
        assert_eq!(turns(&mut next), Some(1));
        let mut dated = record(1);
        dated.date = Some("1892-01-01".to_owned());
        keep(&mut next, &dated);
        assert_eq!(next.kept().and_then(Result::ok), Some(dated));
        assert_eq!(next.path(), places.autosave());
    }

    #[test]
    fn a_finished_game_is_not_gone_on_with() {
        let (places, _home) = places();
        keep(&mut Autosave::new(&places), &resigned());
        let mut next = Autosave::new(&places);
        assert_eq!(turns(&mut next), None);
        keep(&mut next, &record(1));
        assert_eq!(next.path(), places.autosave(), "its place is free");
    }

    #[test]
    fn a_broken_file_is_reported_and_set_aside_before_the_next_game_takes_its_place() {
        let (places, _home) = places();
        let text = json::write(&record(2));
        let broken = [&text[..text.len() / 2], "", "{}"];
        for text in broken {
            files::make_folder_of(&places.autosave()).expect("the folder is writable");
            files::write(&places.autosave(), text).expect("the folder is writable");
            let mut autosave = Autosave::new(&places);
            let found = autosave.kept();
            assert!(
                matches!(found, Some(Err(LoadError::Broken(_)))),
                "{text}: {found:?}"
            );
            assert_eq!(files::read(&places.autosave()).ok().as_deref(), Some(text));
            keep(&mut autosave, &record(1));
            assert_eq!(turns(&mut autosave), Some(1));
        }
        let aside = ["broken", "broken-2", "broken-3"].map(|name| {
            let path = places.state.join(format!("autosave.{name}.json"));
            files::read(&path).expect("it was set aside")
        });
        assert_eq!(aside, broken);
    }

    #[test]
    fn two_runs_have_a_file_each_and_no_game_is_lost() {
        let (places, _home) = places();
        let mut first = Autosave::new(&places);
        keep(&mut first, &record(1));
        let mut second = Autosave::new(&places);
        assert!(matches!(second.kept(), Some(Err(LoadError::UnderWay))));
        keep(&mut second, &record(2));
        keep(&mut first, &record(3));
        assert_eq!(second.path(), places.state.join("autosave-2.json"));
        assert_eq!(turns(&mut first), Some(3));
        assert_eq!(turns(&mut second), Some(2));
        drop((first, second));
        // The one kept last is offered, and the other once that is over.
        let mut third = Autosave::new(&places);
        let found = turns(&mut third).expect("there are two");
        keep(&mut third, &resigned());
        assert_eq!(turns(&mut third), Some(5 - found));
        keep(&mut third, &resigned());
        assert_eq!(turns(&mut third), None);
    }

    #[test]
    fn a_game_that_waits_can_be_taken_up_and_the_one_before_waits() {
        let (places, _home) = places();
        let mut runs = [1, 2, 3].map(|made| {
            let mut run = Autosave::new(&places);
            keep(&mut run, &record(made));
            run
        });
        let waiting = |run: &Autosave| {
            let waiting = run.waiting().into_iter();
            let mut waiting: Vec<(OsString, usize)> = waiting
                .map(|Waiting { name, record }| (name, record.game().ply()))
                .collect();
            waiting.sort();
            waiting
        };
        assert_eq!(waiting(&runs[0]), [], "every game is under way");
        let second = runs[1].path();
        assert!(matches!(runs[0].take_up(&second), Err(LoadError::UnderWay)));
        assert_eq!(runs[0].path(), places.autosave(), "nothing has changed");
        let [mut run, others @ ..] = runs;
        drop(others);
        let names = |names: &[(&str, usize)]| -> Vec<(OsString, usize)> {
            let names = names.iter();
            names.map(|(name, made)| (name.into(), *made)).collect()
        };
        assert_eq!(
            waiting(&run),
            names(&[("autosave-2.json", 2), ("autosave-3.json", 3)])
        );
        let taken = run.take_up(&second).map(|record| record.game().ply());
        assert_eq!((taken.ok(), run.path()), (Some(2), second));
        assert_eq!(
            waiting(&run),
            names(&[("autosave-3.json", 3), ("autosave.json", 1)])
        );
        keep(&mut run, &resigned());
        let gone = run.take_up(&places.state.join("autosave-4.json"));
        assert!(matches!(gone, Err(LoadError::Unreadable(_))));
    }

    #[test]
    fn a_game_without_a_turn_does_not_wait() {
        let (places, _home) = places();
        for (made, waiting) in [(0, 0), (1, 1)] {
            keep(&mut Autosave::new(&places), &record(made));
            assert_eq!(Autosave::new(&places).waiting().len(), waiting, "{made}");
        }
    }

    #[test]
    fn a_game_that_waits_is_not_written_over() {
        let (places, _home) = places();
        keep(&mut Autosave::new(&places), &record(2));
        // Nobody has asked for it.
        let mut run = Autosave::new(&places);
        keep(&mut run, &record(1));
        assert_eq!(run.path(), places.state.join("autosave-2.json"));
        // It was asked for, but there is no other place for it.
        drop(run);
        files::write(
            &places.state.join("autosave-2.json"),
            &json::write(&resigned()),
        )
        .expect("the folder is writable");
        files::make_folder_of(&places.data).expect("the folder is writable");
        std::fs::write(&places.data, "a file").expect("the folder is writable");
        let mut run = Autosave::new(&places);
        let waiting = run.kept().and_then(Result::ok).expect("it waits");
        assert!(run.set_aside(&waiting).is_err());
        keep(&mut run, &record(1));
        let kept = files::read(&places.autosave()).expect("it waits");
        assert_eq!(json::read(&kept).expect("it is one").game().ply(), 2);
        assert_eq!(run.path(), places.state.join("autosave-2.json"));
    }

    /// What cannot be read for a while may be a game that waits: it stays where it is, and others are kept beside it.
    #[cfg(unix)]
    #[test]
    fn a_file_that_cannot_be_read_for_a_while_stays() {
        let (places, home) = places();
        keep(&mut Autosave::new(&places), &record(2));
        let (file, away) = (places.autosave(), home.path().join("away"));
        std::fs::rename(&file, &away).expect("the folder is writable");
        std::os::unix::fs::symlink(&file, &file).expect("links can be made");
        let mut run = Autosave::new(&places);
        let found = run.kept();
        assert!(
            matches!(found, Some(Err(LoadError::Unreadable(_)))),
            "{found:?}"
        );
        keep(&mut run, &record(1));
        assert_eq!(run.path(), places.state.join("autosave-2.json"));
        assert!(file.is_symlink());
        std::fs::rename(&away, &file).expect("the folder is writable");
        drop(run);
        let kept = files::read(&file).expect("it waits");
        assert_eq!(json::read(&kept).expect("it is one").game().ply(), 2);
        assert!(!places.state.join("autosave.broken.json").exists());
    }

    #[cfg(unix)]
    #[test]
    fn a_game_behind_a_link_is_gone_on_with_there() {
        let (places, home) = places();
        keep(&mut Autosave::new(&places), &record(2));
        let (file, away) = (places.autosave(), home.path().join("away.json"));
        std::fs::rename(&file, &away).expect("the folder is writable");
        std::os::unix::fs::symlink(&away, &file).expect("links can be made");
        let mut run = Autosave::new(&places);
        assert_eq!(turns(&mut run), Some(2));
        keep(&mut run, &record(3));
        assert!(file.is_symlink());
        let kept = files::read(&away).expect("it was written");
        assert_eq!(json::read(&kept).expect("it is one").game().ply(), 3);
    }

    /// Where nothing can be locked, what is there is read, and nothing is written over.
    #[test]
    fn what_cannot_be_locked_is_read_and_stays() {
        let (places, _home) = places();
        keep(&mut Autosave::new(&places), &record(2));
        let lock = places.state.join("autosave.lock");
        std::fs::remove_file(&lock).expect("it is a file");
        std::fs::create_dir(&lock).expect("the folder is writable");
        let mut run = Autosave::new(&places);
        assert_eq!(turns(&mut run), Some(2));
        let lang = crate::lang::Lang::new(crate::lang::Language::En);
        let refused = run.keep(&record(3)).expect_err("it cannot be locked");
        assert_eq!(
            refused.in_words(&lang),
            format!("Cannot write {}: it is a folder.", lock.display())
        );
        assert_eq!(turns(&mut run), Some(2));
    }
}
