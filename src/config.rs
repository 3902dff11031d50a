//! The settings file as text, and where the program's files belong. Opens no file and asks no environment.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::ValueEnum;
use serde::{Deserialize, Serialize};

/// What is set in `config.toml`. What is missing there has its usual value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// The language; none is that of the environment.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lang: Option<LanguageCode>,
    /// The colours; none is what suits the terminal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub theme: Option<Theme>,
    /// Whether there is colour at all.
    pub color: Color,
    /// The characters that are drawn; none is those that suit the locale.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub glyphs: Option<Glyphs>,
    /// Whether the mouse is used.
    pub mouse: bool,
    /// How the squares of the draughts board are called.
    pub naming: Naming,
    /// Whether a turn that can only end waits for Enter nevertheless.
    pub enter_ends_turn: bool,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            lang: None,
            theme: None,
            color: Color::default(),
            glyphs: None,
            mouse: true,
            naming: Naming::default(),
            enter_ends_turn: false,
        }
    }
}

/// The code of a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum LanguageCode {
    /// English
    En,
    /// German
    De,
    /// Indonesian
    Id,
}

/// A set of colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// For a dark ground.
    Dark,
    /// For a light ground.
    Light,
    /// Brown boards.
    Wood,
    /// As much contrast as there is.
    Contrast,
    /// No colours, only bold, reverse and underline.
    Mono,
    /// The sixteen colours of the terminal itself.
    Terminal,
}

/// Whether there is colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum Color {
    /// If the terminal has it.
    #[default]
    Auto,
    /// Even if it does not look like it.
    Always,
    /// Not at all.
    Never,
}

/// Which characters are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum Glyphs {
    /// All that most terminals have: lines, blocks, typographic signs.
    #[default]
    Unicode,
    /// None of those that East Asian terminals draw two columns wide (the ambiguous ones of Unicode's Annex 11).
    Safe,
    /// ASCII alone.
    Ascii,
}

impl Glyphs {
    /// What suits a locale (`ja_JP.UTF-8`): the safe ones where letters are wide, ASCII where the character set is named
    /// and is not UTF-8.
    pub fn of_locale(locale: &str) -> Self {
        let locale = locale.to_ascii_lowercase();
        let (place, set) = locale.split_once('.').unwrap_or((&locale, "utf-8"));
        let set = set.split('@').next().unwrap_or_default();
        let language = place.split('_').next().unwrap_or_default();
        match (set, language) {
            ("utf-8" | "utf8", "ja" | "ko" | "zh") => Self::Safe,
            ("utf-8" | "utf8", _) => Self::Unicode,
            _ => Self::Ascii,
        }
    }
}

/// How the squares of the draughts board are called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Naming {
    /// 1 to 32.
    #[default]
    Numbers,
    /// File and rank: a1 to h8.
    Squares,
}

/// Why a text is not a settings file.
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

impl Config {
    /// The settings in `text`.
    ///
    /// # Errors
    /// The first thing that is no TOML, no setting or no value of a setting.
    pub fn read(text: &str) -> Result<Self, ConfigError> {
        toml::from_str(text).map_err(|error| {
            let end = error.span().map_or(0, |span| span.start);
            let before = text.get(..end).unwrap_or(text);
            let last_line = before.rsplit('\n').next().unwrap_or_default();
            let problem: Vec<&str> = error.message().lines().map(str::trim).collect();
            ConfigError {
                line: before.matches('\n').count() + 1,
                column: last_line.chars().count() + 1,
                problem: problem.join(", "),
            }
        })
    }

    /// The text of the settings, which [`Config::read`] reads back.
    ///
    /// # Panics
    /// Never: every setting has a form in TOML.
    pub fn write(&self) -> String {
        toml::to_string(self).expect("every setting has a form in TOML")
    }
}

/// The folders for the program's files, by the XDG base directory specification.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Places {
    /// Settings.
    pub config: PathBuf,
    /// Games saved by name.
    pub data: PathBuf,
    /// The game under way, the progress of lessons.
    pub state: PathBuf,
}

impl Places {
    /// The folders for these values of the environment: the home folder, and what each variable is set to. A relative
    /// value counts as not set, as the specification asks. None if nothing says where the folders are.
    pub fn new(home: Option<PathBuf>, variable: impl Fn(&str) -> Option<OsString>) -> Option<Self> {
        let home = home.filter(|home| home.is_absolute());
        let folder = |name: &str, usual: &str| {
            let set = variable(name).map(PathBuf::from);
            let base = set
                .filter(|path| path.is_absolute())
                .or_else(|| Some(home.as_ref()?.join(usual)))?;
            Some(base.join("sprungbrett"))
        };
        Some(Self {
            config: folder("XDG_CONFIG_HOME", ".config")?,
            data: folder("XDG_DATA_HOME", ".local/share")?,
            state: folder("XDG_STATE_HOME", ".local/state")?,
        })
    }

    /// The settings file.
    pub fn settings(&self) -> PathBuf {
        self.config.join("config.toml")
    }

    /// The folder of the saved games.
    pub fn games(&self) -> PathBuf {
        self.data.join("games")
    }

    /// The file that keeps the game under way.
    pub fn autosave(&self) -> PathBuf {
        self.state.join("autosave.json")
    }

    /// The file that keeps the progress of the lessons.
    pub fn progress(&self) -> PathBuf {
        self.state.join("progress.json")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_read_back_as_they_were_written() {
        let changed = Config {
            lang: Some(LanguageCode::De),
            theme: Some(Theme::Wood),
            color: Color::Never,
            glyphs: Some(Glyphs::Safe),
            mouse: false,
            naming: Naming::Squares,
            enter_ends_turn: true,
        };
        for config in [Config::default(), changed] {
            assert_eq!(Config::read(&config.write()), Ok(config));
        }
        assert_eq!(Config::read(""), Ok(Config::default()));
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
            ("\n\n  colour = \"auto\"", (3, 3), "unknown field `colour`"),
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
    fn the_locale_chooses_the_glyphs() {
        for (locale, glyphs) in [
            ("", Glyphs::Unicode),
            ("C", Glyphs::Unicode),
            ("C.UTF-8", Glyphs::Unicode),
            ("de_DE.utf8", Glyphs::Unicode),
            ("de_DE@euro", Glyphs::Unicode),
            ("ja_JP", Glyphs::Safe),
            ("ja_JP.UTF-8", Glyphs::Safe),
            ("ko_KR.utf8", Glyphs::Safe),
            ("zh_TW.UTF-8@stroke", Glyphs::Safe),
            ("zh_CN.GB18030", Glyphs::Ascii),
            ("de_DE.ISO-8859-15@euro", Glyphs::Ascii),
        ] {
            assert_eq!(Glyphs::of_locale(locale), glyphs, "{locale}");
        }
    }

    #[test]
    fn folders_follow_the_environment() {
        let places = |home: Option<&str>, set: &[(&str, &str)]| {
            let variable = |name: &str| {
                let found = set.iter().find(|(variable, _)| *variable == name);
                found.map(|(_, value)| OsString::from(value))
            };
            Places::new(home.map(PathBuf::from), variable)
        };
        let usual = places(Some("/home/ana"), &[]).expect("there is a home");
        assert_eq!(
            usual.settings(),
            PathBuf::from("/home/ana/.config/sprungbrett/config.toml")
        );
        assert_eq!(
            usual.games(),
            PathBuf::from("/home/ana/.local/share/sprungbrett/games")
        );
        assert_eq!(
            usual.state,
            PathBuf::from("/home/ana/.local/state/sprungbrett")
        );
        let empty_or_relative = [("XDG_CONFIG_HOME", ""), ("XDG_STATE_HOME", "state")];
        assert_eq!(places(Some("/home/ana"), &empty_or_relative), Some(usual));
        let all = [
            ("XDG_CONFIG_HOME", "/c"),
            ("XDG_DATA_HOME", "/d"),
            ("XDG_STATE_HOME", "/s"),
        ];
        let set = places(None, &all).expect("every folder is set");
        assert_eq!(set.config, PathBuf::from("/c/sprungbrett"));
        assert_eq!(places(None, &all[..2]), None);
        assert_eq!(places(Some("home"), &[]), None);
    }
}
