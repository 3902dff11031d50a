//! The progress of the lessons on the disk, and course files.

use std::io;
use std::path::Path;

use crate::config::Places;
use crate::lang::Lang;
use crate::lesson::{Progress, ProgressError};
use crate::runtime::files;
use crate::runtime::keeper::{KeepError, Keeper, Lock, is_content};
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
    /// If the file cannot be locked, read, written or set aside; what it held is unchanged, and what was done waits for
    /// the next time.
    pub fn keep(&mut self, progress: &Progress) -> Result<(), KeepError> {
        let _lock = Lock::wait(self.keeper.path())?;
        let stored = match self.stored() {
            Err(LoadError::Unreadable(error)) if !is_content(&error) => {
                let path = self.path().to_owned();
                return Err(KeepError::Unreadable { path, error });
            }
            // What is broken is set aside.
            stored => stored.unwrap_or_default(),
        };
        let told = self.told.clone().unwrap_or_default();
        self.keeper
            .keep(&progress.added_to(stored, &told).write())?;
        self.told = Some(progress.clone());
        Ok(())
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

    /// What cannot be read for a while holds what was done before: it stays where it is, and gets all once it can be read.
    #[cfg(unix)]
    #[test]
    fn a_file_that_cannot_be_read_for_a_while_stays_and_gets_all_later() {
        let (places, home) = places();
        let courses = crate::lesson::Courses::shipped();
        let course = courses.get(0).expect("there is a course");
        let [first, second, ..] = &course.lessons[..] else {
            panic!("the course has two lessons");
        };
        let mut before = Progress::default();
        before.tried(first);
        let mut diary = Diary::new(&places);
        diary.keep(&before).expect("the folder is writable");
        let (file, away) = (places.progress(), home.path().join("away"));
        std::fs::rename(&file, &away).expect("the folder is writable");
        // It is there, but links that lead in a circle cannot be followed.
        std::os::unix::fs::symlink(&file, &file).expect("links can be made");
        let lang = Lang::new(crate::lang::Language::En);
        let why = format!(
            "Cannot read {}: its links lead in a circle.",
            file.display()
        );
        let mut diary = Diary::new(&places);
        let error = diary.progress().expect_err("it cannot be read");
        assert_eq!(error.in_words(&lang, diary.path()), why);
        let mut progress = Progress::default();
        progress.tried(second);
        let error = diary.keep(&progress).expect_err("it cannot be read");
        assert_eq!(error.in_words(&lang), why);
        assert!(file.is_symlink());
        std::fs::rename(&away, &file).expect("the folder is writable");
        diary.keep(&progress).expect("it can be read again");
        let all = found(&places).expect("it was kept");
        for lesson in [first, second] {
            assert_eq!(all.standing(lesson).attempts, 1, "{}", lesson.id);
        }
        assert!(!places.state.join("progress.broken.json").exists());
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
