//! `learn`: the lessons, those that ship and those of a file.

use std::ffi::OsString;
use std::path::Path;

use serde_json::{Value, json};

use super::Context;
use super::failure::{Failure, say};
use super::start::Start;
use crate::lesson::{self, Course, Courses, Lesson, Progress, Study};
use crate::runtime::files;
use crate::words;

/// Opens the exercises
///
/// Without a name it lets you choose. What you have solved is kept.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  sprungbrett learn
  sprungbrett learn --list
  sprungbrett learn first-chain --plain
  sprungbrett learn my-course.json
  sprungbrett learn --reset first-chain")]
pub(super) struct Args {
    /// A lesson or a course by its id, or a course file
    #[arg(value_name = "LESSON|COURSE|FILE")]
    target: Option<OsString>,
    /// Lists the courses and their lessons
    #[arg(long, conflicts_with = "reset")]
    list: bool,
    /// Prints the list as a JSON object: `courses`, each with `id`, `lessons`
    #[arg(long, requires = "list")]
    json: bool,
    /// Forgets what was solved: of the lesson or course named, or all of it
    #[arg(long)]
    reset: bool,
}

impl Args {
    /// What is done at once, or what the client is to open.
    pub(super) fn run(&self, context: &mut Context) -> Result<Option<Start>, Failure> {
        let mut study = self.study(context)?;
        if self.reset {
            self.reset(&mut study, context)?;
            return Ok(None);
        }
        if self.list {
            self.list(&study, context)?;
            return Ok(None);
        }
        if study.courses.is_empty() {
            return Err(Failure::Failed(context.lang.text("learn-nothing")));
        }
        Ok(Some(Start::Learn(Box::new(study))))
    }

    /// What the arguments name, with what was done so far.
    fn study(&self, context: &mut Context) -> Result<Study, Failure> {
        let (progress, broken) = context.disk.progress(context.lang);
        if let Some(broken) = broken {
            say(&broken);
        }
        let mut study = Study {
            courses: Courses::shipped(),
            progress,
            lesson: None,
        };
        let Some(target) = &self.target else {
            return Ok(study);
        };
        let path = Path::new(target);
        let id = target.to_str();
        if let Some(id) = id.filter(|id| study.courses.find(id).is_some()) {
            study.lesson = Some(id.to_owned());
        } else if let Some(only) = id.and_then(|id| study.courses.only(id)) {
            study.courses = only;
        } else if let Some(id) = id.filter(|id| is_id(id) && !path.exists()) {
            let name = [("name", id.into())];
            return Err(Failure::Failed(context.lang.with("learn-unknown", &name)));
        } else {
            study.courses = vec![course(context, path)?].into();
        }
        Ok(study)
    }

    fn reset(&self, study: &mut Study, context: &mut Context) -> Result<(), Failure> {
        let any = match (&self.target, &study.lesson) {
            (None, _) => study.progress.reset_all(),
            (Some(_), Some(id)) => {
                let lesson = study.courses.lesson(id);
                lesson.is_some_and(|lesson| study.progress.reset(lesson))
            }
            (Some(_), None) => {
                let courses = study.courses.iter();
                let reset = courses.map(|course| study.progress.reset_course(course));
                reset.fold(false, |any, reset| any | reset)
            }
        };
        if any {
            let kept = context.disk.keep_progress(context.lang, &study.progress);
            kept.map_err(Failure::Failed)?;
        }
        let said = if any {
            "learn-reset"
        } else {
            "learn-nothing-to-reset"
        };
        writeln!(context.out, "{}", context.lang.text(said))?;
        Ok(())
    }

    fn list(&self, study: &Study, context: &mut Context) -> Result<(), Failure> {
        let progress = &study.progress;
        if self.json {
            let course = |course: &Course| {
                let lessons = course.lessons.iter().map(|lesson| listed(lesson, progress));
                json!({ "id": course.id, "lessons": lessons.collect::<Vec<_>>() })
            };
            let courses: Vec<Value> = study.courses.iter().map(course).collect();
            writeln!(context.out, "{}", json!({ "courses": courses }))?;
            return Ok(());
        }
        let language = context.lang.language();
        for course in study.courses.iter() {
            writeln!(context.out, "{}", course.title.in_language(language))?;
            for lesson in &course.lessons {
                let sign = if progress.is_solved(lesson) { 'x' } else { ' ' };
                let title = lesson.title.in_language(language);
                writeln!(context.out, "[{sign}] {}: {title}", lesson.id)?;
            }
        }
        Ok(())
    }
}

/// Whether a text could be the id of a lesson or a course.
fn is_id(text: &str) -> bool {
    text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
}

/// A lesson in the list for programs; its kind is that of its first task.
fn listed(lesson: &Lesson, progress: &Progress) -> Value {
    let kinds: Vec<&str> = lesson
        .tasks
        .iter()
        .map(|task| task.kind.name().id())
        .collect();
    let standing = progress.standing(lesson);
    json!({
        "id": lesson.id,
        "kind": kinds.first(),
        "kinds": kinds,
        "solved": standing.solved,
        "attempts": standing.attempts,
        "best": standing.best,
    })
}

/// The course in a file, if nothing at all is wrong with it.
fn course(context: &Context, path: &Path) -> Result<Course, Failure> {
    let lang = context.lang;
    let file = path.display().to_string();
    let about = |id: &str, why: &str| {
        let names = [("file", (&file).into()), ("why", why.into())];
        Failure::Failed(lang.with(id, &names))
    };
    let text = files::read(path)
        .map_err(|error| Failure::Failed(files::unreadable(lang, path, &error)))?;
    let wrong =
        |error: &lesson::CourseError| about("check-finding", &words::course_error(lang, error));
    let course = lesson::read(&text);
    match course.map(|course| (lesson::check(&course), course)) {
        Ok((errors, course)) => errors.first().map_or(Ok(course), |error| Err(wrong(error))),
        Err(errors) => Err(errors
            .first()
            .map_or_else(|| Failure::Failed(lang.text("learn-nothing")), wrong)),
    }
}
