//! A task under way: what the learner has done, what is due, and how it is judged. The screen and the line-by-line
//! front end both use it.

mod given;
mod goals;
mod judge;
mod right;
mod solution;
mod turns;

use crate::board::{Point, PointSet};
use crate::game::Game;
use crate::lang::Language;
use crate::lesson::Task;
use crate::lesson::kind::{Kind, Piece};
use crate::lesson::measure::optimum;
use crate::lesson::scene::Scene;
use crate::lesson::text::{Number, Text};
use crate::rules::{Move, Position, Seat};
use crate::turn::Turn;

pub use given::NoRoom;
pub use judge::{Fault, Feedback, Verdict};
pub use solution::Shown;
pub use turns::Reply;

/// A turn that was made in a trial.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// Who made it.
    pub seat: Seat,
    /// The turn.
    pub turn: Move,
    /// The position before it.
    pub before: Position,
}

/// A task under way.
#[derive(Clone, Debug)]
pub struct Trial {
    task: Task,
    numbers: Vec<Number>,
    /// The least number of turns, for a task of coming home.
    best: Option<usize>,
    /// Who is to move now: the learner, or the seat whose reply is due.
    position: Position,
    made: Vec<Made>,
    marked: PointSet,
    chosen: Vec<usize>,
    put: Vec<(Piece, Point)>,
    verdict: Option<Verdict>,
    hints: usize,
}

impl Trial {
    /// The task before anything is done. This computes the numbers of its texts, which may search for a shortest way
    /// home.
    pub fn new(task: &Task) -> Self {
        let best = match task.kind {
            Kind::Order { .. } => {
                optimum(&task.scene, task.learner()).map(|found| found.turns.len())
            }
            Kind::Play { .. }
            | Kind::Mark { .. }
            | Kind::Choose { .. }
            | Kind::Build { .. }
            | Kind::Compare { .. } => None,
        };
        Self {
            numbers: task.numbers(),
            best,
            ..Self::bare(task)
        }
    }

    /// The task before anything is done, without what has to be searched for.
    pub(super) fn bare(task: &Task) -> Self {
        Self {
            position: task.scene.position,
            task: task.clone(),
            numbers: Vec::new(),
            best: None,
            made: Vec::new(),
            marked: PointSet::EMPTY,
            chosen: Vec::new(),
            put: Vec::new(),
            verdict: None,
            hints: 0,
        }
    }

    /// The task.
    pub fn task(&self) -> &Task {
        &self.task
    }

    /// A text of the task in a language, with its numbers filled in.
    pub fn say(&self, text: &Text, language: Language) -> String {
        text.filled(language, &self.numbers)
    }

    /// The numbers that the texts of the task name.
    pub fn numbers(&self) -> &[Number] {
        &self.numbers
    }

    /// The least number of turns that bring the learner home, for a task of the kind `order`.
    pub fn optimum(&self) -> Option<usize> {
        self.best
    }

    /// The scene now: what stands on the board, the learner or the seat whose reply is due to move.
    pub fn scene(&self) -> Scene {
        self.task.scene.with(self.position)
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// A game that begins from the position now, for the engine.
    pub fn game(&self) -> Game {
        Game::from_position(self.task.rules(), *self.task.options(), self.position)
    }

    /// A turn of the position now, of which nothing has been made yet.
    pub fn turn(&self) -> Turn {
        Turn::new(self.task.rules(), self.position)
    }

    /// What was done so far, replies included.
    pub fn made(&self) -> &[Made] {
        &self.made
    }

    /// How the task was judged; none while it is under way.
    pub fn verdict(&self) -> Option<&Verdict> {
        self.verdict.as_ref()
    }

    /// Begins again; hints that were given stay given.
    pub fn restart(&mut self) {
        *self = Self {
            numbers: std::mem::take(&mut self.numbers),
            best: self.best,
            hints: self.hints,
            ..Self::bare(&self.task)
        };
    }

    /// The hints given so far.
    pub fn hints(&self) -> &[Text] {
        &self.task.hints[..self.hints]
    }

    /// The next hint; none if all are given.
    pub fn hint(&mut self) -> Option<&Text> {
        let hint = self.task.hints.get(self.hints)?;
        self.hints += 1;
        Some(hint)
    }
}
