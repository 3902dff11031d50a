//! One task: it is shown in words, answered in whole lines, and judged.

mod answers;
mod told;

use std::io;

use crate::board::Point;
use crate::lang::Lang;
use crate::lesson::{Lesson, Piece, Task, Trial, Verdict};
use crate::notation;
use crate::plain::learn::Learn;
use crate::plain::learn::wish::{WISHES, Wish};
use crate::plain::word::Heard;
use crate::words;

/// How a task was left.
pub(super) enum Left {
    /// Solved, in so many turns of the learner.
    Solved(usize),
    Skipped,
    /// The learner leaves the program.
    Quit,
}

/// A task being done.
pub(super) struct Session<'l, 't, 'a> {
    learn: &'l mut Learn<'t, 'a>,
    lesson: &'l Lesson,
    trial: Trial,
}

impl<'l, 't, 'a> Session<'l, 't, 'a> {
    pub(super) fn new(learn: &'l mut Learn<'t, 'a>, lesson: &'l Lesson, task: &Task) -> Self {
        Self {
            learn,
            lesson,
            trial: Trial::new(task),
        }
    }

    /// Holds the conversation about the task.
    pub(super) fn run(&mut self) -> io::Result<Left> {
        self.introduce()?;
        let lang = self.learn.talk.manner.lang;
        while let Some(line) = self.learn.talk.listen()? {
            match WISHES.read(lang, &line) {
                Heard::Other => self.answer(&line)?,
                Heard::Misused(problem, help) => self.learn.talk.say_usage(problem, &help)?,
                Heard::Asked(wish, more) => {
                    if let Some(left) = self.obey(wish, more)? {
                        return Ok(left);
                    }
                }
            }
            if self.trial.verdict().is_some_and(Verdict::is_right) {
                return Ok(Left::Solved(self.trial.counted_turns()));
            }
        }
        Ok(Left::Quit)
    }

    /// Does what is asked for; says whether the task is left by it.
    fn obey(&mut self, wish: Wish, more: &str) -> io::Result<Option<Left>> {
        match wish {
            Wish::Hint => self.hint()?,
            Wish::Solution => self.solution()?,
            Wish::Skip => return Ok(Some(Left::Skipped)),
            Wish::Again => {
                self.trial.restart();
                self.position()?;
            }
            Wish::Undo => self.undo()?,
            Wish::Why => self.why(more)?,
            Wish::Moves => self.moves(more)?,
            Wish::Board => self.board()?,
            Wish::Position => self.position()?,
            Wish::Task => self.introduce()?,
            Wish::Help => self.help()?,
            Wish::Quit => return Ok(Some(Left::Quit)),
        }
        Ok(None)
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        for line in text.lines() {
            self.learn.talk.say(line)?;
        }
        Ok(())
    }

    /// Says a text of the task.
    fn tell(&mut self, text: &crate::lesson::Text) -> io::Result<()> {
        let language = self.learn.talk.manner.lang.language();
        let said = self.trial.say(text, language);
        self.say(&said)
    }

    fn names(&self, points: impl IntoIterator<Item = Point>) -> String {
        let (board, naming) = (self.trial.scene().board(), self.learn.talk.manner.naming);
        words::names(board, naming, points)
    }

    fn not_a_point(&mut self, name: &str) -> io::Result<()> {
        self.learn
            .talk
            .say_text("refusal-not-a-point", &[("text", name.into())])?;
        self.learn.talk.say_text("plain-see-help", &[])
    }

    fn undo(&mut self) -> io::Result<()> {
        if self.trial.back() {
            self.learn
                .talk
                .say_text("plain-undone", &[("count", 1.into())])?;
            return self.position();
        }
        self.learn.talk.say_text("said-nothing-back", &[])
    }

    /// Says whether the turn that `text` names is legal and, if not, why.
    fn why(&mut self, text: &str) -> io::Result<()> {
        let manner = self.learn.talk.manner;
        let rules = self.trial.task().rules();
        match notation::read_turn(rules, self.trial.position(), text) {
            Ok(turn) => {
                let turn = notation::turn(rules.board(), manner.naming, &turn);
                self.learn
                    .talk
                    .say_text("explain-legal", &[("turn", (&turn).into())])
            }
            Err(error) => self.say(&words::turn_error(manner.lang, manner.naming, &error)),
        }
    }

    /// Lists the legal turns, or those of the stone on a point.
    fn moves(&mut self, text: &str) -> io::Result<()> {
        let (rules, naming) = (self.trial.task().rules(), self.learn.talk.manner.naming);
        let Ok(points) = self.points(text) else {
            return self.not_a_point(text);
        };
        let mut turns = rules.turns(self.trial.position());
        turns.retain(|turn| {
            let origin = turn.points().first();
            points.is_empty() || origin.is_some_and(|origin| points.contains(*origin))
        });
        self.learn
            .talk
            .say_text("plain-moves", &[("count", turns.len().into())])?;
        for turn in turns {
            self.learn
                .talk
                .say(&notation::turn(rules.board(), naming, &turn))?;
        }
        Ok(())
    }
}

/// What a piece of the palette is called: `red`, `black-king`, or in another language `rot`, `schwarz-dame`.
fn called(lang: &Lang, piece: Piece) -> String {
    let seat = words::seat(lang, piece.seat);
    let called = if piece.king {
        format!("{seat}-{}", lang.text("learn-king"))
    } else {
        seat
    };
    called.to_lowercase()
}
