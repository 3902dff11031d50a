//! The beginner of the race games against players that look one turn ahead, as an outsider would write them.
#![allow(clippy::unwrap_used)]

use std::sync::atomic::AtomicBool;

use sprungbrett::board::Point;
use sprungbrett::engine::{Budget, think};
use sprungbrett::game::{Game, Level};
use sprungbrett::rules::{self, Move, Outcome, Position, Seat};

/// Turns of each side after which a game counts as lost for the greedy player.
const MOST_TURNS: usize = 200;

/// What a greedy player wants least of.
#[derive(Clone, Copy, Debug)]
enum Greed {
    /// Steps of every stone to the far end of the goal.
    Rows,
    /// Steps of every stone outside to the nearest goal point that no own stone holds.
    Nearest,
    /// Steps of the stones outside to the goal points not held, each stone in turn taking the nearest that is left.
    Shared,
}

/// A number that is well mixed for every number.
fn lot(number: usize) -> usize {
    let mixed = (number as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    usize::try_from((mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 33).unwrap()
}

/// Least numbers of steps between all points of a board.
type Steps = Vec<Vec<u8>>;

impl Greed {
    fn way(self, game: &Game, distances: &Steps, position: &Position, seat: Seat) -> u32 {
        let rules = game.rules();
        let camp = rules.camp(seat).unwrap();
        let stones = position.stones(seat);
        let steps = |from: Point, to: Point| u32::from(distances[from.index()][to.index()]);
        let outside = stones - camp.goal;
        let mut free: Vec<Point> = (camp.goal - stones).iter().collect();
        match self {
            Self::Rows => {
                let far = |end: &Point| camp.home.iter().map(|from| steps(from, *end)).sum::<u32>();
                let end = camp.goal.iter().max_by_key(far).unwrap();
                stones.iter().map(|stone| steps(stone, end)).sum()
            }
            Self::Nearest => {
                let nearest = |stone| free.iter().map(|end| steps(stone, *end)).min().unwrap();
                outside.iter().map(nearest).sum()
            }
            Self::Shared => outside
                .iter()
                .map(|stone| {
                    let nearest = (0..free.len()).min_by_key(|&end| steps(stone, free[end]));
                    steps(stone, free.swap_remove(nearest.unwrap()))
                })
                .sum(),
        }
    }

    /// The turn after which the way is shortest; between equals the lot decides.
    fn turn(self, game: &Game, distances: &Steps, seed: usize) -> Move {
        let seat = game.to_move().unwrap();
        let way = |turn: &Move| {
            let after = game.rules().after(game.options(), game.position(), turn);
            self.way(game, distances, &after, seat)
        };
        let turns = game.turns();
        let ways: Vec<u32> = turns.iter().map(way).collect();
        let least = ways.iter().min().unwrap();
        let best = (0..turns.len()).filter(|&index| ways[index] == *least);
        let best: Vec<usize> = best.collect();
        turns[best[lot(seed ^ game.ply() << 20) % best.len()]].clone()
    }
}

/// Games that the greedy player wins, loses and does not bring to an end, the seats swapped from game to game.
fn play(ruleset: &str, greed: Greed, level: Level, games: usize) -> [usize; 3] {
    let rules = rules::named(ruleset).unwrap();
    let board = rules.board();
    let distances: Steps = board
        .points()
        .map(|from| board.distances(from).to_vec())
        .collect();
    let mut tally = [0; 3];
    for number in 0..games {
        let mut game = Game::new(rules, rules.options(2));
        let greedy = rules.seats(2).unwrap()[number % 2];
        while let Some(seat) = game.to_move().filter(|_| game.ply() < 2 * MOST_TURNS) {
            let turn = if seat == greedy {
                greed.turn(&game, &distances, number)
            } else {
                let budget = Budget {
                    level: Some(level),
                    seed: lot(number << 10 ^ game.ply()) as u64,
                    ..Budget::default()
                };
                let stop = AtomicBool::new(false);
                think(&game, &budget, &stop, &mut |_| ()).unwrap().turn
            };
            game.play(turn.points()).unwrap();
        }
        let result = match game.outcome() {
            Some(Outcome::Places(places)) if places[0] == greedy => 0,
            Some(_) => 1,
            None => 2,
        };
        tally[result] += 1;
    }
    tally
}

#[test]
fn a_beginner_loses_most_games_to_a_greedy_player() {
    for (ruleset, greed) in [
        ("sternhalma", Greed::Rows),
        ("sternhalma", Greed::Nearest),
        ("sternhalma", Greed::Shared),
        // Rows alone are no aim in Halma: its camp holds 19 of the 25 points of the last rows, and who counts nothing
        // else goes to and fro on the others.
        ("halma", Greed::Nearest),
        ("halma", Greed::Shared),
    ] {
        let tally = play(ruleset, greed, Level::Beginner, 20);
        let is_lost = tally[0] > tally[1] + tally[2];
        assert!(is_lost, "{ruleset}, {greed:?}: {tally:?}");
    }
}
