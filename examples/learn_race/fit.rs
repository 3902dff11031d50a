//! Fits the network: how many turns more than the seat to move the other still needs, from what both have before them
//! (two numbers that everybody knows) and what the hidden layer sees on the points.

use std::fs;
use std::ops::Range;

use sprungbrett::board::{Board, Point, PointSet};
use sprungbrett::rules::Rules;

use crate::games::Lot;

/// Units of the hidden layer, as in the engine.
const UNITS: usize = 32;
/// Times which the engine keeps the sums.
const SCALE: f32 = 256.0;
/// How often all positions are gone through.
const ROUNDS: usize = 10;
/// Positions after which the numbers move.
const BATCH: usize = 512;
/// How far they move at first, and the share of that in the end.
const RATE: (f32, f32) = (0.002, 0.02);
/// By which share of a step the numbers of the stones fall back to 0.
const DECAY: f32 = 6.0;
/// An error is not counted for more turns than so many: games that went astray teach little.
const MOST_ERROR: f32 = 12.0;
/// Every game of so many is kept back to see what was learned.
const KEPT_BACK: usize = 10;

/// A position.
struct Sample {
    /// What stands on the board as the seat to move and the other see it: own points, then foreign ones with the number
    /// of the board's points added, each as in a game from the first home.
    seen: [Vec<usize>; 2],
    /// Steps by which the seat to move has less before it.
    lead: f32,
    /// Turns that the other needs more.
    turns: f32,
    is_kept_back: bool,
}

/// The numbers that are fitted, one after the other: what each stone adds to the units, the units without stones, what
/// they are worth, what a step is worth, what the turn is worth.
struct Network {
    numbers: Vec<f32>,
    /// Points of the board, and each of them as in the mirror.
    mirrored: Vec<usize>,
}

impl Network {
    fn stones(&self) -> usize {
        2 * self.mirrored.len()
    }

    /// Where the numbers of the units without stones begin.
    fn empty(&self) -> usize {
        self.stones() * UNITS
    }

    fn worth(&self) -> Range<usize> {
        let start = self.empty() + UNITS;
        start..start + UNITS
    }

    fn step(&self) -> usize {
        self.worth().end
    }

    fn new(mirrored: Vec<usize>, lot: &mut Lot) -> Self {
        let mut network = Self {
            numbers: Vec::new(),
            mirrored,
        };
        let mut around_zero = |most: f32| most * (unit(lot) - 0.5);
        let (empty, worth) = (network.empty(), network.worth());
        network.numbers.extend((0..empty).map(|_| around_zero(0.2)));
        network.numbers.extend([0.1; UNITS]);
        network.numbers.extend(worth.map(|_| around_zero(0.6)));
        network.numbers.extend([0.25, 0.0]);
        network
    }

    /// Where the numbers of a stone are.
    fn row(&self, stone: usize, in_mirror: bool) -> Range<usize> {
        let points = self.mirrored.len();
        let stone = match (in_mirror, stone < points) {
            (false, _) => stone,
            (true, true) => self.mirrored[stone],
            (true, false) => points + self.mirrored[stone - points],
        };
        stone * UNITS..(stone + 1) * UNITS
    }

    /// What the units make of what one seat sees.
    fn units(&self, seen: &[usize], in_mirror: bool) -> [f32; UNITS] {
        let mut sums = [0.0; UNITS];
        sums.copy_from_slice(&self.numbers[self.empty()..][..UNITS]);
        for &stone in seen {
            let row = &self.numbers[self.row(stone, in_mirror)];
            for (sum, part) in sums.iter_mut().zip(row) {
                *sum += part;
            }
        }
        sums.map(|sum| sum.max(0.0))
    }

    /// The turns that it expects, and the units of both seats.
    fn expect(&self, sample: &Sample, in_mirror: bool) -> (f32, [[f32; UNITS]; 2]) {
        let units = [0, 1].map(|seat| self.units(&sample.seen[seat], in_mirror));
        let worth = &self.numbers[self.worth()];
        let pairs = units[0].iter().zip(&units[1]).zip(worth);
        let lead: f32 = pairs
            .map(|((own, other), worth)| worth * (own - other))
            .sum();
        let known = self.numbers[self.step()] * sample.lead + self.numbers[self.step() + 1];
        (known + lead, units)
    }

    /// Adds the slope of the squared error of one position, and gives that error.
    fn add_slope(&self, sample: &Sample, in_mirror: bool, slope: &mut [f32]) -> f32 {
        let (expected, units) = self.expect(sample, in_mirror);
        let error = expected - sample.turns;
        let push = error.clamp(-MOST_ERROR, MOST_ERROR);
        slope[self.step()] += push * sample.lead;
        slope[self.step() + 1] += push;
        let worth = self.worth();
        for ((seen, units), push) in sample.seen.iter().zip(&units).zip([push, -push]) {
            let mut back = [0.0; UNITS];
            for (unit, &value) in units.iter().enumerate().filter(|(_, value)| **value > 0.0) {
                slope[worth.start + unit] += push * value;
                back[unit] = push * self.numbers[worth.start + unit];
            }
            let rows = seen.iter().map(|&stone| self.row(stone, in_mirror));
            for row in rows.chain([self.empty()..worth.start]) {
                for (slope, back) in slope[row].iter_mut().zip(&back) {
                    *slope += back;
                }
            }
        }
        error * error
    }

    /// Moves every number against the slope of `positions` positions, in the step with this number.
    fn follow(
        &mut self,
        slope: &[f32],
        moments: &mut [Moments],
        rate: f32,
        step: usize,
        positions: usize,
    ) {
        let (keep_first, keep_second) = (0.9f32, 0.999f32);
        let step = i32::try_from(step).unwrap_or(i32::MAX);
        let [warm_first, warm_second] = [keep_first, keep_second].map(|keep| 1.0 - keep.powi(step));
        let stones = self.empty();
        let all = self.numbers.iter_mut().zip(slope).zip(moments);
        for (index, ((number, slope), moments)) in all.enumerate() {
            let slope = slope * part(1, positions);
            moments.first += (1.0 - keep_first) * (slope - moments.first);
            moments.second += (1.0 - keep_second) * (slope * slope - moments.second);
            let step = moments.first / warm_first / ((moments.second / warm_second).sqrt() + 1e-7);
            let decay = if index < stones { DECAY * *number } else { 0.0 };
            *number -= rate * (step + decay);
        }
    }

    /// The numbers as the engine reads them.
    fn bytes(&self, home: PointSet) -> Vec<u8> {
        let hundredths = 100.0 / self.numbers[self.step()];
        let sums = self.numbers[..self.worth().start]
            .iter()
            .map(|sum| sum * SCALE);
        let worth = self.numbers[self.worth()]
            .iter()
            .map(|worth| worth * hundredths);
        let whole = sums.chain(worth).map(|number| {
            #[expect(
                clippy::cast_possible_truncation,
                reason = "it is rounded, and held to the range"
            )]
            let number = number.round() as i16;
            number
        });
        let (points, home) = (
            home.len(),
            home.iter().map(|point| i16::from(point.number())),
        );
        let count = i16::try_from(points).unwrap_or_default();
        let all = std::iter::once(count).chain(home).chain(whole);
        all.flat_map(i16::to_le_bytes).collect()
    }
}

/// A number from 0 to 1 by lot.
fn unit(lot: &mut Lot) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "24 bits are exact")]
    let number = lot.below(1 << 24) as f32;
    number / 16_777_216.0
}

/// The moments of the slope of a number (Adam, Kingma and Ba 2014, with the decay apart from it).
#[derive(Clone, Copy, Default)]
struct Moments {
    first: f32,
    second: f32,
}

/// Each point as in a mirror that stands along the way from home to goal: the directions of the board go around, in the
/// mirror they go around the other way.
fn mirrored(board: &Board, home: PointSet) -> Result<Vec<usize>, String> {
    let tip = home
        .iter()
        .min_by_key(|point| board.neighbours(*point).count());
    let tip = tip.ok_or("the home has no point")?;
    let ways = board.directions();
    let mirror = |first: usize| {
        let mut seen = vec![None; board.size()];
        seen[tip.index()] = Some(tip);
        let mut found = vec![(tip, tip)];
        while let Some((point, image)) = found.pop() {
            for way in 0..ways {
                let Some(next) = board.step(point, way) else {
                    continue;
                };
                let image = board.step(image, (first + ways - way) % ways)?;
                match seen[next.index()] {
                    None => {
                        seen[next.index()] = Some(image);
                        found.push((next, image));
                    }
                    Some(other) if other != image => return None,
                    Some(_) => {}
                }
            }
        }
        seen.into_iter()
            .map(|image| image.map(Point::index))
            .collect()
    };
    let mirrored = (0..ways).find_map(mirror);
    mirrored.ok_or_else(|| "the board has no mirror".to_owned())
}

/// Reads a line of `learn_race play`.
fn read(line: &str, points: usize) -> Option<Sample> {
    let words: Vec<&str> = line.split(' ').collect();
    let [game, one, other, mover, ..] = words[..] else {
        return None;
    };
    let numbers: Vec<f32> = words[4..]
        .iter()
        .map_while(|word| word.parse().ok())
        .collect();
    let [one_burden, other_burden, one_left, other_left] = numbers[..] else {
        return None;
    };
    let stones = |text: &str| -> Option<Vec<usize>> {
        text.split(',')
            .map(|point| point.parse().ok().filter(|index| *index < points))
            .collect()
    };
    let armies = [stones(one)?, stones(other)?];
    let mover = usize::from(mover == "1");
    let view = |seat: usize| -> Vec<usize> {
        let seen = |point: usize| if seat == 0 { point } else { points - 1 - point };
        let own = armies[seat].iter().map(|&point| seen(point));
        own.chain(armies[1 - seat].iter().map(|&point| points + seen(point)))
            .collect()
    };
    let sign = if mover == 0 { 1.0 } else { -1.0 };
    let game: usize = game.parse().ok()?;
    Some(Sample {
        seen: [view(mover), view(1 - mover)],
        lead: sign * (other_burden - one_burden) / 100.0,
        turns: sign * (other_left - one_left),
        is_kept_back: game.is_multiple_of(KEPT_BACK),
    })
}

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
            let sample = read(line, board.size()).ok_or(format!("{file}, line {number}"))?;
            samples.push(sample);
        }
    }
    let mut lot = Lot::new(1);
    let mut network = Network::new(mirrored(board, camp.home)?, &mut lot);
    let mut moments = vec![Moments::default(); network.numbers.len()];
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
            let mut slope = vec![0.0; network.numbers.len()];
            for &index in batch {
                network.add_slope(&samples[index], lot.below(2) == 0, &mut slope);
            }
            let rate = RATE.0 * (1.0 - part(done, batches)).max(RATE.1);
            network.follow(&slope, &mut moments, rate, done, batch.len());
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

/// One number by another.
fn part(number: usize, of: usize) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "counts of batches are small")]
    let (number, of) = (number as f32, of as f32);
    number / of.max(1.0)
}
