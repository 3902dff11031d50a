//! The guides: a list of them, and the place where one is read. What stands at a place is for the front end to know,
//! which lays the guide out in its language and its width.

use crate::app::Message;
use crate::guide::{self, Link};

/// The state of the screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reader {
    /// The guide under the cursor of the list, by its number from 0.
    pub row: usize,
    /// The guides that are open, each of which a link in the one before led to; none while the list is shown.
    open: Vec<Reading>,
    /// Whether the first of them was opened from somewhere else, where Esc then leads back to.
    is_over: bool,
    /// Whether the link that was followed last leads to an exercise that no lesson covers.
    pub is_missing: bool,
}

/// A guide that is being read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// Its id.
    pub id: &'static str,
    /// Where it is being read.
    pub place: Place,
}

/// A place in a guide; it stays the same whatever the width and the language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The block that the first line on the screen belongs to, by its number from 0.
    pub block: usize,
    /// How many lines of the block are above the screen.
    pub line: usize,
    /// The link that is chosen, by its number from 0.
    pub link: Option<usize>,
}

/// What the screen leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Nothing outside of the guides.
    Stay,
    /// Back to where the guides were opened.
    Leave,
    /// The lessons of this course that cover this exercise.
    Practise {
        /// The id of the course.
        course: String,
        /// The exercise.
        covers: String,
    },
}

impl Reader {
    /// The list, or the guide called `id`, one of [`guide::ids`].
    pub fn new(id: Option<&'static str>) -> Self {
        let mut reader = Self::default();
        if let Some(id) = id {
            reader.row = guide::ids().position(|other| other == id).unwrap_or(0);
            reader.open(id);
        }
        reader
    }

    /// The guide called `id`, one of [`guide::ids`], over something that is come back to.
    pub fn over(id: &'static str) -> Self {
        Self {
            is_over: true,
            ..Self::new(Some(id))
        }
    }

    /// The guide that is shown; none while the list is.
    pub fn reading(&self) -> Option<&Reading> {
        self.open.last()
    }

    /// Opens a guide; goes back to it if it is open already.
    fn open(&mut self, id: &'static str) {
        match self.open.iter().position(|reading| reading.id == id) {
            Some(index) => self.open.truncate(index + 1),
            None => self.open.push(Reading {
                id,
                place: Place::default(),
            }),
        }
    }

    /// Leads the screen on by one message.
    pub fn update(&mut self, message: &Message) -> Step {
        self.is_missing = false;
        match (self.open.last_mut(), message) {
            (Some(_), Message::Back) => {
                self.open.pop();
                if self.is_over && self.open.is_empty() {
                    return Step::Leave;
                }
            }
            (Some(reading), Message::Read(place)) => reading.place = *place,
            (Some(_), Message::Follow(Link::Guide(id))) => self.open(id),
            (Some(_), Message::Follow(Link::Exercise { course, covers })) => {
                return Step::Practise {
                    course: course.clone(),
                    covers: covers.clone(),
                };
            }
            (Some(_), _) => {}
            (None, Message::Back) => return Step::Leave,
            (None, message) => self.choose(message),
        }
        Step::Stay
    }

    /// Moves the cursor of the list, or opens what it is on.
    fn choose(&mut self, message: &Message) {
        let ids: Vec<&'static str> = guide::ids().collect();
        if let Some(row) = message.row_after(self.row, ids.len() - 1) {
            self.row = row;
        }
        match *message {
            Message::Enter => self.open(ids[self.row]),
            Message::Row(row) if row < ids.len() => {
                self.row = row;
                self.open(ids[row]);
            }
            _ => {}
        }
    }
}
