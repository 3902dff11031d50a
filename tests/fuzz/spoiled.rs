//! Texts as they come from a bad disk, a careless hand or a hostile one: what is right, changed in a few places. That gets
//! further into a reader than any random text.

use std::ops::Range;

use proptest::prelude::*;
use proptest::sample::Index;

/// Bytes that a change puts in.
const PIECES: &[&[u8]] = &[
    b"0",
    b"-1",
    b"1e999",
    b"255",
    b"256",
    b"65536",
    b"4294967296",
    b"18446744073709551615",
    b"99999999999999999999999999",
    b"\0",
    b"\x1b[2J",
    b"\x07",
    b"\r\n",
    b"\n\n",
    b"\t",
    b"\xff",
    b"\xc3\x28",
    b"\xed\xa0\x80",
    "\u{feff}".as_bytes(),
    "\u{202e}".as_bytes(),
    "e\u{301}\u{301}".as_bytes(),
    "漢".as_bytes(),
    b"\"",
    b"\\",
    b"{",
    b"}",
    b"[",
    b"]",
    b"(((((((((",
    b")",
    b":",
    b"::",
    b",",
    b"-",
    b"x",
    b".",
    b";",
    b"null",
    b"true",
    b"pass",
    b"start",
    b"K",
    b"a1",
    b"i9",
    b"q13",
    b"33",
];

/// One change, its places as parts of the length.
#[derive(Clone, Debug)]
pub enum Change {
    /// Leaves out what is between.
    Delete(Index, Index),
    /// Writes what is between a second time.
    Double(Index, Index),
    /// Writes what is between many times, if that is not long.
    Multiply(Index, u8, u8),
    /// Changes the places of two pieces of the same length.
    Swap(Index, Index, u8),
    /// Puts something in.
    Insert(Index, Index),
    /// Puts something in for the number that comes next.
    Number(Index, Index),
    /// Changes one byte.
    Byte(Index, u8),
    /// Ends there.
    End(Index),
}

fn change() -> impl Strategy<Value = Change> {
    let place = any::<Index>;
    prop_oneof![
        1 => (place(), place()).prop_map(|(a, b)| Change::Delete(a, b)),
        1 => (place(), place()).prop_map(|(a, b)| Change::Double(a, b)),
        1 => (place(), 1u8..40, any::<u8>()).prop_map(|(at, long, times)| Change::Multiply(at, long, times)),
        1 => (place(), place(), 1u8..20).prop_map(|(a, b, long)| Change::Swap(a, b, long)),
        3 => (place(), place()).prop_map(|(at, piece)| Change::Insert(at, piece)),
        3 => (place(), place()).prop_map(|(at, piece)| Change::Number(at, piece)),
        2 => (place(), any::<u8>()).prop_map(|(at, byte)| Change::Byte(at, byte)),
        1 => place().prop_map(Change::End),
    ]
}

/// No more than this is cut out or doubled: a text should stay much as it was.
const LONGEST: usize = 60;

impl Change {
    fn make(&self, text: &mut Vec<u8>) {
        if text.is_empty() {
            return;
        }
        let length = text.len();
        let at = |index: &Index| index.index(length);
        let between = |a: &Index, b: &Index| {
            let start = at(a);
            start..(start + b.index(LONGEST)).min(length)
        };
        let piece = |index: &Index| PIECES[index.index(PIECES.len())];
        let put = |text: &mut Vec<u8>, range: Range<usize>, piece: &[u8]| {
            text.splice(range, piece.iter().copied());
        };
        match self {
            Self::Delete(a, b) => drop(text.drain(between(a, b))),
            Self::Double(a, b) => {
                let range = between(a, b);
                let copy = text[range.clone()].to_vec();
                put(text, range.end..range.end, &copy);
            }
            Self::Multiply(a, long, times) => {
                let start = at(a);
                let end = (start + usize::from(*long)).min(length);
                let copy = text[start..end].repeat(usize::from(*times));
                put(text, end..end, &copy);
            }
            Self::Swap(a, b, long) => {
                let long = usize::from(*long);
                let (first, second) = (at(a).min(at(b)), at(a).max(at(b)));
                if first + long <= second && second + long <= length {
                    let (before, after) = text.split_at_mut(second);
                    before[first..first + long].swap_with_slice(&mut after[..long]);
                }
            }
            Self::Insert(a, what) => put(text, at(a)..at(a), piece(what)),
            Self::Number(a, what) => {
                let digits = |byte: &u8| byte.is_ascii_digit();
                let start = at(a);
                let Some(start) = text[start..]
                    .iter()
                    .position(digits)
                    .map(|skip| start + skip)
                else {
                    return;
                };
                let long = text[start..].iter().take_while(|byte| digits(byte)).count();
                put(text, start..start + long, piece(what));
            }
            Self::Byte(a, byte) => text[at(a)] = *byte,
            Self::End(a) => text.truncate(at(a)),
        }
    }
}

/// One of the texts after some changes, seldom after none.
pub fn spoiled(texts: Vec<String>) -> impl Strategy<Value = Vec<u8>> {
    let text = any::<Index>().prop_map(move |index| texts[index.index(texts.len())].clone());
    (text, prop::collection::vec(change(), 0..6)).prop_map(|(text, changes)| {
        let mut text = text.into_bytes();
        for change in changes {
            change.make(&mut text);
        }
        text
    })
}

/// The same as a text, in which what is no UTF-8 is replaced.
pub fn spoiled_text(texts: Vec<String>) -> impl Strategy<Value = String> {
    spoiled(texts).prop_map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
}
