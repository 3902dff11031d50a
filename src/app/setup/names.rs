//! The names of the players of a new game.

use super::{Row, Setup};
use crate::app::field::Field;
use crate::game::Player;
use crate::rules::Seat;

/// Characters of a name.
const LONGEST: usize = 40;

impl Setup {
    /// The name of who plays `seat`: the one that was written for it, or for somebody at the keyboard the usual one;
    /// empty if there is none.
    pub fn name(&self, seat: Seat) -> String {
        let Some(index) = self.seats().iter().position(|other| *other == seat) else {
            return String::new();
        };
        if let Some(name) = &self.names[index] {
            return name.clone();
        }
        if self.players[index] != Player::Human {
            return String::new();
        }
        let before = self.players[..index].iter();
        let human = before.filter(|player| **player == Player::Human).count();
        self.usual.get(human).cloned().unwrap_or_default()
    }

    /// Whether there are seats to choose players for.
    pub fn has_seats(&self) -> bool {
        self.rows().iter().any(|row| matches!(row, Row::Seat(_)))
    }

    /// Begins to write the name of who plays the seat under the cursor, or else the first seat.
    pub(super) fn write_name(&mut self) {
        let rows = self.rows();
        let is_seat = |row: &Row| matches!(row, Row::Seat(_));
        let row = Some(self.row).filter(|row| is_seat(&rows[*row]));
        let Some(row) = row.or_else(|| rows.iter().position(is_seat)) else {
            return;
        };
        self.row = row;
        if let Row::Seat(seat) = rows[row] {
            self.typing = Some(Field::of(self.name(seat), LONGEST));
        }
    }

    /// Takes over the name that was written.
    pub(super) fn take_name(&mut self) {
        let (Some(written), Row::Seat(seat)) = (self.typing.take(), self.rows()[self.row]) else {
            return;
        };
        if let Some(index) = self.seats().iter().position(|other| *other == seat) {
            self.names[index] = Some(written.text().trim().to_owned());
        }
    }
}
