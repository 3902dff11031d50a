//! A position as a vector picture (SVG), for guides on paper and web pages.
//!
//! The colours keep their distances for the colour-blind and differ in lightness for a print without colour; besides,
//! every stone bears the letter of its seat, and a king a crown. Nothing is asked of the fonts of the reader but that
//! there is one.

mod pen;
mod scale;

use crate::board::{Ground, Place, Point, PointSet};
use crate::rules::{Move, Position, Rules, Seat};

use pen::{Pen, Spot};
use scale::Scale;

/// What a picture shows.
#[derive(Clone, Copy, Debug)]
pub struct Picture<'a> {
    /// The game.
    pub rules: &'a dyn Rules,
    /// The position.
    pub position: &'a Position,
    /// A turn that is drawn into the position before it: arrows, numbered landings, crosses on what it captures.
    pub turn: Option<&'a Move>,
    /// What stands under the board beside a stone of each seat.
    pub legend: &'a [(Seat, String)],
    /// What the picture is called by those who cannot see it.
    pub title: &'a str,
}

/// Paper, ink, and what is between them.
const PAPER: &str = "#ffffff";
const INK: &str = "#1b1b1b";
const NOTE: &str = "#5b564e";
const LINE: &str = "#b5ab97";
const PLATE: &str = "#f3ecdd";
const DARK_SQUARE: &str = "#c8ae82";
const LIGHT_SQUARE: &str = "#f8f2e4";

/// The size of the largest letters at the edge.
const LARGEST: f64 = 17.0;

/// The colour of a seat's stones, and of the letter on them: from the palette of Okabe and Ito (2008), red and purple
/// darkened so that opposite and neighbouring seats differ in grey as well.
fn colours(seat: Seat) -> (&'static str, &'static str) {
    match seat {
        Seat::Red => ("#b3261e", PAPER),
        Seat::Yellow => ("#f0e442", INK),
        Seat::Green => ("#009e73", PAPER),
        Seat::Blue => ("#8cc8f0", INK),
        Seat::Orange => ("#e69f00", INK),
        Seat::Purple => ("#6a2c7e", PAPER),
        Seat::White => (PAPER, INK),
        Seat::Black => ("#2b2723", PAPER),
    }
}

impl Picture<'_> {
    /// The text of the picture.
    pub fn svg(&self) -> String {
        let scale = Scale::of(self.rules.board());
        let legend_height = self.legend_rows() * scale.unit * 0.9;
        let mut pen = Pen::new(scale.width, scale.height + legend_height, self.title);
        pen.paper(PAPER);
        self.ground(&mut pen, &scale);
        self.camps(&mut pen, &scale);
        self.holes(&mut pen, &scale);
        self.names(&mut pen, &scale);
        self.stones(&mut pen, &scale);
        if let Some(turn) = self.turn {
            self.turn(&mut pen, &scale, turn);
        }
        self.legend(&mut pen, &scale);
        pen.finish()
    }

    fn legend_columns(&self) -> usize {
        self.legend.len().clamp(1, 3)
    }

    fn legend_rows(&self) -> f64 {
        count(self.legend.len().div_ceil(self.legend_columns()))
    }

    /// What lies under the points.
    fn ground(&self, pen: &mut Pen, scale: &Scale) {
        let board = self.rules.board();
        let unit = scale.unit;
        match board.ground() {
            Ground::Holes => {
                // A plate around all lines, then the lines.
                for (width, colour) in [(1.24 * unit, LINE), (1.18 * unit, PLATE), (1.2, LINE)] {
                    pen.group(&format!(
                        r#"stroke="{colour}" stroke-width="{width:.1}" stroke-linecap="round""#
                    ));
                    for from in board.points() {
                        for to in board.neighbours(from).filter(|to| from < *to) {
                            pen.line(scale.point(from), scale.point(to));
                        }
                    }
                    pen.end_group();
                }
            }
            Ground::Squares | Ground::Chequers => {
                let is_chequered = board.ground() == Ground::Chequers;
                let fill = if is_chequered {
                    DARK_SQUARE
                } else {
                    LIGHT_SQUARE
                };
                for point in board.points() {
                    pen.square(scale.point(point), unit, fill, LINE);
                }
                for blank in board.blanks() {
                    pen.square(scale.spot(blank), unit, LIGHT_SQUARE, LINE);
                }
                let (low, high) = scale.corners;
                pen.frame(
                    low.plus(-unit / 2.0, -unit / 2.0),
                    high.plus(unit / 2.0, unit / 2.0),
                    INK,
                );
            }
        }
    }

    /// The camps of those who play, in a breath of their colours.
    fn camps(&self, pen: &mut Pen, scale: &Scale) {
        let board = self.rules.board();
        for seat in self.position.seats() {
            let Some(camp) = self.rules.camp(seat) else {
                continue;
            };
            let (fill, _) = colours(seat);
            let points = || camp.home.iter().map(|point| scale.point(point));
            match board.ground() {
                Ground::Holes => {
                    let width = scale.unit * 0.95;
                    pen.group(&format!(
                        r#"stroke="{fill}" fill="{fill}" stroke-width="{width:.1}" stroke-linejoin="round" opacity="0.22""#
                    ));
                    pen.polygon(&pen::hull(points().collect()));
                    pen.end_group();
                }
                Ground::Squares | Ground::Chequers => {
                    pen.group(r#"opacity="0.3""#);
                    points().for_each(|spot| pen.square(spot, scale.unit, fill, "none"));
                    pen.end_group();
                    self.fence(pen, scale, camp.home);
                }
            }
        }
    }

    /// A line around a set of squares.
    fn fence(&self, pen: &mut Pen, scale: &Scale, points: PointSet) {
        let board = self.rules.board();
        let half = scale.unit / 2.0;
        pen.group(&format!(
            r#"stroke="{INK}" stroke-width="2.2" stroke-linecap="round""#
        ));
        for point in points.iter() {
            let (place, spot) = (board.place(point), scale.point(point));
            for (x, y) in [(2, 0), (-2, 0), (0, 1), (0, -1)] {
                let beside = board.at(Place::new(place.x + x, place.y + y));
                if beside.is_none_or(|beside| points.contains(beside)) {
                    continue;
                }
                let (x, y) = (f64::from(x) / 2.0, f64::from(y));
                let middle = spot.plus(x * half, y * half);
                pen.line(
                    middle.plus(-y * half, -x * half),
                    middle.plus(y * half, x * half),
                );
            }
        }
        pen.end_group();
    }

    fn holes(&self, pen: &mut Pen, scale: &Scale) {
        let board = self.rules.board();
        let unit = scale.unit;
        match board.ground() {
            Ground::Holes => {
                pen.group(&format!(
                    r#"fill="{PAPER}" stroke="{NOTE}" stroke-width="1.2""#
                ));
                for point in board.points() {
                    pen.circle(scale.point(point), 0.19 * unit);
                }
                pen.end_group();
            }
            Ground::Squares => {
                pen.group(&format!(r#"fill="{LINE}""#));
                for point in board.points() {
                    pen.circle(scale.point(point), 0.06 * unit);
                }
                pen.end_group();
            }
            Ground::Chequers => {}
        }
    }

    /// The names of the lines at the edge; where points have a name of their own besides, in the squares.
    fn names(&self, pen: &mut Pen, scale: &Scale) {
        let board = self.rules.board();
        let unit = scale.unit;
        pen.letters((0.3 * unit).min(LARGEST), NOTE, false);
        for label in board.labels() {
            pen.text(scale.label(label.place), &label.text);
        }
        pen.end_group();
        if board.ground() == Ground::Chequers {
            pen.letters(0.17 * unit, INK, false);
            for point in board.points() {
                let corner = scale.point(point).plus(-0.38 * unit, -0.4 * unit);
                pen.text(corner, board.name(point));
            }
            pen.end_group();
        }
    }

    fn stones(&self, pen: &mut Pen, scale: &Scale) {
        for seat in self.position.seats() {
            for point in self.position.stones(seat).iter() {
                let is_king = self.position.kings().contains(point);
                let spot = scale.point(point);
                self.stone(pen, spot, 0.36 * scale.unit, seat, is_king);
            }
        }
    }

    /// A stone with the letter of its seat; where there are kings, men are rings and kings wear a crown.
    fn stone(&self, pen: &mut Pen, at: Spot, radius: f64, seat: Seat, is_king: bool) {
        let (fill, letter) = colours(seat);
        pen.group(&format!(
            r#"fill="{fill}" stroke="{INK}" stroke-width="{:.1}""#,
            radius * 0.09
        ));
        pen.circle(at, radius);
        pen.end_group();
        if self.rules.king_row(seat).is_empty() {
            pen.letters(radius * 1.05, letter, true);
            pen.text(at, &seat.letter().to_string());
            pen.end_group();
            return;
        }
        pen.group(&format!(
            r#"fill="none" stroke="{letter}" stroke-width="{:.1}" opacity="0.55""#,
            radius * 0.07
        ));
        pen.circle(at, radius * 0.76);
        if !is_king {
            pen.circle(at, radius * 0.46);
        }
        pen.end_group();
        if is_king {
            let crown = [
                (-0.48, 0.34),
                (-0.56, -0.28),
                (-0.26, 0.02),
                (0.0, -0.44),
                (0.26, 0.02),
                (0.56, -0.28),
                (0.48, 0.34),
            ];
            pen.group(&format!(
                r#"fill="{letter}" stroke="{letter}" stroke-width="1" stroke-linejoin="round""#
            ));
            pen.polygon(&crown.map(|(x, y)| at.plus(x * radius, y * radius)));
            pen.end_group();
        }
    }

    /// A turn: a ring around its stone, crosses on what it captures, dots on what it jumps over, arrows, and the landings
    /// numbered.
    fn turn(&self, pen: &mut Pen, scale: &Scale, turn: &Move) {
        let Some(path) = turn.path() else { return };
        let unit = scale.unit;
        let at = |point: Point| scale.point(point);
        pen.group(&format!(
            r#"fill="none" stroke="{INK}" stroke-width="2" stroke-dasharray="5 3.5""#
        ));
        pen.circle(at(path.origin()), 0.46 * unit);
        if path.captured().is_empty() {
            for &support in path.over() {
                pen.circle(at(support), 0.43 * unit);
            }
        }
        pen.end_group();
        let legs = path.points().windows(2).enumerate();
        for (number, leg) in legs {
            // From the edge of the stone, or of the landing before; to the edge of the next landing.
            let from = if number == 0 { 0.44 } else { 0.27 };
            pen.arrow(
                at(leg[0]),
                at(leg[1]),
                from * unit,
                0.29 * unit,
                (INK, PAPER),
            );
        }
        let arm = 0.27 * unit;
        for (width, colour) in [(7.0, PAPER), (3.4, "#d1121b")] {
            pen.group(&format!(
                r#"stroke="{colour}" stroke-width="{width}" stroke-linecap="round""#
            ));
            for &captured in path.captured() {
                let spot = at(captured);
                pen.line(spot.plus(-arm, -arm), spot.plus(arm, arm));
                pen.line(spot.plus(-arm, arm), spot.plus(arm, -arm));
            }
            pen.end_group();
        }
        let landings: Vec<Point> = path.points()[1..].to_vec();
        for (index, &landing) in landings.iter().enumerate() {
            if landings[index + 1..].contains(&landing) {
                continue;
            }
            pen.group(&format!(
                r#"fill="{PAPER}" stroke="{INK}" stroke-width="1.8""#
            ));
            pen.circle(at(landing), 0.25 * unit);
            pen.end_group();
            pen.letters(0.27 * unit, INK, true);
            pen.text(at(landing), &(index + 1).to_string());
            pen.end_group();
        }
    }

    fn legend(&self, pen: &mut Pen, scale: &Scale) {
        let unit = scale.unit;
        let size = (0.36 * unit).clamp(15.0, LARGEST);
        let columns = self.legend_columns();
        let column = scale.width / count(columns);
        for (index, (seat, text)) in self.legend.iter().enumerate() {
            let (row, place) = (count(index / columns), count(index % columns));
            let spot = Spot::new(
                place * column + unit * 0.7,
                scale.height + unit * (0.3 + row * 0.9),
            );
            self.stone(pen, spot, size * 0.78, *seat, false);
            pen.words(spot.plus(size * 1.25, 0.0), size, INK, text);
        }
    }
}

/// A small number as a length.
fn count(number: usize) -> f64 {
    u32::try_from(number).map_or(f64::MAX, f64::from)
}
