//! Puts what the core says into sentences of a language: names, refusals, errors, how a game ended.

pub mod analysis;
mod courses;
mod errors;
pub mod interchange;
mod lessons;
mod malformed;

use std::borrow::Cow;
use std::path::Path;

use crate::analysis::Chain;
use crate::board::{Board, Point};
use crate::engine::Answer;
use crate::game::{Act, Entry, Game};
use crate::lang::Lang;
use crate::notation::{self, Naming};
use crate::rules::{self, Family, Outcome, Rules, Seat};

pub use courses::{course_error, course_problem};
pub use errors::{options_error, players_unfit, position_error, record_error, refusal, turn_error};
pub use lessons::{fault, no_room, scale};
pub use malformed::json_error;

/// Whether a letter does not stand for itself where it is shown, but steers what shows it: control characters (C0, DEL, C1),
/// the other ends of lines, and the signs that turn the direction of writing (source: Unicode, Annex 9, section 2).
pub fn steers(letter: char) -> bool {
    letter.is_control()
        || matches!(
            letter,
            '\u{61c}'
                | '\u{200e}'
                | '\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2066}'..='\u{2069}'
        )
}

/// The text with what [`steers`] spelled out: what it quotes may come from anywhere, and must neither break the line nor
/// reach the terminal.
pub fn one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for letter in text.chars() {
        if steers(letter) {
            line.extend(letter.escape_default());
        } else {
            line.push(letter);
        }
    }
    line
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

/// The text called `id`, which speaks of a `$place`: a file that was written.
pub fn with_place(lang: &Lang, id: &str, place: &Path) -> String {
    lang.with(id, &[("place", (&*place.to_string_lossy()).into())])
}

/// The signs at the beginning and at the end of a long text that are said of it.
const SAID: usize = 200;

/// The beginning and the end of what is long, because it quotes something long.
pub fn in_short(text: &str) -> Cow<'_, str> {
    let end = text.char_indices().nth(SAID);
    let begin = text.char_indices().nth_back(SAID);
    match (end, begin) {
        (Some((end, _)), Some((begin, _))) if end < begin => {
            format!("{}…{}", &text[..end], &text[begin..]).into()
        }
        _ => text.into(),
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
