//! The keys of the exercises.

use super::board::{cursor, pieces};
use super::{
    ANALYSE, BACK, Binding, DOWN, ENTER, ESC, HELP, Key, NEXT, PAGE_DOWN, PAGE_UP, PREVIOUS, QUIT,
    UP, bind, command, letter, list,
};
use crate::app::editor::Piece;
use crate::app::practice::{Learn, Mode, Practice};
use crate::app::{Command, Heading, Message};
use crate::lesson::{Kind, Verdict};

fn learn(keys: &[Key], learn: Learn, text: &'static str, rank: u8) -> Binding {
    bind(keys, Message::Learn(learn), text, rank)
}

pub(in super::super) fn exercises() -> Vec<Binding> {
    let mut table = list();
    table.insert(0, bind(ENTER, Message::Enter, "key-open", 1));
    table.push(bind(BACK, Message::Back, "key-back", 2));
    table.push(learn(&[letter('X', "X")], Learn::Reset, "key-reset", 5));
    table.push(learn(&[letter('i', "i")], Learn::Guide, "key-guide", 6));
    table.push(bind(QUIT, Message::Quit, "key-quit", 0));
    table
}

/// The keys of a task, by its kind, while it is done and after it was judged.
pub(in super::super) fn lesson(practice: &Practice) -> Vec<Binding> {
    let verdict = practice.trial().verdict();
    let is_judged = matches!(practice.mode, Mode::Judged);
    if is_judged && verdict.is_some_and(Verdict::is_right) {
        return solved();
    }
    let mut table = match &practice.task().kind {
        Kind::Play { .. } | Kind::Order { .. } => task_of_turns(),
        Kind::Mark { .. } => task_of_marks(),
        Kind::Choose { .. } | Kind::Compare { .. } => task_of_answers(practice.has_several()),
        Kind::Build { .. } => task_of_stones(&practice.pieces()),
    };
    if is_judged {
        for binding in &mut table {
            if binding.message == Message::Enter {
                binding.text = "key-try-again";
            }
        }
    }
    table
}

/// The keys that every task has.
fn task() -> Vec<Binding> {
    vec![
        learn(&[letter('H', "H")], Learn::Hint, "key-hint", 3),
        learn(&[letter('z', "z")], Learn::Retry, "key-retry", 6),
        learn(&[letter('n', "n")], Learn::Skip, "key-skip", 0),
        learn(&[letter('v', "v")], Learn::Read, "key-read", 7),
        learn(&[letter('i', "i")], Learn::Guide, "key-guide", 0),
        command(ANALYSE, Command::Analyse, "key-analyse", 0),
        command(&[letter('f', "f")], Command::Flip, "key-flip", 0),
        bind(PAGE_UP, Message::PageUp, "key-page-up", 0),
        bind(PAGE_DOWN, Message::PageDown, "key-page-down", 0),
        bind(HELP, Message::Help, "key-help", 0),
        bind(QUIT, Message::Quit, "key-quit", 0),
    ]
}

pub(in super::super) fn task_of_turns() -> Vec<Binding> {
    let mut table = vec![
        bind(ENTER, Message::Enter, "key-choose", 1),
        bind(BACK, Message::Back, "key-take-back", 2),
        bind(NEXT, Message::Next, "key-next", 4),
        bind(PREVIOUS, Message::Previous, "key-previous", 0),
        command(&[letter('u', "u")], Command::Undo, "key-undo", 5),
        command(&[letter(':', ":")], Command::Type, "key-type", 0),
    ];
    table.extend(cursor());
    table.extend(task());
    table
}

pub(in super::super) fn task_of_marks() -> Vec<Binding> {
    let mut table = vec![
        bind(ENTER, Message::Enter, "key-mark", 1),
        learn(&[letter('c', "c")], Learn::Check, "key-check", 2),
        bind(BACK, Message::Back, "key-back", 4),
    ];
    table.extend(cursor());
    table.extend(task());
    table
}

pub(in super::super) fn task_of_answers(several: bool) -> Vec<Binding> {
    let mut table = vec![
        bind(ENTER, Message::Enter, "key-answer", 1),
        bind(UP, Message::Go(Heading::Up), "key-up", 0),
        bind(DOWN, Message::Go(Heading::Down), "key-down", 0),
        bind(NEXT, Message::Next, "key-down", 0),
        bind(PREVIOUS, Message::Previous, "key-up", 0),
        bind(BACK, Message::Back, "key-back", 5),
    ];
    if several {
        table.push(learn(&[letter('c', "c")], Learn::Check, "key-check", 2));
    }
    table.extend(task());
    table
}

pub(in super::super) fn task_of_stones(palette: &[Piece]) -> Vec<Binding> {
    let mut table = vec![
        bind(ENTER, Message::Enter, "key-put", 1),
        learn(&[letter('c', "c")], Learn::Check, "key-check", 2),
        bind(NEXT, Message::Next, "key-next-piece", 4),
        bind(PREVIOUS, Message::Previous, "key-previous-piece", 0),
        bind(ESC, Message::Back, "key-back", 5),
    ];
    table.extend(pieces(palette));
    table.extend(cursor());
    table.extend(task());
    table
}

/// A task is solved.
pub(in super::super) fn solved() -> Vec<Binding> {
    let mut table = vec![
        bind(ENTER, Message::Enter, "key-on", 1),
        bind(BACK, Message::Back, "key-to-list", 2),
    ];
    table.extend(seen());
    table
}

/// The keys of a task at which nothing is to be done any more.
fn seen() -> [Binding; 6] {
    [
        learn(&[letter('v', "v")], Learn::Read, "key-read", 4),
        command(&[letter('f', "f")], Command::Flip, "key-flip", 0),
        bind(PAGE_UP, Message::PageUp, "key-page-up", 0),
        bind(PAGE_DOWN, Message::PageDown, "key-page-down", 0),
        bind(HELP, Message::Help, "key-help", 0),
        bind(QUIT, Message::Quit, "key-quit", 0),
    ]
}

/// The solution is shown step by step; after its last step the task begins again.
pub(in super::super) fn solution(is_last: bool) -> Vec<Binding> {
    let mut table = if is_last {
        let keys = [ENTER, BACK].concat();
        vec![bind(&keys, Message::Back, "key-try-again", 1)]
    } else {
        vec![
            bind(ENTER, Message::Enter, "key-step", 1),
            bind(NEXT, Message::Next, "key-step", 0),
            bind(BACK, Message::Back, "key-try-again", 2),
        ]
    };
    table.push(bind(PREVIOUS, Message::Previous, "key-step-back", 3));
    table.extend(seen());
    table
}

/// A lesson is over.
pub(in super::super) fn lesson_end() -> Vec<Binding> {
    vec![
        bind(ENTER, Message::Enter, "key-next-lesson", 1),
        bind(BACK, Message::Back, "key-to-list", 2),
        bind(HELP, Message::Help, "key-help", 0),
        bind(QUIT, Message::Quit, "key-quit", 0),
    ]
}
