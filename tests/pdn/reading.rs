//! What is read, and what is said about what cannot be.

use sprungbrett::notation;
use sprungbrett::record::{Line, Noted, Remark, pdn};

use super::{findings, game, games, turns};

#[test]
fn turns_are_read_however_they_are_written() {
    for text in [
        "1. 11-15 22-18 2. 15x22 *",
        "1.11-15 22-18 2.15x22 1-0",
        "11-15 22-18 15x22",
        "1. 11-15, 22-18; the first exchange\n2. 15-22 0-1",
        "1. c3-d4 f6-e5 2. D4:f6 2-0",
        "1. 11-15 22–18 2. 15×22 *",
        "1 11 - 15 22 -18 2 15 x\n22",
        "7. 11-15 ... 22-18 12... 15x22 *",
        "1.\t11-15!? 22-18(?!)\n% a line for programs 1-0 {\n2. 15x22* $3 *",
        "1. 11-15 {1-0 [%clk 0:05] (or 9-13) 22-17 {} 22-18 2. 15x22 1/2-1/2",
        "[Event \"x; {1-0} \\\"q\\\" \"]  [GameType \"21\"]\n\n11-15 22-18 15x22 0-0",
        "1... 11-15 (9-13 (9-14) 22-18) 22-18 1-0",
    ] {
        let record = game(text);
        let made = turns(&record);
        let made = made.split(' ').take(2).collect::<Vec<_>>().join(" ");
        assert_eq!(made, "11-15 22-18", "{text}");
        assert!(
            text.contains("9-14") || turns(&record).contains(" 15x22"),
            "{text}"
        );
    }
}

#[test]
fn games_are_told_apart() {
    for (text, expected) in [
        ("", &[][..]),
        (" \n% nothing\n*\n", &[]),
        ("{a comment alone}", &[]),
        ("1. 11-15 * 1. 9-13 22-18 *", &[1, 2]),
        ("1. 11-15 1-0 1-0\n*\n9-13 22-18", &[1, 2]),
        (
            "1. 11-15\n\n1. 9-13 22-18\n\n1. 12-16 24-20 2. 8-12",
            &[1, 2, 3],
        ),
        // The number alone is no sign: it may be wrong.
        ("1. 11-15 22-18\n1. 15x22", &[3]),
        ("1. 11-15\n\n2. 22-18", &[2]),
        ("[Event \"a\"]\n1. 11-15\n[Event \"b\"]\n1. 9-13", &[1, 1]),
        ("[Event \"a\"]\n\n[Event \"b\"]\n1. 9-13", &[0, 1]),
        (
            "[Event \"a\"]\n{nothing played}\n\n[Site \"b\"]\n1. 9-13",
            &[0, 1],
        ),
        ("{of a collection}\n\n[Event \"a\"]\n\n1. 9-13 *", &[1]),
        (
            "[Event \"a\"]\n[FEN \"B:W32:B1\"]\n*\n\n[FEN \"W:W32:B1\"]\n*\n",
            &[0, 0],
        ),
    ] {
        let lengths = games(text).into_iter().map(|played| {
            assert_eq!(played.findings, [], "{text}");
            let ended = |entry: &&sprungbrett::game::Entry| {
                matches!(entry.act, sprungbrett::game::Act::Turn(_))
            };
            let record = played.record.unwrap();
            record.game().entries().iter().filter(ended).count()
        });
        assert_eq!(lengths.collect::<Vec<_>>(), expected, "{text}");
    }
}

#[test]
fn tags_are_read_in_odd_forms() {
    for (tag, expected) in [
        (r#"[Black "Ana"]"#, "Ana"),
        (r#"[ black  "Ana" ]"#, "Ana"),
        (r#"[Black "Ana [A.]; {x}"]"#, "Ana [A.]; {x}"),
        (r#"[Black "An \"Old\" Hand\\"]"#, r#"An "Old" Hand\"#),
        (r#"[Black "An "Old" Hand"]"#, r#"An "Old" Hand"#),
        (r#"[Black "C:\here"]"#, r"C:\here"),
        ("[Black \"Ana\tof\nUlm\"]", "Ana of Ulm"),
        ("[Black Ana]", "Ana"),
        ("[Black \"Ana]", "Ana"),
        ("[Black \"Сергей 國\"]", "Сергей 國"),
        ("[Black \"\"]", ""),
    ] {
        let record = game(&format!("{tag}\n[White \"Bo\"]\n1. 9-13 *"));
        let names: Vec<&str> = record
            .seats()
            .iter()
            .map(|seat| seat.name.as_str())
            .collect();
        assert_eq!(names, [expected, "Bo"], "{tag}");
        assert!(record.tags.is_empty(), "{tag}");
    }
    let record = game("[Event \"Club\"]\n[Date \"2026.11.??\"]\n[ECF \"x y\"]\n1. 9-13 *");
    assert_eq!(record.date.as_deref(), Some("2026.11.??"));
    let tags: Vec<(&str, &str)> = record
        .tags
        .iter()
        .map(|(a, b)| (a.as_str(), b.as_str()))
        .collect();
    assert_eq!(tags, [("ECF", "x y"), ("Event", "Club")]);
}

/// The start of the game after the tags, or what was found wrong with it.
#[test]
fn starts_are_read_in_odd_forms() {
    const START: &str = "W:W27,K30:B3,K18";
    for (tags, expected, found) in [
        (r#"[FEN "W:W27,K30:B3,K18"]"#, START, &[][..]),
        (r#"[SetUp "1"][FEN "W:BK18,3:WK30,27."]"#, START, &[]),
        (
            r#"[Setup "1"][Fen " w : w 27, k30 : b3,K18 . "]"#,
            START,
            &[],
        ),
        (
            r#"[FEN "W:Wc7,Ke8... "]"#,
            "",
            &["1/ FEN: \"e8\" is a light square, which is never used"],
        ),
        (
            r#"[FEN "W:Wc6,Kf8:Bc1,Ke5"]"#,
            "",
            &["1/ FEN: \"c6\" is a light square, which is never used"],
        ),
        (r#"[FEN "W:W27,K30:B3,K18:H0:F12"]"#, START, &[]),
        (
            r#"[FEN "W:W21-32:B1-12"]"#,
            "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
            &[],
        ),
        (r#"[FEN "B:W21-32:B1-12"]"#, "", &[]),
        (r#"[FEN ""]"#, "", &[]),
        (r#"[SetUp "0"][FEN "W:W27:B3"]"#, "", &[]),
        (
            r#"[FEN "?:W27:B3"]"#,
            "B:W27:B3",
            &["1/ the FEN does not say who is to move: black was taken"],
        ),
        (
            r#"[FEN "?:W27:B3"] 1. 27-23"#,
            "W:W27:B3",
            &["1/ the FEN does not say who is to move: white was taken"],
        ),
        (
            r#"[FEN "W:W27,4,1:B3,32"]"#,
            "W:WK1,K4,27:B3,K32",
            &["1/ the men on 1, 4, 32 stand on their king rows: they were crowned"],
        ),
        (
            r#"[FEN "W:W31-50:B1-20"]"#,
            "",
            &["1/ FEN: \"50\" is no point of this board"],
        ),
        (
            r#"[FEN "W:W27,27:B3"]"#,
            "",
            &["1/ FEN: two stones stand on 27"],
        ),
        (
            r#"[FEN "W:W1-13:B32"]"#,
            "",
            &["1/ FEN: seat W has 13 stones, but no more than 12 are possible"],
        ),
        (r#"[GameType "21"][FEN "W:W27,K30:B3,K18"]"#, START, &[]),
    ] {
        assert_eq!(findings(tags), found, "{tags}");
        if let Some(record) = &games(tags)[0].record {
            let game = record.game();
            let start = game.given_start();
            let start = start.map(|start| notation::position(game.rules(), start));
            assert_eq!(start.unwrap_or_default(), expected, "{tags}");
        }
    }
}

#[test]
fn other_games_are_refused() {
    for (text, expected) in [
        (
            "[GameType \"20\"]\n1. 32-28 *",
            "1/ \"GameType 20\" is not of English draughts on 64 squares (GameType 21)",
        ),
        (
            "[GameType \"25,W,8,8,A0,0\"]\n*",
            "1/ \"GameType 25,W,8,8,A0,0\" is not of English draughts on 64 squares (GameType 21)",
        ),
        (
            "1. 32-28 19-23",
            "1/1 \"32-28\" is not of English draughts on 64 squares (GameType 21)",
        ),
        (
            "1. 11-15 38-33",
            "1/2 38-33: \"38\" is no point of this board",
        ),
    ] {
        assert_eq!(findings(text), [expected], "{text}");
    }
    assert_eq!(findings("[GameType \"21,B,8,8,N2,0\"] 11-15 *"), [""; 0]);
}

#[test]
fn a_result_ends_the_game() {
    for (text, outcome, tag, found) in [
        ("1. 11-15 1-0", "11-15 Resign", None, &[][..]),
        ("[Result \"0-1\"] 1. 11-15 *", "11-15 Resign", None, &[]),
        ("[Result \"1/2-1/2\"] 1. 11-15", "11-15 Agree", None, &[]),
        ("1. 11-15 1/2-1/2", "11-15 Agree", None, &[]),
        ("1. 11-15 1-1", "11-15 Agree", Some("1-1"), &[]),
        ("1. 11-15 0-2", "11-15 Resign", Some("0-2"), &[]),
        ("1. 11-15 0-0", "11-15", Some("0-0"), &[]),
        ("[Result \"?\"] 1. 11-15 *", "11-15", Some("?"), &[]),
        (
            "[Result \"1-0\"] 1. 11-15 0-1",
            "11-15 Resign",
            None,
            &["1/ the tag Result is 1-0, but 0-1 stands behind the turns"],
        ),
        ("[Result \"2-0\"] 1. 11-15 1-0", "11-15 Resign", None, &[]),
        // What is claimed of a position is not the end of a game: the problem can be played.
        (
            "[FEN \"W:W27:B3\"][Result \"0-1\"] 0-1",
            "",
            Some("0-1"),
            &[],
        ),
        // The last turn has won already.
        ("[FEN \"B:W18:B14\"] 1. 14x23 1-0", "14x23", None, &[]),
        ("[FEN \"B:W18:B14\"] 1. 14x23", "14x23", None, &[]),
        (
            "[FEN \"B:W18:B14\"] 1. 14x23 1/2-1/2",
            "14x23",
            Some("1/2-1/2"),
            &["1/ the result is 1/2-1/2, but the turns lead to 1-0"],
        ),
    ] {
        assert_eq!(findings(text), found, "{text}");
        let record = games(text).pop().unwrap().record.unwrap();
        assert_eq!(turns(&record), outcome, "{text}");
        assert_eq!(record.tags.get("Result").map(String::as_str), tag, "{text}");
    }
    // Black is the first player: 1-0 means that White has resigned, whoever was to move.
    for text in ["1. 11-15 1-0", "1. 11-15 22-18 1-0"] {
        let record = game(text);
        assert_eq!(
            record.game().entries().last().unwrap().seat.id(),
            "white",
            "{text}"
        );
    }
}

/// Real games were played on past the draws that a program gives by itself.
#[test]
fn only_a_side_that_cannot_move_ends_a_game() {
    let again = "1-5 32-28 5-1 28-32 ".repeat(25);
    let record = game(&format!("[FEN \"B:WK32:BK1\"]\n{again}*"));
    assert_eq!(record.game().ply(), 100);
    assert_eq!(record.game().outcome(), None);
    let text = "[FEN \"B:W8,11:B4\"] 1. 4-8 *";
    assert_eq!(findings(text), ["1/1 4-8: game-over (from 4)"]);
}

#[test]
fn short_captures_are_decided_by_what_follows() {
    // Both ways capture two men and end on 23; the reply fits one of them alone.
    let start = "[FEN \"B:W10,11,18,19,32:B7,1\"]\n";
    for (text, expected, found) in [
        ("7x14x23 32-28", "7x14x23 32-28", &[][..]),
        (
            "7x23 11-7",
            "7x14x23 11-7",
            &["1/1 7x23 can only be 7x14x23, or the turns that follow could not be played"],
        ),
        (
            "7x23 32-28 1-5 10-6",
            "7x16x23 32-28 1-5 10-6",
            &["1/1 7x23 can only be 7x16x23, or the turns that follow could not be played"],
        ),
        // Nothing decides, and nothing is guessed.
        (
            "7x23",
            "",
            &["1/1 7x23: \"7x23\" may be 7x14x23 or 7x16x23: write the full path"],
        ),
        (
            "7x23 32-28 1-5 28-24",
            "",
            &["1/1 7x23: \"7x23\" may be 7x14x23 or 7x16x23: write the full path"],
        ),
        // Both fail at the same turn.
        (
            "7x23 32-27 27-32",
            "",
            &["1/1 7x23: \"7x23\" may be 7x14x23 or 7x16x23: write the full path"],
        ),
        // One goes on farther than the other before it fails.
        (
            "7x23 11-7 9-9",
            "7x14x23 11-7",
            &[
                "1/1 7x23 can only be 7x14x23, or the turns that follow could not be played",
                "1/3 9-9: no-stone (from 9)",
            ],
        ),
    ] {
        let text = format!("{start}{text}");
        assert_eq!(findings(&text), found, "{text}");
        let record = games(&text).pop().unwrap().record.unwrap();
        assert_eq!(turns(&record), expected, "{text}");
    }
    // A short capture that can only be one is nothing to speak of, nor is a circle run both ways.
    assert_eq!(
        turns(&game("[FEN \"B:W18,19,27:B14,15\"] 14x32")),
        "14x23x32"
    );
    let circle = game("[FEN \"W:WK7:B10,11,18,19,2\"] 7x7");
    assert_eq!(
        circle
            .game()
            .position()
            .stones(sprungbrett::rules::Seat::Black)
            .len(),
        1
    );
    // Some of the landings are enough where they leave no doubt.
    assert_eq!(
        turns(&game("[FEN \"B:W10,11,18,19,27,32:B7,1\"] 7x16x23")),
        "7x16x23"
    );
}

#[test]
fn what_cannot_be_played_is_reported_and_the_rest_is_read() {
    let text = "[Event \"a\"]\n1. 11-15 22-18 2. 15-19 {why?} 24x15 (23x16) 1-0\n\n[Event \"b\"]\n1. 9-13 *";
    assert_eq!(findings(text), ["1/3 15-19: must-capture (from 15, to 22)"]);
    let games = games(text);
    let record = games[0].record.as_ref().unwrap();
    assert_eq!(turns(record), "11-15 22-18");
    assert_eq!(record.tags["Result"], "1-0");
    // Nothing of it is lost.
    let written = pdn::write(record).unwrap();
    assert!(
        written.ends_with("1. 11-15 22-18 (15-19 {why?} 24x15 (23x16)) 1-0\n"),
        "{written}"
    );
    assert_eq!(turns(games[1].record.as_ref().unwrap()), "9-13");
    for (text, expected) in [
        (
            "11-15 22-l8 15x22",
            "1/2 22-l8: \"l8\" is no point of this board",
        ),
        ("11-15 2218", "1/2 2218: \"2218\" is no point of this board"),
    ] {
        assert_eq!(findings(text), [expected], "{text}");
    }
}

#[test]
fn what_is_strange_is_told_and_kept() {
    for (text, expected) in [
        (
            "11-15 Black offers (9-13 a draw) 22-18",
            &[
                "1/1 \"Black offers\" is no turn: it was taken for a comment",
                "1/1 \"a draw\" is no turn: it was taken for a comment",
            ][..],
        ),
        (
            "11-15 [%clk 1] 22-18",
            &["1/1 \"[%clk 1]\" is no turn: it was taken for a comment"],
        ),
        (
            "11-15 22-",
            &["1/1 \"22-\" is no turn: it was taken for a comment"],
        ),
        (
            "11-15 ) 22-18",
            &["1/1 \")\" is no turn: it was taken for a comment"],
        ),
        (
            "[Event \"a\"]\n[Event \"b\"]\n11-15",
            &["1/ the tag Event is given twice: \"b\" was left out"],
        ),
        (
            "11-15 {never closed\n\n[Event \"b\"]\n9-13",
            &["1/1 a comment is never closed"],
        ),
        ("11-15 {never closed", &["1/1 a comment is never closed"]),
        (
            "11-15 (9-13\n\n[Event \"b\"]\n9-13",
            &["1/1 a variation is never closed"],
        ),
        (
            "11-15 (9-13 22-18 9-14)",
            &["1/1 in a variation, 9-14: no-stone (from 9)"],
        ),
    ] {
        assert_eq!(findings(text), expected, "{text}");
        assert_eq!(
            games(text).len(),
            1 + usize::from(text.contains("\"b\"") && !text.contains("\"a\"")),
            "{text}"
        );
    }
}

#[test]
fn remarks_stand_where_they_were_made() {
    let comment = |text: &str| Remark::Comment(text.to_owned());
    let mark = |text: &str| Remark::Mark(text.to_owned());
    let noted = |turn: &str, remarks: &[Remark]| Noted {
        turn: turn.to_owned(),
        remarks: remarks.to_vec(),
    };
    let record = game(
        "{ before } 1. 11-15!? $4 {a} (9-13 {b} 22-18! (22-17 13x22 1-0) *) 22-18 ;to the end } (
         2. 15x22 (!) (25x18 8-11) 1-0 {after}",
    );
    let inner = Line {
        remarks: Vec::new(),
        turns: vec![noted("22-17", &[]), noted("13x22", &[mark("1-0")])],
    };
    let first = Line {
        remarks: Vec::new(),
        turns: vec![
            noted("9-13", &[comment("b")]),
            noted("22-18", &[mark("!"), Remark::Variation(inner), mark("*")]),
        ],
    };
    // The first turn of a variation may follow the turn before it.
    let second = Line {
        remarks: Vec::new(),
        turns: vec![noted("25x18", &[]), noted("8-11", &[])],
    };
    let expected = [
        (0, vec![comment(" before ")]),
        (
            1,
            vec![
                mark("!?"),
                mark("$4"),
                comment("a"),
                Remark::Variation(first),
            ],
        ),
        (2, vec![comment("to the end } (")]),
        (
            3,
            vec![mark("(!)"), Remark::Variation(second), comment("after")],
        ),
    ];
    assert_eq!(record.remarks, expected.into());
}

/// No text exhausts the stack, and none takes more time than its length allows: this test would take minutes if one did.
#[test]
fn no_text_is_too_much() {
    let (deep, long) = (50_000, 60_000);
    let nested = format!("11-15 {}{} 22-18", "(9-13 ".repeat(deep), ")".repeat(deep));
    let found = findings(&nested);
    assert_eq!(found.len(), 1, "{:?}", &found[..found.len().min(3)]);
    assert!(found[0].contains("deeper than 16"), "{found:?}");
    assert_eq!(
        turns(games(&nested)[0].record.as_ref().unwrap()),
        "11-15 22-18"
    );
    for part in [
        "(",
        ")",
        "{",
        "}",
        "[",
        "]",
        "[a",
        "[a \"",
        "\"",
        "{\n[",
        "\n[a \"{",
        "$",
        "1",
        "1-",
        "1x1",
        "*",
        "1. ",
        "%\n",
        ";",
        "\\",
        "(!",
        "!",
        "[a \"\\",
        "(9-13",
        "0-1 ",
        "x",
        "é",
        " ",
        "\n\n1. 11-15",
        "{}",
        "()",
        "11-15*",
    ] {
        let text = part.repeat(long / part.len());
        let games = pdn::games(&text).count();
        assert!(games <= text.len(), "{part}");
        let text = format!("[Event \"x\"] 11-15 {text}");
        assert!(pdn::games(&text).count() >= 1, "{part}");
    }
}
