//! Whole answers: the solution to be shown, and any answer to be judged.

use crate::board::{Point, PointSet};
use crate::lesson::kind::{Answer, Piece};
use crate::lesson::scene::Attempt;
use crate::lesson::trial::{Feedback, Made, Trial, Verdict};

/// Something that the solution shows, one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shown {
    /// A turn, to be shown landing by landing.
    Turn(Box<Made>),
    /// A landing that is tried and refused.
    Tried(Attempt),
    /// The points to mark.
    Marks(PointSet),
    /// The answers or the turn to choose, from 0.
    Chosen(Vec<usize>),
    /// A stone to put on a point.
    Stone(Piece, Point),
}

impl Trial {
    /// The solution as things to show in order.
    pub fn solution(&self) -> Vec<Shown> {
        match &self.task.solution {
            Answer::Turns(attempts) => {
                let line = self.task.line.iter().cloned();
                let made = line.map(|made| Shown::Turn(Box::new(made)));
                let refused = attempts.iter().filter(|attempt| attempt.result.is_err());
                made.chain(refused.cloned().map(Shown::Tried)).collect()
            }
            Answer::Points(points) => vec![Shown::Marks(*points)],
            Answer::Chosen(answers) => vec![Shown::Chosen(answers.clone())],
            Answer::Stones(stones) => {
                let stones = stones.iter();
                stones
                    .map(|(piece, point)| Shown::Stone(*piece, *point))
                    .collect()
            }
        }
    }

    /// Whether what was done is this answer.
    pub(super) fn is_answer(&self, answer: &Answer) -> bool {
        match answer {
            Answer::Turns(attempts) => {
                let tried = attempts.iter().map(|attempt| attempt.result.as_ref().ok());
                self.own_turns().map(|made| Some(&made.turn)).eq(tried)
            }
            Answer::Points(points) => self.marked == *points,
            Answer::Chosen(answers) => self.chosen == *answers,
            Answer::Stones(stones) => {
                let is_put = |stone| self.put.contains(stone);
                self.put.len() == stones.len() && stones.iter().all(is_put)
            }
        }
    }

    /// Gives a whole answer, with every reply, and judges it.
    pub(in crate::lesson) fn answer(&mut self, answer: &Answer) -> Verdict {
        match answer {
            Answer::Turns(attempts) => {
                for attempt in attempts {
                    let refusal = match &attempt.result {
                        Ok(turn) => self.play(turn.points()).err(),
                        Err(refusal) => Some(*refusal),
                    };
                    if let Some(refusal) = refusal {
                        return self.refused(refusal);
                    }
                    self.reply_at_once();
                }
            }
            Answer::Points(points) => self.marked = *points,
            Answer::Chosen(answers) => self.chosen.clone_from(answers),
            Answer::Stones(stones) => {
                for (piece, point) in stones {
                    if self.put(*piece, *point).is_err() {
                        return Verdict::Wrong(Feedback::default());
                    }
                }
            }
        }
        self.judge().clone()
    }
}
