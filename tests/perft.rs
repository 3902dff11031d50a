//! Counts of turns against numbers found by independent programs.
//!
//! The files hold records in the manner of shakmaty's: an `id`, a `position` (`start` with the number of players, or a
//! text), then one line for each depth: `perft DEPTH COUNT` counts turns as they are listed, `paths DEPTH COUNT` every
//! full path. `longest` is the greatest number of landings in one turn.
#![allow(clippy::unwrap_used)]

use std::ops::ControlFlow;

use sprungbrett::notation;
use sprungbrett::rules::{self, Count, Options, Position, Rules, perft};

/// Counts above this are left out, to stay fast.
const NODE_LIMIT: u64 = 10_000_000;

/// The records of one file: ruleset, name, position, and the lines of numbers.
struct Record {
    rules: &'static dyn Rules,
    id: &'static str,
    options: Options,
    position: Position,
    numbers: Vec<(&'static str, Vec<u64>)>,
}

fn records(ruleset: &str, text: &'static str) -> Vec<Record> {
    let rules = rules::named(ruleset).unwrap();
    let mut records: Vec<Record> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        match line.split_once(' ') {
            None => assert_eq!(line, "", "a line is empty or has a word and its values"),
            Some(("id", id)) => records.push(Record {
                rules,
                id,
                options: rules.options(2),
                position: rules.start(&rules.options(2)),
                numbers: Vec::new(),
            }),
            Some(("position", text)) => {
                let record = records.last_mut().unwrap();
                if let Some(players) = text.strip_prefix("start ") {
                    record.options = rules.options(players.parse().unwrap());
                    record.position = rules.start(&record.options);
                } else {
                    record.position = notation::read_position(rules, text).unwrap();
                    record.options = rules.options(record.position.players());
                }
            }
            Some((word, values)) => {
                let values = values.split(' ').map(|value| value.parse().unwrap());
                let numbers = &mut records.last_mut().unwrap().numbers;
                numbers.push((word, values.collect()));
            }
        }
    }
    records
}

fn all() -> Vec<Record> {
    [
        ("sternhalma", include_str!("perft/sternhalma.perft")),
        ("halma", include_str!("perft/halma.perft")),
        ("draughts", include_str!("perft/draughts.perft")),
    ]
    .into_iter()
    .flat_map(|(ruleset, text)| records(ruleset, text))
    .collect()
}

impl Record {
    /// Holds one kind of count to its lines, and says how many lines that were.
    fn counts(&self, word: &str, count: Count) -> usize {
        let lines = self.numbers.iter().filter(|(found, _)| *found == word);
        let mut compared = 0;
        for (_, numbers) in lines {
            let &[depth, expected] = &numbers[..] else {
                panic!("{word} has a depth and a count");
            };
            if expected > NODE_LIMIT {
                continue;
            }
            let depth = usize::try_from(depth).unwrap();
            assert_eq!(
                perft(self.rules, &self.options, &self.position, depth, count),
                expected,
                "{:?} {} {word} {depth}",
                self.rules,
                self.id
            );
            compared += 1;
        }
        compared
    }
}

#[test]
fn turns_by_origin_and_end() {
    let compared: usize = all()
        .iter()
        .map(|record| record.counts("perft", Count::Turns))
        .sum();
    assert_eq!(compared, 85, "no line is lost");
}

#[test]
fn turns_by_full_path() {
    let compared: usize = all()
        .iter()
        .map(|record| record.counts("paths", Count::Paths))
        .sum();
    assert_eq!(compared, 84, "only the greater explosion is left out");
}

#[test]
fn the_longest_chains() {
    for record in all() {
        let paths = record.numbers.iter().find(|(word, _)| *word == "paths");
        let longest = record.numbers.iter().find(|(word, _)| *word == "longest");
        let (Some((_, paths)), Some((_, longest))) = (paths, longest) else {
            continue;
        };
        if paths[1] > NODE_LIMIT {
            continue;
        }
        let mut found = 0;
        let _: ControlFlow<()> =
            record
                .rules
                .each_path(&record.position, &mut Vec::new(), &mut |points| {
                    found = found.max(points.len() as u64 - 1);
                    ControlFlow::Continue(())
                });
        assert_eq!(found, longest[0], "{}", record.id);
    }
}

/// Positions with millions of full paths are listed by end point, and the search for paths breaks off where it should.
#[test]
fn explosions() {
    for (ruleset, turns) in [("sternhalma", 56), ("halma", 250)] {
        let record = all()
            .into_iter()
            .find(|record| record.id == "explosion" && record.rules.id() == ruleset)
            .unwrap();
        assert_eq!(record.rules.turns(&record.position).len(), turns);
        for limit in [0, 1, 1_000] {
            let (found, truncated) = record.rules.paths(&record.position, limit);
            assert_eq!((found.len(), truncated), (limit, true), "{ruleset}");
        }
        let mut visited = 0;
        let flow = record
            .rules
            .each_path(&record.position, &mut Vec::new(), &mut |_| {
                visited += 1;
                if visited < 10_000 {
                    ControlFlow::Continue(())
                } else {
                    ControlFlow::Break(())
                }
            });
        assert_eq!((visited, flow), (10_000, ControlFlow::Break(())));
    }
}

#[test]
fn a_limit_that_is_not_passed_is_no_truncation() {
    for record in all().iter().filter(|record| record.id == "crowded") {
        let (found, truncated) = record.rules.paths(&record.position, 1_053);
        assert_eq!((found.len(), truncated), (1_053, false));
        let (found, truncated) = record.rules.paths(&record.position, 1_052);
        assert_eq!((found.len(), truncated), (1_052, true));
    }
}
