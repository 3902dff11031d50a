//! The way of a stone and the move that it makes. Only the rules make one.

use crate::board::{Board, Point};

/// The whole way of one stone in one turn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Path {
    points: Vec<Point>,
    over: Vec<Point>,
    captures: bool,
    crowns: bool,
}

impl Path {
    /// A path that the rules have found legal.
    pub(super) fn new(board: &Board, points: &[Point], captures: bool, crowns: bool) -> Self {
        let over: Vec<Point> = points
            .windows(2)
            .filter_map(|pair| board.over(pair[0], pair[1]))
            .collect();
        Self {
            points: points.to_vec(),
            captures: captures && !over.is_empty(),
            over,
            crowns,
        }
    }

    /// Origin and every landing: at least two points.
    pub fn points(&self) -> &[Point] {
        &self.points
    }

    /// The point the stone started from.
    pub fn origin(&self) -> Point {
        self.points[0]
    }

    /// The point the stone ended on.
    pub fn end(&self) -> Point {
        self.points[self.points.len() - 1]
    }

    /// The points jumped over, in order; none for a step.
    pub fn over(&self) -> &[Point] {
        &self.over
    }

    /// The points whose pieces were captured, in order.
    pub fn captured(&self) -> &[Point] {
        if self.captures { &self.over } else { &[] }
    }

    /// Whether a man became a king.
    pub fn crowns(&self) -> bool {
        self.crowns
    }
}

/// One player's turn. Only the rules make one, so every `Move` was legal where it was made.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// No stone can move: the turn goes to the next seat.
    Pass,
    /// A step, or a chain of jumps.
    Path(Path),
}

impl Move {
    /// The way of the stone; none for a pass.
    pub fn path(&self) -> Option<&Path> {
        match self {
            Self::Pass => None,
            Self::Path(path) => Some(path),
        }
    }

    /// Origin and every landing; empty for a pass.
    pub fn points(&self) -> &[Point] {
        self.path().map_or(&[], Path::points)
    }
}
