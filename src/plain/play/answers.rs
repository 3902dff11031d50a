//! Answers to questions about the game; none changes it.

use std::io;

use crate::analysis;
use crate::engine;
use crate::notation::{self, TurnError};
use crate::plain::Manner;
use crate::plain::picture::picture;
use crate::plain::play::{COMMANDS, Play};
use crate::rules::Refusal;
use crate::words;

impl Play<'_, '_> {
    /// Says which game it is, who plays, and the position.
    pub(super) fn introduce(&mut self) -> io::Result<()> {
        let (manner, options) = (self.talk.manner, *self.game.options());
        let name = words::game(manner.lang, self.game.rules());
        let names = [
            ("game", (&name).into()),
            ("players", options.players.into()),
        ];
        self.talk.say_text("plain-game", &names)?;
        for entry in self.record.seats() {
            self.talk.say(&manner.player(entry))?;
        }
        if options.anti_block {
            self.talk.say_text("plain-anti-block", &[])?;
        }
        self.board()?;
        self.position()
    }

    pub(super) fn board(&mut self) -> io::Result<()> {
        for line in picture(self.game.rules(), self.game.position()) {
            self.talk.say(&line)?;
        }
        Ok(())
    }

    pub(super) fn position(&mut self) -> io::Result<()> {
        for entry in self.record.seats() {
            let manner = self.talk.manner;
            let called = manner.called(entry.seat, &entry.name);
            let stones = manner.stones(&self.game, entry.seat, &called);
            self.talk.say(&stones)?;
        }
        let text = notation::position(self.game.rules(), self.game.position());
        self.talk.say(&text)
    }

    /// Says line by line what stands where.
    pub(super) fn lines(&mut self) -> io::Result<()> {
        let manner = self.talk.manner;
        for line in manner.lines(self.game.rules(), self.game.position()) {
            self.talk.say(&line)?;
        }
        self.now()
    }

    /// Says where the stones of the seat stand that `text` names, or what stands on the points that it names.
    pub(super) fn place_of(&mut self, text: &str) -> io::Result<()> {
        let (manner, rules, position) =
            (self.talk.manner, self.game.rules(), *self.game.position());
        if let Some(seat) = self.seat(text) {
            let called = self.called(seat);
            return self.talk.say(&manner.stones(&self.game, seat, &called));
        }
        match notation::read_points(rules, &position, text) {
            Ok(points) if !points.is_empty() => points
                .into_iter()
                .try_for_each(|point| self.talk.say(&manner.point(rules, &position, point))),
            Ok(_) | Err(_) => self.say_no_seat(text),
        }
    }

    /// Says what has happened since the last turn of the seat to move, and whose turn it is.
    pub(super) fn last(&mut self) -> io::Result<()> {
        let mover = self.game.position().to_move();
        let entries = self.game.entries();
        let own = entries.iter().rposition(|entry| entry.seat == mover);
        let is_over = self.game.outcome().is_some();
        let from = own.map_or(0, |own| if is_over { entries.len() - 1 } else { own + 1 });
        let since = entries.get(from..).unwrap_or_default().to_vec();
        if since.is_empty() {
            self.talk.say_text("plain-log-empty", &[])?;
        }
        let manner = self.talk.manner;
        for entry in since {
            let called = self.called(entry.seat);
            let entry = manner.entry(self.game.rules(), &entry, &called);
            self.talk.say(&entry)?;
        }
        self.now()
    }

    /// Lists the legal turns, or those that begin as `text` says: with the stone on a point, or with a few landings.
    pub(super) fn moves(&mut self, text: &str) -> io::Result<()> {
        if self.refuse_after_end()? {
            return Ok(());
        }
        let (rules, manner) = (self.game.rules(), self.talk.manner);
        let points = notation::read_points(rules, self.game.position(), text);
        let mut turn = self.game.turn();
        let begun = points.and_then(|points| {
            let mut points = points.into_iter();
            let picked = points.next().map_or(Ok(()), |origin| turn.pick(origin));
            picked
                .and_then(|()| points.try_for_each(|landing| turn.land(landing)))
                .map_err(|refusal| TurnError::Refused(refusal, rules))
        });
        if let Err(error) = begun {
            return self.say_error(&error);
        }
        let turns = if turn.path().is_empty() {
            self.game.turns()
        } else {
            turn.ways()
        };
        let count = [("count", turns.len().into())];
        self.talk.say_text("plain-moves", &count)?;
        for turn in turns {
            self.talk
                .say(&notation::turn(rules.board(), manner.naming, &turn))?;
        }
        Ok(())
    }

    /// Says whether the turn that `text` names is legal and, if not, why.
    pub(super) fn why(&mut self, text: &str) -> io::Result<()> {
        if self.refuse_after_end()? {
            return Ok(());
        }
        let (rules, naming) = (self.game.rules(), self.talk.manner.naming);
        match notation::read_turn(rules, self.game.position(), text) {
            Ok(turn) => {
                let turn = notation::turn(rules.board(), naming, &turn);
                self.talk
                    .say_text("explain-legal", &[("turn", (&turn).into())])
            }
            Err(error) => self.say_error(&error),
        }
    }

    /// Says what is found about the side to move, or about the stone on the point that `text` names.
    pub(super) fn analyse(&mut self, text: &str) -> io::Result<()> {
        let (rules, position) = (self.game.rules(), *self.game.position());
        let Manner { lang, naming, .. } = self.talk.manner;
        let said = match notation::read_points(rules, &position, text) {
            Err(error) => return self.say_error(&error),
            Ok(points) => match points[..] {
                [] => words::analysis::team(lang, naming, rules, &position, position.to_move()),
                [point] if position.at(point).is_none() => {
                    return self.say_refusal(Refusal::no_stone(point));
                }
                [point] => words::analysis::stone(lang, naming, rules, &position, point),
                [_, _, ..] => return self.what_if(text),
            },
        };
        said.iter().try_for_each(|line| self.talk.say(line))
    }

    /// Says what the turn that `text` names would do to the side that makes it.
    pub(super) fn what_if(&mut self, text: &str) -> io::Result<()> {
        if self.refuse_after_end()? {
            return Ok(());
        }
        let (rules, position) = (self.game.rules(), self.game.position());
        let Manner { lang, naming, .. } = self.talk.manner;
        let turn = match notation::read_turn(rules, position, text) {
            Ok(turn) => turn,
            Err(error) => return self.say_error(&error),
        };
        let effects = analysis::what_if(rules, self.game.options(), position, &turn);
        let said = words::analysis::what_if(lang, naming, rules, &effects);
        said.iter().try_for_each(|line| self.talk.say(line))
    }

    pub(super) fn hint(&mut self) -> io::Result<()> {
        if self.refuse_after_end()? {
            return Ok(());
        }
        self.talk.output.flush()?;
        let answer = self.think(engine::ADVISER);
        let (board, naming) = (self.game.rules().board(), self.talk.manner.naming);
        let turn = notation::turn(board, naming, &answer.turn);
        self.talk
            .say_text("plain-hint", &[("turn", (&turn).into())])?;
        if let Some(near) = words::wins_in(self.talk.manner.lang, self.game.rules(), &answer) {
            self.talk.say(&near)?;
        }
        match &answer.line[..] {
            [] | [_] => Ok(()),
            [_, expected @ ..] => {
                let turns = expected
                    .iter()
                    .map(|turn| notation::turn(board, naming, turn));
                let line = turns.collect::<Vec<_>>().join(", ");
                self.talk
                    .say_text("plain-hint-line", &[("line", (&line).into())])
            }
        }
    }

    pub(super) fn log(&mut self) -> io::Result<()> {
        let manner = self.talk.manner;
        if self.game.ply() == 0 {
            return self.talk.say_text("plain-log-empty", &[]);
        }
        for (number, entry) in (1..).zip(self.game.entries()) {
            let called = self.called(entry.seat);
            let entry = manner.entry(self.game.rules(), entry, &called);
            self.talk.say(&format!("{number}. {entry}"))?;
        }
        Ok(())
    }

    pub(super) fn help(&mut self) -> io::Result<()> {
        let (rules, lang) = (self.game.rules(), self.talk.manner.lang);
        let start = rules.start(&rules.options(rules.seatings()[0].len()));
        let example = rules.turns(&start).swap_remove(0);
        let example = notation::turn(rules.board(), self.talk.manner.naming, &example);
        self.talk
            .say_text("plain-help-turn", &[("example", (&example).into())])?;
        for line in COMMANDS.lines(lang) {
            self.talk.say(&line)?;
        }
        self.now()
    }
}
