//! What a learner reads: the same text in every language, with numbers that are computed.

use crate::lang::Language;

/// A text in every language; in English where it was not translated. `{name}` stands for a number: a fact of the task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text {
    /// In the order of [`Language::ALL`].
    pub(super) texts: [String; Language::ALL.len()],
}

/// A number that the texts of a task may name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Number {
    /// What it is called in the texts.
    pub name: String,
    /// What was computed.
    pub value: i64,
}

impl Text {
    /// The text in this language.
    pub fn in_language(&self, language: Language) -> &str {
        language.of::<String>(&self.texts)
    }

    /// The text in a language with its numbers filled in.
    pub fn filled(&self, language: Language, numbers: &[Number]) -> String {
        let mut filled = String::new();
        for piece in pieces(self.in_language(language)) {
            match piece {
                Piece::Words(words) => filled.push_str(words),
                Piece::Name(name) => match numbers.iter().find(|number| number.name == name) {
                    Some(number) => filled.push_str(&number.value.to_string()),
                    // A mistake shows.
                    None => filled.extend(["{", name, "}"]),
                },
            }
        }
        filled
    }
}

/// The names in braces of a text, each once, in the order of the alphabet.
pub(super) fn names(text: &str) -> Vec<&str> {
    let mut names: Vec<&str> = pieces(text)
        .into_iter()
        .filter_map(|piece| match piece {
            Piece::Name(name) => Some(name),
            Piece::Words(_) => None,
        })
        .collect();
    names.sort_unstable();
    names.dedup();
    names
}

/// A part of a text.
enum Piece<'t> {
    Words(&'t str),
    /// Without its braces.
    Name(&'t str),
}

fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some((words, after)) = rest.split_once('{') {
        let Some((name, after)) = after.split_once('}') else {
            break;
        };
        pieces.extend([Piece::Words(words), Piece::Name(name)]);
        rest = after;
    }
    pieces.push(Piece::Words(rest));
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stand_where_their_names_stood() {
        let text = |text: &str| Text {
            texts: Language::ALL.map(|_| text.to_owned()),
        };
        let number = |name: &str, value| Number {
            name: name.to_owned(),
            value,
        };
        let numbers = [number("lost", 3), number("all", 14)];
        for (found, expected) in [
            ("{lost} of {all}, {lost} again", "3 of 14, 3 again"),
            ("keine Klammer {", "keine Klammer {"),
            ("{unknown}", "{unknown}"),
        ] {
            for language in Language::ALL {
                assert_eq!(text(found).filled(language, &numbers), expected);
            }
        }
        assert_eq!(names("{lost} of {all}, {lost} again"), ["all", "lost"]);
    }
}
