//! The words of a PDN text. Every sign is looked at a bounded number of times, whatever the text is.

use std::borrow::Cow;

use super::score::Score;

/// A word of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// `[Name "value"]`
    Tag(&'a str, Cow<'a, str>),
    /// `12.`, `12...`, or a number alone.
    Number(&'a str),
    /// `11-15`, `1x10x19`, `c3:e5`, or what looks like a turn and is none.
    Turn(&'a str),
    /// `1-0`, `*`
    Result(&'a str),
    /// `!?`, `(!)`, `$4`, and a `*` that belongs to the turn before it.
    Mark(&'a str),
    /// `{…}`, or `;` and the rest of the line; whether it is closed.
    Comment(&'a str, bool),
    /// `(`
    Open,
    /// `)`
    Close,
    /// Anything else.
    Stray(&'a str),
}

/// A token, and whether an empty line stands before it.
#[derive(Clone, Debug)]
pub(super) struct Spaced<'a> {
    pub(super) token: Token<'a>,
    pub(super) after_blank: bool,
}

/// The tokens of a text that [`decode`](super::decode) has made.
#[derive(Clone, Debug)]
pub(super) struct Tokens<'a> {
    /// What has not been read yet.
    rest: &'a str,
    /// Whether `rest` follows a turn or its marks without a blank.
    touches_turn: bool,
}

/// The bytes of the longest tag, so that a text full of brackets is not searched to its end at each of them.
const LONGEST_TAG: usize = 2048;

/// The digits of the longest number of a round that has no full stop behind it.
const LONGEST_NUMBER: usize = 3;

/// What stands between the points of a turn.
fn is_separator(c: char) -> bool {
    "-xX:×–—".contains(c)
}

/// What says nothing outside of comments and tags.
fn is_blank(c: char) -> bool {
    c.is_whitespace() || matches!(c, ',' | '.' | '…')
}

/// What ends a word that is nothing else.
fn ends_word(c: char) -> bool {
    c.is_whitespace() || "{}()[];,!?$*".contains(c)
}

impl<'a> Tokens<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self {
            rest: text,
            touches_turn: false,
        }
    }

    /// Takes the next `length` bytes.
    fn take(&mut self, length: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(length);
        self.rest = rest;
        taken
    }

    fn take_while(&mut self, holds: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|c| !holds(c));
        self.take(end.unwrap_or(self.rest.len()))
    }

    /// Skips blanks, and `%` with the rest of its line; says whether there was an empty line among them.
    fn skip_blanks(&mut self) -> bool {
        let mut ends = 0;
        loop {
            let blanks = self.take_while(is_blank);
            self.touches_turn &= blanks.is_empty();
            ends += blanks.matches('\n').count();
            if !self.rest.starts_with('%') {
                return ends > 1;
            }
            self.take_while(|c| c != '\n');
            self.take(usize::from(!self.rest.is_empty()));
        }
    }

    /// A comment from its brace on. One that is never closed ends before the next line that looks like a tag.
    fn comment(&mut self) -> Token<'a> {
        self.take(1);
        let ends = |(at, sign): &(usize, char)| match sign {
            '}' => true,
            '\n' => begins_tag(&self.rest[at + 1..]),
            _ => false,
        };
        let end = self.rest.char_indices().find(ends);
        let is_closed = end.is_some_and(|(_, sign)| sign == '}');
        let text = self.take(end.map_or(self.rest.len(), |(at, _)| at));
        self.take(usize::from(is_closed));
        Token::Comment(text, is_closed)
    }

    /// What may be inside of a tag, up to where it cannot go on.
    fn inside_tag(&self) -> &'a str {
        let rest = &self.rest[1..];
        let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let value = rest.trim_start().trim_start_matches(is_name).trim_start();
        if !value.starts_with('"') {
            // Without quotation marks it ends in its line.
            let start = rest.len() - value.len();
            let end = value.find(['\n', ']']);
            let end = end.map_or(rest.len(), |end| start + end);
            return &rest[..end + usize::from(rest[end..].starts_with(']'))];
        }
        let most = rest.len().min(LONGEST_TAG);
        let most = (0..=most).rev().find(|at| rest.is_char_boundary(*at));
        let inside = &rest[..most.unwrap_or(0)];
        // No tag goes on in a line that begins with another one, or after an empty line.
        let ends = ["\n[", "\n\n"];
        let end = ends.iter().filter_map(|end| inside.find(end)).min();
        &inside[..end.unwrap_or(inside.len())]
    }

    /// A tag from its bracket on; something stray if it is none.
    fn tag(&mut self) -> Token<'a> {
        let inside = self.inside_tag();
        let trimmed = inside.trim_start();
        let name_length = trimmed.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
        let (name, after) = trimmed.split_at(name_length.unwrap_or(trimmed.len()));
        let value = after.trim_start();
        let length_before = |part: &str| 1 + inside.len() - part.len();
        let quoted = value.strip_prefix('"').and_then(|value| {
            let (length, closed) = string_end(value)?;
            Some((&value[..length], &value[closed..]))
        });
        let found = quoted.or_else(|| {
            // Without quotation marks, or with one alone.
            let (value, after) = value.split_once(']')?;
            Some((value.trim().trim_matches('"'), after))
        });
        match found {
            Some((value, after)) if name.starts_with(|c: char| c.is_ascii_alphabetic()) => {
                self.take(length_before(after));
                Token::Tag(name, unescaped(value))
            }
            _ => {
                let line = inside.split('\n').next().unwrap_or_default();
                let length = line.find(']').map_or(line.len(), |bracket| bracket + 1);
                Token::Stray(self.take(1 + length))
            }
        }
    }

    /// A turn, a number, or another word.
    fn word(&mut self) -> Token<'a> {
        let (length, squares) = turn_length(self.rest);
        let follows = self.rest[length..].chars().next();
        let ends = !follows.is_some_and(|c| c.is_alphanumeric() || c == '_');
        let is_number = self.rest.starts_with(|c: char| c.is_ascii_digit());
        if squares > 1 && ends {
            let turn = self.take(length);
            self.touches_turn = true;
            return Token::Turn(turn);
        }
        let digits = self.rest.find(|c: char| !c.is_ascii_digit());
        let (number, after) = self.rest.split_at(digits.unwrap_or(self.rest.len()));
        let is_short = number.len() <= LONGEST_NUMBER || after.starts_with('.');
        let is_whole = !after.starts_with(|c: char| c.is_alphanumeric() || is_separator(c));
        if is_number && is_short && is_whole {
            self.take(number.len());
            return Token::Number(number);
        }
        let word = self.take_while(|c| !ends_word(c));
        if Score::of(word).is_some() {
            return Token::Result(word);
        }
        let is_all_digits = word.len() == number.len();
        let joins = word.contains(is_separator) && !word.ends_with(is_separator);
        if is_number && (is_all_digits || joins) {
            Token::Turn(word)
        } else {
            Token::Stray(word)
        }
    }

    /// Whether the `*` that comes next belongs to the turn before it: the game goes on behind it.
    fn is_only_move(&self) -> bool {
        if !self.touches_turn {
            return false;
        }
        let after = &self.rest[1..];
        let next = after.trim_start();
        let blanks = &after[..after.len() - next.len()];
        let goes_on = !next.is_empty() && !next.starts_with('[');
        goes_on && blanks.matches('\n').count() < 2
    }

    /// The length of the mark that comes next, 0 if there is none.
    fn mark_length(&self) -> usize {
        let run =
            |text: &str, is_in: fn(char) -> bool| text.find(|c| !is_in(c)).unwrap_or(text.len());
        let is_strength = |c| matches!(c, '!' | '?');
        match self.rest.as_bytes() {
            [b'$', b'0'..=b'9', ..] => 1 + run(&self.rest[1..], |c| c.is_ascii_digit()),
            [b'!' | b'?', ..] => run(self.rest, is_strength),
            [b'(', b'!' | b'?', ..] => {
                let length = 1 + run(&self.rest[1..], is_strength);
                let is_closed = self.rest[length..].starts_with(')');
                if is_closed { length + 1 } else { 0 }
            }
            [b'*', ..] if self.is_only_move() => 1,
            _ => 0,
        }
    }
}

/// Whether a line looks like that of a tag: `[Name "`.
pub(super) fn begins_tag(line: &str) -> bool {
    let name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let after = line
        .strip_prefix('[')
        .map(|line| line.trim_start_matches(name));
    after.is_some_and(|after| {
        after.starts_with(' ') && after.trim_start_matches(' ').starts_with('"')
    })
}

/// Where a string ends whose opening mark is behind: its length, and where its tag is closed. A quotation mark that no
/// bracket follows belongs to it.
fn string_end(text: &str) -> Option<(usize, usize)> {
    let mut is_escaped = false;
    for (at, c) in text.char_indices() {
        match c {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            '"' => {
                let after = text[at + 1..].trim_start();
                if after.starts_with(']') {
                    return Some((at, text.len() - after.len() + 1));
                }
            }
            _ => {}
        }
    }
    None
}

/// A string without the backslashes before quotation marks and backslashes, on one line.
fn unescaped(text: &str) -> Cow<'_, str> {
    if !text.contains(['\\', '\n', '\t']) {
        return Cow::Borrowed(text);
    }
    let mut plain = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match (letter, letters.peek()) {
            ('\\', Some(&escaped @ ('"' | '\\'))) => {
                letters.next();
                plain.push(escaped);
            }
            ('\n' | '\t', _) => plain.push(' '),
            _ => plain.push(letter),
        }
    }
    Cow::Owned(plain)
}

/// The length of the name of a square that `text` begins with, 0 if there is none.
fn square_length(text: &str) -> usize {
    match text.as_bytes() {
        [b'a'..=b'h' | b'A'..=b'H', b'1'..=b'8', ..] | [b'0'..=b'9', b'0'..=b'9', ..] => 2,
        [b'0'..=b'9', ..] => 1,
        _ => 0,
    }
}

/// The length of the squares and separators that `text` begins with, and how many squares there are.
fn turn_length(text: &str) -> (usize, usize) {
    let (mut length, mut squares) = (square_length(text), 1);
    if length == 0 {
        return (0, 0);
    }
    loop {
        let rest = text[length..].trim_start();
        let Some(separator) = rest.chars().next().filter(|c| is_separator(*c)) else {
            return (length, squares);
        };
        let next = rest[separator.len_utf8()..].trim_start();
        let square = square_length(next);
        if square == 0 {
            return (length, squares);
        }
        length = text.len() - next.len() + square;
        squares += 1;
    }
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Spaced<'a>;

    fn next(&mut self) -> Option<Spaced<'a>> {
        let after_blank = self.skip_blanks();
        let first = self.rest.chars().next()?;
        let result = Score::prefix(self.rest).filter(|result| {
            let next = self.rest[result.len()..].chars().next();
            let ends = !next.is_some_and(|c| c.is_alphanumeric() || c == '/');
            ends && turn_length(self.rest).0 <= result.len()
        });
        let mark = self.mark_length();
        self.touches_turn &= mark > 0;
        let token = match first {
            _ if mark > 0 => Token::Mark(self.take(mark)),
            '[' => self.tag(),
            '{' => self.comment(),
            ';' => {
                self.take(1);
                Token::Comment(self.take_while(|c| c != '\n'), true)
            }
            '(' => {
                self.take(1);
                Token::Open
            }
            ')' => {
                self.take(1);
                Token::Close
            }
            _ => match result {
                Some(result) => Token::Result(self.take(result.len())),
                None if first.is_ascii_alphanumeric() => self.word(),
                None => {
                    let length = first.len_utf8();
                    let word = self.rest[length..].find(ends_word);
                    Token::Stray(self.take(word.map_or(self.rest.len(), |word| length + word)))
                }
            },
        };
        Some(Spaced { token, after_blank })
    }
}
