//! What is marked on the board, recomputed after each landing.

use std::collections::BTreeMap;

use crate::app::overlay::Sign;
use crate::app::play::Play;
use crate::board::{Point, PointSet};
use crate::rules::{Move, Position, Rules};

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

    pub(super) fn of(play: &Play) -> Self {
        let game = play.game();
        let rules = game.rules();
        let position = play.shown();
        let is_now = play.shown_ply() == game.ply();
        let turn = play.turn();
        let path = turn.path();
        let is_human = is_now && play.human_to_move().is_some();
        let targets: PointSet = if is_human {
            turn.targets().into_iter().collect()
        } else {
            PointSet::EMPTY
        };
        let movable = if path.is_empty() {
            targets
        } else {
            PointSet::EMPTY
        };
        let made = (path.len() > 1).then(|| rules.path(turn.position(), path));
        let over = made
            .as_ref()
            .and_then(Move::path)
            .map_or(&[][..], |path| path.over());
        let is_jump = |stone: Point, to: &Point| rules.board().over(stone, *to).is_some();
        let may_only_jump = |stone: Point| {
            let landings = rules.next(turn.position(), &[stone]).landings;
            landings.iter().all(|to| is_jump(stone, to))
        };
        // Without camps, where jumps are all there is, a capture is due.
        let is_due = rules.camp(position.to_move()).is_none() && movable.iter().all(may_only_jump);
        let landed = path
            .get(1..path.len().saturating_sub(1))
            .unwrap_or_default()
            .to_vec();
        let last = play
            .last_turn()
            .filter(|_| path.len() < 2)
            .map_or(Vec::new(), |(_, turn)| turn.points().to_vec());
        Self {
            cursor: play.pointed_at(),
            due: if is_due { movable } else { PointSet::EMPTY },
            movable,
            origin: turn.origin().filter(|_| is_human && path.len() > 1),
            here: turn.here().filter(|_| is_human),
            may_stop: is_human && turn.may_stop(),
            landed,
            over: over.iter().copied().collect(),
            targets: if path.is_empty() {
                PointSet::EMPTY
            } else {
                targets
            },
            further: if is_human {
                turn.further()
            } else {
                PointSet::EMPTY
            },
            last,
            goal: rules
                .camp(position.to_move())
                .map_or(PointSet::EMPTY, |camp| camp.goal),
            ..Self::plain(rules, position)
        }
    }
}
