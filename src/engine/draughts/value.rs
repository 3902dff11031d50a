//! What a draughts position is worth, in hundredths of a man.

use crate::engine::draughts::{ALL_WAYS, CAN_STEP, Draughts, RANKS, STEP, Turn, square, turned};

const MAN: i32 = 100;
const KING: i32 = 135;
/// For each man on its own back rank while the enemy has men to crown.
const BACK: i32 = 5;
/// For both men of the bridge (numbers 1 and 3 seen from the own side).
const BRIDGE: i32 = 8;
/// For each rank that a man has advanced.
const ADVANCE: i32 = 2;
/// For each piece in the centre.
const CENTRE: i32 = 4;
/// For each way a piece can go.
const MOBILITY: i32 = 2;
/// For a man whom nobody can stop before the king row, less for each rank it is away.
const RUNAWAY: i32 = 40;
/// For the side that has more: for each exchange made.
const EXCHANGE: i32 = 4;
/// For the side that has more: for each step its kings are nearer to the enemy's.
const HUNT: i32 = 2;
/// For the weaker side's king in one of the double corners.
const SHELTER: i32 = 12;

const CENTRE_SQUARES: u32 = 1 << square(2, 2)
    | 1 << square(4, 2)
    | 1 << square(3, 3)
    | 1 << square(5, 3)
    | 1 << square(2, 4)
    | 1 << square(4, 4)
    | 1 << square(3, 5)
    | 1 << square(5, 5);
const BRIDGE_SQUARES: u32 = 1 << square(6, 0) | 1 << square(2, 0);
/// g1, h2, a7, b8.
const DOUBLE_CORNERS: u32 =
    1 << square(6, 0) | 1 << square(7, 1) | 1 << square(0, 6) | 1 << square(1, 7);

/// The pieces of one side, seen with its own back rank below.
struct Side {
    men: u32,
    kings: u32,
}

fn count(set: u32) -> i32 {
    set.count_ones().cast_signed()
}

/// Hundredths of a man by which the side to move stands better.
pub fn value(state: &Draughts) -> i32 {
    let (own, enemy) = state.sides();
    let side = |pieces: u32, is_black: bool| {
        let seen = |set| if is_black { set } else { turned(set) };
        Side {
            men: seen(pieces & !state.kings),
            kings: seen(pieces & state.kings),
        }
    };
    let black_to_move = state.black_to_move;
    let (us, them) = (side(own, black_to_move), side(enemy, !black_to_move));
    let total = count(own | enemy);
    let mut value = us.value(&them) - them.value(&us);
    let ahead = us.material() - them.material();
    value += ahead.signum() * EXCHANGE * (24 - total);
    if ahead.abs() >= MAN / 2 && total <= 8 {
        let (strong, weak) = if ahead > 0 {
            (own, enemy)
        } else {
            (enemy, own)
        };
        value += ahead.signum() * chase(strong & state.kings, weak);
        value -= ahead.signum() * SHELTER * count(weak & state.kings & DOUBLE_CORNERS);
    }
    value
}

/// How near the kings of the stronger side are to the pieces of the weaker.
fn chase(kings: u32, weak: u32) -> i32 {
    let mut near = weak;
    let mut sum = 0;
    for _ in 0..7 {
        near = spread(near);
        sum += HUNT * count(kings & near);
    }
    sum
}

/// The squares of a set and their neighbours.
fn spread(set: u32) -> u32 {
    ALL_WAYS.iter().fold(set, |all, &way| {
        all | (set & CAN_STEP[way]).rotate_left(STEP[way])
    })
}

impl Side {
    fn material(&self) -> i32 {
        MAN * count(self.men) + KING * count(self.kings)
    }

    /// The worth of a side against the other, which is seen from its own back rank.
    fn value(&self, other: &Self) -> i32 {
        let foes = turned(other.men | other.kings);
        let own = self.men | self.kings;
        let empty = !(own | foes);
        let mut value = self.material() + CENTRE * count(own & CENTRE_SQUARES);
        if other.men != 0 {
            value += BACK * count(self.men & RANKS[0]);
            if self.men & BRIDGE_SQUARES == BRIDGE_SQUARES {
                value += BRIDGE;
            }
        }
        for (rank, squares) in (0..).zip(RANKS) {
            value += ADVANCE * rank * count(self.men & squares);
        }
        for way in ALL_WAYS {
            let goers = if way < 2 { own } else { self.kings };
            value += MOBILITY * count(goers & CAN_STEP[way] & empty.rotate_right(STEP[way]));
        }
        value + self.runaways(foes)
    }

    /// The bonus for men that cannot be met on their way: no enemy in the widening cone before them.
    fn runaways(&self, foes: u32) -> i32 {
        let mut value = 0;
        for rank in 3..7 {
            let mut men = self.men & RANKS[rank];
            while men != 0 {
                let man = men & men.wrapping_neg();
                men &= men - 1;
                let (mut cone, mut seen) = (man, 0);
                for _ in rank..7 {
                    cone = spread(cone);
                    seen |= cone;
                }
                let ahead = RANKS[rank..].iter().fold(0, |all, squares| all | squares);
                if seen & ahead & foes == 0 {
                    value += RUNAWAY - 6 * (7 - i32::try_from(rank).unwrap_or(7));
                }
            }
        }
        value
    }
}

/// How good a turn looks before it is tried: many captured, crowned, advanced.
pub fn promise(state: &Draughts, turn: Turn) -> i32 {
    let kings = turn.captured & state.kings;
    let from = 1u32 << turn.from;
    let crowns = state.kings & from == 0 && 1u32 << turn.to & state.king_row() != 0;
    1000 * count(turn.captured) + 300 * count(kings) + 500 * i32::from(crowns)
}

/// How much the value can rise by a quiet turn.
pub fn hope(state: &Draughts, turn: Turn) -> Option<i32> {
    let is_quiet = turn.captured == 0 && 1u32 << turn.to & state.king_row() == 0;
    is_quiet.then_some(60)
}
