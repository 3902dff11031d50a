//! The languages: each has every text, with the same names in it, in one form of address; no text is asked for that there is not.
#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use sprungbrett::game::Level;
use sprungbrett::lang::{Lang, Language};
use sprungbrett::notation::{self, Naming};
use sprungbrett::rules::{self, Draw, Reason, Refusal, Seat};
use sprungbrett::words;

/// The texts of a language by id, as they stand in its files (continued lines joined). Panics if an id is there twice.
fn texts(language: Language) -> BTreeMap<String, String> {
    let mut texts = BTreeMap::new();
    let mut current: Option<String> = None;
    for line in language.sources().flat_map(str::lines) {
        let begins = line.starts_with(|c: char| c.is_ascii_lowercase());
        match line.split_once('=').filter(|_| begins) {
            Some((id, text)) => {
                let id = id.trim().to_owned();
                let before = texts.insert(id.clone(), text.trim().to_owned());
                assert_eq!(before, None, "{language:?}: {id} is there twice");
                current = Some(id);
            }
            None if line.starts_with('#') || line.is_empty() => current = None,
            None => {
                let id = current
                    .as_ref()
                    .unwrap_or_else(|| panic!("{language:?}: stray line {line:?}"));
                let text = texts.get_mut(id).unwrap();
                text.push(' ');
                text.push_str(line.trim());
            }
        }
    }
    texts
}

/// The names that are filled into a text.
fn names(text: &str) -> BTreeSet<&str> {
    text.split('$')
        .skip(1)
        .map(|rest| {
            let end = rest.find(|c: char| !(c.is_ascii_alphanumeric() || "-_".contains(c)));
            &rest[..end.unwrap_or(rest.len())]
        })
        .collect()
}

#[test]
fn every_language_has_every_text_with_the_same_names() {
    let english = texts(Language::En);
    assert!(english.len() > 50, "the files were read");
    for language in Language::ALL {
        let texts = texts(language);
        let ids = |texts: &BTreeMap<String, String>| texts.keys().cloned().collect::<BTreeSet<_>>();
        let (here, there) = (ids(&texts), ids(&english));
        assert_eq!(
            here.difference(&there).collect::<Vec<_>>(),
            [""; 0],
            "only in {language:?}"
        );
        assert_eq!(
            there.difference(&here).collect::<Vec<_>>(),
            [""; 0],
            "not in {language:?}"
        );
        for (id, text) in &texts {
            assert!(!text.is_empty(), "{language:?}: {id} is empty");
            assert_eq!(
                names(text),
                names(&english[id]),
                "{language:?}: names in {id}"
            );
        }
    }
}

#[test]
fn german_and_indonesian_speak_to_a_friend() {
    for (language, formal) in [
        (
            Language::De,
            &["Sie", "Ihr", "Ihre", "Ihren", "Ihrem", "Ihrer", "Ihnen"][..],
        ),
        (Language::Id, &["Anda", "anda"][..]),
    ] {
        for (id, text) in texts(language) {
            let mut words = text.split(|c: char| !c.is_alphabetic());
            let found = words.find(|word| formal.contains(word));
            assert_eq!(found, None, "{language:?}: {id} = {text}");
        }
    }
}

/// The plural rules of Indonesian (CLDR) have the category `other` alone: a text under `[one]` would never be shown.
#[test]
fn indonesian_chooses_by_the_number_itself() {
    for (id, text) in texts(Language::Id) {
        assert!(!text.contains("[one]"), "{id} = {text}");
    }
    let lang = Lang::new(Language::Id);
    let undone = |count: usize| lang.with("plain-undone", &[("count", count.into())]);
    assert_eq!(undone(1), "Satu giliran dibatalkan.");
    assert_eq!(undone(2), "2 giliran dibatalkan.");
}

/// Every Rust file under `src`.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    entries
        .flat_map(|path| {
            if path.is_dir() {
                sources(&path)
            } else {
                vec![path]
            }
        })
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
        .collect()
}

/// The ids that stand literally in calls of `text` and `with`.
fn asked_for(source: &str) -> Vec<String> {
    let calls = [".text(", ".with("];
    let after = calls.iter().flat_map(|call| source.split(call).skip(1));
    after
        .filter_map(|rest| rest.trim_start().strip_prefix('"'))
        .filter_map(|rest| Some(rest.split_once('"')?.0.to_owned()))
        .collect()
}

#[test]
fn every_text_asked_for_exists() {
    let english = texts(Language::En);
    let mut found = 0;
    for path in sources(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))) {
        for id in asked_for(&fs::read_to_string(&path).unwrap()) {
            assert!(
                english.contains_key(&id),
                "{}: no text is called {id}",
                path.display()
            );
            found += 1;
        }
    }
    assert!(found > 20, "the scan finds the calls");
}

#[test]
fn every_name_that_is_put_together_exists() {
    for language in Language::ALL {
        let lang = Lang::new(language);
        let games = rules::ALL
            .iter()
            .map(|rules| format!("game-{}", rules.id()));
        let seats = Seat::ALL.iter().map(|seat| format!("seat-{}", seat.id()));
        let draws = Draw::ALL.iter().map(|draw| format!("draw-{}", draw.id()));
        let reasons = Reason::ALL
            .iter()
            .map(|reason| format!("refusal-{}", reason.id()));
        let levels = Level::ALL
            .iter()
            .map(|level| format!("level-{}", level.id()));
        for id in games.chain(seats).chain(levels).chain(draws).chain(reasons) {
            assert!(lang.has(&id), "{language:?}: {id}");
        }
    }
}

#[test]
fn a_refusal_names_its_points_in_the_naming_asked_for() {
    let rules = rules::named("draughts").unwrap();
    let board = rules.board();
    let start = rules.start(&rules.options(2));
    let taken: Refusal = rules
        .check(
            &start,
            &[board.point("c3").unwrap(), board.point("c3").unwrap()],
        )
        .unwrap_err();
    for (language, naming, expected) in [
        (
            Language::En,
            Naming::Written,
            "The stone stands on 11 already.",
        ),
        (
            Language::En,
            Naming::Squares,
            "The stone stands on c3 already.",
        ),
        (
            Language::De,
            Naming::Squares,
            "Der Stein steht schon auf c3.",
        ),
        (
            Language::Id,
            Naming::Squares,
            "Buah itu sudah berada di c3.",
        ),
    ] {
        let lang = Lang::new(language);
        assert_eq!(words::refusal(&lang, board, naming, &taken), expected);
    }
}

#[test]
fn a_choice_between_turns_reads_as_a_sentence() {
    let rules = rules::named("draughts").unwrap();
    let position = notation::read_position(rules, "B:W10,11,18,19:B7").unwrap();
    let error = notation::read_turn(rules, &position, "7x23").unwrap_err();
    let said = |language| words::turn_error(&Lang::new(language), Naming::Written, &error);
    assert_eq!(
        said(Language::En),
        "“7x23” may be 7x14x23 or 7x16x23: write the full path."
    );
    assert_eq!(
        said(Language::De),
        "„7x23“ kann 7x14x23 oder 7x16x23 sein: Schreib den ganzen Weg."
    );
}
