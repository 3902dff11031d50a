//! What is to be done outside, as data.

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

use crate::app::Message;
use crate::config::Config;
use crate::engine::Others;
use crate::game::{Game, Level, Offer};
use crate::lesson::Progress;
use crate::record::Record;
use crate::rules::{Position, Rules, Seat};

/// What is to be done outside.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Let the thinker look for a turn; a request before this one is void.
    Think {
        /// The number of the request.
        id: u64,
        /// The game.
        game: Box<Game>,
        /// How strong.
        level: Level,
        /// [`Session::seed`](crate::app::Session::seed) for this turn.
        seed: u64,
    },
    /// Let the thinker say whether the computer agrees to a draw; a request before this one is void.
    Consider {
        /// The number of the request.
        id: u64,
        /// The game.
        game: Box<Game>,
        /// The draw that is offered.
        offer: Offer,
    },
    /// Let the thinker look for the shortest way home of one seat; a request before this one is void.
    Solve {
        /// The number of the request.
        id: u64,
        /// The rules of the game.
        rules: &'static dyn Rules,
        /// What stands where.
        position: Box<Position>,
        /// Who is to come home.
        seat: Seat,
        /// What the other seats' stones are to it.
        others: Others,
    },
    /// Stop the thinker: its answer is not wanted any more.
    StopThinking,
    /// Send the message once this time is over; one before it that has not been sent yet is void.
    After(Duration, Box<Message>),
    /// Keep the game, so that nothing is lost whatever happens.
    Autosave(Box<Record>),
    /// Save the game in a file of its own.
    Save(Box<Record>),
    /// Save the finished game in a file of its own.
    File(Box<Record>),
    /// Remove the file at this path, which was written for this game: that ending was taken back.
    Withdraw(PathBuf, Box<Record>),
    /// Save the game kept last in a file of its own, because another takes its place.
    SetAside(Box<Record>),
    /// Look for the unfinished and the saved games.
    ListGames,
    /// Read the saved game with this file name, to say what it is.
    Describe(OsString),
    /// Go on with the unfinished game in the file with this name; the one under way is kept already.
    TakeUp(OsString),
    /// Read the saved game with this file name.
    OpenGame(OsString),
    /// Change the settings file where these two differ.
    KeepSettings {
        /// The settings before.
        before: Box<Config>,
        /// The settings now.
        after: Box<Config>,
    },
    /// Draw with the language, the colours and the characters that are set now, and use the mouse or not.
    Restyle,
    /// Keep what was solved.
    KeepProgress(Box<Progress>),
    /// Give the terminal back to the shell for a while.
    Suspend,
    /// Draw everything anew.
    Repaint,
    /// Leave the program.
    Quit,
}
