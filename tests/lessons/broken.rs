//! Broken courses: each is refused with its place and its reason.

use serde_json::{Value, json};

use sprungbrett::lang::{Lang, Language};
use sprungbrett::lesson;
use sprungbrett::words;

use crate::BED;

/// What is said, in English, of the test bed after the value at `pointer` was replaced (removed if it is null).
pub fn said(pointer: &str, value: Value) -> Vec<String> {
    let lang = Lang::new(Language::En);
    let report = lesson::inspect(&with(pointer, value));
    let errors = report.errors.iter();
    errors
        .map(|error| words::course_error(&lang, error))
        .collect()
}

/// The test bed with another value at `pointer`.
pub fn with(pointer: &str, value: Value) -> String {
    let mut course: Value = serde_json::from_str(BED).unwrap();
    let (object, key) = pointer.rsplit_once('/').unwrap();
    let object = course.pointer_mut(object).unwrap();
    match (object, value) {
        (Value::Object(keys), Value::Null) => drop(keys.shift_remove(key)),
        (Value::Object(keys), value) => drop(keys.insert(key.to_owned(), value)),
        (list, value) => list[key.parse::<usize>().unwrap()] = value,
    }
    course.to_string()
}

/// Texts that differ from English in the numbers they name.
fn text(en: &str, de: &str, id: &str) -> Value {
    json!({ "en": en, "de": de, "id": id })
}

/// Changes of the test bed, and all that is said then.
#[expect(clippy::too_many_lines, reason = "a table")]
pub fn cases() -> Vec<(&'static str, Value, &'static str)> {
    vec![
        (
            "/format",
            json!("other"),
            "“format” is not “sprungbrett-lessons”: this is no course of lessons.",
        ),
        ("/version", json!(2), "This program reads version 1 only."),
        ("/version", json!("1"), "This program reads version 1 only."),
        (
            "/stray",
            json!(1),
            "stray: This key is unknown; known are format, version, id, title, about, guide, lessons.",
        ),
        ("/lessons", json!([]), "lessons: This is empty."),
        (
            "/id",
            json!("Two words"),
            "id: “Two words” is no id: small letters, digits and hyphens, a letter first.",
        ),
        ("/title/en", json!(null), "title: The key “en” is missing."),
        ("/title/id", json!(" "), "title.id: This is empty."),
        (
            "/title/en",
            json!("{n} lessons"),
            "title: “n” is no fact of this task.",
        ),
        (
            "/lessons/1/id",
            json!("turns"),
            "lesson 2, id: Another lesson has this id.",
        ),
        (
            "/lessons/0/ruleset",
            json!("chess"),
            "lesson turns, ruleset: There is no game called “chess”: there are sternhalma, halma, draughts.",
        ),
        (
            "/lessons/0/options",
            json!({ "players": 5 }),
            "lesson turns, options.players: 5 players cannot play Sternhalma: 2, 3, 4 or 6 can. With 2, 4 or 6 everybody has an opponent opposite and with 3 nobody has; any other number leaves somebody alone.",
        ),
        (
            "/lessons/0/options",
            json!({ "players": 3 }),
            "lesson turns, task 1, position: “players” is 3, but the position has 2 seats.",
        ),
        (
            "/lessons/2/options",
            json!({ "anti_block": true }),
            "lesson draughts, options.anti_block: Draughts has no option “anti_block”.",
        ),
        (
            "/lessons/0/tasks/0/kind",
            json!("guess"),
            "lesson turns, task 1, kind: “guess” is none of play, mark, choose, build, compare, order.",
        ),
        (
            "/lessons/0/tasks/0/slack",
            json!(1),
            "lesson turns, task 1, slack: A task of the kind play has no such key.",
        ),
        (
            "/lessons/0/tasks/0/text",
            json!("Jump."),
            "lesson turns, task 1, text: An object is expected here.",
        ),
        (
            "/lessons/0/tasks/0/text/en",
            json!(null),
            "lesson turns, task 1, text: The key “en” is missing.",
        ),
        (
            "/lessons/0/tasks/0/hints",
            json!([]),
            "lesson turns, task 1, hints: This is empty.",
        ),
        (
            "/lessons/0/tasks/0/turns",
            json!(0),
            "lesson turns, task 1, turns: A whole number that is not too small is expected here.",
        ),
        (
            "/lessons/0/tasks/0/position",
            json!("R:Ri5,i5:B"),
            "lesson turns, task 1, position: Two stones stand on i5.",
        ),
        (
            "/lessons/0/tasks/0/position",
            json!("R:Ri5,z9:B"),
            "lesson turns, task 1, position: “z9” is no point of this board.",
        ),
        (
            "/lessons/0/tasks/0/position",
            json!("R:Ra5:Bi8"),
            "lesson turns, task 1, position: Nothing can be done in this position: somebody is home already, or the one to move cannot.",
        ),
        (
            "/lessons/0/tasks/0/position",
            json!(null),
            "lesson turns, task 1: This task needs a position of its own: there is none before it to go on from.",
        ),
        (
            "/lessons/0/tasks/0/goal",
            json!([{ "jumps": 2, "win": true }]),
            "lesson turns, task 1, goal[0]: Exactly one of these keys is needed: turn, jumps, over, reach, captures, crowned, home, win, ahead, loses, refused; and others only where they belong to it.",
        ),
        (
            "/lessons/0/tasks/0/goal",
            json!([{ "turn": "leap" }]),
            "lesson turns, task 1, goal[0].turn: “leap” is none of step, jump, capture.",
        ),
        (
            "/lessons/0/tasks/0/goal",
            json!([{ "reach": ["i5", "i99"] }]),
            "lesson turns, task 1, goal[0].reach[1]: “i99” is no point of this board.",
        ),
        (
            "/lessons/0/tasks/0/goal",
            json!([{ "jumps": 3 }]),
            "lesson turns, task 1, solution: The solution does not pass. 3 jumps in one turn were asked for; the most you made is 2.",
        ),
        (
            "/lessons/0/tasks/0/replies",
            json!({ "level": 3 }),
            "lesson turns, task 1, replies.level: Levels are 1 and 2 here: the others think longer than an exercise can wait.",
        ),
        (
            "/lessons/0/tasks/0/replies",
            json!(["i8-h8", "h8-i8"]),
            "lesson turns, task 1, replies: This is one turn too many.",
        ),
        (
            "/lessons/0/tasks/0/solution",
            json!(["i5-i9-i8"]),
            "lesson turns, task 1, solution[0]: i9 is too far from i5: a step goes one point, a jump two.",
        ),
        (
            "/lessons/0/tasks/0/solution",
            json!(["i5-i7-i9", "i9-i10"]),
            "lesson turns, task 1, solution[1]: This is one turn too many.",
        ),
        (
            "/lessons/0/tasks/0/wrong/0/answer",
            json!(["i5-i7-i9"]),
            "lesson turns, task 1, wrong[0].answer: This wrong answer passes.",
        ),
        (
            "/lessons/0/tasks/1/what",
            json!({ "reach": ["i7"] }),
            "lesson turns, task 2, what.reach[0]: No stone stands on i7.",
        ),
        (
            "/lessons/0/tasks/1/what",
            json!({ "movable": false }),
            "lesson turns, task 2, what.movable: Only true has a meaning here.",
        ),
        (
            "/lessons/0/tasks/1/what",
            json!({ "movable": true, "within": 2 }),
            "lesson turns, task 2, what.within: Exactly one of these keys is needed: next, movable, reach, over, landings, origin, captured, supports, blocked, losers, lost, gainers, stragglers, goal, tip, camp, open, points; and others only where they belong to it.",
        ),
        (
            "/lessons/0/tasks/1/what",
            json!({ "stragglers": "red" }),
            "lesson turns, task 2, what: No point is right here.",
        ),
        (
            "/lessons/0/tasks/1/what",
            json!({ "goal": "white" }),
            "lesson turns, task 2, what.goal: “white” is none of red, blue.",
        ),
        (
            "/lessons/0/tasks/1/solution",
            json!(["i6"]),
            "lesson turns, task 2, solution: The solution does not pass. One point is missing: i9.",
        ),
        (
            "/lessons/0/tasks/2/facts",
            json!({ "stones": { "stones": "red" }, "more": { "turns": "red" } }),
            "lesson turns, task 3, facts.more: No text of this task names “more”.",
        ),
        (
            "/lessons/0/tasks/2/facts",
            json!(null),
            "lesson turns, task 3, text: “stones” is no fact of this task.",
        ),
        (
            "/lessons/0/tasks/2/text",
            text("{stones}", "{stone}", "{stones}"),
            "lesson turns, task 3, text: “de” names “stone”, but “en” names “stones”.",
        ),
        (
            "/lessons/0/tasks/2/answers/0/value",
            json!(1),
            "lesson turns, task 3, answers: 2 answers are right, but only one can be given.",
        ),
        (
            "/lessons/0/tasks/2/answers/1/value",
            json!(2),
            "lesson turns, task 3, answers: No answer is right.",
        ),
        (
            "/lessons/0/tasks/2/solution",
            json!(3),
            "lesson turns, task 3, solution: There is no answer 3: there are 2.",
        ),
        (
            "/lessons/0/tasks/2/solution",
            json!(1),
            "lesson turns, task 3, solution: The solution does not pass. That is not right.",
        ),
        (
            "/lessons/1/tasks/0/turns/1",
            json!("l9-k10"),
            "lesson counts, task 1, turns[1]: l9 and k10 are not on one straight line of the board.",
        ),
        (
            "/lessons/1/tasks/0/turns/1",
            json!("i6-h6"),
            "lesson counts, task 1, turns: Turns 1 and 2 are equally good.",
        ),
        (
            "/lessons/1/tasks/0/says",
            json!([]),
            "lesson counts, task 1, says: 0 instead of 2 to 2.",
        ),
        (
            "/lessons/1/tasks/1/solution",
            json!(["f6-d6"]),
            "lesson counts, task 2, solution: The solution does not pass. One stone is not home.",
        ),
        (
            "/lessons/1/tasks/2/solution",
            json!({ "red": ["i5", "i7"] }),
            "lesson counts, task 3, solution.red[1]: No such stone can be put on i7.",
        ),
        (
            "/lessons/1/tasks/2/palette",
            json!({ "pink": 1 }),
            "lesson counts, task 3, palette.pink: “pink” is none of red, blue.",
        ),
        (
            "/lessons/2/tasks/0/position/4",
            json!("5  . . ."),
            "lesson draughts, task 1, position: Line 5 of the picture has 3 points where the board has 4.",
        ),
        (
            "/lessons/2/tasks/1/replies",
            json!(["h6xf8"]),
            "lesson draughts, task 2, replies[0]: A man moves and captures forwards only: f8 lies behind h6.",
        ),
        (
            "/lessons/2/tasks/0/goal",
            json!([{ "home": 1 }]),
            "lesson draughts, task 1, goal[0].home: Draughts has nothing to count this on.",
        ),
    ]
}

#[test]
fn each_fault_is_named_with_its_place() {
    let wrong: Vec<String> = cases()
        .into_iter()
        .filter_map(|(pointer, value, expected)| {
            let found = said(pointer, value.clone());
            let is_said = found.first().is_some_and(|said| said == expected);
            (!is_said).then(|| format!("{pointer}: {value}\n  {found:?}\n  {expected:?}"))
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_key_that_comes_twice_is_seen() {
    let twice = BED.replace("\"id\": \"bed\",", "\"id\": \"bed\", \"id\": \"bed\",");
    let errors = lesson::read(&twice).unwrap_err();
    assert_eq!(errors[0].to_string(), "id: this key comes twice");
}

#[test]
fn a_file_that_breaks_off_is_refused_with_its_place() {
    let lang = Lang::new(Language::En);
    let broken = &BED[..BED.len() / 2];
    let errors = lesson::read(broken).unwrap_err();
    let said = words::course_error(&lang, &errors[0]);
    assert!(said.ends_with("the file breaks off here."), "{said}");
    let errors = lesson::read("{ \"format\": }").unwrap_err();
    assert_eq!(
        words::course_error(&lang, &errors[0]),
        "line 1, column 13: this is no JSON: a sign is wrong, missing, or one too many."
    );
}

#[test]
fn every_lesson_that_is_wrong_is_named_at_once() {
    let broken = with("/lessons/0/tasks/0/solution", json!(["i5-h5"]));
    let mut course: Value = serde_json::from_str(&broken).unwrap();
    course["lessons"][1]["tasks"][0]["by"] = json!("luck");
    let report = lesson::inspect(&course.to_string());
    assert_eq!(report.lessons, 3);
    let places: Vec<(Option<&str>, Option<usize>)> = report
        .errors
        .iter()
        .map(|error| (error.place.lesson.as_deref(), error.place.task))
        .collect();
    assert!(places.contains(&(Some("counts"), Some(1))), "{places:?}");
    assert!(places.contains(&(Some("turns"), Some(1))), "{places:?}");
}

#[test]
fn every_problem_has_words_in_every_language() {
    for (pointer, value, _) in cases() {
        let report = lesson::inspect(&with(pointer, value));
        for language in Language::ALL {
            let lang = Lang::new(language);
            for error in &report.errors {
                let said = words::course_error(&lang, error);
                assert!(!said.contains("course-") && !said.contains("{$"), "{said}");
            }
        }
    }
}
