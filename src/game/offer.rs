//! A draw that is offered: everybody else who still plays has to agree, the computer first.

use crate::game::{Game, Player};
use crate::rules::Seat;

/// An offer of a draw, and who has agreed to it so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    by: Seat,
    computers: Vec<Seat>,
    people: Vec<Seat>,
    /// How many of the people have agreed.
    agreed: usize,
}

impl Offer {
    /// The offer of the seat `by` to all others who still play in `game`, by who plays each seat.
    pub fn new(game: &Game, by: Seat, player: impl Fn(Seat) -> Player) -> Self {
        let others = game.position().playing().filter(|seat| *seat != by);
        let (people, computers) = others.partition(|seat| player(*seat) == Player::Human);
        Self {
            by,
            computers,
            people,
            agreed: 0,
        }
    }

    /// Who offers.
    pub fn by(&self) -> Seat {
        self.by
    }

    /// The seats of the computer that have to agree, before any human is asked.
    pub fn computers(&self) -> &[Seat] {
        &self.computers
    }

    /// The human who is asked now; none once all have agreed.
    pub fn asked(&self) -> Option<Seat> {
        self.people.get(self.agreed).copied()
    }

    /// The human who is asked agrees.
    pub fn agree(&mut self) {
        self.agreed += 1;
    }

    /// Who is the last to agree, if all do.
    pub fn last(&self) -> Seat {
        let others = self.people.last().or(self.computers.last());
        others.copied().unwrap_or(self.by)
    }
}
