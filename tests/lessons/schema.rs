//! The JSON Schema for lessons, held to the reader: what ships is valid, and what the reader refuses for its form is not.

use serde_json::Value;

use sprungbrett::lesson;

use crate::BED;
use crate::broken::{cases, with};

fn schema() -> Value {
    serde_json::from_str(include_str!("../../assets/schema/lessons.json")).unwrap()
}

/// Where `value` breaks `schema`, as a pointer into the value; none if it does not. Knows the keywords that the schema
/// uses, and panics at any other.
fn fault(root: &Value, schema: &Value, value: &Value, at: &str) -> Option<String> {
    let rules = schema.as_object().unwrap();
    let broken = |is_broken: bool| is_broken.then(|| at.to_owned());
    rules
        .iter()
        .find_map(|(keyword, rule)| match keyword.as_str() {
            "$schema" | "$defs" | "title" | "description" => None,
            "$ref" => {
                let target = rule.as_str().unwrap().strip_prefix('#').unwrap();
                fault(root, root.pointer(target).unwrap(), value, at)
            }
            "type" => {
                let is_it = |name: &str| match name {
                    "object" => value.is_object(),
                    "array" => value.is_array(),
                    "string" => value.is_string(),
                    "boolean" => value.is_boolean(),
                    "integer" => value.is_u64() || value.is_i64(),
                    other => panic!("type {other}"),
                };
                broken(!is_it(rule.as_str().unwrap()))
            }
            "const" => broken(value != rule),
            "enum" => broken(!rule.as_array().unwrap().contains(value)),
            "minimum" => broken(
                value
                    .as_i64()
                    .is_some_and(|number| number < rule.as_i64().unwrap()),
            ),
            "maximum" => broken(
                value
                    .as_i64()
                    .is_some_and(|number| number > rule.as_i64().unwrap()),
            ),
            "minLength" => broken(value.as_str().is_some_and(|text| {
                text.trim().len() < usize::try_from(rule.as_u64().unwrap()).unwrap()
            })),
            "minItems" => broken(
                value
                    .as_array()
                    .is_some_and(|items| (items.len() as u64) < rule.as_u64().unwrap()),
            ),
            "maxItems" => broken(
                value
                    .as_array()
                    .is_some_and(|items| items.len() as u64 > rule.as_u64().unwrap()),
            ),
            "minProperties" => broken(
                value
                    .as_object()
                    .is_some_and(|keys| (keys.len() as u64) < rule.as_u64().unwrap()),
            ),
            "required" => {
                let keys = rule.as_array().unwrap();
                broken(
                    keys.iter()
                        .any(|key| value.is_object() && value.get(key.as_str().unwrap()).is_none()),
                )
            }
            "properties" => rule.as_object().unwrap().iter().find_map(|(key, rule)| {
                let value = value.get(key)?;
                fault(root, rule, value, &format!("{at}/{key}"))
            }),
            "additionalProperties" => {
                let known = rules.get("properties").and_then(Value::as_object);
                value.as_object()?.iter().find_map(|(key, value)| {
                    let at = format!("{at}/{key}");
                    match rule {
                        _ if known.is_some_and(|known| known.contains_key(key)) => None,
                        Value::Bool(false) => Some(at),
                        rule => fault(root, rule, value, &at),
                    }
                })
            }
            "items" => (0..)
                .zip(value.as_array()?)
                .find_map(|(index, value): (usize, _)| {
                    fault(root, rule, value, &format!("{at}/{index}"))
                }),
            "oneOf" => {
                let fitting = rule.as_array().unwrap().iter();
                let fitting = fitting.filter(|rule| fault(root, rule, value, at).is_none());
                broken(fitting.count() != 1)
            }
            other => panic!("the test does not know the keyword {other}"),
        })
}

fn invalid(text: &str) -> Option<String> {
    let schema = schema();
    fault(&schema, &schema, &serde_json::from_str(text).unwrap(), "")
}

#[test]
fn what_the_reader_takes_is_valid() {
    for text in lesson::COURSES.into_iter().chain([BED]) {
        assert_eq!(invalid(text), None);
    }
}

/// A schema knows no rules and counts nothing across values: only faults of form can be seen by both.
#[test]
fn what_the_reader_refuses_for_its_form_is_invalid() {
    let form = [
        "“format” is not",
        "This program reads",
        "This key is unknown",
        "This is empty",
        "is missing.",
        "is none of play",
        "has no such key",
        "is expected here",
        "Only true has",
        "is none of step",
        "Exactly one of these keys",
        "There is no game called",
        "Levels are",
    ];
    let mut seen = 0;
    for (pointer, value, said) in cases() {
        if form.iter().any(|sign| said.contains(sign)) {
            let text = with(pointer, value.clone());
            assert!(invalid(&text).is_some(), "{pointer}: {value}");
            seen += 1;
        }
    }
    assert!(seen >= 15, "{seen}");
}
