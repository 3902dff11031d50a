//! A game, from its first turn or from where it was left.

mod answers;
mod command;
mod keeping;
mod seats;

use std::io;
use std::sync::atomic::AtomicBool;

use crate::app::Opening;
use crate::app::play::Filing;
use crate::engine::{self, Budget};
use crate::game::{Game, Level, Offer, Player, Travel};
use crate::notation::{self, TurnError};
use crate::plain::talk::Talk;
use crate::plain::word::Heard;
use crate::record::{Record, SeatEntry};
use crate::rules::{Refusal, Seat};
use crate::words;

pub(super) use command::{COMMANDS, Command};

/// Plays the game of `record`; `is_kept` says that it is the one kept last. Gives what the conversation turns to then.
pub(super) fn play(talk: &mut Talk, record: Record, is_kept: bool) -> io::Result<Option<Opening>> {
    let mut play = Play {
        game: record.game().clone(),
        record,
        talk,
        has_place: is_kept,
        has_warned: false,
        filing: Filing::default(),
    };
    play.introduce()?;
    play.go_on()?;
    let mut seats = play.record.seats().iter();
    if seats.all(|entry| entry.player != Player::Human) {
        return Ok(None);
    }
    let lang = play.talk.manner.lang;
    while let Some(line) = play.talk.listen()? {
        match COMMANDS.read(lang, &line) {
            Heard::Other => play.turn(&line)?,
            Heard::Misused(problem, help) => play.talk.say_usage(problem, &help)?,
            Heard::Asked(command, more) => match play.obey(command, more)? {
                Next::Line => {}
                Next::Opening(opening) => return Ok(Some(opening)),
                Next::End => break,
            },
        }
    }
    play.farewell()?;
    Ok(None)
}

/// What follows a command.
enum Next {
    /// Another line.
    Line,
    /// Something else.
    Opening(Opening),
    /// The end of the conversation.
    End,
}

struct Play<'t, 'a> {
    talk: &'t mut Talk<'a>,
    /// Who plays; its game is the one it began with.
    record: Record,
    game: Game,
    /// Whether it may be kept in place of the one kept last.
    has_place: bool,
    /// Whether it was said that the game cannot be kept.
    has_warned: bool,
    /// The file of the game, once it is over.
    filing: Filing,
}

impl Play<'_, '_> {
    /// Does what a command asks for.
    fn obey(&mut self, command: Command, more: &str) -> io::Result<Next> {
        match command {
            Command::Moves => self.moves(more)?,
            Command::Why => self.why(more)?,
            Command::Analyse => self.analyse(more)?,
            Command::WhatIf => self.what_if(more)?,
            Command::Hint => self.hint()?,
            Command::Board => {
                self.board()?;
                self.now()?;
            }
            Command::Position => {
                self.position()?;
                self.now()?;
            }
            Command::Lines => self.lines()?,
            Command::Where => self.place_of(more)?,
            Command::Last => self.last()?,
            Command::Level => self.change_level(more)?,
            Command::Name => self.rename(more)?,
            Command::Log => self.log()?,
            Command::Undo => self.travel(Game::undo_until, "plain-undone", "said-nothing-back")?,
            Command::Redo => self.travel(Game::redo_until, "plain-redone", "said-nothing-again")?,
            Command::Draw => self.offer_draw()?,
            Command::Resign => self.resign(more)?,
            Command::Save => self.save(more)?,
            Command::Rematch => return self.rematch(1),
            Command::Again => return self.rematch(0),
            Command::New => return Ok(Next::Opening(Opening::Menu)),
            Command::Help => self.help()?,
            Command::Quit => return Ok(Next::End),
        }
        Ok(Next::Line)
    }

    fn player(&self, seat: Seat) -> Player {
        SeatEntry::player_of(self.record.seats(), seat)
    }

    /// A seat as it is spoken of.
    fn called(&self, seat: Seat) -> String {
        self.talk.manner.called(seat, self.record.name(seat))
    }

    /// Says the text called `id`, which speaks of `seat`.
    fn say_of(&mut self, id: &str, seat: Seat) -> io::Result<()> {
        let seat = self.called(seat);
        self.talk.say_text(id, &[("seat", (&seat).into())])
    }

    fn say_refusal(&mut self, refusal: Refusal) -> io::Result<()> {
        let manner = self.talk.manner;
        let board = self.game.rules().board();
        self.talk
            .say(&words::refusal(manner.lang, board, manner.naming, &refusal))
    }

    fn say_error(&mut self, error: &TurnError) -> io::Result<()> {
        let manner = self.talk.manner;
        self.talk
            .say(&words::turn_error(manner.lang, manner.naming, error))
    }

    /// Says whose turn it is, or how the game has ended.
    fn now(&mut self) -> io::Result<()> {
        let lang = self.talk.manner.lang;
        match (self.game.outcome(), self.game.to_move()) {
            (Some(outcome), _) => {
                let outcome = words::outcome_of(lang, &outcome, |seat| self.called(seat));
                self.talk.say(&outcome)
            }
            (None, Some(seat)) => self.say_of("to-move", seat),
            (None, None) => Ok(()),
        }
    }

    /// Makes the turns that nobody at the keyboard makes: passes and those of the computer.
    fn go_on(&mut self) -> io::Result<()> {
        while let Some(seat) = self.game.to_move() {
            if self.game.must_pass() {
                self.act(|game| game.play(&[]).map(drop))?;
                continue;
            }
            let Player::Ai(level) = self.player(seat) else {
                break;
            };
            self.talk.output.flush()?;
            let answer = self.think(level);
            self.act(|game| game.play(answer.turn.points()).map(drop))?;
        }
        self.now()?;
        self.file()
    }

    /// What the computer would play.
    fn think(&self, level: Level) -> engine::Answer {
        let budget = Budget {
            level: Some(level),
            seed: self.talk.manner.seed.wrapping_add(self.game.ply() as u64),
            ..Budget::default()
        };
        engine::think(&self.game, &budget, &AtomicBool::new(false), &mut |_| {})
            .expect("a game that is not over has a turn")
    }

    /// Does something in the game, says what it was and which places it has decided, and keeps the game.
    fn act(&mut self, act: impl FnOnce(&mut Game) -> Result<(), Refusal>) -> io::Result<()> {
        let playing: Vec<Seat> = self.game.position().playing().collect();
        if let Err(refusal) = act(&mut self.game) {
            return self.say_refusal(refusal);
        }
        let manner = self.talk.manner;
        if let Some(entry) = self.game.entries().last() {
            let called = self.called(entry.seat);
            self.talk
                .say(&manner.entry(self.game.rules(), entry, &called))?;
        }
        // At the end all places are said together.
        if self.game.outcome().is_none() {
            for seat in playing {
                if let Some(place) = self.game.position().place(seat) {
                    let called = self.called(seat);
                    self.talk.say(&manner.place(&called, place))?;
                }
            }
        }
        self.keep()
    }

    /// Says that the game is over if it is.
    fn refuse_after_end(&mut self) -> io::Result<bool> {
        let is_over = self.game.outcome().is_some();
        if is_over {
            self.talk.say_text("refusal-game-over", &[])?;
        }
        Ok(is_over)
    }

    /// Plays the turn that `text` names, or says why it cannot be played.
    fn turn(&mut self, text: &str) -> io::Result<()> {
        let turn = notation::read_turn(self.game.rules(), self.game.position(), text);
        match turn {
            Err(error @ (TurnError::Unreadable(..) | TurnError::NotAPoint(_))) => {
                self.say_error(&error)?;
                self.talk.say_text("plain-see-help", &[])
            }
            _ if self.game.outcome().is_some() => self.talk.say_text("refusal-game-over", &[]),
            Err(error) => self.say_error(&error),
            Ok(turn) => {
                self.act(|game| game.play(turn.points()).map(drop))?;
                self.go_on()
            }
        }
    }

    /// Goes back or on until somebody at the keyboard has a turn to make, and says how far by the text `done`, or by
    /// `nothing` that there is nothing.
    fn travel(&mut self, go: Travel, done: &str, nothing: &str) -> io::Result<()> {
        let seats = self.record.seats();
        let player = |seat| SeatEntry::player_of(seats, seat);
        let count = go(&mut self.game, &|game: &Game| game.awaits_human(player));
        if count == 0 {
            return self.talk.say_text(nothing, &[]);
        }
        self.talk.say_text(done, &[("count", count.into())])?;
        self.keep()?;
        self.go_on()
    }

    /// Asks everybody who still plays; the computer agrees unless it stands better or the game has hardly begun.
    fn offer_draw(&mut self) -> io::Result<()> {
        let Some(by) = self.game.to_move() else {
            return self.refuse_after_end().map(drop);
        };
        let mut offer = Offer::new(&self.game, by, |seat| self.player(seat));
        if let Some(seat) = engine::unwilling(&self.game, &offer) {
            return self.say_of("said-draw-refused", seat);
        }
        while let Some(seat) = offer.asked() {
            let (offers, asked) = (self.called(by), self.called(seat));
            let names = [("by", (&offers).into()), ("seat", (&asked).into())];
            self.talk.say_text("plain-ask-draw", &names)?;
            if self.talk.hear_yes_or_no()? != Some(true) {
                self.say_of("said-draw-refused", seat)?;
                return self.now();
            }
            offer.agree();
        }
        self.act(|game| game.agree_draw(offer.last()))?;
        self.go_on()
    }

    /// After the end, the same game from its start, every player so many seats `further`.
    fn rematch(&mut self, further: usize) -> io::Result<Next> {
        if self.game.outcome().is_none() {
            self.talk.say_text("plain-not-over", &[])?;
            return Ok(Next::Line);
        }
        // Another game, in which the computer does not play the same turns again.
        self.talk.manner.seed = self.talk.manner.seed.wrapping_add(1 << 32);
        let record = Box::new(self.record.rematch(further));
        // The place of the game that is over is free for it.
        Ok(Next::Opening(if self.has_place {
            if let Err(why) = self.talk.shelf.keep(&record) {
                self.warn(&why)?;
            }
            Opening::Kept(record)
        } else {
            Opening::Game(record)
        }))
    }

    /// Gives the game up, once that is confirmed: by `answer`, or else when it is asked for.
    fn resign(&mut self, answer: &str) -> io::Result<()> {
        if self.refuse_after_end()? {
            return Ok(());
        }
        let seat = self.game.position().to_move();
        let is_meant = if answer.is_empty() {
            self.say_of("plain-ask-resign", seat)?;
            self.talk.hear_yes_or_no()?
        } else {
            self.talk.yes_or_no(answer)
        };
        match is_meant {
            Some(true) => {
                self.act(|game| game.resign(seat))?;
                self.go_on()
            }
            Some(false) => self.now(),
            // The input has ended before an answer.
            None if answer.is_empty() => Ok(()),
            None => {
                let help = COMMANDS.line_for(self.talk.manner.lang, Command::Resign);
                self.talk.say_usage("plain-superfluous", &help)
            }
        }
    }
}
