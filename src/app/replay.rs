//! The replay screen: a recorded game, stepped through turn by turn and landing by landing.
//!
//! The game stays as it is; what leads on from one of its positions is a game of its own.

pub mod library;
mod steps;

use crate::analysis::Review;
use crate::app::field::{Field, Written};
use crate::app::overlay::{Overlay, Topic};
use crate::app::play::{Marks, Play};
use crate::app::view::GameView;
use crate::app::{Command, Effect, Message, Session};
use crate::board::{Point, PointSet};
use crate::game::{Entry, Game};
use crate::record::{Record, SeatEntry};
use crate::rules::{Move, Position, Seat};
use crate::turn::Turn;

use library::Library;

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
    Typing(Field),
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

/// A game of a file.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// Its number in the file, from 1.
    pub number: usize,
    /// The game, as far as it can be read.
    pub record: Record,
    /// Where and why it breaks off, in words; none if it was read to its end.
    pub broken: Option<String>,
}

/// The only game of its file, whole.
impl From<Record> for Played {
    fn from(record: Record) -> Self {
        Self {
            number: 1,
            record,
            broken: None,
        }
    }
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
    /// The place of the pace in [`steps`].
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
        self.record.game().entries().get(ply)?.act.turn()
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
        let rules = self.record.game().rules();
        Some(Turn::along(rules, *self.position(), made))
    }

    /// What is marked on the board: the path of the turn under way as far as it has come, or that of the turn before.
    pub fn marks(&self) -> Marks {
        let rules = self.record.game().rules();
        let marks = match (self.under_way(), self.ply.checked_sub(1)) {
            (Some(turn), _) => Marks::shown(rules, &turn),
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
            Message::Due(_)
            | Message::Thought { .. }
            | Message::Considered { .. }
            | Message::Solved { .. } => {
                return Step::Stay(Vec::new());
            }
            _ => self.said = None,
        }
        if let Mode::Typing(field) = &mut self.mode {
            match field.update(message) {
                Written::On => {}
                Written::Done => self.jump(),
                Written::Dropped => self.mode = Mode::Stepping,
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
