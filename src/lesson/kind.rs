//! The kinds of tasks, and what answers them.

use crate::board::{Point, PointSet};
use crate::game::Level;
use crate::lesson::error::KindName;
use crate::lesson::goal::Goal;
use crate::lesson::measure::Measure;
use crate::lesson::points::PointsOf;
use crate::lesson::property::Property;
use crate::lesson::scene::Attempt;
use crate::lesson::text::Text;
use crate::rules::{Move, Seat};

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Make turns that meet goals.
    Play {
        /// All of them must hold.
        goals: Vec<Goal>,
        /// The learner's turns at the most.
        turns: usize,
        /// Who answers.
        replies: Replies,
    },
    /// Mark points.
    Mark {
        /// Which are right.
        what: PointsOf,
    },
    /// Answer a question.
    Choose {
        /// What can be chosen.
        answers: Vec<Offer>,
        /// How it is decided what is right.
        asks: Asks,
        /// Whether several answers may be right; all of them must then be chosen.
        several: bool,
    },
    /// Put stones on the board.
    Build {
        /// At most so many of each piece.
        palette: Vec<(Piece, usize)>,
        /// Where they may be put; all points if it is not limited.
        area: PointSet,
        /// All of them must hold.
        goals: Vec<Property>,
    },
    /// Choose the best of two or three turns.
    Compare {
        /// The turns, each with what is said about it.
        turns: Vec<Candidate>,
        /// What is compared.
        by: Scale,
        /// Whether less is better or more.
        best: Best,
    },
    /// Bring all own stones home alone, the others standing still.
    Order {
        /// Turns over the optimum that are accepted.
        slack: usize,
    },
}

impl Kind {
    /// The number of answers or turns to choose from; 0 where nothing is chosen.
    pub fn choices(&self) -> usize {
        match self {
            Self::Choose { answers, .. } => answers.len(),
            Self::Compare { turns, .. } => turns.len(),
            Self::Play { .. } | Self::Mark { .. } | Self::Build { .. } | Self::Order { .. } => 0,
        }
    }

    /// Whether several answers may be chosen.
    pub fn has_several(&self) -> bool {
        matches!(self, Self::Choose { several: true, .. })
    }

    /// The name of the kind.
    pub const fn name(&self) -> KindName {
        match self {
            Self::Play { .. } => KindName::Play,
            Self::Mark { .. } => KindName::Mark,
            Self::Choose { .. } => KindName::Choose,
            Self::Build { .. } => KindName::Build,
            Self::Compare { .. } => KindName::Compare,
            Self::Order { .. } => KindName::Order,
        }
    }
}

/// Who answers the learner's turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Replies {
    /// Nobody: the turn comes back.
    Still,
    /// The next seat, with these turns in order; they are read when they are due, since they depend on what the learner
    /// has done.
    Scripted(Vec<String>),
    /// The computer, for every other seat.
    Engine(Level),
}

/// An answer that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The answer.
    pub text: Text,
    /// Why it is right or wrong.
    pub says: Text,
    /// What it claims.
    pub(super) claim: Claim,
}

/// What an answer of a question claims.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Claim {
    /// The file says whether it is right.
    Right(bool),
    /// A number.
    Value(i64),
    /// That a turn is legal.
    Turn(Attempt),
}

/// How it is decided which answers are right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asks {
    /// The file says so.
    Said,
    /// A number is asked for.
    Number(Measure),
    /// A legal turn is asked for.
    Legal,
}

/// A turn to compare.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The turn.
    pub turn: Move,
    /// What is said about it.
    pub says: Text,
}

/// What two turns are compared by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
    /// Paths that the team loses.
    Lost,
    /// Paths that the team gains.
    Gained,
    /// Paths gained minus paths lost.
    Net,
    /// The way home of the side after the turn, in steps.
    WayHome,
    /// The (stone, end point) pairs of the side after the turn.
    Mobility,
    /// Pieces captured.
    Captures,
    /// Pieces captured minus pieces lost once no capture is due any more, both sides choosing their captures well.
    Ahead,
}

impl Scale {
    /// Every scale.
    pub const ALL: [Self; 7] = [
        Self::Lost,
        Self::Gained,
        Self::Net,
        Self::WayHome,
        Self::Mobility,
        Self::Captures,
        Self::Ahead,
    ];

    /// The name in files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Lost => "lost",
            Self::Gained => "gained",
            Self::Net => "net",
            Self::WayHome => "way-home",
            Self::Mobility => "mobility",
            Self::Captures => "captures",
            Self::Ahead => "ahead",
        }
    }
}

/// Which end of a scale is the good one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Best {
    /// The least number.
    Least,
    /// The greatest.
    Most,
}

/// A piece of a palette.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose it is.
    pub seat: Seat,
    /// Whether it is a king.
    pub king: bool,
}

impl Piece {
    /// The name in files: `red`, `black-king`.
    pub fn id(self) -> String {
        let seat = self.seat.id();
        if self.king {
            format!("{seat}-king")
        } else {
            seat.to_owned()
        }
    }
}

/// An answer to a task. Answers to choose from count from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The learner's turns.
    Turns(Vec<Attempt>),
    /// The points marked.
    Points(PointSet),
    /// The answers or the turn chosen, in order.
    Chosen(Vec<usize>),
    /// The stones put.
    Stones(Vec<(Piece, Point)>),
}

/// An answer that must fail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongAnswer {
    /// The answer.
    pub answer: Answer,
    /// What is said to who gives it.
    pub says: Option<Text>,
}
