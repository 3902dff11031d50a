//! Fits the network: how many turns more than the seat to move the other still needs, from what both have before them
//! (two numbers that the engine knows without it) and what the hidden layer sees on the points.

use std::fs;

use sprungbrett::rules::Rules;

use crate::games::Lot;
use crate::network::{Network, part};
use crate::sample::{Sample, mirrored};

/// How often all positions are gone through.
const ROUNDS: usize = 10;
/// Positions after which the numbers move.
const BATCH: usize = 512;
/// How far they move at first, and the share of that in the end.
const RATE: (f32, f32) = (0.002, 0.02);

/// The mean squared error of positions, in squared turns.
fn mean_error(samples: &[Sample], is_kept_back: bool, error: impl Fn(&Sample) -> f32) -> f32 {
    let errors = samples
        .iter()
        .filter(|sample| sample.is_kept_back == is_kept_back);
    let (sum, count) = errors.fold((0.0, 0.0f32), |(sum, count), sample| {
        (sum + error(sample), count + 1.0)
    });
    sum / count.max(1.0)
}

/// Fits the network to all games of `files` and writes it to `output`.
pub fn fit(rules: &dyn Rules, output: &str, files: &[&str]) -> Result<(), String> {
    let board = rules.board();
    let seats = rules.seats(2).ok_or("no game for two")?;
    let camp = rules.camp(seats[0]).ok_or("a seat has a camp")?;
    let mut samples = Vec::new();
    for file in files {
        let text = fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
        for (number, line) in (1..).zip(text.lines()) {
            let sample =
                Sample::read(line, board.size()).ok_or(format!("{file}, line {number}"))?;
            samples.push(sample);
        }
    }
    let mut lot = Lot::new(1);
    let mut network = Network::new(mirrored(board, camp.home)?, &mut lot);
    let mut order: Vec<usize> = (0..samples.len())
        .filter(|&index| !samples[index].is_kept_back)
        .collect();
    let batches = ROUNDS * order.len().div_ceil(BATCH);
    println!(
        "{} positions; squared turns apart {:.2}",
        samples.len(),
        mean_error(&samples, true, |sample| sample.turns * sample.turns)
    );
    let mut done = 0;
    for round in 1..=ROUNDS {
        for place in (1..order.len()).rev() {
            order.swap(place, lot.below(place + 1));
        }
        for batch in order.chunks(BATCH) {
            done += 1;
            let rate = RATE.0 * (1.0 - part(done, batches)).max(RATE.1);
            let lots = batch
                .iter()
                .map(|&index| (&samples[index], lot.below(2) == 0));
            network.learn(lots, rate);
        }
        let error = |sample: &Sample| (network.expect(sample, false).0 - sample.turns).powi(2);
        println!(
            "round {round}: error {:.3}, of games kept back {:.3}",
            mean_error(&samples, false, error),
            mean_error(&samples, true, error)
        );
    }
    fs::write(output, network.bytes(camp.home)).map_err(|error| format!("{output}: {error}"))
}
