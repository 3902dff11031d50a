//! Learns from games what two armies that meet are worth beside their ways (`src/engine/race/learned.rs`).
//!
//! `cargo run --release --example learn_race -- play RULESET NODES GAMES SEED > FILE` plays games of the engine against
//! itself at so many positions a turn and writes every position down with the turns that both sides still needed.
//! `learn_race fit RULESET OUTPUT FILE...` fits the network to such files and writes `OUTPUT`.

mod fit;
mod games;
mod network;
mod sample;

use sprungbrett::rules::{self, Family, Rules};

const USAGE: &str =
    "learn_race play RULESET NODES GAMES SEED, or learn_race fit RULESET OUTPUT FILE...";

/// The race game of this name.
fn race(name: &str) -> Result<&'static dyn Rules, String> {
    let rules = rules::named(name).ok_or("no such ruleset")?;
    match rules.family() {
        Family::Race(_) => Ok(rules),
        Family::Draughts => Err(format!("{name} is no race game")),
    }
}

fn main() -> Result<(), String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["play", name, nodes, games, seed] => {
            let number = |text: &str| text.parse::<u64>().map_err(|_| USAGE);
            games::play(race(name)?, number(nodes)?, number(games)?, number(seed)?)
        }
        ["fit", name, output, ref files @ ..] => fit::fit(race(name)?, output, files),
        _ => Err(USAGE.into()),
    }
}
