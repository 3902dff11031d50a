//! The small parts of which goals, properties and measures are made: words, seats, points, stones, turns.

use crate::board::{Point, PointSet};
use crate::lesson::error::Problem;
use crate::lesson::scene::Scene;
use crate::lesson::tree::{Node, Wrong};
use crate::notation;
use crate::rules::{Family, Move, Seat};

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
pub(super) fn camp_seat(scene: &Scene, node: &Node) -> Result<Seat, Wrong> {
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
pub(super) fn stones(scene: &Scene, node: &Node) -> Result<PointSet, Wrong> {
    let mut stones = PointSet::EMPTY;
    for node in node.some()? {
        stones.insert(stone(scene, &node)?);
    }
    Ok(stones)
}

/// A point on which a stone stands.
pub(super) fn stone(scene: &Scene, node: &Node) -> Result<Point, Wrong> {
    let point = point(scene, node)?;
    if scene.position.occupied().contains(point) {
        Ok(point)
    } else {
        let name = scene.board().name(point).to_owned();
        Err(node.wrong(Problem::NoStone(name)))
    }
}
