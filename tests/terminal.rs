//! The program in a real terminal: what it leaves behind on every way out, and that nothing but keys wakes it.
#![cfg(unix)]
#![allow(clippy::unwrap_used)]

#[path = "texts/games.rs"]
mod games;
#[path = "terminal/killed.rs"]
mod killed;
#[path = "texts/lot.rs"]
mod lot;
#[path = "terminal/measured.rs"]
mod measured;
#[path = "../examples/soak/memory.rs"]
mod memory;
#[path = "terminal/pty.rs"]
mod pty;
#[path = "terminal/quiet.rs"]
mod quiet;
#[path = "terminal/ways_out.rs"]
mod ways_out;

use std::fs;

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

/// What is typed ahead is on the screen before the strongest level has found its turn, which takes it a second.
#[test]
fn keys_are_drawn_during_a_search() {
    let world = World::new();
    let mut session = world.start(&["play", "halma", "--seat", "blue=ai:5"]);
    session.wait_for("Red: pick");
    session.keys(":c14-c12\r");
    session.wait_for("Blue is thinking");
    session.keys(":d15-d13");
    session.wait_for("d15-d13");
    assert!(session.have_met(&["thinks …", ": d15-d13"]));
    session.keys("\u{3}");
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

/// The folders of the program, the files in them and the environment are called so as to steer the terminal.
#[test]
fn folders_and_the_environment_do_not_steer_the_terminal() {
    let steering = "a\u{1b}]0;Eve\u{7}b\u{9b}2Jc\u{202e}d\u{2066}e\u{85}f";
    let world = World::new();
    let folder = world.home().join(steering);
    let games = folder.join("sprungbrett/games");
    fs::create_dir_all(&games).unwrap();
    let record = include_str!("records/good-star.json");
    fs::write(games.join(format!("{steering}.json")), record).unwrap();
    let folder = folder.display().to_string();
    let mut environment = vec![("LANG", "C.UTF-8"), ("COLORTERM", steering)];
    environment.extend(
        ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"].map(|name| (name, &*folder)),
    );
    environment.extend(["LC_MESSAGES", "LC_TIME"].map(|name| (name, steering)));
    let mut session = world.start_in(true, &["replay"], &environment);
    session.wait_for("Games to replay");
    session.keys("\u{1b}[F");
    session.wait_for("> a]0;Eve");
    session.keys("\r");
    session.wait_for("turn 0 of 2");
    session.keys("\u{1b}");
    session.wait_for("> a]0;Eve");
    session.keys("\u{1b}");
    session.wait_for("New game");
    session.keys("\u{1b}[Fkk\r");
    session.wait_for("Use colour");
    session.keys("jl");
    session.wait_for("]0;Eve");
    session.keys("\u{3}");
    assert_eq!(session.ends(), 0);
    let written = session.written().replace(QUESTION, "");
    let steers =
        |c: char| ('\u{80}'..='\u{9f}').contains(&c) || "\u{7}\u{202e}\u{2066}".contains(c);
    assert!(
        !written.contains(steers) && !written.contains("\u{1b}]"),
        "{written:?}"
    );
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
    // It is told on the shell's screen first, where keys are not ours yet.
    session.wait_for("“later”");
    session.wait_for("? help");
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
    session.wait_for("? help");
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
    session.wait_for("? help");
    session.keys("jjjjj\r");
    session.wait_for("Use colour");
    session.keys("ll");
    session.wait_for("Gilt bis");
    session.keys("q");
    assert_eq!(session.ends(), 0);
    assert_eq!(fs::read_to_string(&file).unwrap(), broken);
}
