//! The native file: one game as JSON, version 1. Every landing and everything said about it is checked on reading.

mod layout;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::error::Category;

use crate::board::{Board, Point};
use crate::game::{Act, Entry, Game, Level, Player};
use crate::notation::{self, TurnError};
use crate::record::{MoveError, Record, RecordError, SeatEntry, turn_order};
use crate::rules::{self, Choice, Draw, Options, Outcome, Rules, Seat};

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

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: String,
    version: u32,
    ruleset: String,
    options: OptionsEntry,
    start: Option<String>,
    seats: Vec<PlayerEntry>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    date: Option<String>,
    #[serde(default)]
    tags: BTreeMap<String, String>,
    moves: Vec<MoveEntry>,
    result: ResultEntry,
}

/// Only what can be chosen in the game is there.
#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OptionsEntry {
    #[serde(skip_serializing_if = "Option::is_none")]
    players: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    anti_block: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    quiet_draw: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    repetition_draw: Option<usize>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerEntry {
    seat: String,
    #[serde(default)]
    name: String,
    player: Who,
}

/// `"human"` or `{ "ai": 3 }`
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Who {
    Human,
    Ai(u64),
}

/// What follows the path may be left out; what is there is checked.
#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct MoveEntry {
    seat: String,
    path: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    over: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    captured: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    crowned: Option<bool>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pass: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    resign: bool,
}

#[derive(PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
enum ResultEntry {
    Win {
        places: Vec<String>,
    },
    /// The last act was a resignation.
    Resigned {
        places: Vec<String>,
    },
    Draw {
        reason: String,
        /// Who was the last to agree.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<String>,
    },
    Unfinished,
}

/// The record in `text`.
///
/// # Errors
/// [`RecordError`], with the line and column, or with the number of the move that cannot be played.
pub fn read(text: &str) -> Result<Record, RecordError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let header: Header = parse(text)?;
    if header.format != FORMAT {
        let found = header.format.to_string();
        return Err(RecordError::Format { found });
    }
    if header.version != VERSION {
        let found = header.version.to_string();
        return Err(RecordError::Version { found });
    }
    let file: File = parse(text)?;
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
    })
}

/// The text of `record`, which [`read`] reads back as the same record. Each seat and each move has a line.
pub fn write(record: &Record) -> String {
    let game = record.game();
    let (rules, options) = (game.rules(), game.options());
    layout::print(&File {
        format: FORMAT.to_owned(),
        version: VERSION,
        ruleset: rules.id().to_owned(),
        options: OptionsEntry {
            players: rules.offers(Choice::Players).then_some(options.players),
            anti_block: rules
                .offers(Choice::AntiBlock)
                .then_some(options.anti_block),
            quiet_draw: rules
                .offers(Choice::QuietDraw)
                .then_some(options.quiet_draw),
            repetition_draw: rules
                .offers(Choice::RepetitionDraw)
                .then_some(options.repetition_draw),
        },
        start: game
            .given_start()
            .map(|start| notation::position(rules, start)),
        seats: record.seats().iter().map(PlayerEntry::of).collect(),
        date: record.date.clone(),
        tags: record.tags.clone(),
        moves: game
            .entries()
            .iter()
            .filter_map(|entry| MoveEntry::of(rules.board(), entry))
            .collect(),
        result: ResultEntry::of(game),
    })
}

fn parse<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, RecordError> {
    serde_json::from_str(text).map_err(|error| {
        let (line, column) = (error.line(), error.column());
        match error.classify() {
            Category::Eof => RecordError::Truncated { line, column },
            Category::Io | Category::Syntax | Category::Data => {
                let place = format!(" at line {line} column {column}");
                let problem = error.to_string();
                RecordError::Json {
                    line,
                    column,
                    problem: problem.strip_suffix(&place).unwrap_or(&problem).to_owned(),
                }
            }
        }
    })
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
    let given = start.map(|start| start.players());
    let wanted = file.options.players;
    let players = wanted.or(given).unwrap_or(rules.seatings()[0].len());
    if rules.seats(players).is_none() {
        let found = players;
        return Err(RecordError::Players { rules, found });
    }
    if let Some(expected) = given.filter(|given| *given != players) {
        let found = players;
        return Err(RecordError::PlayersDiffer { found, expected });
    }
    let options = file.options.over(rules, rules.options(players))?;
    Ok(match start {
        Some(start) => Game::from_position(rules, options, start),
        None => Game::new(rules, options),
    })
}

impl OptionsEntry {
    /// The usual options with those of the file put over them.
    fn over(&self, rules: &'static dyn Rules, usual: Options) -> Result<Options, RecordError> {
        let given = [
            (Choice::Players, "players", self.players.is_some()),
            (Choice::AntiBlock, "anti_block", self.anti_block.is_some()),
            (Choice::QuietDraw, "quiet_draw", self.quiet_draw.is_some()),
            (
                Choice::RepetitionDraw,
                "repetition_draw",
                self.repetition_draw.is_some(),
            ),
        ];
        let foreign =
            |(choice, _, is_given): &(Choice, _, bool)| *is_given && !rules.offers(*choice);
        if let Some((_, option, _)) = given.into_iter().find(foreign) {
            return Err(RecordError::Option { rules, option });
        }
        Ok(Options {
            players: usual.players,
            anti_block: self.anti_block.unwrap_or(usual.anti_block),
            quiet_draw: self.quiet_draw.unwrap_or(usual.quiet_draw),
            repetition_draw: self.repetition_draw.unwrap_or(usual.repetition_draw),
        })
    }
}

fn list(names: impl Iterator<Item = String>) -> String {
    names.collect::<Vec<_>>().join(", ")
}

fn ids(seats: &[Seat]) -> Vec<String> {
    seats.iter().map(|seat| seat.id().to_owned()).collect()
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

impl PlayerEntry {
    fn of(entry: &SeatEntry) -> Self {
        Self {
            seat: entry.seat.id().to_owned(),
            name: entry.name.clone(),
            player: match entry.player {
                Player::Human => Who::Human,
                Player::Ai(level) => Who::Ai(level.number().into()),
            },
        }
    }
}

impl Who {
    fn read(&self) -> Result<Player, RecordError> {
        match *self {
            Self::Human => Ok(Player::Human),
            Self::Ai(number) => Level::ALL
                .into_iter()
                .find(|level| u64::from(level.number()) == number)
                .map(Player::Ai)
                .ok_or(RecordError::Level(number)),
        }
    }
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

fn names(board: &Board, points: &[Point]) -> Vec<String> {
    let name = |point: &Point| board.name(*point).to_owned();
    points.iter().map(name).collect()
}

impl MoveEntry {
    /// The entry of a turn or a resignation; none for an agreement, which the result tells.
    fn of(board: &Board, entry: &Entry) -> Option<Self> {
        let mut written = Self {
            seat: entry.seat.id().to_owned(),
            ..Self::default()
        };
        match &entry.act {
            Act::Agree => return None,
            Act::Resign => written.resign = true,
            Act::Turn(turn) => match turn.path() {
                None => written.pass = true,
                Some(path) => {
                    let some =
                        |points: &[Point]| (!points.is_empty()).then(|| names(board, points));
                    written.path = names(board, path.points());
                    written.over = some(path.over());
                    written.captured = some(path.captured());
                    written.crowned = path.crowns().then_some(true);
                }
            },
        }
        Some(written)
    }
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

impl ResultEntry {
    fn of(game: &Game) -> Self {
        let last = game.entries().last();
        match game.outcome() {
            None => Self::Unfinished,
            Some(Outcome::Draw(draw)) => Self::Draw {
                reason: draw.id().to_owned(),
                seat: last
                    .filter(|entry| entry.act == Act::Agree)
                    .map(|entry| entry.seat.id().to_owned()),
            },
            Some(Outcome::Places(seats)) => {
                let places = ids(&seats);
                match last {
                    Some(entry) if entry.act == Act::Resign => Self::Resigned { places },
                    _ => Self::Win { places },
                }
            }
        }
    }
}
