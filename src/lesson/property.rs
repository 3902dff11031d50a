//! What a built position is to have.

use crate::analysis::{ahead, supports};
use crate::board::Point;
use crate::lesson::scene::Scene;

/// What a built position is to have. The learner's stones are those of the seat to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Property {
    /// At least so many stones of the learner can each make a turn with at least so many jumps.
    Jumps {
        /// So many jumps.
        jumps: usize,
        /// So many stones.
        stones: usize,
    },
    /// There is a support over which at least so many stones of the learner can jump at once, or without which at least
    /// so many of them would lose a path.
    Shared(usize),
    /// A turn of the learner captures at least so many pieces.
    Captures(usize),
    /// A turn of the learner captures and ends on the king row.
    Crowning,
    /// Within so many turns of his own the learner can win at least so many pieces more than he loses, against every
    /// reply; captures that are due after the last turn are played out.
    Ahead {
        /// So many pieces.
        ahead: i32,
        /// So many turns.
        turns: usize,
        /// Whether his first turn must capture nothing and give the other side a capture.
        sacrifice: bool,
    },
    /// All stones of the palette are placed.
    All,
}

impl Property {
    /// How much of it `scene` has, in the unit of [`Property::need`]; `left` stones of the palette are not placed. None
    /// if there is no turn of the sort that is needed.
    pub fn got(self, scene: &Scene, left: usize) -> Option<i64> {
        let Scene {
            rules, position, ..
        } = scene;
        let most = |counts: &mut dyn Iterator<Item = usize>| counts.max().unwrap_or(0);
        let count = match self {
            Self::Jumps { jumps, .. } => {
                let stones = rules.next(position, &[]).landings.into_iter();
                stones
                    .filter(|stone| can_jump(scene, &mut vec![*stone], jumps))
                    .count()
            }
            Self::Shared(_) => {
                let supports = supports(*rules, position, scene.learner());
                most(&mut supports.into_iter().map(|support| {
                    let mut stones: Vec<Point> =
                        support.paths.iter().map(|pair| pair.stone).collect();
                    stones.dedup();
                    stones.len().max(support.jumps())
                }))
            }
            Self::Captures(_) => most(&mut captures(scene).map(|(captured, _)| captured)),
            Self::Crowning => {
                usize::from(captures(scene).any(|(captured, crowns)| captured > 0 && crowns))
            }
            Self::Ahead {
                turns, sacrifice, ..
            } => {
                let found = if sacrifice {
                    ahead::by_sacrifice(*rules, &scene.options, position, turns)
                } else {
                    ahead::forced(*rules, &scene.options, position, turns)
                };
                return found.map(i64::from);
            }
            Self::All => return i64::try_from(left).ok().map(|left| -left),
        };
        i64::try_from(count).ok()
    }

    /// How much of it is needed.
    pub fn need(self) -> i64 {
        let count = match self {
            Self::Jumps { stones: count, .. } | Self::Shared(count) | Self::Captures(count) => {
                count
            }
            Self::Crowning => 1,
            Self::Ahead { ahead, .. } => return i64::from(ahead),
            Self::All => 0,
        };
        i64::try_from(count).unwrap_or(i64::MAX)
    }
}

/// Whether a turn that has come along `path` can have so many jumps in all.
fn can_jump(scene: &Scene, path: &mut Vec<Point>, jumps: usize) -> bool {
    let made = path.len() - 1;
    if made >= jumps {
        return true;
    }
    let board = scene.board();
    let here = path[made];
    let landings = scene.rules.next(&scene.position, path).landings.into_iter();
    for landing in landings.filter(|landing| board.over(here, *landing).is_some()) {
        path.push(landing);
        let can = can_jump(scene, path, jumps);
        path.pop();
        if can {
            return true;
        }
    }
    false
}

/// How many pieces each turn captures, and whether it crowns.
fn captures(scene: &Scene) -> impl Iterator<Item = (usize, bool)> + use<> {
    let turns = scene.rules.turns(&scene.position).into_iter();
    turns.filter_map(|turn| {
        let path = turn.path()?;
        Some((path.captured().len(), path.crowns()))
    })
}
