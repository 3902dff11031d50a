//! Doing a task: making turns, marking points, choosing answers, putting stones.

use crate::app::editor::Arrange;
use crate::app::field::Field;
use crate::app::play::{cursor, making};
use crate::app::practice::{Mode, Practice, Said, Step};
use crate::app::{Command, Effect, Message, Session};
use crate::board::Point;
use crate::game::Level;
use crate::lesson::{Attempt, Kind, Piece, Reply};
use crate::notation::TurnError;
use crate::rules::Refusal;

impl Practice {
    /// A message while the task is under way.
    pub(super) fn act(&mut self, session: &mut Session, message: &Message) -> Step {
        match message {
            Message::Learn(_) | Message::Do(Command::Undo) => {
                return self.command(session, message);
            }
            Message::Back if self.turn.path().is_empty() => return Step::Leave(self.stop()),
            _ => {}
        }
        match &self.task().kind {
            Kind::Play { .. } | Kind::Order { .. } => self.make(session, message),
            Kind::Mark { .. } => {
                self.point_at(message);
                if let Message::Enter | Message::Point(_) = message {
                    self.trial.mark(self.cursor);
                }
                Step::Stay(Vec::new())
            }
            Kind::Choose { .. } | Kind::Compare { .. } => self.answer(session, message),
            Kind::Build { .. } => {
                self.build(message);
                Step::Stay(Vec::new())
            }
        }
    }

    /// Moves the cursor on the board.
    fn point_at(&mut self, message: &Message) {
        match *message {
            Message::Go(heading) => {
                let board = self.turn_board();
                self.cursor =
                    cursor::go(board, self.view, self.cursor, heading).unwrap_or(self.cursor);
            }
            Message::Point(point) => self.cursor = point,
            _ => {}
        }
    }

    /// Makes a turn, as on the play screen.
    fn make(&mut self, session: &mut Session, message: &Message) -> Step {
        self.point_at(message);
        match message {
            Message::Next | Message::Previous => {
                let targets = self.turn.targets();
                let forward = *message == Message::Next;
                let board = self.turn_board();
                self.cursor = cursor::next_of(board, self.view, &targets, self.cursor, forward)
                    .unwrap_or(self.cursor);
            }
            Message::Enter | Message::Point(_) if self.may_play() => {
                if let Some(refusal) = self.asked_refusal() {
                    return self.refuse(session, self.turn.origin(), refusal);
                }
                let is_click = matches!(message, Message::Point(_));
                let waits = session.config.enter_ends_turn;
                let made = if self.trial.asks_refusal() {
                    // What is refused comes after the end of the legal part.
                    making::press(&mut self.turn, self.cursor, is_click)
                } else {
                    making::choose(&mut self.turn, self.cursor, is_click, waits)
                };
                match made {
                    Ok(Some(turn)) => return self.play(session, turn.points()),
                    Ok(None) => {}
                    Err(refusal) => {
                        let origin = self.turn.origin().or(Some(self.cursor));
                        return self.refuse(session, origin, refusal);
                    }
                }
            }
            Message::Back => {
                self.turn.back();
                self.cursor = self.turn.here().unwrap_or(self.cursor);
            }
            Message::Do(Command::Type) => self.mode = Mode::Typing(Field::new()),
            Message::Paste(_) => {
                let mut field = Field::new();
                field.update(message);
                self.mode = Mode::Typing(field);
            }
            _ => {}
        }
        Step::Stay(Vec::new())
    }

    /// The refusal of a landing on an own stone, if a refusal like this is what the task asks for; otherwise that stone is
    /// picked instead.
    fn asked_refusal(&self) -> Option<Refusal> {
        let own = self.trial.position().stones(self.task().learner());
        let (origin, here) = (self.turn.origin()?, self.turn.here()?);
        if !self.trial.asks_refusal() || !own.contains(self.cursor) || here == self.cursor {
            return None;
        }
        let refusal = self.turn.clone().land(self.cursor).err()?;
        let is_asked = self.trial.clone().refused(Some(origin), refusal).is_right();
        is_asked.then_some(refusal)
    }

    fn play(&mut self, session: &mut Session, points: &[Point]) -> Step {
        match self.trial.play(points) {
            Ok(()) => self.go_on(session),
            Err(refusal) => self.refuse(session, points.first().copied(), refusal),
        }
    }

    /// Something was tried with the stone on `origin` that the rules refuse: it may be what the task asks for. The
    /// reason is said in either case.
    fn refuse(&mut self, session: &mut Session, origin: Option<Point>, refusal: Refusal) -> Step {
        let is_asked = self.trial.refused(origin, refusal).is_right();
        self.said = Some(Said::Refused(refusal));
        if is_asked {
            return self.go_on(session);
        }
        Step::Stay(Vec::new())
    }

    /// Plays a typed turn, or says why it is none and leaves it to be mended.
    pub(super) fn play_text(&mut self, session: &mut Session) -> Step {
        let Mode::Typing(field) = &mut self.mode else {
            return Step::Stay(Vec::new());
        };
        field.go_to_end();
        let text = field.text().trim().to_owned();
        if text.is_empty() || !self.may_play() {
            self.mode = Mode::Doing;
            return Step::Stay(Vec::new());
        }
        match self.trial.scene().attempt(&text) {
            Ok(Attempt {
                result: Ok(turn), ..
            }) => {
                self.mode = Mode::Doing;
                self.play(session, turn.points())
            }
            Ok(Attempt {
                points,
                result: Err(refusal),
                ..
            }) => {
                let step = self.refuse(session, points.first().copied(), refusal);
                if !self.is_right() {
                    // It stays there to be mended.
                    let error = TurnError::Refused(refusal, self.task().rules());
                    self.said = Some(Said::Typed(error));
                }
                step
            }
            Err(error) => {
                self.said = Some(Said::Typed(error));
                Step::Stay(Vec::new())
            }
        }
    }

    /// What is wrong with the turn that is being typed, once it names two points.
    pub fn typed_error(&self) -> Option<TurnError> {
        let Mode::Typing(field) = &self.mode else {
            return None;
        };
        making::typed_error(self.task().rules(), self.trial.position(), field.text())
    }

    /// Makes the replies that are due, or asks the thinker for one.
    pub(super) fn answered(&mut self, session: &mut Session) -> Vec<Effect> {
        loop {
            match self.trial.due() {
                None => return Vec::new(),
                Some(Reply::Scripted(turn)) => {
                    if self.trial.reply(turn.points()).is_err() {
                        return Vec::new();
                    }
                }
                Some(Reply::Engine(budget)) => {
                    let id = session.request();
                    self.thinking = Some(id);
                    return vec![Effect::Think {
                        id,
                        game: Box::new(self.trial.game()),
                        level: budget.level.unwrap_or(Level::Strong),
                        seed: budget.seed,
                    }];
                }
            }
        }
    }

    /// Chooses an answer; where only one can be right that is the answer.
    fn answer(&mut self, session: &mut Session, message: &Message) -> Step {
        let last = self.answers() - 1;
        if let Some(row) = message.row_after(self.row, last) {
            self.row = row;
        }
        match *message {
            Message::Row(row) if row <= last => self.row = row,
            Message::Enter => {}
            _ => return Step::Stay(Vec::new()),
        }
        let is_chosen = self.trial.chosen().contains(&self.row);
        if self.has_several() {
            self.trial.choose(self.row);
            return Step::Stay(Vec::new());
        }
        if !is_chosen {
            self.trial.choose(self.row);
        }
        self.trial.judge();
        self.go_on(session)
    }

    /// Puts and takes stones.
    fn build(&mut self, message: &Message) {
        self.point_at(message);
        let palette = self.trial.palette();
        let last = palette.len() - 1;
        let piece = palette[self.brush].0;
        match *message {
            Message::Next => self.brush = if self.brush < last { self.brush + 1 } else { 0 },
            Message::Previous => self.brush = self.brush.checked_sub(1).unwrap_or(last),
            Message::Row(row) => self.brush = row.min(last),
            // What was put there is taken away.
            Message::Enter | Message::Point(_) if self.trial.take(self.cursor) => {}
            Message::Enter | Message::Point(_) => self.put(piece),
            Message::Arrange(Arrange::Put(put)) => {
                let piece = Piece {
                    seat: put.seat,
                    king: put.is_king,
                };
                self.brush = palette
                    .iter()
                    .position(|(other, _)| *other == piece)
                    .unwrap_or(self.brush);
                self.trial.take(self.cursor);
                self.put(piece);
            }
            Message::Arrange(Arrange::Take) => {
                self.trial.take(self.cursor);
            }
            Message::Arrange(Arrange::TakeFrom(point)) => {
                self.cursor = point;
                self.trial.take(point);
            }
            _ => {}
        }
    }

    fn put(&mut self, piece: Piece) {
        let put = self.trial.put(piece, self.cursor);
        self.said = put.err().map(|why| Said::NoRoom(why, self.cursor));
        self.turn = self.trial.turn();
    }
}
