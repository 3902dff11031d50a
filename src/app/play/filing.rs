//! The file of a finished game: each game gets one by itself when it ends, and loses it when it is taken back and goes
//! on in another way.

use std::path::{Path, PathBuf};

use crate::game::Game;
use crate::record::Record;

/// A finished game that was saved.
#[derive(Clone, Debug)]
pub struct Filed {
    /// The game as it was saved.
    pub record: Record,
    /// The path of its file, or why there is none; none as long as that is not known.
    pub place: Option<Result<PathBuf, String>>,
    /// Whether a player has asked for it: then it stays whatever becomes of the game.
    is_wanted: bool,
}

/// Whether the game under way has a file as a finished one, and which.
#[derive(Clone, Debug, Default)]
pub struct Filing(Option<Filed>);

impl Filing {
    /// The file of the game as it stands.
    pub fn of(&self, game: &Game) -> Option<&Filed> {
        let is_it = |filed: &&Filed| filed.record.game().entries() == game.entries();
        self.0.as_ref().filter(is_it)
    }

    /// Its path, once it is there.
    pub fn place(&self, game: &Game) -> Option<&Path> {
        self.of(game)?.place.as_ref()?.as_deref().ok()
    }

    /// Gives up the file of a game that `game` has come away from, if it was saved by itself: that ending was taken back.
    /// Who only goes back in a game has not come away from it.
    pub fn outdated(&mut self, game: &Game) -> Option<Filed> {
        let is_another =
            |filed: &mut Filed| !filed.record.game().entries().starts_with(game.entries());
        self.0.take_if(is_another).filter(|filed| !filed.is_wanted)
    }

    /// Whether `record` is to be saved by itself now; it counts as saved from then on.
    pub fn begin(&mut self, record: &Record) -> bool {
        let is_due = self.0.is_none() && record.is_worth_a_file();
        if is_due {
            self.0 = Some(Filed {
                record: record.clone(),
                place: None,
                is_wanted: false,
            });
        }
        is_due
    }

    /// It was saved by itself there, or could not be.
    pub fn settle(&mut self, place: Result<PathBuf, String>) {
        if let Some(filed) = &mut self.0 {
            filed.place = Some(place);
        }
    }

    /// A player has asked for the file of `game`, which is then theirs; its path, if it has one.
    pub fn want(&mut self, game: &Game) -> Option<PathBuf> {
        let place = self.place(game)?.to_owned();
        if let Some(filed) = &mut self.0 {
            filed.is_wanted = true;
        }
        Some(place)
    }

    /// A player has saved the finished game `record` there, or has heard why it could not be.
    pub fn save(&mut self, record: Record, place: Result<PathBuf, String>) {
        self.0 = Some(Filed {
            record,
            place: Some(place),
            is_wanted: true,
        });
    }
}
