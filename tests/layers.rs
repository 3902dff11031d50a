//! Who may import whom: the table of the layers, read against the sources.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use sprungbrett::rules;

/// Each module, and those above its row that it uses: exactly these.
const LAYERS: &[(&str, &str)] = &[
    ("board", ""),
    ("rules", "board"),
    ("notation", "board rules"),
    // Draws what the rules say, in no language and for no front end.
    ("picture", "board rules"),
    ("turn", "board rules"),
    ("game", "board rules notation turn"),
    ("record", "board rules notation game"),
    ("engine", "board rules notation game"),
    ("analysis", "board rules game"),
    // Which languages there are, and texts by their ids; knows nothing of the games.
    ("lang", ""),
    (
        "lesson",
        "board rules notation turn game record engine analysis lang",
    ),
    // Names a language and a way to call squares.
    ("config", "notation lang"),
    (
        "words",
        "board rules notation game record engine analysis lang lesson",
    ),
    ("guide", "rules notation lang"),
    (
        "app",
        "board rules notation turn game record engine analysis lang lesson config guide",
    ),
    (
        "tui",
        "board rules notation turn game record engine analysis lang lesson config words guide app",
    ),
    (
        "plain",
        "board rules notation game record engine analysis lang lesson words guide app",
    ),
    (
        "runtime",
        "rules notation game record engine lang lesson config words app tui",
    ),
    (
        "cli",
        "board rules notation picture game record engine analysis lang lesson config words guide app plain runtime",
    ),
    ("main", "runtime cli"),
];

/// What lies outside of this crate, and the modules that alone use it.
const OUTSIDE: &[(&str, &str)] = &[
    ("ratatui", "tui runtime"),
    ("crossterm", "tui runtime"),
    ("std::fs", "runtime"),
    // The plain front end is given what it reads and writes.
    ("std::io", "plain runtime cli"),
    // The engine makes its exact endings in threads of their own, so that no search waits for them.
    ("std::thread", "engine runtime"),
    ("anyhow", "runtime"),
    ("tempfile", "runtime"),
    ("signal_hook", "runtime"),
    ("rustix", "runtime"),
    ("indicatif", "cli"),
    ("pulldown_cmark", "guide"),
];

/// The modules that may ask which ruleset they have, or, as the guides do, name files after them.
const KNOW_RULESETS: &str = "rules engine guide";

/// A source file: its path, its module, and its text without comments and unit tests.
struct Source {
    path: PathBuf,
    module: String,
    code: String,
}

fn sources() -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut folders = vec![root.clone()];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let inside = path.strip_prefix(&root).unwrap().with_extension("");
                let module = inside.iter().next().unwrap().to_str().unwrap().to_owned();
                let code = code(&fs::read_to_string(&path).unwrap());
                found.push(Source { path, module, code });
            }
        }
    }
    // The crate's root only names the modules.
    found.retain(|source| source.module != "lib");
    found
}

/// The text without comments and without the unit tests at its end.
fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod ").next().unwrap();
    let lines = text.lines().map(|line| {
        let is_comment = line.trim_start().starts_with("//");
        if is_comment { "" } else { line }
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// The modules of this crate that the code names: `crate::a::B`, `use crate::{a::B, c}`.
fn uses(code: &str) -> BTreeSet<String> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let word = |text: &str| -> String { text.chars().take_while(|c| is_word(*c)).collect() };
    let mut found = BTreeSet::new();
    for root in ["crate::", "sprungbrett::"] {
        for (at, _) in code.match_indices(root) {
            if code[..at].ends_with(is_word) {
                continue;
            }
            let rest = &code[at + root.len()..];
            let Some(group) = rest.strip_prefix('{') else {
                found.insert(word(rest));
                continue;
            };
            let mut depth = 0;
            let mut starts = true;
            for (at, c) in group.char_indices() {
                match c {
                    '{' => depth += 1,
                    '}' if depth == 0 => break,
                    '}' => depth -= 1,
                    ',' if depth == 0 => starts = true,
                    _ if starts && is_word(c) => {
                        found.insert(word(&group[at..]));
                        starts = false;
                    }
                    _ => {}
                }
            }
        }
    }
    found
}

/// Whether the code names something outside, as a path of its own and not as the end of a longer word.
fn names(code: &str, outside: &str) -> bool {
    let (first, rest) = outside.split_once("::").unwrap_or((outside, ""));
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let whole = code.match_indices(outside).any(|(at, _)| {
        let after = &code[at + outside.len()..];
        let is_path = rest.is_empty() && after.starts_with("::") || !rest.is_empty();
        let is_use = code[..at].ends_with("use ") && after.starts_with(';');
        !code[..at].ends_with(is_word) && !after.starts_with(is_word) && (is_path || is_use)
    });
    // `use std::{fs, io::Write};`
    let grouped = code
        .split(&format!("use {first}::{{"))
        .skip(1)
        .any(|group| {
            let group = group.split(';').next().unwrap_or_default();
            !rest.is_empty() && group.split(|c| !is_word(c)).any(|word| word == rest)
        });
    whole || grouped
}

fn lists(words: &str, word: &str) -> bool {
    words.split(' ').any(|listed| listed == word)
}

#[test]
fn modules_use_only_what_is_below_them() {
    for Source { path, module, code } in sources() {
        let row = LAYERS.iter().find(|(name, _)| *name == module);
        let Some((_, below)) = row else {
            panic!("{}: the module {module} has no layer", path.display());
        };
        for used in uses(&code) {
            assert!(
                used == module || lists(below, &used),
                "{}: {module} may not use {used}, only: {below}",
                path.display()
            );
        }
    }
}

#[test]
fn the_world_outside_is_met_at_the_edge() {
    for Source { path, module, code } in sources() {
        for (outside, modules) in OUTSIDE {
            assert!(
                lists(modules, &module) || !names(&code, outside),
                "{}: only {modules} may use {outside}",
                path.display()
            );
        }
    }
}

/// An allowance that nobody uses would let in what was never thought of.
#[test]
fn nothing_is_allowed_that_nobody_uses() {
    let sources = sources();
    let of = |module: &str| {
        let sources = sources.iter();
        let sources = sources.filter(move |source| source.module == module);
        sources
            .map(|source| source.code.as_str())
            .collect::<Vec<_>>()
    };
    for (module, below) in LAYERS {
        let used: BTreeSet<String> = of(module).into_iter().flat_map(uses).collect();
        for allowed in below.split(' ').filter(|allowed| !allowed.is_empty()) {
            assert!(used.contains(allowed), "{module} does not use {allowed}");
        }
    }
    for (outside, modules) in OUTSIDE {
        for module in modules.split(' ') {
            let is_used = of(module).into_iter().any(|code| names(code, outside));
            assert!(is_used, "{module} does not use {outside}");
        }
    }
}

/// `super` in a file of the first level, or twice in one of the second, would go round the table.
#[test]
fn no_way_round_the_table() {
    for Source { path, module, code } in sources() {
        let is_top = path.file_stem().is_some_and(|stem| *stem == *module);
        let round = if is_top { "super::" } else { "super::super::" };
        assert!(!code.contains(round), "{}: {round}", path.display());
        assert!(
            !path.ends_with("mod.rs"),
            "{}: a module's file has its name",
            path.display()
        );
    }
}

/// A ruleset is asked what it can do, not what it is called.
#[test]
fn nobody_compares_the_name_of_a_ruleset() {
    for Source { path, module, code } in sources() {
        for rules in rules::ALL {
            let literal = format!("\"{}\"", rules.id());
            assert!(
                lists(KNOW_RULESETS, &module) || !code.contains(&literal),
                "{}: {literal}",
                path.display()
            );
        }
    }
}

#[test]
fn the_table_has_an_order() {
    let mut above: BTreeSet<&str> = BTreeSet::new();
    for (module, below) in LAYERS {
        for used in below.split(' ').filter(|used| !used.is_empty()) {
            assert!(above.contains(used), "{module} uses {used}");
        }
        above.insert(module);
    }
    assert!(sources().iter().any(|source| source.module == "rules"));
}

/// The reader of the sources sees what it should.
#[test]
fn what_is_read() {
    for (code, expected) in [
        ("use crate::board::Point;", "board"),
        ("use crate::board;", "board"),
        (
            "use crate::{board::{Board, Point}, rules::{self, Move}, turn};",
            "board rules turn",
        ),
        ("let turn = crate::turn::Turn::new();", "turn"),
        ("pub(crate) fn x() {}", ""),
        ("use sprungbrett::cli;", "cli"),
        ("use std::collections::HashMap; // nothing of ours", ""),
        ("use my_crate::other;", ""),
    ] {
        let found: Vec<String> = uses(code).into_iter().collect();
        assert_eq!(found.join(" "), expected, "{code}");
    }
    for (code, outside, expected) in [
        ("use ratatui::Frame;", "ratatui", true),
        ("use ratatui::crossterm::event;", "crossterm", true),
        ("fn ratatui_like() {}", "ratatui", false),
        ("use std::fs;", "std::fs", true),
        ("std::fs::read(path)", "std::fs", true),
        ("use std::{fmt, fs};", "std::fs", true),
        ("use std::{io::{self, Write}};", "std::io", true),
        ("use std::{fmt};", "std::fs", false),
        ("std::fsync()", "std::fs", false),
        ("use anyhow::Context;", "anyhow", true),
        ("use anyhow;", "anyhow", true),
        ("let crossterm = 1;", "crossterm", false),
    ] {
        assert_eq!(names(code, outside), expected, "{code} {outside}");
    }
    let text = "//! crate::tui\n    // crate::app\nuse crate::rules;\n#[cfg(test)]\nmod tests { use crate::game; }";
    assert_eq!(uses(&code(text)), BTreeSet::from(["rules".to_owned()]));
}
