//! Draws the list of guides.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::Modifier;

use super::WIDTH;
use crate::app::guide::Reader;
use crate::guide;
use crate::tui::{Looks, put, text};

/// Lines above the list.
const TOP: u16 = 3;

/// The guides of the list with their lines: the title first, and below it what the guide is about, as far as there is
/// room.
fn entries(looks: &Looks, area: Rect) -> Vec<(Rect, Vec<String>)> {
    let columns = area.width.saturating_sub(6).min(WIDTH);
    let texts = guide::ids().filter_map(|id| guide::title(id, looks.lang.language()));
    let texts: Vec<Vec<String>> = texts
        .map(|(title, about)| {
            let about = text::wrapped(&looks.plain(about), columns);
            [looks.plain(title)].into_iter().chain(about).collect()
        })
        .collect();
    let room = usize::from(area.height.saturating_sub(TOP + 2));
    let all: usize = texts.iter().map(Vec::len).sum();
    let gap = usize::from(all + texts.len() <= room);
    let mut top = area.y + TOP;
    let mut entries = Vec::new();
    for mut lines in texts {
        if all > room {
            lines.truncate(1);
        }
        let height = u16::try_from(lines.len()).unwrap_or(0);
        let place = Rect {
            x: area.x + 2,
            y: top,
            width: area.width.saturating_sub(4),
            height,
        };
        top += height + u16::from(gap == 1);
        entries.push((place.intersection(area), lines));
    }
    entries
}

/// The guide of the list drawn at a place of the screen.
pub(super) fn row_at(looks: &Looks, area: Rect, at: Position) -> Option<usize> {
    let entries = entries(looks, area);
    entries.iter().position(|(place, _)| place.contains(at))
}

pub(super) fn view(reader: &Reader, looks: &Looks, frame: &mut Frame, area: Rect) {
    let title = Rect {
        x: area.x + 2,
        y: area.y + 1,
        width: area.width.saturating_sub(4),
        height: 1,
    };
    let bold = looks.theme.accent().add_modifier(Modifier::BOLD);
    put(looks, frame, title, &looks.lang.text("menu-guides"), bold);
    for (row, (place, lines)) in entries(looks, area).into_iter().enumerate() {
        for (index, (line, y)) in lines.iter().zip(place.y..place.bottom()).enumerate() {
            let (marker, style) = match (index, row == reader.row) {
                (0, true) => (">", looks.theme.base().add_modifier(Modifier::REVERSED)),
                (0, false) => (" ", looks.theme.base().add_modifier(Modifier::BOLD)),
                _ => (" ", looks.theme.faint()),
            };
            let area = Rect {
                y,
                height: 1,
                ..place
            };
            put(looks, frame, area, &format!("{marker} {line} "), style);
        }
    }
}
