//! The engine through its public face: it plays by the rules, finishes, and repeats itself on demand.
#![allow(clippy::unwrap_used)]

use std::collections::{HashMap, HashSet};
use std::sync::atomic::AtomicBool;

use sprungbrett::board::Point;
use sprungbrett::engine::duel::{Duel, Tally, Verdict};
use sprungbrett::engine::{Answer, Budget, Others, Weights, accepts_draw, solve, think, weigh};
use sprungbrett::game::{Game, Level};
use sprungbrett::notation;
use sprungbrett::rules::{self, Options, Outcome, Position, Seat};

fn level(level: Level) -> Budget {
    Budget {
        level: Some(level),
        ..Budget::default()
    }
}

fn nodes(nodes: u64) -> Budget {
    Budget {
        nodes: Some(nodes),
        ..Budget::default()
    }
}

fn answer(game: &Game, budget: &Budget) -> Answer {
    think(game, budget, &AtomicBool::new(false), &mut |_| ()).unwrap()
}

fn start(ruleset: &str, players: usize) -> Game {
    let rules = rules::named(ruleset).unwrap();
    Game::new(rules, rules.options(players))
}

fn game(ruleset: &str, position: &str) -> Game {
    let rules = rules::named(ruleset).unwrap();
    let position = notation::read_position(rules, position).unwrap();
    Game::from_position(rules, rules.options(position.players()), position)
}

/// Games of two players of the engine.
fn duel(ruleset: &str, players: usize, a: Budget, b: Budget) -> Duel {
    let rules = rules::named(ruleset).unwrap();
    Duel {
        rules,
        options: rules.options(players),
        a,
        b,
        opening: 4,
        most_turns: 400,
        seed: 1,
    }
}

fn tally(duel: &Duel, games: usize) -> Tally {
    let mut tally = Tally::default();
    for number in 0..games {
        let (game, verdict) = duel.play(number);
        tally.add(verdict, game.ply());
    }
    tally
}

/// Whoever goes back in an opening drawn by lot would lose time that says nothing about the two who play.
#[test]
fn openings_of_a_race_come_forward() {
    for (ruleset, players) in SEATINGS.into_iter().filter(|(name, _)| *name != "draughts") {
        let duel = Duel {
            opening: 12,
            most_turns: 1,
            ..duel(ruleset, players, nodes(1), nodes(1))
        };
        let board = duel.rules.board();
        let mut openings = HashSet::new();
        for number in [0, 2, 4, 6] {
            let (game, _) = duel.play(number);
            assert!(game.ply() >= 12, "{ruleset} for {players}");
            for step in game.positions().windows(2) {
                let seat = step[0].to_move();
                let camp = duel.rules.camp(seat).unwrap();
                let [before, after] = [0, 1].map(|index| step[index].stones(seat));
                let away = |end: &Point| -> u32 {
                    let distances = camp
                        .home
                        .iter()
                        .map(|from| board.distances(from)[end.index()]);
                    distances.map(u32::from).sum()
                };
                let far_end = camp.goal.iter().max_by_key(away).unwrap();
                let rows = |point: Point| board.distances(far_end)[point.index()];
                let from = (before - after).iter().next().unwrap();
                let to = (after - before).iter().next().unwrap();
                assert!(rows(to) < rows(from), "{ruleset} for {players}");
            }
            openings.insert(*game.position());
        }
        assert!(openings.len() > 1, "{ruleset} for {players}");
    }
}

const SEATINGS: [(&str, usize); 6] = [
    ("sternhalma", 2),
    ("sternhalma", 3),
    ("sternhalma", 4),
    ("sternhalma", 6),
    ("halma", 2),
    ("draughts", 2),
];

#[test]
fn games_end_with_few_positions_a_turn() {
    for (ruleset, players) in SEATINGS {
        let budget = nodes(300);
        let tally = tally(&duel(ruleset, players, budget, budget), 2);
        assert_eq!(tally.unfinished, 0, "{ruleset} for {players}: {tally:?}");
    }
}

#[test]
fn games_of_beginners_end() {
    for (ruleset, players) in SEATINGS {
        let budget = level(Level::Beginner);
        let tally = tally(&duel(ruleset, players, budget, budget), 4);
        assert_eq!(tally.unfinished, 0, "{ruleset} for {players}: {tally:?}");
    }
}

/// A hundred games for every number of players at levels 1 to 4:
/// `cargo test --release --test engine -- --ignored --nocapture a_hundred_games`.
#[test]
#[ignore = "takes an hour"]
fn a_hundred_games_end_at_every_level() {
    for of_both in &Level::ALL[..4] {
        for (ruleset, players) in SEATINGS {
            let budget = level(*of_both);
            let tally = tally(&duel(ruleset, players, budget, budget), 100);
            println!("{ruleset} for {players}, {of_both:?}: {tally:?}");
            let most = if ruleset == "draughts" { 0 } else { 5 };
            assert!(tally.unfinished <= most);
        }
    }
}

#[test]
fn the_last_stone_goes_home() {
    let position = "R:Ro6,p5,n4,o4,p4,m3,n3,o3,p3,l2,m2,n2,o2,p2,l1,m1,n1,o1,p1:\
        Ba16,c16,d16,e16,a15,b15,c15,d15,e15,a14,c14,f14,a13,b12,c11,k11,o8,k4,k2";
    let game = game("halma", position);
    for of in [Level::Casual, Level::Club, Level::Strong, Level::Master] {
        for seed in 0..5 {
            let turn = answer(&game, &Budget { seed, ..level(of) }).turn;
            let naming = notation::Naming::default();
            let turn = notation::turn(game.rules().board(), naming, &turn);
            assert_eq!(turn, "o6-o5", "{of:?}");
        }
    }
}

/// One stone of each seat count, one step before the last free point: every level above the first plays it.
#[test]
fn a_win_in_one_step_is_played_at_once() {
    for (ruleset, players) in [
        ("sternhalma", 2),
        ("sternhalma", 3),
        ("sternhalma", 4),
        ("sternhalma", 6),
        ("halma", 2),
    ] {
        let rules = rules::named(ruleset).unwrap();
        let options = rules.options(players);
        let seats = rules.seats(players).unwrap();
        let board = rules.board();
        let goal = rules.camp(seats[0]).unwrap().goal;
        // The front of the goal: a point with a neighbour that belongs to no camp.
        let is_camp = |point: &Point| {
            seats.iter().any(|seat| {
                let camp = rules.camp(*seat).unwrap();
                camp.home.contains(*point) || camp.goal.contains(*point)
            })
        };
        let step = goal.iter().find_map(|to| {
            let from = board.neighbours(to).find(|point| !is_camp(point))?;
            Some((from, to))
        });
        let (from, to) = step.unwrap();
        let mut position = Position::empty(seats, seats[0]);
        for seat in seats {
            let stones = if *seat == seats[0] {
                goal.without(to).with(from)
            } else {
                rules.camp(*seat).unwrap().home - goal
            };
            // The seat whose camp is the goal stands in the middle instead.
            for point in stones.iter().filter(|point| *point != from) {
                position.put(*seat, point);
            }
        }
        position.put(seats[0], from);
        for seat in seats {
            if position.stones(*seat).is_empty() {
                let is_free = |point: &Point| !is_camp(point) && position.at(*point).is_none();
                let free: Vec<Point> = board.points().filter(is_free).collect();
                position.put(*seat, free[free.len() / 2]);
            }
        }
        let game = Game::from_position(rules, options, position);
        for of in &Level::ALL[1..] {
            let answer = answer(&game, &level(*of));
            let path = answer.turn.path().unwrap();
            assert!(
                goal.contains(path.end()) && !goal.contains(path.origin()),
                "{ruleset} for {players}, {of:?}: {answer:?}"
            );
            let mut after = game.clone();
            after.play(answer.turn.points()).unwrap();
            assert_eq!(
                after.position().places().first(),
                Some(&seats[0]),
                "{ruleset} for {players}"
            );
        }
    }
}

#[test]
fn a_win_that_is_seen_is_told() {
    for (position, turns) in [
        ("R:Re7,d5,d6,d8,c5,c6,c7,b5,b6,a5:Bi9,j8,h4", Some(1)),
        ("R:Rf8,d5,d6,d8,c5,c6,c7,b5,b6,a5:Bi9,j8,h4", Some(2)),
    ] {
        let answer = answer(&game("sternhalma", position), &nodes(20_000));
        assert_eq!(answer.wins_in(), turns, "{position}: {answer:?}");
    }
    let start = answer(&start("sternhalma", 2), &nodes(500));
    assert_eq!(start.wins_in(), None);
}

/// However the nodes end in the middle of a depth, the turn is the first of the line and the depth one that was finished.
#[test]
fn an_answer_belongs_together() {
    let game = start("sternhalma", 2);
    for nodes in (100..6_000).step_by(433) {
        let budget = Budget {
            nodes: Some(nodes),
            ..Budget::default()
        };
        let mut last = None;
        let stop = AtomicBool::new(false);
        let found = think(&game, &budget, &stop, &mut |answer| {
            last = Some(answer.clone());
        });
        let (found, last) = (found.unwrap(), last.unwrap());
        assert_eq!(found.line.first(), Some(&found.turn));
        assert_eq!(found.depth, last.depth);
        if found.turn == last.turn {
            assert_eq!(
                (found.score, found.line),
                (last.score, last.line),
                "{nodes}"
            );
        }
    }
}

/// A stone of Blue is shut in in Red's goal, and both could walk to and fro for ever.
#[test]
fn a_stone_that_is_shut_in_is_let_out() {
    let position = "R:Ra5,b5,c5,c6,c7,d6,d7,d8,e7,e8:Bb6,n10,n11,n12,o11,o12,o13,p12,p13,q13";
    for budget in [level(Level::Casual), nodes(300), nodes(3000)] {
        let mut game = game("sternhalma", position);
        while game.outcome().is_none() && game.ply() < 60 {
            let turn = answer(&game, &budget).turn;
            game.play(turn.points()).unwrap();
        }
        assert!(game.outcome().is_some(), "{budget:?}");
    }
}

#[test]
fn no_position_comes_three_times() {
    for (ruleset, players) in &SEATINGS[..5] {
        let (game, _) = duel(ruleset, *players, nodes(400), level(Level::Beginner)).play(0);
        let mut times = HashMap::new();
        for position in game.positions() {
            *times.entry(*position).or_insert(0) += 1;
        }
        assert!(
            times.values().all(|times| *times < 3),
            "{ruleset} for {players}"
        );
    }
}

/// Who looks one turn ahead, and judges what he sees as the engine does, beats a beginner.
#[test]
fn a_beginner_loses_to_who_looks_one_turn_ahead() {
    let one_turn = Budget {
        depth: Some(1),
        nodes: Some(2000),
        ..Budget::default()
    };
    for ruleset in ["sternhalma", "halma"] {
        let tally = tally(&duel(ruleset, 2, one_turn, level(Level::Beginner)), 10);
        assert!(tally.a >= 8, "{ruleset}: {tally:?}");
    }
}

#[test]
fn a_seed_and_a_budget_of_positions_give_one_turn() {
    for (ruleset, players) in SEATINGS {
        let game = start(ruleset, players);
        for of in &Level::ALL[..4] {
            let budget = Budget {
                seed: 7,
                nodes: Some(3000),
                ..level(*of)
            };
            assert_eq!(answer(&game, &budget), answer(&game, &budget));
        }
    }
}

#[test]
fn a_level_opens_in_more_than_one_way() {
    for (ruleset, players) in SEATINGS {
        for of in &Level::ALL[..4] {
            let opening = |seed| {
                let mut game = start(ruleset, players);
                for _ in 0..4 {
                    let budget = Budget {
                        seed,
                        nodes: Some(2000),
                        ..level(*of)
                    };
                    let turn = answer(&game, &budget).turn;
                    game.play(turn.points()).unwrap();
                }
                *game.position()
            };
            let openings: HashSet<_> = (0..10).map(opening).collect();
            assert!(openings.len() > 1, "{ruleset} for {players}, {of:?}");
        }
    }
}

#[test]
fn a_set_stop_flag_still_gives_a_turn() {
    let game = start("halma", 2);
    let stop = AtomicBool::new(true);
    let answer = think(&game, &Budget::default(), &stop, &mut |_| ()).unwrap();
    assert!(game.turns().contains(&answer.turn));
}

/// A turn alone is looked at as far ahead as the choice among all was: its score is that of the choice, not what one
/// turn ahead promises. Turns are weighed by the search alone, without the foresight of a race, and for both sides
/// alike.
#[test]
fn a_turn_is_weighed_as_far_ahead_as_it_was_found() {
    for ruleset in ["sternhalma", "halma", "draughts"] {
        let game = start(ruleset, 2);
        for depth in [2, 3, 4] {
            let budget = Budget {
                depth: Some(depth),
                weights: Some(Weights {
                    foresight: 0,
                    regard: 100,
                    ..Weights::of(game.rules().board())
                }),
                ..Budget::default()
            };
            let best = answer(&game, &budget);
            let weighed = weigh(&game, &best.turn, &budget, &AtomicBool::new(false)).unwrap();
            assert_eq!(weighed.best, best.turn, "{ruleset}, {depth} turns ahead");
            assert_eq!(weighed.score, weighed.best_score);
            // In a race it depends on what was looked at before which turns promise too little for a look.
            let most = if ruleset == "draughts" { 0 } else { 20 };
            let apart = weighed.score.abs_diff(best.score);
            assert!(apart <= most, "{ruleset}, {depth} turns ahead: {apart}");
        }
    }
}

#[test]
fn a_finished_game_has_no_answer() {
    let game = game("draughts", "B:W8,11:B4");
    let answer = think(&game, &nodes(100), &AtomicBool::new(false), &mut |_| ());
    assert_eq!(answer, None);
}

/// The opponent walks to and fro before its camp, which is the goal; it may be that nobody can win, but the own camp is
/// left.
#[test]
fn an_opponent_that_stays_at_home_hangs_nothing() {
    for (ruleset, anti_block) in [("sternhalma", false), ("sternhalma", true), ("halma", true)] {
        let rules = rules::named(ruleset).unwrap();
        let options = Options {
            anti_block,
            ..rules.options(2)
        };
        let mut game = Game::new(rules, options);
        let home = rules.camp(Seat::Blue).unwrap().home;
        while let Some(seat) = game.to_move().filter(|_| game.ply() < 300) {
            let turn = if seat == Seat::Red {
                answer(&game, &nodes(500)).turn
            } else {
                let turns = game.turns();
                let outside = game.position().stones(Seat::Blue) - home;
                let is_idle = |turn: &&rules::Move| {
                    let path = turn.path().unwrap();
                    outside.is_empty() || outside.contains(path.origin())
                };
                turns.iter().find(is_idle).unwrap_or(&turns[0]).clone()
            };
            game.play(turn.points()).unwrap();
        }
        let red = game.position().stones(Seat::Red);
        let left = red & rules.camp(Seat::Red).unwrap().home;
        assert!(left.is_empty(), "{ruleset}: {left:?}");
    }
}

/// No draw in the opening, however level the game is; with few pieces left or after twenty turns each one who is not
/// ahead accepts it.
#[test]
fn a_draw_is_accepted_late_and_not_by_who_is_ahead() {
    for (ruleset, players) in [
        ("draughts", 2),
        ("sternhalma", 2),
        ("sternhalma", 6),
        ("halma", 2),
    ] {
        let mut game = start(ruleset, players);
        let mut accepted = Vec::new();
        while game.ply() <= 20 * players {
            let seats = game.position().seats();
            accepted.push(seats.filter(|seat| accepts_draw(&game, *seat)).count());
            let budget = Budget {
                nodes: Some(300),
                ..Budget::default()
            };
            let stop = AtomicBool::new(false);
            let answer = think(&game, &budget, &stop, &mut |_| ()).unwrap();
            game.play(answer.turn.points()).unwrap();
        }
        let late = accepted.split_off(20 * players);
        let pieces = game.position().occupied().len();
        assert!(
            accepted.iter().all(|seats| *seats == 0) || (ruleset == "draughts" && pieces <= 8),
            "{ruleset}: {accepted:?}"
        );
        assert!(late[0] > 0, "{ruleset}");
    }
    for (position, black, white) in [
        ("B:WK32:BK1", true, true),
        ("B:W21,22:B1,2,3,4", false, true),
        ("B:W21,22,23,24,31:B1,2,3,4", false, false),
    ] {
        let game = game("draughts", position);
        let accepts = [Seat::Black, Seat::White].map(|seat| accepts_draw(&game, seat));
        assert_eq!(accepts, [black, white], "{position}");
    }
}

#[test]
fn a_deeper_player_wins() {
    for ruleset in ["sternhalma", "halma", "draughts"] {
        let duel = duel(ruleset, 2, nodes(2000), level(Level::Beginner));
        let tally = tally(&duel, 4);
        assert!(tally.a >= 3, "{ruleset}: {tally:?}");
    }
}

#[test]
fn a_won_game_is_won() {
    let mut game = game("draughts", "B:W30:BK26,K22,1");
    while game.outcome().is_none() && game.ply() < 40 {
        let turn = answer(&game, &nodes(2000)).turn;
        game.play(turn.points()).unwrap();
    }
    let places = vec![Seat::Black, Seat::White];
    assert_eq!(game.outcome(), Some(Outcome::Places(places)));
}

/// The positions of four pieces and fewer whose results and lengths are known from an exhaustive database.
fn endings() -> Vec<serde_json::Value> {
    let file: serde_json::Value =
        serde_json::from_str(include_str!("engine/endgames_exact.json")).unwrap();
    file["positions"].as_array().unwrap().clone()
}

#[test]
fn a_turn_keeps_the_result_of_an_ending() {
    for case in endings() {
        let game = game("draughts", case["position"].as_str().unwrap());
        let naming = notation::Naming::default();
        let turn = answer(&game, &nodes(100)).turn;
        let turn = notation::turn(game.rules().board(), naming, &turn);
        let kept = case["turns_that_keep_the_result"].as_array().unwrap();
        assert!(kept.contains(&turn.as_str().into()), "{case}: {turn}");
    }
}

/// The winner wins as soon as it can and the loser resists as long as it can: the game takes as many turns as the
/// database says, if that is not too long for the draw for want of progress.
#[test]
fn a_won_ending_is_won_against_the_longest_resistance() {
    let mut lengths = Vec::new();
    for case in endings() {
        let turns: i32 = case["plies_to_end"].as_str().unwrap().parse().unwrap();
        let Ok(turns @ 1..=80) = usize::try_from(turns) else {
            continue;
        };
        let mut game = game("draughts", case["position"].as_str().unwrap());
        let mover = game.to_move().unwrap();
        let is_won = case["result_for_mover"] == "win";
        while game.outcome().is_none() {
            let turn = answer(&game, &nodes(100)).turn;
            game.play(turn.points()).unwrap();
        }
        let Some(Outcome::Places(places)) = game.outcome() else {
            panic!("{case} is not won");
        };
        assert_eq!(places[0] == mover, is_won, "{case}");
        assert_eq!(game.ply(), turns, "{case}");
        lengths.push(turns);
    }
    assert!(lengths.len() > 20, "{lengths:?}");
}

/// Two kings against one in the double corner, three against one, and two with a man to crown.
#[test]
fn levels_that_know_the_endings_win_them() {
    for position in [
        "B:WK28:BK1,K2",
        "B:WK32:BK14,K15",
        "B:WK32:BK1,K2,K3",
        "B:WK28:BK18,K19,22",
        "B:WK29:BK3,K11,9",
    ] {
        for of in [Level::Club, Level::Strong] {
            let mut game = game("draughts", position);
            while game.outcome().is_none() {
                let budget = if game.to_move() == Some(Seat::Black) {
                    level(of)
                } else {
                    nodes(100)
                };
                let turn = answer(&game, &budget).turn;
                game.play(turn.points()).unwrap();
            }
            let places = vec![Seat::Black, Seat::White];
            assert_eq!(game.outcome(), Some(Outcome::Places(places)), "{position}");
        }
    }
}

/// Games for Verdict's sake: swapped seats, the same opening, the same turns each time.
#[test]
fn a_duel_can_be_replayed() {
    let duel = duel("draughts", 2, nodes(200), nodes(100));
    let ((first, verdict), (second, _)) = (duel.play(0), duel.play(1));
    assert_eq!(first.positions()[..5], second.positions()[..5]);
    assert_eq!(duel.play(0), (first, verdict));
    assert_ne!(verdict, Verdict::Unfinished);
}

/// The stones are alone on the board, and the paths lead all of them home.
#[test]
fn a_way_home_leads_home() {
    let stop = AtomicBool::new(false);
    for (ruleset, position, most) in [
        ("sternhalma", "R:Re7,e8,d5,d6,d8,c6,c7,b5,b6,a5:B", 2),
        ("sternhalma", "R:Ri9,c5,c6,c7,b5,b6,a5:Bd7", 5),
        ("halma", "R:Rj7,j6:Ba16", 6),
    ] {
        let game = game(ruleset, position);
        let rules = game.rules();
        let solution = solve(rules, game.position(), Seat::Red, Others::Off, None, &stop).unwrap();
        assert!(solution.proven, "{position}");
        assert!(solution.turns.len() <= most, "{position}: {solution:?}");
        let mut stones = game.position().stones(Seat::Red);
        for turn in &solution.turns {
            let path = turn.path().unwrap();
            assert!(stones.contains(path.origin()) && !stones.contains(path.end()));
            stones = stones.without(path.origin()).with(path.end());
        }
        assert!(stones.is_subset(rules.camp(Seat::Red).unwrap().goal));
    }
}

/// The optimum, which has been proven elsewhere: `cargo test --release --test engine -- --ignored the_whole_army`.
#[test]
#[ignore = "takes half a minute without optimisation"]
fn the_whole_army_crosses_the_star_in_27_turns() {
    let stop = AtomicBool::new(false);
    let game = start("sternhalma", 2);
    let time = Some(std::time::Duration::from_secs(30));
    let solution = solve(
        game.rules(),
        game.position(),
        Seat::Red,
        Others::Off,
        time,
        &stop,
    );
    assert_eq!(solution.unwrap().turns.len(), 27);
}
