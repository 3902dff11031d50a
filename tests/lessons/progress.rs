//! What a learner has done.

use sprungbrett::lesson::{Progress, ProgressError, Standing};
use sprungbrett::record::json::JsonError;

use crate::bed;

#[test]
fn a_lesson_is_solved_when_all_its_tasks_were_and_the_best_run_is_kept() {
    let course = bed();
    let lesson = &course.lessons[1];
    let mut progress = Progress::default();
    for (turns, best) in [([0, 4, 0], 4), ([0, 2, 0], 2), ([0, 3, 0], 2)] {
        for (task, turns) in turns.into_iter().enumerate() {
            assert_eq!(progress.task(lesson), task);
            progress.tried(lesson);
            assert_eq!(progress.solved(lesson, task, turns), task == 2);
        }
        assert_eq!(progress.standing(lesson).best, Some(best));
    }
    assert_eq!(progress.standing(lesson).attempts, 9);
    assert_eq!(progress.count(&course), 1);
    assert_eq!(Progress::read(&progress.write()), Ok(progress.clone()));
    assert!(progress.reset_course(&course));
    assert!(!progress.reset_all());
}

#[test]
fn a_lesson_is_resumed_where_it_was_left_and_a_skipped_task_solves_nothing() {
    let course = bed();
    let lesson = &course.lessons[1];
    let mut progress = Progress::default();
    progress.skipped(lesson, 0);
    let mut progress = Progress::read(&progress.write()).unwrap();
    assert_eq!(progress.task(lesson), 1);
    progress.solved(lesson, 1, 2);
    assert!(progress.solved(lesson, 2, 0));
    assert!(!progress.is_solved(lesson));
    // The next run counts anew.
    for task in 0..3 {
        progress.solved(lesson, task, 1);
    }
    assert!(progress.is_solved(lesson));
}

#[test]
fn what_is_not_known_is_kept_or_passed_over() {
    let text = r#"{ "format": "sprungbrett-progress", "version": 1, "more": true,
        "lessons": { "bed/long-gone": { "solved": true, "attempts": 2, "stars": 3 } } }"#;
    let progress = Progress::read(text).unwrap();
    let standing = Standing {
        solved: true,
        attempts: 2,
        ..Standing::default()
    };
    let mut gone = bed().lessons.remove(0);
    gone.id = "long-gone".to_owned();
    assert_eq!(progress.standing(&gone), standing);
    assert!(progress.write().contains("long-gone"));
    for text in [
        "{}",
        r#"{ "format": "sprungbrett-progress", "version": 2 }"#,
    ] {
        assert_eq!(Progress::read(text), Err(ProgressError::Unknown), "{text}");
    }
    assert!(matches!(
        Progress::read("{"),
        Err(ProgressError::Json(JsonError { line: 1, .. }))
    ));
}
