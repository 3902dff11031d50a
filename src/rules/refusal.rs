//! Why a turn is illegal: the ids that `explain` promises, and the points a sentence about them names.

use std::fmt;

use crate::board::{Board, Point};
use crate::rules::Position;

/// Why a turn, or the next landing of one, is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The game has ended.
    GameOver,
    /// Nothing stands on the origin.
    NoStone,
    /// Another seat's stone stands on the origin.
    NotYours,
    /// Another stone is picked in mid-chain.
    OtherStone,
    /// The landing is the point the stone stands on.
    SamePoint,
    /// A landing after a step.
    StepEndsTurn,
    /// The origin or a landing of this turn once more (race games).
    AlreadyLanded,
    /// Something stands on the landing.
    LandingTaken,
    /// A neighbouring point after a jump.
    StepInChain,
    /// Not on one straight line.
    Bent,
    /// More than two points away.
    TooFar,
    /// Two stones in a row between.
    TwoStones,
    /// Two points away and nothing between.
    Gap,
    /// The name of a light square.
    LightSquare,
    /// A man goes backwards.
    MenForward,
    /// A jump over an own piece.
    OwnPiece,
    /// A jump over a piece captured in this turn already.
    CapturedTwice,
    /// A plain move while a capture exists.
    MustCapture,
    /// The capture goes on.
    MustContinue,
    /// A turn goes on after a man was crowned.
    Crowned,
    /// A king tries to go further than one.
    KingShort,
    /// A turn ends before its first landing.
    NoLanding,
    /// The stone has nowhere to go.
    Immovable,
    /// A pass although a turn is possible.
    MayMove,
}

impl Reason {
    /// Every reason, in the order in which they are looked for.
    pub const ALL: [Self; 24] = [
        Self::GameOver,
        Self::NoStone,
        Self::NotYours,
        Self::OtherStone,
        Self::SamePoint,
        Self::StepEndsTurn,
        Self::AlreadyLanded,
        Self::LandingTaken,
        Self::StepInChain,
        Self::Bent,
        Self::TooFar,
        Self::TwoStones,
        Self::Gap,
        Self::LightSquare,
        Self::MenForward,
        Self::OwnPiece,
        Self::CapturedTwice,
        Self::MustCapture,
        Self::MustContinue,
        Self::Crowned,
        Self::KingShort,
        Self::NoLanding,
        Self::Immovable,
        Self::MayMove,
    ];

    /// The id of the reason in `explain --json` and in the language files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::NoStone => "no-stone",
            Self::NotYours => "not-yours",
            Self::OtherStone => "other-stone",
            Self::SamePoint => "same-point",
            Self::StepEndsTurn => "step-ends-turn",
            Self::AlreadyLanded => "already-landed",
            Self::LandingTaken => "landing-taken",
            Self::StepInChain => "step-in-chain",
            Self::Bent => "bent",
            Self::TooFar => "too-far",
            Self::TwoStones => "two-stones",
            Self::Gap => "gap",
            Self::LightSquare => "light-square",
            Self::MenForward => "men-forward",
            Self::OwnPiece => "own-piece",
            Self::CapturedTwice => "captured-twice",
            Self::MustCapture => "must-capture",
            Self::MustContinue => "must-continue",
            Self::Crowned => "crowned",
            Self::KingShort => "king-short",
            Self::NoLanding => "no-landing",
            Self::Immovable => "immovable",
            Self::MayMove => "may-move",
        }
    }
}

/// A [`Reason`] with the points that a sentence about it names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Refusal {
    /// Why.
    pub reason: Reason,
    /// The point the stone stands on; for [`Reason::MustCapture`] a piece that can capture.
    pub from: Option<Point>,
    /// The landing in question; for [`Reason::MustCapture`] and [`Reason::MustContinue`] the one that is due.
    pub to: Option<Point>,
    /// The point between the two, where one matters.
    pub over: Option<Point>,
}

impl Refusal {
    /// A refusal that names no point yet.
    pub(super) const fn of(reason: Reason) -> Self {
        Self {
            reason,
            from: None,
            to: None,
            over: None,
        }
    }

    /// The refusal with the point the stone stands on.
    pub(super) const fn from(mut self, point: Point) -> Self {
        self.from = Some(point);
        self
    }

    /// The refusal with the landing in question.
    pub(super) const fn to(mut self, point: Point) -> Self {
        self.to = Some(point);
        self
    }

    /// The refusal with the point between.
    pub(super) const fn over(mut self, point: Point) -> Self {
        self.over = Some(point);
        self
    }

    /// The refusal of picking the stone on `to` while the one on `from` is under way.
    pub const fn other_stone(from: Point, to: Point) -> Self {
        Self::of(Reason::OtherStone).from(from).to(to)
    }

    /// The refusal of landing on `to` before a stone is picked.
    pub const fn no_stone(to: Point) -> Self {
        Self::of(Reason::NoStone).from(to)
    }

    /// What every game says of a landing, from the shape of the way alone; none if the shape is that of a step at the
    /// beginning of a turn or of a jump over something. No point of `used` may be landed on.
    pub(super) fn of_shape(
        board: &Board,
        position: &Position,
        path: &[Point],
        landing: Point,
        used: &[Point],
    ) -> Option<Self> {
        let origin = path[0];
        let here = path[path.len() - 1];
        let occupied = position.occupied().without(origin);
        let stepped = path.len() > 1 && board.over(path[0], path[1]).is_none();
        let between = board.between(here, landing);
        let reason = match &between {
            _ if landing == here => Reason::SamePoint,
            _ if stepped => Reason::StepEndsTurn,
            _ if used.contains(&landing) => Reason::AlreadyLanded,
            _ if occupied.contains(landing) => Reason::LandingTaken,
            Some(points) if points.is_empty() && path.len() > 1 => Reason::StepInChain,
            Some(points) if points.is_empty() => return None,
            None => Reason::Bent,
            Some(points) => match points[..] {
                [over] if occupied.contains(over) => return None,
                [_] => Reason::Gap,
                _ if points
                    .windows(2)
                    .any(|pair| pair.iter().all(|point| occupied.contains(*point))) =>
                {
                    Reason::TwoStones
                }
                _ => Reason::TooFar,
            },
        };
        let refusal = Self::of(reason).from(here).to(landing);
        Some(match (reason, between.as_deref()) {
            (Reason::Gap, Some([over])) => refusal.over(*over),
            _ => refusal,
        })
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.reason.id())
    }
}

impl std::error::Error for Refusal {}
