//! What keys mean on each screen. The same table draws the footer and the help, so neither can differ from what happens.

mod tables;

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use tui_input::InputRequest;

use crate::app::play::Mode;
use crate::app::{Message, Model, Screen, editor, practice, replay};

/// A line of a key table.
#[derive(Clone, Debug)]
pub(super) struct Binding {
    /// The keys, each of which does it.
    pub keys: Vec<Key>,
    /// What they mean.
    pub message: Message,
    /// The id of the text that says so.
    pub text: &'static str,
    /// Its rank in the footer, the smallest first; none is shown in the help only.
    pub rank: Option<u8>,
}

/// A key as it is pressed and as it is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Key {
    code: KeyCode,
    control: bool,
    /// The name in footer and help.
    pub name: &'static str,
}

const fn key(code: KeyCode, name: &'static str) -> Key {
    Key {
        code,
        control: false,
        name,
    }
}

const fn letter(c: char, name: &'static str) -> Key {
    key(KeyCode::Char(c), name)
}

const fn control(code: KeyCode, name: &'static str) -> Key {
    Key {
        control: true,
        ..key(code, name)
    }
}

const fn control_letter(c: char, name: &'static str) -> Key {
    control(KeyCode::Char(c), name)
}

/// The keys that mean something now.
pub(super) fn table(model: &Model) -> Vec<Binding> {
    if model.help.is_some() {
        return [tables::help(), tables::everywhere()].concat();
    }
    table_of_screen(model)
}

/// The keys of the screen, whether or not the help covers it.
pub(super) fn table_of_screen(model: &Model) -> Vec<Binding> {
    let mut table = match &model.screen {
        Screen::Menu(_) => tables::menu(),
        Screen::Setup(setup) if setup.typing.is_some() => tables::typing("key-name-typed"),
        Screen::Setup(setup) => tables::setup(setup.has_seats()),
        Screen::Guide(reader) if reader.reading().is_none() => tables::guides(),
        Screen::Guide(_) => tables::guide(),
        Screen::Settings(settings) if settings.typing.is_some() => tables::typing("key-name-typed"),
        Screen::Settings(_) => tables::settings(),
        Screen::Play(play) => match &play.mode {
            Mode::Typing(_) => tables::typing("key-play-typed"),
            Mode::Asking(_) => tables::asking(),
            Mode::Offering { .. } => tables::offering(),
            Mode::Looking(_) => tables::looking(),
            Mode::Result => tables::result(),
            Mode::Turn if play.game().outcome().is_some() => tables::over(),
            Mode::Turn => tables::turn(),
        },
        Screen::Editor(editor) => match &editor.mode {
            editor::Mode::Board => tables::editor(&editor.palette()),
            editor::Mode::Typing(_) => tables::typing("key-take-over"),
            editor::Mode::Solved(_) => tables::closing(),
            editor::Mode::Asking(_) => tables::asking(),
        },
        Screen::Exercises(exercises) if exercises.asks => tables::asking(),
        Screen::Exercises(_) => tables::exercises(),
        Screen::Practice(practice) => match &practice.mode {
            practice::Mode::Typing(_) => tables::typing("key-play-typed"),
            practice::Mode::Solution { steps, shown } => tables::solution(*shown == steps.len()),
            practice::Mode::End => tables::lesson_end(),
            practice::Mode::Judged | practice::Mode::Doing => tables::lesson(practice),
        },
        Screen::Library(_) => tables::library(),
        Screen::Replay(replay) => match &replay.mode {
            replay::Mode::Stepping => tables::replay(replay.is_running()),
            replay::Mode::Typing(_) => tables::typing("key-go-to-turn"),
        },
    };
    table.extend(tables::everywhere());
    table
}

/// What a key means on the screen that is shown.
pub(super) fn message(event: KeyEvent, model: &Model) -> Option<Message> {
    let has_control = event.modifiers.contains(KeyModifiers::CONTROL);
    let is_it = |key: &Key| key.code == event.code && key.control == has_control;
    let table = table(model);
    if let Some(bound) = table.iter().find(|binding| binding.keys.iter().any(is_it)) {
        return Some(bound.message.clone());
    }
    // Where keys change a line, letters are written into it.
    let is_typing = table
        .iter()
        .any(|binding| matches!(binding.message, Message::Edit(_)));
    match event.code {
        KeyCode::Char(c) if is_typing && !has_control => {
            Some(Message::Edit(InputRequest::InsertChar(c)))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::editor::Piece;
    use crate::rules;

    /// Every table, so that what holds for one is asked of all.
    fn tables() -> [(&'static str, Vec<Binding>); 28] {
        let palette = |name: &str, players| {
            let rules = rules::named(name).expect("a ruleset");
            let seats = rules.seats(players).expect("a seating");
            Piece::all(rules, seats.iter().copied())
        };
        [
            ("help", tables::help()),
            ("menu", tables::menu()),
            ("setup", tables::setup(true)),
            ("settings", tables::settings()),
            ("guides", tables::guides()),
            ("guide", tables::guide()),
            ("turn", tables::turn()),
            ("looking", tables::looking()),
            ("typing", tables::typing("key-play-typed")),
            ("asking", tables::asking()),
            ("result", tables::result()),
            ("over", tables::over()),
            ("editor of the star", tables::editor(&palette("star", 6))),
            (
                "editor of draughts",
                tables::editor(&palette("draughts", 2)),
            ),
            ("closing", tables::closing()),
            ("library", tables::library()),
            ("replay", tables::replay(false)),
            ("replay running", tables::replay(true)),
            ("exercises", tables::exercises()),
            ("solved", tables::solved()),
            ("solution", tables::solution(false)),
            ("end of a solution", tables::solution(true)),
            ("end of a lesson", tables::lesson_end()),
            ("turns", tables::task_of_turns()),
            ("marks", tables::task_of_marks()),
            ("answers", tables::task_of_answers(false)),
            ("several answers", tables::task_of_answers(true)),
            ("stones", tables::task_of_stones(&palette("star", 6))),
        ]
    }

    #[test]
    fn no_key_has_two_meanings_on_a_screen() {
        for (name, table) in tables() {
            let mut seen: Vec<Key> = Vec::new();
            for key in table
                .iter()
                .chain(&tables::everywhere())
                .flat_map(|binding| &binding.keys)
            {
                assert!(!seen.contains(key), "{name}: {}", key.name);
                seen.push(*key);
            }
        }
    }

    #[test]
    fn nothing_needs_alt_gr_on_a_german_keyboard() {
        for (name, table) in tables() {
            for key in table.iter().flat_map(|binding| &binding.keys) {
                let is_hard = matches!(key.code, KeyCode::Char(c) if "[]{}~`\\@|".contains(c));
                assert!(!is_hard, "{name}: {}", key.name);
            }
        }
    }
}
