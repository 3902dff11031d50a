//! A new game: which one, for how many, who plays each seat, with which options.

mod names;

use crate::app::editor::{Editor, Way};
use crate::app::field::{Field, Written};
use crate::app::play::Play;
use crate::app::replay::{Left, Replay};
use crate::app::view::GameView as _;
use crate::app::{Command, Heading, Message, turned};
use crate::config::Config;
use crate::game::{Game, Level, Player};
use crate::record::SeatEntry;
use crate::rules::{self, Choice, Options, Position, Rules, Seat};

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

/// What is being set up.
#[derive(Debug)]
pub enum Purpose {
    /// A game from its usual start.
    Game,
    /// The board on which a position is put together: which game, and how many seats.
    Position,
    /// A game from the position of an editor.
    From(Box<Editor>),
    /// A game that goes on from the position of a replay.
    Branch(Box<Replay>),
}

/// The state of the screen.
#[derive(Debug)]
pub struct Setup {
    /// What is being set up.
    pub purpose: Purpose,
    /// The game.
    pub rules: &'static dyn Rules,
    /// Its options.
    pub options: Options,
    /// The line under the cursor.
    pub row: usize,
    /// Who plays, in turn order; more than take part, so that a change of their number forgets nobody.
    players: Vec<Player>,
    /// The names that were written for the seats, in turn order.
    names: Vec<Option<String>>,
    /// The usual names of those at the keyboard, in the order of their seats.
    usual: Vec<String>,
    /// The name that is being written.
    pub typing: Option<Field>,
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
    /// A position is put together, or again.
    Edit(Box<Editor>),
    /// Back to the replay.
    Replay(Box<Replay>),
    /// Out of the program.
    Quit,
    /// The new game begins.
    Start {
        /// The new game.
        play: Box<Play>,
        /// The game that was left for it.
        left: Option<Box<Play>>,
    },
}

impl Setup {
    /// Sternhalma for two, against the computer, with the cursor on the start.
    pub fn new(config: &Config) -> Self {
        let mut setup = Self {
            purpose: Purpose::Game,
            rules: rules::ALL[0],
            options: rules::ALL[0].options(2),
            row: 0,
            players: [Player::Human]
                .into_iter()
                .chain([Player::Ai(Level::USUAL); 5])
                .collect(),
            names: vec![None; 6],
            usual: config.names.clone(),
            typing: None,
            left: None,
        };
        setup.row = setup.rows().len() - 1;
        setup
    }

    /// The same for one who can go back to the game that was on the screen; its choices are proposed again.
    pub fn beside(play: Box<Play>, config: &Config) -> Self {
        let mut setup = Self::new(config);
        setup.rules = play.game().rules();
        setup.options = *play.game().options();
        setup.sit_like(play.seats());
        setup.row = setup.rows().len() - 1;
        setup.left = Some(play);
        setup
    }

    /// Proposes those who play in another game.
    fn sit_like(&mut self, seats: &[SeatEntry]) {
        let chosen = self.players.iter_mut().zip(&mut self.names);
        for ((player, name), entry) in chosen.zip(seats) {
            *player = entry.player;
            *name = Some(entry.name.clone()).filter(|name| !name.is_empty());
        }
    }

    /// The board for a position, Sternhalma for two, with the cursor on the game.
    pub fn of_position(config: &Config) -> Self {
        Self {
            purpose: Purpose::Position,
            row: 0,
            ..Self::new(config)
        }
    }

    /// A game from the position of an editor, with the players of the game it was opened from, or those that were chosen before.
    pub fn from(editor: Box<Editor>, config: &Config) -> Self {
        let mut setup = Self::new(config);
        setup.rules = editor.rules();
        setup.options = *editor.options();
        setup.sit_like(editor.seats());
        setup.purpose = Purpose::From(editor);
        setup.row = setup.rows().len() - 1;
        setup
    }

    /// A game that goes on from the position of a replay, with the players of its game.
    pub fn branch(replay: Box<Replay>, config: &Config) -> Self {
        let mut setup = Self::new(config);
        let record = replay.record();
        setup.rules = record.game().rules();
        setup.options = *record.game().options();
        setup.sit_like(record.seats());
        setup.purpose = Purpose::Branch(replay);
        setup.row = setup.rows().len() - 1;
        setup
    }

    /// The position that the game or the editor starts with.
    pub fn position(&self) -> Position {
        match &self.purpose {
            Purpose::From(editor) => *editor.position(),
            Purpose::Branch(replay) => replay.shown(),
            Purpose::Game | Purpose::Position => self.rules.start(&self.options),
        }
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
        let board = [Row::Game]
            .into_iter()
            .chain(has_choice.then_some(Row::Players));
        let seats = self.seats().iter().map(|seat| Row::Seat(*seat));
        let options = options
            .into_iter()
            .filter(|(choice, _)| self.rules.offers(*choice))
            .map(|(_, row)| row);
        let game = seats.clone().chain(options);
        match &self.purpose {
            Purpose::Game => board.chain(game).chain([Row::Start]).collect(),
            Purpose::Position => board.chain([Row::Start]).collect(),
            // The board is what it is.
            Purpose::From(_) => game.chain([Row::Start]).collect(),
            // So are the options of a game under way.
            Purpose::Branch(_) => seats.chain([Row::Start]).collect(),
        }
    }

    /// Moves the cursor, changes what it is on, starts.
    pub fn update(&mut self, message: &Message) -> Step {
        let rows = self.rows();
        let last = rows.len() - 1;
        if let Some(field) = &mut self.typing {
            match field.update(message) {
                Written::On => {}
                Written::Done => self.take_name(),
                Written::Dropped => self.typing = None,
            }
            return Step::Stay;
        }
        if let Some(row) = message.row_after(self.row, last) {
            self.row = row;
        }
        match *message {
            Message::Go(Heading::Right) => self.change(rows[self.row], true),
            Message::Go(Heading::Left) => self.change(rows[self.row], false),
            Message::Back => {
                let seats = self.entries();
                return match std::mem::replace(&mut self.purpose, Purpose::Game) {
                    Purpose::From(mut editor) => {
                        editor.sit(seats);
                        Step::Edit(editor)
                    }
                    Purpose::Branch(replay) => Step::Replay(replay),
                    Purpose::Game | Purpose::Position => Step::Cancel(self.left.take()),
                };
            }
            Message::AskQuit => {
                if let Purpose::From(editor) = &mut self.purpose
                    && editor.ask(Way::Quit)
                {
                    return self.update(&Message::Back);
                }
                return Step::Quit;
            }
            Message::Do(Command::Type) => self.write_name(),
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

    /// Who is to play, in turn order.
    fn entries(&self) -> Vec<SeatEntry> {
        let entries = self.seats().iter().map(|&seat| SeatEntry {
            seat,
            name: self.name(seat),
            player: self.player(seat),
        });
        entries.collect()
    }

    fn start(&mut self) -> Step {
        let (rules, options) = (self.rules, self.options);
        let (game, left) = match &mut self.purpose {
            Purpose::Game => (Game::new(rules, options), self.left.take()),
            Purpose::Position => return Step::Edit(Box::new(Editor::new(rules, options))),
            Purpose::From(editor) => (editor.game_with(options), editor.take_left()),
            Purpose::Branch(replay) => {
                let Some(game) = replay.branch() else {
                    return Step::Stay;
                };
                let left = match replay.take_left() {
                    Left::Play(play) => Some(play),
                    Left::Menu | Left::Library(_) => None,
                };
                (game, left)
            }
        };
        let play = Play::new(game, |seat| (self.name(seat), self.player(seat)));
        Step::Start {
            play: Box::new(play),
            left,
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
