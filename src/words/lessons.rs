//! Lessons in words: what is wrong with an answer.

use crate::board::{Board, Point};
use crate::lang::{Arg, Lang};
use crate::lesson::{Fault, Goal, NoRoom, Property, Scale};
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
