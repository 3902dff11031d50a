//! Going through a replayed game: by turns and landings, by numbers, to what is worth a look, and by itself.

use std::time::Duration;

use crate::app::field::Field;
use crate::app::overlay::Topic;
use crate::app::play::cursor;
use crate::app::replay::{Mode, Replay, Said, Watch};
use crate::app::view::GameView as _;
use crate::app::{Command, Effect, Heading, Message, Session};
use crate::board::Point;

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

impl Replay {
    /// Steps as a message says. Who steps wants to look: it does not run on by itself.
    pub(super) fn step(&mut self, message: &Message) {
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

    pub(super) fn command(&mut self, command: Command) {
        let rules = self.record.game().rules();
        match command {
            Command::Type => {
                self.running = None;
                self.mode = Mode::Typing(Field::new());
            }
            Command::Flip => self.view = (self.view + 1) % rules.board().views(),
            Command::Analyse => self.topic = Topic::after(self.topic, rules),
            _ => {}
        }
    }

    pub(super) fn watch(&mut self, session: &mut Session, watch: Watch) -> Vec<Effect> {
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
    pub(super) fn jump(&mut self) {
        let Mode::Typing(field) = &mut self.mode else {
            return;
        };
        field.go_to_end();
        let number = field.text().trim().parse().ok();
        match number.filter(|number| *number <= self.last_ply()) {
            Some(ply) => {
                self.mode = Mode::Stepping;
                self.go_to(ply);
            }
            None => self.said = Some(Said::NoTurn),
        }
    }

    pub(super) fn go_to(&mut self, ply: usize) {
        self.running = None;
        self.ply = ply.min(self.last_ply());
        self.landings = 0;
    }

    /// One landing on.
    pub(super) fn on(&mut self) {
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
    pub(super) fn wait(&mut self, session: &mut Session) -> Vec<Effect> {
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
