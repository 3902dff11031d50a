//! From one task to the next: where a task begins, what follows what was done, and the way back.

use crate::app::play::making;
use crate::app::practice::{Learn, Mode, Practice, Said, Step};
use crate::app::{Command, Effect, Message, Session};
use crate::board::Point;
use crate::lang::Language;
use crate::lesson::Trial;

impl Practice {
    /// Puts the cursor where the task begins.
    pub(super) fn arrive(&mut self) {
        self.turn = self.trial.turn();
        // Texts say where on the board something is: they mean the usual view.
        self.view = 0;
        let named = self.named_stone();
        self.cursor = named.unwrap_or_else(|| making::first_target(&self.turn));
        self.brush = 0;
        self.row = 0;
        self.mode = Mode::Doing;
        self.said = None;
        self.reads = true;
        self.first = 0;
        self.showing = None;
        self.seen = self.trial.made().len();
    }

    /// The first stone of the learner that the text of the task names.
    fn named_stone(&self) -> Option<Point> {
        let task = self.trial.task();
        let own = task.scene.position.stones(task.learner());
        // Names are the same in every language.
        let words = task
            .text
            .in_language(Language::En)
            .split(|c: char| !c.is_alphanumeric());
        let mut named = words.filter_map(|word| task.rules().board().point(word).ok());
        named.find(|point| own.contains(*point))
    }

    /// A command that has a meaning in every kind of task.
    pub(super) fn command(&mut self, session: &mut Session, message: &Message) -> Step {
        match message {
            Message::Learn(Learn::Hint) => return Step::Stay(self.hint(session)),
            Message::Learn(Learn::Retry) => {
                let stopped = self.stop();
                self.retry();
                return Step::Stay(stopped);
            }
            Message::Do(Command::Undo) => {
                let stopped = self.stop();
                self.undo();
                return Step::Stay(stopped);
            }
            Message::Learn(Learn::Check) => {
                self.trial.judge();
                return self.go_on(session);
            }
            _ => {}
        }
        Step::Stay(Vec::new())
    }

    /// The task from its beginning.
    pub(super) fn retry(&mut self) {
        self.trial.restart();
        self.turn = self.trial.turn();
        self.seen = self.trial.made().len();
        self.mode = Mode::Doing;
        self.first = 0;
    }

    /// The chain under way is taken back, or else the turn before it.
    pub(super) fn undo(&mut self) {
        let is_under_way = self.turn.path().len() > 1;
        if !is_under_way && !self.trial.back() {
            self.said = Some(Said::NothingBack);
        }
        self.turn = self.trial.turn();
        self.seen = self.trial.made().len();
        self.mode = Mode::Doing;
    }

    /// The next task, or the end of the lesson.
    pub fn next_task(&mut self) {
        let made = self.trial.counted_turns();
        let is_counted = made > 0 && self.is_right();
        self.run.turns = is_counted.then(|| (made, self.trial.optimum()));
        match self.lesson.tasks.get(self.stage + 1) {
            Some(task) => {
                self.stage += 1;
                self.trial = Trial::new(task);
                self.arrive();
            }
            None => self.mode = Mode::End,
        }
    }

    /// What follows something that was done: a verdict, a reply, or the learner goes on.
    pub(super) fn go_on(&mut self, session: &mut Session) -> Step {
        let effects = self.answered(session);
        self.turn = self.trial.turn();
        if self.trial.verdict().is_some() {
            self.run.wrong += usize::from(!self.is_right());
            self.mode = Mode::Judged;
            // Answers are a part of the text.
            self.reads = self.answers() > 0;
            return Step::Judged;
        }
        let shown = self.show_reply(session);
        Step::Stay([effects, shown].concat())
    }

    /// The screen is come back to: a reply that is due is asked for again.
    pub fn come_back(&mut self, session: &mut Session) -> Vec<Effect> {
        if self.thinking.is_some() {
            return Vec::new();
        }
        let effects = self.answered(session);
        self.turn = self.trial.turn();
        effects
    }

    /// Stops the thinker, if it is at work.
    pub(super) fn stop(&mut self) -> Vec<Effect> {
        let stopped = self.thinking.take().map(|_| Effect::StopThinking);
        stopped.into_iter().collect()
    }
}
