//! What is wrong with a course, and where.

use std::fmt;

use crate::lesson::trial::Fault;
use crate::notation::{PositionError, TurnError};
use crate::record::json::JsonError;
use crate::rules::{OptionsError, Rules};

/// Where in a course something is wrong.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The id of the lesson, or its number (from 1) while it has none.
    pub lesson: Option<String>,
    /// The number of the task in its lesson, from 1.
    pub task: Option<usize>,
    /// The way to the value: `goal[1].reach`, items from 0 as in JSON.
    pub field: Option<String>,
}

/// Something wrong with a course.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CourseError {
    /// Where.
    pub place: Place,
    /// What.
    pub problem: Problem,
}

impl fmt::Display for CourseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Place {
            lesson,
            task,
            field,
        } = &self.place;
        if let Some(lesson) = lesson {
            write!(f, "lesson {lesson}, ")?;
        }
        if let Some(task) = task {
            write!(f, "task {task}, ")?;
        }
        if let Some(field) = field {
            write!(f, "{field}: ")?;
        }
        write!(f, "{}", self.problem)
    }
}

impl std::error::Error for CourseError {}

/// What can be wrong with a course.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// No JSON.
    #[error("{0}")]
    Json(#[from] JsonError),
    /// Something else than a course.
    #[error("\"format\" is not {:?}: this is no course", super::FORMAT)]
    Format,
    /// A version that this program does not know.
    #[error("this program reads version {} only", super::VERSION)]
    Version,
    /// A value of the wrong type.
    #[error("a {expected} is expected here")]
    Type {
        /// `text`, `number` (whole, not too small), `flag`, `true`, `list`, `object`.
        expected: &'static str,
    },
    /// A list or a text without anything in it.
    #[error("this is empty")]
    Empty,
    /// More or fewer items than there may be.
    #[error("{found} items instead of {least} to {most}")]
    Length {
        /// How many there are.
        found: usize,
        /// How many there must be.
        least: usize,
        /// How many there may be.
        most: usize,
    },
    /// A key that has no meaning here.
    #[error("this key is unknown, known are {}", known.join(", "))]
    UnknownKey {
        /// Those that have one.
        known: Vec<&'static str>,
    },
    /// A key that has no meaning for this kind of task.
    #[error("a task of the kind {} has no such key", kind.id())]
    ForeignKey {
        /// The kind.
        kind: KindName,
    },
    /// A key comes twice.
    #[error("this key comes twice")]
    KeyTwice,
    /// A key is missing.
    #[error("the key {key:?} is missing")]
    MissingKey {
        /// The key.
        key: &'static str,
    },
    /// None of the keys of which one is needed, or several.
    #[error("one key of {} is needed", keys.join(", "))]
    OneKey {
        /// The keys.
        keys: Vec<&'static str>,
    },
    /// A word that is none of those that have a meaning.
    #[error("{found:?} is none of {}", known.join(", "))]
    UnknownWord {
        /// What stands there.
        found: String,
        /// What could.
        known: Vec<&'static str>,
    },
    /// An id that is not in small letters, digits and hyphens.
    #[error("{0:?} is no id: small letters, digits and hyphens")]
    Id(String),
    /// Two lessons have one id.
    #[error("another lesson has this id")]
    IdTwice,
    /// No game is called so.
    #[error("no ruleset is called {0:?}")]
    UnknownRules(String),
    /// The game does not have these options, or not with this position.
    #[error("{0}")]
    Options(#[source] OptionsError),
    /// No position.
    #[error("{0}")]
    Position(#[source] PositionError),
    /// A task goes on from a board that nobody can know: there is no task before, or a computer opponent plays in it.
    #[error("this task needs a position of its own")]
    NoBoard,
    /// The game is over in the position, or the seat to move cannot move.
    #[error("nothing can be done in this position: the game is over or no stone can move")]
    Finished,
    /// No point.
    #[error("{0:?} is no point of this board")]
    NotAPoint(String),
    /// No turn, or an illegal one.
    #[error("{0}")]
    Turn(#[source] TurnError),
    /// A turn comes after the game has ended or after the last one that the task allows.
    #[error("one turn too many")]
    TooManyTurns,
    /// A point on which no stone of the learner stands.
    #[error("no stone of the learner stands on {0}")]
    NoStone(String),
    /// A measure of a game with camps in one that has none, or the other way round.
    #[error("{} has nothing that this could be counted on", rules.id())]
    Unfit {
        /// The game.
        rules: &'static dyn Rules,
    },
    /// A level that cannot be used in a lesson.
    #[error("levels are 1 and 2 here: the others think longer than a lesson can wait")]
    Level,
    /// An answer to a question that has fewer.
    #[error("there is no answer {found}: there are {most}")]
    NoAnswer {
        /// The number in the file.
        found: usize,
        /// How many there are.
        most: usize,
    },
    /// A stone cannot be put there.
    #[error("no stone can be put on {0} here")]
    NoRoom(String),
    /// A language has other placeholders than English.
    #[error("{language} names {found}, English names {expected}")]
    Placeholders {
        /// The code of the language.
        language: &'static str,
        /// What it names.
        found: String,
        /// What English names.
        expected: String,
    },
    /// A placeholder without a fact.
    #[error("{{{0}}} is no fact of this task")]
    UnknownFact(String),
    /// A fact that no text names.
    #[error("no text names {{{0}}}")]
    UnusedFact(String),
    /// The solution does not solve the task.
    #[error("the solution does not pass")]
    SolutionFails {
        /// The rules of the task.
        rules: &'static dyn Rules,
        /// What is wrong with it.
        faults: Vec<Fault>,
    },
    /// A wrong answer solves the task.
    #[error("this wrong answer passes")]
    WrongPasses,
    /// The task is solved before anything is done.
    #[error("the task is solved by doing nothing")]
    NothingPasses,
    /// A question without right answers, or with several although only one can be given.
    #[error("{found} answers are right")]
    RightAnswers {
        /// How many are right.
        found: usize,
    },
    /// Two turns are equally good.
    #[error("turns {first} and {second} are equally good")]
    Tie {
        /// The number of a best turn, from 1.
        first: usize,
        /// The number of another.
        second: usize,
    },
    /// The computed set of points is empty.
    #[error("no point is right")]
    NothingToMark,
    /// The least number of turns is not proven.
    #[error("the least number of turns cannot be proven")]
    Unproven,
}

/// The name of a kind of task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KindName {
    /// Turns that meet a goal.
    Play,
    /// Points marked.
    Mark,
    /// A question answered.
    Choose,
    /// Stones placed.
    Build,
    /// Turns compared.
    Compare,
    /// All stones brought home.
    Order,
}

impl KindName {
    /// Every kind.
    pub const ALL: [Self; 6] = [
        Self::Play,
        Self::Mark,
        Self::Choose,
        Self::Build,
        Self::Compare,
        Self::Order,
    ];

    /// The name in files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::Mark => "mark",
            Self::Choose => "choose",
            Self::Build => "build",
            Self::Compare => "compare",
            Self::Order => "order",
        }
    }
}
