//! How a game has ended.

use crate::rules::Seat;

/// How a game has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Every seat has its place: the winner first.
    Places(Vec<Seat>),
    /// Nobody has won.
    Draw(Draw),
}

/// Why a game is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    /// The players agreed.
    Agreement,
    /// No seat can move.
    Blocked,
    /// Too many turns without progress ([`Options::quiet_draw`](crate::rules::Options::quiet_draw)).
    Quiet,
    /// One position occurred too often ([`Options::repetition_draw`](crate::rules::Options::repetition_draw)).
    Repetition,
}

impl Draw {
    /// Every reason for a draw.
    pub const ALL: [Self; 4] = [
        Self::Agreement,
        Self::Blocked,
        Self::Quiet,
        Self::Repetition,
    ];

    /// The name of the reason in records and texts.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Agreement => "agreement",
            Self::Blocked => "blocked",
            Self::Quiet => "quiet",
            Self::Repetition => "repetition",
        }
    }
}
