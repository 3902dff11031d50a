//! The three boards: points, names, directions, camps, views.
#![allow(clippy::unwrap_used)]

#[path = "texts/games.rs"]
mod games;

use games::ruleset;
use sprungbrett::board::{Board, NameError, Place, PointSet};
use sprungbrett::rules::{self, Choice, Seat};

fn points(board: &Board, names: &str) -> PointSet {
    names
        .split(' ')
        .map(|name| board.point(name).unwrap())
        .collect()
}

fn neighbours(board: &Board, name: &str) -> Vec<String> {
    board
        .neighbours(board.point(name).unwrap())
        .map(|point| board.names(point).last().unwrap().clone())
        .collect()
}

#[test]
fn sizes_and_directions() {
    for (name, size, directions, views) in [
        ("sternhalma", 121, 6, 6),
        ("halma", 256, 8, 2),
        ("draughts", 32, 4, 2),
    ] {
        let board = ruleset(name).board();
        assert_eq!(
            (board.size(), board.directions(), board.views()),
            (size, directions, views),
            "{name}"
        );
        assert_eq!(board.points().count(), size, "{name}");
    }
}

#[test]
fn directions_have_their_order() {
    for (name, point, expected) in [
        ("sternhalma", "i9", "i10 h9 h8 i8 j9 j10"),
        ("sternhalma", "a5", "b5 b6"),
        ("sternhalma", "q13", "p13 p12"),
        ("sternhalma", "e1", "e2 f2"),
        ("halma", "h8", "i8 i9 h9 g9 g8 g7 h7 i7"),
        ("halma", "a1", "b1 b2 a2"),
        ("draughts", "e3", "f4 d4 d2 f2"),
        ("draughts", "a1", "b2"),
    ] {
        let found = neighbours(ruleset(name).board(), point);
        assert_eq!(found.join(" "), expected, "{name} {point}");
    }
}

#[test]
fn the_star_has_exactly_the_holes_of_two_triangles() {
    let board = ruleset("star").board();
    let mut holes = 0;
    for (y, letter) in (-8..=8).rev().zip('a'..='q') {
        for number in 1..=17 {
            let x = number - 9;
            let z: i32 = -x - y;
            let is_hole = x.max(y).max(z) <= 4 || x.min(y).min(z) >= -4;
            let name = format!("{letter}{number}");
            assert_eq!(board.point(&name).is_ok(), is_hole, "{name}");
            holes += i32::from(is_hole);
        }
    }
    assert_eq!(holes, 121);
    let place = |name| board.place(board.point(name).unwrap());
    assert_eq!(place("a5"), Place::new(9, 1));
    assert_eq!(place("q13"), Place::new(9, 17));
}

#[test]
fn draughts_squares_have_numbers() {
    let board = ruleset("draughts").board();
    for (squares, numbers) in [
        ("g1 e1 c1 a1 h2 f2 d2 b2", 1..=8),
        ("g3 e3 c3 a3 h4 f4 d4 b4", 9..=16),
        ("g5 e5 c5 a5 h6 f6 d6 b6", 17..=24),
        ("g7 e7 c7 a7 h8 f8 d8 b8", 25..=32),
    ] {
        for (square, number) in squares.split(' ').zip(numbers) {
            let point = board.point(square).unwrap();
            assert_eq!(board.name(point), number.to_string(), "{square}");
            assert_eq!(board.point(&number.to_string()), Ok(point), "{square}");
            assert_eq!(board.point(&square.to_uppercase()), Ok(point), "{square}");
        }
    }
    for (name, error) in [
        ("b1", NameError::LightSquare("b1".to_owned())),
        ("H1", NameError::LightSquare("h1".to_owned())),
        ("33", NameError::Unknown("33".to_owned())),
        ("0", NameError::Unknown("0".to_owned())),
        ("i1", NameError::Unknown("i1".to_owned())),
        ("", NameError::Unknown(String::new())),
    ] {
        assert_eq!(board.point(name), Err(error), "{name}");
    }
    assert_eq!(board.blanks().count(), 32);
}

#[test]
fn camps_stand_at_their_tips() {
    for (name, seat, home) in [
        ("star", Seat::Red, "n10 n11 n12 n13 o11 o12 o13 p12 p13 q13"),
        ("star", Seat::Yellow, "j5 k5 k6 l5 l6 l7 m5 m6 m7 m8"),
        ("star", Seat::Green, "e1 e2 e3 e4 f2 f3 f4 g3 g4 h4"),
        ("star", Seat::Blue, "a5 b5 b6 c5 c6 c7 d5 d6 d7 d8"),
        (
            "star",
            Seat::Orange,
            "e10 e11 e12 e13 f11 f12 f13 g12 g13 h13",
        ),
        (
            "star",
            Seat::Purple,
            "j14 k14 k15 l14 l15 l16 m14 m15 m16 m17",
        ),
        (
            "halma",
            Seat::Red,
            "a16 b16 c16 d16 e16 a15 b15 c15 d15 e15 a14 b14 c14 d14 a13 b13 c13 a12 b12",
        ),
        (
            "halma",
            Seat::Blue,
            "l1 m1 n1 o1 p1 l2 m2 n2 o2 p2 m3 n3 o3 p3 n4 o4 p4 o5 p5",
        ),
    ] {
        let rules = ruleset(name);
        let camp = rules.camp(seat).unwrap();
        assert_eq!(camp.home, points(rules.board(), home), "{name} {seat:?}");
        assert_eq!(camp.home.len(), rules.most_stones(), "{name} {seat:?}");
    }
    assert!(ruleset("draughts").camp(Seat::Black).is_none());
}

#[test]
fn every_goal_is_the_point_reflection_of_the_home() {
    for &rules in rules::ALL {
        let board = rules.board();
        let half = board.views() / 2;
        for &seat in rules.seatings().iter().copied().flatten() {
            let Some(camp) = rules.camp(seat) else {
                continue;
            };
            let reflected = camp.home.iter().map(|point| {
                let place = board.turned(board.place(point), half);
                board.at(place).unwrap()
            });
            assert_eq!(camp.goal, reflected.collect(), "{rules:?} {seat:?}");
        }
    }
}

#[test]
fn seatings() {
    use Seat::{Black, Blue, Green, Orange, Purple, Red, White, Yellow};
    let all = [Red, Yellow, Green, Blue, Orange, Purple];
    for (name, players, seats) in [
        ("star", 2, &[Red, Blue][..]),
        ("star", 3, &[Red, Green, Orange]),
        ("star", 4, &[Red, Yellow, Blue, Orange]),
        ("star", 6, &all),
        ("halma", 2, &[Red, Blue]),
        ("draughts", 2, &[Black, White]),
    ] {
        let rules = ruleset(name);
        assert_eq!(rules.seats(players), Some(seats), "{name} {players}");
        let start = rules.start(&rules.options(players));
        assert_eq!(start.to_move(), seats[0], "{name} {players}");
        assert_eq!(start.players(), players, "{name} {players}");
        let stones: usize = seats.iter().map(|seat| start.stones(*seat).len()).sum();
        assert_eq!(stones, rules.most_stones() * players, "{name} {players}");
        // Turns go round in this order.
        let mut seat = seats[0];
        for &next in seats[1..].iter().chain(&seats[..1]) {
            seat = start.seat_after(seat).unwrap();
            assert_eq!(seat, next, "{name} {players}");
        }
    }
    for (name, refused) in [
        ("star", &[0, 1, 5, 7, 8][..]),
        ("halma", &[0, 1, 3, 4, 6]),
        ("draughts", &[0, 1, 3]),
    ] {
        for &players in refused {
            assert_eq!(ruleset(name).seats(players), None, "{name} {players}");
        }
    }
}

#[test]
fn names_of_the_games() {
    for (name, id) in [
        ("sternhalma", "sternhalma"),
        ("star", "sternhalma"),
        ("Chinese-Checkers", "sternhalma"),
        ("halma-bintang", "sternhalma"),
        ("square", "halma"),
        ("checkers", "draughts"),
        ("DAME", "draughts"),
        ("checkerboard", "draughts"),
    ] {
        assert_eq!(rules::named(name).map(rules::Rules::id), Some(id), "{name}");
    }
    for name in ["", "chess", "halma ", "stern"] {
        assert!(rules::named(name).is_none(), "{name}");
    }
}

#[test]
fn usual_options() {
    for (name, players, anti_block, quiet, repetition) in [
        ("star", 2, false, 0, 0),
        ("star", 3, true, 0, 0),
        ("star", 4, true, 0, 0),
        ("star", 6, true, 0, 0),
        ("halma", 2, false, 0, 0),
        ("draughts", 2, false, 80, 3),
    ] {
        let options = ruleset(name).options(players);
        let found = (
            options.players,
            options.anti_block,
            options.quiet_draw,
            options.repetition_draw,
        );
        assert_eq!(found, (players, anti_block, quiet, repetition), "{name}");
    }
    assert!(ruleset("star").offers(Choice::AntiBlock));
    assert!(!ruleset("draughts").offers(Choice::AntiBlock));
    assert!(ruleset("draughts").offers(Choice::QuietDraw));
    assert!(!ruleset("halma").offers(Choice::RepetitionDraw));
}

#[test]
fn every_view_shows_every_point_once() {
    for &rules in rules::ALL {
        let board = rules.board();
        for view in 0..board.views() {
            let seen: PointSet = board
                .points()
                .map(|point| board.at(board.turned(board.place(point), view)).unwrap())
                .collect();
            assert_eq!(seen.len(), board.size(), "{rules:?} view {view}");
            for point in board.points() {
                let there = board.turned(board.place(point), view);
                let back = board.turned(there, board.views() - view);
                assert_eq!(back, board.place(point), "{rules:?} view {view}");
            }
        }
    }
    // One view on, the south tip is where the south-west tip was: the board turns clockwise.
    let star = ruleset("star");
    let seen = star.camp(Seat::Red).unwrap().home.iter().map(|point| {
        let place = star.board().turned(star.board().place(point), 1);
        star.board().at(place).unwrap()
    });
    let seen: PointSet = seen.collect();
    assert_eq!(seen, star.camp(Seat::Yellow).unwrap().home);
}

#[test]
fn lines() {
    let board = ruleset("star").board();
    let point = |name: &str| board.point(name).unwrap();
    let between = |from, to| {
        let points = board.between(point(from), point(to))?;
        let names: Vec<&str> = points.iter().map(|point| board.name(*point)).collect();
        Some(names.join(" "))
    };
    for (from, to, expected) in [
        ("i9", "i10", Some("")),
        ("i9", "i11", Some("i10")),
        ("i9", "e9", Some("h9 g9 f9")),
        ("i9", "g10", None),
        ("i9", "i9", None),
        // The line leaves the board between the tips.
        ("d5", "d8", Some("d6 d7")),
    ] {
        let expected = expected.map(str::to_owned);
        assert_eq!(between(from, to), expected, "{from} {to}");
    }
    assert_eq!(board.over(point("i9"), point("g9")), Some(point("h9")));
    assert_eq!(board.over(point("i9"), point("h9")), None);
    let far = board.distances(point("q13"));
    assert_eq!(far[point("q13").index()], 0);
    assert_eq!(far[point("a5").index()], 16);
    assert_eq!(far[point("e1").index()], 12);
}
