//! Games of the computer against itself, in which rules, engine and records have to agree to the end.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::atomic::AtomicBool;

use sprungbrett::engine::{self, Budget};
use sprungbrett::game::{Game, Level, Player};
use sprungbrett::record::{Record, json, pdn};
use sprungbrett::rules::{self, Choice, Options, Outcome, Rules};

/// Turns of a seat after which a game counts as unfinished.
const MOST_TURNS: usize = 300;

/// Numbers that look random and are the same for the same seed (`SplitMix64`).
pub struct Dice(pub u64);

impl Dice {
    /// A number from 0 to one less than `below`.
    pub fn roll(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        // The remainder is smaller than a number that was a `usize`.
        usize::try_from((mixed ^ mixed >> 31) % below as u64).unwrap_or(0)
    }

    /// One of the values.
    pub fn pick<T: Copy>(&mut self, values: &[T]) -> T {
        values[self.roll(values.len())]
    }
}

/// Every game with every number of players.
pub fn seatings() -> Vec<(&'static dyn Rules, usize)> {
    let seatings = |rules: &'static dyn Rules| rules.seatings().iter().map(|seats| seats.len());
    let all = rules::ALL.iter();
    all.flat_map(|&rules| seatings(rules).map(move |players| (rules, players)))
        .collect()
}

/// The usual options and others.
fn options(rules: &dyn Rules, players: usize, dice: &mut Dice) -> Options {
    let mut options = rules.options(players);
    if rules.offers(Choice::AntiBlock) {
        options.anti_block = dice.roll(2) == 0;
    }
    if rules.offers(Choice::QuietDraw) {
        options.quiet_draw = dice.pick(&[options.quiet_draw, 20, 0]);
    }
    if rules.offers(Choice::RepetitionDraw) {
        options.repetition_draw = dice.pick(&[options.repetition_draw, 2, 0]);
    }
    options
}

/// Plays the game with this number: the games go round in turn, what else there is to choose is drawn by lot. A few turns
/// are drawn by lot as well; the others are the computer's, with few positions each. Rarely somebody gives up.
///
/// # Panics
/// If rules, engine and records disagree anywhere.
pub fn play(number: usize, seed: u64) -> Game {
    let mut dice = Dice(seed ^ (number as u64).wrapping_mul(0x2545_f491_4f6c_dd1d));
    let seatings = seatings();
    let (rules, players) = seatings[number % seatings.len()];
    let options = options(rules, players, &mut dice);
    let mut game = Game::new(rules, options);
    let opening = dice.roll(12);
    let levels: Vec<Level> = (0..players).map(|_| dice.pick(&Level::ALL)).collect();
    let seats = rules.seats(players).unwrap_or_default();
    let name = format!("{} for {players}, game {number} of seed {seed}", rules.id());
    while let Some(seat) = game.to_move() {
        if game.ply() >= MOST_TURNS * players {
            break;
        }
        if game.ply() > 40 && dice.roll(2_000) == 0 {
            let done = if dice.roll(2) == 0 {
                game.resign(seat)
            } else {
                game.agree_draw(seat)
            };
            done.unwrap_or_else(|refusal| panic!("{name}: {refusal:?}"));
            continue;
        }
        let points = if game.ply() < opening {
            let turns = game.turns();
            turns[dice.roll(turns.len())].points().to_vec()
        } else {
            let index = seats.iter().position(|other| *other == seat).unwrap_or(0);
            let budget = Budget {
                nodes: Some(10 + dice.roll(90) as u64),
                level: Some(levels[index]),
                seed: dice.0,
                ..Budget::default()
            };
            let answer = engine::think(&game, &budget, &AtomicBool::new(false), &mut |_| ());
            let answer = answer.unwrap_or_else(|| panic!("{name}: no answer"));
            answer.turn.points().to_vec()
        };
        let turn = game.play(&points);
        turn.unwrap_or_else(|refusal| panic!("{name}, turn {}: {refusal:?}", game.ply()));
    }
    if let Err(astray) = engine::follow(&game) {
        panic!("{name}: rules and engine disagree {astray}");
    }
    let record = Record::new(game, |seat| {
        let index = seats.iter().position(|other| *other == seat).unwrap_or(0);
        (format!("No. {index}"), Player::Ai(levels[index]))
    });
    assert_reads_back(&record, &name);
    record.into_game()
}

/// Asserts that a record is read as it was written, in each form that can hold it.
fn assert_reads_back(record: &Record, name: &str) {
    let read = json::read(&json::write(record));
    let read = read.unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(&read, record, "{name}");
    assert_eq!(read.game().outcome(), record.game().outcome(), "{name}");
    let Some(text) = pdn::write(record) else {
        return;
    };
    let games: Vec<_> = pdn::games(&text).collect();
    let [read] = &games[..] else {
        panic!("{name}: {} games of one", games.len());
    };
    let (None, Some(read)) = (read.error(), &read.record) else {
        panic!("{name}: {:?}", read.findings);
    };
    let (read, game) = (read.game(), record.game());
    let turns = |game: &Game| -> Vec<_> {
        let acts = game.entries().iter();
        acts.filter_map(|entry| entry.act.turn().cloned()).collect()
    };
    assert_eq!(turns(read), turns(game), "{name}");
    assert_eq!(read.position(), game.position(), "{name}");
}

/// What the games of one kind came to.
#[derive(Default)]
struct Count {
    games: usize,
    won: usize,
    drawn: usize,
    turns: usize,
}

/// What was played, by game and number of players.
#[derive(Default)]
pub struct Tally(BTreeMap<String, Count>);

impl Tally {
    /// The number of games.
    pub fn games(&self) -> usize {
        self.0.values().map(|count| count.games).sum()
    }

    /// Counts one more game.
    pub fn add(&mut self, game: &Game) {
        let name = format!("{} for {}", game.rules().id(), game.options().players);
        let count = self.0.entry(name).or_default();
        count.games += 1;
        count.turns += game.ply();
        match game.outcome() {
            Some(Outcome::Places(_)) => count.won += 1,
            Some(Outcome::Draw(_)) => count.drawn += 1,
            None => {}
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, count) in &self.0 {
            let Count {
                games,
                won,
                drawn,
                turns,
            } = count;
            let unfinished = games - won - drawn;
            writeln!(
                f,
                "{name}: {games} games, {won} won, {drawn} drawn, {unfinished} unfinished, {turns} turns"
            )?;
        }
        Ok(())
    }
}
