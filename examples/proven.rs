//! Measures the ends of races: plays games of the engine against itself, and for every position in which the later winner
//! has up to eight stones outside of its goal looks for its shortest way home alone. Prints, by the number of these stones,
//! how many ways were proven to be the shortest, how long that took, and how many turns more the winner has made:
//! `cargo run --release --example proven -- RULESET NODES GAMES SECONDS [SEED]`, with the positions a turn of the games and
//! the seconds for each way.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use sprungbrett::engine::duel::Duel;
use sprungbrett::engine::{Budget, Others, solve};
use sprungbrett::game::Game;
use sprungbrett::rules::{self, Outcome};

/// Stones outside at the most.
const MOST_OUTSIDE: usize = 8;

/// What was found for one number of stones outside.
#[derive(Clone, Copy, Default)]
struct Row {
    positions: u32,
    proven: u32,
    time: Duration,
    /// Turns of the winner from there on.
    made: usize,
    /// Turns of the shortest way alone.
    needed: usize,
}

/// Adds the ends of one game.
fn add(rows: &mut [Row], game: &Game, time: Duration) {
    let Some(Outcome::Places(places)) = game.outcome() else {
        return;
    };
    let Some(camp) = game.rules().camp(places[0]) else {
        return;
    };
    let before = game.positions().iter().take(game.ply());
    let own: Vec<_> = before
        .filter(|position| position.to_move() == camp.seat)
        .collect();
    for (index, position) in own.iter().enumerate() {
        let outside = (position.stones(camp.seat) - camp.goal).len();
        if !(1..=MOST_OUTSIDE).contains(&outside) {
            continue;
        }
        let (start, stop) = (Instant::now(), AtomicBool::new(false));
        let way = solve(
            game.rules(),
            position,
            camp.seat,
            Others::Off,
            Some(time),
            &stop,
        );
        let Some(way) = way else { continue };
        let row = &mut rows[outside];
        row.positions += 1;
        row.proven += u32::from(way.proven);
        row.time += start.elapsed();
        row.made += own.len() - index;
        row.needed += way.turns.len();
    }
}

fn main() -> Result<(), String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let usage = "proven RULESET NODES GAMES SECONDS [SEED]";
    let argument = |index: usize| arguments.get(index).ok_or(usage);
    let number = |index: usize| argument(index)?.parse::<u64>().map_err(|_| usage);
    let rules = rules::named(argument(0)?).ok_or("no such ruleset")?;
    let budget = Budget {
        nodes: Some(number(1)?),
        ..Budget::default()
    };
    let seconds: f64 = argument(3)?.parse().map_err(|_| usage)?;
    let time = Duration::try_from_secs_f64(seconds).map_err(|_| usage)?;
    let duel = Duel {
        rules,
        options: rules.options(2),
        a: budget,
        b: budget,
        opening: 4,
        most_turns: 400,
        seed: arguments.get(4).map_or(Ok(1), |_| number(4))?,
    };
    let mut rows = [Row::default(); MOST_OUTSIDE + 1];
    for number in (0..number(2)?).filter_map(|number| usize::try_from(number).ok()) {
        // Of two games with the same opening and equal players one is enough.
        let (game, _) = duel.play(2 * number);
        add(&mut rows, &game, time);
    }
    for (outside, row) in rows.iter().enumerate().filter(|(_, row)| row.positions > 0) {
        println!(
            "{outside} outside: {} positions, {} proven, {:.1?} each; {} turns made, {} needed",
            row.positions,
            row.proven,
            row.time / row.positions,
            row.made,
            row.needed
        );
    }
    Ok(())
}
