//! The settings screen: what is set, and a change that holds at once and is kept in the settings file.

use std::path::PathBuf;

use crate::app::field::{Field, Written};
use crate::app::play::{Marks, Play, making};
use crate::app::{Command, Effect, Heading, Message, Session, turned};
use crate::config::{Color, Config, Glyphs, ShowTurns, Theme};
use crate::game::Player;
use crate::lang::Language;
use crate::notation::Naming;
use crate::record::SeatEntry;
use crate::rules;
use crate::turn::Turn;

/// Characters of all names together.
const LONGEST: usize = 200;

/// A line of the screen: a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// [`Config::lang`]
    Language,
    /// [`Config::theme`]
    Theme,
    /// [`Config::color`]
    Color,
    /// [`Config::glyphs`]
    Glyphs,
    /// [`Config::mouse`]
    Mouse,
    /// [`Config::show_turns`]
    ShowTurns,
    /// [`Config::enter_ends_turn`]
    EnterEndsTurn,
    /// [`Config::naming`]
    Naming,
    /// [`Config::save_finished`]
    SaveFinished,
    /// [`Config::names`]
    Names,
}

impl Row {
    /// Every setting, from top to bottom.
    pub const ALL: [Self; 10] = [
        Self::Language,
        Self::Theme,
        Self::Color,
        Self::Glyphs,
        Self::Mouse,
        Self::ShowTurns,
        Self::EnterEndsTurn,
        Self::Naming,
        Self::SaveFinished,
        Self::Names,
    ];

    /// Gives the setting its next value, or the one before; the values close on themselves. Names are written, not
    /// chosen.
    fn change(self, config: &mut Config, forward: bool) {
        match self {
            Self::Language => choose(
                &mut config.lang,
                &std::iter::once(None)
                    .chain(Language::ALL.map(Some))
                    .collect::<Vec<_>>(),
                forward,
            ),
            Self::Theme => choose(
                &mut config.theme,
                &[
                    None,
                    Some(Theme::Dark),
                    Some(Theme::Light),
                    Some(Theme::Wood),
                    Some(Theme::Contrast),
                    Some(Theme::Mono),
                    Some(Theme::Terminal),
                ],
                forward,
            ),
            Self::Color => choose(
                &mut config.color,
                &[Color::Auto, Color::Always, Color::Never],
                forward,
            ),
            Self::Glyphs => choose(
                &mut config.glyphs,
                &[
                    Some(Glyphs::Unicode),
                    Some(Glyphs::Safe),
                    Some(Glyphs::Ascii),
                ],
                forward,
            ),
            Self::Mouse => config.mouse = !config.mouse,
            Self::ShowTurns => choose(
                &mut config.show_turns,
                &[ShowTurns::Off, ShowTurns::Short, ShowTurns::Long],
                forward,
            ),
            Self::EnterEndsTurn => config.enter_ends_turn = !config.enter_ends_turn,
            Self::Naming => choose(
                &mut config.naming,
                &[Naming::Written, Naming::Squares],
                forward,
            ),
            Self::SaveFinished => config.save_finished = !config.save_finished,
            Self::Names => {}
        }
    }
}

/// Puts the next value, or the one before, in the place of `value`.
fn choose<T: Copy + PartialEq>(value: &mut T, values: &[T], forward: bool) {
    *value = turned(values, forward, |other| other == value);
}

/// The state of the screen.
#[derive(Debug, Default)]
pub struct Settings {
    /// The line under the cursor.
    pub row: usize,
    /// The names that are being written.
    pub typing: Option<Field>,
    /// Where the last change was kept, or why it was not, until the next key.
    pub said: Option<Result<PathBuf, String>>,
    /// The game that was on the screen before.
    left: Option<Box<Play>>,
}

/// What the screen leads to.
#[derive(Debug)]
pub enum Step {
    /// It stays, and this is to be done.
    Stay(Vec<Effect>),
    /// The same, and those at the keyboard have other names than these settings gave them.
    Renamed(Vec<Effect>, Box<Config>),
    /// Back to the game that was left, or to the menu.
    Leave(Option<Box<Play>>),
}

impl Settings {
    /// The settings for one who goes back to this game.
    pub fn beside(play: Box<Play>) -> Self {
        Self {
            left: Some(play),
            ..Self::default()
        }
    }

    /// The game that is gone back to.
    pub fn left_mut(&mut self) -> Option<&mut Play> {
        self.left.as_deref_mut()
    }

    /// A board on which the settings can be seen: the first game at its start.
    pub fn sample() -> (&'static dyn rules::Rules, Marks) {
        let rules = rules::ALL[0];
        let turn = Turn::new(rules, rules.start(&rules.options(2)));
        let marks = Marks {
            cursor: Some(making::first_target(&turn)),
            ..Marks::making(rules, &turn)
        };
        (rules, marks)
    }

    /// Moves the cursor, changes what it is on, goes back.
    pub fn update(&mut self, session: &mut Session, message: &Message) -> Step {
        if let Message::Saved(kept) = message {
            self.said = Some(kept.clone());
            return Step::Stay(Vec::new());
        }
        if message.is_answer() {
            return Step::Stay(Vec::new());
        }
        self.said = None;
        if self.typing.is_some() {
            return self.write(session, message);
        }
        let last = Row::ALL.len() - 1;
        if let Some(row) = message.row_after(self.row, last) {
            self.row = row;
        }
        match *message {
            Message::Go(Heading::Left) => return Step::Stay(self.change(session, false)),
            Message::Go(Heading::Right) | Message::Enter | Message::Do(Command::Type) => {
                return Step::Stay(self.change(session, true));
            }
            Message::Row(row) if row <= last => {
                self.row = row;
                return Step::Stay(self.change(session, true));
            }
            Message::Back => return Step::Leave(self.left.take()),
            _ => {}
        }
        Step::Stay(Vec::new())
    }

    fn change(&mut self, session: &mut Session, forward: bool) -> Vec<Effect> {
        let row = Row::ALL[self.row];
        if row == Row::Names {
            self.typing = Some(Field::of(session.config.names.join(", "), LONGEST));
            return Vec::new();
        }
        let mut config = session.config.clone();
        row.change(&mut config, forward);
        settle(session, config)
    }

    /// A key while names are written.
    fn write(&mut self, session: &mut Session, message: &Message) -> Step {
        let Some(field) = &mut self.typing else {
            return Step::Stay(Vec::new());
        };
        match field.update(message) {
            Written::On => {}
            Written::Dropped => self.typing = None,
            Written::Done => {
                let mut names: Vec<String> = field
                    .text()
                    .split(',')
                    .map(|name| name.trim().to_owned())
                    .collect();
                while names.last().is_some_and(String::is_empty) {
                    names.pop();
                }
                self.typing = None;
                let before = session.config.clone();
                let config = Config {
                    names,
                    ..before.clone()
                };
                let effects = settle(session, config);
                return Step::Renamed(effects, Box::new(before));
            }
        }
        Step::Stay(Vec::new())
    }
}

/// Gives those of `seats` who play at the keyboard, and have no name of their own, the usual names that hold `now` in place
/// of those that held `before`.
pub(in crate::app) fn call_anew(seats: &mut [SeatEntry], before: &Config, now: &Config) {
    let humans = seats.iter_mut();
    let humans = humans.filter(|entry| entry.player == Player::Human);
    for (human, entry) in humans.enumerate() {
        if entry.name.is_empty() || entry.name == before.name(human) {
            now.name(human).clone_into(&mut entry.name);
        }
    }
}

/// Lets what differs in `config` hold from now on and keeps it. What arguments or the environment have set is neither
/// touched nor kept.
fn settle(session: &mut Session, config: Config) -> Vec<Effect> {
    let before = session.stored.clone();
    session.stored.take_over(&session.config, &config);
    session.config = config;
    vec![
        Effect::Restyle,
        Effect::KeepSettings {
            before: Box::new(before),
            after: Box::new(session.stored.clone()),
        },
    ]
}
