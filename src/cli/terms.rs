//! What a game is played by, as arguments: the ruleset, its options, and the position.

use clap::ValueEnum;

use super::failure::Failure;
use crate::game::Game;
use crate::lang::Lang;
use crate::notation;
use crate::rules::{self, Position, Seat, Wanted};
use crate::words;

/// The options of a game.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Options of the game")]
pub(super) struct Terms {
    /// How many play; a position text tells by itself
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// Whether a goal camp that others block counts as filled (sternhalma, halma)
    #[arg(long, value_name = "on|off", hide_possible_values = true)]
    anti_block: Option<Switch>,
    /// Turns without capture or man's move that make a draw, 0 for never (draughts)
    #[arg(long, value_name = "N")]
    quiet_draw: Option<usize>,
    /// Occurrences of a position that make a draw, 0 for never (draughts)
    #[arg(long, value_name = "N")]
    repetition_draw: Option<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Switch {
    On,
    Off,
}

impl Terms {
    /// The game that begins from `position`, or from the usual start if it is `start` or not given.
    pub(super) fn game(
        &self,
        lang: &Lang,
        ruleset: &str,
        position: Option<&str>,
    ) -> Result<Game, Failure> {
        let rules = rules::named(ruleset)
            .ok_or_else(|| Failure::Usage(words::unknown_game(lang, ruleset)))?;
        let written = position.filter(|text| !text.trim().eq_ignore_ascii_case("start"));
        let start = written
            .map(|text| notation::read_position(rules, text))
            .transpose()
            .map_err(|error| Failure::Usage(words::position_error(lang, &error)))?;
        let options = self.wanted().options(rules, start.as_ref());
        let options = options.map_err(|error| {
            let option = format!("--{}", error.choice().id());
            Failure::Usage(words::options_error(lang, &option, &error))
        })?;
        Ok(match start {
            Some(start) => Game::from_position(rules, options, start),
            None => Game::new(rules, options),
        })
    }

    fn wanted(&self) -> Wanted {
        Wanted {
            players: self.players,
            anti_block: self.anti_block.map(|switch| switch == Switch::On),
            quiet_draw: self.quiet_draw,
            repetition_draw: self.repetition_draw,
        }
    }
}

/// The seat of a position that is called `name`, or if none is named the one to move.
pub(super) fn seat(lang: &Lang, position: &Position, name: Option<&str>) -> Result<Seat, Failure> {
    let Some(name) = name.map(str::trim) else {
        return Ok(position.to_move());
    };
    let mut seats = position.seats();
    seats.find(|seat| seat.is_called(name)).ok_or_else(|| {
        let seats: Vec<&str> = position.seats().map(Seat::id).collect();
        Failure::Usage(lang.with(
            "command-unknown-seat",
            &[("seat", name.into()), ("seats", (&seats.join(", ")).into())],
        ))
    })
}
