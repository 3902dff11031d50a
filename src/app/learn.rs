//! The list of exercises: the courses, and the lessons of one.

use crate::app::Message;
use crate::app::practice::Learn;
use crate::lesson::{Course, Courses};

/// The state of the screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Exercises {
    /// The course whose lessons are listed, by its number from 0; none while the courses are.
    pub course: Option<usize>,
    /// The line under the cursor, from 0.
    pub row: usize,
    /// Whether it is asked if everything is to be forgotten.
    pub asks: bool,
}

/// What the screen leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Nothing outside of the list.
    Stay,
    /// Back to the menu.
    Leave,
    /// A lesson, by the number of its course and its own there, from 0.
    Open(usize, usize),
    /// What was solved in this course is forgotten; in all of them if none is named.
    Forget(Option<usize>),
    /// The guide of this course.
    Guide(usize),
}

impl Exercises {
    /// The courses, or the lessons where there is but one course.
    pub fn of(courses: &Courses) -> Self {
        Self {
            course: (courses.len() == 1).then_some(0),
            ..Self::default()
        }
    }

    /// The lessons of a course, with the cursor on one of them.
    pub fn of_course(course: usize, row: usize) -> Self {
        Self {
            course: Some(course),
            row,
            asks: false,
        }
    }

    /// The number of lines.
    pub fn rows(&self, courses: &Courses) -> usize {
        match self.course.and_then(|course| courses.get(course)) {
            Some(course) => course.lessons.len(),
            None => courses.len(),
        }
    }

    /// The course that is listed, or the one under the cursor.
    pub fn chosen<'c>(&self, courses: &'c Courses) -> Option<&'c Course> {
        courses.get(self.course.unwrap_or(self.row))
    }

    /// Moves the cursor, opens what it is on, asks.
    pub fn update(&mut self, courses: &Courses, message: &Message) -> Step {
        if self.asks {
            match message {
                Message::Enter => {
                    self.asks = false;
                    return Step::Forget(self.course);
                }
                Message::Back => self.asks = false,
                _ => {}
            }
            return Step::Stay;
        }
        let Some(last) = self.rows(courses).checked_sub(1) else {
            return if *message == Message::Back {
                Step::Leave
            } else {
                Step::Stay
            };
        };
        if let Some(row) = message.row_after(self.row, last) {
            self.row = row;
        }
        match *message {
            Message::Row(row) if row <= last => {
                self.row = row;
                self.open()
            }
            Message::Enter => self.open(),
            Message::Back => match self.course.take() {
                Some(course) if courses.len() > 1 => {
                    self.row = course;
                    Step::Stay
                }
                Some(_) | None => Step::Leave,
            },
            Message::Learn(Learn::Reset) => {
                self.asks = true;
                Step::Stay
            }
            Message::Learn(Learn::Guide) => Step::Guide(self.course.unwrap_or(self.row)),
            _ => Step::Stay,
        }
    }

    fn open(&mut self) -> Step {
        if let Some(course) = self.course {
            return Step::Open(course, self.row);
        }
        *self = Self::of_course(self.row, 0);
        Step::Stay
    }
}
