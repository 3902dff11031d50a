//! A small course with a task of every kind. Each test crate that includes this file uses a part of it.
#![allow(dead_code)]

use sprungbrett::lesson::{self, Course};

/// Texts are the same in every language, but for the language they name.
fn text(words: &str) -> String {
    format!(r#"{{"en": "{words}", "de": "{words} (de)", "id": "{words} (id)"}}"#)
}

/// A task of a kind with its other keys; `text` names it.
fn task(kind: &str, name: &str, rest: &str) -> String {
    let (name, first, second, done) = (
        text(name),
        text("Look closely."),
        text("Look again."),
        text("Well done."),
    );
    format!(
        r#"{{"kind": "{kind}", "text": {name}, "hints": [{first}, {second}], "done": {done}, {rest}}}"#
    )
}

fn lesson(id: &str, ruleset: &str, tasks: &[String]) -> String {
    let (title, end) = (text(&format!("Lesson {id}")), text("You have seen it."));
    let tasks = tasks.join(", ");
    format!(
        r#"{{"id": "{id}", "title": {title}, "ruleset": "{ruleset}", "covers": [], "tasks": [{tasks}], "end": {end}}}"#
    )
}

/// The course as it stands in a file.
#[expect(clippy::too_many_lines, reason = "a file as it stands")]
pub fn json() -> String {
    let says = |words: &str| text(words);
    let lessons = [
        lesson(
            "turns",
            "sternhalma",
            &[
                task(
                    "play",
                    "Make three jumps in one turn.",
                    &format!(
                        r#""position": "R:Ri5,q13:Bi6,i8,h9,a5", "goal": [{{"jumps": 3}}], "solution": ["i5-i7-i9-g9"],
                        "wrong": [{{"answer": ["i5-j6"], "says": {}}}]"#,
                        says("That is a step.")
                    ),
                ),
                task(
                    "play",
                    "Try a landing that is taken.",
                    r#""position": "R:Ri5,i6,i7:Ba5", "goal": [{"refused": "landing-taken"}], "solution": ["i5-i7"], "wrong": []"#,
                ),
                task(
                    "play",
                    "Two turns, answered.",
                    r#""position": "R:Rm9:Ba5", "goal": [{"reach": ["k9"]}], "turns": 2, "replies": ["a5-b5"],
                    "solution": ["m9-l9", "l9-k9"], "wrong": []"#,
                ),
                task(
                    "play",
                    "Two turns against the computer.",
                    r#""position": "R:Rm9:Ba5", "goal": [{"reach": ["k9"]}], "turns": 2, "replies": {"level": 2},
                    "solution": ["m9-l9", "l9-k9"], "wrong": []"#,
                ),
            ],
        ),
        lesson(
            "points",
            "sternhalma",
            &[task(
                "mark",
                "Mark the next landings of the stone on i5.",
                &format!(
                    r#""position": "R:Ri5,q13:Bi6,i8,h9,a5", "what": {{"next": "i5-i7"}}, "solution": ["i9"],
                    "wrong": [{{"answer": ["i9", "i5"], "says": {}}}]"#,
                    says("No point twice.")
                ),
            )],
        ),
        lesson(
            "answers",
            "sternhalma",
            &[
                task(
                    "choose",
                    "How many stones has Red?",
                    &format!(
                        r#""position": "R:Ri5,q13:Ba5", "asks": {{"stones": "red"}}, "answers": [
                        {{"text": {0}, "says": {1}, "value": 1}}, {{"text": {2}, "says": {3}, "value": 2}}], "solution": 2, "wrong": []"#,
                        says("One of them"),
                        says("There is a second one."),
                        says("Two of them"),
                        says("Both are there.")
                    ),
                ),
                task(
                    "choose",
                    "What is true?",
                    &format!(
                        r#""position": "R:Ri5,q13:Ba5", "several": true, "answers": [
                        {{"text": {0}, "says": {0}, "right": true}}, {{"text": {1}, "says": {1}, "right": false}},
                        {{"text": {2}, "says": {2}, "right": true}}], "solution": [1, 3], "wrong": []"#,
                        says("Red is to move."),
                        says("Blue is to move."),
                        says("Blue has one stone.")
                    ),
                ),
                task(
                    "compare",
                    "Which turn costs the team least?",
                    &format!(
                        r#""position": "R:Ri5,i6,h8,f9:Bi8", "turns": ["i6-h6", "f9-e9"], "by": "lost", "best": "least",
                        "says": [{}, {}], "solution": 2, "wrong": []"#,
                        says("i6 carries."),
                        says("f9 carries nothing.")
                    ),
                ),
            ],
        ),
        lesson(
            "stones",
            "sternhalma",
            &[task(
                "build",
                "Build two jumps.",
                r#""position": "R:Rl10:Bi9", "palette": {"red": 1, "blue": 1}, "area": ["k9", "k10", "k11", "j9", "j10", "j11"],
                "goal": [{"jumps": 2, "stones": 1}], "solution": {"red": ["k10"]}, "wrong": [{"answer": {"red": ["j11"]}}]"#,
            )],
        ),
        lesson(
            "home",
            "sternhalma",
            &[task(
                "order",
                "Bring them home.",
                r#""position": "R:Ra5,b5,b6,c5,c6,c7,d5,e8,f7,f8:B", "slack": 0,
                "solution": ["f7-f9-d7", "f8-d8-d6", "e8-d8"], "wrong": []"#,
            )],
        ),
        lesson(
            "kings",
            "draughts",
            &[
                task(
                    "build",
                    "Let a capture end on the king row.",
                    r#""position": "B:Wh4:Bf6,b2", "palette": {"white": 1, "white-king": 1}, "goal": [{"crowning": true}],
                    "solution": {"white": ["e7"]}, "wrong": []"#,
                ),
                task(
                    "play",
                    "Capture two.",
                    r#""position": "B:W18,19,27:B14,15", "goal": [{"captures": 2}], "solution": ["14x23x32"], "wrong": []"#,
                ),
            ],
        ),
    ];
    let (title, about) = (text("Test course"), text("A task of every kind."));
    let lessons = lessons.join(", ");
    format!(
        r#"{{"format": "sprungbrett-lessons", "version": 1, "id": "test", "title": {title}, "about": {about}, "lessons": [{lessons}]}}"#
    )
}

/// The course.
pub fn course() -> Course {
    let read = lesson::read(&json());
    read.unwrap_or_else(|errors| panic!("{errors:?}"))
}
