//! Draws the screen for a new game: its choices, and the start position beside them.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::Modifier;

use crate::app::Model;
use crate::app::play::Marks;
use crate::app::setup::{Purpose, Row, Setup};
use crate::game::Player;
use crate::notation::Naming;
use crate::tui::board::Picture;
use crate::tui::{Looks, help, put, put_input, put_list, text};
use crate::words;

/// Lines above the first choice.
const TOP: u16 = 3;
/// Columns of the choices.
const WIDTH: u16 = 42;

fn rows(setup: &Setup, area: Rect) -> Rect {
    let height = u16::try_from(setup.rows().len()).unwrap_or(0);
    Rect {
        x: area.x + 1,
        y: area.y + TOP,
        width: WIDTH.min(area.width.saturating_sub(1)),
        height,
    }
    .intersection(area)
}

/// Whether every choice is on the screen.
pub(super) fn has_room(setup: &Setup, area: Rect) -> bool {
    // The last line is that of the keys.
    usize::from(TOP) + setup.rows().len() < usize::from(area.height)
}

/// The choice drawn at a place of the screen.
pub(super) fn row_at(setup: &Setup, area: Rect, at: Position) -> Option<usize> {
    let rows = rows(setup, area);
    rows.contains(at).then(|| usize::from(at.y - rows.y))
}

/// Who plays a seat, in words.
pub(super) fn player(looks: &Looks, player: Player) -> String {
    match player {
        Player::Human => looks.lang.text("player-human"),
        Player::Ai(level) => {
            let name = looks.lang.text(&format!("level-{}", level.id()));
            let number = usize::from(level.number());
            looks.lang.with(
                "player-ai",
                &[("level", (&name).into()), ("number", number.into())],
            )
        }
    }
}

fn value(setup: &Setup, row: Row, looks: &Looks) -> String {
    let switch = |count: usize, id: &str| match count {
        0 => looks.lang.text("option-off"),
        count => looks.lang.with(id, &[("count", count.into())]),
    };
    match row {
        Row::Game => words::game(&looks.lang, setup.rules),
        Row::Players => setup.options.players.to_string(),
        Row::Seat(seat) => {
            let player = player(looks, setup.player(seat));
            match setup.name(seat) {
                name if name.is_empty() => player,
                name => format!("{player} · {name}"),
            }
        }
        Row::AntiBlock => looks.lang.text(if setup.options.anti_block {
            "option-on"
        } else {
            "option-off"
        }),
        Row::QuietDraw => switch(setup.options.quiet_draw, "option-quiet-value"),
        Row::RepetitionDraw => switch(setup.options.repetition_draw, "option-repetition-value"),
        Row::Start => String::new(),
    }
}

fn name(row: Row, looks: &Looks) -> String {
    match row {
        Row::Game => looks.lang.text("setup-game"),
        Row::Players => looks.lang.text("setup-players"),
        Row::Seat(seat) => format!("{} ({})", words::seat(&looks.lang, seat), seat.letter()),
        Row::AntiBlock => looks.lang.text("option-anti-block"),
        Row::QuietDraw => looks.lang.text("option-quiet"),
        Row::RepetitionDraw => looks.lang.text("option-repetition"),
        Row::Start => looks.lang.text("setup-start"),
    }
}

fn heading(setup: &Setup, looks: &Looks) -> String {
    match setup.purpose {
        Purpose::Game => looks.lang.text("setup-title"),
        Purpose::Position => looks.lang.text("setup-title-position"),
        Purpose::From(_) => looks.lang.text("setup-title-from"),
        Purpose::Branch(_) => looks.lang.text("setup-title-branch"),
    }
}

pub(super) fn view(model: &Model, setup: &Setup, looks: &Looks, frame: &mut Frame, area: Rect) {
    let title = Rect {
        x: area.x + 2,
        y: area.y + 1,
        width: area.width.saturating_sub(2),
        height: 1,
    };
    put(
        looks,
        frame,
        title,
        &heading(setup, looks),
        looks.theme.accent().add_modifier(Modifier::BOLD),
    );
    let rows = rows(setup, area);
    let names = setup.rows().into_iter().map(|row| name(row, looks));
    let column = names.map(|name| text::width(&name)).max().unwrap_or(0) + 1;
    // The marker and two blanks take three columns of the line.
    let room = rows.width.saturating_sub(column + 4);
    let lines = setup.rows().into_iter().map(|row| match row {
        Row::Start => name(row, looks),
        _ => format!(
            "{:<column$} {}",
            name(row, looks),
            looks.cut(&value(setup, row, looks), room),
            column = usize::from(column)
        ),
    });
    put_list(looks, frame, rows, setup.row, lines);
    if let Some(input) = &setup.typing {
        let line = Rect {
            x: rows.x + column + 3,
            y: rows.y + u16::try_from(setup.row).unwrap_or(0),
            width: room,
            height: 1,
        };
        put_input(looks, frame, line.intersection(rows), input);
    }
    let picture = Rect {
        x: area.x + WIDTH + 2,
        y: area.y + 2,
        width: area.width.saturating_sub(WIDTH + 2),
        height: area.height.saturating_sub(4),
    };
    if let Some(picture) = Picture::fit(setup.rules.board(), 0, picture.intersection(area)) {
        let marks = Marks::plain(setup.rules, setup.position());
        picture.draw(&marks, looks, Naming::Squares, frame.buffer_mut());
    }
    help::footer(model, looks, frame, area);
}
