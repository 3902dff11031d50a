//! `convert`, `check` and `resume` with PDN and with lists of games: what is read, written, said and left alone.
#![allow(clippy::unwrap_used)]

#[path = "texts/program.rs"]
mod program;

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use sprungbrett::record;
use tempfile::TempDir;

use program::{code, err, message, out, program, run_in, told};

/// Two whole games, one that breaks off at its third turn, and one of another kind.
const COLLECTION: &str = "\
[Event \"First\"]
[Black \"Ana\"]
[White \"Bo\"]
[Result \"1-0\"]

1. 11-15 {a} 22-18 2. 15x22 25x18 1-0

[Event \"Second\"]
[FEN \"B:W18,19,27:B14,15\"]

1. 14x32 *

[Event \"Third\"]

1. 9-13 22-18 2. 13-16 18-15 1/2-1/2

[Event \"Fourth\"]
[GameType \"20\"]

1. 32-28 *
";

/// The whole games of it.
fn whole() -> &'static str {
    COLLECTION.split("[Event \"Third\"]").next().unwrap()
}

fn folder(files: &[(&str, &[u8])]) -> TempDir {
    let folder = TempDir::new().unwrap();
    for (name, bytes) in files {
        fs::write(folder.path().join(name), bytes).unwrap();
    }
    folder
}

fn read(folder: &Path, name: &str) -> String {
    fs::read_to_string(folder.join(name)).unwrap()
}

fn checked(folder: &Path, name: &str) -> (Value, i32) {
    let output = run_in(folder, &["check", name, "--json"]);
    let value: Value = serde_json::from_slice(&output.stdout).unwrap();
    (value["files"][0].clone(), code(&output))
}

#[test]
fn check_names_game_turn_and_reason() {
    let folder = folder(&[
        ("a.pdn", COLLECTION.as_bytes()),
        ("b.pdn", whole().as_bytes()),
    ]);
    let (report, code) = checked(folder.path(), "a.pdn");
    assert_eq!(code, 1);
    for (key, expected) in [("path", json!("a.pdn")), ("kind", json!("pdn"))] {
        assert_eq!(report[key], expected);
    }
    assert_eq!((&report["games"], &report["turns"]), (&json!(4), &json!(7)));
    let errors = report["errors"].as_array().unwrap();
    assert_eq!(errors.len(), 2, "{report}");
    assert_eq!(
        (&errors[0]["game"], &errors[0]["turn"]),
        (&json!(3), &json!(3))
    );
    let reason = errors[0]["reason"].as_str().unwrap();
    assert!(reason.starts_with("13-16: "), "{reason}");
    assert_eq!(errors[1]["game"], 4);
    let (report, code) = checked(folder.path(), "b.pdn");
    assert_eq!(
        (code, &report["errors"], &report["warnings"]),
        (0, &json!([]), &json!([]))
    );
    let output = run_in(folder.path(), &["check", "a.pdn", "b.pdn"]);
    let said = out(&output);
    let lines: Vec<&str> = said.lines().collect();
    assert!(
        lines[0].starts_with("a.pdn: Game 3, turn 3: 13-16: "),
        "{said}"
    );
    assert_eq!(
        lines[2],
        "a.pdn: 4 games, 7 turns that can be played, 2 errors"
    );
    assert_eq!(lines[3], "b.pdn: 2 games, 5 turns, nothing wrong");
}

#[test]
fn no_control_character_of_a_file_is_printed() {
    let text = b"[Event \"\x1b[2J\"]\n[Event \"\x1b[31m\"]\n1. 11-15 \x1b]0;x\x07 22\x1b-18 \x9b 9-9 {\x07\x7f} *";
    let folder = folder(&[("a.pdn", text)]);
    for args in [
        &["check", "a.pdn"][..],
        &["convert", "a.pdn", "a.json"],
        &["convert", "a.pdn", "b.pdn"],
    ] {
        let output = run_in(folder.path(), args);
        let printed = out(&output) + &err(&output);
        assert!(
            printed.chars().all(|c| c == '\n' || !c.is_control()),
            "{printed:?}"
        );
    }
    assert!(!read(folder.path(), "b.pdn").contains(['\x1b', '\x07', '\x7f']));
}

#[test]
fn convert_goes_both_ways_and_keeps_everything() {
    let folder = folder(&[("a.pdn", whole().as_bytes())]);
    let folder = folder.path();
    for (from, to) in [
        ("a.pdn", "a.json"),
        ("a.json", "b.pdn"),
        ("b.pdn", "b.json"),
    ] {
        let output = run_in(folder, &["convert", from, to]);
        assert_eq!(code(&output), 0, "{}", err(&output));
        assert_eq!(out(&output), format!("{to}: 2 games, 5 turns\n"));
        assert_eq!(err(&output), "");
    }
    assert_eq!(read(folder, "a.json"), read(folder, "b.json"));
    let text = read(folder, "b.pdn");
    assert!(
        text.contains("1. 11-15 {a} 1... 22-18 2. 15x22 25x18 1-0\n"),
        "{text}"
    );
    assert!(text.contains("1. 14x23x32 *\n"), "{text}");
    let (report, code) = checked(folder, "a.json");
    assert_eq!(
        (code, &report["kind"], &report["games"], &report["turns"]),
        (0, &json!("record"), &json!(2), &json!(5))
    );
    // One game is no list.
    let output = run_in(
        folder,
        &["convert", "a.pdn", "one.json", "--game", "2", "--json"],
    );
    let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(
        answer,
        json!({ "path": "one.json", "games": 1, "turns": 1, "errors": 0 })
    );
    let one = record::json::read(&read(folder, "one.json")).unwrap();
    assert_eq!(one.tags["Event"], "Second");
}

#[test]
fn convert_keeps_what_can_be_played_and_says_what_cannot() {
    let folder = folder(&[("a.pdn", COLLECTION.as_bytes())]);
    let folder = folder.path();
    let output = run_in(folder, &["convert", "a.pdn", "a.json"]);
    assert_eq!(code(&output), 1);
    let said = err(&output);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), 2, "{said}");
    assert!(
        lines[0].starts_with("sprungbrett: a.pdn: Game 3, turn 3: 13-16: "),
        "{said}"
    );
    assert!(
        lines[1].starts_with("sprungbrett: a.pdn: Game 4: "),
        "{said}"
    );
    let games = record::json::read_all(&read(folder, "a.json")).unwrap();
    let turns: Vec<usize> = games
        .iter()
        .map(|game| game.as_ref().unwrap().turns())
        .collect();
    assert_eq!(turns, [4, 1, 2]);
}

#[test]
fn convert_says_what_it_cannot_do_and_overwrites_nothing() {
    let star = include_str!("records/good-star.json");
    let files = [
        ("a.pdn", whole().as_bytes()),
        ("there.json", b"mine"),
        ("empty.pdn", b"{nothing}"),
        ("star.json", star.as_bytes()),
        ("broken.json", b"[{"),
        ("latin.json", b"\"\xe9\""),
    ];
    let folder = folder(&files);
    let folder = folder.path();
    for (args, expected, says) in [
        (
            &["a.pdn", "there.json"][..],
            1,
            "there.json exists; --force replaces it.",
        ),
        (
            &["a.pdn", "a.txt"],
            2,
            "I cannot tell the form of a.txt: its name should end in .json or .pdn.",
        ),
        (
            &["a.pdn", "b.json", "--game", "3"],
            1,
            "a.pdn: There is no game 3 in it: there are 2.",
        ),
        (
            &["a.pdn", "b.json", "--game", "0"],
            2,
            "“0” is no value for --game <N>: write a whole number, 1 or more.",
        ),
        (
            &["a.pdn", "./a.pdn", "--force"],
            2,
            "“./a.pdn” would be written over itself",
        ),
        (
            &["empty.pdn", "b.json"],
            1,
            "empty.pdn: There is no game in it.",
        ),
        (
            &["star.json", "b.pdn"],
            1,
            "star.json: PDN is for draughts alone.",
        ),
        (&["missing.pdn", "b.json"], 1, "Cannot read missing.pdn: "),
        (
            &["broken.json", "b.pdn"],
            1,
            "broken.json: line 1, column 2: the file breaks off here.",
        ),
        (&["latin.json", "b.pdn"], 1, "Cannot read latin.json: "),
    ] {
        let output = run_in(folder, &[&["convert"], args].concat());
        assert_eq!(code(&output), expected, "{args:?}");
        assert!(
            message(&output).starts_with(says),
            "{args:?}: {}",
            message(&output)
        );
        assert_eq!(out(&output), "", "{args:?}");
    }
    assert_eq!(read(folder, "there.json"), "mine");
    assert!(!folder.join("b.json").exists() && !folder.join("b.pdn").exists());
    assert_eq!(
        code(&run_in(
            folder,
            &["convert", "a.pdn", "there.json", "--force"]
        )),
        0
    );
    assert!(read(folder, "there.json").starts_with("[\n{\n"));
}

/// Plays on in the line-by-line client; gives what it printed and what it said on stderr.
fn resumed(folder: &Path, args: &[&str], typed: &str) -> (String, String) {
    let output = told(
        program(folder).args([&["resume", "--plain"], args].concat()),
        typed,
    );
    (out(&output), err(&output))
}

#[test]
fn a_game_of_a_collection_is_gone_on_with() {
    let folder = folder(&[
        ("a.pdn", COLLECTION.as_bytes()),
        ("b.pdn", whole().as_bytes()),
    ]);
    let folder = folder.path();
    let (_, said) = resumed(folder, &["a.pdn"], "");
    assert_eq!(
        said,
        "sprungbrett: a.pdn: There are 4 games in it: choose one with --game N.\n"
    );
    let (_, said) = resumed(folder, &["a.pdn", "--game", "4"], "");
    assert!(said.starts_with("sprungbrett: a.pdn: Game 4: "), "{said}");
    // The third can be played up to its error, which is told; then it is saved as PDN again.
    let (_, said) = resumed(
        folder,
        &["a.pdn", "--game", "3"],
        "12-16\nsave c.pdn\nquit\n",
    );
    assert!(
        said.starts_with("sprungbrett: Game 3, turn 3: 13-16: "),
        "{said}"
    );
    let text = read(folder, "c.pdn");
    assert!(text.contains("[Event \"Third\"]"), "{text}");
    assert!(
        text.contains("1. 9-13 22-18 (13-16 18-15) 2. 12-16 *\n"),
        "{text}"
    );
    assert_eq!(checked(folder, "c.pdn").1, 0);
}

/// Nothing is decided in silence.
#[test]
fn what_is_strange_in_a_game_is_told_when_it_is_gone_on_with() {
    let text = "[FEN \"B:W10,11,18,19,32:B7,1\"] 7x23 11-7 *";
    let folder = folder(&[("a.pdn", text.as_bytes())]);
    let (_, said) = resumed(folder.path(), &["a.pdn"], "quit\n");
    let expected = "sprungbrett: Warning: Game 1, turn 1: 7x23 was read as 7x14x23: ";
    assert!(said.starts_with(expected), "{said}");
}

#[test]
fn only_draughts_is_saved_as_pdn() {
    let folder = folder(&[("star.json", include_bytes!("records/good-star.json"))]);
    let (said, _) = resumed(folder.path(), &["star.json"], "save a.pdn\nquit\n");
    assert!(said.contains("a.pdn: PDN is for draughts alone."), "{said}");
    assert!(!folder.path().join("a.pdn").exists());
}
