//! The key table of each screen.

use ratatui::crossterm::event::KeyCode;
use tui_input::InputRequest;

use super::{Binding, Key, control, key, letter};
use crate::app::editor::{Arrange, Piece};
use crate::app::practice::{Learn, Mode, Practice};
use crate::app::replay::Watch;
use crate::app::{Command, Heading, Message};
use crate::lesson::{Kind, Verdict};

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
            &[control('c', "Ctrl-C")],
            Message::Quit,
            "key-quit-at-once",
            0,
        ),
        bind(
            &[control('z', "Ctrl-Z")],
            Message::Suspend,
            "key-suspend",
            0,
        ),
        bind(
            &[control('l', "Ctrl-L")],
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

fn watch(keys: &[Key], watch: Watch, text: &'static str, rank: u8) -> Binding {
    bind(keys, Message::Watch(watch), text, rank)
}

/// A game is replayed; the first key stops it while it runs by itself.
pub(super) fn replay(is_running: bool) -> Vec<Binding> {
    let run = if is_running { "key-stop" } else { "key-run" };
    vec![
        bind(RIGHT, Message::Go(Heading::Right), "key-turn-on", 1),
        bind(LEFT, Message::Go(Heading::Left), "key-turn-back", 2),
        watch(ENTER, Watch::Run, run, 3),
        bind(DOWN, Message::Go(Heading::Down), "key-landing-on", 0),
        bind(UP, Message::Go(Heading::Up), "key-landing-back", 0),
        watch(
            &[letter('n', "n")],
            Watch::NextNotable,
            "key-notable-next",
            5,
        ),
        watch(
            &[letter('N', "N")],
            Watch::PreviousNotable,
            "key-notable-before",
            0,
        ),
        watch(&[letter('c', "c")], Watch::Chart, "key-chart", 4),
        watch(&[letter('b', "b")], Watch::Branch, "key-branch", 6),
        command(&[letter(':', ":")], Command::Type, "key-turn-number", 0),
        bind(PAGE_UP, Message::PageUp, "key-ten-back", 0),
        bind(PAGE_DOWN, Message::PageDown, "key-ten-on", 0),
        bind(FIRST, Message::First, "key-first", 0),
        bind(LAST, Message::Last, "key-last", 0),
        watch(&[letter('+', "+")], Watch::Faster, "key-faster", 0),
        watch(&[letter('-', "-")], Watch::Slower, "key-slower", 0),
        command(ANALYSE, Command::Analyse, "key-analyse", 7),
        bind(NEXT, Message::Next, "key-look-at-next", 0),
        bind(PREVIOUS, Message::Previous, "key-look-at-previous", 0),
        command(&[letter('e', "e")], Command::Edit, "key-edit", 0),
        command(&[letter('f', "f")], Command::Flip, "key-flip", 0),
        bind(BACK, Message::Back, "key-back", 8),
        bind(HELP, Message::Help, "key-help", 0),
        bind(QUIT, Message::Quit, "key-quit-kept", 0),
    ]
}

/// The keys that move the cursor on a board.
fn cursor() -> Vec<Binding> {
    let go = |keys, heading, text| bind(keys, Message::Go(heading), text, 0);
    vec![
        go(LEFT, Heading::Left, "key-left"),
        go(RIGHT, Heading::Right, "key-right"),
        go(UP, Heading::Up, "key-up"),
        go(DOWN, Heading::Down, "key-down"),
        go(&[letter('7', "7")], Heading::UpLeft, "key-up-left"),
        go(&[letter('9', "9")], Heading::UpRight, "key-up-right"),
        go(&[letter('1', "1")], Heading::DownLeft, "key-down-left"),
        go(&[letter('3', "3")], Heading::DownRight, "key-down-right"),
    ]
}

pub(super) fn turn() -> Vec<Binding> {
    let mut table = vec![
        bind(ENTER, Message::Enter, "key-choose", 1),
        bind(BACK, Message::Back, "key-take-back", 2),
        bind(NEXT, Message::Next, "key-next", 3),
        bind(PREVIOUS, Message::Previous, "key-previous", 0),
    ];
    table.extend(cursor());
    table.extend([
        command(&[letter(':', ":")], Command::Type, "key-type", 7),
        command(&[letter('u', "u")], Command::Undo, "key-undo", 4),
        command(&[control('r', "Ctrl-R")], Command::Redo, "key-redo", 0),
        command(ANALYSE, Command::Analyse, "key-analyse", 6),
        command(&[letter('H', "H")], Command::Hint, "key-hint", 5),
        bind(PAGE_UP, Message::PageUp, "key-look-back", 0),
        bind(PAGE_DOWN, Message::PageDown, "key-look-on", 0),
        bind(FIRST, Message::First, "key-look-first", 0),
        bind(LAST, Message::Last, "key-look-last", 0),
        command(&[letter('f', "f")], Command::Flip, "key-flip", 0),
        command(&[letter('d', "d")], Command::Draw, "key-draw", 0),
        command(&[letter('R', "R")], Command::Resign, "key-resign", 0),
        command(&[letter('+', "+")], Command::Stronger, "key-stronger", 0),
        command(&[letter('-', "-")], Command::Weaker, "key-weaker", 0),
        command(&[letter('P', "P")], Command::Pause, "key-pause", 0),
        command(REPLAY, Command::Replay, "key-replay", 0),
        command(&[letter('s', "s")], Command::Save, "key-save", 0),
        command(&[letter('e', "e")], Command::Edit, "key-edit", 0),
        command(&[letter('n', "n")], Command::New, "key-new", 0),
        command(&[letter('o', "o")], Command::Settings, "key-settings", 0),
        command(&[letter('m', "m")], Command::Menu, "key-menu", 0),
        bind(HELP, Message::Help, "key-help", 0),
        bind(QUIT, Message::Quit, "key-quit-kept", 0),
    ]);
    table
}

pub(super) fn looking() -> Vec<Binding> {
    vec![
        bind(PAGE_UP, Message::PageUp, "key-look-back", 1),
        bind(PAGE_DOWN, Message::PageDown, "key-look-on", 2),
        bind(BACK, Message::Back, "key-now", 3),
        bind(FIRST, Message::First, "key-look-first", 4),
        bind(LAST, Message::Last, "key-look-last", 5),
        bind(ENTER, Message::Back, "key-now", 0),
        command(&[letter('e', "e")], Command::Edit, "key-edit", 6),
        command(REPLAY, Command::Replay, "key-replay", 0),
        command(ANALYSE, Command::Analyse, "key-analyse", 0),
        command(&[letter('f', "f")], Command::Flip, "key-flip", 0),
        bind(HELP, Message::Help, "key-help", 0),
        bind(QUIT, Message::Quit, "key-quit-kept", 0),
    ]
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
            &[control('w', "Ctrl-W")],
            InputRequest::DeletePrevWord,
            "key-delete-word",
        ),
        edit(
            &[control('u', "Ctrl-U")],
            InputRequest::DeleteLine,
            "key-delete-line",
        ),
        edit(
            &[key(KeyCode::Home, "Home"), control('a', "Ctrl-A")],
            InputRequest::GoToStart,
            "key-first",
        ),
        edit(
            &[key(KeyCode::End, "End"), control('e', "Ctrl-E")],
            InputRequest::GoToEnd,
            "key-last",
        ),
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
    ]
}

/// After the end, once the result is put aside.
pub(super) fn over() -> Vec<Binding> {
    let mut table = result();
    table.retain(|binding| !matches!(binding.message, Message::Enter | Message::Back));
    table.insert(0, bind(ENTER, Message::Enter, "key-result", 1));
    table.push(command(ANALYSE, Command::Analyse, "key-analyse", 0));
    table
}

pub(super) fn result() -> Vec<Binding> {
    vec![
        bind(ENTER, Message::Enter, "key-rematch", 1),
        command(&[letter('r', "r")], Command::Again, "key-again", 0),
        command(REPLAY, Command::Replay, "key-replay", 3),
        command(&[letter('s', "s")], Command::Save, "key-save", 4),
        command(&[letter('m', "m")], Command::Menu, "key-menu", 5),
        command(&[letter('n', "n")], Command::New, "key-new", 6),
        bind(BACK, Message::Back, "key-see-board", 7),
        command(&[letter('u', "u")], Command::Undo, "key-undo", 8),
        bind(PAGE_UP, Message::PageUp, "key-look-back", 0),
        bind(FIRST, Message::First, "key-look-first", 0),
        command(&[letter('e', "e")], Command::Edit, "key-edit", 0),
        command(&[letter('f', "f")], Command::Flip, "key-flip", 0),
        bind(HELP, Message::Help, "key-help", 0),
        bind(QUIT, Message::Quit, "key-quit", 0),
    ]
}

fn arrange(keys: &[Key], arrange: Arrange, text: &'static str, rank: u8) -> Binding {
    bind(keys, Message::Arrange(arrange), text, rank)
}

/// A position is put together from this palette. The pieces have the letters of their seats: small for men and stones,
/// capitals for kings.
pub(super) fn editor(palette: &[Piece]) -> Vec<Binding> {
    let mut table = vec![
        bind(ENTER, Message::Enter, "key-put", 1),
        bind(NEXT, Message::Next, "key-next-piece", 2),
        bind(PREVIOUS, Message::Previous, "key-previous-piece", 0),
        arrange(&[letter('n', "n")], Arrange::Play, "key-play-from-here", 3),
        bind(ESC, Message::Back, "key-back", 4),
    ];
    table.extend(palette.iter().map(|piece| {
        let key = LETTERS[piece.seat.index()][usize::from(piece.is_king)];
        arrange(&[key], Arrange::Put(*piece), piece.text_id(), 0)
    }));
    table.extend([
        arrange(TAKE, Arrange::Take, "key-take-away", 0),
        arrange(&[letter('t', "t")], Arrange::Mover, "key-mover", 5),
        command(&[letter('u', "u")], Command::Undo, "key-undo", 7),
        command(&[control('r', "Ctrl-R")], Command::Redo, "key-redo-edit", 0),
        command(&[letter(':', ":")], Command::Type, "key-position-text", 6),
        arrange(&[letter('c', "c")], Arrange::Clear, "key-clear", 0),
        arrange(&[letter('s', "s")], Arrange::Start, "key-start-position", 0),
        arrange(&[letter('x', "x")], Arrange::Solve, "key-solve", 0),
        command(&[letter('S', "S")], Command::Save, "key-save", 0),
        command(&[letter('f', "f")], Command::Flip, "key-flip", 0),
    ]);
    table.extend(cursor());
    table.push(bind(HELP, Message::Help, "key-help", 0));
    table.push(bind(QUIT, Message::AskQuit, "key-quit", 0));
    table
}

/// The keys that put the pieces of a palette and take them away.
fn pieces(palette: &[Piece]) -> Vec<Binding> {
    let put = palette.iter().map(|piece| {
        let key = LETTERS[piece.seat.index()][usize::from(piece.is_king)];
        arrange(&[key], Arrange::Put(*piece), piece.text_id(), 0)
    });
    put.chain([arrange(TAKE, Arrange::Take, "key-take-away", 0)])
        .collect()
}

/// The keys of the pieces of each seat, in the order of [`Seat::ALL`](crate::rules::Seat::ALL): man or stone, and king.
const LETTERS: [[Key; 2]; 8] = [
    [letter('r', "r"), letter('R', "R")],
    [letter('y', "y"), letter('Y', "Y")],
    [letter('g', "g"), letter('G', "G")],
    [letter('b', "b"), letter('B', "B")],
    [letter('o', "o"), letter('O', "O")],
    [letter('p', "p"), letter('P', "P")],
    [letter('w', "w"), letter('W', "W")],
    [letter('b', "b"), letter('B', "B")],
];

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

fn learn(keys: &[Key], learn: Learn, text: &'static str, rank: u8) -> Binding {
    bind(keys, Message::Learn(learn), text, rank)
}

pub(super) fn exercises() -> Vec<Binding> {
    let mut table = list();
    table.insert(0, bind(ENTER, Message::Enter, "key-open", 1));
    table.push(bind(BACK, Message::Back, "key-back", 2));
    table.push(learn(&[letter('X', "X")], Learn::Reset, "key-reset", 5));
    table.push(learn(&[letter('i', "i")], Learn::Guide, "key-guide", 6));
    table.push(bind(QUIT, Message::Quit, "key-quit", 0));
    table
}

/// The keys of a task, by its kind, while it is done and after it was judged.
pub(super) fn lesson(practice: &Practice) -> Vec<Binding> {
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

pub(super) fn task_of_turns() -> Vec<Binding> {
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

pub(super) fn task_of_marks() -> Vec<Binding> {
    let mut table = vec![
        bind(ENTER, Message::Enter, "key-mark", 1),
        learn(&[letter('c', "c")], Learn::Check, "key-check", 2),
        bind(BACK, Message::Back, "key-back", 4),
    ];
    table.extend(cursor());
    table.extend(task());
    table
}

pub(super) fn task_of_answers(several: bool) -> Vec<Binding> {
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

pub(super) fn task_of_stones(palette: &[Piece]) -> Vec<Binding> {
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
pub(super) fn solved() -> Vec<Binding> {
    vec![
        bind(ENTER, Message::Enter, "key-on", 1),
        bind(BACK, Message::Back, "key-to-list", 2),
        learn(&[letter('v', "v")], Learn::Read, "key-read", 3),
        command(&[letter('f', "f")], Command::Flip, "key-flip", 0),
        bind(PAGE_UP, Message::PageUp, "key-page-up", 0),
        bind(PAGE_DOWN, Message::PageDown, "key-page-down", 0),
        bind(HELP, Message::Help, "key-help", 0),
        bind(QUIT, Message::Quit, "key-quit", 0),
    ]
}

/// The solution is shown step by step; after its last step the task begins again.
pub(super) fn solution(is_last: bool) -> Vec<Binding> {
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
    table.extend([
        bind(PREVIOUS, Message::Previous, "key-step-back", 3),
        command(&[letter('f', "f")], Command::Flip, "key-flip", 0),
        learn(&[letter('v', "v")], Learn::Read, "key-read", 4),
        bind(PAGE_UP, Message::PageUp, "key-page-up", 0),
        bind(PAGE_DOWN, Message::PageDown, "key-page-down", 0),
        bind(HELP, Message::Help, "key-help", 0),
        bind(QUIT, Message::Quit, "key-quit", 0),
    ]);
    table
}

/// A lesson is over.
pub(super) fn lesson_end() -> Vec<Binding> {
    vec![
        bind(ENTER, Message::Enter, "key-next-lesson", 1),
        bind(BACK, Message::Back, "key-to-list", 2),
        bind(HELP, Message::Help, "key-help", 0),
        bind(QUIT, Message::Quit, "key-quit", 0),
    ]
}
