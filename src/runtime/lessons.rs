//! The progress of the lessons on the disk, and course files.

use std::io;
use std::path::Path;

use crate::config::Places;
use crate::lang::Lang;
use crate::lesson::{Progress, ProgressError};
use crate::runtime::files;

/// Why there is no progress to be had from its file.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The file cannot be read.
    #[error("{0}")]
    Unreadable(#[source] io::Error),
    /// What it holds is no progress.
    #[error("{0}")]
    Broken(#[source] ProgressError),
}

impl LoadError {
    /// The error in words, with the name of the file at `path`.
    pub fn in_words(&self, lang: &Lang, path: &Path) -> String {
        let file = path.display().to_string();
        let file = ("file", (&file).into());
        match self {
            Self::Unreadable(error) => {
                let why = error.to_string();
                lang.with("file-unreadable", &[file, ("why", (&why).into())])
            }
            Self::Broken(ProgressError::Json {
                line,
                column,
                problem,
            }) => lang.with(
                "progress-broken",
                &[
                    file,
                    ("line", (*line).into()),
                    ("column", (*column).into()),
                    ("why", problem.into()),
                ],
            ),
            Self::Broken(ProgressError::Unknown) => lang.with("progress-unknown", &[file]),
        }
    }
}

/// The progress that was kept last; none was made yet if there is no file.
///
/// # Errors
/// If the file cannot be read or holds none; it is left as it is.
pub fn progress(places: &Places) -> Result<Progress, LoadError> {
    match files::read(&places.progress()) {
        Ok(text) => Progress::read(&text).map_err(LoadError::Broken),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Progress::default()),
        Err(error) => Err(LoadError::Unreadable(error)),
    }
}

/// Keeps `progress`. A file in its place that holds none is set aside as `progress.broken.json` first, so that somebody
/// can still mend it.
///
/// # Errors
/// If the file cannot be written or set aside; what it held is unchanged.
pub fn keep(places: &Places, progress: &Progress) -> io::Result<()> {
    let path = places.progress();
    if self::progress(places).is_err() {
        files::set_aside(&path)?;
    }
    files::write(&path, &progress.write())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_broken_file_is_named_and_set_aside_before_new_progress_takes_its_place() {
        let home = tempfile::tempdir().expect("a folder for the test");
        let places = Places::new(Some(home.path().to_owned()), |_| None).expect("there is a home");
        assert_eq!(progress(&places).expect("none yet"), Progress::default());
        let lang = Lang::new(crate::lang::Language::En);
        for (text, said) in [
            (
                "{",
                "progress.json, line 1, column 1: EOF while parsing an object; beginning anew.",
            ),
            (
                "{}",
                "progress.json: This is no progress that this program can read; beginning anew.",
            ),
        ] {
            files::write(&places.progress(), text).expect("the folder is writable");
            let error = progress(&places).expect_err("it is broken");
            let words = error.in_words(&lang, Path::new("progress.json"));
            assert_eq!(words, said);
        }
        keep(&places, &Progress::default()).expect("the folder is writable");
        assert_eq!(progress(&places).expect("it was kept"), Progress::default());
        let aside = places.state.join("progress.broken.json");
        assert_eq!(files::read(&aside).expect("it was set aside"), "{}");
    }
}
