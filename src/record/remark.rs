//! What a file says about a game beside its turns: comments, marks, and lines that were not played.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// Something said after a turn, or before the first one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Remark {
    /// A comment, as it was written.
    Comment(String),
    /// A mark of PDN: `$4`, `!?`, `(!)`, the `*` of an only move, or the result a variation ends with.
    Mark(String),
    /// Another way to play, instead of the turn before it or after it.
    Variation(Line),
}

/// Turns with what is said about them. They are texts: what was not played need not be legal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// What is said before the first turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<Remark>,
    /// The turns in order.
    pub turns: Vec<Noted>,
}

/// A turn as text, and what is said about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Noted {
    /// The turn.
    pub turn: String,
    /// What is said after it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<Remark>,
}

/// What is said in a game, by the number of turns after which it is said; 0 is before the first.
pub type Remarks = BTreeMap<usize, Vec<Remark>>;

impl Line {
    /// Adds a turn at the end.
    pub fn play(&mut self, turn: String) {
        let remarks = Vec::new();
        self.turns.push(Noted { turn, remarks });
    }

    /// Says `remark` after the last turn, or before the first if there is none yet.
    pub fn say(&mut self, remark: Remark) {
        match self.turns.last_mut() {
            Some(turn) => turn.remarks.push(remark),
            None => self.remarks.push(remark),
        }
    }
}
