//! Exercises: the list, every kind of task by keys and clicks, hints, solutions, and what is kept.

use sprungbrett::app::practice::{Mode, Practice, Shown};
use sprungbrett::app::{Effect, Message, Screen};
use sprungbrett::guide::Link;
use sprungbrett::lesson::{Courses, Lesson, NAMING, Verdict};
use sprungbrett::notation::Naming;

use crate::keyboard::Client;
use crate::small_course::course;

/// The client with the lesson called `id` of the test course, at the task with this number from 1.
fn lesson(id: &str, task: usize) -> Client {
    let mut client = Client::learn(vec![course()], Some(id));
    for _ in 1..task {
        solve(&mut client);
        client.press("Enter");
    }
    client.effects.clear();
    client
}

/// The lesson called `id` of the test course.
fn of_course(id: &str) -> Lesson {
    let courses = Courses::from(vec![course()]);
    courses.lesson(id).unwrap().clone()
}

fn practice(client: &Client) -> &Practice {
    match &client.model.screen {
        Screen::Practice(practice) => practice,
        _ => panic!("no lesson is on the screen"),
    }
}

/// Solves the task on the screen by keys, the way its solution says.
fn solve(client: &mut Client) {
    client.solve_task();
    let verdict = practice(client).trial().verdict();
    assert_eq!(verdict, Some(&Verdict::Right), "{}", client.message());
}

/// Whether the task was judged, and how.
fn judged(client: &Client) -> &'static str {
    let practice = practice(client);
    match (&practice.mode, practice.trial().verdict()) {
        (Mode::Judged, Some(Verdict::Right)) => "right",
        (Mode::Judged, Some(Verdict::Wrong(_))) => "wrong",
        (Mode::Solution { .. }, _) => "solution",
        (Mode::End, _) => "end",
        (Mode::Doing | Mode::Typing(_) | Mode::Judged, _) => "",
    }
}

#[test]
#[expect(clippy::too_many_lines, reason = "a table")]
fn every_kind_of_task_is_done_by_keys_and_clicks() {
    for (id, task, keys, verdict, said) in [
        // Turns are made as on the play screen.
        (
            "turns",
            1,
            "@i5 Enter @i7 Enter @i9 Enter @g9 Enter",
            "right",
            "Right! Well done.",
        ),
        ("turns", 1, "*i5 *i7 *i9 *g9", "right", "Right! Well done."),
        ("turns", 1, ":i5-g9 Enter", "right", "Right! Well done."),
        (
            "turns",
            1,
            "*i5 *j6",
            "wrong",
            "3 jumps in one turn were asked for; the most you made is 0. That is a step.",
        ),
        (
            "turns",
            1,
            "*i5 *i7 Bksp",
            "",
            "From i5 to ( ), along a chain to +.",
        ),
        (
            "turns",
            1,
            "*i5 *i7 u",
            "",
            "Make your turn: pick an underlined stone.",
        ),
        ("turns", 1, "u", "", "There is no turn to take back."),
        (
            "turns",
            1,
            "*i5 *i7 *q13",
            "",
            "The stone on i7 is under way",
        ),
        ("turns", 1, "*i6", "", "The stone on i6 is not yours."),
        // What is refused may be what is asked for.
        (
            "turns",
            2,
            "*i5 *i7",
            "right",
            "i7 is taken: a stone needs a free point to land on. Right! Well done.",
        ),
        (
            "turns",
            2,
            ":i5-i7 Enter",
            "right",
            "i7 is taken: a stone needs a free point to land on. Right! Well done.",
        ),
        (
            "turns",
            2,
            "*i5 *h5 *h5",
            "wrong",
            "That was legal. Something was asked for that the rules refuse.",
        ),
        // Scripted replies.
        (
            "turns",
            3,
            ":m9-l9 Enter",
            "",
            "Blue has played a5-b5. Turn 2 of 2: pick an underlined stone.",
        ),
        (
            "turns",
            3,
            ":m9-l9 Enter :l9-k9 Enter",
            "right",
            "Right! Well done.",
        ),
        (
            "turns",
            3,
            ":m9-l9 Enter :l9-l8 Enter",
            "wrong",
            "Your stones were to stand on k9: 0 of 1 do.",
        ),
        (
            "turns",
            3,
            ":m9-l9 Enter u",
            "",
            "Turn 1 of 2: pick an underlined stone.",
        ),
        // Marks.
        ("points", 1, "*i9 c", "right", "Right! Well done."),
        ("points", 1, "!i9 Enter c", "right", "Right! Well done."),
        (
            "points",
            1,
            "*i9 *i9",
            "",
            "Enter marks the point under the cursor; c checks. Marked: 0.",
        ),
        ("points", 1, "c", "wrong", "Nothing has been done yet."),
        (
            "points",
            1,
            "*i5 c",
            "wrong",
            "One point is missing: i9. One point does not belong: i5.",
        ),
        (
            "points",
            1,
            "*i9 *i5 c",
            "wrong",
            "One point does not belong: i5. No point twice.",
        ),
        ("points", 1, "*i9 *i5 c *i5 c", "right", "Right! Well done."),
        (
            "points",
            1,
            "*i5 c Enter *i5 *i9 c",
            "right",
            "Right! Well done.",
        ),
        // Answers.
        (
            "answers",
            1,
            "Down Enter",
            "right",
            "Right! Both are there. Well done.",
        ),
        (
            "answers",
            1,
            "Enter",
            "wrong",
            "That is not right. There is a second one.",
        ),
        (
            "answers",
            1,
            "Enter Enter Tab Space",
            "right",
            "Right! Both are there. Well done.",
        ),
        (
            "answers",
            1,
            "Enter Down Enter",
            "right",
            "Right! Both are there. Well done.",
        ),
        (
            "answers",
            2,
            "Enter Down Down Enter c",
            "right",
            "Right! Red is to move. Blue has one stone. Well done.",
        ),
        (
            "answers",
            2,
            "Enter c",
            "wrong",
            "One right answer is missing. Red is to move.",
        ),
        (
            "answers",
            2,
            "Enter Down Enter Down Enter c",
            "wrong",
            "That is not right.",
        ),
        (
            "answers",
            2,
            "Enter Enter c",
            "wrong",
            "2 right answers are missing.",
        ),
        (
            "answers",
            3,
            "Down Enter",
            "right",
            "Right! f9 carries nothing. Well done.",
        ),
        ("answers", 3, "Enter", "wrong", "Paths lost: this turn has"),
        // Stones.
        ("stones", 1, "*k10 c", "right", "Right! Well done."),
        ("stones", 1, "!k10 r c", "right", "Right! Well done."),
        (
            "stones",
            1,
            "Tab !k10 Enter r c",
            "right",
            "Right! Well done.",
        ),
        (
            "stones",
            1,
            "*j11 c",
            "wrong",
            "Stones that can make a turn with 2 jumps: 0; asked for: 1.",
        ),
        (
            "stones",
            1,
            "*j11 *j11 c",
            "wrong",
            "Nothing has been done yet.",
        ),
        ("stones", 1, "*j11 *k9", "", "No such stone is left."),
        ("stones", 1, "*m9", "", "No stone may be put on m9 here."),
        ("stones", 1, "*l10", "", "No stone may be put on l10 here."),
        (
            "stones",
            1,
            "*j11 !j11 Del !k10 r c",
            "right",
            "Right! Well done.",
        ),
        // The way home.
        (
            "home",
            1,
            "",
            "",
            "Turn 1: bring all your stones home. The least number of turns is 3.",
        ),
        (
            "home",
            1,
            ":f7-d7 Enter :f8-d6 Enter :e8-d8 Enter",
            "right",
            "Right! Well done.",
        ),
        (
            "home",
            1,
            ":f7-e7 Enter :e7-d7 Enter :f8-d6 Enter :e8-d8 Enter",
            "wrong",
            "You are home in 4 turns; the least is 3, and 3 would do.",
        ),
        // Draughts.
        ("kings", 1, "!e7 w c", "right", "Right! Well done."),
        ("kings", 1, "!e7 W c", "right", "Right! Well done."),
        ("kings", 1, "*a1", "", "A man on a1 would be a king."),
        ("kings", 2, "*14 *23 *32", "right", "Right! Well done."),
        (
            "kings",
            2,
            "*14 *23 Enter",
            "",
            "The capture must go on from d6 to b8.",
        ),
        (
            "kings",
            2,
            "*15 *22",
            "wrong",
            "Pieces captured: 1; asked for: 2.",
        ),
    ] {
        let mut client = lesson(id, task);
        client.press(keys);
        assert_eq!(
            judged(&client),
            verdict,
            "{id} {task}: {keys}: {}",
            client.message()
        );
        let found = client.message();
        assert!(found.starts_with(said), "{id} {task}: {keys}: {found}");
    }
}

#[test]
fn hints_come_first_and_then_the_solution_step_by_step() {
    for (id, task, steps) in [
        ("turns", 1, "Red: i5-i7 / Red: i5-i7-i9 / Red: i5-i7-i9-g9"),
        ("turns", 3, "Red: m9-l9 / Blue: a5-b5 / Red: l9-k9"),
        ("points", 1, "i9"),
        ("answers", 1, "Two of them"),
        ("answers", 2, "Red is to move. / Blue has one stone."),
        ("answers", 3, "f9-e9 Paths lost: 0"),
        ("stones", 1, "k10"),
        ("kings", 2, "Black: f4xd6 / Black: f4xd6xb8"),
    ] {
        let mut client = lesson(id, task);
        client.press("H");
        assert_eq!(client.message(), "Hint 1: Look closely.", "{id} {task}");
        client.press("H");
        assert_eq!(client.message(), "Hint 2: Look again.", "{id} {task}");
        client.press("H");
        let mut said = Vec::new();
        while judged(&client) == "solution" {
            said.push(client.message().split_once(". ").unwrap().1.to_owned());
            client.press("Enter");
        }
        assert_eq!(said.join(" / "), steps, "{id} {task}");
        // The task is as it was, and the hints stay to be read.
        assert_eq!(judged(&client), "", "{id} {task}");
        assert!(practice(&client).trial().made().is_empty());
        assert_eq!(practice(&client).trial().hints().len(), 2);
        solve(&mut client);
    }
    // One step back, and out of it.
    let mut client = lesson("turns", 1);
    client.press("H H H Enter Shift-Tab");
    assert_eq!(client.marks(), "i5 o, i6 |B|, i7 [R]");
    client.press("Tab");
    assert_eq!(client.marks(), "i5 o, i6 |B|, i7 1, i8 |B|, i9 [R]");
    client.press("Esc");
    assert_eq!(judged(&client), "");
}

#[test]
fn the_board_shows_what_was_missed_and_what_was_too_much() {
    let mut client = lesson("points", 1);
    client.press("*i5 *i7");
    assert_eq!(client.marks(), "i5 <·>, i6 |B|, i7 <R>");
    client.press("c");
    assert_eq!(client.marks(), "i5 -·-, i6 |B|, i7 -R-, i9 ?·?");
    // The next key goes back to the marks as they were.
    client.press("Enter");
    assert_eq!(client.marks(), "i5 <·>, i6 |B|, i7 <R>");
    // A turn that is compared is drawn as a path.
    let mut client = lesson("answers", 3).sized((120, 40));
    assert_eq!(client.marks(), "h6 [R], i6 o");
    client.press("Down");
    assert_eq!(client.marks(), "e9 [R], f9 o");
    // Its number is told once it was chosen.
    assert!(!client.lines().join(" ").contains("Paths lost"));
    client.press("Enter");
    assert!(
        client.lines().join(" ").contains("Paths lost: 0"),
        "{:?}",
        client.lines()
    );
}

#[test]
fn the_analysis_can_be_switched_on() {
    let mut client = lesson("turns", 1);
    let marks = client.marks();
    client.press("@i5 a");
    assert!(client.marks().contains("g9 *"), "{}", client.marks());
    assert!(
        client.message().starts_with("Red, i5: "),
        "{}",
        client.message()
    );
    client.press("a a a");
    assert_eq!(client.marks(), marks);
}

#[test]
fn the_computer_answers_beside_the_screen() {
    let mut client = lesson("turns", 4);
    client.press(":m9-l9 Enter");
    let asked = client.asked();
    assert!(
        asked.starts_with("think ") && asked.ends_with(" level 2"),
        "{asked}"
    );
    assert_eq!(client.message(), "Blue is thinking …");
    // Nothing can be played meanwhile; taken back, its answer comes too late.
    client.press("*l9");
    assert!(practice(&client).turn().path().is_empty());
    client.press("u");
    assert_eq!(client.asked(), "stop");
    client.send(Message::Thought {
        id: 1,
        answer: None,
    });
    assert!(practice(&client).trial().made().is_empty());
    client.press(":m9-l9 Enter");
    client.answer("a5-b5");
    assert_eq!(
        client.message(),
        "Blue has played a5-b5. Turn 2 of 2: pick an underlined stone."
    );
    client.press(":l9-k9 Enter");
    assert_eq!(judged(&client), "right");
    // Leaving stops the search.
    let mut client = lesson("turns", 4);
    client.press(":m9-l9 Enter");
    client.asked();
    client.press("Esc");
    assert_eq!(client.asked(), "stop");
    assert!(matches!(client.model.screen, Screen::Exercises(_)));
}

#[test]
fn a_lesson_ends_with_what_was_learnt_and_leads_to_the_next() {
    let mut client = lesson("home", 1);
    client.press(":f7-e7 Enter :e7-d7 Enter :f8-d6 Enter :e8-d8 Enter Enter");
    assert_eq!(judged(&client), "");
    solve(&mut client);
    client.press("Enter");
    assert_eq!(judged(&client), "end");
    let lines = client.lines().join("\n");
    for said in [
        "You have seen it.",
        "Solved in 3 turns; the best is 3.",
        "One attempt went wrong on the way.",
    ] {
        assert!(lines.contains(said), "{said}: {lines}");
    }
    let kept = client.effects.iter().rev().find_map(|effect| match effect {
        Effect::KeepProgress(progress) => Some(progress.standing(&of_course("home"))),
        _ => None,
    });
    let standing = kept.unwrap();
    assert_eq!(
        (standing.solved, standing.attempts, standing.best),
        (true, 2, Some(3))
    );
    client.press("Enter");
    assert_eq!(practice(&client).lesson().id, "kings");
    // After the last lesson comes the list.
    for _ in 0..2 {
        solve(&mut client);
        client.press("Enter");
    }
    client.press("Enter");
    assert!(matches!(client.model.screen, Screen::Exercises(_)));
}

#[test]
fn the_list_shows_what_is_solved_and_forgets_it_when_asked() {
    let mut other = course();
    other.lessons.truncate(1);
    other.lessons[0].id = "other".to_owned();
    let mut client = Client::learn(vec![course(), other], None);
    let line = |client: &Client, text: &str| {
        let lines = client.lines();
        lines
            .iter()
            .find(|line| line.contains(text))
            .unwrap()
            .trim()
            .to_owned()
    };
    assert_eq!(line(&client, "Test course"), "> 0/6     Test course");
    client.press("Enter Down Enter");
    assert_eq!(practice(&client).lesson().id, "points");
    client.press("*i9 c Enter Esc");
    assert_eq!(
        line(&client, "Lesson points"),
        "> [x] Lesson points (one answer)"
    );
    assert_eq!(line(&client, "Lesson home"), "[ ] Lesson home");
    client.press("Esc");
    assert_eq!(line(&client, "Test course"), "> 1/6     Test course");
    client.asked();
    // It is asked first.
    client.press("X Esc");
    assert_eq!(client.asked(), "");
    assert_eq!(line(&client, "Test course"), "> 1/6     Test course");
    client.press("X Enter");
    assert_eq!(client.asked(), "progress");
    assert_eq!(line(&client, "Test course"), "> 0/6     Test course");
    client.press("Esc");
    assert!(matches!(client.model.screen, Screen::Menu(_)));
}

#[test]
fn a_course_alone_is_open_at_once() {
    let mut client = Client::learn(vec![course()], None);
    client.press("Enter");
    assert_eq!(practice(&client).lesson().id, "turns");
    client.press("Esc");
    assert!(matches!(&client.model.screen, Screen::Exercises(list) if list.course == Some(0)));
    client.press("Esc");
    assert!(matches!(client.model.screen, Screen::Menu(_)));
}

#[test]
fn a_long_list_says_how_much_of_it_is_hidden() {
    let mut client = Client::learn(Courses::shipped(), None).sized((80, 20));
    let shows = |client: &Client, words: &str| client.lines().join("\n").contains(words);
    assert!(!shows(&client, "more"));
    client.press("Enter");
    assert!(shows(&client, "2 more below") && !shows(&client, "above"));
    client.press("End");
    assert!(shows(&client, "2 more above") && !shows(&client, "below"));
}

#[test]
fn a_lesson_shows_the_usual_view_and_begins_at_the_stone_it_names() {
    for course in Courses::shipped().iter() {
        for (number, lesson) in course.lessons.iter().enumerate() {
            for stage in 0..lesson.tasks.len() {
                let practice = Practice::new(0, number, lesson.clone(), stage);
                assert_eq!(practice.view, 0, "{} {stage}", lesson.id);
            }
        }
    }
    let client = Client::learn(Courses::shipped(), Some("first-why-not"));
    let board = practice(&client).task().rules().board();
    assert_eq!(board.name(practice(&client).cursor), "j9");
}

#[test]
fn a_question_about_a_chain_shows_the_chain() {
    let mut client = Client::learn(Courses::shipped(), Some("first-chain"));
    solve(&mut client);
    client.press("Enter");
    let marks = practice(&client).marks();
    let board = practice(&client).task().rules().board();
    let names: Vec<&str> = [marks.origin, marks.here]
        .iter()
        .flatten()
        .map(|point| board.name(*point))
        .collect();
    assert_eq!(names, ["l10", "j10"]);
    assert!(marks.targets.is_empty(), "they are what is asked for");
}

#[test]
fn a_small_screen_shows_the_text_or_the_board() {
    let mut client = lesson("turns", 1).sized((40, 20));
    let shows_text = |client: &Client| {
        client
            .lines()
            .iter()
            .any(|line| line.contains("Make three jumps"))
    };
    assert!(shows_text(&client));
    // Enter goes to the board, v to and fro.
    client.press("Enter");
    assert!(!shows_text(&client));
    assert_eq!(practice(&client).turn().path(), []);
    client.press("v");
    assert!(shows_text(&client));
    client.press("v *i5 *g9");
    assert_eq!(judged(&client), "right");
    // Answers are chosen in the text.
    let mut client = lesson("answers", 1).sized((40, 20));
    client.press("Down Enter");
    assert_eq!(judged(&client), "right");
    let mut client = lesson("answers", 1).sized((40, 20));
    let lines = client.lines();
    let row = lines
        .iter()
        .position(|line| line.contains("Two of them"))
        .unwrap();
    client.click_at(10, u16::try_from(row).unwrap());
    assert_eq!(judged(&client), "right");
}

#[test]
fn a_lesson_is_gone_on_with_where_it_was_left() {
    let mut client = lesson("turns", 1);
    solve(&mut client);
    client.press("Enter Esc Enter");
    assert_eq!(practice(&client).stage, 1);
    // A task that is skipped is left, but the lesson is not solved then.
    client.press("n n n");
    assert_eq!(judged(&client), "end");
    assert!(!client.model.progress.is_solved(&of_course("turns")));
    let end = client.lines().join("\n");
    assert!(
        end.contains("Not solved yet") && !end.contains("first attempt"),
        "{end}"
    );
    client.press("Esc Enter");
    assert_eq!(practice(&client).stage, 0);
}

/// Every lesson that ships is walked through by keys, from its first task to its end.
#[test]
fn every_lesson_is_solved_by_keys() {
    let courses = Courses::shipped();
    assert!(!courses.is_empty());
    for course in courses.iter() {
        for lesson in &course.lessons {
            let mut client = Client::learn(courses.clone(), Some(&lesson.id));
            for _ in &lesson.tasks {
                solve(&mut client);
                client.press("Enter");
            }
            assert_eq!(judged(&client), "end", "{}", lesson.id);
            assert!(client.model.progress.is_solved(lesson), "{}", lesson.id);
        }
    }
}

#[test]
fn a_guide_leads_to_its_lessons_and_a_lesson_to_its_guide() {
    let mut courses = vec![course()];
    courses[0].guide = Some("halma".to_owned());
    courses[0].lessons[1].covers = vec!["practice-1".to_owned()];
    let mut client = Client::learn(courses, Some("home"));
    let lines = client.lines();
    client.press("i");
    assert!(matches!(client.model.screen, Screen::Guide(_)));
    let follow = |covers: &str| {
        Message::Follow(Link::Exercise {
            course: "halma".to_owned(),
            covers: covers.to_owned(),
        })
    };
    // Where no lesson covers an exercise, the guide says so.
    client.send(follow("practice-2"));
    assert!(matches!(&client.model.screen, Screen::Guide(reader) if reader.is_missing));
    client.send(follow("practice-1"));
    assert_eq!(practice(&client).lesson().id, "points");
    // Back is back to the guide, and from a guide that a lesson has opened to the lesson.
    client.press("Esc");
    assert!(matches!(client.model.screen, Screen::Guide(_)));
    let mut client = lesson("home", 1);
    client.press("i");
    assert_eq!(
        client.lines(),
        lines,
        "without a guide the key does nothing"
    );
}

/// The texts of lessons name squares by file and rank; their numbers stand on the board as they do in a game.
#[test]
fn squares_of_a_lesson_have_their_numbers_unless_those_are_not_wanted() {
    for (naming, numbered) in [(Naming::Written, true), (Naming::Squares, false)] {
        let mut client = Client::learn(Courses::shipped(), Some("draughts-men-go-forward"));
        client.model.session.config.naming = naming;
        let lines = client.lines();
        let top = lines.iter().any(|line| {
            let squares = ["32", "31", "30", "29"];
            squares.iter().all(|square| line.contains(square))
        });
        assert_eq!(top, numbered, "{}", lines.join("\n"));
    }
}

/// A turn of a solution is written as everywhere else: `x` for a capture, `-` for a step.
#[test]
fn solutions_write_captures_and_steps_apart() {
    let courses = Courses::shipped();
    let mut written = [0, 0];
    let lessons = courses.iter().flat_map(|course| &course.lessons);
    for (lesson, task) in
        lessons.flat_map(|lesson| (0..lesson.tasks.len()).map(move |task| (lesson, task)))
    {
        let mut client = Client::learn(Courses::shipped(), Some(&lesson.id));
        for _ in 0..task {
            solve(&mut client);
            client.press("Enter");
        }
        while client.practice().step().is_none() && judged(&client) != "right" {
            client.press("H");
        }
        let Some(Shown::Landing(made, landing)) = client.practice().step() else {
            continue;
        };
        let Some(path) = made.turn.path() else {
            continue;
        };
        let captures = !path.captured().is_empty();
        let board = client.practice().task().rules().board();
        let text =
            sprungbrett::notation::points(board, NAMING, &path.points()[..=*landing], captures);
        let message = client.message();
        assert!(
            message.contains(&format!(": {text}")),
            "{}: {message}",
            lesson.id
        );
        written[usize::from(captures)] += 1;
    }
    assert!(written.iter().all(|count| *count > 5), "{written:?}");
}
