//! The answers that are right, and the numbers that turns are compared by.

use crate::analysis::{ahead, what_if};
use crate::lesson::Task;
use crate::lesson::kind::{Asks, Best, Claim, Kind, Scale};
use crate::lesson::scene::Scene;
use crate::lesson::trial::goals::difference;
use crate::rules::Move;

impl Best {
    /// The best of some values.
    pub fn of(self, values: &[i64]) -> i64 {
        let values = values.iter().copied();
        let best = match self {
            Self::Least => values.min(),
            Self::Most => values.max(),
        };
        best.unwrap_or(0)
    }
}

impl Scale {
    /// The number of `turn`, legal in `scene`.
    pub fn value(self, scene: &Scene, turn: &Move) -> i64 {
        let effect = || what_if(scene.rules, &scene.options, &scene.position, turn);
        let count = match self {
            Self::Lost => effect().lost.len(),
            Self::Gained => effect().gained.len(),
            Self::Net => {
                let effect = effect();
                return difference(effect.gained.len(), effect.lost.len());
            }
            Self::WayHome => effect().way_home.map_or(0, |way| way.after as usize),
            Self::Mobility => effect().mobility.after,
            Self::Captures => turn.path().map_or(0, |path| path.captured().len()),
            Self::Ahead => {
                let settled = ahead::settled(scene.rules, &scene.options, &scene.position, turn);
                return i64::from(settled);
            }
        };
        difference(count, 0)
    }
}

impl Task {
    /// The answers of a question that are right, from 0; none for another kind of task.
    pub fn right_answers(&self) -> Vec<usize> {
        let Kind::Choose { answers, asks, .. } = &self.kind else {
            return Vec::new();
        };
        let number = match asks {
            Asks::Number(measure) => measure.value(&self.scene),
            Asks::Said | Asks::Legal => None,
        };
        let is_right = |claim: &Claim| match claim {
            Claim::Right(right) => *right,
            Claim::Value(value) => number == Some(*value),
            Claim::Turn(attempt) => attempt.result.is_ok(),
        };
        let answers = answers.iter().enumerate();
        answers
            .filter(|(_, answer)| is_right(&answer.claim))
            .map(|(index, _)| index)
            .collect()
    }

    /// The number of each turn to be compared on the scale of the task; none for another kind of task.
    pub fn values(&self) -> Vec<i64> {
        let Kind::Compare { turns, by, .. } = &self.kind else {
            return Vec::new();
        };
        let value = |turn| by.value(&self.scene, turn);
        turns
            .iter()
            .map(|candidate| value(&candidate.turn))
            .collect()
    }
}
