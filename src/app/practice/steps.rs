//! What is shown step by step: hints, the solution, the reply of the other side.

use super::{Mode, Practice, Said, Shown, showing};
use crate::app::play::showing::{Showing, wait};
use crate::app::{Effect, Session};
use crate::turn::Turn;

impl Practice {
    /// The next hint; after the last one the solution.
    pub(super) fn hint(&mut self, session: &mut Session) -> Vec<Effect> {
        if self.trial.hint().is_some() {
            self.said = Some(Said::Hint(self.trial.hints().len()));
            return Vec::new();
        }
        let steps = showing::steps(&self.trial);
        if steps.is_empty() {
            return Vec::new();
        }
        self.run.has_seen = true;
        self.mode = Mode::Solution { steps, shown: 1 };
        self.walk(session)
    }

    /// Lets the next step of the solution come by itself if it is a further landing of the same turn.
    pub(super) fn walk(&mut self, session: &mut Session) -> Vec<Effect> {
        let Mode::Solution { steps, shown } = &self.mode else {
            return Vec::new();
        };
        if !matches!(steps.get(*shown), Some(Shown::Landing(_, landing)) if *landing > 1) {
            return Vec::new();
        }
        let Some((request, effect)) = wait(session) else {
            return Vec::new();
        };
        self.walking = Some(request);
        vec![effect]
    }

    /// Shows the next landing of the reply or of the solution, if that is what was asked for.
    pub(super) fn show_next(&mut self, session: &mut Session, request: u64) -> Vec<Effect> {
        if let (Mode::Solution { shown, .. }, true) =
            (&mut self.mode, self.walking == Some(request))
        {
            *shown += 1;
            self.walking = None;
            return self.walk(session);
        }
        let showing = self.showing.as_mut();
        let Some(showing) = showing.filter(|showing| showing.is_due(request)) else {
            return Vec::new();
        };
        let effect = showing.next(session);
        if effect.is_none() {
            self.showing = None;
        }
        effect.into_iter().collect()
    }

    /// Shows the reply made last, if nobody has seen it yet.
    pub(super) fn show_reply(&mut self, session: &mut Session) -> Vec<Effect> {
        let made = self.trial.made();
        let is_new = made.len() > self.seen;
        self.seen = made.len();
        let learner = self.task().learner();
        let reply = made.last().filter(|made| is_new && made.seat != learner);
        let Some(reply) = reply else {
            return Vec::new();
        };
        let turn = Turn::along(self.task().rules(), reply.before, reply.turn.points());
        let Some((showing, effect)) = Showing::begin(session, turn, 0) else {
            return Vec::new();
        };
        self.showing = Some(showing);
        vec![effect]
    }
}
