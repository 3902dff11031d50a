//! Breaks words into lines.

use unicode_width::UnicodeWidthStr as _;

use super::Span;

/// A word, perhaps of several kinds, with the blank before it.
struct Word {
    /// The blank belongs to the words around it if both are of one kind.
    blank: Option<Span>,
    parts: Vec<Span>,
}

impl Word {
    fn width(&self) -> usize {
        self.parts.iter().map(|part| part.text.width()).sum()
    }
}

/// `text` in lines of at most `columns`, broken at blanks; at least one line. A word that is longer than a line has one
/// of its own.
pub fn wrapped(text: &[Span], columns: u16) -> Vec<Vec<Span>> {
    let mut lines = Vec::new();
    let mut line = Vec::new();
    let mut used = 0;
    for word in words(text) {
        let width = word.width();
        if used > 0 && used + 1 + width > usize::from(columns) {
            lines.push(std::mem::take(&mut line));
            used = 0;
        }
        let blank = word.blank.filter(|_| used > 0);
        used += usize::from(blank.is_some()) + width;
        let parts = blank.into_iter().chain(word.parts);
        parts.for_each(|part| add(&mut line, part));
    }
    lines.push(line);
    lines
}

/// Adds words to the end of a line, to the last ones if they are of the same kind.
pub(super) fn add(line: &mut Vec<Span>, part: Span) {
    match line.last_mut() {
        Some(last) if (last.tone, last.link) == (part.tone, part.link) => {
            last.text.push_str(&part.text);
        }
        _ => line.push(part),
    }
}

fn words(text: &[Span]) -> Vec<Word> {
    let mut words = Vec::new();
    let mut word = Word {
        blank: None,
        parts: Vec::new(),
    };
    for span in text {
        let of_kind = |text: &str| Span {
            text: text.to_owned(),
            ..span.clone()
        };
        for (index, part) in span.text.split(' ').enumerate() {
            if index > 0 {
                let next = Word {
                    blank: Some(of_kind(" ")),
                    parts: Vec::new(),
                };
                words.push(std::mem::replace(&mut word, next));
            }
            if !part.is_empty() {
                word.parts.push(of_kind(part));
            }
        }
    }
    words.push(word);
    words.retain(|word| !word.parts.is_empty());
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guide::Tone;

    fn span(text: &str, tone: Tone) -> Span {
        Span {
            text: text.to_owned(),
            tone,
            link: None,
        }
    }

    /// The lines with strong words between stars.
    fn marked(text: &[Span], columns: u16) -> Vec<String> {
        let mark = |span: &Span| match span.tone {
            Tone::Strong => format!("*{}*", span.text),
            Tone::Plain | Tone::Emphasis => span.text.clone(),
        };
        let lines = wrapped(text, columns);
        lines
            .iter()
            .map(|line| line.iter().map(mark).collect())
            .collect()
    }

    #[test]
    fn words_stay_whole_and_keep_their_kind() {
        let text = [
            span("one ", Tone::Plain),
            span("two three", Tone::Strong),
            span(", four", Tone::Plain),
        ];
        for (columns, expected) in [
            (80, &["one *two three*, four"][..]),
            (14, &["one *two three*,", "four"]),
            // A comma without a blank before it belongs to its word, and both go to the next line.
            (13, &["one *two*", "*three*, four"]),
            (8, &["one *two*", "*three*,", "four"]),
            (1, &["one", "*two*", "*three*,", "four"]),
        ] {
            assert_eq!(marked(&text, columns), expected, "{columns}");
        }
        assert_eq!(marked(&[], 9), [""]);
    }
}
