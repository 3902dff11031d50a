//! Game records: what is written reads back as the same record, and broken files are refused with the place and the reason.
#![allow(clippy::unwrap_used)]

use proptest::prelude::*;
use proptest::sample::Index;

use sprungbrett::game::{Act, Game, Level, Player};
use sprungbrett::notation;
use sprungbrett::record::{Record, json};
use sprungbrett::rules::{self, Rules, Seat};

/// Every game with every number of players.
fn tables() -> Vec<(&'static dyn Rules, usize)> {
    let players = |rules: &'static dyn Rules| {
        let seatings = rules.seatings().iter();
        seatings.map(move |seats| (rules, seats.len()))
    };
    rules::ALL.iter().copied().flat_map(players).collect()
}

/// What may happen next in a random game.
#[derive(Clone, Debug)]
enum Step {
    Turn(Index, Index),
    Undo,
    Resign(Index),
    Agree(Index),
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        60 => (any::<Index>(), any::<Index>()).prop_map(|(turn, stop)| Step::Turn(turn, stop)),
        4 => Just(Step::Undo),
        1 => any::<Index>().prop_map(Step::Resign),
        1 => any::<Index>().prop_map(Step::Agree),
    ]
}

/// Plays on as long as the game allows; chains stop at a random landing, and not only where the list of turns does.
fn walk(game: &mut Game, steps: &[Step]) {
    for step in steps {
        if game.to_move().is_none() {
            break;
        }
        let seats: Vec<Seat> = game.position().playing().collect();
        match step {
            Step::Turn(..) if game.must_pass() => {
                game.play(&[]).unwrap();
            }
            Step::Turn(pick, stop) => {
                let mut turn = game.turn();
                turn.pick(*pick.get(&turn.targets())).unwrap();
                let most = stop.index(6);
                while !(turn.targets().is_empty() || turn.may_stop() && turn.path().len() > most) {
                    turn.land(*pick.get(&turn.targets())).unwrap();
                }
                game.play(turn.path()).unwrap();
            }
            Step::Undo => {
                game.undo();
            }
            Step::Resign(seat) => game.resign(*seat.get(&seats)).unwrap(),
            Step::Agree(seat) => game.agree_draw(*seat.get(&seats)).unwrap(),
        }
    }
}

/// The game without what was taken back, which no record keeps.
fn without_redo(game: &Game) -> Game {
    let mut same = game.given_start().map_or_else(
        || Game::new(game.rules(), *game.options()),
        |start| Game::from_position(game.rules(), *game.options(), *start),
    );
    for entry in game.entries() {
        match &entry.act {
            Act::Turn(turn) => {
                same.play(turn.points()).unwrap();
            }
            Act::Resign => same.resign(entry.seat).unwrap(),
            Act::Agree => same.agree_draw(entry.seat).unwrap(),
        }
    }
    same
}

fn sitting(seat: Seat) -> (String, Player) {
    let level = Level::ALL[seat.index() % Level::ALL.len()];
    let player = if seat.index().is_multiple_of(2) {
        Player::Human
    } else {
        Player::Ai(level)
    };
    (format!("\"{}\" \\ Änne\n", seat.id()), player)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn a_record_reads_back_as_it_was_written(
        table in 0..tables().len(),
        anti_block: bool,
        steps in proptest::collection::vec(step(), 0..120),
        from in proptest::option::of(0usize..40),
    ) {
        let (rules, players) = tables()[table];
        let mut options = rules.options(players);
        options.anti_block &= anti_block;
        let mut game = Game::new(rules, options);
        walk(&mut game, &steps);
        // Or one that begins from a position met in the middle of it.
        if let Some(start) = from.and_then(|ply| game.position_at(ply)) {
            let text = notation::position(rules, start);
            game = Game::from_position(rules, options, notation::read_position(rules, &text).unwrap());
            walk(&mut game, &steps);
        }
        let mut record = Record::new(without_redo(&game), sitting);
        record.date = from.map(|day| format!("2026-11-{day:02}"));
        record.tags.insert("Event".into(), "{ \"a\": [1, 2] }".into());
        let text = json::write(&record);
        prop_assert_eq!(json::read(&text), Ok(record.clone()), "{}", text);
        // What was taken back makes no difference to the file.
        let mut with_redo = Record::new(game, sitting);
        (with_redo.date, with_redo.tags) = (record.date, record.tags);
        prop_assert_eq!(json::write(&with_redo), text);
    }
}

#[test]
fn a_move_stands_on_one_line() {
    let rules = rules::named("draughts").unwrap();
    let start = notation::read_position(rules, "B:W24,10,20:B19,K6").unwrap();
    let mut game = Game::from_position(rules, rules.options(2), start);
    for text in ["6x15", "20-16", "19x28"] {
        let turn = notation::read_turn(rules, game.position(), text).unwrap();
        game.play(turn.points()).unwrap();
    }
    let mut record = Record::new(game, |seat| match seat {
        Seat::Black => ("Ana".into(), Player::Human),
        _ => (String::new(), Player::Ai(Level::Club)),
    });
    record.date = Some("2026-11-30".into());
    let expected = r#"{
  "format": "sprungbrett-game",
  "version": 1,
  "ruleset": "draughts",
  "options": { "quiet_draw": 80, "repetition_draw": 3 },
  "start": "B:W10,20,24:BK6,19",
  "seats": [
    { "seat": "black", "name": "Ana", "player": "human" },
    { "seat": "white", "name": "", "player": { "ai": 3 } }
  ],
  "date": "2026-11-30",
  "tags": {},
  "moves": [
    { "seat": "black", "path": ["6", "15"], "over": ["10"], "captured": ["10"] },
    { "seat": "white", "path": ["20", "16"] },
    { "seat": "black", "path": ["19", "28"], "over": ["24"], "captured": ["24"] }
  ],
  "result": { "kind": "unfinished" }
}
"#;
    assert_eq!(json::write(&record), expected);
}
