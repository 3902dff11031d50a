//! Lessons in words: what is wrong with an answer and with a course.

use crate::board::{Board, Point};
use crate::lang::{Arg, Lang};
use crate::lesson::{
    CourseError, FORMAT, Fault, Goal, NAMING, NoRoom, Problem, Property, Scale, VERSION,
};
use crate::notation::Naming;
use crate::words;

/// A number in a text; those of lessons are small.
fn arg(number: i64) -> Arg<'static> {
    Arg::Number(number)
}

/// What is wrong with an answer, in a sentence.
pub fn fault(lang: &Lang, board: &Board, naming: Naming, fault: &Fault) -> String {
    let counted = |id: &str, count: usize| lang.with(id, &[("count", count.into())]);
    let pointed = |id: &str, points: crate::board::PointSet| {
        let names = words::names(board, naming, points.iter());
        let points = [("count", points.len().into()), ("points", (&names).into())];
        lang.with(id, &points)
    };
    match fault {
        Fault::Refused(refusal) => words::refusal(lang, board, naming, refusal),
        Fault::Nothing => lang.text("fault-nothing"),
        Fault::Missed(points) => pointed("fault-missed", *points),
        Fault::Superfluous(points) => pointed("fault-superfluous", *points),
        Fault::Goal { goal, got, need } => self::goal(lang, board, naming, goal, *got, *need),
        Fault::Property { property, got } => self::property(lang, *property, *got),
        Fault::TooManyTurns { made, best, most } => lang.with(
            "fault-too-many-turns",
            &[
                ("made", (*made).into()),
                ("best", (*best).into()),
                ("most", (*most).into()),
            ],
        ),
        Fault::NotHome(count) => counted("fault-not-home", *count),
        Fault::WrongAnswers(count) => counted("fault-wrong-answers", *count),
        Fault::MissingAnswers(count) => counted("fault-missing-answers", *count),
        Fault::NotBest { got, best, scale } => {
            let scale = self::scale(lang, *scale);
            let numbers = [
                ("scale", (&scale).into()),
                ("got", arg(*got)),
                ("best", arg(*best)),
            ];
            lang.with("fault-not-best", &numbers)
        }
    }
}

/// What is missing of a goal.
fn goal(lang: &Lang, board: &Board, naming: Naming, goal: &Goal, got: i64, need: i64) -> String {
    let counts = [("got", arg(got)), ("need", arg(need))];
    let counted = |id: &str| lang.with(id, &counts);
    match goal {
        Goal::Turn(sort) => lang.text(&format!("fault-goal-{}", sort.id())),
        Goal::Jumps(_) => counted("fault-goal-jumps"),
        Goal::Over(seats) => {
            let seats: Vec<String> = seats.iter().map(|seat| words::seat(lang, *seat)).collect();
            let seats = seats.join(", ");
            lang.with("fault-goal-over", &[("seats", (&seats).into())])
        }
        Goal::Reach(points) => {
            let names = words::names(board, naming, points.iter());
            let points = [("points", (&names).into())];
            lang.with("fault-goal-reach", &[&points[..], &counts].concat())
        }
        Goal::Captures(_) => counted("fault-goal-captures"),
        Goal::Crowned(_) => counted("fault-goal-crowned"),
        Goal::Home(_) => counted("fault-goal-home"),
        Goal::Win => lang.text("fault-goal-win"),
        Goal::Ahead(_) => counted("fault-goal-ahead"),
        Goal::Loses(_) => counted("fault-goal-loses"),
        Goal::Refused { .. } => lang.text("fault-goal-refused"),
    }
}

/// What is missing of a property.
fn property(lang: &Lang, property: Property, got: Option<i64>) -> String {
    let Some(got) = got else {
        return lang.text("fault-property-sacrifice");
    };
    let counts = [("got", arg(got)), ("need", arg(property.need()))];
    match property {
        Property::Jumps { jumps, .. } => {
            let jumps = [("jumps", jumps.into())];
            lang.with("fault-property-jumps", &[&jumps[..], &counts].concat())
        }
        Property::Shared(_) => lang.with("fault-property-shared", &counts),
        Property::Captures(_) => lang.with("fault-property-captures", &counts),
        Property::Crowning => lang.text("fault-property-crowning"),
        Property::Ahead { .. } => lang.with("fault-property-ahead", &counts),
        Property::All => lang.with("fault-property-all", &[("left", arg(-got))]),
    }
}

/// The name of what turns are compared by.
pub fn scale(lang: &Lang, scale: Scale) -> String {
    lang.text(&format!("scale-{}", scale.id()))
}

/// Why a stone cannot be put on a point.
pub fn no_room(lang: &Lang, board: &Board, naming: Naming, why: NoRoom, point: Point) -> String {
    let point = [("point", naming.name(board, point).into())];
    match why {
        NoRoom::NotNow => lang.text("no-room-not-now"),
        NoRoom::Taken => lang.with("no-room-taken", &point),
        NoRoom::Outside => lang.with("no-room-outside", &point),
        NoRoom::NoneLeft => lang.text("no-room-none-left"),
        NoRoom::KingRow => lang.with("no-room-king-row", &point),
    }
}

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
