//! Questions to the players: offering and accepting a draw, resigning.

use crate::app::play::{Mode, Play, Question, Said};
use crate::app::{Effect, Message, Session};
use crate::game::Offer;
use crate::rules::Seat;

impl Play {
    /// A key while a question is asked, of which it is the answer.
    pub(super) fn update_question(
        &mut self,
        session: &mut Session,
        question: Question,
        message: &Message,
    ) -> Vec<Effect> {
        match (message, question) {
            (Message::Enter, question) => self.agree(session, question),
            (Message::Back, question) => {
                self.mode = Mode::Turn;
                if let Question::Draw(offer) = question {
                    self.said.extend(offer.asked().map(Said::DrawRefused));
                }
                Vec::new()
            }
            (_, Question::Resign(_) | Question::Offer(_) | Question::Draw(_)) => Vec::new(),
        }
    }

    /// The answer to a question is yes.
    fn agree(&mut self, session: &mut Session, question: Question) -> Vec<Effect> {
        self.mode = Mode::Turn;
        match question {
            Question::Offer(by) => self.offer_draw(session, by),
            Question::Draw(mut offer) => {
                offer.agree();
                self.ask_draw(session, offer)
            }
            Question::Resign(seat) => self.resign(session, seat),
        }
    }

    /// Offers a draw: the computer is asked first, where it plays.
    fn offer_draw(&mut self, session: &mut Session, by: Seat) -> Vec<Effect> {
        let offer = Offer::new(&self.game, by, |seat| self.player(seat));
        if offer.computers().is_empty() {
            return self.ask_draw(session, offer);
        }
        let id = session.request();
        let effect = Effect::Consider {
            id,
            game: Box::new(self.game.clone()),
            offer: offer.clone(),
        };
        self.mode = Mode::Offering { id, offer };
        vec![effect]
    }

    /// The computer has considered the draw: one of its seats is unwilling, or the humans are asked now.
    pub(super) fn considered(
        &mut self,
        session: &mut Session,
        request: u64,
        unwilling: Option<Seat>,
    ) -> Vec<Effect> {
        let offer = match &self.mode {
            Mode::Offering { id, offer } if *id == request => offer.clone(),
            Mode::Offering { .. }
            | Mode::Turn
            | Mode::Typing(_)
            | Mode::Asking(_)
            | Mode::Looking(_)
            | Mode::Result => return Vec::new(),
        };
        self.mode = Mode::Turn;
        if unwilling.is_none() {
            return self.ask_draw(session, offer);
        }
        self.said.extend(unwilling.map(Said::DrawRefused));
        Vec::new()
    }

    /// Asks the next human whether to agree to a draw; when all have agreed, the game is over.
    fn ask_draw(&mut self, session: &mut Session, offer: Offer) -> Vec<Effect> {
        if offer.asked().is_some() {
            self.mode = Mode::Asking(Question::Draw(offer));
            return Vec::new();
        }
        match self.game.agree_draw(offer.last()) {
            Ok(()) => self.changed(session),
            Err(refusal) => {
                self.said.push(Said::Refused(refusal));
                Vec::new()
            }
        }
    }

    fn resign(&mut self, session: &mut Session, seat: Seat) -> Vec<Effect> {
        let stopped = self.stop();
        match self.game.resign(seat) {
            Ok(()) => {
                self.say_places(vec![seat]);
                [stopped, self.changed(session)].concat()
            }
            Err(refusal) => {
                self.said.push(Said::Refused(refusal));
                stopped
            }
        }
    }
}
