//! What happens: keys and clicks by their meaning, and answers from outside.

use std::ffi::OsString;
use std::path::PathBuf;

use tui_input::InputRequest;

use crate::app::editor::Arrange;
use crate::app::guide::Place;
use crate::app::practice::Learn;
use crate::app::replay::library::Waiting;
use crate::app::replay::{Played, Watch};
use crate::board::Point;
use crate::engine::{Answer, Solution};
use crate::guide::Link;
use crate::record::Record;
use crate::rules::Seat;

/// A direction on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Heading {
    Left,
    Right,
    Up,
    Down,
    UpLeft,
    UpRight,
    DownLeft,
    DownRight,
}

/// What happened: a key or a click by its meaning on the screen, or an answer from outside.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    /// Leave the program.
    Quit,
    /// Leave the program, but ask first if a position would be lost.
    AskQuit,
    /// Give the terminal back to the shell for a while.
    Suspend,
    /// Draw everything anew.
    Repaint,
    /// Open or close the help.
    Help,
    /// Show the open help from this line.
    HelpFrom(u16),
    /// Move the cursor or change a value.
    Go(Heading),
    /// Do what the cursor is on.
    Enter,
    /// One step back: a landing, a question, a screen.
    Back,
    /// The next thing that can be chosen.
    Next,
    /// The one before.
    Previous,
    /// To the beginning.
    First,
    /// To the end.
    Last,
    /// One page, or one turn of the log, back.
    PageUp,
    /// One page, or one turn of the log, on.
    PageDown,
    /// A click on a row of a list, from 0.
    Row(usize),
    /// A click on a point of the board.
    Point(Point),
    /// Read the guide from this place.
    Read(Place),
    /// Follow a link of the guide.
    Follow(Link),
    /// A key in a text field.
    Edit(InputRequest),
    /// A command of the play screen, or of another that knows it.
    Do(Command),
    /// A command of the editor.
    Arrange(Arrange),
    /// A command of the exercises.
    Learn(Learn),
    /// A command of the replay.
    Watch(Watch),
    /// The thinker's answer to a request.
    Thought {
        /// The number of the request.
        id: u64,
        /// What it found; none if the game was over.
        answer: Option<Box<Answer>>,
    },
    /// The thinker's answer to a draw that was offered.
    Considered {
        /// The number of the request.
        id: u64,
        /// The seat of the computer that does not agree; none if all agree.
        unwilling: Option<Seat>,
    },
    /// The thinker's answer to a request for a way home.
    Solved {
        /// The number of the request.
        id: u64,
        /// What it found.
        solution: Option<Box<Solution>>,
    },
    /// The time asked for with [`Effect::After`](crate::app::Effect::After) is over. Its number is that of the request, so
    /// that one that is not waited for any more is known as such.
    Due(u64),
    /// The unfinished games besides the one of this run, and the names of the files of the saved ones.
    Games {
        /// The unfinished ones, the newest first.
        waiting: Vec<Waiting>,
        /// The saved ones, the newest first.
        saved: Vec<OsString>,
    },
    /// What the saved file with this name holds, or why nothing.
    Described(OsString, Result<Vec<Played>, String>),
    /// The unfinished game that is gone on with, or why it cannot be had.
    TakenUp(Result<Box<Record>, String>),
    /// The games of the saved file with this name, or why there are none.
    Opened(OsString, Result<Vec<Played>, String>),
    /// Where the game was saved, or why it could not be.
    Saved(Result<PathBuf, String>),
    /// Where the game before this one was saved, or why it could not be.
    SetAside(Result<PathBuf, String>),
    /// Where the finished game was saved by itself, or why it could not be.
    Filed(Result<PathBuf, String>),
    /// Text from the clipboard.
    Paste(String),
}

impl Message {
    /// Whether it comes from outside and not from the player.
    pub(super) fn is_answer(&self) -> bool {
        matches!(
            self,
            Self::Thought { .. }
                | Self::Considered { .. }
                | Self::Solved { .. }
                | Self::Due(_)
                | Self::Games { .. }
                | Self::Described(..)
                | Self::TakenUp(_)
                | Self::Opened(..)
                | Self::Saved(_)
                | Self::SetAside(_)
                | Self::Filed(_)
        )
    }

    /// The row of a list that the message leads to from `row`; the list, which ends with the row `last`, closes on
    /// itself. None if it does not lead to a row.
    pub(super) fn row_after(&self, row: usize, last: usize) -> Option<usize> {
        match self {
            Self::Go(Heading::Up) | Self::Previous => Some(row.checked_sub(1).unwrap_or(last)),
            Self::Go(Heading::Down) | Self::Next => Some(if row < last { row + 1 } else { 0 }),
            Self::First | Self::PageUp => Some(0),
            Self::Last | Self::PageDown => Some(last),
            _ => None,
        }
    }
}

/// The commands of the play screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Take a turn back.
    Undo,
    /// Play it once more.
    Redo,
    /// Type a turn.
    Type,
    /// Turn the board.
    Flip,
    /// Offer a draw.
    Draw,
    /// Resign.
    Resign,
    /// Save the game in a file of its own.
    Save,
    /// Set up a new game.
    New,
    /// The same game once more from its start, every player one seat on.
    Rematch,
    /// The same game once more from its start, everybody in the same seat.
    Again,
    /// Go to the menu.
    Menu,
    /// Change the settings.
    Settings,
    /// Change the position that is shown, beside the game.
    Edit,
    /// A stronger opponent.
    Stronger,
    /// A weaker opponent.
    Weaker,
    /// Show what the computer would play.
    Hint,
    /// Stop the computer, or let it go on.
    Pause,
    /// Ask the next question of the analysis, or none.
    Analyse,
    /// Replay the game.
    Replay,
}
