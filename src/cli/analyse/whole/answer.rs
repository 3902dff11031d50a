//! A game as a JSON object.

use serde_json::{Map, Value, json};

use super::Made;
use crate::analysis::{Review, Standing};
use crate::engine::Weighed;
use crate::game::Game;
use crate::notation::{self, Naming};
use crate::rules::{Move, Seat};

/// What is found in a game with these turns.
pub(super) fn of<'a>(game: &Game, review: &Review, made: impl Iterator<Item = Made<'a>>) -> Value {
    let board = game.rules().board();
    let written = |turn: &Move| notation::turn(board, Naming::Written, turn);
    let standings = |ply: usize| {
        let standing = |(seat, standings): &(Seat, Vec<Standing>)| {
            let standing = match standings.get(ply)? {
                Standing::Way(steps) => json!({ "way": steps }),
                Standing::Pieces { men, kings } => json!({ "men": men, "kings": kings }),
            };
            Some((seat.id().to_owned(), standing))
        };
        Value::Object(
            review
                .standings
                .iter()
                .filter_map(standing)
                .collect::<Map<_, _>>(),
        )
    };
    let turn = |made: Made| {
        let weighed = made.weighed.as_ref();
        json!({
            "number": made.number,
            "seat": made.seat.id(),
            "turn": written(made.turn),
            "standings": standings(made.number),
            "gain": made.gain,
            "best": weighed.map(|weighed| written(&weighed.best)),
            "best_score": weighed.map(|weighed| weighed.best_score),
            "score": weighed.map(|weighed| weighed.score),
            "swing": weighed.map(Weighed::swing),
        })
    };
    let chains = review.chains.iter().map(|chain| {
        let landings = chain.landings.iter().map(|point| board.name(*point));
        json!({
            "turn": chain.ply,
            "seat": chain.seat.id(),
            "jumps": chain.jumps(),
            "landings": landings.collect::<Vec<_>>(),
        })
    });
    json!({
        "ruleset": game.rules().id(),
        "seats": review.standings.iter().map(|(seat, _)| seat.id()).collect::<Vec<_>>(),
        "start": standings(0),
        "turns": made.map(turn).collect::<Vec<_>>(),
        "chains": chains.collect::<Vec<_>>(),
    })
}
