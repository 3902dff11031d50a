//! Exact results of draughts endings with up to four pieces: who wins, and in how many turns.
//!
//! Made once, in threads of their own, one class of material after the other; a search sees the classes that are
//! finished and is never held up by the others. All of them together are 7.4 million bytes. They take a position as
//! fresh: the count of turns without progress is not part of them.

mod class;
mod retrograde;

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{LazyLock, OnceLock};
use std::thread;
use std::time::Duration;

use crate::engine::draughts::Draughts;
use crate::engine::state::Exact;
use class::Class;
pub use class::MOST_PIECES;
use retrograde::Values;

/// How many threads make them.
const THREADS: usize = 2;
/// How long somebody who waits for a class sleeps between two looks.
const NAP: Duration = Duration::from_millis(1);

/// The tables by the number of their class.
static TABLES: [OnceLock<Values>; 256] = [const { OnceLock::new() }; 256];

/// The classes in an order in which every one needs earlier ones only.
static CLASSES: LazyLock<Vec<Class>> = LazyLock::new(Class::all);

/// The result of a position, if the tables hold it and its class is finished.
pub fn exact(state: &Draughts) -> Option<Exact> {
    let class = pair(state)?;
    let groups = class::groups(state);
    let (_, side) = Class::of(groups).pair();
    let values = TABLES[class.number()].get()?;
    let index = Class::of(groups).index(groups);
    Some(retrograde::result(values[side][index]))
}

/// The class under which the table of a position is kept, if there is one.
fn pair(state: &Draughts) -> Option<Class> {
    let is_held = state.black != 0
        && state.white != 0
        && (state.black | state.white).count_ones() <= MOST_PIECES;
    is_held.then(|| Class::of(class::groups(state)).pair().0)
}

/// Begins to make the tables, unless they are there or under way: first what the class of `state` needs, if it has one.
/// False if there are no threads to be had for it.
pub fn begin(state: &Draughts) -> bool {
    static ORDER: OnceLock<Vec<Class>> = OnceLock::new();
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    static BEGUN: OnceLock<bool> = OnceLock::new();
    *BEGUN.get_or_init(|| {
        let order = ORDER.get_or_init(|| order(pair(state)));
        let work = || {
            while let Some(&class) = order.get(NEXT.fetch_add(1, Ordering::Relaxed)) {
                TABLES[class.number()].get_or_init(|| retrograde::tables(class, &known));
            }
        };
        let name = || thread::Builder::new().name("endings".into());
        (0..THREADS).filter(|_| name().spawn(work).is_ok()).count() > 0
    })
}

/// The classes with those that `first` needs before the others.
fn order(first: Option<Class>) -> Vec<Class> {
    let (mut needed, others): (Vec<_>, Vec<_>) = CLASSES
        .iter()
        .partition(|class| first.is_some_and(|first| class.is_below(first)));
    needed.extend(others);
    needed
}

/// The result of a position of an earlier class, for which is waited while another thread makes it.
fn known(state: &Draughts) -> Exact {
    if let Some(class) = pair(state) {
        TABLES[class.number()].wait();
    }
    exact(state).unwrap_or(Exact::Lost(0))
}

/// Waits until the tables are made: that of `state` if it has one, else all. False if `stop` was set before.
pub fn wait(state: &Draughts, stop: &AtomicBool) -> bool {
    if !begin(state) {
        return false;
    }
    let is_done = || match pair(state) {
        Some(class) => TABLES[class.number()].get().is_some(),
        None => CLASSES
            .iter()
            .all(|class| TABLES[class.number()].get().is_some()),
    };
    while !is_done() {
        if stop.load(Ordering::Relaxed) {
            return false;
        }
        thread::sleep(NAP);
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::state::{End, State};

    /// The result of a position by those of the positions one turn on.
    fn by_the_next(state: &Draughts) -> Exact {
        let mut turns = Vec::new();
        state.turns(&mut turns);
        let next = turns.iter().map(|&turn| {
            let mut after = *state;
            after.play(turn);
            match after.end() {
                Some(End::Lost) => Exact::Lost(0),
                _ => exact(&after).expect("the next position is known"),
            }
        });
        let next: Vec<Exact> = next.collect();
        let quickest = next.iter().filter_map(|exact| match exact {
            Exact::Lost(turns) => Some(*turns),
            Exact::Won(_) | Exact::Drawn => None,
        });
        if let Some(turns) = quickest.min() {
            return Exact::Won(turns + 1);
        }
        let longest = next.iter().map(|exact| match exact {
            Exact::Won(turns) => Some(turns + 1),
            Exact::Lost(_) | Exact::Drawn => None,
        });
        // A draw is greater than any loss.
        let losses: Option<Vec<u8>> = longest.collect();
        losses.map_or(Exact::Drawn, |losses| {
            Exact::Lost(losses.into_iter().max().unwrap_or(0))
        })
    }

    /// Holds every position with a number divisible by `stride` to the next; says how many there are, how many bytes
    /// hold them, and how long the longest win is.
    fn check(stride: usize) -> (usize, usize, u8) {
        let start = Draughts {
            black: 0xfff,
            white: 0xfff << 12,
            kings: 0,
            black_to_move: true,
            quiet: 0,
            most_quiet: 0,
        };
        assert!(wait(&start, &AtomicBool::new(false)));
        let (mut positions, mut bytes, mut longest) = (0, 0, 0);
        for &class in CLASSES.iter() {
            let tables = TABLES[class.number()].get().expect("all are finished");
            for (class, values) in [class, class.swapped()].into_iter().zip(tables) {
                bytes += values.len();
                for index in (0..values.len()).step_by(stride) {
                    let Some(state) = class::state(class.groups_at(index)) else {
                        continue;
                    };
                    positions += 1;
                    let found = retrograde::result(values[index]);
                    assert_eq!(found, by_the_next(&state), "{class:?} {index}");
                    if let Exact::Won(turns) = found {
                        longest = longest.max(turns);
                    }
                }
            }
        }
        (positions, bytes, longest)
    }

    #[test]
    fn a_result_is_the_best_of_the_next() {
        let (positions, bytes, _) = check(97);
        assert!(positions > 50_000);
        assert!(bytes < 8_000_000, "{bytes}");
    }

    /// `cargo test --release --lib every_result -- --ignored --nocapture`.
    #[test]
    #[ignore = "goes through seven million positions"]
    fn every_result_is_the_best_of_the_next() {
        let (positions, bytes, longest) = check(1);
        println!("{positions} positions in {bytes} bytes, the longest win takes {longest} turns");
        assert!(positions > 6_000_000);
    }

    /// Each position is the same with colours and board turned, and has its own number.
    #[test]
    fn a_number_is_of_one_position() {
        for &class in CLASSES.iter() {
            for index in (0..class.size()).step_by(61) {
                let groups = class.groups_at(index);
                assert_eq!(class.index(groups), index);
                if let Some(state) = class::state(groups) {
                    assert_eq!(class::groups(&state), groups);
                    assert_eq!(Class::of(groups), class);
                }
            }
        }
    }
}
