//! What may be agreed on before a game.

/// What may be agreed on before a game. Only what [`Rules::choices`](crate::rules::Rules::choices) names has a meaning for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The number of players.
    pub players: usize,
    /// Whether a goal camp blocked by others counts as filled (rule 11 of the race games).
    pub anti_block: bool,
    /// Turns without progress after which the game is drawn; 0 is never.
    pub quiet_draw: usize,
    /// Occurrences of a position at which the game is drawn; 0 is never.
    pub repetition_draw: usize,
}

/// Names of the fields of [`Options`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// [`Options::players`]
    Players,
    /// [`Options::anti_block`]
    AntiBlock,
    /// [`Options::quiet_draw`]
    QuietDraw,
    /// [`Options::repetition_draw`]
    RepetitionDraw,
}
