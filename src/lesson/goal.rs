//! What turns are to achieve.

use crate::board::{Point, PointSet};
use crate::rules::{Move, Reason, Seat};

/// What the turns of a task are to achieve.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// A turn of this sort is made.
    Turn(Sort),
    /// One turn has at least so many jumps.
    Jumps(usize),
    /// One turn goes over a support of each of these seats.
    Over(Vec<Seat>),
    /// Own stones stand on all of these points at the end.
    Reach(PointSet),
    /// At least so many pieces are captured in all.
    Captures(usize),
    /// At least so many men are crowned.
    Crowned(usize),
    /// So many own stones stand in the goal camp.
    Home(usize),
    /// The game is won.
    Win,
    /// Pieces captured minus pieces lost, at least; judged after the last turn and its reply.
    Ahead(i64),
    /// No turn takes more paths than so many from the team.
    Loses(usize),
    /// A landing is tried that is refused for this reason.
    Refused {
        /// The reason.
        reason: Reason,
        /// The stone with which it is to be tried, if it has to be a certain one.
        from: Option<Point>,
    },
}

/// What sort of turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// A step to a neighbouring point.
    Step,
    /// Jumps.
    Jump,
    /// Jumps that capture.
    Capture,
}

impl Sort {
    /// Every sort.
    pub const ALL: [Self; 3] = [Self::Step, Self::Jump, Self::Capture];

    /// The name in files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Step => "step",
            Self::Jump => "jump",
            Self::Capture => "capture",
        }
    }

    /// Whether `turn` is of this sort.
    pub fn is_of(self, turn: &Move) -> bool {
        turn.path().is_some_and(|path| match self {
            Self::Step => path.over().is_empty(),
            Self::Jump => !path.over().is_empty(),
            Self::Capture => !path.captured().is_empty(),
        })
    }
}
