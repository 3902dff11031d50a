//! What is printed, with what steers a terminal spelled out: names, comments and titles come from anywhere.

use std::io::{self, Write};
use std::str;

use crate::words::steers;

/// A writer of text that lets of what [`steers`] only ends of lines and tabs pass. The rest is spelled as JSON spells it, so
/// that JSON stays what it is; bytes that are no text become the sign for that.
pub(super) struct Spelled<W> {
    inner: W,
    /// The bytes of a letter of which the end has not come yet.
    begun: Vec<u8>,
}

impl<W: Write> Spelled<W> {
    pub(super) fn new(inner: W) -> Self {
        let begun = Vec::new();
        Self { inner, begun }
    }

    fn spell(&mut self, text: &str) -> io::Result<()> {
        let mut rest = text;
        let is_spelled = |c: char| steers(c) && c != '\n' && c != '\t';
        while let Some((at, letter)) = rest.char_indices().find(|(_, c)| is_spelled(*c)) {
            self.inner.write_all(&rest.as_bytes()[..at])?;
            write!(self.inner, "\\u{:04x}", u32::from(letter))?;
            rest = &rest[at + letter.len_utf8()..];
        }
        self.inner.write_all(rest.as_bytes())
    }
}

impl<W: Write> Write for Spelled<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.begun.extend_from_slice(bytes);
        let all = std::mem::take(&mut self.begun);
        let mut rest = &all[..];
        loop {
            match str::from_utf8(rest) {
                Ok(text) => {
                    self.spell(text)?;
                    break;
                }
                Err(error) => {
                    let (text, other) = rest.split_at(error.valid_up_to());
                    self.spell(str::from_utf8(text).expect("it is valid up to there"))?;
                    let Some(length) = error.error_len() else {
                        self.begun = other.to_vec();
                        break;
                    };
                    self.spell("\u{fffd}")?;
                    rest = &other[length..];
                }
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_steers_is_spelled_and_all_else_passes() {
        for (text, expected) in [
            ("a\tb\n", "a\tb\n"),
            ("\u{1b}[31m\r\0\u{7f}", "\\u001b[31m\\u000d\\u0000\\u007f"),
            ("\u{9b}31m \u{85}", "\\u009b31m \\u0085"),
            ("§ä—界\u{a0}", "§ä—界\u{a0}"),
            ("a\u{202e}b\u{2069}\u{61c}", "a\\u202eb\\u2069\\u061c"),
        ] {
            let mut out = Spelled::new(Vec::new());
            // However the text is cut.
            for byte in text.bytes() {
                out.write_all(&[byte]).expect("memory takes everything");
            }
            let written = String::from_utf8(out.inner).expect("it is text");
            assert_eq!(written, expected, "{text:?}");
        }
        let mut out = Spelled::new(Vec::new());
        out.write_all(b"a\x9b\xffb")
            .expect("memory takes everything");
        assert_eq!(out.inner, "a\u{fffd}\u{fffd}b".as_bytes());
    }
}
