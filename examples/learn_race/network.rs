//! The network under way: what it expects of a position, and how it moves towards what came.

use std::ops::Range;

use sprungbrett::board::PointSet;

use crate::games::Lot;
use crate::sample::Sample;

/// Units of the hidden layer, as in the engine.
const UNITS: usize = 32;
/// Times which the engine keeps the sums.
const SCALE: f32 = 256.0;
/// How strongly the numbers of the stones fall back to 0.
const DECAY: f32 = 6.0;
/// An error is not counted for more turns than so many: games that went astray teach little.
const MOST_ERROR: f32 = 12.0;

/// The numbers that are fitted, one after the other: what each stone adds to the units, the units without stones, what
/// they are worth, what a step is worth, what the turn is worth.
pub struct Network {
    numbers: Vec<f32>,
    moments: Vec<Moments>,
    /// How often they have moved.
    steps: i32,
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

    pub fn new(mirrored: Vec<usize>, lot: &mut Lot) -> Self {
        let mut network = Self {
            numbers: Vec::new(),
            moments: Vec::new(),
            steps: 0,
            mirrored,
        };
        let mut around_zero = |most: f32| most * (unit(lot) - 0.5);
        let (empty, worth) = (network.empty(), network.worth());
        network.numbers.extend((0..empty).map(|_| around_zero(0.2)));
        network.numbers.extend([0.1; UNITS]);
        network.numbers.extend(worth.map(|_| around_zero(0.6)));
        network.numbers.extend([0.25, 0.0]);
        network.moments = vec![Moments::default(); network.numbers.len()];
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
    pub fn expect(&self, sample: &Sample, in_mirror: bool) -> (f32, [[f32; UNITS]; 2]) {
        let units = [0, 1].map(|seat| self.units(&sample.seen[seat], in_mirror));
        let worth = &self.numbers[self.worth()];
        let pairs = units[0].iter().zip(&units[1]).zip(worth);
        let lead: f32 = pairs
            .map(|((own, other), worth)| worth * (own - other))
            .sum();
        let known = self.numbers[self.step()] * sample.lead + self.numbers[self.step() + 1];
        (known + lead, units)
    }

    /// Adds the slope of half the squared error of one position.
    fn add_slope(&self, sample: &Sample, in_mirror: bool, slope: &mut [f32]) {
        let (expected, units) = self.expect(sample, in_mirror);
        let push = (expected - sample.turns).clamp(-MOST_ERROR, MOST_ERROR);
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
            for row in rows.chain(std::iter::once(self.empty()..worth.start)) {
                for (slope, back) in slope[row].iter_mut().zip(&back) {
                    *slope += back;
                }
            }
        }
    }

    /// Moves every number against the slope of these positions, each as it stands or in the mirror, by about `rate`.
    pub fn learn<'a>(
        &mut self,
        batch: impl ExactSizeIterator<Item = (&'a Sample, bool)>,
        rate: f32,
    ) {
        let mut slope = vec![0.0; self.numbers.len()];
        let positions = batch.len();
        for (sample, in_mirror) in batch {
            self.add_slope(sample, in_mirror, &mut slope);
        }
        self.steps += 1;
        let (keep_first, keep_second) = (0.9f32, 0.999f32);
        let [warm_first, warm_second] =
            [keep_first, keep_second].map(|keep| 1.0 - keep.powi(self.steps));
        let stones = self.empty();
        let all = self.numbers.iter_mut().zip(slope).zip(&mut self.moments);
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
    pub fn bytes(&self, home: PointSet) -> Vec<u8> {
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
/// One number by another.
pub fn part(number: usize, of: usize) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "counts of batches are small")]
    let (number, of) = (number as f32, of as f32);
    number / of.max(1.0)
}
