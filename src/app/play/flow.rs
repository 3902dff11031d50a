//! What follows a turn: it is shown, passes and the computer's turns are made, the game ends.

use crate::analysis::Review;
use crate::app::play::{Mode, Play, Said, Showing};
use crate::app::{Effect, Session};
use crate::board::Point;
use crate::engine::Answer;
use crate::game::Player;
use crate::rules::{Move, Position, Seat};
use crate::turn::Turn;

impl Play {
    /// The thinker's answer is there: it is played as soon as nothing else is being shown.
    pub(super) fn thought(
        &mut self,
        session: &mut Session,
        request: u64,
        answer: Option<Box<Answer>>,
    ) -> Vec<Effect> {
        if let Some(effects) = self.take_hint(session, request, answer.as_deref()) {
            return effects;
        }
        if self.thinking != Some(request) {
            return Vec::new();
        }
        if answer.is_none() {
            self.thinking = None;
        }
        self.waiting = answer;
        if self.showing.is_some() {
            return Vec::new();
        }
        self.play_answer(session)
    }

    fn play_answer(&mut self, session: &mut Session) -> Vec<Effect> {
        match self.waiting.take() {
            Some(answer) => {
                self.thinking = None;
                self.play(session, answer.turn.points(), 0)
            }
            None => Vec::new(),
        }
    }

    /// Shows the turn of `before` along `points`, of which the first have been `seen`, if there is anything to show; the
    /// log has so many entries `told` meanwhile. Who looks at an earlier position is not disturbed.
    pub(super) fn show(
        &mut self,
        session: &mut Session,
        before: &Position,
        points: &[Point],
        seen: usize,
        told: usize,
    ) -> Vec<Effect> {
        if matches!(self.mode, Mode::Looking(_)) {
            return Vec::new();
        }
        let turn = Turn::along(self.game.rules(), *before, points);
        let Some((showing, effect)) = Showing::begin(session, turn, seen) else {
            return Vec::new();
        };
        self.showing = Some(showing);
        self.told = told;
        vec![effect]
    }

    /// Shows the next landing, if that is what was asked for.
    pub(super) fn show_next(&mut self, session: &mut Session, request: u64) -> Vec<Effect> {
        let Some(showing) = self
            .showing
            .as_mut()
            .filter(|showing| showing.is_due(request))
        else {
            return Vec::new();
        };
        if let Some(effect) = showing.next(session) {
            return vec![effect];
        }
        self.showing = None;
        self.shown_all(session)
    }

    /// Nothing is left to show: what has waited for that happens.
    pub(super) fn shown_all(&mut self, session: &mut Session) -> Vec<Effect> {
        if self.game.outcome().is_some() && matches!(self.mode, Mode::Turn) {
            self.mode = Mode::Result;
        }
        self.play_answer(session)
    }

    /// Plays a turn, shows it from the first point that has not been `seen`, and sees to what follows.
    pub(super) fn play(
        &mut self,
        session: &mut Session,
        points: &[Point],
        seen: usize,
    ) -> Vec<Effect> {
        let playing: Vec<Seat> = self.game.position().playing().collect();
        let (before, told) = (*self.game.position(), self.game.ply());
        let mover = before.to_move();
        match self.game.play(points) {
            Ok(turn) => {
                let shown = self.show(session, &before, points, seen, told);
                // Who moves again is no longer one who cannot.
                self.said.retain(|said| *said != Said::Passed(mover));
                self.said
                    .extend((turn == Move::Pass).then_some(Said::Passed(mover)));
                self.say_places(playing);
                if let Some(&end) = points.last().filter(|_| self.human_to_move().is_none()) {
                    self.cursor = end;
                }
                [self.changed(session), shown].concat()
            }
            Err(refusal) => {
                self.said.push(Said::Refused(refusal));
                Vec::new()
            }
        }
    }

    /// Says which of those who were `playing` have taken a place. The end of the game is told by its outcome.
    pub(super) fn say_places(&mut self, playing: Vec<Seat>) {
        if self.game.outcome().is_some() {
            return;
        }
        let position = self.game.position();
        let places = playing.into_iter();
        let places = places.filter_map(|seat| Some((position.place(seat)?, seat)));
        let mut places: Vec<(u8, Seat)> = places.collect();
        places.sort_unstable();
        let said = places.into_iter();
        self.said
            .extend(said.map(|(place, seat)| Said::Placed(seat, place)));
    }

    /// What follows a change of the game: it is kept, and somebody has the turn.
    pub(super) fn changed(&mut self, session: &mut Session) -> Vec<Effect> {
        let record = self.record();
        let outdated = self.filing.outdated(&self.game);
        let place = outdated.and_then(|filed| Some((filed.place?.ok()?, filed.record)));
        let withdrawn = place.map(|(place, record)| Effect::Withdraw(place, Box::new(record)));
        let is_filed = session.config.save_finished && self.filing.begin(&record);
        let filed = is_filed.then(|| Effect::File(Box::new(record.clone())));
        let kept = Effect::Autosave(Box::new(record));
        let mut effects: Vec<Effect> = [kept].into_iter().chain(withdrawn).chain(filed).collect();
        effects.extend(self.go_on(session));
        effects
    }

    /// Begins a fresh turn for whoever has it: a forced pass is made, the computer is asked, a human is waited for.
    pub fn go_on(&mut self, session: &mut Session) -> Vec<Effect> {
        self.turn = self.game.turn();
        self.review = None;
        if self.game.must_pass() {
            return self.play(session, &[], 0);
        }
        let Some(seat) = self.game.to_move() else {
            if self.showing.is_none() {
                self.mode = Mode::Result;
            }
            self.review = Some(Review::of(&self.game));
            return Vec::new();
        };
        if matches!(self.mode, Mode::Result) {
            self.mode = Mode::Turn;
        }
        match self.player(seat) {
            Player::Human => Vec::new(),
            Player::Ai(_) if self.is_paused => Vec::new(),
            Player::Ai(level) => {
                let id = session.request();
                self.thinking = Some(id);
                let seed = session.seed.wrapping_add(self.game.ply() as u64);
                vec![Effect::Think {
                    id,
                    game: Box::new(self.game.clone()),
                    level,
                    seed,
                }]
            }
        }
    }

    /// Stops the thinker, if it is at work.
    pub(super) fn stop(&mut self) -> Vec<Effect> {
        self.waiting = None;
        let was_asked = matches!(self.mode, Mode::Offering { .. });
        if was_asked {
            self.mode = Mode::Turn;
        }
        let is_busy = self.thinking.take().is_some() || was_asked;
        is_busy
            .then_some(Effect::StopThinking)
            .into_iter()
            .collect()
    }

    /// The screen is come back to: what was going on goes on, a human's turn under way with it.
    pub fn come_back(&mut self, session: &mut Session) -> Vec<Effect> {
        if self.human_to_move().is_none() {
            self.go_on(session)
        } else {
            Vec::new()
        }
    }

    /// The screen is left: the thinker stops, the game stays as it is.
    pub fn leave(&mut self) -> Vec<Effect> {
        self.showing = None;
        [self.drop_hint(), self.stop()].concat()
    }
}
