//! Every way out, from every state: the terminal is given back, the exit code is right, and the turns made are kept.

use std::fs;

use crate::pty::{self, JOBS, Session, World};
use crate::{HUMANS, MENU};

/// A state of the program in which a turn has been made.
#[derive(Clone, Copy, Debug)]
enum Made {
    /// A human is waited for.
    Waiting,
    /// The computer thinks for a second.
    Thinking,
    /// The turn is being shown, one landing after the other.
    Shown,
}

impl Made {
    const ALL: [Self; 3] = [Self::Waiting, Self::Thinking, Self::Shown];

    /// What the program is started with.
    fn args(self, world: &World) -> Vec<String> {
        let config = world.home().join("slow.toml");
        fs::write(&config, "show_turns = 3000\n").unwrap();
        let args = match self {
            Self::Waiting => HUMANS.join(" "),
            Self::Thinking => "play draughts --seat white=ai:5".to_owned(),
            Self::Shown => format!(
                "play star --from R:Ri5,q13:Bi6,i8,h9,a5 --seat blue=human --config {}",
                config.display()
            ),
        };
        args.split(' ').map(str::to_owned).collect()
    }

    /// Makes the turn, once the program has started.
    fn make(self, session: &mut Session) {
        let (begun, turn, made) = match self {
            Self::Waiting => ("Red: pick", ":o12-m10\r", "Blue: pick"),
            Self::Thinking => ("Black: pick", ":11-15\r", "White is thinking"),
            Self::Shown => ("Red: pick", ":i5-i7-i9-g9\r", "i5-i7"),
        };
        session.wait_for(begun);
        session.keys(turn);
        session.wait_for(made);
    }

    /// What the kept game must have.
    fn kept(self) -> &'static str {
        match self {
            Self::Waiting => r#"["o12", "m10"]"#,
            Self::Thinking => r#"["11", "15"]"#,
            Self::Shown => r#"["i5", "i7", "i9", "g9"]"#,
        }
    }

    fn start(self, world: &World) -> Session {
        let args = self.args(world);
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        let mut session = world.start(&args);
        self.make(&mut session);
        session
    }

    fn is_kept(self, world: &World) {
        let kept = fs::read_to_string(world.kept()).unwrap();
        assert!(kept.contains(self.kept()), "{self:?}: {kept}");
    }
}

#[test]
fn keys_end_it() {
    for made in Made::ALL {
        for keys in ["q", "\u{3}"] {
            let world = World::new();
            let mut session = made.start(&world);
            session.keys(keys);
            assert_eq!(session.ends(), 0, "{made:?}");
            made.is_kept(&world);
        }
    }
}

#[test]
fn signals_end_it_with_their_number() {
    for made in Made::ALL {
        for (signal, code) in [("TERM", 143), ("HUP", 129), ("INT", 130)] {
            let world = World::new();
            let mut session = made.start(&world);
            session.signal(signal);
            assert_eq!(session.ends(), code, "{made:?} {signal}");
            made.is_kept(&world);
        }
    }
}

#[test]
fn it_goes_when_the_terminal_goes() {
    for made in Made::ALL {
        for has_session in [true, false] {
            let world = World::new();
            let args = made.args(&world);
            let args: Vec<&str> = args.iter().map(String::as_str).collect();
            let mut session = world.start_in(has_session, &args, &[]);
            made.make(&mut session);
            let program = session.program();
            session.close();
            pty::wait_until("it is gone", || {
                pty::state_of(program).is_none_or(|state| state == 'Z')
            });
            made.is_kept(&world);
        }
    }
}

#[test]
fn it_goes_to_the_shell_and_comes_back() {
    for by_key in [true, false] {
        for made in Made::ALL {
            let world = World::new();
            let mut session = made.start(&world);
            if by_key {
                session.keys("\u{1a}");
            } else {
                session.signal("TSTP");
            }
            session.wait_until("it has stopped", |session| session.state() == Some('T'));
            session.wait_until("the screen of the shell", |session| !session.is_alternate());
            session.is_given_back();
            made.is_kept(&world);
            session.signal("CONT");
            session.wait_until("its own screen", Session::is_alternate);
            // It goes on where it was: the answer comes, the turn is shown to its end.
            let then = match made {
                Made::Waiting | Made::Shown => "Blue: pick",
                Made::Thinking => "Black: ",
            };
            session.wait_for(then);
            session.keys("q");
            assert_eq!(session.ends(), 0);
        }
    }
}

/// A shell that takes the terminal while the program is stopped, and gives it back in its own modes.
#[test]
fn a_job_is_fetched_back() {
    let world = World::new();
    let script = JOBS.join("fg; code=$?; ");
    let mut session = world.start_by(&script, true, &[], &[]);
    session.wait_for(MENU);
    session.keys("\u{1a}");
    session.wait_for("shell");
    session.is_given_back();
    assert!(!session.is_alternate());
    session.keys("\r");
    session.wait_for(MENU);
    session.keys("jj");
    session.wait_for("> Guides");
    session.keys("q");
    assert_eq!(session.ends(), 0);
    let modes = ["before", "between"].map(|name| fs::read_to_string(world.home().join(name)));
    assert_eq!(modes[0].as_ref().unwrap(), modes[1].as_ref().unwrap());
}

/// A stopped job that is told to end does so in the background, without the terminal, and leaves the shell's alone.
#[test]
fn a_stopped_job_is_ended() {
    let world = World::new();
    // The shell may take a while to hear that the job goes on; until then it says that it has stopped, by a signal from 19.
    let wait = "until wait %1; code=$?; test $code -lt 147; do sleep 0.1; done; ";
    let script = JOBS.join(&format!("kill %1; kill -CONT %1; {wait}"));
    let mut session = world.start_by(&script, true, &[], &[]);
    session.wait_for(MENU);
    session.keys("\u{1a}");
    session.wait_for("shell");
    let before = session.count();
    session.keys("\r");
    assert_eq!(session.ends(), 143);
    // The cursor, which is shown already, is shown.
    let after = session.written()[before..].replace("\u{1b}[?25h", "");
    assert!(!after.contains('\u{1b}'), "{after:?}");
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
        assert!(
            !written[spoke..].contains("\u{1b}["),
            "{place}: nothing is drawn any more"
        );
        if place == "thinker" {
            Made::Waiting.is_kept(&world);
        }
    }
}

#[test]
fn an_error_at_the_start_touches_nothing() {
    for (args, code, named) in [
        ("resume broken.json", 1, "broken.json"),
        ("play --seat red=robot", 2, "robot"),
        ("play chess", 2, "chess"),
        ("--lang xx", 2, "xx"),
        ("guide nobody", 2, "nobody"),
    ] {
        let world = World::new();
        fs::write(world.home().join("broken.json"), "{").unwrap();
        let args: Vec<&str> = args.split(' ').collect();
        let mut session = world.start(&args);
        assert_eq!(session.ends(), code, "{args:?}");
        let written = session.written();
        assert!(written.contains(named), "{args:?}: {written}");
        assert!(!written.contains("\u{1b}[?"), "{args:?}: {written:?}");
    }
}

/// With only one end of a terminal, or one that cannot be drawn on, the client is not opened.
#[test]
fn half_a_terminal_is_none() {
    for (shell, environment) in [
        (r#""$@" < /dev/null"#, None),
        (r#""$@" > "$HOME/out""#, None),
        (r#""$@" < /dev/null > "$HOME/out""#, None),
        (r#""$@""#, Some(("TERM", "dumb"))),
    ] {
        let shell = format!(
            r#"stty -a > "$HOME/before"; {shell}; code=$?; stty -a > "$HOME/after"; echo "code $code""#
        );
        for args in [&[][..], HUMANS] {
            let world = World::new();
            let environment: Vec<_> = environment.into_iter().collect();
            let mut session = world.start_by(&shell, true, args, &environment);
            assert_eq!(session.ends(), 2, "{shell}");
            let written = session.written();
            assert!(!written.contains('\u{1b}'), "{shell}: {written:?}");
            assert!(
                written.contains("This needs a terminal"),
                "{shell}: {written}"
            );
            let out = fs::read_to_string(world.home().join("out")).unwrap_or_default();
            assert_eq!(out, "", "{shell}");
        }
    }
}

/// Messages that go elsewhere leave the client as it is.
#[test]
fn messages_may_go_elsewhere() {
    let world = World::new();
    let shell = r#"stty -a > "$HOME/before"; "$@" 2> "$HOME/err"; code=$?; stty -a > "$HOME/after"; echo "code $code""#;
    let mut session = world.start_by(shell, true, &[], &[]);
    session.wait_for(MENU);
    session.keys("q");
    assert_eq!(session.ends(), 0);
    let err = fs::read_to_string(world.home().join("err")).unwrap();
    assert_eq!(err, "");
}

/// Without the mouse none of its modes is touched.
#[test]
fn the_mouse_can_be_left_alone() {
    let world = World::new();
    let mut session = world.start(&["--no-mouse"]);
    session.wait_for(MENU);
    session.keys("\u{1a}");
    session.wait_until("it has stopped", |session| session.state() == Some('T'));
    session.signal("CONT");
    session.wait_until("its own screen", Session::is_alternate);
    session.keys("q");
    assert_eq!(session.ends(), 0);
    let written = session.written();
    assert!(
        ["?1000", "?1002", "?1003", "?1006"]
            .iter()
            .all(|mode| !written.contains(mode))
    );
}
