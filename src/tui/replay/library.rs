//! Draws the list of games to replay.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::Modifier;

use crate::app::Model;
use crate::app::replay::Played;
use crate::app::replay::library::{Item, Library, Waiting};
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
        Item::Waiting(_) => "library-waiting",
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

/// What is known of a game: who played whom, how long, with which result, at what event, and when.
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
    let reached = || outcome.map(|outcome| words::outcome(&looks.lang, &outcome));
    let result = claimed.or_else(reached);
    let result = result.or_else(|| Some(looks.lang.text("library-unfinished")));
    let event = record.tags.get("Event").cloned();
    let parts = [Some(names), Some(turns), result, event, record.date.clone()];
    let parts = parts.into_iter().flatten();
    parts.collect::<Vec<_>>().join(" · ")
}

/// What is told of the game under the cursor, and whether that is a problem.
fn about(looks: &Looks, item: &Item) -> (String, bool) {
    match item {
        Item::Sample(sample) => (looks.lang.text(&sample.about()), false),
        Item::Waiting(_) => (looks.lang.text("library-waiting-about"), false),
        Item::Game(played) => about_played(looks, played),
        Item::Saved(saved) => match &saved.games {
            None => (String::new(), false),
            Some(Err(problem)) => (problem.clone(), true),
            Some(Ok(games)) => match &games[..] {
                [only] => about_played(looks, only),
                games => {
                    let count = [("games", games.len().into())];
                    (looks.lang.with("library-several", &count), false)
                }
            },
        },
    }
}

/// What is told of a game of a file, and whether it breaks off.
fn about_played(looks: &Looks, played: &Played) -> (String, bool) {
    let name = words::game(&looks.lang, played.record.game().rules());
    let known = format!("{name} · {}", of_record(looks, &played.record));
    match &played.broken {
        Some(broken) => (format!("{broken}\n{known}"), true),
        None => (known, false),
    }
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
            Item::Waiting(Waiting { record, .. }) => {
                let game = words::game(&looks.lang, record.game().rules());
                format!("{game} · {}", of_record(looks, record))
            }
            Item::Saved(saved) => saved.name.to_string_lossy().into_owned(),
            Item::Game(game) => format!("{}. {}", game.number, of_record(looks, &game.record)),
        };
        let (marker, style) = if index == library.row {
            (">", looks.theme.base().add_modifier(Modifier::REVERSED))
        } else {
            (" ", looks.theme.base())
        };
        put(looks, frame, place, &format!(" {marker} {name} "), style);
    }
    let (told, is_problem) = match (&library.problem, library.items.get(library.row)) {
        (Some(problem), _) => (problem.clone(), true),
        (None, Some(item)) => about(looks, item),
        (None, None) => (String::new(), false),
    };
    let style = if is_problem {
        looks.theme.warning()
    } else {
        looks.theme.base()
    };
    let lines = text::wrapped(&looks.plain(&told), area.width.saturating_sub(4));
    let first = area.bottom().saturating_sub(ABOUT + 1);
    for (told, y) in lines.iter().zip(first..area.bottom().saturating_sub(1)) {
        put(looks, frame, line(y), told, style);
    }
    help::footer(model, looks, frame, area);
}
