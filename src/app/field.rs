//! A line of text that is being written: the one place where keys change one.

use tui_input::{Input, InputRequest};

use crate::app::Message;

/// Characters of a typed turn or position: more than any needs.
const LONGEST: usize = 300;

/// A line of text with a cursor in it.
#[derive(Clone, Debug)]
pub struct Field {
    input: Input,
    /// Characters at the most.
    longest: usize,
}

/// What a message is to a line that is being written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Written {
    /// It belongs to the writing, or means nothing meanwhile.
    On,
    /// The text is to be used.
    Done,
    /// The text is not wanted.
    Dropped,
}

impl Field {
    /// An empty line for a turn or a position.
    pub(super) fn new() -> Self {
        Self::of(String::new(), LONGEST)
    }

    /// A line with some text, of `longest` characters at the most, and with the cursor at its end.
    pub(super) fn of(text: String, longest: usize) -> Self {
        let input = Input::new(text);
        Self { input, longest }
    }

    /// The text.
    pub fn text(&self) -> &str {
        self.input.value()
    }

    /// Columns of the text before the cursor.
    pub fn cursor(&self) -> usize {
        self.input.visual_cursor()
    }

    /// Columns of the text that are left out at its beginning where there is only room for so many `columns`.
    pub fn scroll(&self, columns: usize) -> usize {
        self.input.visual_scroll(columns)
    }

    /// Puts the cursor at the end of a text that has to be mended.
    pub(super) fn go_to_end(&mut self) {
        self.input.handle(InputRequest::GoToEnd);
    }

    /// Changes the line by a key or by what was pasted, of which the first line counts.
    pub(super) fn update(&mut self, message: &Message) -> Written {
        match message {
            Message::Edit(request) => self.edit(*request),
            Message::Paste(text) => {
                let line = text.trim_start().chars().take_while(|c| !c.is_control());
                line.for_each(|c| self.edit(InputRequest::InsertChar(c)));
            }
            Message::Enter => return Written::Done,
            Message::Back => return Written::Dropped,
            _ => {}
        }
        Written::On
    }

    fn edit(&mut self, request: InputRequest) {
        let is_full = self.text().chars().count() >= self.longest;
        if !(is_full && matches!(request, InputRequest::InsertChar(_))) {
            self.input.handle(request);
        }
    }
}
