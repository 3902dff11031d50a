//! From the words of a text to its games, of which nothing has been played yet.

use std::borrow::Cow;
use std::collections::HashSet;
use std::iter::Peekable;

use super::token::{Spaced, Token, Tokens};
use super::{DEEPEST, Finding, Problem};
use crate::record::{Line, Remark};

/// A game as it stands in the text.
#[derive(Debug, Default)]
pub(super) struct Raw<'a> {
    pub(super) tags: Vec<(&'a str, Cow<'a, str>)>,
    /// The names of the tags in small letters.
    names: HashSet<String>,
    pub(super) line: Line,
    /// What stands behind the last turn.
    pub(super) result: Option<&'a str>,
    pub(super) findings: Vec<Finding>,
}

/// The games of a text, one after the other.
#[derive(Debug)]
pub(super) struct Games<'a>(Peekable<Tokens<'a>>);

impl<'a> Games<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self(Tokens::new(text).peekable())
    }
}

impl<'a> Raw<'a> {
    /// Notes what is wrong at the turn read last.
    fn find(&mut self, problem: Problem) {
        let turn = Some(self.line.turns.len()).filter(|&turn| turn > 0);
        self.findings.push(Finding { turn, problem });
    }

    fn has_tag(&self, name: &str) -> bool {
        self.names.contains(&name.to_ascii_lowercase())
    }

    /// Whether the game is over before the token: it belongs to the next one.
    fn ends_before(&self, next: &Spaced<'a>) -> bool {
        let Spaced { token, after_blank } = next;
        let has_turns = !self.line.turns.is_empty();
        let is_over = self.result.is_some();
        match token {
            Token::Tag(name, _) => {
                let has_body = !self.tags.is_empty() && !self.line.remarks.is_empty();
                is_over || has_turns || *after_blank && (has_body || self.has_tag(name))
            }
            Token::Number(number) => is_over || has_turns && *after_blank && *number == "1",
            Token::Turn(_) => is_over,
            Token::Result(_)
            | Token::Mark(_)
            | Token::Comment(..)
            | Token::Open
            | Token::Close
            | Token::Stray(_) => false,
        }
    }
}

/// A turn without the blanks that may stand in it.
fn turn(text: &str) -> String {
    text.split_whitespace().collect()
}

impl<'a> Games<'a> {
    /// What is to be said because of a token that may stand in the game itself and in its variations.
    fn remark(&mut self, raw: &mut Raw<'a>, token: &Token<'a>) -> Option<Remark> {
        match *token {
            Token::Comment(text, is_closed) => {
                if !is_closed {
                    raw.find(Problem::OpenComment);
                }
                Some(Remark::Comment(text.to_owned()))
            }
            Token::Mark(text) => Some(Remark::Mark(text.to_owned())),
            Token::Stray(first) => {
                // Words that follow each other are one sentence.
                let mut text = first.to_owned();
                let is_stray = |next: &Spaced| matches!(next.token, Token::Stray(_));
                while let Some(next) = self.0.next_if(is_stray) {
                    if let Token::Stray(word) = next.token {
                        text.push(' ');
                        text.push_str(word);
                    }
                }
                raw.find(Problem::Stray(text.clone()));
                Some(Remark::Comment(text))
            }
            Token::Close => {
                raw.find(Problem::Stray(")".to_owned()));
                None
            }
            Token::Tag(..) | Token::Number(_) | Token::Turn(_) | Token::Result(_) | Token::Open => {
                None
            }
        }
    }

    /// A variation behind its opening parenthesis, itself in `depth` others.
    fn variation(&mut self, raw: &mut Raw<'a>, depth: usize) -> Line {
        let mut line = Line::default();
        while let Some(next) = self.0.next_if(|next| !matches!(next.token, Token::Tag(..))) {
            match next.token {
                Token::Close => return line,
                Token::Open if depth == DEEPEST => {
                    raw.find(Problem::TooDeep);
                    self.skip_variation();
                }
                Token::Open => {
                    let inner = self.variation(raw, depth + 1);
                    line.say(Remark::Variation(inner));
                }
                Token::Turn(text) => line.play(turn(text)),
                Token::Result(text) => line.say(Remark::Mark(text.to_owned())),
                token => {
                    if let Some(remark) = self.remark(raw, &token) {
                        line.say(remark);
                    }
                }
            }
        }
        raw.find(Problem::OpenVariation);
        line
    }

    /// Skips a variation behind its opening parenthesis.
    fn skip_variation(&mut self) {
        let mut open = 1;
        while open > 0
            && let Some(next) = self.0.next_if(|next| !matches!(next.token, Token::Tag(..)))
        {
            match next.token {
                Token::Open => open += 1,
                Token::Close => open -= 1,
                _ => {}
            }
        }
    }
}

impl<'a> Iterator for Games<'a> {
    type Item = Raw<'a>;

    fn next(&mut self) -> Option<Raw<'a>> {
        let mut raw = Raw::default();
        while let Some(next) = self.0.next_if(|next| !raw.ends_before(next)) {
            match next.token {
                Token::Tag(name, value) => {
                    if raw.has_tag(name) {
                        raw.find(Problem::TagTwice(
                            name.to_owned(),
                            value.clone().into_owned(),
                        ));
                    }
                    raw.names.insert(name.to_ascii_lowercase());
                    raw.tags.push((name, value));
                }
                Token::Turn(text) => raw.line.play(turn(text)),
                // A second one, or one before everything, separates nothing.
                Token::Result(text) => {
                    let is_begun = !raw.tags.is_empty() || !raw.line.turns.is_empty();
                    raw.result = raw.result.or(Some(text).filter(|_| is_begun));
                }
                Token::Open => {
                    let variation = self.variation(&mut raw, 1);
                    raw.line.say(Remark::Variation(variation));
                }
                token => {
                    if let Some(remark) = self.remark(&mut raw, &token) {
                        raw.line.say(remark);
                    }
                }
            }
        }
        let is_game = !raw.tags.is_empty() || !raw.line.turns.is_empty();
        is_game.then_some(raw)
    }
}
