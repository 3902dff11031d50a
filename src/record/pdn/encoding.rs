//! From the bytes of a file to its text.

use std::borrow::Cow;

/// What the bytes 0x80 to 0x9f stand for in Windows-1252, which old files call Latin-1; control characters where there is
/// nothing (source: the index `windows-1252` of the WHATWG Encoding Standard).
const WINDOWS_1252: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// The text of a file: UTF-8, with or without a byte order mark, or Latin-1. Collections are put together from many
/// sources, so each line is asked on its own. Lines end with `\n` alone, and of the control characters only tabs stay:
/// the others become blanks, so that none can reach a terminal.
pub fn decode(bytes: &[u8]) -> String {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let mut text = String::with_capacity(bytes.len());
    for line in bytes.split_inclusive(|byte| *byte == b'\n') {
        let line = std::str::from_utf8(line).map_or_else(|_| latin(line), Cow::Borrowed);
        text.push_str(&plain(&line));
    }
    text
}

fn latin(bytes: &[u8]) -> Cow<'static, str> {
    let letter = |&byte: &u8| match byte {
        0x80..=0x9f => WINDOWS_1252[usize::from(byte - 0x80)],
        _ => char::from(byte),
    };
    bytes.iter().map(letter).collect()
}

/// The text with `\n` for every end of a line, and blanks for the other control characters but tabs.
pub(super) fn plain(text: &str) -> Cow<'_, str> {
    let is_plain = |c: char| !c.is_control() || matches!(c, '\n' | '\t');
    if text.chars().all(is_plain) {
        return Cow::Borrowed(text);
    }
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    text.chars()
        .map(|c| if is_plain(c) { c } else { ' ' })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_become_text() {
        for (bytes, expected) in [
            (&b"\xef\xbb\xbf[Event \"x\"]\r\n"[..], "[Event \"x\"]\n"),
            ("{Größe}".as_bytes(), "{Größe}"),
            (b"{Gr\xf6\xdfe}", "{Größe}"),
            (b"{\x93sic\x94 \x96 it\x92s}", "{“sic” – it’s}"),
            (b"{Gr\xf6\xdfe}\n{Gr\xc3\xb6\xc3\x9fe}", "{Größe}\n{Größe}"),
            (
                b"1. 11-15\t\x0c22-17\x1b[2J\x9b\x81",
                "1. 11-15\t 22-17 [2J› ",
            ),
            (b"11-15\r22-17", "11-15\n22-17"),
            (b"", ""),
        ] {
            assert_eq!(decode(bytes), expected, "{bytes:?}");
        }
    }
}
