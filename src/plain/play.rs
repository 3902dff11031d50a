//! A game, from its first turn or from where it was left.

mod answers;
mod keeping;
mod seats;

use std::io;
use std::sync::atomic::AtomicBool;

use crate::app::Opening;
use crate::app::play::Filing;
use crate::engine::{self, Budget};
use crate::game::{Game, Level, Player};
use crate::notation::{self, TurnError};
use crate::plain::command::Command;
use crate::plain::talk::Talk;
use crate::record::Record;
use crate::rules::{Refusal, Seat};
use crate::words;

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
    let has_human = play
        .record
        .seats()
        .iter()
        .any(|entry| entry.player == Player::Human);
    if !has_human {
        return Ok(None);
    }
    let lang = play.talk.manner.lang;
    while let Some(line) = play.talk.listen()? {
        let Some((command, more)) = Command::read(lang, &line) else {
            play.turn(&line)?;
            continue;
        };
        if let Some(problem) = command.follows().problem(more) {
            play.talk.say_usage(problem, &command.help(lang))?;
            continue;
        }
        match command {
            Command::Moves => play.moves(more)?,
            Command::Why => play.why(more)?,
            Command::Analyse => play.analyse(more)?,
            Command::WhatIf => play.what_if(more)?,
            Command::Hint => play.hint()?,
            Command::Board => {
                play.board()?;
                play.now()?;
            }
            Command::Position => {
                play.position()?;
                play.now()?;
            }
            Command::Lines => play.lines()?,
            Command::Where => play.place_of(more)?,
            Command::Last => play.last()?,
            Command::Level => play.change_level(more)?,
            Command::Name => play.rename(more)?,
            Command::Log => play.log()?,
            Command::Undo => play.undo()?,
            Command::Redo => play.redo()?,
            Command::Draw => play.offer_draw()?,
            Command::Resign => play.resign(more)?,
            Command::Save => play.save(more)?,
            Command::New => return Ok(Some(Opening::Menu)),
            Command::Help => play.help()?,
            Command::Quit => break,
        }
    }
    play.farewell()?;
    Ok(None)
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
    fn player(&self, seat: Seat) -> Player {
        let mut seats = self.record.seats().iter();
        seats
            .find(|entry| entry.seat == seat)
            .map_or(Player::Human, |entry| entry.player)
    }

    /// Whether somebody at the keyboard has a turn to make.
    fn is_humans_turn(&self) -> bool {
        let mover = self.game.to_move();
        mover.is_some_and(|seat| self.player(seat) == Player::Human) && !self.game.must_pass()
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

    /// Takes turns back until somebody at the keyboard has the turn again.
    fn undo(&mut self) -> io::Result<()> {
        let ply = self.game.ply();
        while self.game.undo() && !self.is_humans_turn() {}
        if !self.is_humans_turn() {
            while self.game.ply() < ply && self.game.redo() {}
        }
        self.travelled(ply, "plain-undone", "said-nothing-back")
    }

    /// Plays the turns taken back last once more, up to the next one of somebody at the keyboard.
    fn redo(&mut self) -> io::Result<()> {
        let ply = self.game.ply();
        while self.game.redo() && !self.is_humans_turn() {}
        self.travelled(ply, "plain-redone", "said-nothing-again")
    }

    fn travelled(&mut self, from: usize, done: &str, nothing: &str) -> io::Result<()> {
        let count = self.game.ply().abs_diff(from);
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
        let others = self.game.position().playing().filter(|seat| *seat != by);
        let (people, computers): (Vec<Seat>, Vec<Seat>) =
            others.partition(|seat| self.player(*seat) == Player::Human);
        let unwilling = computers
            .iter()
            .find(|seat| !engine::accepts_draw(&self.game, **seat));
        if let Some(&seat) = unwilling {
            return self.say_of("said-draw-refused", seat);
        }
        for &seat in &people {
            let (offers, asked) = (self.called(by), self.called(seat));
            let names = [("by", (&offers).into()), ("seat", (&asked).into())];
            self.talk.say_text("plain-ask-draw", &names)?;
            if self.talk.hear_yes_or_no()? != Some(true) {
                self.say_of("said-draw-refused", seat)?;
                return self.now();
            }
        }
        let last = people.last().or(computers.last()).copied().unwrap_or(by);
        self.act(|game| game.agree_draw(last))?;
        self.go_on()
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
                let help = Command::Resign.help(self.talk.manner.lang);
                self.talk.say_usage("plain-superfluous", &help)
            }
        }
    }
}
