//! What has been learned from games: how two armies that meet help and hinder each other, beyond what their ways tell.
//!
//! A network with one hidden layer whose sums are kept up to date turn by turn (Nasu 2018, NNUE). It is fitted to the
//! turns that both sides still needed in games of the engine against itself, by `examples/learn_race`.

use std::sync::LazyLock;

use crate::board::{Point, PointSet};
use crate::engine::race::track::{Course, opposite};

/// Units of the hidden layer.
const UNITS: usize = 32;

/// What the units of the hidden layer have summed up for one seat.
pub type Sums = [i16; UNITS];

/// Times which the sums are kept, to be whole numbers.
const SCALE: i32 = 256;

/// What was learned for one board, for an army that starts from `home`.
#[derive(Debug)]
struct Network {
    /// Where the army starts that the points are numbered for.
    home: PointSet,
    /// What a stone adds to the sums: an own one on each point, then a foreign one on each point.
    stones: Vec<Sums>,
    /// The sums of an empty board.
    empty: Sums,
    /// Hundredths of a step that each unit is worth.
    worth: Sums,
}

/// That of the star. On the board of Halma a network fitted to 70,000 positions foretold games better and played worse.
static STAR: LazyLock<Network> =
    LazyLock::new(|| Network::read(include_bytes!("../../../assets/engine/sternhalma.network")));

impl Network {
    /// Reads what `examples/learn_race` has written: numbers of two bytes, the lower one first. Those of the points of
    /// the home, with their count before them, then `stones`, `empty` and `worth`.
    fn read(bytes: &[u8]) -> Self {
        let numbers = bytes.chunks_exact(2);
        let mut numbers = numbers.map(|two| i16::from_le_bytes([two[0], two[1]]));
        let mut next = || numbers.next().expect("the network is whole");
        let count = next();
        let point = |number| Point::new(u8::try_from(number).expect("a point of the board"));
        let home = (0..count).map(|_| point(next())).collect();
        let layers = numbers.len() / UNITS;
        let mut sums = || std::array::from_fn(|_| numbers.next().expect("the network is whole"));
        Self {
            home,
            stones: (2..layers).map(|_| sums()).collect(),
            empty: sums(),
            worth: sums(),
        }
    }
}

/// What has been learned for the two armies of a race that start from opposite homes.
#[derive(Debug)]
pub struct Learned {
    network: &'static Network,
    /// The points of the board.
    points: usize,
    /// Which seat sees the board turned by half.
    turned: [bool; 2],
    /// Hundredths of it that count.
    share: i32,
}

impl Learned {
    /// What is known of these seats on a board of so many points, of which `share` hundredths are to count; none if that
    /// is nothing.
    pub fn of(courses: &[Course], points: usize, share: i32) -> Option<Self> {
        let [one, other] = courses else { return None };
        let is_opposite = one.goal == other.home && other.goal == one.home;
        let network = &*STAR;
        let is_board = network.stones.len() == 2 * points;
        let is_known = is_board && [one.home, other.home].contains(&network.home);
        (share != 0 && is_opposite && is_known).then(|| Self {
            network,
            points,
            turned: [one, other].map(|course| course.home != network.home),
            share,
        })
    }

    /// The sums of both seats on the empty board.
    pub fn empty(&self) -> [Sums; 2] {
        [self.network.empty; 2]
    }

    /// Puts a stone of a seat on a point, or takes it away.
    pub fn toggle(&self, sums: &mut [Sums; 2], seat: usize, point: Point, is_put: bool) {
        for (viewer, sums) in sums.iter_mut().enumerate() {
            let seen = if self.turned[viewer] {
                opposite(point, self.points)
            } else {
                point
            };
            let foreign = if viewer == seat { 0 } else { self.points };
            let stone = &self.network.stones[foreign + seen.index()];
            for (sum, part) in sums.iter_mut().zip(stone) {
                *sum = if is_put {
                    sum.wrapping_add(*part)
                } else {
                    sum.wrapping_sub(*part)
                };
            }
        }
    }

    /// Hundredths of a step by which a seat stands better than the ways of both tell.
    pub fn lead(&self, sums: &[Sums; 2], seat: usize) -> i32 {
        let worth = |sums: &Sums| -> i32 {
            let units = sums.iter().zip(&self.network.worth);
            units
                .map(|(&sum, &worth)| i32::from(sum.max(0)) * i32::from(worth))
                .sum()
        };
        let lead = worth(&sums[seat]) - worth(&sums[1 - seat]);
        lead / SCALE * self.share / 100
    }
}

/// The sums where nothing is learned.
pub const NOTHING: [Sums; 2] = [[0; UNITS]; 2];

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use proptest::sample::Index;

    use super::*;
    use crate::engine::race::{Race, Track};
    use crate::rules::{self, Family, Layout, Position, Rules};

    fn race(name: &str) -> (&'static dyn Rules, &'static Layout) {
        let rules = rules::named(name).expect("a ruleset");
        match rules.family() {
            Family::Race(layout) => (rules, layout),
            Family::Draughts => panic!("{name} is no race"),
        }
    }

    #[test]
    fn something_is_known_of_two_armies_on_the_star() {
        for (name, players, is_known) in [
            ("sternhalma", 2, true),
            ("sternhalma", 3, false),
            ("halma", 2, false),
        ] {
            let (rules, layout) = race(name);
            let options = rules.options(players);
            let track = Track::new(layout, &options, &rules.start(&options));
            assert_eq!(track.learned.is_some(), is_known, "{name} for {players}");
        }
    }

    proptest! {
        /// Who turns the board and the colours stands where the other stood, and what one leads by the other lacks.
        #[test]
        fn both_seats_are_judged_alike(picks in prop::collection::vec(any::<Index>(), 20)) {
            let (rules, layout) = race("sternhalma");
            let options = rules.options(2);
            let size = layout.board.size();
            let seats = rules.seats(2).expect("a game for two");
            let mut position = Position::empty(seats, seats[0]);
            let mut turned = Position::empty(seats, seats[0]);
            for (number, pick) in picks.iter().enumerate() {
                let index = u8::try_from(pick.index(size)).expect("a point of the board");
                let (point, seat) = (Point::new(index), number % 2);
                if position.at(point).is_none() {
                    position.put(seats[seat], point);
                    turned.put(seats[1 - seat], opposite(point, size));
                }
            }
            let track = Track::new(layout, &options, &position);
            let learned = track.learned.as_ref().expect("something is known");
            let lead = |position, seat| learned.lead(&Race::new(&track, position).sums, seat);
            prop_assert_eq!(lead(&position, 0), lead(&turned, 1));
            prop_assert_eq!(lead(&position, 0), -lead(&position, 1));
        }
    }
}
