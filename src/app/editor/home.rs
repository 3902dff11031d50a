//! The fewest turns in which the seat to move comes home from the position.

use crate::app::editor::{Editor, Mode, Said};
use crate::app::{Effect, Session};
use crate::engine::{Others, Solution};
use crate::rules::Family;

impl Editor {
    /// Lets the thinker look for the way home of the seat to move.
    pub(super) fn solve(&mut self, session: &mut Session) -> Vec<Effect> {
        let seat = self.position.to_move();
        let camp = self.rules.camp(seat);
        let (Family::Race(_), Some(camp)) = (self.rules.family(), camp) else {
            self.said = Some(Said::NoRace(self.rules));
            return Vec::new();
        };
        if let Err(error) = self.check() {
            self.said = Some(Said::Illegal(error));
            return Vec::new();
        }
        if self.position.stones(seat).is_subset(camp.goal) {
            self.said = Some(Said::NoStones(seat));
            return Vec::new();
        }
        let id = session.request();
        self.solving = Some(id);
        self.said = Some(Said::Solving(seat));
        vec![Effect::Solve {
            id,
            rules: self.rules,
            position: Box::new(self.position),
            seat,
            others: self.others(),
        }]
    }

    /// What the other seats' stones are to the way home: they stand still, unless they fill the goal themselves.
    pub fn others(&self) -> Others {
        let seat = self.position.to_move();
        let goal = self.rules.camp(seat).map(|camp| camp.goal);
        let theirs = self.position.occupied() - self.position.stones(seat);
        if goal.is_some_and(|goal| (theirs & goal).is_empty()) {
            Others::Still
        } else {
            Others::Off
        }
    }

    pub(super) fn solved(&mut self, solution: Option<Box<Solution>>) {
        self.solving = None;
        self.said = None;
        match solution {
            Some(solution) => self.mode = Mode::Solved(solution),
            None => self.said = Some(Said::NoWay(self.position.to_move())),
        }
    }
}
