//! What a turn is worth beside the engine's own choice.

use std::sync::atomic::AtomicBool;

use crate::engine::level::Sight;
use crate::engine::{Answer, Budget, think_with};
use crate::game::Game;
use crate::rules::Move;

/// A turn beside the engine's own choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weighed {
    /// What the engine would have played.
    pub best: Answer,
    /// The score of the turn, in the unit of [`Answer::score`].
    pub score: i32,
}

impl Weighed {
    /// By how much the turn is better than the engine's choice: below 0 if it is worse, and 0 if it is the same. It can
    /// be above 0, because the engine looks further ahead where it looks at one turn alone.
    pub fn swing(&self) -> i32 {
        self.score.saturating_sub(self.best.score)
    }
}

/// Looks for the best turn in the game's position and then at `turn` alone, each within `budget`. A level stands for its
/// bounds: it does not err here. Nothing is known without a search, so that both are measured alike. None if the game is
/// over or `turn` is a forced pass.
pub fn weigh(game: &Game, turn: &Move, budget: &Budget, stop: &AtomicBool) -> Option<Weighed> {
    turn.path()?;
    let level = budget
        .level
        .map(|level| Sight::of(level, game.rules().family()));
    let level = level.unwrap_or(Sight::FULL);
    let sight = Sight {
        nodes: level.nodes,
        time: level.time,
        depth: level.depth,
        knows_endings: false,
        ..Sight::FULL
    };
    let best = think_with(sight, game, None, budget, stop, &mut |_| ())?;
    // A race knows only origins and ends.
    let ends = |turn: &Move| {
        (
            turn.points().first().copied(),
            turn.points().last().copied(),
        )
    };
    let captured = |turn: &Move| turn.path().map(|path| path.captured().to_vec());
    let is_same = ends(turn) == ends(&best.turn) && captured(turn) == captured(&best.turn);
    let score = if is_same {
        best.score
    } else {
        think_with(sight, game, Some(turn), budget, stop, &mut |_| ())?.score
    };
    Some(Weighed { best, score })
}
