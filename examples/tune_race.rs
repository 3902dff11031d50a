//! Looks for better weights of a race game: one weight after the other is raised and lowered by a quarter, and kept if
//! the new weights win a match against the best so far by more than its standard error. The same arguments give the
//! same games: `cargo run --release --example tune_race -- RULESET NODES GAMES ROUNDS [SEED]`.
//!
//! `tune_race -- alone RULESET ROUNDS` looks for weights with which an army that plays alone comes home sooner.

use sprungbrett::engine::duel::{Duel, Tally};
use sprungbrett::engine::{Budget, Weights, turns_alone};
use sprungbrett::rules::{self, Family, Rules};

/// A name, and the weight it stands for.
type Dial = (&'static str, fn(&mut Weights) -> &mut i32);

const DIALS: [Dial; 10] = [
    ("way", |weights| &mut weights.way),
    ("lag", |weights| &mut weights.lag),
    ("last of all", |weights| &mut weights.last[0]),
    ("last but one", |weights| &mut weights.last[1]),
    ("aside", |weights| &mut weights.aside),
    ("far aside", |weights| &mut weights.far_aside),
    ("at home", |weights| &mut weights.at_home),
    ("unseen", |weights| &mut weights.unseen),
    ("foresight", |weights| &mut weights.foresight),
    ("learned", |weights| &mut weights.learned),
];

const DIALS_ALONE: [Dial; 13] = [
    ("row", |weights| &mut weights.alone.row),
    ("lag", |weights| &mut weights.alone.lag),
    ("walk", |weights| &mut weights.alone.walk),
    ("aside", |weights| &mut weights.alone.aside),
    ("far aside", |weights| &mut weights.alone.far_aside),
    ("outside", |weights| &mut weights.alone.outside),
    ("misfit", |weights| &mut weights.alone.misfit),
    ("beside, along", |weights| &mut weights.alone.beside[0]),
    ("beside, oblique", |weights| &mut weights.alone.beside[1]),
    ("beside, across", |weights| &mut weights.alone.beside[2]),
    ("gapped, along", |weights| &mut weights.alone.gapped[0]),
    ("gapped, oblique", |weights| &mut weights.alone.gapped[1]),
    ("gapped, across", |weights| &mut weights.alone.gapped[2]),
];

/// Widths of the beams by which weights for an army alone are compared.
const WIDTHS: [usize; 10] = [120, 120, 120, 120, 120, 300, 300, 300, 300, 300];

/// Raises and lowers one weight for an army alone after the other, and keeps what brings it home in fewer turns.
fn tune_alone(rules: &'static dyn Rules, mut best: Weights, rounds: u64) {
    let turns = |weights| turns_alone(rules, weights, &WIDTHS).unwrap_or(usize::MAX);
    let mut least = turns(best);
    println!("{least} turns");
    for round in 0..rounds {
        for (dial, weight) in DIALS_ALONE {
            for sign in [1, -1] {
                let mut new = best;
                let amount = weight(&mut new);
                *amount += sign * (amount.abs() / 4).max(4);
                let found = turns(new);
                if found < least {
                    println!("round {round}, {dial} {}: {found} turns", weight(&mut new));
                    (best, least) = (new, found);
                    break;
                }
            }
        }
    }
    println!("{:?}", best.alone);
}

/// What the games of new weights against the old ones come to.
fn compare(
    rules: &'static dyn Rules,
    nodes: u64,
    games: usize,
    seed: u64,
    new: Weights,
    old: Weights,
) -> Tally {
    let budget = |weights| Budget {
        nodes: Some(nodes),
        weights: Some(weights),
        ..Budget::default()
    };
    let duel = Duel {
        rules,
        options: rules.options(2),
        a: budget(new),
        b: budget(old),
        opening: 4,
        most_turns: 400,
        seed,
    };
    let mut tally = Tally::default();
    for number in 0..games {
        let (game, verdict) = duel.play(number);
        tally.add(verdict, game.ply());
    }
    tally
}

fn main() -> Result<(), String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let usage = "tune_race RULESET NODES GAMES ROUNDS [SEED], or tune_race alone RULESET ROUNDS";
    if let [alone, name, rounds] = &arguments[..]
        && alone == "alone"
    {
        let rules = rules::named(name).ok_or("no such ruleset")?;
        let Family::Race(layout) = rules.family() else {
            return Err(format!("{name} is no race game"));
        };
        let rounds = rounds.parse().map_err(|_| usage)?;
        tune_alone(rules, Weights::of(&layout.board), rounds);
        return Ok(());
    }
    let name = arguments.first().ok_or(usage)?;
    let number = |index: usize, usual: Option<u64>| {
        let given = arguments.get(index).map(|text| text.parse::<u64>());
        given.transpose().map_err(|_| usage)?.or(usual).ok_or(usage)
    };
    let (nodes, games, rounds) = (number(1, None)?, number(2, None)?, number(3, None)?);
    let games = usize::try_from(games).map_err(|_| usage)?;
    let seed = number(4, Some(1))?;
    let rules = rules::named(name).ok_or("no such ruleset")?;
    let Family::Race(layout) = rules.family() else {
        return Err(format!("{name} is no race game"));
    };
    let mut best = Weights::of(&layout.board);
    for round in 0..rounds {
        for (dial, weight) in DIALS {
            for sign in [1, -1] {
                let mut new = best;
                let amount = weight(&mut new);
                *amount += sign * (*amount / 4).max(2);
                let tally = compare(rules, nodes, games, seed + round, new, best);
                let is_better = tally.score() - tally.error() > 0.5;
                println!(
                    "round {round}, {dial} {}: {:.3} +- {:.3}, {:.1?} turns{}",
                    weight(&mut new),
                    tally.score(),
                    tally.error(),
                    tally.mean_turns(),
                    if is_better { ", kept" } else { "" }
                );
                if is_better {
                    best = new;
                    break;
                }
            }
        }
    }
    println!("{best:?}");
    Ok(())
}
