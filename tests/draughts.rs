//! English draughts: legal turns, captures, kings, ends and draws.
#![allow(clippy::unwrap_used)]

#[path = "texts/games.rs"]
mod games;

use games::{ending, game, game_with, play, position, read, turns, written};

/// Name, position, all legal turns. Several move generators agree on them.
#[rustfmt::skip]
const CASES: &[(&str, &str, &str)] = &[
    ("mandatory any piece", "B:W18,32:B14,1,4", "14x23"),
    ("free choice short or long", "B:W18,19,27:B14,15", "14x23x32 15x22 15x24x31"),
    ("man stops on king row", "B:W26,27:B24", "24x31"),
    ("king circle", "W:WK7:B10,11,18,19", "7x14x23x16x7 7x16x23x14x7"),
    ("blocked no moves", "B:W8,11:B4", ""),
    ("man no backward", "B:W9:B14", "14-17 14-18"),
    ("king short", "W:WK1:B10", "1-5 1-6"),
    ("ambiguous 7x23", "B:W10,11,18,19:B7", "7x14x23 7x16x23"),
    ("raven4 not over", "W:WK29:BK25", "29x22"),
    ("white multi to king", "W:W18:B14,6", "18x9x2"),
    ("black multi to king", "B:W19,27:B15", "15x24x31"),
    ("landing occupied", "B:W18,23:B14", "14-17"),
    ("no jump own", "B:W32:B14,18", "14-17 18-22 18-23"),
    ("king multi", "B:W10,18,26:BK6", "6x15x22x31"),
    ("king beats no priority", "B:W19,6:BK2,15", "2x9 15x24"),
    ("white man forward only", "W:W18:B23", "18-14 18-15"),
    ("start", "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12", "9-13 9-14 10-14 10-15 11-15 11-16 12-16"),
    ("circle4", "W:WK7:B10,11,12,K18,19,20,K30", "7x14x23x16x7 7x16x23x14x7"),
    ("circle black first", "B:W18,19,25,26,27,28,29,30:B2,3,4,5,7,8,9,17,K31", "31x22x15x24x31 31x24x15x22x31"),
    ("same from to 2sets", "W:W29,30,31,32,K26:B6,7,14,15,16,22,23", "26x17x10x19x26 26x17x10x19x12 26x17x10x1 26x17x10x3 26x19x10x17x26 26x19x10x1 26x19x10x3 26x19x12"),
    ("promo stops black", "B:W18,21,26,27,28,29,32:B8,11,12,16,20,24", "24x31"),
    ("double circle", "B:W6,7,14,15,16,22,23,24:BK10,K31,1,4", "10x17x26x19x28 10x17x26x19x10x3 10x17x26x19x12 10x19x26x17x10x3 10x19x28 10x19x12 10x3"),
    ("endgame 3v3", "W:WK18,K19,22:BK10,K11,8", "18-23 18-14 18-15 19-23 19-24 19-15 19-16 22-17"),
];

#[test]
fn legal_turns() {
    for (name, text, expected) in CASES {
        let game = game("draughts", text);
        let mut found = turns(&game);
        let mut expected: Vec<&str> = expected
            .split(' ')
            .filter(|turn| !turn.is_empty())
            .collect();
        found.sort();
        expected.sort_unstable();
        assert_eq!(found, expected, "{name}: {text}");
        // What is legal is what is read, and the other way round.
        for turn in &found {
            assert_eq!(&written(&game, &read(&game, turn).unwrap()), turn, "{name}");
        }
    }
}

#[test]
fn after_each_landing() {
    // Position, landings so far, what may follow, whether the turn may end.
    for (text, path, expected, may_stop) in [
        ("B:W18,32:B14,1,4", "", "14", false),
        ("B:W18,19,27:B14,15", "", "14 15", false),
        ("B:W18,19,27:B14,15", "14", "23", false),
        ("B:W18,19,27:B14,15", "14 23", "32", false),
        ("B:W18,19,27:B14,15", "14 23 32", "", true),
        ("B:W18,19,27:B14,15", "15", "24 22", false),
        ("B:W18,19,27:B14,15", "15 22", "", true),
        ("B:W26,27:B24", "24 31", "", true),
        ("W:WK1:B10", "1", "6 5", false),
        ("W:WK1:B10", "1 5", "", true),
        ("W:WK7:B10,11,18,19", "7", "16 14", false),
        ("W:WK7:B10,11,18,19", "7 14 23 16", "7", false),
        ("W:WK7:B10,11,18,19", "7 14 23 16 7", "", true),
        ("B:W13,22:B9", "", "9", false),
    ] {
        let game = game("draughts", text);
        let board = game.rules().board();
        let mut turn = game.turn();
        for (made, name) in path.split(' ').filter(|name| !name.is_empty()).enumerate() {
            let point = board.point(name).unwrap();
            if made == 0 {
                turn.pick(point).unwrap();
            } else {
                turn.land(point).unwrap();
            }
        }
        let mut found: Vec<&str> = turn.targets().iter().map(|to| board.name(*to)).collect();
        let mut expected: Vec<&str> = expected
            .split(' ')
            .filter(|name| !name.is_empty())
            .collect();
        found.sort_unstable();
        expected.sort_unstable();
        assert_eq!(found, expected, "{text} {path:?}");
        assert_eq!(turn.may_stop(), may_stop, "{text} {path:?}");
    }
}

#[test]
fn what_a_turn_changes() {
    for (text, turn, expected) in [
        // A capture takes every piece off at once.
        ("B:W18,19,27:B14,15", "14x23x32", "W:W19:B15,K32"),
        ("B:W18,19,27:B14,15", "15x22", "W:W19,27:B14,22"),
        // A new king stays where it was crowned.
        ("B:W26,27:B24", "24x31", "W:W26:BK31"),
        ("W:W5:B20", "5-1", "B:WK1:B20"),
        // A king stays a king, also after a circle.
        ("W:WK7:B10,11,18,19,1", "7x16x23x14x7", "B:WK7:B1"),
        ("W:WK1:B10", "1-6", "B:WK6:B10"),
        // A captured king is gone for good.
        ("B:WK18,32:B14", "14x23", "W:W32:B23"),
    ] {
        let mut game = game("draughts", text);
        play(&mut game, turn);
        assert_eq!(position(&game), expected, "{text} {turn}");
    }
}

#[test]
fn crowning_is_told() {
    for (text, turn, crowns) in [
        ("B:W26,27:B24", "24x31", true),
        ("W:W5:B20", "5-1", true),
        ("W:WK5:B20", "5-1", false),
        ("W:W9:B20", "9-5", false),
    ] {
        let turn = read(&game("draughts", text), turn).unwrap();
        assert_eq!(turn.path().unwrap().crowns(), crowns, "{text}");
    }
}

#[test]
fn the_guide_s_double_capture() {
    let game = game("draughts", "B:Wd4,f6:Bc3");
    assert_eq!(turns(&game), ["11x18x25"]);
    assert_eq!(read(&game, "c3xe5").unwrap_err().id(), "must-continue");
    assert!(read(&game, "c3xe5xg7").is_ok());
}

#[test]
fn ends() {
    for (text, expected) in [
        ("B:W8,11:B4", "white black"),
        ("B:W8,11:B", "white black"),
        ("W:W:B1", "black white"),
        ("W:W8,11:B4", ""),
        ("B:W18:B14", ""),
    ] {
        let game = game("draughts", text);
        assert_eq!(ending(&game), expected, "{text}");
        assert_eq!(game.turns().is_empty(), !expected.is_empty(), "{text}");
        assert!(!game.must_pass(), "{text}: nobody passes in draughts");
    }
    let mut last = game("draughts", "B:W18:B14");
    play(&mut last, "14x23");
    assert_eq!(ending(&last), "black white", "the last piece is captured");
}

const SHUFFLE: &str = "1-5 32-28 5-1 28-32";

#[test]
fn third_occurrence() {
    let mut game = game("draughts", "B:WK32:BK1");
    for (round, occurrences) in [(0, 1), (1, 2)] {
        assert_eq!(game.occurrences(), occurrences, "round {round}");
        for turn in SHUFFLE.split(' ') {
            assert_eq!(ending(&game), "", "ply {}", game.ply());
            play(&mut game, turn);
        }
    }
    assert_eq!((game.ply(), game.occurrences()), (8, 3));
    assert_eq!(ending(&game), "repetition");
    assert!(game.turns().is_empty());
    assert_eq!(game.to_move(), None);
    let board = game.rules().board();
    let points = [board.point("1").unwrap(), board.point("5").unwrap()];
    assert_eq!(game.play(&points).unwrap_err().reason.id(), "game-over");
    // The same stones with the other side to move are another position.
    assert!(game.undo());
    assert_eq!((game.occurrences(), ending(&game).as_str()), (2, ""));
}

#[test]
fn eighty_quiet_turns() {
    for (limit, repetition, expected_ply, expected) in [
        (80, 0, 80, "quiet"),
        (40, 0, 40, "quiet"),
        (0, 0, 100, ""),
        (80, 3, 8, "repetition"),
        (8, 3, 8, "repetition"),
        (7, 3, 7, "quiet"),
        (0, 5, 16, "repetition"),
    ] {
        let mut game = game_with("draughts", "B:WK32:BK1", |options| {
            options.quiet_draw = limit;
            options.repetition_draw = repetition;
        });
        for turn in SHUFFLE.split(' ').cycle().take(100) {
            if !ending(&game).is_empty() {
                break;
            }
            play(&mut game, turn);
        }
        assert_eq!(
            (game.ply(), ending(&game).as_str()),
            (expected_ply, expected),
            "quiet {limit}, repetition {repetition}"
        );
    }
}

#[test]
fn progress_resets_the_count() {
    for (text, turns, expected) in [
        ("B:WK32:BK1", "1-5 32-28 5-1", 3),
        // A man's move.
        ("B:WK32:BK1,13", "1-5 32-28 13-17", 0),
        ("B:WK32:BK1,13", "1-5 32-28 13-17 28-32", 1),
        // A capture, by a king too.
        ("B:WK32,K10:BK1,K2", "1-5 10-7 2x11", 0),
        // A king's move does not.
        ("B:WK32:BK1,13", "1-5 32-28 5-1 28-32 1-6", 5),
    ] {
        let mut game = game("draughts", text);
        play(&mut game, turns);
        assert_eq!(game.quiet_turns(), expected, "{text} {turns}");
    }
}

/// The side to move has no turn: that is looked for before any draw.
#[test]
fn no_legal_turn_comes_before_a_draw() {
    let mut game = game_with("draughts", "W:W8,K15:B4", |options| options.quiet_draw = 1);
    play(&mut game, "15-11");
    assert_eq!(game.quiet_turns(), 1);
    assert_eq!(ending(&game), "white black");
    let mut other = game_with("draughts", "W:W8,K15:B4", |options| options.quiet_draw = 1);
    play(&mut other, "15-10");
    assert_eq!(ending(&other), "quiet");
}

/// A game that knows no such draw ignores the options of one that does.
#[test]
fn draws_belong_to_draughts() {
    let mut star = game_with("star", "start 2", |options| {
        options.quiet_draw = 2;
        options.repetition_draw = 2;
    });
    play(&mut star, "n10-m10 d5-e5 m10-n10 e5-d5");
    assert_eq!(ending(&star), "");
}
