//! A file in which a run of the program keeps something, so that no other run and no mistake of this one destroys what
//! lies there.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use crate::runtime::files;

/// That one run of the program has a file to itself, as long as this value or the process lives: the system takes the
/// lock back from a process that is killed.
#[derive(Debug)]
pub(super) struct Lock {
    /// None where nothing can be locked: in a folder that cannot be written to there is nothing to destroy either.
    _file: Option<File>,
}

impl Lock {
    /// The lock of the file at `path`; none if another run has it. Makes the folders above it.
    pub(super) fn take(path: &Path) -> Option<Self> {
        match open(path, false) {
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => None,
            opened => Some(Self { _file: opened.ok() }),
        }
    }

    /// The lock of the file at `path`, as soon as no other run has it.
    pub(super) fn wait(path: &Path) -> Self {
        Self {
            _file: open(path, true).ok(),
        }
    }
}

/// Opens and locks the file beside `path` that stands for it: the one at `path` is replaced whenever it is written.
#[cfg(unix)]
fn open(path: &Path, waits: bool) -> io::Result<File> {
    use rustix::fs::{FlockOperation, flock};
    let file = lock_file(path, fs::OpenOptions::new().write(true))?;
    let operation = if waits {
        FlockOperation::LockExclusive
    } else {
        FlockOperation::NonBlockingLockExclusive
    };
    flock(&file, operation)?;
    Ok(file)
}

/// The same where a file that is open for nobody else is a lock.
#[cfg(windows)]
fn open(path: &Path, waits: bool) -> io::Result<File> {
    use std::os::windows::fs::OpenOptionsExt as _;
    /// `ERROR_SHARING_VIOLATION` (source: the system error codes of Windows).
    const SHARING_VIOLATION: i32 = 32;
    loop {
        match lock_file(path, fs::OpenOptions::new().write(true).share_mode(0)) {
            Err(error) if error.raw_os_error() == Some(SHARING_VIOLATION) => {
                if !waits {
                    return Err(io::ErrorKind::WouldBlock.into());
                }
                std::thread::sleep(std::time::Duration::from_millis(5));
            }
            opened => return opened,
        }
    }
}

#[cfg(not(any(unix, windows)))]
fn open(path: &Path, _: bool) -> io::Result<File> {
    lock_file(path, fs::OpenOptions::new().write(true))
}

fn lock_file(path: &Path, options: &mut fs::OpenOptions) -> io::Result<File> {
    let path = path.with_extension("lock");
    files::make_folder_of(&path)?;
    options.create(true).truncate(false).open(path)
}

/// A file that is kept, and whether what lies there may be written over.
#[derive(Debug)]
pub(super) struct Keeper {
    path: PathBuf,
    /// Whether something lies there that somebody may want to mend: it could not be read, or nobody has looked yet.
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

    /// Puts `text` in the place of what lies there, which is set aside as `….broken.json` if it was not read.
    ///
    /// # Errors
    /// If the file cannot be written or set aside; what it held is unchanged.
    pub(super) fn keep(&mut self, text: &str) -> io::Result<()> {
        if std::mem::replace(&mut self.is_in_doubt, false) {
            match files::set_aside(&self.path) {
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                Err(error) => {
                    self.is_in_doubt = true;
                    return Err(error);
                }
                Ok(_) => {}
            }
        }
        files::make_folder_of(&self.path)?;
        files::write_own(&self.path, text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_is_for_one_and_goes_with_it() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let path = folder.path().join("state").join("game.json");
        let lock = Lock::take(&path).expect("nobody has it");
        assert!(Lock::take(&path).is_none());
        assert!(Lock::take(&path.with_file_name("other.json")).is_some());
        drop(lock);
        drop(Lock::wait(&path));
        assert!(Lock::take(&path).is_some());
    }

    #[test]
    fn where_nothing_can_be_locked_nobody_is_kept_out() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let file = folder.path().join("file");
        fs::write(&file, "").expect("the folder is writable");
        let path = file.join("game.json");
        let _lock = Lock::take(&path).expect("there is none to have");
        assert!(Lock::take(&path).is_some());
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
