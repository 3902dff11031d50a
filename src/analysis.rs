//! What can be counted on a position: how far a side is from home, where its stones reach, what they lean on, and what a
//! turn takes from the team or gives to it.
//!
//! Every measure is defined once, here, in the words of its function; the overlay, the `analyse` command and the lessons
//! all ask these functions.

pub mod ahead;
mod matching;
mod reach;
mod review;
mod supports;
mod way;
mod what_if;

pub use reach::{Pair, Reach, ends, mobility, pairs, reach, team_reach};
pub use review::{Chain, LONG, Notable, Review, Standing, rounds};
pub use supports::{Support, supports};
pub use way::{Way, home, nearest, stragglers, way_home, ways_home};
pub use what_if::{Change, WhatIf, what_if};
