//! How a record looks as text: one key a line, one seat and one move a line, so that versions can be compared by line.

use std::io;

use serde::Serialize;
use serde_json::ser::{Formatter, Serializer};

/// `value` with the keys of its outermost object, and the items of lists that stand there, on lines of their own.
pub(super) fn print(value: &impl Serialize) -> String {
    let mut text = written(value, Lines::default());
    text.push('\n');
    text
}

/// `value` on one line.
pub(super) fn line(value: &impl Serialize) -> String {
    let inside = Lines {
        open: vec![Bracket::Object; 2],
        ..Lines::default()
    };
    written(value, inside)
}

fn written(value: &impl Serialize, lines: Lines) -> String {
    let mut bytes = Vec::new();
    value
        .serialize(&mut Serializer::with_formatter(&mut bytes, lines))
        .expect("texts, numbers and lists of them are JSON, and memory takes every byte");
    String::from_utf8(bytes).expect("JSON is UTF-8")
}

#[derive(Clone, Copy, PartialEq)]
enum Bracket {
    Object,
    Array,
}

/// Breaks lines in the outermost object and in the lists directly inside it.
#[derive(Default)]
struct Lines {
    open: Vec<Bracket>,
    /// Whether the innermost open bracket holds something.
    is_filled: bool,
}

impl Lines {
    fn breaks(&self) -> bool {
        matches!(
            self.open[..],
            [Bracket::Object] | [Bracket::Object, Bracket::Array]
        )
    }

    fn open<W: ?Sized + io::Write>(&mut self, to: &mut W, bracket: Bracket) -> io::Result<()> {
        self.open.push(bracket);
        self.is_filled = false;
        to.write_all(if bracket == Bracket::Array {
            b"["
        } else {
            b"{"
        })
    }

    fn item<W: ?Sized + io::Write>(&mut self, to: &mut W, first: bool) -> io::Result<()> {
        if !first {
            to.write_all(b",")?;
        }
        let is_object = self.open.last() == Some(&Bracket::Object);
        if self.breaks() {
            self.new_line(to)
        } else if !first || is_object {
            to.write_all(b" ")
        } else {
            Ok(())
        }
    }

    fn close<W: ?Sized + io::Write>(&mut self, to: &mut W) -> io::Result<()> {
        let breaks = self.breaks();
        let bracket = self.open.pop();
        if self.is_filled && breaks {
            self.new_line(to)?;
        } else if self.is_filled && bracket == Some(Bracket::Object) {
            to.write_all(b" ")?;
        }
        self.is_filled = true;
        to.write_all(if bracket == Some(Bracket::Array) {
            b"]"
        } else {
            b"}"
        })
    }

    fn new_line<W: ?Sized + io::Write>(&self, to: &mut W) -> io::Result<()> {
        to.write_all(b"\n")?;
        to.write_all("  ".repeat(self.open.len()).as_bytes())
    }
}

impl Formatter for Lines {
    fn begin_array<W: ?Sized + io::Write>(&mut self, to: &mut W) -> io::Result<()> {
        self.open(to, Bracket::Array)
    }

    fn end_array<W: ?Sized + io::Write>(&mut self, to: &mut W) -> io::Result<()> {
        self.close(to)
    }

    fn begin_array_value<W: ?Sized + io::Write>(
        &mut self,
        to: &mut W,
        first: bool,
    ) -> io::Result<()> {
        self.item(to, first)
    }

    fn end_array_value<W: ?Sized + io::Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.is_filled = true;
        Ok(())
    }

    fn begin_object<W: ?Sized + io::Write>(&mut self, to: &mut W) -> io::Result<()> {
        self.open(to, Bracket::Object)
    }

    fn end_object<W: ?Sized + io::Write>(&mut self, to: &mut W) -> io::Result<()> {
        self.close(to)
    }

    fn begin_object_key<W: ?Sized + io::Write>(
        &mut self,
        to: &mut W,
        first: bool,
    ) -> io::Result<()> {
        self.item(to, first)
    }

    fn begin_object_value<W: ?Sized + io::Write>(&mut self, to: &mut W) -> io::Result<()> {
        to.write_all(b": ")
    }

    fn end_object_value<W: ?Sized + io::Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.is_filled = true;
        Ok(())
    }
}
