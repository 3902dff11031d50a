//! Any events on every screen. After each the screen is drawn, the board shows what legal turns lead to, and every turn is
//! kept.

use std::cell::Cell;
use std::collections::BTreeMap;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::strategy::ValueTree as _;
use proptest::test_runner::TestRunner;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEventKind,
};

use sprungbrett::app::replay::library::Waiting;
use sprungbrett::app::{Effect, Message, Screen};
use sprungbrett::board::Point;
use sprungbrett::engine::Answer;
use sprungbrett::game::{Act, Game};
use sprungbrett::notation::{self, Naming};
use sprungbrett::record::samples::Sample;
use sprungbrett::rules::Rules;

use crate::games::game;
use crate::keyboard::{Client, USUAL, mouse, record};
use crate::scenes::{SCENES, scene};
use crate::spoiled::spoiled_text;
use crate::{cases, memory};

/// Something that happens.
#[derive(Clone, Debug)]
enum Happening {
    Key(KeyCode, KeyModifiers),
    /// A legal turn is typed where a turn can be, at once or to a part.
    Turn(Index, bool),
    Mouse(MouseEventKind, u16, u16),
    Paste(String),
    Resize(u16, u16),
    /// What was asked for first and has not been answered is answered, well or badly.
    Answer(Index, bool),
    /// What was answered last is answered once more.
    Again,
}

const KEYS: &[KeyCode] = &[
    KeyCode::Enter,
    KeyCode::Esc,
    KeyCode::Tab,
    KeyCode::BackTab,
    KeyCode::Backspace,
    KeyCode::Delete,
    KeyCode::Left,
    KeyCode::Right,
    KeyCode::Up,
    KeyCode::Down,
    KeyCode::PageUp,
    KeyCode::PageDown,
    KeyCode::Home,
    KeyCode::End,
    KeyCode::F(1),
    KeyCode::Insert,
    KeyCode::Null,
];

const LETTERS: &str = "abcdefghijklmnopqrstuvwxyzHRPSXGNWBKC0123456789:?+- .,;/'\"<>=#é漢\u{301}\0";

fn key() -> impl Strategy<Value = Happening> {
    let letters: Vec<char> = LETTERS.chars().collect();
    let code = prop_oneof![
        // The keys that choose are the ones that lead on.
        2 => select(&KEYS[..3]),
        3 => select(KEYS),
        5 => select(letters).prop_map(KeyCode::Char),
    ];
    let modifiers = prop_oneof![
        12 => Just(KeyModifiers::NONE),
        1 => Just(KeyModifiers::CONTROL),
        1 => any::<u8>().prop_map(KeyModifiers::from_bits_truncate),
    ];
    (code, modifiers).prop_map(|(code, modifiers)| Happening::Key(code, modifiers))
}

fn click() -> impl Strategy<Value = Happening> {
    let kind = select(vec![
        MouseEventKind::Down(MouseButton::Left),
        MouseEventKind::Down(MouseButton::Left),
        MouseEventKind::Down(MouseButton::Left),
        MouseEventKind::Down(MouseButton::Right),
        MouseEventKind::Down(MouseButton::Middle),
        MouseEventKind::Up(MouseButton::Left),
        MouseEventKind::Drag(MouseButton::Left),
        MouseEventKind::Moved,
        MouseEventKind::ScrollUp,
        MouseEventKind::ScrollDown,
        MouseEventKind::ScrollLeft,
    ]);
    let place = |end: u16| prop_oneof![30 => 0..end, 1 => Just(u16::MAX), 1 => 0..400u16];
    (kind, place(USUAL.0), place(USUAL.1)).prop_map(|(kind, x, y)| Happening::Mouse(kind, x, y))
}

fn resize() -> impl Strategy<Value = Happening> {
    let size = prop_oneof![
        3 => Just(USUAL),
        1 => Just((40, 20)),
        3 => (0..130u16, 0..50u16),
        1 => (0..12u16, 0..12u16),
    ];
    size.prop_map(|(width, height)| Happening::Resize(width, height))
}

fn happening() -> impl Strategy<Value = Happening> {
    let pasted = [
        "o12-m10",
        "11-15\n22-18",
        "R:Rq13:Ba5",
        "Ana, Ben",
        "draughts",
    ];
    prop_oneof![
        20 => key(),
        6 => (any::<Index>(), any::<bool>()).prop_map(|(turn, whole)| Happening::Turn(turn, whole)),
        8 => click(),
        1 => spoiled_text(pasted.map(str::to_owned).to_vec()).prop_map(Happening::Paste),
        2 => resize(),
        8 => (any::<Index>(), prop::bool::weighted(0.9)).prop_map(|(lot, well)| Happening::Answer(lot, well)),
        1 => Just(Happening::Again),
    ]
}

/// The client, and what it was told from outside last.
struct Fuzzed {
    client: Client,
    told: Option<Message>,
}

impl Fuzzed {
    fn new(name: &str) -> Self {
        Self {
            client: scene(name),
            told: None,
        }
    }

    /// Lets something happen and looks at what follows.
    fn meet(&mut self, happening: &Happening) {
        match happening {
            Happening::Key(code, modifiers) => {
                self.event(&Event::Key(KeyEvent::new(*code, *modifiers)));
            }
            Happening::Turn(lot, whole) => self.type_turn(*lot, *whole),
            Happening::Mouse(kind, x, y) => self.event(&mouse(*kind, *x, *y)),
            Happening::Paste(text) => self.event(&Event::Paste(text.clone())),
            Happening::Resize(width, height) => {
                self.client.size = (*width, *height);
                self.event(&Event::Resize(*width, *height));
            }
            Happening::Answer(lot, well) => {
                if !self.client.effects.is_empty() {
                    let effect = self.client.effects.remove(0);
                    self.told = answer(effect, *lot, *well);
                    self.tell();
                }
            }
            Happening::Again => self.tell(),
        }
    }

    fn tell(&mut self) {
        if let Some(message) = self.told.clone() {
            self.watch(|client| client.send(message));
        }
    }

    fn event(&mut self, event: &Event) {
        self.watch(|client| {
            client.event(event);
        });
    }

    /// Types a turn on the screen, whatever keys do there.
    fn type_turn(&mut self, lot: Index, whole: bool) {
        let Screen::Play(play) = &self.client.model.screen else {
            return;
        };
        let game = play.game();
        let turns = game.turns();
        if turns.is_empty() {
            return;
        }
        let turn = &turns[lot.index(turns.len())];
        let text = notation::turn(game.rules().board(), Naming::Written, turn);
        let typed = if whole {
            &text[..]
        } else {
            &text[..text.len() / 2]
        };
        let keys = format!(":{typed}");
        for key in keys.chars().map(KeyCode::Char).chain([KeyCode::Enter]) {
            self.event(&Event::Key(KeyEvent::new(key, KeyModifiers::NONE)));
        }
    }

    /// Looks what `act` changes.
    fn watch(&mut self, act: impl FnOnce(&mut Client)) {
        let before = self.game().cloned();
        let pending = self.client.effects.len();
        act(&mut self.client);
        self.client.terminal();
        self.is_sound();
        let new = &self.client.effects[pending.min(self.client.effects.len())..];
        if let (Some(before), Some(after)) = (before, self.game()) {
            is_kept(&before, after, new);
        }
        // What nobody answers is not waited for for ever.
        let surplus = self.client.effects.len().saturating_sub(20);
        self.client.effects.drain(..surplus);
    }

    fn game(&self) -> Option<&Game> {
        match &self.client.model.screen {
            Screen::Play(play) => Some(play.game()),
            _ => None,
        }
    }

    /// The screen, and the turns of the game on it.
    fn whereabouts(&self) -> (&'static str, usize) {
        match &self.client.model.screen {
            Screen::Menu(_) => ("menu", 0),
            Screen::Setup(_) => ("setup", 0),
            Screen::Play(play) => ("play", play.game().ply()),
            Screen::Editor(_) => ("editor", 0),
            Screen::Exercises(_) => ("exercises", 0),
            Screen::Practice(_) => ("practice", 0),
            Screen::Guide(_) => ("guide", 0),
            Screen::Library(_) => ("library", 0),
            Screen::Replay(replay) => ("replay", replay.last_ply()),
            Screen::Settings(_) => ("settings", 0),
        }
    }

    /// The cursor is on the board, and the board shows a position that legal turns have led to.
    fn is_sound(&self) {
        let is_on = |rules: &dyn Rules, cursor: Point, view: u8| {
            assert!(cursor.index() < rules.board().size(), "{cursor:?}");
            assert!(view < rules.board().views(), "{view}");
        };
        match &self.client.model.screen {
            Screen::Play(play) => {
                let (game, turn) = (play.game(), play.turn());
                is_on(game.rules(), play.cursor, play.view);
                assert!(play.shown_ply() <= game.ply());
                assert_eq!(turn.position(), game.position());
                let begun = game.rules().check_landings(game.position(), turn.path());
                assert!(turn.path().is_empty() || begun == Ok(()), "{begun:?}");
                if play.shown_ply() < game.ply() {
                    assert_eq!(Some(&play.shown()), game.position_at(play.shown_ply()));
                } else if play.showing().is_none() && turn.path().len() < 2 {
                    assert_eq!(&play.shown(), game.position());
                }
                last_turn_is_legal(game);
            }
            Screen::Editor(editor) => {
                is_on(editor.rules(), editor.cursor, editor.view);
                if editor.check().is_ok() {
                    let position = notation::read_position(editor.rules(), &editor.text());
                    assert!(position.is_ok(), "{position:?} of {}", editor.text());
                }
            }
            Screen::Practice(practice) => {
                is_on(practice.task().rules(), practice.cursor, practice.view);
            }
            Screen::Replay(replay) => {
                use sprungbrett::app::view::GameView as _;
                assert!(replay.shown_ply() <= replay.last_ply());
                assert!(replay.view < replay.game().rules().board().views());
            }
            Screen::Menu(_)
            | Screen::Setup(_)
            | Screen::Exercises(_)
            | Screen::Guide(_)
            | Screen::Library(_)
            | Screen::Settings(_) => {}
        }
    }
}

/// What was entered last led by the rules from the position before to the one that is there.
fn last_turn_is_legal(game: &Game) {
    let (Some(entry), [.., before, after]) = (game.entries().last(), game.positions()) else {
        return;
    };
    if let Act::Turn(turn) = &entry.act {
        let checked = game.rules().check(before, turn.points());
        assert_eq!(checked.as_ref(), Ok(turn));
        assert_eq!(&game.rules().after(game.options(), before, turn), after);
    }
}

/// A game that has changed is kept as it is now.
fn is_kept(before: &Game, after: &Game, effects: &[Effect]) {
    if before.entries() == after.entries() {
        return;
    }
    let kept = effects.iter().rev().find_map(|effect| match effect {
        Effect::Autosave(record) => Some(record.game()),
        _ => None,
    });
    // What was taken back is not kept, but all that has happened.
    assert_eq!(kept.map(Game::entries), Some(after.entries()));
}

/// What the outside says to what was asked for; nothing if nothing is to be said.
fn answer(effect: Effect, lot: Index, well: bool) -> Option<Message> {
    let saved = || {
        if well {
            Ok("/home/ana/games/1.json".into())
        } else {
            Err("no space left on device".to_owned())
        }
    };
    let unfinished = || record(game("star", "start 2"), "h1");
    let games = || {
        let samples = ["bridges", "three", "twelve-men"].iter().take(lot.index(4));
        let games = samples.map(|id| Sample::named(id).unwrap().record().into());
        well.then(|| games.collect()).ok_or("broken".to_owned())
    };
    match effect {
        Effect::Think { id, game, .. } => {
            let turns = game.turns();
            let turn = turns.get(lot.index(turns.len().max(1))).filter(|_| well);
            let answer = turn.map(|turn| Answer {
                turn: turn.clone(),
                score: 0,
                depth: 1,
                nodes: 1,
                line: vec![turn.clone()],
            });
            Some(Message::Thought {
                id,
                answer: answer.map(Box::new),
            })
        }
        Effect::Consider { id, offer, .. } => {
            let unwilling = offer.computers().first().copied();
            let unwilling = unwilling.filter(|_| !well);
            Some(Message::Considered { id, unwilling })
        }
        // A long search is not what is tried here.
        Effect::Solve { id, .. } => Some(Message::Solved { id, solution: None }),
        Effect::After(_, message) => Some(*message),
        Effect::Save(_) | Effect::KeepSettings { .. } => Some(Message::Saved(saved())),
        Effect::SetAside(_) => Some(Message::SetAside(saved())),
        Effect::File(_) => Some(Message::Filed(saved())),
        Effect::ListGames => {
            let names = (0..lot.index(30)).map(|number| format!("{number}.json").into());
            let waiting = Waiting {
                name: "autosave-2.json".into(),
                record: Box::new(unfinished()),
            };
            Some(Message::Games {
                waiting: vec![waiting; lot.index(3)],
                saved: names.collect(),
            })
        }
        Effect::TakeUp(_) => {
            let taken = well.then(|| Box::new(unfinished()));
            Some(Message::TakenUp(taken.ok_or("broken".to_owned())))
        }
        Effect::OpenGame(name) => Some(Message::Opened(name, games())),
        Effect::Describe(name) => Some(Message::Described(name, games())),
        Effect::StopThinking
        | Effect::Autosave(_)
        | Effect::Withdraw(..)
        | Effect::Restyle
        | Effect::KeepProgress(_)
        | Effect::Suspend
        | Effect::Repaint
        | Effect::Quit => None,
    }
}

/// Events, drawn by lot, on every scene that begins on this screen, wherever they lead; each case has some 75.
fn bears_anything(screen: &str) {
    let begins = |name: &&str| Fuzzed::new(name).whereabouts().0 == screen;
    let scenes: Vec<&str> = SCENES.iter().copied().filter(begins).collect();
    let mut runner = TestRunner::new(cases(60));
    let met = Cell::new(0);
    let cases = (select(scenes), vec(happening(), 1..150));
    let borne = runner.run(&cases, |(name, happenings)| {
        let mut fuzzed = Fuzzed::new(name);
        for happening in &happenings {
            fuzzed.meet(happening);
        }
        met.set(met.get() + happenings.len());
        Ok(())
    });
    println!("{screen}: {} events", met.get());
    borne.unwrap_or_else(|error| panic!("{error}"));
}

macro_rules! screens {
    ($($screen:ident)*) => {
        $(
            #[test]
            fn $screen() {
                bears_anything(stringify!($screen));
            }
        )*

        /// No scene is left out.
        #[test]
        fn every_screen_is_there() {
            let screens = [$(stringify!($screen)),*];
            for name in SCENES {
                assert!(screens.contains(&Fuzzed::new(name).whereabouts().0), "{name}");
            }
        }
    };
}

screens! { menu setup play editor exercises practice guide library replay settings }

/// Kilobytes that may come in the second half of a long session.
const MOST_GROWTH: u64 = 4_096;

/// One session without end: the memory does not grow with it, and every screen is met on the way.
#[test]
#[ignore = "for a long run"]
fn a_long_session() {
    let happenings = cases(1000).cases * 100;
    let (mut runner, happening) = (TestRunner::deterministic(), happening());
    let mut fuzzed = Fuzzed::new("menu");
    let mut met = BTreeMap::new();
    let mut used = Vec::new();
    for number in 1..=happenings {
        let happening = happening.new_tree(&mut runner).unwrap().current();
        fuzzed.meet(&happening);
        let (screen, turns) = fuzzed.whereabouts();
        let met: &mut (u32, usize) = met.entry(screen).or_default();
        *met = (met.0 + 1, met.1.max(turns));
        if number % (happenings / 4) == 0 {
            used.push(memory::of("self").map_or(0, |(now, _)| now));
        }
    }
    println!(
        "{happenings} happenings; on each screen so many, and games of so many turns: {met:?}"
    );
    println!("kilobytes after each quarter: {used:?}");
    assert_eq!(met.len(), 10);
    assert!(used[3] <= used[1] + MOST_GROWTH);
}
