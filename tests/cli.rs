//! The command line from outside: what each command prints where, and how it exits.
#![allow(clippy::unwrap_used)]

#[path = "texts/program.rs"]
mod program;

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::process::Stdio;

use serde_json::Value;
use sprungbrett::rules::Reason;
use tempfile::TempDir;

use program::{code, err, json, message, out, program, run, run_in};

#[test]
fn commands_print_their_answer() {
    for (args, expected) in [
        (
            &["moves", "draughts", "B:W18,19,27:B14,15"][..],
            "14x23x32\n15x22\n15x24x31\n",
        ),
        (&["moves", "draughts", "B:W8,11:B4"], ""),
        (
            &["moves", "draughts", "B:WK32:BK1", "--quiet-draw", "0"],
            "1-5\n1-6\n",
        ),
        (&["moves", "star", "R:Ra5:Bi9"], ""),
        (
            &["moves", "halma", "start", "--paths", "--limit", "2"],
            "c16-e14\nd16-f16\n",
        ),
        (
            &["perft", "draughts", "4"],
            "depth 1: 7\ndepth 2: 49\ndepth 3: 302\ndepth 4: 1469\n",
        ),
        (&["perft", "star", "2"], "depth 1: 14\ndepth 2: 196\n"),
        (
            &[
                "perft",
                "draughts",
                "2",
                "--position",
                "B:W18,19,27:B14,15",
                "--divide",
            ],
            "depth 1: 3\ndepth 2: 6\n14x23x32: 1\n15x22: 4\n15x24x31: 1\n",
        ),
        (
            &["explain", "star", "start", "n10-m9"],
            "n10-m9 is legal.\n",
        ),
        (
            &["explain", "star", "start", "pass", "--lang", "de"],
            "Du kannst ziehen und darfst deshalb nicht aussetzen: Auf n10 steht ein Stein, der einen Zug hat.\n",
        ),
    ] {
        let output = run(args);
        assert_eq!(out(&output), expected, "{args:?}");
    }
}

#[test]
fn show_draws_the_board_with_the_names_of_its_lines() {
    let star = "\x20              5
            a B 6
           b B B 7
          c B B B 8
         d B B B B 9  11  13
e . . . . . . . . . . . . .
 1 . . . . . . . . . . . . f
  2 . . . . . . . . . . . g
   3 . . . . . . . . . . h
    4 . . . . . . . . . i
   j . . . . . . . . . .
  k . . . . . . . . . . .
 l . . . . . . . . . . . .
m . . . . . . . . . . . . .
         n R R R R  15  17
          o R R R
           p R R
            q R

Rot ist am Zug
Rot (R): 0 von 10 im Ziel
Blau (B): 0 von 10 im Ziel

R:Rn10,n11,n12,n13,o11,o12,o13,p12,p13,q13:Ba5,b5,b6,c5,c6,c7,d5,d6,d7,d8
";
    assert_eq!(out(&run(&["show", "star", "--lang", "de"])), star);
    let draughts = "\
8    .   .   W   .
7  .   .   .   .
6    .   .   w   w
5  .   .   .   .
4    .   .   .   .
3  .   .   .   .
2    .   .   .   .
1  .   B   b   b
   a b c d e f g h

Black to move
Black (B): 2 men, one king
White (W): 2 men, one king

B:W21,22,K30:B1,2,K3
";
    let output = run(&["show", "draughts", "B:W21,22,K30:B1,2,K3"]);
    assert_eq!(out(&output), draughts);
    for (args, now) in [
        (&["show", "star", "--players", "6"][..], "Red to move"),
        (&["show", "halma"], "Red to move"),
        (&["show", "draughts", "B:W8,11:B4"], "White has won"),
        (
            &["show", "star", "R:Ra5:Gl14:Oi10"],
            "The game is over: 1. Red, 2. Green, 3. Orange",
        ),
        (&["show", "draughts", "--lang", "id"], "Giliran Hitam"),
    ] {
        let text = out(&run(args));
        assert!(text.lines().any(|line| line == now), "{args:?}: {text}");
    }
}

#[test]
fn positions_and_turns_are_read_leniently() {
    for position in [
        "B:W18,32:B14,1,4",
        "b:w18,32:b14,1,4",
        "B:B14,1,4:W18,32.",
        "[FEN \"B:W18,32:B14,1,4\"]",
        " B : W e5 , b8 : B f4, g1 , a1 ",
    ] {
        for turn in ["14x23", "14-23", "14:23", " 14 23 ", "F4xD6"] {
            let output = run(&["explain", "dame", position, turn]);
            assert_eq!(
                code(&output),
                0,
                "{position} {turn}: {}{}",
                out(&output),
                err(&output)
            );
            assert_eq!(out(&output), "14x23 is legal.\n", "{position} {turn}");
        }
    }
    for ruleset in ["star", "STERNHALMA", "chinese-checkers", "Halma-Bintang"] {
        let output = run(&["explain", ruleset, "START", "O12 n12"]);
        assert_eq!(code(&output), 1, "{ruleset}");
    }
    let output = run(&["explain", "star", "R:Rq13,p12:Ba5,n10", "q13-m9"]);
    assert_eq!(out(&output), "q13-o11-m9 is legal.\n");
}

/// One position and turn for each reason that a text can be refused for.
const REFUSALS: &[(&str, &str, &str, &str)] = &[
    ("unreadable", "star", "start", "n10"),
    ("unreadable", "star", "start", "n10 > m9"),
    ("not-a-point", "star", "start", "n10-z9"),
    ("ambiguous", "draughts", "B:W10,11,18,19:B7", "7x23"),
    ("game-over", "star", "R:Ra5:Bi9", "a5-b5"),
    ("game-over", "draughts", "B:W8,11:B4", "4-8"),
    ("no-stone", "star", "start", "i9-i10"),
    ("not-yours", "star", "start", "d5-e5"),
    ("same-point", "star", "start", "n10-n10"),
    ("step-ends-turn", "star", "start", "n10-m10-l10"),
    ("already-landed", "star", "start", "o12-m10-o12"),
    ("landing-taken", "star", "start", "n10-n11"),
    ("landing-taken", "draughts", "B:W18,23:B14", "14-23"),
    ("step-in-chain", "star", "start", "o12-m10-l10"),
    ("bent", "star", "start", "n10-l9"),
    ("bent", "halma", "start", "c16-d13"),
    ("too-far", "star", "start", "n10-k10"),
    ("two-stones", "star", "R:Rq13,p12,o11:Ba5", "q13-n10"),
    ("gap", "star", "start", "n10-l10"),
    ("light-square", "draughts", "start", "c3-c4"),
    ("men-forward", "draughts", "W:W18:B1", "18-22"),
    ("men-forward", "draughts", "B:W10:B15", "15x6"),
    ("own-piece", "draughts", "B:W32:B9,14", "9-18"),
    ("captured-twice", "draughts", "B:W14,32:BK9", "9-18-9"),
    ("must-capture", "draughts", "B:W18,32:B14,1,4", "1-5"),
    ("must-continue", "draughts", "B:W18,19,27:B14,15", "14-23"),
    ("crowned", "draughts", "B:W26,27:B24", "24-31-22"),
    ("king-short", "draughts", "W:WK1:B10", "1-15"),
    ("king-short", "draughts", "W:WK1:BK32", "1-10"),
    ("may-move", "star", "start", "pass"),
];

#[test]
fn every_reason_is_explained() {
    for (reason, ruleset, position, turn) in REFUSALS {
        let args = ["explain", ruleset, position, turn];
        let (answer, json_code) = json(&[&args[..], &["--json"]].concat());
        assert_eq!(answer["reason"], *reason, "{args:?}: {answer}");
        assert_eq!(answer["legal"], false, "{args:?}");
        let said = answer["message"].as_str().unwrap();
        assert!(
            !said.contains(['{', '$']),
            "{args:?}: everything is filled in: {said}"
        );
        let output = run(&args);
        let no_question = ["unreadable", "not-a-point"].contains(reason);
        assert_eq!(code(&output), if no_question { 2 } else { 1 }, "{args:?}");
        assert_eq!(json_code, code(&output), "{args:?}");
        if no_question {
            assert_eq!(
                (out(&output).as_str(), message(&output).as_str()),
                ("", said)
            );
        } else {
            assert_eq!((out(&output).trim_end(), err(&output).as_str()), (said, ""));
        }
    }
    // These three need a stone picked by hand; no text can say that.
    let by_hand = [Reason::OtherStone, Reason::NoLanding, Reason::Immovable];
    for reason in Reason::ALL {
        let is_shown = REFUSALS.iter().any(|(id, ..)| *id == reason.id());
        assert_eq!(is_shown, !by_hand.contains(&reason), "{}", reason.id());
    }
}

#[test]
fn messages_name_points_as_the_settings_say() {
    let home = TempDir::new().unwrap();
    let settings = home.path().join("my.toml");
    fs::write(&settings, "naming = \"squares\"\nlang = \"de\"\n").unwrap();
    let args = [
        "explain",
        "draughts",
        "B:W18,32:B14,1,4",
        "1-5",
        "--config",
        "my.toml",
    ];
    let output = run_in(home.path(), &args);
    assert_eq!(out(&output), "Du musst schlagen: f4xd6.\n");
}

#[test]
fn json_has_the_promised_keys() {
    let (moves, _) = json(&["moves", "star", "--json"]);
    assert_eq!(
        (moves["turns"][0].as_str(), moves["count"].as_u64()),
        (Some("n10-m10"), Some(14))
    );
    let (moves, _) = json(&["moves", "halma", "--json", "--paths", "--limit", "5"]);
    assert_eq!(
        (moves["count"].as_u64(), moves["truncated"].as_bool()),
        (Some(5), Some(true))
    );
    let (moves, _) = json(&["moves", "draughts", "--json", "--paths"]);
    assert_eq!(
        (moves["count"].as_u64(), moves["truncated"].as_bool()),
        (Some(7), Some(false))
    );
    let (legal, code) = json(&["explain", "star", "start", "n10-m9", "--json"]);
    assert_eq!(
        (legal["legal"].as_bool(), legal["turn"].as_str(), code),
        (Some(true), Some("n10-m9"), 0)
    );
    let (perft, _) = json(&["perft", "star", "2", "--json", "--divide"]);
    assert_eq!(perft["depths"], serde_json::json!([14, 196]));
    assert_eq!(perft["divide"]["o13-m11"], 14);
    let (show, _) = json(&["show", "draughts", "B:W8,11:B4", "--json"]);
    assert_eq!(
        show["result"],
        serde_json::json!({ "kind": "win", "places": ["white", "black"] })
    );
    assert_eq!(
        (show["to_move"].as_str(), show["picture"][0].as_str()),
        (None, Some("8    .   .   .   ."))
    );
}

#[test]
fn usage_errors_exit_with_2_and_say_why() {
    for (args, expected) in [
        (
            &["moves", "chess"][..],
            "There is no game called “chess”: there are sternhalma, halma, draughts.",
        ),
        (
            &["moves", "star", "R:Rq13,z9:Ba5"],
            "“z9” is no point of this board.",
        ),
        (
            &["show", "draughts", "B:W33:B1"],
            "“33” is no point of this board.",
        ),
        (
            &["show", "draughts", "B:W1:B32"],
            "The man on 1 stands on its king row, where only a king can stand.",
        ),
        (
            &["show", "draughts", "B:W22,22:B2"],
            "Two stones stand on 22.",
        ),
        (
            &["show", "draughts", "B:Wa2:B2"],
            "a2 is a light square; only the dark squares are used.",
        ),
        (
            &["show", "star", "R:Rq13:Yi9"],
            "The seats RY cannot play together: RB, RGO, RYBO, RYGBOP can.",
        ),
        (
            &["perft", "draughts", "2", "--anti-block", "off"],
            "Draughts has no option “--anti-block”.",
        ),
        (
            &["perft", "star", "2", "--players", "7"],
            "7 players cannot play Sternhalma: 2, 3, 4 or 6 can. With 2, 4 or 6 everybody has an opponent opposite and with 3 nobody has; any other number leaves somebody alone.",
        ),
        (
            &["guide", "chess"],
            "There is no guide called “chess”: there are first-steps, sternhalma, halma-bintang, halma, draughts.",
        ),
        (
            &["play", "star", "--seat", "white=ai"],
            "“white” is no seat of this game: there are red, blue.",
        ),
    ] {
        let output = run(args);
        assert_eq!((code(&output), out(&output).as_str()), (2, ""), "{args:?}");
        assert_eq!(message(&output), expected, "{args:?}");
    }
}

/// Every kind of mistake on the command line has its sentence, in the language that is asked for, and the usage below.
#[test]
fn mistakes_on_the_command_line_are_named_in_every_language() {
    for (args, en, de, id) in [
        (
            "repay",
            "There is no command “repay”. Did you mean replay?",
            "Einen Befehl „repay“ gibt es nicht. Meinst du replay?",
            "Tidak ada perintah “repay”. Maksudmu replay?",
        ),
        (
            "moves",
            "Something is missing: <RULESET>.",
            "Es fehlt etwas: <RULESET>.",
            "Ada yang kurang: <RULESET>.",
        ),
        (
            "moves star --limit 3",
            "Something is missing: --paths.",
            "Es fehlt etwas: --paths.",
            "Ada yang kurang: --paths.",
        ),
        (
            "perft star two",
            "“two” is no value for <DEPTH>: write a whole number from 1 to 255.",
            "„two“ ist kein Wert für <DEPTH>: Schreib eine ganze Zahl von 1 bis 255.",
            "“two” bukan nilai untuk <DEPTH>: tulis bilangan bulat dari 1 sampai 255.",
        ),
        (
            "resume a.json --game x",
            "“x” is no value for --game <N>: write a whole number, 1 or more.",
            "„x“ ist kein Wert für --game <N>: Schreib eine ganze Zahl, 1 oder mehr.",
            "“x” bukan nilai untuk --game <N>: tulis bilangan bulat, 1 atau lebih.",
        ),
        (
            "show star --color pink",
            "“pink” is no value for --color <auto|always|never>: there are auto, always or never.",
            "„pink“ ist kein Wert für --color <auto|always|never>: Es gibt auto, always oder never.",
            "“pink” bukan nilai untuk --color <auto|always|never>: yang ada auto, always atau never.",
        ),
        (
            "play --sea x",
            "There is no argument “--sea” here. Did you mean --seat?",
            "Ein Argument „--sea“ gibt es hier nicht. Meinst du --seat?",
            "Tidak ada argumen “--sea” di sini. Maksudmu --seat?",
        ),
        (
            "moves star --paths --limit",
            "--limit <N> needs a value.",
            "--limit <N> braucht einen Wert.",
            "--limit <N> memerlukan nilai.",
        ),
        (
            "show star --svg a --svg b",
            "--svg <FILE> stands there twice.",
            "--svg <FILE> steht zweimal da.",
            "--svg <FILE> tertulis dua kali.",
        ),
        (
            "learn --list --reset",
            "--list and --reset do not go together.",
            "--list und --reset gehen nicht zusammen.",
            "--list dan --reset tidak bisa bersama.",
        ),
        (
            "show star \u{1b}[31m \u{1b}x y",
            "There is no argument “\\u{1b}x” here.",
            "Ein Argument „\\u{1b}x“ gibt es hier nicht.",
            "Tidak ada argumen “\\u{1b}x” di sini.",
        ),
        (
            "\u{1b}[31m",
            "There is no command “\\u{1b}[31m”.",
            "Einen Befehl „\\u{1b}[31m“ gibt es nicht.",
            "Tidak ada perintah “\\u{1b}[31m”.",
        ),
    ] {
        for (lang, sentence, usage) in [
            ("en", en, "Usage: "),
            ("de", de, "Aufruf: "),
            ("id", id, "Cara pakai: "),
        ] {
            let words = ["--lang", lang].into_iter().chain(args.split(' '));
            let output = run(&words.collect::<Vec<_>>());
            assert_eq!((code(&output), out(&output).as_str()), (2, ""), "{args}");
            let said = err(&output);
            let mut lines = said.lines();
            let expected = format!("sprungbrett: {sentence}");
            assert_eq!(lines.next(), Some(expected.as_str()), "{args}");
            let expected = format!("sprungbrett: {usage}sprungbrett");
            assert!(
                lines.all(|line| line.starts_with(&expected)),
                "{args}: {said}"
            );
        }
    }
    // The language of the settings counts too.
    let home = TempDir::new().unwrap();
    fs::write(home.path().join("my.toml"), "lang = \"id\"").unwrap();
    let output = run_in(home.path(), &["frob", "--config=my.toml"]);
    assert!(err(&output).starts_with("sprungbrett: Tidak ada perintah"));
}

#[test]
fn what_a_message_quotes_cannot_break_out_of_it() {
    let home = TempDir::new().unwrap();
    let text = include_str!("records/good-star.json").replace("sternhalma", "\\u001b[31m\\n");
    fs::write(home.path().join("a.json"), text).unwrap();
    let output = run_in(home.path(), &["check", "a.json"]);
    let expected = "a.json: There is no game called “\\u{1b}[31m\\n”: there are sternhalma, halma, draughts.\n";
    assert_eq!(out(&output), expected);
    let output = run(&["moves", "star", "R:R\u{1b}[31m\n:B"]);
    assert_eq!(message(&output), "“\\u{1b}[31m” is no point of this board.");
    let output = run(&["explain", "draughts", "B:W10,11,18,19:B7", "7\nx23"]);
    assert!(out(&output).starts_with("“7\\nx23” may be"));
}

#[test]
fn the_client_needs_a_terminal() {
    for args in [
        &[][..],
        &["play"],
        &["play", "draughts", "--seat", "black=ai"],
        &["resume"],
        &["resume", "no-file.json"],
    ] {
        for (lang, expected) in [
            (
                "en",
                "This needs a terminal. Use --plain to play line by line.",
            ),
            (
                "de",
                "Dafür braucht es ein Terminal. Mit --plain spielst du Zeile für Zeile.",
            ),
            (
                "id",
                "Ini memerlukan terminal. Pakai --plain untuk bermain baris demi baris.",
            ),
        ] {
            let output = run(&[args, &["--lang", lang]].concat());
            assert_eq!((code(&output), out(&output).as_str()), (2, ""), "{args:?}");
            assert_eq!(message(&output), expected, "{args:?}");
        }
    }
}

/// Without a terminal a guide is text, with and without being asked for as such.
#[test]
fn guides_are_printed() {
    let list = run(&["guide"]);
    assert_eq!((code(&list), err(&list).as_str()), (0, ""));
    let ids = [
        "first-steps",
        "sternhalma",
        "halma-bintang",
        "halma",
        "draughts",
    ];
    let listed = out(&list);
    let wide = listed.lines().find(|line| line.chars().count() > 80);
    assert_eq!((listed.lines().count(), wide), (2 * ids.len(), None));
    for id in ids {
        assert!(listed.contains(&format!("{id}: ")), "{listed}");
        for (lang, section) in [("en", "Sources"), ("de", "Quellen"), ("id", "Sumber")] {
            let output = run(&["guide", id, "--lang", lang]);
            assert_eq!((code(&output), err(&output).as_str()), (0, ""), "{id}");
            let text = out(&output);
            let wide = text.lines().find(|line| line.chars().count() > 80);
            assert_eq!(wide, None, "{id} {lang}");
            let heading = format!("\n{section}\n{}\n", "-".repeat(section.len()));
            assert!(text.contains(&heading), "{id} {lang}");
            let plain = run(&["guide", id, "--lang", lang, "--plain"]);
            assert_eq!(out(&plain), text);
        }
    }
    let text = out(&run(&["guide", "draughts"]));
    let shown = "\
7  .   .   .   .
6    .   .   w   .
5  .   .   .   .
4    .   w   .   .
3  .   b   .   .
2    .   .   .   .
1  .   .   .   .
   a b c d e f g h

c3xe5xg7

Which way you take";
    assert!(text.contains(shown), "{text}");
    assert!(text.contains("Sternhalma (sprungbrett guide sternhalma)"));
    let by_game = out(&run(&["guide", "star"]));
    assert_eq!(by_game, out(&run(&["guide", "sternhalma"])));
}

#[test]
fn a_broken_settings_file_is_named_and_not_needed() {
    let home = TempDir::new().unwrap();
    let folder = home.path().join(".config/sprungbrett");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("config.toml"), "lang = \"de\"\nmouse = 3\n").unwrap();
    let output = run_in(home.path(), &["moves", "draughts", "B:W18:B14"]);
    assert_eq!((code(&output), out(&output).as_str()), (0, "14x23\n"));
    let file = folder.join("config.toml").display().to_string();
    let said = "Zeile 2, Spalte 9: „mouse“ kann true oder false sein; es gilt die Voreinstellung.";
    assert_eq!(message(&output), format!("{file}, {said}"));
    assert_eq!(
        fs::read_to_string(folder.join("config.toml")).unwrap(),
        "lang = \"de\"\nmouse = 3\n"
    );

    // A relative value of the variable counts for nothing; a file asked for by name has to be there.
    let output = program(home.path())
        .env("XDG_CONFIG_HOME", "elsewhere")
        .args(["moves", "draughts", "B:W18:B14"])
        .output()
        .unwrap();
    assert!(message(&output).starts_with(&file));
    let output = run_in(
        home.path(),
        &["moves", "draughts", "B:W18:B14", "--config", "none.toml"],
    );
    assert_eq!((code(&output), out(&output).as_str()), (0, "14x23\n"));
    assert_eq!(
        message(&output),
        "Cannot read none.toml: it does not exist."
    );
}

/// Each fault of a settings file has its sentence, in every language.
#[test]
fn what_is_wrong_with_settings_is_said_key_by_key() {
    let home = TempDir::new().unwrap();
    for (text, lang, said) in [
        (
            "theme = \"pink\"\nshow_turns = -1\nnaming = \"squares\"\n",
            "en",
            "c.toml, line 1, column 9: “theme” can be \"auto\", \"dark\", \"light\", \"wood\", \"contrast\", \"mono\" or \"terminal\"; using the default.|\
             c.toml, line 2, column 14: “show_turns” can be \"off\", \"short\", \"long\" or a number of milliseconds up to 65535; using the default.",
        ),
        (
            "names = 'Ana'\n\"a\\u001bb\" = 1\nnaming = \"squares\"\n",
            "id",
            "c.toml, baris 1, kolom 9: “names” bisa daftar nama, masing-masing dalam tanda kutip; nilai bawaan yang dipakai.|\
             c.toml, baris 2, kolom 1: tidak ada setelan “a\\u{1b}b”; diabaikan.",
        ),
        (
            "naming = \"squares\"\nmouse = \n",
            "de",
            "c.toml, Zeile 2, Spalte 9: Hier ist ein Zeichen falsch oder fehlt, oder ein Schlüssel steht zweimal da; es gelten die Voreinstellungen.",
        ),
    ] {
        fs::write(home.path().join("c.toml"), text).unwrap();
        let args = [
            "explain",
            "dame",
            "B:W18,32:B14,1,4",
            "1-5",
            "--config",
            "c.toml",
        ];
        let output = run_in(home.path(), &[&args[..], &["--lang", lang]].concat());
        let found: Vec<String> = err(&output)
            .lines()
            .map(|line| line.replacen("sprungbrett: ", "", 1))
            .collect();
        assert_eq!(found.join("|"), said, "{text}");
        // The keys that can be read hold, unless nothing can be.
        let named = if lang == "de" { "14x23" } else { "f4xd6" };
        assert!(out(&output).contains(named), "{text}: {}", out(&output));
    }
}

#[test]
fn check_tells_what_is_wrong_and_where() {
    let home = TempDir::new().unwrap();
    let file = |name: &str, text: &str| fs::write(home.path().join(name), text).unwrap();
    file("good.json", include_str!("records/good-star.json"));
    file("illegal.json", include_str!("records/illegal-move.json"));
    file("truncated.json", include_str!("records/truncated.json"));
    file("record", include_str!("records/wrong-over.json"));
    file(
        "good.txt",
        "# openings\n\nstar R:Rq13:Ba5\ndraughts B:W21,22:B1-4\n",
    );
    file(
        "bad.txt",
        "draughts B:W21:B1\ndraughts B:W33:B1\n\nchess x\ndraughts\n",
    );
    file("other.txt", "Dear Ana,\n");
    fs::write(home.path().join("latin.txt"), b"\xff\xfe").unwrap();

    let output = run_in(home.path(), &["check", "good.json", "good.txt"]);
    assert_eq!(code(&output), 0);
    assert_eq!(
        out(&output),
        "good.json: game record, 2 turns, nothing wrong\ngood.txt: 2 positions, nothing wrong\n"
    );

    let files = [
        "good.json",
        "illegal.json",
        "truncated.json",
        "record",
        "bad.txt",
        "other.txt",
        "latin.txt",
        "none.json",
    ];
    let output = run_in(home.path(), &[&["check"][..], &files].concat());
    assert_eq!((code(&output), err(&output).as_str()), (1, ""));
    let text = out(&output);
    let lines: Vec<&str> = text.lines().collect();
    for (line, expected) in lines.iter().zip([
        "good.json: game record, 2 turns, nothing wrong",
        "illegal.json: Move 2: A step ends the turn: after it there is no going on to f7.",
        "truncated.json: line 14, column 45: the file breaks off here.",
        "record: Move 1: “over” is “n12”, but the move makes it “n11”.",
        "bad.txt, line 2: “33” is no point of this board.",
        "bad.txt, line 4: There is no game called “chess”: there are sternhalma, halma, draughts.",
        "bad.txt, line 5: I cannot read “” as a position",
        "other.txt: This is neither a game record",
        "latin.txt: ",
        "none.json: ",
    ]) {
        assert!(line.starts_with(expected), "{line}");
    }
    assert_eq!(lines.len(), 10, "{text}");

    let output = run_in(home.path(), &[&["check", "--json"][..], &files].concat());
    assert_eq!(code(&output), 1);
    let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
    let found = |index: usize| &answer["files"][index];
    assert_eq!(
        (found(0)["path"].as_str(), found(0)["kind"].as_str()),
        (Some("good.json"), Some("record"))
    );
    assert_eq!(
        (found(0)["games"].as_u64(), found(0)["turns"].as_u64()),
        (Some(1), Some(2))
    );
    assert_eq!(found(0)["errors"], serde_json::json!([]));
    assert_eq!(
        (
            found(1)["errors"][0]["game"].as_u64(),
            found(1)["errors"][0]["turn"].as_u64()
        ),
        (Some(1), Some(2))
    );
    assert_eq!(
        (
            found(2)["errors"][0]["line"].as_u64(),
            found(2)["errors"][0]["column"].as_u64()
        ),
        (Some(14), Some(45))
    );
    assert_eq!(
        (found(4)["kind"].as_str(), found(4)["positions"].as_u64()),
        (Some("positions"), Some(4))
    );
    assert_eq!(found(4)["errors"].as_array().unwrap().len(), 3);
    assert_eq!(found(5)["kind"], Value::Null);
}

#[test]
fn help_has_examples_and_names_every_theme() {
    for command in [
        "play", "resume", "replay", "guide", "show", "moves", "explain", "analyse", "perft",
        "check",
    ] {
        let output = run(&[command, "--help"]);
        assert_eq!((code(&output), err(&output).as_str()), (0, ""), "{command}");
        let text = out(&output);
        assert!(
            text.contains(&format!("Examples:\n  sprungbrett {command}")),
            "{text}"
        );
        for theme in ["dark", "light", "wood", "contrast", "mono", "terminal"] {
            assert!(text.contains(theme), "{command}: {theme}");
            let output = run(&["moves", "draughts", "B:W18:B14", "--theme", theme]);
            assert_eq!(code(&output), 0, "{theme}");
        }
    }
    let version = out(&run(&["--version"]));
    assert_eq!(
        version,
        concat!("sprungbrett ", env!("CARGO_PKG_VERSION"), "\n")
    );
}

/// Millions of full paths, so that the output is longer than any pipe holds.
const MANY_PATHS: &str = "R:Rd14,i10,e8,m11,g11,d11,m13,m9,i11,e13,i7,g9,m14,j13,k7,e7,e14,n13,i5:Bf7,i9,d9,h7,j7,n11,g7,l9,\
    i13,m7,e9,g6,h13,k13,k9,h5,j9,g13,e11";

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let home = TempDir::new().unwrap();
    let mut child = program(home.path())
        .args(["moves", "halma", MANY_PATHS, "--paths", "--limit", "20000"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = String::new();
    BufReader::new(child.stdout.take().unwrap())
        .read_line(&mut first)
        .unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!((code(&output), err(&output).as_str()), (0, ""));
    assert!(first.ends_with('\n'));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_a_failure() {
    let full = fs::File::options().write(true).open("/dev/full").unwrap();
    let home = TempDir::new().unwrap();
    let output = program(home.path())
        .args(["moves", "star"])
        .stdout(full)
        .output()
        .unwrap();
    assert_eq!(code(&output), 1);
    assert!(message(&output).starts_with("Cannot write the output: "));
}

#[test]
fn a_game_is_replayed_as_text() {
    let output = run(&["replay", "bridges"]);
    assert_eq!(code(&output), 0);
    let printed = out(&output);
    for part in [
        "Bridges of both colours\n",
        "\n1. Red: n12-m12\n   B:R",
        "\n21. Red: o13-m11-k9-i9-g9\n",
        "\nBlue has won\nLongest chains\n7 jumps, turn 18, Blue: d5-b5-d7-f9-h9-j11-l11-n13\n",
    ] {
        assert!(printed.contains(part), "{part}: {printed}");
    }
    // Every position is one that the program reads, with its turn.
    let positions: Vec<&str> = printed.lines().filter(|line| line.contains(":R")).collect();
    assert_eq!(positions.len(), 35);
    for position in positions.iter().step_by(11) {
        let (shown, exit) = json(&["show", "star", position.trim(), "--json"]);
        assert_eq!(
            (exit, shown["position"].as_str()),
            (0, Some(position.trim()))
        );
    }
    // One position of it, in each language.
    for (lang, expected) in [
        ("en", "turn 21 of 34\nRed: o13-m11-k9-i9-g9\n"),
        ("de", "Zug 21 von 34\nRot: o13-m11-k9-i9-g9\n"),
        ("id", "giliran 21 dari 34\nMerah: o13-m11-k9-i9-g9\n"),
    ] {
        let output = run(&["replay", "bridges", "--at", "21", "--lang", lang]);
        let printed = out(&output);
        assert!(printed.contains(expected), "{lang}: {printed}");
        assert_eq!(
            printed.lines().filter(|line| line.contains(":R")).count(),
            1
        );
    }
    let start = out(&run(&["replay", "twelve-men", "--at", "0"]));
    assert!(start.contains("turn 0 of 57\n"), "{start}");
    // Without a name there is a list, with what was saved.
    let home = TempDir::new().unwrap();
    let games = home.path().join(".local/share/sprungbrett/games");
    fs::create_dir_all(&games).unwrap();
    fs::write(
        games.join("mine.json"),
        include_str!("records/good-star.json"),
    )
    .unwrap();
    let listed = out(&run_in(home.path(), &["replay"]));
    assert!(
        listed.starts_with("Sample games\nbridges: Bridges"),
        "{listed}"
    );
    assert!(listed.ends_with("Saved games\nmine.json\n"), "{listed}");
    // By its name it is found from anywhere.
    let output = run_in(home.path(), &["replay", "mine.json"]);
    assert!(
        out(&output).contains("\nAna (Red): played at this keyboard\n"),
        "{}",
        out(&output)
    );
}

#[test]
fn one_game_of_several_is_replayed() {
    let home = TempDir::new().unwrap();
    let text = "[Event \"a\"]\n1. 11-15 *\n\n[Event \"b\"]\n1. 9-13 22-18 *\n";
    fs::write(home.path().join("two.pdn"), text).unwrap();
    let output = run_in(home.path(), &["replay", "two.pdn", "--game", "2"]);
    let text = out(&output);
    assert!(text.contains("9-13") && !text.contains("11-15"), "{text}");
    for (args, expected) in [
        (
            &["replay", "two.pdn", "--game", "3"][..],
            "There is no game 3 in it: there are 2.",
        ),
        (
            &["replay", "two.pdn", "--game", "0"],
            "“0” is no value for --game <N>: write a whole number, 1 or more.",
        ),
        (&["replay", "--at", "3"], "Something is missing: <FILE>."),
        (&["replay", "--game", "3"], "Something is missing: <FILE>."),
    ] {
        let output = run_in(home.path(), args);
        assert_eq!((code(&output), out(&output).as_str()), (2, ""), "{args:?}");
        let said = err(&output);
        let first = said.lines().next().unwrap_or_default();
        assert_eq!(first, format!("sprungbrett: {expected}"), "{args:?}");
    }
}

#[test]
fn what_cannot_be_replayed_is_named() {
    let home = TempDir::new().unwrap();
    for (name, text) in [
        ("truncated.json", include_str!("records/truncated.json")),
        (
            "illegal-move.json",
            include_str!("records/illegal-move.json"),
        ),
        ("empty.json", include_str!("records/empty.json")),
    ] {
        fs::write(home.path().join(name), text).unwrap();
    }
    for (args, exit, expected) in [
        (
            &["replay", "nothing.json"][..],
            1,
            "Cannot read nothing.json",
        ),
        (
            &["replay", "truncated.json"],
            1,
            "truncated.json: line 14, column 45",
        ),
        (
            &["replay", "illegal-move.json"],
            1,
            "illegal-move.json: Move 2: ",
        ),
        (&["replay", "empty.json"], 1, "empty.json: line 1"),
        (&["replay", "."], 1, "Cannot read .:"),
        (
            &["replay", "bridges", "--at", "35"],
            2,
            "There is no such turn: write a number from 0 to 34.",
        ),
    ] {
        let output = run_in(home.path(), args);
        assert_eq!(
            (code(&output), out(&output).as_str()),
            (exit, ""),
            "{args:?}"
        );
        assert!(
            message(&output).starts_with(expected),
            "{args:?}: {}",
            message(&output)
        );
    }
}

/// Two games, the second of which breaks off at a turn that cannot be made.
const PDN: &str = "[Event \"One\"]\n\n1. 11-15 {a usual start} 23-19 *\n\n[Event \"Two\"]\n\n1. 9-13 22-18 2. 1-32 *\n";

#[test]
fn the_games_of_a_pdn_file_are_replayed() {
    let home = TempDir::new().unwrap();
    fs::write(home.path().join("club.pdn"), PDN).unwrap();
    let output = run_in(home.path(), &["replay", "club.pdn"]);
    assert_eq!(code(&output), 0);
    let printed = out(&output);
    for part in [
        "\nEvent: One\n",
        "   {a usual start}\n",
        "\nEvent: Two\n",
        "2. White: 22-18\n",
    ] {
        assert!(printed.contains(part), "{part}: {printed}");
    }
}
