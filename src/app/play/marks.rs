//! What is marked on the board, recomputed after each landing.

use std::collections::BTreeMap;

use crate::app::overlay::Sign;
use crate::app::play::{Hint, Play};
use crate::board::{Point, PointSet};
use crate::rules::{Move, Path, Position, Rules, Seat};
use crate::turn::Turn;

/// What is marked on the board. Nothing here knows colours or glyphs.
#[derive(Clone, Debug)]
pub struct Marks {
    /// What stands where, in mid-chain with the stone where it has come to.
    pub position: Position,
    /// Whether the game has kings, so that men have to be told apart from them.
    pub has_kings: bool,
    /// The point under the cursor, if the cursor is shown.
    pub cursor: Option<Point>,
    /// The stones that may be picked.
    pub movable: PointSet,
    /// The stones that may be picked because they must capture.
    pub due: PointSet,
    /// Where the stone under way came from.
    pub origin: Option<Point>,
    /// Where the stone under way stands.
    pub here: Option<Point>,
    /// Whether the turn may end there.
    pub may_stop: bool,
    /// Landings of this turn already left, in order.
    pub landed: Vec<Point>,
    /// What this turn has jumped over.
    pub over: PointSet,
    /// Where the stone may land next.
    pub targets: PointSet,
    /// Points further along a chain.
    pub further: PointSet,
    /// The points of the turn that led here, its end last.
    pub last: Vec<Point>,
    /// The goal camp of the side to move.
    pub goal: PointSet,
    /// What a learner has marked.
    pub marked: PointSet,
    /// What should have been marked.
    pub missed: PointSet,
    /// What should not.
    pub superfluous: PointSet,
    /// What the analysis marks.
    pub signs: BTreeMap<Point, Sign>,
}

impl Marks {
    /// A position without a mark.
    pub fn plain(rules: &dyn Rules, position: Position) -> Self {
        Self {
            has_kings: !rules.king_row(position.to_move()).is_empty(),
            position,
            cursor: None,
            movable: PointSet::EMPTY,
            due: PointSet::EMPTY,
            origin: None,
            here: None,
            may_stop: false,
            landed: Vec::new(),
            over: PointSet::EMPTY,
            targets: PointSet::EMPTY,
            further: PointSet::EMPTY,
            last: Vec::new(),
            goal: PointSet::EMPTY,
            marked: PointSet::EMPTY,
            missed: PointSet::EMPTY,
            superfluous: PointSet::EMPTY,
            signs: BTreeMap::new(),
        }
    }

    /// The position after a legal turn, with the path of the turn marked.
    pub fn made(rules: &dyn Rules, before: &Position, turn: &Move) -> Self {
        let points = turn.points();
        let over = turn.path().map_or(&[][..], |path| path.over());
        let options = rules.options(before.players());
        Self {
            origin: points.first().copied(),
            here: points.last().copied(),
            may_stop: true,
            landed: points
                .get(1..points.len().saturating_sub(1))
                .unwrap_or_default()
                .to_vec(),
            over: over.iter().copied().collect(),
            ..Self::plain(rules, rules.after(&options, before, turn))
        }
    }

    /// A turn under way, by the one who makes it.
    pub(in crate::app) fn making(rules: &dyn Rules, turn: &Turn) -> Self {
        let path = turn.path();
        let targets: PointSet = turn.targets().into_iter().collect();
        let (movable, targets) = if path.is_empty() {
            (targets, PointSet::EMPTY)
        } else {
            (PointSet::EMPTY, targets)
        };
        let made = (path.len() > 1).then(|| rules.path(turn.position(), path));
        let over = made.as_ref().and_then(Move::path).map(Path::over);
        let is_jump = |stone: Point, to: &Point| rules.board().over(stone, *to).is_some();
        let may_only_jump = |stone: Point| {
            let landings = rules.next(turn.position(), &[stone]).landings;
            landings.iter().all(|to| is_jump(stone, to))
        };
        // Without camps, where jumps are all there is, a capture is due.
        let mover = turn.position().to_move();
        let is_due = rules.camp(mover).is_none() && movable.iter().all(may_only_jump);
        let landed = path.get(1..path.len().saturating_sub(1));
        Self {
            due: if is_due { movable } else { PointSet::EMPTY },
            movable,
            origin: turn.origin().filter(|_| path.len() > 1),
            here: turn.here(),
            may_stop: turn.may_stop(),
            landed: landed.unwrap_or_default().to_vec(),
            over: over.unwrap_or_default().iter().copied().collect(),
            targets,
            further: turn.further(),
            goal: goal(rules, mover),
            ..Self::plain(rules, turn.shown())
        }
    }

    /// A turn that is only shown: nothing can be chosen.
    pub(in crate::app) fn shown(rules: &dyn Rules, turn: &Turn) -> Self {
        Self {
            movable: PointSet::EMPTY,
            due: PointSet::EMPTY,
            targets: PointSet::EMPTY,
            further: PointSet::EMPTY,
            ..Self::making(rules, turn)
        }
    }

    pub(super) fn of(play: &Play) -> Self {
        let rules = play.game().rules();
        if let Some(showing) = play.showing() {
            return Self::shown(rules, &showing.turn());
        }
        match play.hint() {
            Some(Hint::Given {
                answer,
                whole: true,
            }) => Self {
                goal: goal(rules, play.game().position().to_move()),
                ..Self::made(rules, play.game().position(), &answer.turn)
            },
            Some(Hint::Given { answer, .. }) => {
                let stone = answer.turn.points().first();
                Self {
                    marked: stone.copied().into_iter().collect(),
                    ..Self::now(play)
                }
            }
            Some(Hint::Asked { .. }) | None => Self::now(play),
        }
    }

    /// The position that is shown, and what can be done in it.
    fn now(play: &Play) -> Self {
        let rules = play.game().rules();
        let is_now = play.shown_ply() == play.game().ply();
        let marks = if is_now && play.human_to_move().is_some() {
            Self::making(rules, play.turn())
        } else {
            let shown = play.shown();
            Self {
                goal: goal(rules, shown.to_move()),
                ..Self::plain(rules, shown)
            }
        };
        let is_under_way = is_now && play.turn().path().len() > 1;
        let last = play.last_turn().filter(|_| !is_under_way);
        Self {
            cursor: play.pointed_at(),
            last: last.map_or(Vec::new(), |(_, turn)| turn.points().to_vec()),
            ..marks
        }
    }
}

/// The goal camp of `seat`, if the game has camps.
fn goal(rules: &dyn Rules, seat: Seat) -> PointSet {
    rules.camp(seat).map_or(PointSet::EMPTY, |camp| camp.goal)
}
