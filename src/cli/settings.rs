//! The settings in force: those of the arguments over those of the environment over those of the settings file.

use std::env;
use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};

use clap::ValueEnum as _;

use super::usage;
use crate::config::{
    Allowed, Color, Config, ConfigError, ConfigProblem, Glyphs, LanguageCode, Places, Read, Theme,
};
use crate::lang::{Lang, Language};
use crate::notation::Naming;
use crate::runtime::files;
use crate::runtime::keeper::Lock;
use crate::words;

/// Arguments that every command takes.
#[derive(Debug, Default, clap::Args)]
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

impl Args {
    /// What decides about the language among arguments that cannot be understood.
    pub(super) fn guessed(args: &[OsString]) -> Self {
        let lang = usage::value_of(args, "--lang");
        Self {
            lang: lang.and_then(|lang| LanguageCode::from_str(lang.to_str()?, true).ok()),
            config: usage::value_of(args, "--config").map(PathBuf::from),
            ..Self::default()
        }
    }
}

/// The settings in force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The language.
    pub language: Language,
    /// The language that the environment asks for.
    pub environment: Language,
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
    /// The settings in force, and what is wrong with the settings file, in sentences: a key that cannot be read has its
    /// usual value, and if the file cannot be read every setting has.
    pub(super) fn load(args: &Args) -> (Self, Vec<String>) {
        let variable = |name: &str| env::var_os(name);
        let places = Places::new(etcetera::home_dir().ok(), variable);
        let usual_file = places.as_ref().map(Places::settings);
        let file = args.config.clone().or(usual_file);
        let read = file
            .as_ref()
            .map(|path| files::read_settings(path).map(|text| Config::read(&text)));
        let (Read { config, faults }, unread) = match read {
            None => (Read::default(), None),
            Some(Ok(Ok(read))) => (read, None),
            Some(Ok(Err(error))) => (
                Read {
                    config: Config::default(),
                    faults: vec![error],
                },
                None,
            ),
            // A file that was asked for by name has to be there.
            Some(Err(error))
                if error.kind() == io::ErrorKind::NotFound && args.config.is_none() =>
            {
                (Read::default(), None)
            }
            Some(Err(error)) => (Read::default(), Some(error)),
        };
        let stored = config;
        let environment = environment(variable);
        let config = resolve(args, &stored, variable);
        let language = language(config.lang, environment);
        let lang = Lang::new(language);
        let path = file.as_deref().unwrap_or(Path::new(""));
        let unread = unread.map(|error| files::unreadable(&lang, path, &error));
        let faults = faults.iter();
        let faults = faults.map(|error| config_error(&lang, path, error));
        let warnings = unread.into_iter().chain(faults).collect();
        let settings = Self {
            language,
            environment,
            config,
            stored,
            file,
            places,
            plain: args.plain,
        };
        (settings, warnings)
    }

    /// The language of a program with these settings.
    pub fn language_of(&self, config: &Config) -> Language {
        language(config.lang, self.environment)
    }

    /// Changes the settings file where `before` and `after` differ; gives its path, or why it is unchanged, in words. A
    /// file that is no TOML is left as it is. What other runs of the program change in it at the same time stays.
    ///
    /// # Errors
    /// If there is no place for it, or it cannot be locked, read or written, or is no TOML.
    pub fn keep(&self, lang: &Lang, before: &Config, after: &Config) -> Result<PathBuf, String> {
        let Some(path) = &self.file else {
            return Err(lang.text("plain-no-folder"));
        };
        // One lock for all settings files, so that none lies beside a file of the player's own.
        let lock = self.places.as_ref().map(Places::settings_lock);
        let lock = lock.map(|path| Lock::wait(&path)).transpose();
        let _lock = lock.map_err(|error| error.in_words(lang))?;
        let text = match files::read_settings(path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(files::unreadable(lang, path, &error)),
        };
        let text = after.written_into(before, &text);
        let text = text.map_err(|error| {
            let what = config_error(lang, path, &error);
            format!("{what} {}", lang.text("config-not-changed"))
        })?;
        let is_usual = |places: &Places| places.settings() == *path;
        let made = match &self.places {
            Some(places) if is_usual(places) => files::make_folder_of(path),
            Some(_) | None => Ok(()),
        };
        match made.and_then(|()| files::write(path, &text)) {
            Ok(()) => Ok(path.clone()),
            Err(error) => Err(files::unwritable(lang, path, &error)),
        }
    }

    /// How points are called.
    pub fn naming(&self) -> Naming {
        self.config.naming.into()
    }
}

/// What is wrong with the settings file at `path`, and what holds instead.
fn config_error(lang: &Lang, path: &Path, error: &ConfigError) -> String {
    let file = path.display().to_string();
    let place = [
        ("file", (&file).into()),
        ("line", error.line.into()),
        ("column", error.column.into()),
    ];
    match &error.problem {
        ConfigProblem::NoToml => lang.with("config-no-toml", &place),
        ConfigProblem::UnknownKey(key) => lang.with(
            "config-unknown",
            &[&place[..], &[("key", (&*words::quoted(key)).into())]].concat(),
        ),
        ConfigProblem::Value { key, allowed } => {
            let allowed: Vec<String> = allowed.iter().map(|one| self::allowed(lang, one)).collect();
            let allowed = words::any_of(lang, &allowed);
            let about = [("key", (*key).into()), ("allowed", (&allowed).into())];
            lang.with("config-value", &[&place[..], &about].concat())
        }
    }
}

fn allowed(lang: &Lang, allowed: &Allowed) -> String {
    match allowed {
        // As it is written in the file.
        Allowed::Text(_) | Allowed::Flag(_) => allowed.to_string(),
        Allowed::Milliseconds(most) => lang.with(
            "config-milliseconds",
            &[("most", usize::from(*most).into())],
        ),
        Allowed::Names => lang.text("config-names"),
    }
}

/// The settings that follow from the arguments, the environment and the settings file.
fn resolve(args: &Args, stored: &Config, variable: impl Fn(&str) -> Option<OsString>) -> Config {
    let is_set = |name: &str| variable(name).is_some_and(|value| !value.is_empty());
    let letters = locales("LC_CTYPE", &variable)
        .into_iter()
        .flatten()
        .find(|set| !set.is_empty());
    let ascii = args.ascii.then_some(Glyphs::Ascii);
    Config {
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
    }
}

/// The locales that the environment names for `kind` of things, the one that counts most first.
fn locales(kind: &str, variable: impl Fn(&str) -> Option<OsString>) -> [Option<String>; 3] {
    ["LC_ALL", kind, "LANG"]
        .map(|name| variable(name).map(|value| value.to_string_lossy().into_owned()))
}

/// The language that the environment asks for.
fn environment(variable: impl Fn(&str) -> Option<OsString>) -> Language {
    let locales = locales("LC_MESSAGES", variable);
    Language::of_environment(locales.iter().map(Option::as_deref))
}

/// The language that is set, or else that of the environment.
fn language(set: Option<LanguageCode>, environment: Language) -> Language {
    match set {
        Some(LanguageCode::En) => Language::En,
        Some(LanguageCode::De) => Language::De,
        Some(LanguageCode::Id) => Language::Id,
        None => environment,
    }
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
        let config = resolve(&cli.settings, file, variable);
        (language(config.lang, super::environment(variable)), config)
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

    /// Each of several runs changes another setting, again and again, and none undoes what the others have set.
    #[test]
    fn runs_at_once_change_their_own_keys_alone() {
        let home = tempfile::tempdir().expect("a folder for the test");
        let places = Places::new(Some(home.path().to_owned()), |_| None);
        let usual = Config::default();
        let settings = Settings {
            language: Language::En,
            environment: Language::En,
            config: usual.clone(),
            stored: usual.clone(),
            file: places.as_ref().map(Places::settings),
            places,
            plain: false,
        };
        let change = |change: fn(&mut Config)| {
            let mut changed = usual.clone();
            change(&mut changed);
            changed
        };
        let changes = [
            change(|config| config.lang = Some(LanguageCode::De)),
            change(|config| config.theme = Some(Theme::Wood)),
            change(|config| config.color = Color::Never),
            change(|config| config.mouse = false),
            change(|config| config.names = vec!["Ana".to_owned()]),
        ];
        let (usual, settings) = (&usual, &settings);
        std::thread::scope(|scope| {
            for changed in &changes {
                scope.spawn(move || {
                    let lang = Lang::new(Language::En);
                    let keep = |before, after| settings.keep(&lang, before, after);
                    for _ in 0..10 {
                        keep(usual, changed).expect("it is written");
                        keep(changed, usual).expect("it is written");
                    }
                    keep(usual, changed).expect("it is written");
                });
            }
        });
        let file = settings.file.as_ref().expect("there is a home");
        let text = files::read(file).expect("it was written");
        let read = Config::read(&text).expect("it is TOML");
        let mut expected = usual.clone();
        for changed in &changes {
            expected.take_over(usual, changed);
        }
        assert_eq!((read.config, read.faults), (expected, Vec::new()), "{text}");
    }
}
