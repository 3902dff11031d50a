//! Putting pieces down and taking them away.

use super::{Arrange, Editor, Piece, Said};
use crate::app::{Effect, Session};
use crate::board::Point;
use crate::rules::{Position, Seat};

impl Editor {
    pub(super) fn arrange(&mut self, session: &mut Session, arrange: Arrange) -> Vec<Effect> {
        let mut edited = self.position;
        match arrange {
            Arrange::Put(piece) => {
                let palette = self.palette();
                self.brush = palette
                    .iter()
                    .position(|other| *other == piece)
                    .unwrap_or(self.brush);
                piece.put(&mut edited, self.cursor);
            }
            Arrange::Take => edited.clear(self.cursor),
            Arrange::TakeFrom(point) => {
                self.cursor = point;
                edited.clear(point);
            }
            Arrange::Clear => {
                let seats: Vec<Seat> = edited.seats().collect();
                edited = Position::empty(&seats, edited.to_move());
            }
            Arrange::Start => edited = self.rules.start(&self.options),
            Arrange::Mover => edited.pass_on(),
            Arrange::Solve => return self.solve(session),
            // The update has done it.
            Arrange::Play => {}
        }
        self.edit(&edited);
        Vec::new()
    }

    /// Puts the piece of the palette on `point`, or takes it away if it stands there.
    pub(super) fn dab(&mut self, point: Point) {
        let piece = self.palette()[self.brush];
        let mut edited = self.position;
        if Piece::on(&edited, point) == Some(piece) {
            edited.clear(point);
        } else {
            piece.put(&mut edited, point);
        }
        self.edit(&edited);
    }

    /// Makes `edited` the position, so that it can be taken back.
    pub(super) fn edit(&mut self, edited: &Position) {
        if *edited != self.position {
            self.past.push(self.position);
            self.future.clear();
            self.show(edited);
        }
    }

    pub(super) fn show(&mut self, position: &Position) {
        self.position = *position;
        self.options.players = position.players();
        self.brush = self.brush.min(self.palette().len() - 1);
    }

    /// Takes an edit back, or makes it once more.
    pub(super) fn travel(&mut self, forward: bool) {
        let (from, to, nothing) = if forward {
            (&mut self.future, &mut self.past, Said::NothingAgain)
        } else {
            (&mut self.past, &mut self.future, Said::NothingBack)
        };
        match from.pop() {
            Some(position) => {
                to.push(self.position);
                self.show(&position);
            }
            None => self.said = Some(nothing),
        }
    }

    pub(super) fn brush_of(&self, seat: Seat) -> usize {
        let palette = self.palette();
        let first = palette.iter().position(|piece| piece.seat == seat);
        first.unwrap_or(0)
    }
}
