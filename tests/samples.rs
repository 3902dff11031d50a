//! The sample games: each one is whole, is worth watching, and has its texts.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use sprungbrett::analysis::Review;
use sprungbrett::game::{Act, Game};
use sprungbrett::lang::{Lang, Language};
use sprungbrett::notation::{self, Naming};
use sprungbrett::record::json;
use sprungbrett::record::samples::{SAMPLES, Sample};
use sprungbrett::rules::{ALL, Outcome, Seat};

/// A turn of a sample as it is written.
fn turn(game: &Game, number: usize) -> String {
    match &game.entries()[number - 1].act {
        Act::Turn(turn) => notation::turn(game.rules().board(), Naming::Written, turn),
        Act::Resign | Act::Agree => panic!("{number} is no turn"),
    }
}

#[test]
fn every_game_and_number_of_players_has_one() {
    let played = SAMPLES.iter().map(|sample| {
        let game = sample.record().into_game();
        (game.rules().id(), game.options().players)
    });
    let played: BTreeSet<_> = played.collect();
    for rules in ALL {
        for seats in rules.seatings() {
            assert!(
                played.contains(&(rules.id(), seats.len())),
                "{} {}",
                rules.id(),
                seats.len()
            );
        }
    }
}

#[test]
fn every_sample_is_played_to_its_end() {
    let places = |id: &str| {
        let game = Sample::named(id).unwrap().record().into_game();
        match game.outcome() {
            Some(Outcome::Places(seats)) => {
                let seats: Vec<&str> = seats.into_iter().map(Seat::id).collect();
                (game.ply(), seats.join(" "))
            }
            other => panic!("{id}: {other:?}"),
        }
    };
    for (id, turns, expected) in [
        ("bridges", 34, "blue red"),
        ("race", 89, "red blue"),
        ("three", 102, "green orange red"),
        ("four", 127, "orange blue red yellow"),
        ("six", 213, "yellow red green orange purple blue"),
        ("corners", 165, "red blue"),
        ("twelve-men", 57, "black white"),
    ] {
        assert_eq!(places(id), (turns, expected.to_owned()), "{id}");
    }
    assert_eq!(SAMPLES.len(), 7, "and no other");
    for sample in SAMPLES {
        let record = sample.record();
        let path = format!(
            "{}/assets/games/{}.json",
            env!("CARGO_MANIFEST_DIR"),
            sample.id
        );
        let text = std::fs::read_to_string(path).unwrap();
        assert_eq!(json::read(&text).as_ref(), Ok(&record), "{}", sample.id);
        // Who played is said: people, or the engine and how long it thought.
        let by_engine = record
            .seats()
            .iter()
            .all(|entry| entry.player.level().is_some());
        assert_eq!(
            record.tags.contains_key("nodes"),
            by_engine,
            "{}",
            sample.id
        );
    }
}

/// What the sentences tell of the games.
#[test]
fn the_sentences_are_true() {
    let game = |id: &str| Sample::named(id).unwrap().record().into_game();
    for (id, number, expected) in [
        ("bridges", 18, "d5-b5-d7-f9-h9-j11-l11-n13"),
        ("bridges", 21, "o13-m11-k9-i9-g9"),
        ("three", 32, "g4-g6-e6-e8-g10-i10-k10-k8-m10-m12"),
        ("four", 58, "m13-o13-m11-k9-i9-g7-e7-e9-e11-g13"),
        ("six", 49, "n13-l11-l9-l7-l5-j5-h5-h7-h9-f7-d7"),
        ("twelve-men", 27, "2x11x18x25"),
    ] {
        assert_eq!(turn(&game(id), number), expected, "{id} {number}");
    }
    // Turn 21 goes over stones of both colours.
    let bridges = game("bridges");
    let before = bridges.position_at(20).unwrap();
    let Act::Turn(made) = &bridges.entries()[20].act else {
        panic!("a turn");
    };
    let over = made.path().unwrap().over().iter();
    let colours: BTreeSet<_> = over.map(|point| before.at(*point).unwrap()).collect();
    assert_eq!(colours, BTreeSet::from([Seat::Red, Seat::Blue]));
    // Black gives a man each in turns 21, 23 and 25: it is captured at once.
    let men = game("twelve-men");
    for number in [22, 24, 26] {
        let Act::Turn(made) = &men.entries()[number - 1].act else {
            panic!("a turn");
        };
        assert_eq!(made.path().unwrap().captured().len(), 1, "{number}");
    }
    // Until turn 60 no chain of the race has more than four jumps.
    let review = Review::of(&game("race"));
    let long = review.chains.iter().filter(|chain| chain.jumps() > 4);
    assert!(long.clone().count() > 4);
    assert!(long.clone().all(|chain| chain.ply > 60));
    for (id, jumps) in [("bridges", 7), ("three", 9), ("four", 9), ("six", 10)] {
        assert_eq!(Review::of(&game(id)).chains[0].jumps(), jumps, "{id}");
    }
}

#[test]
fn every_sample_has_its_texts() {
    for language in Language::ALL {
        let lang = Lang::new(language);
        let mut titles = BTreeSet::new();
        for sample in SAMPLES {
            for id in [sample.title(), sample.about()] {
                assert!(lang.has(&id), "{id} in {}", language.code());
            }
            assert!(
                lang.text(&sample.title()).chars().count() < 30,
                "{}",
                sample.id
            );
            titles.insert(lang.text(&sample.title()));
        }
        assert_eq!(titles.len(), SAMPLES.len(), "{}", language.code());
    }
}
