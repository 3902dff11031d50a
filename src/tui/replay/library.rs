//! Draws the list of games to replay.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::Modifier;

use crate::app::Model;
use crate::app::replay::library::{Item, Library};
use crate::record::Record;
use crate::tui::{Looks, help, put, text};
use crate::words;

/// Lines above the list.
const TOP: u16 = 3;
/// Lines below the list for what there is to see in the game under the cursor.
const ABOUT: u16 = 4;

/// A line of the list.
enum Row {
    /// What the games below it have in common.
    Heading(&'static str),
    /// A game by its number from 0.
    Game(usize),
}

fn rows(library: &Library) -> Vec<Row> {
    let kind = |item: &Item| match item {
        Item::Sample(_) => "library-samples",
        Item::Saved(_) => "library-saved",
        Item::Game(_) => "library-file",
    };
    let mut rows = Vec::new();
    let mut before = None;
    for (index, item) in library.items.iter().enumerate() {
        let kind = kind(item);
        if before.replace(kind) != Some(kind) {
            rows.push(Row::Heading(kind));
        }
        rows.push(Row::Game(index));
    }
    rows
}

/// The lines of the list that are on the screen and where they are; the game under the cursor is among them.
fn shown(library: &Library, area: Rect) -> Vec<(Rect, Row)> {
    let room = usize::from(area.height.saturating_sub(TOP + ABOUT + 1));
    let rows = rows(library);
    let is_chosen = |row: &Row| matches!(row, Row::Game(index) if *index == library.row);
    let chosen = rows.iter().position(is_chosen).unwrap_or(0);
    let first = (chosen + 1 + room / 4).min(rows.len()).saturating_sub(room);
    let lines = area.y + TOP..area.bottom();
    let rows = rows.into_iter().skip(first).take(room).zip(lines);
    rows.map(|(row, y)| {
        let place = Rect {
            x: area.x + 2.min(area.width),
            y,
            width: area.width.saturating_sub(4),
            height: 1,
        };
        (place, row)
    })
    .collect()
}

/// The game of the list drawn at a place of the screen.
pub(in crate::tui) fn row_at(library: &Library, area: Rect, at: Position) -> Option<usize> {
    let rows = shown(library, area);
    rows.into_iter().find_map(|(place, row)| match row {
        Row::Game(index) if place.contains(at) => Some(index),
        Row::Game(_) | Row::Heading(_) => None,
    })
}

/// What is known of a game of a file: who played whom, how long, with which result, at what event, and when.
fn of_record(looks: &Looks, record: &Record) -> String {
    let names = record.seats().iter().map(|entry| {
        if entry.name.is_empty() {
            words::seat(&looks.lang, entry.seat)
        } else {
            entry.name.clone()
        }
    });
    let names = names.collect::<Vec<_>>().join(" - ");
    let turns = [("turns", record.turns().into())];
    let turns = looks.lang.with("chart-turns", &turns);
    // A result that does not follow from the turns is given by the file.
    let claimed = record.tags.get("Result").cloned();
    let outcome = record.game().outcome();
    let result = claimed.or(outcome.map(|outcome| words::outcome(&looks.lang, &outcome)));
    let event = record.tags.get("Event").cloned();
    let parts = [Some(names), Some(turns), result, event, record.date.clone()];
    let parts = parts.into_iter().flatten();
    parts.collect::<Vec<_>>().join(" · ")
}

pub(in crate::tui) fn view(
    model: &Model,
    library: &Library,
    looks: &Looks,
    frame: &mut Frame,
    area: Rect,
) {
    let line = |y: u16| Rect {
        x: area.x + 2.min(area.width),
        y,
        width: area.width.saturating_sub(4),
        height: 1,
    };
    let bold = looks.theme.accent().add_modifier(Modifier::BOLD);
    put(
        looks,
        frame,
        line(area.y + 1),
        &looks.lang.text("library-title"),
        bold,
    );
    for (place, row) in shown(library, area) {
        let index = match row {
            Row::Heading(id) => {
                put(
                    looks,
                    frame,
                    place,
                    &looks.lang.text(id),
                    looks.theme.faint(),
                );
                continue;
            }
            Row::Game(index) => index,
        };
        let name = match &library.items[index] {
            Item::Sample(sample) => looks.lang.text(&sample.title()),
            Item::Saved(name) => name.to_string_lossy().into_owned(),
            Item::Game(game) => format!("{}. {}", game.number, of_record(looks, &game.record)),
        };
        let (marker, style) = if index == library.row {
            (">", looks.theme.base().add_modifier(Modifier::REVERSED))
        } else {
            (" ", looks.theme.base())
        };
        put(looks, frame, place, &format!(" {marker} {name} "), style);
    }
    let (told, style) = match (&library.problem, library.items.get(library.row)) {
        (Some(problem), _) => (problem.clone(), looks.theme.warning()),
        (None, Some(Item::Sample(sample))) => {
            (looks.lang.text(&sample.about()), looks.theme.base())
        }
        (None, Some(Item::Game(game))) => {
            let name = words::game(&looks.lang, game.record.game().rules());
            let known = format!("{name} · {}", of_record(looks, &game.record));
            match &game.broken {
                Some(broken) => (format!("{broken}\n{known}"), looks.theme.warning()),
                None => (known, looks.theme.base()),
            }
        }
        (None, Some(Item::Saved(_)) | None) => (String::new(), looks.theme.base()),
    };
    let lines = text::wrapped(&looks.plain(&told), area.width.saturating_sub(4));
    let first = area.bottom().saturating_sub(ABOUT + 1);
    for (told, y) in lines.iter().zip(first..area.bottom().saturating_sub(1)) {
        put(looks, frame, line(y), told, style);
    }
    help::footer(model, looks, frame, area);
}
