//! What a task asks for, and how much of it there is.

use crate::analysis::{Pair, what_if};
use crate::lesson::goal::{Goal, Sort};
use crate::lesson::kind::Kind;
use crate::lesson::property::Property;
use crate::lesson::scene::Scene;
use crate::lesson::trial::{Fault, Made, Trial};
use crate::rules::{Move, Outcome, Seat};

impl Trial {
    /// The goals that are not met, and the paths that the turns have taken from the team where that matters.
    pub(super) fn played(&self, goals: &[Goal]) -> (Vec<Fault>, Vec<Pair>) {
        let mut faults = Vec::new();
        let mut paths = Vec::new();
        if self.own_turns().next().is_none() {
            return (vec![Fault::Nothing], paths);
        }
        for goal in goals {
            let got = self.got(goal);
            let need = goal.need();
            let is_met = match goal {
                Goal::Loses(_) => got <= need,
                Goal::Turn(_)
                | Goal::Jumps(_)
                | Goal::Over(_)
                | Goal::Reach(_)
                | Goal::Captures(_)
                | Goal::Crowned(_)
                | Goal::Home(_)
                | Goal::Win
                | Goal::Ahead(_)
                | Goal::Refused(_) => got >= need,
            };
            if is_met {
                continue;
            }
            if matches!(goal, Goal::Loses(_)) {
                let most = self.own_turns().max_by_key(|made| self.lost(made).len());
                paths.extend(most.map(|made| self.lost(made)).unwrap_or_default());
            }
            faults.push(Fault::Goal {
                goal: goal.clone(),
                got,
                need,
            });
        }
        (faults, paths)
    }

    /// How much of a goal there is.
    fn got(&self, goal: &Goal) -> i64 {
        let learner = self.task.learner();
        let position = &self.position;
        let paths = || self.own_turns().filter_map(|made| made.turn.path());
        let supports = |made: &Made, seats: &[Seat]| {
            let over = made.turn.path().map_or(&[][..], |path| path.over());
            let is_there = |seat: &&Seat| {
                over.iter()
                    .any(|point| made.before.at(*point) == Some(**seat))
            };
            seats.iter().filter(is_there).count()
        };
        let captured = |of_learner: bool| -> usize {
            let made = self
                .made
                .iter()
                .filter(|made| (made.seat == learner) == of_learner);
            let paths = made.filter_map(|made| made.turn.path());
            paths.map(|path| path.captured().len()).sum()
        };
        let count = match goal {
            Goal::Turn(sort) => self
                .own_turns()
                .filter(|made| sort.is_of(&made.turn))
                .count(),
            Goal::Jumps(_) => paths().map(|path| path.over().len()).max().unwrap_or(0),
            Goal::Over(seats) => self
                .own_turns()
                .map(|made| supports(made, seats))
                .max()
                .unwrap_or(0),
            Goal::Reach(points) => (*points & position.stones(learner)).len(),
            Goal::Captures(_) => captured(true),
            Goal::Crowned(_) => paths().filter(|path| path.crowns()).count(),
            Goal::Home(_) => {
                let camp = self.task.rules().camp(learner);
                camp.map_or(0, |camp| (camp.goal & position.stones(learner)).len())
            }
            Goal::Win => match self.task.rules().outcome(position) {
                Some(Outcome::Places(places)) => usize::from(places.first() == Some(&learner)),
                Some(Outcome::Draw(_)) => 0,
                None => usize::from(position.place(learner) == Some(1)),
            },
            Goal::Ahead(_) => return difference(captured(true), captured(false)),
            Goal::Loses(_) => self
                .own_turns()
                .map(|made| self.lost(made).len())
                .max()
                .unwrap_or(0),
            Goal::Refused(_) => 0,
        };
        difference(count, 0)
    }

    /// Paths that a turn of the learner has taken from the team.
    fn lost(&self, made: &Made) -> Vec<Pair> {
        lost(&self.task.scene.with(made.before), &made.turn)
    }

    /// The learner's stones outside of the goal.
    pub(super) fn outside(&self) -> usize {
        let learner = self.task.learner();
        let goal = self.task.rules().camp(learner).map(|camp| camp.goal);
        (self.position.stones(learner) - goal.unwrap_or_default()).len()
    }

    pub(super) fn brought_home(&self) -> Vec<Fault> {
        let Kind::Order { slack } = self.task.kind else {
            return Vec::new();
        };
        let outside = self.outside();
        if outside > 0 {
            return vec![Fault::NotHome(outside)];
        }
        let made = self.own_turns().count();
        // What cannot be proven cannot be asked for.
        let best = self.best.unwrap_or(made);
        let most = best + slack;
        if made <= most {
            return Vec::new();
        }
        vec![Fault::TooManyTurns { made, best, most }]
    }

    pub(super) fn built(&self, goals: &[Property]) -> Vec<Fault> {
        if self.put.is_empty() {
            return vec![Fault::Nothing];
        }
        let left = self.palette().iter().map(|(_, left)| left).sum();
        let scene = self.scene();
        let fault = |property: &Property| {
            let got = property.got(&scene, left);
            (got < Some(property.need())).then_some(Fault::Property {
                property: *property,
                got,
            })
        };
        goals.iter().filter_map(fault).collect()
    }
}

impl Goal {
    /// How much of the goal is needed, in its own unit; for [`Goal::Loses`] how much is allowed.
    pub fn need(&self) -> i64 {
        let count = match self {
            Self::Turn(Sort::Step | Sort::Jump | Sort::Capture) | Self::Win | Self::Refused(_) => 1,
            Self::Jumps(count)
            | Self::Captures(count)
            | Self::Crowned(count)
            | Self::Home(count)
            | Self::Loses(count) => *count,
            Self::Over(seats) => seats.len(),
            Self::Reach(points) => points.len(),
            Self::Ahead(count) => return *count,
        };
        difference(count, 0)
    }
}

/// Paths that `turn` takes from the team.
pub(super) fn lost(scene: &Scene, turn: &Move) -> Vec<Pair> {
    what_if(scene.rules, &scene.options, &scene.position, turn).lost
}

/// How much more one count is than another.
pub(super) fn difference(more: usize, less: usize) -> i64 {
    let number = |count| i64::try_from(count).unwrap_or(i64::MAX);
    number(more) - number(less)
}
