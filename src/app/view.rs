//! What screens show of a game, whether it is played or replayed.

use crate::game::{Entry, Game, Player};
use crate::record::SeatEntry;
use crate::rules::{Position, Seat};

/// A game of which a screen shows a position, with those who play and with its log.
pub trait GameView {
    /// The game.
    fn game(&self) -> &Game;

    /// Who plays, in turn order.
    fn seats(&self) -> &[SeatEntry];

    /// How many entries have happened in the position that is shown.
    fn shown_ply(&self) -> usize;

    /// The position that is shown: with a stone under way where it has come to, and without what it has captured.
    fn shown(&self) -> Position;

    /// What has happened, as the log tells it.
    fn log(&self) -> &[Entry];

    /// The seat that is marked as having the turn; none if nobody has.
    fn to_move(&self) -> Option<Seat>;

    /// The seat for which the computer thinks.
    fn thinking(&self) -> Option<Seat>;

    /// The name of who plays `seat`; empty if there is none.
    fn name(&self, seat: Seat) -> &str {
        let mut seats = self.seats().iter();
        seats
            .find(|entry| entry.seat == seat)
            .map_or("", |entry| &entry.name)
    }

    /// Who plays `seat`.
    fn player(&self, seat: Seat) -> Player {
        let entry = self.seats().iter().find(|entry| entry.seat == seat);
        entry.map_or(Player::Human, |entry| entry.player)
    }
}
