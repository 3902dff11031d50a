//! What holds for every ruleset in every position. A new ruleset is passed in and has to keep to all of it.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use sprungbrett::board::{Point, PointSet};
use sprungbrett::game::{Act, Game};
use sprungbrett::notation::{self, Naming};
use sprungbrett::rules::{Family, Move, Outcome, Position, Reason, Refusal, Rules, Seat};
use sprungbrett::turn::Turn;

/// Full paths looked at in one position; some have millions.
const PATHS: usize = 300;

/// Numbers that look random and are the same for the same seed (`SplitMix64`).
pub struct Dice(pub u64);

impl Dice {
    /// A number from 0 to one less than `below`.
    pub fn roll(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((mixed ^ (mixed >> 31)) % below as u64).unwrap()
    }
}

/// A game of random turns, at the most `plies` of them, for the `seating`-th of the ruleset's seatings.
pub fn random_game(rules: &'static dyn Rules, seating: usize, seed: u64, plies: usize) -> Game {
    let seatings = rules.seatings();
    let players = seatings[seating % seatings.len()].len();
    let mut game = Game::new(rules, rules.options(players));
    let mut dice = Dice(seed);
    for _ in 0..plies {
        let turns = game.turns();
        if turns.is_empty() {
            break;
        }
        let turn = &turns[dice.roll(turns.len())];
        game.play(turn.points()).unwrap();
    }
    game
}

/// All laws about the position a game has reached.
pub fn hold_in(game: &Game, seed: u64) {
    turns_or_an_outcome(game);
    listed_turns_can_be_made(game);
    ends_are_those_of_the_turns(game);
    full_paths_are_legal(game);
    turns_are_read_as_written(game);
    positions_are_read_as_written(game);
    turned_board_has_as_many_turns(game);
    further_points_are_reached_by_a_shortest_way(game);
    clicking_is_safe(game, seed);
    taking_back_is_exact(game);
}

/// Random games to their end or to a cap. Stones never stand on each other; in a race their number stays, in draughts
/// it never grows. Gives the number of games that ended.
pub fn random_games_go_well(rules: &'static dyn Rules, games: u64, cap: usize) -> usize {
    let mut ended = 0;
    for (seating, seats) in rules.seatings().iter().enumerate() {
        for seed in 0..games {
            let game = random_game(rules, seating, seed, cap);
            for pair in game.positions().windows(2) {
                let [before, after] = pair else { continue };
                stones_are_sound(rules, seats, before, after);
            }
            turns_or_an_outcome(&game);
            if let Some(Outcome::Places(places)) = game.outcome() {
                let all: BTreeSet<Seat> = places.iter().copied().collect();
                assert_eq!(all, seats.iter().copied().collect(), "{rules:?} {seed}");
            }
            assert!(game.outcome().is_some() || game.ply() == cap);
            ended += usize::from(game.outcome().is_some());
        }
    }
    ended
}

fn stones_are_sound(rules: &dyn Rules, seats: &[Seat], before: &Position, after: &Position) {
    let counts = |position: &Position| -> Vec<usize> {
        let count = |seat: &Seat| position.stones(*seat).len();
        seats.iter().map(count).collect()
    };
    let (before_counts, counts) = (counts(before), counts(after));
    let total: usize = counts.iter().sum();
    assert_eq!(total, after.occupied().len(), "two stones on one point");
    assert!(after.kings().is_subset(after.occupied()));
    match rules.family() {
        Family::Race(_) => {
            assert_eq!(counts, before_counts, "{rules:?}");
            assert!(after.kings().is_empty());
        }
        Family::Draughts => {
            let pairs = || before_counts.iter().zip(&counts);
            assert!(pairs().all(|(before, after)| after <= before), "{rules:?}");
            for &seat in seats {
                let men = after.stones(seat) - after.kings();
                assert!((men & rules.king_row(seat)).is_empty(), "an uncrowned man");
            }
        }
    }
}

/// The end points of a stone are those of its listed turns.
fn ends_are_those_of_the_turns(game: &Game) {
    let (rules, position) = (game.rules(), game.position());
    for stone in position.stones(position.to_move()).iter() {
        let turns = rules.ways(position, &[stone]).into_iter();
        let ends: PointSet = turns.filter_map(|turn| Some(turn.path()?.end())).collect();
        assert_eq!(rules.ends(position, stone), ends, "{rules:?} {position:?}");
    }
}

/// There are turns exactly while there is no outcome, and who must pass can do nothing else.
pub fn turns_or_an_outcome(game: &Game) {
    let (rules, position) = (game.rules(), game.position());
    let turns = rules.turns(position);
    assert_eq!(turns.is_empty(), rules.outcome(position).is_some());
    assert_eq!(game.turns().is_empty(), game.outcome().is_some());
    assert_eq!(game.to_move().is_none(), game.outcome().is_some());
    assert_eq!(game.must_pass(), game.turns() == [Move::Pass]);
    if let Some(seat) = game.to_move() {
        assert!(position.playing().any(|playing| playing == seat));
    }
    let distinct: BTreeSet<&[Point]> = turns.iter().map(Move::points).collect();
    assert_eq!(distinct.len(), turns.len(), "a turn is listed twice");
}

/// Every listed turn can be made point by point: each point is a target when its time comes.
pub fn listed_turns_can_be_made(game: &Game) {
    for expected in game.turns() {
        let mut turn = game.turn();
        for &point in expected.points() {
            assert!(turn.targets().contains(&point));
            match turn.here() {
                None => turn.pick(point).unwrap(),
                Some(_) => turn.land(point).unwrap(),
            }
        }
        assert_eq!(turn.path(), expected.points());
        assert_eq!(turn.finish(), Ok(expected));
    }
}

/// The full paths are legal and distinct, and have among them every turn that is listed.
pub fn full_paths_are_legal(game: &Game) {
    let (rules, position) = (game.rules(), game.position());
    let (paths, truncated) = rules.paths(position, PATHS);
    let distinct: BTreeSet<&[Point]> = paths.iter().map(Move::points).collect();
    assert_eq!(distinct.len(), paths.len());
    for path in &paths {
        assert_eq!(rules.check(position, path.points()).as_ref(), Ok(path));
    }
    if !truncated {
        assert_eq!(rules.count_paths(position), paths.len() as u64);
        for turn in rules.turns(position) {
            assert!(paths.contains(&turn));
        }
    }
}

/// What is written is read as the same turn, in both namings.
pub fn turns_are_read_as_written(game: &Game) {
    let (rules, position) = (game.rules(), game.position());
    let (paths, _) = rules.paths(position, PATHS);
    for turn in paths.iter().chain(&rules.turns(position)) {
        for naming in [Naming::Written, Naming::Squares] {
            let text = notation::turn(rules.board(), naming, turn);
            let read = notation::read_turn(rules, position, &text);
            assert_eq!(read.as_ref(), Ok(turn), "{text}");
            let shouted = notation::read_turn(rules, position, &text.to_uppercase());
            assert_eq!(shouted.as_ref(), Ok(turn), "{text}");
        }
    }
}

/// A position is read as it was written. Places are the game's to tell, so only the board is compared.
pub fn positions_are_read_as_written(game: &Game) {
    let (rules, position) = (game.rules(), game.position());
    let text = notation::position(rules, position);
    let read = notation::read_position(rules, &text).unwrap();
    let mut expected = Position::empty(&position.seats().collect::<Vec<_>>(), position.to_move());
    for seat in position.seats() {
        for point in position.stones(seat).iter() {
            expected.put(seat, point);
        }
    }
    for king in position.kings().iter() {
        expected.crown(king);
    }
    assert_eq!(read, expected, "{text}");
    assert_eq!(notation::position(rules, &read), text);
}

/// The seat on the other side of the board.
fn opposite(rules: &dyn Rules, seat: Seat) -> Seat {
    let mut seats = rules.seatings().iter().copied().flatten().copied();
    let found = match rules.camp(seat) {
        Some(camp) => seats.find(|other| {
            let other = rules.camp(*other);
            other.is_some_and(|other| other.home == camp.goal)
        }),
        None => seats.find(|other| *other != seat),
    };
    found.unwrap()
}

/// Turned by 180 degrees, with the colours swapped, a position has as many turns.
pub fn turned_board_has_as_many_turns(game: &Game) {
    let (rules, position) = (game.rules(), game.position());
    if !position.places().is_empty() {
        return;
    }
    let board = rules.board();
    let turned = |point| {
        let place = board.turned(board.place(point), board.views() / 2);
        board.at(place).unwrap()
    };
    let seats: Vec<Seat> = position.seats().map(|seat| opposite(rules, seat)).collect();
    let mut other = Position::empty(&seats, opposite(rules, position.to_move()));
    for seat in position.seats() {
        for point in position.stones(seat).iter() {
            other.put(opposite(rules, seat), turned(point));
            if position.kings().contains(point) {
                other.crown(turned(point));
            }
        }
    }
    let ends = |position: &Position, turned: &dyn Fn(Point) -> Point| {
        let turns = rules.turns(position).into_iter();
        let ends = turns.map(|turn| {
            let points = turn.points();
            (
                points.first().copied().map(turned),
                points.last().copied().map(turned),
            )
        });
        let mut ends: Vec<_> = ends.collect();
        ends.sort();
        ends
    };
    assert_eq!(ends(position, &turned), ends(&other, &|point| point));
}

/// A point further along is landed on by a shortest way.
pub fn further_points_are_reached_by_a_shortest_way(game: &Game) {
    let (rules, position) = (game.rules(), game.position());
    for origin in game.turn().targets() {
        let mut picked = game.turn();
        picked.pick(origin).unwrap();
        // Least number of landings after which each point is met, if all paths can be looked at.
        let mut least = vec![usize::MAX; rules.board().size()];
        let mut looked_at = 0;
        let flow = rules.each_path(position, &mut vec![origin], &mut |path| {
            for (landings, point) in path.iter().enumerate() {
                let least = &mut least[point.index()];
                *least = landings.min(*least);
            }
            looked_at += 1;
            if looked_at < 5_000 {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        for point in picked.further().iter() {
            let mut turn = picked.clone();
            turn.land(point).unwrap();
            assert_eq!(turn.here(), Some(point));
            assert!(turn.path().len() > 2, "it is no next landing");
            assert_eq!(rules.check_landings(position, turn.path()), Ok(()));
            if flow.is_continue() {
                assert_eq!(turn.path().len() - 1, least[point.index()]);
            }
        }
        if flow.is_continue() {
            // Nothing that can be reached is left out.
            let near: PointSet = picked.targets().into_iter().chain([origin]).collect();
            let reached = rules.board().points();
            let reached: PointSet = reached
                .filter(|to| least[to.index()] < usize::MAX)
                .collect();
            assert_eq!(picked.further(), reached - near);
        }
    }
}

/// Whatever is clicked, a turn under way stays legal, and what is refused is refused for a true reason.
pub fn clicking_is_safe(game: &Game, seed: u64) {
    let rules = game.rules();
    let points: Vec<Point> = rules.board().points().collect();
    let mut dice = Dice(seed);
    let mut turn = game.turn();
    for _ in 0..40 {
        every_point_is_a_target_or_refused(rules, &turn);
        let targets = turn.targets();
        // Mostly something sensible; otherwise anything.
        let point = match dice.roll(4) {
            0 => points[dice.roll(points.len())],
            _ if targets.is_empty() => points[dice.roll(points.len())],
            _ => targets[dice.roll(targets.len())],
        };
        let before = turn.path().to_vec();
        let done = match dice.roll(8) {
            0 => {
                turn.back();
                continue;
            }
            1 => turn.pick(point),
            _ if before.is_empty() => turn.pick(point),
            _ => turn.land(point),
        };
        match done {
            Ok(()) => assert!(turn.path().len() > before.len()),
            Err(_) => assert_eq!(turn.path(), before),
        }
        let position = turn.position();
        if turn.path().is_empty() {
            continue;
        }
        assert_eq!(rules.check_landings(position, turn.path()), Ok(()));
        assert_eq!(turn.finish().is_ok(), turn.may_stop());
        assert!(turn.may_stop() || !turn.targets().is_empty(), "a dead end");
    }
}

fn every_point_is_a_target_or_refused(rules: &'static dyn Rules, turn: &Turn) {
    let targets = turn.targets();
    let further = turn.further();
    for point in rules.board().points() {
        let mut next = turn.clone();
        let done = match turn.here() {
            None => next.pick(point),
            Some(_) => next.land(point),
        };
        let is_offered = targets.contains(&point) || further.contains(point);
        assert_eq!(done.is_ok(), is_offered);
        if let Err(refusal) = done {
            assert!(is_true(rules, turn, point, refusal), "{refusal:?}");
        }
        // By the rules alone, where no point further along is meant.
        if let (Some(_), false) = (turn.here(), targets.contains(&point)) {
            let refusal = rules.refusal(turn.position(), turn.path(), point);
            assert!(is_true(rules, turn, point, refusal), "{refusal:?}");
            let path = [turn.path(), &[point]].concat();
            assert_eq!(rules.check(turn.position(), &path), Err(refusal));
        }
    }
}

/// Whether a refusal to pick or land on `to` says something true.
fn is_true(rules: &dyn Rules, turn: &Turn, to: Point, refusal: Refusal) -> bool {
    let board = rules.board();
    let position = turn.position();
    let path = turn.path();
    let is_draughts = matches!(rules.family(), Family::Draughts);
    let jumped: PointSet = path
        .windows(2)
        .filter_map(|pair| board.over(pair[0], pair[1]))
        .collect();
    let mut standing = position.occupied();
    if let Some(&origin) = path.first() {
        standing.remove(origin);
    }
    if is_draughts {
        standing = standing - jumped;
    }
    let mover = position.to_move();
    let here = path.last().copied().unwrap_or(to);
    let between = board.between(here, to);
    let over = board.over(here, to);
    let is_king = path
        .first()
        .is_some_and(|origin| position.kings().contains(*origin));
    match refusal.reason {
        Reason::GameOver => rules.outcome(position).is_some(),
        Reason::NoStone => position.at(to).is_none(),
        Reason::NotYours => position.at(to).is_some_and(|seat| seat != mover),
        Reason::OtherStone => !path.is_empty(),
        Reason::SamePoint => to == here,
        Reason::StepEndsTurn => path.len() == 2 && jumped.is_empty(),
        Reason::AlreadyLanded => !is_draughts && path.contains(&to),
        Reason::LandingTaken => standing.contains(to),
        Reason::StepInChain => path.len() > 1 && between.is_some_and(|between| between.is_empty()),
        Reason::Bent => between.is_none(),
        Reason::TooFar => between.is_some_and(|between| between.len() > 1),
        Reason::TwoStones => between.is_some_and(|between| {
            let stands = |pair: &[Point]| pair.iter().all(|point| standing.contains(*point));
            between.windows(2).any(stands)
        }),
        Reason::Gap => over.is_some_and(|over| !standing.contains(over)),
        Reason::MenForward => is_draughts && !is_king,
        Reason::OwnPiece => {
            is_draughts && over.is_some_and(|over| position.stones(mover).contains(over))
        }
        Reason::CapturedTwice => is_draughts && over.is_some_and(|over| jumped.contains(over)),
        // The capture that is due is a legal one.
        Reason::MustCapture => refusal.from.zip(refusal.to).is_some_and(|(from, to)| {
            board.over(from, to).is_some() && rules.check_landings(position, &[from, to]) == Ok(())
        }),
        Reason::Crowned => !is_king && path.len() > 1 && rules.king_row(mover).contains(here),
        Reason::KingShort => is_king && between.is_some_and(|between| !between.is_empty()),
        Reason::Immovable => {
            position.stones(mover).contains(to) && rules.next(position, &[to]).landings.is_empty()
        }
        // Nothing that is landed on or picked gets one of these.
        Reason::LightSquare | Reason::MustContinue | Reason::NoLanding | Reason::MayMove => false,
    }
}

/// Taken back and played again, every position is as it was.
pub fn taking_back_is_exact(game: &Game) {
    let mut moving = game.clone();
    let positions = game.positions().to_vec();
    for position in positions.iter().rev().skip(1) {
        assert!(moving.undo());
        assert_eq!(moving.position(), position);
    }
    assert!(!moving.undo());
    let mut fresh = moving.clone();
    for (entry, position) in game.entries().iter().zip(&positions[1..]) {
        let Act::Turn(turn) = &entry.act else {
            panic!("random games have only turns");
        };
        fresh.play(turn.points()).unwrap();
        assert_eq!(fresh.position(), position);
    }
    assert_eq!(&fresh, game);
}
