//! One mistake in a file, with its place.

use serde_json::{Map, Value};

use crate::lang::Lang;
use crate::lesson::{CourseError, Problem};
use crate::notation::Naming;
use crate::record::{Fault, RecordError};
use crate::words::{self, interchange};

/// One mistake.
#[derive(Default)]
pub(super) struct Finding {
    game: Option<usize>,
    turn: Option<usize>,
    pub(super) line: Option<usize>,
    column: Option<usize>,
    lesson: Option<String>,
    task: Option<usize>,
    field: Option<String>,
    /// In words; names the place unless only `line` does.
    reason: String,
}

impl Finding {
    /// What is wrong with the file as a whole.
    pub(super) fn of_file(reason: String) -> Self {
        Self {
            reason,
            ..Self::default()
        }
    }

    /// What is wrong with a line, from 1.
    pub(super) fn of_line(line: usize, reason: String) -> Self {
        Self {
            line: Some(line),
            reason,
            ..Self::default()
        }
    }

    /// What is wrong with the game with this number.
    pub(super) fn of_game(lang: &Lang, game: Option<usize>, fault: &Fault) -> Self {
        let place = match fault {
            Fault::Json(RecordError::Json(error)) => (Some(error.line), Some(error.column)),
            Fault::Json(_) | Fault::Pdn(_) => (None, None),
        };
        Self {
            game,
            turn: fault.turn(),
            line: place.0,
            column: place.1,
            reason: interchange::fault(lang, Naming::Written, fault),
            ..Self::default()
        }
    }

    /// What is wrong with a course.
    pub(super) fn of_course(lang: &Lang, error: CourseError) -> Self {
        let place = match &error.problem {
            Problem::Json(error) => (Some(error.line), Some(error.column)),
            _ => (None, None),
        };
        Self {
            line: place.0,
            column: place.1,
            reason: words::course_error(lang, &error),
            lesson: error.place.lesson,
            task: error.place.task,
            field: error.place.field,
            ..Self::default()
        }
    }

    /// The finding in words; with the number of its game and turn where there are several games.
    pub(super) fn said(&self, lang: &Lang, has_many: bool) -> String {
        let why = ("why", (&self.reason).into());
        match (self.game, self.turn) {
            (Some(game), Some(turn)) if has_many => {
                let place = [("game", game.into()), ("turn", turn.into()), why];
                lang.with("fault-at-turn", &place)
            }
            (Some(game), None) if has_many => {
                lang.with("fault-in-game", &[("game", game.into()), why])
            }
            _ => self.reason.clone(),
        }
    }

    pub(super) fn json(&self) -> Value {
        let numbers = [
            ("game", self.game),
            ("turn", self.turn),
            ("line", self.line),
            ("column", self.column),
            ("task", self.task),
        ];
        let mut keys: Map<String, Value> = numbers
            .into_iter()
            .filter_map(|(key, number)| Some((key.to_owned(), number?.into())))
            .collect();
        let names = [("lesson", &self.lesson), ("field", &self.field)];
        for (key, name) in names {
            if let Some(name) = name {
                keys.insert(key.to_owned(), name.clone().into());
            }
        }
        keys.insert("reason".to_owned(), self.reason.clone().into());
        Value::Object(keys)
    }
}
