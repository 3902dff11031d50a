//! Turns and positions as text: what is written, what is read, what is refused.
#![allow(clippy::unwrap_used)]

#[path = "texts/games.rs"]
mod games;

use games::{game, read, ruleset, turns, written};
use sprungbrett::game::Game;
use sprungbrett::notation::{self, Naming, PASS, PositionError, TurnError, read_picture};
use sprungbrett::plain::picture::picture;
use sprungbrett::rules;

#[test]
fn lenient_turns() {
    for (name, position, text, expected) in [
        ("star", "start 2", "n10-m9", "n10-m9"),
        ("star", "start 2", "N10-M9", "n10-m9"),
        ("star", "start 2", " n10 m9 ", "n10-m9"),
        ("star", "start 2", "n10:m9", "n10-m9"),
        ("star", "start 2", "n10 - m9", "n10-m9"),
        ("star", "start 2", "n10–m9", "n10-m9"),
        ("star", "start 2", "o12xm10", "o12-m10"),
        ("star", "R:Rq13:Bp12,p13,o11,o13,i9", "Pass", "pass"),
        ("halma", "start 2", "C14-C12", "c14-c12"),
        ("halma", "start 2", "c14\tc12", "c14-c12"),
        ("draughts", "start 2", "11-15", "11-15"),
        ("draughts", "start 2", "c3-d4", "11-15"),
        ("draughts", "start 2", "C3 D4", "11-15"),
        ("draughts", "start 2", "11-d4", "11-15"),
        ("draughts", "start 2", "11:15", "11-15"),
        ("draughts", "B:Wd4,f6:Bc3", "c3xe5xg7", "11x18x25"),
        ("draughts", "B:Wd4,f6:Bc3", "11X18X25", "11x18x25"),
        ("draughts", "B:Wd4,f6:Bc3", "11-18-25", "11x18x25"),
        ("draughts", "B:Wd4,f6:Bc3", "11 18 25", "11x18x25"),
        ("draughts", "B:Wd4,f6:Bc3", "11×18×25", "11x18x25"),
    ] {
        let game = game(name, position);
        let turn = read(&game, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(written(&game, &turn), expected, "{name} {text:?}");
    }
}

#[test]
fn both_ways_of_naming() {
    for (name, position, numbers, squares) in [
        ("draughts", "start 2", "11-15", "c3-d4"),
        ("draughts", "B:Wd4,f6:Bc3", "11x18x25", "c3xe5xg7"),
        ("star", "start 2", "o12-m10", "o12-m10"),
        ("halma", "start 2", "c14-c12", "c14-c12"),
    ] {
        let game = game(name, position);
        let board = game.rules().board();
        let turn = read(&game, numbers).unwrap();
        assert_eq!(notation::turn(board, Naming::Written, &turn), numbers);
        assert_eq!(notation::turn(board, Naming::Squares, &turn), squares);
        assert_eq!(read(&game, squares).as_ref(), Ok(&turn));
    }
    assert_eq!(Naming::default(), Naming::Written);
    assert_eq!(PASS, "pass");
}

#[test]
fn unfinished_paths() {
    let game = game("draughts", "B:W18,19,27:B14,15");
    let points = notation::read_points(game.rules(), game.position(), "14x23").unwrap();
    let board = game.rules().board();
    assert_eq!(
        notation::points(board, Naming::Written, &points, true),
        "14x23"
    );
    assert_eq!(
        notation::points(board, Naming::Squares, &points, false),
        "f4-d6"
    );
    assert_eq!(
        notation::points(board, Naming::Written, &points[..1], true),
        "14"
    );
    let none = notation::read_points(game.rules(), game.position(), " - ");
    assert_eq!(none, Ok(Vec::new()));
}

#[test]
fn origin_and_end_alone() {
    for (name, position, text, expected) in [
        // The race games take the shortest way, and of two the first direction.
        ("star", "R:Ri5:Bi6,i8", "i5-i9", "i5-i7-i9"),
        ("star", "R:Ri9:Bi10,h11,h9,g10", "i9-g11", "i9-i11-g11"),
        ("halma", "R:Ra1:Ba2,b1,c2,b3", "a1-c3", "a1-c1-c3"),
        // Where everything captures the same pieces there is no doubt.
        ("draughts", "B:Wd4,f6:Bc3", "11x25", "11x18x25"),
        ("draughts", "B:Wd4,f6:Bc3", "c3xg7", "11x18x25"),
        ("draughts", "B:W18,19,27:B14,15", "14-32", "14x23x32"),
        // A circle, run the way whose first direction comes first: NE NW SW SE.
        ("draughts", "W:WK7:B10,11,18,19", "7x7", "7x14x23x16x7"),
        (
            "draughts",
            "B:W18,19,25,26,27,28,29,30:B2,3,4,5,7,8,9,17,K31",
            "31x31",
            "31x24x15x22x31",
        ),
        // A full path is what it says, even if longer ones have its ends.
        (
            "draughts",
            "B:W6,7,14,15,16,22,23,24:BK10,K31,1,4",
            "10x3",
            "10x3",
        ),
    ] {
        let game = game(name, position);
        let turn = read(&game, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(written(&game, &turn), expected, "{position} {text}");
    }
    for (position, text, id) in [
        ("B:W18,19,27:B14,15", "14-23", "must-continue"),
        ("B:W18,19,27:B14,15", "14x23", "must-continue"),
        ("B:W18,19,27:B14,15", "14-31", "bent"),
        ("B:W18,19,27:B14,15", "15-32", "bent"),
        ("B:W18,32:B14,1", "1-10", "gap"),
        ("start 2", "1-10", "landing-taken"),
    ] {
        let error = read(&game("draughts", position), text).unwrap_err();
        assert_eq!(error.id(), id, "{position} {text}: {error}");
    }
}

#[test]
fn ambiguous_ends() {
    for (position, text, full) in [
        ("B:W10,11,18,19:B7", "7x23", &["7x16x23", "7x14x23"][..]),
        (
            "W:W29,30,31,32,K26:B6,7,14,15,16,22,23",
            "26x12",
            &["26x17x10x19x12", "26x19x12"],
        ),
        (
            "W:W29,30,31,32,K26:B6,7,14,15,16,22,23",
            "26x1",
            &["26x17x10x1", "26x19x10x1"],
        ),
    ] {
        let game = game("draughts", position);
        let error = read(&game, text).unwrap_err();
        let TurnError::Ambiguous {
            text: found,
            mut turns,
        } = error.clone()
        else {
            panic!("{text}: {error}");
        };
        assert_eq!((error.id(), found.as_str()), ("ambiguous", text));
        for turn in &turns {
            assert!(error.to_string().contains(turn.as_str()), "{error}");
            assert!(read(&game, turn).is_ok(), "{turn} leaves no doubt");
        }
        turns.sort();
        let mut full = full.to_vec();
        full.sort_unstable();
        assert_eq!(turns, full, "{position} {text}");
    }
    // Two circles that capture the same pieces in another order are one turn, so there is nothing to ask.
    let circle = game("draughts", "W:WK7:B10,11,18,19");
    assert_eq!(turns(&circle).len(), 2);
    assert!(read(&circle, "7-7").is_ok());
}

#[test]
fn messages_of_turns() {
    for (name, text, message) in [
        (
            "star",
            "??",
            "\"??\" is no turn: name its origin and its landings, as in n10-m10",
        ),
        (
            "halma",
            "",
            "\"\" is no turn: name its origin and its landings, as in c16-e14",
        ),
        (
            "draughts",
            "9",
            "\"9\" is no turn: name its origin and its landings, as in 9-13",
        ),
        ("draughts", "9-33", "\"33\" is no point of this board"),
        ("star", "N10-Z1", "\"Z1\" is no point of this board"),
    ] {
        let error = read(&game(name, "start 2"), text).unwrap_err();
        assert_eq!(error.to_string(), message, "{name} {text:?}");
    }
    let error = read(&game("draughts", "B:W10,11,18,19:B7"), "7x23").unwrap_err();
    assert_eq!(
        error.to_string(),
        "\"7x23\" may be 7x14x23 or 7x16x23: write the full path"
    );
}

/// Forms of one position that all load to the same board.
#[test]
fn lenient_positions() {
    for (name, written, forms) in [
        (
            "draughts",
            "B:W21,22,K30:B1,2,3,K20",
            &[
                "B:W21,22,K30:B1,2,3,K20",
                "B:W21,22,K30:B1,2,3,K20.",
                "B:B1,2,3,K20:W21,22,K30",
                "B:W22,K30,21:BK20,3,2,1",
                "b:w21,22,k30:b1,2,3,k20",
                "B:W21-22,K30:B1-3,K20",
                " B : W 21, 22, K30 : B 1, 2, 3, K20 ",
                "[FEN \"B:W21,22,K30:B1,2,3,K20\"]",
                "[FEN \"B:W21,22,K30:B1,2,3,K20.\"]",
                "\"B:W21,22,K30:B1,2,3,K20\"",
                "B:Wh6,f6,Kf8:Bg1,e1,c1,Ka5",
                "B:WH6,F6,KF8:BG1,E1,C1,KA5",
                "B:W21,22,K30:Bg1-c1,K20",
                "B:W21,22,K30:B1,2,3,K20-20",
                "B:W21,22,,K30,:B1,2,3,K20",
                "B:W21,\n22,K30:\nB1,2,3,K20\n",
            ][..],
        ),
        (
            "star",
            "R:Rp12,p13,q13:Ba5,b5",
            &[
                "R:Rq13,p12,p13:Ba5,b5",
                "R:Ba5,b5:Rq13,p12,p13",
                "r:rQ13,P12,P13:bA5,B5.",
                "[FEN \"R:Rq13,p12,p13:Ba5,b5\"]",
                "R: R q13, p12, p13 : B a5, b5",
            ],
        ),
        ("star", "R:Rq13:B", &["R:Rq13:B", "R:B:Rq13", "R:Rq13:B."]),
        ("star", "G:Ri9:Gi10:O", &["G:Ri9:Gi10:O", "G:O:Gi10:Ri9"]),
        (
            "halma",
            "B:Rk7:Ba1",
            &["B:Rk7:Ba1", "B:Ba1:RK7", "b:rk7:ba1"],
        ),
        ("halma", "R:Rk7:B", &["R:Rk7:B", "R:Rk7", "R:B:Rk7"]),
        ("draughts", "W:WK1:B", &["W:WK1:B", "W:WK1", "W:B:WK1."]),
        ("draughts", "B:W:BK32", &["B:W:BK32", "B:BK32", "B:W:BKb8"]),
    ] {
        let rules = ruleset(name);
        let expected = notation::read_position(rules, written).unwrap();
        assert_eq!(notation::position(rules, &expected), written);
        for form in forms {
            assert_eq!(
                notation::read_position(rules, form),
                Ok(expected),
                "{name} {form:?}"
            );
        }
    }
}

#[test]
fn starts_as_text() {
    for (name, players, expected) in [
        (
            "star",
            2,
            "R:Rn10,n11,n12,n13,o11,o12,o13,p12,p13,q13:Ba5,b5,b6,c5,c6,c7,d5,d6,d7,d8",
        ),
        (
            "draughts",
            2,
            "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
        ),
    ] {
        let rules = ruleset(name);
        let start = rules.start(&rules.options(players));
        assert_eq!(notation::position(rules, &start), expected);
    }
    for &rules in rules::ALL {
        for seats in rules.seatings() {
            let start = rules.start(&rules.options(seats.len()));
            let text = notation::position(rules, &start);
            assert_eq!(notation::read_position(rules, &text), Ok(start), "{text}");
        }
    }
}

/// Ruleset, text, message.
#[rustfmt::skip]
const REFUSED: &[(&str, &str, &str)] = &[
    ("draughts", "", "\"\" is no position: name the seat to move and then each seat with its points, as in B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"),
    ("draughts", " nonsense ", "\"nonsense\" is no position: name the seat to move and then each seat with its points, as in B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"),
    ("draughts", "B", "\"B\" is no position: name the seat to move and then each seat with its points, as in B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"),
    ("draughts", "B:W18:", "\"B:W18:\" is no position: name the seat to move and then each seat with its points, as in B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"),
    ("draughts", "B::B1", "\"B::B1\" is no position: name the seat to move and then each seat with its points, as in B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"),
    ("draughts", "R:W18:B1", "\"R\" is no seat of this game"),
    ("draughts", "B:W18:X1", "\"X\" is no seat of this game"),
    ("draughts", "B:W18:ß1", "\"ß\" is no seat of this game"),
    ("draughts", "Black:W18:B1", "\"Black\" is no seat of this game"),
    ("star", "W:Rq13:Ba5", "\"W\" is no seat of this game"),
    ("halma", "R:Ra1:Gb1", "\"G\" is no seat of this game"),
    ("draughts", "B:W18:W19", "seat W is listed twice"),
    ("star", "R:Ri9:Bi10:ri8", "seat R is listed twice"),
    ("star", "R:Ri9", "the seats R cannot play together: RB, RGO, RYBO, RYGBOP can"),
    ("star", "R:Ri9:Gi10", "the seats RG cannot play together: RB, RGO, RYBO, RYGBOP can"),
    ("star", "R:R:Y:G:B:O", "the seats RYGBO cannot play together: RB, RGO, RYBO, RYGBOP can"),
    ("star", "G:Ri9:Bi10", "G is to move but is not one of the seats"),
    ("draughts", "B:W33:B1", "\"33\" is no point of this board"),
    ("draughts", "B:W0:B1", "\"0\" is no point of this board"),
    ("draughts", "B:W18:B12-1", "\"12-1\" is no point of this board"),
    ("draughts", "B:W18:B1-33", "\"33\" is no point of this board"),
    ("draughts", "B:W18:B-", "\"\" is no point of this board"),
    ("draughts", "B:W18:BK", "\"\" is no point of this board"),
    ("draughts", "B:W18:BKK1", "\"K1\" is no point of this board"),
    ("star", "R:Rz9:Ba5", "\"z9\" is no point of this board"),
    ("star", "R:RKi9:Ba5", "\"Ki9\" is no point of this board"),
    ("halma", "R:Ra1-c1:B", "\"a1-c1\" is no point of this board"),
    ("halma", "R:Ra17:B", "\"a17\" is no point of this board"),
    ("draughts", "B:Wb1:B1", "\"b1\" is a light square, which is never used"),
    ("draughts", "B:WKH1:B1", "\"h1\" is a light square, which is never used"),
    ("draughts", "B:W18:B18", "two stones stand on 18"),
    ("draughts", "B:W18,18:B1", "two stones stand on 18"),
    ("draughts", "B:W18,e5:B1", "two stones stand on 18"),
    ("draughts", "B:W18,K18:B1", "two stones stand on 18"),
    ("draughts", "B:W10-12:B1-11", "two stones stand on 10"),
    ("star", "R:Ri9:Bi9", "two stones stand on i9"),
    ("draughts", "B:W18:B1-13", "seat B has 13 stones, but no more than 12 are possible"),
    ("star", "R:Rn10,n11,n12,n13,o11,o12,o13,p12,p13,q13,i9:B", "seat R has 11 stones, but no more than 10 are possible"),
    ("draughts", "B:W1:B20", "the man on 1 stands on its king row: only a king can"),
    ("draughts", "B:W20:Bb8", "the man on 32 stands on its king row: only a king can"),
];

#[test]
fn refused_positions() {
    for (name, text, message) in REFUSED {
        let error = notation::read_position(ruleset(name), text).unwrap_err();
        assert_eq!(error.to_string(), *message, "{name} {text:?}");
    }
}

/// Files from the real world have men on the king row: they are crowned, and named.
#[test]
fn men_on_the_king_row_of_files() {
    let rules = ruleset("draughts");
    let (position, men) = notation::read_lenient_position(rules, "B:W1,K2,20:B32,21").unwrap();
    assert_eq!(notation::position(rules, &position), "B:WK1,K2,20:B21,K32");
    let mut names: Vec<&str> = men.iter().map(|man| rules.board().name(*man)).collect();
    names.sort_unstable();
    assert_eq!(names, ["1", "32"]);
    let (_, none) = notation::read_lenient_position(rules, "B:W20:B21").unwrap();
    assert!(none.is_empty());
}

#[test]
fn a_picture_reads_as_the_position_it_was_printed_from() {
    for rules in rules::ALL {
        for seats in rules.seatings() {
            let options = rules.options(seats.len());
            let mut game = Game::new(*rules, options);
            for turn in 0..40 {
                let position = *game.position();
                let mut lines = picture(*rules, &position);
                let letter = position.to_move().letter().to_string();
                lines.insert(0, letter);
                let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
                assert_eq!(
                    read_picture(*rules, seats, &lines),
                    Ok(position),
                    "{lines:?}"
                );
                let turns = game.turns();
                let Some(next) = turns.get(turn * 7 % turns.len().max(1)) else {
                    break;
                };
                game.play(next.points()).unwrap();
            }
        }
    }
}

#[test]
fn a_picture_that_is_no_board_is_refused_with_its_line() {
    let rules = rules::named("draughts").unwrap();
    let seats = rules.seats(2).unwrap();
    let read = |lines: &[&str]| read_picture(rules, seats, lines).map(drop);
    let picture = |line, found, expected| {
        Err(PositionError::Picture {
            line,
            found,
            expected,
        })
    };
    let row = ". . . .";
    assert_eq!(read(&[row; 8]), Ok(()));
    assert_eq!(read(&[row; 7]), picture(8, 0, 4));
    assert_eq!(read(&[row; 9]), picture(9, 4, 0));
    assert_eq!(read(&["W", row, ". . w", row]), picture(3, 3, 4));
    let mut crowned = [row; 8];
    crowned[0] = "b . . .";
    let man = Err(PositionError::ManOnKingRow("32".to_owned()));
    assert_eq!(read(&crowned), man);
}
