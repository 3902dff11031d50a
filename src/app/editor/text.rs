//! A position that is typed or pasted.

use tui_input::Input;

use crate::app::editor::{Editor, Mode, Said};
use crate::app::play::making;
use crate::notation::{self, PositionError};

impl Editor {
    /// Puts the first line of what was pasted into the line for a typed position.
    pub(super) fn paste(&mut self, text: &str) {
        let mut input = match std::mem::replace(&mut self.mode, Mode::Board) {
            Mode::Typing(input) => input,
            Mode::Board | Mode::Solved(_) | Mode::Asking(_) => Input::default(),
        };
        making::paste(&mut input, text);
        self.mode = Mode::Typing(input);
    }

    /// Takes the typed position over, or says why it is none and leaves it to be mended.
    pub(super) fn read(&mut self) {
        let Mode::Typing(input) = &self.mode else {
            return;
        };
        let text = input.value().trim();
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
        let Mode::Typing(input) = &self.mode else {
            return None;
        };
        let text = input.value().trim();
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
