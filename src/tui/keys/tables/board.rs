//! The keys of the screens with a board: play, replay, the editor.

use super::{
    ANALYSE, BACK, Binding, DOWN, ENTER, ESC, FIRST, HELP, Key, LAST, LEFT, NEXT, PAGE_DOWN,
    PAGE_UP, PREVIOUS, QUIT, REPLAY, RIGHT, TAKE, UP, bind, command, control_letter, letter,
};
use crate::app::editor::{Arrange, Piece};
use crate::app::replay::Watch;
use crate::app::{Command, Heading, Message};

fn watch(keys: &[Key], watch: Watch, text: &'static str, rank: u8) -> Binding {
    bind(keys, Message::Watch(watch), text, rank)
}

/// A game is replayed; the first key stops it while it runs by itself.
pub(in super::super) fn replay(is_running: bool) -> Vec<Binding> {
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
pub(super) fn cursor() -> Vec<Binding> {
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

pub(in super::super) fn turn() -> Vec<Binding> {
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
        command(
            &[control_letter('r', "Ctrl-R")],
            Command::Redo,
            "key-redo",
            0,
        ),
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

pub(in super::super) fn looking() -> Vec<Binding> {
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

/// After the end, once the result is put aside.
pub(in super::super) fn over() -> Vec<Binding> {
    let mut table = result();
    table.retain(|binding| !matches!(binding.message, Message::Enter | Message::Back));
    table.insert(0, bind(ENTER, Message::Enter, "key-result", 1));
    table.push(command(ANALYSE, Command::Analyse, "key-analyse", 0));
    table
}

pub(in super::super) fn result() -> Vec<Binding> {
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
pub(in super::super) fn editor(palette: &[Piece]) -> Vec<Binding> {
    let mut table = vec![
        bind(ENTER, Message::Enter, "key-put", 1),
        bind(NEXT, Message::Next, "key-next-piece", 2),
        bind(PREVIOUS, Message::Previous, "key-previous-piece", 0),
        arrange(&[letter('n', "n")], Arrange::Play, "key-play-from-here", 3),
        bind(ESC, Message::Back, "key-back", 4),
    ];
    table.extend(pieces(palette));
    table.extend([
        arrange(&[letter('t', "t")], Arrange::Mover, "key-mover", 5),
        command(&[letter('u', "u")], Command::Undo, "key-undo", 7),
        command(
            &[control_letter('r', "Ctrl-R")],
            Command::Redo,
            "key-redo-edit",
            0,
        ),
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
pub(super) fn pieces(palette: &[Piece]) -> Vec<Binding> {
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
