//! A file in which a run of the program keeps something, so that no other run and no mistake of this one destroys what
//! lies there.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use crate::lang::Lang;
use crate::runtime::files;

/// Why something is not kept; what lies there is unchanged.
#[derive(Debug, thiserror::Error)]
pub enum KeepError {
    /// What lies there cannot be read now, and so may still be wanted.
    #[error("cannot read {}: {error}", path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// Why.
        #[source]
        error: io::Error,
    },
    /// The file, or the one that is locked for it, cannot be written.
    #[error("cannot write {}: {error}", path.display())]
    Unwritable {
        /// The file.
        path: PathBuf,
        /// Why.
        #[source]
        error: io::Error,
    },
}

impl KeepError {
    pub(super) fn unwritable(path: &Path, error: io::Error) -> Self {
        let path = path.to_owned();
        Self::Unwritable { path, error }
    }

    /// The error in a sentence with the name of the file.
    pub fn in_words(&self, lang: &Lang) -> String {
        match self {
            Self::Unreadable { path, error } => files::unreadable(lang, path, error),
            Self::Unwritable { path, error } => files::unwritable(lang, path, error),
        }
    }
}

/// That one run of the program has a file to itself, as long as this value or the process lives: the system takes the
/// lock back from a process that is killed.
#[derive(Debug)]
pub(crate) struct Lock {
    /// None on a file system that knows no locks.
    _file: Option<File>,
}

/// How often somebody else's lock is tried once more before it counts as one that is never given back, and the time
/// between two tries. It is held while a small file is read and written.
const TRIES: usize = 100;
const BETWEEN: Duration = Duration::from_millis(10);

impl Lock {
    /// The lock of the file at `path`; none if another run has it. Makes the folders above it.
    ///
    /// # Errors
    /// If it can be had by nobody.
    pub(crate) fn take(path: &Path) -> Result<Option<Self>, KeepError> {
        let lock = path.with_extension("lock");
        files::make_folder_of(path).map_err(|error| KeepError::unwritable(path, error))?;
        match open(&lock) {
            Ok(file) => Ok(Some(Self { _file: Some(file) })),
            Err(error) => match error.kind() {
                io::ErrorKind::WouldBlock => Ok(None),
                io::ErrorKind::Unsupported => Ok(Some(Self { _file: None })),
                _ => Err(KeepError::unwritable(&lock, error)),
            },
        }
    }

    /// The lock of the file at `path`, as soon as no other run has it.
    ///
    /// # Errors
    /// As for [`Lock::take`], and [`io::ErrorKind::ResourceBusy`] if another run does not give it back within a second.
    pub(crate) fn wait(path: &Path) -> Result<Self, KeepError> {
        for _ in 0..TRIES {
            if let Some(lock) = Self::take(path)? {
                return Ok(lock);
            }
            thread::sleep(BETWEEN);
        }
        let error = io::ErrorKind::ResourceBusy.into();
        Err(KeepError::unwritable(path, error))
    }
}

/// Opens and locks the file at `path`, which stands for another: that one is replaced whenever it is written.
///
/// # Errors
/// [`io::ErrorKind::WouldBlock`] if another run has the lock, [`io::ErrorKind::Unsupported`] where there are no locks, or
/// whatever keeps the file from being opened.
#[cfg(unix)]
fn open(path: &Path) -> io::Result<File> {
    use rustix::fs::{FlockOperation, OFlags, flock};
    use rustix::io::Errno;
    use std::os::unix::fs::OpenOptionsExt as _;
    // Without it a pipe in the place of the file would be waited for.
    let at_once = OFlags::NONBLOCK.bits().cast_signed();
    let file = lock_file(path, fs::OpenOptions::new().custom_flags(at_once))?;
    match flock(&file, FlockOperation::NonBlockingLockExclusive) {
        // As of network folders whose server keeps no locks.
        Err(Errno::NOLCK | Errno::NOSYS | Errno::OPNOTSUPP) => {
            Err(io::ErrorKind::Unsupported.into())
        }
        locked => locked.map(|()| file).map_err(io::Error::from),
    }
}

/// The same where a file that is open for nobody else is a lock.
#[cfg(windows)]
fn open(path: &Path) -> io::Result<File> {
    use std::os::windows::fs::OpenOptionsExt as _;
    /// `ERROR_SHARING_VIOLATION` (source: the system error codes of Windows).
    const SHARING_VIOLATION: i32 = 32;
    let opened = lock_file(path, fs::OpenOptions::new().share_mode(0));
    opened.map_err(|error| match error.raw_os_error() {
        Some(SHARING_VIOLATION) => io::ErrorKind::WouldBlock.into(),
        _ => error,
    })
}

#[cfg(not(any(unix, windows)))]
fn open(_: &Path) -> io::Result<File> {
    Err(io::ErrorKind::Unsupported.into())
}

#[cfg(any(unix, windows))]
fn lock_file(path: &Path, options: &mut fs::OpenOptions) -> io::Result<File> {
    options.write(true).create(true).truncate(false).open(path)
}

/// A file that is kept, and whether what lies there may be written over.
#[derive(Debug)]
pub(super) struct Keeper {
    path: PathBuf,
    /// Whether something lies there that somebody may want to mend: it is broken, or nobody has looked yet.
    is_in_doubt: bool,
}

impl Keeper {
    pub(super) fn new(path: PathBuf) -> Self {
        Self {
            path,
            is_in_doubt: true,
        }
    }

    /// Where the file is.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// What `read` makes of the text of the file; none if there is no file. What was read may be written over.
    ///
    /// # Errors
    /// If the file cannot be read, or what `read` says of it.
    pub(super) fn look<T, E: From<io::Error>>(
        &mut self,
        read: impl FnOnce(&str) -> Result<T, E>,
    ) -> Option<Result<T, E>> {
        let found = match files::read(&self.path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => Some(Err(error.into())),
            Ok(text) => Some(read(&text)),
        };
        self.is_in_doubt = matches!(found, Some(Err(_)));
        found
    }

    /// Puts `text` in the place of what lies there, which is set aside as `….broken.json` if it was not understood. Who has
    /// looked and could not read it leaves it alone: see [`is_content`].
    ///
    /// # Errors
    /// If the file cannot be written or set aside; what it held is unchanged.
    pub(super) fn keep(&mut self, text: &str) -> Result<(), KeepError> {
        let unwritable = |error| KeepError::unwritable(&self.path, error);
        if self.is_in_doubt {
            match files::set_aside(&self.path) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => {
                    return Err(unwritable(error));
                }
                Ok(_) | Err(_) => self.is_in_doubt = false,
            }
        }
        files::make_folder_of(&self.path)
            .and_then(|()| files::write_own(&self.path, text))
            .map_err(unwritable)
    }
}

/// Whether a file cannot be read because of what it holds or is, which reading it once more will not change.
pub(super) fn is_content(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::InvalidData | io::ErrorKind::IsADirectory
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Language;

    fn take(path: &Path) -> Option<Lock> {
        Lock::take(path).expect("the folder is writable")
    }

    #[test]
    fn a_lock_is_for_one_and_goes_with_it() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let path = folder.path().join("state").join("game.json");
        let lock = take(&path).expect("nobody has it");
        assert!(take(&path).is_none());
        assert!(take(&path.with_file_name("other.json")).is_some());
        let held = Lock::wait(&path).expect_err("it is never given back");
        let lang = Lang::new(Language::En);
        assert_eq!(
            held.in_words(&lang),
            format!(
                "Cannot write {}: another program is using it.",
                path.display()
            )
        );
        drop(lock);
        drop(Lock::wait(&path).expect("nobody has it"));
        assert!(take(&path).is_some());
    }

    /// What cannot be locked for another reason is not taken for a lock that somebody has, nor for one of our own.
    #[test]
    fn why_nobody_can_have_a_lock_is_said() {
        let lang = Lang::new(Language::En);
        for (made, said) in [
            (
                "a",
                "Cannot write a/game.json: a part of the path is no folder.",
            ),
            ("a/game.lock/x", "Cannot write a/game.lock: it is a folder."),
        ] {
            let folder = tempfile::tempdir().expect("a folder for the test");
            let made = folder.path().join(made);
            files::make_folder_of(&made).expect("the folder is writable");
            fs::write(&made, "").expect("the folder is writable");
            let path = folder.path().join("a/game.json");
            let of_both = [Lock::take(&path).map(drop), Lock::wait(&path).map(drop)];
            for refused in of_both {
                let words = refused.expect_err(said).in_words(&lang);
                let before = format!("{}/", folder.path().display());
                assert_eq!(words.replace(&before, ""), said);
            }
        }
    }

    /// Nobody reads from the pipe: to open it would take for ever.
    #[cfg(unix)]
    #[test]
    fn a_pipe_in_the_place_of_a_lock_is_not_waited_for() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let made = std::process::Command::new("mkfifo")
            .arg(folder.path().join("game.lock"))
            .status();
        assert!(made.is_ok_and(|made| made.success()));
        let path = folder.path().join("game.json");
        Lock::take(&path).expect_err("it is no file");
    }

    #[test]
    fn what_was_not_read_is_set_aside_once() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let path = folder.path().join("game.json");
        let number = |text: &str| text.parse::<u8>().map_err(io::Error::other);
        let kept = |name: &str| files::read(&folder.path().join(name)).ok();
        for (text, broken) in [("7", None), ("seven", Some("seven"))] {
            fs::write(&path, text).expect("the folder is writable");
            let mut keeper = Keeper::new(path.clone());
            let found = keeper.look(number).expect("there is a file");
            assert_eq!(found.is_err(), broken.is_some(), "{text}");
            for new in ["1", "2"] {
                keeper.keep(new).expect("the folder is writable");
                assert_eq!(kept("game.json").as_deref(), Some(new));
            }
            assert_eq!(kept("game.broken.json").as_deref(), broken);
        }
        // Nobody has looked.
        let mut keeper = Keeper::new(path);
        keeper.keep("3").expect("the folder is writable");
        assert_eq!(kept("game.broken-2.json").as_deref(), Some("2"));
    }
}
