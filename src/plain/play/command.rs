//! What can be asked for besides making a turn.

use crate::plain::word::Follows::{Nothing, Perhaps, Something};
use crate::plain::word::{Vocabulary, Word};

/// What a player asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::plain) enum Command {
    Moves,
    Why,
    Analyse,
    WhatIf,
    Hint,
    Board,
    Position,
    Lines,
    Where,
    Last,
    Log,
    Undo,
    Redo,
    Draw,
    Resign,
    Level,
    Name,
    Save,
    Rematch,
    Again,
    New,
    Help,
    Quit,
}

/// The words of a game.
pub(in crate::plain) const COMMANDS: Vocabulary<Command> = Vocabulary {
    words: &[
        Word::new(Command::Moves, "moves", Perhaps),
        Word::new(Command::Why, "why", Something),
        Word::new(Command::Analyse, "analyse", Perhaps),
        Word::new(Command::WhatIf, "whatif", Something),
        Word::new(Command::Hint, "hint", Nothing),
        Word::new(Command::Board, "board", Nothing),
        Word::new(Command::Position, "position", Nothing),
        Word::new(Command::Lines, "lines", Nothing),
        Word::new(Command::Where, "where", Something),
        Word::new(Command::Last, "last", Nothing),
        Word::new(Command::Log, "log", Nothing),
        Word::new(Command::Undo, "undo", Nothing),
        Word::new(Command::Redo, "redo", Nothing),
        Word::new(Command::Draw, "draw", Nothing),
        Word::new(Command::Resign, "resign", Perhaps),
        Word::new(Command::Level, "level", Perhaps),
        Word::new(Command::Name, "name", Something),
        Word::new(Command::Save, "save", Perhaps),
        Word::new(Command::Rematch, "rematch", Nothing),
        Word::new(Command::Again, "again", Nothing),
        Word::new(Command::New, "new", Nothing),
        Word::new(Command::Help, "help", Nothing),
        Word::new(Command::Quit, "quit", Nothing),
    ],
    also: &[("?", "help"), ("q", "quit"), ("analysis", "analyse")],
    help: "plain-help",
};
