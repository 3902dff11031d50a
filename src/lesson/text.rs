//! What a learner reads: the same text in every language, with numbers that are computed.

/// A text in all three languages. `{name}` stands for a number: a fact of the task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text {
    pub(super) en: String,
    pub(super) de: String,
    pub(super) id: String,
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
    /// The codes of the languages, English first.
    pub const LANGUAGES: [&'static str; 3] = ["en", "de", "id"];

    /// The text in the language with this code (`en`, `de`, `id`); in English for any other.
    pub fn in_language(&self, code: &str) -> &str {
        match code {
            "de" => &self.de,
            "id" => &self.id,
            _ => &self.en,
        }
    }

    /// The text in a language with its numbers filled in.
    pub fn filled(&self, code: &str, numbers: &[Number]) -> String {
        let mut filled = String::new();
        for piece in pieces(self.in_language(code)) {
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

    /// The text in every language, in the order of [`Text::LANGUAGES`].
    pub(super) fn all(&self) -> [&str; 3] {
        [&self.en, &self.de, &self.id]
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
        let text = Text {
            en: "{lost} of {all}, {lost} again".to_owned(),
            de: "keine Klammer {".to_owned(),
            id: "{unknown}".to_owned(),
        };
        let number = |name: &str, value| Number {
            name: name.to_owned(),
            value,
        };
        let numbers = [number("lost", 3), number("all", 14)];
        assert_eq!(text.filled("en", &numbers), "3 of 14, 3 again");
        assert_eq!(text.filled("fr", &numbers), "3 of 14, 3 again");
        assert_eq!(text.filled("de", &numbers), "keine Klammer {");
        assert_eq!(text.filled("id", &numbers), "{unknown}");
        assert_eq!(names(&text.en), ["all", "lost"]);
        assert!(names(&text.de).is_empty());
    }
}
