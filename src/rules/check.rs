//! Whether a turn is legal, and if not, why: for every game the same questions in the same order.

use crate::board::Point;
use crate::rules::{Move, Position, Reason, Refusal, Rules};

impl dyn Rules + '_ {
    /// The turn along `points` (origin and every landing).
    ///
    /// # Errors
    /// The [`Refusal`] of the first landing that is not legal, or of the end of the path.
    pub fn check(&self, position: &Position, points: &[Point]) -> Result<Move, Refusal> {
        if points.is_empty() {
            return self.check_pass(position);
        }
        self.check_landings(position, points)?;
        self.check_end(position, points)?;
        Ok(self.path(position, points))
    }

    /// Checks a turn that may be unfinished, landing by landing.
    ///
    /// # Errors
    /// [`Reason::GameOver`], or the [`Refusal`] of the first point that is not legal.
    pub fn check_landings(&self, position: &Position, points: &[Point]) -> Result<(), Refusal> {
        let Some((&origin, landings)) = points.split_first() else {
            return match self.outcome(position) {
                Some(_) => Err(Refusal::of(Reason::GameOver)),
                None => Ok(()),
            };
        };
        self.check_origin(position, origin)?;
        for (made, &landing) in (1..).zip(landings) {
            if !self
                .next(position, &points[..made])
                .landings
                .contains(&landing)
            {
                return Err(self.refusal(position, &points[..made], landing));
            }
        }
        Ok(())
    }

    /// Why a turn that has come along `points` may not go on to (or, without points, begin on) a light square.
    pub fn light_square(&self, position: &Position, points: &[Point]) -> Refusal {
        if let Err(refusal) = self.check_landings(position, points) {
            return refusal;
        }
        let has_stepped =
            matches!(*points, [from, to, ..] if self.board().over(from, to).is_none());
        let refusal = Refusal::of(if has_stepped {
            Reason::StepEndsTurn
        } else {
            Reason::LightSquare
        });
        points.last().map_or(refusal, |&here| refusal.from(here))
    }

    /// Checks that the seat to move may pass.
    ///
    /// # Errors
    /// [`Reason::GameOver`], or [`Reason::MayMove`] if it has a legal turn.
    pub fn check_pass(&self, position: &Position) -> Result<Move, Refusal> {
        if self.outcome(position).is_some() {
            return Err(Refusal::of(Reason::GameOver));
        }
        match self.next(position, &[]).landings.first() {
            Some(&origin) => Err(Refusal::of(Reason::MayMove).from(origin)),
            None => Ok(Move::Pass),
        }
    }

    /// Checks that a turn may begin with the stone on `origin`; whether it can go anywhere is not asked.
    ///
    /// # Errors
    /// [`Reason::GameOver`], [`Reason::NoStone`] or [`Reason::NotYours`].
    pub fn check_origin(&self, position: &Position, origin: Point) -> Result<(), Refusal> {
        let reason = if self.outcome(position).is_some() {
            Reason::GameOver
        } else {
            match position.at(origin) {
                None => Reason::NoStone,
                Some(seat) if seat != position.to_move() => Reason::NotYours,
                Some(_) => return Ok(()),
            }
        };
        Err(Refusal::of(reason).from(origin))
    }

    /// Why the mover's stone on `origin` cannot be picked: another must capture, or it has nowhere to go.
    pub fn immovable(&self, position: &Position, origin: Point) -> Refusal {
        let due = self
            .next(position, &[])
            .landings
            .first()
            .and_then(|&stone| {
                let to = *self.next(position, &[stone]).landings.first()?;
                Some(Refusal::of(Reason::MustCapture).from(stone).to(to))
            });
        let is_free = self
            .board()
            .neighbours(origin)
            .any(|to| position.at(to).is_none());
        let board = self.board();
        match due {
            Some(refusal)
                if is_free
                    && refusal
                        .from
                        .zip(refusal.to)
                        .is_some_and(|(a, b)| board.over(a, b).is_some()) =>
            {
                refusal
            }
            _ => Refusal::of(Reason::Immovable).from(origin),
        }
    }

    /// Checks that a turn may end after `points`, which are legal landing by landing.
    ///
    /// # Errors
    /// [`Reason::NoLanding`] before the first landing, [`Reason::MustContinue`] while a capture must go on.
    pub fn check_end(&self, position: &Position, points: &[Point]) -> Result<(), Refusal> {
        let next = self.next(position, points);
        if next.may_stop {
            return Ok(());
        }
        let here = points[points.len() - 1];
        Err(match next.landings.first() {
            Some(&landing) if points.len() > 1 => {
                Refusal::of(Reason::MustContinue).from(here).to(landing)
            }
            _ => Refusal::of(Reason::NoLanding).from(here),
        })
    }
}
