//! Scores, and the window of those that still matter.

/// The score of a win on the spot; a win later is worth a point less per turn.
pub const WIN: i32 = 1_000_000;
/// Beyond this a score is a win that has been seen to the end.
const SEEN_WIN: i32 = WIN - 1000;

/// Whether a score is a win or a loss that has been seen to the end.
pub fn is_seen_win(score: i32) -> bool {
    score.abs() > SEEN_WIN
}

/// The number of turns of both sides to a win that a score has been seen to the end of; none if it tells of no win.
pub fn turns_to_win(score: i32) -> Option<u32> {
    (score > SEEN_WIN).then(|| (WIN - score).unsigned_abs())
}

/// The score of a win with the own turn of this number, the turns of the other side between.
pub fn won_in(own: usize) -> i32 {
    WIN - i32::try_from(2 * own).unwrap_or(WIN) + 1
}

/// The window of scores that still matter.
#[derive(Clone, Copy)]
pub struct Window {
    /// Scores up to this are not told apart.
    pub alpha: i32,
    /// Nor are scores from this on.
    pub beta: i32,
}

impl Window {
    /// Every score.
    pub const ALL: Self = Self {
        alpha: -WIN,
        beta: WIN,
    };

    /// The same, seen from the other side.
    pub fn turned(self) -> Self {
        Self {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }

    /// The narrowest window: only whether a score is greater than `alpha` is asked.
    pub fn narrow(alpha: i32) -> Self {
        Self {
            alpha,
            beta: alpha + 1,
        }
    }
}

/// A score counted from the position instead of from the start of the search.
pub fn to_table(score: i32, ply: u32) -> i32 {
    if is_seen_win(score) {
        score + score.signum() * ply.cast_signed()
    } else {
        score
    }
}

/// The reverse of [`to_table`].
pub fn from_table(score: i32, ply: u32) -> i32 {
    if is_seen_win(score) {
        score - score.signum() * ply.cast_signed()
    } else {
        score
    }
}
