//! The courses there are to learn from: those that ship, each read when it is asked for first, and those of files.

use std::ops::Index;
use std::sync::OnceLock;

use super::{Course, Lesson, read};

/// The courses that ship, as files.
pub const COURSES: [&str; 5] = [
    include_str!("../../assets/lessons/first-steps.json"),
    include_str!("../../assets/lessons/sternhalma.json"),
    include_str!("../../assets/lessons/halma.json"),
    include_str!("../../assets/lessons/draughts.json"),
    include_str!("../../assets/lessons/halma-bintang.json"),
];

/// The courses of [`COURSES`] that were asked for.
static READ: [OnceLock<Course>; COURSES.len()] = [const { OnceLock::new() }; COURSES.len()];

/// The course that ships under this number, from 0.
fn shipped(number: usize) -> &'static Course {
    READ[number].get_or_init(|| {
        let mut course = read(COURSES[number]).expect("a course that ships can be read");
        for lesson in &mut course.lessons {
            lesson.of_file = None;
        }
        course
    })
}

/// Courses in their order. To read one takes some milliseconds, so those that ship are read when they are asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Courses(Vec<Source>);

/// Where a course comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Source {
    /// It is the one of this number in [`COURSES`].
    Shipped(usize),
    /// It was read already.
    Read(Box<Course>),
}

impl Source {
    fn course(&self) -> &Course {
        match self {
            Self::Shipped(number) => shipped(*number),
            Self::Read(course) => course,
        }
    }

    /// Whether a lesson or the course itself may have this id; no course is read for it.
    fn may_name(&self, id: &str) -> bool {
        match self {
            // Ids have no letters that JSON would write in another way.
            Self::Shipped(number) => COURSES[*number].contains(&format!("\"{id}\"")),
            Self::Read(_) => true,
        }
    }
}

impl Courses {
    /// The courses that ship.
    pub fn shipped() -> Self {
        Self((0..COURSES.len()).map(Source::Shipped).collect())
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The course with this number, from 0.
    pub fn get(&self, number: usize) -> Option<&Course> {
        self.0.get(number).map(Source::course)
    }

    /// All of them, each read as its turn comes.
    pub fn iter(&self) -> impl Iterator<Item = &Course> {
        self.0.iter().map(Source::course)
    }

    /// The numbers, from 0, of the course in which the lesson with this id is, and of the lesson in it.
    pub fn find(&self, lesson: &str) -> Option<(usize, usize)> {
        let sources = (0..).zip(&self.0);
        let mut places = sources
            .filter(|(_, source)| source.may_name(lesson))
            .filter_map(|(number, source)| {
                let mut lessons = source.course().lessons.iter();
                Some((number, lessons.position(|found| found.id == lesson)?))
            });
        places.next()
    }

    /// The lesson with this id.
    pub fn lesson(&self, id: &str) -> Option<&Lesson> {
        let (course, lesson) = self.find(id)?;
        self.get(course)?.lessons.get(lesson)
    }

    /// The course with this id, by itself; none if there is none.
    pub fn only(&self, id: &str) -> Option<Self> {
        let mut sources = self.0.iter().filter(|source| source.may_name(id));
        let source = sources.find(|source| source.course().id == id)?;
        Some(Self(vec![source.clone()]))
    }
}

impl From<Vec<Course>> for Courses {
    fn from(courses: Vec<Course>) -> Self {
        let read = |course| Source::Read(Box::new(course));
        Self(courses.into_iter().map(read).collect())
    }
}

impl Index<usize> for Courses {
    type Output = Course;

    fn index(&self, number: usize) -> &Course {
        self.0[number].course()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lesson_and_a_course_are_found_without_reading_those_that_cannot_have_them() {
        let courses = Courses::shipped();
        let can_have = |id| {
            let sources = courses.0.iter();
            sources.filter(|source| source.may_name(id)).count()
        };
        assert_eq!(can_have("first-goal"), 1);
        assert_eq!(courses.find("nothing-of-this-name"), None);
        let (course, lesson) = courses.find("first-goal").expect("it ships");
        assert_eq!(courses[course].lessons[lesson].id, "first-goal");
        for course in courses.iter() {
            let only = courses.only(&course.id).expect("it is one of them");
            assert_eq!(only.iter().collect::<Vec<_>>(), [course]);
            for lesson in &course.lessons {
                assert_eq!(courses.lesson(&lesson.id), Some(lesson));
            }
        }
        assert_eq!(courses.only("first-goal"), None, "it is no course");
    }
}
