//! The settings, and where the program's files belong. Opens no file and asks no environment.

mod text;

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

use clap::ValueEnum;
use serde::{Deserialize, Serialize};

use crate::lang::Language;
use crate::notation::Naming;

pub use text::{Allowed, ConfigError, ConfigProblem, Read};

/// What is set in `config.toml`. What is missing there has its usual value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Config {
    /// The language; none, written `auto`, is that of the environment.
    #[serde(with = "text::auto")]
    pub lang: Option<Language>,
    /// The colours; none, written `auto`, is what suits the terminal.
    #[serde(with = "text::auto")]
    pub theme: Option<Theme>,
    /// Whether there is colour at all.
    pub color: Color,
    /// The characters that are drawn; none, written `auto`, is those that suit the locale.
    #[serde(with = "text::auto")]
    pub glyphs: Option<Glyphs>,
    /// Whether the mouse is used.
    pub mouse: bool,
    /// How the squares of the draughts board are called.
    pub naming: Naming,
    /// Whether a turn that can only end waits for Enter nevertheless.
    pub enter_ends_turn: bool,
    /// How turns that nobody makes on the board are shown.
    pub show_turns: ShowTurns,
    /// Whether a finished game is saved by itself.
    pub save_finished: bool,
    /// The names of those at the keyboard, in the order of their seats; there may be fewer than players.
    pub names: Vec<String>,
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
            show_turns: ShowTurns::default(),
            save_finished: true,
            names: Vec::new(),
        }
    }
}

impl Config {
    /// Takes over what differs between `before` and `after`.
    pub fn take_over(&mut self, before: &Self, after: &Self) {
        fn differs<T: Clone + PartialEq>(mine: &mut T, before: &T, after: &T) {
            if before != after {
                mine.clone_from(after);
            }
        }
        let Self {
            lang,
            theme,
            color,
            glyphs,
            mouse,
            naming,
            enter_ends_turn,
            show_turns,
            save_finished,
            names,
        } = self;
        differs(lang, &before.lang, &after.lang);
        differs(theme, &before.theme, &after.theme);
        differs(color, &before.color, &after.color);
        differs(glyphs, &before.glyphs, &after.glyphs);
        differs(mouse, &before.mouse, &after.mouse);
        differs(naming, &before.naming, &after.naming);
        differs(
            enter_ends_turn,
            &before.enter_ends_turn,
            &after.enter_ends_turn,
        );
        differs(show_turns, &before.show_turns, &after.show_turns);
        differs(save_finished, &before.save_finished, &after.save_finished);
        differs(names, &before.names, &after.names);
    }

    /// The name of the player number `human`, from 0, of those at the keyboard; empty if none is set.
    pub fn name(&self, human: usize) -> &str {
        self.names.get(human).map_or("", String::as_str)
    }
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

/// How turns that nobody makes on the board are shown: the computer's, those that are typed, and chains of which only
/// the end is chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "text::Pause", into = "text::Pause")]
pub enum ShowTurns {
    /// At once.
    Off,
    /// Landing by landing, as fast as the eye follows.
    #[default]
    Short,
    /// Landing by landing, with time to look at each.
    Long,
    /// Landing by landing, with so many milliseconds for each.
    Milliseconds(u16),
}

impl ShowTurns {
    /// The time for each landing; none if turns are shown at once.
    pub fn pause(self) -> Option<Duration> {
        let milliseconds = match self {
            Self::Off | Self::Milliseconds(0) => return None,
            Self::Short => 250,
            Self::Long => 800,
            Self::Milliseconds(milliseconds) => milliseconds,
        };
        Some(Duration::from_millis(milliseconds.into()))
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

    /// The file that is locked while the settings are changed.
    pub fn settings_lock(&self) -> PathBuf {
        self.state.join("config.lock")
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
