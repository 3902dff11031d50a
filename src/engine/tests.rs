//! The fast states against the rules, over every game and every number of players.
#![allow(clippy::unwrap_used)]

use std::collections::HashSet;

use proptest::prelude::*;
use proptest::sample::Index;

use super::*;
use crate::rules::ALL;
use crate::rules::{Count, Options};
use racing::race_points;
use state::Exact;

/// Every game with every number of players, with and without the options that change who wins.
fn variants() -> Vec<(&'static dyn Rules, Options)> {
    let seatings = |rules: &'static dyn Rules| rules.seatings().iter().map(|seats| seats.len());
    let usual = ALL
        .iter()
        .flat_map(|&rules| seatings(rules).map(move |players| (rules, rules.options(players))));
    usual
        .flat_map(|(rules, options)| {
            [true, false].map(|anti_block| {
                (
                    rules,
                    Options {
                        anti_block,
                        ..options
                    },
                )
            })
        })
        .collect()
}

/// Plays the turns that the lots pick, and goes along with the fast state.
fn check(rules: &'static dyn Rules, options: Options, start: &Position, picks: &[Index]) {
    let mut game = Game::from_position(rules, options, *start);
    for pick in picks {
        let turns = game.turns();
        if game.outcome().is_some() {
            break;
        }
        game.play(turns[pick.index(turns.len())].points()).unwrap();
    }
    let compared = follow(&game).unwrap();
    assert!(compared > 0 || game.ply() == 0);
}

/// The counts that two independent implementations agree on; those of the draughts start position are OEIS A133046.
#[test]
fn the_fast_states_count_as_others_do() {
    for (ruleset, players, count, counts) in [
        ("sternhalma", 2, Count::Turns, &[14, 196, 4760, 115_600][..]),
        ("sternhalma", 2, Count::Paths, &[14, 196, 4928, 123_904]),
        ("sternhalma", 3, Count::Paths, &[14, 196, 2744, 68_992]),
        (
            "sternhalma",
            4,
            Count::Turns,
            &[14, 199, 2786, 39_601, 958_384],
        ),
        (
            "sternhalma",
            6,
            Count::Turns,
            &[14, 199, 2828, 40_189, 571_130],
        ),
        ("halma", 2, Count::Turns, &[40, 1600, 85_440]),
        ("halma", 2, Count::Paths, &[40, 1600, 92_560]),
        (
            "draughts",
            2,
            Count::Turns,
            &[7, 49, 302, 1469, 7361, 36_768, 179_740, 845_931, 3_963_680],
        ),
    ] {
        let rules = crate::rules::named(ruleset).unwrap();
        let options = rules.options(players);
        let start = rules.start(&options);
        for (depth, expected) in (1..).zip(counts) {
            let found = perft(rules, &options, &start, depth, count);
            assert_eq!(found, *expected, "{ruleset} for {players}, depth {depth}");
        }
    }
}

/// Positions from `perft.json` whose paths are many more than their turns, and circles of a king.
#[test]
fn they_count_paths_and_circles() {
    for (ruleset, position, count, counts) in [
        (
            "sternhalma",
            "R:Rm9,g8,f8,f9,h7,h11,e8,i10,h10,k8:Bi8,f10,g10,j7,j8,l9,h8,l8,f7,j9",
            Count::Turns,
            &[56][..],
        ),
        (
            "sternhalma",
            "R:Rm9,g8,f8,f9,h7,h11,e8,i10,h10,k8:Bi8,f10,g10,j7,j8,l9,h8,l8,f7,j9",
            Count::Paths,
            &[1053],
        ),
        (
            "halma",
            "R:Re12:Be11,e9,f12,f11,f10,f9,f8,g11,g9,h12,h11,h10,h9,h8,i11,i9",
            Count::Paths,
            &[1377],
        ),
        (
            "draughts",
            "W:WK7:B10,11,12,K18,19,20,K30",
            Count::Paths,
            &[2, 8, 32, 168, 484, 2504, 9478, 53_014],
        ),
        (
            "draughts",
            "B:W18,19,25,26,27,28,29,30:B2,3,4,5,7,8,9,17,K31",
            Count::Paths,
            &[2, 8, 46, 132, 888, 2924, 19_016],
        ),
        (
            "draughts",
            "W:W29,30,31,32,K26:B6,7,14,15,16,22,23",
            Count::Paths,
            &[8, 60, 432, 2354, 14_060, 67_950],
        ),
        (
            "draughts",
            "B:W18,21,26,27,28,29,32:B8,11,12,16,20,24",
            Count::Paths,
            &[1, 8, 21, 81, 248, 978, 4130],
        ),
        (
            "draughts",
            "B:W6,7,14,15,16,22,23,24:BK10,K31,1,4",
            Count::Paths,
            &[7, 59, 141, 926, 4784, 28_447],
        ),
        (
            "draughts",
            "W:WK18,K19,22:BK10,K11,8",
            Count::Paths,
            &[8, 36, 196, 1110, 6846, 41_856],
        ),
    ] {
        let rules = crate::rules::named(ruleset).unwrap();
        let start = crate::notation::read_position(rules, position).unwrap();
        for (depth, expected) in (1..).zip(counts) {
            let found = perft(rules, &rules.options(2), &start, depth, count);
            assert_eq!(found, *expected, "{position}, depth {depth}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_fast_states_play_by_the_rules(variant in any::<Index>(), picks in prop::collection::vec(any::<Index>(), 120)) {
        let variants = variants();
        let (rules, options) = variants[variant.index(variants.len())];
        let start = rules.start(&options);
        check(rules, options, &start, &picks);
    }

    /// Random stones meet chains, blocks and camps that a random game hardly sees.
    #[test]
    fn they_do_in_any_position(
        variant in any::<Index>(),
        lots in prop::collection::vec(any::<Index>(), 80),
        picks in prop::collection::vec(any::<Index>(), 20),
    ) {
        let variants = variants();
        let (rules, options) = variants[variant.index(variants.len())];
        let mut start = scattered(rules, &options, &lots);
        rules.settle(&options, &mut start);
        prop_assume!(rules.outcome(&start).is_none());
        check(rules, options, &start, &picks);
    }
}

/// Stones on points drawn by lot, half of them from the goal; in draughts every third is a king.
fn scattered(rules: &dyn Rules, options: &Options, lots: &[Index]) -> Position {
    let seats = rules.seats(options.players).unwrap();
    let mut position = Position::empty(seats, seats[lots.len() % seats.len()]);
    let points: Vec<Point> = rules.board().points().collect();
    for (number, lot) in lots.iter().enumerate() {
        let seat = seats[number % seats.len()];
        let goal: Vec<Point> = rules
            .camp(seat)
            .map_or(points.clone(), |camp| camp.goal.iter().collect());
        let from = if number % 4 < 2 { &goal } else { &points };
        let point = from[lot.index(from.len())];
        let is_full = position.stones(seat).len() >= rules.most_stones();
        if position.at(point).is_some() || is_full {
            continue;
        }
        let is_king = number % 3 == 0 || rules.king_row(seat).contains(point);
        position.put(seat, point);
        if is_king && !rules.king_row(seat).is_empty() {
            position.crown(point);
        }
    }
    position
}

/// Positions from an exhaustive database made elsewhere: result, turns to the end, and every turn that keeps the result.
#[test]
fn the_tables_know_the_endings() {
    let text = include_str!("../../tests/engine/endgames_exact.json");
    wait_for_the_endings();
    let file: serde_json::Value = serde_json::from_str(text).unwrap();
    let rules = crate::rules::named("draughts").unwrap();
    let naming = crate::notation::Naming::default();
    let result = |exact| match exact {
        Exact::Won(_) => "win",
        Exact::Lost(_) => "loss",
        Exact::Drawn => "draw",
    };
    for case in file["positions"].as_array().unwrap() {
        let name = case["position"].as_str().unwrap();
        let position = crate::notation::read_position(rules, name).unwrap();
        let state = Draughts::new(&position, 0, 0);
        let exact = state.exact(&Endings::Known).unwrap();
        assert_eq!(result(exact), case["result_for_mover"], "{name}");
        let plies: i32 = case["plies_to_end"].as_str().unwrap().parse().unwrap();
        let found = match exact {
            Exact::Won(plies) | Exact::Lost(plies) => i32::from(plies),
            Exact::Drawn => -1,
        };
        assert_eq!(found, plies, "{name}");
        let mut turns = Vec::new();
        state.turns(&mut turns);
        let kept = turns.iter().filter(|turn| {
            let mut after = state;
            after.play(**turn);
            let exact = after.exact(&Endings::Known).unwrap_or(Exact::Lost(0));
            let seen = match exact {
                Exact::Won(_) => "loss",
                Exact::Lost(_) => "win",
                Exact::Drawn => "draw",
            };
            seen == case["result_for_mover"]
        });
        let kept: HashSet<String> = kept
            .map(|turn| {
                let turn = rules.check(&position, &turn.points()).unwrap();
                crate::notation::turn(rules.board(), naming, &turn)
            })
            .collect();
        let expected = case["turns_that_keep_the_result"].as_array().unwrap();
        let expected: HashSet<String> = expected
            .iter()
            .map(|turn| turn.as_str().unwrap().to_owned())
            .collect();
        assert_eq!(kept, expected, "{name}");
    }
}

/// Lets the tables of all endings be made.
fn wait_for_the_endings() {
    let rules = crate::rules::named("draughts").unwrap();
    let position = crate::notation::read_position(rules, "B:W28,27,K32,31,30:B1,2,K3").unwrap();
    let stop = AtomicBool::new(false);
    let state = Draughts::new(&position, 0, 0);
    assert_eq!(state.endings(false, &stop), Endings::Known);
}

fn draughts(position: &str, quiet: usize) -> Draughts {
    let rules = crate::rules::named("draughts").unwrap();
    let position = crate::notation::read_position(rules, position).unwrap();
    Draughts::new(&position, quiet, 80)
}

/// Black wins with its 29th turn: with 51 quiet turns before, the 80th comes with it, with 52 a draw comes first.
#[test]
fn a_win_that_comes_too_late_is_none() {
    wait_for_the_endings();
    let exact = |quiet| draughts("B:WK28:BK1,K2", quiet).exact(&Endings::Known);
    assert_eq!(exact(0), Some(Exact::Won(29)));
    assert_eq!(exact(51), Some(Exact::Won(29)));
    assert_eq!(exact(52), None);
    let value = draughts("B:WK28:BK1,K2", 52).value(&mut Endings::Known);
    assert!((200..search::WIN / 2).contains(&value), "{value}");
}

/// What was found of a position long before the draw for want of progress is not found again short of it.
#[test]
fn the_count_of_quiet_turns_tells_positions_apart_near_the_draw() {
    let state = |quiet| draughts("B:WK28,K21,K22,K23:BK1,K2,K3,K4", quiet);
    assert_eq!(state(0).key(), state(30).key());
    assert_ne!(state(0).key(), state(70).key());
    assert_ne!(state(70).key(), state(71).key());
    assert_eq!(state(0).hash(), state(71).hash());
}

/// The rows of the last stone and its leaving home are dearer than those of others: no turn of it is taken to gain less
/// than it does.
#[test]
fn the_hope_of_the_last_stone_is_not_too_small() {
    let rules = crate::rules::named("sternhalma").unwrap();
    let Family::Race(layout) = rules.family() else {
        panic!("the star is a race");
    };
    let position = "R:Rq13,e7,e8,e9,f8,f9,g8,g9,g10,h9:Bp13,n12,l11,i9";
    let position = crate::notation::read_position(rules, position).unwrap();
    let track = Track::new(layout, &rules.options(2), &position);
    let race = Race::new(&track, &position);
    let mut judge = Judge::new(1);
    let before = race.value(&mut judge);
    let mut turns = Vec::new();
    race.turns(&mut turns);
    let last = rules.board().point("q13").unwrap();
    turns.retain(|turn| turn.from == last);
    assert_eq!(turns.len(), 4, "{turns:?}");
    for turn in turns {
        let mut after = race.clone();
        after.play(turn);
        let gain = -after.value(&mut judge) - before;
        assert!(race.hope(turn).unwrap() >= gain, "{turn:?} gains {gain}");
    }
}

/// Who thinks regards the other side less than itself, whoever is to move; who judges regards both alike.
#[test]
fn who_thinks_regards_itself_more() {
    for (rules, text) in [
        ("sternhalma", "R:Rq13,e7,e8,e9:Bp13,n12,l11,i9"),
        ("halma", "R:Ro6,p5,n4:Bh8,j9,k12"),
    ] {
        let rules = crate::rules::named(rules).unwrap();
        let Family::Race(layout) = rules.family() else {
            panic!("both are races");
        };
        let position = crate::notation::read_position(rules, text).unwrap();
        let track = Track::new(layout, &rules.options(2), &position);
        let thinks = Race::against_all(&track, &position);
        let judges = thinks.clone().regarding_alike();
        let mut judge = Judge::new(1);
        assert_eq!(judges.value(&mut judge), judges.lead(&mut judge));
        let other = |race: &Race| Judge::new(1).burden(race, 1);
        let spared = other(&thinks) * (100 - track.weights.regard) / 100;
        assert_ne!(spared, 0, "{text}");
        assert_eq!(thinks.value(&mut judge), judges.value(&mut judge) - spared);
        let mut turns = Vec::new();
        thinks.turns(&mut turns);
        for turn in turns {
            let [mut thinks, mut judges] = [thinks.clone(), judges.clone()];
            thinks.play(turn);
            judges.play(turn);
            if thinks.end().is_some() {
                continue;
            }
            let spared = other(&thinks) * (100 - track.weights.regard) / 100;
            assert_eq!(thinks.value(&mut judge), judges.value(&mut judge) + spared);
        }
    }
}

/// What is told of a turn is the same however little the seat that chose it regards the other.
#[test]
fn a_score_regards_both_sides_alike() {
    for name in ["sternhalma", "halma"] {
        let rules = crate::rules::named(name).unwrap();
        let Family::Race(layout) = rules.family() else {
            panic!("both are races");
        };
        let game = Game::new(rules, rules.options(2));
        let only = game.turns().pop().unwrap();
        let scores = [0, 50, 100].map(|regard| {
            let weights = Weights {
                regard,
                ..Weights::of(&layout.board)
            };
            let budget = Budget {
                depth: Some(1),
                weights: Some(weights),
                ..Budget::default()
            };
            let stop = AtomicBool::new(false);
            let answer = think_with(Sight::FULL, &game, Some(&only), &budget, &stop, &mut |_| ());
            answer.unwrap().score
        });
        assert_eq!(scores, [scores[0]; 3], "{name}");
        // A turn ahead of an even start.
        assert!((-300..=1000).contains(&scores[0]), "{name}: {scores:?}");
    }
}

/// Of two sides only the most promising turns are looked at, more of them further from the end; all where a single turn
/// may win, and all against several sides.
#[test]
fn turns_that_promise_little_are_left_out_unless_they_may_win() {
    let rules = crate::rules::named("halma").unwrap();
    let Family::Race(layout) = rules.family() else {
        panic!("it is a race");
    };
    let start = rules.start(&rules.options(2));
    let track = Track::new(layout, &rules.options(2), &start);
    let race = Race::new(&track, &start);
    let mut turns = Vec::new();
    race.turns(&mut turns);
    let looked_at: Vec<usize> = (1..20).map(|depth| race.looked_at(depth)).collect();
    assert!(looked_at.is_sorted() && looked_at[0] < turns.len());
    assert!(looked_at[0] > 1, "a turn has to be compared with another");
    let text = "R:Ro6,p5,n4,o4,p4,m3,n3,o3,p3,l2,m2,n2,o2,p2,l1,m1,n1,o1,p1:\
        Ba16,c16,d16,e16,a15,b15,c15,d15,e15,a14,c14,f14,a13,b12,c11,k11,o8,k4,k2";
    let near = crate::notation::read_position(rules, text).unwrap();
    assert_eq!(Race::new(&track, &near).looked_at(1), usize::MAX);
    let rules = crate::rules::named("sternhalma").unwrap();
    let Family::Race(layout) = rules.family() else {
        panic!("it is a race");
    };
    let start = rules.start(&rules.options(3));
    let track = Track::new(layout, &rules.options(3), &start);
    assert_eq!(Race::against_all(&track, &start).looked_at(1), usize::MAX);
}

/// A bonus decides between turns, but it changes neither the score nor a win that is seen.
#[test]
fn a_bonus_counts_for_the_choice_alone() {
    let rules = crate::rules::named("sternhalma").unwrap();
    let Family::Race(layout) = rules.family() else {
        panic!("the star is a race");
    };
    let found = |position: &Position, favour: &dyn Fn(race::Turn) -> i32| {
        let track = Track::new(layout, &rules.options(2), position);
        let race = Race::new(&track, position);
        let mut turns = Vec::new();
        race.turns(&mut turns);
        let limits = Limits {
            depth: Some(2),
            ..Limits::NONE
        };
        let mut search = Search::new(limits, Noise::default(), Judge::new(1024), Vec::new());
        let best = search.best(&race, &turns, favour, &mut |_| ());
        best.unwrap()
    };
    let start = rules.start(&rules.options(2));
    let plain = found(&start, &|_| 0);
    let first = plain.line[0];
    let other = found(&start, &|turn| -10_000 * i32::from(turn == first));
    assert_ne!(other.line[0], first);
    assert!(
        (plain.score - 1000..=plain.score).contains(&other.score),
        "{}",
        other.score
    );
    let text = "R:Re6,d6,d7,d8,c5,c6,c7,b5,b6,a5:Bi9,j9,k9,l9,m9,n10,n11,n12,n13,o12";
    let near = crate::notation::read_position(rules, text).unwrap();
    let won = found(&near, &|_| 0);
    assert_eq!(won.score, search::won_in(1));
    let wins = won.line[0];
    let still = found(&near, &|turn| -10_000 * i32::from(turn == wins));
    assert_eq!((still.line[0], still.score), (wins, won.score));
}

/// Some turns ahead every turn is told a score; the least is that of a way that a look from each turn on finds too.
#[test]
fn an_outlook_tells_a_score_of_every_turn() {
    for rules in ALL {
        let Family::Race(layout) = rules.family() else {
            continue;
        };
        let start = rules.start(&rules.options(2));
        let track = Track::new(layout, &rules.options(2), &start);
        let race = Race::new(&track, &start);
        let army = race.army(0);
        let outlook = army.outlook(army.usual(), 60, 4, || false).unwrap();
        let turns: HashSet<_> = outlook.iter().map(|&(turn, _)| race_points(turn)).collect();
        let legal = rules.turns(&start);
        let legal = legal.iter().map(|turn| follow::listed(*rules, turn));
        assert_eq!((turns.len(), turns), (outlook.len(), legal.collect()));
        let scores: HashSet<_> = outlook.iter().map(|&(_, score)| score).collect();
        assert!(
            scores.len() > 1 && scores.iter().all(|&score| score < 0),
            "{scores:?}"
        );
        assert_eq!(army.outlook(army.usual(), 60, 4, || true), None);
    }
}
