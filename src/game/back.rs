//! Taking back and playing once more, entry by entry or as far as somebody has a turn to make.

use crate::game::{Game, Player};
use crate::rules::Seat;

/// A way back or on in a game: [`Game::undo_until`] or [`Game::redo_until`].
pub type Travel = fn(&mut Game, &dyn Fn(&Game) -> bool) -> usize;

impl Game {
    /// Takes the last entry back; says whether there was one.
    pub fn undo(&mut self) -> bool {
        let undone = self.ply > 0;
        self.ply = self.ply.saturating_sub(1);
        undone
    }

    /// Plays the entry taken back last once more; says whether there was one.
    pub fn redo(&mut self) -> bool {
        let redone = self.ply < self.entries.len();
        self.ply += usize::from(redone);
        redone
    }

    /// Takes entries back, at least one, until `is_wanted` holds; says how many. Where it holds at no time before, nothing
    /// is taken back.
    pub fn undo_until(&mut self, is_wanted: &dyn Fn(&Self) -> bool) -> usize {
        let ply = self.ply;
        while self.undo() {
            if is_wanted(self) {
                return ply - self.ply;
            }
        }
        self.ply = ply;
        0
    }

    /// Plays entries taken back once more, at least one if there is one, until `is_wanted` holds or none is left; says how
    /// many.
    pub fn redo_until(&mut self, is_wanted: &dyn Fn(&Self) -> bool) -> usize {
        let ply = self.ply;
        while self.redo() && !is_wanted(self) {}
        self.ply - ply
    }

    /// Whether a human has a turn to make and not just to pass, by who plays each seat.
    pub fn awaits_human(&self, player: impl Fn(Seat) -> Player) -> bool {
        let mover = self.to_move();
        mover.is_some_and(|seat| player(seat) == Player::Human) && !self.must_pass()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::named;

    #[test]
    fn back_and_on_until_something_holds() {
        let rules = named("draughts").expect("a ruleset");
        let mut game = Game::new(rules, rules.options(2));
        for turn in ["11-15", "22-18", "15x22"] {
            game.play_written(turn).expect("a legal turn");
        }
        let is_black = |game: &Game| game.to_move() == Some(Seat::Black);
        let never = |_: &Game| false;
        for (undone, ply) in [(1, 2), (2, 0), (0, 0)] {
            assert_eq!((game.undo_until(&is_black), game.ply()), (undone, ply));
        }
        assert_eq!((game.redo_until(&is_black), game.ply()), (2, 2));
        // Nothing is taken back in vain, but what is left is played once more.
        assert_eq!((game.undo_until(&never), game.ply()), (0, 2));
        assert_eq!((game.redo_until(&never), game.ply()), (1, 3));
        assert_eq!((game.redo_until(&never), game.ply()), (0, 3));
    }
}
