//! A screen of choices: a title, a line for each choice with its value, and room for a board beside them.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::Modifier;

use crate::app::field::Field;
use crate::tui::{Looks, put, put_field, put_list, text};

/// Lines above the first choice.
pub(super) const TOP: u16 = 3;

/// Where so many choices are, in at most `width` columns.
pub(super) fn rows(count: usize, width: u16, area: Rect) -> Rect {
    Rect {
        x: area.x + 1,
        y: area.y + TOP,
        width: width.min(area.width.saturating_sub(1)),
        height: u16::try_from(count).unwrap_or(0),
    }
    .intersection(area)
}

/// The choice drawn at a place of the screen, by its number from 0.
pub(super) fn row_at(rows: Rect, at: Position) -> Option<usize> {
    rows.contains(at).then(|| usize::from(at.y - rows.y))
}

/// Where a board of so many lines finds room beside choices of `width` columns.
pub(super) fn beside(width: u16, height: u16, area: Rect) -> Rect {
    Rect {
        x: area.x + width + 2,
        y: area.y + 2,
        width: area.width.saturating_sub(width + 2),
        height,
    }
    .intersection(area)
}

/// What a screen of choices shows.
pub(super) struct Form<'a> {
    pub title: &'a str,
    /// The name of each choice, and its value if it has one.
    pub choices: Vec<(String, Option<String>)>,
    /// The choice under the cursor.
    pub row: usize,
    /// The value that is being written there.
    pub typing: Option<&'a Field>,
}

impl Form<'_> {
    /// Draws the title at the top of `area` and the choices in `rows`.
    pub(super) fn draw(&self, looks: &Looks, frame: &mut Frame, area: Rect, rows: Rect) {
        let title = Rect {
            x: area.x + 2,
            y: area.y + 1,
            width: area.width.saturating_sub(2),
            height: 1,
        };
        let accent = looks.theme.accent().add_modifier(Modifier::BOLD);
        put(looks, frame, title, self.title, accent);
        let widths = self.choices.iter().map(|(name, _)| text::width(name));
        let column = widths.max().unwrap_or(0) + 1;
        // The marker and two blanks take three columns of the line.
        let room = rows.width.saturating_sub(column + 4);
        let lines = self.choices.iter().map(|(name, value)| match value {
            None => name.clone(),
            Some(value) => format!(
                "{name:<column$} {}",
                looks.cut(value, room),
                column = usize::from(column)
            ),
        });
        put_list(looks, frame, rows, self.row, lines);
        if let Some(field) = self.typing {
            let line = Rect {
                x: rows.x + column + 3,
                y: rows.y + u16::try_from(self.row).unwrap_or(0),
                width: room,
                height: 1,
            };
            put_field(looks, frame, line.intersection(rows), field);
        }
    }
}
