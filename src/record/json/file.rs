//! What stands in the file, key by key, and how it comes from a game.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{FORMAT, VERSION};
use crate::board::{Board, Point};
use crate::game::{Act, Entry, Game, Level, Player};
use crate::notation;
use crate::record::{Record, RecordError, Remark, SeatEntry};
use crate::rules::{Choice, Outcome, Seat, Wanted};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) format: String,
    pub(super) version: u32,
    pub(super) ruleset: String,
    pub(super) options: OptionsEntry,
    pub(super) start: Option<String>,
    pub(super) seats: Vec<PlayerEntry>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) date: Option<String>,
    #[serde(default)]
    pub(super) tags: BTreeMap<String, String>,
    /// What is said before the first move.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) remarks: Vec<Remark>,
    pub(super) moves: Vec<MoveEntry>,
    pub(super) result: ResultEntry,
}

/// Only what can be chosen in the game is there.
#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OptionsEntry {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) players: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) anti_block: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) quiet_draw: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) repetition_draw: Option<usize>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlayerEntry {
    pub(super) seat: String,
    #[serde(default)]
    pub(super) name: String,
    pub(super) player: Who,
}

/// `"human"` or `{ "ai": 3 }`
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Who {
    Human,
    Ai(u64),
}

/// What follows the path may be left out; what is there is checked.
#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MoveEntry {
    pub(super) seat: String,
    pub(super) path: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) over: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) captured: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) crowned: Option<bool>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) pass: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) resign: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) remarks: Vec<Remark>,
}

#[derive(PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub(super) enum ResultEntry {
    Win {
        places: Vec<String>,
    },
    /// The last act was a resignation.
    Resigned {
        places: Vec<String>,
    },
    Draw {
        reason: String,
        /// Who was the last to agree.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<String>,
    },
    Unfinished,
}

impl File {
    /// What the file of `record` holds.
    pub(super) fn of(record: &Record) -> Self {
        let game = record.game();
        let (rules, options) = (game.rules(), game.options());
        let said = |ply: usize| record.remarks.get(&ply).cloned().unwrap_or_default();
        Self {
            format: FORMAT.to_owned(),
            version: VERSION,
            ruleset: rules.id().to_owned(),
            options: OptionsEntry {
                players: rules.offers(Choice::Players).then_some(options.players),
                anti_block: rules
                    .offers(Choice::AntiBlock)
                    .then_some(options.anti_block),
                quiet_draw: rules
                    .offers(Choice::QuietDraw)
                    .then_some(options.quiet_draw),
                repetition_draw: rules
                    .offers(Choice::RepetitionDraw)
                    .then_some(options.repetition_draw),
            },
            start: game
                .given_start()
                .map(|start| notation::position(rules, start)),
            seats: record.seats().iter().map(PlayerEntry::of).collect(),
            date: record.date.clone(),
            tags: record.tags.clone(),
            remarks: said(0),
            moves: (1..)
                .zip(game.entries())
                .filter_map(|(ply, entry)| {
                    let written = MoveEntry::of(rules.board(), entry)?;
                    let remarks = said(ply);
                    Some(MoveEntry { remarks, ..written })
                })
                .collect(),
            result: ResultEntry::of(game),
        }
    }
}

impl OptionsEntry {
    pub(super) fn wanted(&self) -> Wanted {
        Wanted {
            players: self.players,
            anti_block: self.anti_block,
            quiet_draw: self.quiet_draw,
            repetition_draw: self.repetition_draw,
        }
    }
}

impl PlayerEntry {
    pub(super) fn of(entry: &SeatEntry) -> Self {
        Self {
            seat: entry.seat.id().to_owned(),
            name: entry.name.clone(),
            player: match entry.player {
                Player::Human => Who::Human,
                Player::Ai(level) => Who::Ai(level.number().into()),
            },
        }
    }
}

impl Who {
    pub(super) fn read(&self) -> Result<Player, RecordError> {
        match *self {
            Self::Human => Ok(Player::Human),
            Self::Ai(number) => Level::ALL
                .into_iter()
                .find(|level| u64::from(level.number()) == number)
                .map(Player::Ai)
                .ok_or(RecordError::Level(number)),
        }
    }
}

pub(super) fn names(board: &Board, points: &[Point]) -> Vec<String> {
    let name = |point: &Point| board.name(*point).to_owned();
    points.iter().map(name).collect()
}

impl MoveEntry {
    /// The entry of a turn or a resignation; none for an agreement, which the result tells.
    pub(super) fn of(board: &Board, entry: &Entry) -> Option<Self> {
        let mut written = Self {
            seat: entry.seat.id().to_owned(),
            ..Self::default()
        };
        match &entry.act {
            Act::Agree => return None,
            Act::Resign => written.resign = true,
            Act::Turn(turn) => match turn.path() {
                None => written.pass = true,
                Some(path) => {
                    let some =
                        |points: &[Point]| (!points.is_empty()).then(|| names(board, points));
                    written.path = names(board, path.points());
                    written.over = some(path.over());
                    written.captured = some(path.captured());
                    written.crowned = path.crowns().then_some(true);
                }
            },
        }
        Some(written)
    }
}

impl ResultEntry {
    pub(super) fn of(game: &Game) -> Self {
        let last = game.entries().last();
        match game.outcome() {
            None => Self::Unfinished,
            Some(Outcome::Draw(draw)) => Self::Draw {
                reason: draw.id().to_owned(),
                seat: last
                    .filter(|entry| entry.act == Act::Agree)
                    .map(|entry| entry.seat.id().to_owned()),
            },
            Some(Outcome::Places(seats)) => {
                let places = ids(&seats);
                match last {
                    Some(entry) if entry.act == Act::Resign => Self::Resigned { places },
                    _ => Self::Win { places },
                }
            }
        }
    }
}

pub(super) fn list(names: impl Iterator<Item = String>) -> String {
    names.collect::<Vec<_>>().join(", ")
}

pub(super) fn ids(seats: &[Seat]) -> Vec<String> {
    seats.iter().map(|seat| seat.id().to_owned()).collect()
}
