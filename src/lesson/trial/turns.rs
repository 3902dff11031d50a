//! Turns made in a task: the learner's, and the replies to them.

use std::sync::atomic::AtomicBool;

use crate::board::Point;
use crate::engine::{self, Budget};
use crate::game::Level;
use crate::lesson::goal::Goal;
use crate::lesson::kind::{Kind, Replies};
use crate::lesson::trial::{Fault, Feedback, Made, Trial, Verdict};
use crate::notation;
use crate::rules::{Move, Reason, Refusal};

/// The seed of the computer opponent of a lesson: the same turns always get the same replies.
const SEED: u64 = 1;

/// How the engine thinks where a scripted reply does not fit: soon, but far enough to punish a mistake. A level that knows
/// the exact endings of draughts would have to make them first.
const STAND_IN: Budget = Budget {
    nodes: Some(20_000),
    time: None,
    depth: Some(5),
    level: Some(Level::Casual),
    seed: SEED,
    weights: None,
};

/// A reply that is due before the learner goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// This turn.
    Scripted(Move),
    /// The turn that [`engine::think`] finds for [`Trial::game`] within this budget.
    Engine(Budget),
}

impl Trial {
    /// Whether the task is one of making turns.
    pub fn is_played(&self) -> bool {
        matches!(self.task.kind, Kind::Play { .. } | Kind::Order { .. })
    }

    /// The learner's turns so far.
    pub fn own_turns(&self) -> impl Iterator<Item = &Made> {
        let learner = self.task.learner();
        self.made.iter().filter(move |made| made.seat == learner)
    }

    /// Makes the learner's turn along `points`. The task may be decided by it, or a reply may be due.
    ///
    /// # Errors
    /// Why the turn is illegal; also [`Reason::GameOver`] if the task is decided or no turn is wanted in it, and
    /// [`Reason::NotYours`] while a reply is due. Nothing changes then, but for [`Trial::refused`].
    pub fn play(&mut self, points: &[Point]) -> Result<(), Refusal> {
        let from = points.first().copied();
        let refuse = |reason| Refusal {
            reason,
            from,
            to: None,
            over: None,
        };
        if self.verdict.is_some() || !self.is_played() {
            return Err(refuse(Reason::GameOver));
        }
        if self.due().is_some() {
            return Err(refuse(Reason::NotYours));
        }
        self.make(points)
    }

    /// The learner has tried something that is refused. Solves the task if that was asked for; otherwise the task goes
    /// on, and the feedback is only to be shown.
    pub fn refused(&mut self, refusal: Refusal) -> Verdict {
        let is_asked = |goal: &Goal| *goal == Goal::Refused(refusal.reason);
        match &self.task.kind {
            Kind::Play { goals, .. } if self.verdict.is_none() && goals.iter().any(is_asked) => {
                self.verdict = Some(Verdict::Right);
                Verdict::Right
            }
            Kind::Play { .. }
            | Kind::Mark { .. }
            | Kind::Choose { .. }
            | Kind::Build { .. }
            | Kind::Compare { .. }
            | Kind::Order { .. } => Verdict::Wrong(Feedback::of(Fault::Refused(refusal))),
        }
    }

    /// The reply that is due before the learner goes on. A scripted one that is not legal after what the learner has
    /// done is left to the engine.
    pub fn due(&self) -> Option<Reply> {
        let to_move = self.position.to_move();
        if self.verdict.is_some() || to_move == self.task.learner() {
            return None;
        }
        let rules = self.task.rules();
        if rules.must_pass(&self.position) {
            return Some(Reply::Scripted(Move::Pass));
        }
        let budget = match &self.task.kind {
            Kind::Play {
                replies: Replies::Engine(level),
                ..
            } => Budget {
                level: Some(*level),
                ..Budget::default()
            },
            Kind::Play {
                replies: Replies::Scripted(turns),
                ..
            } => {
                let text = turns.get(self.own_turns().count().checked_sub(1)?)?;
                match notation::read_turn(rules, &self.position, text) {
                    Ok(turn) => return Some(Reply::Scripted(turn)),
                    Err(_) => STAND_IN,
                }
            }
            Kind::Play {
                replies: Replies::Still,
                ..
            }
            | Kind::Mark { .. }
            | Kind::Choose { .. }
            | Kind::Build { .. }
            | Kind::Compare { .. }
            | Kind::Order { .. } => return None,
        };
        Some(Reply::Engine(Budget {
            seed: SEED,
            ..budget
        }))
    }

    /// Makes the reply that is due, along `points` (none for a pass).
    ///
    /// # Errors
    /// Why it is illegal, or [`Reason::GameOver`] if no reply is due.
    pub fn reply(&mut self, points: &[Point]) -> Result<(), Refusal> {
        if self.due().is_none() {
            return Err(Refusal {
                reason: Reason::GameOver,
                from: points.first().copied(),
                to: None,
                over: None,
            });
        }
        self.make(points)
    }

    /// Makes every reply that is due, searching for the engine's on the spot.
    pub fn reply_at_once(&mut self) {
        while let Some(reply) = self.due() {
            let turn = match reply {
                Reply::Scripted(turn) => Some(turn),
                Reply::Engine(budget) => {
                    let never = AtomicBool::new(false);
                    engine::think(&self.game(), &budget, &never, &mut |_| ())
                        .map(|found| found.turn)
                }
            };
            let made = turn.is_some_and(|turn| self.reply(turn.points()).is_ok());
            if !made {
                // Nobody answers: the turn comes back.
                self.position = self.position.moved_by(self.task.learner());
            }
        }
    }

    fn make(&mut self, points: &[Point]) -> Result<(), Refusal> {
        let scene = self.scene();
        let turn = scene.rules.check(&scene.position, points)?;
        let after = scene.after(&turn);
        self.made.push(Made {
            seat: scene.learner(),
            turn,
            before: scene.position,
        });
        self.position = after;
        self.go_on();
        Ok(())
    }

    /// Decides the task after a turn, or hands the turn on.
    fn go_on(&mut self) {
        let learner = self.task.learner();
        let is_over = self.task.rules().outcome(&self.position).is_some();
        self.verdict = self.decided_at_once();
        if self.verdict.is_some() {
            return;
        }
        if !is_over && self.is_answered() && self.position.to_move() != learner {
            return;
        }
        let is_last = match self.task.kind {
            Kind::Play { turns, .. } => self.own_turns().count() >= turns,
            Kind::Mark { .. }
            | Kind::Choose { .. }
            | Kind::Build { .. }
            | Kind::Compare { .. }
            | Kind::Order { .. } => false,
        };
        if is_over || is_last {
            self.judge();
        } else {
            self.position = self.position.moved_by(learner);
            if self.task.rules().must_pass(&self.position) {
                self.judge();
            }
        }
    }

    /// Whether the turn just made is answered by another seat.
    fn is_answered(&self) -> bool {
        let own = self.own_turns().count();
        let Kind::Play {
            goals,
            turns,
            replies,
        } = &self.task.kind
        else {
            return false;
        };
        match replies {
            Replies::Still => false,
            Replies::Scripted(replies) => {
                let is_own = self
                    .made
                    .last()
                    .is_some_and(|made| made.seat == self.task.learner());
                is_own && own <= replies.len()
            }
            // What is won and lost is counted after the last reply.
            Replies::Engine(_) => {
                own < *turns || goals.iter().any(|goal| matches!(goal, Goal::Ahead(_)))
            }
        }
    }

    /// Takes the learner's last turn back with all replies to it; says whether there was one. The task is under way
    /// again.
    pub fn back(&mut self) -> bool {
        let learner = self.task.learner();
        let Some(last) = self.made.iter().rposition(|made| made.seat == learner) else {
            return false;
        };
        self.position = self.made[last].before;
        self.made.truncate(last);
        self.verdict = None;
        true
    }
}
