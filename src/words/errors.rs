//! Why something cannot be: turns, positions, records.

use crate::board::Board;
use crate::lang::{Arg, Lang};
use crate::notation::{Naming, PositionError, TurnError};
use crate::record::{MoveError, RecordError, json};
use crate::rules::{OptionsError, Refusal, Rules};
use crate::words::{any_of, game, json_error, quoted, seat, unknown_game};

/// Why a turn, or the next landing of one, is illegal.
pub fn refusal(lang: &Lang, board: &Board, naming: Naming, refusal: &Refusal) -> String {
    let points = [
        ("from", refusal.from),
        ("to", refusal.to),
        ("over", refusal.over),
    ];
    let named: Vec<(&str, Arg)> = points
        .into_iter()
        .filter_map(|(word, point)| Some((word, naming.name(board, point?).into())))
        .collect();
    lang.with(&format!("refusal-{}", refusal.reason.id()), &named)
}

/// Why a text is not a turn that can be played.
pub fn turn_error(lang: &Lang, naming: Naming, error: &TurnError) -> String {
    let id = format!("refusal-{}", error.id());
    match error {
        TurnError::Refused(refusal, rules) => self::refusal(lang, rules.board(), naming, refusal),
        TurnError::Unreadable(text, example) => {
            let text = quoted(text);
            lang.with(
                &id,
                &[("text", (&*text).into()), ("example", example.into())],
            )
        }
        TurnError::NotAPoint(text) => lang.with(&id, &[("text", (&*quoted(text)).into())]),
        TurnError::Ambiguous { text, turns } => {
            let turns = any_of(lang, turns);
            let text = quoted(text);
            lang.with(
                &id,
                &[("text", (&*text).into()), ("turns", (&turns).into())],
            )
        }
    }
}

/// Why a text is not a position.
pub fn position_error(lang: &Lang, error: &PositionError) -> String {
    let seat = |id: &str, letter: &char| {
        let letter = letter.to_string();
        lang.with(id, &[("seat", (&letter).into())])
    };
    let point = |id: &str, name: &String| lang.with(id, &[("point", (&*quoted(name)).into())]);
    match error {
        PositionError::Unreadable(text, example) => lang.with(
            "position-unreadable",
            &[
                ("text", (&*quoted(text)).into()),
                ("example", example.into()),
            ],
        ),
        PositionError::UnknownSeat(name) => lang.with(
            "position-unknown-seat",
            &[("seat", (&*quoted(name)).into())],
        ),
        PositionError::SeatTwice(letter) => seat("position-seat-twice", letter),
        PositionError::Seating { found, allowed } => lang.with(
            "position-seating",
            &[
                ("found", (&*quoted(found)).into()),
                ("allowed", allowed.into()),
            ],
        ),
        PositionError::NotSeated(letter) => seat("position-not-seated", letter),
        PositionError::NotAPoint(name) => point("position-not-a-point", name),
        PositionError::LightSquare(name) => point("position-light-square", name),
        PositionError::Taken(name) => point("position-taken", name),
        PositionError::ManOnKingRow(name) => point("position-man-on-king-row", name),
        PositionError::Picture {
            line,
            found,
            expected,
        } => lang.with(
            "position-picture",
            &[
                ("line", (*line).into()),
                ("found", (*found).into()),
                ("expected", (*expected).into()),
            ],
        ),
        PositionError::TooMany { seat, found, most } => lang.with(
            "position-too-many",
            &[
                ("seat", (&seat.to_string()).into()),
                ("found", (*found).into()),
                ("most", (*most).into()),
            ],
        ),
    }
}

/// Why `found` players cannot play a game.
pub fn players_unfit(lang: &Lang, rules: &dyn Rules, found: usize) -> String {
    let numbers = rules.seatings().iter().map(|seats| seats.len().to_string());
    let allowed = any_of(lang, &numbers.collect::<Vec<_>>());
    let refused = lang.with(
        "players-unfit",
        &[
            ("found", found.into()),
            ("game", (&game(lang, rules)).into()),
            ("allowed", (&allowed).into()),
        ],
    );
    let why = format!("players-{}", rules.id());
    if lang.has(&why) {
        format!("{refused} {}", lang.text(&why))
    } else {
        refused
    }
}

/// Why options cannot be had, of which the one that is wrong is called `option` where they were asked for.
pub fn options_error(lang: &Lang, option: &str, error: &OptionsError) -> String {
    let option = ("option", option.into());
    match *error {
        OptionsError::Players { rules, found } => players_unfit(lang, rules, found),
        OptionsError::PlayersDiffer { found, expected } => lang.with(
            "options-players-differ",
            &[
                option,
                ("found", found.into()),
                ("expected", expected.into()),
            ],
        ),
        OptionsError::Foreign { rules, .. } => lang.with(
            "options-foreign",
            &[option, ("game", (&game(lang, rules)).into())],
        ),
    }
}

/// Why a text is not a game record.
pub fn record_error(lang: &Lang, naming: Naming, error: &RecordError) -> String {
    let differs = |id: &str, found: &str, expected: &str| {
        lang.with(
            id,
            &[
                ("found", (&*quoted(found)).into()),
                ("expected", expected.into()),
            ],
        )
    };
    match error {
        RecordError::Json(error) => json_error(lang, error),
        RecordError::Format { found } => {
            differs("record-format", found, &format!("{:?}", json::FORMAT))
        }
        RecordError::Version { found } => {
            differs("record-version", found, &json::VERSION.to_string())
        }
        RecordError::UnknownRules(name) => unknown_game(lang, name),
        RecordError::Options(error) => options_error(lang, error.choice().key(), error),
        RecordError::Start(error) => lang.with(
            "record-start",
            &[("why", (&position_error(lang, error)).into())],
        ),
        RecordError::Seats { found, expected } => differs("record-seats", found, expected),
        RecordError::Level(level) => {
            lang.with("record-level", &[("level", (&level.to_string()).into())])
        }
        RecordError::Move { number, error } => lang.with(
            "record-move",
            &[
                ("number", (*number).into()),
                ("why", (&move_error(lang, naming, error)).into()),
            ],
        ),
        RecordError::Result { found, expected } => differs("record-result", found, expected),
    }
}

/// Why a recorded move cannot be played.
fn move_error(lang: &Lang, naming: Naming, error: &MoveError) -> String {
    match error {
        MoveError::AfterEnd => lang.text("move-after-end"),
        MoveError::UnknownSeat(name) => {
            lang.with("move-unknown-seat", &[("seat", (&*quoted(name)).into())])
        }
        MoveError::NotToMove { found, expected } => lang.with(
            "move-not-to-move",
            &[
                ("found", (&seat(lang, *found)).into()),
                ("expected", (&seat(lang, *expected)).into()),
            ],
        ),
        MoveError::Finished(finished) => lang.with(
            "move-finished",
            &[("seat", (&seat(lang, *finished)).into())],
        ),
        MoveError::Kind => lang.text("move-kind"),
        MoveError::Turn(error) => turn_error(lang, naming, error),
        MoveError::Differs {
            key,
            found,
            expected,
        } => lang.with(
            "move-differs",
            &[
                ("key", (*key).into()),
                ("found", (&*quoted(found)).into()),
                ("expected", expected.into()),
            ],
        ),
    }
}
