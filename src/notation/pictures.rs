//! Positions drawn as pictures, in the lines that the client prints.

use super::PositionError;
use crate::board::{Place, Point};
use crate::rules::{Position, Rules, Seat};

/// Reads a position from its picture: the lines of the board from top to bottom, `.` for a free point and the letter of
/// its seat for a stone; where there are kings, men are small letters. Names of lines and blanks may stand between or be
/// left out. A first line with nothing but the letter of a seat says who is to move, otherwise the first seat is.
///
/// # Errors
/// [`PositionError::Picture`] for a line with too few or too many points, or for too few or too many lines; as for a
/// position text for what stands on them.
pub fn read_picture(
    rules: &dyn Rules,
    seats: &[Seat],
    lines: &[&str],
) -> Result<Position, PositionError> {
    let seat_of = |letter: char| seats.iter().copied().find(|seat| seat.letter() == letter);
    let first = lines.first().map(|line| line.trim_end());
    let to_move =
        first.and_then(|line| seats.iter().find(|seat| seat.letter().to_string() == line));
    let skipped = usize::from(to_move.is_some());
    let Some(to_move) = to_move.or(seats.first()) else {
        return Err(PositionError::UnknownSeat(String::new()));
    };
    let mut position = Position::empty(seats, *to_move);
    let has_kings = !rules.king_row(*to_move).is_empty();
    let is_mark = |c: &char| {
        let letter = if has_kings {
            c.to_ascii_uppercase()
        } else {
            *c
        };
        *c == '.' || seat_of(letter).is_some()
    };
    let rows = rows(rules);
    let mut drawn = (1..).zip(lines).skip(skipped);
    for (number, points) in (1..).zip(&rows) {
        let picture = |line, found| PositionError::Picture {
            line,
            found,
            expected: points.len(),
        };
        // Lines that hold only names stand above the board or below it.
        let next = drawn.find(|(_, line)| line.contains(|c| is_mark(&c)));
        let Some((line, text)) = next else {
            return Err(picture(lines.len().max(number), 0));
        };
        let marks: Vec<char> = text.chars().filter(is_mark).collect();
        if marks.len() != points.len() {
            return Err(picture(line, marks.len()));
        }
        for (point, mark) in points.iter().zip(marks) {
            if let Some(seat) = seat_of(mark.to_ascii_uppercase()) {
                position.put(seat, *point);
                if has_kings && mark.is_ascii_uppercase() {
                    position.crown(*point);
                } else if rules.king_row(seat).contains(*point) {
                    let name = rules.board().name(*point).to_owned();
                    return Err(PositionError::ManOnKingRow(name));
                }
            }
        }
    }
    if let Some((line, text)) = drawn.find(|(_, line)| line.contains('.')) {
        return Err(PositionError::Picture {
            line,
            found: text.chars().filter(is_mark).count(),
            expected: 0,
        });
    }
    for &seat in seats {
        let found = position.stones(seat).len();
        if found > rules.most_stones() {
            return Err(PositionError::TooMany {
                seat: seat.letter(),
                found,
                most: rules.most_stones(),
            });
        }
    }
    Ok(position)
}

/// The points of each line of the picture, from left to right.
fn rows(rules: &dyn Rules) -> Vec<Vec<Point>> {
    let board = rules.board();
    let mut places: Vec<(Place, Point)> = board
        .points()
        .map(|point| (board.place(point), point))
        .collect();
    places.sort_by_key(|(place, _)| (place.y, place.x));
    let rows = places.chunk_by(|(one, _), (other, _)| one.y == other.y);
    rows.map(|row| row.iter().map(|(_, point)| *point).collect())
        .collect()
}
