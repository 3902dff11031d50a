//! The client without a terminal: keys and clicks go in, what is drawn and what is to be done comes out. Each test
//! crate that includes this file uses a part of it.
#![allow(dead_code)]

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::AtomicBool;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::{Position, Rect};
use ratatui::style::Modifier;

use sprungbrett::app::editor::Editor;
use sprungbrett::app::play::{Play, Said};
use sprungbrett::app::practice::Practice;
use sprungbrett::app::replay::{Replay, Title};
use sprungbrett::app::settings::Settings;
use sprungbrett::app::view::GameView as _;
use sprungbrett::app::{self, Effect, Message, Model, Opening, Screen, Session};
use sprungbrett::board::{Board, Point};
use sprungbrett::config;
use sprungbrett::engine::{self, Answer, Budget};
use sprungbrett::game::{Game, Level, Player};
use sprungbrett::lang::{Lang, Language};
use sprungbrett::lesson::{self, Courses, Progress, Study};
use sprungbrett::notation::{self, Naming};
use sprungbrett::record::Record;
use sprungbrett::rules::Rules;
use sprungbrett::tui::{self, Depth, Looks, Theme};

/// A size at which every board is drawn with three columns for a point.
pub const USUAL: (u16, u16) = (80, 24);

/// English without colours.
pub fn mono() -> Looks {
    looks(Language::En, config::Theme::Mono, Depth::None)
}

/// What the view needs besides the model.
pub fn looks(language: Language, theme: config::Theme, depth: Depth) -> Looks {
    Looks {
        lang: Lang::new(language),
        theme: Theme::new(theme, depth),
        glyphs: config::Glyphs::Unicode,
    }
}

/// Cells of the screen by the index of a point.
pub type Cells = BTreeMap<usize, Vec<(u16, u16)>>;

/// A game, the view of its board, the size of the screen, and whether answers and text take a part of it.
type Drawn = (&'static str, u8, (u16, u16), (bool, bool));

/// The client with a model, a size and looks.
pub struct Client {
    pub model: Model,
    pub looks: Looks,
    pub size: (u16, u16),
    /// What the model asked for and the test has not looked at yet.
    pub effects: Vec<Effect>,
}

impl Client {
    /// The client with its menu.
    ///
    /// Turns are shown at once; the tests of that show them landing by landing.
    pub fn new(kept: Option<Record>) -> Self {
        let mut session = Session::default();
        session.config.show_turns = config::ShowTurns::Off;
        Self {
            model: Model::new(session, kept),
            looks: mono(),
            size: USUAL,
            effects: Vec::new(),
        }
    }

    /// The client with a game whose seats are played by `players` in turn order: `h` a human, 1 to 5 the computer.
    pub fn play(game: Game, players: &str) -> Self {
        let mut client = Self::new(None);
        let record = Box::new(record(game, players));
        client.effects = client.model.begin(Opening::Game(record));
        client
    }

    /// The client with the exercises of these courses, or with the lesson with this id.
    pub fn learn(courses: impl Into<Courses>, lesson: Option<&str>) -> Self {
        let mut client = Self::new(None);
        let study = Study {
            courses: courses.into(),
            progress: Progress::default(),
            lesson: lesson.map(str::to_owned),
        };
        client.effects = client.model.begin(Opening::Learn(Box::new(study)));
        client
    }

    /// The client with a game that is replayed.
    pub fn replay(record: Record) -> Self {
        let mut client = Self::new(None);
        client.effects = client.model.begin(Opening::Replay {
            games: vec![record.into()],
            title: Title::Game,
            at: None,
        });
        client
    }

    /// The replay on the screen.
    pub fn replayed(&self) -> &Replay {
        match &self.model.screen {
            Screen::Replay(replay) => replay,
            _ => panic!("no game is replayed"),
        }
    }

    /// The lesson on the screen.
    pub fn practice(&self) -> &Practice {
        match &self.model.screen {
            Screen::Practice(practice) => practice,
            _ => panic!("no lesson is on the screen"),
        }
    }

    /// Goes to one point after the other with the cursor, with Enter on each.
    fn go_along(&mut self, points: &[Point]) {
        for point in points {
            // What is refused may be refused before the last point.
            if self.practice().trial().verdict().is_none() {
                let name = self.board().name(*point).to_owned();
                self.press(&format!("!{name} Enter"));
            }
        }
    }

    /// Does the task on the screen as its solution says, by keys, with every answer of the thinker.
    pub fn solve_task(&mut self) {
        let written = |client: &Self, points: &[Point]| {
            let names = points.iter().map(|point| client.board().name(*point));
            names.collect::<Vec<_>>().join("-")
        };
        for shown in self.practice().trial().solution() {
            match shown {
                lesson::Shown::Turn(made) if made.seat == self.practice().task().learner() => {
                    self.go_along(made.turn.points());
                    if !self.practice().turn().path().is_empty() {
                        self.press("Enter");
                    }
                }
                lesson::Shown::Turn(made) => {
                    if self.practice().is_thinking() {
                        let text = written(self, made.turn.points());
                        self.answer(&text);
                    }
                }
                lesson::Shown::Tried(attempt) if attempt.points.is_empty() => {
                    self.press(&format!(":{} Enter", attempt.text));
                }
                lesson::Shown::Tried(attempt) => {
                    self.go_along(&attempt.points);
                    // What must not end is to be ended.
                    if self.practice().trial().verdict().is_none() {
                        self.press("Enter");
                    }
                }
                lesson::Shown::Marks(points) => {
                    for point in points.iter() {
                        let name = self.board().name(point).to_owned();
                        self.click(&name);
                    }
                    self.press("c");
                }
                lesson::Shown::Chosen(answers) => {
                    for answer in &answers {
                        while self.practice().row != *answer {
                            self.press("Down");
                        }
                        self.press("Enter");
                    }
                    if self.practice().has_several() {
                        self.press("c");
                    }
                }
                lesson::Shown::Stone(piece, point) => {
                    let pieces = self.practice().pieces();
                    let is_it = |index: usize| {
                        (pieces[index].seat, pieces[index].is_king) == (piece.seat, piece.king)
                    };
                    while !is_it(self.practice().brush) {
                        self.press("Tab");
                    }
                    let name = self.board().name(point).to_owned();
                    self.click(&name);
                }
            }
        }
        if !self.practice().pieces().is_empty() {
            self.press("c");
        }
    }

    pub fn looking(mut self, looks: Looks) -> Self {
        self.looks = looks;
        self
    }

    /// The name that is being written on the screen for a new game.
    pub fn on_setup_name(&self) -> &str {
        match &self.model.screen {
            Screen::Setup(setup) => setup.typing.as_ref().map_or("", |field| field.text()),
            _ => panic!("no game is being set up"),
        }
    }

    /// The settings on the screen.
    pub fn settings(&self) -> &Settings {
        match &self.model.screen {
            Screen::Settings(settings) => settings,
            _ => panic!("no settings are on the screen"),
        }
    }

    pub fn sized(mut self, size: (u16, u16)) -> Self {
        self.size = size;
        self
    }

    /// The game on the screen.
    pub fn on_screen(&self) -> &Play {
        match &self.model.screen {
            Screen::Play(play) => play,
            _ => panic!("no game is on the screen"),
        }
    }

    pub fn game(&self) -> &Game {
        self.on_screen().game()
    }

    /// The editor on the screen.
    pub fn editor(&self) -> &Editor {
        match &self.model.screen {
            Screen::Editor(editor) => editor,
            _ => panic!("no position is put together"),
        }
    }

    /// The rules, the view and the point under the cursor of the board on the screen.
    fn shown(&self) -> (&'static dyn Rules, u8, Point) {
        match &self.model.screen {
            Screen::Play(play) => (play.game().rules(), play.view, play.cursor),
            Screen::Editor(editor) => (editor.rules(), editor.view, editor.cursor),
            Screen::Practice(practice) => (practice.task().rules(), practice.view, practice.cursor),
            Screen::Replay(replay) => {
                let cursor = replay.marks().cursor.unwrap_or(Point::new(0));
                (replay.game().rules(), replay.view, cursor)
            }
            _ => panic!("no board is on the screen"),
        }
    }

    pub fn board(&self) -> &'static Board {
        self.shown().0.board()
    }

    pub fn point(&self, name: &str) -> Point {
        let found = self.board().point(name);
        found.unwrap_or_else(|error| panic!("{error}"))
    }

    pub fn area(&self) -> Rect {
        Rect::new(0, 0, self.size.0, self.size.1)
    }

    /// Lets the model deal with a message.
    pub fn send(&mut self, message: Message) {
        self.effects.extend(app::update(&mut self.model, message));
    }

    /// An event of the terminal; says whether it has a meaning.
    pub fn event(&mut self, event: &Event) -> bool {
        let message = tui::message(event, &self.model, &self.looks, self.area());
        let is_known = message.is_some();
        if let Some(message) = message {
            self.send(message);
        }
        is_known
    }

    /// Presses keys with blanks between them: names (`Enter`, `Ctrl-R`, `PgUp`), single characters, `:o12-m10` for a
    /// colon and what is typed after it, `@o12` for Tab until the cursor is there, `*o12` for a click there, `!o12` for
    /// arrows until the cursor is there.
    pub fn press(&mut self, keys: &str) -> &mut Self {
        for name in keys.split(' ').filter(|name| !name.is_empty()) {
            if let Some(point) = name.strip_prefix('@') {
                self.tab_to(point);
            } else if let Some(point) = name.strip_prefix('*') {
                self.click(point);
            } else if let Some(point) = name.strip_prefix('!').filter(|point| !point.is_empty()) {
                self.walk_to(point);
            } else if name.len() > 1 && name.starts_with(':') {
                name.chars().for_each(|c| self.key(KeyCode::Char(c)));
            } else {
                self.named_key(name);
            }
        }
        self
    }

    pub fn key(&mut self, code: KeyCode) {
        self.event(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    }

    fn named_key(&mut self, name: &str) {
        let (modifiers, name) = match name.strip_prefix("Ctrl-") {
            Some(name) => (KeyModifiers::CONTROL, name),
            None => (KeyModifiers::NONE, name),
        };
        let code = match name {
            "Enter" => KeyCode::Enter,
            "Space" => KeyCode::Char(' '),
            "Esc" => KeyCode::Esc,
            "Bksp" => KeyCode::Backspace,
            "Del" => KeyCode::Delete,
            "Tab" => KeyCode::Tab,
            "Shift-Tab" => KeyCode::BackTab,
            "Left" => KeyCode::Left,
            "Right" => KeyCode::Right,
            "Up" => KeyCode::Up,
            "Down" => KeyCode::Down,
            "PgUp" => KeyCode::PageUp,
            "PgDn" => KeyCode::PageDown,
            "Home" => KeyCode::Home,
            "End" => KeyCode::End,
            "F1" => KeyCode::F(1),
            name => {
                let mut letters = name.chars();
                let letter = letters.next().unwrap();
                assert_eq!(letters.next(), None, "{name} is no key");
                KeyCode::Char(if modifiers.is_empty() {
                    letter
                } else {
                    letter.to_ascii_lowercase()
                })
            }
        };
        self.event(&Event::Key(KeyEvent::new(code, modifiers)));
    }

    fn tab_to(&mut self, name: &str) {
        let wanted = self.point(name);
        for _ in 0..=self.board().size() {
            if self.shown().2 == wanted {
                return;
            }
            self.key(KeyCode::Tab);
        }
        panic!("Tab does not lead to {name}");
    }

    /// Presses arrows and digits until the cursor is on a point.
    fn walk_to(&mut self, name: &str) {
        let wanted = self.point(name);
        for _ in 0..64 {
            let (rules, view, here) = self.shown();
            if here == wanted {
                return;
            }
            let place = |point| rules.board().turned(rules.board().place(point), view);
            let (from, to) = (place(here), place(wanted));
            let key = match ((to.x - from.x).signum(), (to.y - from.y).signum()) {
                (0, 1) => 'j',
                (0, -1) => 'k',
                (1, 0) => 'l',
                (-1, 0) => 'h',
                (1, 1) => '3',
                (1, _) => '9',
                (_, 1) => '1',
                _ => '7',
            };
            self.key(KeyCode::Char(key));
        }
        panic!(
            "the keys do not lead from {} to {name}",
            self.board().name(self.shown().2)
        );
    }

    /// Clicks in the middle of what is drawn for a point.
    pub fn click(&mut self, name: &str) {
        let cells = self.cells();
        let cells = &cells[&self.point(name).index()];
        let (column, row) = cells[cells.len() / 2];
        self.click_at(column, row);
    }

    pub fn click_at(&mut self, column: u16, row: u16) -> bool {
        self.event(&mouse(MouseEventKind::Down(MouseButton::Left), column, row))
    }

    pub fn right_click_on(&mut self, name: &str) {
        let cells = &self.cells()[&self.point(name).index()];
        let (column, row) = cells[cells.len() / 2];
        self.event(&mouse(
            MouseEventKind::Down(MouseButton::Right),
            column,
            row,
        ));
    }

    pub fn right_click(&mut self) {
        self.event(&mouse(MouseEventKind::Down(MouseButton::Right), 0, 0));
    }

    /// Lets the thinker answer the last request with the turn that `text` means, and forgets the effects before.
    pub fn answer(&mut self, text: &str) {
        let (id, game) = self.request();
        self.effects.clear();
        let answer = Some(Box::new(Self::answer_to(&game, text)));
        self.send(Message::Thought { id, answer });
    }

    /// The answer of a thinker who plays the turn that `text` means.
    pub fn answer_to(game: &Game, text: &str) -> Answer {
        let turn = notation::read_turn(game.rules(), game.position(), text)
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        Answer {
            turn,
            score: 0,
            depth: 1,
            nodes: 1,
            line: Vec::new(),
        }
    }

    /// Lets the engine itself answer the last request, and forgets the effects before.
    pub fn think(&mut self) {
        let (id, game) = self.request();
        self.effects.clear();
        let budget = Budget {
            nodes: Some(20_000),
            ..Budget::default()
        };
        let stop = AtomicBool::new(false);
        let answer = engine::think(&game, &budget, &stop, &mut |_| {}).map(Box::new);
        self.send(Message::Thought { id, answer });
    }

    /// Lets the thinker answer the last request for a way home, and forgets the effects before.
    pub fn solve(&mut self) {
        let mut requests = self.effects.drain(..).filter_map(|effect| match effect {
            Effect::Solve {
                id,
                rules,
                position,
                seat,
                others,
            } => {
                let stop = AtomicBool::new(false);
                let found = engine::solve(rules, &position, seat, others, None, &stop);
                let solution = found.map(Box::new);
                Some(Message::Solved { id, solution })
            }
            _ => None,
        });
        let answer = requests.next_back().expect("the thinker was asked");
        drop(requests);
        self.send(answer);
    }

    /// Lets the computer answer the draw that was offered last, and forgets the effects before; says whether one was.
    pub fn consider(&mut self) -> bool {
        let mut offers = self.effects.drain(..).filter_map(|effect| match effect {
            Effect::Consider { id, game, offer } => {
                let unwilling = engine::unwilling(&game, &offer);
                Some(Message::Considered { id, unwilling })
            }
            _ => None,
        });
        let answer = offers.next_back();
        drop(offers);
        let is_asked = answer.is_some();
        if let Some(answer) = answer {
            self.send(answer);
        }
        is_asked
    }

    /// Lets the time pass that was asked for last, and forgets the effects before; says whether any was asked for.
    pub fn wait(&mut self) -> bool {
        let mut asked = self.effects.drain(..).filter_map(|effect| match effect {
            Effect::After(_, message) => Some(*message),
            _ => None,
        });
        let due = asked.next_back();
        drop(asked);
        let is_asked = due.is_some();
        if let Some(message) = due {
            self.send(message);
        }
        is_asked
    }

    /// The last request to the thinker.
    pub fn request(&self) -> (u64, Game) {
        let mut requests = self.effects.iter().filter_map(|effect| match effect {
            Effect::Think { id, game, .. } => Some((*id, Game::clone(game))),
            Effect::Solve { .. }
            | Effect::Consider { .. }
            | Effect::StopThinking
            | Effect::After(..)
            | Effect::KeepSettings { .. }
            | Effect::Restyle
            | Effect::KeepProgress(_)
            | Effect::Autosave(_)
            | Effect::Save(_)
            | Effect::SetAside(_)
            | Effect::File(_)
            | Effect::Withdraw(..)
            | Effect::ListGames
            | Effect::Describe(_)
            | Effect::TakeUp(_)
            | Effect::OpenGame(_)
            | Effect::Suspend
            | Effect::Repaint
            | Effect::Quit => None,
        });
        requests.next_back().expect("the thinker was asked")
    }

    /// What was asked for since the last look: `keep 3` with the number of entries, `think 4 level 2`, `stop`.
    pub fn asked(&mut self) -> String {
        let told = self.effects.drain(..).map(|effect| match effect {
            Effect::Think { id, level, .. } => format!("think {id} level {}", level.number()),
            Effect::Consider { id, offer, .. } => {
                format!("consider {id} {}", offer.by().id())
            }
            Effect::Solve { id, seat, .. } => format!("solve {id} {}", seat.id()),
            Effect::StopThinking => "stop".to_owned(),
            Effect::After(delay, _) => format!("after {}", delay.as_millis()),
            Effect::KeepProgress(_) => "progress".to_owned(),
            Effect::Autosave(record) => format!("keep {}", record.game().ply()),
            Effect::Save(record) => format!("save {}", record.game().ply()),
            Effect::SetAside(record) => format!("aside {}", record.game().ply()),
            Effect::File(record) => format!("file {}", record.game().ply()),
            Effect::Withdraw(place, record) => {
                format!("withdraw {} {}", place.display(), record.game().ply())
            }
            Effect::ListGames => "list".to_owned(),
            Effect::Describe(name) => format!("describe {}", name.display()),
            Effect::TakeUp(name) => format!("take up {}", name.display()),
            Effect::OpenGame(name) => format!("open {}", name.display()),
            Effect::Restyle => "restyle".to_owned(),
            Effect::KeepSettings { before, after } => {
                let text = after.written_into(&before, "").unwrap();
                format!("settings {}", text.trim().replace('\n', ", "))
            }
            Effect::Suspend => "suspend".to_owned(),
            Effect::Repaint => "repaint".to_owned(),
            Effect::Quit => "quit".to_owned(),
        });
        told.collect::<Vec<_>>().join(", ")
    }

    /// What was asked for since the last look, without numbers and levels of the thinker.
    pub fn asked_kinds(&mut self) -> Vec<String> {
        let asked = self.asked();
        let kind = |effect: &str| match effect.split_once(' ') {
            Some(("think", _)) => "think".to_owned(),
            _ => effect.to_owned(),
        };
        asked.split(", ").map(kind).collect()
    }

    /// What is drawn.
    pub fn terminal(&self) -> Terminal<TestBackend> {
        let mut terminal = Terminal::new(TestBackend::new(self.size.0, self.size.1)).unwrap();
        terminal
            .draw(|frame| tui::view(&self.model, &self.looks, frame))
            .unwrap();
        terminal
    }

    /// The line that is being written, with `|` where its cursor is.
    pub fn written(&self) -> String {
        let mut terminal = self.terminal();
        let at = terminal.get_cursor_position().unwrap();
        let symbols = (0..self.size.0).map(|x| terminal.backend().buffer()[(x, at.y)].symbol());
        let mut line: Vec<&str> = symbols.collect();
        line.insert(usize::from(at.x), "|");
        line.concat().trim().to_owned()
    }

    pub fn buffer(&self) -> Buffer {
        self.terminal().backend().buffer().clone()
    }

    /// The lines of the screen without the blanks at their ends.
    pub fn lines(&self) -> Vec<String> {
        let buffer = self.buffer();
        let line = |y: u16| -> String {
            let cells = (0..self.size.0).map(|x| buffer[(x, y)].symbol());
            cells.collect::<String>().trim_end().to_owned()
        };
        (0..self.size.1).map(line).collect()
    }

    /// The line above the keys, and what stands above it as far as it is a part of it.
    pub fn message(&self) -> String {
        let lines = self.lines();
        let end = lines.len() - 1;
        lines[end - 2..end].join(" ").trim().to_owned()
    }

    /// The cells where a click means a point, by the index of the point. They follow from the board, its view and the
    /// size alone, so that they are looked for once.
    pub fn cells(&self) -> Cells {
        static FOUND: Mutex<BTreeMap<Drawn, Cells>> = Mutex::new(BTreeMap::new());
        if self.model.help.is_some() {
            return self.find_cells();
        }
        let (rules, view, _) = self.shown();
        // Beside answers to choose from a board is smaller.
        let has_answers = match &self.model.screen {
            Screen::Practice(practice) => (practice.answers() > 0, practice.reads),
            _ => (false, false),
        };
        let key = (rules.id(), view, self.size, has_answers);
        let mut found = FOUND.lock().unwrap();
        found
            .entry(key)
            .or_insert_with(|| self.find_cells())
            .clone()
    }

    fn find_cells(&self) -> Cells {
        let mut cells = Cells::new();
        for Position { x, y } in self.area().positions() {
            let click = mouse(MouseEventKind::Down(MouseButton::Left), x, y);
            let message = tui::message(&click, &self.model, &self.looks, self.area());
            if let Some(Message::Point(point)) = message {
                cells.entry(point.index()).or_default().push((x, y));
            }
        }
        cells
    }

    /// The reason why the last landing, turn or typed text was refused.
    pub fn refused(&self) -> &'static str {
        let play = self.on_screen();
        let typed = play.typed_error().map(|error| error.id());
        match play.said.last() {
            Some(Said::Refused(refusal)) => refusal.reason.id(),
            Some(Said::Typed(error)) => error.id(),
            _ => typed.unwrap_or_default(),
        }
    }

    /// What is drawn for each point, its first line, by the name of the point.
    pub fn faces(&self) -> BTreeMap<String, String> {
        let buffer = self.buffer();
        let cells = self.cells();
        let faces = self.board().points().map(|point| {
            let cells = &cells[&point.index()];
            let face: String = cells
                .iter()
                .filter(|cell| cell.1 == cells[0].1)
                .map(|cell| buffer[*cell].symbol())
                .collect();
            (self.board().name(point).to_owned(), face.trim().to_owned())
        });
        faces.collect()
    }

    /// The points that carry a mark, in the board's order: `o12 o, m10 [R], k8 ( )`. Bare stones, holes and the goal camp
    /// are left out.
    pub fn marks(&self) -> String {
        let faces = self.faces();
        let marked = self.board().points().filter_map(|point| {
            let name = self.board().name(point);
            let face = &faces[name];
            let is_letter = face.len() == 1 && face.chars().all(char::is_alphabetic);
            let is_stone = is_letter && !matches!(face.as_str(), "o" | "v" | "X");
            let is_bare = is_stone || matches!(face.as_str(), "·" | ":" | "." | "");
            (!is_bare || (face == "x"))
                .then(|| format!("{name} {}", face.replace("(·)", "()").replace("(:)", "()")))
        });
        marked.collect::<Vec<_>>().join(", ")
    }

    /// The points whose glyph is underlined: the stones that may move.
    pub fn underlined(&self) -> String {
        self.with_modifier(Modifier::UNDERLINED)
    }

    /// The point that is drawn reversed.
    pub fn cursor(&self) -> String {
        self.with_modifier(Modifier::REVERSED)
    }

    fn with_modifier(&self, modifier: Modifier) -> String {
        let buffer = self.buffer();
        let cells = self.cells();
        let found = self.board().points().filter(|point| {
            let cells = &cells[&point.index()];
            cells
                .iter()
                .any(|cell| buffer[*cell].modifier.contains(modifier))
        });
        let names: Vec<&str> = found.map(|point| self.board().name(point)).collect();
        names.join(" ")
    }
}

/// A mouse event at a place of the screen.
pub fn mouse(kind: MouseEventKind, column: u16, row: u16) -> Event {
    Event::Mouse(MouseEvent {
        kind,
        column,
        row,
        modifiers: KeyModifiers::NONE,
    })
}

/// The record of a game whose seats are played by `players` in turn order: `h` a human, 1 to 5 the computer.
pub fn record(game: Game, players: &str) -> Record {
    let seats = game.rules().seats(game.options().players).unwrap();
    let player = |seat| {
        let index = seats.iter().position(|other| *other == seat).unwrap();
        match players.chars().nth(index).unwrap() {
            'h' => Player::Human,
            level => Player::Ai(Level::named(&level.to_string()).unwrap()),
        }
    };
    Record::new(game, |seat| (String::new(), player(seat)))
}

/// The last turn as it is written.
pub fn last_turn(game: &Game) -> String {
    use sprungbrett::game::Act;
    match game.entries().last().map(|entry| &entry.act) {
        Some(Act::Turn(turn)) => notation::turn(game.rules().board(), Naming::Written, turn),
        Some(Act::Resign) => "resign".to_owned(),
        Some(Act::Agree) => "agree".to_owned(),
        None => String::new(),
    }
}
