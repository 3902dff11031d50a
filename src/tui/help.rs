//! The help: the keys of the screen below it, the marks of the board, the rules in short.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use crate::app::{Heading, Message, Model, Screen};
use crate::tui::keys::{self, Binding};
use crate::tui::{Looks, overlay, popup, put_lines, put_page, text};

/// The glyphs of the marks and the ids of the texts that explain them.
const MARKS: [(&str, &str); 14] = [
    (" R ", "mark-stone"),
    ("[R]", "mark-may-stop"),
    ("{R}", "mark-must-go-on"),
    ("( )", "mark-target"),
    (" + ", "mark-further"),
    (" o ", "mark-origin"),
    (" 1 ", "mark-landed"),
    ("|B|", "mark-support"),
    ("!b!", "mark-due"),
    ("~B~", "mark-last"),
    (" : ", "mark-goal"),
    ("< >", "mark-marked"),
    ("? ?", "mark-missed"),
    ("- -", "mark-superfluous"),
];

/// Columns of the text.
fn width(area: Rect) -> u16 {
    area.width.saturating_sub(4).min(76)
}

/// The first line that the open help shows after a message; none if the message does not scroll.
pub(super) fn scrolled(message: &Message, model: &Model, looks: &Looks, area: Rect) -> Option<u16> {
    let first = model.help?;
    let total = lines(model, looks, width(area)).len();
    // Its frame and the footer take three lines of the screen.
    let shown = area.height.saturating_sub(3).max(1);
    let last = u16::try_from(total)
        .unwrap_or(u16::MAX)
        .saturating_sub(shown);
    let first = first.min(last);
    let page = shown.saturating_sub(1).max(1);
    let wanted = match message {
        Message::Go(Heading::Up) | Message::Previous => first.saturating_sub(1),
        Message::Go(Heading::Down) | Message::Next => first.saturating_add(1),
        Message::PageUp => first.saturating_sub(page),
        Message::PageDown => first.saturating_add(page),
        Message::First => 0,
        Message::Last => last,
        _ => return None,
    };
    Some(wanted.min(last))
}

/// Draws the help over the screen, from its line `first`.
pub(super) fn view(model: &Model, first: u16, looks: &Looks, frame: &mut Frame, area: Rect) {
    let width = width(area);
    let lines = lines(model, looks, width);
    let total = u16::try_from(lines.len()).unwrap_or(u16::MAX);
    let title = looks.plain(&looks.lang.text("help-title"));
    let body = Rect {
        height: area.height.saturating_sub(1),
        ..area
    };
    let inside = popup(looks, frame, body, &title, width, total);
    let first = first.min(total.saturating_sub(inside.height));
    put_page(looks, frame, inside, lines, first);
    footer(model, looks, frame, area);
}

fn lines(model: &Model, looks: &Looks, width: u16) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    let heading = |lines: &mut Vec<Line<'static>>, id: &str| {
        if !lines.is_empty() {
            lines.push(Line::default());
        }
        lines.push(Line::styled(
            looks.plain(&looks.lang.text(id)),
            looks.theme.accent(),
        ));
    };
    let entry = |lines: &mut Vec<Line<'static>>, name: String, id: &str| {
        let column = 18.min(width / 2);
        let texts = text::wrapped(
            &looks.plain(&looks.lang.text(id)),
            width.saturating_sub(column),
        );
        let mut name = Some(name);
        for part in texts {
            let name = looks.plain(&name.take().unwrap_or_default());
            let padded = format!("{name:<width$}", width = usize::from(column));
            lines.push(Line::from(vec![
                Span::styled(padded, looks.theme.accent()),
                Span::raw(part),
            ]));
        }
    };
    heading(&mut lines, "help-keys");
    for binding in keys::table_of_screen(model) {
        let names: Vec<&str> = binding.keys.iter().map(|key| key.name).collect();
        entry(&mut lines, names.join(" "), binding.text);
    }
    // The rules of the board that is played on, who moves there, and whether a learner does.
    let board = match &model.screen {
        Screen::Play(play) => {
            let game = play.game();
            Some((game.rules(), game.position().to_move(), false))
        }
        Screen::Replay(replay) => {
            let game = replay.record().game();
            Some((game.rules(), game.position().to_move(), false))
        }
        Screen::Practice(practice) => {
            let task = practice.task();
            Some((task.rules(), task.learner(), true))
        }
        _ => None,
    };
    if let Some((rules, mover, is_learning)) = board {
        heading(&mut lines, "help-marks");
        let has_kings = !rules.king_row(mover).is_empty();
        let is_used = |id: &str| match id {
            "mark-due" => has_kings,
            "mark-goal" | "mark-may-stop" => !has_kings,
            "mark-marked" | "mark-missed" | "mark-superfluous" => is_learning,
            _ => true,
        };
        for (glyphs, id) in MARKS.into_iter().filter(|(_, id)| is_used(id)) {
            entry(&mut lines, glyphs.to_owned(), id);
        }
        heading(&mut lines, "help-signs");
        let is_used = |id: &str| {
            !has_kings || !matches!(id, "sign-jumps" | "sign-straggler" | "sign-destination")
        };
        for (glyphs, id) in overlay::SIGNS.into_iter().filter(|(_, id)| is_used(id)) {
            entry(&mut lines, glyphs.to_owned(), id);
        }
        heading(&mut lines, "help-rules");
        let rules = looks.lang.text(&format!("rules-{}", rules.id()));
        lines.extend(
            text::wrapped(&looks.plain(&rules), width)
                .into_iter()
                .map(Line::from),
        );
    }
    lines
}

/// The last line of the screen: what can be done now, the most important first, and the help, which is never left out.
pub(super) fn footer(model: &Model, looks: &Looks, frame: &mut Frame, area: Rect) {
    let Some(y) = area.bottom().checked_sub(1) else {
        return;
    };
    let table = keys::table(model);
    let opens_help = |binding: &&Binding| binding.message == Message::Help;
    let help_key = table.iter().find(opens_help);
    let help_key = help_key.map_or("?", |binding| binding.keys[0].name);
    let mut shown: Vec<Binding> = table
        .into_iter()
        .filter(|binding| binding.rank.is_some())
        .collect();
    shown.sort_by_key(|binding| binding.rank);
    let label = |name: &str, id: &str| (name.to_owned(), looks.plain(&looks.lang.text(id)));
    let help = if model.help.is_some() {
        label("Esc", "key-close")
    } else {
        label(help_key, "key-help")
    };
    let columns = |(name, text): &(String, String)| text::width(name) + 1 + text::width(text);
    let mut spans = Vec::new();
    let mut left = area.width.saturating_sub(columns(&help) + 1);
    for binding in shown
        .iter()
        .filter(|binding| model.help.is_none() || binding.rank != Some(1))
    {
        let label = label(binding.keys[0].name, binding.text);
        let needed = columns(&label) + 2;
        if needed > left {
            continue;
        }
        left -= needed;
        let gap = if spans.is_empty() { " " } else { "  " };
        spans.push(Span::styled(
            format!("{gap}{}", label.0),
            looks.theme.accent(),
        ));
        spans.push(Span::styled(format!(" {}", label.1), looks.theme.base()));
    }
    let row = Rect {
        x: area.x,
        y,
        width: area.width,
        height: 1,
    };
    put_lines(looks, frame, row, vec![Line::from(spans)]);
    let width = columns(&help).min(area.width);
    let right = Rect {
        x: area.right() - width,
        width,
        ..row
    };
    let spans = vec![
        Span::styled(help.0, looks.theme.accent()),
        Span::styled(format!(" {}", help.1), looks.theme.base()),
    ];
    put_lines(looks, frame, right, vec![Line::from(spans)]);
}
