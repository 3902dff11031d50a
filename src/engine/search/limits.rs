//! What bounds a search, and what clouds it.

use std::sync::atomic::AtomicBool;
use std::time::Instant;

/// What ends a search. The first turn ahead is always looked at in full.
#[derive(Clone, Copy, Debug)]
pub struct Limits<'a> {
    /// Positions.
    pub nodes: Option<u64>,
    /// The moment at which the time is up.
    pub deadline: Option<Instant>,
    /// Turns ahead.
    pub depth: Option<u32>,
    /// Set from outside to end it at once.
    pub stop: &'a AtomicBool,
}

static NEVER: AtomicBool = AtomicBool::new(false);

impl Limits<'_> {
    /// No bound at all.
    pub const NONE: Self = Self {
        nodes: None,
        deadline: None,
        depth: None,
        stop: &NEVER,
    };
}

/// How far a valuation may err.
#[derive(Clone, Copy, Debug, Default)]
pub struct Noise {
    /// The greatest error to either side, in the unit of the scores.
    pub most: i32,
    /// Whether a position is valued in the middle of captures, as by somebody who does not see what they lead to.
    pub is_hasty: bool,
    /// Different seeds err differently.
    pub seed: u64,
}
