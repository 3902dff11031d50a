//! Who sits where, and how strong the computer is.

use std::io;

use super::Play;
use crate::game::{Level, Player};
use crate::record::SeatEntry;
use crate::rules::Seat;
use crate::words;

impl Play<'_, '_> {
    /// The seat that `name` means: its colour in the language or in English, its letter, or the name of its player.
    pub(super) fn seat(&self, name: &str) -> Option<Seat> {
        let lang = self.talk.manner.lang;
        let name = name.to_lowercase();
        let is_meant = |entry: &&SeatEntry| {
            entry.seat.is_called(&name)
                || words::seat(lang, entry.seat).to_lowercase() == name
                || (!name.is_empty() && entry.name.to_lowercase() == name)
        };
        self.record
            .seats()
            .iter()
            .find(is_meant)
            .map(|entry| entry.seat)
    }

    /// That `name` means no seat, and which there are.
    pub(super) fn say_no_seat(&mut self, name: &str) -> io::Result<()> {
        let lang = self.talk.manner.lang;
        let seats = self.record.seats().iter();
        let seats: Vec<String> = seats.map(|entry| words::seat(lang, entry.seat)).collect();
        let seats = seats.join(", ");
        let names = [("seat", name.into()), ("seats", (&seats).into())];
        self.talk.say_text("command-unknown-seat", &names)
    }

    /// Gives another name to who plays a seat.
    pub(super) fn rename(&mut self, text: &str) -> io::Result<()> {
        let (seat, name) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let Some(seat) = self.seat(seat) else {
            return self.say_no_seat(seat);
        };
        self.record.rename(seat, name.trim().to_owned());
        let entry = self.record.seats().iter().find(|entry| entry.seat == seat);
        if let Some(entry) = entry {
            self.talk.say(&self.talk.manner.player(entry))?;
        }
        self.keep()
    }

    /// Gives every computer in the game another level, by its number or its name.
    pub(super) fn change_level(&mut self, text: &str) -> io::Result<()> {
        let lang = self.talk.manner.lang;
        let said = |level: &Level| lang.text(&format!("level-{}", level.id()));
        let is_meant = |level: &Level| said(level).to_lowercase() == text.to_lowercase();
        let level = Level::named(text).or_else(|| Level::ALL.into_iter().find(is_meant));
        let Some(level) = level else {
            let levels = Level::ALL.map(|level| format!("{} {}", level.number(), said(&level)));
            let levels = levels.join(", ");
            let names = [("levels", (&levels).into())];
            return self.talk.say_text("plain-levels", &names);
        };
        let seats = self.record.seats().iter();
        let computers = seats.filter(|entry| entry.player != Player::Human);
        let computers: Vec<Seat> = computers.map(|entry| entry.seat).collect();
        if computers.is_empty() {
            return self.talk.say_text("said-no-computer", &[]);
        }
        for seat in computers {
            self.record.seat(seat, Player::Ai(level));
        }
        let name = said(&level);
        let names = [
            ("level", (&name).into()),
            ("number", usize::from(level.number()).into()),
        ];
        self.talk.say_text("said-level", &names)?;
        self.keep()
    }
}
