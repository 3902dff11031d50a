//! What a task speaks of: a position under rules and options. The seat to move is the learner's.

use crate::board::{Board, Point};
use crate::notation::{self, TurnError};
use crate::rules::{Move, Options, Position, Refusal, Rules, Seat};

/// A position with what it is played by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The rules.
    pub rules: &'static dyn Rules,
    /// The options of the game.
    pub options: Options,
    /// The position; the learner is to move.
    pub position: Position,
}

impl Scene {
    /// The seat of the learner.
    pub fn learner(&self) -> Seat {
        self.position.to_move()
    }

    /// The board.
    pub fn board(&self) -> &'static Board {
        self.rules.board()
    }

    /// The position after a legal turn, as the rules leave it: the next seat is to move.
    pub fn after(&self, turn: &Move) -> Position {
        self.rules.after(&self.options, &self.position, turn)
    }

    /// The same scene with another position.
    #[must_use]
    pub fn with(&self, position: Position) -> Self {
        Self { position, ..*self }
    }

    /// Whether the learner has a turn to make.
    pub fn can_begin(&self) -> bool {
        self.rules.outcome(&self.position).is_none() && !self.rules.must_pass(&self.position)
    }

    /// What comes of a written turn.
    ///
    /// # Errors
    /// If it is no turn at all or leaves a doubt; an illegal one is an attempt too.
    pub fn attempt(&self, text: &str) -> Result<Attempt, TurnError> {
        let (points, result) = match notation::read_turn(self.rules, &self.position, text) {
            Ok(turn) => (turn.points().to_vec(), Ok(turn)),
            Err(TurnError::Refused(refusal, _)) => {
                let points = notation::read_points(self.rules, &self.position, text);
                (points.unwrap_or_default(), Err(refusal))
            }
            Err(error) => return Err(error),
        };
        Ok(Attempt {
            text: text.trim().to_owned(),
            points,
            result,
        })
    }
}

/// A turn that was tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// As it was written.
    pub text: String,
    /// Origin and landings; none if one of them is a light square.
    pub points: Vec<Point>,
    /// The turn, or why it is none.
    pub result: Result<Move, Refusal>,
}
