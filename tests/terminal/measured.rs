//! How fast and how large the program is, to be read by people: `cargo test --release --test terminal -- --ignored
//! --nocapture measured`.

use std::fs;
use std::thread;
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
    // The frame before is there in full.
    thread::sleep(Duration::from_millis(10));
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
        let (times, work): (Vec<_>, Vec<_>) = (0..20)
            .map(|_| {
                let world = World::new();
                let session = world.start_by(BECOMES, true, args, &[]);
                let time = session.time_until(|session| session.screen().contains("? help"));
                (time, session.worked())
            })
            .unzip();
        println!(
            "first frame of {name}: {}; work {}",
            told(times),
            told(work)
        );
    }
    for (game, turn, thinks) in [
        ("star", ":o12-m10\r", "> B"),
        ("halma", ":c14-c12\r", "> B"),
        ("draughts", ":11-15\r", "> w"),
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
        while session.screen().contains(thinks) && times.len() < 50 {
            times.push(key(&mut session, ":"));
            times.push(key(&mut session, "1"));
            times.push(key(&mut session, "\u{1b}"));
        }
        println!(
            "{game}: key to frame during a search {} ({} keys)",
            told(times.clone()),
            times.len()
        );
        session.wait_until("it has played", |session| {
            !session.screen().contains("is thinking")
        });
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
