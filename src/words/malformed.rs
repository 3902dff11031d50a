//! What is wrong with JSON texts, in sentences.

use crate::lang::Lang;
use crate::record::json::{JsonError, JsonProblem};
use crate::words;

/// What is wrong with a JSON text, and where: `line 3, column 7: …`.
pub fn json_error(lang: &Lang, error: &JsonError) -> String {
    let quoted = |names: &[String]| {
        let names: Vec<String> = names.iter().map(|name| format!("{name:?}")).collect();
        words::any_of(lang, &names)
    };
    let about = |id: &str, found: &str, known: &[String]| {
        let known = quoted(known);
        let found = words::quoted(found);
        lang.with(
            id,
            &[("found", (&*found).into()), ("known", (&known).into())],
        )
    };
    let why = match &error.problem {
        JsonProblem::Truncated => lang.text("json-truncated"),
        JsonProblem::Syntax => lang.text("json-syntax"),
        JsonProblem::Surplus => lang.text("json-surplus"),
        JsonProblem::TooDeep => lang.text("json-too-deep"),
        JsonProblem::MissingKey(key) => lang.with("json-missing-key", &[("key", key.into())]),
        JsonProblem::KeyTwice(key) => {
            lang.with("json-key-twice", &[("key", (&*words::quoted(key)).into())])
        }
        JsonProblem::UnknownKey { key, known } => about("json-unknown-key", key, known),
        JsonProblem::Word { found, known } => about("json-word", found, known),
        JsonProblem::Type(expected) => {
            let expected = expected.map_or("other", |expected| expected.id());
            lang.with("json-type", &[("expected", expected.into())])
        }
    };
    let place = [
        ("line", error.line.into()),
        ("column", error.column.into()),
        ("why", (&why).into()),
    ];
    lang.with("json-error", &place)
}
