//! Positions as text, in the form of PDN's FEN.

use std::fmt::Write as _;

use crate::board::{NameError, Point};
use crate::rules::{Position, Rules, Seat};

/// Why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// Not the form of a position.
    #[error(
        "{0:?} is no position: name the seat to move and then each seat with its points, as in {1}"
    )]
    Unreadable(String, String),
    /// A letter that is no seat of the game.
    #[error("{0:?} is no seat of this game")]
    UnknownSeat(String),
    /// A seat is listed twice.
    #[error("seat {0} is listed twice")]
    SeatTwice(char),
    /// The seats cannot play together.
    #[error("the seats {found} cannot play together: {allowed} can")]
    Seating {
        /// The letters of the seats of the text.
        found: String,
        /// The letters of the seats that play together.
        allowed: String,
    },
    /// The seat to move has no stones listed.
    #[error("{0} is to move but is not one of the seats")]
    NotSeated(char),
    /// A name that no point of the board has.
    #[error("{0:?} is no point of this board")]
    NotAPoint(String),
    /// The name of a light square.
    #[error("{0:?} is a light square, which is never used")]
    LightSquare(String),
    /// Two stones on one point.
    #[error("two stones stand on {0}")]
    Taken(String),
    /// More stones than a seat can have.
    #[error("seat {seat} has {found} stones, but no more than {most} are possible")]
    TooMany {
        /// The letter of the seat.
        seat: char,
        /// How many there are.
        found: usize,
        /// How many there can be.
        most: usize,
    },
    /// A picture with a line that has not as many points as the board has there.
    #[error("line {line} of the picture has {found} points, the board has {expected} there")]
    Picture {
        /// The line of the picture, from 1.
        line: usize,
        /// The points that are drawn.
        found: usize,
        /// The points of the board.
        expected: usize,
    },
    /// A man where it would have become a king.
    #[error("the man on {0} stands on its king row: only a king can")]
    ManOnKingRow(String),
}

/// The position as text: the seat to move, then each seat with its points.
pub fn position(rules: &dyn Rules, position: &Position) -> String {
    let board = rules.board();
    let mut text = position.to_move().letter().to_string();
    for seat in position.seats() {
        let name = |point| {
            format!(
                "{}{}",
                if position.kings().contains(point) {
                    "K"
                } else {
                    ""
                },
                board.name(point)
            )
        };
        let names: Vec<String> = position.stones(seat).iter().map(name).collect();
        let _ = write!(text, ":{}{}", seat.letter(), names.join(","));
    }
    text
}

/// Reads a position: `R:Rq13,p12:Ba5,b5`, `B:W21,22,K30:B1-12`, also as `[FEN "…"]`, with a final dot, blanks, ranges
/// of numbers, and the seats in any order. An empty seat is written with no points; where only one set of seats can
/// play, it may be left out.
///
/// # Errors
/// [`PositionError`] with the offending part.
pub fn read_position(rules: &dyn Rules, text: &str) -> Result<Position, PositionError> {
    let (position, men) = read_lenient_position(rules, text)?;
    match men.first() {
        Some(&point) => Err(PositionError::ManOnKingRow(
            rules.board().name(point).to_owned(),
        )),
        None => Ok(position),
    }
}

/// Reads a position as [`read_position`] does, but crowns the men on their own king rows, as files from the real world
/// need, and gives their points.
///
/// # Errors
/// [`PositionError`] with the offending part.
pub fn read_lenient_position(
    rules: &dyn Rules,
    text: &str,
) -> Result<(Position, Vec<Point>), PositionError> {
    let unreadable = || {
        let example = rules.start(&rules.options(rules.seatings()[0].len()));
        PositionError::Unreadable(text.trim().to_owned(), self::position(rules, &example))
    };
    let bare: String = bare(text).chars().filter(|c| !c.is_whitespace()).collect();
    let mut sections = bare.split(':');
    let to_move = sections.next().unwrap_or_default();
    let sections: Vec<(char, &str)> = sections
        .map(|section| {
            let letter = section.chars().next()?;
            Some((letter, &section[letter.len_utf8()..]))
        })
        .collect::<Option<_>>()
        .ok_or_else(unreadable)?;
    if sections.is_empty() {
        return Err(unreadable());
    }
    let to_move = seat(rules, to_move)?;
    let mut listed = Vec::new();
    for (letter, _) in &sections {
        let seat = seat(rules, &letter.to_string())?;
        if listed.contains(&seat) {
            return Err(PositionError::SeatTwice(seat.letter()));
        }
        listed.push(seat);
    }
    let seats = seating(rules, &listed)?;
    if !seats.contains(&to_move) {
        return Err(PositionError::NotSeated(to_move.letter()));
    }
    let mut position = Position::empty(seats, to_move);
    for (seat, (_, names)) in listed.iter().zip(&sections) {
        for name in names.split(',').filter(|name| !name.is_empty()) {
            put(rules, &mut position, *seat, name)?;
        }
        let found = position.stones(*seat).len();
        if found > rules.most_stones() {
            return Err(PositionError::TooMany {
                seat: seat.letter(),
                found,
                most: rules.most_stones(),
            });
        }
    }
    let men = listed.iter().flat_map(|&seat| {
        ((position.stones(seat) & rules.king_row(seat)) - position.kings()).iter()
    });
    let men: Vec<Point> = men.collect();
    for &point in &men {
        position.crown(point);
    }
    Ok((position, men))
}

/// The text without the wrapping that files put around it.
fn bare(text: &str) -> &str {
    let text = text.trim();
    let text = text
        .strip_prefix("[FEN")
        .and_then(|text| text.strip_suffix(']'))
        .unwrap_or(text)
        .trim();
    text.trim_matches('"').trim().trim_end_matches('.')
}

/// The seat of `rules` that `letter` names.
fn seat(rules: &dyn Rules, letter: &str) -> Result<Seat, PositionError> {
    let seats = rules.seatings().iter().copied().flatten();
    let mut named = seats.filter(|seat| letter.len() == 1 && seat.is_called(letter));
    named
        .next()
        .copied()
        .ok_or_else(|| PositionError::UnknownSeat(letter.to_owned()))
}

/// The seating of exactly these seats; where there is only one, any of them will do.
fn seating(rules: &dyn Rules, listed: &[Seat]) -> Result<&'static [Seat], PositionError> {
    let seatings = rules.seatings();
    let fits = |seats: &&[Seat]| {
        seats.len() == listed.len() && listed.iter().all(|seat| seats.contains(seat))
    };
    let letters = |seats: &[Seat]| seats.iter().map(|seat| seat.letter()).collect::<String>();
    match seatings {
        [only] => Ok(only),
        _ => seatings
            .iter()
            .copied()
            .find(fits)
            .ok_or_else(|| PositionError::Seating {
                found: letters(listed),
                allowed: seatings
                    .iter()
                    .map(|seats| letters(seats))
                    .collect::<Vec<_>>()
                    .join(", "),
            }),
    }
}

/// Puts what `name` says (a point, a king, a range of numbers) on the board.
fn put(
    rules: &dyn Rules,
    position: &mut Position,
    seat: Seat,
    name: &str,
) -> Result<(), PositionError> {
    let board = rules.board();
    let has_kings = !rules.king_row(seat).is_empty();
    let (name, is_king) = match name.strip_prefix(['K', 'k']) {
        Some(rest) if has_kings => (rest, true),
        _ => (name, false),
    };
    let find = |name: &str| {
        board.point(name).map_err(|error| match error {
            NameError::Unknown(name) => PositionError::NotAPoint(name),
            NameError::LightSquare(name) => PositionError::LightSquare(name),
        })
    };
    let points: Vec<Point> = match name.split_once('-') {
        Some((first, last)) if has_kings => {
            let (first, last) = (find(first)?, find(last)?);
            if first > last {
                return Err(PositionError::NotAPoint(name.to_owned()));
            }
            board
                .points()
                .filter(|point| (first..=last).contains(point))
                .collect()
        }
        _ => vec![find(name)?],
    };
    for point in points {
        if position.at(point).is_some() {
            return Err(PositionError::Taken(board.name(point).to_owned()));
        }
        position.put(seat, point);
        if is_king {
            position.crown(point);
        }
    }
    Ok(())
}
