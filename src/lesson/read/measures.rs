//! What can be counted in a task: sets of points, and measures.

use crate::board::Point;
use crate::lesson::error::Problem;
use crate::lesson::measure::Measure;
use crate::lesson::points::PointsOf;
use crate::lesson::scene::Scene;
use crate::lesson::tree::{Choice, Keys, Node, Wrong};
use crate::notation;

use super::parts::{camp_seat, points, seat, stone, stones, turn, unfit};

const POINTS: Keys = &[
    ("next", &[]),
    ("movable", &[]),
    ("reach", &["within"]),
    ("over", &[]),
    ("landings", &[]),
    ("origin", &[]),
    ("captured", &[]),
    ("supports", &["carrying"]),
    ("blocked", &[]),
    ("losers", &[]),
    ("lost", &[]),
    ("gainers", &[]),
    ("stragglers", &[]),
    ("goal", &[]),
    ("tip", &[]),
    ("camp", &[]),
    ("open", &[]),
    ("points", &[]),
];

pub(super) fn points_of(scene: &Scene, node: &Node) -> Result<PointsOf, Wrong> {
    let choice = node.choice(POINTS)?;
    let node = &choice.node;
    Ok(match choice.key {
        "next" => PointsOf::Next(path(scene, node)?),
        "movable" => {
            node.yes()?;
            PointsOf::Movable
        }
        "reach" => PointsOf::Reach {
            stones: stones(scene, node)?,
            twice: twice(&choice)?,
        },
        "over" => PointsOf::Over(turn(scene, node)?),
        "landings" => PointsOf::Landings(turn(scene, node)?),
        "origin" => PointsOf::Origin(turn(scene, node)?),
        "captured" => PointsOf::Captured(turn(scene, node)?),
        "supports" => PointsOf::Supports {
            seat: seat(scene, node)?,
            carrying: choice
                .get("carrying")
                .map_or(Ok(1), |node| node.number(1))?,
        },
        "blocked" => PointsOf::Blocked(stone(scene, node)?),
        "losers" => PointsOf::Losers(turn(scene, node)?),
        "lost" => PointsOf::Lost(turn(scene, node)?),
        "gainers" => PointsOf::Gainers(turn(scene, node)?),
        "stragglers" => PointsOf::Stragglers(camp_seat(scene, node)?),
        "goal" => PointsOf::Goal(camp_seat(scene, node)?),
        "tip" => PointsOf::Tip(camp_seat(scene, node)?),
        "camp" => PointsOf::Camp(camp_seat(scene, node)?),
        "open" => PointsOf::Open(camp_seat(scene, node)?),
        _ => PointsOf::Points(points(scene, node)?),
    })
}

const MEASURES: Keys = &[
    ("lost", &[]),
    ("gained", &[]),
    ("way-home", &[]),
    ("way-home-after", &[]),
    ("mobility", &[]),
    ("mobility-after", &[]),
    ("optimum", &[]),
    ("reach", &["within"]),
    ("jumps", &[]),
    ("captures", &[]),
    ("carried", &[]),
    ("leaning", &[]),
    ("home", &[]),
    ("stones", &[]),
    ("turns", &[]),
];

pub(super) fn measure(scene: &Scene, node: &Node) -> Result<Measure, Wrong> {
    let choice = node.choice(MEASURES)?;
    let node = &choice.node;
    Ok(match choice.key {
        "lost" => Measure::Lost(turn(scene, node)?),
        "gained" => Measure::Gained(turn(scene, node)?),
        "way-home" => Measure::WayHome(camp_seat(scene, node)?),
        "way-home-after" => {
            if scene.rules.camp(scene.learner()).is_none() {
                return Err(unfit(scene, node));
            }
            Measure::WayHomeAfter(turn(scene, node)?)
        }
        "mobility" => Measure::Mobility(seat(scene, node)?),
        "mobility-after" => Measure::MobilityAfter(turn(scene, node)?),
        "optimum" => Measure::Optimum(camp_seat(scene, node)?),
        "reach" => Measure::Reach {
            stones: stones(scene, node)?,
            twice: twice(&choice)?,
        },
        "jumps" => Measure::Jumps(turn(scene, node)?),
        "captures" => Measure::Captures(turn(scene, node)?),
        "carried" => Measure::Carried(stone(scene, node)?),
        "leaning" => Measure::Leaning(stone(scene, node)?),
        "home" => Measure::Home(camp_seat(scene, node)?),
        "stones" => Measure::Stones(seat(scene, node)?),
        _ => Measure::Turns(seat(scene, node)?),
    })
}

/// Whether `within`, which may be missing, says two turns.
fn twice(choice: &Choice) -> Result<bool, Wrong> {
    let Some(node) = choice.get("within") else {
        return Ok(false);
    };
    match node.number(1)? {
        1 => Ok(false),
        2 => Ok(true),
        found => Err(node.wrong(Problem::Length {
            found,
            least: 1,
            most: 2,
        })),
    }
}

/// The legal beginning of a turn.
fn path(scene: &Scene, node: &Node) -> Result<Vec<Point>, Wrong> {
    let wrong = |error| node.wrong(Problem::Turn(error));
    let points =
        notation::read_points(scene.rules, &scene.position, node.text()?).map_err(wrong)?;
    scene
        .rules
        .check_landings(&scene.position, &points)
        .map_err(|refusal| wrong(notation::TurnError::Refused(refusal, scene.rules)))?;
    Ok(points)
}
