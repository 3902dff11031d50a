//! Who plays a seat.

/// How strong a computer opponent is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// 1: loses to a child who looks one turn ahead.
    Beginner,
    /// 2
    Casual,
    /// 3
    Club,
    /// 4
    Strong,
    /// 5: the strongest there is.
    Master,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 5] = [
        Self::Beginner,
        Self::Casual,
        Self::Club,
        Self::Strong,
        Self::Master,
    ];

    /// The level of a computer opponent if none is chosen: one that a newcomer can beat.
    pub const USUAL: Self = Self::Casual;

    /// The number of the level, from 1 to 5.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The name that files and commands use.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Casual => "casual",
            Self::Club => "club",
            Self::Strong => "strong",
            Self::Master => "master",
        }
    }

    /// The level called `name`: its number or its id, in any case.
    pub fn named(name: &str) -> Option<Self> {
        let is_it = |level: &Self| {
            level.id().eq_ignore_ascii_case(name) || level.number().to_string() == name
        };
        Self::ALL.into_iter().find(is_it)
    }
}

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// Somebody at the keyboard.
    Human,
    /// The computer.
    Ai(Level),
}

impl Player {
    /// The level of a computer opponent.
    pub const fn level(self) -> Option<Level> {
        match self {
            Self::Human => None,
            Self::Ai(level) => Some(level),
        }
    }
}
