//! The memory of a search: what is known of positions met before.

/// How a stored score bounds the true one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bound {
    /// Nothing is stored.
    #[default]
    None,
    /// The true score is at least this.
    Lower,
    /// The true score is at most this.
    Upper,
    /// This is the score.
    Exact,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, Default)]
pub struct Known {
    hash: u64,
    /// The score for the side to move, as seen from this position.
    pub score: i32,
    /// The number of the best turn.
    pub best: u16,
    /// Turns looked ahead for it.
    pub depth: i8,
    /// What the score says.
    pub bound: Bound,
}

/// The greatest number of positions remembered: 16 bytes each, 32 MiB in all.
pub const MOST: usize = 1 << 21;

/// Positions by their hash; a new one takes the place of an old one.
#[derive(Debug)]
pub struct Table(Vec<Known>);

impl Table {
    /// One for a search of `nodes` positions.
    pub fn new(nodes: u64) -> Self {
        let size = usize::try_from(nodes).unwrap_or(MOST).clamp(1024, MOST);
        Self(vec![Known::default(); size.next_power_of_two()])
    }

    fn place(&self, hash: u64) -> usize {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "the low bits find the place"
        )]
        let low = hash as usize;
        low & (self.0.len() - 1)
    }

    /// What is known of the position with this hash.
    pub fn get(&self, hash: u64) -> Option<Known> {
        let known = self.0[self.place(hash)];
        (known.bound != Bound::None && known.hash == hash).then_some(known)
    }

    /// Remembers a position, unless what stands in its place is of the same position and deeper.
    pub fn put(&mut self, hash: u64, score: i32, best: u16, depth: i32, bound: Bound) {
        let place = self.place(hash);
        let old = self.0[place];
        let depth = i8::try_from(depth).unwrap_or(i8::MAX);
        if old.hash == hash && old.depth > depth && bound != Bound::Exact {
            return;
        }
        self.0[place] = Known {
            hash,
            score,
            best,
            depth,
            bound,
        };
    }
}
