//! What the board shows of a task: the turn being made, marks, what was missed, and the solution step by step.

use std::collections::BTreeMap;

use crate::app::overlay::{Overlay, Sign};
use crate::app::play::{Marks, making};
use crate::app::practice::{Mode, Practice};
use crate::board::{Point, PointSet};
use crate::lesson::{Fault, Kind, Made, Piece, PointsOf, Shown, Trial, Verdict};
use crate::rules::{Position, Refusal, Rules};
use crate::turn::Turn;

/// A step of the solution, as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A turn as far as this landing, by its number from 1; a pass has none.
    Landing(Box<Made>, usize),
    /// Something that is tried and refused.
    Tried(Vec<Point>, Refusal),
    /// The points to mark.
    Marks(PointSet),
    /// The answers to choose, from 0.
    Chosen(Vec<usize>),
    /// The stones put so far.
    Stones(Vec<(Piece, Point)>),
}

/// The steps of the solution, one for each landing.
pub(super) fn steps(trial: &Trial) -> Vec<Step> {
    let mut put = Vec::new();
    let of = |shown| match shown {
        Shown::Turn(made) => {
            let landings = made.turn.points().len().saturating_sub(1);
            (1..=landings.max(1))
                .map(|landing| Step::Landing(made.clone(), landing))
                .collect()
        }
        Shown::Tried(attempt) => match attempt.result {
            Ok(_) => Vec::new(),
            Err(refusal) => vec![Step::Tried(attempt.points, refusal)],
        },
        Shown::Marks(points) => vec![Step::Marks(points)],
        Shown::Chosen(answers) => vec![Step::Chosen(answers)],
        Shown::Stone(piece, point) => {
            put.push((piece, point));
            vec![Step::Stones(put.clone())]
        }
    };
    trial
        .solution()
        .into_iter()
        .flat_map(of)
        .collect::<Vec<Step>>()
}

/// A turn that is only shown.
fn shown(rules: &'static dyn Rules, position: &Position, points: &[Point]) -> Marks {
    Marks::shown(rules, &Turn::along(rules, *position, points))
}

impl Practice {
    /// The step of the solution that is shown.
    pub fn step(&self) -> Option<&Step> {
        match &self.mode {
            Mode::Solution { steps, shown } => steps.get(shown.checked_sub(1)?),
            Mode::Doing | Mode::Typing(_) | Mode::Judged | Mode::End => None,
        }
    }

    /// The answers that are shown as chosen, from 0.
    pub fn shown_answers(&self) -> &[usize] {
        match self.step() {
            Some(Step::Chosen(answers)) => answers,
            _ => self.trial.chosen(),
        }
    }

    /// Whether the numbers of the turns to compare are told: once an answer was judged, or with the solution.
    pub fn is_told(&self) -> bool {
        self.trial.verdict().is_some() || self.step().is_some()
    }

    /// What the analysis finds, if it is switched on: what the turn under way would do if it ended at the cursor, or else
    /// the answer to the topic for the stone under way or under the cursor.
    pub fn overlay(&self) -> Option<Overlay> {
        let topic = self.topic.filter(|_| self.step().is_none())?;
        let (rules, options) = (self.task().rules(), self.task().options());
        if self.may_play()
            && let Some(turn) = making::turn_to(&self.turn, self.cursor)
        {
            let position = self.trial.position();
            return Some(Overlay::what_if(rules, options, position, turn));
        }
        let position = if self.turn.path().len() > 1 {
            self.turn.shown()
        } else {
            *self.trial.position()
        };
        let has_cursor = self.answers() == 0;
        let here = has_cursor.then(|| self.turn.here().unwrap_or(self.cursor));
        Some(Overlay::new(topic, rules, &position, here))
    }

    /// The signs of the analysis, and of the paths that a wrong answer has lost.
    fn signs(&self) -> BTreeMap<Point, Sign> {
        let lost = match self.trial.verdict() {
            Some(Verdict::Wrong(feedback)) if matches!(self.mode, Mode::Judged) => {
                &feedback.lost[..]
            }
            Some(Verdict::Wrong(_) | Verdict::Right) | None => &[],
        };
        let points = lost.iter().flat_map(|pair| [pair.stone, pair.end]);
        let lost = points.map(|point| (point, Sign::Lost));
        let found = self.overlay().map(|overlay| overlay.signs());
        found.unwrap_or_default().into_iter().chain(lost).collect()
    }

    /// What is marked on the board.
    pub fn marks(&self) -> Marks {
        Marks {
            signs: self.signs(),
            ..self.marks_of_task()
        }
    }

    fn marks_of_task(&self) -> Marks {
        let rules = self.task().rules();
        if let Some(step) = self.step() {
            return self.marks_of(step);
        }
        if let Some(showing) = &self.showing {
            return Marks::shown(rules, &showing.turn());
        }
        let is_doing = matches!(self.mode, Mode::Doing | Mode::Typing(_));
        let cursor = is_doing.then_some(self.cursor);
        let bare = Marks::plain(rules, *self.trial.position());
        match &self.task().kind {
            Kind::Play { .. } | Kind::Order { .. } => {
                let marks = if self.may_play() {
                    Marks::making(rules, &self.turn)
                } else {
                    bare
                };
                let last = self.trial.made().last();
                let last = last.filter(|_| self.turn.path().len() < 2);
                Marks {
                    cursor,
                    last: last.map_or(Vec::new(), |made| made.turn.points().to_vec()),
                    ..marks
                }
            }
            Kind::Mark { what } => {
                let bare = match what {
                    // What is asked about is a turn under way.
                    PointsOf::Next(path) if path.len() > 1 => {
                        shown(rules, self.trial.position(), path)
                    }
                    _ => bare,
                };
                let (mut missed, mut superfluous) = (PointSet::EMPTY, PointSet::EMPTY);
                for fault in self.faults() {
                    match fault {
                        Fault::Missed(points) => missed = *points,
                        Fault::Superfluous(points) => superfluous = *points,
                        _ => {}
                    }
                }
                let marked = self.trial.marked() - superfluous;
                let said = marked | missed | superfluous;
                let unsaid = |point: &Point| !said.contains(*point);
                Marks {
                    cursor,
                    marked,
                    missed,
                    superfluous,
                    origin: bare.origin.filter(unsaid),
                    here: bare.here.filter(unsaid),
                    goal: PointSet::EMPTY,
                    ..bare
                }
            }
            // The goal camp would tell, or say nothing.
            Kind::Choose { .. } => bare,
            Kind::Compare { turns, .. } => {
                let turn = &turns[self.row].turn;
                shown(rules, self.trial.position(), turn.points())
            }
            Kind::Build { area, .. } => {
                let is_limited = area.len() < self.turn_board().size();
                Marks {
                    cursor,
                    // Where stones may be put.
                    goal: if is_limited { *area } else { PointSet::EMPTY },
                    ..bare
                }
            }
        }
    }

    /// What is wrong, once it was judged.
    pub fn faults(&self) -> &[Fault] {
        match self.trial.verdict() {
            Some(Verdict::Wrong(feedback)) if matches!(self.mode, Mode::Judged) => &feedback.faults,
            Some(Verdict::Wrong(_) | Verdict::Right) | None => &[],
        }
    }

    fn marks_of(&self, step: &Step) -> Marks {
        let rules = self.task().rules();
        let start = self.task().scene.position;
        let bare = Marks::plain(rules, start);
        match step {
            Step::Landing(made, landing) => {
                let points = made.turn.points();
                let points = points.get(..=*landing).unwrap_or(points);
                shown(rules, &made.before, points)
            }
            Step::Tried(points, _) => Marks {
                missed: points.last().copied().into_iter().collect(),
                ..shown(rules, &start, points)
            },
            Step::Marks(points) => Marks {
                marked: *points,
                ..bare
            },
            Step::Chosen(answers) => match (&self.task().kind, answers.first()) {
                (Kind::Compare { turns, .. }, Some(index)) => {
                    shown(rules, &start, turns[*index].turn.points())
                }
                _ => bare,
            },
            Step::Stones(stones) => {
                let mut position = start;
                for (piece, point) in stones {
                    position.put(piece.seat, *point);
                    if piece.king {
                        position.crown(*point);
                    }
                }
                Marks {
                    marked: stones.iter().map(|(_, point)| *point).collect(),
                    ..Marks::plain(rules, position)
                }
            }
        }
    }
}
