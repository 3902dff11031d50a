//! Lessons: tasks that the rules and the measures of [`analysis`](crate::analysis) judge, never a stored list where
//! anything can be computed.
//!
//! A course is read by [`read`], which gives tasks that cannot be wrong in themselves: every position, turn and point
//! is resolved. [`check`] looks whether they can be solved, and only so. A [`Trial`] is one task under way. Opens no
//! file, knows no clock and no language of its own.
#![doc = include_str!("lesson/coverage.md")]

mod check;
mod courses;
mod error;
mod goal;
mod kind;
mod measure;
mod points;
mod progress;
mod property;
mod read;
mod scene;
mod text;
mod tree;
mod trial;

use crate::notation::Naming;
use crate::rules::{Options, Rules, Seat};

pub use check::{Report, check, inspect};
pub use courses::{COURSES, Courses};
pub use error::{CourseError, KindName, Place, Problem};
pub use goal::{Goal, Sort};
pub use kind::{Answer, Asks, Best, Candidate, Kind, Offer, Piece, Replies, Scale, WrongAnswer};
pub use measure::{Measure, optimum};
pub use points::{PointsOf, reached};
pub use progress::{Progress, ProgressError, Standing};
pub use property::Property;
pub use read::{is_course, read};
pub use scene::{Attempt, Scene};
pub use text::{Number, Text};
pub use trial::{Fault, Feedback, Made, NoRoom, Reply, Shown, Trial, Verdict};

/// The value of the key `format` of a course.
pub const FORMAT: &str = "sprungbrett-lessons";

/// The version of the format, the only one read.
pub const VERSION: usize = 1;

/// How points are called in all that lessons say, whatever else is wanted: their texts name squares by file and rank.
pub const NAMING: Naming = Naming::Squares;

/// What is there to be learnt, and where to begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Study {
    /// The courses.
    pub courses: Courses,
    /// What was done so far.
    pub progress: Progress,
    /// The id of the lesson to begin with; none to choose one.
    pub lesson: Option<String>,
}

/// A course: lessons in their order.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Course {
    /// The id of the course.
    pub id: String,
    /// What it is called.
    pub title: Text,
    /// What it is about.
    pub about: Text,
    /// The id of the guide whose exercises it covers.
    pub guide: Option<String>,
    /// The lessons, at least one.
    pub lessons: Vec<Lesson>,
}

/// A lesson: a few tasks in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Lesson {
    /// The id of the lesson, of its own in its course, and among all that ship.
    pub id: String,
    /// What it is called.
    pub title: Text,
    /// The game it is about.
    pub rules: &'static dyn Rules,
    /// The ids of the guide's exercises that it covers.
    pub covers: Vec<String>,
    /// The tasks, one to four, to be done in order.
    pub tasks: Vec<Task>,
    /// What was learnt.
    pub end: Option<Text>,
    /// The id of its course, if that is a file's and does not ship.
    of_file: Option<String>,
}

impl Lesson {
    /// What its progress is kept under, the same whatever else is read: its id, if it ships; in a course of a file, whose
    /// ids may be those of other courses as well, the id of the course before it: `my-course/first-chain`.
    pub fn key(&self) -> String {
        match &self.of_file {
            Some(course) => format!("{course}/{}", self.id),
            None => self.id.clone(),
        }
    }
}

/// Something to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Task {
    /// Where it begins; the learner is to move.
    pub scene: Scene,
    /// What is to be done.
    pub text: Text,
    /// The first hint and perhaps a second.
    pub hints: Vec<Text>,
    /// What is said when it is solved.
    pub done: Option<Text>,
    /// The numbers that its texts name, each with what it counts.
    pub facts: Vec<(String, Measure)>,
    /// What kind of task it is, with all that its kind needs.
    pub kind: Kind,
    /// An answer that solves it.
    pub solution: Answer,
    /// Answers that do not.
    pub wrong: Vec<WrongAnswer>,
    /// What happens in the solution turn by turn, replies included; empty for a kind without turns.
    line: Vec<Made>,
}

impl Task {
    /// The rules.
    pub fn rules(&self) -> &'static dyn Rules {
        self.scene.rules
    }

    /// The options of the game.
    pub fn options(&self) -> &Options {
        &self.scene.options
    }

    /// The seat of the learner.
    pub fn learner(&self) -> Seat {
        self.scene.learner()
    }

    /// The numbers that its texts name; one that cannot be proven is left out. This may search for a shortest way home.
    pub fn numbers(&self) -> Vec<Number> {
        let number = |(name, measure): &(String, Measure)| {
            Some(Number {
                name: name.clone(),
                value: measure.value(&self.scene)?,
            })
        };
        self.facts.iter().filter_map(number).collect()
    }
}
