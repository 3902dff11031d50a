//! What is wrong with files, in sentences that name the file.

use std::io;
use std::path::Path;

use crate::lang::Lang;

/// That the file or folder at `path` cannot be read, and why.
pub fn unreadable(lang: &Lang, path: &Path, error: &io::Error) -> String {
    about(lang, "file-unreadable", path, &io_error(lang, error))
}

/// That the file at `path`, or one in the folder at `path`, cannot be written, and why.
pub fn unwritable(lang: &Lang, path: &Path, error: &io::Error) -> String {
    let why = match error.kind() {
        io::ErrorKind::NotFound => lang.text("io-no-folder"),
        _ => io_error(lang, error),
    };
    about(lang, "file-unwritable", path, &why)
}

fn about(lang: &Lang, id: &str, path: &Path, why: &str) -> String {
    let file = path.display().to_string();
    lang.with(id, &[("file", (&file).into()), ("why", why.into())])
}

/// What the system has refused, in words of ours where there are some; else with the number of the system's own.
pub fn io_error(lang: &Lang, error: &io::Error) -> String {
    use io::ErrorKind;
    let id = match error.kind() {
        ErrorKind::NotFound => "io-not-found",
        ErrorKind::PermissionDenied => "io-not-allowed",
        ErrorKind::AlreadyExists => "io-exists",
        ErrorKind::IsADirectory => "io-is-folder",
        ErrorKind::NotADirectory => "io-no-folder-above",
        ErrorKind::StorageFull => "io-full",
        ErrorKind::QuotaExceeded => "io-quota",
        ErrorKind::FileTooLarge => "io-too-large",
        ErrorKind::ReadOnlyFilesystem => "io-read-only",
        ErrorKind::InvalidFilename => "io-bad-name",
        ErrorKind::InvalidData => "io-no-text",
        ErrorKind::BrokenPipe => "io-nobody-reads",
        ErrorKind::ResourceBusy => "io-busy",
        _ => {
            let number = error.raw_os_error();
            return lang.with("io-other", &[("number", number.unwrap_or(0).into())]);
        }
    };
    lang.text(id)
}
