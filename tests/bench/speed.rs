//! How fast the engine is: turns counted, positions searched, time to a depth, for every game.
//!
//! `cargo bench --bench speed`; a benchmark to be read by people, with no bound that could fail.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use sprungbrett::engine::{Budget, perft, think};
use sprungbrett::game::Game;
use sprungbrett::notation;
use sprungbrett::rules::{self, Count};

/// A count as a number to reckon with.
#[expect(clippy::cast_precision_loss, reason = "counts are far below 2^52")]
fn millions(count: u64) -> f64 {
    count as f64 / 1e6
}

fn count(ruleset: &str, players: usize, depth: usize) {
    let Some(rules) = rules::named(ruleset) else {
        return;
    };
    let options = rules.options(players);
    let start = Instant::now();
    let leaves = perft(rules, &options, &rules.start(&options), depth, Count::Turns);
    let time = start.elapsed().as_secs_f64();
    println!(
        "perft {ruleset} for {players}, depth {depth}: {leaves} in {time:.3} s, {:.1} million a second",
        millions(leaves) / time
    );
}

fn search(ruleset: &str, players: usize, plies: usize) {
    let Some(rules) = rules::named(ruleset) else {
        return;
    };
    let stop = AtomicBool::new(false);
    let mut game = Game::new(rules, rules.options(players));
    while game.ply() < plies {
        let budget = Budget {
            nodes: Some(2000),
            ..Budget::default()
        };
        match think(&game, &budget, &stop, &mut |_| ()) {
            Some(answer) if game.play(answer.turn.points()).is_ok() => {}
            _ => return,
        }
    }
    let budget = Budget {
        time: Some(Duration::from_secs(1)),
        ..Budget::default()
    };
    let start = Instant::now();
    let mut depths = Vec::new();
    let answer = think(&game, &budget, &stop, &mut |answer| {
        depths.push(format!("{} {:.0?}", answer.depth, start.elapsed()));
    });
    let time = start.elapsed().as_secs_f64();
    if let Some(answer) = answer {
        println!(
            "search {ruleset} for {players} after {plies} turns: {:.2} million positions a second; {}",
            millions(answer.nodes) / time,
            depths.join(", ")
        );
    }
}

/// The time that a search waits for the exact endings, which are made for the first that comes near them, and the speed
/// of one that looks into them all the time.
fn endings() {
    let Some(rules) = rules::named("draughts") else {
        return;
    };
    let stop = AtomicBool::new(false);
    for (what, position, nodes) in [
        ("endings of draughts, made", "B:WK30,K31,K32:BK1,K2", 1),
        (
            "search among endings of draughts",
            "B:WK30,K31,21:BK1,K2,5",
            1_000_000,
        ),
    ] {
        let Ok(position) = notation::read_position(rules, position) else {
            return;
        };
        let game = Game::from_position(rules, rules.options(2), position);
        let budget = Budget {
            nodes: Some(nodes),
            ..Budget::default()
        };
        let start = Instant::now();
        let answer = think(&game, &budget, &stop, &mut |_| ());
        let time = start.elapsed().as_secs_f64();
        if let Some(answer) = answer {
            println!("{what}: {} positions in {time:.3} s", answer.nodes);
        }
    }
}

fn main() {
    endings();
    count("draughts", 2, 11);
    count("sternhalma", 2, 6);
    count("halma", 2, 4);
    for (ruleset, players) in [
        ("draughts", 2),
        ("sternhalma", 2),
        ("sternhalma", 3),
        ("sternhalma", 6),
        ("halma", 2),
    ] {
        for plies in [0, 12, 30] {
            search(ruleset, players, plies);
        }
    }
}
