//! Lessons: those that ship can be done and cover the guides; broken ones are refused with place and reason; answers
//! are judged by what they do.
#![allow(clippy::unwrap_used)]

#[path = "lessons/broken.rs"]
mod broken;
#[path = "lessons/coverage.rs"]
mod coverage;
#[path = "lessons/exercises.rs"]
mod exercises;
#[path = "lessons/judging.rs"]
mod judging;
#[path = "lessons/progress.rs"]
mod progress;
#[path = "lessons/schema.rs"]
mod schema;

use sprungbrett::lesson::{self, Course};

/// A course with every kind of task.
const BED: &str = include_str!("lessons/bed.json");

/// The same course, read.
fn bed() -> Course {
    lesson::read(BED).unwrap()
}

#[test]
fn the_test_bed_and_every_course_that_ships_pass_the_check() {
    for text in lesson::COURSES.into_iter().chain([BED]) {
        let report = lesson::inspect(text);
        assert_eq!(report.errors, []);
        assert_eq!(report.lessons, lesson::read(text).unwrap().lessons.len());
    }
}
