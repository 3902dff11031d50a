//! Draws the list of exercises: courses with how much of them is solved, or the lessons of one.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::Modifier;
use ratatui::text::Line;

use crate::app::Model;
use crate::app::learn::Exercises;
use crate::lang::Arg;
use crate::lesson::{Course, Lesson};
use crate::tui::{Looks, help, put, put_lines, put_list, text};

/// Lines above the list.
const TOP: u16 = 2;
/// Lines that what is said about a course takes at the most.
fn about_lines(area: Rect) -> u16 {
    if area.width < 80 { 6 } else { 3 }
}

/// Where the list is, and its first line that is shown.
fn rows(model: &Model, exercises: &Exercises, area: Rect) -> (Rect, usize) {
    let count = exercises.rows(&model.courses);
    let room = area
        .height
        .saturating_sub(TOP + about_lines(area) + 2)
        .max(1);
    let height = u16::try_from(count).unwrap_or(u16::MAX).min(room);
    let rows = Rect {
        x: area.x + 1,
        y: area.y + TOP,
        width: area.width.saturating_sub(2),
        height,
    };
    let first = (exercises.row + 1).saturating_sub(usize::from(height));
    (rows.intersection(area), first)
}

/// The line drawn at a place of the screen.
pub(super) fn row_at(
    model: &Model,
    exercises: &Exercises,
    area: Rect,
    at: Position,
) -> Option<usize> {
    let (rows, first) = rows(model, exercises, area);
    rows.contains(at)
        .then(|| first + usize::from(at.y - rows.y))
}

pub(super) fn view(
    model: &Model,
    exercises: &Exercises,
    looks: &Looks,
    frame: &mut Frame,
    area: Rect,
) {
    let language = looks.lang.language();
    let open = exercises
        .course
        .and_then(|course| model.courses.get(course));
    let title = match open {
        Some(course) => course.title.in_language(language).to_owned(),
        None => looks.lang.text("learn-title"),
    };
    let line = Rect {
        height: 1,
        x: area.x + 2,
        width: area.width.saturating_sub(4),
        ..area
    };
    let accent = looks.theme.accent().add_modifier(Modifier::BOLD);
    put(looks, frame, line, &title, accent);
    let (rows, first) = rows(model, exercises, area);
    // Beside the cursor and a blank.
    let room = rows.width.saturating_sub(3);
    let lines: Vec<String> = match open {
        Some(course) => course
            .lessons
            .iter()
            .map(|lesson| lesson_line(model, lesson, looks, room))
            .collect(),
        None => model
            .courses
            .iter()
            .map(|course| course_line(model, course, looks))
            .collect(),
    };
    let shown = lines.into_iter().skip(first);
    put_list(looks, frame, rows, exercises.row - first, shown);
    let count = exercises.rows(&model.courses);
    let hidden = [
        ("learn-above", first, rows.y.saturating_sub(1)),
        (
            "learn-below",
            count.saturating_sub(first + usize::from(rows.height)),
            rows.bottom(),
        ),
    ];
    for (id, hidden, y) in hidden.into_iter().filter(|(_, hidden, _)| *hidden > 0) {
        let line = Rect {
            x: rows.x + 2,
            y,
            height: 1,
            width: rows.width.saturating_sub(2),
        }
        .intersection(area);
        let hidden = looks.lang.with(id, &[("count", hidden.into())]);
        put(looks, frame, line, &hidden, looks.theme.faint());
    }
    let below = Rect {
        x: area.x + 2,
        y: rows.bottom() + 1,
        width: area.width.saturating_sub(4),
        height: about_lines(area),
    }
    .intersection(area);
    let about = match exercises.chosen(&model.courses) {
        _ if exercises.asks => looks.lang.text("learn-ask-reset"),
        Some(_) if model.notice.is_some() => model.notice.clone().unwrap_or_default(),
        Some(course) => course.about.in_language(language).to_owned(),
        None => looks.lang.text("learn-nothing"),
    };
    let style = if exercises.asks {
        looks.theme.accent()
    } else {
        looks.theme.faint()
    };
    let about = text::wrapped(&looks.plain(&about), below.width);
    let about = about.into_iter().map(|line| Line::styled(line, style));
    put_lines(looks, frame, below, about.collect());
    help::footer(model, looks, frame, area);
}

fn course_line(model: &Model, course: &Course, looks: &Looks) -> String {
    let names: [(&str, Arg); 2] = [
        ("solved", model.progress.count(course).into()),
        ("of", course.lessons.len().into()),
    ];
    let count = looks.lang.with("learn-count", &names);
    let title = course.title.in_language(looks.lang.language());
    format!("{count:<7} {title}")
}

/// A lesson with what was done in it, as far as that finds room.
fn lesson_line(model: &Model, lesson: &Lesson, looks: &Looks, room: u16) -> String {
    let standing = model.progress.standing(lesson);
    let mark = if standing.solved { "[x]" } else { "[ ]" };
    let title = lesson.title.in_language(looks.lang.language());
    let best = standing
        .best
        .map(|best| looks.lang.with("learn-best", &[("turns", best.into())]));
    let attempts = (standing.attempts > 0).then(|| {
        looks
            .lang
            .with("learn-attempts", &[("count", standing.attempts.into())])
    });
    let notes: Vec<String> = attempts.into_iter().chain(best).collect();
    let line = format!("{mark} {title}");
    let full = format!("{line} ({})", notes.join(", "));
    let has_room = text::width(&looks.plain(&full)) <= room;
    if notes.is_empty() || !has_room {
        line
    } else {
        full
    }
}
