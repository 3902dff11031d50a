//! What may be agreed on before a game, and whether a game has it.

use super::{Position, Rules};

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

/// The names of the fields of [`Options`].
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

impl Choice {
    /// Every one of them.
    pub const ALL: [Self; 4] = [
        Self::Players,
        Self::AntiBlock,
        Self::QuietDraw,
        Self::RepetitionDraw,
    ];

    /// Its name in commands and in the engine protocol: `anti-block`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Players => "players",
            Self::AntiBlock => "anti-block",
            Self::QuietDraw => "quiet-draw",
            Self::RepetitionDraw => "repetition-draw",
        }
    }

    /// Its key in files: `anti_block`.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Players => "players",
            Self::AntiBlock => "anti_block",
            Self::QuietDraw => "quiet_draw",
            Self::RepetitionDraw => "repetition_draw",
        }
    }
}

/// Options that somebody asks for: arguments, a file, a line of the protocol. What is not asked for is as usual.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// [`Options::players`]
    pub players: Option<usize>,
    /// [`Options::anti_block`]
    pub anti_block: Option<bool>,
    /// [`Options::quiet_draw`]
    pub quiet_draw: Option<usize>,
    /// [`Options::repetition_draw`]
    pub repetition_draw: Option<usize>,
}

/// Why options cannot be had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionsError {
    /// A number of players for which the game has no seats.
    #[error("{} has no seats for {found} players", rules.id())]
    Players {
        /// The game.
        rules: &'static dyn Rules,
        /// The number.
        found: usize,
    },
    /// The position has other seats.
    #[error("the position has {expected} seats, not {found}")]
    PlayersDiffer {
        /// The number of players that was asked for.
        found: usize,
        /// The number of seats of the position.
        expected: usize,
    },
    /// An option without a meaning in this game.
    #[error("{} has no option {:?}", rules.id(), choice.id())]
    Foreign {
        /// The game.
        rules: &'static dyn Rules,
        /// The option.
        choice: Choice,
    },
}

impl OptionsError {
    /// The option that is wrong.
    pub const fn choice(&self) -> Choice {
        match self {
            Self::Players { .. } | Self::PlayersDiffer { .. } => Choice::Players,
            Self::Foreign { choice, .. } => *choice,
        }
    }
}

impl Wanted {
    /// Whether a certain option is asked for.
    const fn asks(&self, choice: Choice) -> bool {
        match choice {
            Choice::Players => self.players.is_some(),
            Choice::AntiBlock => self.anti_block.is_some(),
            Choice::QuietDraw => self.quiet_draw.is_some(),
            Choice::RepetitionDraw => self.repetition_draw.is_some(),
        }
    }

    /// The options of a game by these rules that begins from `start`, or from the usual start, which then decides how many
    /// play where nobody says so. To name the one number of players that there can be is right in every game.
    ///
    /// # Errors
    /// The first option that the game does not have, or not together with this start.
    pub fn options(
        &self,
        rules: &'static dyn Rules,
        start: Option<&Position>,
    ) -> Result<Options, OptionsError> {
        let given = start.map(Position::players);
        let players = self.players.or(given);
        let players = players.unwrap_or(rules.seatings()[0].len());
        if rules.seats(players).is_none() {
            let found = players;
            return Err(OptionsError::Players { rules, found });
        }
        if let Some(expected) = given.filter(|given| *given != players) {
            let found = players;
            return Err(OptionsError::PlayersDiffer { found, expected });
        }
        let is_foreign = |choice: &Choice| {
            *choice != Choice::Players && self.asks(*choice) && !rules.offers(*choice)
        };
        if let Some(choice) = Choice::ALL.into_iter().find(is_foreign) {
            return Err(OptionsError::Foreign { rules, choice });
        }
        let usual = rules.options(players);
        Ok(Options {
            players,
            anti_block: self.anti_block.unwrap_or(usual.anti_block),
            quiet_draw: self.quiet_draw.unwrap_or(usual.quiet_draw),
            repetition_draw: self.repetition_draw.unwrap_or(usual.repetition_draw),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::named;

    #[test]
    fn what_a_game_has_is_taken_and_the_rest_is_named() {
        let [star, draughts] = ["star", "draughts"].map(|name| named(name).expect("it is one"));
        let none = Wanted::default();
        let players = |players| Wanted {
            players: Some(players),
            ..none
        };
        let blocked = Wanted {
            anti_block: Some(true),
            ..none
        };
        let quiet = Wanted {
            quiet_draw: Some(3),
            ..none
        };
        let three = star.start(&star.options(3));
        for (rules, wanted, start, expected) in [
            (star, none, None, Ok(star.options(2))),
            (star, players(6), None, Ok(star.options(6))),
            (star, none, Some(&three), Ok(star.options(3))),
            (draughts, players(2), None, Ok(draughts.options(2))),
            (
                star,
                blocked,
                None,
                Ok(Options {
                    anti_block: true,
                    ..star.options(2)
                }),
            ),
            (
                star,
                players(5),
                None,
                Err("sternhalma has no seats for 5 players"),
            ),
            (
                star,
                players(2),
                Some(&three),
                Err("the position has 3 seats, not 2"),
            ),
            (
                star,
                quiet,
                None,
                Err("sternhalma has no option \"quiet-draw\""),
            ),
            (
                draughts,
                blocked,
                None,
                Err("draughts has no option \"anti-block\""),
            ),
        ] {
            let options = wanted.options(rules, start);
            let said = options.map_err(|error| error.to_string());
            assert_eq!(said, expected.map_err(str::to_owned), "{wanted:?}");
        }
        for choice in Choice::ALL {
            assert_eq!(choice.key(), choice.id().replace('-', "_"));
        }
    }
}
