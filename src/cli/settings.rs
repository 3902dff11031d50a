//! The settings that the arguments ask for.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::ValueEnum as _;

use super::usage;
use crate::config::{Color, Glyphs, Theme};
use crate::lang::Language;
use crate::runtime::settings::Wishes;

/// Arguments that every command takes.
#[derive(Debug, Default, clap::Args)]
#[command(next_help_heading = "Global options")]
pub(super) struct Args {
    /// The language
    #[arg(long, global = true, value_name = "CODE", ignore_case = true)]
    lang: Option<Language>,
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

impl Args {
    /// What they ask for.
    pub(super) fn wishes(self) -> Wishes {
        Wishes {
            lang: self.lang,
            theme: self.theme,
            color: self.color,
            glyphs: self.ascii.then_some(Glyphs::Ascii).or(self.glyphs),
            no_mouse: self.no_mouse,
            file: self.config,
            plain: self.plain,
        }
    }
}

/// What decides about the language among arguments that cannot be understood.
pub(super) fn guessed(args: &[OsString]) -> Wishes {
    let lang = usage::value_of(args, "--lang");
    Wishes {
        lang: lang.and_then(|lang| Language::from_str(lang.to_str()?, true).ok()),
        file: usage::value_of(args, "--config").map(PathBuf::from),
        ..Wishes::default()
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser as _;

    use super::*;
    use crate::cli::Cli;

    #[test]
    fn arguments_become_wishes() {
        let wishes = |args: &str| {
            let args = std::iter::once("sprungbrett").chain(args.split_whitespace());
            Cli::parse_from(args).settings.wishes()
        };
        assert_eq!(wishes(""), Wishes::default());
        assert_eq!(wishes("--ascii").glyphs, Some(Glyphs::Ascii));
        assert_eq!(wishes("--glyphs safe").glyphs, Some(Glyphs::Safe));
        let all = wishes("--lang DE --theme wood --color never --no-mouse --config x --plain");
        let expected = Wishes {
            lang: Some(Language::De),
            theme: Some(Theme::Wood),
            color: Some(Color::Never),
            glyphs: None,
            no_mouse: true,
            file: Some(PathBuf::from("x")),
            plain: true,
        };
        assert_eq!(all, expected);
    }
}
