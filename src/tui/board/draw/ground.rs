//! What stands below stones and marks: the ground, the lines between neighbours, the paths of turns.

use std::collections::BTreeMap;

use ratatui::style::{Modifier, Style};

use super::{Brush, Spot, direction};
use crate::board::{Ground, Place, Point};
use crate::tui::board::Cell;

impl Brush<'_> {
    /// The ground: squares one by one, holes on the area that their rows and the tips between them make.
    pub(super) fn draw_ground(&mut self) {
        let board = self.picture.board;
        if board.ground() != Ground::Holes {
            for place in board.blanks() {
                self.fill(place, self.theme.light_square());
            }
            for point in board.points() {
                self.fill(board.place(point), self.empty(point));
            }
            return;
        }
        let surface = self.surface();
        let ground = self.theme.point(Ground::Holes, false);
        for (line, (left, right)) in &surface {
            self.fill_row(*line, *left, *right, ground);
        }
        let (margin, reach) = (self.picture.scale.width / 2, self.picture.scale.height - 1);
        for point in self.marks.goal.iter() {
            let (column, line) = self.spot(point);
            for (line, (left, right)) in surface.range(line - reach..=line + reach) {
                let style = self.empty(point);
                self.fill_row(
                    *line,
                    (column - margin).max(*left),
                    (column + margin).min(*right),
                    style,
                );
            }
        }
    }

    /// The columns from and to which the board of holes reaches in each line.
    fn surface(&self) -> BTreeMap<i32, (i32, i32)> {
        let mut rows: BTreeMap<i32, (i32, i32)> = BTreeMap::new();
        for point in self.picture.board.points() {
            let (column, line) = self.spot(point);
            let row = rows.entry(line).or_insert((column, column));
            *row = (row.0.min(column), row.1.max(column));
        }
        let margin = self.picture.scale.width / 2;
        let pairs = rows.iter().zip(rows.iter().skip(1));
        let between = pairs.flat_map(|((upper, a), (lower, b))| {
            let common = (a.0.max(b.0), a.1.min(b.1));
            (upper + 1..*lower).map(move |line| (line, common))
        });
        let lines = rows.clone().into_iter().chain(between);
        lines
            .map(|(line, (left, right))| (line, (left - margin, right + margin)))
            .collect()
    }

    /// The lines that connect neighbouring holes.
    pub(super) fn draw_lines(&mut self) {
        let style = self.theme.point(Ground::Holes, false);
        let style = Style { bg: None, ..style };
        for from in self.picture.board.points() {
            for to in self.picture.board.neighbours(from).filter(|to| from < *to) {
                self.draw_line(self.spot(from), self.spot(to), style);
            }
        }
    }

    /// The line along the points of a turn, where there is room between them.
    pub(super) fn draw_path(&mut self, points: &[Point]) {
        let style = self.theme.mark().add_modifier(Modifier::BOLD);
        for (from, to) in points.iter().zip(points.iter().skip(1)) {
            self.draw_line(self.spot(*from), self.spot(*to), style);
        }
    }

    /// A line without its ends, where it goes through the middle of a cell and not over a light square.
    fn draw_line(&mut self, from: Spot, to: Spot, style: Style) {
        let is_open = self.picture.board.ground() == Ground::Holes;
        let glyph = self.glyphs.lines[direction(from, to)];
        let (across, down) = (to.0 - from.0, to.1 - from.1);
        let steps = if down == 0 { across.abs() } else { down.abs() };
        for step in (1..steps).filter(|step| across * step % steps == 0) {
            let at = (from.0 + across * step / steps, from.1 + down * step / steps);
            let cell = self.cell(at);
            if cell.is_some_and(|cell| is_open || self.picture.point_at(cell).is_some()) {
                self.put(at, glyph, style);
            }
        }
    }

    fn fill(&mut self, place: Place, style: Style) {
        let (left, top, width, height): Cell = self.picture.cell(place);
        for line in top..top + height {
            self.fill_row(line, left, left + width - 1, style);
        }
    }

    fn fill_row(&mut self, line: i32, left: i32, right: i32, style: Style) {
        for column in left..=right {
            self.put((column, line), ' ', style);
        }
    }
}
