//! What is wrong with a text that should be JSON of a certain form: the findings of the parser as data.

use serde::Deserialize;
use serde_json::error::Category;

/// What is wrong with a JSON text, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {problem}")]
pub struct JsonError {
    /// From 1.
    pub line: usize,
    /// From 1; 0 on an empty line.
    pub column: usize,
    /// What.
    pub problem: JsonProblem,
}

/// What can be wrong with a JSON text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum JsonProblem {
    /// It breaks off.
    #[error("the text breaks off")]
    Truncated,
    /// It is no JSON.
    #[error("this is no JSON")]
    Syntax,
    /// Something follows the value that is the whole text.
    #[error("the text goes on behind its end")]
    Surplus,
    /// Lists and objects stand deeper in each other than the parser follows them.
    #[error("this stands too deep")]
    TooDeep,
    /// A key that must be there is not.
    #[error("the key {0:?} is missing")]
    MissingKey(String),
    /// A key that cannot be there.
    #[error("there is no key {key:?} here, only {}", known.join(", "))]
    UnknownKey {
        /// The key.
        key: String,
        /// Those that can be there.
        known: Vec<String>,
    },
    /// A key is there twice.
    #[error("the key {0:?} is there twice")]
    KeyTwice(String),
    /// A word that cannot stand there.
    #[error("{found:?} cannot stand here, only {}", known.join(", "))]
    Word {
        /// The word.
        found: String,
        /// Those that can stand there.
        known: Vec<String>,
    },
    /// A value of the wrong type, if it is known with the right one.
    #[error("this value is of the wrong type")]
    Type(Option<JsonType>),
}

/// A type of JSON values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JsonType {
    /// A text in quotation marks.
    Text,
    /// A number; where it is to be a count, a whole one that is not too large.
    Number,
    /// `true` or `false`.
    Flag,
    /// A list in brackets.
    List,
    /// An object in braces.
    Object,
}

impl JsonType {
    /// Its name in the texts of the program.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Number => "number",
            Self::Flag => "flag",
            Self::List => "list",
            Self::Object => "object",
        }
    }

    /// The type that serde says it has expected.
    fn expected(text: &str) -> Option<Self> {
        match text {
            "a string" => Some(Self::Text),
            "u16" | "u32" | "u64" | "usize" | "f64" => Some(Self::Number),
            "a boolean" => Some(Self::Flag),
            "a sequence" => Some(Self::List),
            "a map" => Some(Self::Object),
            _ if text.starts_with("struct ") || text.starts_with("internally tagged enum ") => {
                Some(Self::Object)
            }
            _ => None,
        }
    }
}

/// Reads a JSON text.
///
/// # Errors
/// The first thing that is wrong with it.
pub(crate) fn parse<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, JsonError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    serde_json::from_str(text).map_err(|error| JsonError {
        line: error.line(),
        // A line that is empty has no column.
        column: error.column().max(1),
        problem: JsonProblem::of(&error),
    })
}

impl JsonProblem {
    fn of(error: &serde_json::Error) -> Self {
        let said = error.to_string();
        match error.classify() {
            Category::Eof => Self::Truncated,
            Category::Io | Category::Syntax => match said {
                said if said.starts_with("recursion limit") => Self::TooDeep,
                said if said.starts_with("trailing characters") => Self::Surplus,
                _ => Self::Syntax,
            },
            Category::Data => {
                let place = format!(" at line {} column {}", error.line(), error.column());
                Self::of_data(said.strip_suffix(&place).unwrap_or(&said))
            }
        }
    }

    /// The problem in the words of serde, which gives nothing else (source: the provided methods of `serde::de::Error`).
    fn of_data(said: &str) -> Self {
        let name = |prefix: &str| said.strip_prefix(prefix)?.strip_suffix('`');
        let choice = |prefix: &str| {
            let (found, known) = said.strip_prefix(prefix)?.split_once("`, expected ")?;
            let known = known.split('`').skip(1).step_by(2).map(str::to_owned);
            Some((found.to_owned(), known.collect()))
        };
        if let Some(key) = name("missing field `") {
            Self::MissingKey(key.to_owned())
        } else if let Some(key) = name("duplicate field `") {
            Self::KeyTwice(key.to_owned())
        } else if let Some((key, known)) = choice("unknown field `") {
            Self::UnknownKey { key, known }
        } else if let Some((found, known)) = choice("unknown variant `") {
            Self::Word { found, known }
        } else {
            let expected = said.rsplit_once(", expected ");
            Self::Type(expected.and_then(|(_, expected)| JsonType::expected(expected)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields, rename_all = "lowercase")]
    #[expect(dead_code, reason = "only the errors are looked at")]
    enum Inner {
        None,
        Named {
            #[serde(default)]
            text: String,
            #[serde(default)]
            count: usize,
            #[serde(default)]
            flag: bool,
            #[serde(default)]
            list: Vec<u16>,
            #[serde(default)]
            map: BTreeMap<String, u32>,
        },
    }

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only the errors are looked at")]
    struct Outer {
        inner: Inner,
    }

    #[test]
    fn what_the_parser_says_becomes_data() {
        use JsonProblem::*;
        let text = |text: &str| text.to_owned();
        let texts = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect();
        let named = |inside: &str| format!("{{\"inner\":{{\"named\":{{{inside}}}}}}}");
        for (json, problem) in [
            (text(""), Truncated),
            (text("{\"inner\""), Truncated),
            (text("{\"inner\": \"nam"), Truncated),
            (text("{'inner'}"), Syntax),
            (text("{} {}"), MissingKey(text("inner"))),
            (text("{\"inner\":\"none\"} x"), Surplus),
            (text("{\"inner\":\"none\",}"), Syntax),
            (text("[]"), Type(Some(JsonType::Object))),
            (text("{\"inner\": 3}"), Syntax),
            (
                text("{\"inner\":\"none\",\"inner\":\"none\"}"),
                KeyTwice(text("inner")),
            ),
            (
                text("{\"`x`, expected `y\": 1}"),
                UnknownKey {
                    key: text("`x"),
                    known: texts(&["y", "inner"]),
                },
            ),
            (
                text("{\"out\": 1}"),
                UnknownKey {
                    key: text("out"),
                    known: texts(&["inner"]),
                },
            ),
            (
                text("{\"inner\":\"some\"}"),
                Word {
                    found: text("some"),
                    known: texts(&["none", "named"]),
                },
            ),
            (
                named("\"x\":1"),
                UnknownKey {
                    key: text("x"),
                    known: texts(&["text", "count", "flag", "list", "map"]),
                },
            ),
            (named("\"text\":1"), Type(Some(JsonType::Text))),
            (named("\"count\":\"1\""), Type(Some(JsonType::Number))),
            (named("\"count\":-1"), Type(Some(JsonType::Number))),
            (named("\"count\":1.5"), Type(Some(JsonType::Number))),
            (
                named("\"count\":123456789012345678901234567890"),
                Type(Some(JsonType::Number)),
            ),
            (named("\"flag\":null"), Type(Some(JsonType::Flag))),
            (named("\"list\":{}"), Type(Some(JsonType::List))),
            (named("\"list\":[70000]"), Type(Some(JsonType::Number))),
            (named("\"map\":[]"), Type(Some(JsonType::Object))),
            (
                named("\"map\":{\"a\":\", expected a map\"}"),
                Type(Some(JsonType::Number)),
            ),
        ] {
            let error = parse::<Outer>(&json).expect_err(&json);
            assert_eq!(error.problem, problem, "{json}");
        }
        let deep = "[".repeat(100_000);
        let error = parse::<serde_json::Value>(&deep).expect_err("it is too deep");
        assert_eq!(error.problem, TooDeep);
    }
}
