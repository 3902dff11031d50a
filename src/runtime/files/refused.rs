//! What is wrong with files, in sentences that name the file.

use std::io;
use std::path::Path;

use crate::lang::Lang;
use crate::words::in_short;

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
    let file = in_short(&file);
    lang.with(id, &[("file", (&*file).into()), ("why", why.into())])
}

/// What the system has refused, in words of ours where there are some; else with the number of the system's own.
pub fn io_error(lang: &Lang, error: &io::Error) -> String {
    use io::ErrorKind;
    #[cfg(unix)]
    if error.raw_os_error() == Some(rustix::io::Errno::LOOP.raw_os_error()) {
        return lang.text("io-circle");
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Language;
    use io::ErrorKind;

    #[test]
    fn what_the_system_refuses_is_said_in_every_language() {
        for (kind, en, de, id) in [
            (
                ErrorKind::NotFound,
                "it does not exist.",
                "Das gibt es nicht.",
                "tidak ada.",
            ),
            (
                ErrorKind::PermissionDenied,
                "that is not allowed.",
                "Das ist nicht erlaubt.",
                "tidak diizinkan.",
            ),
            (
                ErrorKind::IsADirectory,
                "it is a folder.",
                "Das ist ein Ordner.",
                "itu sebuah folder.",
            ),
            (
                ErrorKind::NotADirectory,
                "a part of the path is no folder.",
                "Ein Teil des Pfades ist kein Ordner.",
                "sebagian dari jalurnya bukan folder.",
            ),
            (
                ErrorKind::StorageFull,
                "the disk is full.",
                "Der Datenträger ist voll.",
                "penyimpanan penuh.",
            ),
            (
                ErrorKind::ReadOnlyFilesystem,
                "the disk can only be read.",
                "Der Datenträger lässt sich nur lesen.",
                "penyimpanannya hanya bisa dibaca.",
            ),
            (
                ErrorKind::InvalidData,
                "it is no text in UTF-8.",
                "Das ist kein Text in UTF-8.",
                "itu bukan teks UTF-8.",
            ),
        ] {
            for (language, said) in [(Language::En, en), (Language::De, de), (Language::Id, id)] {
                let lang = Lang::new(language);
                assert_eq!(io_error(&lang, &kind.into()), said);
                let whole = unreadable(&lang, Path::new("a b"), &kind.into());
                assert!(whole.contains("a b") && whole.ends_with(said), "{whole}");
            }
        }
        let lang = Lang::new(Language::En);
        let odd = io::Error::from_raw_os_error(71);
        assert_eq!(io_error(&lang, &odd), "error 71 of the system.");
        let no_folder = unwritable(&lang, Path::new("x/y"), &ErrorKind::NotFound.into());
        assert_eq!(no_folder, "Cannot write x/y: its folder does not exist.");
    }
}
