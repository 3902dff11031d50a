//! Every registered ruleset, with every number of players, keeps the laws in random positions.
#![allow(clippy::unwrap_used)]

#[path = "texts/games.rs"]
mod games;
#[path = "properties/laws.rs"]
mod laws;

use proptest::prelude::*;
use sprungbrett::rules;

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(64) })]

    #[test]
    fn laws_hold_everywhere(seating in 0usize..12, seed: u64, plies in 0usize..150) {
        for &rules in rules::ALL {
            laws::hold_in(&laws::random_game(rules, seating, seed, plies), seed);
        }
    }
}

#[test]
fn random_games() {
    for &rules in rules::ALL {
        let ended = laws::random_games_go_well(rules, 200, 150);
        if matches!(rules.family(), rules::Family::Draughts) {
            assert!(ended > 100, "most games of draughts end: {ended}");
        }
    }
}

/// Positions rich in chains, circles and ends, which random games seldom meet.
#[rustfmt::skip]
const POSITIONS: &[(&str, &str)] = &[
    ("sternhalma", "R:Rn13,l10,k10,j8,i8,h7,g7,f8,e7,e9:Bn12,l12,j11,i10,h9,g8,g10,d6,c5,b6"),
    ("sternhalma", "R:Ro11,l12,k12,j10,i7,g9,e5,d5,c6,b5:Bp12,p13,o12,o13,n11,m10,m11,j9,h8,f6"),
    ("halma", "B:Rh9,k7,n6,o5,m4,o4,p4,m3,n3,o3,p3,m2,n2,o2,p2,k1,n1,o1,p1:Ba16,b15,c15,e15,b14,c14,d14,f14,a13,c13,b12,d12,g12,e11,g10,k10,e8,k8,g6"),
    ("sternhalma", "R:Rm9,g8,f8,f9,h7,h11,e8,i10,h10,k8:Bi8,f10,g10,j7,j8,l9,h8,l8,f7,j9"),
    ("sternhalma", "R:Rm8,i7,e11,k13,h10,g5,l7,j7,j13,f10:Yg11,l13,l15,f12,m11,n11,g9,k9,j11,h9:Gj6,m13,d6,f8,f4,h8,h12,d8,l12,k11:Be9,j12,h7,g7,d7,l8,f9,l14,h6,g3:Oo13,i9,f6,l11,m9,l9,j9,i13,k7,e7:Ph5,i11,f11,n10,m15,l10,e3,f3,e5,k15"),
    ("halma", "R:Rd14,i10,e8,m11,g11,d11,m13,m9,i11,e13,i7,g9,m14,j13,k7,e7,e14,n13,i5:Bf7,i9,d9,h7,j7,n11,g7,l9,i13,m7,e9,g6,h13,k13,k9,h5,j9,g13,e11"),
    ("halma", "R:Re12:Be11,e9,f12,f11,f10,f9,f8,g11,g9,h12,h11,h10,h9,h8,i11,i9"),
    ("sternhalma", "R:Ri11:Bh10,g8,h7,j8,k10,j11"),
    ("draughts", "W:WK7:B10,11,12,K18,19,20,K30"),
    ("draughts", "B:W18,19,25,26,27,28,29,30:B2,3,4,5,7,8,9,17,K31"),
    ("draughts", "W:W29,30,31,32,K26:B6,7,14,15,16,22,23"),
    ("draughts", "B:W18,21,26,27,28,29,32:B8,11,12,16,20,24"),
    ("draughts", "B:W6,7,14,15,16,22,23,24:BK10,K31,1,4"),
    ("draughts", "W:WK18,K19,22:BK10,K11,8"),
    ("draughts", "B:W18,19,27:B14,15"),
    ("draughts", "B:W26,27:B24"),
    ("draughts", "B:W10,11,18,19:B7"),
    ("draughts", "W:WK1:B10"),
    ("draughts", "B:W8,11:B4"),
    ("draughts", "B:W18,32:BK14,9,26"),
    ("sternhalma", "R:Rq13:Bp12,p13,o11,o13,i9"),
    ("sternhalma", "R:Ra5:Bi9"),
    ("sternhalma", "G:Ri9:Gi10:O"),
    ("sternhalma", "R:R:B"),
];

#[test]
fn laws_hold_where_chains_are_long() {
    for (name, text) in POSITIONS {
        for seed in 0..8 {
            laws::hold_in(&games::game(name, text), seed);
        }
    }
}
