//! Draws the lesson screen: the board, and beside it, or where there is no room in its place, the text with the answers.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Clear;

use crate::app::practice::{Learn, Mode, Practice};
use crate::app::{Heading, Message, Model};
use crate::lesson::NAMING;
use crate::tui::play::{self, Areas};
use crate::tui::{Looks, editor, help, popup, put, put_lines, put_page, text};

mod said;

/// Columns that the text takes at the most.
const WIDEST: u16 = 60;
/// Columns that a text with answers needs at least.
const ANSWERS: u16 = 34;

/// The parts of the screen; none if there is no room.
pub(super) fn areas(practice: &Practice, area: Rect) -> Option<Areas> {
    let least = if practice.answers() > 0 {
        ANSWERS
    } else {
        play::PANEL
    };
    let board = practice.task().rules().board();
    play::areas_of(board, practice.view, (least, WIDEST), area)
}

/// Where the text is: beside the board, or over it while it is read; none while the board covers it.
fn text_area(practice: &Practice, areas: &Areas) -> Option<Rect> {
    areas.panel.or_else(|| {
        practice.reads.then(|| Rect {
            x: areas.title.x + 1,
            y: areas.title.bottom(),
            width: areas.title.width.saturating_sub(2),
            height: areas.message.y - areas.title.bottom(),
        })
    })
}

/// The text in lines, each with the answer or the piece it belongs to, and the first of them that is shown. Where it
/// `is_over` the board it says how to come there.
fn page(
    practice: &Practice,
    looks: &Looks,
    room: Rect,
    is_over: bool,
) -> (Vec<(Line<'static>, Option<usize>)>, usize) {
    let mut lines = lines(practice, looks, room.width.saturating_sub(1));
    if is_over && matches!(practice.mode, Mode::Doing) && practice.answers() == 0 {
        let leads = looks.plain(&looks.lang.text("lesson-to-board"));
        let leads = Line::styled(leads, looks.theme.accent());
        lines.extend([(Line::default(), None), (leads, None)]);
    }
    let height = usize::from(room.height);
    let last = lines.len().saturating_sub(height);
    let mut first = usize::from(practice.first).min(last);
    // The answer under the cursor is always seen.
    let rows = lines
        .iter()
        .enumerate()
        .filter(|(_, (_, row))| *row == Some(practice.row));
    let rows: Vec<usize> = rows.map(|(index, _)| index).collect();
    if let (Some(top), Some(bottom), true) = (rows.first(), rows.last(), practice.answers() > 0) {
        first = first.max((bottom + 1).saturating_sub(height)).min(*top);
    }
    (lines, first)
}

/// What a message means here: a page of the text, or the board in place of it.
pub(super) fn meaning(
    message: &Message,
    practice: &Practice,
    looks: &Looks,
    area: Rect,
) -> Option<Message> {
    let areas = areas(practice, area)?;
    let room = text_area(practice, &areas);
    let is_over = areas.panel.is_none() && room.is_some();
    let is_doing = matches!(practice.mode, Mode::Doing);
    if is_over && is_doing && practice.answers() == 0 {
        let closes = matches!(
            message,
            Message::Enter | Message::Back | Message::Point(_) | Message::Next | Message::Previous
        );
        if closes {
            return Some(Message::Learn(Learn::Read));
        }
    }
    let room = room?;
    let (lines, first) = page(practice, looks, room, is_over);
    let last = lines.len().saturating_sub(usize::from(room.height));
    let step = usize::from(room.height).saturating_sub(1).max(1);
    let scrolls = is_over && practice.answers() == 0;
    let first = match message {
        Message::PageUp => first.saturating_sub(step),
        Message::PageDown => (first + step).min(last),
        Message::Go(Heading::Up) if scrolls => first.saturating_sub(1),
        Message::Go(Heading::Down) if scrolls => (first + 1).min(last),
        _ => return None,
    };
    let first = u16::try_from(first).unwrap_or(u16::MAX);
    Some(Message::Learn(Learn::ReadFrom(first)))
}

/// What a click at a place of the screen means: a point of the board, an answer, a piece of the palette.
pub(super) fn click_at(
    practice: &Practice,
    looks: &Looks,
    area: Rect,
    at: Position,
) -> Option<Message> {
    let areas = areas(practice, area)?;
    if let Some(room) = text_area(practice, &areas).filter(|room| room.contains(at)) {
        let (lines, first) = page(practice, looks, room, areas.panel.is_none());
        let index = first + usize::from(at.y - room.y);
        return lines.get(index)?.1.map(Message::Row);
    }
    areas.picture.point_at(at).map(Message::Point)
}

pub(super) fn view(
    model: &Model,
    practice: &Practice,
    looks: &Looks,
    frame: &mut Frame,
    area: Rect,
) {
    let Some(areas) = areas(practice, area) else {
        return;
    };
    put(
        looks,
        frame,
        areas.title,
        &title(model, practice, looks, area.width),
        looks.theme.faint(),
    );
    let room = text_area(practice, &areas);
    if areas.panel.is_some() || room.is_none() {
        // The texts go by the letters and numbers at the edges; who knows squares by their number finds that as well.
        let naming = model.session.config.naming;
        areas
            .picture
            .draw(&practice.marks(), looks, naming, frame.buffer_mut());
    }
    if let Some(room) = room {
        let (lines, first) = page(practice, looks, room, areas.panel.is_none());
        let lines: Vec<Line> = lines.into_iter().map(|(line, _)| line).collect();
        frame.render_widget(Clear, room);
        frame.buffer_mut().set_style(room, looks.theme.base());
        let first = u16::try_from(first).unwrap_or(u16::MAX);
        put_page(looks, frame, room, lines, first);
    }
    let (message, style) = said::message(model, practice, looks, areas.message.width);
    let typed = match &practice.mode {
        Mode::Typing(field) => Some(field),
        Mode::Doing | Mode::Judged | Mode::Solution { .. } | Mode::End => None,
    };
    play::view_message(&message, style, typed, looks, frame, areas.message);
    help::footer(model, looks, frame, area);
    if matches!(practice.mode, Mode::End) {
        view_end(practice, looks, frame, area);
    }
}

/// The first line: the task and, where there is room, its course.
fn title(model: &Model, practice: &Practice, looks: &Looks, width: u16) -> String {
    let language = looks.lang.language();
    let course = model.courses.get(practice.course);
    let course = course.map_or("", |course| course.title.in_language(language));
    let names = [
        ("task", (practice.stage + 1).into()),
        ("of", practice.lesson().tasks.len().into()),
    ];
    let task = looks.lang.with("lesson-task", &names);
    let title = format!(" {task} · {course}");
    if text::width(&title) < width {
        title
    } else {
        format!(" {task}")
    }
}

/// The text with everything that belongs to it.
fn lines(practice: &Practice, looks: &Looks, width: u16) -> Vec<(Line<'static>, Option<usize>)> {
    let language = looks.lang.language();
    let (task, trial) = (practice.task(), practice.trial());
    let mut lines: Vec<(Line<'static>, Option<usize>)> = Vec::new();
    let mut add = |text: &str, style: Style| {
        for line in text::wrapped(&looks.plain(text), width) {
            lines.push((Line::styled(line, style), None));
        }
    };
    let bold = looks.theme.base().add_modifier(Modifier::BOLD);
    add(practice.lesson().title.in_language(language), bold);
    add("", looks.theme.base());
    add(&trial.say(&task.text, language), looks.theme.base());
    for (number, hint) in (1..).zip(trial.hints()) {
        add("", looks.theme.base());
        let text = trial.say(hint, language);
        let names = [("number", number.into()), ("hint", (&text).into())];
        add(
            &looks.lang.with("lesson-hint", &names),
            looks.theme.accent(),
        );
    }
    let answers = said::answers(practice, looks, NAMING);
    if !answers.is_empty() {
        lines.push((Line::default(), None));
    }
    for (index, answer) in answers.into_iter().enumerate() {
        lines.extend(answer_lines(practice, looks, width, index, &answer));
    }
    let palette = trial.palette();
    if !palette.is_empty() {
        lines.push((Line::default(), None));
    }
    let pieces = practice.pieces().into_iter().zip(palette);
    for (index, (piece, (_, left))) in pieces.enumerate() {
        let is_chosen = index == practice.brush;
        let line = editor::piece_line(practice.task().rules(), piece, left, is_chosen, looks);
        lines.push((line, Some(index)));
    }
    lines
}

/// An answer in lines, with a cursor and a mark where it is chosen.
fn answer_lines(
    practice: &Practice,
    looks: &Looks,
    width: u16,
    index: usize,
    answer: &str,
) -> Vec<(Line<'static>, Option<usize>)> {
    let is_under_cursor = index == practice.row;
    let is_chosen = practice.shown_answers().contains(&index);
    let marker = if is_under_cursor { ">" } else { " " };
    let choice = match (practice.has_several(), is_chosen) {
        (true, true) => "[x]",
        (true, false) => "[ ]",
        (false, true) => "(x)",
        (false, false) => "( )",
    };
    let style = if is_under_cursor {
        looks.theme.base().add_modifier(Modifier::REVERSED)
    } else {
        looks.theme.base()
    };
    let lines = text::wrapped(&looks.plain(answer), width.saturating_sub(6));
    let line = |(number, line): (usize, String)| {
        let head = if number == 0 {
            format!("{marker}{choice} ")
        } else {
            " ".repeat(5)
        };
        let spans = vec![
            Span::styled(head, looks.theme.base()),
            Span::styled(line, style),
        ];
        (Line::from(spans), Some(index))
    };
    lines.into_iter().enumerate().map(line).collect()
}

/// What was learnt, over the screen.
fn view_end(practice: &Practice, looks: &Looks, frame: &mut Frame, area: Rect) {
    let body = Rect {
        height: area.height.saturating_sub(1),
        ..area
    };
    let width = body.width.saturating_sub(8).min(60);
    let lines: Vec<String> = said::end(practice, looks)
        .into_iter()
        .flat_map(|part| text::wrapped(&looks.plain(&part), width))
        .collect();
    let height = u16::try_from(lines.len()).unwrap_or(u16::MAX);
    let title = looks.plain(&looks.lang.text(if practice.run.has_skipped {
        "lesson-end-title-left"
    } else {
        "lesson-end-title"
    }));
    let inside = popup(looks, frame, body, &title, width, height);
    let lines = lines.into_iter().map(Line::from);
    put_lines(looks, frame, inside, lines.collect());
}
