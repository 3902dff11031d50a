//! `analyse`: what it counts, in words and as JSON, and what it refuses.

use serde_json::{Value, json};

use crate::program::{code, json, message, out, run};

/// Two red stones in a row and a blue one behind them.
const ROW: &str = "R:Ri5,i6:Bi8";

#[test]
fn all_is_counted() {
    let (mut answer, exit) = json(&["analyse", "star", ROW, "i6-h6", "--json"]);
    assert_eq!(exit, 0);
    // Which goal point belongs to which stone is not promised.
    let ways = answer["way_home"]["ways"].take();
    let steps = ways.as_array().unwrap().iter();
    let from: Vec<&Value> = steps.clone().map(|way| &way["from"]).collect();
    assert_eq!(from, ["i5", "i6"]);
    let steps: u64 = steps.map(|way| way["steps"].as_u64().unwrap()).sum();
    assert_eq!(steps, 10);
    let expected = json!({
        "seat": "red",
        "mobility": 11,
        "reach": [
            {
                "stone": "i5",
                "one": ["h4", "h5", "i7", "i9", "j5", "j6"],
                "two": [
                    "g3", "g4", "g5", "h6", "h7", "h8", "h9", "i10", "j7", "j8", "j9", "j10", "k5",
                    "k6", "k7",
                ],
            },
            {
                "stone": "i6",
                "one": ["h5", "h6", "i7", "j6", "j7"],
                "two": ["g4", "g5", "g6", "h4", "h7", "i9", "j5", "j8", "k6", "k7", "k8"],
            },
        ],
        "supports": [
            { "point": "i6", "jumps": 1, "carried": ["i5"], "paths": ["i5-i7", "i5-i9"] },
        ],
        "way_home": { "steps": 10, "home": 0, "stones": 2, "ways": null },
        "stragglers": [],
        "what_if": {
            "turn": "i6-h6",
            "lost": ["i5-i7", "i5-i9"],
            "gained": ["i5-i6"],
            "way_home": { "before": 10, "after": 9 },
            "mobility": { "before": 11, "after": 11 },
        },
    });
    assert_eq!(answer, expected);
}

#[test]
fn every_game_and_seat() {
    for (args, seat, mobility, steps, what_if) in [
        (&["star", "start"][..], "red", 14, json!(120), Value::Null),
        (
            &["star", "start", "--players", "6", "--seat", "P"],
            "purple",
            14,
            json!(120),
            Value::Null,
        ),
        (
            &["draughts", "B:W18,32:B14,1,4", "14x23"],
            "black",
            1,
            Value::Null,
            json!({ "before": 1, "after": 5 }),
        ),
    ] {
        let args = [&["analyse"], args, &["--json"]].concat();
        let (answer, _) = json(&args);
        assert_eq!(answer["seat"], seat, "{args:?}");
        assert_eq!(answer["mobility"], mobility, "{args:?}");
        assert_eq!(answer["way_home"]["steps"], steps, "{args:?}");
        assert_eq!(answer["what_if"]["mobility"], what_if, "{args:?}");
        if seat == "black" {
            let nothing = (&answer["way_home"], &answer["supports"]);
            assert_eq!(nothing, (&Value::Null, &json!([])));
        }
    }
}

#[test]
fn in_words_of_every_language() {
    let expected = [
        (
            "en",
            "Red: mobility 11, counting each stone with each point where it can end its turn.
Way home: 10 steps in all; 0 of 2 are home.
Stragglers: none.
i6 is a support of one jump, by i5. Without it these paths of other stones would be missing: i5-i7, i5-i9.
From i5 in one turn: h4, h5, i7, i9, j5, j6; only in two turns: g3, g4, g5, h6, h7, h8, h9, i10, j7, j8, j9, j10, k5, k6, k7.
i5 is 5 steps from d5, where it belongs when all ways together are the shortest.
From i6 in one turn: h5, h6, i7, j6, j7; only in two turns: g4, g5, g6, h4, h7, i9, j5, j8, k6, k7, k8.
i6 is 5 steps from d6, where it belongs when all ways together are the shortest.

After i6-h6:
2 paths of team-mates lost: i5-i7, i5-i9.
One path of team-mates gained: i5-i6.
Way home: from 10 to 9 steps.
Mobility: from 11 to 11.
",
        ),
        (
            "de",
            "Rot: Beweglichkeit 11; gezählt ist für jeden Stein jede Stelle, an der sein Zug enden kann.
Heimweg: 10 Schritte insgesamt; 0 von 2 sind im Ziel.
Nachzügler: keine.
i6 trägt einen Sprung, von i5. Ohne ihn würden diese Wege anderer Steine fehlen: i5-i7, i5-i9.
Von i5 aus in einem Zug: h4, h5, i7, i9, j5, j6; erst in zwei Zügen: g3, g4, g5, h6, h7, h8, h9, i10, j7, j8, j9, j10, k5, k6, k7.
Der Stein auf i5 hat noch 5 Schritte bis d5; dorthin gehört er, wenn alle Wege zusammen am kürzesten sind.
Von i6 aus in einem Zug: h5, h6, i7, j6, j7; erst in zwei Zügen: g4, g5, g6, h4, h7, i9, j5, j8, k6, k7, k8.
Der Stein auf i6 hat noch 5 Schritte bis d6; dorthin gehört er, wenn alle Wege zusammen am kürzesten sind.

Nach i6-h6:
Die anderen Steine verlieren 2 Wege: i5-i7, i5-i9.
Die anderen Steine gewinnen einen Weg: i5-i6.
Heimweg: von 10 auf 9 Schritte.
Beweglichkeit: von 11 auf 11.
",
        ),
        (
            "id",
            "Merah: mobilitas 11, yaitu tiap buah dengan tiap titik tempat gilirannya bisa berakhir.
Jarak ke tujuan: 10 langkah semuanya; 0 dari 2 sudah sampai.
Buah tertinggal: tidak ada.
i6 menopang 1 lompatan, oleh i5. Tanpa penopang ini, jalur buah lain berikut tidak ada: i5-i7, i5-i9.
Dari i5 dalam satu giliran: h4, h5, i7, i9, j5, j6; baru dalam dua giliran: g3, g4, g5, h6, h7, h8, h9, i10, j7, j8, j9, j10, k5, k6, k7.
i5 berjarak 5 langkah dari d5, titik tujuannya bila jumlah jarak semua buah paling kecil.
Dari i6 dalam satu giliran: h5, h6, i7, j6, j7; baru dalam dua giliran: g4, g5, g6, h4, h7, i9, j5, j8, k6, k7, k8.
i6 berjarak 5 langkah dari d6, titik tujuannya bila jumlah jarak semua buah paling kecil.

Setelah i6-h6:
2 jalur rekan hilang: i5-i7, i5-i9.
1 jalur rekan didapat: i5-i6.
Jarak ke tujuan: dari 10 ke 9 langkah.
Mobilitas: dari 11 ke 11.
",
        ),
    ];
    for (language, expected) in expected {
        let output = run(&["analyse", "star", ROW, "i6-h6", "--lang", language]);
        assert_eq!((out(&output), code(&output)), (expected.to_owned(), 0));
    }
}

#[test]
fn what_cannot_be_analysed_is_refused() {
    for (args, exit, expected) in [
        (
            &["star", ROW, "i6-i8"][..],
            1,
            "i8 is taken: a stone needs a free point to land on.",
        ),
        (
            &["star", ROW, "zz-h6"],
            2,
            "“zz” is no point of this board.",
        ),
        (
            &["star", ROW, "--seat", "white"],
            2,
            "“white” is no seat of this game: there are red, blue.",
        ),
        (
            &["frob", "start"],
            2,
            "There is no game called “frob”: there are sternhalma, halma, draughts.",
        ),
        (&["star", "R:Ra5:Bi9", "a5-b5"], 1, "The game is over."),
    ] {
        for json in [&[][..], &["--json"]] {
            let output = run(&[&["analyse"], args, json].concat());
            let found = (message(&output), code(&output), out(&output));
            assert_eq!(
                found,
                (expected.to_owned(), exit, String::new()),
                "{args:?}"
            );
        }
    }
}

/// A game of four turns: a chain, a step that gives way, and what the other side makes of it.
const GAME: &str = r#"{
  "format": "sprungbrett-game", "version": 1, "ruleset": "draughts", "options": {},
  "start": "B:W18,22,32:B7,14",
  "seats": [{ "seat": "black", "name": "", "player": "human" }, { "seat": "white", "name": "", "player": "human" }],
  "date": null, "tags": {},
  "moves": [
    { "seat": "black", "path": ["14", "23"] },
    { "seat": "white", "path": ["22", "18"] },
    { "seat": "black", "path": ["7", "11"] }
  ],
  "result": { "kind": "unfinished" }
}"#;

#[test]
fn a_whole_game_turn_by_turn() {
    let (answer, exit) = json(&["analyse", "bridges", "--depth", "1", "--json"]);
    assert_eq!(exit, 0);
    let game = &answer["games"][0];
    assert_eq!(game["seats"], json!(["red", "blue"]));
    assert_eq!(game["start"]["blue"]["way"], 120);
    let turns = game["turns"].as_array().unwrap();
    assert_eq!(turns.len(), 34);
    let turn = &turns[20];
    assert_eq!(turn["turn"], "o13-m11-k9-i9-g9");
    assert_eq!(
        (&turn["number"], &turn["seat"]),
        (&json!(21), &json!("red"))
    );
    assert_eq!(
        turn["standings"],
        json!({ "red": { "way": 84 }, "blue": { "way": 43 } })
    );
    assert_eq!(turn["gain"], 8);
    for turn in turns {
        let number = |key: &str| turn[key].as_i64().unwrap();
        assert_eq!(
            number("swing"),
            number("score") - number("best_score"),
            "{turn}"
        );
        if turn["best"] == turn["turn"] {
            assert_eq!(number("swing"), 0, "{turn}");
        }
    }
    // The last turn wins, and nothing is better.
    assert_eq!(
        (&turns[33]["swing"], &turns[33]["best"]),
        (&json!(0), &turns[33]["turn"])
    );
    let longest = &game["chains"][0];
    assert_eq!(
        (&longest["turn"], &longest["jumps"]),
        (&json!(18), &json!(7))
    );
    assert_eq!(longest["landings"].as_array().unwrap().len(), 7);
    // The same bound finds the same.
    assert_eq!(
        json(&["analyse", "bridges", "--depth", "1", "--json"]).0,
        answer
    );
}

#[test]
fn men_and_kings_of_a_file() {
    let folder = tempfile::TempDir::new().unwrap();
    let path = folder.path().join("game.json");
    std::fs::write(&path, GAME).unwrap();
    let path = path.to_str().unwrap();
    let (answer, exit) = json(&["analyse", path, "--nodes", "500", "--json"]);
    assert_eq!(exit, 0);
    let turns = &answer["games"][0]["turns"];
    assert_eq!(turns[0]["gain"], 1);
    let left = json!({ "black": { "men": 2, "kings": 0 }, "white": { "men": 2, "kings": 0 } });
    assert_eq!(turns[0]["standings"], left);
    // One capture is forced: there is nothing better.
    assert_eq!(turns[0]["swing"], 0);
    let output = run(&["analyse", path, "--nodes", "500"]);
    assert_eq!(code(&output), 0);
    let printed = out(&output);
    let lines: Vec<&str> = printed.lines().collect();
    assert_eq!(
        lines[2].split_whitespace().collect::<Vec<_>>(),
        ["b", "B", "w", "W", "gain", "swing", "turn"]
    );
    assert!(
        lines[3].starts_with("   1 B   2   0   2   0      1      =  14x23"),
        "{printed}"
    );
    assert!(
        !printed.contains("0|"),
        "a chart is for a terminal: {printed}"
    );
}

#[test]
fn what_is_no_game_is_named() {
    for (args, exit, expected) in [
        (&["analyse", "star"][..], 2, "A position is missing"),
        (&["analyse", "nothing.json"], 1, "Cannot read nothing.json"),
        (
            &["analyse", "bridges", "--level", "9"],
            2,
            "There is no level “9”",
        ),
    ] {
        let output = run(args);
        assert_eq!(code(&output), exit, "{args:?}");
        assert!(
            message(&output).starts_with(expected),
            "{args:?}: {}",
            message(&output)
        );
    }
}
