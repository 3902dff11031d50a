//! Draws a board: its ground, the lines between its points and along paths, the points with their stones and marks.

mod ground;

use std::collections::BTreeMap;

use ratatui::buffer::Buffer;
use ratatui::layout::Position;
use ratatui::style::{Color, Modifier, Style};

use super::Picture;
use super::face::{Face, Weight};
use crate::app::play::Marks;
use crate::board::{Ground, Point};
use crate::notation::Naming;
use crate::tui::theme::Theme;
use crate::tui::{Looks, glyphs};

/// A column and a line of the screen.
type Spot = (i32, i32);

/// What a board is drawn with.
struct Brush<'a> {
    picture: &'a Picture,
    marks: &'a Marks,
    theme: &'a Theme,
    glyphs: &'static glyphs::Set,
    naming: Naming,
    buffer: &'a mut Buffer,
}

impl Picture {
    /// Draws the board with its marks; at the smallest scale only one half of a mark may find room.
    pub(in crate::tui) fn draw(
        &self,
        marks: &Marks,
        looks: &Looks,
        naming: Naming,
        buffer: &mut Buffer,
    ) {
        let mut brush = Brush {
            picture: self,
            marks,
            theme: &looks.theme,
            glyphs: glyphs::set(looks.glyphs),
            naming,
            buffer,
        };
        brush.draw();
    }
}

/// The direction from one spot to another, both taken as the upper or left one first, as the number of its line glyph:
/// beside each other, down to the right, straight down, down to the left.
fn direction(from: Spot, to: Spot) -> usize {
    let (across, down) = (to.0 - from.0, to.1 - from.1);
    match (across.signum(), down.signum()) {
        (_, 0) => 0,
        (0, _) => 2,
        (across, down) if across == down => 1,
        _ => 3,
    }
}

impl Brush<'_> {
    fn draw(&mut self) {
        let board = self.picture.board;
        for (at, text) in self.picture.names() {
            self.write(at, text, self.theme.faint());
        }
        self.draw_ground();
        if board.ground() == Ground::Holes && self.picture.scale.height > 1 {
            self.draw_lines();
        }
        let under_way: Vec<Point> = self
            .marks
            .origin
            .into_iter()
            .chain(self.marks.landed.iter().copied())
            .chain(self.marks.here)
            .collect();
        self.draw_path(&under_way);
        self.draw_path(&self.marks.last);
        let through = self.through();
        let faces = board.points().map(|point| {
            let through = through
                .get(&point)
                .map(|direction| self.glyphs.over[*direction]);
            (point, Face::of(point, self.marks, self.glyphs, through))
        });
        let faces: Vec<(Point, Face)> = faces.collect();
        for (point, face) in &faces {
            self.draw_point(*point, face);
        }
        if self.picture.scale.half() == 0 {
            self.draw_left_halves(&faces);
        }
    }

    fn spot(&self, point: Point) -> Spot {
        self.picture.centre(self.picture.board.place(point))
    }

    /// What the turn that led here has jumped over, with the direction of the jump.
    fn through(&self) -> BTreeMap<Point, usize> {
        let legs = self.marks.last.iter().zip(self.marks.last.iter().skip(1));
        let over = legs.filter_map(|(from, to)| {
            let over = self.picture.board.over(*from, *to)?;
            Some((over, direction(self.spot(*from), self.spot(*to))))
        });
        over.collect()
    }

    /// The style of a point where nothing stands.
    fn empty(&self, point: Point) -> Style {
        let ground = self.picture.board.ground();
        let place = self.picture.board.place(point);
        if self.marks.goal.contains(point) {
            self.theme.goal(self.marks.position.to_move())
        } else {
            self.theme.point(ground, (place.x / 2 + place.y) % 2 == 1)
        }
    }

    fn draw_point(&mut self, point: Point, face: &Face) {
        let empty = self.empty(point);
        let stone = self
            .marks
            .position
            .at(point)
            .map(|seat| self.theme.stone(seat));
        let marked = empty.patch(self.theme.mark());
        let mut style = match (stone, face.weight) {
            (Some(stone), _) => stone,
            (None, Weight::Strong) => marked.add_modifier(Modifier::BOLD),
            (None, Weight::Weak) => marked,
            (None, Weight::Plain) => empty,
        };
        if face.is_pickable {
            style = style.add_modifier(Modifier::BOLD | Modifier::UNDERLINED);
        }
        let (column, line) = self.spot(point);
        if self.picture.scale.half() == 0 {
            // One cell for the glyph; the gap beside it takes the mark.
            let style = if face.is_under_cursor {
                style.patch(self.theme.cursor())
            } else {
                style
            };
            self.put((column, line), face.glyph, style);
            if face.narrow != ' ' {
                self.put((column + 1, line), face.narrow, self.beside(empty));
            }
            return;
        }
        if let Some(back) = stone.and_then(|stone| stone.bg) {
            self.draw_disc((column, line), back, style);
        }
        self.put((column, line), face.glyph, style);
        let is_block = face.has_mark()
            || self.picture.scale.half() > 1
            || stone.is_none_or(|stone| stone.bg.is_none())
            || self.glyphs.round.is_none();
        // Marks stand on the stone; lines end before a hole.
        if stone.is_none() || is_block {
            self.put((column - 1, line), face.left, style);
            self.put((column + 1, line), face.right, style);
        }
        if face.is_under_cursor {
            self.draw_cursor(
                (column, line),
                face,
                stone.is_some_and(|stone| stone.bg.is_some()),
            );
        }
        self.draw_name(point, empty);
        if face.is_king {
            // The number of the square has two columns.
            let (left, ..) = self.picture.cell(self.picture.board.place(point));
            self.draw_crown((column.max(left + 2), line + 1), style);
        }
    }

    /// What lifts a king above the men, where there is a line for it.
    fn draw_crown(&mut self, (column, line): Spot, style: Style) {
        if self.picture.scale.height == 1 {
            return;
        }
        // It stands beside the number of the square.
        let style = style.remove_modifier(Modifier::UNDERLINED);
        self.write((column, line), "==", style);
    }

    /// The block of a stone, rounded off where the glyphs can do that.
    fn draw_disc(&mut self, (column, line): Spot, back: Color, style: Style) {
        let (half, height) = (self.picture.scale.half(), self.picture.scale.height);
        let plain = Style::new().fg(back).bg(back);
        let body = if height < 3 {
            line..=line
        } else {
            let top = line - self.picture.scale.above();
            top + 1..=top + height - 2
        };
        for line in body.clone() {
            for column in column - half + 1..column + half {
                self.put(
                    (column, line),
                    ' ',
                    style.remove_modifier(Modifier::UNDERLINED),
                );
            }
        }
        let edge = Style::new().fg(back);
        for line in body.clone() {
            for (column, glyph) in [
                (column - half, self.glyphs.round.map(|round| round.left)),
                (column + half, self.glyphs.round.map(|round| round.right)),
            ] {
                let style = if glyph.is_some() { edge } else { plain };
                self.put((column, line), glyph.unwrap_or(' '), style);
            }
        }
        if let (Some(round), true) = (self.glyphs.round, height > 2) {
            for column in column - half + 1..column + half {
                self.put((column, body.start() - 1), round.top, edge);
                self.put((column, body.end() + 1), round.bottom, edge);
            }
        }
    }

    /// The cursor: beside the letter of a stone whose colour says whose it is, else on the letter as well.
    fn draw_cursor(&mut self, (column, line): Spot, face: &Face, has_colour: bool) {
        let style = self.theme.cursor().add_modifier(Modifier::BOLD);
        self.put((column - 1, line), face.left, style);
        self.put((column + 1, line), face.right, style);
        if !has_colour {
            let underline = if face.is_pickable {
                Modifier::UNDERLINED
            } else {
                Modifier::empty()
            };
            self.put((column, line), face.glyph, style.add_modifier(underline));
        }
    }

    /// The number of a square, in the corner that the piece leaves free.
    fn draw_name(&mut self, point: Point, empty: Style) {
        let names = self.picture.board.names(point);
        if names.len() > 1 && self.naming == Naming::Written && self.picture.scale.height > 1 {
            let (left, top, _, height) = self.picture.cell(self.picture.board.place(point));
            let style = empty.add_modifier(Modifier::DIM);
            self.write((left, top + height - 1), &names[0], style);
        }
    }

    /// The left halves of brackets, where the gap before a point is free. Other marks say the same with one half.
    fn draw_left_halves(&mut self, faces: &[(Point, Face)]) {
        for (point, face) in faces {
            let (column, line) = self.spot(*point);
            let gap = self.cell((column - 1, line));
            let is_free = gap.is_some_and(|cell| self.buffer[cell].symbol() == " ");
            if is_free && matches!(face.left, '[' | '{' | '(') {
                self.put((column - 1, line), face.left, self.beside(Style::new()));
            }
        }
    }

    /// The style of a mark in the gap beside a point.
    fn beside(&self, empty: Style) -> Style {
        empty.patch(self.theme.mark()).add_modifier(Modifier::BOLD)
    }

    /// The cell of the screen at a spot within the picture.
    fn cell(&self, (column, line): Spot) -> Option<Position> {
        let at = Position::new(u16::try_from(column).ok()?, u16::try_from(line).ok()?);
        let is_inside = self.picture.area.contains(at) && self.buffer.area.contains(at);
        is_inside.then_some(at)
    }

    /// Writes a glyph on the ground that is there, unless it brings its own.
    fn put(&mut self, at: Spot, glyph: char, style: Style) {
        if let Some(at) = self.cell(at) {
            let cell = &mut self.buffer[at];
            let ground = cell.bg;
            cell.reset();
            cell.set_char(glyph).set_bg(ground).set_style(style);
        }
    }

    fn write(&mut self, (column, line): Spot, text: &str, style: Style) {
        for (column, glyph) in (column..).zip(text.chars()) {
            self.put((column, line), glyph, style);
        }
    }
}
