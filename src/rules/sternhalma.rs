//! Sternhalma (Chinese checkers) on the star of 121 holes, for 2, 3, 4 or 6 players.

use std::sync::LazyLock;

use crate::board::{Board, Ground, Label, Lattice, Place, PointSet, Symmetry};
use crate::rules::{Layout, Race, Seat};

/// The rules of Sternhalma.
#[derive(Debug)]
pub struct Sternhalma;

impl Race for Sternhalma {
    const ID: &'static str = "sternhalma";
    const ALIASES: &'static [&'static str] = &["star", "chinese-checkers", "halma-bintang"];

    fn layout(&self) -> &'static Layout {
        &LAYOUT
    }
}

/// Rows from the top: the letter, and the first and last number in it.
const ROWS: [(char, i16, i16); 17] = [
    ('a', 5, 5),
    ('b', 5, 6),
    ('c', 5, 7),
    ('d', 5, 8),
    ('e', 1, 13),
    ('f', 2, 13),
    ('g', 3, 13),
    ('h', 4, 13),
    ('i', 5, 13),
    ('j', 5, 14),
    ('k', 5, 15),
    ('l', 5, 16),
    ('m', 5, 17),
    ('n', 10, 13),
    ('o', 11, 13),
    ('p', 12, 13),
    ('q', 13, 13),
];

/// Each seat, the one opposite, and the ten points of its tip.
const CAMPS: [(Seat, Seat, &str); 6] = [
    (
        Seat::Red,
        Seat::Blue,
        "n10 n11 n12 n13 o11 o12 o13 p12 p13 q13",
    ),
    (Seat::Yellow, Seat::Orange, "j5 k5 k6 l5 l6 l7 m5 m6 m7 m8"),
    (Seat::Green, Seat::Purple, "e1 e2 e3 e4 f2 f3 f4 g3 g4 h4"),
    (Seat::Blue, Seat::Red, "a5 b5 b6 c5 c6 c7 d5 d6 d7 d8"),
    (
        Seat::Orange,
        Seat::Yellow,
        "e10 e11 e12 e13 f11 f12 f13 g12 g13 h13",
    ),
    (
        Seat::Purple,
        Seat::Green,
        "j14 k14 k15 l14 l15 l16 m14 m15 m16 m17",
    ),
];

static LAYOUT: LazyLock<Layout> = LazyLock::new(|| {
    let board = board();
    let points = |names: &str| -> PointSet {
        names
            .split(' ')
            .map(|name| board.point(name).expect("camps name points of the star"))
            .collect()
    };
    let camps = CAMPS.map(|(seat, opposite, names)| (seat, opposite, points(names)));
    Layout::new(
        board,
        &camps,
        &[
            &[Seat::Red, Seat::Blue],
            &[Seat::Red, Seat::Green, Seat::Orange],
            &[Seat::Red, Seat::Yellow, Seat::Blue, Seat::Orange],
            &[
                Seat::Red,
                Seat::Yellow,
                Seat::Green,
                Seat::Blue,
                Seat::Orange,
                Seat::Purple,
            ],
        ],
    )
});

/// Where the hole of a row (1 at the top) and a number is drawn.
const fn place(row: i16, number: i16) -> Place {
    Place::new(2 * number - row, row)
}

fn board() -> Board {
    let rows = || (1i16..).zip(ROWS);
    let points = rows().flat_map(|(row, (letter, first, last))| {
        (first..=last).map(move |number| (vec![format!("{letter}{number}")], place(row, number)))
    });
    // Each line's name stands one step beyond one of its ends, so that it turns with the board. The ends are chosen so
    // that no two names meet in the corners between the tips.
    let letters = rows().map(|(row, (letter, first, last))| {
        let beyond = if ('f'..='i').contains(&letter) {
            last + 1
        } else {
            first - 1
        };
        Label {
            text: letter.to_string(),
            place: place(row, beyond),
        }
    });
    let numbers = (1..=17).map(|number| {
        let on_line = rows()
            .filter(|(_, (_, first, last))| (*first..=*last).contains(&number))
            .map(|(row, _)| row);
        let (top, bottom) = on_line.fold((i16::MAX, 0), |(top, bottom), row| {
            (top.min(row), bottom.max(row))
        });
        let beyond = if (5..=13).contains(&number) {
            top - 1
        } else {
            bottom + 1
        };
        Label {
            text: number.to_string(),
            place: place(beyond, number),
        }
    });
    Board::lattice(Lattice {
        points: points.collect(),
        blanks: Vec::new(),
        // E NE NW W SW SE
        directions: [(2, 0), (1, -1), (-1, -1), (-2, 0), (-1, 1), (1, 1)]
            .map(|(x, y)| Place::new(x, y))
            .to_vec(),
        labels: letters.chain(numbers).collect(),
        ground: Ground::Holes,
        doubled_centre: Place::new(18, 18),
        symmetry: Symmetry::Sixth,
    })
}
