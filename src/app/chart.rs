//! What a chart of a game shows: for each side a line of numbers from turn to turn, laid onto a grid. Knows no glyph and
//! no colour.

use crate::analysis::{Review, Standing};
use crate::rules::Seat;

/// What the lines of a chart count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Steps home.
    Steps,
    /// Men and kings.
    Pieces,
}

/// A line of a chart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Whose it is.
    pub seat: Seat,
    /// The letter that stands for it: that of the seat, and where there are men and kings small for men.
    pub letter: char,
    /// Its numbers: at the start, and after each turn.
    pub values: Vec<u32>,
}

/// The lines of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chart {
    /// What is counted.
    pub unit: Unit,
    /// The lines in turn order, with men before kings.
    pub lines: Vec<Line>,
    /// The number of turns.
    pub turns: usize,
    /// The greatest number of all lines, at least 1.
    pub top: u32,
}

impl Chart {
    /// The chart of a whole game.
    pub fn of(review: &Review) -> Self {
        let lines = review.standings.iter().flat_map(|(seat, standings)| {
            let line = |letter: char, value: fn(&Standing) -> Option<u32>| {
                let values: Vec<u32> = standings.iter().filter_map(value).collect();
                (!values.is_empty()).then_some(Line {
                    seat: *seat,
                    letter,
                    values,
                })
            };
            let letter = seat.letter();
            [
                line(letter, steps),
                line(letter.to_ascii_lowercase(), men),
                line(letter, kings),
            ]
        });
        let lines: Vec<Line> = lines.flatten().collect();
        let values = || lines.iter().flat_map(|line| &line.values);
        Self {
            unit: match review.standings.first().and_then(|(_, all)| all.first()) {
                Some(Standing::Pieces { .. }) => Unit::Pieces,
                Some(Standing::Way(_)) | None => Unit::Steps,
            },
            turns: lines
                .iter()
                .map(|line| line.values.len() - 1)
                .max()
                .unwrap_or(0),
            top: values().max().copied().unwrap_or(1).max(1),
            lines,
        }
    }

    /// The column of `columns` in which the state after `ply` turns is drawn.
    pub fn column(&self, ply: usize, columns: usize) -> usize {
        scaled(ply.min(self.turns), self.turns, columns)
    }

    /// The row of `rows`, counted from the top, in which a number is drawn.
    pub fn row(&self, value: u32, rows: usize) -> usize {
        let (value, top) = (value.min(self.top) as usize, self.top as usize);
        rows.saturating_sub(1) - scaled(value, top, rows)
    }

    /// The cells of a grid that a line goes through, column by column from top to bottom: it is unbroken.
    pub fn cells(&self, line: &Line, columns: usize, rows: usize) -> Vec<(usize, usize)> {
        let mut cells = Vec::new();
        let mut before = None;
        for column in 0..columns {
            // The last turn that is drawn in the column, or between two turns the one before.
            let ply = (column * self.turns).div_euclid(columns.saturating_sub(1).max(1));
            let Some(value) = line.values.get(ply).or(line.values.last()) else {
                break;
            };
            let row = self.row(*value, rows);
            // From where the column before ends, without its last cell, to the row of this one.
            let from = before.map_or(row, |before: usize| match before.cmp(&row) {
                std::cmp::Ordering::Less => before + 1,
                std::cmp::Ordering::Equal => row,
                std::cmp::Ordering::Greater => before - 1,
            });
            cells.extend((from.min(row)..=from.max(row)).map(|row| (column, row)));
            before = Some(row);
        }
        cells
    }
}

/// Where `value` of 0 to `most` falls among `count` places, from 0.
fn scaled(value: usize, most: usize, count: usize) -> usize {
    let last = count.saturating_sub(1);
    (value * last + most / 2).checked_div(most).unwrap_or(0)
}

fn steps(standing: &Standing) -> Option<u32> {
    match standing {
        Standing::Way(steps) => Some(*steps),
        Standing::Pieces { .. } => None,
    }
}

fn men(standing: &Standing) -> Option<u32> {
    match standing {
        Standing::Way(_) => None,
        Standing::Pieces { men, .. } => u32::try_from(*men).ok(),
    }
}

fn kings(standing: &Standing) -> Option<u32> {
    match standing {
        Standing::Way(_) => None,
        Standing::Pieces { kings, .. } => u32::try_from(*kings).ok(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chart(values: &[&[u32]]) -> Chart {
        let seats = [Seat::Red, Seat::Blue];
        let standings = seats.into_iter().zip(values).map(|(seat, values)| {
            let standings = values.iter().map(|steps| Standing::Way(*steps));
            (seat, standings.collect())
        });
        Chart::of(&Review {
            standings: standings.collect(),
            chains: Vec::new(),
            notable: Vec::new(),
        })
    }

    #[test]
    fn a_line_goes_from_the_first_turn_to_the_last_without_a_gap() {
        let chart = chart(&[&[6, 5, 5, 1, 0], &[6, 6, 4, 4, 2]]);
        assert_eq!((chart.unit, chart.turns, chart.top), (Unit::Steps, 4, 6));
        let red = chart.cells(&chart.lines[0], 5, 7);
        let down = (3..=5).map(|row| (3, row));
        let expected = [(0, 0), (1, 1), (2, 1), (3, 2)].into_iter().chain(down);
        assert_eq!(red, expected.chain([(4, 6)]).collect::<Vec<_>>());
        for (columns, rows) in [(1, 1), (2, 1), (9, 3), (40, 30), (3, 50)] {
            for line in &chart.lines {
                let cells = chart.cells(line, columns, rows);
                assert!(
                    cells
                        .iter()
                        .all(|(column, row)| *column < columns && *row < rows)
                );
                for column in 0..columns {
                    let here = cells.iter().filter(|cell| cell.0 == column);
                    assert!(here.count() > 0, "{columns}x{rows}: {column}");
                }
                for pair in cells.windows(2) {
                    let across = pair[0].0.abs_diff(pair[1].0);
                    assert!(across <= 1, "{columns}x{rows}: {pair:?}");
                }
            }
        }
    }

    #[test]
    fn every_turn_has_a_column() {
        let chart = chart(&[&[6, 5, 5, 1, 0]]);
        for columns in [1, 5, 17] {
            let places: Vec<usize> = (0..=4).map(|ply| chart.column(ply, columns)).collect();
            assert_eq!((places[0], places[4]), (0, columns - 1));
            assert!(places.is_sorted());
        }
        assert_eq!(chart.column(9, 5), 4);
    }

    #[test]
    fn a_game_of_no_turns_has_one_state() {
        let chart = chart(&[&[0]]);
        assert_eq!((chart.turns, chart.top), (0, 1));
        assert_eq!(chart.cells(&chart.lines[0], 1, 3), [(0, 2)]);
        assert_eq!(chart.cells(&chart.lines[0], 0, 0), []);
    }
}
