//! Points by their numbers, and sets of them.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub};

/// A point of a board, by its index in the board's reading order (that of the written names: lines from the top,
/// left to right, but in draughts from square 1 to 32).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u8);

impl Point {
    /// The point with this index.
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    /// The index of the point as the byte it is made from.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The index of the point on its board, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of points of one board (at most 256).
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct PointSet([u64; 4]);

impl PointSet {
    /// The set without a point.
    pub const EMPTY: Self = Self([0; 4]);

    /// Whether `point` is in the set.
    pub const fn contains(self, point: Point) -> bool {
        self.0[point.index() / 64] >> (point.index() % 64) & 1 == 1
    }

    /// Adds `point`.
    pub const fn insert(&mut self, point: Point) {
        self.0[point.index() / 64] |= 1 << (point.index() % 64);
    }

    /// Takes `point` out.
    pub const fn remove(&mut self, point: Point) {
        self.0[point.index() / 64] &= !(1 << (point.index() % 64));
    }

    /// The set with `point` added.
    #[must_use]
    pub const fn with(mut self, point: Point) -> Self {
        self.insert(point);
        self
    }

    /// The set without `point`.
    #[must_use]
    pub const fn without(mut self, point: Point) -> Self {
        self.remove(point);
        self
    }

    /// The number of points in the set.
    pub const fn len(self) -> usize {
        let [a, b, c, d] = self.0;
        (a.count_ones() + b.count_ones() + c.count_ones() + d.count_ones()) as usize
    }

    /// Whether no point is in the set.
    pub const fn is_empty(self) -> bool {
        let [a, b, c, d] = self.0;
        a | b | c | d == 0
    }

    /// Whether every point of this set is in `other` too.
    pub fn is_subset(self, other: Self) -> bool {
        (self - other).is_empty()
    }

    /// The points of the set in index order.
    pub fn iter(self) -> impl Iterator<Item = Point> {
        (0..4u8).zip(self.0).flat_map(|(word, mut bits)| {
            std::iter::from_fn(move || {
                let bit = u8::try_from(bits.trailing_zeros())
                    .ok()
                    .filter(|&bit| bit < 64)?;
                bits &= bits - 1;
                Some(Point(word * 64 + bit))
            })
        })
    }
}

impl fmt::Debug for PointSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(Point::index))
            .finish()
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Self {
        points.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl BitOr for PointSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }
}

impl BitOrAssign for PointSet {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl BitAnd for PointSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }
}

impl Sub for PointSet {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_was_put_in() {
        let points = [0, 63, 64, 127, 128, 255].map(Point);
        let set: PointSet = points.into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), points);
        assert_eq!(set.len(), 6);
        assert!(set.without(Point(64)).is_subset(set));
        assert!(!set.is_subset(set.without(Point(64))));
        assert!(!set.contains(Point(65)));
    }
}
