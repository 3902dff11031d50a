//! Why a turn is illegal: every reason in every game where it can occur, and which one comes first.
#![allow(clippy::unwrap_used)]

#[path = "texts/games.rs"]
mod games;

use std::collections::BTreeSet;

use games::{game, read};
use sprungbrett::board::Point;
use sprungbrett::game::Game;
use sprungbrett::rules::{Reason, Refusal};

/// Ruleset, position, turn, id: in the order in which the reasons are looked for.
const READ: &[(&str, &str, &str, &str)] = &[
    ("star", "start 2", "", "unreadable"),
    ("star", "start 2", "n10", "unreadable"),
    ("star", "start 2", "n10-m9?", "unreadable"),
    ("star", "start 2", "-", "unreadable"),
    ("halma", "start 2", "passes!", "unreadable"),
    ("draughts", "start 2", "(9-13)", "unreadable"),
    ("star", "start 2", "n10-n9", "not-a-point"),
    ("star", "start 2", "n10m9", "not-a-point"),
    ("halma", "start 2", "a16-q1", "not-a-point"),
    ("draughts", "start 2", "9-33", "not-a-point"),
    ("draughts", "start 2", "9-i5", "not-a-point"),
    ("star", "R:Ra5:Bi9", "a5-b5", "game-over"),
    ("halma", "R:Rp1:Ba16", "p1-o1", "game-over"),
    ("draughts", "B:W8,11:B4", "4-8", "game-over"),
    ("star", "R:Ra5:Bi9", "pass", "game-over"),
    ("draughts", "B:W8,11:B4", "pass", "game-over"),
    ("star", "start 2", "pass", "may-move"),
    ("halma", "start 2", "pass", "may-move"),
    ("draughts", "start 2", "pass", "may-move"),
    ("star", "start 2", "i9-i10", "no-stone"),
    ("halma", "start 2", "h8-h9", "no-stone"),
    ("draughts", "start 2", "13-17", "no-stone"),
    ("star", "start 2", "d5-e5", "not-yours"),
    ("star", "start 4", "m5-l5", "not-yours"),
    ("halma", "start 2", "l1-k1", "not-yours"),
    ("draughts", "start 2", "21-17", "not-yours"),
    ("star", "start 2", "n10-n10", "same-point"),
    ("star", "start 2", "o11-m11-m11", "same-point"),
    ("halma", "start 2", "e16-e16", "same-point"),
    ("draughts", "start 2", "9-9", "same-point"),
    ("star", "start 2", "n10-m10-l10", "step-ends-turn"),
    ("halma", "start 2", "e16-f16-g16", "step-ends-turn"),
    ("draughts", "start 2", "9-13-17", "step-ends-turn"),
    ("star", "start 2", "o11-m11-o11", "already-landed"),
    ("star", "R:Ri5,i6,i8:B", "i5-i7-i9-i7", "already-landed"),
    ("halma", "start 2", "c14-c12-c14", "already-landed"),
    ("star", "start 2", "n10-n11", "landing-taken"),
    ("star", "start 2", "q13-o11", "landing-taken"),
    ("star", "start 2", "o11-m11-n11", "landing-taken"),
    ("halma", "start 2", "a16-c14", "landing-taken"),
    ("draughts", "start 2", "5-9", "landing-taken"),
    ("draughts", "B:W18,23:B14", "14x23", "landing-taken"),
    ("star", "start 2", "o11-m11-l11", "step-in-chain"),
    ("halma", "start 2", "c14-c12-c11", "step-in-chain"),
    ("draughts", "B:W18,32:B14", "14x23x26", "step-in-chain"),
    // The captured piece has left the board.
    ("draughts", "B:W18,32:BK14", "14x23x18", "step-in-chain"),
    ("star", "start 2", "n10-l11", "bent"),
    ("star", "start 2", "o11-m11-k12", "bent"),
    ("halma", "start 2", "e16-g15", "bent"),
    ("draughts", "start 2", "9-15", "bent"),
    ("star", "start 2", "n10-k10", "too-far"),
    // A gap before the support.
    ("star", "R:Ri5:Bi7", "i5-i8", "too-far"),
    ("halma", "start 2", "e16-i16", "too-far"),
    ("draughts", "B:W32:B9", "9-23", "too-far"),
    ("star", "start 2", "q13-m13", "two-stones"),
    ("star", "R:Ri5:Bi6,i7", "i5-i8", "two-stones"),
    ("halma", "start 2", "a16-a11", "two-stones"),
    ("draughts", "start 2", "1-15", "two-stones"),
    ("star", "start 2", "n10-l10", "gap"),
    ("star", "start 2", "o11-m11-k11", "gap"),
    ("halma", "start 2", "e16-g16", "gap"),
    ("draughts", "start 2", "9-18", "gap"),
    ("draughts", "start 2", "9-c4", "light-square"),
    ("draughts", "start 2", "g4-g5", "light-square"),
    ("draughts", "B:Wd4,f6:Bc3", "c3xe5xf5", "light-square"),
    ("draughts", "B:W32:B14", "14-9", "men-forward"),
    ("draughts", "W:W18:B1", "18-22", "men-forward"),
    ("draughts", "B:W9,32:B14", "14x5", "men-forward"),
    ("draughts", "B:W18,17,32:B14", "14x23x14", "men-forward"),
    ("draughts", "start 2", "5x14", "own-piece"),
    ("draughts", "B:W18,32:BK14,9,26", "14x23x30", "own-piece"),
    ("draughts", "B:W18,32:BK14", "14x23x14", "captured-twice"),
    ("draughts", "B:W18,32:B14,1,4", "1-5", "must-capture"),
    ("draughts", "B:W18,32:B14,1,4", "1-6", "must-capture"),
    ("draughts", "B:W18,32:B14,1,4", "4-8", "must-capture"),
    ("draughts", "B:W18,32:B14", "14-17", "must-capture"),
    ("draughts", "B:W18,19,27:B14,15", "14-23", "must-continue"),
    ("draughts", "B:Wd4,f6:Bc3", "c3xe5", "must-continue"),
    ("draughts", "B:W26,27:B24", "24x31x22", "crowned"),
    ("draughts", "W:WK1:B28", "1-10", "king-short"),
    ("draughts", "W:WK1:B10", "1-15", "king-short"),
    ("draughts", "W:WK1:B28", "1-19", "king-short"),
];

#[test]
fn every_reason() {
    for &(name, position, text, id) in READ {
        let error = read(&game(name, position), text).unwrap_err();
        assert_eq!(error.id(), id, "{name} {position} {text:?}: {error}");
    }
}

/// Where several reasons apply, the one that stands earlier in the list is given.
#[test]
fn the_first_reason() {
    for (name, position, text, id) in [
        ("star", "R:Ra5:Bi9", "a5-zz", "not-a-point"),
        ("star", "R:Ra5:Bi9", "i9-i9", "game-over"),
        ("star", "start 2", "i9-i9", "no-stone"),
        ("star", "start 2", "d5-d5", "not-yours"),
        ("star", "start 2", "n10-m10-m10", "same-point"),
        ("star", "start 2", "n10-m10-n10", "step-ends-turn"),
        ("star", "start 2", "n10-m10-n11", "step-ends-turn"),
        ("star", "start 2", "n10-q13", "landing-taken"),
        ("star", "start 2", "n10-n13", "landing-taken"),
        ("star", "start 2", "n10-m10-l10-zz", "not-a-point"),
        // The first faulty landing, not the worst one.
        ("star", "start 2", "n10-l10-n10", "gap"),
        ("draughts", "start 2", "9-e4-zz", "not-a-point"),
        ("draughts", "start 2", "9-18-e4", "gap"),
        ("draughts", "start 2", "9-13-e4", "step-ends-turn"),
        ("draughts", "start 2", "21-e4", "not-yours"),
        ("draughts", "B:W8,11:B4", "b1-c2", "game-over"),
        ("draughts", "B:W18:B14,1", "14-5", "gap"),
        ("draughts", "B:W18,32:B14,9", "14-10", "men-forward"),
        ("draughts", "B:W18,32:B14,9,6", "9-5", "men-forward"),
        ("draughts", "B:W18,32:B14,5,9", "5x14", "landing-taken"),
    ] {
        let error = read(&game(name, position), text).unwrap_err();
        assert_eq!(error.id(), id, "{name} {position} {text:?}: {error}");
    }
}

fn point(game: &Game, name: &str) -> Point {
    game.rules().board().point(name).unwrap()
}

/// Reasons that only a turn made point by point can meet: positions, the points so far, the next one.
const MADE: &[(&str, &str, &str, &str, &str)] = &[
    ("star", "start 2", "", "i9", "no-stone"),
    ("star", "start 2", "", "d5", "not-yours"),
    ("star", "start 2", "", "q13", "immovable"),
    ("halma", "start 2", "", "a16", "immovable"),
    ("draughts", "start 2", "", "1", "immovable"),
    ("draughts", "B:W18,32:B14,1,4", "", "1", "must-capture"),
    ("star", "R:Ra5:Bi9", "", "a5", "game-over"),
    ("draughts", "B:W8,11:B4", "", "4", "game-over"),
    ("star", "start 2", "o11 m11", "pick o12", "other-stone"),
    ("halma", "start 2", "c14", "pick d14", "other-stone"),
    (
        "draughts",
        "B:W18,19,27:B14,15",
        "14 23",
        "pick 15",
        "other-stone",
    ),
];

#[test]
fn picking() {
    for &(name, position, path, next, id) in MADE {
        let game = game(name, position);
        let mut turn = game.turn();
        let mut names = path.split(' ').filter(|name| !name.is_empty());
        if let Some(origin) = names.next() {
            turn.pick(point(&game, origin)).unwrap();
        }
        for landing in names {
            turn.land(point(&game, landing)).unwrap();
        }
        let before = turn.path().to_vec();
        let next = point(&game, next.trim_start_matches("pick "));
        let refusal = turn.pick(next).unwrap_err();
        assert_eq!(refusal.reason.id(), id, "{name} {position} {path} {next:?}");
        assert_eq!(turn.path(), before, "a refusal changes nothing");
    }
}

#[test]
fn ending_too_early() {
    for (name, position, path, id) in [
        ("star", "start 2", "n10", "no-landing"),
        ("halma", "start 2", "c14", "no-landing"),
        ("draughts", "start 2", "9", "no-landing"),
        ("draughts", "B:W18,19,27:B14,15", "14", "no-landing"),
        ("draughts", "B:W18,19,27:B14,15", "14 23", "must-continue"),
    ] {
        let game = game(name, position);
        let points: Vec<Point> = path.split(' ').map(|name| point(&game, name)).collect();
        let refusal = game.rules().check(game.position(), &points).unwrap_err();
        assert_eq!(refusal.reason.id(), id, "{name} {position} {path}");
        let mut turn = game.turn();
        turn.pick(points[0]).unwrap();
        for landing in &points[1..] {
            turn.land(*landing).unwrap();
        }
        assert_eq!(turn.finish(), Err(refusal), "{name} {position} {path}");
    }
    // With nothing picked, the turn would be a pass.
    let game = game("star", "start 2");
    assert_eq!(game.turn().finish().unwrap_err().reason, Reason::MayMove);
    assert_eq!(
        game.turn().land(point(&game, "m10")).unwrap_err(),
        Refusal::no_stone(point(&game, "m10"))
    );
}

#[test]
fn the_points_a_refusal_names() {
    for (name, position, text, expected) in [
        (
            "star",
            "start 2",
            "n10-n11",
            "landing-taken (from n10, to n11)",
        ),
        (
            "star",
            "start 2",
            "n10-l10",
            "gap (from n10, to l10, over m10)",
        ),
        (
            "star",
            "start 2",
            "o11-m11-l11",
            "step-in-chain (from m11, to l11)",
        ),
        ("star", "start 2", "i9-i10", "no-stone (from i9)"),
        ("star", "start 2", "pass", "may-move (from n10)"),
        ("star", "R:Ra5:Bi9", "pass", "game-over"),
        (
            "draughts",
            "B:W18,32:B14,1,4",
            "1-5",
            "must-capture (from 14, to 23)",
        ),
        (
            "draughts",
            "B:W18,19,27:B14,15",
            "14-23",
            "must-continue (from 23, to 32)",
        ),
        (
            "draughts",
            "start 2",
            "5x14",
            "own-piece (from 5, to 14, over 9)",
        ),
        ("draughts", "start 2", "9-c4", "light-square (from 9)"),
        ("draughts", "start 2", "b1-9", "light-square"),
    ] {
        let error = read(&game(name, position), text).unwrap_err();
        assert_eq!(error.to_string(), expected, "{name} {position} {text}");
    }
}

/// The tables above leave no reason out.
#[test]
fn the_tables_are_complete() {
    let read = READ.iter().map(|(.., id)| *id);
    let made = MADE.iter().map(|(.., id)| *id);
    let met: BTreeSet<&str> = read.chain(made).chain(["no-landing"]).collect();
    let known = Reason::ALL.iter().map(|reason| reason.id());
    let known: BTreeSet<&str> = known.chain(["unreadable", "not-a-point"]).collect();
    assert_eq!(met, known);
    assert_eq!(Reason::ALL.len() + 2, known.len(), "every id is used once");
}
