//! What can be asked for while a task is done, besides answering it.

use crate::plain::word::Follows::{Nothing, Perhaps, Something};
use crate::plain::word::{Vocabulary, Word};

/// What a learner asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    Hint,
    Solution,
    Skip,
    Again,
    Undo,
    Why,
    Moves,
    Board,
    Position,
    Task,
    Help,
    Quit,
}

/// The words of a lesson.
pub(super) const WISHES: Vocabulary<Wish> = Vocabulary {
    words: &[
        Word::new(Wish::Hint, "hint", Nothing),
        Word::new(Wish::Solution, "solution", Nothing),
        Word::new(Wish::Skip, "skip", Nothing),
        Word::new(Wish::Again, "again", Nothing),
        Word::new(Wish::Undo, "undo", Nothing),
        Word::new(Wish::Why, "why", Something),
        Word::new(Wish::Moves, "moves", Perhaps),
        Word::new(Wish::Board, "board", Nothing),
        Word::new(Wish::Position, "position", Nothing),
        Word::new(Wish::Task, "task", Nothing),
        Word::new(Wish::Help, "help", Nothing),
        Word::new(Wish::Quit, "quit", Nothing),
    ],
    also: &[("?", "help"), ("q", "quit")],
    help: "learn-help",
};
