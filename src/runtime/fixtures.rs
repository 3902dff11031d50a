//! What the tests of this layer are made of.

use crate::config::Places;
use crate::game::{Game, Player};
use crate::record::Record;
use crate::rules;

/// The folders of a test, and the folder that is removed with it.
pub fn places() -> (Places, tempfile::TempDir) {
    let home = tempfile::tempdir().expect("a folder for the test");
    let places = Places::new(Some(home.path().to_owned()), |_| None);
    (places.expect("there is a home"), home)
}

/// A game of Sternhalma with this many turns.
pub fn record(turns: usize) -> Record {
    let rules = rules::ALL[0];
    let mut game = Game::new(rules, rules.options(2));
    for _ in 0..turns {
        let turn = game.turns().swap_remove(0);
        game.play(turn.points()).expect("a listed turn");
    }
    Record::new(game, |_| (String::new(), Player::Human))
}
