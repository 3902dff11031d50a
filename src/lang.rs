//! Languages and texts. Knows nothing of the game: whoever asks gives the id of a text and what it names.

use std::fmt;

use clap::ValueEnum;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

/// Makes [`Language`] of a list of languages, the first of which is the usual one, and `in_every_language`, which includes
/// the files of each.
macro_rules! languages {
    ($dollar:tt $($language:ident = $code:literal $name:literal,)+) => {
        /// A language of the program.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ValueEnum)]
        pub enum Language {
            $(
                #[doc = $name]
                #[serde(rename = $code)]
                #[value(name = $code)]
                $language,
            )+
        }

        impl Language {
            /// Every language.
            pub const ALL: [Self; [$($code),+].len()] = [$(Self::$language),+];

            /// The code of the language by ISO 639: `en`, `de`, `id`.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$language => $code,)+
                }
            }

            /// The name of the language in itself.
            pub const fn own_name(self) -> &'static str {
                match self {
                    $(Self::$language => $name,)+
                }
            }
        }

        /// The texts of a file in every language, in the order of [`Language::ALL`]: of what stands before the code in
        /// its path, and what behind it.
        macro_rules! in_every_language {
            ($dollar($dollar before:literal)+; $dollar after:literal) => {
                [$(include_str!(concat!($dollar($dollar before,)+ $code, $dollar after))),+]
            };
        }
    };
}

languages! { $
    En = "en" "English",
    De = "de" "Deutsch",
    Id = "id" "Bahasa Indonesia",
}

pub(crate) use in_every_language;

/// The Fluent files of `assets/lang`.
macro_rules! files {
    ($($name:literal)+) => {
        [$(in_every_language!("../assets/lang/"; $name)),+]
    };
}

/// The Fluent sources, file by file in every language.
const SOURCES: &[[&str; Language::ALL.len()]] = &files!(
    "/rules.ftl"
    "/errors.ftl"
    "/commands.ftl"
    "/client.ftl"
    "/table.ftl"
    "/settings.ftl"
    "/editor.ftl"
    "/learn.ftl"
    "/plain.ftl"
    "/replay.ftl"
    "/lessons.ftl"
    "/interchange.ftl"
);

impl Default for Language {
    fn default() -> Self {
        Self::ALL[0]
    }
}

impl Language {
    /// The language of a code or a POSIX locale: `de`, `de_AT.UTF-8`, `id-ID`; `in` is an old code of Indonesian.
    pub fn named(locale: &str) -> Option<Self> {
        let code = locale
            .split(['_', '-', '.', '@'])
            .next()
            .unwrap_or_default()
            .to_ascii_lowercase();
        let code = match code.as_str() {
            "c" | "posix" => "en",
            "in" => "id",
            code => code,
        };
        Self::ALL
            .into_iter()
            .find(|language| language.code() == code)
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

    /// The one of `texts`, which are in the order of [`Language::ALL`], that is in this language.
    pub fn of<T>(self, texts: &[T; Self::ALL.len()]) -> &T {
        &texts[self as usize]
    }

    /// The Fluent sources of the language.
    pub fn sources(self) -> impl Iterator<Item = &'static str> {
        SOURCES.iter().map(move |texts| *self.of(texts))
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
            let resource = FluentResource::try_new(source.to_owned()).expect("a Fluent file");
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
