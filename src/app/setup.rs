//! A new game: which one, for how many, who plays each seat, with which options.

use crate::app::play::Play;
use crate::app::{Heading, Message};
use crate::game::{Game, Level, Player};
use crate::rules::{self, Choice, Options, Rules, Seat};

/// A line of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// Which game.
    Game,
    /// How many players.
    Players,
    /// Who plays this seat.
    Seat(Seat),
    /// [`Options::anti_block`]
    AntiBlock,
    /// [`Options::quiet_draw`]
    QuietDraw,
    /// [`Options::repetition_draw`]
    RepetitionDraw,
    /// Begin.
    Start,
}

/// The state of the screen.
#[derive(Debug)]
pub struct Setup {
    /// The game.
    pub rules: &'static dyn Rules,
    /// Its options.
    pub options: Options,
    /// The line under the cursor.
    pub row: usize,
    /// Who plays, in turn order; more than take part, so that a change of their number forgets nobody.
    players: Vec<Player>,
    /// The game that was on the screen before.
    left: Option<Box<Play>>,
}

/// What the screen leads to.
#[derive(Debug)]
pub enum Step {
    /// Nothing yet.
    Stay,
    /// Back to the game that was left, or to the menu.
    Cancel(Option<Box<Play>>),
    /// The new game begins.
    Start {
        /// The new game.
        play: Box<Play>,
        /// The game that was left for it.
        left: Option<Box<Play>>,
    },
}

impl Default for Setup {
    fn default() -> Self {
        Self::new()
    }
}

impl Setup {
    /// Sternhalma for two, against the computer, with the cursor on the start.
    pub fn new() -> Self {
        let mut setup = Self {
            rules: rules::ALL[0],
            options: rules::ALL[0].options(2),
            row: 0,
            players: [Player::Human]
                .into_iter()
                .chain([Player::Ai(Level::Casual); 5])
                .collect(),
            left: None,
        };
        setup.row = setup.rows().len() - 1;
        setup
    }

    /// The same for one who can go back to the game that was on the screen; its choices are proposed again.
    pub fn beside(play: Box<Play>) -> Self {
        let mut setup = Self::new();
        setup.rules = play.game().rules();
        setup.options = *play.game().options();
        for (player, entry) in setup.players.iter_mut().zip(play.seats()) {
            *player = entry.player;
        }
        setup.row = setup.rows().len() - 1;
        setup.left = Some(play);
        setup
    }

    /// Whether there is a game to go back to.
    pub fn has_left_game(&self) -> bool {
        self.left.is_some()
    }

    /// The seats of the game, in turn order.
    pub fn seats(&self) -> &'static [Seat] {
        self.rules.seats(self.options.players).unwrap_or_default()
    }

    /// Who plays `seat`.
    pub fn player(&self, seat: Seat) -> Player {
        let index = self.seats().iter().position(|other| *other == seat);
        index.map_or(Player::Human, |index| self.players[index])
    }

    /// The lines of the screen from top to bottom.
    pub fn rows(&self) -> Vec<Row> {
        let has_choice = self.rules.seatings().len() > 1;
        let options = [
            (Choice::AntiBlock, Row::AntiBlock),
            (Choice::QuietDraw, Row::QuietDraw),
            (Choice::RepetitionDraw, Row::RepetitionDraw),
        ];
        [Row::Game]
            .into_iter()
            .chain(has_choice.then_some(Row::Players))
            .chain(self.seats().iter().map(|seat| Row::Seat(*seat)))
            .chain(
                options
                    .into_iter()
                    .filter(|(choice, _)| self.rules.offers(*choice))
                    .map(|(_, row)| row),
            )
            .chain([Row::Start])
            .collect()
    }

    /// Moves the cursor, changes what it is on, starts.
    pub fn update(&mut self, message: &Message) -> Step {
        let rows = self.rows();
        let last = rows.len() - 1;
        if let Some(row) = message.row_after(self.row, last) {
            self.row = row;
        }
        match *message {
            Message::Go(Heading::Right) => self.change(rows[self.row], true),
            Message::Go(Heading::Left) => self.change(rows[self.row], false),
            Message::Back => return Step::Cancel(self.left.take()),
            Message::Enter => return self.start(),
            Message::Row(row) if row <= last => {
                self.row = row;
                if rows[row] == Row::Start {
                    return self.start();
                }
                self.change(rows[row], true);
            }
            _ => {}
        }
        Step::Stay
    }

    fn start(&mut self) -> Step {
        let game = Game::new(self.rules, self.options);
        let play = Play::new(game, |seat| (String::new(), self.player(seat)));
        Step::Start {
            play: Box::new(play),
            left: self.left.take(),
        }
    }

    /// The next or the previous value of a line.
    fn change(&mut self, row: Row, forward: bool) {
        match row {
            Row::Game => {
                let game = turned(rules::ALL, forward, |rules| *rules == self.rules);
                self.rules = game;
                self.options = game.options(game.seatings()[0].len());
            }
            Row::Players => {
                let seats = turned(self.rules.seatings(), forward, |seats| {
                    seats.len() == self.options.players
                });
                self.options = self.rules.options(seats.len());
            }
            Row::Seat(seat) => {
                let choices: Vec<Player> = [Player::Human]
                    .into_iter()
                    .chain(Level::ALL.map(Player::Ai))
                    .collect();
                let chosen = turned(&choices, forward, |player| *player == self.player(seat));
                if let Some(index) = self.seats().iter().position(|other| *other == seat) {
                    self.players[index] = chosen;
                }
            }
            Row::AntiBlock => self.options.anti_block = !self.options.anti_block,
            Row::QuietDraw => {
                self.options.quiet_draw = turned(&[0, 40, 80, 160], forward, |n| {
                    *n == self.options.quiet_draw
                });
            }
            Row::RepetitionDraw => {
                self.options.repetition_draw = turned(&[0, 3, 4, 5], forward, |n| {
                    *n == self.options.repetition_draw
                });
            }
            Row::Start => {}
        }
        self.row = self.row.min(self.rows().len() - 1);
    }
}

/// The value after or before the one that is chosen; the list closes on itself.
fn turned<T: Copy>(values: &[T], forward: bool, is_chosen: impl Fn(&T) -> bool) -> T {
    let chosen = values.iter().position(is_chosen).unwrap_or(0);
    let step = if forward { 1 } else { values.len() - 1 };
    values[(chosen + step) % values.len()]
}
