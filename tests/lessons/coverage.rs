//! That the courses cover every exercise of the guides, and that the table in the documentation says how.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use serde_json::Value;
use sprungbrett::lang::Language;
use sprungbrett::lesson::{self, Course, Courses};

use crate::exercises::GUIDES;

/// The ids of the lessons of a course that cover an exercise.
fn covering<'c>(course: &'c Course, exercise: &str) -> Vec<&'c str> {
    let lessons = course.lessons.iter();
    lessons
        .filter(|lesson| lesson.covers.iter().any(|covered| covered == exercise))
        .map(|lesson| lesson.id.as_str())
        .collect()
}

#[test]
fn every_course_in_the_folder_ships() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/lessons");
    let files = fs::read_dir(folder).unwrap();
    let texts: BTreeSet<String> = files
        .map(|file| fs::read_to_string(file.unwrap().path()).unwrap())
        .collect();
    assert_eq!(texts, lesson::COURSES.map(str::to_owned).into());
}

#[test]
fn every_lesson_has_an_id_of_its_own() {
    let courses = Courses::shipped();
    let ids: Vec<&str> = courses
        .iter()
        .flat_map(|course| &course.lessons)
        .map(|lesson| lesson.id.as_str())
        .collect();
    let unique: BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(ids.len(), unique.len());
    assert!(ids.len() >= 40, "forty lessons were promised");
    // A name on the command line is a lesson or a course.
    for course in courses.iter() {
        assert!(!unique.contains(course.id.as_str()), "{}", course.id);
    }
}

#[test]
fn every_exercise_of_the_guides_is_covered_and_no_other_is_claimed() {
    let courses = Courses::shipped();
    for (guide, exercises) in GUIDES {
        let course = courses
            .iter()
            .find(|course| course.guide.as_deref() == Some(guide));
        let course = course.unwrap_or_else(|| panic!("no course has the guide {guide}"));
        for (exercise, ..) in *exercises {
            assert!(
                !covering(course, exercise).is_empty(),
                "{guide}: {exercise}"
            );
        }
        for lesson in &course.lessons {
            for covered in &lesson.covers {
                let is_known = exercises.iter().any(|(exercise, ..)| exercise == covered);
                assert!(
                    is_known,
                    "{}: {covered} is no exercise of {guide}",
                    lesson.id
                );
            }
        }
    }
}

/// The places of the texts below `value` that a language does not have: of all objects with one in English.
fn untranslated(value: &Value, place: &str, language: Language, found: &mut Vec<String>) {
    match value {
        Value::Object(entries) => {
            if entries.contains_key("en") && !entries.contains_key(language.code()) {
                found.push(format!("{place}/{}", language.code()));
            }
            for (key, value) in entries {
                untranslated(value, &format!("{place}/{key}"), language, found);
            }
        }
        Value::Array(items) => {
            for (index, value) in items.iter().enumerate() {
                untranslated(value, &format!("{place}/{index}"), language, found);
            }
        }
        _ => {}
    }
}

/// A course of a file may leave languages out; those that ship have all of them.
#[test]
fn every_text_that_ships_is_in_every_language() {
    let mut found = Vec::new();
    for text in lesson::COURSES {
        let course: Value = serde_json::from_str(text).unwrap();
        let name = course["id"].as_str().unwrap();
        for language in Language::ALL {
            untranslated(&course, name, language, &mut found);
        }
    }
    assert!(found.is_empty(), "{found:#?}");
    let half: Value = serde_json::from_str(r#"[{ "text": { "en": "x" } }]"#).unwrap();
    untranslated(&half, "half", Language::De, &mut found);
    assert_eq!(found, ["half/0/text/de"]);
}

/// The table of the documentation.
fn table() -> String {
    let courses = Courses::shipped();
    let mut table = "
# Which lesson covers which exercise

Each guide ends in exercises with a criterion by which the reader checks himself. Here the lessons check them. The table
is written from the courses: `cargo test --test lessons -- --ignored`.

| guide | exercise | what it is about | checked by | lessons |
|---|---|---|---|---|
"
    .to_owned();
    for (guide, exercises) in GUIDES {
        let course = courses
            .iter()
            .find(|course| course.guide.as_deref() == Some(guide))
            .unwrap();
        for (exercise, matter, criterion) in *exercises {
            let lessons = covering(course, exercise).into_iter();
            let lessons: Vec<String> = lessons.map(|id| format!("`{id}`")).collect();
            let lessons = lessons.join(", ");
            writeln!(
                table,
                "| {guide} | {exercise} | {matter} | {criterion} | {lessons} |"
            )
            .unwrap();
        }
    }
    table
}

const TABLE: &str = "src/lesson/coverage.md";

#[test]
fn the_table_in_the_documentation_is_that_of_the_courses() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(TABLE);
    assert_eq!(fs::read_to_string(path).unwrap(), table());
}

#[test]
#[ignore = "writes the table into the documentation"]
fn write_the_table() {
    fs::write(Path::new(env!("CARGO_MANIFEST_DIR")).join(TABLE), table()).unwrap();
}
