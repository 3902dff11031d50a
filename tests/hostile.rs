//! Texts that nobody means well with: every reader ends, and soon, and says what is wrong.
#![allow(clippy::unwrap_used)]

#[path = "texts/program.rs"]
mod program;

use std::fmt::Write as _;
use std::fs;

use sprungbrett::config::Config;
use sprungbrett::lesson::{self, Progress};
use sprungbrett::notation;
use sprungbrett::record::{json, pdn};
use sprungbrett::rules;
use tempfile::TempDir;

use program::{code, err, out};

/// The bytes of each text: a reader whose work grows with the square of them would take many minutes.
const LENGTH: usize = 1 << 18;

/// Reads a text and gives what is wrong with it, in as many words as there are.
type Reader = fn(&str) -> String;

fn said<T, E: std::fmt::Display>(result: Result<T, E>) -> String {
    result
        .err()
        .map(|error| error.to_string())
        .unwrap_or_default()
}

const READERS: &[(&str, Reader)] = &[
    ("record", |text| said(json::read(text))),
    ("pdn", |text| {
        let text = pdn::decode(text.as_bytes());
        let mut said = String::new();
        for game in pdn::games(&text) {
            for finding in game.findings {
                let _ = write!(said, "{}", finding.problem);
            }
            if let Some(record) = game.record {
                pdn::write(&record).unwrap();
                json::read(&json::write(&record)).unwrap();
            }
        }
        said
    }),
    ("position", |text| {
        let read = |rules: &&'static dyn rules::Rules| said(notation::read_position(*rules, text));
        rules::ALL.iter().map(read).collect()
    }),
    ("turn", |text| {
        let rules = rules::named("draughts").unwrap();
        let start = rules.start(&rules.options(2));
        said(notation::read_turn(rules, &start, text))
    }),
    ("course", |text| {
        let errors = lesson::inspect(text).errors;
        errors.iter().map(ToString::to_string).collect()
    }),
    ("progress", |text| said(Progress::read(text))),
    ("config", |text| match Config::read(text) {
        Ok(read) => read.faults.iter().map(ToString::to_string).collect(),
        Err(error) => error.to_string(),
    }),
];

#[test]
fn every_reader_ends() {
    for (before, unit, after) in [
        ("", "(", ""),
        ("1. 11-15 ", "(", ""),
        ("1. 11-15 ", "(22-18", ")"),
        ("", ")", ""),
        ("", "[", ""),
        ("", "[]", ""),
        ("", "[a \"b\"]\n", ""),
        ("", "[a \"b", ""),
        ("", "[a# \"b\"]\n", ""),
        ("", "[a\nb", ""),
        ("", "[a \"\nb", ""),
        ("", "[ ", ""),
        ("{", "\"a#\":1,", "\"b\":2}"),
        ("", "a# = 1\n", ""),
        ("", "{", ""),
        ("", "}", ""),
        ("", "{}", ""),
        ("1. 11-15", "{}", ""),
        ("", "{\"a\":", ""),
        ("[", "{},", "{}]"),
        ("[", "1,", "1]"),
        ("{", "\"a\":1,", "\"b\":2}"),
        ("", "\"", ""),
        ("\"", "\\", "\""),
        ("\"", "\\u001b", "\""),
        ("", "9", ""),
        ("-", "9", "e9"),
        ("a = ", "9", ""),
        ("a = ", "[", ""),
        ("a = ", "{a=", ""),
        ("", "a.", "a = 1"),
        ("", "[a]\n", ""),
        ("names = [", "'a',", "]"),
        ("", "1. ", ""),
        ("", "1-0 ", ""),
        ("", "* ", ""),
        ("", "$1", ""),
        ("", "!", ""),
        ("", "11-15 ", ""),
        ("", "11x", ""),
        ("", "1-", "1"),
        ("[FEN \"", "W", "\"]"),
        ("B:W", "1,", "2:B3"),
        ("B:W", "1-32,", "2:B3"),
        ("B:WK", "1:BK", "2"),
        ("", "R:", ""),
        ("", ":", ""),
        ("R:R", "q13,", "a5:B"),
        ("", "\u{1b}[31m", ""),
        ("", "\u{9b}", ""),
        ("", "\0", ""),
        ("", "\n", ""),
        ("", "\r", ""),
        ("", "%\n", ""),
        ("", ";", ""),
        ("", ";\n", ""),
        ("", "ä", ""),
        ("", "\u{202e}", ""),
        (
            "{\"format\":\"sprungbrett-lessons\",\"lessons\":[",
            "{},",
            "{}]}",
        ),
        (
            "{\"format\":\"sprungbrett-lessons\",\"version\":1,\"lessons\":[",
            "[],",
            "[]]}",
        ),
    ] {
        let text = if unit.contains('#') {
            // Another number each time.
            let units = (0..LENGTH / 16).map(|number| unit.replace('#', &number.to_string()));
            format!("{before}{}{after}", units.collect::<String>())
        } else {
            format!("{before}{}{after}", unit.repeat(LENGTH / unit.len()))
        };
        for (reader, read) in READERS {
            let start = std::time::Instant::now();
            let said = read(&text);
            let t = start.elapsed().as_millis();
            if t > 300 || said.len() > 10000 {
                println!(
                    "{reader} {before}{unit:?}: {t} ms, {} bytes said",
                    said.len()
                );
            }
        }
    }
}

/// What steers a terminal: escapes of both kinds, a bell, a carriage return, a backspace.
const STEERING: &str = "a\u{1b}[31mb\u{9b}2Jc\u{7}d\re\u{8}f\u{7f}";

/// Nothing that a file holds or is called reaches the terminal as a control character.
#[test]
fn nothing_from_a_file_steers_the_terminal() {
    let home = TempDir::new().unwrap();
    let home = home.path();
    let json = serde_json::to_string(STEERING).unwrap();
    let record = include_str!("records/good-star.json");
    let record = record.replace("\"Ana\"", &json);
    assert!(record.contains("\\u001b"), "the record has the name");
    let course = include_str!("lessons/bed.json").replace("\"Test bed\"", &json);
    assert!(course.contains("\\u001b"), "the course has the title");
    let pdn = format!(
        "[Event \"{STEERING}\"]\n[White \"{STEERING}\"]\n1. 11-15 {{{STEERING}}} ({STEERING}) 1-2"
    );
    for (file, text) in [
        ("a.json", record.clone()),
        (
            "b.json",
            record.replace("sternhalma", &json[1..json.len() - 1]),
        ),
        ("c.json", format!("{{{json}: 1}}")),
        ("d.json", course),
        ("e.pdn", pdn),
        ("f.txt", format!("draughts {STEERING}\n{STEERING} x\n")),
        ("g.toml", format!("{json} = 1\nlang = {json}\n")),
        (STEERING, record),
    ] {
        fs::write(home.join(file), text).unwrap();
        for args in [
            &["check"][..],
            &["check", "--json"],
            &["replay"],
            &["analyse", "--nodes", "10"],
            &["analyse", "--nodes", "10", "--json"],
            &["learn", "--list"],
            &["learn", "--list", "--json"],
            &["learn"],
            &["convert", "--force", "--json", "out.json"],
            &["convert", "--force", "out.pdn"],
            &["resume", "--plain"],
            &["guide", "--config"],
            &["show", "draughts", "--svg"],
            &["show", "draughts"],
            &["explain", "draughts", "start"],
            &["play"],
        ] {
            let mut args = args.to_vec();
            // The file to be read comes before the one to be written.
            let place = if args[0] == "convert" {
                args.len() - 1
            } else {
                args.len()
            };
            args.insert(place, file);
            let output = program::program(home).args(&args).output().unwrap();
            for (stream, text) in [("stdout", out(&output)), ("stderr", err(&output))] {
                let steers = |c: char| c.is_control() && c != '\n';
                assert!(!text.contains(steers), "{args:?}, {stream}: {text:?}");
            }
            assert!(matches!(code(&output), 0..=2), "{args:?}: {}", err(&output));
        }
    }
}

/// A message quotes the beginning of what is long, and of many only some are named.
#[test]
fn messages_stay_short() {
    let home = TempDir::new().unwrap();
    let long = "ü".repeat(50_000);
    let games = "[Event \"x\"]\n1. 11-99\n\n".repeat(1000);
    // Random bytes, the same in every run.
    let mut seed = 1_u32;
    let bytes: Vec<u8> = (0..200_000)
        .map(|_| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            seed.to_le_bytes()[3]
        })
        .collect();
    for (file, bytes) in [
        ("a.json", format!("{{\"{long}\": 1}}").into_bytes()),
        ("b.json", format!("{{\"format\": \"{long}\"}}").into_bytes()),
        ("c.pdn", long.clone().into_bytes()),
        (
            "d.pdn",
            format!("[FEN \"{}\"]\n", &long[..2000]).into_bytes(),
        ),
        ("e.pdn", format!("1. {long}-1 2. 11-15").into_bytes()),
        ("f.txt", format!("draughts {long}\n").into_bytes()),
        ("g.pdn", games.into_bytes()),
        ("h.pdn", bytes),
    ] {
        fs::write(home.path().join(file), bytes).unwrap();
        for args in [
            &["check", file][..],
            &["replay", file],
            &["convert", file, "out.json", "--force"],
        ] {
            let output = program::run_in(home.path(), args);
            let said = if args[0] == "check" {
                out(&output)
            } else {
                err(&output)
            };
            let longest = said.lines().map(|line| line.chars().count()).max();
            assert!(
                longest.is_none_or(|longest| longest < 500),
                "{args:?}: {longest:?}"
            );
            assert!(
                said.lines().count() < 50,
                "{args:?}: {}",
                said.lines().count()
            );
        }
    }
    let output = program::run_in(home.path(), &["check", "g.pdn"]);
    assert!(
        out(&output).contains("\ng.pdn: 980 more errors.\n"),
        "{}",
        out(&output)
    );
}

/// Folders are made for the program's own files alone: a name that is mistyped makes none.
#[test]
fn no_folder_is_made_for_a_name_that_is_mistyped() {
    let home = TempDir::new().unwrap();
    let home = home.path();
    fs::write(home.join("a.json"), include_str!("records/good-star.json")).unwrap();
    let missing = "Cannot write none/x.svg: its folder does not exist.";
    for (args, expected) in [
        (&["show", "star", "--svg", "none/x.svg"][..], missing),
        (
            &["convert", "a.json", "none/b.json"],
            "Cannot write none/b.json: its folder does not exist.",
        ),
    ] {
        let output = program::run_in(home, args);
        assert_eq!(
            (code(&output), program::message(&output).as_str()),
            (1, expected)
        );
    }
    let mut typed = program::program(home);
    typed.args(["--plain", "play", "star", "--seat", "blue=human"]);
    let lines = home.join("lines");
    fs::write(&lines, "save none/c.json\n").unwrap();
    let output = typed
        .stdin(fs::File::open(lines).unwrap())
        .output()
        .unwrap();
    let said = "Cannot write none/c.json: its folder does not exist.";
    assert!(out(&output).contains(said), "{}", out(&output));
    assert!(!home.join("none").exists());
}
