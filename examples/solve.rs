//! Prints the shortest way home that is found for the first seat alone:
//! `cargo run --release --example solve -- RULESET SECONDS`.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use sprungbrett::engine::{Others, solve};
use sprungbrett::rules;

fn main() -> Result<(), String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [ruleset, seconds] = &arguments[..] else {
        return Err("solve RULESET SECONDS".to_owned());
    };
    let rules = rules::named(ruleset).ok_or("no such ruleset")?;
    let seconds = seconds.parse().map_err(|_| "no number of seconds")?;
    let position = rules.start(&rules.options(2));
    let (time, stop) = (Some(Duration::from_secs(seconds)), AtomicBool::new(false));
    let start = Instant::now();
    let solution = solve(
        rules,
        &position,
        position.to_move(),
        Others::Off,
        time,
        &stop,
    );
    let solution = solution.ok_or("no way home")?;
    println!(
        "{} turns, proven: {}, {:.1?}",
        solution.turns.len(),
        solution.proven,
        start.elapsed()
    );
    Ok(())
}
