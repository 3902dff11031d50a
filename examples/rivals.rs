//! Plays two programs that speak the engine protocol against each other and prints the tally, for instance two builds of
//! this one: `cargo run --release --example rivals -- RULESET A B GAMES [SEED]`, where A and B are a program and what it
//! is told after `go`, as `old/sprungbrett:nodes 20000` or `target/release/sprungbrett:movetime 200`.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdout, Command, Stdio};

use sprungbrett::engine::duel::{Tally, Verdict, has_a};
use sprungbrett::game::Game;
use sprungbrett::notation::{self, Naming};
use sprungbrett::rules::{self, Outcome, Rules};

/// Turns drawn by lot before the two begin to think.
const OPENING: usize = 6;
/// Turns after which a game counts as unfinished.
const MOST_TURNS: usize = 400;

/// A program at work.
struct Rival {
    child: Child,
    answers: BufReader<ChildStdout>,
    go: String,
}

impl Rival {
    fn start(spec: &str, ruleset: &str) -> Result<Self, String> {
        let (program, go) = spec.split_once(':').ok_or("A and B are PROGRAM:GO")?;
        let mut child = Command::new(program)
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{program}: {error}"))?;
        let answers = child.stdout.take().ok_or("no answers")?;
        let mut rival = Self {
            child,
            answers: BufReader::new(answers),
            go: go.to_owned(),
        };
        rival.ask(&format!("newgame {ruleset} players 2"), "ok")?;
        Ok(rival)
    }

    /// Sends a line and gives the rest of the first answer that begins with `expected`.
    fn ask(&mut self, line: &str, expected: &str) -> Result<String, String> {
        let input = self.child.stdin.as_mut().ok_or("no way to ask")?;
        writeln!(input, "{line}").map_err(|error| error.to_string())?;
        for answer in self.answers.by_ref().lines() {
            let answer = answer.map_err(|error| error.to_string())?;
            if let Some(rest) = answer.strip_prefix(expected) {
                return Ok(rest.trim().to_owned());
            }
            if answer.starts_with("error") {
                return Err(format!("{line}: {answer}"));
            }
        }
        Err(format!("no answer to {line}"))
    }

    /// The turn it plays after `start` and these turns.
    fn turn(&mut self, start: &str, turns: &[String], seed: usize) -> Result<String, String> {
        let moves = if turns.is_empty() { "" } else { " moves " };
        let line = format!(
            "position {start}{moves}{}\ngo {} seed {seed}",
            turns.join(" "),
            self.go
        );
        self.ask(&line, "bestmove")
    }
}

impl Drop for Rival {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A number that is well mixed for every number, to draw the openings by.
fn lot(number: usize) -> usize {
    let mixed = (number as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    usize::try_from((mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 33).unwrap_or(0)
}

/// Plays the game with this number; 2n and 2n + 1 have the same opening with the seats swapped.
fn play(
    rules: &'static dyn Rules,
    rivals: &mut [Rival; 2],
    number: usize,
    seed: usize,
) -> Result<(Verdict, usize), String> {
    let mut game = Game::new(rules, rules.options(2));
    let mut turns: Vec<String> = Vec::new();
    while let Some(seat) = game.to_move().filter(|_| game.ply() < MOST_TURNS) {
        let legal = game.turns();
        let name = |turn| notation::turn(rules.board(), Naming::default(), turn);
        let text = if game.ply() < OPENING {
            let pick = lot(lot(seed) ^ (number / 2) << 8 ^ game.ply());
            name(&legal[pick % legal.len()])
        } else {
            let rival = usize::from(!has_a(&game, number, seat));
            rivals[rival].turn("start", &turns, number)?
        };
        let turn = legal.iter().find(|turn| name(turn) == text);
        let turn = turn.ok_or_else(|| format!("{text} is no turn"))?;
        game.play(turn.points())
            .map_err(|error| error.to_string())?;
        turns.push(text);
    }
    let verdict = match game.outcome() {
        Some(Outcome::Places(places)) if has_a(&game, number, places[0]) => Verdict::A,
        Some(Outcome::Places(_)) => Verdict::B,
        Some(Outcome::Draw(_)) => Verdict::Draw,
        None => Verdict::Unfinished,
    };
    Ok((verdict, game.ply()))
}

fn main() -> Result<(), String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let usage = "rivals RULESET A B GAMES [SEED]";
    let [ruleset, a, b, games, rest @ ..] = arguments.as_slice() else {
        return Err(usage.to_owned());
    };
    let rules = rules::named(ruleset).ok_or(usage)?;
    let games: usize = games.parse().map_err(|_| usage)?;
    let seed = rest.first().map_or(Ok(1), |seed| seed.parse());
    let seed = seed.map_err(|_| usage)?;
    let mut rivals = [Rival::start(a, ruleset)?, Rival::start(b, ruleset)?];
    let mut tally = Tally::default();
    for number in 0..games {
        let (verdict, turns) = play(rules, &mut rivals, number, seed)?;
        tally.add(verdict, turns);
        if number % 50 == 49 {
            eprintln!(
                "{tally:?} score {:.3} +- {:.3}",
                tally.score(),
                tally.error()
            );
        }
    }
    println!(
        "{tally:?} score {:.3} +- {:.3}",
        tally.score(),
        tally.error()
    );
    Ok(())
}
