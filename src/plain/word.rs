//! The words that a conversation understands: how each is called, what follows it, and how a line is read for one.

use crate::lang::Lang;

/// What follows a word of the conversation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Follows {
    Nothing,
    /// Perhaps something.
    Perhaps,
    Something,
}

/// A word, which works by its id in every language, and by its name in one.
#[derive(Debug)]
pub(super) struct Word<C> {
    /// What it asks for.
    pub asks: C,
    id: &'static str,
    follows: Follows,
}

impl<C> Word<C> {
    /// The word `id` for what is asked; its texts bear that as the end of their ids.
    pub(super) const fn new(asks: C, id: &'static str, follows: Follows) -> Self {
        Self { asks, id, follows }
    }

    fn name(&self, lang: &Lang) -> String {
        lang.text(&format!("plain-name-{}", self.id))
    }
}

/// All words of a conversation.
#[derive(Debug)]
pub(super) struct Vocabulary<C: 'static> {
    /// The words, in the order of the help.
    pub words: &'static [Word<C>],
    /// Other words that work in every language, and the ids of those they stand for.
    pub also: &'static [(&'static str, &'static str)],
    /// How the ids of the lines of the help begin.
    pub help: &'static str,
}

/// A line as it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Heard<'l, C> {
    /// It asks for this, with what follows the word.
    Asked(C, &'l str),
    /// It begins with a word, but what follows is not as it should be: the id of the text that says so, and how the word
    /// is used.
    Misused(&'static str, String),
    /// It begins with no word.
    Other,
}

impl<C: Copy + PartialEq> Vocabulary<C> {
    /// Reads `line`, whose word may be in any case, in English or in the language.
    pub(super) fn read<'l>(&self, lang: &Lang, line: &'l str) -> Heard<'l, C> {
        let (called, more) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let (called, more) = (called.to_lowercase(), more.trim());
        let also = self.also.iter().find(|(also, _)| *also == called);
        let called = also.map_or(called.as_str(), |(_, id)| id);
        let is_meant =
            |word: &&Word<C>| word.id == called || word.name(lang).to_lowercase() == called;
        let Some(word) = self.words.iter().find(is_meant) else {
            return Heard::Other;
        };
        match (word.follows, more.is_empty()) {
            (Follows::Nothing, false) => Heard::Misused("plain-superfluous", self.line(lang, word)),
            (Follows::Something, true) => Heard::Misused("plain-missing", self.line(lang, word)),
            (Follows::Nothing, true) | (Follows::Something, false) | (Follows::Perhaps, _) => {
                Heard::Asked(word.asks, more)
            }
        }
    }

    /// The lines of the help.
    pub(super) fn lines(&self, lang: &Lang) -> impl Iterator<Item = String> {
        self.words.iter().map(move |word| self.line(lang, word))
    }

    /// The line of the help for the word that asks for this; empty if there is none.
    pub(super) fn line_for(&self, lang: &Lang, asks: C) -> String {
        let word = self.words.iter().find(|word| word.asks == asks);
        word.map_or_else(String::new, |word| self.line(lang, word))
    }

    fn line(&self, lang: &Lang, word: &Word<C>) -> String {
        let name = word.name(lang);
        let names = [("name", (&name).into())];
        lang.with(&format!("{}-{}", self.help, word.id), &names)
    }
}
