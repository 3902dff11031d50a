//! Guides as lines of text.

use std::io;

use crate::guide::{self, Block, Diagram, Guide, Link, Span, wrapped};
use crate::notation::{self, Naming};
use crate::plain::picture::picture;
use crate::plain::talk::Talk;

/// Columns of the text at most.
const WIDTH: u16 = 80;

/// Prints the guide called `id`, or the list of the guides.
pub(super) fn print(talk: &mut Talk, id: Option<&str>) -> io::Result<()> {
    let language = talk.manner.lang.language();
    match id.and_then(|id| guide::open(id, language)) {
        Some(guide) => lines(&guide).iter().try_for_each(|line| talk.say(line)),
        None => guide::ids().try_for_each(|id| {
            let (title, about) = guide::title(id, language).unwrap_or_default();
            talk.say(&format!("{id}: {title}"))?;
            talk.say(&format!("  {about}"))
        }),
    }
}

fn lines(guide: &Guide) -> Vec<String> {
    let mut lines = Vec::new();
    for (block, next) in guide
        .blocks
        .iter()
        .zip(guide.blocks.iter().skip(1).map(Some).chain([None]))
    {
        match block {
            Block::Heading { level, text } => {
                let words = words(guide, text, "");
                let rule = match level {
                    1 => "=",
                    2 => "-",
                    _ => "",
                };
                let rule = rule.repeat(
                    words
                        .iter()
                        .map(|line| line.chars().count())
                        .max()
                        .unwrap_or(0),
                );
                lines.extend(words);
                lines.extend(Some(rule).filter(|rule| !rule.is_empty()));
            }
            Block::Paragraph(text) => lines.extend(words(guide, text, "")),
            Block::Item { number, text } => {
                let marker = number.map_or("- ".to_owned(), |number| format!("{number}. "));
                lines.extend(words(guide, text, &marker));
            }
            Block::Diagram(diagram) => lines.extend(board(diagram)),
        }
        let is_item = |block: &Block| matches!(block, Block::Item { .. });
        let is_close = is_item(block) && next.is_some_and(is_item);
        if next.is_some() && !is_close {
            lines.push(String::new());
        }
    }
    lines
}

/// The words in lines, the first after a marker and the others as far in. A link to a guide says how to get there.
fn words(guide: &Guide, text: &[Span], marker: &str) -> Vec<String> {
    let told = |span: &Span| {
        let text = match span.link.and_then(|link| guide.links.get(link)) {
            Some(Link::Guide(id)) => format!("{} (sprungbrett guide {id})", span.text),
            Some(Link::Exercise { .. }) | None => span.text.clone(),
        };
        Span {
            text,
            ..span.clone()
        }
    };
    let text: Vec<Span> = text.iter().map(told).collect();
    let indent = u16::try_from(marker.len()).unwrap_or(0);
    let lines = wrapped(&text, WIDTH - indent).into_iter();
    lines
        .zip(
            [marker.to_owned()]
                .into_iter()
                .chain(std::iter::repeat(" ".repeat(marker.len()))),
        )
        .map(|(spans, before)| {
            let words: String = spans.into_iter().map(|span| span.text).collect();
            before + &words
        })
        .collect()
}

/// The board before the turn that it shows, and that turn.
fn board(diagram: &Diagram) -> Vec<String> {
    let mut lines = picture(diagram.rules, &diagram.position);
    let turn = diagram.turn.as_ref();
    let turn = turn.map(|turn| notation::turn(diagram.rules.board(), Naming::Squares, turn));
    if let Some(turn) = turn {
        lines.extend([String::new(), turn]);
    }
    lines
}
