//! How answers are judged: by what they do, with feedback in data and in words.

use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::json;

use sprungbrett::board::PointSet;
use sprungbrett::game::Game;
use sprungbrett::lang::{Lang, Language};
use sprungbrett::lesson::{self, Fault, NoRoom, Piece, Reply, Shown, Task, Trial, Verdict};
use sprungbrett::notation::{self, Naming};
use sprungbrett::rules::{self, Reason, Seat};
use sprungbrett::words;

use crate::bed;
use crate::broken::with;

/// A task of the test bed, by its lesson and its number from 1.
fn task(lesson: &str, number: usize) -> Task {
    let course = bed();
    let lesson = course
        .lessons
        .iter()
        .find(|found| found.id == lesson)
        .unwrap();
    lesson.tasks[number - 1].clone()
}

/// Makes written turns, with all replies.
fn play(trial: &mut Trial, turns: &[&str]) {
    for turn in turns {
        let rules = trial.task().rules();
        let turn = notation::read_turn(rules, trial.position(), turn).unwrap();
        trial.play(turn.points()).unwrap();
        trial.reply_at_once();
    }
}

/// What is wrong, in English.
fn said(trial: &Trial) -> Vec<String> {
    let lang = Lang::new(Language::En);
    match trial.verdict() {
        None => vec!["under way".to_owned()],
        Some(Verdict::Right) => vec!["right".to_owned()],
        Some(Verdict::Wrong(feedback)) => {
            let board = trial.scene().board();
            let faults = feedback.faults.iter();
            let faults = faults.map(|fault| words::fault(&lang, board, Naming::Squares, fault));
            let says = feedback
                .says
                .iter()
                .map(|text| trial.say(text, Language::En));
            faults.chain(says).collect()
        }
    }
}

fn points(task: &Task, names: &str) -> PointSet {
    let board = task.rules().board();
    names
        .split(' ')
        .map(|name| board.point(name).unwrap())
        .collect()
}

#[test]
fn any_way_to_the_goal_is_right() {
    let task = task("turns", 1);
    for (turns, expected) in [
        (&["i5-i7-i9"][..], &["right"][..]),
        (
            &["i5-i7"],
            &[
                "2 jumps in one turn were asked for; the most you made is 1.",
                "Not yet: jump over a stone of each of these colours in one turn: Red, Blue.",
                "Too short.",
            ],
        ),
        (&[], &["under way"]),
    ] {
        let mut trial = Trial::new(&task);
        play(&mut trial, turns);
        assert_eq!(said(&trial), expected, "{turns:?}");
    }
    // Home by another way than the file's.
    let order = task_at_other_end();
    let mut trial = Trial::new(&order);
    play(&mut trial, &["f6-d6", "e6-d5"]);
    assert_eq!(said(&trial), ["right"]);
    assert_eq!(trial.optimum(), Some(2));
}

/// The task of coming home with another solution in its file.
fn task_at_other_end() -> Task {
    let text = with(
        "/lessons/1/tasks/1/solution",
        json!(["f6-e5", "e5-d5", "e6-d6"]),
    );
    let course = lesson::read(&text).unwrap();
    course.lessons[1].tasks[1].clone()
}

#[test]
fn a_long_way_home_is_shown_against_the_shortest() {
    let mut trial = Trial::new(&task("counts", 2));
    play(&mut trial, &["e6-f7", "f7-e6", "f6-d6", "e6-d5"]);
    assert_eq!(
        said(&trial),
        ["You are home in 4 turns; the least is 2, and 3 would do."]
    );
    assert!(trial.back());
    assert_eq!(said(&trial), ["under way"]);
    assert_eq!(trial.own_turns().count(), 3);
    trial.restart();
    assert_eq!(trial.position(), &trial.task().scene.position);
    trial.judge();
    assert_eq!(said(&trial), ["2 stones are not home."]);
}

#[test]
fn a_refused_turn_changes_nothing_and_solves_only_what_asks_for_it() {
    let mut trial = Trial::new(&task("turns", 1));
    let board = trial.scene().board();
    let path = ["i5", "i6"].map(|name| board.point(name).unwrap());
    let refusal = trial.play(&path).unwrap_err();
    assert_eq!(refusal.reason, Reason::LandingTaken);
    let Verdict::Wrong(feedback) = trial.refused(Some(path[0]), refusal) else {
        panic!("nothing refused was asked for");
    };
    assert_eq!(feedback.faults, [Fault::Refused(refusal)]);
    assert_eq!(said(&trial), ["under way"]);
    let mut trial = Trial::new(&task("turns", 4));
    let refusal = trial.play(&path).unwrap_err();
    assert_eq!(trial.refused(Some(path[0]), refusal), Verdict::Right);
    let mut trial = Trial::new(&task("turns", 4));
    play(&mut trial, &["i5-i7"]);
    assert_eq!(
        said(&trial),
        ["That was legal. Something was asked for that the rules refuse."]
    );
    assert_eq!(trial.play(&path).unwrap_err().reason, Reason::GameOver);
}

#[test]
fn marks_that_are_missing_or_too_many_are_named() {
    let task = task("turns", 2);
    for (marks, expected) in [
        ("i6 i9", &["right"][..]),
        ("i6", &["One point is missing: i9."]),
        (
            "i9 i8 a5",
            &[
                "One point is missing: i6.",
                "2 points do not belong: a5, i8.",
            ],
        ),
    ] {
        let mut trial = Trial::new(&task);
        points(&task, marks)
            .iter()
            .for_each(|point| trial.mark(point));
        trial.judge();
        assert_eq!(said(&trial), expected, "{marks}");
    }
    let mut trial = Trial::new(&task);
    let point = points(&task, "i6").iter().next().unwrap();
    trial.mark(point);
    trial.mark(point);
    assert!(trial.marked().is_empty());
    assert_eq!(trial.solution(), [Shown::Marks(points(&task, "i6 i9"))]);
}

#[test]
fn an_answer_says_why_it_is_right_or_wrong() {
    let mut trial = Trial::new(&task("turns", 3));
    let text = trial.task().text.clone();
    assert_eq!(trial.say(&text, Language::De), "Du hast 2, Blau?");
    trial.choose(0);
    trial.choose(7);
    trial.judge();
    assert_eq!(said(&trial), ["That is not right.", "It stays."]);
    trial.choose(1);
    assert_eq!(trial.chosen(), [1]);
    trial.judge();
    assert_eq!(said(&trial), ["right"]);
    let remarks: Vec<String> = trial
        .remarks()
        .iter()
        .map(|text| trial.say(text, Language::En))
        .collect();
    assert_eq!(remarks, ["Yes."]);
}

#[test]
fn a_turn_that_costs_more_is_shown_with_what_it_costs() {
    let mut trial = Trial::new(&task("counts", 1));
    assert_eq!(trial.task().values(), [2, 0]);
    trial.choose(0);
    trial.judge();
    assert_eq!(
        said(&trial),
        [
            "Paths lost: this turn has 2, the best has 0.",
            "The bridge goes."
        ]
    );
    let Some(Verdict::Wrong(feedback)) = trial.verdict() else {
        panic!("it is wrong");
    };
    assert_eq!(feedback.lost.len(), 2);
}

#[test]
fn stones_are_put_where_there_is_room() {
    let task = task("counts", 3);
    let point = |name| points(&task, name).iter().next().unwrap();
    let red = Piece {
        seat: Seat::Red,
        king: false,
    };
    let blue = Piece {
        seat: Seat::Blue,
        king: false,
    };
    let mut trial = Trial::new(&task);
    assert_eq!(trial.put(red, point("i7")), Err(NoRoom::Outside));
    assert_eq!(trial.put(red, point("i5")), Ok(()));
    assert_eq!(trial.put(blue, point("i5")), Err(NoRoom::Taken));
    assert_eq!(trial.put(blue, point("a5")), Ok(()));
    assert_eq!(trial.put(blue, point("i6")), Err(NoRoom::NoneLeft));
    trial.judge();
    assert_eq!(
        said(&trial),
        ["Stones that can make a turn with 2 jumps: 0; asked for: 1."]
    );
    assert!(trial.take(point("a5")));
    assert!(!trial.take(point("i8")), "what the task shows stays");
    assert_eq!(trial.put(blue, point("i6")), Ok(()));
    trial.judge();
    assert_eq!(said(&trial), ["right"]);
}

#[test]
fn replies_are_those_of_the_file_as_long_as_they_fit() {
    let task = task("draughts", 2);
    let mut trial = Trial::new(&task);
    play(&mut trial, &["c3xe5xg7"]);
    assert_eq!(trial.made().len(), 2);
    assert_eq!(said(&trial), ["right"]);
    // g5xe7 is another capture: the reply of the file does not fit it.
    let mut trial = Trial::new(&task);
    let turn = notation::read_turn(task.rules(), trial.position(), "g5xe7").unwrap();
    trial.play(turn.points()).unwrap();
    assert!(
        matches!(trial.due(), Some(Reply::Engine(_))),
        "{:?}",
        trial.due()
    );
    assert_eq!(trial.play(&[]).unwrap_err().reason, Reason::NotYours);
    trial.reply_at_once();
    assert_eq!(
        said(&trial),
        ["Pieces captured minus pieces lost: 0; asked for: 1."]
    );
}

#[test]
fn hints_come_in_order_and_then_the_solution() {
    let mut trial = Trial::new(&task("turns", 1));
    let hints: Vec<String> = std::iter::from_fn(|| {
        let hint = trial.hint().cloned()?;
        Some(trial.say(&hint, Language::Id))
    })
    .collect();
    assert_eq!(hints, ["Pertama.", "Kedua."]);
    trial.restart();
    assert_eq!(trial.hints().len(), 2);
    let solution = trial.solution();
    assert!(matches!(&solution[..], [Shown::Turn(made)] if made.turn.points().len() == 3));
    let tried = Trial::new(&task("turns", 4)).solution();
    assert!(matches!(&tried[..], [Shown::Tried(attempt)] if attempt.text == "i5-i6"));
}

#[test]
fn doing_nothing_is_never_right() {
    for text in lesson::COURSES {
        for lesson in lesson::read(text).unwrap().lessons {
            for task in &lesson.tasks {
                assert!(!Trial::new(task).judge().is_right(), "{}", lesson.id);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// In a position of any game, a turn with so many jumps meets the goal of as many and misses that of more, whatever
    /// the solution in the file is; and the points of the turn are what a task of marking asks for.
    #[test]
    fn goals_follow_from_the_rules(game in any::<Index>(), picks in proptest::collection::vec(any::<Index>(), 1..40)) {
        let rules = rules::ALL[game.index(rules::ALL.len())];
        let mut game = Game::new(rules, rules.options(2));
        let (last, before) = picks.split_last().unwrap();
        for pick in before {
            let turns = game.turns();
            let next = turns[pick.index(turns.len())].clone();
            let mut after = game.clone();
            after.play(next.points()).unwrap();
            if after.outcome().is_some() || after.must_pass() {
                break;
            }
            game = after;
        }
        let turns = game.turns();
        let turn = &turns[last.index(turns.len())];
        let most = turns.iter().max_by_key(|turn| turn.path().unwrap().over().len()).unwrap();
        let (jumps, limit) = (turn.path().unwrap().over().len(), most.path().unwrap().over().len());
        let write = |turn| notation::turn(rules.board(), Naming::Written, turn);
        let word = json!({ "en": "x", "de": "x", "id": "x" });
        let course = |kind: serde_json::Value| {
            let mut task = json!({
                "text": word, "hints": [word],
                "position": notation::position(rules, game.position()),
            });
            task.as_object_mut().unwrap().extend(kind.as_object().unwrap().clone());
            json!({
                "format": lesson::FORMAT, "version": 1, "id": "c", "title": word, "about": word,
                "lessons": [{ "id": "l", "title": word, "ruleset": rules.id(), "tasks": [task] }],
            })
            .to_string()
        };
        let task = |kind| lesson::read(&course(kind)).unwrap().lessons[0].tasks[0].clone();
        if limit > 0 {
            let goal = json!({ "kind": "play", "goal": [{ "jumps": limit }], "solution": [write(most)] });
            let mut trial = Trial::new(&task(goal));
            trial.play(turn.points()).unwrap();
            prop_assert_eq!(trial.verdict().unwrap().is_right(), jumps >= limit);
        }
        let landings: Vec<&str> = turn.points()[1..].iter().map(|point| rules.board().name(*point)).collect();
        let mark = json!({ "kind": "mark", "what": { "landings": write(turn) }, "solution": landings });
        let mut trial = Trial::new(&task(mark));
        turn.points()[1..].iter().collect::<std::collections::HashSet<_>>().into_iter().for_each(|point| trial.mark(*point));
        prop_assert!(trial.judge().is_right());
    }

    /// Damage to a course gives errors, not a panic.
    #[test]
    fn a_damaged_course_does_no_harm(at in any::<Index>(), length in 0usize..8, put in "[ -~\\n]{0,4}") {
        let good = crate::BED;
        let mut start = at.index(good.len());
        while !good.is_char_boundary(start) {
            start -= 1;
        }
        let mut end = (start + length).min(good.len());
        while !good.is_char_boundary(end) {
            end += 1;
        }
        let damaged = format!("{}{put}{}", &good[..start], &good[end..]);
        lesson::inspect(&damaged);
    }
}
