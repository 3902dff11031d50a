//! Sets of points that a learner is asked to mark: computed wherever they can be.

use crate::analysis::{Pair, reach, stragglers, supports, what_if};
use crate::board::{Point, PointSet};
use crate::lesson::scene::Scene;
use crate::rules::{Camp, Move, Seat};

/// A set of points of a scene.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PointsOf {
    /// The legal next landings of a turn that has come along these points.
    Next(Vec<Point>),
    /// The learner's stones that can move.
    Movable,
    /// Where these stones can end within one turn of their own or two ([`reached`]).
    Reach {
        /// Where they stand.
        stones: PointSet,
        /// Whether two turns are allowed.
        twice: bool,
    },
    /// The supports of a turn.
    Over(Move),
    /// Its landings.
    Landings(Move),
    /// The point it starts from.
    Origin(Move),
    /// The points of the pieces it captures.
    Captured(Move),
    /// The supports of a side over which at least so many of its stones can jump now.
    Supports {
        /// The side.
        seat: Seat,
        /// So many.
        carrying: usize,
    },
    /// Taken points right behind a neighbour of the stone on this point: the landings that it cannot use.
    Blocked(Point),
    /// Team-mates that lose a path by a turn.
    Losers(Move),
    /// The end points that team-mates lose by it.
    Lost(Move),
    /// Team-mates that gain a path by it.
    Gainers(Move),
    /// The stragglers of a side.
    Stragglers(Seat),
    /// The goal camp of a side.
    Goal(Seat),
    /// The outermost point of its goal camp: the farthest from the start camp.
    Tip(Seat),
    /// Its start camp.
    Camp(Seat),
    /// The points of its goal camp that none of its own stones holds.
    Open(Seat),
    /// These points, which nothing computes.
    Points(PointSet),
}

impl PointsOf {
    /// The points in `scene`, for whose position they were read.
    pub fn points(&self, scene: &Scene) -> PointSet {
        let Scene {
            rules, position, ..
        } = scene;
        let path = |turn: &Move, of: fn(&crate::rules::Path) -> &[Point]| -> PointSet {
            turn.path().into_iter().flat_map(of).copied().collect()
        };
        let camp = |seat: Seat, of: fn(&Camp) -> PointSet| rules.camp(seat).map(of);
        let effect = |turn: &Move| what_if(*rules, &scene.options, position, turn);
        match self {
            Self::Next(path) => rules.next(position, path).landings.into_iter().collect(),
            Self::Movable => rules.next(position, &[]).landings.into_iter().collect(),
            Self::Reach { stones, twice } => reached(scene, *stones, *twice),
            Self::Over(turn) => path(turn, |path| path.over()),
            Self::Landings(turn) => path(turn, |path| &path.points()[1..]),
            Self::Origin(turn) => path(turn, |path| &path.points()[..1]),
            Self::Captured(turn) => path(turn, |path| path.captured()),
            Self::Supports { seat, carrying } => supports(*rules, position, *seat)
                .into_iter()
                .filter(|support| support.jumps() >= *carrying)
                .map(|support| support.point)
                .collect(),
            Self::Blocked(stone) => blocked(scene, *stone),
            Self::Losers(turn) => effect(turn).losers(),
            Self::Lost(turn) => ends(&effect(turn).lost),
            Self::Gainers(turn) => effect(turn).gainers(),
            Self::Stragglers(seat) => stragglers(*rules, position, *seat),
            Self::Goal(seat) => camp(*seat, |camp| camp.goal).unwrap_or_default(),
            Self::Tip(seat) => rules
                .camp(*seat)
                .map_or(PointSet::EMPTY, |camp| tip(scene, camp)),
            Self::Camp(seat) => camp(*seat, |camp| camp.home).unwrap_or_default(),
            Self::Open(seat) => {
                camp(*seat, |camp| camp.goal).unwrap_or_default() - position.stones(*seat)
            }
            Self::Points(points) => *points,
        }
    }
}

/// The end points of pairs.
fn ends(pairs: &[Pair]) -> PointSet {
    pairs.iter().map(|pair| pair.end).collect()
}

/// The points of a goal camp from which it is farthest to the points of the start camp, taken together.
fn tip(scene: &Scene, camp: &Camp) -> PointSet {
    let far = |point: &Point| -> u32 {
        let distances = scene.board().distances(*point);
        let home = camp.home.iter();
        home.map(|home| u32::from(distances[home.index()])).sum()
    };
    let farthest = camp.goal.iter().map(|point| far(&point)).max();
    let is_farthest = |point: &Point| Some(far(point)) == farthest;
    camp.goal.iter().filter(is_farthest).collect()
}

/// Where at least one of `stones` can end in one turn or, if `twice`, in two turns of its own, all others standing
/// still; the points they stand on are not counted.
pub fn reached(scene: &Scene, stones: PointSet, twice: bool) -> PointSet {
    let one_stone = |stone| {
        let reach = reach(scene.rules, &scene.position, stone);
        if twice {
            reach.one | reach.two
        } else {
            reach.one
        }
    };
    let ends = stones
        .iter()
        .map(one_stone)
        .fold(PointSet::EMPTY, |all, ends| all | ends);
    ends - stones
}

/// The taken points right behind a neighbour of the stone on `stone`.
fn blocked(scene: &Scene, stone: Point) -> PointSet {
    let taken = scene.position.occupied();
    let jumps = scene.board().jumps(stone);
    jumps
        .filter(|(over, landing)| taken.contains(*over) && taken.contains(*landing))
        .map(|(_, landing)| landing)
        .collect()
}
