//! The replay screen: a recorded game, stepped through turn by turn and landing by landing.
//!
//! The game stays as it is; what leads on from one of its positions is a game of its own.

pub mod library;

use std::time::Duration;

use tui_input::Input;

use crate::analysis::Review;
use crate::app::overlay::{Overlay, Topic};
use crate::app::play::{Marks, Play, cursor, making};
use crate::app::view::GameView;
use crate::app::{Command, Effect, Heading, Message, Session};
use crate::board::{Point, PointSet};
use crate::game::{Act, Entry, Game};
use crate::record::{Record, SeatEntry};
use crate::rules::{Move, Position, Seat};
use crate::turn::Turn;

use library::Library;

/// Turns that a page has.
const PAGE: usize = 10;
/// How long the replay waits between two turns when it runs by itself, the slowest pace first. Between two landings it
/// waits half as long.
const PACES: [Duration; 5] = [
    Duration::from_millis(3200),
    Duration::from_millis(1600),
    Duration::from_millis(800),
    Duration::from_millis(400),
    Duration::from_millis(200),
];

/// The commands of the replay screen; it shares analysis, turning the board and the editor with the play screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Watch {
    /// Let it run by itself, or stop it.
    Run,
    /// Run faster.
    Faster,
    /// Run slower.
    Slower,
    /// To the next turn that is worth a look.
    NextNotable,
    /// To the one before.
    PreviousNotable,
    /// To the position after so many turns.
    Turn(usize),
    /// Show the chart in place of the board, or the board again.
    Chart,
    /// Play on from here.
    Branch,
}

/// What keys do now.
#[derive(Clone, Debug)]
pub enum Mode {
    /// They step through the game.
    Stepping,
    /// They write the number of a turn.
    Typing(Input),
}

/// What the line above the keys says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said {
    /// What was typed is not the number of a turn.
    NoTurn,
    /// No other turn is worth a look that way.
    NothingNotable,
    /// The game is over here: there is nothing to play on.
    Over,
    /// The pace now, from 1.
    Pace(usize),
}

/// What the game is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Title {
    /// By its rules.
    Game,
    /// By the name of its file.
    File(String),
    /// By the id of a text.
    Text(String),
}

/// What was on the screen before.
#[derive(Debug)]
pub enum Left {
    /// The menu.
    Menu,
    /// The list of games.
    Library(Library),
    /// The game that is replayed.
    Play(Box<Play>),
}

/// What the screen leads to.
#[derive(Debug)]
pub enum Step {
    /// It stays, and this is to be done.
    Stay(Vec<Effect>),
    /// Back to where it was opened from.
    Leave,
    /// The position that is shown is changed in the editor.
    Edit,
    /// A game is set up that goes on from here.
    Branch,
}

/// The state of the replay screen.
#[derive(Debug)]
pub struct Replay {
    record: Record,
    /// What it is called.
    pub title: Title,
    review: Review,
    /// How many entries have happened.
    ply: usize,
    /// How many landings of the next turn have been made as well; never all of them.
    landings: usize,
    /// How often the board is turned.
    pub view: u8,
    /// What the analysis is asked, if it is switched on.
    pub topic: Option<Topic>,
    /// The point that the analysis is asked about.
    looked_at: Option<Point>,
    /// Whether the chart is shown in place of the board.
    pub shows_chart: bool,
    /// What keys do now.
    pub mode: Mode,
    /// What happened last, until the next key.
    pub said: Option<Said>,
    /// The place of the pace in [`PACES`].
    pace: usize,
    /// The request for the next step, while it runs by itself.
    running: Option<u64>,
    /// What was on the screen before.
    left: Left,
}

impl Replay {
    /// A recorded game before its first turn.
    pub fn new(record: Record, title: Title, left: Left) -> Self {
        Self {
            review: Review::of(record.game()),
            record,
            title,
            ply: 0,
            landings: 0,
            view: 0,
            topic: None,
            looked_at: None,
            shows_chart: false,
            mode: Mode::Stepping,
            said: None,
            pace: 1,
            running: None,
            left,
        }
    }

    /// The game on the play screen as far as it has come, with the position that is shown there.
    pub fn beside(play: Box<Play>) -> Self {
        Self {
            view: play.view,
            topic: play.topic,
            ply: play.shown_ply(),
            ..Self::new(play.record(), Title::Game, Left::Play(play))
        }
    }

    /// Goes to the position after `ply` entries, or after all.
    #[must_use]
    pub fn at(mut self, ply: usize) -> Self {
        self.go_to(ply);
        self
    }

    /// The record that is replayed.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// What the game was like.
    pub fn review(&self) -> &Review {
        &self.review
    }

    /// How many entries the game has.
    pub fn last_ply(&self) -> usize {
        self.record.game().ply()
    }

    /// Whether it runs by itself.
    pub fn is_running(&self) -> bool {
        self.running.is_some()
    }

    /// How many landings of the next turn have been made in the position that is shown.
    pub fn landings(&self) -> usize {
        self.landings
    }

    /// What is being made, or else was made last, up to the position that is shown.
    pub fn entry(&self) -> Option<&Entry> {
        let index = if self.landings > 0 {
            self.ply
        } else {
            self.ply.checked_sub(1)?
        };
        self.record.game().entries().get(index)
    }

    /// Gives back what was on the screen before.
    pub fn take_left(&mut self) -> Left {
        std::mem::replace(&mut self.left, Left::Menu)
    }

    /// The game up to the position that is shown, to be played on; what comes after it can be played once more. None if
    /// it is over there.
    pub fn branch(&self) -> Option<Game> {
        let mut game = self.record.game().clone();
        while game.ply() > self.ply {
            game.undo();
        }
        game.outcome().is_none().then_some(game)
    }

    /// The turn after `ply` entries.
    fn turn_after(&self, ply: usize) -> Option<&Move> {
        match &self.record.game().entries().get(ply)?.act {
            Act::Turn(turn) => Some(turn),
            Act::Resign | Act::Agree => None,
        }
    }

    /// How many landings the entry after `ply` entries has.
    fn landings_after(&self, ply: usize) -> usize {
        let turn = self.turn_after(ply);
        turn.map_or(0, |turn| turn.points().len().saturating_sub(1))
    }

    fn position(&self) -> &Position {
        let game = self.record.game();
        game.position_at(self.ply).unwrap_or(game.position())
    }

    /// The next turn with the landings of it that have been made.
    fn under_way(&self) -> Option<Turn> {
        let points = self.turn_after(self.ply)?.points();
        let made = points.get(..=self.landings).filter(|_| self.landings > 0)?;
        let mut turn = Turn::new(self.record.game().rules(), *self.position());
        turn.pick(*made.first()?).ok()?;
        for landing in &made[1..] {
            turn.land(*landing).ok()?;
        }
        Some(turn)
    }

    /// What is marked on the board: the path of the turn under way as far as it has come, or that of the turn before.
    pub fn marks(&self) -> Marks {
        let rules = self.record.game().rules();
        let marks = match (self.under_way(), self.ply.checked_sub(1)) {
            (Some(turn), _) => Marks {
                targets: PointSet::EMPTY,
                further: PointSet::EMPTY,
                ..Marks::making(rules, &turn)
            },
            (None, before) => {
                let made = before.and_then(|before| {
                    let position = self.record.game().position_at(before)?;
                    Some(Marks::made(rules, position, self.turn_after(before)?))
                });
                Marks {
                    position: *self.position(),
                    ..made.unwrap_or_else(|| Marks::plain(rules, *self.position()))
                }
            }
        };
        let mover = self
            .entry()
            .map_or(self.position().to_move(), |entry| entry.seat);
        Marks {
            cursor: self.looked_at,
            goal: rules.camp(mover).map_or(PointSet::EMPTY, |camp| camp.goal),
            ..marks
        }
    }

    /// What the analysis finds, if it is switched on, for the stone that is looked at or for the side to move.
    pub fn overlay(&self) -> Option<Overlay> {
        let rules = self.record.game().rules();
        Some(Overlay::new(
            self.topic?,
            rules,
            &self.shown(),
            self.looked_at,
        ))
    }

    /// Leads the screen on by one message.
    pub fn update(&mut self, session: &mut Session, message: &Message) -> Step {
        match message {
            Message::Due(id) if self.running == Some(*id) => {
                self.on();
                return Step::Stay(self.wait(session));
            }
            Message::Due(_) | Message::Thought { .. } | Message::Solved { .. } => {
                return Step::Stay(Vec::new());
            }
            _ => self.said = None,
        }
        if let Mode::Typing(input) = &mut self.mode {
            match message {
                Message::Edit(request) => making::write(input, *request),
                Message::Paste(text) => making::paste(input, text),
                Message::Enter => self.jump(),
                Message::Back => self.mode = Mode::Stepping,
                _ => {}
            }
            return Step::Stay(Vec::new());
        }
        match message {
            Message::Back if self.shows_chart => self.shows_chart = false,
            Message::Back if self.looked_at.is_some() => self.looked_at = None,
            Message::Back => return Step::Leave,
            Message::Do(Command::Edit) => return Step::Edit,
            Message::Watch(Watch::Branch) if self.branch().is_some() => return Step::Branch,
            Message::Watch(watch) => return Step::Stay(self.watch(session, *watch)),
            Message::Do(command) => self.command(*command),
            message => self.step(message),
        }
        Step::Stay(Vec::new())
    }

    /// Steps as a message says. Who steps wants to look: it does not run on by itself.
    fn step(&mut self, message: &Message) {
        match message {
            Message::Go(Heading::Right) => self.go_to(self.ply + 1),
            // In the middle of a turn its beginning comes first.
            Message::Go(Heading::Left) => {
                self.go_to(self.ply.saturating_sub(usize::from(self.landings == 0)));
            }
            Message::Go(Heading::Down) => {
                self.running = None;
                self.on();
            }
            Message::Go(Heading::Up) => {
                self.running = None;
                self.back();
            }
            Message::PageDown => self.go_to(self.ply + PAGE),
            Message::PageUp => self.go_to(self.ply.saturating_sub(PAGE)),
            Message::First => self.go_to(0),
            Message::Last => self.go_to(self.last_ply()),
            Message::Next | Message::Previous => {
                self.look_at_next(*message == Message::Next);
            }
            Message::Point(point) => {
                self.looked_at = (self.looked_at != Some(*point)).then_some(*point);
            }
            _ => {}
        }
    }

    fn command(&mut self, command: Command) {
        let rules = self.record.game().rules();
        match command {
            Command::Type => {
                self.running = None;
                self.mode = Mode::Typing(Input::default());
            }
            Command::Flip => self.view = (self.view + 1) % rules.board().views(),
            Command::Analyse => self.topic = Topic::after(self.topic, rules),
            _ => {}
        }
    }

    fn watch(&mut self, session: &mut Session, watch: Watch) -> Vec<Effect> {
        match watch {
            Watch::Run if self.is_running() => self.running = None,
            Watch::Run => {
                if self.ply == self.last_ply() {
                    self.go_to(0);
                }
                return self.wait(session);
            }
            Watch::Faster => self.set_pace((self.pace + 1).min(PACES.len() - 1)),
            Watch::Slower => self.set_pace(self.pace.saturating_sub(1)),
            Watch::NextNotable => {
                let ply = self.ply;
                let next = self.review.notable.iter().find(|(other, _)| *other > ply);
                self.go_to_notable(next.map(|(ply, _)| *ply));
            }
            Watch::PreviousNotable => {
                let ply = self.ply;
                let mut before = self.review.notable.iter().rev();
                let before = before.find(|(other, _)| *other < ply);
                self.go_to_notable(before.map(|(ply, _)| *ply));
            }
            Watch::Turn(ply) => self.go_to(ply),
            Watch::Chart => self.shows_chart = !self.shows_chart,
            Watch::Branch => self.said = Some(Said::Over),
        }
        Vec::new()
    }

    fn set_pace(&mut self, pace: usize) {
        self.pace = pace;
        self.said = Some(Said::Pace(pace + 1));
    }

    fn go_to_notable(&mut self, ply: Option<usize>) {
        match ply {
            Some(ply) => self.go_to(ply),
            None => self.said = Some(Said::NothingNotable),
        }
    }

    /// Goes to the turn whose number was typed.
    fn jump(&mut self) {
        let Mode::Typing(input) = &self.mode else {
            return;
        };
        let number = input.value().trim().parse().ok();
        match number.filter(|number| *number <= self.last_ply()) {
            Some(ply) => {
                self.mode = Mode::Stepping;
                self.go_to(ply);
            }
            None => self.said = Some(Said::NoTurn),
        }
    }

    fn go_to(&mut self, ply: usize) {
        self.running = None;
        self.ply = ply.min(self.last_ply());
        self.landings = 0;
    }

    /// One landing on.
    fn on(&mut self) {
        if self.landings + 1 < self.landings_after(self.ply) {
            self.landings += 1;
        } else if self.ply < self.last_ply() {
            self.ply += 1;
            self.landings = 0;
        }
    }

    /// One landing back.
    fn back(&mut self) {
        if self.landings > 0 {
            self.landings -= 1;
        } else if let Some(before) = self.ply.checked_sub(1) {
            self.ply = before;
            self.landings = self.landings_after(before).saturating_sub(1);
        }
    }

    /// Asks for the next step in due time, unless there is none.
    fn wait(&mut self, session: &mut Session) -> Vec<Effect> {
        if self.ply == self.last_ply() {
            self.running = None;
            return Vec::new();
        }
        let id = session.request();
        self.running = Some(id);
        let pace = PACES[self.pace];
        let delay = if self.landings > 0 { pace / 2 } else { pace };
        vec![Effect::After(delay, Box::new(Message::Due(id)))]
    }

    /// Looks at the next stone of the board, or at the one before.
    fn look_at_next(&mut self, forward: bool) {
        let board = self.record.game().rules().board();
        let shown = self.shown();
        let stones = board.points().filter(|point| shown.at(*point).is_some());
        let stones: Vec<Point> = stones.collect();
        let from = self.looked_at.or(stones.last().copied());
        let next = from.and_then(|from| cursor::next_of(board, self.view, &stones, from, forward));
        self.looked_at = next;
    }
}

impl GameView for Replay {
    fn game(&self) -> &Game {
        self.record.game()
    }

    fn seats(&self) -> &[SeatEntry] {
        self.record.seats()
    }

    fn shown_ply(&self) -> usize {
        self.ply
    }

    fn shown(&self) -> Position {
        let turn = self.under_way();
        turn.map_or(*self.position(), |turn| turn.shown())
    }

    fn log(&self) -> &[Entry] {
        self.record.game().entries()
    }

    fn to_move(&self) -> Option<Seat> {
        let game = self.record.game();
        let is_over = self.ply == self.last_ply() && game.outcome().is_some();
        (!is_over).then(|| self.position().to_move())
    }

    fn thinking(&self) -> Option<Seat> {
        None
    }
}
