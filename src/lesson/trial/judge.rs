//! Right or wrong, and what is wrong.

use crate::analysis::Pair;
use crate::board::PointSet;
use crate::lesson::goal::Goal;
use crate::lesson::kind::{Kind, Scale};
use crate::lesson::property::Property;
use crate::lesson::text::Text;
use crate::lesson::trial::Trial;
use crate::lesson::trial::goals::lost;
use crate::rules::Refusal;

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

    /// What the file says of a wrong answer: of this very one, or else of what was chosen.
    fn said(&self) -> Vec<Text> {
        let listed = self
            .task
            .wrong
            .iter()
            .find(|wrong| self.is_answer(&wrong.answer));
        match listed.and_then(|wrong| wrong.says.as_ref()) {
            Some(says) => vec![says.clone()],
            None => self.remarks().into_iter().cloned().collect(),
        }
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
}

fn marked(right: PointSet, marked: PointSet) -> Vec<Fault> {
    // Who has marked nothing is not told the answer.
    if marked.is_empty() && !right.is_empty() {
        return vec![Fault::Nothing];
    }
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
