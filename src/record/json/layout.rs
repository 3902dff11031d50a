//! How a record looks as text: one key a line, one seat and one move a line, so that versions can be compared by line.

use serde::Serialize;
use serde_json::Value;

/// `value` with each key of its outermost object, and each item of a list that stands there, on a line of its own.
pub(super) fn print(value: &impl Serialize) -> String {
    let Value::Object(keys) = json(value) else {
        return line(value);
    };
    let key = |(key, value): (&String, &Value)| {
        let value = match value {
            Value::Array(items) if !items.is_empty() => {
                let items: Vec<String> = items
                    .iter()
                    .map(|item| "    ".to_owned() + &one_line(item))
                    .collect();
                format!("[\n{}\n  ]", items.join(",\n"))
            }
            value => one_line(value),
        };
        format!("  {}: {value}", quoted(key))
    };
    let keys: Vec<String> = keys.iter().map(key).collect();
    format!("{{\n{}\n}}\n", keys.join(",\n"))
}

/// `value` on one line.
pub(super) fn line(value: &impl Serialize) -> String {
    one_line(&json(value))
}

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("texts, numbers and lists of them are JSON")
}

fn quoted(text: &str) -> String {
    Value::from(text).to_string()
}

fn one_line(value: &Value) -> String {
    match value {
        Value::Array(items) => {
            let items: Vec<String> = items.iter().map(one_line).collect();
            format!("[{}]", items.join(", "))
        }
        Value::Object(keys) if !keys.is_empty() => {
            let key =
                |(key, value): (&String, &Value)| format!("{}: {}", quoted(key), one_line(value));
            let keys: Vec<String> = keys.iter().map(key).collect();
            format!("{{ {} }}", keys.join(", "))
        }
        Value::Object(_) | Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            value.to_string()
        }
    }
}
