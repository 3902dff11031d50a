//! Fits the weights of the draughts terms to games that the engine plays against itself, and prints them as they stand
//! in `src/engine/draughts/weights.rs`: `cargo run --release --example tune_draughts -- GAMES NODES [SEED]`.
//!
//! Logistic regression: from the quiet positions of the games the chance of the side to move is foretold, as half a
//! point for a draw (the method of Buro, 1995, well known from chess programs as Texel's). The same arguments and the same
//! weights to begin with give the same weights.

use sprungbrett::engine::duel::Duel;
use sprungbrett::engine::{Budget, SHAPE_NAMES, TERMS, Terms};
use sprungbrett::game::Game;
use sprungbrett::rules::{self, Outcome, Seat};

/// Turns drawn by lot at the beginning of a game: over ten thousand openings.
const OPENING: usize = 8;
/// Positions with fewer pieces are known exactly.
const LEAST_PIECES: usize = 5;
/// How often all positions are gone through.
const ROUNDS: u32 = 60;
/// Positions after which the weights move.
const BATCH: usize = 1000;
/// How far they move at first; in the end not at all.
const RATE: f64 = 0.02;
/// What keeps weights small that the games tell little about.
const DECAY: f64 = 1e-4;
/// The number of the first term that is neither a place nor a pattern: the men, then the kings.
const SHAPES: usize = TERMS - SHAPE_NAMES.len();

/// A position with the points that the side to move has got: 0, a half or 1.
struct Sample {
    terms: Terms,
    points: f64,
}

/// A weight under way, with the moments of its gradient (Adam, Kingma and Ba 2014).
#[derive(Clone, Copy, Default)]
struct Weight {
    value: f64,
    first: f64,
    second: f64,
}

impl Weight {
    /// Moves against `slope` by about `rate`, in the step with this number.
    fn learn(&mut self, slope: f64, rate: f64, step: i32) {
        let slope = slope + DECAY * self.value;
        let (keep_first, keep_second) = (0.9f64, 0.999f64);
        self.first = keep_first * self.first + (1.0 - keep_first) * slope;
        self.second = keep_second * self.second + (1.0 - keep_second) * slope * slope;
        let first = self.first / (1.0 - keep_first.powi(step));
        let second = self.second / (1.0 - keep_second.powi(step));
        self.value -= rate * (first / (second.sqrt() + 1e-9));
    }
}

/// The weights of the terms in the opening and in the ending.
struct Fit {
    weights: Vec<[Weight; 2]>,
    steps: i32,
}

impl Fit {
    fn new() -> Self {
        Self {
            weights: vec![[Weight::default(); 2]; TERMS],
            steps: 0,
        }
    }

    /// The chance foretold for the side to move, from 0 to 1.
    fn chance(&self, terms: &Terms) -> f64 {
        let opening = f64::from(terms.opening) / 256.0;
        let worth = |&(term, count): &(usize, i32)| {
            let [in_opening, in_ending] = self.weights[term].map(|weight| weight.value);
            f64::from(count) * (in_opening * opening + in_ending * (1.0 - opening))
        };
        1.0 / (1.0 + (-terms.counts.iter().map(worth).sum::<f64>()).exp())
    }

    /// Moves the weights against the mean error of a batch, by about `rate`.
    fn learn(&mut self, batch: &[&Sample], rate: f64) {
        let mut gradient = vec![[0.0; 2]; TERMS];
        let share = 1.0 / f64::from(u32::try_from(batch.len()).unwrap_or(u32::MAX));
        for sample in batch {
            let error = (self.chance(&sample.terms) - sample.points) * share;
            let opening = f64::from(sample.terms.opening) / 256.0;
            for &(term, count) in &sample.terms.counts {
                gradient[term][0] += error * f64::from(count) * opening;
                gradient[term][1] += error * f64::from(count) * (1.0 - opening);
            }
        }
        self.steps += 1;
        let slopes = gradient.as_flattened().iter();
        for (weight, &slope) in self.weights.as_flattened_mut().iter_mut().zip(slopes) {
            weight.learn(slope, rate, self.steps);
        }
    }

    /// The mean square error.
    fn error(&self, samples: &[Sample]) -> f64 {
        let square = |sample: &Sample| (self.chance(&sample.terms) - sample.points).powi(2);
        let count = u32::try_from(samples.len()).unwrap_or(u32::MAX);
        samples.iter().map(square).sum::<f64>() / f64::from(count.max(1))
    }

    /// Moves what all squares of a kind of piece are worth on the average from the squares to the piece itself.
    fn settle(&mut self, squares: std::ops::Range<usize>, piece: usize) {
        let used: Vec<usize> = squares
            .filter(|&term| self.weights[term][0].value.abs() > 0.0)
            .collect();
        let share = 1.0 / f64::from(u32::try_from(used.len().max(1)).unwrap_or(1));
        for phase in 0..2 {
            let sum: f64 = used
                .iter()
                .map(|&term| self.weights[term][phase].value)
                .sum();
            for &term in &used {
                self.weights[term][phase].value -= sum * share;
            }
            self.weights[piece][phase].value += sum * share;
        }
    }

    /// The weights in hundredths of a man: the mean man is worth 100.
    fn hundredths(&self) -> Vec<String> {
        let [opening, ending] = self.weights[SHAPES];
        let man = f64::midpoint(opening.value, ending.value);
        let rounded = |[opening, ending]: &[Weight; 2]| {
            format!(
                "({:.0}, {:.0})",
                opening.value / man * 100.0 + 0.0,
                ending.value / man * 100.0 + 0.0
            )
        };
        self.weights.iter().map(rounded).collect()
    }
}

/// The samples of a game.
fn samples(game: &Game, all: &mut Vec<Sample>) {
    let winner = match game.outcome() {
        Some(Outcome::Places(places)) => Some(places[0]),
        Some(Outcome::Draw(_)) => None,
        None => return,
    };
    for position in &game.positions()[OPENING..] {
        let pieces = [Seat::Black, Seat::White].map(|seat| position.stones(seat).len());
        if pieces.iter().sum::<usize>() < LEAST_PIECES {
            break;
        }
        let points = match winner {
            Some(winner) if winner == position.to_move() => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        };
        all.extend(Terms::of(position).map(|terms| Sample { terms, points }));
    }
}

/// The weights of the 32 squares from the number `first` on, by ranks from the own one and from the left.
fn squares(weights: &[String], first: usize) {
    for rank in 0..8 {
        let bit = |place: usize| {
            let file = 2 * place + rank % 2;
            (4 * rank + 18 + 96 - 3 * file) % 32
        };
        let row: Vec<&str> = (0..4)
            .map(|place| weights[first + bit(place)].as_str())
            .collect();
        println!("    [{}],", row.join(", "));
    }
}

fn main() -> Result<(), String> {
    let usage = "tune_draughts GAMES NODES [SEED]";
    let arguments: Vec<u64> = std::env::args()
        .skip(1)
        .map(|argument| argument.parse().map_err(|_| usage))
        .collect::<Result<_, _>>()?;
    let (&[games, nodes], seed) = (arguments.first_chunk().ok_or(usage)?, arguments.get(2));
    let rules = rules::named("draughts").ok_or(usage)?;
    let budget = Budget {
        nodes: Some(nodes),
        ..Budget::default()
    };
    let duel = Duel {
        rules,
        options: rules.options(2),
        a: budget,
        b: budget,
        opening: OPENING,
        most_turns: 200,
        seed: seed.copied().unwrap_or(1),
    };
    let mut all = Vec::new();
    for number in 0..usize::try_from(games).map_err(|_| usage)? {
        // The odd games have the openings of the even ones.
        samples(&duel.play(2 * number).0, &mut all);
        if number.is_multiple_of(1000) {
            eprintln!("{number} games, {} positions", all.len());
        }
    }
    // The last tenth of the games is kept back to see how well the others foretell it.
    let (learned, kept) = all.split_at(all.len() / 10 * 9);
    let mut fit = Fit::new();
    // A prime as the stride mixes the games in every batch.
    let stride = if learned.len().is_multiple_of(7919) {
        7907
    } else {
        7919
    };
    let mixed: Vec<&Sample> = (0..learned.len())
        .map(|index| &learned[index * stride % learned.len()])
        .collect();
    for round in 0..ROUNDS {
        let left = f64::from(ROUNDS - round) / f64::from(ROUNDS);
        for batch in mixed.chunks(BATCH) {
            fit.learn(batch, RATE * left);
        }
        if round % 10 == 9 {
            eprintln!(
                "round {round}: error {:.5}, {:.5} of those kept back",
                fit.error(learned),
                fit.error(kept)
            );
        }
    }
    fit.settle(0..32, SHAPES);
    fit.settle(32..64, SHAPES + 1);
    let weights = fit.hundredths();
    println!("MEN");
    squares(&weights, 0);
    println!("KINGS");
    squares(&weights, 32);
    println!("BACK");
    for row in weights[64..SHAPES].chunks(4) {
        println!("    {},", row.join(", "));
    }
    println!("SHAPE");
    for (weight, name) in weights[SHAPES..].iter().zip(SHAPE_NAMES) {
        println!("    {weight}, // {name}");
    }
    Ok(())
}
