//! The lesson screen: the tasks of a lesson one after the other, each done on the board or in a list of answers.
//!
//! What is right is for [`Trial`] to say; how a turn is made is that of the play screen.

mod doing;
mod going;
mod showing;
mod steps;

use crate::app::editor;
use crate::app::field::{Field, Written};
use crate::app::overlay::Topic;
use crate::app::play::showing::Showing;
use crate::app::{Command, Effect, Message, Session};
use crate::board::Point;
use crate::lesson::{Lesson, NoRoom, Piece, Task, Trial, Verdict};
use crate::notation::TurnError;
use crate::rules::Refusal;
use crate::turn::Turn;

pub use showing::Step as Shown;

/// The commands of the screens for exercises and lessons; the others are those of the play screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Learn {
    /// Judge what was done.
    Check,
    /// Give the next hint, or show the solution.
    Hint,
    /// Begin the task again.
    Retry,
    /// Leave the task for the next one.
    Skip,
    /// Read the text where it has no room beside the board, or see the board again.
    Read,
    /// Show the text from this line.
    ReadFrom(u16),
    /// Open the guide.
    Guide,
    /// Forget what was solved.
    Reset,
}

/// What keys do now.
#[derive(Clone, Debug)]
pub enum Mode {
    /// They do the task.
    Doing,
    /// They write a turn.
    Typing(Field),
    /// They answer to the verdict.
    Judged,
    /// They show the solution: so many of its steps are shown, at least one.
    Solution {
        /// What it consists of.
        steps: Vec<Shown>,
        /// How many are shown.
        shown: usize,
    },
    /// They leave the lesson, which is over.
    End,
}

/// What the line above the keys says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// Why a landing or a turn is illegal.
    Refused(Refusal),
    /// Why a typed turn is none.
    Typed(TurnError),
    /// Why a stone cannot be put there.
    NoRoom(NoRoom, Point),
    /// There is nothing to take back.
    NothingBack,
    /// The hint just given, by its number from 1.
    Hint(usize),
}

/// What the screen leads to.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// It stays, and this is to be done.
    Stay(Vec<Effect>),
    /// An answer was judged.
    Judged,
    /// The task is left for the next one; a search that was under way has to be stopped.
    Skipped(Vec<Effect>),
    /// Back to the list; a search that was under way has to be stopped.
    Leave(Vec<Effect>),
    /// The next lesson.
    Next,
    /// The guide of the course; a search that was under way has to be stopped.
    Guide(Vec<Effect>),
}

/// A lesson under way.
#[derive(Debug)]
pub struct Practice {
    /// The number of its course, from 0.
    pub course: usize,
    /// Its number in the course, from 0.
    pub number: usize,
    lesson: Lesson,
    /// The number of the task, from 0.
    pub stage: usize,
    trial: Trial,
    turn: Turn,
    /// The point under the cursor.
    pub cursor: Point,
    /// How often the board is turned.
    pub view: u8,
    /// What the analysis is asked, if it is switched on.
    pub topic: Option<Topic>,
    /// The piece of the palette that Enter puts, by its place there.
    pub brush: usize,
    /// The answer under the cursor, from 0.
    pub row: usize,
    /// What keys do now.
    pub mode: Mode,
    /// What happened last, until the next key.
    pub said: Option<Said>,
    /// Whether the text is read where there is no room for it beside the board.
    pub reads: bool,
    /// The first line of the text that is shown.
    pub first: u16,
    /// The request the thinker is working on.
    thinking: Option<u64>,
    /// The reply that is being shown.
    showing: Option<Showing>,
    /// How many of the turns made need not be shown any more.
    seen: usize,
    /// The request for the message that shows the next landing of the solution.
    walking: Option<u64>,
    /// How the lesson went.
    pub run: Run,
}

/// How a lesson went, since it was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Run {
    /// Answers that were judged wrong.
    pub wrong: usize,
    /// Whether it began with a later task, those before it having been left behind the last time.
    pub is_part: bool,
    /// Whether a task was skipped.
    pub has_skipped: bool,
    /// Whether a solution was shown.
    pub has_seen: bool,
    /// In the task before, where it was one of several turns, the learner's turns and the least there can be where that
    /// is known.
    pub turns: Option<(usize, Option<usize>)>,
}

impl Practice {
    /// The lesson with the number `number` in the course with the number `course`, at the task with the number `stage`,
    /// all from 0.
    pub fn new(course: usize, number: usize, lesson: Lesson, stage: usize) -> Self {
        let trial = Trial::new(&lesson.tasks[stage]);
        let mut practice = Self {
            course,
            number,
            stage,
            turn: trial.turn(),
            trial,
            lesson,
            cursor: Point::new(0),
            view: 0,
            topic: None,
            brush: 0,
            row: 0,
            mode: Mode::Doing,
            said: None,
            reads: true,
            first: 0,
            thinking: None,
            showing: None,
            seen: 0,
            walking: None,
            run: Run {
                is_part: stage > 0,
                ..Run::default()
            },
        };
        practice.arrive();
        practice
    }

    /// The lesson.
    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// The task under way.
    pub fn trial(&self) -> &Trial {
        &self.trial
    }

    /// What is to be done.
    pub fn task(&self) -> &Task {
        self.trial.task()
    }

    /// The turn being made.
    pub fn turn(&self) -> &Turn {
        &self.turn
    }

    /// Whether the thinker is at work.
    pub fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// Whether the learner has a turn to make.
    pub fn may_play(&self) -> bool {
        self.trial.is_played()
            && self.trial.verdict().is_none()
            && self.trial.position().to_move() == self.task().learner()
    }

    /// The number of answers to choose from.
    pub fn answers(&self) -> usize {
        self.task().kind.choices()
    }

    /// Whether several answers may be chosen.
    pub fn has_several(&self) -> bool {
        self.task().kind.has_several()
    }

    /// Whether the task is solved.
    pub fn is_right(&self) -> bool {
        self.trial.verdict().is_some_and(Verdict::is_right)
    }

    /// The pieces of the palette as the keys call them.
    pub fn pieces(&self) -> Vec<editor::Piece> {
        let pieces = self.trial.palette().into_iter();
        pieces
            .map(|(Piece { seat, king }, _)| editor::Piece {
                seat,
                is_king: king,
            })
            .collect()
    }

    /// Leads the screen on by one message.
    pub fn update(&mut self, session: &mut Session, message: &Message) -> Step {
        if let Some(step) = self.update_whatever_is_done(session, message) {
            return step;
        }
        let said = self.said.take();
        // A key shows at once what was being shown.
        self.showing = None;
        self.walking = None;
        match &mut self.mode {
            Mode::Typing(field) => match field.update(message) {
                Written::On => {}
                Written::Done => return self.play_text(session),
                Written::Dropped => self.mode = Mode::Doing,
            },
            Mode::Solution { .. } => return self.update_solution(session, message),
            Mode::End => match message {
                Message::Enter => return Step::Next,
                Message::Back => return Step::Leave(Vec::new()),
                _ => {}
            },
            Mode::Judged => return self.update_judged(session, message),
            Mode::Doing => match (message, said) {
                // It puts the hint aside.
                (Message::Back, Some(Said::Hint(_))) => {}
                (message, _) => return self.act(session, message),
            },
        }
        Step::Stay(Vec::new())
    }

    /// Takes in what comes from outside, and the commands that mean the same whatever is being done.
    fn update_whatever_is_done(
        &mut self,
        session: &mut Session,
        message: &Message,
    ) -> Option<Step> {
        let mut effects = Vec::new();
        match message {
            Message::Thought { id, answer } if self.thinking == Some(*id) => {
                self.thinking = None;
                match answer {
                    Some(answer) => {
                        // The thinker knows the rules as we do.
                        let _ = self.trial.reply(answer.turn.points());
                    }
                    // Nobody answers.
                    None => self.trial.reply_at_once(),
                }
                return Some(self.go_on(session));
            }
            // Another screen has asked for it, or it is not waited for any more.
            Message::Thought { .. } | Message::Considered { .. } | Message::Solved { .. } => {}
            Message::Due(request) => effects = self.show_next(session, *request),
            Message::Learn(Learn::ReadFrom(line)) => self.first = *line,
            Message::Learn(Learn::Read) => {
                self.reads = !self.reads;
                self.first = 0;
            }
            Message::Learn(Learn::Guide) => return Some(Step::Guide(self.stop())),
            Message::Learn(Learn::Skip) if !matches!(self.mode, Mode::End) => {
                self.run.has_skipped = true;
                return Some(Step::Skipped(self.stop()));
            }
            Message::Do(Command::Analyse) => {
                self.topic = Topic::after(self.topic, self.task().rules());
            }
            Message::Do(Command::Flip) => {
                self.view = (self.view + 1) % self.turn_board().views();
            }
            _ => return None,
        }
        Some(Step::Stay(effects))
    }

    /// A key while the solution is shown.
    fn update_solution(&mut self, session: &mut Session, message: &Message) -> Step {
        let Mode::Solution { steps, shown } = &mut self.mode else {
            return Step::Stay(Vec::new());
        };
        match message {
            Message::Enter | Message::Next if *shown < steps.len() => {
                *shown += 1;
                return Step::Stay(self.walk(session));
            }
            Message::Previous if *shown > 1 => *shown -= 1,
            Message::Enter | Message::Back => self.retry(),
            _ => {}
        }
        Step::Stay(Vec::new())
    }

    /// A key that answers to the verdict.
    fn update_judged(&mut self, session: &mut Session, message: &Message) -> Step {
        match message {
            Message::Enter | Message::Learn(Learn::Check) if self.is_right() => self.next_task(),
            Message::Back if self.is_right() => return Step::Leave(Vec::new()),
            _ if self.is_right() => {}
            // Back to the task, as it was.
            Message::Enter | Message::Back if self.trial.is_played() => self.retry(),
            Message::Enter | Message::Back => self.mode = Mode::Doing,
            Message::Learn(Learn::Hint | Learn::Retry) | Message::Do(Command::Undo) => {
                return self.command(session, message);
            }
            message if !self.trial.is_played() => {
                self.mode = Mode::Doing;
                return self.act(session, message);
            }
            _ => {}
        }
        Step::Stay(Vec::new())
    }

    fn turn_board(&self) -> &'static crate::board::Board {
        self.task().rules().board()
    }
}
