//! Making a turn: by the cursor, by a click, by typing.

use super::cursor;
use crate::app::field::Field;
use crate::app::play::{Mode, Play, Said};
use crate::app::{Command, Effect, Session};
use crate::board::Point;
use crate::notation::{self, TurnError};
use crate::rules::{Move, Position, Refusal, Rules};
use crate::turn::Turn;

/// Picks, lands or ends the turn at `point`; gives the turn once it has ended, which it does by itself where nothing is
/// left to land on, unless it `waits` for that after a jump.
///
/// # Errors
/// Why the stone may not be picked or land there, or the turn not end.
pub(in crate::app) fn choose(
    turn: &mut Turn,
    point: Point,
    is_click: bool,
    waits: bool,
) -> Result<Option<Move>, Refusal> {
    if let Some(made) = press(turn, point, is_click)? {
        return Ok(Some(made));
    }
    let is_jump = |made: &Move| made.path().is_some_and(|path| !path.over().is_empty());
    let made = turn.finish().ok().filter(|_| turn.is_complete());
    Ok(made.filter(|made| !(waits && is_jump(made))))
}

/// Picks, lands or ends the turn at `point`; gives the turn once it was ended on its own stone. A click beside the
/// targets puts a stone just picked down.
///
/// # Errors
/// Why the stone may not be picked or land there, or the turn not end.
pub(in crate::app) fn press(
    turn: &mut Turn,
    point: Point,
    is_click: bool,
) -> Result<Option<Move>, Refusal> {
    let position = turn.position();
    let is_own = position.stones(position.to_move()).contains(point);
    let landings = turn.path().len();
    match turn.here() {
        None => turn.pick(point)?,
        Some(here) if here == point && landings == 1 => {
            turn.back();
        }
        Some(here) if here == point => return turn.finish().map(Some),
        Some(_) if is_own && landings == 1 => {
            turn.back();
            turn.pick(point)?;
        }
        Some(here) if is_own && turn.origin() != Some(point) => {
            return Err(Refusal::other_stone(here, point));
        }
        Some(_) => {
            let is_empty = position.at(point).is_none();
            if let Err(refusal) = turn.land(point) {
                if is_click && landings == 1 && is_empty {
                    turn.back();
                }
                return Err(refusal);
            }
        }
    }
    Ok(None)
}

/// What is wrong with the turn that `text` begins to write, once it names two points.
pub(in crate::app) fn typed_error(
    rules: &'static dyn Rules,
    position: &Position,
    text: &str,
) -> Option<TurnError> {
    match notation::read_points(rules, position, text) {
        Ok(points) if points.len() < 2 => None,
        Ok(_) => notation::read_turn(rules, position, text).err(),
        // The last name may not be complete yet.
        Err(TurnError::NotAPoint(name)) if text.ends_with(&name) => None,
        Err(error) => Some(error),
    }
}

/// `turn` as it would be if it ended at `point`; none if it cannot.
pub(in crate::app) fn turn_to(turn: &Turn, point: Point) -> Option<Move> {
    let mut turn = turn.clone();
    if turn.here() != Some(point) {
        turn.land(point).ok()?;
    }
    turn.finish().ok()
}

/// A point to put the cursor on at the beginning: a stone that may move, the one nearest to the middle.
pub(in crate::app) fn first_target(turn: &Turn) -> Point {
    let targets = turn.targets();
    cursor::nearest_to_middle(turn.board(), &targets).unwrap_or(Point::new(0))
}

impl Play {
    /// Puts the cursor on the next point that can be chosen.
    pub(super) fn next_target(&mut self, forward: bool) {
        let targets = self.turn.targets();
        let board = self.game.rules().board();
        self.cursor = cursor::next_of(board, self.view, &targets, self.cursor, forward)
            .unwrap_or(self.cursor);
    }

    /// The turn under way as it would be if it ended at `point`; none if it cannot.
    pub(super) fn turn_to(&self, point: Point) -> Option<Move> {
        turn_to(&self.turn, point)
    }

    /// Picks, lands or ends the turn at `point`. A click beside the targets puts a stone just picked down.
    pub(super) fn choose(
        &mut self,
        session: &mut Session,
        point: Point,
        is_click: bool,
    ) -> Vec<Effect> {
        if self.human_to_move().is_none() {
            if let Some(seat) = self.game.to_move() {
                if self.is_paused {
                    return self.command(session, Command::Pause);
                }
                self.said.push(Said::NotYours(seat));
            } else {
                self.mode = Mode::Result;
            }
            return Vec::new();
        }
        let waits = session.config.enter_ends_turn;
        let seen = self.turn.path().len();
        match choose(&mut self.turn, point, is_click, waits) {
            Ok(Some(turn)) => self.play(session, turn.points(), seen),
            Ok(None) => {
                let (position, path) = (*self.turn.position(), self.turn.path().to_vec());
                self.show(session, &position, &path, seen, self.game.ply())
            }
            Err(refusal) => {
                self.said.push(Said::Refused(refusal));
                Vec::new()
            }
        }
    }

    /// Plays the turn that is typed, or says why it is none and leaves it to be mended.
    pub(super) fn play_text(&mut self, session: &mut Session) -> Vec<Effect> {
        let Mode::Typing(field) = &mut self.mode else {
            return Vec::new();
        };
        field.go_to_end();
        let text = field.text().to_owned();
        if text.trim().is_empty() {
            self.mode = Mode::Turn;
            return Vec::new();
        }
        if let (Some(seat), None) = (self.game.to_move(), self.human_to_move()) {
            self.said.push(Said::NotYours(seat));
            return Vec::new();
        }
        match notation::read_turn(self.game.rules(), self.game.position(), &text) {
            Ok(turn) => {
                self.mode = Mode::Turn;
                self.play(session, turn.points(), 0)
            }
            Err(error) => {
                self.said.push(Said::Typed(error));
                Vec::new()
            }
        }
    }

    /// What is wrong with the turn that is being typed, once it names two points.
    pub fn typed_error(&self) -> Option<TurnError> {
        let Mode::Typing(field) = &self.mode else {
            return None;
        };
        self.human_to_move()?;
        typed_error(self.game.rules(), self.game.position(), field.text())
    }

    /// Opens the line for a typed turn, also while the computer thinks: it can be written ahead.
    pub(super) fn type_turn(&mut self) {
        self.mode = match self.game.outcome() {
            None => Mode::Typing(Field::new()),
            Some(_) => Mode::Result,
        };
    }
}
