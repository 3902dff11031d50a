//! Numbers that a text may name and a question may ask for.

use std::sync::atomic::AtomicBool;

use crate::analysis::{home, mobility, supports, way_home, what_if};
use crate::board::{Point, PointSet};
use crate::engine::{Others, Solution, solve};
use crate::lesson::points::reached;
use crate::lesson::scene::Scene;
use crate::rules::{Move, Seat};

/// A number that a scene has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Paths that the team loses by a turn.
    Lost(Move),
    /// Paths that it gains.
    Gained(Move),
    /// The way home of a side, in steps.
    WayHome(Seat),
    /// The way home of the learner's side after a turn.
    WayHomeAfter(Move),
    /// The (stone, end point) pairs of a side.
    Mobility(Seat),
    /// Those of the learner's side after a turn.
    MobilityAfter(Move),
    /// The least number of turns in which a side comes home alone, the others standing still.
    Optimum(Seat),
    /// How many points stones reach ([`reached`]).
    Reach {
        /// Where they stand.
        stones: PointSet,
        /// Whether two turns are allowed.
        twice: bool,
    },
    /// Jumps of a turn.
    Jumps(Move),
    /// Pieces that it captures.
    Captures(Move),
    /// Own stones that can jump over the stone on a point now.
    Carried(Point),
    /// Paths of the learner's stones that lean on the stone on a point.
    Leaning(Point),
    /// Stones of a side in its goal camp.
    Home(Seat),
    /// Stones of a side.
    Stones(Seat),
    /// Legal turns of a side.
    Turns(Seat),
}

impl Measure {
    /// The number in `scene`, for whose position the measure was read; none if it is an optimum that cannot be proven.
    pub fn value(&self, scene: &Scene) -> Option<i64> {
        let Scene {
            rules, position, ..
        } = scene;
        let effect = |turn: &Move| what_if(*rules, &scene.options, position, turn);
        let support = |point: Point| {
            let supports = supports(*rules, position, scene.learner());
            supports.into_iter().find(|support| support.point == point)
        };
        let count = match self {
            Self::Lost(turn) => effect(turn).lost.len(),
            Self::Gained(turn) => effect(turn).gained.len(),
            Self::WayHome(seat) => way_home(*rules, position, *seat)? as usize,
            Self::WayHomeAfter(turn) => effect(turn).way_home?.after as usize,
            Self::Mobility(seat) => mobility(*rules, position, *seat),
            Self::MobilityAfter(turn) => effect(turn).mobility.after,
            Self::Optimum(seat) => optimum(scene, *seat)?.turns.len(),
            Self::Reach { stones, twice } => reached(scene, *stones, *twice).len(),
            Self::Jumps(turn) => turn.path().map_or(0, |path| path.over().len()),
            Self::Captures(turn) => turn.path().map_or(0, |path| path.captured().len()),
            Self::Carried(point) => support(*point).map_or(0, |support| support.jumps()),
            Self::Leaning(point) => support(*point).map_or(0, |support| support.paths.len()),
            Self::Home(seat) => home(*rules, position, *seat)?.0,
            Self::Stones(seat) => position.stones(*seat).len(),
            Self::Turns(seat) => {
                let turns = rules.turns(&position.moved_by(*seat));
                turns.iter().filter(|turn| turn.path().is_some()).count()
            }
        };
        i64::try_from(count).ok()
    }
}

/// The proven shortest way home of `seat`, the others standing still; none if there is none or it cannot be proven.
pub fn optimum(scene: &Scene, seat: Seat) -> Option<Solution> {
    let never = AtomicBool::new(false);
    let found = solve(
        scene.rules,
        &scene.position,
        seat,
        Others::Still,
        None,
        &never,
    )?;
    found.proven.then_some(found)
}
