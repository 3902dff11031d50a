//! The small objects of a task: goals, properties, sets of points, measures.

use crate::board::{Point, PointSet};
use crate::lesson::error::Problem;
use crate::lesson::goal::{Goal, Sort};
use crate::lesson::measure::Measure;
use crate::lesson::points::PointsOf;
use crate::lesson::property::Property;
use crate::lesson::scene::Scene;
use crate::lesson::tree::{Choice, Keys, Node, Wrong};
use crate::notation;
use crate::rules::{Family, Move, Reason, Seat};

use super::point;

/// One of `all`, by its id.
pub(super) fn word<T: Copy>(
    node: &Node,
    all: &[T],
    id: impl Fn(T) -> &'static str,
) -> Result<T, Wrong> {
    let found = node.text()?;
    all.iter()
        .copied()
        .find(|item| id(*item) == found)
        .ok_or_else(|| {
            node.wrong(Problem::UnknownWord {
                found: found.to_owned(),
                known: all.iter().map(|item| id(*item)).collect(),
            })
        })
}

/// A seat of the scene.
pub(super) fn seat(scene: &Scene, node: &Node) -> Result<Seat, Wrong> {
    let seats: Vec<Seat> = scene.position.seats().collect();
    word(node, &seats, Seat::id)
}

/// A seat of a game with camps.
fn camp_seat(scene: &Scene, node: &Node) -> Result<Seat, Wrong> {
    let seat = seat(scene, node)?;
    match scene.rules.family() {
        Family::Race(_) => Ok(seat),
        Family::Draughts => Err(unfit(scene, node)),
    }
}

/// That a measure has nothing to count in this game.
pub(super) fn unfit(scene: &Scene, node: &Node) -> Wrong {
    node.wrong(Problem::Unfit { rules: scene.rules })
}

/// A legal turn of the learner.
pub(super) fn turn(scene: &Scene, node: &Node) -> Result<Move, Wrong> {
    notation::read_turn(scene.rules, &scene.position, node.text()?)
        .map_err(|error| node.wrong(Problem::Turn(error)))
}

/// Points by their names.
pub(super) fn points(scene: &Scene, node: &Node) -> Result<PointSet, Wrong> {
    node.list()?.iter().map(|node| point(scene, node)).collect()
}

/// Points on which stones stand.
fn stones(scene: &Scene, node: &Node) -> Result<PointSet, Wrong> {
    let mut stones = PointSet::EMPTY;
    for node in node.some()? {
        stones.insert(stone(scene, &node)?);
    }
    Ok(stones)
}

/// A point on which a stone stands.
fn stone(scene: &Scene, node: &Node) -> Result<Point, Wrong> {
    let point = point(scene, node)?;
    if scene.position.occupied().contains(point) {
        Ok(point)
    } else {
        let name = scene.board().name(point).to_owned();
        Err(node.wrong(Problem::NoStone(name)))
    }
}

/// Whether `within` says two turns.
fn twice(node: &Node) -> Result<bool, Wrong> {
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

const GOALS: Keys = &[
    ("turn", &[]),
    ("jumps", &[]),
    ("over", &[]),
    ("reach", &[]),
    ("captures", &[]),
    ("crowned", &[]),
    ("home", &[]),
    ("win", &[]),
    ("ahead", &[]),
    ("loses", &[]),
    ("refused", &[]),
];

pub(super) fn goal(scene: &Scene, node: &Node) -> Result<Goal, Wrong> {
    let Choice { key, node, .. } = node.choice(GOALS)?;
    Ok(match key {
        "turn" => Goal::Turn(word(&node, &Sort::ALL, Sort::id)?),
        "jumps" => Goal::Jumps(node.number(1)?),
        "over" => {
            let seats = node.some()?;
            let seats = seats.iter().map(|node| seat(scene, node));
            Goal::Over(seats.collect::<Result<_, _>>()?)
        }
        "reach" => {
            node.some()?;
            Goal::Reach(points(scene, &node)?)
        }
        "captures" => Goal::Captures(node.number(1)?),
        "crowned" => Goal::Crowned(node.number(1)?),
        "home" => {
            if scene.rules.camp(scene.learner()).is_none() {
                return Err(unfit(scene, &node));
            }
            Goal::Home(node.number(1)?)
        }
        "win" => {
            node.yes()?;
            Goal::Win
        }
        "ahead" => Goal::Ahead(i64::try_from(node.number(0)?).unwrap_or(i64::MAX)),
        "loses" => Goal::Loses(node.number(0)?),
        _ => Goal::Refused(word(&node, &Reason::ALL, Reason::id)?),
    })
}

const PROPERTIES: Keys = &[
    ("jumps", &["stones"]),
    ("shared", &[]),
    ("captures", &[]),
    ("crowning", &[]),
    ("ahead", &["turns", "sacrifice"]),
    ("all", &[]),
];

/// The most turns for which a shot is looked for: beyond, the replies are too many to try them all.
const MOST_TURNS_AHEAD: usize = 4;

pub(super) fn property(node: &Node) -> Result<Property, Wrong> {
    let choice = node.choice(PROPERTIES)?;
    let node = &choice.node;
    Ok(match choice.key {
        "jumps" => Property::Jumps {
            jumps: node.number(1)?,
            stones: choice.get("stones").map_or(Ok(1), |node| node.number(1))?,
        },
        "shared" => Property::Shared(node.number(1)?),
        "captures" => Property::Captures(node.number(1)?),
        "crowning" => {
            node.yes()?;
            Property::Crowning
        }
        "ahead" => {
            let turns = match choice.get("turns") {
                None => 1,
                Some(node) => match node.number(1)? {
                    found if found > MOST_TURNS_AHEAD => {
                        return Err(node.wrong(Problem::Length {
                            found,
                            least: 1,
                            most: MOST_TURNS_AHEAD,
                        }));
                    }
                    found => found,
                },
            };
            Property::Ahead {
                ahead: i32::try_from(node.number(0)?).unwrap_or(i32::MAX),
                turns,
                sacrifice: choice
                    .get("sacrifice")
                    .is_some_and(|node| node.flag() == Ok(true)),
            }
        }
        _ => {
            node.yes()?;
            Property::All
        }
    })
}

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
            twice: choice
                .get("within")
                .map_or(Ok(false), |node| twice(&node))?,
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
            twice: choice
                .get("within")
                .map_or(Ok(false), |node| twice(&node))?,
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
