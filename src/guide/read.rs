//! Reads the Markdown of a guide: headings, paragraphs, lists, emphasis, links, and boards in fenced blocks. Anything
//! else is refused.

use pulldown_cmark::{CodeBlockKind, Event, Parser, Tag, TagEnd};

use super::wrap::add;
use super::{Block, Diagram, Guide, Link, Span, Tone, named, rules_text};
use crate::lang::Language;
use crate::notation::{self, PositionError, TurnError};
use crate::rules::{self, Rules};

/// Why a text is no guide.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct ReadError {
    /// The line, from 1; of the rules if those are at fault.
    pub line: usize,
    /// What is wrong there.
    pub problem: Problem,
}

/// What is wrong with a guide.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Problem {
    /// Markdown that guides do not use.
    #[error("a guide has no {0}")]
    Markup(String),
    /// A link that leads nowhere.
    #[error("the link {0:?} leads nowhere: there are guide:NAME and exercise:COURSE/NAME")]
    Link(String),
    /// A fenced block of another kind.
    #[error("there is no block {0:?}: there are `board RULESET` and `rules RULESET`")]
    Fence(String),
    /// A board that is no position.
    #[error("{0}")]
    Position(PositionError),
    /// A turn that cannot be made on its board.
    #[error("the turn {0:?} cannot be made")]
    Turn(String, TurnError),
}

/// Reads a guide. A block `rules RULESET` stands for the rules of that game in `language`.
///
/// A block `board RULESET` holds a position text, or `start` and a number of players, and below it the turn to be
/// shown, if there is one.
///
/// # Errors
/// [`ReadError`] with the first line at fault.
pub fn read(text: &str, language: Language) -> Result<Guide, ReadError> {
    let mut reader = Reader {
        guide: Guide {
            blocks: Vec::new(),
            links: Vec::new(),
        },
        language,
        words: Vec::new(),
        tone: Tone::Plain,
        link: None,
        list: List::None,
        fence: None,
    };
    reader.read(text, true)?;
    Ok(reader.guide)
}

/// The list that is being read.
#[derive(Clone, Copy, PartialEq)]
enum List {
    None,
    Plain,
    /// With the number of its next item.
    Numbered(u64),
}

struct Reader {
    guide: Guide,
    language: Language,
    /// The words of the block so far.
    words: Vec<Span>,
    tone: Tone,
    link: Option<usize>,
    list: List,
    /// What a fenced block says it is, and its lines.
    fence: Option<(String, String)>,
}

impl Reader {
    fn read(&mut self, text: &str, may_include: bool) -> Result<(), ReadError> {
        for (event, range) in Parser::new(text).into_offset_iter() {
            self.event(event, may_include)
                .map_err(|wrong| match wrong {
                    Wrong::Here(problem) => ReadError {
                        line: 1 + text[..range.start].matches('\n').count(),
                        problem,
                    },
                    Wrong::Included(error) => error,
                })?;
        }
        Ok(())
    }

    fn event(&mut self, event: Event, may_include: bool) -> Result<(), Wrong> {
        match event {
            Event::Start(tag) => self.start(tag)?,
            Event::End(tag) => self.end(tag, may_include)?,
            Event::Text(text) => match &mut self.fence {
                Some((_, lines)) => lines.push_str(&text),
                None => self.say(&text),
            },
            Event::SoftBreak => self.say(" "),
            Event::HardBreak => return Err(markup("hard line break")),
            Event::Rule => return Err(markup("rule")),
            Event::Code(_) => return Err(markup("code")),
            Event::Html(_) | Event::InlineHtml(_) => return Err(markup("HTML")),
            Event::InlineMath(_) | Event::DisplayMath(_) => return Err(markup("mathematics")),
            Event::FootnoteReference(_) | Event::TaskListMarker(_) => {
                return Err(markup("extension of Markdown"));
            }
        }
        Ok(())
    }

    fn start(&mut self, tag: Tag) -> Result<(), Wrong> {
        match tag {
            Tag::Paragraph | Tag::Heading { .. } | Tag::Item => {}
            Tag::Emphasis => self.tone = Tone::Emphasis,
            Tag::Strong => self.tone = Tone::Strong,
            Tag::Link { dest_url, .. } => {
                let link = link(&dest_url).ok_or_else(|| Problem::Link(dest_url.to_string()))?;
                self.link = Some(self.guide.links.len());
                self.guide.links.push(link);
            }
            Tag::List(_) if self.list != List::None => return Err(markup("list within a list")),
            Tag::List(first) => self.list = first.map_or(List::Plain, List::Numbered),
            Tag::CodeBlock(CodeBlockKind::Fenced(kind)) => {
                self.fence = Some((kind.to_string(), String::new()));
            }
            other => return Err(markup(&format!("{:?}", other.to_end()))),
        }
        Ok(())
    }

    fn end(&mut self, tag: TagEnd, may_include: bool) -> Result<(), Wrong> {
        match tag {
            TagEnd::Emphasis | TagEnd::Strong => self.tone = Tone::Plain,
            TagEnd::Link => self.link = None,
            TagEnd::Heading(level) => {
                let text = std::mem::take(&mut self.words);
                let level = level as u8;
                self.guide.blocks.push(Block::Heading { level, text });
            }
            // What an item says is its own, whether or not it is a paragraph.
            TagEnd::Paragraph if self.list != List::None => self.say(" "),
            TagEnd::Paragraph => {
                let text = std::mem::take(&mut self.words);
                self.guide.blocks.push(Block::Paragraph(text));
            }
            TagEnd::Item => {
                let text = std::mem::take(&mut self.words);
                let number = match self.list {
                    List::Numbered(number) => Some(number),
                    List::None | List::Plain => None,
                };
                if let Some(number) = number {
                    self.list = List::Numbered(number + 1);
                }
                self.guide.blocks.push(Block::Item { number, text });
            }
            TagEnd::List(_) => self.list = List::None,
            TagEnd::CodeBlock => {
                if let Some((kind, lines)) = self.fence.take() {
                    self.close_fence(&kind, &lines, may_include)?;
                }
            }
            other => return Err(markup(&format!("{other:?}"))),
        }
        Ok(())
    }

    fn say(&mut self, text: &str) {
        let part = Span {
            text: text.to_owned(),
            tone: self.tone,
            link: self.link,
        };
        add(&mut self.words, part);
    }

    fn close_fence(&mut self, kind: &str, lines: &str, may_include: bool) -> Result<(), Wrong> {
        let unknown = || Problem::Fence(kind.to_owned());
        let (kind, game) = kind.split_once(' ').ok_or_else(unknown)?;
        let rules = rules::named(game).ok_or_else(unknown)?;
        match kind {
            "board" => {
                let diagram = diagram(rules, lines)?;
                self.guide.blocks.push(Block::Diagram(Box::new(diagram)));
                Ok(())
            }
            "rules" if may_include => {
                let text = rules_text(rules.id(), self.language).ok_or_else(unknown)?;
                self.read(text, false).map_err(Wrong::Included)
            }
            _ => Err(unknown().into()),
        }
    }
}

/// What is wrong, and whether it is so in the text itself or in what it includes.
enum Wrong {
    Here(Problem),
    Included(ReadError),
}

impl From<Problem> for Wrong {
    fn from(problem: Problem) -> Self {
        Self::Here(problem)
    }
}

fn markup(name: &str) -> Wrong {
    Wrong::Here(Problem::Markup(name.to_owned()))
}

/// Where `guide:NAME` or `exercise:COURSE/NAME` leads.
fn link(target: &str) -> Option<Link> {
    match target.split_once(':')? {
        ("guide", name) => named(name).map(Link::Guide),
        ("exercise", exercise) => {
            let (course, covers) = exercise.split_once('/')?;
            Some(Link::Exercise {
                course: named(course)?.to_owned(),
                covers: covers.to_owned(),
            })
        }
        _ => None,
    }
}

fn diagram(rules: &'static dyn Rules, lines: &str) -> Result<Diagram, Problem> {
    let mut lines = lines.lines();
    let text = lines.next().unwrap_or_default();
    let players = text.strip_prefix("start ").and_then(|n| n.parse().ok());
    let start = players
        .filter(|&players| rules.seats(players).is_some())
        .map(|players| rules.start(&rules.options(players)));
    let position = match start {
        Some(start) => start,
        None => notation::read_position(rules, text).map_err(Problem::Position)?,
    };
    let turn = |text: &str| {
        let turn = notation::read_turn(rules, &position, text);
        turn.map_err(|error| Problem::Turn(text.to_owned(), error))
    };
    let turn = lines.next().map(turn).transpose()?;
    Ok(Diagram {
        rules,
        position,
        turn,
    })
}
