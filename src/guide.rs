//! Guides: texts that explain a game, with boards among them. Reads them from the Markdown of `assets/guides`; draws
//! nothing.

mod read;
mod wrap;

use crate::lang::{Language, in_every_language};
use crate::rules::{self, Move, Position, Rules};

pub use read::{Problem, ReadError, read};
pub use wrap::wrapped;

/// A guide that has been read.
#[derive(Clone, Debug, PartialEq)]
pub struct Guide {
    /// What it consists of, from top to bottom.
    pub blocks: Vec<Block>,
    /// Where its links lead, in the order in which they stand in the text.
    pub links: Vec<Link>,
}

/// A part of a guide.
#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    /// A heading.
    Heading {
        /// 1 for the title, 2 for a section, 3 within a section.
        level: u8,
        /// Its words.
        text: Vec<Span>,
    },
    /// A paragraph.
    Paragraph(Vec<Span>),
    /// An entry of a list.
    Item {
        /// Its number, if the list is numbered.
        number: Option<u64>,
        /// Its words.
        text: Vec<Span>,
    },
    /// A board.
    Diagram(Box<Diagram>),
}

/// A position, and a legal turn from it that is to be shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Diagram {
    /// The game.
    pub rules: &'static dyn Rules,
    /// The position before the turn.
    pub position: Position,
    /// The turn.
    pub turn: Option<Move>,
}

/// Words of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// The words, with the blanks between them and beside them.
    pub text: String,
    /// How they are said.
    pub tone: Tone,
    /// The index of the link in [`Guide::links`] that they are.
    pub link: Option<usize>,
}

/// How words are said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// Like the rest.
    #[default]
    Plain,
    /// With emphasis.
    Emphasis,
    /// With strong emphasis.
    Strong,
}

/// Where a link leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Link {
    /// To the guide with this id.
    Guide(&'static str),
    /// To the lessons that cover an exercise of a guide.
    Exercise {
        /// The course, which is called like its guide.
        course: String,
        /// The exercise.
        covers: String,
    },
}

/// A file of `assets/guides` in the languages of [`Language::ALL`].
struct Source {
    id: &'static str,
    texts: [&'static str; Language::ALL.len()],
}

macro_rules! source {
    ($folder:literal, $id:literal) => {
        Source {
            id: $id,
            texts: in_every_language!("../assets/guides/" $folder $id "."; ".md"),
        }
    };
}

/// The guides in the order in which they are offered.
static GUIDES: [Source; 5] = [
    source!("", "first-steps"),
    source!("", "sternhalma"),
    source!("", "halma-bintang"),
    source!("", "halma"),
    source!("", "draughts"),
];

/// What guides of the same game share.
static RULES: [Source; 3] = [
    source!("rules/", "sternhalma"),
    source!("rules/", "halma"),
    source!("rules/", "draughts"),
];

impl Source {
    fn text(&self, language: Language) -> &'static str {
        language.of::<&str>(&self.texts)
    }
}

/// The ids of all guides, in the order in which they are offered.
pub fn ids() -> impl Iterator<Item = &'static str> {
    GUIDES.iter().map(|source| source.id)
}

/// The id of the guide that is called `name`: by its own id, or by a name of its game.
pub fn named(name: &str) -> Option<&'static str> {
    let lower = name.to_ascii_lowercase();
    let of_game = || rules::named(&lower).map(Rules::id);
    let is_it = |name: &str| ids().find(|id| *id == name);
    is_it(&lower).or_else(|| is_it(of_game()?))
}

/// The Markdown of the guide called `id`, one of [`ids`].
pub fn source(id: &str, language: Language) -> Option<&'static str> {
    let source = GUIDES.iter().find(|source| source.id == id)?;
    Some(source.text(language))
}

/// The title of a guide and the line below it. Takes them from the first lines without reading the rest.
pub fn title(id: &str, language: Language) -> Option<(&'static str, &'static str)> {
    let mut lines = source(id, language)?
        .lines()
        .filter(|line| !line.is_empty());
    let title = lines.next()?.trim_start_matches("# ");
    Some((title, lines.next()?.trim_matches('*')))
}

/// The rules of a game as the guides tell them, in Markdown.
fn rules_text(id: &str, language: Language) -> Option<&'static str> {
    let source = RULES.iter().find(|source| source.id == id)?;
    Some(source.text(language))
}

/// The guide called `id`, one of [`ids`].
///
/// # Panics
/// If its text cannot be read, which a test rules out.
pub fn open(id: &str, language: Language) -> Option<Guide> {
    let text = source(id, language)?;
    Some(read(text, language).expect("the guides can be read"))
}
