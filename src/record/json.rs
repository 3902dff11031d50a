//! The native file: a game, or a list of games, as JSON, version 1. Every landing and everything said about what a move does
//! is checked on reading; comments and variations are texts.

mod file;
mod layout;
mod problem;

use serde::Deserialize;
use serde_json::Value;

use crate::board::{Board, Point};
use crate::game::Game;
use crate::notation::{self, TurnError};
use crate::record::{MoveError, Record, RecordError, Remark, Remarks, SeatEntry, turn_order};
use crate::rules::{self, Draw, Seat};

pub(crate) use problem::parse;
pub use problem::{JsonError, JsonProblem, JsonType};

use file::{File, MoveEntry, PlayerEntry, ResultEntry, ids, list, names};

/// The value of the key `format`.
pub const FORMAT: &str = "sprungbrett-game";

/// The version written, and the only one read.
pub const VERSION: u32 = 1;

/// What tells whether the rest can be read at all.
#[derive(Deserialize)]
struct Header {
    #[serde(default)]
    format: Value,
    #[serde(default)]
    version: Value,
}

/// The record in `text`.
///
/// # Errors
/// [`RecordError`], with the line and column, or with the number of the move that cannot be played.
pub fn read(text: &str) -> Result<Record, RecordError> {
    known(&parse(text)?)?;
    record(parse(text)?)
}

/// The records in `text`: one, or a list of several. A game of the list that cannot be played leaves the others as they
/// are.
///
/// # Errors
/// [`RecordError`] if the list as a whole cannot be read.
pub fn read_all(text: &str) -> Result<Vec<Result<Record, RecordError>>, RecordError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if !text.trim_start().starts_with('[') {
        return Ok(vec![read(text)]);
    }
    let headers: Vec<Header> = parse(text)?;
    headers.iter().try_for_each(known)?;
    let files: Vec<File> = parse(text)?;
    Ok(files.into_iter().map(record).collect())
}

/// That the file is one that can be read.
fn known(header: &Header) -> Result<(), RecordError> {
    if header.format != FORMAT {
        let found = header.format.to_string();
        return Err(RecordError::Format { found });
    }
    if header.version != VERSION {
        let found = header.version.to_string();
        return Err(RecordError::Version { found });
    }
    Ok(())
}

fn record(file: File) -> Result<Record, RecordError> {
    let mut game = begin(&file)?;
    let seats = seats(&game, file.seats)?;
    for (number, entry) in (1..).zip(&file.moves) {
        play(&mut game, entry).map_err(|error| RecordError::Move { number, error })?;
    }
    end(&mut game, &file.result)?;
    Ok(Record {
        game,
        seats,
        date: file.date,
        tags: file.tags,
        remarks: remarks(file.remarks, file.moves),
    })
}

/// The text of `record`, which [`read`] reads back as the same record. Each seat and each move has a line.
pub fn write(record: &Record) -> String {
    layout::print(&File::of(record))
}

/// The text of a file with these games, each as [`write()`] gives it: one stands for itself, several are a list, which
/// [`read_all`] reads back.
pub fn collection(mut texts: Vec<String>) -> String {
    if let [_] = texts[..] {
        return texts.swap_remove(0);
    }
    let texts: Vec<&str> = texts.iter().map(|text| text.trim_end()).collect();
    format!("[\n{}\n]\n", texts.join(",\n"))
}

/// The game before its first move.
fn begin(file: &File) -> Result<Game, RecordError> {
    let rules = rules::ALL
        .iter()
        .copied()
        .find(|rules| rules.id() == file.ruleset)
        .ok_or_else(|| RecordError::UnknownRules(file.ruleset.clone()))?;
    let start = file
        .start
        .as_deref()
        .map(|text| notation::read_position(rules, text))
        .transpose()
        .map_err(RecordError::Start)?;
    let options = file.options.wanted().options(rules, start.as_ref())?;
    Ok(match start {
        Some(start) => Game::from_position(rules, options, start),
        None => Game::new(rules, options),
    })
}

/// The seats of the file, which may stand there in any order, in turn order.
fn seats(game: &Game, mut entries: Vec<PlayerEntry>) -> Result<Vec<SeatEntry>, RecordError> {
    let expected: Vec<Seat> = turn_order(game).collect();
    let found = list(entries.iter().map(|entry| entry.seat.clone()));
    let wrong = || RecordError::Seats {
        found: found.clone(),
        expected: list(ids(&expected).into_iter()),
    };
    if entries.len() != expected.len() {
        return Err(wrong());
    }
    expected
        .iter()
        .map(|&seat| {
            let is_it = |entry: &PlayerEntry| entry.seat == seat.id();
            let index = entries.iter().position(is_it).ok_or_else(wrong)?;
            let PlayerEntry { name, player, .. } = entries.swap_remove(index);
            let player = player.read()?;
            Ok(SeatEntry { seat, name, player })
        })
        .collect()
}

fn play(game: &mut Game, entry: &MoveEntry) -> Result<(), MoveError> {
    let Some(to_move) = game.to_move() else {
        return Err(MoveError::AfterEnd);
    };
    let seat = game.position().seats().find(|seat| seat.id() == entry.seat);
    let seat = seat.ok_or_else(|| MoveError::UnknownSeat(entry.seat.clone()))?;
    let has_path = !entry.path.is_empty();
    if [has_path, entry.pass, entry.resign]
        .into_iter()
        .filter(|is_so| *is_so)
        .count()
        != 1
    {
        return Err(MoveError::Kind);
    }
    if entry.resign {
        return game.resign(seat).map_err(|_| MoveError::Finished(seat));
    }
    if seat != to_move {
        return Err(MoveError::NotToMove {
            found: seat,
            expected: to_move,
        });
    }
    let rules = game.rules();
    let points = points(game, &entry.path).map_err(MoveError::Turn)?;
    let turn = game
        .play(&points)
        .map_err(|refusal| MoveError::Turn(TurnError::Refused(refusal, rules)))?;
    let (over, captured, crowns) = turn.path().map_or((&[][..], &[][..], false), |path| {
        (path.over(), path.captured(), path.crowns())
    });
    agree(rules.board(), "over", entry.over.as_deref(), over)?;
    agree(
        rules.board(),
        "captured",
        entry.captured.as_deref(),
        captured,
    )?;
    match entry.crowned {
        Some(found) if found != crowns => Err(MoveError::Differs {
            key: "crowned",
            found: found.to_string(),
            expected: crowns.to_string(),
        }),
        _ => Ok(()),
    }
}

/// The points of a path, each by any of its names.
fn points(game: &Game, names: &[String]) -> Result<Vec<Point>, TurnError> {
    let is_name = |name: &&String| {
        !name.is_empty() && name.chars().all(|letter| letter.is_ascii_alphanumeric())
    };
    match names.iter().find(|name| !is_name(name)) {
        Some(name) => Err(TurnError::NotAPoint(name.clone())),
        None => notation::read_points(game.rules(), game.position(), &names.join("-")),
    }
}

/// What is said before the first move and after each.
fn remarks(first: Vec<Remark>, moves: Vec<MoveEntry>) -> Remarks {
    let said = moves.into_iter().map(|entry| entry.remarks);
    let said = [first].into_iter().chain(said).enumerate();
    said.filter(|(_, remarks)| !remarks.is_empty()).collect()
}

/// Checks what the file says of the points that the move at `key` concerns; saying nothing is fine.
fn agree(
    board: &Board,
    key: &'static str,
    found: Option<&[String]>,
    expected: &[Point],
) -> Result<(), MoveError> {
    let Some(names) = found else { return Ok(()) };
    let points: Vec<Option<Point>> = names.iter().map(|name| board.point(name).ok()).collect();
    if points
        .iter()
        .copied()
        .eq(expected.iter().copied().map(Some))
    {
        return Ok(());
    }
    Err(MoveError::Differs {
        key,
        found: names.join(", "),
        expected: list(self::names(board, expected).into_iter()),
    })
}

/// Ends the game if the players agreed on a draw, and checks the result.
fn end(game: &mut Game, found: &ResultEntry) -> Result<(), RecordError> {
    if let (ResultEntry::Draw { reason, seat }, Some(to_move)) = (found, game.to_move())
        && reason == Draw::Agreement.id()
    {
        let named = |name: &String| game.position().seats().find(|seat| seat.id() == name);
        let seat = seat.as_ref().map_or(Some(to_move), named);
        if let Some(seat) = seat {
            game.agree_draw(seat)
                .expect("a game with a seat to move is not over");
        }
    }
    let expected = ResultEntry::of(game);
    let is_same = match (found, &expected) {
        (ResultEntry::Draw { reason, seat: None }, ResultEntry::Draw { reason: drawn, .. }) => {
            reason == drawn
        }
        _ => *found == expected,
    };
    if is_same {
        Ok(())
    } else {
        Err(RecordError::Result {
            found: layout::line(found),
            expected: layout::line(&expected),
        })
    }
}
