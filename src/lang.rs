//! Languages and texts. Knows nothing of the game: whoever asks gives the id of a text and what it names.

use std::fmt;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// A language of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Language {
    /// English
    #[default]
    En,
    /// German
    De,
    /// Indonesian
    Id,
}

/// The texts of one language, by file of `assets/lang`.
macro_rules! files {
    ($language:literal) => {
        &[
            include_str!(concat!("../assets/lang/", $language, "/rules.ftl")),
            include_str!(concat!("../assets/lang/", $language, "/errors.ftl")),
            include_str!(concat!("../assets/lang/", $language, "/commands.ftl")),
            include_str!(concat!("../assets/lang/", $language, "/client.ftl")),
            include_str!(concat!("../assets/lang/", $language, "/table.ftl")),
            include_str!(concat!("../assets/lang/", $language, "/settings.ftl")),
            include_str!(concat!("../assets/lang/", $language, "/editor.ftl")),
            include_str!(concat!("../assets/lang/", $language, "/learn.ftl")),
            include_str!(concat!("../assets/lang/", $language, "/plain.ftl")),
            include_str!(concat!("../assets/lang/", $language, "/replay.ftl")),
            include_str!(concat!("../assets/lang/", $language, "/lessons.ftl")),
            include_str!(concat!("../assets/lang/", $language, "/interchange.ftl")),
        ]
    };
}

impl Language {
    /// Every language.
    pub const ALL: [Self; 3] = [Self::En, Self::De, Self::Id];

    /// The code of the language: `en`, `de`, `id`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
            Self::Id => "id",
        }
    }

    /// The name of the language in itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::De => "Deutsch",
            Self::Id => "Bahasa Indonesia",
        }
    }

    /// The language of a code or a POSIX locale: `de`, `de_AT.UTF-8`, `id-ID`; `in` is an old code of Indonesian.
    pub fn named(locale: &str) -> Option<Self> {
        let code = locale
            .split(['_', '-', '.', '@'])
            .next()
            .unwrap_or_default()
            .to_ascii_lowercase();
        match code.as_str() {
            "en" | "c" | "posix" => Some(Self::En),
            "de" => Some(Self::De),
            "id" | "in" => Some(Self::Id),
            _ => None,
        }
    }

    /// The language that the environment asks for, by the first variable that is set, in the order POSIX gives: `LC_ALL`,
    /// `LC_MESSAGES`, `LANG`; English if there is no such language here.
    pub fn of_environment<'a>(locales: impl IntoIterator<Item = Option<&'a str>>) -> Self {
        let set = locales
            .into_iter()
            .flatten()
            .find(|locale| !locale.is_empty());
        set.and_then(Self::named).unwrap_or_default()
    }

    /// The Fluent sources of the language.
    pub const fn sources(self) -> &'static [&'static str] {
        match self {
            Self::En => files!("en"),
            Self::De => files!("de"),
            Self::Id => files!("id"),
        }
    }
}

/// The texts of one language.
pub struct Lang {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl fmt::Debug for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Lang").field(&self.language).finish()
    }
}

impl Lang {
    /// The texts of `language`.
    ///
    /// # Panics
    /// If a file in `assets/lang` is no Fluent file or has an id twice, which a test rules out.
    pub fn new(language: Language) -> Self {
        let id: LanguageIdentifier = language
            .code()
            .parse()
            .expect("the codes are language tags");
        let mut bundle = FluentBundle::new(vec![id]);
        bundle.set_use_isolating(false);
        for source in language.sources() {
            let resource = FluentResource::try_new((*source).to_owned()).expect("a Fluent file");
            bundle.add_resource(resource).expect("each id once");
        }
        Self { language, bundle }
    }

    /// Which language it is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a text with this id.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// The text called `id`.
    pub fn text(&self, id: &str) -> String {
        self.with(id, &[])
    }

    /// The text called `id` with what it names filled in. An unknown id is its own text, so that a mistake shows.
    pub fn with(&self, id: &str, names: &[(&str, Arg<'_>)]) -> String {
        let Some(pattern) = self
            .bundle
            .get_message(id)
            .and_then(|message| message.value())
        else {
            return id.to_owned();
        };
        let mut args = FluentArgs::new();
        for (name, value) in names {
            match value {
                Arg::Text(text) => args.set(*name, FluentValue::from(*text)),
                Arg::Number(number) => args.set(*name, FluentValue::from(*number)),
            }
        }
        self.bundle
            .format_pattern(pattern, Some(&args), &mut Vec::new())
            .into_owned()
    }
}

/// What a text names: a word, or a number that decides its plural.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Arg<'a> {
    /// A word.
    Text(&'a str),
    /// A number.
    Number(i64),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text)
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text)
    }
}

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<i32> for Arg<'_> {
    fn from(number: i32) -> Self {
        Self::Number(i64::from(number))
    }
}
