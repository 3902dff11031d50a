//! What is printed, with its control characters spelled out: names, comments and titles come from anywhere, and must not
//! steer the terminal.

use std::io::{self, Write};

/// A writer of text that lets of the control characters only ends of lines and tabs pass. The others are spelled as JSON
/// spells them, so that JSON stays what it is.
pub(super) struct Spelled<W> {
    inner: W,
    /// Whether the first byte of a letter waits that may be a control character: those from U+0080 on have two.
    has_lead: bool,
}

/// The first byte of U+0080 to U+00BF in UTF-8.
const LEAD: u8 = 0xc2;

impl<W: Write> Spelled<W> {
    pub(super) fn new(inner: W) -> Self {
        Self {
            inner,
            has_lead: false,
        }
    }

    fn spell(&mut self, code: u8) -> io::Result<()> {
        write!(self.inner, "\\u{code:04x}")
    }
}

impl<W: Write> Write for Spelled<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for &byte in bytes {
            let is_second = std::mem::take(&mut self.has_lead);
            match byte {
                0x80..=0x9f if is_second => {
                    self.spell(byte)?;
                    continue;
                }
                _ if is_second => self.inner.write_all(&[LEAD])?,
                _ => {}
            }
            match byte {
                LEAD => self.has_lead = true,
                b'\n' | b'\t' => self.inner.write_all(&[byte])?,
                0..0x20 | 0x7f => self.spell(byte)?,
                _ => self.inner.write_all(&[byte])?,
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
    fn control_characters_are_spelled_and_all_else_passes() {
        for (text, expected) in [
            ("a\tb\n", "a\tb\n"),
            ("\u{1b}[31m\r\0\u{7f}", "\\u001b[31m\\u000d\\u0000\\u007f"),
            ("\u{9b}31m \u{85}", "\\u009b31m \\u0085"),
            ("§ä—界\u{a0}", "§ä—界\u{a0}"),
        ] {
            let mut out = Spelled::new(Vec::new());
            // However the text is cut.
            for byte in text.bytes() {
                out.write_all(&[byte]).expect("memory takes everything");
            }
            let written = String::from_utf8(out.inner).expect("it is text");
            assert_eq!(written, expected, "{text:?}");
        }
    }
}
