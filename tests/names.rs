//! Folders and files whose names are no text: what they are called is for others to say, and they are read and written as
//! all others are.
#![cfg(unix)]
#![allow(clippy::unwrap_used)]

#[path = "texts/program.rs"]
mod program;

use std::ffi::{OsStr, OsString};
use std::fs;
use std::os::unix::ffi::OsStringExt as _;
use std::path::{Path, PathBuf};
use std::process::Output;

use tempfile::TempDir;

use program::{code, err, out};

/// A name in Latin-1, which is no UTF-8.
fn latin(name: &str) -> OsString {
    OsString::from_vec(name.chars().map(|letter| letter as u8).collect())
}

/// A home folder with such a name.
fn home() -> (TempDir, PathBuf) {
    let folder = TempDir::new().unwrap();
    let home = folder.path().join(latin("müller"));
    fs::create_dir(&home).unwrap();
    (folder, home)
}

fn names(folder: &Path) -> Vec<OsString> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let mut names: Vec<OsString> = entries.map(|entry| entry.unwrap().file_name()).collect();
    names.sort();
    names
}

/// What the program answers to these lines.
fn told(home: &Path, args: &[&str], lines: &str) -> Output {
    program::told(program::program(home).arg("--plain").args(args), lines)
}

/// Every command that takes a file, with what shows that it was read or written.
#[test]
fn every_command_takes_a_file_of_any_name() {
    let (_folder, home) = home();
    let course = include_str!("lessons/bed.json");
    let record = include_str!("records/good-star.json");
    let pdn = "[Event \"x\"]\n1. 11-15 22-18 *\n";
    for (name, text) in [
        ("übung.json", course),
        ("spiel.ö.json", record),
        ("spiel.ö.pdn", pdn),
        ("stellungen.ä", "draughts B:W21,22:B1,2\n"),
        ("eröffnungen", "11-15 22-18\n"),
        ("größe.toml", "lang = \"de\"\n"),
    ] {
        fs::write(home.join(latin(name)), text).unwrap();
    }
    // Words in angle brackets are such names.
    for (args, said) in [
        (
            "check <spiel.ö.json> <spiel.ö.pdn> <stellungen.ä> <übung.json>",
            "nothing wrong",
        ),
        ("check --json <spiel.ö.pdn>", "\"kind\":\"pdn\""),
        ("replay <spiel.ö.json>", "Sternhalma"),
        ("replay <spiel.ö.pdn>", "11-15"),
        ("analyse <spiel.ö.pdn> --nodes 10", "11-15"),
        ("learn <übung.json> --list", "Test bed"),
        ("convert <spiel.ö.pdn> <neu.ö.json>", "one game"),
        ("convert <neu.ö.json> <neu.ö.pdn>", "one game"),
        ("show draughts --svg <bild.ö.svg>", ""),
        (
            "match draughts --a depth:1 --b depth:1 --openings <eröffnungen> --save <spiele.ö>",
            "2 games",
        ),
        ("--config <größe.toml> moves draughts", "11-15"),
        ("--config <größe.toml> what", "Einen Befehl"),
        ("--plain resume <spiel.ö.pdn>", "Draughts"),
    ] {
        let words = args.split(' ').map(|word| match word.strip_prefix('<') {
            Some(name) => latin(name.trim_end_matches('>')),
            None => OsString::from(word),
        });
        let output = program::program(&home).args(words).output().unwrap();
        let text = out(&output) + &err(&output);
        assert!(text.contains(said), "{args}: {text}");
        let is_fine = !said.starts_with("Einen");
        assert_eq!(code(&output) == 0, is_fine, "{args}: {text}");
    }
    for written in ["neu.ö.json", "neu.ö.pdn", "bild.ö.svg", "spiele.ö"] {
        assert!(home.join(latin(written)).exists(), "{written}");
    }
    // One that is not there is named as well as can be.
    let missing = program::program(&home)
        .arg("learn")
        .arg(latin("fehlt.ö"))
        .output()
        .unwrap();
    assert_eq!(
        (code(&missing), program::message(&missing)),
        (
            1,
            "Cannot read fehlt.\u{fffd}: it does not exist.".to_owned()
        )
    );
}

/// The game under way, the saved games, the progress and the lists of them.
#[test]
fn a_home_folder_of_any_name_keeps_everything() {
    let (_folder, home) = home();
    let state = home.join(".local/state/sprungbrett");
    let saved = home.join(".local/share/sprungbrett/games");
    let two = ["play", "draughts", "--seat", "white=human"];
    let output = told(&home, &two, "11-15\n22-18\n15x22\n25x18\n");
    assert_eq!(code(&output), 0, "{}", err(&output));
    assert_eq!(names(&state), ["autosave.json", "autosave.lock"]);
    // The end is saved, taken back, and its file with it.
    let output = told(&home, &["resume"], "resign yes\nundo\nundo\n26x17\n");
    let text = out(&output);
    assert!(text.contains("Saved") && text.contains("26x17"), "{text}");
    assert_eq!(names(&saved), [] as [&OsStr; 0], "{text}");
    let output = told(&home, &["resume"], "resign yes\n");
    assert_eq!(names(&saved).len(), 1, "{}", out(&output));
    // Saved games are found by names of any kind.
    let file = saved.join(&names(&saved)[0]);
    fs::rename(file, saved.join(latin("schön.json"))).unwrap();
    let list = program::program(&home).arg("replay").output().unwrap();
    assert!(out(&list).contains("sch\u{fffd}n.json"), "{}", out(&list));
    let shown = program::program(&home)
        .arg("replay")
        .arg(latin("schön.json"))
        .output()
        .unwrap();
    assert!(out(&shown).contains("26x17"), "{}", err(&shown));
    let output = told(&home, &["learn", "first-step"], "skip\n");
    assert_eq!(code(&output), 0, "{}", err(&output));
    assert!(names(&state).contains(&"progress.json".into()));
}
