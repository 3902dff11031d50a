//! What is said of a task: what is asked, what was answered, what is right.

use std::io;

use super::{Session, called};
use crate::game::{Act, Entry};
use crate::lesson::{Feedback, Kind, KindName, Made, Shown};
use crate::notation;
use crate::plain::learn::wish::WISHES;
use crate::plain::picture::picture;
use crate::rules::Refusal;
use crate::words;

impl Session<'_, '_, '_> {
    /// Says the task, the position, what there is to choose from, and how it is answered.
    pub(super) fn introduce(&mut self) -> io::Result<()> {
        let text = self.trial.task().text.clone();
        self.tell(&text)?;
        self.board()?;
        self.position()?;
        self.choices()?;
        self.how()
    }

    /// Says what there is to choose from or to place.
    pub(super) fn choices(&mut self) -> io::Result<()> {
        let (rules, manner) = (self.trial.task().rules(), self.learn.talk.manner);
        let language = manner.lang.language();
        let choices: Vec<String> = match &self.trial.task().kind {
            Kind::Choose { answers, .. } => answers
                .iter()
                .map(|answer| self.trial.say(&answer.text, language))
                .collect(),
            Kind::Compare { turns, .. } => turns
                .iter()
                .map(|candidate| notation::turn(rules.board(), manner.naming, &candidate.turn))
                .collect(),
            Kind::Build { .. } => {
                let palette = self.trial.palette().into_iter();
                let stones: Vec<String> = palette
                    .map(|(piece, left)| format!("{} {left}", called(manner.lang, piece)))
                    .collect();
                let stones = stones.join(", ");
                return self
                    .learn
                    .talk
                    .say_text("learn-palette", &[("stones", (&stones).into())]);
            }
            Kind::Play { .. } | Kind::Mark { .. } | Kind::Order { .. } => Vec::new(),
        };
        for (number, choice) in (1..).zip(choices) {
            self.learn.talk.say(&format!("{number}. {choice}"))?;
        }
        Ok(())
    }

    /// Says how the task is answered.
    pub(super) fn how(&mut self) -> io::Result<()> {
        let several = self.trial.task().kind.has_several();
        let id = match self.trial.task().kind.name() {
            KindName::Play | KindName::Order => {
                let turns = match self.trial.task().kind {
                    Kind::Play { turns, .. } => turns,
                    Kind::Mark { .. }
                    | Kind::Choose { .. }
                    | Kind::Build { .. }
                    | Kind::Compare { .. }
                    | Kind::Order { .. } => 0,
                };
                return self
                    .learn
                    .talk
                    .say_text("learn-how-play", &[("turns", turns.into())]);
            }
            KindName::Mark => "learn-how-mark",
            KindName::Choose if several => "learn-how-choose-several",
            KindName::Choose | KindName::Compare => "learn-how-choose",
            KindName::Build => "learn-how-build",
        };
        self.learn.talk.say_text(id, &[])
    }

    pub(super) fn board(&mut self) -> io::Result<()> {
        for line in picture(self.trial.task().rules(), self.trial.position()) {
            self.learn.talk.say(&line)?;
        }
        Ok(())
    }

    /// Says what stands where, for every seat that has stones, and who is to move.
    pub(super) fn position(&mut self) -> io::Result<()> {
        let game = self.trial.game();
        let position = *self.trial.position();
        for seat in position
            .seats()
            .filter(|seat| !position.stones(*seat).is_empty())
        {
            let manner = self.learn.talk.manner;
            let stones = manner.stones(&game, seat, &words::seat(manner.lang, seat));
            self.learn.talk.say(&stones)?;
        }
        self.learn
            .talk
            .say_of("learn-you-are", self.trial.task().learner())
    }

    /// Says what is wrong.
    pub(super) fn feedback(&mut self, feedback: &Feedback) -> io::Result<()> {
        let manner = self.learn.talk.manner;
        let board = self.trial.scene().board();
        for fault in &feedback.faults {
            self.say(&words::fault(manner.lang, board, manner.naming, fault))?;
        }
        for says in &feedback.says {
            self.tell(says)?;
        }
        if feedback.lost.is_empty() {
            return Ok(());
        }
        let pair = |pair: &crate::analysis::Pair| {
            notation::points(board, manner.naming, &[pair.stone, pair.end], false)
        };
        let paths: Vec<String> = feedback.lost.iter().map(pair).collect();
        let paths = paths.join(", ");
        self.learn
            .talk
            .say_text("learn-lost", &[("paths", (&paths).into())])
    }

    /// Says the numbers that a solved task has: those of the turns compared, or the turns made and the least possible.
    pub(super) fn numbers(&mut self) -> io::Result<()> {
        let lang = self.learn.talk.manner.lang;
        if let Kind::Compare { by, .. } = self.trial.task().kind {
            let scale = words::scale(lang, by);
            let values = self.trial.task().values();
            let values: Vec<String> = (1..)
                .zip(values)
                .map(|(number, value)| format!("{number}: {value}"))
                .collect();
            return self.say(&format!("{scale}. {}", values.join(", ")));
        }
        match self.trial.optimum() {
            Some(best) => {
                let made = self.trial.own_turns().count();
                let numbers = [("made", made.into()), ("best", best.into())];
                self.learn.talk.say_text("learn-optimum", &numbers)
            }
            None => Ok(()),
        }
    }

    pub(super) fn hint(&mut self) -> io::Result<()> {
        match self.trial.hint().cloned() {
            Some(hint) => self.tell(&hint),
            None => self.learn.talk.say_text("learn-no-hint", &[]),
        }
    }

    /// Says the solution; the task is still there to be done.
    pub(super) fn solution(&mut self) -> io::Result<()> {
        let manner = self.learn.talk.manner;
        let board = self.trial.scene().board();
        self.learn.talk.say_text("learn-solution", &[])?;
        for shown in self.trial.solution() {
            match shown {
                Shown::Turn(made) => self.say_made(&made)?,
                Shown::Tried(attempt) => {
                    self.say(&attempt.text)?;
                    if let Err(refusal) = attempt.result {
                        self.say_refusal(refusal)?;
                    }
                }
                Shown::Marks(points) => {
                    let names = self.names(points.iter());
                    self.say(&names)?;
                }
                Shown::Chosen(answers) => {
                    let numbers = answers.iter().map(|answer| (answer + 1).to_string());
                    self.say(&numbers.collect::<Vec<_>>().join(", "))?;
                }
                Shown::Stone(piece, point) => {
                    let point = manner.naming.name(board, point);
                    self.say(&format!("{} {point}", called(manner.lang, piece)))?;
                }
            }
        }
        Ok(())
    }

    pub(super) fn say_refusal(&mut self, refusal: Refusal) -> io::Result<()> {
        let manner = self.learn.talk.manner;
        let board = self.trial.scene().board();
        self.say(&words::refusal(manner.lang, board, manner.naming, &refusal))
    }

    pub(super) fn say_made(&mut self, made: &Made) -> io::Result<()> {
        let entry = Entry {
            seat: made.seat,
            act: Act::Turn(made.turn.clone()),
        };
        let manner = self.learn.talk.manner;
        let seat = words::seat(manner.lang, made.seat);
        let said = manner.entry(self.trial.task().rules(), &entry, &seat);
        self.say(&said)
    }

    pub(super) fn help(&mut self) -> io::Result<()> {
        self.how()?;
        let lang = self.learn.talk.manner.lang;
        WISHES
            .lines(lang)
            .try_for_each(|line| self.learn.talk.say(&line))
    }
}
