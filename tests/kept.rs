//! Nothing that was kept is lost: by a program that is killed, by two at once, or where nothing can be written.
#![allow(clippy::unwrap_used)]

#[path = "texts/games.rs"]
mod games;
#[path = "texts/lot.rs"]
mod lot;
#[path = "texts/program.rs"]
mod program;

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use sprungbrett::game::Game;
use sprungbrett::lesson::{Courses, Progress};
use sprungbrett::record::{Record, json};
use tempfile::TempDir;

use games::{game, play, turns};
use lot::Lot;
use program::{code, err, out};

/// How often the program is killed, unless `SPRUNGBRETT_KILLS` says otherwise.
const KILLS: usize = 100;
/// Turns that are typed at once before the program is killed.
const TYPED: usize = 12;

fn state(home: &Path) -> PathBuf {
    home.join(".local/state/sprungbrett")
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let mut names: Vec<String> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

fn kept(home: &Path, name: &str) -> Record {
    let text = fs::read_to_string(state(home).join(name)).unwrap();
    json::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The program in a conversation.
struct Talk {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Talk {
    fn begin(home: &Path, args: &[&str]) -> Self {
        let mut child = program::program(home)
            .arg("--plain")
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        Self {
            input: child.stdin.take().unwrap(),
            output: BufReader::new(child.stdout.take().unwrap()),
            child,
        }
    }

    /// The next line; none at the end.
    fn line(&mut self) -> Option<String> {
        let mut line = String::new();
        let length = self.output.read_line(&mut line).unwrap();
        (length > 0).then(|| line.trim_end().to_owned())
    }

    /// Types a line, and reads until one contains `answer`.
    fn tell(&mut self, line: &str, answer: &str) {
        writeln!(self.input, "{line}").unwrap();
        loop {
            let line = self.line();
            if line
                .unwrap_or_else(|| panic!("no {answer}"))
                .contains(answer)
            {
                return;
            }
        }
    }

    fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// The moments are drawn by lot as numbers of turns that were answered, so that nothing depends on the clock.
#[test]
fn a_killed_game_has_every_turn_that_was_answered() {
    let home = TempDir::new().unwrap();
    let mut lot = Lot(1);
    let mut before: Option<Game> = None;
    for number in 0..lot::kills(KILLS) {
        let args: &[&str] = match before {
            None => &["play", "halma", "--seat", "blue=human"],
            Some(_) => &["resume"],
        };
        let begun = before.unwrap_or_else(|| game("halma", "start 2"));
        let mut ahead = begun.clone();
        let mut typed = Vec::new();
        let mut answers = Vec::new();
        for _ in 0..TYPED {
            let seat = if answers.len() % 2 == begun.ply() % 2 {
                "Red"
            } else {
                "Blue"
            };
            let turns = turns(&ahead);
            let turn = &turns[lot.below(turns.len())];
            play(&mut ahead, turn);
            writeln!(typed, "{turn}").unwrap();
            answers.push(format!("{seat}: {turn}"));
        }
        let patience = 1 + lot.below(TYPED);
        let mut talk = Talk::begin(home.path(), args);
        talk.input.write_all(&typed).unwrap();
        let mut answered = 0;
        while let Some(line) = talk.line() {
            answered += usize::from(answers.get(answered) == Some(&line));
            if answered == patience {
                talk.kill();
            }
        }
        assert!(
            answered >= patience,
            "kill {number}: {answered} of {answers:?}"
        );
        let found = kept(home.path(), "autosave.json").into_game();
        let made = found.ply() - begun.ply();
        assert!(
            (answered..=TYPED).contains(&made),
            "kill {number}: {answered} turns were answered, {made} kept"
        );
        assert_eq!(
            found.entries(),
            &ahead.entries()[..found.ply()],
            "kill {number}"
        );
        before = Some(found);
    }
    let left: Vec<String> = names(&state(home.path()))
        .into_iter()
        .filter(|name| !name.starts_with(".sprungbrett-"))
        .collect();
    assert_eq!(left, ["autosave.json", "autosave.lock"]);
    let remains = names(&state(home.path())).len() - left.len();
    assert!(remains <= 1, "{remains} remains of killed programs");
}

#[test]
fn two_programs_at_once_keep_a_game_each() {
    let home = TempDir::new().unwrap();
    let home = home.path();
    let together = ["play", "halma", "--seat", "blue=human"];
    let mut first = Talk::begin(home, &together);
    first.tell("c16-e14", "Red: c16-e14");
    first.tell("n1-l3", "Blue: n1-l3");
    let resumed = program::run_in(home, &["--plain", "resume"]);
    let said = "The game kept last is being played in another window; `sprungbrett play` begins another in this one, with a file of its own.";
    assert_eq!(
        (code(&resumed), program::message(&resumed)),
        (1, said.to_owned())
    );
    let mut second = Talk::begin(home, &["play", "draughts", "--seat", "white=human"]);
    second.tell("11-15", "Black: 11-15");
    first.tell("d16-f16", "Red: d16-f16");
    assert_eq!(kept(home, "autosave.json").game().ply(), 3);
    assert_eq!(kept(home, "autosave-2.json").game().ply(), 1);
    second.kill();
    first.kill();
    // Both are offered, one after the other: the one kept last first.
    for ruleset in ["halma", "draughts"] {
        let mut talk = Talk::begin(home, &["resume"]);
        talk.tell("resign", "");
        talk.tell("yes", "has won");
        drop(talk.input);
        assert!(talk.child.wait().unwrap().success());
        let over = ["autosave.json", "autosave-2.json"].map(|name| kept(home, name));
        let over = over
            .iter()
            .find(|record| record.game().rules().id() == ruleset);
        assert!(over.unwrap().game().outcome().is_some(), "{ruleset}");
    }
    let resumed = program::run_in(home, &["--plain", "resume"]);
    assert_eq!(
        program::message(&resumed),
        "There is no unfinished game to go on with."
    );
    assert!(names(&home.join(".local/share/sprungbrett/games")).is_empty());
}

#[test]
fn two_programs_at_once_add_to_the_same_progress() {
    let home = TempDir::new().unwrap();
    let home = home.path();
    let courses = Courses::shipped();
    let lessons = [0, 1].map(|course| &courses[course].lessons[0]);
    let mut talks = lessons.map(|lesson| Talk::begin(home, &["learn", &lesson.id]));
    for talk in &mut talks {
        // Both have begun before either has anything to keep.
        talk.line().unwrap();
    }
    for mut talk in talks {
        writeln!(talk.input, "skip").unwrap();
        drop(talk.input);
        while talk.output.read_line(&mut String::new()).unwrap() > 0 {}
        assert!(talk.child.wait().unwrap().success());
    }
    let text = fs::read_to_string(state(home).join("progress.json")).unwrap();
    let progress = Progress::read(&text).unwrap();
    for lesson in lessons {
        let standing = progress.standing(lesson);
        assert!(
            standing.skipped || standing.tasks > 0,
            "{}: {text}",
            lesson.id
        );
    }
}

/// A place that cannot be written to is named once, and the game goes on.
#[test]
fn where_nothing_can_be_kept_one_sentence_says_so() {
    for (made, said) in [
        // A file where a folder should be.
        ("state/sprungbrett", "a part of the path is no folder."),
        // A folder where the file should be, with something in it, cannot be lost.
        ("state/sprungbrett/autosave.json/x", ""),
    ] {
        let home = TempDir::new().unwrap();
        let path = home.path().join(made);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, "mine").unwrap();
        let output = program::told(
            program::program(home.path())
                .env("XDG_STATE_HOME", home.path().join("state"))
                .args(["--plain", "play", "halma", "--seat", "blue=human"]),
            "c16-e14\nn1-l3\nd16-f16\n",
        );
        assert_eq!(code(&output), 0, "{made}");
        let end = err(&output);
        let tells =
            end.starts_with("sprungbrett: The game was not kept and cannot be gone on with: ");
        assert_eq!(
            (tells, end.is_empty()),
            (!said.is_empty(), said.is_empty()),
            "{made}"
        );
        let text = out(&output);
        assert!(text.contains("Red: d16-f16"), "{made}: {text}");
        let file = home.path().join("state/sprungbrett/autosave.json");
        let warning = format!(
            "The game cannot be kept for later: Cannot write {}: {said}",
            file.display()
        );
        let expected = usize::from(!said.is_empty());
        assert_eq!(text.matches(&warning).count(), expected, "{made}: {text}");
        assert_eq!(
            text.matches("cannot be kept").count(),
            expected,
            "{made}: {text}"
        );
        let mine = home.path().join("state/sprungbrett/autosave.broken.json/x");
        let mine = if expected == 0 { mine } else { path };
        assert_eq!(fs::read_to_string(mine).unwrap(), "mine", "{made}");
    }
}
