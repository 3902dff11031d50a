//! How fast and how large the program is, to be read by people: `cargo test --release --test terminal -- --ignored
//! --nocapture measured`.

use std::fs;
use std::time::Duration;

use crate::pty::{self, Session, World};

/// A shell that becomes the program.
const BECOMES: &str = r#"exec "$@""#;

/// The middle and the largest of some times.
fn told(mut times: Vec<Duration>) -> String {
    times.sort();
    format!(
        "{:.1?}, {:.1?} at the most",
        times[times.len() / 2],
        times[times.len() - 1]
    )
}

/// How long it takes until a key is answered.
fn key(session: &mut Session, key: &str) -> Duration {
    let before = session.count();
    session.keys(key);
    session.time_until(|session| session.count() > before)
}

#[test]
#[ignore = "measures"]
fn measured() {
    let program = env!("CARGO_BIN_EXE_sprungbrett");
    let bytes = fs::metadata(program).unwrap().len();
    println!("size: {bytes} bytes");
    for (name, args) in [
        ("menu", &[][..]),
        ("play", &["play", "star"]),
        ("lesson", &["learn", "first-goal"]),
        ("guide", &["guide", "draughts"]),
        ("replay", &["replay"]),
    ] {
        let times = (0..20).map(|_| {
            let world = World::new();
            let mut session = world.start_by(BECOMES, true, args, &[]);
            let time = session.time_until(|session| session.screen().contains("? help"));
            session.keys("q");
            time
        });
        println!("first frame of {name}: {}", told(times.collect()));
    }
    for (game, turn) in [
        ("star", ":o12-m10\r"),
        ("halma", ":c14-c12\r"),
        ("draughts", ":11-15\r"),
    ] {
        let world = World::new();
        let seat = if game == "draughts" {
            "white=ai:5"
        } else {
            "blue=ai:5"
        };
        let mut session = world.start(&["play", game, "--seat", seat]);
        session.wait_for(": pick");
        session.settle();
        println!("{game}: {} kB before a search", session.memory());
        let times =
            (0..50).map(|number| key(&mut session, if number % 2 == 0 { "l" } else { "h" }));
        println!("{game}: key to frame {}", told(times.collect()));
        session.keys(turn);
        session.wait_for("is thinking");
        // As many as find room in a second.
        let mut times = Vec::new();
        while session.screen().contains("is thinking") && times.len() < 50 {
            session.keys(":");
            std::thread::sleep(Duration::from_millis(5));
            times.push(key(&mut session, "1"));
            session.keys("\u{1b}");
            std::thread::sleep(Duration::from_millis(5));
        }
        println!(
            "{game}: key to frame during a search {} ({} keys)",
            told(times.clone()),
            times.len()
        );
        session.wait_for(": pick");
        session.settle();
        println!("{game}: {} kB after a search of level 5", session.memory());
        let (seconds, program) = (session.busy(), session.program());
        let closed = session.close();
        pty::wait_until("it is gone", || {
            pty::state_of(program).is_none_or(|state| state == 'Z')
        });
        println!(
            "{game}: gone after {:.0?}, busy for {seconds} hundredths of a second",
            closed.elapsed()
        );
    }
}
