//! A move being made, landing by landing. It lives outside the position: to abandon it costs nothing.

use crate::board::{Board, Point, PointSet};
use crate::rules::{Move, Position, Refusal, Rules};

/// A turn under way.
#[derive(Clone, Debug)]
pub struct Turn {
    rules: &'static dyn Rules,
    position: Position,
    path: Vec<Point>,
}

impl Turn {
    /// A turn of which nothing has been made yet.
    pub fn new(rules: &'static dyn Rules, position: Position) -> Self {
        Self {
            rules,
            position,
            path: Vec::new(),
        }
    }

    /// A turn of `position` along `points`, as far as that is legal.
    pub fn along(rules: &'static dyn Rules, position: Position, points: &[Point]) -> Self {
        let mut turn = Self::new(rules, position);
        for point in points {
            let targets = turn.targets();
            if !targets.contains(point) {
                break;
            }
            turn.path.push(*point);
        }
        turn
    }

    /// The same turn with the first `points` points of its path.
    #[must_use]
    pub fn as_far_as(&self, points: usize) -> Self {
        let path = self.path.get(..points).unwrap_or(&self.path);
        Self {
            path: path.to_vec(),
            ..self.clone()
        }
    }

    /// The origin and the landings so far; empty before a stone is picked.
    pub fn path(&self) -> &[Point] {
        &self.path
    }

    /// The point the stone under way started from.
    pub fn origin(&self) -> Option<Point> {
        self.path.first().copied()
    }

    /// The point the stone under way stands on.
    pub fn here(&self) -> Option<Point> {
        self.path.last().copied()
    }

    /// The board it is made on.
    pub fn board(&self) -> &'static Board {
        self.rules.board()
    }

    /// The position before the turn.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The position with the stone under way where it has come to, and without what it has captured.
    pub fn shown(&self) -> Position {
        let mut position = self.position;
        if let (Some(from), Some(to)) = (self.origin(), self.here()) {
            if let (true, Move::Path(made)) =
                (self.path.len() > 1, self.rules.path(&position, &self.path))
            {
                made.captured()
                    .iter()
                    .for_each(|point| position.clear(*point));
            }
            position.shift(position.to_move(), from, to);
        }
        position
    }

    /// The stones that may be picked, or the points where the picked one may land next.
    pub fn targets(&self) -> Vec<Point> {
        self.rules.next(&self.position, &self.path).landings
    }

    /// Whether the turn may end here.
    pub fn may_stop(&self) -> bool {
        !self.path.is_empty() && self.rules.next(&self.position, &self.path).may_stop
    }

    /// Every turn that begins with the path so far.
    pub fn ways(&self) -> Vec<Move> {
        if self.path.is_empty() {
            Vec::new()
        } else {
            self.rules.ways(&self.position, &self.path)
        }
    }

    /// Points that the stone can reach in this turn, but not with its next landing. A king may come back to where it
    /// has been before, though not to where it stands.
    pub fn further(&self) -> PointSet {
        let near: PointSet = self.targets().into_iter().chain(self.here()).collect();
        let landings = self
            .ways()
            .into_iter()
            .flat_map(|way| way.points()[self.path.len()..].to_vec());
        landings.collect::<PointSet>() - near
    }

    /// Picks the stone on `point`.
    ///
    /// # Errors
    /// If the stone is not one of the mover's, cannot move, or another one is under way.
    pub fn pick(&mut self, point: Point) -> Result<(), Refusal> {
        if let Some(here) = self.here() {
            return Err(Refusal::other_stone(here, point));
        }
        self.rules.check_origin(&self.position, point)?;
        let movable = self.rules.next(&self.position, &[]).landings;
        if movable.contains(&point) {
            self.path.push(point);
            Ok(())
        } else {
            Err(self.rules.immovable(&self.position, point))
        }
    }

    /// Lands on `point`; a point further along is reached by the shortest way.
    ///
    /// # Errors
    /// The reason why the stone may not land there.
    pub fn land(&mut self, point: Point) -> Result<(), Refusal> {
        let Some(here) = self.here() else {
            return Err(Refusal::no_stone(point));
        };
        if point == here {
            return Err(self.rules.refusal(&self.position, &self.path, point));
        }
        if self.targets().contains(&point) {
            self.path.push(point);
            return Ok(());
        }
        let length = |way: &Move| {
            way.points()[self.path.len()..]
                .iter()
                .position(|landing| *landing == point)
        };
        let shortest = self
            .ways()
            .into_iter()
            .filter_map(|way| Some((length(&way)?, way)))
            .min_by_key(|(far, _)| *far);
        if let Some((far, way)) = shortest {
            let made = self.path.len();
            self.path.extend(&way.points()[made..=made + far]);
            return Ok(());
        }
        Err(self.rules.refusal(&self.position, &self.path, point))
    }

    /// Takes the last landing back, or puts the picked stone down; says whether there was anything to take back.
    pub fn back(&mut self) -> bool {
        self.path.pop().is_some()
    }

    /// The move as made so far.
    ///
    /// # Errors
    /// [`NoLanding`](crate::rules::Reason::NoLanding) before the first landing,
    /// [`MustContinue`](crate::rules::Reason::MustContinue) while a capture must go on, and as for a pass
    /// ([`MayMove`](crate::rules::Reason::MayMove)) before a stone is picked.
    pub fn finish(&self) -> Result<Move, Refusal> {
        self.rules.check(&self.position, &self.path)
    }

    /// Whether the turn can only end here: nothing is left to land on.
    pub fn is_complete(&self) -> bool {
        self.may_stop() && self.targets().is_empty()
    }
}
