//! Draws the chart of a game: a line for each side in its colour, with its letter on it, so that lines are told apart
//! without colour as well.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::app::chart::{Chart, Unit};
use crate::config::Glyphs;
use crate::tui::{Looks, put, text};

/// Columns and lines that a chart needs at least.
const LEAST: (u16, u16) = (18, 6);
/// Columns from one letter of a line to the next, where the line itself is drawn.
const APART: usize = 8;

/// Whether there is room for a chart.
pub(super) fn has_room(area: Rect) -> bool {
    area.width >= LEAST.0 && area.height >= LEAST.1
}

/// Draws the chart with its axes; the state after `ply` turns is marked.
pub(super) fn view(
    chart: &Chart,
    ply: Option<usize>,
    looks: &Looks,
    frame: &mut Frame,
    area: Rect,
) {
    if !has_room(area) {
        return;
    }
    let faint = looks.theme.faint();
    let heading = looks.lang.text(match chart.unit {
        Unit::Steps => "chart-steps",
        Unit::Pieces => "chart-pieces",
    });
    put(looks, frame, area, &heading, looks.theme.accent());
    let numbers = u16::try_from(chart.top.to_string().len()).unwrap_or(0);
    // Above the plot the heading, below it an axis and its numbers, to its left the same.
    let plot = Rect {
        x: area.x + numbers + 1,
        y: area.y + 1,
        width: area.width - numbers - 1,
        height: area.height - 3,
    };
    let (wall, floor, corner) = if looks.glyphs == Glyphs::Unicode {
        ("│", "─", "└")
    } else {
        ("|", "-", "+")
    };
    let buffer = frame.buffer_mut();
    for y in plot.top()..plot.bottom() {
        buffer.set_string(plot.x - 1, y, wall, faint);
    }
    buffer.set_string(plot.x - 1, plot.bottom(), corner, faint);
    let axis = floor.repeat(usize::from(plot.width));
    buffer.set_string(plot.x, plot.bottom(), axis, faint);
    let rows = usize::from(plot.height);
    for value in [chart.top, chart.top / 2, 0] {
        let y = plot.y + u16::try_from(chart.row(value, rows)).unwrap_or(0);
        let number = format!("{value:>width$}", width = usize::from(numbers));
        buffer.set_string(area.x, y, number, faint);
    }
    draw_turns(chart, looks, buffer, plot);
    if let Some(ply) = ply {
        let column = chart.column(ply, usize::from(plot.width));
        let x = plot.x + u16::try_from(column).unwrap_or(0);
        for y in plot.top()..plot.bottom() {
            buffer.set_string(x, y, wall, looks.theme.accent());
        }
        buffer.set_string(x, plot.bottom(), "^", looks.theme.accent());
    }
    if looks.glyphs == Glyphs::Unicode {
        draw_dots(chart, looks, buffer, plot);
    }
    draw_letters(chart, looks, buffer, plot);
}

/// The numbers of turns below the axis, the last one in words.
fn draw_turns(chart: &Chart, looks: &Looks, buffer: &mut Buffer, plot: Rect) {
    let names = [("turns", chart.turns.into())];
    let last = looks.plain(&looks.lang.with("chart-turns", &names));
    let (y, faint) = (plot.bottom() + 1, looks.theme.faint());
    buffer.set_string(plot.x, y, "0", faint);
    let width = text::width(&last).min(plot.width);
    let from = plot.right() - width;
    buffer.set_string(from, y, last, faint);
    let half = chart.turns / 2;
    let middle = u16::try_from(chart.column(half, usize::from(plot.width))).unwrap_or(0);
    let half = half.to_string();
    if chart.turns > 3 && plot.x + middle + text::width(&half) + 1 < from {
        buffer.set_string(plot.x + middle, y, half, faint);
    }
}

/// The lines in dots, of which a cell has two by four.
fn draw_dots(chart: &Chart, looks: &Looks, buffer: &mut Buffer, plot: Rect) {
    /// The bits of the dots of a cell, by column and row, above the first character.
    const BITS: [[u32; 4]; 2] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]];
    const EMPTY: u32 = 0x2800;
    let (columns, rows) = (2 * usize::from(plot.width), 4 * usize::from(plot.height));
    for line in &chart.lines {
        let style = looks.theme.line(line.seat);
        for (column, row) in chart.cells(line, columns, rows) {
            let Some(cell) = cell_at(buffer, plot, column / 2, row / 4) else {
                continue;
            };
            let dots = cell.symbol().chars().next().map_or(0, u32::from);
            let dots = dots
                .checked_sub(EMPTY)
                .filter(|dots| *dots < 0x100)
                .unwrap_or(0);
            let dots = EMPTY + (dots | BITS[column % 2][row % 4]);
            cell.set_char(char::from_u32(dots).unwrap_or(' '))
                .set_style(style);
        }
    }
}

/// The letters on the lines: in every cell where nothing else draws them, otherwise here and there, those of the lines in
/// different columns. In a cell that two lines share the first one has its letter, and the other beside it.
fn draw_letters(chart: &Chart, looks: &Looks, buffer: &mut Buffer, plot: Rect) {
    let columns = usize::from(plot.width);
    let lines = chart.lines.len().max(1);
    for (index, line) in chart.lines.iter().enumerate() {
        let style: Style = looks.theme.stone(line.seat);
        let offset = index * APART / lines;
        for (column, row) in chart.cells(line, columns, usize::from(plot.height)) {
            if looks.glyphs == Glyphs::Unicode && column % APART != offset {
                continue;
            }
            if let Some(cell) = cell_at(buffer, plot, column, row) {
                let is_taken = cell.symbol().chars().all(char::is_alphabetic);
                // Where lines run together each has every second, third … column.
                if !is_taken || column % lines == index {
                    cell.set_char(line.letter).set_style(style);
                }
            }
        }
    }
}

fn cell_at(
    buffer: &mut Buffer,
    plot: Rect,
    column: usize,
    row: usize,
) -> Option<&mut ratatui::buffer::Cell> {
    let x = plot.x.checked_add(u16::try_from(column).ok()?)?;
    let y = plot.y.checked_add(u16::try_from(row).ok()?)?;
    buffer.cell_mut((x, y))
}
