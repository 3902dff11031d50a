//! The forms of game files, and the games of a file whatever its form is.

use std::path::Path;

use super::{Record, RecordError, json, pdn};

/// A form of game files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Our own: one game, or a list of games.
    Json,
    /// Portable Draughts Notation.
    Pdn,
}

/// A game of a file, as far as it could be read.
#[derive(Clone, Debug)]
pub struct Found {
    /// The game; none if not even its beginning could be read. It has what comes before the first error.
    pub record: Option<Record>,
    /// What is wrong with it.
    pub faults: Vec<Fault>,
}

/// Something that is wrong with a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// In a JSON record.
    #[error("{0}")]
    Json(#[from] RecordError),
    /// In a game of PDN.
    #[error("{}", .0.problem)]
    Pdn(pdn::Finding),
}

impl Form {
    /// The form that the name of a file promises.
    pub fn named(path: &Path) -> Option<Self> {
        let is = |ending| {
            let extension = path.extension();
            extension.is_some_and(|extension| extension.eq_ignore_ascii_case(ending))
        };
        if is("json") {
            Some(Self::Json)
        } else if is("pdn") {
            Some(Self::Pdn)
        } else {
            None
        }
    }

    /// The form of a file, by its name or else by its first signs: JSON begins with `{` or with `[` and then `{`, PDN
    /// with a tag.
    pub fn of(path: &Path, bytes: &[u8]) -> Option<Self> {
        let by_text = || {
            let text = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
            match text.trim_ascii_start() {
                [b'{', ..] => Some(Self::Json),
                [b'[', rest @ ..] => match rest.trim_ascii_start() {
                    [b'{', ..] => Some(Self::Json),
                    [first, ..] if first.is_ascii_alphabetic() => Some(Self::Pdn),
                    _ => None,
                },
                _ => None,
            }
        };
        Self::named(path).or_else(by_text)
    }

    /// The text of a file of this form.
    ///
    /// # Errors
    /// If it is not UTF-8, and JSON, which must be.
    pub fn decode(self, bytes: Vec<u8>) -> Result<String, std::string::FromUtf8Error> {
        match self {
            Self::Json => String::from_utf8(bytes),
            Self::Pdn => Ok(pdn::decode(&bytes)),
        }
    }

    /// The games of a text, one after the other.
    ///
    /// # Errors
    /// If none of them can be read because the list of them is none.
    pub fn games(self, text: &str) -> Result<Box<dyn Iterator<Item = Found> + '_>, RecordError> {
        Ok(match self {
            Self::Json => Box::new(json::read_all(text)?.into_iter().map(|read| match read {
                Ok(record) => Found {
                    record: Some(record),
                    faults: Vec::new(),
                },
                Err(error) => Found {
                    record: None,
                    faults: vec![error.into()],
                },
            })),
            Self::Pdn => Box::new(pdn::games(text).map(|played| Found {
                record: played.record,
                faults: played.findings.into_iter().map(Fault::Pdn).collect(),
            })),
        })
    }
}

impl Fault {
    /// The number of the turn it is about, from 1.
    pub fn turn(&self) -> Option<usize> {
        match self {
            Self::Json(RecordError::Move { number, .. }) => Some(*number),
            Self::Json(_) => None,
            Self::Pdn(finding) => finding.turn,
        }
    }

    /// Whether it keeps the game from being read to its end; otherwise it is a warning.
    pub fn is_error(&self) -> bool {
        match self {
            Self::Json(_) => true,
            Self::Pdn(finding) => finding.problem.is_error(),
        }
    }
}

impl Found {
    /// The first thing that kept the game from being read to its end.
    pub fn error(&self) -> Option<&Fault> {
        self.faults.iter().find(|fault| fault.is_error())
    }
}
