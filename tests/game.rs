//! Games: taking back and playing again, branches, resigning and agreeing, what is counted.
#![allow(clippy::unwrap_used)]

#[path = "texts/games.rs"]
mod games;

use games::{ending, game, play, position, read};
use sprungbrett::board::Point;
use sprungbrett::game::{Act, Game, Level, Player};
use sprungbrett::rules::{Reason, Seat};

/// The game of the first `ply` entries, played afresh.
fn replayed(game: &Game, ply: usize) -> Game {
    let start = *game.position_at(0).unwrap();
    let mut fresh = if game.starts_as_usual() {
        Game::new(game.rules(), *game.options())
    } else {
        Game::from_position(game.rules(), *game.options(), start)
    };
    for entry in &game.all_entries()[..ply] {
        match &entry.act {
            Act::Turn(turn) => {
                fresh.play(turn.points()).unwrap();
            }
            Act::Resign => fresh.resign(entry.seat).unwrap(),
            Act::Agree => fresh.agree_draw(entry.seat).unwrap(),
        }
    }
    fresh
}

/// Everything a game tells about the present.
fn told(game: &Game) -> impl PartialEq + std::fmt::Debug + use<> {
    (
        game.ply(),
        game.entries().to_vec(),
        game.positions().to_vec(),
        game.outcome(),
        game.to_move(),
        game.turns(),
        (game.must_pass(), game.occurrences(), game.quiet_turns()),
    )
}

fn played() -> Vec<Game> {
    let mut star = game("star", "start 4");
    play(&mut star, "o12-m10");
    star.resign(Seat::Blue).unwrap();
    for _ in 0..12 {
        let turns = star.turns();
        star.play(turns[turns.len() / 2].points()).unwrap();
    }
    star.resign(Seat::Red).unwrap();

    let mut alone = game("star", "R:Ri9:B");
    play(&mut alone, "i9-i10 pass i10-h10 pass");

    let mut agreed = game("halma", "start 2");
    play(&mut agreed, "c14-c12 n3-n5");
    agreed.agree_draw(Seat::Red).unwrap();

    let mut shuffled = game("draughts", "B:WK32:BK1");
    play(&mut shuffled, "1-5 32-28 5-1 28-32 1-5 32-28 5-1 28-32");

    let mut captured = game("draughts", "start 2");
    play(&mut captured, "11-15 22-18 15x22 25x18 12-16");
    vec![star, alone, agreed, shuffled, captured]
}

#[test]
fn any_ply_is_as_if_played_afresh() {
    for game in played() {
        let length = game.ply();
        let mut moving = game.clone();
        // Down to the start, up to the end, and to and fro in between.
        for ply in (0..length).rev() {
            assert!(moving.undo());
            assert_eq!(told(&moving), told(&replayed(&game, ply)), "ply {ply}");
            assert_eq!(moving.position(), game.position_at(ply).unwrap());
        }
        assert!(!moving.undo(), "there is nothing before the start");
        assert_eq!(moving.ply(), 0);
        for ply in 1..=length {
            assert!(moving.redo());
            assert_eq!(told(&moving), told(&replayed(&game, ply)), "ply {ply}");
            assert!(moving.undo() && moving.redo());
        }
        assert!(!moving.redo(), "there is nothing after the end");
        assert_eq!(moving, game);
        assert!(game.position_at(length + 1).is_none());
    }
}

#[test]
fn another_branch_forgets_what_was_taken_back() {
    let mut game = game("star", "start 2");
    play(&mut game, "o12-m10 d5-e5 m10-l10");
    game.undo();
    game.undo();
    assert_eq!((game.entries().len(), game.all_entries().len()), (1, 3));
    play(&mut game, "d7-e7");
    assert!(!game.redo());
    assert_eq!(game.all_entries().len(), 2);
    let mut fresh = crate::game("star", "start 2");
    play(&mut fresh, "o12-m10 d7-e7");
    assert_eq!(game, fresh);
}

#[test]
fn a_refusal_keeps_what_was_taken_back() {
    let mut game = game("star", "start 2");
    play(&mut game, "o12-m10 d5-e5");
    game.undo();
    let before = game.clone();
    let board = game.rules().board();
    let points = ["d5", "f5"].map(|name| board.point(name).unwrap());
    assert!(game.play(&points).is_err());
    assert_eq!(game, before);
    assert!(game.redo());
}

/// A turn under way is no part of the game: given up in mid-chain, another branch starts afresh.
#[test]
fn a_turn_taken_back_in_mid_chain() {
    let game = game("star", "R:Ri11,n10:Bh10,g8,h7,j8,k10,j11");
    let point = |name| game.rules().board().point(name).unwrap();
    let mut turn = game.turn();
    turn.pick(point("i11")).unwrap();
    for landing in ["g9", "g7", "i7"] {
        turn.land(point(landing)).unwrap();
    }
    assert!(turn.back() && turn.back());
    assert_eq!(turn.path(), [point("i11"), point("g9")]);
    // The points taken back may be landed on once more.
    assert_eq!(turn.targets(), [point("g7")]);
    assert!(turn.back() && turn.back());
    assert!(!turn.back(), "nothing is left to take back");
    turn.pick(point("i11")).unwrap();
    for landing in ["k11", "k9", "i7"] {
        turn.land(point(landing)).unwrap();
    }
    let made = turn.finish().unwrap();
    let (mut first, mut second) = (game.clone(), game.clone());
    first.play(made.points()).unwrap();
    play(&mut second, "i11-k11-k9-i7");
    assert_eq!(first, second);
    assert_eq!(game.ply(), 0);
}

#[test]
fn a_point_further_along() {
    let game = game("star", "R:Ri11,q13:Bh10,g8,h7,j8,k10,j11");
    let point = |name| game.rules().board().point(name).unwrap();
    let mut turn = game.turn();
    turn.pick(point("i11")).unwrap();
    assert!(turn.further().contains(point("i7")));
    assert!(
        !turn.further().contains(point("g9")),
        "that is the next landing"
    );
    turn.land(point("i7")).unwrap();
    let path: Vec<Point> = ["i11", "g9", "g7", "i7"].map(point).to_vec();
    assert_eq!(turn.path(), path);
    assert!(turn.may_stop() && !turn.is_complete());
    assert_eq!((turn.origin(), turn.here()), (Some(path[0]), Some(path[3])));
    turn.land(point("k11")).unwrap();
    assert!(turn.is_complete(), "only the origin is left");
    assert!(turn.further().is_empty());
}

/// A king on its way round comes back to its origin; a click on the piece itself is no order to run the circle.
#[test]
fn the_origin_of_a_circle_is_further_along() {
    let game = game("draughts", "W:WK7:B10,11,18,19");
    let point = |name| game.rules().board().point(name).unwrap();
    let mut turn = game.turn();
    turn.pick(point("7")).unwrap();
    assert_eq!(turn.land(point("7")).unwrap_err().reason, Reason::SamePoint);
    turn.land(point("14")).unwrap();
    assert!(turn.further().contains(point("7")));
    turn.land(point("7")).unwrap();
    assert_eq!(turn.path().len(), 5);
    assert!(turn.is_complete());
}

#[test]
fn agreeing() {
    let mut game = game("draughts", "start 2");
    play(&mut game, "11-15");
    game.agree_draw(Seat::Black).unwrap();
    assert_eq!(ending(&game), "agreement");
    assert_eq!((game.to_move(), game.turns().len()), (None, 0));
    assert_eq!(
        game.agree_draw(Seat::White).unwrap_err().reason,
        Reason::GameOver
    );
    assert!(game.resign(Seat::White).is_err());
    assert!(!game.must_pass());
    assert!(game.undo());
    assert_eq!(ending(&game), "");
    play(&mut game, "22-18");
    assert!(!game.redo());
}

#[test]
fn resigning_is_taken_back() {
    let mut game = game("star", "start 3");
    play(&mut game, "o12-m10");
    let before = position(&game);
    game.resign(Seat::Red).unwrap();
    assert_eq!(game.position().place(Seat::Red), Some(3));
    assert_eq!(
        position(&game),
        before,
        "the stones stay, and so does the turn"
    );
    assert!(game.undo());
    assert_eq!(game.position().place(Seat::Red), None);
    assert!(game.redo());
    assert_eq!(game.position().place(Seat::Red), Some(3));
}

#[test]
fn counters_are_taken_back() {
    let mut game = game("draughts", "B:WK32:BK1,13");
    let mut counts = vec![(game.quiet_turns(), game.occurrences())];
    for turn in "1-5 32-28 5-1 28-32 13-17 32-28 1-5 28-32 5-1".split(' ') {
        play(&mut game, turn);
        counts.push((game.quiet_turns(), game.occurrences()));
    }
    assert_eq!(
        counts,
        [
            (0, 1),
            (1, 1),
            (2, 1),
            (3, 1),
            (4, 2),
            (0, 1),
            (1, 1),
            (2, 1),
            (3, 1),
            (4, 2)
        ]
    );
    while let Some(expected) = counts.pop() {
        assert_eq!((game.quiet_turns(), game.occurrences()), expected);
        assert_eq!(game.undo(), !counts.is_empty());
    }
}

/// To and fro, and everything taken back: every occurrence is counted, none is lost.
#[test]
fn to_and_fro() {
    for (name, text, turns) in [
        ("star", "start 2", "n10-m10 d5-e5 m10-n10 e5-d5"),
        ("halma", "start 2", "e16-f16 l1-k1 f16-e16 k1-l1"),
    ] {
        let mut game = game(name, text);
        for round in 0..3 {
            assert_eq!(game.occurrences(), round + 1, "{name}");
            play(&mut game, turns);
        }
        assert_eq!(game.occurrences(), 4);
        assert_eq!(ending(&game), "", "no race is drawn by repetition");
        for round in (0..3).rev() {
            for _ in 0..4 {
                assert!(game.undo());
            }
            assert_eq!(game.occurrences(), round + 1, "{name}");
        }
        assert!(!game.undo());
    }
}

#[test]
fn a_win_is_taken_back() {
    let mut game = game("star", "R:Re6:Bi9");
    play(&mut game, "e6-d6");
    assert_eq!(ending(&game), "red blue");
    assert!(read(&game, "i9-i10").is_err());
    assert!(game.undo());
    assert_eq!(
        (ending(&game).as_str(), game.to_move()),
        ("", Some(Seat::Red))
    );
    play(&mut game, "e6-f6 i9-i10");
}

#[test]
fn the_position_decides_the_players() {
    for (text, players) in [("G:Ri9:Gi10:O", 3), ("R:R:Bi9", 2)] {
        let game = game("star", text);
        assert_eq!(game.options().players, players);
        assert!(!game.starts_as_usual());
    }
    assert!(game("star", "start 6").starts_as_usual());
}

#[test]
fn written_turns_are_played_or_leave_the_game_as_it_is() {
    let mut game = game("draughts", "B:WK32:BK1");
    let error = |game: &mut Game, text: &str| game.play_written(text).unwrap_err().id();
    assert_eq!(error(&mut game, "32-28"), "not-yours");
    assert_eq!(error(&mut game, "1"), "unreadable");
    assert_eq!(game.ply(), 0);
    for text in [
        "1-5", "32-28", "5-1", "28-32", "1-5", "32-28", "5-1", "28-32",
    ] {
        game.play_written(text).unwrap();
    }
    assert_eq!(ending(&game), "repetition");
    assert_eq!(error(&mut game, "1-5"), "game-over");
    assert_eq!(game.ply(), 8);
}

#[test]
fn levels() {
    for (name, level) in [
        ("1", Some(Level::Beginner)),
        ("beginner", Some(Level::Beginner)),
        ("Club", Some(Level::Club)),
        ("5", Some(Level::Master)),
        ("0", None),
        ("6", None),
        ("", None),
        ("clubs", None),
    ] {
        assert_eq!(Level::named(name), level, "{name:?}");
    }
    for (number, level) in (1..).zip(Level::ALL) {
        assert_eq!(level.number(), number);
        assert_eq!(Player::Ai(level).level(), Some(level));
    }
    assert_eq!(Player::Human.level(), None);
}
