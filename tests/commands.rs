//! The commands that call on the engine or count: what they print, promise and refuse. No test depends on the clock: the engine
//! is bounded by nodes, depth or a level that is.
#![allow(clippy::unwrap_used)]

#[path = "commands/analyse.rs"]
mod analyse;
#[path = "texts/program.rs"]
mod program;

use std::collections::BTreeSet;
use std::fs;

use serde_json::{Value, json};
use sprungbrett::game::Game;
use sprungbrett::notation;
use sprungbrett::record;
use sprungbrett::rules::{self, Outcome};
use tempfile::TempDir;

use program::{code, err, json, message, out, run, run_in};

/// The game that begins from a position, or from the usual start.
fn game(ruleset: &str, position: &str) -> Game {
    let rules = rules::named(ruleset).unwrap();
    match notation::read_position(rules, position) {
        Ok(start) => Game::from_position(rules, rules.options(start.players()), start),
        Err(_) => Game::new(rules, rules.options(2)),
    }
}

/// The texts in a list of JSON.
fn texts(list: &Value) -> Vec<&str> {
    let list = list.as_array().unwrap().iter();
    list.map(|text| text.as_str().unwrap()).collect()
}

#[test]
fn both_generators_count_alike() {
    for args in [
        &["perft", "draughts", "6"][..],
        &["perft", "star", "2", "--players", "3", "--divide"],
        &["perft", "halma", "2", "--paths", "--json", "--divide"],
        &["perft", "star", "3", "--position", "R:Rd5,d7,e6:Bi9,i10"],
    ] {
        let counts = ["rules", "fast"].map(|engine| {
            let output = run(&[args, &["--engine", engine]].concat());
            assert_eq!(code(&output), 0, "{args:?}");
            out(&output)
        });
        assert_eq!(counts[0], counts[1], "{args:?}");
        assert_eq!(
            counts[0],
            out(&run(args)),
            "{args:?}: rules count unless asked"
        );
    }
    // The Aart Bik counts of English draughts.
    let fast = out(&run(&["perft", "draughts", "9", "--engine", "fast"]));
    assert!(
        fast.ends_with("depth 8: 845931\ndepth 9: 3963680\n"),
        "{fast}"
    );
}

#[test]
fn best_gives_a_line_that_can_be_played() {
    for args in [
        &["star", "start", "--nodes", "3000"][..],
        &["star", "start", "--depth", "2", "--players", "6"],
        &["halma", "start", "--level", "beginner"],
        &["draughts", "B:W18,19,27:B14,15", "--depth", "5"],
        &["draughts", "start", "--nodes", "5000", "--seed", "9"],
    ] {
        let (answer, code) = json(&[&["best"], args, &["--json"]].concat());
        assert_eq!(code, 0, "{args:?}");
        let mut game = if args.contains(&"--players") {
            let rules = rules::named(args[0]).unwrap();
            Game::new(rules, rules.options(6))
        } else {
            game(args[0], args[1])
        };
        let line = texts(&answer["line"]);
        assert_eq!(answer["turn"], line[0], "{args:?}: {answer}");
        assert!(answer["score"].is_i64(), "{args:?}: {answer}");
        assert!(answer["depth"].as_u64() >= Some(1), "{args:?}: {answer}");
        assert!(answer["nodes"].as_u64() >= Some(1), "{args:?}: {answer}");
        game.play_written(line[0]).unwrap();
    }
}

#[test]
fn best_tells_what_it_found() {
    let args = ["best", "halma", "start", "--depth", "2"];
    let (answer, _) = json(&[&args[..], &["--json"]].concat());
    let number = |key: &str| answer[key].as_i64().unwrap();
    let (score, depth, nodes) = (number("score"), number("depth"), number("nodes"));
    let (turn, line) = (
        answer["turn"].as_str().unwrap(),
        texts(&answer["line"]).join(" "),
    );
    for (lang, expected) in [
        (
            "en",
            format!("Score {score}, depth {depth}, nodes {nodes}\nExpected: {line}\n"),
        ),
        (
            "de",
            format!("Wert {score}, Tiefe {depth}, Stellungen {nodes}\nErwartet: {line}\n"),
        ),
        (
            "id",
            format!("Nilai {score}, kedalaman {depth}, posisi {nodes}\nPerkiraan: {line}\n"),
        ),
    ] {
        let output = run(&[&args[..], &["--lang", lang]].concat());
        assert_eq!((code(&output), err(&output).as_str()), (0, ""));
        assert_eq!(out(&output), format!("{turn}\n{expected}"), "{lang}");
    }
}

#[test]
fn the_same_seed_and_nodes_give_the_same_turn() {
    for bound in [["--nodes", "20000"], ["--level", "2"], ["--depth", "3"]] {
        for ruleset in ["star", "halma", "draughts"] {
            let args = [
                &["best", ruleset, "start", "--json", "--seed", "5"],
                &bound[..],
            ]
            .concat();
            assert_eq!(json(&args).0, json(&args).0, "{args:?}");
        }
    }
    let seeds = ["1", "2", "3", "4", "5", "6"].map(|seed| {
        let args = [
            "best", "star", "start", "--level", "1", "--seed", seed, "--json",
        ];
        json(&args).0["turn"].to_string()
    });
    let different: BTreeSet<&String> = seeds.iter().collect();
    assert!(
        different.len() > 1,
        "level 1 opens in more than one way: {seeds:?}"
    );
}

/// Issue 3: 18 stones home and the last one step away.
const ONE_STEP: &str = "R:Ro6,p5,n4,o4,p4,m3,n3,o3,p3,l2,m2,n2,o2,p2,l1,m1,n1,o1,p1:\
    Ba16,c16,d16,e16,a15,b15,c15,d15,e15,a14,c14,f14,a13,b12,c11,k11,o8,k4,k2";

#[test]
fn a_win_in_one_step_is_played_at_once_at_every_level_above_1() {
    for level in ["2", "3", "4", "5"] {
        for seed in ["0", "1", "2"] {
            let args = [
                "best", "halma", ONE_STEP, "--level", level, "--seed", seed, "--json",
            ];
            let (answer, _) = json(&args);
            assert_eq!(
                answer["turn"], "o6-o5",
                "level {level}, seed {seed}: {answer}"
            );
        }
    }
}

#[test]
fn solve_finds_the_way_home_of_one_seat() {
    for (args, paths) in [
        (&["star", "R:Rd5,d7,e6:Bi9"][..], &["e6-d6"][..]),
        (&["star", "R:Ra5,b5,d8:B"], &[]),
        (&["star", "R:Rf8:B", "--seat", "R"], &["f8-e7", "e7-d7"]),
        // The stone of the other seat counts only if it is left where it is.
        (&["star", "R:Rf8:Be7"], &["f8-e7", "e7-d7"]),
        (&["star", "R:Rf8:Be7", "--with-others"], &["f8-d6"]),
        (
            &["star", "R:Ri9:Bh8,f6", "--with-others"],
            &["i9-g7-e5", "e5-d5"],
        ),
        // The seat to move, unless another is named.
        (&["star", "B:Rf8:Bm9"], &["m9-n10"]),
        (&["star", "B:Rf8:Bm9", "--seat", "Red"], &["f8-e7", "e7-d7"]),
    ] {
        let (answer, code) = json(&[&["solve"], args, &["--json"]].concat());
        let expected = json!({ "turns": paths.len(), "proven": true, "paths": paths });
        assert_eq!((answer, code), (expected, 0), "{args:?}");
    }
}

#[test]
fn solve_says_whether_it_is_proven() {
    for (args, expected) in [
        (
            &["solve", "star", "R:Rf8:B"][..],
            "Red comes home in 2 turns; there is no shorter way.\nf8-e7\ne7-d7\n",
        ),
        (
            &[
                "solve",
                "star",
                "R:Rf8:Be7",
                "--with-others",
                "--lang",
                "de",
            ],
            "Rot kommt mit einem Zug ans Ziel; kürzer geht es nicht.\nf8-d6\n",
        ),
        (
            &["solve", "star", "R:Ra5:B", "--lang", "id"],
            "Merah sudah sampai tujuan.\n",
        ),
    ] {
        let output = run(args);
        assert_eq!(
            (code(&output), out(&output).as_str()),
            (0, expected),
            "{args:?}"
        );
    }
}

#[test]
fn the_games_of_a_match_add_up_and_come_again() {
    for args in [
        &[
            "star",
            "--a",
            "nodes:50",
            "--b",
            "depth:1",
            "--players",
            "3",
        ][..],
        &["draughts", "--a", "level:2", "--b", "level:Beginner"],
    ] {
        let args = [&["match"], args, &["--games", "2", "--json"]].concat();
        let (answer, code) = json(&[&args[..], &["--seed", "3"]].concat());
        assert_eq!(code, 0, "{args:?}");
        let number = |key: &str| answer[key].as_u64().unwrap();
        let (a, b, draws) = (number("a"), number("b"), number("draws"));
        let games = a + b + draws + number("unfinished");
        assert_eq!((games, number("games")), (2, 2), "{args:?}: {answer}");
        let points = 2 * a + draws + number("unfinished");
        let score = answer["score"].as_f64().unwrap();
        assert_eq!(
            format!("{:.3}", 4.0 * score),
            format!("{points}.000"),
            "{answer}"
        );
        assert!(answer["error"].as_f64() > Some(0.0), "{answer}");
        assert!(answer["mean_turns"].as_f64() > Some(10.0), "{answer}");
        assert_eq!(
            json(&[&args[..], &["--seed", "3"]].concat()).0,
            answer,
            "{args:?}"
        );
    }
}

#[test]
fn a_match_tells_its_result() {
    let home = TempDir::new().unwrap();
    fs::write(
        home.path().join("o.txt"),
        "# caught\nB:W18:B14 moves 14x23\n",
    )
    .unwrap();
    let output = run_in(
        home.path(),
        &[
            "match",
            "draughts",
            "--a",
            "depth:1",
            "--b",
            "depth:1",
            "--openings",
            "o.txt",
        ],
    );
    assert_eq!(code(&output), 1);
    assert_eq!(
        message(&output),
        "o.txt, line 2: The game is over before the engine can play."
    );

    // Blue needs one turn and Red two.
    fs::write(home.path().join("o.txt"), "R:Rf8:Bm9\n").unwrap();
    let args = [
        "match",
        "star",
        "--a",
        "depth:3",
        "--b",
        "depth:3",
        "--openings",
        "o.txt",
    ];
    for (lang, expected) in [
        (
            "en",
            "2 games: A wins 1, B wins 1, drawn 0, unfinished 0\nScore of A: 50.0 % ± ",
        ),
        (
            "de",
            "2 Partien: A gewinnt 1, B gewinnt 1, remis 0, unbeendet 0\nPunkte von A: 50.0 % ± ",
        ),
        (
            "id",
            "2 permainan: A menang 1, B menang 1, seri 0, tidak selesai 0\nSkor A: 50.0 % ± ",
        ),
    ] {
        let output = run_in(home.path(), &[&args[..], &["--lang", lang]].concat());
        assert_eq!((code(&output), err(&output).as_str()), (0, ""));
        assert!(out(&output).starts_with(expected), "{}", out(&output));
        let last = out(&output).lines().last().unwrap().to_owned();
        assert!(last.ends_with(": 2.0"), "{last}");
    }
}

#[test]
fn a_match_plays_the_openings_of_a_file_from_both_sides_and_keeps_its_games() {
    let home = TempDir::new().unwrap();
    let folder = home.path().join("games");
    let openings = [
        ("start", "11-15 22-18 15x22"),
        ("B:W21,22,23:B1,2,3", ""),
        ("B:W21,22,23:B1,2,3", "1-5"),
    ];
    let lines = "# turns, a position, both\n\n11-15 22-18 15x22\nB:W21,22,23:B1,2,3\nB:W21,22,23:B1,2,3 moves 1-5\n";
    fs::write(home.path().join("o.txt"), lines).unwrap();
    let args = "match dame --a level:2 --b level:1 --openings o.txt --save games --json";
    let args: Vec<&str> = args.split(' ').collect();
    let play = || -> Value {
        let output = run_in(home.path(), &args);
        assert_eq!((code(&output), err(&output).as_str()), (0, ""));
        serde_json::from_slice(&output.stdout).unwrap()
    };
    let answer = play();
    assert_eq!(answer["games"], 6, "{answer}");

    let (mut numbers, mut wins, mut turns) = (BTreeSet::new(), [0, 0], 0);
    for entry in fs::read_dir(&folder).unwrap() {
        let text = fs::read_to_string(entry.unwrap().path()).unwrap();
        let record = record::json::read(&text).unwrap();
        let number: usize = record.tags["game"].parse().unwrap();
        numbers.insert(number);
        let seats = record.seats().iter();
        let names: Vec<&str> = seats.map(|seat| seat.name.as_str()).collect();
        let mut expected = ["A (level:2)", "B (level:1)"];
        if number.is_multiple_of(2) {
            expected.reverse();
        }
        assert_eq!(names, expected, "game {number}");

        let (position, made) = openings[(number - 1) / 2];
        let mut opening = game("draughts", position);
        for turn in made.split_whitespace() {
            opening.play_written(turn).unwrap();
        }
        let played = record.game();
        assert_eq!(played.given_start(), opening.given_start(), "game {number}");
        let begun = &played.positions()[..=opening.ply()];
        assert_eq!(begun, opening.positions(), "game {number}");
        turns += played.ply();
        if let Some(Outcome::Places(places)) = played.outcome() {
            let mut seats = record.seats().iter();
            let winner = seats.find(|seat| seat.seat == places[0]).unwrap();
            wins[usize::from(winner.name.starts_with('B'))] += 1;
        }
    }
    assert_eq!(numbers, (1..=6).collect());
    assert_eq!([&answer["a"], &answer["b"]], [wins[0], wins[1]], "{answer}");
    let sum = 6.0 * answer["mean_turns"].as_f64().unwrap();
    assert_eq!(format!("{sum:.3}"), format!("{turns}.000"));

    assert_eq!(play(), answer);
    assert_eq!(
        fs::read_dir(&folder).unwrap().count(),
        12,
        "nothing is replaced"
    );
}

#[test]
fn what_cannot_be_done_is_said_in_one_line() {
    let levels = "beginner, casual, club, strong or master";
    let spec = |text: &str| {
        format!(
            "“{text}” is no way to think: write level:LEVEL, movetime:MS, nodes:N or depth:D, where the level is 1 to 5 or {levels}."
        )
    };
    let no_race = "Draughts has no way home: only games in which all race for home can be solved.";
    for (args, expected_code, expected) in [
        (
            &["best", "star", "R:Ra5:Bi9"][..],
            1,
            "The game is over: there is no turn to choose any more.".to_owned(),
        ),
        (
            &["best", "draughts", "B:W8,11:B4", "--nodes", "9"],
            1,
            "The game is over: there is no turn to choose any more.".to_owned(),
        ),
        (
            &["best", "star", "R:Rz9:B"],
            2,
            "“z9” is no point of this board.".to_owned(),
        ),
        (
            &["best", "star", "start", "--level", "6"],
            2,
            format!("There is no level “6”: write 1 to 5 or {levels}."),
        ),
        (&["solve", "draughts", "start"], 2, no_race.to_owned()),
        (
            &["solve", "star", "start", "--seat", "green"],
            2,
            "“green” is no seat of this game: there are red, blue.".to_owned(),
        ),
        (
            &["match", "chess", "--a", "depth:1", "--b", "depth:1"],
            2,
            "There is no game called “chess”: there are sternhalma, halma, draughts.".to_owned(),
        ),
        (
            &["match", "star", "--a", "depth", "--b", "depth:1"],
            2,
            spec("depth"),
        ),
        (
            &["match", "star", "--a", "depth:1", "--b", "level:9"],
            2,
            spec("level:9"),
        ),
        (
            &["match", "star", "--a", "depth:1", "--b", "nodes:0"],
            2,
            spec("nodes:0"),
        ),
        (
            &[
                "match",
                "star",
                "--a",
                "depth:1",
                "--b",
                "depth:1",
                "--openings",
                "none.txt",
            ],
            1,
            "Cannot read none.txt: ".to_owned(),
        ),
    ] {
        let output = run(args);
        assert_eq!(
            (code(&output), out(&output).as_str()),
            (expected_code, ""),
            "{args:?}"
        );
        let said = message(&output);
        assert!(said.starts_with(&expected), "{args:?}: {said}");
    }
    for args in [
        &["best", "star"][..],
        &["best", "star", "start", "--nodes", "9", "--depth", "2"],
        &["best", "star", "start", "--nodes", "0"],
        &["solve", "star", "start", "--movetime", "0"],
        &["match", "star", "--a", "depth:1"],
        &[
            "match", "star", "--a", "depth:1", "--b", "depth:1", "--games", "0",
        ],
        &["perft", "star", "2", "--engine", "slow"],
        &["engine", "now"],
    ] {
        let output = run(args);
        assert_eq!((code(&output), out(&output).as_str()), (2, ""), "{args:?}");
        assert!(
            err(&output).starts_with("sprungbrett: "),
            "{args:?}: {}",
            err(&output)
        );
    }
}

#[test]
fn openings_that_are_none_are_named_with_their_line() {
    let home = TempDir::new().unwrap();
    for (text, expected) in [
        ("11-15\n\n11-15 22-19\n", "o.txt, line 3: 22-19: "),
        (
            "B:W33:B1\n",
            "o.txt, line 1: “33” is no point of this board.",
        ),
        ("# nothing\n\n", "o.txt: There is no opening in it."),
        (
            "11-15\nB:W8,11:B4\n",
            "o.txt, line 2: The game is over before the engine can play.",
        ),
    ] {
        fs::write(home.path().join("o.txt"), text).unwrap();
        let output = run_in(
            home.path(),
            &[
                "match",
                "draughts",
                "--a",
                "depth:1",
                "--b",
                "depth:1",
                "--openings",
                "o.txt",
                "--save",
                "games",
            ],
        );
        assert_eq!((code(&output), out(&output).as_str()), (1, ""), "{text}");
        let said = message(&output);
        assert!(said.starts_with(expected), "{text}: {said}");
        assert!(!home.path().join("games").exists(), "nothing was played");
    }
}

#[test]
fn games_that_cannot_be_saved_are_a_failure() {
    let home = TempDir::new().unwrap();
    fs::write(home.path().join("taken"), "").unwrap();
    let output = run_in(
        home.path(),
        &[
            "match", "draughts", "--a", "depth:1", "--b", "depth:1", "--games", "1", "--save",
            "taken",
        ],
    );
    assert_eq!((code(&output), out(&output).as_str()), (1, ""));
    assert!(message(&output).starts_with("Cannot write taken: "));
}

#[test]
fn help_has_examples() {
    for command in ["best", "solve", "match", "engine", "perft"] {
        let output = run(&[command, "--help"]);
        assert_eq!((code(&output), err(&output).as_str()), (0, ""), "{command}");
        let text = out(&output);
        let examples = format!("Examples:\n  sprungbrett {command}");
        assert!(text.contains(&examples), "{text}");
    }
}
