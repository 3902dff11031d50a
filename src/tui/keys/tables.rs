//! The key table of each screen.

mod board;
mod lesson;

use ratatui::crossterm::event::KeyCode;
use tui_input::InputRequest;

use super::{Binding, Key, control, control_letter, key, letter};
use crate::app::{Command, Heading, Message};

pub(super) use board::{editor, looking, over, replay, result, turn};
pub(super) use lesson::{exercises, lesson, lesson_end, solution};
#[cfg(test)]
pub(super) use lesson::{solved, task_of_answers, task_of_marks, task_of_stones, task_of_turns};

const LEFT: &[Key] = &[
    key(KeyCode::Left, "Left"),
    letter('h', "h"),
    letter('4', "4"),
];
const RIGHT: &[Key] = &[
    key(KeyCode::Right, "Right"),
    letter('l', "l"),
    letter('6', "6"),
];
const UP: &[Key] = &[key(KeyCode::Up, "Up"), letter('k', "k"), letter('8', "8")];
const DOWN: &[Key] = &[
    key(KeyCode::Down, "Down"),
    letter('j', "j"),
    letter('2', "2"),
];
const ENTER: &[Key] = &[
    key(KeyCode::Enter, "Enter"),
    letter(' ', "Space"),
    letter('5', "5"),
];
const BACK: &[Key] = &[key(KeyCode::Esc, "Esc"), key(KeyCode::Backspace, "Bksp")];
const ESC: &[Key] = &[key(KeyCode::Esc, "Esc")];
const NEXT: &[Key] = &[key(KeyCode::Tab, "Tab")];
const PREVIOUS: &[Key] = &[key(KeyCode::BackTab, "Shift-Tab")];
const PAGE_UP: &[Key] = &[key(KeyCode::PageUp, "PgUp")];
const PAGE_DOWN: &[Key] = &[key(KeyCode::PageDown, "PgDn")];
const FIRST: &[Key] = &[key(KeyCode::Home, "Home")];
const LAST: &[Key] = &[key(KeyCode::End, "End")];
const TAKE: &[Key] = &[key(KeyCode::Delete, "Del"), key(KeyCode::Backspace, "Bksp")];
const HELP: &[Key] = &[letter('?', "?"), key(KeyCode::F(1), "F1")];
const ANALYSE: &[Key] = &[letter('a', "a")];
const REPLAY: &[Key] = &[letter('p', "p")];
const QUIT: &[Key] = &[letter('q', "q")];

fn bind(keys: &[Key], message: Message, text: &'static str, rank: u8) -> Binding {
    Binding {
        keys: keys.to_vec(),
        message,
        text,
        rank: Some(rank).filter(|rank| *rank > 0),
    }
}

fn command(keys: &[Key], command: Command, text: &'static str, rank: u8) -> Binding {
    bind(keys, Message::Do(command), text, rank)
}

/// The keys that mean the same on every screen, whatever is typed.
pub(super) fn everywhere() -> Vec<Binding> {
    vec![
        bind(
            &[control_letter('c', "Ctrl-C")],
            Message::Quit,
            "key-quit-at-once",
            0,
        ),
        bind(
            &[control_letter('z', "Ctrl-Z")],
            Message::Suspend,
            "key-suspend",
            0,
        ),
        bind(
            &[control_letter('l', "Ctrl-L")],
            Message::Repaint,
            "key-repaint",
            0,
        ),
    ]
}

pub(super) fn help() -> Vec<Binding> {
    vec![
        bind(UP, Message::Go(Heading::Up), "key-up", 0),
        bind(DOWN, Message::Go(Heading::Down), "key-down", 0),
        bind(PAGE_UP, Message::PageUp, "key-page-up", 0),
        bind(PAGE_DOWN, Message::PageDown, "key-page-down", 3),
        bind(FIRST, Message::First, "key-first", 0),
        bind(LAST, Message::Last, "key-last", 0),
        bind(BACK, Message::Back, "key-close", 1),
        bind(QUIT, Message::Back, "key-close", 0),
        bind(HELP, Message::Help, "key-close", 0),
    ]
}

fn list() -> Vec<Binding> {
    vec![
        bind(UP, Message::Go(Heading::Up), "key-up", 0),
        bind(DOWN, Message::Go(Heading::Down), "key-down", 0),
        bind(NEXT, Message::Next, "key-down", 0),
        bind(PREVIOUS, Message::Previous, "key-up", 0),
        bind(FIRST, Message::First, "key-first", 0),
        bind(LAST, Message::Last, "key-last", 0),
        bind(PAGE_UP, Message::PageUp, "key-first", 0),
        bind(PAGE_DOWN, Message::PageDown, "key-last", 0),
        bind(HELP, Message::Help, "key-help", 0),
    ]
}

pub(super) fn menu() -> Vec<Binding> {
    let mut table = list();
    table.insert(0, bind(ENTER, Message::Enter, "key-open", 1));
    table.push(bind(QUIT, Message::Quit, "key-quit", 5));
    table
}

/// A new game is set up; it may have seats, whose players have names.
pub(super) fn setup(has_seats: bool) -> Vec<Binding> {
    let mut table = list();
    table.insert(
        0,
        bind(
            &[key(KeyCode::Enter, "Enter")],
            Message::Enter,
            "key-start",
            1,
        ),
    );
    table.insert(
        1,
        bind(LEFT, Message::Go(Heading::Left), "key-value-before", 0),
    );
    let on: &[Key] = const {
        &[
            key(KeyCode::Right, "Right"),
            letter('l', "l"),
            letter('6', "6"),
            letter(' ', "Space"),
        ]
    };
    table.insert(2, bind(on, Message::Go(Heading::Right), "key-value", 2));
    if has_seats {
        table.push(command(&[letter('n', "n")], Command::Type, "key-name", 4));
    }
    table.push(bind(BACK, Message::Back, "key-back", 5));
    table.push(bind(QUIT, Message::AskQuit, "key-quit", 0));
    table
}

pub(super) fn settings() -> Vec<Binding> {
    const ON: &[Key] = &[
        key(KeyCode::Right, "Right"),
        letter('l', "l"),
        letter('6', "6"),
    ];
    let mut table = list();
    table.insert(0, bind(ENTER, Message::Enter, "key-value", 1));
    table.insert(
        1,
        bind(LEFT, Message::Go(Heading::Left), "key-value-before", 0),
    );
    table.insert(2, bind(ON, Message::Go(Heading::Right), "key-value", 0));
    table.push(bind(BACK, Message::Back, "key-back", 2));
    table.push(bind(QUIT, Message::Quit, "key-quit-kept", 0));
    table
}

pub(super) fn guides() -> Vec<Binding> {
    let mut table = list();
    table.insert(0, bind(ENTER, Message::Enter, "key-open", 1));
    table.push(bind(BACK, Message::Back, "key-back", 2));
    table.push(bind(QUIT, Message::Quit, "key-quit", 0));
    table
}

pub(super) fn guide() -> Vec<Binding> {
    const BEFORE: &[Key] = &[
        letter('p', "p"),
        key(KeyCode::Left, "Left"),
        letter('h', "h"),
        letter('4', "4"),
    ];
    const AFTER: &[Key] = &[
        letter('n', "n"),
        key(KeyCode::Right, "Right"),
        letter('l', "l"),
        letter('6', "6"),
    ];
    const FOLLOW: &[Key] = &[key(KeyCode::Enter, "Enter"), letter('5', "5")];
    const PAGE: &[Key] = &[key(KeyCode::PageDown, "PgDn"), letter(' ', "Space")];
    vec![
        bind(UP, Message::Go(Heading::Up), "key-up", 0),
        bind(DOWN, Message::Go(Heading::Down), "key-down", 0),
        bind(PAGE_UP, Message::PageUp, "key-page-up", 0),
        bind(PAGE, Message::PageDown, "key-page-down", 1),
        bind(AFTER, Message::Go(Heading::Right), "key-section-next", 2),
        bind(BEFORE, Message::Go(Heading::Left), "key-section-before", 0),
        bind(NEXT, Message::Next, "key-link", 3),
        bind(PREVIOUS, Message::Previous, "key-link-before", 0),
        bind(FOLLOW, Message::Enter, "key-follow", 4),
        bind(FIRST, Message::First, "key-first", 0),
        bind(LAST, Message::Last, "key-last", 0),
        bind(BACK, Message::Back, "key-back", 5),
        bind(HELP, Message::Help, "key-help", 0),
        bind(QUIT, Message::Quit, "key-quit", 0),
    ]
}

pub(super) fn library() -> Vec<Binding> {
    let mut table = list();
    table.insert(0, bind(ENTER, Message::Enter, "key-open", 1));
    table.push(bind(BACK, Message::Back, "key-back", 2));
    table.push(bind(QUIT, Message::Quit, "key-quit", 0));
    table
}

/// A line of text is written; `enter` says what becomes of it.
pub(super) fn typing(enter: &'static str) -> Vec<Binding> {
    let edit = |keys: &[Key], request, text| bind(keys, Message::Edit(request), text, 0);
    vec![
        bind(&[key(KeyCode::Enter, "Enter")], Message::Enter, enter, 1),
        bind(ESC, Message::Back, "key-back", 2),
        edit(
            &[key(KeyCode::Backspace, "Bksp")],
            InputRequest::DeletePrevChar,
            "key-delete-before",
        ),
        edit(
            &[key(KeyCode::Delete, "Del")],
            InputRequest::DeleteNextChar,
            "key-delete-after",
        ),
        edit(
            &[key(KeyCode::Left, "Left")],
            InputRequest::GoToPrevChar,
            "key-left",
        ),
        edit(
            &[key(KeyCode::Right, "Right")],
            InputRequest::GoToNextChar,
            "key-right",
        ),
        edit(
            &[control(KeyCode::Left, "Ctrl-Left")],
            InputRequest::GoToPrevWord,
            "key-word-left",
        ),
        edit(
            &[control(KeyCode::Right, "Ctrl-Right")],
            InputRequest::GoToNextWord,
            "key-word-right",
        ),
        edit(
            &[control_letter('w', "Ctrl-W")],
            InputRequest::DeletePrevWord,
            "key-delete-word",
        ),
        edit(
            &[control_letter('k', "Ctrl-K")],
            InputRequest::DeleteTillEnd,
            "key-delete-rest",
        ),
        edit(
            &[control_letter('u', "Ctrl-U")],
            InputRequest::DeleteLine,
            "key-delete-line",
        ),
        edit(
            &[key(KeyCode::Home, "Home"), control_letter('a', "Ctrl-A")],
            InputRequest::GoToStart,
            "key-first",
        ),
        edit(
            &[key(KeyCode::End, "End"), control_letter('e', "Ctrl-E")],
            InputRequest::GoToEnd,
            "key-last",
        ),
        // The other key for it is written here.
        bind(&[key(KeyCode::F(1), "F1")], Message::Help, "key-help", 0),
    ]
}

pub(super) fn asking() -> Vec<Binding> {
    const YES: &[Key] = &[
        key(KeyCode::Enter, "Enter"),
        letter('y', "y"),
        letter('j', "j"),
    ];
    const NO: &[Key] = &[key(KeyCode::Esc, "Esc"), letter('n', "n"), letter('t', "t")];
    vec![
        bind(YES, Message::Enter, "key-yes", 1),
        bind(NO, Message::Back, "key-no", 2),
        bind(HELP, Message::Help, "key-help", 0),
    ]
}

/// The computer considers a draw that is offered.
pub(super) fn offering() -> Vec<Binding> {
    vec![
        bind(BACK, Message::Back, "key-offer-back", 1),
        bind(HELP, Message::Help, "key-help", 0),
        bind(QUIT, Message::Quit, "key-quit-kept", 0),
    ]
}

/// Something is shown until a key closes it.
pub(super) fn closing() -> Vec<Binding> {
    const CLOSE: &[Key] = &[
        key(KeyCode::Esc, "Esc"),
        key(KeyCode::Enter, "Enter"),
        letter(' ', "Space"),
        key(KeyCode::Backspace, "Bksp"),
        letter('q', "q"),
    ];
    vec![
        bind(CLOSE, Message::Back, "key-close", 1),
        bind(HELP, Message::Help, "key-help", 0),
    ]
}
