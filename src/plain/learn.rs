//! Lessons, line by line: the course list, a lesson's tasks in order, and what was done kept after every answer.

mod task;
mod wish;

use std::io;

use crate::app::Opening;
use crate::lesson::{Lesson, NAMING, Study, Text};
use crate::plain::menu::choose;
use crate::plain::talk::Talk;

use task::{Left, Session};

/// Does the lesson that `study` begins with, or those that are chosen, until somebody quits.
pub(super) fn learn(talk: &mut Talk, study: Study) -> io::Result<Option<Opening>> {
    let naming = talk.manner.naming;
    talk.manner.naming = NAMING;
    let mut learn = Learn {
        study,
        talk,
        has_warned: false,
    };
    let done = learn.run();
    learn.talk.manner.naming = naming;
    done.map(|()| None)
}

/// Somebody learning.
struct Learn<'t, 'a> {
    study: Study,
    talk: &'t mut Talk<'a>,
    /// Whether it was said that progress cannot be kept.
    has_warned: bool,
}

impl Learn<'_, '_> {
    fn run(&mut self) -> io::Result<()> {
        let named = self.study.lesson.take();
        let lesson = named.and_then(|id| self.study.courses.lesson(&id).cloned());
        if let Some(lesson) = lesson {
            return self.lesson(&lesson).map(drop);
        }
        while let Some(lesson) = self.choose()? {
            if self.lesson(&lesson)? {
                break;
            }
        }
        Ok(())
    }

    /// A text in the language that is spoken.
    fn text(&self, text: &Text) -> String {
        let language = self.talk.manner.lang.language();
        text.in_language(language).to_owned()
    }

    /// Asks for a course, if there are several, and for a lesson.
    fn choose(&mut self) -> io::Result<Option<Lesson>> {
        let lang = self.talk.manner.lang;
        let progress = &self.study.progress;
        let courses: Vec<String> = self
            .study
            .courses
            .iter()
            .map(|course| {
                let title = self.text(&course.title);
                let names = [
                    ("title", (&title).into()),
                    ("solved", progress.count(course).into()),
                    ("lessons", course.lessons.len().into()),
                ];
                lang.with("learn-course", &names)
            })
            .collect();
        let chosen = match courses.len() {
            0 => None,
            1 => Some(0),
            _ => choose(self.talk, "learn-which-course", &courses)?,
        };
        let Some(course) = chosen.and_then(|chosen| self.study.courses.get(chosen)) else {
            return Ok(None);
        };
        let lessons = course.lessons.iter().map(|lesson| {
            let title = self.text(&lesson.title);
            let solved = i32::from(self.study.progress.is_solved(lesson));
            let names = [
                ("title", (&title).into()),
                ("lesson", (&lesson.id).into()),
                ("solved", solved.into()),
            ];
            lang.with("learn-lesson", &names)
        });
        let titles: Vec<String> = lessons.collect();
        let lessons = course.lessons.clone();
        self.talk.say(&self.text(&course.about.clone()))?;
        let chosen = choose(self.talk, "learn-which-lesson", &titles)?;
        Ok(chosen.and_then(|chosen| lessons.into_iter().nth(chosen)))
    }

    /// Does the tasks of `lesson` from where it was left; says whether somebody quits.
    fn lesson(&mut self, lesson: &Lesson) -> io::Result<bool> {
        let title = self.text(&lesson.title);
        self.talk.say(&title)?;
        let first = self.study.progress.task(lesson);
        for (index, task) in lesson.tasks.iter().enumerate().skip(first) {
            let numbers = [
                ("number", (index + 1).into()),
                ("of", lesson.tasks.len().into()),
            ];
            self.talk.say_text("learn-task", &numbers)?;
            let mut session = Session::new(self, lesson, task);
            let left = session.run()?;
            match left {
                Left::Solved(turns) => self.study.progress.solved(lesson, index, turns),
                Left::Skipped => self.study.progress.skipped(lesson, index),
                Left::Quit => return Ok(true),
            };
            self.keep()?;
        }
        if let Some(end) = &lesson.end {
            let end = self.text(end);
            self.talk.say(&end)?;
        }
        let id = if self.study.progress.is_solved(lesson) {
            "learn-lesson-solved"
        } else {
            "learn-lesson-left"
        };
        self.talk.say_text(id, &[("title", (&title).into())])?;
        Ok(false)
    }

    /// Keeps the progress; that it cannot be kept is said once.
    fn keep(&mut self) -> io::Result<()> {
        let kept = self.talk.shelf.keep_progress(&self.study.progress);
        match kept {
            Err(why) if !self.has_warned => {
                self.has_warned = true;
                self.talk
                    .say_text("learn-not-kept", &[("why", (&why).into())])
            }
            Ok(()) | Err(_) => Ok(()),
        }
    }
}
