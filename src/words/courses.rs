//! Courses in words: what is wrong with one.

use crate::lang::Lang;
use crate::lesson::{CourseError, FORMAT, Fault, NAMING, Problem, VERSION};
use crate::words;
use crate::words::lessons::fault;

/// What is wrong with a course, with its place: `lesson first-step, task 2, goal[0].turn: …`.
pub fn course_error(lang: &Lang, error: &CourseError) -> String {
    let place = &error.place;
    let lesson = place
        .lesson
        .as_ref()
        .map(|lesson| lang.with("course-place-lesson", &[("lesson", lesson.into())]));
    let task = place
        .task
        .map(|task| lang.with("course-place-task", &[("task", task.into())]));
    let places = [lesson, task, place.field.clone()];
    let places: Vec<String> = places.into_iter().flatten().collect();
    let why = course_problem(lang, &error.problem);
    if places.is_empty() {
        return why;
    }
    let place = places.join(", ");
    lang.with(
        "course-error",
        &[("place", (&place).into()), ("why", (&why).into())],
    )
}

/// What is wrong with a course, without its place.
pub fn course_problem(lang: &Lang, problem: &Problem) -> String {
    let point = |id: &str, name: &String| lang.with(id, &[("point", name.into())]);
    let counted = |id: &str, found: usize| lang.with(id, &[("found", found.into())]);
    match problem {
        Problem::Json(error) => words::json_error(lang, error),
        Problem::Format => lang.with("course-format", &[("expected", FORMAT.into())]),
        Problem::Version => lang.with("course-version", &[("expected", VERSION.into())]),
        Problem::Type { expected } => lang.with("course-type", &[("expected", (*expected).into())]),
        Problem::Empty => lang.text("course-empty"),
        Problem::Length { found, least, most } => lang.with(
            "course-length",
            &[
                ("found", (*found).into()),
                ("least", (*least).into()),
                ("most", (*most).into()),
            ],
        ),
        Problem::UnknownKey { known } => {
            let known = known.join(", ");
            lang.with("course-unknown-key", &[("known", (&known).into())])
        }
        Problem::ForeignKey { kind } => {
            lang.with("course-foreign-key", &[("kind", kind.id().into())])
        }
        Problem::KeyTwice => lang.text("course-key-twice"),
        Problem::MissingKey { key } => lang.with("course-missing-key", &[("key", (*key).into())]),
        Problem::OneKey { keys } => {
            let keys = keys.join(", ");
            lang.with("course-one-key", &[("keys", (&keys).into())])
        }
        Problem::UnknownWord { found, known } => {
            let known = known.join(", ");
            let words = [("found", found.into()), ("known", (&known).into())];
            lang.with("course-unknown-word", &words)
        }
        Problem::Id(found) => lang.with("course-id", &[("found", found.into())]),
        Problem::IdTwice => lang.text("course-id-twice"),
        Problem::UnknownRules(name) => words::unknown_game(lang, name),
        Problem::Options(error) => words::options_error(lang, error.choice().key(), error),
        Problem::Position(error) => words::position_error(lang, error),
        Problem::NoBoard => lang.text("course-no-board"),
        Problem::Finished => lang.text("course-finished"),
        Problem::NotAPoint(name) => point("position-not-a-point", name),
        Problem::Turn(error) => words::turn_error(lang, NAMING, error),
        Problem::TooManyTurns => lang.text("course-too-many-turns"),
        Problem::NoStone(name) => point("course-no-stone", name),
        Problem::Unfit { rules } => {
            let game = words::game(lang, *rules);
            lang.with("course-unfit", &[("game", (&game).into())])
        }
        Problem::Level => lang.text("course-level"),
        Problem::NoAnswer { found, most } => lang.with(
            "course-no-answer",
            &[("found", (*found).into()), ("most", (*most).into())],
        ),
        Problem::NoRoom(name) => point("course-no-room", name),
        Problem::Placeholders {
            language,
            found,
            expected,
        } => lang.with(
            "course-placeholders",
            &[
                ("language", (*language).into()),
                ("found", found.into()),
                ("expected", expected.into()),
            ],
        ),
        Problem::UnknownFact(name) => lang.with("course-unknown-fact", &[("name", name.into())]),
        Problem::UnusedFact(name) => lang.with("course-unused-fact", &[("name", name.into())]),
        Problem::SolutionFails { rules, faults } => {
            let say = |found: &Fault| fault(lang, rules.board(), NAMING, found);
            let why: Vec<String> = faults.iter().map(say).collect();
            let why = why.join(" ");
            lang.with("course-solution-fails", &[("why", (&why).into())])
        }
        Problem::WrongPasses => lang.text("course-wrong-passes"),
        Problem::NothingPasses => lang.text("course-nothing-passes"),
        Problem::RightAnswers { found } => counted("course-right-answers", *found),
        Problem::Tie { first, second } => lang.with(
            "course-tie",
            &[("first", (*first).into()), ("second", (*second).into())],
        ),
        Problem::NothingToMark => lang.text("course-nothing-to-mark"),
        Problem::Unproven => lang.text("course-unproven"),
    }
}
