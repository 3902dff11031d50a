//! How the list of exercises, lessons and guides lead to each other, and what is kept of them.

use crate::app::guide::{self, Reader};
use crate::app::learn::{self, Exercises};
use crate::app::practice::{self, Practice};
use crate::app::{Effect, Message, Model, Screen};
use crate::lesson::{Course, Lesson};

impl Model {
    /// Opens the list of exercises, with the cursor on the lesson that is on the screen.
    pub(super) fn open_exercises(&mut self) {
        self.behind = None;
        self.screen = Screen::Exercises(match &self.screen {
            Screen::Practice(practice) => Exercises::of_course(practice.course, practice.number),
            _ => Exercises::of(&self.courses),
        });
    }

    /// Opens the guide of a course over what is on the screen.
    fn open_guide(&mut self, course: usize) {
        let course = self.courses.get(course);
        let id = course.and_then(|course| course.guide.as_deref());
        if let Some(id) = id.and_then(|id| crate::guide::ids().find(|other| *other == id)) {
            let guide = Screen::Guide(Reader::over(id));
            let behind = std::mem::replace(&mut self.screen, guide);
            self.behind = Some(Box::new(behind));
        }
    }

    /// Opens the lesson of a course that covers an exercise of the guide on the screen, or says there that there is none.
    fn practise(&mut self, course: &str, covers: &str) {
        let is_meant =
            |found: &Course| found.id == course || found.guide.as_deref() == Some(course);
        let covers_it = |lesson: &Lesson| lesson.covers.iter().any(|id| id == covers);
        let place = (0..).zip(self.courses.iter()).find_map(|(index, found)| {
            let mut lessons = found.lessons.iter();
            let number = lessons.position(|lesson| is_meant(found) && covers_it(lesson));
            Some((index, number?))
        });
        match (place, &mut self.screen) {
            (Some((course, number)), _) => {
                let guide = self.take_screen();
                self.open_lesson(course, number);
                self.behind = Some(Box::new(guide));
            }
            (None, Screen::Guide(reader)) => reader.is_missing = true,
            (None, _) => {}
        }
    }

    fn keep_progress(&self) -> Vec<Effect> {
        vec![Effect::KeepProgress(Box::new(self.progress.clone()))]
    }

    /// Opens a lesson, or the list where there is none with these numbers.
    pub(super) fn open_lesson(&mut self, course: usize, number: usize) {
        let lessons = self.courses.get(course).map(|course| &course.lessons);
        match lessons.and_then(|lessons| lessons.get(number)) {
            Some(lesson) => {
                let stage = self.progress.task(lesson);
                let practice = Practice::new(course, number, lesson.clone(), stage);
                self.screen = Screen::Practice(Box::new(practice));
            }
            None => self.open_exercises(),
        }
    }

    /// Leads the list of exercises on by one message.
    pub(super) fn update_exercises(&mut self, message: &Message) -> Vec<Effect> {
        let Screen::Exercises(exercises) = &mut self.screen else {
            return Vec::new();
        };
        match exercises.update(&self.courses, message) {
            learn::Step::Stay => Vec::new(),
            learn::Step::Guide(course) => {
                self.open_guide(course);
                Vec::new()
            }
            learn::Step::Leave => {
                self.open_menu();
                Vec::new()
            }
            learn::Step::Open(course, number) => {
                self.open_lesson(course, number);
                Vec::new()
            }
            learn::Step::Forget(Some(course)) => {
                if let Some(course) = self.courses.get(course) {
                    self.progress.reset_course(course);
                }
                self.keep_progress()
            }
            learn::Step::Forget(None) => {
                self.progress.reset_all();
                self.keep_progress()
            }
        }
    }

    /// Leads the lesson on by one message.
    pub(super) fn update_practice(&mut self, message: &Message) -> Vec<Effect> {
        let Screen::Practice(practice) = &mut self.screen else {
            return Vec::new();
        };
        match practice.update(&mut self.session, message) {
            practice::Step::Stay(effects) => effects,
            practice::Step::Judged => {
                let lesson = practice.lesson();
                self.progress.tried(lesson);
                if practice.is_right() {
                    let turns = practice.trial().counted_turns();
                    self.progress.solved(lesson, practice.stage, turns);
                }
                self.keep_progress()
            }
            practice::Step::Skipped(mut effects) => {
                self.progress.skipped(practice.lesson(), practice.stage);
                practice.next_task();
                effects.extend(self.keep_progress());
                effects
            }
            practice::Step::Leave(effects) => {
                match self.behind.take() {
                    Some(screen) => self.screen = *screen,
                    None => self.open_exercises(),
                }
                effects
            }
            practice::Step::Next => {
                let (course, number) = (practice.course, practice.number + 1);
                self.open_lesson(course, number);
                Vec::new()
            }
            practice::Step::Guide(effects) => {
                let course = practice.course;
                self.open_guide(course);
                effects
            }
        }
    }

    /// Leads the guide on by one message.
    pub(super) fn update_guide(&mut self, message: &Message) -> Vec<Effect> {
        let Screen::Guide(reader) = &mut self.screen else {
            return Vec::new();
        };
        match reader.update(message) {
            guide::Step::Stay => {}
            guide::Step::Leave => match self.behind.take() {
                Some(screen) => {
                    self.screen = *screen;
                    if let Screen::Practice(practice) = &mut self.screen {
                        return practice.come_back(&mut self.session);
                    }
                }
                None => self.open_menu(),
            },
            guide::Step::Practise { course, covers } => self.practise(&course, &covers),
        }
        Vec::new()
    }
}
