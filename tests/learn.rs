//! Lessons line by line, and the commands `learn` and `check` for courses. Every test has a home folder of its own.
#![allow(clippy::unwrap_used)]

#[path = "texts/program.rs"]
mod program;

use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use sprungbrett::app::Opening;
use sprungbrett::app::replay::library::Waiting;
use sprungbrett::lang::{Lang, Language};
use sprungbrett::lesson::{self, Courses, Lesson, Progress, Shown, Study, Trial};
use sprungbrett::notation::{self, Naming};
use sprungbrett::plain::{self, Manner, Shelf};
use sprungbrett::record::Record;

const BED: &str = include_str!("lessons/bed.json");

/// A shelf that keeps progress only.
#[derive(Default)]
struct Memory {
    progress: Progress,
    times: usize,
    is_full: bool,
}

impl Shelf for Memory {
    fn kept(&mut self) -> Option<Result<Record, String>> {
        None
    }

    fn keep(&mut self, _: &Record) -> Result<(), String> {
        Err("no game is played here".to_owned())
    }

    fn set_aside(&mut self) -> Result<Option<PathBuf>, String> {
        Ok(None)
    }

    fn save(&mut self, _: &Record, _: Option<&str>) -> Result<PathBuf, String> {
        Err("no game is played here".to_owned())
    }

    fn file(&mut self, _: &Record) -> Option<Result<PathBuf, String>> {
        None
    }

    fn withdraw(&mut self, _: &Path, _: &Record) {}

    fn waiting(&mut self) -> Vec<Waiting> {
        Vec::new()
    }

    fn take_up(&mut self, name: &OsStr) -> Result<Record, String> {
        Err(format!("no {}", name.display()))
    }

    fn games(&mut self) -> Vec<OsString> {
        Vec::new()
    }

    fn keep_progress(&mut self, progress: &Progress) -> Result<(), String> {
        if self.is_full {
            return Err("the shelf is full".to_owned());
        }
        self.times += 1;
        self.progress = progress.clone();
        Ok(())
    }
}

/// The lesson of the test bed with this id.
fn of_bed(id: &str) -> Lesson {
    let courses = Courses::from(vec![lesson::read(BED).unwrap()]);
    courses.lesson(id).unwrap().clone()
}

/// What is said to `lines` in a lesson of the test bed.
fn hold(language: Language, lesson: &str, shelf: &mut Memory, lines: &str) -> String {
    let study = Study {
        courses: vec![lesson::read(BED).unwrap()].into(),
        progress: shelf.progress.clone(),
        lesson: Some(lesson.to_owned()),
    };
    let lang = Lang::new(language);
    let manner = Manner {
        lang: &lang,
        naming: Naming::Written,
        names: &[],
        seed: 1,
    };
    let mut output = Vec::new();
    let opening = Opening::Learn(Box::new(study));
    plain::run(opening, manner, &mut lines.as_bytes(), &mut output, shelf).unwrap();
    let output = String::from_utf8(output).unwrap();
    for line in output.lines() {
        let is_id = [
            "plain-", "learn-", "fault-", "no-room-", "refusal-", "scale-",
        ]
        .iter()
        .any(|id| line.contains(id));
        assert!(!is_id && !line.contains('{'), "{line}");
    }
    output
}

/// That these lines come in this order, others perhaps between them.
#[track_caller]
fn says(output: &str, expected: &[&str]) {
    let mut lines = output.lines();
    for line in expected {
        assert!(
            lines.any(|said| said == *line),
            "{line:?} is not said in:\n{output}"
        );
    }
}

#[test]
fn turns_are_made_judged_and_shown() {
    let mut shelf = Memory::default();
    let output = hold(
        Language::En,
        "turns",
        &mut shelf,
        "hint\nhint\nhint\nwhy i5-i9-i8\ni5-i8\ni5-i7\nsolution\nmoves i5\ni5-i7-i9\nquit\n",
    );
    says(
        &output,
        &[
            "Turns",
            "Task 1 of 4",
            "Two jumps.",
            "You have Red and are to move.",
            "Type your turn.",
            "First.",
            "Second.",
            "There are no more hints. The word solution shows how it is done.",
            "i9 is too far from i5: a step goes one point, a jump two.",
            "i8 is taken: a stone needs a free point to land on.",
            "Red: i5-i7",
            "Not yet.",
            "2 jumps in one turn were asked for; the most you made is 1.",
            "Too short.",
            "This is how it is done:",
            "Red: i5-i7-i9",
            "6 legal turns:",
            "Red: i5-i7-i9",
            "Right!",
            "Done.",
            "Task 2 of 4",
        ],
    );
    let standing = shelf.progress.standing(&of_bed("turns"));
    assert_eq!(
        (standing.tasks, standing.attempts, standing.solved),
        (1, 2, false)
    );
}

#[test]
fn points_answers_and_refused_turns_are_typed() {
    let mut shelf = Memory::default();
    let output = hold(
        Language::En,
        "turns",
        &mut shelf,
        "i5-i7-i9\ni6, i5\nI6 I9\n3\n1\n2\ni5-h5\ni5-i6\n",
    );
    says(
        &output,
        &[
            "Type all the points on one line.",
            "One point is missing: i9.",
            "One point does not belong: i5.",
            "You have 2, Blue?",
            "1. None",
            "2. One",
            "Type a number from 1 to 2, or quit.",
            "That is not right.",
            "It stays.",
            "Right!",
            "Yes.",
            "That was legal. Something was asked for that the rules refuse.",
            "i6 is taken: a stone needs a free point to land on.",
            "Right!",
            "Turns: solved.",
        ],
    );
    assert!(shelf.progress.is_solved(&of_bed("turns")));
}

#[test]
fn turns_are_compared_stones_brought_home_and_put() {
    let mut shelf = Memory::default();
    let output = hold(
        Language::En,
        "counts",
        &mut shelf,
        "1\n2\ne6-f7\nundo\nf6-d6\ne6-d5\nred i5, a5\nred i5 i7\nred i5 blue i6\n",
    );
    says(
        &output,
        &[
            "1. i6-h6",
            "2. l9-k9",
            "Paths lost: this turn has 2, the best has 0.",
            "The bridge goes.",
            "Paths lost: i5-i7, i5-i9.",
            "Right!",
            "Paths lost. 1: 2, 2: 0",
            "Your turn again.",
            "One turn taken back.",
            "Turns made: 2; the least: 2.",
            "To be placed, at most: red 2, blue 1.",
            "Stones that can make a turn with 2 jumps: 0; asked for: 1.",
            "No stone may be put on i7 here.",
            "Right!",
            "Counts: solved.",
        ],
    );
    assert_eq!(shelf.progress.standing(&of_bed("counts")).best, Some(2));
}

#[test]
fn stones_are_called_by_their_colour_in_the_language() {
    let output = hold(
        Language::De,
        "counts",
        &mut Memory::default(),
        "weiter\nweiter\nrot i5 blau i6\n",
    );
    says(
        &output,
        &["Zu setzen, höchstens: rot 2, blau 1.", "Richtig!"],
    );
}

#[test]
fn squares_are_called_by_file_and_rank_whatever_the_setting_says() {
    let output = hold(
        Language::De,
        "draughts",
        &mut Memory::default(),
        "c3-e5\nlösung\nweiter\nweiter\n",
    );
    says(
        &output,
        &[
            "Das Schlagen muss von e5 nach g7 weitergehen.",
            "Schwarz: c3xe5xg7, schlägt auf d4, f6",
            "Schlagen: fertig, aber eine Aufgabe ist übersprungen.",
        ],
    );
}

#[test]
fn that_nothing_can_be_kept_is_said_once() {
    let mut shelf = Memory {
        is_full: true,
        ..Memory::default()
    };
    let output = hold(
        Language::En,
        "turns",
        &mut shelf,
        "i5-i7\ni5-i7\ni5-i7-i9\n",
    );
    let said = output
        .matches("What you solve cannot be kept: the shelf is full")
        .count();
    assert_eq!(said, 1, "{output}");
    assert_eq!(shelf.times, 0);
}

/// What somebody types who follows the solution.
fn typed(shown: &[Shown], board: &sprungbrett::board::Board, of_learner: usize) -> String {
    let name = |point| Naming::Squares.name(board, point);
    let mut lines = Vec::new();
    let mut stones: Vec<String> = Vec::new();
    for shown in shown {
        match shown {
            Shown::Turn(made) if made.seat.index() == of_learner => {
                lines.push(notation::turn(board, Naming::Squares, &made.turn));
            }
            Shown::Turn(_) => {}
            Shown::Tried(attempt) => lines.push(attempt.text.clone()),
            Shown::Marks(points) => {
                lines.push(points.iter().map(name).collect::<Vec<_>>().join(" "));
            }
            Shown::Chosen(answers) => {
                let numbers = answers.iter().map(|answer| (answer + 1).to_string());
                lines.push(numbers.collect::<Vec<_>>().join(" "));
            }
            Shown::Stone(piece, point) => {
                stones.push(format!("{} {}", piece.id(), name(*point)));
            }
        }
    }
    if !stones.is_empty() {
        lines.push(stones.join(" "));
    }
    lines.join("\n") + "\n"
}

/// Whoever types the solutions solves every lesson that ships, in every language.
#[test]
fn every_lesson_that_ships_can_be_done_line_by_line() {
    let courses = Courses::shipped();
    for (course, language) in courses.iter().zip(Language::ALL.into_iter().cycle()) {
        for lesson in &course.lessons {
            let lines: String = lesson
                .tasks
                .iter()
                .map(|task| {
                    let solution = Trial::new(task).solution();
                    typed(&solution, task.rules().board(), task.learner().index())
                })
                .collect();
            let study = Study {
                courses: courses.clone(),
                progress: Progress::default(),
                lesson: Some(lesson.id.clone()),
            };
            let lang = Lang::new(language);
            let manner = Manner {
                lang: &lang,
                naming: Naming::Written,
                names: &[],
                seed: 1,
            };
            let (mut output, mut shelf) = (Vec::new(), Memory::default());
            let opening = Opening::Learn(Box::new(study));
            plain::run(
                opening,
                manner,
                &mut lines.as_bytes(),
                &mut output,
                &mut shelf,
            )
            .unwrap();
            let output = String::from_utf8(output).unwrap();
            assert!(
                shelf.progress.is_solved(lesson),
                "{}:\n{lines}\n{output}",
                lesson.id
            );
        }
    }
}

/// The program in a world of its own: what it says to `lines`, what it complains of, and its exit code.
fn program(home: &Path, args: &[&str], lines: &str) -> (String, String, i32) {
    let output = program::told(program::program(home).args(args), lines);
    (
        program::out(&output),
        program::err(&output),
        program::code(&output),
    )
}

#[test]
fn the_list_names_every_lesson_and_what_is_solved() {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    fs::write(home.join("bed.json"), BED).unwrap();
    let list = |args: &[&str]| -> Value {
        let (out, err, code) = program(home, args, "");
        assert_eq!((err.as_str(), code), ("", 0));
        serde_json::from_str(&out).unwrap()
    };
    let all = list(&["learn", "--list", "--json"]);
    let courses: Vec<&str> = all["courses"]
        .as_array()
        .unwrap()
        .iter()
        .map(|course| course["id"].as_str().unwrap())
        .collect();
    assert_eq!(
        courses,
        [
            "first-steps",
            "sternhalma",
            "halma",
            "draughts",
            "halma-bintang"
        ]
    );
    let lines = "i5-i7-i9\ni6 i9\n2\ni5-i6\n";
    let (out, err, code) = program(
        home,
        &["learn", "bed.json", "--plain"],
        &format!("1\n{lines}"),
    );
    assert_eq!((err.as_str(), code), ("", 0));
    assert!(out.contains("Turns: solved."), "{out}");
    let bed = list(&["learn", "bed.json", "--list", "--json"]);
    let first = &bed["courses"][0]["lessons"][0];
    assert_eq!(
        first.to_string(),
        r#"{"id":"turns","kind":"play","kinds":["play","mark","choose","play"],"solved":true,"attempts":4,"best":null}"#
    );
    let (out, _, _) = program(home, &["learn", "bed.json", "--list"], "");
    assert_eq!(
        out,
        "Test bed\n[x] turns: Turns\n[ ] counts: Counts\n[ ] draughts: Captures\n"
    );
    for said in ["Forgotten.\n", "There was nothing to forget.\n"] {
        let (out, _, code) = program(home, &["learn", "bed.json", "--reset"], "");
        assert_eq!((out.as_str(), code), (said, 0));
    }
}

/// A teacher may begin from a course that ships, ids and all.
#[test]
fn a_course_of_a_file_shares_no_progress_with_one_that_ships() {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    fs::write(home.join("mine.json"), lesson::COURSES[0]).unwrap();
    let solved = |args: &[&str]| -> Vec<String> {
        let (out, err, code) = program(home, args, "");
        assert_eq!((err.as_str(), code), ("", 0));
        let solved = out.lines().filter_map(|line| line.strip_prefix("[x] "));
        solved.map(str::to_owned).collect()
    };
    let (ships, mine) = (["learn", "--list"], ["learn", "mine.json", "--list"]);
    let solution = "a5 b5 b6 c5 c6 c7 d5 d6 d7 d8\ne1\n";
    program(home, &["learn", "first-goal", "--plain"], solution);
    assert_eq!(solved(&ships), ["first-goal: Where am I going?"]);
    assert!(solved(&mine).is_empty());
    let lines = format!("1\n{solution}");
    program(home, &["learn", "mine.json", "--plain"], &lines);
    program(home, &["learn", "first-goal", "--reset"], "");
    assert_eq!(solved(&mine), ["first-goal: Where am I going?"]);
    assert!(solved(&ships).is_empty());
}

#[test]
fn what_cannot_be_learnt_is_refused_in_one_line() {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    let broken = BED.replace("\"jumps\": 2 }, { \"over\"", "\"jumps\": 9 }, { \"over\"");
    fs::write(home.join("broken.json"), broken).unwrap();
    for (args, expected) in [
        (
            &["learn", "nothing"][..],
            "sprungbrett: No exercise and no file is called “nothing”; “sprungbrett learn --list” lists them.\n",
        ),
        (
            &["learn", "broken.json"],
            "sprungbrett: broken.json: lesson turns, task 1, solution: The solution does not pass. 9 jumps in one turn were asked for; the most you made is 2.\n",
        ),
    ] {
        let (out, err, code) = program(home, args, "");
        assert_eq!(
            (out.as_str(), err.as_str(), code),
            ("", expected, 1),
            "{args:?}"
        );
    }
    let (_, err, code) = program(home, &["learn", "missing.json"], "");
    assert!(
        err.starts_with("sprungbrett: Cannot read missing.json: "),
        "{err}"
    );
    assert_eq!(code, 1);
}

#[test]
fn a_broken_progress_is_named_and_set_aside() {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    let state = home.join(".local/state/sprungbrett");
    fs::create_dir_all(&state).unwrap();
    fs::write(state.join("progress.json"), "{}").unwrap();
    let (_, err, code) = program(home, &["learn", "first-step"], "i9-i10\n");
    let expected =
        "progress.json: This is no progress that this program can read. Beginning anew.\n";
    assert!(err.ends_with(expected), "{err}");
    assert_eq!(code, 0);
    assert_eq!(
        fs::read_to_string(state.join("progress.broken.json")).unwrap(),
        "{}"
    );
    let kept = fs::read_to_string(state.join("progress.json")).unwrap();
    let courses = Courses::shipped();
    let first = courses.lesson("first-step").unwrap();
    assert_eq!(Progress::read(&kept).unwrap().standing(first).tasks, 1);
}

#[test]
fn check_knows_courses() {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    fs::write(home.join("good.json"), BED).unwrap();
    fs::write(
        home.join("bad.json"),
        BED.replace("\"movable\": true", "\"movable\": 1"),
    )
    .unwrap();
    let (out, _, code) = program(home, &["check", "good.json"], "");
    assert_eq!(
        (out.as_str(), code),
        ("good.json: 3 lessons, nothing wrong\n", 0)
    );
    let (out, _, code) = program(home, &["check", "bad.json", "--json"], "");
    assert_eq!(code, 1);
    let found: Value = serde_json::from_str(&out).unwrap();
    let file = &found["files"][0];
    assert_eq!(
        (&file["kind"], &file["lessons"]),
        (&"lessons".into(), &3.into())
    );
    assert_eq!(
        file["errors"][0].to_string(),
        r#"{"task":2,"lesson":"turns","field":"what.movable","reason":"lesson turns, task 2, what.movable: Only true has a meaning here."}"#
    );
}
