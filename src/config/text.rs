//! The settings file as text: reading it, and changing what stands there without touching the rest.

use serde::{Deserialize, Serialize};
use toml_edit::{Document, DocumentMut, Item, TomlError};

use crate::config::{Config, ShowTurns};

/// Why a text is not a settings file, or what in it is no setting.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {problem}")]
pub struct ConfigError {
    /// From 1.
    pub line: usize,
    /// From 1.
    pub column: usize,
    /// What the parser says, on one line.
    pub problem: String,
}

impl ConfigError {
    /// The problem that begins at the byte `start` of `text`.
    fn at(text: &str, start: usize, problem: &str) -> Self {
        let before = text.get(..start).unwrap_or(text);
        let last_line = before.rsplit('\n').next().unwrap_or_default();
        let problem: Vec<&str> = problem.lines().map(str::trim).collect();
        Self {
            line: before.matches('\n').count() + 1,
            column: last_line.chars().count() + 1,
            problem: problem.join(", "),
        }
    }
}

/// A settings file that was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Read {
    /// The settings.
    pub config: Config,
    /// The first key that is no setting of this version, if there is one. The others hold nevertheless.
    pub unknown: Option<ConfigError>,
}

impl Config {
    /// The settings in `text`.
    ///
    /// # Errors
    /// The first thing that is no TOML or no value of a setting.
    pub fn read(text: &str) -> Result<Read, ConfigError> {
        let broken = |span: Option<std::ops::Range<usize>>, problem: &str| {
            ConfigError::at(text, span.map_or(0, |span| span.start), problem)
        };
        let document = Document::parse(text)
            .map_err(|error: TomlError| broken(error.span(), error.message()))?;
        let known = Self::default().document();
        let unknown = document
            .iter()
            .filter(|(key, _)| !known.contains_key(key))
            .map(|(key, _)| {
                let span = document.key(key).and_then(toml_edit::Key::span);
                broken(span, &format!("unknown key `{key}`"))
            })
            .next();
        let config =
            toml_edit::de::from_str(text).map_err(|error| broken(error.span(), error.message()))?;
        Ok(Read { config, unknown })
    }

    /// `text` with what differs between `before` and these settings. The rest stays as it is written there: other values,
    /// comments, keys that are no settings.
    ///
    /// # Errors
    /// If `text` is no settings file.
    pub fn written_into(&self, before: &Self, text: &str) -> Result<String, ConfigError> {
        Self::read(text)?;
        let mut document: DocumentMut = text.parse().map_err(|error: TomlError| {
            let start = error.span().map_or(0, |span| span.start);
            ConfigError::at(text, start, error.message())
        })?;
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
        Ok(document.to_string())
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
                _ => Err(format!(
                    "unknown variant `{name}`, expected `off`, `short`, `long` or milliseconds"
                )),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::{Color, Glyphs, LanguageCode, Naming, Theme};

    fn changed() -> Config {
        Config {
            lang: Some(LanguageCode::De),
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
                unknown: None,
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
        assert!(later.written_into(&config, "mouse = 3").is_err());
    }

    #[test]
    fn a_broken_file_is_refused_with_line_and_column() {
        for (text, place, problem) in [
            (
                "mouse = true\ntheme = \"pink\"\n",
                (2, 9),
                "unknown variant `pink`",
            ),
            ("mouse = 1", (1, 9), "invalid type: integer"),
            ("show_turns = \"slow\"", (1, 14), "unknown variant `slow`"),
            ("show_turns = 70000", (1, 14), ""),
            ("names = \"Ana\"", (1, 9), "invalid type: string"),
            ("mouse = tru\n", (1, 9), ""),
            ("mouse = true\nmouse = false\n", (2, 1), "duplicate key"),
            ("lang = \"ä", (1, 10), ""),
        ] {
            let error = Config::read(text).expect_err(text);
            assert_eq!((error.line, error.column), place, "{text}: {error}");
            assert!(error.problem.contains(problem), "{text}: {error}");
            assert!(!error.problem.contains('\n'), "{error}");
        }
    }

    #[test]
    fn a_key_that_is_no_setting_is_named_and_the_others_hold() {
        let read = Config::read("mouse = false\n\n  colour = \"auto\"").expect("it is TOML");
        assert!(!read.config.mouse);
        let unknown = read.unknown.expect("there is one");
        assert_eq!((unknown.line, unknown.column), (3, 3), "{unknown}");
        assert!(unknown.problem.contains("colour"), "{unknown}");
    }
}
