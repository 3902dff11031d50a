//! Spoiled input for everything that reads, and any keys, clicks, sizes and answers on every screen. For a long run, with a
//! million events on each screen: `PROPTEST_CASES=14000 cargo test --release --test fuzz -- --include-ignored --nocapture`.
#![allow(clippy::unwrap_used)]

#[path = "texts/games.rs"]
mod games;
#[path = "client/keyboard.rs"]
mod keyboard;
#[path = "../examples/soak/memory.rs"]
mod memory;
#[path = "client/scenes.rs"]
mod scenes;
#[path = "texts/small_course.rs"]
mod small_course;

#[path = "fuzz/reading.rs"]
mod reading;
#[path = "fuzz/screens.rs"]
mod screens;
#[path = "fuzz/spoiled.rs"]
mod spoiled;

use proptest::prelude::ProptestConfig;

/// So many cases, or as many as `PROPTEST_CASES` says.
fn cases(usual: u32) -> ProptestConfig {
    let wanted = std::env::var("PROPTEST_CASES");
    let wanted = wanted.ok().and_then(|cases| cases.parse().ok());
    ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(wanted.unwrap_or(usual))
    }
}
