//! The sample games that ship with the program.

use crate::record::{Record, json};

/// A sample game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// Its name, for commands and as a part of the ids of its texts: `sample-ID` is its title, `sample-ID-about` says in a
    /// sentence what there is to see.
    pub id: &'static str,
    /// The file.
    text: &'static str,
}

/// The sample games by the names of their files in `assets/games`.
macro_rules! samples {
    ($($id:literal),* $(,)?) => {
        &[$(Sample {
            id: $id,
            text: include_str!(concat!("../../assets/games/", $id, ".json")),
        }),*]
    };
}

/// Every sample game, in the order in which they are offered.
pub static SAMPLES: &[Sample] = samples![
    "bridges",
    "race",
    "three",
    "four",
    "six",
    "corners",
    "twelve-men",
];

impl Sample {
    /// The sample called `id`.
    pub fn named(id: &str) -> Option<&'static Self> {
        SAMPLES.iter().find(|sample| sample.id == id)
    }

    /// Its record.
    ///
    /// # Panics
    /// If the file is no record, which a test rules out.
    pub fn record(&self) -> Record {
        json::read(self.text).expect("a sample is a record")
    }

    /// The id of its title.
    pub fn title(&self) -> String {
        format!("sample-{}", self.id)
    }

    /// The id of the sentence that says what there is to see.
    pub fn about(&self) -> String {
        format!("sample-{}-about", self.id)
    }
}
