//! Draws the replay screen: title, board or chart, seats and log, what is shown, keys.

pub(super) mod library;

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;

use crate::analysis::Notable;
use crate::app::chart::Chart;
use crate::app::overlay::Overlay;
use crate::app::play::Marks;
use crate::app::replay::{Mode, Replay, Said, Title, Watch};
use crate::app::view::GameView as _;
use crate::app::{Message, Model};
use crate::game::Act;
use crate::lang::Arg;
use crate::notation::{self, Naming};
use crate::tui::play::panel::{self, Panel};
use crate::tui::play::{self, Areas, seats_in_short};
use crate::tui::{Looks, chart, help, overlay, put, put_lines, text};
use crate::words;

/// The parts of the screen; none if there is no room.
pub(super) fn areas(replay: &Replay, area: Rect) -> Option<Areas> {
    let widths = (play::PANEL, play::WIDE_PANEL);
    play::areas_of(replay.game().rules().board(), replay.view, widths, area)
}

/// What a click means.
pub(super) fn click_at(
    model: &Model,
    replay: &Replay,
    looks: &Looks,
    area: Rect,
    at: Position,
) -> Option<Message> {
    let areas = areas(replay, area)?;
    let chart = Chart::of(replay.review());
    let overlay = replay.overlay();
    let panel = panel_of(model, replay, overlay.as_ref(), &chart, looks);
    let ply = areas.panel.and_then(|area| panel.ply_at(area, at));
    let turn = ply.map(|ply| Message::Watch(Watch::Turn(ply)));
    let point = || areas.picture.point_at(at).filter(|_| !replay.shows_chart);
    turn.or_else(|| point().map(Message::Point))
}

fn panel_of<'a>(
    model: &Model,
    replay: &'a Replay,
    overlay: Option<&'a Overlay>,
    chart: &'a Chart,
    looks: &'a Looks,
) -> Panel<'a> {
    Panel {
        view: replay,
        overlay,
        chart: Some(chart).filter(|_| !replay.shows_chart),
        naming: model.session.config.naming,
        looks,
    }
}

pub(super) fn view(model: &Model, replay: &Replay, looks: &Looks, frame: &mut Frame, area: Rect) {
    let Some(areas) = areas(replay, area) else {
        return;
    };
    let is_compact = areas.panel.is_none();
    let title = title(replay, looks, area.width, is_compact);
    put(looks, frame, areas.title, &title, looks.theme.faint());
    let naming = model.session.config.naming;
    let chart = Chart::of(replay.review());
    let overlay = replay.overlay();
    if let Some(panel) = areas.panel {
        panel_of(model, replay, overlay.as_ref(), &chart, looks).draw(frame, panel);
    }
    if replay.shows_chart {
        let right = areas.panel.map_or(area.right(), |panel| panel.x);
        let left = Rect {
            x: area.x + 1,
            y: areas.title.bottom() + 1,
            width: right.saturating_sub(area.x + 2),
            height: areas.message.y.saturating_sub(areas.title.bottom() + 1),
        };
        view_chart(replay, &chart, naming, looks, frame, left);
    } else {
        let marks = Marks {
            signs: overlay.as_ref().map(Overlay::signs).unwrap_or_default(),
            ..replay.marks()
        };
        let buffer = frame.buffer_mut();
        areas.picture.draw(&marks, looks, naming, buffer);
    }
    // Without a panel the numbers of the analysis take the place of what is told of the turn.
    let width = areas.message.width.saturating_sub(2);
    let found = overlay.filter(|_| is_compact && !replay.shows_chart);
    let found =
        found.map(|found| overlay::line(&found, replay.game().rules(), naming, looks, width));
    let (message, style) = message(model, replay, naming, looks, found);
    let typed = match &replay.mode {
        Mode::Typing(field) => Some(field),
        Mode::Stepping => None,
    };
    play::view_message(&message, style, typed, looks, frame, areas.message);
    help::footer(model, looks, frame, area);
}

/// The chart in place of the board, and below it the longest chains.
fn view_chart(
    replay: &Replay,
    chart: &Chart,
    naming: Naming,
    looks: &Looks,
    frame: &mut Frame,
    area: Rect,
) {
    let chains = replay.review().chains.iter();
    let lines = chains.flat_map(|chain| {
        let told = words::chain(&looks.lang, naming, replay.game(), chain);
        let is_here = chain.ply == replay.shown_ply();
        let style = if is_here {
            looks.theme.base().add_modifier(Modifier::REVERSED)
        } else {
            looks.theme.base()
        };
        let lines = text::wrapped(&looks.plain(&told), area.width).into_iter();
        lines.map(move |line| Line::styled(line, style))
    });
    let heading = looks.plain(&looks.lang.text("replay-chains"));
    let lines: Vec<Line> = [Line::styled(heading, looks.theme.accent())]
        .into_iter()
        .chain(lines)
        .collect();
    // The chart has what the chains leave, and at least the larger half.
    let wanted = u16::try_from(lines.len()).unwrap_or(u16::MAX);
    let below = if lines.len() > 1 {
        wanted.min(area.height * 2 / 5)
    } else {
        0
    };
    let plot = Rect {
        height: area.height.saturating_sub(below + 1),
        ..area
    };
    chart::view(chart, Some(replay.shown_ply()), looks, frame, plot);
    let below = Rect {
        y: area.bottom() - below,
        height: below,
        ..area
    };
    put_lines(looks, frame, below, lines);
}

/// What the game is called.
fn name(replay: &Replay, looks: &Looks) -> String {
    match &replay.title {
        Title::Game => looks.lang.text("replay-title"),
        Title::File(name) => name.clone(),
        Title::Text(id) => looks.lang.text(id),
    }
}

/// The first line: what the game is called, its rules, and which turn is shown; what finds no room is left out.
fn title(replay: &Replay, looks: &Looks, width: u16, is_compact: bool) -> String {
    let names = [
        ("ply", replay.shown_ply().into()),
        ("of", replay.last_ply().into()),
    ];
    let turn = looks.lang.with("replay-turn", &names);
    let (name, game) = (
        name(replay, looks),
        words::game(&looks.lang, replay.game().rules()),
    );
    let seats = seats_in_short(replay);
    let lines = if is_compact {
        vec![
            format!(" {game} {seats} {turn}"),
            format!(" {seats} {turn}"),
        ]
    } else {
        let option = panel::option(replay, looks);
        let parts = [
            Some(name.clone()),
            Some(game.clone()),
            option,
            Some(turn.clone()),
        ];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        vec![
            format!(" {}", parts.join(" · ")),
            format!(" {name} · {game} · {turn}"),
            format!(" {name} · {turn}"),
        ]
    };
    let fits = |line: &String| text::width(&looks.plain(line)) <= width;
    lines.into_iter().find(fits).unwrap_or(format!(" {turn}"))
}

/// The line above the keys and its style.
fn message(
    model: &Model,
    replay: &Replay,
    naming: Naming,
    looks: &Looks,
    found: Option<String>,
) -> (String, Style) {
    let (base, warning) = (looks.theme.base(), looks.theme.warning());
    if let Some(notice) = &model.notice {
        return (notice.clone(), warning);
    }
    let of = [("of", Arg::from(replay.last_ply()))];
    if matches!(replay.mode, Mode::Typing(_)) {
        let (id, style) = match replay.said {
            Some(Said::NoTurn) => ("replay-no-turn", warning),
            _ => ("replay-typing", base),
        };
        return (looks.lang.with(id, &of), style);
    }
    match replay.said {
        Some(Said::NoTurn) => (looks.lang.with("replay-no-turn", &of), warning),
        Some(Said::NothingNotable) => (looks.lang.text("replay-nothing-notable"), base),
        Some(Said::Over) => (looks.lang.text("replay-over"), warning),
        Some(Said::Pace(pace)) => {
            let names = [("pace", pace.into())];
            (looks.lang.with("replay-pace", &names), base)
        }
        None => (found.unwrap_or_else(|| told(replay, naming, looks)), base),
    }
}

/// The turn that is shown and why it is worth a look; before the first one what there is to see.
fn told(replay: &Replay, naming: Naming, looks: &Looks) -> String {
    let Some(entry) = replay.entry() else {
        let about = match &replay.title {
            Title::Text(id) => looks.lang.text(&format!("{id}-about")),
            Title::Game | Title::File(_) => looks.lang.text("replay-start"),
        };
        return comments(replay).next().unwrap_or(about);
    };
    let called = play::called(replay, entry.seat, looks);
    let turn = words::entry(&looks.lang, naming, replay.game().rules(), entry, &called);
    if replay.landings() > 0 {
        let Act::Turn(made) = &entry.act else {
            return turn;
        };
        let board = replay.game().rules().board();
        let path = notation::turn_until(board, naming, made, replay.landings());
        let seat = words::seat(&looks.lang, entry.seat);
        let names = [("seat", (&seat).into()), ("path", (&path).into())];
        return looks.lang.with("replay-under-way", &names);
    }
    let reasons = replay.review().reasons(replay.shown_ply());
    let reasons = reasons.filter_map(|reason| match reason {
        Notable::Chain(jumps) => Some(looks.lang.with("notable-chain", &[("jumps", jumps.into())])),
        Notable::Lead(seat) => {
            let seat = words::seat(&looks.lang, seat);
            Some(looks.lang.with("notable-lead", &[("seat", (&seat).into())]))
        }
        // The turn says it.
        Notable::Capture(_) | Notable::Crowning => None,
    });
    let is_last = replay.shown_ply() == replay.last_ply();
    let outcome = replay.game().outcome().filter(|_| is_last);
    let outcome = outcome.map(|outcome| words::outcome(&looks.lang, &outcome));
    let comments = comments(replay);
    let parts = [turn]
        .into_iter()
        .chain(reasons)
        .chain(outcome)
        .chain(comments);
    parts.collect::<Vec<_>>().join(" · ")
}

/// What the record says about the turn that is shown, on one line each.
fn comments(replay: &Replay) -> impl Iterator<Item = String> {
    let comments = replay.record().comments(replay.shown_ply());
    comments.map(|comment| comment.split_whitespace().collect::<Vec<_>>().join(" "))
}
