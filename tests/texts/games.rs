//! Games and turns written as texts. Each test crate that includes this file uses a part of it.
#![allow(dead_code)]

use sprungbrett::game::Game;
use sprungbrett::notation::{self, Naming, TurnError};
use sprungbrett::rules::{self, Move, Options, Outcome, Rules};

/// The rules called `name`.
pub fn ruleset(name: &str) -> &'static dyn Rules {
    rules::named(name).unwrap_or_else(|| panic!("no ruleset is called {name}"))
}

/// The game with the usual options from `start N` (players) or a position text.
pub fn game(name: &str, position: &str) -> Game {
    game_with(name, position, |_| {})
}

/// The game from `start N` or a position text, with some of the usual options changed.
pub fn game_with(name: &str, position: &str, change: impl Fn(&mut Options)) -> Game {
    let rules = ruleset(name);
    if let Some(players) = position.strip_prefix("start ") {
        let mut options = rules.options(players.parse().unwrap());
        change(&mut options);
        return Game::new(rules, options);
    }
    let position = notation::read_position(rules, position).unwrap();
    let mut options = rules.options(position.players());
    change(&mut options);
    Game::from_position(rules, options, position)
}

/// The turn that `text` means in the game's position.
pub fn read(game: &Game, text: &str) -> Result<Move, TurnError> {
    notation::read_turn(game.rules(), game.position(), text)
}

/// The turn as it is written in files.
pub fn written(game: &Game, turn: &Move) -> String {
    notation::turn(game.rules().board(), Naming::Written, turn)
}

/// Plays turns with blanks between them.
pub fn play(game: &mut Game, turns: &str) {
    for text in turns.split(' ') {
        let turn = read(game, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        game.play(turn.points())
            .unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
}

/// All legal turns as texts.
pub fn turns(game: &Game) -> Vec<String> {
    let turns = game.turns();
    turns.iter().map(|turn| written(game, turn)).collect()
}

/// The position as text.
pub fn position(game: &Game) -> String {
    notation::position(game.rules(), game.position())
}

/// How the game has ended: `red blue` by places, a reason for a draw, or nothing.
pub fn ending(game: &Game) -> String {
    match game.outcome() {
        Some(Outcome::Places(seats)) => {
            let ids: Vec<&str> = seats.iter().map(|seat| seat.id()).collect();
            ids.join(" ")
        }
        Some(Outcome::Draw(draw)) => draw.id().to_owned(),
        None => String::new(),
    }
}
