//! Portable Draughts Notation: what is read, what is refused and why, and that nothing is lost on the way to JSON and back.
#![allow(clippy::unwrap_used)]

#[path = "pdn/reading.rs"]
mod reading;
#[path = "pdn/round.rs"]
mod round;

use sprungbrett::notation::{self, Naming};
use sprungbrett::record::{Record, pdn};

/// The games of a text.
fn games(text: &str) -> Vec<pdn::Played> {
    pdn::games(text).collect()
}

/// The only game of a text, which nothing is wrong with.
fn game(text: &str) -> Record {
    let mut games = games(text);
    assert_eq!(games.len(), 1, "{text}");
    let played = games.pop().unwrap();
    assert_eq!(played.findings, [], "{text}");
    played.record.unwrap()
}

/// The turns of a game in full.
fn turns(record: &Record) -> String {
    let game = record.game();
    let turn = |ply: usize| match &game.entries()[ply].act {
        sprungbrett::game::Act::Turn(turn) => {
            notation::turn(game.rules().board(), Naming::Written, turn)
        }
        act => format!("{act:?}"),
    };
    (0..game.ply()).map(turn).collect::<Vec<_>>().join(" ")
}

/// What is wrong with the games of a text: `game/turn problem`.
fn findings(text: &str) -> Vec<String> {
    let games = games(text);
    let found = (1..).zip(&games).flat_map(|(number, played)| {
        played.findings.iter().map(move |finding| {
            let turn = finding.turn.map_or(String::new(), |turn| turn.to_string());
            format!("{number}/{turn} {}", finding.problem)
        })
    });
    found.collect()
}
