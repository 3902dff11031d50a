//! The settings in force: those of the arguments over those of the environment over those of the settings file.

use std::env;
use std::ffi::OsString;
use std::io;
use std::path::PathBuf;

use crate::config::{self, Color, Config, Glyphs, LanguageCode, Places, Theme};
use crate::lang::{Lang, Language};
use crate::notation::Naming;
use crate::runtime::files;

/// Arguments that every command takes.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Global options")]
pub(super) struct Args {
    /// The language
    #[arg(
        long,
        global = true,
        value_name = "en|de|id",
        hide_possible_values = true,
        ignore_case = true
    )]
    lang: Option<LanguageCode>,
    /// The colours: dark, light, wood, contrast, mono, or terminal for its own sixteen
    #[arg(
        long,
        global = true,
        value_name = "NAME",
        hide_possible_values = true,
        ignore_case = true
    )]
    theme: Option<Theme>,
    /// Whether there is colour
    #[arg(
        long,
        global = true,
        value_name = "auto|always|never",
        hide_possible_values = true,
        ignore_case = true
    )]
    color: Option<Color>,
    /// The characters to draw with: unicode, safe for terminals with wide East Asian letters, or ascii
    #[arg(
        long,
        global = true,
        value_name = "unicode|safe|ascii",
        hide_possible_values = true,
        ignore_case = true
    )]
    glyphs: Option<Glyphs>,
    /// Draws with ASCII characters only
    #[arg(long, global = true, conflicts_with = "glyphs")]
    ascii: bool,
    /// Leaves the mouse to the terminal
    #[arg(long, global = true)]
    no_mouse: bool,
    /// Another settings file
    #[arg(long, global = true, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Plays line by line, for pipes, scripts and screen readers
    #[arg(long, global = true)]
    plain: bool,
}

/// The settings in force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The language.
    pub language: Language,
    /// The settings with what arguments and environment change in them.
    pub config: Config,
    /// The settings as the file has them; what the settings screen changes and writes.
    pub stored: Config,
    /// The settings file, whether or not it exists; none if there is no home folder.
    pub file: Option<PathBuf>,
    /// Where games and progress are kept; none if there is no home folder.
    pub places: Option<Places>,
    /// Whether to play line by line.
    pub plain: bool,
}

impl Settings {
    /// The settings in force, and what is wrong with the settings file, in words: its settings then have their usual
    /// values.
    pub(super) fn load(args: &Args) -> (Self, Option<String>) {
        let variable = |name: &str| env::var_os(name);
        let places = Places::new(etcetera::home_dir().ok(), variable);
        let usual_file = places.as_ref().map(Places::settings);
        let file = args.config.clone().or(usual_file);
        let (stored, problem) = match &file {
            None => (Config::default(), None),
            Some(path) => match files::read(path).map(|text| Config::read(&text)) {
                Ok(Ok(config)) => (config, None),
                // A file that was asked for by name has to be there.
                Err(error) if error.kind() == io::ErrorKind::NotFound && args.config.is_none() => {
                    (Config::default(), None)
                }
                Ok(Err(error)) => (Config::default(), Some(Problem::Broken(error))),
                Err(error) => (Config::default(), Some(Problem::Unreadable(error))),
            },
        };
        let (language, config) = resolve(args, &stored, variable);
        let warning = problem.zip(file.as_ref()).map(|(problem, path)| {
            problem.in_words(&Lang::new(language), &path.display().to_string())
        });
        let settings = Self {
            language,
            config,
            stored,
            file,
            places,
            plain: args.plain,
        };
        (settings, warning)
    }

    /// How points are called.
    pub fn naming(&self) -> Naming {
        match self.config.naming {
            config::Naming::Numbers => Naming::Written,
            config::Naming::Squares => Naming::Squares,
        }
    }
}

/// What is wrong with a settings file.
enum Problem {
    Unreadable(io::Error),
    Broken(crate::config::ConfigError),
}

impl Problem {
    fn in_words(&self, lang: &Lang, file: &str) -> String {
        match self {
            Self::Unreadable(error) => lang.with(
                "file-unreadable",
                &[("file", file.into()), ("why", (&error.to_string()).into())],
            ),
            Self::Broken(error) => lang.with(
                "config-broken",
                &[
                    ("file", file.into()),
                    ("line", error.line.into()),
                    ("column", error.column.into()),
                    ("why", (&error.problem).into()),
                ],
            ),
        }
    }
}

/// The language and the settings that follow from the arguments, the environment and the settings file.
fn resolve(
    args: &Args,
    stored: &Config,
    variable: impl Fn(&str) -> Option<OsString>,
) -> (Language, Config) {
    let is_set = |name: &str| variable(name).is_some_and(|value| !value.is_empty());
    let locales = |messages_or_letters: &str| {
        ["LC_ALL", messages_or_letters, "LANG"]
            .map(|name| variable(name).map(|value| value.to_string_lossy().into_owned()))
    };
    let letters = locales("LC_CTYPE")
        .into_iter()
        .flatten()
        .find(|set| !set.is_empty());
    let ascii = args.ascii.then_some(Glyphs::Ascii);
    let config = Config {
        lang: args.lang.or(stored.lang),
        theme: args.theme.or(stored.theme),
        color: match args.color {
            Some(color) => color,
            None if is_set("NO_COLOR") => Color::Never,
            None => stored.color,
        },
        glyphs: ascii
            .or(args.glyphs)
            .or(stored.glyphs)
            .or(Some(Glyphs::of_locale(&letters.unwrap_or_default()))),
        mouse: stored.mouse && !args.no_mouse,
        ..stored.clone()
    };
    let messages = locales("LC_MESSAGES");
    let language = match config.lang {
        Some(LanguageCode::En) => Language::En,
        Some(LanguageCode::De) => Language::De,
        Some(LanguageCode::Id) => Language::Id,
        None => Language::of_environment(messages.iter().map(Option::as_deref)),
    };
    (language, config)
}

#[cfg(test)]
mod tests {
    use clap::Parser as _;

    use super::*;
    use crate::cli::Cli;

    /// What arguments and environment (`NAME=value` with blanks between) make of a settings file.
    fn resolved(args: &str, environment: &str, file: &Config) -> (Language, Config) {
        let cli = Cli::parse_from(std::iter::once("sprungbrett").chain(args.split_whitespace()));
        let variable = |name: &str| {
            let set = environment
                .split(' ')
                .filter_map(|pair| pair.split_once('='));
            let mut values = set.filter(|(variable, _)| *variable == name);
            values.next().map(|(_, value)| OsString::from(value))
        };
        resolve(&cli.settings, file, variable)
    }

    #[test]
    fn arguments_beat_the_environment_and_that_beats_the_file() {
        let file = Config {
            color: Color::Always,
            theme: Some(Theme::Wood),
            ..Config::default()
        };
        for (args, environment, glyphs) in [
            ("", "", Glyphs::Unicode),
            ("", "LANG=ja_JP.UTF-8", Glyphs::Safe),
            ("", "LC_CTYPE=en_US.UTF-8 LANG=ja_JP.UTF-8", Glyphs::Unicode),
            ("--glyphs unicode", "LANG=ja_JP.UTF-8", Glyphs::Unicode),
            ("--ascii", "LANG=ja_JP.UTF-8", Glyphs::Ascii),
        ] {
            let (_, config) = resolved(args, environment, &Config::default());
            assert_eq!(config.glyphs, Some(glyphs), "{args} {environment}");
        }
        for (args, environment, language, color) in [
            ("", "", Language::En, Color::Always),
            ("", "LANG=de_AT.UTF-8", Language::De, Color::Always),
            ("", "LC_ALL=id_ID LANG=de_AT", Language::Id, Color::Always),
            ("", "NO_COLOR=1", Language::En, Color::Never),
            ("", "NO_COLOR=", Language::En, Color::Always),
            ("--color always", "NO_COLOR=1", Language::En, Color::Always),
            ("--color auto", "", Language::En, Color::Auto),
            ("--lang de", "LC_ALL=id_ID", Language::De, Color::Always),
        ] {
            let (found, config) = resolved(args, environment, &file);
            let context = format!("{args} {environment}");
            assert_eq!((found, config.color), (language, color), "{context}");
            assert_eq!(config.theme, Some(Theme::Wood), "{context}");
        }
    }
}
