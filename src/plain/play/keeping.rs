//! What is kept of a game, and where it is saved.

use std::io;
use std::path::PathBuf;

use super::Play;
use crate::app::play::Filing;
use crate::record::Record;
use crate::words;

impl Play<'_, '_> {
    /// The record of the game as it stands.
    pub(super) fn record(&self) -> Record {
        self.record.with_game(self.game.clone())
    }

    /// Keeps the game.
    pub(super) fn keep(&mut self) -> io::Result<()> {
        if !self.has_place {
            self.make_place()?;
        }
        let record = self.record();
        match self.talk.shelf.keep(&record) {
            Ok(()) => Ok(()),
            Err(why) => self.warn(&why),
        }
    }

    /// Saves the game once it has come to its end here, and says where; an end that was taken back loses its file.
    pub(super) fn file(&mut self) -> io::Result<()> {
        if let Some(filed) = self.filing.outdated(&self.game)
            && let Some(Ok(place)) = filed.place
        {
            self.talk.shelf.withdraw(&place, &filed.record);
        }
        let record = self.record();
        let is_as_opened = self.game.entries() == self.record.game().entries();
        if is_as_opened || !self.filing.begin(&record) {
            return Ok(());
        }
        match self.talk.shelf.file(&record) {
            None => {
                self.filing = Filing::default();
                Ok(())
            }
            Some(place) => {
                self.filing.settle(place.clone());
                self.say_saved(&place)
            }
        }
    }

    /// Says where the game was saved, or why it was not.
    pub(super) fn say_saved(&mut self, saved: &Result<PathBuf, String>) -> io::Result<()> {
        match saved {
            Ok(place) => {
                let said = words::with_place(self.talk.manner.lang, "said-saved", place);
                self.talk.say(&said)
            }
            Err(why) => self.talk.say_text("said-not-saved", &[("why", why.into())]),
        }
    }

    /// Sees to it that keeping this game costs no other: what is wrong with the one kept last is said, or it gets a file
    /// of its own.
    pub(super) fn make_place(&mut self) -> io::Result<()> {
        if let Some(Err(why)) = self.talk.shelf.kept() {
            self.talk.say(&why)?;
        }
        self.has_place = true;
        match self.talk.shelf.set_aside() {
            Ok(Some(file)) => {
                let file = file.display().to_string();
                let names = [("file", (&file).into())];
                self.talk.say_text("plain-set-aside", &names)
            }
            // One that cannot be moved stays, and this one is kept elsewhere.
            Ok(None) | Err(_) => Ok(()),
        }
    }

    /// Says, but only once, that the game cannot be kept.
    pub(super) fn warn(&mut self, why: &str) -> io::Result<()> {
        if self.has_warned {
            return Ok(());
        }
        self.has_warned = true;
        self.talk.say_text("said-not-kept", &[("why", why.into())])
    }

    /// Saves the game in a file of its own, or in the new one called `file`.
    pub(super) fn save(&mut self, file: &str) -> io::Result<()> {
        let record = self.record();
        let file = Some(file).filter(|file| !file.is_empty());
        if file.is_none() {
            // A finished game that has a file already needs no second one.
            if let Some(place) = self.filing.want(&self.game) {
                return self.say_saved(&Ok(place));
            }
        }
        let saved = self.talk.shelf.save(&record, file);
        if self.game.outcome().is_some() && file.is_none() {
            self.filing.save(record, saved.clone());
        }
        self.say_saved(&saved)
    }

    /// Says that an unfinished game can be gone on with.
    pub(super) fn farewell(&mut self) -> io::Result<()> {
        if self.has_place && !self.has_warned && self.game.outcome().is_none() {
            self.talk.say_text("plain-farewell", &[])?;
        }
        Ok(())
    }
}
