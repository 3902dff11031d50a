//! Text in columns: width, wrapping, and the ASCII form of what the language files hold.

use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

use ratatui::text::{Line, Span};

use crate::config::Glyphs;
use crate::tui::glyphs;
use crate::words;

/// The columns that `text` takes.
pub(super) fn width(text: &str) -> u16 {
    u16::try_from(text.width()).unwrap_or(u16::MAX)
}

/// `text` in lines of at most `columns`, broken at blanks, and within a word only where it is longer than a line.
pub(super) fn wrapped(text: &str, columns: u16) -> Vec<String> {
    let columns = usize::from(columns).max(1);
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        let mut line = String::new();
        for word in paragraph.split(' ').filter(|word| !word.is_empty()) {
            if !line.is_empty() && line.width() + 1 + word.width() > columns {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            for c in word.chars() {
                if line.width() >= columns {
                    lines.push(std::mem::take(&mut line));
                }
                line.push(c);
            }
        }
        lines.push(line);
    }
    lines
}

/// The line as it is if it has no more than `columns`, else [`ended`].
pub(super) fn fitted(line: Line<'_>, columns: u16, glyphs: Glyphs) -> Line<'_> {
    let text: String = line
        .spans
        .iter()
        .map(|span| span.content.as_ref())
        .collect();
    if width(text.trim_end()) <= columns {
        return line;
    }
    ended(line, columns, glyphs)
}

/// As much of the line as leaves room within `columns` for the sign that there is more.
pub(super) fn ended(line: Line<'_>, columns: u16, glyphs: Glyphs) -> Line<'_> {
    let mut room = usize::from(columns).saturating_sub(1);
    let mut ended = Line::default().style(line.style);
    for span in line.spans {
        let mut text = String::new();
        for c in span.content.chars() {
            let columns = c.width().unwrap_or(0);
            if columns > room {
                room = 0;
                break;
            }
            room -= columns;
            text.push(c);
        }
        ended.push_span(Span::styled(text, span.style));
    }
    ended.push_span(Span::from(glyphs::set(glyphs).cut.to_string()));
    ended
}

/// A path (`o12-m10-m12`) in lines of at most `columns`, broken after the sign between two points.
pub(super) fn wrapped_path(path: &str, columns: u16) -> Vec<String> {
    let mut lines = vec![String::new()];
    for part in path.split_inclusive(['-', 'x']) {
        let line = lines.last_mut().map_or(0, |line| line.width());
        if line > 0 && line + part.width() > usize::from(columns) {
            lines.push(String::new());
        }
        if let Some(line) = lines.last_mut() {
            line.push_str(part);
        }
    }
    lines
}

/// `text` without what steers the terminal, which names in files may hold; line breaks stay.
pub(super) fn harmless(text: &str) -> String {
    text.chars()
        .filter(|c| *c == '\n' || !words::steers(*c))
        .collect()
}

/// `text` with every character that the glyphs rule out replaced by the nearest in ASCII. The safe glyphs have no Latin
/// letter beyond ASCII either: Unicode calls some of them ambiguous, and terminals differ.
pub(super) fn in_glyphs(text: &str, glyphs: Glyphs) -> String {
    let mut plain = String::with_capacity(text.len());
    for c in text.chars() {
        match (glyphs, in_ascii(c)) {
            (Glyphs::Safe | Glyphs::Ascii, Some(ascii)) => plain.push_str(ascii),
            (Glyphs::Unicode, _) => plain.push(c),
            (Glyphs::Safe, _) if c.width() == c.width_cjk() => plain.push(c),
            (Glyphs::Ascii, _) if c.is_ascii() => plain.push(c),
            (Glyphs::Safe | Glyphs::Ascii, _) => plain.push('?'),
        }
    }
    plain
}

/// The ASCII form of what the texts hold: umlauts in two letters, typographic signs as plain ones.
fn in_ascii(c: char) -> Option<&'static str> {
    Some(match c {
        'ä' => "ae",
        'ö' => "oe",
        'ü' => "ue",
        'Ä' => "Ae",
        'Ö' => "Oe",
        'Ü' => "Ue",
        'ß' => "ss",
        '…' => "...",
        '±' => "+-",
        '–' | '—' => "-",
        '“' | '”' | '„' | '«' | '»' => "\"",
        '‘' | '’' | '‚' => "'",
        '·' => ".",
        '×' => "x",
        '→' => ">",
        '←' => "<",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_glyphs_rule_out_is_replaced() {
        let text = "\u{201e}Züge\u{201c} · größer … 田";
        for (glyphs, expected) in [
            (Glyphs::Unicode, text),
            (Glyphs::Safe, "\"Zuege\" . groesser ... 田"),
            (Glyphs::Ascii, "\"Zuege\" . groesser ... ?"),
        ] {
            assert_eq!(in_glyphs(text, glyphs), expected, "{glyphs:?}");
        }
    }

    #[test]
    fn a_line_that_is_too_long_says_so() {
        for (text, columns, expected) in [
            ("four", 4, "four"),
            ("four ", 4, "four "),
            ("fours", 4, "fou…"),
            ("田田田", 4, "田…"),
            ("x", 0, "…"),
        ] {
            let line = Line::from(vec![Span::from(text)]);
            let fitted = fitted(line, columns, Glyphs::Unicode);
            assert_eq!(fitted.to_string(), expected, "{text:?} in {columns}");
        }
        let line = Line::from("all of it");
        assert_eq!(ended(line, 20, Glyphs::Ascii).to_string(), "all of it$");
    }

    #[test]
    fn nothing_is_lost_in_wrapping() {
        assert_eq!(wrapped("one two three", 7), ["one two", "three"]);
        assert_eq!(wrapped("unbreakable", 4), ["unbr", "eaka", "ble"]);
        assert_eq!(wrapped("a\n\nb", 9), ["a", "", "b"]);
        assert_eq!(wrapped("", 9), [""]);
        assert_eq!(wrapped_path("o12-m10-m12", 9), ["o12-m10-", "m12"]);
        assert_eq!(wrapped_path("11x18x25", 80), ["11x18x25"]);
        assert_eq!(wrapped_path("o12-m10", 2), ["o12-", "m10"]);
    }
}
