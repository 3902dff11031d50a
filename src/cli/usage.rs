//! What is wrong with the arguments, in words of ours: those of clap are English whatever the language is.

use std::error::Error as _;
use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::cli::whole::NotWhole;
use crate::lang::Lang;
use crate::words;

/// What `error` says of the arguments, in a sentence; none if it says nothing, but shows the help or the version.
pub(super) fn sentence(lang: &Lang, error: &clap::Error) -> Option<String> {
    let text_of = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text.clone()),
        Some(ContextValue::Strings(texts)) => Some(texts.join(" ")),
        _ => None,
    };
    let all = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    };
    let argument = text_of(ContextKind::InvalidArg).unwrap_or_default();
    let value = text_of(ContextKind::InvalidValue).unwrap_or_default();
    let about = |id: &str, text: &str| lang.with(id, &[("text", text.into())]);
    let of_value = |id: &str, known: &str| {
        let names = [
            ("argument", (&argument).into()),
            ("value", (&value).into()),
            ("known", known.into()),
        ];
        lang.with(id, &names)
    };
    let number = |id: &str, least: u64, most: u64| {
        let (least, most) = (least.to_string(), most.to_string());
        let names = [
            ("argument", (&argument).into()),
            ("value", (&value).into()),
            ("least", (&least).into()),
            ("most", (&most).into()),
        ];
        lang.with(id, &names)
    };
    let suggested = |sentence: String, kind: ContextKind| {
        let names = all(kind);
        if names.is_empty() {
            return sentence;
        }
        let names = words::any_of(lang, &names);
        format!("{sentence} {}", about("usage-suggested", &names))
    };
    Some(match error.kind() {
        ErrorKind::DisplayHelp
        | ErrorKind::DisplayVersion
        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => return None,
        ErrorKind::InvalidValue if value.is_empty() => about("usage-no-value", &argument),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            match &all(ContextKind::ValidValue)[..] {
                [] => match error.source().and_then(|why| why.downcast_ref()) {
                    Some(NotWhole { least, most: None }) => number("usage-number", *least, *least),
                    Some(NotWhole {
                        least,
                        most: Some(most),
                    }) => number("usage-number-between", *least, *most),
                    None => of_value("usage-bad-value", ""),
                },
                known => of_value("usage-unknown-value", &words::any_of(lang, known)),
            }
        }
        ErrorKind::UnknownArgument => {
            let sentence = about("usage-unknown-argument", &argument);
            suggested(sentence, ContextKind::SuggestedArg)
        }
        ErrorKind::InvalidSubcommand => {
            let command = text_of(ContextKind::InvalidSubcommand).unwrap_or_default();
            let sentence = about("usage-unknown-command", &command);
            suggested(sentence, ContextKind::SuggestedSubcommand)
        }
        ErrorKind::ArgumentConflict => {
            let others = all(ContextKind::PriorArg);
            if others.contains(&argument) {
                about("usage-twice", &argument)
            } else {
                let others = words::any_of(lang, &others);
                let names = [
                    ("argument", (&argument).into()),
                    ("other", (&others).into()),
                ];
                lang.with("usage-conflict", &names)
            }
        }
        ErrorKind::MissingRequiredArgument => {
            about("usage-missing", &all(ContextKind::InvalidArg).join(", "))
        }
        ErrorKind::TooManyValues | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            about("usage-number-of-values", &argument)
        }
        ErrorKind::NoEquals => about("usage-no-value", &argument),
        ErrorKind::InvalidUtf8 => lang.text("usage-no-text"),
        _ => lang.text("usage-other"),
    })
}

/// How the arguments should stand, in a line; none if it is not known.
pub(super) fn line(lang: &Lang, error: &clap::Error) -> Option<String> {
    let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) else {
        return None;
    };
    let usage = usage.to_string();
    let usage = usage.strip_prefix("Usage:").unwrap_or(&usage).trim();
    let usage = usage
        .replace("[OPTIONS]", &lang.text("usage-options"))
        .replace("[COMMAND]", &lang.text("usage-command"));
    Some(lang.with("usage-line", &[("usage", (&usage).into())]))
}

/// The value that follows the argument `name` although the arguments as a whole cannot be understood.
pub(super) fn value_of(args: &[OsString], name: &str) -> Option<OsString> {
    let after = |at: usize| match args[at].to_str()?.strip_prefix(name)? {
        "" => args.get(at + 1).cloned(),
        rest => rest.strip_prefix('=').map(OsString::from),
    };
    (0..args.len()).find_map(after)
}
