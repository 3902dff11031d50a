//! A guide laid out in lines of a width.

use std::ops::Range;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span as Drawn};

use crate::app::guide::Place;
use crate::app::play::Marks;
use crate::guide::{Block, Diagram, Guide, Link, Span, Tone, wrapped};
use crate::notation::{self, Naming};
use crate::tui::board::Picture;
use crate::tui::{Looks, text};

/// Lines that a board can take at most.
const BOARD: u16 = 32;

/// A guide laid out in lines.
pub(super) struct Page {
    pub(super) lines: Vec<Line<'static>>,
    /// The first line of each block. The blank line after a block belongs to it.
    starts: Vec<usize>,
    /// The title and the sections: their first lines and their words.
    sections: Vec<(usize, String)>,
    /// Where words of links are: the link, the line, the columns.
    places: Vec<(usize, usize, Range<u16>)>,
    links: Vec<Link>,
    /// The boards with their first lines, which are blank until they are shown.
    boards: Vec<(usize, Picture, Diagram)>,
    width: u16,
}

impl Page {
    /// The guide in lines of `width` columns, with the link `chosen` highlighted.
    pub(super) fn new(guide: Guide, chosen: Option<usize>, looks: &Looks, width: u16) -> Self {
        let mut page = Self {
            lines: Vec::new(),
            starts: Vec::new(),
            sections: Vec::new(),
            places: Vec::new(),
            links: guide.links,
            boards: Vec::new(),
            width,
        };
        let pen = Pen {
            looks,
            chosen,
            width,
        };
        let mut was_item = false;
        for block in guide.blocks {
            let is_item = matches!(block, Block::Item { .. });
            // The items of a list stand close together.
            if !(page.lines.is_empty() || was_item && is_item) {
                page.lines.push(Line::default());
            }
            was_item = is_item;
            page.starts.push(page.lines.len());
            page.add(block, &pen);
        }
        page
    }

    fn add(&mut self, block: Block, pen: &Pen) {
        let looks = pen.looks;
        match block {
            Block::Heading { level, text } => {
                let bold = looks.theme.accent().add_modifier(Modifier::BOLD);
                let style = match level {
                    1 => bold,
                    2 => bold.add_modifier(Modifier::UNDERLINED),
                    _ => looks.theme.base().add_modifier(Modifier::BOLD),
                };
                if level < 3 {
                    let words: String = text.iter().map(|span| span.text.as_str()).collect();
                    self.sections.push((self.lines.len(), words));
                }
                self.write(&text, style, "", pen);
            }
            Block::Paragraph(text) => self.write(&text, looks.theme.base(), "", pen),
            Block::Item { number, text } => {
                let marker = number.map_or("- ".to_owned(), |number| format!("{number}. "));
                self.write(&text, looks.theme.base(), &marker, pen);
            }
            Block::Diagram(diagram) => self.place(*diagram, pen),
        }
    }

    /// Adds the words in lines, the first after a marker and the others as far in.
    fn write(&mut self, text: &[Span], style: Style, marker: &str, pen: &Pen) {
        let indent = text::width(marker);
        let words = pen.words(text);
        for (index, spans) in wrapped(&words, pen.width.saturating_sub(indent))
            .into_iter()
            .enumerate()
        {
            let blank = " ".repeat(usize::from(indent));
            let mut line = vec![Drawn::styled(
                if index == 0 { marker.to_owned() } else { blank },
                style,
            )];
            let mut column = indent;
            for span in spans {
                let end = column + text::width(&span.text);
                if let Some(link) = span.link {
                    self.places.push((link, self.lines.len(), column..end));
                }
                column = end;
                let style = pen.style(&span, style);
                line.push(Drawn::styled(span.text, style));
            }
            self.lines.push(Line::from(line));
        }
    }

    /// Makes room for a board, and adds the turn that it shows below it.
    fn place(&mut self, diagram: Diagram, pen: &Pen) {
        let board = diagram.rules.board();
        let room = Rect::new(0, 0, pen.width, BOARD);
        let Some(picture) = Picture::flat(board, room) else {
            return;
        };
        let first = self.lines.len();
        let end = first + usize::from(picture.area.height);
        self.lines.resize(end, Line::default());
        if let Some(turn) = &diagram.turn {
            let text = notation::turn(board, Naming::Squares, turn);
            let middle = picture.area.width.saturating_sub(text::width(&text)) / 2;
            let indent = " ".repeat(usize::from(picture.area.x + middle));
            let style = pen.looks.theme.faint();
            self.lines
                .push(Line::styled(format!("{indent}{text}"), style));
        }
        self.boards.push((first, picture, diagram));
    }

    /// `count` lines from `first` on, as far as there are so many, with the boards that are among them.
    pub(super) fn shown(&self, first: usize, count: usize, looks: &Looks) -> Vec<Line<'static>> {
        let end = self.lines.len().min(first + count);
        let mut shown = self.lines[first..end].to_vec();
        for (start, picture, diagram) in &self.boards {
            let rows = *start..start + usize::from(picture.area.height);
            if rows.start >= end || rows.end <= first {
                continue;
            }
            for (row, line) in rows.zip(draw(diagram, picture, self.width, looks)) {
                if let Some(blank) = row.checked_sub(first).and_then(|row| shown.get_mut(row)) {
                    *blank = line;
                }
            }
        }
        shown
    }

    /// The line at a place.
    pub(super) fn line_of(&self, place: Place) -> usize {
        let block = place.block.min(self.starts.len().saturating_sub(1));
        let start = self.starts.get(block).copied().unwrap_or(0);
        let end = self.starts.get(block + 1).copied();
        let end = end.unwrap_or(self.lines.len());
        (start + place.line).min(end.saturating_sub(1))
    }

    /// The place of a line, with the link that is chosen there.
    pub(super) fn place_at(&self, row: usize, link: Option<usize>) -> Place {
        let block = self.starts.partition_point(|start| *start <= row);
        let block = block.saturating_sub(1);
        let start = self.starts.get(block).copied().unwrap_or(0);
        Place {
            block,
            line: row - start,
            link,
        }
    }

    /// The lines where sections begin, from top to bottom.
    pub(super) fn sections(&self) -> impl DoubleEndedIterator<Item = usize> {
        self.sections.iter().map(|(line, _)| *line)
    }

    /// The name of the section that a line belongs to.
    pub(super) fn section(&self, line: usize) -> &str {
        let begun = self.sections.iter().rfind(|(start, _)| *start <= line);
        begun.map_or("", |(_, name)| name)
    }

    /// How many links there are.
    pub(super) fn link_count(&self) -> usize {
        self.links.len()
    }

    /// Where a link leads.
    pub(super) fn target(&self, link: usize) -> Option<&Link> {
        self.links.get(link)
    }

    /// The line where a link begins.
    pub(super) fn line_of_link(&self, link: usize) -> usize {
        let place = self.places.iter().find(|(other, _, _)| *other == link);
        place.map_or(0, |(_, line, _)| *line)
    }

    /// The link at a line and a column.
    pub(super) fn link_at(&self, line: usize, column: u16) -> Option<usize> {
        let is_there =
            |place: &&(usize, usize, Range<u16>)| place.1 == line && place.2.contains(&column);
        self.places.iter().find(is_there).map(|(link, _, _)| *link)
    }
}

/// The lines of a board.
fn draw(diagram: &Diagram, picture: &Picture, width: u16, looks: &Looks) -> Vec<Line<'static>> {
    let marks = match &diagram.turn {
        Some(turn) => Marks::made(diagram.rules, &diagram.position, turn),
        None => Marks::plain(diagram.rules, diagram.position),
    };
    let area = Rect::new(0, 0, width, picture.area.height);
    let mut buffer = Buffer::empty(area);
    buffer.set_style(area, looks.theme.base());
    picture.draw(&marks, looks, Naming::Squares, &mut buffer);
    let line = |row: Rect| {
        let cells = row.columns().map(|cell| &buffer[(cell.x, cell.y)]);
        let drawn = cells.map(|cell| Drawn::styled(cell.symbol().to_owned(), cell.style()));
        drawn.collect::<Line>()
    };
    area.rows().map(line).collect()
}

/// What words are written with.
struct Pen<'a> {
    looks: &'a Looks,
    chosen: Option<usize>,
    width: u16,
}

impl Pen<'_> {
    /// The words as they may be drawn, links in brackets.
    fn words(&self, text: &[Span]) -> Vec<Span> {
        let word = |span: &Span| {
            let words = self.looks.plain(&span.text);
            let text = match span.link {
                None => words,
                Some(_) if span.link == self.chosen => format!(">{words}<"),
                Some(_) => format!("[{words}]"),
            };
            Span {
                text,
                ..span.clone()
            }
        };
        text.iter().map(word).collect()
    }

    fn style(&self, span: &Span, around: Style) -> Style {
        let style = match span.tone {
            Tone::Plain => around,
            Tone::Emphasis => around.add_modifier(Modifier::ITALIC),
            Tone::Strong => around.add_modifier(Modifier::BOLD),
        };
        match span.link {
            None => style,
            Some(_) if span.link == self.chosen => style.add_modifier(Modifier::REVERSED),
            Some(_) => style
                .patch(self.looks.theme.accent())
                .add_modifier(Modifier::UNDERLINED),
        }
    }
}
