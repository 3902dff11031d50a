//! What the computer would play in the place of a human who asks for it.

use crate::app::play::{Play, Said};
use crate::app::{Effect, Message, Session};
use crate::board::Point;
use crate::engine::{self, Answer};
use crate::game::Player;

/// A hint that was asked for. The next key drops it, unless it asks for more.
#[derive(Clone, Debug)]
pub enum Hint {
    /// The thinker looks for it.
    Asked {
        /// The number of the request.
        id: u64,
        /// Whether the whole turn is wanted at once.
        whole: bool,
    },
    /// It is shown.
    Given {
        /// What the computer would play.
        answer: Box<Answer>,
        /// Whether the whole turn is shown, and not only its stone.
        whole: bool,
    },
}

impl Play {
    /// The hint that was asked for.
    pub fn hint(&self) -> Option<&Hint> {
        self.hint.as_ref()
    }

    /// Gives a hint to the human who has the turn: first the stone, and the next time the whole turn.
    pub(super) fn give_hint(&mut self, session: &mut Session) -> Vec<Effect> {
        if self.human_to_move().is_none() {
            self.said.extend(self.game.to_move().map(Said::NotYours));
            return Vec::new();
        }
        match &mut self.hint {
            Some(Hint::Asked { whole, .. }) => {
                *whole = true;
                Vec::new()
            }
            Some(Hint::Given { whole, .. }) => {
                *whole = true;
                self.show_hint(session)
            }
            None => {
                let id = session.request();
                self.hint = Some(Hint::Asked { id, whole: false });
                vec![Effect::Think {
                    id,
                    game: Box::new(self.game.clone()),
                    level: engine::ADVISER,
                    seed: session.seed.wrapping_add(self.game.ply() as u64),
                }]
            }
        }
    }

    /// Takes in the thinker's answer if it is that of the hint that was asked for; says whether it is.
    pub(super) fn take_hint(
        &mut self,
        session: &mut Session,
        request: u64,
        answer: Option<&Answer>,
    ) -> Option<Vec<Effect>> {
        let whole = match self.hint {
            Some(Hint::Asked { id, whole }) if id == request => whole,
            Some(Hint::Asked { .. } | Hint::Given { .. }) | None => return None,
        };
        self.hint = answer.map(|answer| Hint::Given {
            answer: Box::new(answer.clone()),
            whole,
        });
        if let Some(answer) = answer {
            self.point_along(answer.turn.points());
        }
        Some(if whole {
            self.show_hint(session)
        } else {
            Vec::new()
        })
    }

    /// Shows the whole turn landing by landing.
    fn show_hint(&mut self, session: &mut Session) -> Vec<Effect> {
        let Some(Hint::Given { answer, .. }) = &self.hint else {
            return Vec::new();
        };
        let points = answer.turn.points().to_vec();
        let before = *self.game.position();
        let told = self.game.ply();
        self.show(session, &before, &points, 0, told)
    }

    /// Puts the cursor where Enter follows the turn along `points`: on its stone, and after each of its points on the
    /// next, at its end on the stone again. A chain that has gone another way is left alone.
    fn point_along(&mut self, points: &[Point]) {
        let path = self.turn.path();
        let next = if points.starts_with(path) {
            points.get(path.len()).or(points.last())
        } else if path.len() == 1 {
            // Another stone can be picked instead.
            points.first()
        } else {
            None
        };
        self.cursor = next.copied().unwrap_or(self.cursor);
    }

    /// Takes a hint that is shown as advice, if Enter follows it; any other key drops the advice. Says whether Enter
    /// was pressed.
    pub(super) fn heed(&mut self, message: &Message) -> bool {
        let follows = *message == Message::Enter;
        if !follows {
            self.advice.clear();
        } else if let Some(Hint::Given { answer, .. }) = &self.hint {
            self.advice = answer.turn.points().to_vec();
        }
        follows
    }

    /// Puts the cursor on the next point of the advice once Enter has followed it so far.
    pub(super) fn follow_advice(&mut self) {
        let advice = std::mem::take(&mut self.advice);
        let path = self.turn.path();
        if !path.is_empty() && advice.starts_with(path) {
            self.point_along(&advice);
            self.advice = advice;
        }
    }

    /// Drops the hint; a search for it is stopped.
    pub(super) fn drop_hint(&mut self) -> Vec<Effect> {
        match self.hint.take() {
            Some(Hint::Asked { .. }) => vec![Effect::StopThinking],
            Some(Hint::Given { .. }) | None => Vec::new(),
        }
    }

    /// Whether anybody at the keyboard plays.
    pub(super) fn has_human(&self) -> bool {
        self.seats.iter().any(|entry| entry.player == Player::Human)
    }
}
