//! Draws the screen for a new game: its choices, and the start position beside them.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};

use crate::app::Model;
use crate::app::play::Marks;
use crate::app::setup::{Purpose, Row, Setup};
use crate::game::Player;
use crate::notation::Naming;
use crate::tui::board::Picture;
use crate::tui::form::{self, Form};
use crate::tui::{Looks, help};
use crate::words;

/// Columns of the choices.
const WIDTH: u16 = 42;

fn rows(setup: &Setup, area: Rect) -> Rect {
    form::rows(setup.rows().len(), WIDTH, area)
}

/// Whether every choice is on the screen.
pub(super) fn has_room(setup: &Setup, area: Rect) -> bool {
    // The last line is that of the keys.
    usize::from(form::TOP) + setup.rows().len() < usize::from(area.height)
}

/// The choice drawn at a place of the screen.
pub(super) fn row_at(setup: &Setup, area: Rect, at: Position) -> Option<usize> {
    form::row_at(rows(setup, area), at)
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
    let choice = |row: Row| {
        let value = (row != Row::Start).then(|| value(setup, row, looks));
        (name(row, looks), value)
    };
    let form = Form {
        title: &heading(setup, looks),
        choices: setup.rows().into_iter().map(choice).collect(),
        row: setup.row,
        typing: setup.typing.as_ref(),
    };
    form.draw(looks, frame, area, rows(setup, area));
    let room = form::beside(WIDTH, area.height.saturating_sub(4), area);
    if let Some(picture) = Picture::fit(setup.rules.board(), 0, room) {
        let marks = Marks::plain(setup.rules, setup.position());
        picture.draw(&marks, looks, Naming::Squares, frame.buffer_mut());
    }
    help::footer(model, looks, frame, area);
}
