//! Texts that nobody means well with: every reader ends, and soon, and says what is wrong.
#![allow(clippy::unwrap_used)]

#[path = "texts/program.rs"]
mod program;

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Duration;

use sprungbrett::config::Config;
use sprungbrett::guide;
use sprungbrett::lang::Language;
use sprungbrett::lesson::{self, Progress};
use sprungbrett::notation;
use sprungbrett::record::{json, pdn};
use sprungbrett::rules;
use sprungbrett::runtime::protocol::Request;
use tempfile::TempDir;

use program::{code, err, out, told};

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
    ("protocol", |text| said(Request::read(text))),
    ("guide", |text| said(guide::read(text, Language::En))),
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
        ("newgame draughts ", "players 2 ", ""),
        ("go ", "nodes 9 ", ""),
        ("position start moves ", "11-15 ", ""),
        ("", "# a\n", ""),
        ("", "- ", "a"),
        ("", "[a](guide:", ")"),
        ("", "*", ""),
        ("", "> ", "a"),
        ("```board star\n", "start\n", "```\n"),
        ("", "```board star\nstart\n```\n", ""),
        ("", "```rules star\n", ""),
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
        let text = Arc::new(text);
        for &(reader, read) in READERS {
            let text = Arc::clone(&text);
            ends(&format!("{reader}: {before}{unit:?}"), move || read(&text));
        }
    }
}

/// Much longer than anything here takes on a slow machine: what has no end becomes a failure.
const PATIENCE: Duration = Duration::from_secs(600);

/// What some work gives that has to come to an end.
fn ends<T: Send + 'static>(what: &str, work: impl FnOnce() -> T + Send + 'static) -> T {
    let (sender, done) = mpsc::channel();
    thread::spawn(move || sender.send(work()));
    done.recv_timeout(PATIENCE)
        .unwrap_or_else(|error| panic!("{what}: {error}"))
}

/// The bytes of the largest inputs.
const HUGE: usize = 10_000_000;
/// Kilobytes of memory that the program may take for one.
const MEMORY: usize = 3_000_000;

/// A file, what stands in it (the middle as often as it takes), the command that reads it (`<` as what is typed to it), and
/// what is said.
type Huge<'a> = (&'a str, (&'a str, &'a str, &'a str), &'a str, &'a str);

const GAME: &str = "[Event \"x\"]\n[Result \"*\"]\n1. 11-15 22-18 2. 15x22 25x18 *\n\n";

const HUGE_TEXTS: &[Huge] = &[
    (
        "one.pdn",
        ("[FEN \"B:WK32:BK1\"]\n", "1-5 32-28 5-1 28-32 ", "*"),
        "check one.pdn",
        "2000000 turns, nothing wrong",
    ),
    ("many.pdn", ("", GAME, ""), "check many.pdn", "games, "),
    (
        "many.pdn",
        ("", GAME, ""),
        "resume --plain many.pdn",
        "choose one",
    ),
    (
        "many.pdn",
        ("", GAME, ""),
        "convert many.pdn many.json",
        "games, ",
    ),
    (
        "deep.pdn",
        ("1. 11-15 ", "(1. 9-14 ", ""),
        "check deep.pdn",
        "deeper than 16",
    ),
    (
        "said.pdn",
        ("1. 11-15 {", "x", "} *"),
        "check said.pdn",
        "nothing wrong",
    ),
    (
        "said.pdn",
        ("1. 11-15 ", "{x} ", "*"),
        "check said.pdn",
        "nothing wrong",
    ),
    (
        "open.pdn",
        ("1. 11-15 {", "x", ""),
        "check open.pdn",
        "never closed",
    ),
    (
        "short.pdn",
        ("1. 11-15 ", "1x9 ", "*"),
        "check short.pdn",
        "1x9",
    ),
    ("deep.json", ("", "[", ""), "check deep.json", "too deep"),
    (
        "lists.txt",
        ("", "draughts B:W21:B1\n", ""),
        "check lists.txt",
        "positions, nothing",
    ),
    (
        "long.txt",
        ("draughts B:W", "1,", "2:B3\n"),
        "check long.txt",
        "Two stones",
    ),
    ("line.txt", ("", "x", ""), "check line.txt", "neither"),
    (
        "line.toml",
        ("names = [", "\"a\",", "]"),
        "--config line.toml moves star",
        "too large",
    ),
    (
        "line.txt",
        ("", "x", "\n"),
        "match draughts --a depth:1 --b depth:1 --openings line.txt",
        "line 1: xxx",
    ),
    ("lines", ("", "x", "\nsbp\n"), "engine < lines", "sbpok"),
    (
        "lines",
        ("newgame draughts\nposition B:W", "1,", "2:B3\nsbp\n"),
        "engine < lines",
        "longer than",
    ),
    (
        "lines",
        ("", "x", "\nmoves 11\n"),
        "--plain play draughts < lines",
        "11-15",
    ),
    (
        "lines",
        ("save ", "x", "\n"),
        "--plain play draughts < lines",
        "no file can have",
    ),
];

/// Ten megabytes for everything that reads a file or lines: an answer or a sentence, with no more memory than there is.
#[test]
fn huge_inputs_are_answered() {
    let home = TempDir::new().unwrap();
    for huge in HUGE_TEXTS {
        is_answered(home.path(), huge);
    }
    let record = include_str!("records/good-star.json").trim_end();
    let (several, last) = (format!("{record},"), format!("{record}]"));
    let records = ("[", &*several, &*last);
    is_answered(
        home.path(),
        &("records.json", records, "check records.json", "games, "),
    );
    let cut = ("[", &*several, "");
    is_answered(
        home.path(),
        &("cut.json", cut, "check cut.json", "breaks off"),
    );
    let (before, after) = record.split_once("\"tags\": {").unwrap();
    let (before, after) = (
        format!("{before}\"tags\": {{\"a\": \""),
        format!("\"{after}"),
    );
    let tag = (&*before, "x", &*after);
    is_answered(
        home.path(),
        &("tag.json", tag, "check tag.json", "nothing wrong"),
    );
    let course = include_str!("lessons/bed.json");
    let (head, lessons) = course.split_once("\"lessons\": [").unwrap();
    let (lessons, end) = lessons.rsplit_once(']').unwrap();
    let (head, lesson) = (
        format!("{head}\"lessons\": [{lessons}"),
        format!(",{lessons}"),
    );
    let course = (&*head, &*lesson, &*format!("]{end}"));
    is_answered(
        home.path(),
        &("course.json", course, "check course.json", "more errors"),
    );
}

fn is_answered(home: &Path, &(file, (before, unit, after), args, expected): &Huge) {
    let text = format!("{before}{}{after}", unit.repeat(HUGE / unit.len()));
    fs::write(home.join(file), text).unwrap();
    let (args, lines) = args.split_once(" < ").unwrap_or((args, "/dev/null"));
    let mut program = Command::new("sh");
    program
        .args(["-c", &format!("ulimit -v {MEMORY}; exec \"$@\""), "sh"])
        .arg(env!("CARGO_BIN_EXE_sprungbrett"))
        .args(args.split(' '))
        .env_clear()
        .env("HOME", home)
        .env("LANG", "C")
        .current_dir(home)
        .stdin(fs::File::open(home.join(lines)).unwrap());
    let output = ends(args, move || program.output().unwrap());
    is_harmless(&output, args);
    let said = out(&output) + &err(&output);
    let begin: String = said.chars().take(500).collect();
    assert!(said.contains(expected), "{file}: {args}: {begin}");
    assert!(said.len() < 5000, "{file}: {args}: {begin}");
}

/// What steers a terminal: escapes of both kinds, a bell, a carriage return, a backspace, another end of a line, and signs
/// that turn the direction of writing.
const STEERING: &str =
    "a\u{1b}[31mb\u{9b}2Jc\u{7}d\re\u{8}f\u{7f}\u{85}g\u{202e}h\u{2066}i\u{200f}j\u{61c}k\u{2028}l";

/// Whether a letter steers a terminal.
fn steers(letter: char) -> bool {
    letter.is_control() && letter != '\n'
        || ('\u{200e}'..='\u{200f}').contains(&letter)
        || ('\u{2028}'..='\u{202e}').contains(&letter)
        || ('\u{2066}'..='\u{2069}').contains(&letter)
        || letter == '\u{61c}'
}

/// Nothing that the program has printed steers the terminal; it ends as programs do.
fn is_harmless(output: &Output, context: &str) {
    for (stream, text) in [("stdout", out(output)), ("stderr", err(output))] {
        assert!(!text.contains(steers), "{context}, {stream}: {text:?}");
    }
    assert!(matches!(code(output), 0..=2), "{context}: {}", err(output));
}

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
            &[
                "match",
                "draughts",
                "--a",
                "depth:1",
                "--b",
                "depth:1",
                "--openings",
            ],
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
            is_harmless(&output, &format!("{args:?}"));
        }
    }
}

/// The same of what is typed: `*` stands for it in every place where a command takes a text.
#[test]
fn nothing_from_an_argument_steers_the_terminal() {
    let home = TempDir::new().unwrap();
    for args in [
        "*",
        "--*",
        "--lang *",
        "--theme *",
        "--color *",
        "--glyphs *",
        "--config * moves star",
        "help *",
        "play *",
        "play star --players *",
        "play star --seat *",
        "play star --seat red=*",
        "play star --from *",
        "play draughts --quiet-draw *",
        "resume *",
        "resume * --game *",
        "replay *",
        "replay bridges --at *",
        "learn *",
        "learn --reset *",
        "guide *",
        "show *",
        "show star *",
        "show star --turn *",
        "show star --svg none/*",
        "show star start --svg * --json",
        "moves *",
        "moves draughts *",
        "moves star --players *",
        "explain * start 11-15",
        "explain draughts * 11-15",
        "explain draughts start *",
        "explain draughts start * --json",
        "explain draughts start 11-*",
        "perft * 1",
        "perft star *",
        "perft star 1 --engine *",
        "analyse *",
        "analyse star *",
        "analyse star start *",
        "analyse star start --seat *",
        "best *",
        "best star *",
        "best star start --level *",
        "best star start --nodes *",
        "solve *",
        "solve star *",
        "solve star start --seat *",
        "match *",
        "match star --a * --b depth:1",
        "match star --a depth:1 --b depth:1 --games 1 --openings *",
        "match draughts --a depth:1 --b depth:1 --games 1 --save a.json/*",
        "check *",
        "check * --json",
        "convert * out.json",
        "convert a.json *",
        "convert a.json none/*.json",
        "completions *",
        "man *",
    ] {
        fs::write(
            home.path().join("a.json"),
            include_str!("records/good-star.json"),
        )
        .unwrap();
        let words = args.split(' ').map(|word| word.replace('*', STEERING));
        let output = program::program(home.path()).args(words).output().unwrap();
        is_harmless(&output, args);
    }
}

/// The same of the environment, in which a folder may be called so.
#[test]
fn nothing_from_the_environment_steers_the_terminal() {
    let home = TempDir::new().unwrap();
    let folder = home.path().join(STEERING);
    let blocked = folder.join("file");
    fs::create_dir_all(&folder).unwrap();
    fs::write(&blocked, "").unwrap();
    fs::create_dir_all(folder.join("sprungbrett")).unwrap();
    fs::write(folder.join("sprungbrett/config.toml"), "x = [\n").unwrap();
    fs::write(folder.join("sprungbrett/progress.json"), "{").unwrap();
    fs::write(folder.join("sprungbrett/autosave.json"), "{").unwrap();
    let mut values: Vec<(&str, &Path)> = Vec::new();
    for name in [
        "LANG",
        "LC_ALL",
        "LC_MESSAGES",
        "TERM",
        "COLORTERM",
        "NO_COLOR",
    ] {
        values.push((name, Path::new(STEERING)));
    }
    for name in ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"] {
        values.extend([(name, &*folder), (name, &*blocked)]);
    }
    for (name, value) in values {
        for (args, lines) in [
            (&["moves", "draughts"][..], ""),
            (&["what"], ""),
            (&["--plain"], "1\n"),
            (&["--plain", "resume"], ""),
            (&["--plain", "learn", "first-step"], "skip\n"),
            (&["--plain", "play", "draughts"], "resign yes\nsave\n"),
            (&["replay"], ""),
            (&["learn", "--reset"], ""),
        ] {
            let mut program = program::program(home.path());
            let output = told(program.env(name, value).args(args), lines);
            is_harmless(&output, &format!("{name} {args:?}"));
        }
    }
}

/// The same of lines that are typed to the program while it runs.
#[test]
fn nothing_that_is_typed_steers_the_terminal() {
    let home = TempDir::new().unwrap();
    // An end of a line is one.
    let typed = STEERING.replace('\r', "");
    for (args, lines) in [
        (&["--plain"][..], "*\n1\n*\n1\n*\n"),
        (
            &["--plain", "play", "draughts", "--seat", "white=human"],
            "*\n* *\nwhy *\nmoves *\nwhere *\nsave none/*\nsave *.json\nhint *\nname *\n11-*\nlast *\nresign *\n*\n",
        ),
        (
            &["--plain", "learn", "first-step"],
            "*\nmark *\nanswer *\nmoves *\n",
        ),
        (
            &["engine"],
            "*\nsbp *\nnewgame *\nnewgame star *\nnewgame star players *\nmoves\nnewgame draughts\n\
             position *\nposition start *\nposition start moves *\ngo *\ngo nodes *\nstop *\nquit *\n",
        ),
    ] {
        let output = told(
            program::program(home.path()).args(args),
            &lines.replace('*', &typed),
        );
        is_harmless(&output, &format!("{args:?}"));
        assert!(!out(&output).is_empty(), "{args:?}");
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
