//! The terminal front end: draws the model, and gives keys and clicks their meaning. Changes nothing.

mod board;
mod chart;
mod editor;
mod form;
mod glyphs;
mod guide;
mod help;
mod keys;
mod learn;
mod menu;
mod overlay;
mod play;
mod practice;
mod replay;
mod settings;
mod setup;
mod text;
mod theme;

use ratatui::Frame;
use ratatui::crossterm::event::{Event, KeyEventKind, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Paragraph};

use crate::app::editor::Mode;
use crate::app::field::Field;
use crate::app::{Heading, Message, Model, Screen};
use crate::config::Glyphs;
use crate::lang::Lang;

pub use theme::{Depth, Theme};

/// What the view needs besides the model: texts, colours, and the characters that may be drawn.
#[derive(Debug)]
pub struct Looks {
    /// The texts.
    pub lang: Lang,
    /// The colours.
    pub theme: Theme,
    /// The characters that may be drawn.
    pub glyphs: Glyphs,
}

impl Looks {
    /// `text` as it may be drawn, in at most `columns`.
    fn cut(&self, text: &str, columns: u16) -> String {
        text::fitted(Line::from(self.plain(text)), columns, self.glyphs).to_string()
    }

    /// `text` as it may be drawn: without what would steer the terminal, and with every character that the glyphs rule
    /// out replaced by the nearest one.
    fn plain(&self, text: &str) -> String {
        text::in_glyphs(&text::harmless(text), self.glyphs)
    }
}

/// The least size in which every screen can be used, in columns and lines.
pub const LEAST: (u16, u16) = (40, 20);

/// Draws the model.
pub fn view(model: &Model, looks: &Looks, frame: &mut Frame) {
    let area = frame.area();
    frame.buffer_mut().set_style(area, looks.theme.base());
    if is_too_small(model, area) {
        view_too_small(looks, frame, area);
        return;
    }
    match &model.screen {
        Screen::Menu(menu) => menu::view(model, menu, looks, frame, area),
        Screen::Setup(setup) => setup::view(model, setup, looks, frame, area),
        Screen::Play(play) => play::view(model, play, looks, frame, area),
        Screen::Editor(editor) => editor::view(model, editor, looks, frame, area),
        Screen::Exercises(exercises) => learn::view(model, exercises, looks, frame, area),
        Screen::Practice(practice) => practice::view(model, practice, looks, frame, area),
        Screen::Guide(reader) => guide::view(model, reader, looks, frame, area),
        Screen::Library(library) => replay::library::view(model, library, looks, frame, area),
        Screen::Replay(replay) => replay::view(model, replay, looks, frame, area),
        Screen::Settings(settings) => settings::view(model, settings, looks, frame, area),
    }
    if let Some(first) = model.help {
        help::view(model, first, looks, frame, area);
    }
}

/// What an event means on the screen that is shown in `area`; none if nothing.
pub fn message(event: &Event, model: &Model, looks: &Looks, area: Rect) -> Option<Message> {
    let message = match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => keys::message(*key, model),
        Event::Paste(text) => Some(Message::Paste(text.clone())),
        Event::Mouse(mouse) => guide::mouse_message(*mouse, model, looks, area)
            .or_else(|| mouse_message(*mouse, model, looks, area)),
        Event::Key(_) | Event::Resize(..) | Event::FocusGained | Event::FocusLost => None,
    }?;
    // What nobody sees is not changed.
    let is_safe = matches!(message, Message::Quit | Message::Suspend | Message::Repaint);
    if is_too_small(model, area) && !is_safe {
        return None;
    }
    let scrolled = help::scrolled(&message, model, looks, area).map(Message::HelpFrom);
    let read = || match &model.screen {
        Screen::Practice(practice) if model.help.is_none() => {
            practice::meaning(&message, practice, looks, area)
        }
        _ => guide::meaning(&message, model, looks, area),
    };
    Some(scrolled.or_else(read).unwrap_or(message))
}

fn mouse_message(mouse: MouseEvent, model: &Model, looks: &Looks, area: Rect) -> Option<Message> {
    let at = Position::new(mouse.column, mouse.row);
    match mouse.kind {
        // The wheel leads through a replay turn by turn.
        MouseEventKind::ScrollUp if matches!(model.screen, Screen::Replay(_)) => {
            Some(Message::Go(Heading::Left))
        }
        MouseEventKind::ScrollDown if matches!(model.screen, Screen::Replay(_)) => {
            Some(Message::Go(Heading::Right))
        }
        MouseEventKind::ScrollUp => Some(Message::PageUp),
        MouseEventKind::ScrollDown => Some(Message::PageDown),
        MouseEventKind::Down(MouseButton::Right) => match &model.screen {
            // What was put is taken away; nothing else is lost by a stray click.
            Screen::Editor(editor)
                if matches!(editor.mode, Mode::Board) && model.help.is_none() =>
            {
                editor::taken_at(editor, area, at)
            }
            _ => Some(Message::Back),
        },
        MouseEventKind::Down(MouseButton::Left)
            if is_too_small(model, area) || !area.contains(at) =>
        {
            None
        }
        MouseEventKind::Down(MouseButton::Left) if model.help.is_some() => Some(Message::Help),
        MouseEventKind::Down(MouseButton::Left) => match &model.screen {
            Screen::Menu(menu) => menu::row_at(menu, area, at).map(Message::Row),
            Screen::Setup(setup) => setup::row_at(setup, area, at).map(Message::Row),
            Screen::Play(play) => play::point_at(play, area, at).map(Message::Point),
            Screen::Editor(editor) => editor::click_at(editor, area, at),
            Screen::Exercises(exercises) => {
                learn::row_at(model, exercises, area, at).map(Message::Row)
            }
            Screen::Practice(practice) => practice::click_at(practice, looks, area, at),
            Screen::Settings(_) => settings::row_at(area, at).map(Message::Row),
            Screen::Guide(_) => None,
            Screen::Library(library) => {
                replay::library::row_at(library, area, at).map(Message::Row)
            }
            Screen::Replay(replay) => replay::click_at(model, replay, looks, area, at),
        },
        _ => None,
    }
}

fn is_too_small(model: &Model, area: Rect) -> bool {
    let has_room = match &model.screen {
        Screen::Play(play) => play::areas(play, area).is_some(),
        Screen::Editor(editor) => editor::areas(editor, area).is_some(),
        Screen::Practice(practice) => practice::areas(practice, area).is_some(),
        Screen::Setup(setup) => setup::has_room(setup, area),
        Screen::Replay(replay) => replay::areas(replay, area).is_some(),
        Screen::Menu(_)
        | Screen::Exercises(_)
        | Screen::Guide(_)
        | Screen::Library(_)
        | Screen::Settings(_) => true,
    };
    !has_room || area.width < LEAST.0 || area.height < LEAST.1 - 8
}

/// Says how large the terminal is and how large it has to be.
fn view_too_small(looks: &Looks, frame: &mut Frame, area: Rect) {
    let names = [
        ("width", usize::from(LEAST.0).into()),
        ("height", usize::from(LEAST.1).into()),
        ("has-width", usize::from(area.width).into()),
        ("has-height", usize::from(area.height).into()),
    ];
    let text = looks.plain(&looks.lang.with("too-small", &names));
    let mut lines = text::wrapped(&text, area.width);
    if lines.len() > usize::from(area.height) {
        let sizes = format!("{}x{} < {}x{}", area.width, area.height, LEAST.0, LEAST.1);
        lines = text::wrapped(&sizes, area.width);
    }
    put_lines(
        looks,
        frame,
        area,
        lines.into_iter().map(Line::from).collect(),
    );
}

/// A frame with a title in the middle of `area`, as large as its lines but no larger than the area; gives its inside.
fn popup(
    looks: &Looks,
    frame: &mut Frame,
    area: Rect,
    title: &str,
    width: u16,
    height: u16,
) -> Rect {
    let width = width.saturating_add(4).min(area.width);
    let height = height.saturating_add(2).min(area.height);
    let place = Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height - height) / 2,
        width,
        height,
    };
    let title = Line::from(format!(" {title} "));
    let title = text::fitted(title, width.saturating_sub(2), looks.glyphs);
    let block = Block::bordered()
        .border_set(glyphs::set(looks.glyphs).border)
        .title(title)
        .style(looks.theme.base());
    frame.render_widget(Clear, place);
    let inside = block.inner(place);
    frame.render_widget(block, place);
    Rect {
        x: inside.x + 1.min(inside.width),
        width: inside.width.saturating_sub(2),
        ..inside
    }
}

/// Draws one line of text in the first line of `area`.
fn put(looks: &Looks, frame: &mut Frame, area: Rect, text: &str, style: Style) {
    let line = Line::styled(looks.plain(text), style);
    put_page(looks, frame, area, vec![line], 0);
}

/// Draws lines in `area` that are all to be seen. Where they find no room the last that is shown ends in the sign for it.
fn put_lines(looks: &Looks, frame: &mut Frame, area: Rect, mut lines: Vec<Line>) {
    let height = usize::from(area.height);
    if lines.len() > height {
        lines.truncate(height);
        let last = lines
            .pop()
            .map(|last| text::ended(last, area.width, looks.glyphs));
        lines.extend(last);
    }
    put_page(looks, frame, area, lines, 0);
}

/// Draws lines in `area` from the line `first` on. A line that is too long ends in the sign for it.
fn put_page(looks: &Looks, frame: &mut Frame, area: Rect, lines: Vec<Line>, first: u16) {
    let lines = lines
        .into_iter()
        .skip(usize::from(first))
        .take(usize::from(area.height));
    let fitted = lines.map(|line| text::fitted(line, area.width, looks.glyphs));
    frame.render_widget(Paragraph::new(fitted.collect::<Vec<Line>>()), area);
}

/// Draws a line that is being written in the first line of `area`, as far as its cursor needs it.
fn put_field(looks: &Looks, frame: &mut Frame, area: Rect, field: &Field) {
    let Some(last) = area.width.checked_sub(1).filter(|_| area.height > 0) else {
        return;
    };
    let style = looks.theme.base().add_modifier(Modifier::UNDERLINED);
    let scroll = field.scroll(usize::from(last));
    let shown = Paragraph::new(looks.plain(field.text())).style(style);
    let scroll = u16::try_from(scroll).unwrap_or(u16::MAX);
    let line = Rect { height: 1, ..area };
    frame.render_widget(Clear, line);
    frame.render_widget(shown.scroll((0, scroll)), line);
    let column = u16::try_from(field.cursor()).unwrap_or(u16::MAX);
    let column = column.saturating_sub(scroll).min(last);
    frame.set_cursor_position((line.x + column, line.y));
}

/// Draws a list in `area`, a line each, with a cursor on the line `chosen`.
fn put_list(
    looks: &Looks,
    frame: &mut Frame,
    area: Rect,
    chosen: usize,
    lines: impl Iterator<Item = String>,
) {
    for ((index, line), y) in lines.enumerate().zip(area.y..area.bottom()) {
        let (marker, style) = if index == chosen {
            (">", looks.theme.base().add_modifier(Modifier::REVERSED))
        } else {
            (" ", looks.theme.base())
        };
        let row = Rect {
            y,
            height: 1,
            ..area
        };
        put(looks, frame, row, &format!("{marker} {line} "), style);
    }
}
