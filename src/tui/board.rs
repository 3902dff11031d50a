//! The board widget: draws any board at the largest scale that fits, and finds the point under the mouse.

mod draw;
mod face;

use ratatui::layout::{Position, Rect};

use crate::board::{Board, Ground, Place, Point};

/// Columns and lines from one point to its neighbour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Scale {
    pub width: i32,
    pub height: i32,
}

impl Scale {
    /// Columns of a stone at each side of its letter.
    const fn half(self) -> i32 {
        match self.height {
            ..3 if self.width < 3 => 0,
            ..3 => 1,
            height => height - 1,
        }
    }

    /// Lines of a cell above that of the letter.
    const fn above(self) -> i32 {
        (self.height - 1) / 2
    }
}

/// The scales of a board, the largest first. A column is about half as wide as a line is high: squares are twice as many
/// columns wide as lines high, or nearly so.
const fn scales(ground: Ground) -> &'static [Scale] {
    const fn of(width: i32, height: i32) -> Scale {
        Scale { width, height }
    }
    match ground {
        Ground::Holes => const { &[of(6, 3), of(4, 2), of(4, 1), of(2, 1)] },
        Ground::Squares => const { &[of(6, 3), of(4, 2), of(3, 1), of(2, 1)] },
        Ground::Chequers => {
            const { &[of(10, 5), of(8, 4), of(6, 3), of(5, 2), of(4, 2), of(3, 1)] }
        }
    }
}

/// Left, top, width and height.
type Cell = (i32, i32, i32, i32);

/// Left, top, right and bottom of some cells.
fn extent(cells: &[Cell]) -> (i32, i32, i32, i32) {
    cells.iter().fold(
        (i32::MAX, i32::MAX, i32::MIN, i32::MIN),
        |(left, top, right, bottom), cell| {
            (
                left.min(cell.0),
                top.min(cell.1),
                right.max(cell.0 + cell.2),
                bottom.max(cell.1 + cell.3),
            )
        },
    )
}

/// Which names of lines find room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Names {
    /// Every one.
    All,
    /// Those beside a row of the board.
    Rows,
    /// Not one.
    None,
}

/// A board at a scale, in a view, at a place on the screen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Picture {
    board: &'static Board,
    view: u8,
    scale: Scale,
    /// What the picture takes of the screen.
    pub area: Rect,
    /// Where column 0 and line 0 of the scaled board are on the screen.
    origin: (i32, i32),
}

impl Picture {
    /// The largest picture of the board that fits into `area`, at its top and in the middle of its width. Names of
    /// lines that find no room at the smallest scale are left out.
    pub(super) fn fit(board: &'static Board, view: u8, area: Rect) -> Option<Self> {
        Self::largest(board, view, scales(board.ground()).iter(), area)
    }

    /// The largest picture with a line for each row of the board that fits into `area`.
    pub(super) fn flat(board: &'static Board, area: Rect) -> Option<Self> {
        let flat = scales(board.ground())
            .iter()
            .filter(|scale| scale.height == 1);
        Self::largest(board, 0, flat, area)
    }

    fn largest<'a>(
        board: &'static Board,
        view: u8,
        scales: impl Iterator<Item = &'a Scale> + Clone,
        area: Rect,
    ) -> Option<Self> {
        let least = scales.clone().last();
        let tight = [Names::Rows, Names::None]
            .into_iter()
            .filter_map(|names| least.map(|scale| (scale, names)));
        scales
            .map(|scale| (scale, Names::All))
            .chain(tight)
            .find_map(|(scale, names)| Self::at(board, view, *scale, names, area))
    }

    fn at(board: &'static Board, view: u8, scale: Scale, names: Names, area: Rect) -> Option<Self> {
        let picture = Self {
            board,
            view,
            scale,
            area,
            origin: (0, 0),
        };
        let places = board
            .points()
            .map(|point| board.place(point))
            .chain(board.blanks());
        let cells: Vec<Cell> = places.map(|place| picture.cell(place)).collect();
        let (_, top, _, bottom) = extent(&cells);
        let labels = board.labels().iter().map(|label| {
            let (column, line) = picture.centre(label.place);
            let length = i32::try_from(label.text.len()).unwrap_or(0);
            (column + 1 - length, line, length, 1)
        });
        let labels = labels.filter(|cell| match names {
            Names::All => true,
            Names::Rows => (top..bottom).contains(&cell.1),
            Names::None => false,
        });
        let (left, top, right, bottom) =
            extent(&labels.chain(cells.iter().copied()).collect::<Vec<_>>());
        let width = u16::try_from(right - left).ok()?;
        let height = u16::try_from(bottom - top).ok()?;
        if width > area.width || height > area.height {
            return None;
        }
        let x = area.x + (area.width - width) / 2;
        let origin = (i32::from(x) - left, i32::from(area.y) - top);
        Some(Self {
            area: Rect {
                x,
                y: area.y,
                width,
                height,
            },
            origin,
            ..picture
        })
    }

    /// Column and line where the glyph of a place stands.
    fn centre(&self, place: Place) -> (i32, i32) {
        let seen = self.board.turned(place, self.view);
        let column = i32::from(seen.x) * self.scale.width / 2 + (self.scale.width - 1) / 2;
        let line = i32::from(seen.y) * self.scale.height + self.scale.above();
        (self.origin.0 + column, self.origin.1 + line)
    }

    /// Left, top, width and height of what a place takes.
    fn cell(&self, place: Place) -> Cell {
        let (column, line) = self.centre(place);
        let (Scale { width, height }, half) = (self.scale, self.scale.half());
        match self.board.ground() {
            // Between two holes of a row there is a gap, except at the smallest scale.
            Ground::Holes if half == 0 => (column, line, width, 1),
            Ground::Holes if half == 1 => (column - 1, line, 3, 1),
            Ground::Holes => (
                column - half,
                line - self.scale.above(),
                2 * half + 1,
                height,
            ),
            Ground::Squares | Ground::Chequers => (
                column - (width - 1) / 2,
                line - self.scale.above(),
                width,
                height,
            ),
        }
    }

    /// The point drawn at a place of the screen.
    pub(super) fn point_at(&self, at: Position) -> Option<Point> {
        let (x, y) = (i32::from(at.x), i32::from(at.y));
        let mut points = self.board.points();
        points.find(|point| {
            let (left, top, width, height) = self.cell(self.board.place(*point));
            (left..left + width).contains(&x) && (top..top + height).contains(&y)
        })
    }

    /// The names of lines and where they begin. Where they would run into each other, every second one is left out, and
    /// so is one that would run into a point.
    fn names(&self) -> Vec<((i32, i32), &'static str)> {
        let cell = |point| self.cell(self.board.place(point));
        let cells: Vec<Cell> = self.board.points().map(cell).collect();
        let mut placed: Vec<((i32, i32), &str)> = Vec::new();
        for label in self.board.labels() {
            let (column, line) = self.centre(label.place);
            let length = |text: &str| i32::try_from(text.len()).unwrap_or(0);
            let start = column + 1 - length(&label.text);
            let touches = |((other, other_line), text): &((i32, i32), &str)| {
                *other_line == line
                    && start <= other + length(text)
                    && *other <= start + length(&label.text)
            };
            let is_free = !cells.iter().any(|(left, top, width, height)| {
                (*top..top + height).contains(&line) && start < left + width && *left <= column
            });
            if is_free && !placed.iter().any(touches) {
                placed.push(((start, line), &label.text));
            }
        }
        placed
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::ALL;

    /// Every board in every view at every scale, with room for all names.
    fn pictures() -> impl Iterator<Item = (String, Picture)> {
        let boards = ALL.iter().map(|rules| (rules.id(), rules.board()));
        boards.flat_map(|(id, board)| {
            let views = (0..board.views()).map(move |view| (id, board, view));
            views.flat_map(|(id, board, view)| {
                scales(board.ground()).iter().map(move |scale| {
                    let area = Rect::new(3, 2, 200, 80);
                    let picture = Picture::at(board, view, *scale, Names::All, area);
                    let context = format!("{id}, view {view}, {scale:?}");
                    (context, picture.expect("there is room"))
                })
            })
        })
    }

    #[test]
    fn every_cell_of_a_point_means_it_and_no_other() {
        for (context, picture) in pictures() {
            for point in picture.board.points() {
                let (left, top, width, height) = picture.cell(picture.board.place(point));
                let row = |y| (left..left + width).map(move |x| (x, y));
                let cells: Vec<(i32, i32)> = (top..top + height).flat_map(row).collect();
                for (x, y) in &cells {
                    let [x, y] = [x, y].map(|number| u16::try_from(*number).unwrap_or(0));
                    let at = Position::new(x, y);
                    assert!(picture.area.contains(at), "{context}");
                    assert_eq!(picture.point_at(at), Some(point), "{context} {at}");
                }
                let glyph = picture.centre(picture.board.place(point));
                assert!(cells.contains(&glyph), "{context}");
            }
        }
    }

    /// The name of a line stands on the line, or where it would go on: as far from its last point as two of its points
    /// are apart.
    #[test]
    fn names_stand_on_the_lines_they_name() {
        for (context, picture) in pictures() {
            let board = picture.board;
            let names = picture.names();
            assert!(names.len() > 12, "{context}");
            for ((start, line), name) in names {
                let end = start + i32::try_from(name.len()).unwrap_or(0) - 1;
                let is_named = |point: &Point| {
                    let (letter, number) = board
                        .names(*point)
                        .last()
                        .map_or(("", ""), |point| point.split_at(1));
                    letter == name || number == name
                };
                let spots = board
                    .points()
                    .filter(is_named)
                    .map(|point| picture.centre(board.place(point)));
                let spots: Vec<(i32, i32)> = spots.collect();
                assert!(!spots.is_empty(), "{context}: no point is called {name}");
                let is_level = spots.iter().all(|spot| spot.1 == line);
                let is_upright = spots.iter().all(|spot| spot.0 == end);
                let ahead =
                    |from: &(i32, i32), to: &(i32, i32)| (2 * to.0 - from.0, 2 * to.1 - from.1);
                let goes_on = spots.iter().any(|from| {
                    spots
                        .iter()
                        .any(|to| from != to && ahead(from, to) == (end, line))
                });
                assert!(
                    is_level || is_upright || goes_on || spots.len() == 1,
                    "{context}: {name} at {end}, {line} does not go on {spots:?}"
                );
            }
        }
    }

    /// A column is half as wide as a line is high: squares are square, and 2x1, 4x2 and 6x3 are true.
    #[test]
    fn no_scale_stretches_a_board_by_more_than_a_half() {
        for ground in [Ground::Holes, Ground::Squares, Ground::Chequers] {
            for scale in scales(ground) {
                let ratio = f64::from(2 * scale.height) / f64::from(scale.width);
                assert!((0.5..=1.0).contains(&ratio), "{scale:?}");
            }
        }
    }
}
