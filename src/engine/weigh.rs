//! What a turn is worth beside the engine's own choice.

use std::sync::atomic::AtomicBool;

use crate::engine::level::{Role, Sight};
use crate::engine::{Budget, think_with};
use crate::game::Game;
use crate::rules::Move;

/// A turn beside the engine's own choice. Scores are in the unit of [`Answer::score`](crate::engine::Answer::score).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weighed {
    /// What the search finds best. In a race the engine itself minds its own way beyond that, and may play another turn.
    pub best: Move,
    /// The score of that.
    pub best_score: i32,
    /// The score of the turn.
    pub score: i32,
}

impl Weighed {
    /// By how much the turn is better than the engine's choice: 0 if it is the same, below 0 if it is worse, and above 0
    /// only where the search for the best turn has overlooked something.
    pub fn swing(&self) -> i32 {
        self.score.saturating_sub(self.best_score)
    }
}

/// Looks for the best turn in the game's position within `budget`, and then at that one and at `turn`, each alone and as
/// many turns ahead: a race looks better to whoever has moved last, so that scores of different depths do not compare. A
/// level stands for its bounds: it does not err here. Nothing is known without a search, so that all are measured alike.
/// None if the game is over or `turn` is a forced pass.
pub fn weigh(game: &Game, turn: &Move, budget: &Budget, stop: &AtomicBool) -> Option<Weighed> {
    turn.path()?;
    let level = budget
        .level
        .map(|level| Sight::of(level, game.rules().family()));
    let level = level.unwrap_or(Sight::FULL);
    let searching = Sight {
        knows_endings: false,
        role: Role::Judge,
        ..Sight::FULL
    };
    let sight = Sight {
        nodes: level.nodes,
        time: level.time,
        // A turn without a choice is looked at as far ahead as any other.
        depth: level.depth.or(Some(u32::MAX)),
        ..searching
    };
    let best = think_with(sight, game, None, budget, stop, &mut |_| ())?;
    let as_deep = Budget {
        depth: Some(best.depth),
        seed: budget.seed,
        ..Budget::default()
    };
    let score = |turn: &Move| {
        let found = think_with(searching, game, Some(turn), &as_deep, stop, &mut |_| ());
        found.map(|answer| answer.score)
    };
    // A race knows only origins and ends.
    let ends = |turn: &Move| {
        (
            turn.points().first().copied(),
            turn.points().last().copied(),
        )
    };
    let captured = |turn: &Move| turn.path().map(|path| path.captured().to_vec());
    let is_same = ends(turn) == ends(&best.turn) && captured(turn) == captured(&best.turn);
    let best_score = score(&best.turn)?;
    Some(Weighed {
        score: if is_same { best_score } else { score(turn)? },
        best: best.turn,
        best_score,
    })
}
