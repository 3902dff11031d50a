//! Draws the play screen: title, board, seats and log, what happened, keys.

mod log;
pub(super) mod panel;
mod result;
mod said;

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::style::Style;
use ratatui::text::Line;

use crate::analysis;
use crate::app::Model;
use crate::app::field::Field;
use crate::app::overlay::Overlay;
use crate::app::play::{Marks, Mode, Play};
use crate::app::view::GameView;
use crate::board::{Board, Point};
use crate::tui::board::Picture;
use crate::tui::{Looks, help, overlay, put, put_field, put_lines, text};
use crate::words;

use panel::Panel;
pub(super) use said::{called, picked, targets};

/// Columns that the panel needs at least.
pub(super) const PANEL: u16 = 22;
/// Columns that the panel takes at most.
pub(super) const WIDE_PANEL: u16 = 30;

/// Where everything is; the same for drawing and for the mouse.
#[derive(Clone, Copy, Debug)]
pub(super) struct Areas {
    pub title: Rect,
    pub picture: Picture,
    pub panel: Option<Rect>,
    pub message: Rect,
}

/// The parts of the play screen; none if there is no room.
pub(super) fn areas(play: &Play, area: Rect) -> Option<Areas> {
    let widths = (PANEL, WIDE_PANEL);
    areas_of(play.game().rules().board(), play.view, widths, area)
}

/// The parts of a screen with a board: the board as large as it can be beside a panel of at least and at most so many
/// columns, or without it; none if there is no room.
pub(super) fn areas_of(
    board: &'static Board,
    view: u8,
    (least, most): (u16, u16),
    area: Rect,
) -> Option<Areas> {
    let lines = if area.height < 22 { 1 } else { 2 };
    let body = Rect {
        y: area.y + 1,
        height: area.height.checked_sub(2 + lines)?,
        ..area
    };
    let beside = Rect {
        width: area.width.saturating_sub(least + 1),
        ..body
    };
    let with_panel = Picture::fit(board, view, beside).filter(|_| area.width >= 60);
    let split = with_panel.and_then(|picture| {
        // What the board and a margin leave goes to the panel.
        let left = area.width - picture.area.width;
        let width = left.saturating_sub(2).clamp(least, most);
        let panel = Rect {
            x: body.right() - width,
            width,
            ..body
        };
        let beside = Rect {
            width: body.width - width - 1,
            ..body
        };
        Some((Picture::fit(board, view, beside)?, panel))
    });
    let (picture, panel) = match split {
        Some((picture, panel)) => (picture, Some(panel)),
        None => (Picture::fit(board, view, body)?, None),
    };
    Some(Areas {
        title: Rect { height: 1, ..area },
        picture,
        panel,
        message: Rect {
            y: body.bottom(),
            height: lines,
            ..area
        },
    })
}

/// The point drawn at a place of the screen.
pub(super) fn point_at(play: &Play, area: Rect, at: Position) -> Option<Point> {
    areas(play, area)?.picture.point_at(at)
}

pub(super) fn view(model: &Model, play: &Play, looks: &Looks, frame: &mut Frame, area: Rect) {
    let Some(areas) = areas(play, area) else {
        return;
    };
    put(
        looks,
        frame,
        areas.title,
        &title(play, looks, area.width, areas.panel.is_none()),
        looks.theme.faint(),
    );
    let naming = model.session.config.naming;
    let overlay = play.overlay();
    let marks = Marks {
        signs: overlay.as_ref().map(Overlay::signs).unwrap_or_default(),
        ..play.marks()
    };
    areas
        .picture
        .draw(&marks, looks, naming, frame.buffer_mut());
    if let Some(panel) = areas.panel {
        Panel {
            view: play,
            overlay: overlay.as_ref(),
            chart: None,
            naming,
            looks,
        }
        .draw(frame, panel);
    }
    let width = areas.message.width.saturating_sub(2);
    // Without a panel the numbers take the place of the hint what can be done.
    let found = overlay.filter(|_| areas.panel.is_none());
    let found = found.map(|found| overlay::line(&found, play.game().rules(), naming, looks, width));
    let (message, style) = said::message(model, play, looks, areas.message.height < 2, found);
    let typed = match &play.mode {
        Mode::Typing(field) => Some(field),
        Mode::Turn | Mode::Asking(_) | Mode::Offering { .. } | Mode::Looking(_) | Mode::Result => {
            None
        }
    };
    let told = view_message(&message, style, typed, looks, frame, areas.message);
    help::footer(model, looks, frame, area);
    if matches!(play.mode, Mode::Result) {
        let body = Rect {
            y: areas.title.bottom(),
            height: told.y.saturating_sub(areas.title.bottom()),
            ..area
        };
        result::view(play, naming, looks, frame, body);
    }
}

/// Draws what is typed, if anything is, and below it what is said, over lines of the board rather than to be cut; gives
/// the place that it takes, which begins below `area` where nothing is said.
pub(super) fn view_message(
    message: &str,
    style: Style,
    typed: Option<&Field>,
    looks: &Looks,
    frame: &mut Frame,
    area: Rect,
) -> Rect {
    if message.is_empty() && typed.is_none() {
        return Rect {
            y: area.bottom(),
            height: 0,
            ..area
        };
    }
    let lines = text::wrapped(&looks.plain(message), area.width.saturating_sub(2));
    let height = usize::from(typed.is_some()) + lines.len();
    let more = height.saturating_sub(usize::from(area.height));
    let more = u16::try_from(more).unwrap_or(u16::MAX).min(area.y);
    let larger = Rect {
        y: area.y - more,
        height: area.height + more,
        ..area
    };
    if more > 0 {
        frame.render_widget(ratatui::widgets::Clear, larger);
        frame.buffer_mut().set_style(larger, looks.theme.base());
    }
    let mut inside = Rect {
        x: larger.x + 1.min(larger.width),
        width: larger.width.saturating_sub(1),
        ..larger
    };
    if let Some(field) = typed {
        let [line, below] =
            Layout::vertical([Constraint::Length(1), Constraint::Fill(1)]).areas(inside);
        let [colon, written] =
            Layout::horizontal([Constraint::Length(2), Constraint::Fill(1)]).areas(line);
        put(looks, frame, colon, ":", style);
        put_field(looks, frame, written, field);
        inside = below;
    }
    let lines = lines.into_iter().map(|line| Line::styled(line, style));
    put_lines(looks, frame, inside, lines.collect());
    larger
}

/// How the seats stand, with a mark at the one that has the turn.
pub(super) fn seats_in_short(view: &dyn GameView) -> String {
    let (rules, shown) = (view.game().rules(), view.shown());
    let seats = shown.seats().map(|seat| {
        let home = analysis::home(rules, &shown, seat);
        let stones = shown.stones(seat).len();
        let number = home.map_or(stones, |(home, _)| home);
        let marker = if view.to_move() == Some(seat) {
            ">"
        } else {
            ""
        };
        format!("{marker}{}{number}", seat.letter())
    });
    seats.collect::<Vec<_>>().join(" ")
}

/// The first line: the game and its options, or on a small screen how the seats stand.
fn title(play: &Play, looks: &Looks, width: u16, is_compact: bool) -> String {
    let game = play.game();
    let round = log::round(game, play.shown_ply().min(play.log().len()));
    let turn = looks.lang.with("title-round", &[("round", round.into())]);
    let name = words::game(&looks.lang, game.rules());
    if is_compact {
        let seats = seats_in_short(play);
        // With six seats there may be no room for everything.
        return [
            format!(" {name} {seats} {turn}"),
            format!(" {seats} {turn}"),
        ]
        .into_iter()
        .find(|title| text::width(title) <= width)
        .unwrap_or_else(|| format!(" {seats}"));
    }
    let players = looks.lang.with(
        "title-players",
        &[("players", game.options().players.into())],
    );
    let parts = [
        Some(name),
        Some(players),
        panel::option(play, looks),
        Some(turn),
    ];
    format!(
        " {}",
        parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
    )
}
