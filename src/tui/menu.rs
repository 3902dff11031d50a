//! Draws the menu.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::Modifier;
use ratatui::text::Line;

use crate::app::Model;
use crate::app::menu::Menu;
use crate::tui::{Looks, help, put, put_lines, put_list, text};

/// Lines above the first entry.
const TOP: u16 = 6;

/// Where the entries are.
fn rows(menu: &Menu, area: Rect) -> Rect {
    let height = u16::try_from(menu.items.len()).unwrap_or(0);
    Rect {
        x: area.x + 4.min(area.width),
        y: area.y + TOP,
        width: area.width.saturating_sub(8),
        height,
    }
    .intersection(area)
}

/// The entry drawn at a place of the screen.
pub(super) fn row_at(menu: &Menu, area: Rect, at: Position) -> Option<usize> {
    let rows = rows(menu, area);
    rows.contains(at).then(|| usize::from(at.y - rows.y))
}

pub(super) fn view(model: &Model, menu: &Menu, looks: &Looks, frame: &mut Frame, area: Rect) {
    let line = |y: u16| Rect {
        x: area.x + 2,
        y: area.y + y,
        width: area.width.saturating_sub(4),
        height: 1,
    };
    put(
        looks,
        frame,
        line(1),
        "S P R U N G B R E T T",
        looks.theme.accent().add_modifier(Modifier::BOLD),
    );
    let subtitle = looks.plain(&looks.lang.text("menu-subtitle"));
    for (y, part) in (3..).zip(
        text::wrapped(&subtitle, area.width.saturating_sub(4))
            .into_iter()
            .take(3),
    ) {
        put(looks, frame, line(y), &part, looks.theme.faint());
    }
    let rows = rows(menu, area);
    let names = menu
        .items
        .iter()
        .map(|item| looks.lang.text(item.text_id()));
    put_list(looks, frame, rows, menu.row, names);
    if let Some(notice) = &model.notice {
        let below = Rect {
            y: (rows.bottom() + 1).min(area.bottom()),
            height: area.bottom().saturating_sub(rows.bottom() + 2),
            x: area.x + 2,
            width: area.width.saturating_sub(4),
        };
        let lines = text::wrapped(&looks.plain(notice), below.width);
        let lines = lines
            .into_iter()
            .map(|line| Line::styled(line, looks.theme.warning()));
        put_lines(looks, frame, below, lines.collect());
    }
    help::footer(model, looks, frame, area);
}
