//! Reading and writing whole files, and why that cannot be done.

mod refused;

use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

pub use refused::{io_error, unreadable, unwritable};

/// The text of the file at `path`.
///
/// # Errors
/// If the file cannot be read or is not UTF-8.
pub fn read(path: &Path) -> io::Result<String> {
    fs::read_to_string(path)
}

/// The bytes that a settings file may have; it is read before anything else is done, and people write it by hand.
const MOST_SETTINGS: u64 = 1 << 20;

/// The text of the settings file at `path`.
///
/// # Errors
/// As for [`read`], and [`io::ErrorKind::FileTooLarge`] if nobody can have written it by hand.
pub fn read_settings(path: &Path) -> io::Result<String> {
    let mut text = Vec::new();
    File::open(path)?
        .take(MOST_SETTINGS + 1)
        .read_to_end(&mut text)?;
    if text.len() as u64 > MOST_SETTINGS {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    String::from_utf8(text).map_err(|_| io::ErrorKind::InvalidData.into())
}

/// The names of the files in a folder, the one written last first; those written at the same time in the order of their
/// names. None if the folder cannot be read.
pub fn newest_first(folder: &Path) -> Vec<OsString> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let files = entries.filter_map(|entry| {
        // What a link leads to; one that leads nowhere is there all the same.
        let about = fs::metadata(entry.path()).or_else(|_| entry.metadata());
        let about = about
            .ok()
            .filter(|about| about.is_file() || about.is_symlink())?;
        Some((about.modified().ok(), entry.file_name()))
    });
    let mut files: Vec<_> = files.collect();
    files.sort_by(|(one, name), (other, other_name)| other.cmp(one).then(name.cmp(other_name)));
    files.into_iter().map(|(_, name)| name).collect()
}

/// The bytes of the file at `path`, of which the caller knows how they are to be read.
///
/// # Errors
/// If the file cannot be read.
pub fn read_bytes(path: &Path) -> io::Result<Vec<u8>> {
    fs::read(path)
}

/// Renames a file `name.json` that holds nothing readable to `name.broken.json`, or to the first free name like it, so
/// that somebody can still mend it; gives the new path. A symbolic link stays: what it leads to is renamed.
///
/// # Errors
/// If it cannot be renamed.
pub fn set_aside(path: &Path) -> io::Result<PathBuf> {
    let path = &target(path)?;
    let mut extension = OsString::from("broken.");
    extension.push(path.extension().unwrap_or_default());
    let aside = free_name(&path.with_extension(extension));
    fs::rename(path, &aside)?;
    settle(path);
    Ok(aside)
}

/// `path` itself, and then `…-2`, `…-3` and so on without end.
pub(super) fn numbered(path: &Path) -> impl Iterator<Item = PathBuf> {
    let name = move |number: usize| {
        let mut name = path.file_stem().unwrap_or_default().to_owned();
        name.push(format!("-{number}."));
        name.push(path.extension().unwrap_or_default());
        path.with_file_name(name)
    };
    std::iter::once(path.to_owned()).chain((2..).map(name))
}

/// Whether `path` is one of the [`numbered`] names of `first`.
pub(super) fn is_numbered(first: &Path, path: &Path) -> bool {
    let stem = |path: &Path| Some(path.file_stem()?.to_str()?.to_owned());
    let (Some(first_stem), Some(stem)) = (stem(first), stem(path)) else {
        return false;
    };
    let number = stem.strip_prefix(&first_stem);
    let is_number = |number: &str| number.parse().is_ok_and(|number: usize| number > 1);
    let is_one = number
        .is_some_and(|number| number.is_empty() || number.strip_prefix('-').is_some_and(is_number));
    is_one && path.extension() == first.extension() && path.parent() == first.parent()
}

/// The first of the [`numbered`] names of `path` that nothing has.
pub(super) fn free_name(path: &Path) -> PathBuf {
    numbered(path)
        .find(|name| fs::symlink_metadata(name).is_err())
        .expect("numbers do not run out")
}

/// Makes the folder that is to hold the file at `path`, and those above it.
///
/// # Errors
/// If one of them cannot be made; [`io::ErrorKind::NotADirectory`] if something else has the name of one.
pub fn make_folder_of(path: &Path) -> io::Result<()> {
    fs::create_dir_all(folder(path)).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => io::ErrorKind::NotADirectory.into(),
        _ => error,
    })
}

/// Writes `text` to the file at `path`, in a folder that is there. At every moment the file holds either the old text or
/// the new one in full: the new one is written beside it, brought to the disk, and renamed. Who may read and write the file
/// stays as it was, and a symbolic link stays one: what it leads to is written. What is no file, as a pipe or a device, is
/// written to directly.
///
/// # Errors
/// If the file cannot be made or written, or is marked as one that is only read; the old file, if any, is unchanged.
pub fn write(path: &Path, text: &str) -> io::Result<()> {
    replace(&target(path)?, text, None)
}

/// As [`write()`], to a file that this process alone writes: what a killed one has left behind is used anew, so that no
/// remains gather.
///
/// # Errors
/// As for [`write()`].
pub(super) fn write_own(path: &Path, text: &str) -> io::Result<()> {
    let target = target(path)?;
    let name = target.file_name().unwrap_or_default();
    let mut own = OsString::from(PREFIX);
    own.push(name);
    match fs::remove_file(folder(&target).join(&own)) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        Ok(()) | Err(_) => {}
    }
    replace(&target, text, Some(&own))
}

/// Does the work of [`write()`] for a path that is no link, by way of a temporary file with this name, or one that is drawn
/// by lot.
fn replace(path: &Path, text: &str, name: Option<&OsStr>) -> io::Result<()> {
    let permissions = match File::options().write(true).open(path) {
        Ok(old) => {
            let about = old.metadata()?;
            if !about.is_file() {
                return { old }.write_all(text.as_bytes());
            }
            Some(about.permissions())
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(error),
    };
    let new = beside(path, text, name)?;
    if let Some(permissions) = permissions
        && new.as_file().metadata()?.permissions() != permissions
    {
        new.as_file().set_permissions(permissions)?;
    }
    new.persist(path)?;
    settle(path);
    Ok(())
}

/// The file that `path` stands for: where its links lead, even if nothing is there yet.
///
/// # Errors
/// If they lead in a circle, or cannot be followed.
fn target(path: &Path) -> io::Result<PathBuf> {
    match fs::canonicalize(path) {
        // There is something without a place of its own, as the pipe that standard output may be.
        Err(_) if fs::metadata(path).is_ok() => Ok(path.to_owned()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => match fs::read_link(path) {
            Ok(next) => target(&folder(path).join(next)),
            Err(_) => Ok(path.to_owned()),
        },
        found => found,
    }
}

/// Writes `text` to a new file at `path` in the manner of [`write()`].
///
/// # Errors
/// [`io::ErrorKind::AlreadyExists`] if there is something at `path`, which is unchanged; otherwise as for [`write()`].
pub fn write_new(path: &Path, text: &str) -> io::Result<()> {
    beside(path, text, None)?.persist_noclobber(path)?;
    settle(path);
    Ok(())
}

/// Writes `text` to the file at `path`, over what is there only if told to `replace` it.
///
/// # Errors
/// As for [`write_new`], or as for [`write()`].
pub fn put(path: &Path, text: &str, replace: bool) -> io::Result<()> {
    if replace {
        write(path, text)
    } else {
        write_new(path, text)
    }
}

/// The folder that holds the file at `path`.
fn folder(path: &Path) -> &Path {
    match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    }
}

/// What the names of temporary files begin with.
const PREFIX: &str = ".sprungbrett-";

/// A temporary file with `text`, on the disk in the folder of `path`, with this name or one that is drawn by lot.
fn beside(path: &Path, text: &str, name: Option<&OsStr>) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(name.unwrap_or(OsStr::new(PREFIX)));
    if name.is_some() {
        builder.rand_bytes(0);
    }
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        // As any new file, less what the process masks; a temporary file would be the owner's alone.
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    let mut file = builder.tempfile_in(folder(path))?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    Ok(file)
}

/// Brings the name of a file to the disk, where it is only once its folder is; not every file system can be asked for
/// that.
fn settle(path: &Path) {
    if cfg!(unix) {
        let _ = File::open(folder(path)).and_then(|folder| folder.sync_all());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).expect("the folder is there");
        entries
            .map(|entry| {
                let name = entry.expect("a readable entry").file_name();
                name.to_string_lossy().into_owned()
            })
            .collect()
    }

    #[test]
    fn a_file_is_replaced_whole_and_nothing_is_left_beside_it() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let path = folder.path().join("a").join("b.json");
        assert!(write(&path, "text").is_err(), "its folder is not there");
        make_folder_of(&path).expect("the folder is writable");
        for text in ["first, and longer", "second"] {
            write(&path, text).expect("the folder is writable");
            assert_eq!(read(&path).expect("it was written"), text);
        }
        assert_eq!(names(path.parent().expect("it has one")), ["b.json"]);
    }

    #[test]
    fn a_file_that_cannot_be_replaced_stays() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let path = folder.path().join("taken");
        fs::create_dir_all(path.join("inside")).expect("the folder is writable");
        assert!(write(&path, "text").is_err());
        assert!(path.join("inside").is_dir());
        assert_eq!(names(folder.path()), ["taken"]);
    }

    #[test]
    fn a_new_file_replaces_none() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let path = folder.path().join("a.json");
        write_new(&path, "first").expect("the folder is writable");
        let error = write_new(&path, "second").expect_err("it exists");
        assert_eq!(error.kind(), io::ErrorKind::AlreadyExists);
        assert_eq!(read(&path).expect("it was written"), "first");
        assert_eq!(names(folder.path()), ["a.json"]);
    }

    #[test]
    fn names_are_numbered() {
        let first = Path::new("a/b.json");
        let names: Vec<PathBuf> = numbered(first).take(3).collect();
        assert_eq!(
            names,
            ["a/b.json", "a/b-2.json", "a/b-3.json"].map(PathBuf::from)
        );
        for (name, is_one) in [
            ("a/b.json", true),
            ("a/b-17.json", true),
            ("a/b-1.json", false),
            ("a/b-.json", false),
            ("a/b-2x.json", false),
            ("a/b.broken.json", false),
            ("a/b.broken-2.json", false),
            ("a/b-2.lock", false),
            ("a/c.json", false),
            ("b.json", false),
        ] {
            assert_eq!(is_numbered(first, Path::new(name)), is_one, "{name}");
        }
    }

    /// Every way of writing, on every kind of link: the link stays, and what it leads to is written.
    #[cfg(unix)]
    #[test]
    fn a_link_stays_a_link() {
        use std::os::unix::fs::symlink;
        type Write = fn(&Path, &str) -> io::Result<()>;
        for write in [write as Write, write_own, |path, text| {
            put(path, text, true)
        }] {
            let folder = tempfile::tempdir().expect("a folder for the test");
            let path = |name: &str| folder.path().join(name);
            fs::create_dir_all(path("dotfiles")).expect("the folder is writable");
            fs::write(path("dotfiles/file"), "old").expect("the folder is writable");
            for (link, to, file) in [
                ("one", "dotfiles/file", Some("dotfiles/file")),
                ("two", "one", Some("dotfiles/file")),
                // Nothing is there yet.
                ("new", "dotfiles/other", Some("dotfiles/other")),
                ("newer", "new", Some("dotfiles/other")),
                ("nowhere", "none/file", None),
                ("circle", "circle", None),
                ("folder", "dotfiles", None),
            ] {
                symlink(to, path(link)).expect("links can be made");
                let written = write(&path(link), link);
                assert_eq!(written.is_ok(), file.is_some(), "{link}: {written:?}");
                assert!(path(link).is_symlink(), "{link}");
                let found = file.map(|file| read(&path(file)).expect("it was written"));
                assert_eq!(found.as_deref(), file.map(|_| link));
                let mut left = names(&path("dotfiles"));
                left.sort();
                assert!(left.iter().all(|name| !name.starts_with('.')), "{left:?}");
            }
            set_aside(&path("two")).expect("the folder is writable");
            assert!(path("two").is_symlink() && !path("dotfiles/file").exists());
            write(&path("two"), "anew").expect("the link leads to a folder");
            assert_eq!(
                read(&path("dotfiles/file")).expect("it was written"),
                "anew"
            );
        }
    }

    /// Who may read and write a file is for its owner to say; one that is marked as only read is not written.
    #[cfg(unix)]
    #[test]
    fn a_file_keeps_its_mode() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().expect("a folder for the test");
        let path = folder.path().join("config.toml");
        let mode = || {
            fs::metadata(&path)
                .expect("it is there")
                .permissions()
                .mode()
                & 0o7777
        };
        let set = |mode| fs::set_permissions(&path, fs::Permissions::from_mode(mode));
        write(&path, "").expect("the folder is writable");
        for write in [write, write_own] {
            for kept in [0o600, 0o640, 0o666, 0o755] {
                set(kept).expect("the file is ours");
                write(&path, "text").expect("the folder is writable");
                assert_eq!(mode(), kept, "{kept:o}");
            }
        }
        set(0o444).expect("the file is ours");
        // The administrator may write whatever it is marked as.
        let may_write = File::options().write(true).open(&path).is_ok();
        assert_eq!(write(&path, "changed").is_ok(), may_write);
        let text = if may_write { "changed" } else { "text" };
        assert_eq!(read(&path).expect("it is there"), text);
        assert_eq!(mode(), 0o444);
    }

    /// What is no file is not replaced by one.
    #[cfg(unix)]
    #[test]
    fn a_pipe_is_written_to() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let pipe = folder.path().join("pipe");
        let made = std::process::Command::new("mkfifo").arg(&pipe).status();
        assert!(made.is_ok_and(|made| made.success()));
        let reading = std::thread::spawn({
            let pipe = pipe.clone();
            move || read(&pipe)
        });
        write(&pipe, "text").expect("somebody reads");
        let heard = reading.join().expect("it does not panic");
        assert_eq!(heard.expect("something was written"), "text");
        assert_eq!(names(folder.path()), ["pipe"]);
    }
}
