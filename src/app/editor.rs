//! The editor: a position is put together freely, and gone on with from there.
//!
//! It edits a copy. The game it was opened from stays as it is.

mod home;
mod laying;
mod piece;
mod text;

use std::path::PathBuf;

use crate::app::field::{Field, Written};
use crate::app::play::{Marks, Play, cursor};
use crate::app::replay::Replay;
use crate::app::view::GameView as _;
use crate::app::{Command, Effect, Message, Session};
use crate::board::Point;
use crate::engine::Solution;
use crate::game::Game;
use crate::notation::{self, PositionError};
use crate::record::{Record, SeatEntry};
use crate::rules::{Options, Outcome, Position, Rules, Seat};

pub use piece::Piece;

/// The commands of the editor; it shares undo, redo, typing, turning the board and saving with the play screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrange {
    /// Put this piece under the cursor.
    Put(Piece),
    /// Take away what is under the cursor.
    Take,
    /// Take away what stands on a point.
    TakeFrom(Point),
    /// Take everything away.
    Clear,
    /// Set up the start of a game.
    Start,
    /// Give the turn to the next seat.
    Mover,
    /// Play a game from here.
    Play,
    /// Look for the fewest turns in which the seat to move comes home.
    Solve,
}

/// What keys do now.
#[derive(Clone, Debug)]
pub enum Mode {
    /// They put pieces and take them away.
    Board,
    /// They write a position.
    Typing(Field),
    /// They close the way home that is shown.
    Solved(Box<Solution>),
    /// They answer whether a position that was not saved is to be left.
    Asking(Way),
}

/// A way out of the editor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// To where it was opened from.
    Back,
    /// Out of the program.
    Quit,
}

/// What the line above the keys says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// Why the position is none that can be gone on with.
    Illegal(PositionError),
    /// Why a typed position is none.
    Typed(PositionError),
    /// The game would be over before it begins.
    Over(Outcome),
    /// There is nothing to take back.
    NothingBack,
    /// There is nothing to do once more.
    NothingAgain,
    /// Only a race has a way home.
    NoRace(&'static dyn Rules),
    /// This seat has no stones to bring home, or they are home.
    NoStones(Seat),
    /// A way home is looked for.
    Solving(Seat),
    /// No way home was found.
    NoWay(Seat),
    /// Where the position was saved.
    Saved(PathBuf),
    /// Where the game before this one was saved.
    SetAside(PathBuf),
    /// Why it was not saved.
    NotSaved(String),
}

/// What the screen leads to.
#[derive(Debug)]
pub enum Step {
    /// It stays, and this is to be done.
    Stay(Vec<Effect>),
    /// Back to where it was opened from; a search that was under way has to be stopped.
    Leave(Vec<Effect>),
    /// Out of the program.
    Quit,
    /// A game is set up that starts from the position.
    Play,
}

/// The state of the editor.
#[derive(Debug)]
pub struct Editor {
    rules: &'static dyn Rules,
    options: Options,
    position: Position,
    /// The position that is not lost when the editor is left: the one it began with, or the one saved last.
    safe: Position,
    /// The positions before it, the last edit last.
    past: Vec<Position>,
    /// What was taken back, the last one taken back last.
    future: Vec<Position>,
    /// The point under the cursor.
    pub cursor: Point,
    /// How often the board is turned.
    pub view: u8,
    /// The piece of the palette that Enter puts, by its place in [`Editor::palette`].
    pub brush: usize,
    /// What keys do now.
    pub mode: Mode,
    /// What happened last, until the next key.
    pub said: Option<Said>,
    /// The request the thinker is working on.
    solving: Option<u64>,
    /// Who is to play from here, as far as that is known, in turn order.
    seats: Vec<SeatEntry>,
    /// The game it was opened from.
    left: Option<Box<Play>>,
}

impl Editor {
    /// The start of a game with these options, to be changed.
    pub fn new(rules: &'static dyn Rules, options: Options) -> Self {
        let position = rules.start(&options);
        let points: Vec<Point> = rules.board().points().collect();
        let middle = cursor::nearest_to_middle(rules.board(), &points);
        Self {
            rules,
            options,
            position,
            safe: position,
            past: Vec::new(),
            future: Vec::new(),
            cursor: middle.unwrap_or(Point::new(0)),
            view: 0,
            brush: 0,
            mode: Mode::Board,
            said: None,
            solving: None,
            seats: Vec::new(),
            left: None,
        }
    }

    /// The position that the play screen shows, without the places taken in the game.
    pub fn beside(play: Box<Play>) -> Self {
        let game = play.game();
        let shown = game.position_at(play.shown_ply());
        let shown = shown.unwrap_or(game.position());
        Self {
            cursor: play.cursor,
            view: play.view,
            seats: play.seats().to_vec(),
            ..Self::new(game.rules(), *game.options())
        }
        .beginning_with(&without_places(shown))
        .leaving(play)
    }

    /// The position that a replay shows, without the places taken in its game.
    pub fn of_replay(replay: &Replay) -> Self {
        let game = replay.game();
        let mut editor = Self {
            view: replay.view,
            seats: replay.seats().to_vec(),
            ..Self::new(game.rules(), *game.options())
        }
        .beginning_with(&without_places(&replay.shown()));
        editor.brush = editor.brush_of(editor.position.to_move());
        editor
    }

    fn beginning_with(self, position: &Position) -> Self {
        Self {
            position: *position,
            safe: *position,
            ..self
        }
    }

    fn leaving(mut self, play: Box<Play>) -> Self {
        self.left = Some(play);
        self.brush = self.brush_of(self.position.to_move());
        self
    }

    /// The rules of the game.
    pub fn rules(&self) -> &'static dyn Rules {
        self.rules
    }

    /// The options of the game.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The position as it stands; it may be an impossible one.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The position as text.
    pub fn text(&self) -> String {
        notation::position(self.rules, &self.position)
    }

    /// The pieces that can be put.
    pub fn palette(&self) -> Vec<Piece> {
        Piece::all(self.rules, self.position.seats())
    }

    /// Gives back the game it was opened from.
    pub fn take_left(&mut self) -> Option<Box<Play>> {
        self.left.take()
    }

    /// Who is to play from here, in turn order; nobody if that is not known.
    pub fn seats(&self) -> &[SeatEntry] {
        &self.seats
    }

    /// Remembers who is to play from here.
    pub fn sit(&mut self, seats: Vec<SeatEntry>) {
        self.seats = seats;
    }

    /// Whether the position would be lost.
    fn has_changes(&self) -> bool {
        self.position != self.safe
    }

    /// Asks first, where the position would be lost, whether the editor is to be left; says whether it asks.
    pub fn ask(&mut self, way: Way) -> bool {
        let asks = self.has_changes();
        if asks {
            self.mode = Mode::Asking(way);
        }
        asks
    }

    /// Why the position as it stands is impossible: whatever a reader of its text would refuse.
    ///
    /// # Errors
    /// The refusal.
    pub fn check(&self) -> Result<(), PositionError> {
        notation::read_position(self.rules, &self.text()).map(|_| ())
    }

    /// A game with these options that starts from the position.
    pub fn game_with(&self, options: Options) -> Game {
        if self.position == self.rules.start(&options) {
            Game::new(self.rules, options)
        } else {
            Game::from_position(self.rules, options, self.position)
        }
    }

    /// What is marked on the board.
    pub fn marks(&self) -> Marks {
        let camp = self.rules.camp(self.position.to_move());
        Marks {
            cursor: Some(self.cursor),
            goal: camp.map_or(crate::board::PointSet::EMPTY, |camp| camp.goal),
            ..Marks::plain(self.rules, self.position)
        }
    }

    /// Leads the screen on by one message.
    pub fn update(&mut self, session: &mut Session, message: &Message) -> Step {
        match message {
            Message::Solved { id, solution } => {
                if self.solving == Some(*id) {
                    self.solved(solution.clone());
                }
                return Step::Stay(Vec::new());
            }
            Message::Saved(saved) => {
                if saved.is_ok() {
                    self.safe = self.position;
                }
                self.said = Some(saved.clone().map_or_else(Said::NotSaved, Said::Saved));
                return Step::Stay(Vec::new());
            }
            Message::SetAside(place) => {
                self.said = Some(place.clone().map_or_else(Said::NotSaved, Said::SetAside));
                return Step::Stay(Vec::new());
            }
            // Another screen has asked for it.
            Message::Thought { .. } | Message::Considered { .. } | Message::Due(_) => {
                return Step::Stay(Vec::new());
            }
            _ => {}
        }
        // A key is not only an answer to what was said: a search goes on only while nothing else is done.
        let stopped = self.stop();
        self.said = None;
        match (&mut self.mode, message) {
            (Mode::Typing(field), message) => match field.update(message) {
                Written::On => {}
                Written::Done => self.read(),
                Written::Dropped => self.mode = Mode::Board,
            },
            (Mode::Solved(_), _) | (Mode::Asking(_), Message::Back) => self.mode = Mode::Board,
            (Mode::Board, Message::Back) if !stopped.is_empty() => {}
            (Mode::Board, Message::Back) => return self.leave(Way::Back, stopped),
            (Mode::Board, Message::AskQuit) => return self.leave(Way::Quit, stopped),
            (Mode::Asking(Way::Back), Message::Enter) => return Step::Leave(stopped),
            (Mode::Asking(Way::Quit), Message::Enter) => return Step::Quit,
            (Mode::Board, Message::Paste(_)) => {
                let mut field = Field::new();
                field.update(message);
                self.mode = Mode::Typing(field);
            }
            (Mode::Board, Message::Arrange(Arrange::Play)) => match self.ready() {
                Ok(()) => return Step::Play,
                Err(said) => self.said = Some(said),
            },
            (Mode::Board, message) => {
                let effects = self.update_board(session, message);
                return Step::Stay(stopped.into_iter().chain(effects).collect());
            }
            (Mode::Asking(_), _) => {}
        }
        Step::Stay(stopped)
    }

    /// Leaves the editor, or asks first.
    fn leave(&mut self, way: Way, stopped: Vec<Effect>) -> Step {
        if self.ask(way) {
            return Step::Stay(stopped);
        }
        match way {
            Way::Back => Step::Leave(stopped),
            Way::Quit => Step::Quit,
        }
    }

    fn update_board(&mut self, session: &mut Session, message: &Message) -> Vec<Effect> {
        let last = self.palette().len() - 1;
        match *message {
            Message::Go(heading) => {
                let board = self.rules.board();
                self.cursor =
                    cursor::go(board, self.view, self.cursor, heading).unwrap_or(self.cursor);
            }
            Message::Next => self.brush = if self.brush < last { self.brush + 1 } else { 0 },
            Message::Previous => self.brush = self.brush.checked_sub(1).unwrap_or(last),
            Message::Row(row) => self.brush = row.min(last),
            Message::Enter => self.dab(self.cursor),
            Message::Point(point) => {
                self.cursor = point;
                self.dab(point);
            }
            Message::Arrange(arrange) => return self.arrange(session, arrange),
            Message::Do(Command::Undo) => self.travel(false),
            Message::Do(Command::Redo) => self.travel(true),
            Message::Do(Command::Flip) => {
                self.view = (self.view + 1) % self.rules.board().views();
            }
            Message::Do(Command::Type) => self.mode = Mode::Typing(Field::new()),
            Message::Do(Command::Save) => match self.check() {
                Ok(()) => {
                    let sitting = |seat| SeatEntry::sitting(&self.seats, seat);
                    let record = Record::new(self.game_with(self.options), sitting);
                    return vec![Effect::Save(Box::new(record))];
                }
                Err(error) => self.said = Some(Said::Illegal(error)),
            },
            _ => {}
        }
        Vec::new()
    }

    /// Whether a game can be played from here; if not, why.
    fn ready(&self) -> Result<(), Said> {
        self.check().map_err(Said::Illegal)?;
        let outcome = self.game_with(self.options).outcome();
        outcome.map_or(Ok(()), |outcome| Err(Said::Over(outcome)))
    }

    /// Stops the search, if one is under way.
    fn stop(&mut self) -> Vec<Effect> {
        self.solving
            .take()
            .map(|_| Effect::StopThinking)
            .into_iter()
            .collect()
    }
}

/// The same stones and the same seat to move, with nobody home or out of the game yet.
fn without_places(position: &Position) -> Position {
    let seats: Vec<Seat> = position.seats().collect();
    let mut bare = Position::empty(&seats, position.to_move());
    for &seat in &seats {
        for point in position.stones(seat).iter() {
            let is_king = position.kings().contains(point);
            Piece { seat, is_king }.put(&mut bare, point);
        }
    }
    bare
}
