//! Text in columns: width, wrapping, and the ASCII form of what the language files hold.

use unicode_width::UnicodeWidthStr as _;

/// The columns that `text` takes.
pub(super) fn width(text: &str) -> u16 {
    u16::try_from(text.width()).unwrap_or(u16::MAX)
}

/// `text` in at most `columns`: what does not fit gives way to `ellipsis`.
pub(super) fn cut(text: &str, columns: u16, ellipsis: &str) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let Some(room) = columns.checked_sub(width(ellipsis)) else {
        return String::new();
    };
    let mut kept = String::new();
    for c in text.chars() {
        kept.push(c);
        if width(&kept) > room {
            kept.pop();
            break;
        }
    }
    kept + ellipsis
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

/// `text` without control characters and without those that turn the direction of writing, which names in files may
/// hold; line breaks stay.
pub(super) fn harmless(text: &str) -> String {
    let turns_direction = |c: char| matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    text.chars()
        .filter(|c| *c == '\n' || !(c.is_control() || turns_direction(*c)))
        .collect()
}

/// `text` in ASCII: umlauts in two letters, typographic signs as plain ones.
pub(super) fn to_ascii(text: &str) -> String {
    let mut ascii = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            'ä' => ascii.push_str("ae"),
            'ö' => ascii.push_str("oe"),
            'ü' => ascii.push_str("ue"),
            'Ä' => ascii.push_str("Ae"),
            'Ö' => ascii.push_str("Oe"),
            'Ü' => ascii.push_str("Ue"),
            'ß' => ascii.push_str("ss"),
            '…' => ascii.push_str("..."),
            '–' | '—' => ascii.push('-'),
            '“' | '”' | '„' | '«' | '»' => ascii.push('"'),
            '‘' | '’' | '‚' => ascii.push('\''),
            '·' => ascii.push('.'),
            '×' => ascii.push('x'),
            c if c.is_ascii() => ascii.push(c),
            _ => ascii.push('?'),
        }
    }
    ascii
}

#[cfg(test)]
mod tests {
    use super::*;

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

    #[test]
    fn what_is_too_long_is_cut_by_columns() {
        for (text, columns, expected) in [
            ("Ana", 3, "Ana"),
            ("Ana", 2, "A…"),
            ("Ana", 1, "…"),
            ("Ana", 0, ""),
            // Two columns each.
            ("張偉張偉", 8, "張偉張偉"),
            ("張偉張偉", 7, "張偉張…"),
            ("張偉張偉", 6, "張偉…"),
            // A sign above a letter takes no column of its own.
            ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
        ] {
            let found = cut(text, columns, "…");
            assert_eq!(found, expected, "{text} in {columns}");
            assert!(width(&found) <= columns, "{text} in {columns}");
        }
        assert_eq!(cut("Annemarie", 6, "..."), "Ann...");
        assert_eq!(cut("Annemarie", 2, "..."), "");
    }
}
