//! The settings file as text: reading it key by key, and changing what stands there without touching the rest.

use std::fmt;
use std::ops::Range;

use clap::ValueEnum;
use serde::{Deserialize, Serialize};
use toml_edit::{Document, DocumentMut, Item, Key, TomlError};

use crate::config::{Color, Config, Glyphs, ShowTurns, Theme};
use crate::lang::Language;

/// What is wrong with a settings file, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {problem}")]
pub struct ConfigError {
    /// From 1.
    pub line: usize,
    /// From 1.
    pub column: usize,
    /// What.
    pub problem: ConfigProblem,
}

/// What can be wrong with a settings file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ConfigProblem {
    /// It is no TOML: a sign is wrong or missing, or a key stands there twice.
    #[error("this is no TOML")]
    NoToml,
    /// A key has a value that it cannot have.
    #[error("{key:?} can be {}", list(allowed))]
    Value {
        /// The key.
        key: &'static str,
        /// What may stand there.
        allowed: Vec<Allowed>,
    },
    /// A key is no setting of this version.
    #[error("there is no setting {0:?}")]
    UnknownKey(String),
}

/// A value that a key may have, or a kind of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Allowed {
    /// This text.
    Text(String),
    /// `true` or `false`.
    Flag(bool),
    /// A number of milliseconds, up to this.
    Milliseconds(u16),
    /// A list of names.
    Names,
}

impl fmt::Display for Allowed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => write!(f, "{text:?}"),
            Self::Flag(flag) => write!(f, "{flag}"),
            Self::Milliseconds(most) => write!(f, "0 to {most}"),
            Self::Names => f.write_str("a list of names"),
        }
    }
}

fn list(allowed: &[Allowed]) -> String {
    let texts: Vec<String> = allowed.iter().map(Allowed::to_string).collect();
    texts.join(", ")
}

/// The keys of the settings, and what each of them may have.
fn keys() -> [(&'static str, Vec<Allowed>); 10] {
    fn named<T: ValueEnum + 'static>() -> impl Iterator<Item = String> {
        let values = T::value_variants().iter();
        let values = values.filter_map(ValueEnum::to_possible_value);
        values.map(|value| value.get_name().to_owned())
    }
    fn texts(texts: impl IntoIterator<Item = String>) -> Vec<Allowed> {
        texts.into_iter().map(Allowed::Text).collect()
    }
    let or_auto = |names: Vec<String>| texts(["auto".to_owned()].into_iter().chain(names));
    let flag = || [true, false].map(Allowed::Flag).to_vec();
    let words = |words: &[&str]| texts(words.iter().map(|&word| word.to_owned()));
    let mut pauses = words(&["off", "short", "long"]);
    pauses.push(Allowed::Milliseconds(u16::MAX));
    [
        ("lang", or_auto(named::<Language>().collect())),
        ("theme", or_auto(named::<Theme>().collect())),
        ("color", texts(named::<Color>())),
        ("glyphs", or_auto(named::<Glyphs>().collect())),
        ("mouse", flag()),
        ("naming", words(&["numbers", "squares"])),
        ("enter_ends_turn", flag()),
        ("show_turns", pauses),
        ("save_finished", flag()),
        ("names", vec![Allowed::Names]),
    ]
}

/// How many keys that are no settings are named: a file of another program has nothing else.
const MOST_UNKNOWN: usize = 3;

impl ConfigError {
    /// The problem that begins at the first byte of `span` of `text`.
    fn at(text: &str, span: Option<Range<usize>>, problem: ConfigProblem) -> Self {
        let start = span.map_or(0, |span| span.start);
        let before = text.get(..start).unwrap_or(text);
        let last_line = before.rsplit('\n').next().unwrap_or_default();
        Self {
            line: before.matches('\n').count() + 1,
            column: last_line.chars().count() + 1,
            problem,
        }
    }

    fn no_toml(text: &str, error: &TomlError) -> Self {
        Self::at(text, error.span(), ConfigProblem::NoToml)
    }
}

/// A settings file that was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Read {
    /// The settings; where a key has no value that it can have, the usual one.
    pub config: Config,
    /// The keys that do not hold, in the order of the file; of those that are no settings the first few.
    pub faults: Vec<ConfigError>,
}

impl Config {
    /// The settings in `text`. Each key is read on its own.
    ///
    /// # Errors
    /// If it is no TOML.
    pub fn read(text: &str) -> Result<Read, ConfigError> {
        let found = Document::parse(text).map_err(|error| ConfigError::no_toml(text, &error))?;
        let keys = keys();
        let mut settings = DocumentMut::new();
        let mut faults = Vec::new();
        let mut unknown = 0;
        for (key, item) in found.iter() {
            let Some((known, allowed)) = keys.iter().find(|(known, _)| *known == key) else {
                unknown += 1;
                if unknown <= MOST_UNKNOWN {
                    let span = found.key(key).and_then(Key::span);
                    let problem = ConfigProblem::UnknownKey(key.to_owned());
                    faults.push(ConfigError::at(text, span, problem));
                }
                continue;
            };
            let mut alone = DocumentMut::new();
            alone[key] = item.clone();
            if toml_edit::de::from_document::<Self>(alone).is_ok() {
                settings[key] = item.clone();
            } else {
                let problem = ConfigProblem::Value {
                    key: known,
                    allowed: allowed.clone(),
                };
                faults.push(ConfigError::at(text, item.span(), problem));
            }
        }
        let config = Self::of_document(settings);
        Ok(Read { config, faults })
    }

    /// The settings of a document in which every key holds.
    fn of_document(document: DocumentMut) -> Self {
        toml_edit::de::from_document(document)
            .expect("keys that can be read one by one can be read together")
    }

    /// `text` with what differs between `before` and these settings. The rest stays as it is written there: other values,
    /// comments, keys that are no settings.
    ///
    /// # Errors
    /// If `text` is no TOML.
    pub fn written_into(&self, before: &Self, text: &str) -> Result<String, ConfigError> {
        let mut document: DocumentMut = text
            .parse()
            .map_err(|error: TomlError| ConfigError::no_toml(text, &error))?;
        let before = before.document();
        for (key, value) in self.document().iter() {
            if before.get(key).map(Item::to_string) != Some(value.to_string()) {
                let mut value = value.clone();
                let old = document.get(key).and_then(Item::as_value);
                if let (Some(new), Some(old)) = (value.as_value_mut(), old) {
                    // The blanks before it and the comment behind it.
                    *new.decor_mut() = old.decor().clone();
                }
                document[key] = value;
            }
        }
        // The parser drops the mark at the beginning, and of the ends of lines all but `\n`.
        let mark = if text.starts_with('\u{feff}') {
            "\u{feff}"
        } else {
            ""
        };
        let lines = document.to_string();
        let is_crlf = text
            .split_once('\n')
            .is_some_and(|(first, _)| first.ends_with('\r'));
        Ok(format!(
            "{mark}{}",
            if is_crlf {
                lines.replace('\n', "\r\n")
            } else {
                lines
            }
        ))
    }

    /// The settings as TOML, each of them.
    fn document(&self) -> DocumentMut {
        toml_edit::ser::to_document(self).expect("every setting has a form in TOML")
    }
}

/// A value that may be left to the program, which is written `auto`.
pub(super) mod auto {
    use serde::de::value::StringDeserializer;
    use serde::de::{Deserialize, DeserializeOwned, Deserializer, IntoDeserializer as _};
    use serde::ser::{Serialize, Serializer};

    #[expect(clippy::ref_option, reason = "serde gives the field so")]
    pub fn serialize<T: Serialize, S: Serializer>(
        value: &Option<T>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        match value {
            Some(value) => value.serialize(serializer),
            None => serializer.serialize_str("auto"),
        }
    }

    pub fn deserialize<'de, T: DeserializeOwned, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<T>, D::Error> {
        let text = String::deserialize(deserializer)?;
        if text == "auto" {
            return Ok(None);
        }
        let text: StringDeserializer<D::Error> = text.into_deserializer();
        T::deserialize(text).map(Some)
    }
}

/// [`ShowTurns`] as it is written.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
pub(super) enum Pause {
    Named(String),
    Milliseconds(u16),
}

impl From<ShowTurns> for Pause {
    fn from(shown: ShowTurns) -> Self {
        match shown {
            ShowTurns::Off => Self::Named("off".to_owned()),
            ShowTurns::Short => Self::Named("short".to_owned()),
            ShowTurns::Long => Self::Named("long".to_owned()),
            ShowTurns::Milliseconds(milliseconds) => Self::Milliseconds(milliseconds),
        }
    }
}

impl TryFrom<Pause> for ShowTurns {
    type Error = String;

    fn try_from(pause: Pause) -> Result<Self, String> {
        match pause {
            Pause::Milliseconds(milliseconds) => Ok(Self::Milliseconds(milliseconds)),
            Pause::Named(name) => match name.as_str() {
                "off" => Ok(Self::Off),
                "short" => Ok(Self::Short),
                "long" => Ok(Self::Long),
                _ => Err(format!("{name:?} is none")),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::{Color, Glyphs, Theme};
    use crate::notation::Naming;

    fn changed() -> Config {
        Config {
            lang: Some(Language::De),
            theme: Some(Theme::Wood),
            color: Color::Never,
            glyphs: Some(Glyphs::Safe),
            mouse: false,
            naming: Naming::Squares,
            enter_ends_turn: true,
            show_turns: ShowTurns::Milliseconds(400),
            save_finished: false,
            names: vec!["Ana".to_owned(), "\"B\"\n".to_owned()],
        }
    }

    #[test]
    fn settings_read_back_as_they_were_written() {
        for config in [Config::default(), changed()] {
            let text = config.written_into(&Config::default(), "");
            let text = text.expect("an empty file is one");
            let read = Read {
                config,
                faults: Vec::new(),
            };
            assert_eq!(Config::read(&text), Ok(read), "{text}");
        }
        assert_eq!(Config::read(""), Ok(Read::default()));
        let text = "lang = \"auto\"\ntheme = \"auto\"\nshow_turns = \"short\"";
        assert_eq!(Config::read(text), Ok(Read::default()));
    }

    #[test]
    fn only_what_is_changed_is_written() {
        let text = "\
# My settings.
theme   =   'light'   # for the beamer

# From a later version.
sound = true
mouse = true # a comment
[later]
volume = 3 # not ours
";
        let stored = Config::read(text).expect("it is one").config;
        assert_eq!(stored.written_into(&stored, text), Ok(text.to_owned()));
        let config = Config {
            theme: Some(Theme::Dark),
            names: vec!["Ana".to_owned()],
            ..stored.clone()
        };
        let expected = text
            .replace("'light'", "\"dark\"")
            .replace("[later]", "names = [\"Ana\"]\n[later]");
        assert_eq!(config.written_into(&stored, text), Ok(expected.clone()));
        let read = Config::read(&expected).expect("it is one");
        assert_eq!(read.config, config);
        // What somebody else has written in the meantime stays.
        let elsewhere = expected.replace("mouse = true", "mouse = false");
        let later = Config {
            theme: None,
            ..config.clone()
        };
        let expected = elsewhere.replace("\"dark\"", "\"auto\"");
        assert_eq!(later.written_into(&config, &elsewhere), Ok(expected));
    }

    #[test]
    fn the_rest_stays_byte_for_byte_and_a_bad_key_is_mended() {
        let dark = Config {
            theme: Some(Theme::Dark),
            ..Config::default()
        };
        for (text, expected) in [
            ("", "theme = \"dark\"\n"),
            ("theme = 3", "theme = \"dark\"\n"),
            ("theme = 'pink' # a wish\n", "theme = \"dark\" # a wish\n"),
            (
                "mouse = 3\r\ntheme = []\r\nlater = 1\r\n",
                "mouse = 3\r\ntheme = \"dark\"\r\nlater = 1\r\n",
            ),
            (
                "\u{feff}names=['a' ,\n\t'b']# two\n",
                "\u{feff}names=['a' ,\n\t'b']# two\ntheme = \"dark\"\n",
            ),
            (
                "[theme]\nname = 1\n[later]\nx = 1\n",
                "theme= \"dark\"\n[later]\nx = 1\n",
            ),
            (
                "theme.x = 1\nmouse = false\n",
                "theme = \"dark\"\nmouse = false\n",
            ),
            (
                "theme = \"dark\"\nmouse = false",
                "theme = \"dark\"\nmouse = false\n",
            ),
        ] {
            let stored = Config::read(text).expect("it is TOML").config;
            let set = Config {
                theme: dark.theme,
                ..stored.clone()
            };
            let written = set.written_into(&stored, text);
            assert_eq!(written.as_deref(), Ok(expected), "{text:?}");
            let read = Config::read(expected).expect("it is TOML");
            assert_eq!(read.config, set, "{text:?}");
        }
        for text in ["mouse", "theme = 'dark'\ntheme = 'light'\n"] {
            let refused = dark.written_into(&Config::default(), text);
            assert_eq!(refused.expect_err(text).problem, ConfigProblem::NoToml);
        }
    }

    #[test]
    fn what_is_no_toml_is_refused_with_line_and_column() {
        for (text, place) in [
            ("mouse = tru\n", (1, 9)),
            ("mouse = true\nmouse = false\n", (2, 1)),
            ("lang = \"ä", (1, 10)),
            ("\u{1b}[2J", (1, 2)),
        ] {
            let error = Config::read(text).expect_err(text);
            assert_eq!((error.line, error.column), place, "{text}: {error}");
            assert_eq!(error.problem, ConfigProblem::NoToml, "{text}");
        }
    }

    #[test]
    fn a_key_that_does_not_hold_is_named_and_the_others_hold() {
        let good = "naming = \"squares\"\n";
        for (line, column, said) in [
            (
                "theme = \"pink\"",
                9,
                "\"theme\" can be \"auto\", \"dark\", \"light\", \"wood\", \"contrast\", \"mono\", \"terminal\"",
            ),
            ("mouse = 1", 9, "\"mouse\" can be true, false"),
            (
                "show_turns = \"slow\"",
                14,
                "\"show_turns\" can be \"off\", \"short\", \"long\", 0 to 65535",
            ),
            (
                "show_turns = 70000",
                14,
                "\"show_turns\" can be \"off\", \"short\", \"long\", 0 to 65535",
            ),
            ("names = \"Ana\"", 9, "\"names\" can be a list of names"),
            ("names = [1]", 9, "\"names\" can be a list of names"),
            (
                "lang = {}",
                8,
                "\"lang\" can be \"auto\", \"en\", \"de\", \"id\"",
            ),
            ("  colour = \"auto\"", 3, "there is no setting \"colour\""),
            ("\"\\u001b[m\" = 1", 1, "there is no setting \"\\u{1b}[m\""),
        ] {
            let read = Config::read(&format!("{good}{line}\ncolor = \"never\"\n"));
            let read = read.expect("it is TOML");
            let expected = Config {
                naming: Naming::Squares,
                color: Color::Never,
                ..Config::default()
            };
            assert_eq!(read.config, expected, "{line}");
            let [fault] = &read.faults[..] else {
                panic!("{line}: {:?}", read.faults);
            };
            assert_eq!((fault.line, fault.column), (2, column), "{line}");
            assert_eq!(fault.problem.to_string(), said);
        }
        let two = Config::read("mouse = 1\nnaming = 1").expect("it is TOML");
        let lines: Vec<usize> = two.faults.iter().map(|fault| fault.line).collect();
        assert_eq!(lines, [1, 2]);
    }

    #[test]
    fn every_key_is_known_and_has_what_it_may_have() {
        let keys = keys();
        let document = Config::default().document();
        let names: Vec<&str> = keys.iter().map(|(key, _)| *key).collect();
        assert_eq!(
            names,
            document.iter().map(|(key, _)| key).collect::<Vec<_>>()
        );
        for (key, allowed) in keys {
            for value in allowed {
                let value = match value {
                    Allowed::Text(_) | Allowed::Flag(_) => value.to_string(),
                    Allowed::Milliseconds(most) => most.to_string(),
                    Allowed::Names => "[\"Ana\"]".to_owned(),
                };
                let read = Config::read(&format!("{key} = {value}")).expect("it is TOML");
                assert_eq!(read.faults, [], "{key} = {value}");
            }
        }
    }
}
