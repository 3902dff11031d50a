//! The play screen: a game, the turn being made, the cursor, and who plays.

mod asking;
mod commands;
pub(super) mod cursor;
mod filing;
mod flow;
mod hint;
pub(super) mod making;
mod marks;
mod seen;
pub(super) mod showing;

use std::path::PathBuf;

use crate::analysis::Review;
use crate::app::field::{Field, Written};
use crate::app::overlay::Topic;
use crate::app::settings;
use crate::app::{Command, Effect, Message, Session};
use crate::board::Point;
use crate::config::Config;
use crate::engine::Answer;
use crate::game::{Game, Level, Offer, Player};
use crate::notation::TurnError;
use crate::record::{Record, SeatEntry};
use crate::rules::{Refusal, Seat};
use crate::turn::Turn;

pub use filing::{Filed, Filing};
pub use hint::Hint;
pub use marks::Marks;
pub use showing::Showing;

/// The state of the play screen.
#[derive(Debug)]
pub struct Play {
    game: Game,
    seats: Vec<SeatEntry>,
    /// Kept from the file the game came from.
    origin: Record,
    turn: Turn,
    /// The point under the cursor.
    pub cursor: Point,
    /// How often the board is turned.
    pub view: u8,
    /// What the analysis is asked, if it is switched on.
    pub topic: Option<Topic>,
    /// What keys do now.
    pub mode: Mode,
    /// What happened since the last key, in this order.
    pub said: Vec<Said>,
    /// The request the thinker is working on, or whose answer waits.
    thinking: Option<u64>,
    /// The turn that is being shown.
    showing: Option<Showing>,
    /// How many entries the log tells while a turn is being shown.
    told: usize,
    /// The answer that is played once the turn before it has been shown.
    waiting: Option<Box<Answer>>,
    /// The hint that was asked for.
    hint: Option<Hint>,
    /// The points of the hinted turn, as long as Enter follows them.
    advice: Vec<Point>,
    /// Whether the computer waits.
    pub is_paused: bool,
    /// What the game was like, once it is over.
    review: Option<Review>,
    /// The file of the game, once it is over.
    filing: Filing,
}

/// What keys do now.
#[derive(Clone, Debug)]
pub enum Mode {
    /// They make a turn.
    Turn,
    /// They write a turn.
    Typing(Field),
    /// They answer a question.
    Asking(Question),
    /// They wait for the computer, which considers the draw that is offered, or take the offer back.
    Offering {
        /// The number of the request.
        id: u64,
        /// What it considers.
        offer: Offer,
    },
    /// They look through the log: the position after so many entries is shown.
    Looking(usize),
    /// They say what to do after the end of the game.
    Result,
}

/// A question to the players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Does this seat want to resign?
    Resign(Seat),
    /// Does this seat want to offer a draw?
    Offer(Seat),
    /// Does the human who is asked now accept this draw?
    Draw(Offer),
}

/// What the line above the keys says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// Why a landing or a turn is illegal.
    Refused(Refusal),
    /// Why a typed turn is none.
    Typed(TurnError),
    /// The computer has the turn.
    NotYours(Seat),
    /// A seat could not move.
    Passed(Seat),
    /// A seat has taken a place.
    Placed(Seat, u8),
    /// There is nothing to take back.
    NothingBack,
    /// There is nothing to play once more.
    NothingAgain,
    /// Where the game was saved.
    Saved(PathBuf),
    /// Where the game before this one was saved.
    SetAside(PathBuf),
    /// Why the game was not saved.
    NotSaved(String),
    /// This seat plays on.
    DrawRefused(Seat),
    /// No seat is played by the computer.
    NoComputer,
    /// The level of the computer now.
    Level(Level),
}

impl Play {
    /// A game with its players, seen from the side of the first human.
    pub fn new(game: Game, sitting: impl Fn(Seat) -> (String, Player)) -> Self {
        Self::resume(Record::new(game, sitting))
    }

    /// The game of a record, to be played on.
    pub fn resume(record: Record) -> Self {
        let seats = record.seats().to_vec();
        let game = record.game().clone();
        let turn = game.turn();
        let mut play = Self {
            cursor: Point::new(0),
            view: 0,
            topic: None,
            mode: Mode::Turn,
            said: Vec::new(),
            thinking: None,
            showing: None,
            told: 0,
            waiting: None,
            hint: None,
            advice: Vec::new(),
            is_paused: false,
            review: None,
            filing: Filing::default(),
            turn,
            game,
            seats,
            origin: record,
        };
        let human = play
            .seats
            .iter()
            .find(|entry| entry.player == Player::Human)
            .map(|entry| entry.seat);
        play.view = human.map_or(0, |seat| cursor::view_of(play.game.rules(), seat));
        play.cursor = making::first_target(&play.turn);
        play
    }

    /// Gives those at the keyboard who have no name of their own the usual names that hold now, in place of those that
    /// held before; the game is kept with them.
    pub fn call_anew(&mut self, before: &Config, now: &Config) -> Option<Effect> {
        settings::call_anew(&mut self.seats, before, now);
        let has_begun = self.game.ply() > 0;
        has_begun.then(|| Effect::Autosave(Box::new(self.record())))
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Who plays, in turn order.
    pub fn seats(&self) -> &[SeatEntry] {
        &self.seats
    }

    /// Who plays `seat`.
    pub fn player(&self, seat: Seat) -> Player {
        SeatEntry::player_of(&self.seats, seat)
    }

    /// What the game was like; none before it is over.
    pub fn review(&self) -> Option<&Review> {
        self.review.as_ref()
    }

    /// The file of the game, if it is over and was saved.
    pub fn filed(&self) -> Option<&Filed> {
        self.filing.of(&self.game)
    }

    /// The turn being made.
    pub fn turn(&self) -> &Turn {
        &self.turn
    }

    /// Whether the thinker is at work.
    pub fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// The turn that is being shown, though it has been made already.
    pub fn showing(&self) -> Option<&Showing> {
        let is_now = self.shown_ply() == self.game.ply();
        self.showing.as_ref().filter(|_| is_now)
    }

    /// The record of the game as it stands.
    pub fn record(&self) -> Record {
        let sitting = |seat| SeatEntry::sitting(&self.seats, seat);
        let mut record = Record::new(self.game.clone(), sitting);
        let kept = self.origin.with_game(self.game.clone());
        (record.date, record.tags, record.remarks) = (kept.date, kept.tags, kept.remarks);
        record
    }

    /// The human whose turn it is; none while the computer has the turn or the game is over.
    pub fn human_to_move(&self) -> Option<Seat> {
        self.game
            .to_move()
            .filter(|seat| self.player(*seat) == Player::Human)
    }

    /// Leads the screen on by one message.
    pub fn update(&mut self, session: &mut Session, message: Message) -> Vec<Effect> {
        match message {
            Message::Thought { id, answer } => return self.thought(session, id, answer),
            Message::Due(request) => return self.show_next(session, request),
            Message::Considered { id, unwilling } => {
                return self.considered(session, id, unwilling);
            }
            // Another screen has asked for it.
            Message::Solved { .. } => return Vec::new(),
            Message::Filed(place) => {
                self.filing.settle(place);
                return Vec::new();
            }
            Message::Saved(saved) => {
                if self.game.outcome().is_some() {
                    self.filing.save(self.record(), saved.clone());
                }
                self.said
                    .push(saved.map_or_else(Said::NotSaved, Said::Saved));
                return Vec::new();
            }
            Message::SetAside(place) => {
                self.said
                    .push(place.map_or_else(Said::NotSaved, Said::SetAside));
                return Vec::new();
            }
            _ => self.said.clear(),
        }
        // A key shows at once what was being shown, drops the hint, and does what it always does.
        let was_showing = self.showing.take().is_some();
        let follows = self.heed(&message);
        let mut effects = match message {
            Message::Do(Command::Hint) => Vec::new(),
            _ => self.drop_hint(),
        };
        effects.extend(self.update_mode(session, &message));
        if follows {
            self.follow_advice();
        }
        if was_showing && self.showing.is_none() {
            effects.extend(self.shown_all(session));
        }
        effects
    }

    /// What a key or a click does, by what keys do now.
    fn update_mode(&mut self, session: &mut Session, message: &Message) -> Vec<Effect> {
        if let (Message::Paste(_), Mode::Turn) = (message, &self.mode) {
            self.type_turn();
        }
        match &mut self.mode {
            Mode::Typing(field) => {
                match field.update(message) {
                    Written::On => {}
                    Written::Done => return self.play_text(session),
                    Written::Dropped => self.mode = Mode::Turn,
                }
                Vec::new()
            }
            Mode::Asking(question) => {
                let question = question.clone();
                self.update_question(session, question, message)
            }
            Mode::Offering { .. } => match message {
                Message::Back => self.stop(),
                _ => Vec::new(),
            },
            Mode::Turn | Mode::Looking(_) | Mode::Result => self.update_board(session, message),
        }
    }

    fn update_board(&mut self, session: &mut Session, message: &Message) -> Vec<Effect> {
        match message {
            Message::PageUp | Message::PageDown | Message::First | Message::Last => {
                self.look(message);
                return Vec::new();
            }
            Message::Do(command) => return self.command(session, *command),
            // A click on another position, or beside what is said at the end, was not meant for the board as it stands.
            Message::Back | Message::Point(_) if !matches!(self.mode, Mode::Turn) => {
                self.mode = Mode::Turn;
                return Vec::new();
            }
            Message::Enter if matches!(self.mode, Mode::Result) => {
                return self.command(session, Command::Rematch);
            }
            _ => {}
        }
        if matches!(self.mode, Mode::Looking(_)) {
            self.mode = Mode::Turn;
        }
        match message {
            &Message::Go(heading) => {
                let board = self.game.rules().board();
                self.cursor =
                    cursor::go(board, self.view, self.cursor, heading).unwrap_or(self.cursor);
                Vec::new()
            }
            Message::Next | Message::Previous => {
                self.next_target(*message == Message::Next);
                Vec::new()
            }
            Message::Enter => self.choose(session, self.cursor, false),
            &Message::Point(point) => {
                self.cursor = point;
                self.choose(session, point, true)
            }
            Message::Back => {
                self.turn.back();
                self.cursor = self.turn.here().unwrap_or(self.cursor);
                Vec::new()
            }
            _ => Vec::new(),
        }
    }

    /// Looks through the log.
    fn look(&mut self, message: &Message) {
        let (shown, last) = (self.shown_ply(), self.game.ply());
        let ply = match message {
            Message::PageUp => shown.saturating_sub(1),
            Message::PageDown => shown + 1,
            Message::First => 0,
            _ => last,
        };
        self.mode = if ply >= last {
            Mode::Turn
        } else {
            Mode::Looking(ply)
        };
    }
}
