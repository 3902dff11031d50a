//! How PDN writes the end of a game. Black, the first player, stands in front: `1-0` is a win of Black.

use crate::game::Game;
use crate::rules::{Outcome, Seat};

/// What a result says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Score {
    /// This seat has won.
    Won(Seat),
    /// Nobody has.
    Drawn,
    /// It is not known, or neither side is given the game.
    Open,
}

/// The results that are read, and what each says. The first of its kind is the one written.
const RESULTS: &[(&str, Score)] = &[
    ("1-0", Score::Won(Seat::Black)),
    ("0-1", Score::Won(Seat::White)),
    ("1/2-1/2", Score::Drawn),
    ("*", Score::Open),
    ("2-0", Score::Won(Seat::Black)),
    ("0-2", Score::Won(Seat::White)),
    ("1-1", Score::Drawn),
    ("½-½", Score::Drawn),
    ("1/2", Score::Drawn),
    ("0-0", Score::Open),
];

impl Score {
    /// What `text` says, if it is a result.
    pub(super) fn of(text: &str) -> Option<Self> {
        let found = RESULTS.iter().find(|(result, _)| *result == text);
        found.map(|(_, score)| *score)
    }

    /// What the game has come to.
    pub(super) fn of_game(game: &Game) -> Self {
        match game.outcome() {
            None => Self::Open,
            Some(Outcome::Draw(_)) => Self::Drawn,
            Some(Outcome::Places(seats)) => {
                seats.first().map_or(Self::Open, |&seat| Self::Won(seat))
            }
        }
    }

    /// How it is written.
    pub(super) fn text(self) -> &'static str {
        let found = RESULTS.iter().find(|(_, score)| *score == self);
        found.map_or("*", |(text, _)| text)
    }

    /// The result that `text` begins with, the longest there is.
    pub(super) fn prefix(text: &str) -> Option<&str> {
        let results = RESULTS.iter().map(|(result, _)| *result);
        results
            .filter(|result| text.starts_with(result))
            .max_by_key(|result| result.len())
            .map(|result| &text[..result.len()])
    }
}
