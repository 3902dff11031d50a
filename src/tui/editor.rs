//! Draws the editor: the board, and beside it the palette, the seat to move and the position as text.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use crate::app::editor::{Arrange, Editor, Mode, Piece, Said, Way};
use crate::app::{Message, Model};
use crate::engine::{Others, Solution};
use crate::lang::Arg;
use crate::notation::{self, Naming};
use crate::rules::{Rules, Seat};
use crate::tui::play::{self, Areas};
use crate::tui::{Looks, help, popup, put, put_lines, text};
use crate::words;

/// The parts of the screen; none if there is no room.
pub(super) fn areas(editor: &Editor, area: Rect) -> Option<Areas> {
    let widths = (play::PANEL, play::WIDE_PANEL);
    play::areas_of(editor.rules().board(), editor.view, widths, area)
}

/// What a click at a place of the screen means: a point of the board, or a piece of the palette.
pub(super) fn click_at(editor: &Editor, area: Rect, at: Position) -> Option<Message> {
    let areas = areas(editor, area)?;
    let pieces = u16::try_from(editor.palette().len()).unwrap_or(0);
    let palette = areas.panel.map(|panel| Rect {
        height: pieces.min(panel.height),
        ..panel
    });
    match palette.filter(|palette| palette.contains(at)) {
        Some(palette) => Some(Message::Row(usize::from(at.y - palette.y))),
        None => areas.picture.point_at(at).map(Message::Point),
    }
}

/// What a right click at a place of the screen means.
pub(super) fn taken_at(editor: &Editor, area: Rect, at: Position) -> Option<Message> {
    let point = areas(editor, area)?.picture.point_at(at)?;
    Some(Message::Arrange(Arrange::TakeFrom(point)))
}

pub(super) fn view(model: &Model, editor: &Editor, looks: &Looks, frame: &mut Frame, area: Rect) {
    let Some(areas) = areas(editor, area) else {
        return;
    };
    let title = title(editor, looks, areas.panel.is_none());
    put(looks, frame, areas.title, &title, looks.theme.faint());
    let naming = model.session.config.naming;
    areas
        .picture
        .draw(&editor.marks(), looks, naming, frame.buffer_mut());
    if let Some(panel) = areas.panel {
        view_panel(editor, looks, frame, panel);
    }
    let is_short = areas.message.height < 2;
    let (message, style) = words_for(model, editor, looks, is_short);
    let typed = match &editor.mode {
        Mode::Typing(field) => Some(field),
        Mode::Board | Mode::Solved(_) | Mode::Asking(_) => None,
    };
    play::view_message(&message, style, typed, looks, frame, areas.message);
    help::footer(model, looks, frame, area);
    if let Mode::Solved(solution) = &editor.mode {
        view_solution(editor, solution, naming, looks, frame, areas.picture.area);
    }
}

/// The first line: what is done, and where there is no panel what it would say.
fn title(editor: &Editor, looks: &Looks, is_compact: bool) -> String {
    let to_move = to_move(editor, looks);
    if is_compact {
        let piece = editor.palette()[editor.brush];
        return format!(" {} · {to_move}", looks.lang.text(piece.text_id()));
    }
    let name = words::game(&looks.lang, editor.rules());
    format!(" {name} · {} · {to_move}", looks.lang.text("editor-title"))
}

fn to_move(editor: &Editor, looks: &Looks) -> String {
    with_seat(looks, "to-move", editor.position().to_move())
}

fn with_seat(looks: &Looks, id: &str, seat: Seat) -> String {
    let name = words::seat(&looks.lang, seat);
    looks.lang.with(id, &[("seat", (&name).into())])
}

fn view_panel(editor: &Editor, looks: &Looks, frame: &mut Frame, area: Rect) {
    let palette = editor.palette();
    let pieces = palette.iter().enumerate().map(|(index, piece)| {
        let count = count(editor, *piece);
        piece_line(editor.rules(), *piece, count, index == editor.brush, looks)
    });
    let mut lines: Vec<Line> = pieces.collect();
    lines.push(Line::default());
    lines.push(Line::styled(
        looks.plain(&to_move(editor, looks)),
        looks.theme.base().add_modifier(Modifier::BOLD),
    ));
    lines.push(Line::default());
    let text = text::wrapped(&spaced(editor), area.width.saturating_sub(1));
    lines.extend(
        text.into_iter()
            .map(|line| Line::styled(line, looks.theme.faint())),
    );
    put_lines(looks, frame, area, lines);
}

/// A piece of a palette, with a number and a cursor on the one that is chosen.
pub(super) fn piece_line(
    rules: &dyn Rules,
    piece: Piece,
    count: usize,
    is_chosen: bool,
    looks: &Looks,
) -> Line<'static> {
    let (marker, style) = if is_chosen {
        (">", looks.theme.base().add_modifier(Modifier::REVERSED))
    } else {
        (" ", looks.theme.base())
    };
    let has_kings = !rules.king_row(piece.seat).is_empty();
    let letter = piece.seat.letter();
    let letter = if has_kings && !piece.is_king {
        letter.to_ascii_lowercase()
    } else {
        letter
    };
    let name = looks.plain(&looks.lang.text(piece.text_id()));
    Line::from(vec![
        Span::styled(marker, looks.theme.base()),
        Span::styled(format!(" {letter} "), looks.theme.stone(piece.seat)),
        Span::styled(format!(" {name} {count} "), style),
    ])
}

/// How many of a piece are on the board.
fn count(editor: &Editor, piece: Piece) -> usize {
    let stones = editor.position().stones(piece.seat);
    let kings = stones & editor.position().kings();
    if piece.is_king {
        kings.len()
    } else {
        (stones - kings).len()
    }
}

/// The position as text that can be broken into lines; it is read with the blanks as well.
fn spaced(editor: &Editor) -> String {
    editor.text().replace(',', ", ")
}

/// The line above the keys and its style.
fn words_for(model: &Model, editor: &Editor, looks: &Looks, is_short: bool) -> (String, Style) {
    let (base, warning) = (looks.theme.base(), looks.theme.warning());
    if let Some(notice) = &model.notice {
        return (notice.clone(), warning);
    }
    if let Mode::Asking(way) = editor.mode {
        let id = match way {
            Way::Back => "editor-ask-back",
            Way::Quit => "editor-ask-quit",
        };
        return (looks.lang.text(id), looks.theme.accent());
    }
    if let Mode::Typing(field) = &editor.mode {
        let error = match &editor.said {
            Some(Said::Typed(error)) => Some(error.clone()),
            _ => editor.typed_error(),
        };
        return match error {
            Some(error) => (words::position_error(&looks.lang, &error), warning),
            None if field.text().is_empty() => {
                let text = spaced(editor);
                let now = [("text", (&text).into())];
                (looks.lang.with("editor-typing", &now), base)
            }
            None => (looks.lang.text("editor-typed"), base),
        };
    }
    match &editor.said {
        Some(said @ (Said::Illegal(_) | Said::Typed(_) | Said::NotSaved(_))) => {
            (self::said(said, looks), warning)
        }
        Some(said) => (self::said(said, looks), base),
        None => state(editor, looks, is_short),
    }
}

/// What is wrong with the position as it stands, or what can be done.
fn state(editor: &Editor, looks: &Looks, is_short: bool) -> (String, Style) {
    if let Err(error) = editor.check() {
        let why = words::position_error(&looks.lang, &error);
        return (why, looks.theme.warning());
    }
    let piece = looks.lang.text(editor.palette()[editor.brush].text_id());
    let id = if is_short {
        "editor-put-short"
    } else {
        "editor-put"
    };
    let text = looks.lang.with(id, &[("piece", (&piece).into())]);
    (text, looks.theme.base())
}

fn said(said: &Said, looks: &Looks) -> String {
    let lang = &looks.lang;
    match said {
        Said::Illegal(error) | Said::Typed(error) => words::position_error(lang, error),
        Said::Over(outcome) => {
            let why = words::outcome(lang, outcome);
            lang.with("editor-over", &[("why", (&why).into())])
        }
        Said::NothingBack => lang.text("editor-nothing-back"),
        Said::NothingAgain => lang.text("editor-nothing-again"),
        Said::NoRace(rules) => {
            let name = words::game(lang, *rules);
            lang.with("solve-no-race", &[("game", (&name).into())])
        }
        Said::NoStones(seat) => with_seat(looks, "editor-no-stones", *seat),
        Said::Solving(seat) => with_seat(looks, "editor-solving", *seat),
        Said::NoWay(seat) => with_seat(looks, "solve-no-way", *seat),
        Said::Saved(place) => words::with_place(lang, "said-saved", place),
        Said::SetAside(place) => words::with_place(lang, "said-set-aside", place),
        Said::NotSaved(why) => lang.with("said-not-saved", &[("why", why.into())]),
    }
}

/// The way home, over the board.
fn view_solution(
    editor: &Editor,
    solution: &Solution,
    naming: Naming,
    looks: &Looks,
    frame: &mut Frame,
    area: Rect,
) {
    let board = editor.rules().board();
    let seat = words::seat(&looks.lang, editor.position().to_move());
    let count = solution.turns.len();
    let id = if solution.proven {
        "solve-proven"
    } else {
        "solve-found"
    };
    let names: [(&str, Arg); 2] = [("seat", (&seat).into()), ("turns", count.into())];
    let width = area.width.saturating_sub(4).min(48);
    let mut lines = text::wrapped(&looks.plain(&looks.lang.with(id, &names)), width);
    let others = match editor.others() {
        Others::Still => "editor-others-still",
        Others::Off => "editor-others-off",
    };
    lines.extend(text::wrapped(&looks.plain(&looks.lang.text(others)), width));
    lines.push(String::new());
    let turns = (1..).zip(&solution.turns);
    let turns = turns
        .map(|(number, turn)| format!("{number}.\u{a0}{}", notation::turn(board, naming, turn)));
    let turns = turns.collect::<Vec<_>>().join("  ");
    lines.extend(
        text::wrapped(&turns, width)
            .into_iter()
            .map(|line| line.replace('\u{a0}', " ")),
    );
    let title = looks.plain(&looks.lang.text("editor-solution-title"));
    let height = u16::try_from(lines.len()).unwrap_or(u16::MAX);
    let inside = popup(looks, frame, area, &title, width, height);
    let lines = lines.into_iter().map(Line::from);
    put_lines(looks, frame, inside, lines.collect());
}
