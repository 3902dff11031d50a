//! Making a turn: by the cursor, by a click, by typing.

use tui_input::{Input, InputRequest};

use super::cursor;
use crate::app::play::{Mode, Play, Said};
use crate::app::{Command, Effect, Session};
use crate::board::Point;
use crate::notation::{self, TurnError};
use crate::rules::{Move, Refusal};

/// Characters of a typed turn: more than any turn needs.
const LONGEST: usize = 300;

/// Changes what is typed, within [`LONGEST`].
pub(super) fn write(input: &mut Input, request: InputRequest) {
    let is_full = input.value().chars().count() >= LONGEST;
    if !(is_full && matches!(request, InputRequest::InsertChar(_))) {
        input.handle(request);
    }
}

impl Play {
    /// A point to put the cursor on at the beginning: a stone that may move, the one nearest to the middle.
    pub(super) fn first_target(&self) -> Point {
        let board = self.game.rules().board();
        let targets = self.turn.targets();
        cursor::nearest_to_middle(board, &targets).unwrap_or(Point::new(0))
    }

    /// Puts the cursor on the next point that can be chosen.
    pub(super) fn next_target(&mut self, forward: bool) {
        let targets = self.turn.targets();
        let board = self.game.rules().board();
        self.cursor = cursor::next_of(board, self.view, &targets, self.cursor, forward)
            .unwrap_or(self.cursor);
    }

    /// The turn under way as it would be if it ended at `point`; none if it cannot.
    pub(super) fn turn_to(&self, point: Point) -> Option<Move> {
        let mut turn = self.turn.clone();
        if turn.here() != Some(point) {
            turn.land(point).ok()?;
        }
        turn.finish().ok()
    }

    /// Picks, lands or ends the turn at `point`. A click beside the targets puts a stone just picked down.
    pub(super) fn choose(
        &mut self,
        session: &mut Session,
        point: Point,
        is_click: bool,
    ) -> Vec<Effect> {
        let Some(seat) = self.human_to_move() else {
            if let Some(seat) = self.game.to_move() {
                if self.is_paused {
                    return self.command(session, Command::Pause);
                }
                self.said = Some(Said::NotYours(seat));
            } else {
                self.mode = Mode::Result;
            }
            return Vec::new();
        };
        let is_own = self.game.position().stones(seat).contains(point);
        let landings = self.turn.path().len();
        let done = match self.turn.here() {
            None => self.turn.pick(point),
            Some(here) if here == point && landings == 1 => {
                self.turn.back();
                Ok(())
            }
            Some(here) if here == point => match self.turn.finish() {
                Ok(turn) => return self.play(session, turn.points()),
                Err(refusal) => Err(refusal),
            },
            Some(_) if is_own && landings == 1 => {
                self.turn.back();
                self.turn.pick(point)
            }
            Some(here) if is_own && self.turn.origin() != Some(point) => {
                Err(Refusal::other_stone(here, point))
            }
            Some(_) => match self.turn.land(point) {
                Err(refusal)
                    if is_click && landings == 1 && self.game.position().at(point).is_none() =>
                {
                    self.turn.back();
                    Err(refusal)
                }
                landed => landed,
            },
        };
        self.said = done.err().map(Said::Refused);
        let waits = session.config.enter_ends_turn;
        match self.turn.finish() {
            Ok(turn)
                if self.turn.is_complete()
                    && !(waits && turn.path().is_some_and(|path| !path.over().is_empty())) =>
            {
                self.play(session, turn.points())
            }
            _ => Vec::new(),
        }
    }

    /// Plays a typed turn, or says why it is none and leaves it to be mended.
    pub(super) fn play_text(&mut self, session: &mut Session, text: &str) -> Vec<Effect> {
        if text.trim().is_empty() {
            self.mode = Mode::Turn;
            return Vec::new();
        }
        if let (Some(seat), None) = (self.game.to_move(), self.human_to_move()) {
            self.said = Some(Said::NotYours(seat));
            return Vec::new();
        }
        match notation::read_turn(self.game.rules(), self.game.position(), text) {
            Ok(turn) => {
                self.mode = Mode::Turn;
                self.play(session, turn.points())
            }
            Err(error) => {
                self.said = Some(Said::Typed(error));
                Vec::new()
            }
        }
    }

    /// What is wrong with the turn that is being typed, once it names two points.
    pub fn typed_error(&self) -> Option<TurnError> {
        let Mode::Typing(input) = &self.mode else {
            return None;
        };
        self.human_to_move()?;
        let points = notation::read_points(self.game.rules(), self.game.position(), input.value());
        match points {
            Ok(points) if points.len() < 2 => None,
            Ok(_) => {
                notation::read_turn(self.game.rules(), self.game.position(), input.value()).err()
            }
            // The last name may not be complete yet.
            Err(TurnError::NotAPoint(name)) if input.value().ends_with(&name) => None,
            Err(error) => Some(error),
        }
    }

    /// Opens the line for a typed turn, also while the computer thinks: it can be written ahead.
    pub(super) fn type_turn(&mut self) {
        self.mode = match self.game.outcome() {
            None => Mode::Typing(Input::default()),
            Some(_) => Mode::Result,
        };
    }

    /// Puts the first line of what was pasted into the line for a typed turn.
    pub(super) fn paste(&mut self, text: &str) {
        if !matches!(self.mode, Mode::Typing(_)) {
            self.type_turn();
        }
        if let Mode::Typing(input) = &mut self.mode {
            for c in text.trim_start().chars().take_while(|c| !c.is_control()) {
                write(input, InputRequest::InsertChar(c));
            }
        }
    }
}
