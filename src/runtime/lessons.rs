//! The progress of the lessons on the disk, and course files.

use std::io;
use std::path::Path;

use crate::config::Places;
use crate::lang::Lang;
use crate::lesson::{Progress, ProgressError};
use crate::runtime::files;
use crate::runtime::keeper::{Keeper, Lock};
use crate::words;

/// Why there is no progress to be had from its file.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The file cannot be read.
    #[error("{0}")]
    Unreadable(#[from] io::Error),
    /// What it holds is no progress.
    #[error("{0}")]
    Broken(#[from] ProgressError),
}

impl LoadError {
    /// The error in words, with the name of the file at `path`.
    pub fn in_words(&self, lang: &Lang, path: &Path) -> String {
        let file = path.display().to_string();
        let file = ("file", (&file).into());
        match self {
            Self::Unreadable(error) => files::unreadable(lang, path, error),
            Self::Broken(ProgressError::Json(error)) => {
                let why = words::json_error(lang, error);
                lang.with("progress-broken", &[file, ("why", (&why).into())])
            }
            Self::Broken(ProgressError::Unknown) => lang.with("progress-unknown", &[file]),
        }
    }
}

/// The progress as one run of the program keeps it. All runs share a file: each adds what was done in it.
#[derive(Debug)]
pub struct Diary {
    keeper: Keeper,
    /// What this run found in the file and has added to it since, once it has looked.
    told: Option<Progress>,
}

impl Diary {
    /// The progress of a run that begins.
    pub fn new(places: &Places) -> Self {
        Self {
            keeper: Keeper::new(places.progress()),
            told: None,
        }
    }

    /// Where the file is.
    pub fn path(&self) -> &Path {
        self.keeper.path()
    }

    /// The progress with which this run begins: what was kept last, or none if there is no file.
    ///
    /// # Errors
    /// If the file cannot be read or holds none; it is left as it is.
    pub fn progress(&mut self) -> Result<Progress, LoadError> {
        if let Some(told) = &self.told {
            return Ok(told.clone());
        }
        let found = self.stored();
        self.told = Some(found.as_ref().cloned().unwrap_or_default());
        found
    }

    /// Keeps what was done since the last time. A file that holds no progress is set aside as `progress.broken.json`
    /// first, so that somebody can still mend it.
    ///
    /// # Errors
    /// If the file cannot be written or set aside; what it held is unchanged.
    pub fn keep(&mut self, progress: &Progress) -> io::Result<()> {
        let _lock = Lock::wait(self.keeper.path());
        let stored = self.stored().unwrap_or_default();
        let told = self.told.take().unwrap_or_default();
        let kept = self.keeper.keep(&progress.added_to(stored, &told).write());
        self.told = Some(if kept.is_ok() { progress.clone() } else { told });
        kept
    }

    /// What the file holds now.
    fn stored(&mut self) -> Result<Progress, LoadError> {
        let found = self
            .keeper
            .look(|text| Progress::read(text).map_err(LoadError::from));
        found.unwrap_or_else(|| Ok(Progress::default()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::runtime::fixtures::places;

    fn found(places: &Places) -> Result<Progress, LoadError> {
        Diary::new(places).progress()
    }

    #[test]
    fn a_broken_file_is_named_and_set_aside_before_new_progress_takes_its_place() {
        let (places, _home) = places();
        assert_eq!(found(&places).expect("none yet"), Progress::default());
        assert!(!places.state.exists(), "nothing was kept");
        let lang = Lang::new(crate::lang::Language::En);
        let mut diary = Diary::new(&places);
        for (text, said) in [
            (
                "{",
                "progress.json: line 1, column 1: the file breaks off here. Beginning anew.",
            ),
            (
                "{}",
                "progress.json: This is no progress that this program can read. Beginning anew.",
            ),
        ] {
            files::make_folder_of(&places.progress()).expect("the folder is writable");
            files::write(&places.progress(), text).expect("the folder is writable");
            diary = Diary::new(&places);
            let error = diary.progress().expect_err("it is broken");
            let words = error.in_words(&lang, Path::new("progress.json"));
            assert_eq!(words, said);
        }
        let none = Progress::default();
        diary.keep(&none).expect("the folder is writable");
        assert_eq!(found(&places).expect("it was kept"), none);
        let aside = places.state.join("progress.broken.json");
        assert_eq!(files::read(&aside).expect("it was set aside"), "{}");
    }

    #[test]
    fn two_runs_add_to_the_same_file() {
        let (places, _home) = places();
        let courses = crate::lesson::Courses::shipped();
        let [first, second, ..] = &courses[0].lessons[..] else {
            panic!("the course has two lessons");
        };
        let mut runs = [first, second].map(|lesson| {
            let mut diary = Diary::new(&places);
            let progress = diary.progress().expect("none yet");
            (diary, progress, lesson)
        });
        for _ in 0..2 {
            for (diary, progress, lesson) in &mut runs {
                progress.tried(lesson);
                diary.keep(progress).expect("the folder is writable");
            }
        }
        let all = found(&places).expect("it was kept");
        for lesson in [first, second] {
            assert_eq!(all.standing(lesson).attempts, 2, "{}", lesson.id);
        }
        // What one forgets is forgotten, whatever else the other has done since.
        let (diary, progress, _) = &mut runs[0];
        progress.reset_all();
        diary.keep(progress).expect("the folder is writable");
        let left = found(&places).expect("it was kept");
        assert_eq!(left.standing(first).attempts, 0);
        assert_eq!(left.standing(second).attempts, 2);
    }
}
