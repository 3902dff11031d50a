//! Draws the list of guides and the guide that is read, and finds what is at a place of it.

mod list;
mod page;

use ratatui::Frame;
use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};

use crate::app::guide::{Place, Reader, Reading};
use crate::app::{Heading, Message, Model, Screen};
use crate::guide;
use crate::tui::{Looks, help, put, put_page, text};

use page::Page;

/// Columns of the text at most.
const WIDTH: u16 = 76;
/// Lines that the wheel scrolls.
const WHEEL: usize = 3;

/// Where the text is: all but the line that says where in the guide it is, and the line of the keys.
fn body(area: Rect) -> Rect {
    let width = area.width.saturating_sub(4).min(WIDTH);
    Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y,
        width,
        height: area.height.saturating_sub(2),
    }
}

/// A guide as it is laid out, and which of its lines is the first on the screen.
struct Spread {
    page: Page,
    place: Place,
    first: usize,
    body: Rect,
}

impl Spread {
    fn of(reading: &Reading, looks: &Looks, area: Rect) -> Option<Self> {
        let body = body(area);
        let guide = guide::open(reading.id, looks.lang.language())?;
        let place = reading.place;
        let page = Page::new(guide, place.link, looks, body.width);
        let mut spread = Self {
            page,
            place,
            first: 0,
            body,
        };
        spread.first = spread.page.line_of(place).min(spread.last());
        Some(spread)
    }

    /// The first line of the last page.
    fn last(&self) -> usize {
        self.page.lines.len().saturating_sub(self.shown())
    }

    fn shown(&self) -> usize {
        usize::from(self.body.height)
    }

    fn is_visible(&self, first: usize, link: usize) -> bool {
        (first..first + self.shown()).contains(&self.page.line_of_link(link))
    }

    /// The message to read from a line; a link that is then on the screen stays chosen.
    fn read(&self, first: usize, link: Option<usize>) -> Message {
        let first = first.min(self.last());
        let link = link.filter(|link| self.is_visible(first, *link));
        Message::Read(self.page.place_at(first, link))
    }

    /// The message to choose a link and to read where it is.
    fn choose(&self, link: usize) -> Message {
        let row = self.page.line_of_link(link);
        let context = self.shown() / 4;
        let first = if row < self.first {
            row.saturating_sub(context)
        } else if row >= self.first + self.shown() {
            row + context + 1 - self.shown()
        } else {
            self.first
        };
        self.read(first, Some(link))
    }

    /// The link after the one that is chosen, or the first one from the top of the screen on; the last is followed by
    /// the first.
    fn next_link(&self) -> Option<usize> {
        let count = self.page.link_count();
        let below = || (0..count).find(|link| self.page.line_of_link(*link) >= self.first);
        let next = self.place.link.map_or_else(below, |link| Some(link + 1));
        (count > 0).then(|| next.filter(|next| *next < count).unwrap_or(0))
    }

    /// The link before the one that is chosen, or the last one above the top of the screen.
    fn previous_link(&self) -> Option<usize> {
        let count = self.page.link_count();
        let above = || (0..count).rfind(|link| self.page.line_of_link(*link) < self.first);
        let before = self
            .place
            .link
            .map_or_else(above, |link| link.checked_sub(1));
        before.or_else(|| count.checked_sub(1))
    }

    /// What a message of the keys means here.
    fn meaning(&self, message: &Message) -> Option<Message> {
        let page = self.shown().saturating_sub(1).max(1);
        let mut sections = self.page.sections();
        let first = match message {
            Message::Go(Heading::Up) => self.first.saturating_sub(1),
            Message::Go(Heading::Down) => self.first + 1,
            Message::Go(Heading::Left) => sections.rfind(|line| *line < self.first).unwrap_or(0),
            Message::Go(Heading::Right) => sections
                .find(|line| *line > self.first)
                .unwrap_or(usize::MAX),
            Message::PageUp => self.first.saturating_sub(page),
            Message::PageDown => self.first + page,
            Message::First => 0,
            Message::Last => usize::MAX,
            Message::Next => return self.next_link().map(|link| self.choose(link)),
            Message::Previous => return self.previous_link().map(|link| self.choose(link)),
            Message::Enter => return self.follow(self.place.link?),
            _ => return None,
        };
        Some(self.read(first, self.place.link))
    }

    fn follow(&self, link: usize) -> Option<Message> {
        self.page.target(link).cloned().map(Message::Follow)
    }

    fn link_at(&self, at: Position) -> Option<usize> {
        if !self.body.contains(at) {
            return None;
        }
        let line = self.first + usize::from(at.y - self.body.y);
        self.page.link_at(line, at.x - self.body.x)
    }
}

/// The guide that is read, if it is on the screen and no help covers it.
fn spread(model: &Model, looks: &Looks, area: Rect) -> Option<Spread> {
    match &model.screen {
        Screen::Guide(reader) if model.help.is_none() => Spread::of(reader.reading()?, looks, area),
        _ => None,
    }
}

/// What a message means in the guide that is read; none if it means there what it means everywhere.
pub(super) fn meaning(
    message: &Message,
    model: &Model,
    looks: &Looks,
    area: Rect,
) -> Option<Message> {
    spread(model, looks, area)?.meaning(message)
}

/// What the mouse means on the screen of the guides; none if it means there what it means everywhere.
pub(super) fn mouse_message(
    mouse: MouseEvent,
    model: &Model,
    looks: &Looks,
    area: Rect,
) -> Option<Message> {
    let at = Position::new(mouse.column, mouse.row);
    let Some(spread) = spread(model, looks, area) else {
        return match (&model.screen, mouse.kind) {
            (Screen::Guide(_), MouseEventKind::Down(MouseButton::Left)) => {
                list::row_at(looks, area, at).map(Message::Row)
            }
            _ => None,
        }
        .filter(|_| model.help.is_none());
    };
    match mouse.kind {
        MouseEventKind::ScrollUp => {
            let first = spread.first.saturating_sub(WHEEL);
            Some(spread.read(first, spread.place.link))
        }
        MouseEventKind::ScrollDown => Some(spread.read(spread.first + WHEEL, spread.place.link)),
        MouseEventKind::Down(MouseButton::Left) => spread.follow(spread.link_at(at)?),
        _ => None,
    }
}

pub(super) fn view(model: &Model, reader: &Reader, looks: &Looks, frame: &mut Frame, area: Rect) {
    match reader.reading() {
        Some(reading) => view_guide(reader, reading, looks, frame, area),
        None => list::view(reader, looks, frame, area),
    }
    help::footer(model, looks, frame, area);
}

fn view_guide(reader: &Reader, reading: &Reading, looks: &Looks, frame: &mut Frame, area: Rect) {
    let Some(spread) = Spread::of(reading, looks, area) else {
        return;
    };
    let shown = spread.page.shown(spread.first, spread.shown(), looks);
    put_page(looks, frame, spread.body, shown, 0);
    let below = Rect {
        y: spread.body.bottom(),
        height: 1,
        ..spread.body
    };
    if reader.is_missing {
        let missing = looks.lang.text("guide-missing");
        put(looks, frame, below, &missing, looks.theme.warning());
        return;
    }
    let percent = match spread.last() {
        0 => 100,
        last => spread.first * 100 / last,
    };
    let percent = format!("{percent} %");
    let width = text::width(&percent);
    let right = Rect {
        x: below.right().saturating_sub(width),
        width,
        ..below
    };
    let left = Rect {
        width: below.width.saturating_sub(width + 1),
        ..below
    };
    let section = looks.plain(spread.page.section(spread.first));
    let section = match &text::wrapped(&section, left.width.saturating_sub(2))[..] {
        [begin, _, ..] => format!("{begin} …"),
        _ => section,
    };
    put(looks, frame, left, &section, looks.theme.faint());
    put(looks, frame, right, &percent, looks.theme.faint());
}
