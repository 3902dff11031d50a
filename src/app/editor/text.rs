//! A position that is typed or pasted.

use crate::app::editor::{Editor, Mode, Said};
use crate::notation::{self, PositionError};

impl Editor {
    /// Takes the typed position over, or says why it is none and leaves it to be mended.
    pub(super) fn read(&mut self) {
        let Mode::Typing(field) = &mut self.mode else {
            return;
        };
        field.go_to_end();
        let text = field.text().trim();
        if text.is_empty() {
            self.mode = Mode::Board;
            return;
        }
        match notation::read_position(self.rules, text) {
            Ok(position) => {
                self.mode = Mode::Board;
                self.edit(&position);
                self.brush = self.brush_of(position.to_move());
            }
            Err(error) => self.said = Some(Said::Typed(error)),
        }
    }

    /// What is wrong with the position that is being typed, as far as more letters cannot mend it.
    pub fn typed_error(&self) -> Option<PositionError> {
        let Mode::Typing(field) = &self.mode else {
            return None;
        };
        let text = field.text().trim();
        notation::read_position(self.rules, text)
            .err()
            .filter(|error| match error {
                PositionError::Unreadable(..)
                | PositionError::Picture { .. }
                | PositionError::Seating { .. }
                | PositionError::NotSeated(_) => false,
                // The last name may not be complete yet.
                PositionError::NotAPoint(name)
                | PositionError::LightSquare(name)
                | PositionError::Taken(name)
                | PositionError::ManOnKingRow(name) => !text.ends_with(name.as_str()),
                PositionError::UnknownSeat(_)
                | PositionError::SeatTwice(_)
                | PositionError::TooMany { .. } => true,
            })
    }
}
