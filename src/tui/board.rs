//! The board widget: draws any board at the largest scale that fits, and finds the point under the mouse.

mod face;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};

use crate::app::play::Marks;
use crate::board::{Board, Ground, Place, Point};
use crate::notation::Naming;
use crate::tui::theme::Theme;
use crate::tui::{Looks, glyphs};

use face::Face;

/// Columns and lines from one point to its neighbour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Scale {
    pub width: i32,
    pub height: i32,
}

/// The scales of a board, the largest first.
const fn scales(ground: Ground) -> &'static [Scale] {
    const fn of(width: i32, height: i32) -> Scale {
        Scale { width, height }
    }
    match ground {
        Ground::Holes => const { &[of(4, 2), of(4, 1), of(2, 1)] },
        Ground::Squares => const { &[of(4, 2), of(3, 1), of(2, 1)] },
        Ground::Chequers => const { &[of(6, 3), of(5, 2), of(3, 1)] },
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
        let line = i32::from(seen.y) * self.scale.height + (self.scale.height - 1) / 2;
        (self.origin.0 + column, self.origin.1 + line)
    }

    /// Left, top, width and height of what a place takes.
    fn cell(&self, place: Place) -> Cell {
        let (column, line) = self.centre(place);
        let Scale { width, height } = self.scale;
        match self.board.ground() {
            // Between two holes of a row there is a gap, except at the smallest scale.
            Ground::Holes if width < 3 => (column, line, width, 1),
            Ground::Holes => (column - 1, line, 3, 1),
            Ground::Squares | Ground::Chequers => (
                column - (width - 1) / 2,
                line - (height - 1) / 2,
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

    /// Where the glyph of `point` is on the screen.
    #[cfg(test)]
    pub(super) fn glyph_of(&self, point: Point) -> Position {
        let (column, line) = self.centre(self.board.place(point));
        Position::new(
            u16::try_from(column).unwrap_or(0),
            u16::try_from(line).unwrap_or(0),
        )
    }

    /// Draws the board with its marks; at the smallest scale only one half of a mark may find room.
    pub(super) fn draw(&self, marks: &Marks, looks: &Looks, naming: Naming, buffer: &mut Buffer) {
        let theme = &looks.theme;
        if self.board.ground() == Ground::Holes && self.scale.height > 1 {
            self.draw_lines(looks, buffer);
        }
        for (at, text) in self.labels() {
            self.write(buffer, at, text, theme.faint());
        }
        for place in self.board.blanks() {
            self.fill(buffer, place, theme.square(false));
        }
        let faces = self.board.points().map(|point| {
            let face = self.draw_point(point, marks, looks, naming, buffer);
            (point, face)
        });
        let faces: Vec<(Point, Face)> = faces.collect();
        if self.scale.width < 3 {
            self.draw_left_halves(&faces, theme, buffer);
        }
    }

    /// The left halves of brackets, where the gap before a point is free. Other marks say the same with one half.
    fn draw_left_halves(&self, faces: &[(Point, Face)], theme: &Theme, buffer: &mut Buffer) {
        for (point, face) in faces {
            let (column, line) = self.centre(self.board.place(*point));
            let gap = Position::new(
                u16::try_from(column - 1).unwrap_or(u16::MAX),
                u16::try_from(line).unwrap_or(u16::MAX),
            );
            let is_free = buffer.cell(gap).is_some_and(|cell| cell.symbol() == " ");
            if is_free && matches!(face.left, '[' | '{' | '(') {
                let mark = face.left.encode_utf8(&mut [0; 4]).to_owned();
                self.write(buffer, (column - 1, line), &mark, front(theme.accent()));
            }
        }
    }

    /// The names of lines and where they begin. Where they would run into each other, every second one is left out, and
    /// so is one that would run into a point.
    fn labels(&self) -> Vec<((i32, i32), &'static str)> {
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

    fn draw_point(
        &self,
        point: Point,
        marks: &Marks,
        looks: &Looks,
        naming: Naming,
        buffer: &mut Buffer,
    ) -> Face {
        let theme = &looks.theme;
        let place = self.board.place(point);
        let empty = match self.board.ground() {
            Ground::Holes => theme.hole(marks.goal.contains(point)),
            Ground::Squares if marks.goal.contains(point) => theme.hole(true),
            Ground::Squares | Ground::Chequers => theme.square(true),
        };
        self.fill(buffer, place, empty);
        let face = Face::of(point, marks, theme, empty, glyphs::set(looks.glyphs));
        let (column, line) = self.centre(place);
        let style = if face.is_under_cursor {
            face.style.add_modifier(Modifier::REVERSED)
        } else {
            face.style
        };
        if self.scale.width >= 3 {
            let text: String = [face.left, face.glyph, face.right].into_iter().collect();
            self.write(buffer, (column - 1, line), &text, style);
        } else {
            // One cell for the glyph; the gap beside it takes the mark.
            self.write(
                buffer,
                (column, line),
                face.glyph.encode_utf8(&mut [0; 4]),
                style,
            );
            self.write(
                buffer,
                (column + 1, line),
                face.narrow.encode_utf8(&mut [0; 4]),
                empty.patch(front(theme.accent())),
            );
        }
        let names = self.board.names(point);
        if names.len() > 1 && naming == Naming::Written && self.scale.height > 1 {
            // The number of the square, in the corner that the piece leaves free.
            let (left, top, _, height) = self.cell(place);
            let style = empty.add_modifier(Modifier::DIM);
            self.write(buffer, (left, top + height - 1), &names[0], style);
        }
        if face.is_king && self.scale.height > 1 {
            self.write(
                buffer,
                (column, line + 1),
                "==",
                style.remove_modifier(Modifier::UNDERLINED),
            );
        }
        face
    }

    /// The lines that connect neighbouring holes.
    fn draw_lines(&self, looks: &Looks, buffer: &mut Buffer) {
        for from in self.board.points() {
            let (column, line) = self.centre(self.board.place(from));
            for to in self.board.neighbours(from) {
                let (other, below) = self.centre(self.board.place(to));
                let lines = &glyphs::set(looks.glyphs).lines;
                let glyph = match (other - column, below - line) {
                    (across, 0) if across > 0 => lines[0],
                    (across, down) if down > 0 && across > 0 => lines[1],
                    (_, down) if down > 0 => lines[2],
                    _ => continue,
                };
                let middle = (i32::midpoint(column, other), i32::midpoint(line, below));
                self.write(
                    buffer,
                    middle,
                    glyph.encode_utf8(&mut [0; 4]),
                    looks.theme.faint(),
                );
            }
        }
    }

    fn fill(&self, buffer: &mut Buffer, place: Place, style: Style) {
        let (left, top, width, height) = self.cell(place);
        let blank = " ".repeat(usize::try_from(width).unwrap_or(0));
        for line in top..top + height {
            self.write(buffer, (left, line), &blank, style);
        }
    }

    /// Writes a text where it is on the screen and within the picture.
    fn write(&self, buffer: &mut Buffer, (column, line): (i32, i32), text: &str, style: Style) {
        for (column, c) in (column..).zip(text.chars()) {
            let (Ok(x), Ok(y)) = (u16::try_from(column), u16::try_from(line)) else {
                continue;
            };
            let is_inside = self.area.contains(Position::new(x, y));
            if let Some(cell) = buffer.cell_mut((x, y)).filter(|_| is_inside) {
                cell.set_char(c).set_style(style);
            }
        }
    }
}

/// The style without its ground.
fn front(style: Style) -> Style {
    Style { bg: None, ..style }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::ALL;

    #[test]
    fn a_click_on_a_point_finds_it_in_every_view_and_at_every_scale() {
        for rules in ALL {
            let board = rules.board();
            for view in 0..board.views() {
                for size in [(40, 17), (60, 20), (120, 40), (200, 80)] {
                    let area = Rect::new(3, 2, size.0, size.1);
                    let picture = Picture::fit(board, view, area).expect("there is room");
                    for point in board.points() {
                        let at = picture.glyph_of(point);
                        assert!(area.contains(at), "{} {view} {size:?}", rules.id());
                        assert_eq!(
                            picture.point_at(at),
                            Some(point),
                            "{} {view} {size:?}",
                            rules.id()
                        );
                    }
                }
            }
        }
    }
}
