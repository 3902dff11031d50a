//! Why a line of the engine protocol is not done.

use crate::notation::{PositionError, TurnError};
use crate::rules::{OptionsError, Rules};

/// Why a line is not done.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum RequestError {
    /// No line begins so.
    #[error("unknown command {0:?}")]
    Unknown(String),
    /// Something must follow.
    #[error("something is missing after {0:?}")]
    Missing(String),
    /// Nothing may follow.
    #[error("{0:?} is one word too many")]
    Surplus(String),
    /// The same word a second time.
    #[error("{0:?} is there twice")]
    Twice(String),
    /// No game is called so.
    #[error("no ruleset is called {0:?}")]
    UnknownRules(String),
    /// The game does not have these options.
    #[error("{0}")]
    Options(#[from] OptionsError),
    /// An option that no game has.
    #[error("{} has no option {option:?}", rules.id())]
    Option {
        /// The game.
        rules: &'static dyn Rules,
        /// What stands there.
        option: String,
    },
    /// A value that does not fit.
    #[error("{value:?} does not fit {name:?}")]
    Value {
        /// What has the value.
        name: String,
        /// What stands there.
        value: String,
    },
    /// The text is no position.
    #[error("{0}")]
    Position(#[from] PositionError),
    /// The position has other seats than the game was begun with.
    #[error("the position has {found} seats, the game {players} players")]
    PlayersDiffer {
        /// The seats of the position.
        found: usize,
        /// The players of the game.
        players: usize,
    },
    /// One of the turns cannot be played.
    #[error("turn {number}: {error}")]
    Turn {
        /// From 1.
        number: usize,
        /// Why.
        #[source]
        error: TurnError,
    },
    /// The line has more bytes than are read.
    #[error("the line is longer than {0} bytes")]
    TooLong(usize),
    /// There is no game yet.
    #[error("there is no game yet: begin with newgame")]
    NoGame,
    /// The game is over, and no turn to be found.
    #[error("the game is over")]
    GameOver,
    /// The game cannot change while it is thought about.
    #[error("a search is under way: stop it or wait")]
    Busy,
}
