//! Game records: what is written reads back as the same record, and broken files are refused with the place and the reason.
#![allow(clippy::unwrap_used)]

use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::Value;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use sprungbrett::game::{Act, Game, Level, Player};
use sprungbrett::lang::{Lang, Language};
use sprungbrett::notation::{self, Naming};
use sprungbrett::record::json::{JsonError, JsonProblem};
use sprungbrett::record::{Record, RecordError, json};
use sprungbrett::rules::{self, Draw, Rules, Seat};
use sprungbrett::words;

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
    #![proptest_config(ProptestConfig::with_cases(256))]

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

/// What reading each file of `tests/records` says, by the name of the file without its ending.
fn said() -> BTreeMap<String, String> {
    let folder = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records")).unwrap();
    let lang = Lang::new(Language::En);
    let files = folder.map(|entry| entry.unwrap().path());
    files
        .map(|path| {
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            let read = json::read(&fs::read_to_string(&path).unwrap());
            let said = match read {
                Ok(record) => format!("{} turns", record.game().ply()),
                Err(error) => words::record_error(&lang, Naming::Written, &error),
            };
            (name, said)
        })
        .collect()
}

/// Each broken file and what reading it says.
const BROKEN: &[(&str, &str)] = &[
    (
        "after-the-end",
        "Move 4: The game is over before this move.",
    ),
    (
        "bad-start",
        "The start is no position. Two stones stand on q13.",
    ),
    ("draughts-players", "3 players cannot play Draughts: 2 can."),
    (
        "draw-for-no-reason",
        "The result is { \"kind\": \"draw\", \"reason\": \"tired\" }, but the moves lead to { \"kind\": \"unfinished\" }.",
    ),
    (
        "draw-with-a-stranger",
        "The result is { \"kind\": \"draw\", \"reason\": \"agreement\", \"seat\": \"white\" }, but the moves lead to { \"kind\": \"unfinished\" }.",
    ),
    ("empty", "line 1, column 1: the file breaks off here."),
    (
        "five-players",
        "5 players cannot play Sternhalma: 2, 3, 4 or 6 can. With 2, 4 or 6 everybody has an opponent opposite and with 3 nobody has; any other number leaves somebody alone.",
    ),
    ("foreign-option", "Draughts has no option “anti_block”."),
    (
        "illegal-move",
        "Move 2: A step ends the turn: after it there is no going on to f7.",
    ),
    (
        "key-twice",
        "line 6, column 11: the key “ruleset” is there twice.",
    ),
    ("level-six", "There is no level 6: levels go from 1 to 5."),
    (
        "light-square",
        "Move 2: Only the dark squares are used, and this one is light.",
    ),
    (
        "man-on-king-row",
        "The start is no position. The man on 1 stands on its king row, where only a king can stand.",
    ),
    (
        "missing-key",
        "line 17, column 1: the key “result” is missing before this place.",
    ),
    ("move-of-nobody", "Move 1: “green” is no seat of this game."),
    (
        "newer-version",
        "“version” is 2, but this program reads version 1.",
    ),
    (
        "no-format",
        "“format” is null instead of \"sprungbrett-game\": this is no game record.",
    ),
    (
        "no-json",
        "line 1, column 2: this is no JSON: a sign is wrong, missing, or one too many.",
    ),
    (
        "no-path",
        "Move 2: A move needs one of three: a path, “pass”, or “resign”.",
    ),
    (
        "not-crowned",
        "Move 2: “crowned” is “true”, but the move makes it “false”.",
    ),
    ("one-point", "Move 2: The stone on d5 has not moved yet."),
    (
        "other-format",
        "“format” is \"sprungbrett-lesson\" instead of \"sprungbrett-game\": this is no game record.",
    ),
    (
        "over-a-step",
        "Move 2: “over” is “d5”, but the move makes it “”.",
    ),
    (
        "pass-unforced",
        "Move 2: You can move, so you cannot pass: c5 has a turn.",
    ),
    (
        "pass-with-path",
        "Move 2: A move needs one of three: a path, “pass”, or “resign”.",
    ),
    (
        "players-differ",
        "“players” is 3, but the position has 2 seats.",
    ),
    (
        "resigned-twice",
        "Move 3: Red has finished already and cannot resign.",
    ),
    (
        "result-not-by-winning",
        "The result is { \"kind\": \"win\", \"places\": [\"blue\", \"red\"] }, but the moves lead to { \"kind\": \"resigned\", \"places\": [\"blue\", \"red\"] }.",
    ),
    (
        "result-too-early",
        "The result is { \"kind\": \"win\", \"places\": [\"red\", \"blue\"] }, but the moves lead to { \"kind\": \"unfinished\" }.",
    ),
    (
        "result-turned-round",
        "The result is { \"kind\": \"resigned\", \"places\": [\"red\", \"blue\"] }, but the moves lead to { \"kind\": \"resigned\", \"places\": [\"blue\", \"red\"] }.",
    ),
    (
        "robot",
        "line 8, column 53: “robot” cannot stand here, only \"human\" or \"ai\".",
    ),
    (
        "seat-missing",
        "The seats are “red” but should be “red, blue”.",
    ),
    (
        "seat-of-another-game",
        "The seats are “red, white” but should be “red, blue”.",
    ),
    (
        "seat-twice",
        "The seats are “red, red” but should be “red, blue”.",
    ),
    (
        "short-path",
        "Move 1: 32 is too far from 14: a step goes one point, a jump two.",
    ),
    ("truncated", "line 14, column 45: the file breaks off here."),
    (
        "two-objects",
        "line 19, column 1: the file goes on here behind its end.",
    ),
    (
        "two-points-in-one",
        "Move 2: “d5-e5” is no point of this board.",
    ),
    (
        "unknown-key",
        "line 11, column 9: there is no key “dates” here, only \"format\", \"version\", \"ruleset\", \"options\", \"start\", \"seats\", \"date\", \"tags\", \"remarks\", \"moves\" or \"result\".",
    ),
    ("unknown-point", "Move 2: “z5” is no point of this board."),
    (
        "unknown-result",
        "line 17, column 28: “lost” cannot stand here, only \"win\", \"resigned\", \"draw\" or \"unfinished\".",
    ),
    (
        "unknown-ruleset",
        "There is no game called “chess”: there are sternhalma, halma, draughts.",
    ),
    (
        "version-as-text",
        "“version” is \"1\", but this program reads version 1.",
    ),
    (
        "wrong-captured",
        "Move 1: “captured” is “”, but the move makes it “10”.",
    ),
    (
        "wrong-over",
        "Move 1: “over” is “n12”, but the move makes it “n11”.",
    ),
    ("wrong-seat", "Move 1: It is the turn of Red, not of Blue."),
    (
        "wrong-type",
        "line 5, column 29: here a whole number is needed that is not too large.",
    ),
];

#[test]
fn broken_files_are_refused_with_place_and_reason() {
    let mut said = said();
    said.retain(|name, _| !name.starts_with("good-"));
    for (name, message) in BROKEN {
        assert_eq!(said.remove(*name).as_deref(), Some(*message), "{name}");
    }
    assert!(said.is_empty(), "each file has its line here: {said:?}");
}

#[test]
fn good_files_are_read() {
    let mut said = said();
    said.retain(|name, _| name.starts_with("good-"));
    assert_eq!(said.len(), 3);
    for (name, said) in said {
        assert_eq!(said, "2 turns", "{name}");
    }
}

/// A record of these turns from a position; `G resigns` stands for a resignation.
fn record(ruleset: &str, start: &str, anti_block: bool, turns: &[&str]) -> Record {
    let rules = rules::named(ruleset).unwrap();
    let start = notation::read_position(rules, start).unwrap();
    let mut options = rules.options(start.players());
    options.anti_block = anti_block;
    let mut game = Game::from_position(rules, options, start);
    for text in turns {
        if let Some(seat) = text.strip_suffix(" resigns") {
            let mut seats = game.position().seats();
            game.resign(seats.find(|found| found.is_called(seat)).unwrap())
                .unwrap();
        } else {
            let turn = notation::read_turn(rules, game.position(), text).unwrap();
            game.play(turn.points()).unwrap();
        }
    }
    Record::new(game, sitting)
}

#[test]
fn every_way_to_end_is_written_and_read() {
    for (ruleset, start, anti_block, turns, result) in [
        (
            "halma",
            "R:Ro6:Ba16,k2",
            false,
            &["o6-o5"][..],
            r#"{ "kind": "win", "places": ["red", "blue"] }"#,
        ),
        (
            "star",
            "B:Re5,e7,e8,d5,d6,d8,c6,c7,b5,a5:Bq13,p12,p13,o11,o12,o13,n12,n13,c5,b6",
            true,
            &["n12-m12", "e8-d7"],
            r#"{ "kind": "win", "places": ["red", "blue"] }"#,
        ),
        // Others play on for the further places; a seat that resigned has the lowest one still free.
        (
            "star",
            "R:Re5:Gi9:Oi10",
            true,
            &["e5-d5", "G resigns"],
            r#"{ "kind": "resigned", "places": ["red", "orange", "green"] }"#,
        ),
        (
            "star",
            "R:Re5:Gi9:Oi10",
            true,
            &["O resigns", "e5-d5"],
            r#"{ "kind": "win", "places": ["red", "green", "orange"] }"#,
        ),
        // Already over where it begins, and begun with seats that are home.
        (
            "star",
            "R:Ra5:Bi9",
            false,
            &[],
            r#"{ "kind": "win", "places": ["red", "blue"] }"#,
        ),
        (
            "star",
            "R:Ra5:Ye13:Bi9:Oi10",
            false,
            &["i9-j9", "B resigns"],
            r#"{ "kind": "resigned", "places": ["red", "yellow", "orange", "blue"] }"#,
        ),
        (
            "draughts",
            "B:W18:B14",
            false,
            &["14x23"],
            r#"{ "kind": "win", "places": ["black", "white"] }"#,
        ),
        (
            "draughts",
            "B:WK32:BK1",
            false,
            &[
                "1-5", "32-28", "5-1", "28-32", "1-5", "32-28", "5-1", "28-32",
            ],
            r#"{ "kind": "draw", "reason": "repetition" }"#,
        ),
    ] {
        let record = record(ruleset, start, anti_block, turns);
        let text = json::write(&record);
        assert!(
            text.contains(&format!("\"result\": {result}\n")),
            "{start}: {text}"
        );
        assert_eq!(json::read(&text), Ok(record), "{text}");
    }
}

proptest! {
    /// A file damaged anywhere is refused or read, but never brings the program down.
    #[test]
    fn a_damaged_file_does_no_harm(at: Index, length in 0usize..6, put in "[ -~\\n]{0,4}") {
        let good = include_str!("records/good-draughts.json");
        let at = at.index(good.len());
        let end = (at + length).min(good.len());
        let damaged = format!("{}{put}{}", &good[..at], &good[end..]);
        if let Ok(record) = json::read(&damaged) {
            prop_assert_eq!(json::read(&json::write(&record)), Ok(record));
        }
    }
}

/// The texts in a list of a schema, or the keys of an object.
fn names(value: &Value) -> BTreeSet<String> {
    let items = value.as_array().into_iter().flatten();
    let items = items.map(|item| item.as_str().unwrap().to_owned());
    let keys = value
        .as_object()
        .into_iter()
        .flat_map(serde_json::Map::keys);
    items.chain(keys.cloned()).collect()
}

#[test]
fn the_schema_names_the_keys_that_the_reader_takes() {
    let schema: Value = serde_json::from_str(include_str!("../assets/schema/game.json")).unwrap();
    let game = &schema["$defs"]["game"];
    let good: Value = serde_json::from_str(include_str!("records/good-star.json")).unwrap();
    for (object, described) in [
        ("", "/properties"),
        ("/options", "/properties/options/properties"),
        ("/seats/0", "/properties/seats/items/properties"),
        ("/moves/0", "/properties/moves/items/properties"),
    ] {
        let mut record = good.clone();
        record.pointer_mut(object).unwrap()["stray"] = true.into();
        // The reader refuses the stray key and names those it takes.
        let refused = json::read(&record.to_string()).unwrap_err();
        let RecordError::Json(JsonError {
            problem: JsonProblem::UnknownKey { known, .. },
            ..
        }) = refused
        else {
            panic!("{object}: {refused}");
        };
        let taken: BTreeSet<String> = known.into_iter().collect();
        assert_eq!(names(game.pointer(described).unwrap()), taken, "{object}");
    }
    let games = rules::ALL.iter().map(|rules| rules.id().to_owned());
    let seats = Seat::ALL.map(|seat| seat.id().to_owned());
    let draws = Draw::ALL.map(|draw| draw.id().to_owned());
    assert_eq!(
        names(&game["properties"]["ruleset"]["enum"]),
        games.collect()
    );
    assert_eq!(names(&schema["$defs"]["seat"]["enum"]), seats.into());
    let draw = &game["properties"]["result"]["oneOf"][1]["properties"]["reason"]["enum"];
    assert_eq!(names(draw), draws.into());
}
