//! A long day on the play screen: computers play one game after the other, and every frame is drawn.

use std::collections::VecDeque;
use std::sync::atomic::AtomicBool;

use ratatui::Terminal;
use ratatui::backend::TestBackend;

use sprungbrett::app::{self, Command, Effect, Message, Model, Opening, Screen, Session};
use sprungbrett::config;
use sprungbrett::engine::{self, Budget};
use sprungbrett::game::{Game, Level, Player};
use sprungbrett::lang::{Lang, Language};
use sprungbrett::record::Record;
use sprungbrett::tui::{self, Depth, Looks, Theme};

use crate::games::{Dice, seatings};

/// Turns of a game after which another one is begun.
const MOST_TURNS: usize = 600;

/// The client in the course of the day.
pub struct Day {
    model: Model,
    looks: Looks,
    terminal: Terminal<TestBackend>,
    dice: Dice,
    /// What the model has asked for.
    asked: VecDeque<Effect>,
    /// The turns that were made.
    pub turns: usize,
    /// The games that were begun.
    pub games: usize,
}

impl Day {
    /// The client before its first game.
    pub fn new(seed: u64) -> Self {
        let Ok(terminal) = Terminal::new(TestBackend::new(80, 24));
        let session = Session {
            seed,
            ..Session::default()
        };
        Self {
            model: Model::new(session, None),
            looks: Looks {
                lang: Lang::new(Language::En),
                theme: Theme::new(config::Theme::Dark, Depth::True),
                glyphs: config::Glyphs::Unicode,
            },
            terminal,
            dice: Dice(seed),
            asked: VecDeque::new(),
            turns: 0,
            games: 0,
        }
    }

    /// Plays on for so many turns, the computer answering at once.
    pub fn play(&mut self, turns: usize) {
        let end = self.turns + turns;
        while self.turns < end {
            match self.asked.pop_front() {
                None => self.begin(),
                Some(Effect::Think { game, .. }) if game.ply() >= MOST_TURNS => self.begin(),
                Some(Effect::Think {
                    id,
                    game,
                    level,
                    seed,
                }) => {
                    let budget = Budget {
                        nodes: Some(30),
                        level: Some(level),
                        seed,
                        ..Budget::default()
                    };
                    let stop = AtomicBool::new(false);
                    let answer = engine::think(&game, &budget, &stop, &mut |_| ());
                    let answer = answer.map(Box::new);
                    self.send(Message::Thought { id, answer });
                }
                Some(Effect::After(_, message)) => self.send(*message),
                Some(Effect::Autosave(record)) => {
                    self.turns += usize::from(record.game().ply() > 0);
                }
                // Files and the terminal are the runtime's.
                Some(_) => {}
            }
        }
    }

    /// Begins the next game: the same once more, or one of another kind.
    fn begin(&mut self) {
        self.games += 1;
        self.asked.clear();
        let is_playing = matches!(self.model.screen, Screen::Play(_));
        if is_playing && self.dice.roll(3) > 0 {
            self.send(Message::Do(Command::Rematch));
            return;
        }
        let (rules, players) = self.dice.pick(&seatings());
        let game = Game::new(rules, rules.options(players));
        let level = self.dice.pick(&Level::ALL);
        let record = Record::new(game, |_| (String::new(), Player::Ai(level)));
        let effects = self.model.begin(Opening::Game(Box::new(record)));
        self.asked.extend(effects);
    }

    /// Lets the model deal with a message and draws what follows.
    fn send(&mut self, message: Message) {
        let effects = app::update(&mut self.model, message);
        self.asked.extend(effects);
        let Ok(_) = self
            .terminal
            .draw(|frame| tui::view(&self.model, &self.looks, frame));
    }
}
