//! Numbers that are drawn by lot, and how often a program is killed at moments drawn so.

/// Numbers that are drawn by lot, the same in every run (source: the multiplier of Knuth's MMIX).
pub struct Lot(pub u64);

impl Lot {
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % limit
    }
}

/// So many kills, or as many as `SPRUNGBRETT_KILLS` says.
pub fn kills(usual: usize) -> usize {
    std::env::var("SPRUNGBRETT_KILLS").map_or(usual, |kills| kills.parse().unwrap())
}
