//! The commands of the play screen: taking back, the end of a game and the next one, the strength of the computer.

use crate::app::overlay::Topic;
use crate::app::play::{Mode, Play, Question, Said};
use crate::app::{Command, Effect, Session};
use crate::game::{Game, Level, Player, Travel};
use crate::record::SeatEntry;

impl Play {
    /// Does what a command asks for.
    pub(super) fn command(&mut self, session: &mut Session, command: Command) -> Vec<Effect> {
        match command {
            Command::Undo => self.undo(session),
            Command::Redo => self.redo(session),
            Command::Type => {
                self.type_turn();
                Vec::new()
            }
            Command::Flip => {
                self.view = (self.view + 1) % self.game.rules().board().views();
                Vec::new()
            }
            Command::Draw => {
                match (self.human_to_move(), self.game.to_move()) {
                    (Some(seat), _) => self.mode = Mode::Asking(Question::Offer(seat)),
                    (None, seat) => self.said.extend(seat.map(Said::NotYours)),
                }
                Vec::new()
            }
            Command::Resign => {
                let mut playing = self.game.position().playing();
                let human = || playing.find(|seat| self.player(*seat) == Player::Human);
                let seat = self.human_to_move().or_else(human);
                if let (Some(seat), None) = (seat, self.game.outcome()) {
                    self.mode = Mode::Asking(Question::Resign(seat));
                }
                Vec::new()
            }
            Command::Save => {
                let Some(place) = self.filing.want(&self.game) else {
                    return vec![Effect::Save(Box::new(self.record()))];
                };
                self.said.push(Said::Saved(place));
                Vec::new()
            }
            Command::Rematch => self.rematch(session, 1),
            Command::Again => self.rematch(session, 0),
            Command::Stronger | Command::Weaker => {
                self.change_level(session, command == Command::Stronger)
            }
            Command::Pause => {
                self.is_paused = !self.is_paused;
                let mut effects = self.stop();
                // A human's turn under way is not touched.
                if self.human_to_move().is_none() {
                    effects.extend(self.go_on(session));
                }
                effects
            }
            Command::Analyse => {
                self.topic = Topic::after(self.topic, self.game.rules());
                Vec::new()
            }
            Command::Hint => self.give_hint(session),
            // The application opens other screens.
            Command::New | Command::Menu | Command::Edit | Command::Replay | Command::Settings => {
                Vec::new()
            }
        }
    }

    /// Takes entries back until a human has the turn; where only computers play, one entry, and they wait. In
    /// mid-chain the chain alone is taken back.
    fn undo(&mut self, session: &mut Session) -> Vec<Effect> {
        self.mode = Mode::Turn;
        if self.turn.path().len() > 1 {
            self.turn = self.game.turn();
            return Vec::new();
        }
        self.travel(session, Game::undo_until, Said::NothingBack)
    }

    /// Plays what was taken back once more, until a human has the turn.
    fn redo(&mut self, session: &mut Session) -> Vec<Effect> {
        self.mode = Mode::Turn;
        self.travel(session, Game::redo_until, Said::NothingAgain)
    }

    /// Goes back or on until a human has a turn to make, or by one entry where only computers play, or says that there
    /// is `nothing`. A search that was under way is void.
    fn travel(&mut self, session: &mut Session, go: Travel, nothing: Said) -> Vec<Effect> {
        let (seats, has_human) = (&self.seats, self.has_human());
        let player = |seat| SeatEntry::player_of(seats, seat);
        let is_there = |game: &Game| !has_human || game.awaits_human(player);
        if go(&mut self.game, &is_there) == 0 {
            self.said.push(nothing);
            return Vec::new();
        }
        self.is_paused |= !has_human;
        [self.stop(), self.changed(session)].concat()
    }

    /// The same game from its start, with the same players, each so many seats `further` in turn order.
    fn rematch(&mut self, session: &mut Session, further: usize) -> Vec<Effect> {
        let stopped = self.stop();
        let (view, topic) = (self.view, self.topic);
        *self = Self::resume(self.record().rematch(further));
        // Who plays the computer sees the own side at the bottom, wherever that is now.
        let is_hot_seat = self.seats.iter().all(|entry| entry.player == Player::Human);
        if further == 0 || is_hot_seat {
            self.view = view;
        }
        self.topic = topic;
        session.seed = session.seed.wrapping_add(1 << 32);
        [stopped, self.changed(session)].concat()
    }

    /// Makes every computer in the game one level stronger or weaker.
    fn change_level(&mut self, session: &mut Session, stronger: bool) -> Vec<Effect> {
        let levels = self.seats.iter().filter_map(|entry| entry.player.level());
        let Some(level) = levels.max() else {
            self.said.push(Said::NoComputer);
            return Vec::new();
        };
        let index = usize::from(level.number()) - 1;
        let wanted = if stronger {
            (index + 1).min(Level::ALL.len() - 1)
        } else {
            index.saturating_sub(1)
        };
        let level = Level::ALL[wanted];
        for entry in &mut self.seats {
            if entry.player != Player::Human {
                entry.player = Player::Ai(level);
            }
        }
        self.said.push(Said::Level(level));
        let was_thinking = self.is_thinking();
        let mut effects = self.stop();
        // A game that has not begun is not kept yet.
        if self.game.ply() > 0 {
            effects.push(Effect::Autosave(Box::new(self.record())));
        }
        if was_thinking {
            effects.extend(self.go_on(session));
        }
        effects
    }
}
