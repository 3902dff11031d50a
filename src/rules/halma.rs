//! Halma on sixteen by sixteen squares, for two players.

use std::sync::LazyLock;

use crate::board::{Board, Ground, Lattice, Place, PointSet, Symmetry};
use crate::rules::{Layout, Race, Seat};

/// The rules of Halma for two on the square board.
#[derive(Debug)]
pub struct Halma;

impl Race for Halma {
    const ID: &'static str = "halma";
    const ALIASES: &'static [&'static str] = &["square"];

    fn layout(&self) -> &'static Layout {
        &LAYOUT
    }
}

/// Nineteen stones a side: rows of these lengths, counted from the corner's edge.
const CAMP_ROWS: [u8; 5] = [5, 5, 4, 3, 2];

static LAYOUT: LazyLock<Layout> = LazyLock::new(|| square_layout(16, &CAMP_ROWS));

/// A square Halma board of `size` by `size` with Red's camp in the north-west corner and Blue's opposite, in rows of
/// these lengths from the edge.
///
/// # Panics
/// If `size` is greater than 16.
pub fn square_layout(size: u8, camp_rows: &[u8]) -> Layout {
    let board = square_board(size);
    let camp = |corner: fn(u8, u8, u8) -> (u8, u8)| -> PointSet {
        let cells = (0u8..)
            .zip(camp_rows)
            .flat_map(|(row, &length)| (0..length).map(move |file| (file, row)));
        cells
            .map(|(file, row)| {
                let (file, rank) = corner(size, file, row);
                board
                    .point(&square_name(file, rank))
                    .expect("the camp lies on the board")
            })
            .collect()
    };
    let red = camp(|size, file, row| (file, size - 1 - row));
    let blue = camp(|size, file, row| (size - 1 - file, row));
    Layout::new(
        board,
        &[(Seat::Red, Seat::Blue, red), (Seat::Blue, Seat::Red, blue)],
        &[&[Seat::Red, Seat::Blue]],
    )
}

/// The chess name of a square, file and rank counted from 0.
pub(super) fn square_name(file: u8, rank: u8) -> String {
    format!("{}{}", char::from(b'a' + file), rank + 1)
}

/// Where a square is drawn, file and rank counted from 0.
pub(super) fn square_place(size: u8, file: u8, rank: u8) -> Place {
    Place::new(2 * i16::from(file), i16::from(size - 1 - rank))
}

/// File letters below and rank numbers at the left of a square board.
pub(super) fn square_labels(size: u8) -> Vec<crate::board::Label> {
    let label = |text: String, place| crate::board::Label { text, place };
    let files = (0..size).map(|file| {
        label(
            char::from(b'a' + file).to_string(),
            Place::new(2 * i16::from(file), i16::from(size)),
        )
    });
    let ranks = (0..size).map(|rank| {
        label(
            (rank + 1).to_string(),
            Place::new(-3, square_place(size, 0, rank).y),
        )
    });
    files.chain(ranks).collect()
}

/// Twice the centre of a square board.
pub(super) fn square_centre(size: u8) -> Place {
    Place::new(2 * i16::from(size - 1), i16::from(size - 1))
}

/// A board of squares, from the top rank down, with its eight directions: east first, then anticlockwise.
fn square_board(size: u8) -> Board {
    let squares = (0..size)
        .rev()
        .flat_map(|rank| (0..size).map(move |file| (file, rank)));
    Board::lattice(Lattice {
        points: squares
            .map(|(file, rank)| {
                (
                    vec![square_name(file, rank)],
                    square_place(size, file, rank),
                )
            })
            .collect(),
        blanks: Vec::new(),
        // E NE N NW W SW S SE
        directions: [
            (2, 0),
            (2, -1),
            (0, -1),
            (-2, -1),
            (-2, 0),
            (-2, 1),
            (0, 1),
            (2, 1),
        ]
        .map(|(x, y)| Place::new(x, y))
        .to_vec(),
        labels: square_labels(size),
        ground: Ground::Squares,
        doubled_centre: square_centre(size),
        symmetry: Symmetry::Half,
    })
}
