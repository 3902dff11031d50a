//! The memory of a search: what is known of positions met before.

/// How a stored score bounds the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// The true score is at least this.
    Lower,
    /// The true score is at most this.
    Upper,
    /// This is the score.
    Exact,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// The score for the side to move, as seen from this position.
    pub score: i32,
    /// The number of the best turn.
    pub best: u16,
    /// Turns looked ahead for it.
    pub depth: i8,
    /// What the score says.
    pub bound: Bound,
}

/// The greatest number of positions remembered: 16 bytes each, 4 MiB in all. With 32 MiB a search waited for the memory
/// more than it did anything else: 1.1 million positions of draughts a second instead of 4.
pub const MOST: usize = 1 << 18;

/// A position's hash, and what is known of it in one word, which is 0 where nothing is. Plain numbers, because memory
/// for so many zeros is had without writing them.
type Entry = [u64; 2];

/// Positions by their hash, two to a place: the first is the one looked ahead for furthest, the second the latest.
#[derive(Debug)]
pub struct Table(Vec<Entry>);

impl Known {
    fn packed(self) -> u64 {
        let [low, high] = self.best.to_le_bytes();
        let [a, b, c, d] = self.score.to_le_bytes();
        let bound = match self.bound {
            Bound::Lower => 1,
            Bound::Upper => 2,
            Bound::Exact => 3,
        };
        u64::from_le_bytes([a, b, c, d, low, high, self.depth.to_le_bytes()[0], bound])
    }

    fn unpacked(word: u64) -> Option<Self> {
        let [a, b, c, d, low, high, depth, bound] = word.to_le_bytes();
        let bound = match bound {
            0 => return None,
            1 => Bound::Lower,
            2 => Bound::Upper,
            _ => Bound::Exact,
        };
        Some(Self {
            score: i32::from_le_bytes([a, b, c, d]),
            best: u16::from_le_bytes([low, high]),
            depth: i8::from_le_bytes([depth]),
            bound,
        })
    }
}

impl Table {
    /// One for a search of `nodes` positions.
    pub fn new(nodes: u64) -> Self {
        let size = usize::try_from(nodes).unwrap_or(MOST).clamp(1024, MOST);
        Self(vec![[0; 2]; size.next_power_of_two()])
    }

    /// The first of the two entries for a hash.
    fn place(&self, hash: u64) -> usize {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "the low bits find the place"
        )]
        let low = hash as usize;
        low & (self.0.len() - 2)
    }

    /// What is known of the position with this hash.
    pub fn get(&self, hash: u64) -> Option<Known> {
        let place = self.place(hash);
        let entries = &self.0[place..place + 2];
        let (_, word) = entries
            .iter()
            .map(|&[key, word]| (key, word))
            .find(|&(key, _)| key == hash)?;
        Known::unpacked(word)
    }

    /// Remembers a position, unless what stands in its place is of the same position and deeper.
    pub fn put(&mut self, hash: u64, known: Known) {
        let place = self.place(hash);
        let old = self.0[place];
        let deepest = Known::unpacked(old[1]);
        let is_deeper = deepest.is_none_or(|old| old.depth <= known.depth);
        let entry = [hash, known.packed()];
        if old[0] == hash {
            if is_deeper || known.bound == Bound::Exact {
                self.0[place] = entry;
            }
        } else if is_deeper {
            // The one that gives way stays as the latest.
            self.0[place + 1] = old;
            self.0[place] = entry;
        } else {
            self.0[place + 1] = entry;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(score: i32, depth: i8) -> Known {
        Known {
            score,
            best: 513,
            depth,
            bound: Bound::Upper,
        }
    }

    #[test]
    fn what_is_put_is_got() {
        let mut table = Table::new(0);
        for (hash, score, depth) in [(7, -1_000_000, -1), (u64::MAX, 999_999, 100), (0, 0, 0)] {
            assert_eq!(table.get(hash), None);
            table.put(hash, known(score, depth));
            assert_eq!(table.get(hash), Some(known(score, depth)));
        }
    }

    /// Three positions whose hashes share a place: the deepest and the latest are kept.
    #[test]
    fn the_deepest_and_the_latest_stay() {
        let mut table = Table::new(0);
        let [first, second, third] = [1 << 40, 2 << 40, 3 << 40];
        table.put(first, known(1, 5));
        table.put(second, known(2, 2));
        table.put(third, known(3, 1));
        assert_eq!(table.get(first), Some(known(1, 5)));
        assert_eq!(table.get(second), None);
        assert_eq!(table.get(third), Some(known(3, 1)));
        table.put(second, known(4, 6));
        assert_eq!(table.get(first), Some(known(1, 5)));
        assert_eq!(table.get(second), Some(known(4, 6)));
    }
}
