//! Matches of two players of the engine: openings varied by a seed, seats swapped, results counted.

use std::sync::atomic::AtomicBool;

use crate::engine::race::{Race, Track};
use crate::engine::state::{keep, mix};
use crate::engine::{Budget, think};
use crate::game::Game;
use crate::rules::{Family, Options, Outcome, Rules, Seat};

/// What is played.
#[derive(Clone, Copy, Debug)]
pub struct Duel {
    /// The game.
    pub rules: &'static dyn Rules,
    /// Its options.
    pub options: Options,
    /// How A thinks; the seed is replaced by one of each turn's own.
    pub a: Budget,
    /// How B thinks.
    pub b: Budget,
    /// Turns drawn by lot before the two begin to think.
    pub opening: usize,
    /// Turns a seat after which a game counts as unfinished.
    pub most_turns: usize,
    /// Makes the openings.
    pub seed: u64,
}

/// Who has won a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// A.
    A,
    /// B.
    B,
    /// Nobody.
    Draw,
    /// The cap on turns was met.
    Unfinished,
}

/// What the games of a match came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games won by A.
    pub a: usize,
    /// Games won by B.
    pub b: usize,
    /// Drawn games.
    pub draws: usize,
    /// Games that met the cap.
    pub unfinished: usize,
    /// Turns of the games that have ended.
    pub turns: usize,
}

impl Tally {
    /// Counts one more game.
    pub fn add(&mut self, verdict: Verdict, turns: usize) {
        match verdict {
            Verdict::A => self.a += 1,
            Verdict::B => self.b += 1,
            Verdict::Draw => self.draws += 1,
            Verdict::Unfinished => self.unfinished += 1,
        }
        if verdict != Verdict::Unfinished {
            self.turns += turns;
        }
    }

    /// The number of games.
    pub fn games(&self) -> usize {
        self.a + self.b + self.draws + self.unfinished
    }

    /// A's share of the points, from 0 to 1: a game without a winner is half a point.
    pub fn score(&self) -> f64 {
        let (won, games) = (count(self.a), count(self.games()));
        (won + (games - won - count(self.b)) / 2.0) / games.max(1.0)
    }

    /// The standard error of [`Tally::score`].
    pub fn error(&self) -> f64 {
        let games = count(self.games()).max(1.0);
        let mean = self.score();
        let square = |share: f64, times: usize| (share - mean).powi(2) * count(times);
        let halves = self.draws + self.unfinished;
        let variance = square(1.0, self.a) + square(0.0, self.b) + square(0.5, halves);
        (variance / games / games).sqrt()
    }

    /// Turns to the end of a game on the average; none if no game has ended.
    pub fn mean_turns(&self) -> Option<f64> {
        let ended = self.games() - self.unfinished;
        (ended > 0).then(|| count(self.turns) / count(ended))
    }
}

/// A count of games or turns as a number to reckon with.
#[expect(clippy::cast_precision_loss, reason = "counts are far below 2^52")]
fn count(number: usize) -> f64 {
    number as f64
}

/// Whether A plays `seat` in the game with this number: the seats go to A and B in turn, from the first to move in a
/// usual start.
pub fn has_a(game: &Game, number: usize, seat: Seat) -> bool {
    let seats = game.rules().seats(game.options().players);
    let seats = seats.unwrap_or_default().iter();
    let before = seats.take_while(|other| **other != seat).count();
    (before + number).is_multiple_of(2)
}

impl Duel {
    /// Plays the game with this number to its end and says who has won. Games 0 and 1, 2 and 3, and so on have the same
    /// opening with the seats swapped.
    ///
    /// # Panics
    /// If the engine breaks the rules.
    pub fn play(&self, number: usize) -> (Game, Verdict) {
        self.play_on(self.open(number / 2), number)
    }

    /// Plays `game` to its end as the game with this number, and says who has won: in the even ones A has the first seat,
    /// in the odd ones B.
    ///
    /// # Panics
    /// If the engine breaks the rules.
    pub fn play_on(&self, mut game: Game, number: usize) -> (Game, Verdict) {
        let stop = AtomicBool::new(false);
        while let Some(seat) = game.to_move() {
            if game.ply() >= self.most_turns * game.options().players {
                return (game, Verdict::Unfinished);
            }
            let budget = Budget {
                seed: self.lot(number, game.ply()),
                ..if has_a(&game, number, seat) {
                    self.a
                } else {
                    self.b
                }
            };
            let answer = think(&game, &budget, &stop, &mut |_| ());
            let turn = answer.expect("a game that goes on has a turn").turn;
            game.play(turn.points())
                .expect("the engine plays by the rules");
        }
        let verdict = match game.outcome() {
            Some(Outcome::Places(places)) if has_a(&game, number, places[0]) => Verdict::A,
            Some(Outcome::Places(_)) => Verdict::B,
            Some(Outcome::Draw(_)) => Verdict::Draw,
            None => Verdict::Unfinished,
        };
        (game, verdict)
    }

    /// A game after its opening. In a race its turns come forward: who goes back loses time that no opening is worth.
    fn open(&self, number: usize) -> Game {
        let mut game = Game::new(self.rules, self.options);
        let track = match self.rules.family() {
            Family::Race(layout) => Some(Track::new(layout, &self.options, game.position())),
            Family::Draughts => None,
        };
        while game.ply() < self.opening {
            let mut turns = game.turns();
            if let Some(track) = &track {
                let race = Race::new(track, game.position());
                keep(&mut turns, |turn| race.comes_forward(turn));
            }
            let lot = usize::try_from(self.lot(number, game.ply()) >> 33).unwrap_or(0);
            let Some(turn) = turns.get(lot % turns.len().max(1)) else {
                break;
            };
            game.play(turn.points()).expect("a listed turn is legal");
        }
        game
    }

    fn lot(&self, number: usize, ply: usize) -> u64 {
        mix(mix(self.seed ^ mix(number as u64)) ^ ply as u64)
    }
}
