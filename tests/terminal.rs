//! The program in a real terminal: what it leaves behind on every way out, and that nothing but keys wakes it.
#![cfg(unix)]
#![allow(clippy::unwrap_used)]

#[path = "terminal/pty.rs"]
mod pty;

use std::fs;
use std::thread;
use std::time::Duration;

use pty::{LARGE, SMALL, Session, World};

/// What the menu shows.
const MENU: &str = "S P R U N G B R E T T";
/// What asks for the background.
const QUESTION: &str = "\u{1b}]11;?\u{1b}\\";
/// A game of two humans.
const HUMANS: &[&str] = &["play", "star", "--seat", "blue=human"];

#[test]
fn the_menu_opens_and_q_leaves_it() {
    let world = World::new();
    let mut session = world.start(&[]);
    session.wait_for(MENU);
    session.keys("q");
    assert_eq!(session.ends(), 0);
}

#[test]
fn a_guide_opens_on_a_terminal() {
    let world = World::new();
    let mut session = world.start(&["guide", "square"]);
    session.wait_for("Halma on 16x16 squares");
    session.keys("\u{1b}");
    session.wait_for("> Halma on 16x16 squares");
    session.keys("q");
    assert_eq!(session.ends(), 0);
}

#[test]
fn a_turn_is_played_and_outlives_a_terminal_that_is_too_small() {
    let world = World::new();
    let mut session = world.start(HUMANS);
    session.wait_for("Red: pick");
    session.keys(":o12-m10\r");
    session.wait_for("1 R o12-m10");
    // The turn has been shown.
    session.wait_for("Blue: pick");
    let before = session.screen();
    session.resize(SMALL);
    session.wait_for("too small");
    session.resize(LARGE);
    session.wait_for("1 R o12-m10");
    assert_eq!(session.screen(), before);
    // Ctrl-C is a key like any other.
    session.keys("\u{3}");
    assert_eq!(session.ends(), 0);
    let kept = fs::read_to_string(world.kept()).unwrap();
    assert!(kept.contains("o12"), "{kept}");
}

#[test]
fn signals_end_it_with_their_number() {
    for (signal, code) in [("TERM", 143), ("HUP", 129), ("INT", 130)] {
        let world = World::new();
        let mut session = world.start(HUMANS);
        session.wait_for("Red: pick");
        session.signal(signal);
        assert_eq!(session.ends(), code, "{signal}");
    }
}

#[test]
fn it_goes_to_the_shell_and_comes_back() {
    for by_key in [true, false] {
        let world = World::new();
        let mut session = world.start(&[]);
        session.wait_for(MENU);
        if by_key {
            session.keys("\u{1a}");
        } else {
            session.signal("TSTP");
        }
        session.wait_until("it has stopped", |session| session.state() == Some('T'));
        session.wait_until("the screen of the shell", |session| !session.is_alternate());
        session.is_given_back();
        session.signal("CONT");
        session.wait_until("its own screen", Session::is_alternate);
        session.wait_for(MENU);
        session.keys("q");
        assert_eq!(session.ends(), 0);
    }
}

#[test]
fn it_repaints_what_others_have_written_over() {
    let world = World::new();
    let mut session = world.start(&[]);
    session.wait_for(MENU);
    session.scribble();
    session.keys("\u{c}");
    session.wait_for(MENU);
    // A stop that the program does not see coming.
    session.signal("STOP");
    session.wait_until("it has stopped", |session| session.state() == Some('T'));
    session.scribble();
    session.signal("CONT");
    session.wait_for(MENU);
    session.keys("q");
    assert_eq!(session.ends(), 0);
}

#[test]
fn it_goes_when_the_terminal_goes() {
    for has_session in [true, false] {
        let world = World::new();
        let mut session = world.start_in(has_session, &[], &[]);
        session.wait_for(MENU);
        let program = session.program();
        session.close();
        pty::wait_until("it is gone", || {
            pty::state_of(program).is_none_or(|state| state == 'Z')
        });
    }
}

#[cfg(debug_assertions)]
#[test]
fn a_panic_gives_the_terminal_back_before_it_speaks() {
    for place in ["loop", "thinker"] {
        let world = World::new();
        let args = ["play", "star"];
        let mut session = world.start_in(true, &args, &[("SPRUNGBRETT_PANIC", place)]);
        session.wait_for("Red: pick");
        session.keys(if place == "loop" { "f" } else { ":o12-m10\r" });
        assert_eq!(session.ends(), 101, "{place}");
        let written = session.written();
        let left = written.rfind("\u{1b}[?1049l").unwrap();
        let spoke = written.find("panicked at").unwrap();
        assert!(left < spoke, "{place}: it speaks on a screen that is seen");
    }
}

#[test]
fn an_error_at_the_start_touches_nothing() {
    let world = World::new();
    fs::write(world.home().join("broken.json"), "{").unwrap();
    let mut session = world.start(&["resume", "broken.json"]);
    assert_eq!(session.ends(), 1);
    let written = session.written();
    assert!(written.contains("broken.json"), "{written}");
    assert!(!written.contains('\u{1b}'), "{written:?}");
}

#[test]
fn a_killed_game_is_offered_again() {
    let world = World::new();
    let mut session = world.start(HUMANS);
    session.wait_for("Red: pick");
    session.keys(":o12-m10\r:d7-e7\r");
    session.wait_for("B d7-e7");
    session.wait_for("Red: pick");
    // The cursor, which takes the place of a stone's sides, is not kept.
    let without_sides = |session: &Session| {
        let screen = session.screen().replace(['▐', '▌'], " ");
        screen
            .lines()
            .map(str::trim_end)
            .collect::<Vec<_>>()
            .join("\n")
    };
    let before = without_sides(&session);
    session.signal("KILL");
    session.wait_for("code 137");

    let mut session = world.start(&[]);
    session.wait_for("Continue the game");
    session.keys("\r");
    session.wait_for("B d7-e7");
    assert_eq!(without_sides(&session), before);
    session.keys("q");
    assert_eq!(session.ends(), 0);
}

#[test]
fn nothing_is_written_while_nothing_happens() {
    for args in [&[][..], HUMANS] {
        let world = World::new();
        let mut session = world.start(args);
        session.wait_for("? help");
        // A search, a resize and a key may be under way; then there is silence.
        session.settle();
        let before = (session.written().len(), session.busy());
        thread::sleep(Duration::from_secs(3));
        let after = (session.written().len(), session.busy());
        assert_eq!(after.0, before.0, "{args:?}");
        assert!(
            after.1 - before.1 <= 1,
            "{args:?}: {before:?} {after:?} hundredths"
        );
        session.keys("q");
        assert_eq!(session.ends(), 0);
    }
}

#[test]
fn keys_are_answered_during_a_search() {
    let world = World::new();
    let mut session = world.start(&["play", "draughts", "--seat", "white=ai:5"]);
    session.wait_for("Black: pick");
    session.keys(":11-15\r");
    session.wait_for("White is thinking");
    session.keys("u");
    session.wait_for("Black: pick");
    assert!(!session.screen().contains("11-15"));
    session.keys(":11-15\r");
    session.wait_for("White is thinking");
    session.keys("q");
    assert_eq!(session.ends(), 0);
}

#[test]
fn names_from_files_do_not_steer_the_terminal() {
    let world = World::new();
    let mut session = world.start(HUMANS);
    session.wait_for("Red: pick");
    session.keys(":o12-m10\r");
    session.wait_for("1 R o12-m10");
    session.keys("q");
    assert_eq!(session.ends(), 0);
    let kept = fs::read_to_string(world.kept()).unwrap();
    let hostile = kept.replacen(
        r#""name": """#,
        r#""name": "\u001b]0;Eve\u0007\u001b[2J""#,
        1,
    );
    assert_ne!(hostile, kept);
    fs::write(world.home().join("hostile.json"), hostile).unwrap();
    let mut session = world.start(&["resume", "hostile.json"]);
    session.wait_for("1 R o12-m10");
    session.wait_for("0;Eve");
    session.keys("q");
    assert_eq!(session.ends(), 0);
    let written = session.written().replace(QUESTION, "");
    assert!(!written.contains("\u{1b}]"), "{written:?}");
}

#[test]
fn the_colours_follow_the_background_and_no_key_is_lost_to_the_answer() {
    // The pages of the light and the dark theme in 256 colours.
    for (answer, page) in [("ffff/fafa/f0f0", 231), ("1e1e/1e1e/2e2e", 234)] {
        let world = World::new();
        let mut session = world.start(&[]);
        session.wait_for(MENU);
        session.wait_until("the question", |session| {
            session.written().contains(QUESTION)
        });
        assert_eq!(session.ground(), vt100::Color::Default);
        session.keys(&format!("j\u{1b}]11;rgb:{answer}\u{1b}\\jj"));
        session.wait_for("> Replay games");
        assert_eq!(session.ground(), vt100::Color::Idx(page), "{answer}");
        assert_eq!(session.written().matches(QUESTION).count(), 1);
        session.keys("q");
        assert_eq!(session.ends(), 0);
    }
}

#[test]
fn the_background_is_not_asked_for_in_vain() {
    for (args, environment) in [
        (&["--theme", "wood"][..], &[][..]),
        (&[], &[("NO_COLOR", "1")]),
        (&["--color", "never"], &[]),
        (&[], &[("TERM", "linux")]),
        (&[], &[("TERM", "xterm")]),
    ] {
        let world = World::new();
        let mut session = world.start_in(true, args, environment);
        session.wait_for(MENU);
        session.keys("j");
        session.settle();
        assert!(
            !session.written().contains("\u{1b}]"),
            "{args:?} {environment:?}"
        );
        session.keys("q");
        assert_eq!(session.ends(), 0);
    }
}

#[test]
fn colour_that_is_asked_for_by_name_comes_in_spite_of_no_color() {
    for (args, ground) in [
        (&["--theme", "dark"][..], vt100::Color::Default),
        (
            &["--theme", "dark", "--color", "always"],
            vt100::Color::Idx(234),
        ),
    ] {
        let world = World::new();
        let mut session = world.start_in(true, args, &[("NO_COLOR", "1")]);
        session.wait_for(MENU);
        assert_eq!(session.ground(), ground, "{args:?}");
        session.keys("q");
        assert_eq!(session.ends(), 0);
    }
}

#[test]
fn settings_are_kept_beside_what_stands_in_their_file() {
    let world = World::new();
    let file = world.home().join("config.toml");
    let path = file.display().to_string();
    let text = "# Mine.\ntheme = \"dark\" # at night\nlater = 1\n";
    fs::write(&file, text).unwrap();
    let mut session = world.start(&["--config", &path]);
    session.wait_for("“later”");
    session.keys("jjjjj\r");
    session.wait_for("Use colour");
    // German from the next frame on, and in the file.
    session.keys("ll");
    session.wait_for("Einstellungen");
    session.keys("jl");
    session.wait_for("hell");
    session.keys("q");
    assert_eq!(session.ends(), 0);
    let expected = text.replace("dark", "light") + "lang = \"de\"\n";
    assert_eq!(fs::read_to_string(&file).unwrap(), expected);
    // A key that cannot be read is named, and stays when others are set.
    let odd = "lang = \"en\"\nmouse = 3\n";
    fs::write(&file, odd).unwrap();
    let mut session = world.start(&["--config", &path]);
    session.wait_for("“mouse”");
    session.keys("jjjjj\r");
    session.wait_for("Use colour");
    session.keys("l");
    session.wait_for("Einstellungen");
    session.keys("q");
    assert_eq!(session.ends(), 0);
    assert_eq!(fs::read_to_string(&file).unwrap(), odd.replace("en", "de"));
    // What is no TOML is named, and left as it is.
    let broken = "theme = \"dark\"\nmouse = tru\n";
    fs::write(&file, broken).unwrap();
    let mut session = world.start(&["--config", &path]);
    session.wait_for("line 2, column 9");
    session.keys("jjjjj\r");
    session.wait_for("Use colour");
    session.keys("ll");
    session.wait_for("Gilt bis");
    session.keys("q");
    assert_eq!(session.ends(), 0);
    assert_eq!(fs::read_to_string(&file).unwrap(), broken);
}
