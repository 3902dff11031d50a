//! What can be asked for while a task is done, besides answering it.

use crate::lang::Lang;
use crate::plain::command::Follows;

/// A word that asks for something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
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

impl Word {
    /// Every word, in the order of the help.
    pub(super) const ALL: [Self; 12] = [
        Self::Hint,
        Self::Solution,
        Self::Skip,
        Self::Again,
        Self::Undo,
        Self::Why,
        Self::Moves,
        Self::Board,
        Self::Position,
        Self::Task,
        Self::Help,
        Self::Quit,
    ];

    /// The word that works in every language.
    const fn id(self) -> &'static str {
        match self {
            Self::Hint => "hint",
            Self::Solution => "solution",
            Self::Skip => "skip",
            Self::Again => "again",
            Self::Undo => "undo",
            Self::Why => "why",
            Self::Moves => "moves",
            Self::Board => "board",
            Self::Position => "position",
            Self::Task => "task",
            Self::Help => "help",
            Self::Quit => "quit",
        }
    }

    /// What follows the word.
    pub(super) const fn follows(self) -> Follows {
        match self {
            Self::Why => Follows::Something,
            Self::Moves => Follows::Perhaps,
            Self::Hint
            | Self::Solution
            | Self::Skip
            | Self::Again
            | Self::Undo
            | Self::Board
            | Self::Position
            | Self::Task
            | Self::Help
            | Self::Quit => Follows::Nothing,
        }
    }

    /// The word in a language.
    fn name(self, lang: &Lang) -> String {
        lang.text(&format!("plain-name-{}", self.id()))
    }

    /// The line of the help.
    pub(super) fn help(self, lang: &Lang) -> String {
        let name = self.name(lang);
        lang.with(
            &format!("learn-help-{}", self.id()),
            &[("name", (&name).into())],
        )
    }

    /// The word that `line` begins with, in any case, in English or in the language, and what follows it.
    pub(super) fn read<'l>(lang: &Lang, line: &'l str) -> Option<(Self, &'l str)> {
        let (word, more) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let (word, more) = (word.to_lowercase(), more.trim());
        let is_meant = |known: &Self| known.id() == word || known.name(lang).to_lowercase() == word;
        let known = match word.as_str() {
            "?" => Some(Self::Help),
            "q" => Some(Self::Quit),
            _ => Self::ALL.into_iter().find(is_meant),
        };
        known.map(|known| (known, more))
    }
}
