//! What a level sees: how far it looks and how much it errs.

use std::time::Duration;

use crate::game::Level;
use crate::rules::Family;

/// The bounds of a level.
#[derive(Clone, Copy, Debug)]
pub struct Sight {
    /// Positions; none for a level that has a time.
    pub nodes: Option<u64>,
    /// Time, for the level that has no other bound.
    pub time: Option<Duration>,
    /// Turns ahead.
    pub depth: Option<u32>,
    /// By how much it misjudges a position, in hundredths of a step or of a man.
    pub noise: i32,
    /// The same in the opening, if it is more: a level plays different openings from game to game.
    pub variety: i32,
    /// Whether it does not see what captures lead to; there are none in a race.
    pub is_hasty: bool,
    /// Whether it keeps to turns that lead on where there are any, as somebody who looks no further must in a race; in
    /// draughts to those of its foremost man, as somebody does who wants a king and sees nothing else.
    pub keeps_on: bool,
    /// Whether it knows the exact results of the last endings.
    pub knows_endings: bool,
    /// For whom it looks.
    pub role: Role,
}

/// For whom a position is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// For the side to move, which in a race rather runs than hinders.
    Player,
    /// For somebody who does not take part and regards all sides alike.
    Judge,
}

impl Sight {
    /// What is seen where only the bounds of the budget hold.
    pub const FULL: Self = Self {
        nodes: None,
        time: None,
        depth: None,
        noise: 0,
        variety: 0,
        is_hasty: false,
        keeps_on: false,
        knows_endings: true,
        role: Role::Player,
    };

    /// What `level` sees in a game of this family.
    pub fn of(level: Level, family: Family) -> Self {
        let (nodes, depth, noise, variety) = match (family, level) {
            (Family::Race(_), Level::Beginner) => (2_000, 1, 1200, 0),
            (Family::Race(_), Level::Casual) => (5_000, 1, 300, 0),
            (Family::Race(_), Level::Club) => (10_000, 3, 30, 90),
            (Family::Race(_), Level::Strong) => (60_000, 6, 10, 80),
            (Family::Draughts, Level::Beginner) => (200, 1, 250, 0),
            (Family::Draughts, Level::Casual) => (1_000, 2, 40, 0),
            (Family::Draughts, Level::Club) => (5_000, 4, 15, 0),
            (Family::Draughts, Level::Strong) => (50_000, 8, 5, 0),
            (_, Level::Master) => {
                return Self {
                    time: Some(Duration::from_secs(1)),
                    noise: 1,
                    variety: 1,
                    ..Self::FULL
                };
            }
        };
        Self {
            nodes: Some(nodes),
            time: None,
            depth: Some(depth),
            noise,
            variety,
            is_hasty: level == Level::Beginner,
            keeps_on: match family {
                Family::Race(_) => level <= Level::Casual,
                Family::Draughts => level == Level::Beginner,
            },
            knows_endings: level > Level::Casual,
            role: Role::Player,
        }
    }
}
