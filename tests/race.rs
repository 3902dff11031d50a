//! Sternhalma and Halma: turns, wins, places, the anti-blocking rule, passes.
#![allow(clippy::unwrap_used)]

#[path = "texts/games.rs"]
mod games;

use games::{ending, game, game_with, play, position, read, ruleset, turns, written};
use sprungbrett::rules::{Draw, Move, Outcome, Seat};

const COOPERATIVE: &str = "n12-m12 d7-e8 n13-l11 b5-d7-f9 o11-m11-k11 c7-e9-g9 p12-n12-l12-j10 a5-c7-e9-e7 j10-i10 \
    d8-f8-h10-j10-l12-n12-p12 n10-n12-l12-l10 d6-f8-h10-j10-l12-n12-n10 l11-k10 \
    b6-d6-f8-h10-j10-l12-n12 p13-n13-l11-j9 f9-h9-j11-l11-n13-p13 q13-o11-m11-m13 \
    d5-b5-d7-f9-h9-j11-l11-n13 i10-h9 g9-i9-k9-m11-o11-q13 o13-m11-k9-i9-g9 c6-d6 g9-f8 \
    e7-g9-i9-k9-m11-o11 k10-j10 c5-e7-g9-i9-k9-m11-o13 o12-m10-k10-i8 e8-g8-i10-k10-m10-o12 k11-k12 \
    d6-e7 k12-l12 e7-g9-i9-k9-m11 n11-l11-l13 m11-n11";

const SOLO_STAR: &str = "n13-m12 p13-n13-l11 o11-m11-k11 k11-j11 o13-m11-k11-i11 q13-o11-m11-k11 n12-l12-j10-j12-h10 \
    h10-g9 p12-n12-l12-j10-j12-h10-f8 n10-n12-l12-j10-j12-h10 m12-m11 \
    o12-m10-m12-k10-k12-i10-g10-g8-e8 j11-h11-h9-f9-d7 d7-d6 l11-j11-h11-h9-f9-d7 d7-c6 \
    n11-l11-j11-h11-h9-f9-d7-b5 m11-l11 l11-j11-h11-h9-f9-d7-d5 k11-j11 j11-h11-h9-f9-d7 \
    g9-e7-c5-a5 i11-g9-e7-c7 h10-g9 g9-e7-c5 f8-d8-b6 e8-d8";

const SOLO_HALMA: &str = "c13-d12 a13-c13-e11 b15-d13-d11-f11 a14-c12-e12-g10 g10-h9 a16-a14-c12-e12-g10-i8 i8-j7 \
    a12-c12-e12-g10-i8-k6 a15-c13-a13-c11-e13 e16-e14-e12-g10-i8 c16-e14-e12-g10 \
    d14-f12-f10-h10-h8-j8-j6-l6 e11-g11-g9-i9-i7-k7-k5 b16-d14-f12-f10-h10-h8-j8-j6-l4 \
    c15-c13-e11-g11-g9-i9-i7-k7-m5-k3 l4-m4 e15-c15-c13-e11-g11-g9-i9-i7-k7-m5-m3 \
    b14-d14-f12-f10-h10-h8-j8-j6-l4-n4-l2 b12-b14-d14-f12-f10-h10-h8-j8-j6-l4-n2 \
    c14-e16-c16-e14-e12 d16-d14-f12-f10-h10-h8-j8-j6-l4-n4 b13-c13 c13-e11-g11-g9-i9-i7-k7-m5-o3-m1 \
    e13-e11-g11-g9-i9-i7-k7-m5-o3 n4-o4 d12-f12-f10-h10-h8-j8-j6-l4-n4-p2 j7-l5-n3-p3-p1 \
    h9-j7-l5-n3-p3 f11-h9-j7-l5-n3-n1 d15-d14 d14-d13 d13-f11-h9-j7-l5-n3-l3-l1 e12-f11 \
    f11-h9-j7-l5-n3-p5 l6-j6-l4-n4-p4 k6-k4-k2-m2-o2 g10-h9 h9-j7 i8-k6-k4-k2-m2 j7-j6 j6-l4-n4 \
    k3-l4 m3-o1 k5-m3-o5 m4-n3 l4-m3";

#[test]
fn the_start_of_the_star() {
    let game = game("star", "start 2");
    let board = game.rules().board();
    let (jumps, steps): (Vec<Move>, Vec<Move>) = game
        .turns()
        .into_iter()
        .partition(|turn| !turn.path().unwrap().over().is_empty());
    assert_eq!((steps.len(), jumps.len()), (8, 6));
    for turn in &steps {
        let path = turn.path().unwrap();
        assert!(board.neighbours(path.origin()).any(|to| to == path.end()));
    }
    assert_eq!(
        turns(&game).join(" "),
        "n10-m10 n10-m9 n11-m11 n11-m10 n12-m12 n12-m11 n13-m13 n13-m12 \
         o11-m11 o11-m9 o12-m12 o12-m10 o13-m13 o13-m11"
    );
}

/// A line A B C D E with a stone on A, others on B and D.
#[test]
fn a_line_of_five() {
    for (name, points) in [("star", "i5 i6 i7 i8 i9"), ("halma", "c3 d4 e5 f6 g7")] {
        let points: Vec<&str> = points.split(' ').collect();
        let &[origin, near, first, far, second] = &points[..] else {
            panic!("a line of five");
        };
        for other in ["R", "B"] {
            let text = match other {
                "R" => format!("R:R{origin},{near},{far}:B"),
                _ => format!("R:R{origin}:B{near},{far}"),
            };
            let start = game(name, &text);
            let found: Vec<String> = turns(&start)
                .into_iter()
                .filter(|turn| turn.starts_with(&format!("{origin}-")) && !turn.contains(near))
                .collect();
            for legal in [
                format!("{origin}-{first}"),
                format!("{origin}-{first}-{second}"),
            ] {
                assert!(found.contains(&legal), "{name}: {legal} in {found:?}");
                let mut after = start.clone();
                play(&mut after, &legal);
                for support in [near, far] {
                    let point = start.rules().board().point(support).unwrap();
                    assert_eq!(
                        after.position().at(point),
                        start.position().at(point),
                        "{support} stays"
                    );
                }
            }
        }
        let taken = game(name, &format!("R:R{origin}:B{near},{far},{second}"));
        assert!(read(&taken, &format!("{origin}-{first}")).is_ok());
        let error = read(&taken, &format!("{origin}-{first}-{second}")).unwrap_err();
        assert_eq!(error.id(), "landing-taken", "{name}");
    }
}

#[test]
fn neighbouring_camps_touch() {
    let rules = ruleset("star");
    let options = rules.options(4);
    let start = rules.start(&options);
    let second = rules.turns(&start).into_iter().map(|turn| {
        let after = rules.after(&options, &start, &turn);
        rules.turns(&after).len()
    });
    assert_eq!(
        second.sum::<usize>(),
        199,
        "not 196: yellow is red's neighbour"
    );
}

#[test]
fn a_cooperative_game() {
    let mut game = game("star", "start 2");
    let (before, last) = COOPERATIVE.rsplit_once(' ').unwrap();
    play(&mut game, before);
    assert_eq!((game.ply(), ending(&game).as_str()), (33, ""));
    play(&mut game, last);
    assert_eq!((game.ply(), ending(&game).as_str()), (34, "blue red"));
    assert!(game.turns().is_empty());
    assert_eq!(game.to_move(), None);
    assert_eq!(read(&game, "i9-i10").unwrap_err().id(), "game-over");
    assert_eq!(read(&game, "pass").unwrap_err().id(), "game-over");
}

/// One side alone brings its army across; the other has no stones, so it passes.
#[test]
fn one_side_alone() {
    for (name, record, length, winner) in [
        ("star", SOLO_STAR, 27, "red blue"),
        ("halma", SOLO_HALMA, 46, "red blue"),
    ] {
        let full = game(name, "start 2");
        let mut alone = *full.position();
        for point in alone.stones(Seat::Blue).iter() {
            alone.clear(point);
        }
        let text = sprungbrett::notation::position(full.rules(), &alone);
        assert!(text.ends_with(":B"), "{text}");
        let mut game = game(name, &text);
        let record: Vec<&str> = record.split(' ').collect();
        assert_eq!(record.len(), length, "{name}");
        for (turn, text) in (1..).zip(&record) {
            assert_eq!(ending(&game), "", "{name} before turn {turn}");
            play(&mut game, text);
            if turn < length {
                assert!(game.must_pass(), "{name} after turn {turn}");
                assert_eq!(game.turns(), [Move::Pass]);
                play(&mut game, "pass");
            }
        }
        assert_eq!(ending(&game), winner, "{name}");
    }
}

#[test]
fn the_last_stone_steps_home() {
    let mut game = game(
        "halma",
        "R:Ro6,p5,n4,o4,p4,m3,n3,o3,p3,l2,m2,n2,o2,p2,l1,m1,n1,o1,p1:\
         Ba16,c16,d16,e16,a15,b15,c15,d15,e15,a14,c14,f14,a13,b12,c11,k11,o8,k4,k2",
    );
    assert_eq!(ending(&game), "");
    let winning = game.turns().into_iter().filter(|turn| {
        let after = game.rules().after(game.options(), game.position(), turn);
        game.rules().outcome(&after).is_some()
    });
    let winning: Vec<String> = winning.map(|turn| written(&game, &turn)).collect();
    assert_eq!(winning, ["o6-o5"]);
    play(&mut game, "o6-o5");
    assert_eq!(ending(&game), "red blue");
}

/// Two mutual blocks from real games.
const BLOCK_A: &str = "B:Re5,e7,e8,d5,d6,d8,c6,c7,b5,a5:Bq13,p12,p13,o11,o12,o13,n12,n13,c5,b6";
const BLOCK_B: &str = "R:Rp12,d5,d6,d7,d8,c5,c6,c7,b6,a5:Bq13,p13,o11,o12,o13,n10,n11,n12,n13,m11";

#[test]
fn mutual_blocks() {
    for (block, anti_block, expected) in [
        (BLOCK_A, false, ""),
        (BLOCK_A, true, ""),
        (BLOCK_B, false, ""),
        (BLOCK_B, true, "blue red"),
    ] {
        let game = game_with("star", block, |options| options.anti_block = anti_block);
        assert_eq!(ending(&game), expected, "{block} {anti_block}");
        assert_eq!(game.turns().is_empty(), !expected.is_empty(), "{block}");
    }
    for (last, anti_block, expected) in [
        ("e7-d7", true, "red blue"),
        ("e8-d7", true, "red blue"),
        ("e7-d7", false, ""),
        ("e8-f8", true, ""),
    ] {
        let mut game = game_with("star", BLOCK_A, |options| options.anti_block = anti_block);
        play(&mut game, "n12-m12");
        assert_eq!(ending(&game), "");
        play(&mut game, last);
        assert_eq!(ending(&game), expected, "{last} {anti_block}");
    }
}

/// Nobody wins by slipping one stone in early: every part of the anti-blocking rule is needed.
#[test]
fn the_anti_blocking_rule() {
    const GREEN: &str = "Ga5,b5,b6,c5,c6,c7,d6,d7,d8";
    for (red, green, expected) in [
        // The goal is full, one own stone in it, none at home.
        ("d5,i9", GREEN, "red"),
        // One stone still in its own camp.
        ("d5,q13", GREEN, ""),
        // One point of the goal is free.
        ("d5,i9", "Ga5,b5,b6,c5,c6,c7,d6,d7,i5", ""),
        // None of its own stones in the goal.
        ("i9,i10", "Ga5,b5,b6,c5,c6,c7,d5,d6,d7,d8", ""),
    ] {
        for anti_block in [true, false] {
            let text = format!("G:R{red}:{green}:Oi12");
            let game = game_with("star", &text, |options| options.anti_block = anti_block);
            let home = game.position().place(Seat::Red).map(|_| "red");
            let expected = if anti_block { expected } else { "" };
            assert_eq!(home.unwrap_or(""), expected, "{text} {anti_block}");
        }
    }
}

/// One turn of Orange makes Orange and Red home: Orange, which has moved, comes first.
#[test]
fn the_mover_is_tested_first() {
    let text = "O:Ra5,b5,b6,c5,c7,d5,d6,d7,d8,i9:Gk5,k6,l5,l6,l7,m5,m6,m7,m8:Oj5,e10,e9";
    for (anti_block, expected) in [(true, "orange red green"), (false, "")] {
        let mut game = game_with("star", text, |options| options.anti_block = anti_block);
        assert_eq!(ending(&game), "");
        play(&mut game, "e10-e8-c6");
        assert_eq!(ending(&game), expected);
    }
    // Loaded after that turn, the position tells the same.
    let after = "R:Ra5,b5,b6,c5,c7,d5,d6,d7,d8,i9:Gk5,k6,l5,l6,l7,m5,m6,m7,m8:Oj5,c6,e9";
    assert_eq!(ending(&game("star", after)), "orange red green");
}

#[test]
fn places() {
    let mut game = game("star", "R:Re6:Gi12:Oi7");
    play(&mut game, "e6-d5");
    let place = |game: &sprungbrett::game::Game, seat| game.position().place(seat);
    assert_eq!(place(&game, Seat::Red), Some(1));
    assert_eq!(game.position().places(), [Seat::Red]);
    assert_eq!(ending(&game), "", "the others play on");
    // The winner's stone is a support, and its seat is skipped.
    play(&mut game, "i12-j13 i7-j7");
    assert_eq!(game.to_move(), Some(Seat::Green));
    play(&mut game, "j13-j14");
    assert_eq!(ending(&game), "red green orange");
    assert_eq!(place(&game, Seat::Orange), Some(3));
    assert_eq!(game.position().seat_after(Seat::Green), None);
    assert_eq!(game.to_move(), None);
}

#[test]
fn a_winner_still_supports() {
    let mut game = game("star", "R:Rd6:Gd5,i9:Oi7");
    // Red is home in the loaded position, so Green is to move, and jumps over Red's stone.
    assert_eq!(game.position().places(), [Seat::Red]);
    assert_eq!(game.to_move(), Some(Seat::Green));
    play(&mut game, "d5-d7");
    assert_eq!(game.position().stones(Seat::Red).len(), 1);
}

#[test]
fn resigning() {
    // Acts: a turn, or a seat that resigns.
    for (players, acts, expected) in [
        (2, "resign-red", "blue red"),
        (2, "resign-blue", "red blue"),
        (2, "n10-m10 resign-red", "blue red"),
        (3, "resign-red", ""),
        (3, "resign-red resign-orange", "green orange red"),
        (3, "resign-green n10-m10 resign-orange", "red orange green"),
        (
            4,
            "resign-blue resign-red resign-yellow",
            "orange yellow red blue",
        ),
        (
            6,
            "resign-purple resign-red resign-blue resign-green resign-orange",
            "yellow orange green blue red purple",
        ),
    ] {
        let mut game = game("star", &format!("start {players}"));
        let stones = game.position().occupied().len();
        for act in acts.split(' ') {
            assert_eq!(ending(&game), "", "{acts}");
            match act.strip_prefix("resign-") {
                Some(id) => {
                    let seat = Seat::ALL.into_iter().find(|seat| seat.id() == id).unwrap();
                    game.resign(seat).unwrap();
                    assert!(game.resign(seat).is_err(), "once is enough");
                    assert_ne!(game.to_move(), Some(seat), "{acts}: it is skipped");
                }
                None => play(&mut game, act),
            }
        }
        assert_eq!(ending(&game), expected, "{acts}");
        assert_eq!(game.position().occupied().len(), stones, "the stones stay");
    }
    // In turn the next seat follows; out of turn it stays the mover's turn.
    let mut game = game("star", "start 4");
    game.resign(Seat::Blue).unwrap();
    assert_eq!(game.to_move(), Some(Seat::Red));
    game.resign(Seat::Red).unwrap();
    assert_eq!(game.to_move(), Some(Seat::Yellow));
    assert!(
        game.resign(Seat::Green).is_err(),
        "green does not take part"
    );
    let any = game.turns().remove(0);
    game.play(any.points()).unwrap();
    assert_eq!(game.to_move(), Some(Seat::Orange), "blue is skipped");
}

/// Places for those who win after somebody has resigned.
#[test]
fn a_resigned_seat_is_last() {
    let mut game = game("star", "R:Re6:Gi12:Oi7");
    game.resign(Seat::Green).unwrap();
    play(&mut game, "e6-d5");
    assert_eq!(ending(&game), "red orange green");
}

#[test]
fn a_seat_that_cannot_move_passes() {
    let mut game = game("star", "R:Rq13:Bp12,p13,o11,o13,i9");
    assert!(game.must_pass());
    assert_eq!(turns(&game), ["pass"]);
    assert_eq!(read(&game, "q13-o11").unwrap_err().id(), "landing-taken");
    assert!(
        game.turn()
            .pick(game.rules().board().point("q13").unwrap())
            .is_err()
    );
    play(&mut game, "PASS");
    assert_eq!(game.to_move(), Some(Seat::Blue));
    assert!(!game.must_pass());
    assert_eq!(read(&game, "pass").unwrap_err().id(), "may-move");
    play(&mut game, "o13-o12");
    assert!(!game.must_pass());
    assert_eq!(turns(&game), ["q13-o13"]);
}

#[test]
fn nobody_can_move() {
    // Without stones.
    for text in ["R:R:B", "B:R:B"] {
        assert_eq!(ending(&game("star", text)), "blocked", "{text}");
    }
    // Red could move, but it has resigned; the stones that stay shut the others in.
    let mut game = game("star", "R:Rp12,p13,o11,o13,b5,b6,c5,c7:Gq13:Oa5");
    assert_eq!(ending(&game), "");
    game.resign(Seat::Red).unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Draw(Draw::Blocked)));
    assert!(game.turns().is_empty());
    assert!(!game.must_pass());
    assert_eq!(read(&game, "pass").unwrap_err().id(), "game-over");
    assert!(game.undo());
    assert_eq!(ending(&game), "");
}

#[test]
fn a_loaded_finished_position_has_no_turns() {
    for (name, text, expected) in [
        ("star", "R:Ra5:Bi9", "red blue"),
        ("star", "B:Ra5:Bi9", "red blue"),
        ("star", "R:Ri9:Bq13", "blue red"),
        ("star", "R:Ra5:Bq13", "blue red"),
        ("star", "B:Ra5:Bq13", "red blue"),
        ("star", "G:Ra5:Gm17:Oi9", "red green orange"),
        ("halma", "R:Rp1:Ba1", "red blue"),
        ("halma", "R:Rp1,o1:Ba16", "blue red"),
    ] {
        let mut game = game(name, text);
        assert_eq!(ending(&game), expected, "{text}");
        assert!(game.turns().is_empty(), "{text}");
        assert!(!game.must_pass(), "{text}");
        assert_eq!(game.to_move(), None, "{text}");
        assert!(game.turn().targets().is_empty(), "{text}");
        let (paths, truncated) = game.rules().paths(game.position(), 10);
        assert!(paths.is_empty() && !truncated, "{text}");
        assert!(game.play(&[]).is_err(), "{text}");
    }
}

#[test]
fn stones_may_leave_the_goal_and_enter_any_camp() {
    let game = game("star", "R:Rd5,i9,m9,m13,h5,h12:Bj11");
    for text in ["d5-e5", "m9-m8", "m13-m14", "h5-h4", "h12-h13"] {
        assert!(read(&game, text).is_ok(), "{text}");
    }
}

/// A ring of supports: every landing once, and not back to the origin, although it is empty.
#[test]
fn no_point_is_landed_on_twice() {
    let game = game("star", "R:Ri11:Bh10,g8,h7,j8,k10,j11");
    assert!(read(&game, "i11-g9-g7-i7-k9-k11").is_ok());
    assert!(read(&game, "i11-k11-k9-i7-g7-g9").is_ok());
    let error = read(&game, "i11-g9-g7-i7-k9-k11-i11").unwrap_err();
    assert_eq!(error.id(), "already-landed");
}

#[test]
fn the_shortest_path_and_the_first_direction() {
    for (name, text, short, full) in [
        ("star", "start 2", "o12-m12", "o12-m12"),
        ("star", "R:Ri5:Bi6,i8", "i5-i9", "i5-i7-i9"),
        // East comes before north-east and north.
        ("star", "R:Ri9:Bi10,h11,h9,g10", "i9-g11", "i9-i11-g11"),
        ("halma", "R:Ra1:Ba2,b1,c2,b3", "a1-c3", "a1-c1-c3"),
        (
            "star",
            "R:Ri11:Bh10,g8,h7,j8,k10,j11",
            "i11-i7",
            "i11-g9-g7-i7",
        ),
    ] {
        let game = game(name, text);
        let turn = read(&game, short).unwrap();
        assert_eq!(written(&game, &turn), full, "{text} {short}");
    }
}

#[test]
fn playing_changes_only_one_stone() {
    let mut game = game("star", "R:Ri5,q13:Bi6,i8");
    play(&mut game, "i5-i7-i9");
    assert_eq!(position(&game), "B:Ri9,q13:Bi6,i8");
}
