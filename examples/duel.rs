//! Plays levels (or node budgets) of the engine against each other and prints the tally:
//! `cargo run --release --example duel -- RULESET PLAYERS A B GAMES [SEED]`, where A and B are `levelN`, `nodesN` or `msN`.

use std::time::{Duration, Instant};

use sprungbrett::engine::Budget;
use sprungbrett::engine::duel::{Duel, Tally, Verdict};
use sprungbrett::game::Level;
use sprungbrett::{notation, rules};

fn budget(text: &str) -> Option<Budget> {
    let number = |prefix: &str| text.strip_prefix(prefix)?.parse::<u64>().ok();
    let none = Budget::default();
    if let Some(level) = text.strip_prefix("level") {
        let level = Some(Level::named(level)?);
        return Some(Budget { level, ..none });
    }
    if let Some(ms) = number("ms") {
        let time = Some(Duration::from_millis(ms));
        return Some(Budget { time, ..none });
    }
    let nodes = Some(number("nodes")?);
    Some(Budget { nodes, ..none })
}

fn main() -> Result<(), String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let usage = "duel RULESET PLAYERS A B GAMES [SEED]";
    let argument = |index: usize| arguments.get(index).ok_or(usage);
    let rules = rules::named(argument(0)?).ok_or(usage)?;
    let players = argument(1)?.parse().map_err(|_| usage)?;
    let games: usize = argument(4)?.parse().map_err(|_| usage)?;
    let duel = Duel {
        rules,
        options: rules.options(players),
        a: budget(argument(2)?).ok_or(usage)?,
        b: budget(argument(3)?).ok_or(usage)?,
        opening: 4,
        most_turns: 400,
        seed: arguments
            .get(5)
            .map_or(Ok(1), |seed| seed.parse())
            .map_err(|_| usage)?,
    };
    let (mut tally, start) = (Tally::default(), Instant::now());
    for number in 0..games {
        let (game, verdict) = duel.play(number);
        tally.add(verdict, game.ply());
        let recurs = |position| {
            game.positions()
                .iter()
                .filter(|other| *other == position)
                .count()
                > 2
        };
        if game.options().quiet_draw == 0 && game.positions().iter().any(recurs) {
            println!("game {number}: a position has come three times");
        }
        if verdict == Verdict::Unfinished {
            println!(
                "game {number}: {}",
                notation::position(rules, game.position())
            );
        }
    }
    println!(
        "{tally:?} score {:.3} +- {:.3} mean turns {:.1?} in {:.1?}",
        tally.score(),
        tally.error(),
        tally.mean_turns(),
        start.elapsed()
    );
    Ok(())
}
