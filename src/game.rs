//! A game: rules, options, start and what has happened since. [`Game::play`] is the only way forward, for the screen,
//! the engine, a file and a lesson.

mod back;
mod offer;
mod player;

use crate::board::Point;
use crate::notation::{self, TurnError};
use crate::rules::{Choice, Draw, Move, Options, Outcome, Position, Reason, Refusal, Rules, Seat};
use crate::turn::Turn;

pub use back::Travel;
pub use offer::Offer;
pub use player::{Level, Player};

/// What a seat did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// A turn, or a forced pass.
    Turn(Move),
    /// It resigned, in its own turn or in another's.
    Resign,
    /// It was the last to agree to a draw.
    Agree,
}

impl Act {
    /// The turn, if it is one.
    pub fn turn(&self) -> Option<&Move> {
        match self {
            Self::Turn(turn) => Some(turn),
            Self::Resign | Self::Agree => None,
        }
    }
}

/// One entry of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Who.
    pub seat: Seat,
    /// What.
    pub act: Act,
}

/// A game under way or finished, with all its positions.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    rules: &'static dyn Rules,
    options: Options,
    /// The position it was begun from, if not the usual one, as it was given: nobody who is home there has a place yet.
    given: Option<Position>,
    entries: Vec<Entry>,
    /// One more than `entries`.
    positions: Vec<Position>,
    /// How many entries have happened; the rest has been taken back.
    ply: usize,
}

impl Game {
    /// A game from the usual start.
    pub fn new(rules: &'static dyn Rules, options: Options) -> Self {
        Self {
            given: None,
            ..Self::from_position(rules, options, rules.start(&options))
        }
    }

    /// A game from any position; its seats decide the number of players.
    pub fn from_position(rules: &'static dyn Rules, options: Options, mut start: Position) -> Self {
        let options = Options {
            players: start.players(),
            ..options
        };
        let given = Some(start);
        rules.settle(&options, &mut start);
        Self {
            rules,
            options,
            given,
            entries: Vec::new(),
            positions: vec![start],
            ply: 0,
        }
    }

    /// The rules of the game.
    pub fn rules(&self) -> &'static dyn Rules {
        self.rules
    }

    /// The options it is played with.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Whether it began from the usual start.
    pub fn starts_as_usual(&self) -> bool {
        self.given.is_none()
    }

    /// The position it was begun from, if not the usual one. Unlike [`Game::positions`] it gives no place to those who
    /// are home in it, so that a game begun from it once more is the same one.
    pub fn given_start(&self) -> Option<&Position> {
        self.given.as_ref()
    }

    /// How many entries have happened.
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// What has happened so far.
    pub fn entries(&self) -> &[Entry] {
        &self.entries[..self.ply]
    }

    /// What has happened, and what was taken back and can be redone.
    pub fn all_entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        &self.positions[self.ply]
    }

    /// The position after `ply` entries; none if there are fewer.
    pub fn position_at(&self, ply: usize) -> Option<&Position> {
        self.positions.get(ply)
    }

    /// The positions so far, the start first.
    pub fn positions(&self) -> &[Position] {
        &self.positions[..=self.ply]
    }

    /// The seat whose turn it is; none once the game is over.
    pub fn to_move(&self) -> Option<Seat> {
        self.outcome().is_none().then(|| self.position().to_move())
    }

    /// A turn of which nothing has been made yet.
    pub fn turn(&self) -> Turn {
        Turn::new(self.rules, *self.position())
    }

    /// Every legal turn, as [`Rules`] lists them; none once the game is over.
    pub fn turns(&self) -> Vec<Move> {
        if self.outcome().is_some() {
            Vec::new()
        } else {
            self.rules.turns(self.position())
        }
    }

    /// Whether the seat to move can only pass.
    pub fn must_pass(&self) -> bool {
        self.outcome().is_none() && self.rules.must_pass(self.position())
    }

    /// How the game has ended. A side that cannot move is looked for before any draw.
    pub fn outcome(&self) -> Option<Outcome> {
        if self
            .entries()
            .last()
            .is_some_and(|entry| entry.act == Act::Agree)
        {
            return Some(Outcome::Draw(Draw::Agreement));
        }
        self.rules
            .outcome(self.position())
            .or_else(|| self.drawn().map(Outcome::Draw))
    }

    fn drawn(&self) -> Option<Draw> {
        let Options {
            quiet_draw,
            repetition_draw,
            ..
        } = self.options;
        let has_limit = |choice, limit| limit > 0 && self.rules.offers(choice);
        if has_limit(Choice::RepetitionDraw, repetition_draw)
            && self.occurrences() >= repetition_draw
        {
            Some(Draw::Repetition)
        } else if has_limit(Choice::QuietDraw, quiet_draw) && self.quiet_turns() >= quiet_draw {
            Some(Draw::Quiet)
        } else {
            None
        }
    }

    /// How often the position has occurred, this time included.
    pub fn occurrences(&self) -> usize {
        self.positions()
            .iter()
            .filter(|position| *position == self.position())
            .count()
    }

    /// How many turns in a row made no progress.
    pub fn quiet_turns(&self) -> usize {
        let made = self.entries().iter().zip(&self.positions).rev();
        made.take_while(|(entry, before)| match &entry.act {
            Act::Turn(turn) => !self.rules.is_progress(before, turn),
            Act::Resign | Act::Agree => false,
        })
        .count()
    }

    /// Plays the turn along `points` (origin and every landing), or the forced pass if there are none. What was taken
    /// back is forgotten.
    ///
    /// # Errors
    /// Why the turn is illegal; the game is unchanged.
    pub fn play(&mut self, points: &[Point]) -> Result<Move, Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal {
                from: points.first().copied(),
                ..Refusal::GAME_OVER
            });
        }
        let turn = self.rules.check(self.position(), points)?;
        let after = self.rules.after(&self.options, self.position(), &turn);
        self.add(self.position().to_move(), Act::Turn(turn.clone()), &after);
        Ok(turn)
    }

    /// Plays the turn that `text` writes, as [`notation::read_turn`] reads it.
    ///
    /// # Errors
    /// Why it is no legal turn; the game is unchanged.
    pub fn play_written(&mut self, text: &str) -> Result<Move, TurnError> {
        let turn = notation::read_turn(self.rules, self.position(), text)?;
        self.play(turn.points())
            .map_err(|refusal| TurnError::Refused(refusal, self.rules))
    }

    /// Lets `seat` resign: it takes the lowest place still free and its stones stay.
    ///
    /// # Errors
    /// [`Reason::GameOver`] if the game or the seat has finished.
    pub fn resign(&mut self, seat: Seat) -> Result<(), Refusal> {
        let position = self.position();
        if self.outcome().is_some() || !position.playing().any(|playing| playing == seat) {
            return Err(Refusal::GAME_OVER);
        }
        let mut after = *position;
        after.retire(seat);
        if position.to_move() == seat {
            after.pass_on();
        }
        self.add(seat, Act::Resign, &after);
        Ok(())
    }

    /// Ends the game as a draw on which all have agreed, `seat` last.
    ///
    /// # Errors
    /// [`Reason::GameOver`] if it has ended already.
    pub fn agree_draw(&mut self, seat: Seat) -> Result<(), Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::GAME_OVER);
        }
        let unchanged = *self.position();
        self.add(seat, Act::Agree, &unchanged);
        Ok(())
    }

    fn add(&mut self, seat: Seat, act: Act, after: &Position) {
        self.entries.truncate(self.ply);
        self.positions.truncate(self.ply + 1);
        self.entries.push(Entry { seat, act });
        self.positions.push(*after);
        self.ply += 1;
    }
}

impl Refusal {
    /// The refusal of anything after the end.
    const GAME_OVER: Self = Self {
        reason: Reason::GameOver,
        from: None,
        to: None,
        over: None,
    };
}
