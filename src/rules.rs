//! The rules of every game behind one trait.
//!
//! The one primitive is [`Rules::next`]: where may this stone land next, and may the turn end here? Lists of turns,
//! highlighting after each landing, the legality of records and of lessons all follow from it. Nothing here draws,
//! reads files, searches or knows a language: reasons are data.

mod check;
mod draughts;
mod halma;
mod options;
mod outcome;
mod path;
mod perft;
mod position;
mod race;
mod refusal;
mod sternhalma;

use crate::board::{Board, Point, PointSet};

pub use draughts::Draughts;
pub use halma::{Halma, square_layout};
pub use options::{Choice, Options, OptionsError, Wanted};
pub use outcome::{Draw, Outcome};
pub use path::{Move, Path};
pub use perft::{Count, perft};
pub use position::{Position, Seat};
pub use race::{Camp, Layout, Race};
pub use refusal::{Reason, Refusal};
pub use sternhalma::Sternhalma;

/// Every game of this program. A new game is one file, its `mod` and `pub use` lines, its entry here and its texts.
pub static ALL: &[&dyn Rules] = &[&Sternhalma, &Halma, &Draughts];

/// The rules called `name` (an id or an alias, in any case).
pub fn named(name: &str) -> Option<&'static dyn Rules> {
    let name = name.to_lowercase();
    ALL.iter()
        .copied()
        .find(|rules| rules.id() == name || rules.aliases().contains(&name.as_str()))
}

/// How a turn may go on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Next {
    /// Where the stone may land next, in the order of the board's directions; for the empty path, the stones that
    /// may move.
    pub landings: Vec<Point>,
    /// Whether the turn may end here.
    pub may_stop: bool,
}

/// The family a game belongs to, for those who need more than [`Rules`] says (the engine).
#[derive(Clone, Copy, Debug)]
pub enum Family {
    /// Stones run from camp to camp and nothing is captured.
    Race(&'static Layout),
    /// Men and kings capture.
    Draughts,
}

/// The rules of one game.
pub trait Rules: Sync {
    /// The name of the game in files and commands.
    fn id(&self) -> &'static str;

    /// Other names that commands accept.
    fn aliases(&self) -> &'static [&'static str];

    /// The board it is played on.
    fn board(&self) -> &'static Board;

    /// The seats that play together, one entry per number of players, each in turn order; the first entry is the usual
    /// one.
    fn seatings(&self) -> &'static [&'static [Seat]];

    /// What can be chosen before a game.
    fn choices(&self) -> &'static [Choice];

    /// The usual options for a number of players (one that has a seating).
    fn options(&self, players: usize) -> Options;

    /// The position a game starts from.
    fn start(&self, options: &Options) -> Position;

    /// The greatest number of stones a seat can have.
    fn most_stones(&self) -> usize;

    /// The start camp and the goal camp of `seat`, if the game has camps.
    fn camp(&self, seat: Seat) -> Option<&'static Camp>;

    /// The points where a man of `seat` becomes a king.
    fn king_row(&self, seat: Seat) -> PointSet;

    /// Which family the game belongs to.
    fn family(&self) -> Family;

    /// How a legal beginning of a turn may go on: `path` is empty, or an origin with the landings so far.
    fn next(&self, position: &Position, path: &[Point]) -> Next;

    /// Why `path`, a legal beginning of a turn, may not go on to `landing`.
    fn refusal(&self, position: &Position, path: &[Point], landing: Point) -> Refusal;

    /// The turns that begin with `path` (an origin, or more): the race games give one shortest path for each end point
    /// (ties go to the first direction), draughts gives every path.
    fn ways(&self, position: &Position, path: &[Point]) -> Vec<Move>;

    /// The end points of the turns of the stone on `origin`, one of the seat to move: those of [`Rules::ways`], for those
    /// who need no paths.
    fn ends(&self, position: &Position, origin: Point) -> PointSet {
        let ways = self.ways(position, &[origin]);
        ways.iter().filter_map(Move::path).map(Path::end).collect()
    }

    /// The move along `points`, which [`Rules::next`] has allowed landing by landing.
    fn path(&self, position: &Position, points: &[Point]) -> Move;

    /// The position after a legal move, with the places it has decided.
    fn after(&self, options: &Options, position: &Position, turn: &Move) -> Position;

    /// Gives the seats that are home in a loaded position their places, and the turn to a seat that still plays.
    fn settle(&self, options: &Options, position: &mut Position);

    /// How the game has ended, as far as the position tells.
    fn outcome(&self, position: &Position) -> Option<Outcome>;

    /// Whether a move can never be taken back by other moves (a capture, a man's move).
    fn is_progress(&self, position: &Position, turn: &Move) -> bool;
}

impl std::fmt::Debug for dyn Rules + '_ {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.id())
    }
}

impl PartialEq for dyn Rules + '_ {
    fn eq(&self, other: &Self) -> bool {
        self.id() == other.id()
    }
}

impl Eq for dyn Rules + '_ {}

impl dyn Rules + '_ {
    /// Whether `choice` has a meaning in this game.
    pub fn offers(&self, choice: Choice) -> bool {
        self.choices().contains(&choice)
    }

    /// The seats of a game for `players`, in turn order.
    pub fn seats(&self, players: usize) -> Option<&'static [Seat]> {
        self.seatings()
            .iter()
            .copied()
            .find(|seats| seats.len() == players)
    }

    /// Every legal turn, in the order of the origins: for the race games one shortest path per origin and end, for
    /// draughts every path. A seat that cannot move but must passes; a finished game has no turns.
    pub fn turns(&self, position: &Position) -> Vec<Move> {
        if self.outcome(position).is_some() {
            return Vec::new();
        }
        let origins = self.next(position, &[]).landings;
        if origins.is_empty() {
            return vec![Move::Pass];
        }
        origins
            .into_iter()
            .flat_map(|origin| self.ways(position, &[origin]))
            .collect()
    }

    /// Whether the seat to move has no legal turn although the game goes on.
    pub fn must_pass(&self, position: &Position) -> bool {
        self.outcome(position).is_none() && self.next(position, &[]).landings.is_empty()
    }
}
