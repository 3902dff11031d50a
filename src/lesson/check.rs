//! Whether a course can be done, and only as it is meant.

use crate::lang::Language;
use crate::lesson::error::{CourseError, Place, Problem};
use crate::lesson::kind::Kind;
use crate::lesson::read::read_all;
use crate::lesson::text::names;
use crate::lesson::trial::{Trial, Verdict};
use crate::lesson::{Course, Task};

/// What was found in a course file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The number of lessons in the file.
    pub lessons: usize,
    /// Everything wrong with them.
    pub errors: Vec<CourseError>,
}

/// Reads a course and checks all of it that could be read.
pub fn inspect(text: &str) -> Report {
    let reading = read_all(text);
    let mut errors = reading.errors;
    errors.extend(reading.course.iter().flat_map(check));
    Report {
        lessons: reading.lessons,
        errors,
    }
}

/// What is wrong with a course that could be read: for every task the solution must pass, doing nothing and every wrong
/// answer must fail, right answers must be there and unique, every number must be computable and every fact named.
pub fn check(course: &Course) -> Vec<CourseError> {
    let mut errors = Vec::new();
    for lesson in &course.lessons {
        for (number, task) in (1..).zip(&lesson.tasks) {
            let found = task
                .problems()
                .into_iter()
                .map(|(field, problem)| CourseError {
                    place: Place {
                        lesson: Some(lesson.id.clone()),
                        task: Some(number),
                        field: Some(field),
                    },
                    problem,
                });
            errors.extend(found);
        }
    }
    errors
}

impl Task {
    /// What is wrong with the task, with the field that says so.
    fn problems(&self) -> Vec<(String, Problem)> {
        let mut problems = Vec::new();
        let mut note = |field: &str, problem| problems.push((field.to_owned(), problem));
        for (name, measure) in &self.facts {
            let field = format!("facts.{name}");
            if measure.value(&self.scene).is_none() {
                note(&field, Problem::Unproven);
            }
            if !self
                .texts()
                .any(|text| names(text).contains(&name.as_str()))
            {
                note(&field, Problem::UnusedFact(name.clone()));
            }
        }
        if let Some((field, problem)) = self.unclear() {
            note(field, problem);
            // What is right is not settled: nothing can pass or fail.
            return problems;
        }
        let trial = Trial::new(self);
        if trial.clone().judge().is_right() {
            note("solution", Problem::NothingPasses);
        }
        if let Verdict::Wrong(feedback) = trial.clone().answer(&self.solution) {
            let (rules, faults) = (self.rules(), feedback.faults);
            note("solution", Problem::SolutionFails { rules, faults });
        }
        for (index, wrong) in self.wrong.iter().enumerate() {
            if trial.clone().answer(&wrong.answer).is_right() {
                note(&format!("wrong[{index}].answer"), Problem::WrongPasses);
            }
        }
        problems
    }

    /// Why it is not settled what is right.
    fn unclear(&self) -> Option<(&'static str, Problem)> {
        match &self.kind {
            Kind::Mark { what } => {
                let right = what.points(&self.scene);
                right.is_empty().then_some(("what", Problem::NothingToMark))
            }
            Kind::Choose { several, .. } => {
                let found = self.right_answers().len();
                let is_fine = found == 1 || *several && found > 1;
                (!is_fine).then_some(("answers", Problem::RightAnswers { found }))
            }
            Kind::Compare { best, .. } => {
                let values = self.values();
                let best = best.of(&values);
                let values = values.iter().enumerate();
                let mut equal = values.filter(|(_, value)| **value == best);
                let (first, second) = (equal.next()?.0 + 1, equal.next()?.0 + 1);
                Some(("turns", Problem::Tie { first, second }))
            }
            Kind::Order { .. } => {
                let is_proven = Trial::new(self).optimum().is_some();
                (!is_proven).then_some(("position", Problem::Unproven))
            }
            Kind::Play { .. } | Kind::Build { .. } => None,
        }
    }

    /// All texts of the task, in English.
    fn texts(&self) -> impl Iterator<Item = &str> {
        let kind: Vec<&crate::lesson::Text> = match &self.kind {
            Kind::Choose { answers, .. } => answers
                .iter()
                .flat_map(|answer| [&answer.text, &answer.says])
                .collect(),
            Kind::Compare { turns, .. } => turns.iter().map(|turn| &turn.says).collect(),
            Kind::Play { .. } | Kind::Mark { .. } | Kind::Build { .. } | Kind::Order { .. } => {
                Vec::new()
            }
        };
        let wrong = self.wrong.iter().filter_map(|wrong| wrong.says.as_ref());
        let texts = std::iter::once(&self.text)
            .chain(&self.hints)
            .chain(&self.done);
        texts
            .chain(kind)
            .chain(wrong)
            .map(|text| text.in_language(Language::En))
    }
}
