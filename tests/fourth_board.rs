//! A fourth board: a small Halma for two, made of what the library exports, keeps every law on the day it is written.
#![allow(clippy::unwrap_used)]

#[path = "properties/laws.rs"]
mod laws;

use std::sync::LazyLock;

use proptest::prelude::*;
use sprungbrett::notation;
use sprungbrett::rules::{Layout, Race, Rules, square_layout};

/// Halma on eight by eight squares, ten stones a side.
struct SmallHalma;

static LAYOUT: LazyLock<Layout> = LazyLock::new(|| square_layout(8, &[4, 3, 2, 1]));

impl Race for SmallHalma {
    const ID: &'static str = "small-halma";
    const ALIASES: &'static [&'static str] = &[];

    fn layout(&self) -> &'static Layout {
        &LAYOUT
    }
}

static RULES: &dyn Rules = &SmallHalma;

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(64) })]

    #[test]
    fn laws_hold_everywhere(seed: u64, plies in 0usize..150) {
        laws::hold_in(&laws::random_game(RULES, 0, seed, plies), seed);
    }
}

#[test]
fn random_games() {
    laws::random_games_go_well(RULES, 200, 300);
}

#[test]
fn it_has_all_that_the_others_have() {
    let start = RULES.start(&RULES.options(2));
    assert_eq!(
        notation::position(RULES, &start),
        "R:Ra8,b8,c8,d8,a7,b7,c7,a6,b6,a5:Bh4,g3,h3,f2,g2,h2,e1,f1,g1,h1"
    );
    assert_eq!(RULES.most_stones(), 10);
    assert_eq!(RULES.board().labels().len(), 16);
    assert!(!RULES.turns(&start).is_empty());
}
