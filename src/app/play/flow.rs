//! What follows a turn or a command: passes, the computer's turn, the end, taking back.

use crate::analysis::Review;
use crate::app::overlay::Topic;
use crate::app::play::{Mode, Play, Question, Said, Showing};
use crate::app::{Command, Effect, Session};
use crate::board::Point;
use crate::engine::{self, Answer};
use crate::game::{Game, Level, Player};
use crate::rules::{Position, Seat};
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
        let seats: Vec<Seat> = self.game.position().playing().collect();
        let (before, told) = (*self.game.position(), self.game.ply());
        match self.game.play(points) {
            Ok(_) => {
                let shown = self.show(session, &before, points, seen, told);
                let position = self.game.position();
                let placed = seats
                    .into_iter()
                    .filter_map(|seat| Some((position.place(seat)?, seat)));
                // The end of the game is told by its outcome.
                let placed = placed.min().filter(|_| self.game.outcome().is_none());
                self.said = placed
                    .map(|(place, seat)| Said::Placed(seat, place))
                    .or(self.said.take());
                if let Some(&end) = points.last().filter(|_| self.human_to_move().is_none()) {
                    self.cursor = end;
                }
                [self.changed(session), shown].concat()
            }
            Err(refusal) => {
                self.said = Some(Said::Refused(refusal));
                Vec::new()
            }
        }
    }

    /// What follows a change of the game: it is kept, and somebody has the turn.
    fn changed(&mut self, session: &mut Session) -> Vec<Effect> {
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
            let seat = self.game.position().to_move();
            let effects = self.play(session, &[], 0);
            self.said = Some(Said::Passed(seat));
            return effects;
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
    fn stop(&mut self) -> Vec<Effect> {
        self.waiting = None;
        self.thinking
            .take()
            .map(|_| Effect::StopThinking)
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

    pub(super) fn command(&mut self, session: &mut Session, command: Command) -> Vec<Effect> {
        match command {
            Command::Undo => self.undo(session),
            Command::Redo => self.redo(session),
            Command::Type => {
                self.type_turn();
                Vec::new()
            }
            Command::Flip => {
                self.view = (self.view + 1) % self.game.rules().board().views();
                Vec::new()
            }
            Command::Draw => {
                match (self.human_to_move(), self.game.to_move()) {
                    (Some(seat), _) => self.mode = Mode::Asking(Question::Offer(seat)),
                    (None, seat) => self.said = seat.map(Said::NotYours),
                }
                Vec::new()
            }
            Command::Resign => {
                let humans = self
                    .game
                    .position()
                    .playing()
                    .filter(|seat| self.player(*seat) == Player::Human);
                let seat = self.human_to_move().or_else(|| humans.into_iter().next());
                if let (Some(seat), None) = (seat, self.game.outcome()) {
                    self.mode = Mode::Asking(Question::Resign(seat));
                }
                Vec::new()
            }
            Command::Save => {
                self.said = self.filing.want(&self.game).map(Said::Saved);
                let is_new = self.said.is_none();
                let save = is_new.then(|| Effect::Save(Box::new(self.record())));
                save.into_iter().collect()
            }
            Command::Rematch => self.rematch(session, 1),
            Command::Again => self.rematch(session, 0),
            Command::Stronger | Command::Weaker => {
                self.change_level(session, command == Command::Stronger)
            }
            Command::Pause => {
                self.is_paused = !self.is_paused;
                let mut effects = self.stop();
                // A human's turn under way is not touched.
                if self.human_to_move().is_none() {
                    effects.extend(self.go_on(session));
                }
                effects
            }
            Command::Analyse => {
                self.topic = Topic::after(self.topic, self.game.rules());
                Vec::new()
            }
            Command::Hint => self.give_hint(session),
            // The application opens other screens.
            Command::New | Command::Menu | Command::Edit | Command::Replay | Command::Settings => {
                Vec::new()
            }
        }
    }

    /// Takes entries back until a human has the turn; where only computers play, one entry, and they wait. In
    /// mid-chain the chain alone is taken back.
    fn undo(&mut self, session: &mut Session) -> Vec<Effect> {
        self.mode = Mode::Turn;
        if self.turn.path().len() > 1 {
            self.turn = self.game.turn();
            return Vec::new();
        }
        let ply = self.game.ply();
        let is_there = self.travel(Game::undo);
        if !is_there {
            // Before the first turn of a human there is nothing to come back to.
            while self.game.ply() < ply {
                self.game.redo();
            }
            self.said = Some(Said::NothingBack);
            return Vec::new();
        }
        self.arrive(session)
    }

    /// Plays what was taken back once more, until a human has the turn.
    fn redo(&mut self, session: &mut Session) -> Vec<Effect> {
        self.mode = Mode::Turn;
        let ply = self.game.ply();
        self.travel(Game::redo);
        if self.game.ply() == ply {
            self.said = Some(Said::NothingAgain);
            return Vec::new();
        }
        self.arrive(session)
    }

    /// Goes entry by entry until a human has a turn to make, or by one entry where only computers play; says whether
    /// that was reached.
    fn travel(&mut self, go: fn(&mut Game) -> bool) -> bool {
        while go(&mut self.game) {
            if !self.has_human() || (self.human_to_move().is_some() && !self.game.must_pass()) {
                return true;
            }
        }
        false
    }

    /// What follows undo and redo: a search that was under way is void.
    fn arrive(&mut self, session: &mut Session) -> Vec<Effect> {
        self.is_paused |= !self.has_human();
        let mut effects = self.stop();
        effects.extend(self.changed(session));
        effects
    }

    /// Asks the others one by one; the computer agrees when it does not stand better and the game has gone on for a
    /// while.
    fn offer_draw(&mut self, session: &mut Session, by: Seat) -> Vec<Effect> {
        let (humans, computers): (Vec<Seat>, Vec<Seat>) = self
            .others(by)
            .into_iter()
            .partition(|seat| self.player(*seat) == Player::Human);
        if let Some(seat) = computers
            .into_iter()
            .find(|seat| !engine::accepts_draw(&self.game, *seat))
        {
            self.said = Some(Said::DrawRefused(seat));
            return Vec::new();
        }
        self.ask_draw(session, by, humans)
    }

    fn ask_draw(&mut self, session: &mut Session, by: Seat, asked: Vec<Seat>) -> Vec<Effect> {
        if !asked.is_empty() {
            self.mode = Mode::Asking(Question::Draw { by, asked });
            return Vec::new();
        }
        self.mode = Mode::Turn;
        // The humans are asked from the last to the first, after the computers.
        let others = self.others(by);
        let human = others
            .iter()
            .find(|seat| self.player(**seat) == Player::Human);
        let last = human.or(others.last()).copied().unwrap_or(by);
        match self.game.agree_draw(last) {
            Ok(()) => self.changed(session),
            Err(refusal) => {
                self.said = Some(Said::Refused(refusal));
                Vec::new()
            }
        }
    }

    /// The answer to a question is yes.
    pub(super) fn answer(&mut self, session: &mut Session, question: Question) -> Vec<Effect> {
        self.mode = Mode::Turn;
        match question {
            Question::Offer(by) => self.offer_draw(session, by),
            Question::Draw { by, mut asked } => {
                asked.pop();
                self.ask_draw(session, by, asked)
            }
            Question::Resign(seat) => {
                let mut effects = self.stop();
                match self.game.resign(seat) {
                    Ok(()) => {
                        let place = self.game.position().place(seat);
                        let place = place.filter(|_| self.game.outcome().is_none());
                        self.said = place.map(|place| Said::Placed(seat, place));
                        effects.extend(self.changed(session));
                    }
                    Err(refusal) => self.said = Some(Said::Refused(refusal)),
                }
                effects
            }
        }
    }

    /// The same game from its start, with the same players, each so many seats `further` in turn order.
    fn rematch(&mut self, session: &mut Session, further: usize) -> Vec<Effect> {
        let mut effects = self.stop();
        let (rules, options) = (self.game.rules(), *self.game.options());
        let game = match self.game.given_start() {
            Some(start) => Game::from_position(rules, options, *start),
            None => Game::new(rules, options),
        };
        let (view, topic) = (self.view, self.topic);
        let seats = std::mem::take(&mut self.seats);
        let mut players = seats.clone();
        players.rotate_right(further);
        *self = Self::new(game, |seat| {
            let index = seats.iter().position(|entry| entry.seat == seat);
            let player = &players[index.expect("the game has the same seats")];
            (player.name.clone(), player.player)
        });
        // Who plays the computer sees the own side at the bottom, wherever that is now.
        let is_hot_seat = self.seats.iter().all(|entry| entry.player == Player::Human);
        if further == 0 || is_hot_seat {
            self.view = view;
        }
        self.topic = topic;
        session.seed = session.seed.wrapping_add(1 << 32);
        effects.extend(self.changed(session));
        effects
    }

    /// Makes every computer in the game one level stronger or weaker.
    fn change_level(&mut self, session: &mut Session, stronger: bool) -> Vec<Effect> {
        let levels = self.seats.iter().filter_map(|entry| entry.player.level());
        let Some(level) = levels.max() else {
            self.said = Some(Said::NoComputer);
            return Vec::new();
        };
        let index = usize::from(level.number()) - 1;
        let wanted = if stronger {
            (index + 1).min(Level::ALL.len() - 1)
        } else {
            index.saturating_sub(1)
        };
        let level = Level::ALL[wanted];
        for entry in &mut self.seats {
            if entry.player != Player::Human {
                entry.player = Player::Ai(level);
            }
        }
        self.said = Some(Said::Level(level));
        let was_thinking = self.is_thinking();
        let mut effects = self.stop();
        // A game that has not begun is not kept yet.
        if self.game.ply() > 0 {
            effects.push(Effect::Autosave(Box::new(self.record())));
        }
        if was_thinking {
            effects.extend(self.go_on(session));
        }
        effects
    }
}
