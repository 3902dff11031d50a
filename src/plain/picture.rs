//! A position as a picture in text.

use std::collections::BTreeMap;

use crate::board::Place;
use crate::rules::{Position, Rules};

/// The board at its smallest scale, a column for each half cell, with the names of its lines.
pub fn picture(rules: &dyn Rules, position: &Position) -> Vec<String> {
    let board = rules.board();
    let mark = |point| match position.at(point) {
        None => '.',
        Some(seat) if rules.king_row(seat).is_empty() || position.kings().contains(point) => {
            seat.letter()
        }
        Some(seat) => seat.letter().to_ascii_lowercase(),
    };
    let mut drawn: BTreeMap<Place, char> = board
        .points()
        .map(|point| (board.place(point), mark(point)))
        .collect();
    // Names end at their place, so that those of two letters lean away from the board. One that would touch another
    // mark is left out: its neighbours tell it.
    for label in board.labels() {
        let first = Place::new(-i16::try_from(label.text.len()).unwrap_or(0), 0);
        let cells = |from: i16| {
            let begin = Place::new(label.place.x + first.x + 1, label.place.y);
            (from..).map(move |along| Place::new(begin.x + along, begin.y))
        };
        let around = cells(-1).take(label.text.len() + 2);
        if around.into_iter().all(|place| !drawn.contains_key(&place)) {
            drawn.extend(cells(0).zip(label.text.chars()));
        }
    }
    lines(&drawn)
}

/// Characters at places as lines without blanks at their ends.
fn lines(drawn: &BTreeMap<Place, char>) -> Vec<String> {
    let range = |of: fn(&Place) -> i16| {
        let values = || drawn.keys().map(of);
        values().min().unwrap_or(0)..=values().max().unwrap_or(0)
    };
    let columns = range(|place| place.x);
    let line = |y: i16| {
        let cells = columns.clone().map(|x| drawn.get(&Place::new(x, y)));
        let line: String = cells.map(|mark| mark.copied().unwrap_or(' ')).collect();
        line.trim_end().to_owned()
    };
    range(|place| place.y).map(line).collect()
}
