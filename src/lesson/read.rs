//! A course file: JSON in, a course of tasks that are resolved to the last point out. Every error found is given, one
//! for each task at the most.

mod answer;
mod goals;
mod kind;
mod measures;
mod parts;
mod task;
mod terms;

use crate::board::NameError;
use crate::lang::Language;
use crate::lesson::error::{CourseError, Place, Problem};
use crate::lesson::scene::Scene;
use crate::lesson::text::{Text, names};
use crate::lesson::tree::{Node, Object, Tree, Wrong};
use crate::lesson::{Course, FORMAT, Lesson, Task, VERSION};
use crate::record::json;

use task::Maker;
use terms::Terms;

/// The keys of a course.
const COURSE: &[&str] = &[
    "format", "version", "id", "title", "about", "guide", "lessons",
];
/// The keys of a lesson.
const LESSON: &[&str] = &[
    "id", "title", "ruleset", "options", "covers", "tasks", "end",
];
/// The most tasks of a lesson.
const MOST_TASKS: usize = 4;

/// The course in `text`.
///
/// # Errors
/// Everything that is wrong with it, at least one error.
pub fn read(text: &str) -> Result<Course, Vec<CourseError>> {
    let reading = read_all(text);
    match reading.course {
        Some(course) if reading.errors.is_empty() => Ok(course),
        _ => Err(reading.errors),
    }
}

/// Whether `text` says of itself that it is a course, right or wrong.
pub fn is_course(text: &str) -> bool {
    match json::parse::<Tree>(text) {
        Ok(tree) => {
            let root = Node::root(&tree);
            let says = |(key, node): &(&str, Node)| *key == "format" && node.text() == Ok(FORMAT);
            root.entries().is_ok_and(|entries| entries.iter().any(says))
        }
        // A broken file can only be recognised by its words.
        Err(_) => text.contains(&format!("{FORMAT:?}")),
    }
}

/// What could be read of a file.
pub(super) struct Reading {
    /// The course with the lessons and tasks that could be read; none if not even their list could be.
    pub(super) course: Option<Course>,
    /// The number of lessons in the file.
    pub(super) lessons: usize,
    /// What is wrong.
    pub(super) errors: Vec<CourseError>,
}

/// Reads as much as can be read.
pub(super) fn read_all(text: &str) -> Reading {
    let mut reader = Reader::default();
    let tree = json::parse::<Tree>(text).map_err(Problem::from);
    let course = match &tree {
        Ok(tree) => reader.course(&Node::root(tree)),
        Err(problem) => {
            reader.errors.push(CourseError {
                place: Place::default(),
                problem: problem.clone(),
            });
            None
        }
    };
    Reading {
        course,
        lessons: reader.lessons,
        errors: reader.errors,
    }
}

/// Collects what is wrong while reading.
#[derive(Default)]
struct Reader {
    lessons: usize,
    errors: Vec<CourseError>,
}

impl Reader {
    /// The result, or none after noting what is wrong.
    fn note<T>(
        &mut self,
        lesson: Option<&str>,
        task: Option<usize>,
        result: Result<T, Wrong>,
    ) -> Option<T> {
        let wrong = match result {
            Ok(value) => return Some(value),
            Err(wrong) => wrong,
        };
        let place = Place {
            lesson: lesson.map(str::to_owned),
            task,
            field: Some(wrong.field).filter(|field| !field.is_empty()),
        };
        self.errors.push(CourseError {
            place,
            problem: wrong.problem,
        });
        None
    }

    fn course(&mut self, root: &Node) -> Option<Course> {
        let header = header(root);
        self.note(None, None, header)?;
        let object = root.object(COURSE);
        let object = self.note(None, None, object)?;
        let list = object.need("lessons").and_then(|node| node.some());
        let list = self.note(None, None, list)?;
        self.lessons = list.len();
        let mut lessons: Vec<Lesson> = Vec::new();
        for (number, node) in (1..).zip(&list) {
            if let Some(lesson) = self.lesson(number, &node.here(), &lessons) {
                lessons.push(lesson);
            }
        }
        let about = (|| {
            let id_of_course = id(&object.need("id")?)?;
            for lesson in &mut lessons {
                lesson.of_file = Some(id_of_course.clone());
            }
            Ok(Course {
                id: id_of_course,
                title: text(&object.need("title")?, &[])?,
                about: text(&object.need("about")?, &[])?,
                guide: object.read("guide", id)?,
                lessons,
            })
        })();
        self.note(None, None, about)
    }

    /// A lesson with the tasks that could be read; `before` are those that have an id already.
    fn lesson(&mut self, number: usize, node: &Node, before: &[Lesson]) -> Option<Lesson> {
        let numbered = number.to_string();
        let object = node.object(LESSON);
        let object = self.note(Some(&numbered), None, object)?;
        let name = object.need("id").and_then(|node| {
            let id = id(&node)?;
            if before.iter().any(|lesson| lesson.id == id) {
                return Err(node.wrong(Problem::IdTwice));
            }
            Ok(id)
        });
        let name = self.note(Some(&numbered), None, name)?;
        let frame = Frame::read(&object);
        let frame = self.note(Some(&name), None, frame)?;
        let tasks = self.tasks(&name, &frame);
        Some(Lesson {
            title: frame.title,
            rules: frame.terms.rules,
            covers: frame.covers,
            end: frame.end,
            tasks,
            id: name,
            of_file: None,
        })
    }

    fn tasks(&mut self, lesson: &str, frame: &Frame) -> Vec<Task> {
        let mut tasks: Vec<Task> = Vec::new();
        // The board that the task before has left; none if that is not known.
        let mut board: Option<Scene> = None;
        let mut is_lost = false;
        for (number, node) in (1..).zip(&frame.tasks) {
            let maker = Maker::new(&frame.terms, board.as_ref(), &node.here());
            let task = match maker {
                // The task before has been complained about already.
                Ok(maker) if maker.needs_board() && is_lost => continue,
                Ok(maker) => maker.task(),
                Err(wrong) => Err(wrong),
            };
            let task = self.note(Some(lesson), Some(number), task);
            is_lost = task.is_none();
            board = task.as_ref().map(Task::end);
            tasks.extend(task);
        }
        tasks
    }
}

/// Whether this is a file that can be read at all.
fn header(root: &Node) -> Result<(), Wrong> {
    let entries = root.entries()?;
    let get = |key: &str| entries.iter().find(|(found, _)| *found == key);
    let is_format = |(_, node): &(&str, Node)| node.text().is_ok_and(|text| text == FORMAT);
    if !get("format").is_some_and(is_format) {
        return Err(root.wrong(Problem::Format));
    }
    let is_version =
        |(_, node): &(&str, Node)| node.number(1).is_ok_and(|number| number == VERSION);
    if !get("version").is_some_and(is_version) {
        return Err(root.wrong(Problem::Version));
    }
    Ok(())
}

/// A lesson but for its tasks.
struct Frame<'t> {
    title: Text,
    terms: Terms,
    covers: Vec<String>,
    end: Option<Text>,
    tasks: Vec<Node<'t>>,
}

impl<'t> Frame<'t> {
    fn read(object: &Object<'t>) -> Result<Self, Wrong> {
        let covers = object.read("covers", |node| node.list()?.iter().map(id).collect())?;
        let node = object.need("tasks")?;
        let tasks = node.some()?;
        if tasks.len() > MOST_TASKS {
            return Err(node.wrong(Problem::Length {
                found: tasks.len(),
                least: 1,
                most: MOST_TASKS,
            }));
        }
        Ok(Self {
            title: text(&object.need("title")?, &[])?,
            terms: Terms::read(object)?,
            covers: covers.unwrap_or_default(),
            end: object.read("end", |node| text(node, &[]))?,
            tasks,
        })
    }
}

/// An id: small letters, digits and hyphens, a letter first.
fn id(node: &Node) -> Result<String, Wrong> {
    let found = node.text()?;
    let is_sign = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let is_id = found.starts_with(|c: char| c.is_ascii_lowercase())
        && found.chars().all(is_sign)
        && !found.ends_with('-');
    if is_id {
        Ok(found.to_owned())
    } else {
        Err(node.wrong(Problem::Id(found.to_owned())))
    }
}

/// A text that names no numbers but these facts, in each language the same. English must be there, and stands for the
/// languages that are not.
fn text(node: &Node, facts: &[String]) -> Result<Text, Wrong> {
    let object = node.object(&Language::ALL.map(Language::code))?;
    let read = |node: &Node| {
        let text = node.text()?;
        if text.trim().is_empty() {
            return Err(node.wrong(Problem::Empty));
        }
        Ok(text.to_owned())
    };
    let english = read(&object.need(Language::En.code())?)?;
    let expected = names(&english);
    let mut strange = expected
        .iter()
        .filter(|name| !facts.iter().any(|fact| fact == *name));
    if let Some(name) = strange.next() {
        return Err(node.wrong(Problem::UnknownFact((*name).to_owned())));
    }
    let mut texts = Language::ALL.map(|_| english.clone());
    for (language, place) in Language::ALL.into_iter().zip(&mut texts) {
        let Some(words) = object.read(language.code(), read)? else {
            continue;
        };
        let found = names(&words);
        if found != expected {
            return Err(node.wrong(Problem::Placeholders {
                language: language.code(),
                found: found.join(", "),
                expected: expected.join(", "),
            }));
        }
        *place = words;
    }
    Ok(Text { texts })
}

/// The point of a name.
fn point(scene: &Scene, node: &Node) -> Result<crate::board::Point, Wrong> {
    let name = node.text()?.trim();
    scene.board().point(name).map_err(|error| match error {
        NameError::Unknown(name) | NameError::LightSquare(name) => {
            node.wrong(Problem::NotAPoint(name))
        }
    })
}
