//! What of a game is on the screen.

use super::{Hint, Marks, Mode, Play};
use crate::app::overlay::Overlay;
use crate::app::view::GameView;
use crate::board::Point;
use crate::game::{Entry, Game};
use crate::record::SeatEntry;
use crate::rules::{Move, Position, Seat};

impl Play {
    /// The seat whose turn is being shown or, if none is, the one to move; none once the game is over.
    pub fn seat_on_screen(&self) -> Option<Seat> {
        let shown = self
            .showing()
            .map(|showing| showing.turn().position().to_move());
        shown.or_else(|| self.game.to_move())
    }

    /// How many entries have happened in the position that is shown.
    pub fn shown_ply(&self) -> usize {
        match self.mode {
            Mode::Looking(ply) => ply.min(self.game.ply()),
            Mode::Turn
            | Mode::Typing(_)
            | Mode::Asking(_)
            | Mode::Offering { .. }
            | Mode::Result => self.game.ply(),
        }
    }

    /// What is marked on the board.
    pub fn marks(&self) -> Marks {
        Marks::of(self)
    }

    /// The point under the cursor, if the cursor is shown.
    pub(super) fn pointed_at(&self) -> Option<Point> {
        let is_now = self.shown_ply() == self.game.ply();
        let is_hinted = matches!(self.hint, Some(Hint::Given { whole: true, .. }));
        let is_here = is_now && self.showing.is_none() && !is_hinted;
        (is_here && !matches!(self.mode, Mode::Result)).then_some(self.cursor)
    }

    /// What the analysis finds, if it is switched on: what the turn under way would do if it ended at the cursor, or else
    /// the answer to the topic for the stone under way or under the cursor.
    pub fn overlay(&self) -> Option<Overlay> {
        let topic = self.topic?;
        let rules = self.game.rules();
        let at = self.pointed_at();
        if let Some(turn) = at.and_then(|at| self.turn_to(at)) {
            let (options, position) = (self.game.options(), self.game.position());
            return Some(Overlay::what_if(rules, options, position, turn));
        }
        let here = at.map(|at| self.turn.here().unwrap_or(at));
        Some(Overlay::new(topic, rules, &self.shown(), here))
    }

    /// The turn that led to the position that is shown.
    pub fn last_turn(&self) -> Option<(Seat, &Move)> {
        let entries = self.game.entries().get(..self.shown_ply())?;
        let mut last = entries.iter().rev();
        last.find_map(|entry| Some((entry.seat, entry.act.turn()?)))
    }

    /// The position that is shown: with the stone under way where it has come to, and without what it has captured.
    pub fn shown(&self) -> Position {
        let shown = self
            .game
            .position_at(self.shown_ply())
            .unwrap_or(self.game.position());
        if self.shown_ply() < self.game.ply() {
            return *shown;
        }
        if let Some(showing) = &self.showing {
            return showing.turn().shown();
        }
        self.turn.shown()
    }
}

impl GameView for Play {
    fn game(&self) -> &Game {
        &self.game
    }

    fn seats(&self) -> &[SeatEntry] {
        &self.seats
    }

    fn shown_ply(&self) -> usize {
        Self::shown_ply(self)
    }

    fn shown(&self) -> Position {
        Self::shown(self)
    }

    fn log(&self) -> &[Entry] {
        let entries = self.game.entries();
        let told = self.showing().map_or(entries.len(), |_| self.told);
        entries.get(..told).unwrap_or(entries)
    }

    fn to_move(&self) -> Option<Seat> {
        self.seat_on_screen()
    }

    fn thinking(&self) -> Option<Seat> {
        self.game.to_move().filter(|_| self.is_thinking())
    }
}
