//! Puts what the core says into sentences of a language: names, refusals, errors, how a game ended.

pub mod analysis;
pub mod interchange;
mod lessons;
mod malformed;

use std::borrow::Cow;

use crate::analysis::Chain;
use crate::board::{Board, Point};
use crate::engine::Answer;
use crate::game::{Act, Entry, Game};
use crate::lang::{Arg, Lang};
use crate::notation::{self, Naming, PositionError, TurnError};
use crate::record::{MoveError, RecordError, json};
use crate::rules::{self, Family, Outcome, Refusal, Rules, Seat};

pub use lessons::{course_error, course_problem, fault, no_room, scale};
pub use malformed::json_error;

/// The text with its control characters spelled out: what it quotes may come from anywhere, and must neither break the
/// line nor reach the terminal.
pub fn one_line(text: &str) -> String {
    let spelled = |letter: char| {
        if letter.is_control() {
            letter.escape_default().to_string()
        } else {
            letter.to_string()
        }
    };
    text.chars().map(spelled).collect()
}

/// The most signs of a text from elsewhere that are quoted.
const QUOTED: usize = 60;

/// A text from elsewhere as it is quoted: its beginning where it is long.
pub fn quoted(text: &str) -> Cow<'_, str> {
    match text.char_indices().nth(QUOTED) {
        Some((end, _)) => format!("{}…", &text[..end]).into(),
        None => text.into(),
    }
}

/// The name of a game.
pub fn game(lang: &Lang, rules: &dyn Rules) -> String {
    lang.text(&format!("game-{}", rules.id()))
}

/// That no game is called `name`, and which there are.
pub fn unknown_game(lang: &Lang, name: &str) -> String {
    let games: Vec<&str> = rules::ALL.iter().map(|rules| rules.id()).collect();
    let games = games.join(", ");
    lang.with(
        "unknown-game",
        &[
            ("name", (&*quoted(name)).into()),
            ("games", (&games).into()),
        ],
    )
}

/// The name of a seat.
pub fn seat(lang: &Lang, seat: Seat) -> String {
    lang.text(&format!("seat-{}", seat.id()))
}

/// `a, b or c`.
pub fn any_of(lang: &Lang, names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [others @ .., last] => {
            let joined = others.join(", ");
            lang.with(
                "list-or",
                &[("list", (&joined).into()), ("last", last.into())],
            )
        }
    }
}

/// `a, b, c`, or that there is none.
pub fn list_or_none(lang: &Lang, names: &[String]) -> String {
    if names.is_empty() {
        lang.text("list-none")
    } else {
        names.join(", ")
    }
}

/// The names of points, in their order.
pub fn names(board: &Board, naming: Naming, points: impl IntoIterator<Item = Point>) -> String {
    let name = |point| naming.name(board, point);
    let names: Vec<&str> = points.into_iter().map(name).collect();
    names.join(", ")
}

/// The names of points, or that there are none.
pub fn points(
    lang: &Lang,
    naming: Naming,
    board: &Board,
    points: impl IntoIterator<Item = Point>,
) -> String {
    let names = points.into_iter().map(|point| naming.name(board, point));
    list_or_none(lang, &names.map(str::to_owned).collect::<Vec<_>>())
}

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
        RecordError::Players { rules, found } => players_unfit(lang, *rules, *found),
        RecordError::PlayersDiffer { found, expected } => lang.with(
            "record-players-differ",
            &[("found", (*found).into()), ("expected", (*expected).into())],
        ),
        RecordError::Option { rules, option } => lang.with(
            "record-option",
            &[
                ("game", (&game(lang, *rules)).into()),
                ("option", (*option).into()),
            ],
        ),
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

/// What a seat, `called` so, did.
pub fn entry(
    lang: &Lang,
    naming: Naming,
    rules: &dyn Rules,
    entry: &Entry,
    called: &str,
) -> String {
    let of = |id: &str| lang.with(id, &[("seat", called.into())]);
    let turn = match &entry.act {
        Act::Resign => return of("plain-resigns"),
        Act::Agree => return of("plain-agrees"),
        Act::Turn(turn) => turn,
    };
    let Some(path) = turn.path() else {
        return of("said-passed");
    };
    let text = notation::turn(rules.board(), naming, turn);
    let captured = path.captured();
    let names = points(lang, naming, rules.board(), captured.iter().copied());
    lang.with(
        "plain-turn",
        &[
            ("seat", called.into()),
            ("turn", (&text).into()),
            ("captured", captured.len().into()),
            ("points", (&names).into()),
            ("crowned", i32::from(path.crowns()).into()),
        ],
    )
}

/// A chain of a game: its turn, who made it, its path and the number of its jumps.
pub fn chain(lang: &Lang, naming: Naming, game: &Game, chain: &Chain) -> String {
    let entry = game.all_entries().get(chain.ply - 1);
    let turn = entry.and_then(|entry| entry.act.turn());
    let path = turn.map(|turn| notation::turn(game.rules().board(), naming, turn));
    let path = path.unwrap_or_default();
    let seat = seat(lang, chain.seat);
    lang.with(
        "chain",
        &[
            ("jumps", chain.jumps().into()),
            ("turn", chain.ply.into()),
            ("seat", (&seat).into()),
            ("path", (&path).into()),
        ],
    )
}

/// In how many turns the one who plays as `answer` says has won, whatever the others do; none if that is not seen to its
/// end.
pub fn wins_in(lang: &Lang, rules: &dyn Rules, answer: &Answer) -> Option<String> {
    let turns = usize::try_from(answer.wins_in()?).unwrap_or(usize::MAX);
    let id = match rules.family() {
        Family::Race(_) => "hint-home-in",
        Family::Draughts => "hint-wins-in",
    };
    Some(lang.with(id, &[("turns", turns.into())]))
}

/// How a game has ended: who has won, all places of three or more, or why it is drawn.
pub fn outcome(lang: &Lang, outcome: &Outcome) -> String {
    outcome_of(lang, outcome, |seat| self::seat(lang, seat))
}

/// The same with the seats as they are `called`.
pub fn outcome_of(lang: &Lang, outcome: &Outcome, called: impl Fn(Seat) -> String) -> String {
    match outcome {
        Outcome::Draw(draw) => lang.text(&format!("draw-{}", draw.id())),
        Outcome::Places(seats) => match seats[..] {
            [] => String::new(),
            [winner, _] => lang.with("outcome-won", &[("seat", (&called(winner)).into())]),
            _ => {
                let places = places_of(lang, seats, called).join(", ");
                lang.with("outcome-places", &[("places", (&places).into())])
            }
        },
    }
}

/// The places that `seats` have taken, the winner first: `1. Red`.
pub fn places(lang: &Lang, seats: &[Seat]) -> Vec<String> {
    places_of(lang, seats, |seat| self::seat(lang, seat))
}

/// The same with the seats as they are `called`.
pub fn places_of(lang: &Lang, seats: &[Seat], called: impl Fn(Seat) -> String) -> Vec<String> {
    let place = |(place, finished): (usize, &Seat)| {
        let name = called(*finished);
        let names = [("place", place.into()), ("seat", (&name).into())];
        lang.with("outcome-place", &names)
    };
    (1..).zip(seats).map(place).collect()
}
