//! What a learner has done: which lessons are solved, how often it was tried, the best number of turns, and where a
//! lesson was left. Text in, text out.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::lesson::{Course, Lesson};
use crate::record::json::{self, JsonError};

/// The value of the key `format`.
const FORMAT: &str = "sprungbrett-progress";
/// The version written, and the only one read.
const VERSION: u32 = 1;

/// Why a text is no progress.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProgressError {
    /// No JSON, or a value of the wrong type.
    #[error("{0}")]
    Json(#[from] JsonError),
    /// Something else, or of a version that this program does not know.
    #[error("this is no progress of version {VERSION}")]
    Unknown,
}

/// What a learner has done in one lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Standing {
    /// Whether all its tasks were solved in a row, none of them skipped.
    pub solved: bool,
    /// Answers given, right and wrong, in all.
    pub attempts: usize,
    /// The least number of turns in which it was solved; none if it was not or has no turns to make.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best: Option<usize>,
    /// Tasks left behind in the run under way: the next one has this index.
    #[serde(skip_serializing_if = "is_zero")]
    pub tasks: usize,
    /// Turns made in the tasks left behind.
    #[serde(skip_serializing_if = "is_zero")]
    pub turns: usize,
    /// Whether a task of the run under way was skipped.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub skipped: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
fn is_zero(number: &usize) -> bool {
    *number == 0
}

impl Standing {
    /// What is to stand in a file that has `stored`, after this has become of what was `told` to it before: tries add
    /// up, and of runs in two programs at once the one that is told last goes on.
    fn added_to(&self, stored: &Self, told: &Self) -> Self {
        let new = self.attempts.saturating_sub(told.attempts);
        Self {
            solved: self.solved || stored.solved,
            attempts: stored.attempts.saturating_add(new),
            best: self.best.into_iter().chain(stored.best).min(),
            ..self.clone()
        }
    }
}

/// What a learner has done, by the [key](Lesson::key) of the lesson; lessons that there are no more are kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    lessons: BTreeMap<String, Standing>,
}

/// What stands in the file. Keys that a later program may have added are passed over.
#[derive(Serialize, Deserialize)]
struct File {
    #[serde(default)]
    format: String,
    #[serde(default)]
    version: u32,
    #[serde(default)]
    lessons: BTreeMap<String, Standing>,
}

impl File {
    fn print(&self) -> String {
        serde_json::to_string_pretty(self).expect("texts and numbers are JSON") + "\n"
    }
}

impl Progress {
    /// The progress in `text`.
    ///
    /// # Errors
    /// If it is none.
    pub fn read(text: &str) -> Result<Self, ProgressError> {
        let file: File = json::parse(text)?;
        if file.format != FORMAT || file.version != VERSION {
            return Err(ProgressError::Unknown);
        }
        Ok(Self {
            lessons: file.lessons,
        })
    }

    /// The text that [`Progress::read`] reads back.
    pub fn write(&self) -> String {
        let file = File {
            format: FORMAT.to_owned(),
            version: VERSION,
            lessons: self.lessons.clone(),
        };
        file.print()
    }

    /// What is to stand in a file that has `stored`, which others may have added to, after this has become of what was
    /// `told` to it before. What is unchanged since then is as it is stored; what was forgotten is forgotten.
    #[must_use]
    pub fn added_to(&self, stored: Self, told: &Self) -> Self {
        let mut all = stored;
        for lesson in told.lessons.keys() {
            if !self.lessons.contains_key(lesson) {
                all.lessons.remove(lesson);
            }
        }
        let before = Standing::default();
        for (lesson, standing) in &self.lessons {
            let told = told.lessons.get(lesson);
            if told != Some(standing) {
                let stored = all.lessons.entry(lesson.clone()).or_default();
                *stored = standing.added_to(stored, told.unwrap_or(&before));
            }
        }
        all
    }

    /// What was done in a lesson.
    pub fn standing(&self, lesson: &Lesson) -> Standing {
        self.lessons.get(&lesson.key()).cloned().unwrap_or_default()
    }

    /// Whether a lesson is solved.
    pub fn is_solved(&self, lesson: &Lesson) -> bool {
        self.standing(lesson).solved
    }

    /// The index of the task with which `lesson` goes on.
    pub fn task(&self, lesson: &Lesson) -> usize {
        let left = self.standing(lesson).tasks;
        // The lesson may have become shorter.
        if left < lesson.tasks.len() { left } else { 0 }
    }

    fn entry(&mut self, lesson: &Lesson) -> &mut Standing {
        self.lessons.entry(lesson.key()).or_default()
    }

    /// An answer was given in `lesson`.
    pub fn tried(&mut self, lesson: &Lesson) {
        let attempts = &mut self.entry(lesson).attempts;
        *attempts = attempts.saturating_add(1);
    }

    /// The task with this index of `lesson` was solved in so many turns of the learner (0 for a kind without turns).
    /// After the last one the lesson is solved, unless a task was skipped. Says whether the lesson is done.
    pub fn solved(&mut self, lesson: &Lesson, task: usize, turns: usize) -> bool {
        self.leave(lesson, task, Some(turns))
    }

    /// The task with this index of `lesson` was skipped. Says whether the lesson is done.
    pub fn skipped(&mut self, lesson: &Lesson, task: usize) -> bool {
        self.leave(lesson, task, None)
    }

    fn leave(&mut self, lesson: &Lesson, task: usize, turns: Option<usize>) -> bool {
        let last = lesson.tasks.len();
        let standing = self.entry(lesson);
        if task == 0 {
            (standing.turns, standing.skipped) = (0, false);
        }
        standing.tasks = task + 1;
        standing.turns = standing.turns.saturating_add(turns.unwrap_or(0));
        standing.skipped |= turns.is_none();
        if standing.tasks < last {
            return false;
        }
        if !standing.skipped {
            standing.solved = true;
            let made = Some(standing.turns).filter(|turns| *turns > 0);
            standing.best = standing.best.into_iter().chain(made).min();
        }
        (standing.tasks, standing.turns, standing.skipped) = (0, 0, false);
        true
    }

    /// Forgets what was done in a lesson; says whether there was anything.
    pub fn reset(&mut self, lesson: &Lesson) -> bool {
        self.lessons.remove(&lesson.key()).is_some()
    }

    /// Forgets what was done in a course; says whether there was anything.
    pub fn reset_course(&mut self, course: &Course) -> bool {
        let reset = course.lessons.iter().map(|lesson| self.reset(lesson));
        reset.fold(false, |any, reset| any | reset)
    }

    /// Forgets everything; says whether there was anything.
    pub fn reset_all(&mut self) -> bool {
        !std::mem::take(&mut self.lessons).is_empty()
    }

    /// How many lessons of a course are solved.
    pub fn count(&self, course: &Course) -> usize {
        let lessons = course.lessons.iter();
        lessons.filter(|lesson| self.is_solved(lesson)).count()
    }
}
