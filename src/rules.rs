//! The rules of every game behind one trait.
//!
//! The one primitive is [`Rules::next`]: where may this stone land next, and may the turn end here? Lists of turns,
//! highlighting after each landing, the legality of records and of lessons all follow from it. Nothing here draws,
//! reads files, searches or knows a language: reasons are data.

mod draughts;
mod halma;
mod position;
mod race;
mod refusal;
mod sternhalma;

use std::ops::ControlFlow;

use crate::board::{Board, Point, PointSet};

pub use draughts::Draughts;
pub use halma::{Halma, square_layout};
pub use position::{Position, Seat};
pub use race::{Camp, Layout, Race};
pub use refusal::{Reason, Refusal};
pub use sternhalma::Sternhalma;

/// Every game of this program. A new game is one file, its `mod` line, its entry here and its texts.
pub static ALL: &[&dyn Rules] = &[&Sternhalma, &Halma, &Draughts];

/// The rules called `name` (an id or an alias, in any case).
pub fn named(name: &str) -> Option<&'static dyn Rules> {
    let name = name.to_lowercase();
    ALL.iter()
        .copied()
        .find(|rules| rules.id() == name || rules.aliases().contains(&name.as_str()))
}

/// What may be agreed on before a game. Only what [`Rules::choices`] names has a meaning for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The number of players.
    pub players: usize,
    /// Whether a goal camp blocked by others counts as filled (rule 11 of the race games).
    pub anti_block: bool,
    /// Turns without progress after which the game is drawn; 0 is never.
    pub quiet_draw: usize,
    /// Occurrences of a position at which the game is drawn; 0 is never.
    pub repetition_draw: usize,
}

/// Names of the fields of [`Options`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// [`Options::players`]
    Players,
    /// [`Options::anti_block`]
    AntiBlock,
    /// [`Options::quiet_draw`]
    QuietDraw,
    /// [`Options::repetition_draw`]
    RepetitionDraw,
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

/// The whole way of one stone in one turn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Path {
    points: Vec<Point>,
    over: Vec<Point>,
    captures: bool,
    crowns: bool,
}

impl Path {
    /// A path that the rules have found legal.
    fn new(board: &Board, points: &[Point], captures: bool, crowns: bool) -> Self {
        let over: Vec<Point> = points
            .windows(2)
            .filter_map(|pair| board.over(pair[0], pair[1]))
            .collect();
        Self {
            points: points.to_vec(),
            captures: captures && !over.is_empty(),
            over,
            crowns,
        }
    }

    /// Origin and every landing: at least two points.
    pub fn points(&self) -> &[Point] {
        &self.points
    }

    /// The point the stone started from.
    pub fn origin(&self) -> Point {
        self.points[0]
    }

    /// The point the stone ended on.
    pub fn end(&self) -> Point {
        self.points[self.points.len() - 1]
    }

    /// The points jumped over, in order; none for a step.
    pub fn over(&self) -> &[Point] {
        &self.over
    }

    /// The points whose pieces were captured, in order.
    pub fn captured(&self) -> &[Point] {
        if self.captures { &self.over } else { &[] }
    }

    /// Whether a man became a king.
    pub fn crowns(&self) -> bool {
        self.crowns
    }
}

/// One player's turn. Only the rules make one, so every `Move` was legal where it was made.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// No stone can move: the turn goes to the next seat.
    Pass,
    /// A step, or a chain of jumps.
    Path(Path),
}

impl Move {
    /// The way of the stone; none for a pass.
    pub fn path(&self) -> Option<&Path> {
        match self {
            Self::Pass => None,
            Self::Path(path) => Some(path),
        }
    }

    /// Origin and every landing; empty for a pass.
    pub fn points(&self) -> &[Point] {
        self.path().map_or(&[], Path::points)
    }
}

/// How a game has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Every seat has its place: the winner first.
    Places(Vec<Seat>),
    /// Nobody has won.
    Draw(Draw),
}

/// Why a game is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    /// The players agreed.
    Agreement,
    /// No seat can move.
    Blocked,
    /// Too many turns without progress ([`Options::quiet_draw`]).
    Quiet,
    /// One position occurred too often ([`Options::repetition_draw`]).
    Repetition,
}

impl Draw {
    /// Every reason for a draw.
    pub const ALL: [Self; 4] = [
        Self::Agreement,
        Self::Blocked,
        Self::Quiet,
        Self::Repetition,
    ];

    /// The name of the reason in records and texts.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Agreement => "agreement",
            Self::Blocked => "blocked",
            Self::Quiet => "quiet",
            Self::Repetition => "repetition",
        }
    }
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

    /// The turn along `points` (origin and every landing).
    ///
    /// # Errors
    /// The [`Refusal`] of the first landing that is not legal, or of the end of the path.
    pub fn check(&self, position: &Position, points: &[Point]) -> Result<Move, Refusal> {
        if points.is_empty() {
            return self.check_pass(position);
        }
        self.check_landings(position, points)?;
        self.check_end(position, points)?;
        Ok(self.path(position, points))
    }

    /// Checks a turn that may be unfinished, landing by landing.
    ///
    /// # Errors
    /// [`Reason::GameOver`], or the [`Refusal`] of the first point that is not legal.
    pub fn check_landings(&self, position: &Position, points: &[Point]) -> Result<(), Refusal> {
        let Some((&origin, landings)) = points.split_first() else {
            return match self.outcome(position) {
                Some(_) => Err(Refusal::of(Reason::GameOver)),
                None => Ok(()),
            };
        };
        self.check_origin(position, origin)?;
        for (made, &landing) in (1..).zip(landings) {
            if !self
                .next(position, &points[..made])
                .landings
                .contains(&landing)
            {
                return Err(self.refusal(position, &points[..made], landing));
            }
        }
        Ok(())
    }

    /// Why a turn that has come along `points` may not go on to (or, without points, begin on) a light square.
    pub fn light_square(&self, position: &Position, points: &[Point]) -> Refusal {
        if let Err(refusal) = self.check_landings(position, points) {
            return refusal;
        }
        let has_stepped =
            matches!(*points, [from, to, ..] if self.board().over(from, to).is_none());
        let refusal = Refusal::of(if has_stepped {
            Reason::StepEndsTurn
        } else {
            Reason::LightSquare
        });
        points.last().map_or(refusal, |&here| refusal.from(here))
    }

    /// Checks that the seat to move may pass.
    ///
    /// # Errors
    /// [`Reason::GameOver`], or [`Reason::MayMove`] if it has a legal turn.
    pub fn check_pass(&self, position: &Position) -> Result<Move, Refusal> {
        if self.outcome(position).is_some() {
            return Err(Refusal::of(Reason::GameOver));
        }
        match self.next(position, &[]).landings.first() {
            Some(&origin) => Err(Refusal::of(Reason::MayMove).from(origin)),
            None => Ok(Move::Pass),
        }
    }

    /// Checks that a turn may begin with the stone on `origin`; whether it can go anywhere is not asked.
    ///
    /// # Errors
    /// [`Reason::GameOver`], [`Reason::NoStone`] or [`Reason::NotYours`].
    pub fn check_origin(&self, position: &Position, origin: Point) -> Result<(), Refusal> {
        let reason = if self.outcome(position).is_some() {
            Reason::GameOver
        } else {
            match position.at(origin) {
                None => Reason::NoStone,
                Some(seat) if seat != position.to_move() => Reason::NotYours,
                Some(_) => return Ok(()),
            }
        };
        Err(Refusal::of(reason).from(origin))
    }

    /// Why the mover's stone on `origin` cannot be picked: another must capture, or it has nowhere to go.
    pub fn immovable(&self, position: &Position, origin: Point) -> Refusal {
        let due = self
            .next(position, &[])
            .landings
            .first()
            .and_then(|&stone| {
                let to = *self.next(position, &[stone]).landings.first()?;
                Some(Refusal::of(Reason::MustCapture).from(stone).to(to))
            });
        let is_free = self
            .board()
            .neighbours(origin)
            .any(|to| position.at(to).is_none());
        let board = self.board();
        match due {
            Some(refusal)
                if is_free
                    && refusal
                        .from
                        .zip(refusal.to)
                        .is_some_and(|(a, b)| board.over(a, b).is_some()) =>
            {
                refusal
            }
            _ => Refusal::of(Reason::Immovable).from(origin),
        }
    }

    /// Checks that a turn may end after `points`, which are legal landing by landing.
    ///
    /// # Errors
    /// [`Reason::NoLanding`] before the first landing, [`Reason::MustContinue`] while a capture must go on.
    pub fn check_end(&self, position: &Position, points: &[Point]) -> Result<(), Refusal> {
        let next = self.next(position, points);
        if next.may_stop {
            return Ok(());
        }
        let here = points[points.len() - 1];
        Err(match next.landings.first() {
            Some(&landing) if points.len() > 1 => {
                Refusal::of(Reason::MustContinue).from(here).to(landing)
            }
            _ => Refusal::of(Reason::NoLanding).from(here),
        })
    }

    /// Gives every full path that begins with `path` to `visit` until it breaks off. There may be millions.
    pub fn each_path(
        &self,
        position: &Position,
        path: &mut Vec<Point>,
        visit: &mut dyn FnMut(&[Point]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let next = self.next(position, path);
        if next.may_stop {
            visit(path)?;
        }
        for landing in next.landings {
            path.push(landing);
            let flow = self.each_path(position, path, visit);
            path.pop();
            flow?;
        }
        ControlFlow::Continue(())
    }

    /// The first `limit` turns by full path, and whether there are more.
    pub fn paths(&self, position: &Position, limit: usize) -> (Vec<Move>, bool) {
        let mut found = Vec::new();
        if self.must_pass(position) {
            return (vec![Move::Pass], false);
        }
        let flow = self.each_path(position, &mut Vec::new(), &mut |points| {
            if found.len() == limit {
                return ControlFlow::Break(());
            }
            found.push(self.path(position, points));
            ControlFlow::Continue(())
        });
        (found, flow.is_break())
    }

    /// The number of turns by full path. They are counted one by one but not kept: there may be millions.
    pub fn count_paths(&self, position: &Position) -> u64 {
        let mut count = u64::from(self.must_pass(position));
        let _: ControlFlow<()> = self.each_path(position, &mut Vec::new(), &mut |_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }
}

/// What [`perft`] counts as one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// As [`Rules::turns`](trait.Rules.html) lists them: the race games by origin and end.
    Turns,
    /// Every full path.
    Paths,
}

/// The number of sequences of `depth` turns from `position`; a forced pass is a turn.
pub fn perft(
    rules: &dyn Rules,
    options: &Options,
    position: &Position,
    depth: usize,
    count: Count,
) -> u64 {
    let turns = match (depth, count) {
        (0, _) => return 1,
        (1, Count::Paths) => return rules.count_paths(position),
        (_, Count::Paths) => rules.paths(position, usize::MAX).0,
        (_, Count::Turns) => rules.turns(position),
    };
    if depth == 1 {
        return turns.len() as u64;
    }
    turns
        .iter()
        .map(|turn| {
            perft(
                rules,
                options,
                &rules.after(options, position, turn),
                depth - 1,
                count,
            )
        })
        .sum()
}
