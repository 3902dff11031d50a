//! What can be asked for besides making a turn.

use crate::lang::Lang;

/// What follows a word of the conversation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Follows {
    Nothing,
    /// Perhaps something.
    Perhaps,
    Something,
}

impl Follows {
    /// The id of the text that says what is wrong with `more`, which follows the word; none if it is as it should be.
    pub(super) fn problem(self, more: &str) -> Option<&'static str> {
        match (self, more.is_empty()) {
            (Self::Nothing, false) => Some("plain-superfluous"),
            (Self::Something, true) => Some("plain-missing"),
            (Self::Nothing, true) | (Self::Something, false) | (Self::Perhaps, _) => None,
        }
    }
}

/// A command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command {
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
    New,
    Help,
    Quit,
}

impl Command {
    /// Every command, in the order of the help.
    pub(super) const ALL: [Self; 21] = [
        Self::Moves,
        Self::Why,
        Self::Analyse,
        Self::WhatIf,
        Self::Hint,
        Self::Board,
        Self::Position,
        Self::Lines,
        Self::Where,
        Self::Last,
        Self::Log,
        Self::Undo,
        Self::Redo,
        Self::Draw,
        Self::Resign,
        Self::Level,
        Self::Name,
        Self::Save,
        Self::New,
        Self::Help,
        Self::Quit,
    ];

    /// The name that works in every language.
    const fn id(self) -> &'static str {
        match self {
            Self::Moves => "moves",
            Self::Why => "why",
            Self::Analyse => "analyse",
            Self::WhatIf => "whatif",
            Self::Hint => "hint",
            Self::Board => "board",
            Self::Position => "position",
            Self::Lines => "lines",
            Self::Where => "where",
            Self::Last => "last",
            Self::Log => "log",
            Self::Undo => "undo",
            Self::Redo => "redo",
            Self::Draw => "draw",
            Self::Resign => "resign",
            Self::Level => "level",
            Self::Name => "name",
            Self::Save => "save",
            Self::New => "new",
            Self::Help => "help",
            Self::Quit => "quit",
        }
    }

    /// What follows the name.
    pub(super) const fn follows(self) -> Follows {
        match self {
            Self::Why | Self::WhatIf | Self::Where | Self::Name => Follows::Something,
            Self::Moves | Self::Analyse | Self::Resign | Self::Level | Self::Save => {
                Follows::Perhaps
            }
            Self::Hint
            | Self::Board
            | Self::Position
            | Self::Lines
            | Self::Last
            | Self::Log
            | Self::Undo
            | Self::Redo
            | Self::Draw
            | Self::New
            | Self::Help
            | Self::Quit => Follows::Nothing,
        }
    }

    /// The name in a language.
    fn name(self, lang: &Lang) -> String {
        lang.text(&format!("plain-name-{}", self.id()))
    }

    /// The line of the help.
    pub(super) fn help(self, lang: &Lang) -> String {
        let name = self.name(lang);
        lang.with(
            &format!("plain-help-{}", self.id()),
            &[("name", (&name).into())],
        )
    }

    /// The command that `line` gives, by its name in any case, in English or in the language, and what follows it.
    pub(super) fn read<'l>(lang: &Lang, line: &'l str) -> Option<(Self, &'l str)> {
        let (word, more) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let (word, more) = (word.to_lowercase(), more.trim());
        let is_meant =
            |command: &Self| command.id() == word || command.name(lang).to_lowercase() == word;
        let command = match word.as_str() {
            "?" => Some(Self::Help),
            "q" => Some(Self::Quit),
            "analysis" => Some(Self::Analyse),
            _ => Self::ALL.into_iter().find(is_meant),
        };
        command.map(|command| (command, more))
    }
}
