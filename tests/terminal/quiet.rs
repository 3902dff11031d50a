//! Nothing but keys wakes the program: no screen writes or works while nothing happens.

use std::thread;
use std::time::Duration;

use crate::HUMANS;
use crate::pty::World;

/// Screens, by arguments and keys, and what shows that they are there.
const SCREENS: &[(&[&str], &str, &str)] = &[
    (&[], "", "S P R U N G B R E T T"),
    (&[], "\r", "New game"),
    (&[], "jjjjj\r", "Settings"),
    (HUMANS, "", "Red: pick"),
    (HUMANS, "HH", "then perhaps"),
    (HUMANS, "a", "reach"),
    (HUMANS, "e", "Enter put/take"),
    (HUMANS, "?", "Esc close"),
    (&["play", "halma", "--seat", "red=ai:2"], "P", "Paused"),
    (
        &[
            "play",
            "draughts",
            "--from",
            "B:W18,27:B14",
            "--seat",
            "white=human",
        ],
        ":14x23x32\r",
        "Game over",
    ),
    (&["guide", "square"], "", "Halma on 16x16 squares"),
    (&["learn"], "", "Exercises"),
    (&["learn", "first-goal"], "", "Task 1 of"),
    (&["replay"], "", "Games to replay"),
    (&["replay"], "\r", "turn 0 of"),
    (&["replay"], "\rcjj", "Longest chains"),
];

#[test]
fn nothing_is_written_while_nothing_happens() {
    // Each in a terminal of its own, so that all are quiet at the same time.
    thread::scope(|scope| {
        for (args, keys, shown) in SCREENS {
            scope.spawn(move || is_quiet(args, keys, shown));
        }
    });
}

fn is_quiet(args: &[&str], keys: &str, shown: &str) {
    let world = World::new();
    let mut session = world.start(args);
    session.wait_for("? help");
    session.keys(keys);
    session.wait_for(shown);
    // A search, a resize and a key may be under way; then there is silence.
    session.settle();
    let before = (session.count(), session.busy());
    thread::sleep(Duration::from_secs(3));
    let after = (session.count(), session.busy());
    assert_eq!(after.0, before.0, "{args:?} {keys:?}");
    assert!(
        after.1 - before.1 <= 1,
        "{args:?} {keys:?}: {before:?} {after:?} hundredths"
    );
    session.keys("\u{3}");
    assert_eq!(session.ends(), 0);
}
