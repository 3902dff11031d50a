//! Right or wrong, and what is wrong.

use crate::analysis::{Pair, ahead, what_if};
use crate::board::PointSet;
use crate::lesson::Task;
use crate::lesson::goal::{Goal, Sort};
use crate::lesson::kind::{Asks, Best, Claim, Kind, Scale};
use crate::lesson::property::Property;
use crate::lesson::scene::Scene;
use crate::lesson::text::Text;
use crate::lesson::trial::{Made, Trial};
use crate::rules::{Move, Outcome, Refusal, Seat};

/// How a task was judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is solved.
    Right,
    /// It is not.
    Wrong(Feedback),
}

impl Verdict {
    /// Whether the task is solved.
    pub fn is_right(&self) -> bool {
        *self == Self::Right
    }
}

/// What is wrong with an answer, and what can be shown of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Feedback {
    /// What is wrong; nothing if the answer only says so itself.
    pub faults: Vec<Fault>,
    /// What the file says of the answer.
    pub says: Vec<Text>,
    /// Paths that the team has lost by it, where they matter.
    pub lost: Vec<Pair>,
}

impl Feedback {
    /// A single fault.
    pub(super) fn of(fault: Fault) -> Self {
        Self {
            faults: vec![fault],
            ..Self::default()
        }
    }
}

/// Something wrong with an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A turn is illegal.
    Refused(Refusal),
    /// Nothing was done.
    Nothing,
    /// Points that are right are not marked.
    Missed(PointSet),
    /// Points are marked that are wrong.
    Superfluous(PointSet),
    /// A goal is not met.
    Goal {
        /// The goal.
        goal: Goal,
        /// How much of it there is.
        got: i64,
        /// How much is needed.
        need: i64,
    },
    /// A property is not there.
    Property {
        /// The property.
        property: Property,
        /// How much of it there is; none if no turn offers what is needed.
        got: Option<i64>,
    },
    /// The way home was too long.
    TooManyTurns {
        /// The turns made.
        made: usize,
        /// The optimum.
        best: usize,
        /// Turns that are accepted.
        most: usize,
    },
    /// So many stones are not home.
    NotHome(usize),
    /// So many answers were chosen that are wrong.
    WrongAnswers(usize),
    /// So many right answers were not chosen.
    MissingAnswers(usize),
    /// The turn chosen is not the best.
    NotBest {
        /// The number of the turn on the scale.
        got: i64,
        /// That of the best turn.
        best: i64,
        /// The scale.
        scale: Scale,
    },
}

impl Trial {
    /// Judges what was done so far, which ends the task.
    pub fn judge(&mut self) -> &Verdict {
        let verdict = match self.verdict.take() {
            Some(verdict) => verdict,
            None => self.judged(),
        };
        self.verdict.insert(verdict)
    }

    /// What is said of the answer as it stands, right or wrong: of every answer chosen, or of the turn chosen.
    pub fn remarks(&self) -> Vec<&Text> {
        match &self.task.kind {
            Kind::Choose { answers, .. } => self
                .chosen
                .iter()
                .map(|index| &answers[*index].says)
                .collect(),
            Kind::Compare { turns, .. } => self
                .chosen
                .iter()
                .map(|index| &turns[*index].says)
                .collect(),
            Kind::Play { .. } | Kind::Mark { .. } | Kind::Build { .. } | Kind::Order { .. } => {
                Vec::new()
            }
        }
    }

    fn judged(&self) -> Verdict {
        let (faults, lost) = match &self.task.kind {
            Kind::Play { goals, .. } => self.played(goals),
            Kind::Order { .. } => (self.brought_home(), Vec::new()),
            Kind::Mark { what, .. } => {
                let right = what.points(&self.task.scene);
                (marked(right, self.marked), Vec::new())
            }
            Kind::Choose { several, .. } => {
                let right = self.task.right_answers();
                let wrong = self.chosen.iter().filter(|answer| !right.contains(answer));
                let missing = right.iter().filter(|answer| !self.chosen.contains(answer));
                let (wrong, missing) = (wrong.count(), missing.count());
                // Where only one answer is right, to have chosen another says it all.
                let missing = if *several || wrong == 0 { missing } else { 0 };
                (chosen(wrong, missing), Vec::new())
            }
            Kind::Compare { turns, by, best } => {
                let Some(&answer) = self.chosen.first() else {
                    return Verdict::Wrong(Feedback::of(Fault::Nothing));
                };
                let values = self.task.values();
                let best = best.of(&values);
                let got = values[answer];
                let turn = &turns[answer].turn;
                if got == best {
                    (Vec::new(), Vec::new())
                } else {
                    let fault = Fault::NotBest {
                        got,
                        best,
                        scale: *by,
                    };
                    (vec![fault], lost(&self.task.scene, turn))
                }
            }
            Kind::Build { goals, .. } => (self.built(goals), Vec::new()),
        };
        if faults.is_empty() {
            return Verdict::Right;
        }
        Verdict::Wrong(Feedback {
            faults,
            says: self.said(),
            lost,
        })
    }

    /// What the file says of a wrong answer: of this very one, or of what was chosen.
    fn said(&self) -> Vec<Text> {
        let listed = self
            .task
            .wrong
            .iter()
            .find(|wrong| self.is_answer(&wrong.answer));
        let listed = listed.and_then(|wrong| wrong.says.as_ref());
        let remarks = self.remarks().into_iter();
        listed.into_iter().chain(remarks).cloned().collect()
    }

    /// A verdict that a turn has brought before the last one was made.
    pub(super) fn decided_at_once(&self) -> Option<Verdict> {
        let goals = match &self.task.kind {
            Kind::Play { goals, .. } => goals,
            Kind::Order { .. } => {
                let is_home = self.outside() == 0;
                return is_home.then(|| self.judged());
            }
            Kind::Mark { .. } | Kind::Choose { .. } | Kind::Build { .. } | Kind::Compare { .. } => {
                return None;
            }
        };
        let is_late = |goal: &Goal| matches!(goal, Goal::Ahead(_));
        let (faults, _) = self.played(goals);
        let broken = faults.iter().any(|fault| {
            matches!(
                fault,
                Fault::Goal {
                    goal: Goal::Loses(_),
                    ..
                }
            ) && !self.made.is_empty()
        });
        let is_met = faults.is_empty() && !goals.iter().any(is_late);
        (broken || is_met).then(|| self.judged())
    }

    /// The goals that are not met, and the paths that the turns have taken from the team where that matters.
    fn played(&self, goals: &[Goal]) -> (Vec<Fault>, Vec<Pair>) {
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
    fn outside(&self) -> usize {
        let learner = self.task.learner();
        let goal = self.task.rules().camp(learner).map(|camp| camp.goal);
        (self.position.stones(learner) - goal.unwrap_or_default()).len()
    }

    fn brought_home(&self) -> Vec<Fault> {
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

    fn built(&self, goals: &[Property]) -> Vec<Fault> {
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

/// Paths that `turn` takes from the team.
fn lost(scene: &Scene, turn: &Move) -> Vec<Pair> {
    what_if(scene.rules, &scene.options, &scene.position, turn).lost
}

fn difference(more: usize, less: usize) -> i64 {
    let number = |count| i64::try_from(count).unwrap_or(i64::MAX);
    number(more) - number(less)
}

fn marked(right: PointSet, marked: PointSet) -> Vec<Fault> {
    let (missed, superfluous) = (right - marked, marked - right);
    let missed = (!missed.is_empty()).then_some(Fault::Missed(missed));
    let superfluous = (!superfluous.is_empty()).then_some(Fault::Superfluous(superfluous));
    missed.into_iter().chain(superfluous).collect()
}

fn chosen(wrong: usize, missing: usize) -> Vec<Fault> {
    let wrong = (wrong > 0).then_some(Fault::WrongAnswers(wrong));
    let missing = (missing > 0).then_some(Fault::MissingAnswers(missing));
    wrong.into_iter().chain(missing).collect()
}
