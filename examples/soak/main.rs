//! Plays for a long time and looks whether all agree and no memory is lost: `cargo run --release --example soak -- GAMES
//! [SEED]` plays that many games of the computer over every game, number of players and option, and then a day's worth of
//! turns on the play screen. Prints what was played and the memory in the middle and at the end.

mod day;
mod games;
mod memory;

use std::env;
use std::process::ExitCode;

use games::Tally;

/// Turns of the computer in a day: one every four seconds.
const TURNS_OF_A_DAY: usize = 20_000;
/// Memory in kilobytes that may come between the middle and the end: less than one byte for each turn of a long day.
const MOST_GROWTH: u64 = 4_096;

/// Prints how much memory is in use; gives it in kilobytes.
fn tell_memory(when: &str) -> u64 {
    let Some((now, most)) = memory::of("self") else {
        println!("{when}: the memory in use is not known");
        return 0;
    };
    println!("{when}: {now} kB in use, {most} kB at the most");
    now
}

/// Plays for `total` units of work in two halves, and says whether the second needed more memory than the first.
fn grows(what: &str, total: usize, mut play: impl FnMut(std::ops::Range<usize>)) -> bool {
    play(0..total / 2);
    let middle = tell_memory(&format!("{what}, in the middle"));
    play(total / 2..total);
    let end = tell_memory(&format!("{what}, at the end"));
    end > middle + MOST_GROWTH
}

fn main() -> ExitCode {
    let mut arguments = env::args().skip(1);
    let mut number = |usual: usize| match arguments.next() {
        None => Some(usual),
        Some(text) => text.parse().ok(),
    };
    let (Some(count), Some(seed)) = (number(1000), number(1)) else {
        eprintln!("soak GAMES [SEED]");
        return ExitCode::from(2);
    };
    tell_memory("at the beginning");
    let mut tally = Tally::default();
    let mut has_grown = grows("games", count, |numbers| {
        for number in numbers {
            tally.add(&games::play(number, seed as u64));
        }
    });
    println!("{} games\n{tally}", tally.games());
    let mut day = day::Day::new(seed as u64);
    has_grown |= grows("a day", TURNS_OF_A_DAY, |turns| day.play(turns.len()));
    println!("a day: {} turns in {} games", day.turns, day.games);
    if has_grown {
        println!("the memory has grown");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}
