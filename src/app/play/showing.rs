//! A turn that is shown landing by landing, though it has been made already. What is shown never holds up what is done.

use crate::app::{Effect, Message, Session};
use crate::turn::Turn;

/// A turn that is being shown.
#[derive(Clone, Debug)]
pub struct Showing {
    turn: Turn,
    /// How many points of its path are shown, at least one and not all.
    points: usize,
    /// The request for the message that shows the next one.
    request: u64,
}

impl Showing {
    /// Begins to show `turn`, of whose path the first points have been `seen`, if the settings ask for it and there is
    /// anything left to see.
    pub fn begin(session: &mut Session, turn: Turn, seen: usize) -> Option<(Self, Effect)> {
        let points = seen + 1;
        if points >= turn.path().len() {
            return None;
        }
        let (request, effect) = wait(session)?;
        let showing = Self {
            turn,
            points,
            request,
        };
        Some((showing, effect))
    }

    /// The turn as far as it is shown.
    pub fn turn(&self) -> Turn {
        self.turn.as_far_as(self.points)
    }

    /// Whether it waits for this request.
    pub fn is_due(&self, request: u64) -> bool {
        self.request == request
    }

    /// Shows the next landing; none once that is the last one, so that nothing is left to show.
    pub fn next(&mut self, session: &mut Session) -> Option<Effect> {
        self.points += 1;
        if self.points >= self.turn.path().len() {
            return None;
        }
        let (request, effect) = wait(session)?;
        self.request = request;
        Some(effect)
    }
}

/// The request for a message after the time for one landing; none if the settings have turns shown at once.
pub(in crate::app) fn wait(session: &mut Session) -> Option<(u64, Effect)> {
    let pause = session.config.show_turns.pause()?;
    let request = session.request();
    Some((
        request,
        Effect::After(pause, Box::new(Message::Due(request))),
    ))
}
