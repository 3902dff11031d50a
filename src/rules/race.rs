//! What Sternhalma and Halma share: step, jump chain, camps, places, the anti-blocking rule.
//!
//! Source: rules 1 to 12 of the race games in the guides; a game adds its board, camps and seatings as a [`Layout`].

use std::collections::VecDeque;

use crate::board::{Board, Point, PointSet};
use crate::rules::{
    Choice, Draw, Family, Move, Next, Options, Outcome, Path, Position, Refusal, Rules, Seat,
};

/// The two camps of a seat.
#[derive(Clone, Debug)]
pub struct Camp {
    /// Whose camps.
    pub seat: Seat,
    /// Where its stones start.
    pub home: PointSet,
    /// Where all of them have to stand at the end.
    pub goal: PointSet,
}

/// Board, camps and seatings of a race game.
#[derive(Debug)]
pub struct Layout {
    /// The board.
    pub board: Board,
    /// One entry per seat.
    pub camps: Vec<Camp>,
    /// Who plays together, in turn order (that of [`Seat`], which begins with the first).
    pub seatings: &'static [&'static [Seat]],
}

impl Layout {
    /// The layout in which each camp's goal is the camp of the seat named with it.
    ///
    /// # Panics
    /// If the opposite of a seat has no camp.
    pub fn new(
        board: Board,
        camps: &[(Seat, Seat, PointSet)],
        seatings: &'static [&'static [Seat]],
    ) -> Self {
        let home = |seat: Seat| {
            let camp = camps.iter().find(|(owner, ..)| *owner == seat);
            camp.expect("every goal is somebody's camp").2
        };
        let camps = camps.iter().map(|&(seat, opposite, points)| Camp {
            seat,
            home: points,
            goal: home(opposite),
        });
        Self {
            camps: camps.collect(),
            board,
            seatings,
        }
    }

    /// The camps of `seat`.
    pub fn camp(&self, seat: Seat) -> Option<&Camp> {
        self.camps.iter().find(|camp| camp.seat == seat)
    }

    /// Whether `seat` is home: all its stones stand in its goal; with the anti-blocking rule also when the goal is full,
    /// at least one of its stones among them, and its own start camp is empty of them.
    fn is_home(&self, options: &Options, position: &Position, seat: Seat) -> bool {
        let stones = position.stones(seat);
        let Some(camp) = self.camp(seat).filter(|_| !stones.is_empty()) else {
            return false;
        };
        let strict = stones.is_subset(camp.goal);
        let unblocked = options.anti_block
            && camp.goal.is_subset(position.occupied())
            && !(stones & camp.goal).is_empty()
            && (stones & camp.home).is_empty();
        strict || unblocked
    }

    /// Gives every seat that is home its place: `first`, then the others in turn order.
    fn award(&self, options: &Options, position: &mut Position, first: Seat) {
        let mut seats: Vec<Seat> = position.seats().collect();
        let start = seats.iter().position(|seat| *seat == first).unwrap_or(0);
        seats.rotate_left(start);
        for seat in seats {
            if position.place(seat).is_none() && self.is_home(options, position, seat) {
                position.finish(seat);
            }
        }
    }
}

/// A race game: everything but its name follows from its layout.
pub trait Race: Sync {
    /// [`Rules::id`]
    const ID: &'static str;
    /// [`Rules::aliases`]
    const ALIASES: &'static [&'static str];

    /// The board and its camps.
    fn layout(&self) -> &'static Layout;
}

/// Where the stone that came along `path` can jump, as (over, landing) pairs: the origin is empty and used.
fn jumps<'a>(
    board: &'a Board,
    occupied: PointSet,
    path: &'a [Point],
) -> impl Iterator<Item = (Point, Point)> + use<'a> {
    let occupied = occupied.without(path[0]);
    board.jumps(path[path.len() - 1]).filter(move |(over, to)| {
        occupied.contains(*over) && !occupied.contains(*to) && !path.contains(to)
    })
}

fn has_stepped(board: &Board, path: &[Point]) -> bool {
    path.len() > 1 && board.over(path[0], path[1]).is_none()
}

fn can_move(board: &Board, occupied: PointSet, point: Point) -> bool {
    board.neighbours(point).any(|to| !occupied.contains(to))
        || jumps(board, occupied, &[point]).next().is_some()
}

impl<R: Race> Rules for R {
    fn id(&self) -> &'static str {
        R::ID
    }

    fn aliases(&self) -> &'static [&'static str] {
        R::ALIASES
    }

    fn board(&self) -> &'static Board {
        &self.layout().board
    }

    fn seatings(&self) -> &'static [&'static [Seat]] {
        self.layout().seatings
    }

    fn choices(&self) -> &'static [Choice] {
        &[Choice::Players, Choice::AntiBlock]
    }

    fn options(&self, players: usize) -> Options {
        Options {
            players,
            anti_block: players > 2,
            quiet_draw: 0,
            repetition_draw: 0,
        }
    }

    fn start(&self, options: &Options) -> Position {
        let seats = (self as &dyn Rules)
            .seats(options.players)
            .unwrap_or(self.seatings()[0]);
        let mut position = Position::empty(seats, seats[0]);
        for camp in self
            .layout()
            .camps
            .iter()
            .filter(|camp| seats.contains(&camp.seat))
        {
            for point in camp.home.iter() {
                position.put(camp.seat, point);
            }
        }
        position
    }

    fn most_stones(&self) -> usize {
        self.layout().camps[0].home.len()
    }

    fn camp(&self, seat: Seat) -> Option<&'static Camp> {
        self.layout().camp(seat)
    }

    fn king_row(&self, _: Seat) -> PointSet {
        PointSet::EMPTY
    }

    fn family(&self) -> Family {
        Family::Race(self.layout())
    }

    fn next(&self, position: &Position, path: &[Point]) -> Next {
        let board = self.board();
        let occupied = position.occupied();
        let may_stop = path.len() > 1;
        let landings = match path {
            _ if position.all_placed() => Vec::new(),
            [] => position
                .stones(position.to_move())
                .iter()
                .filter(|&stone| can_move(board, occupied, stone))
                .collect(),
            path if has_stepped(board, path) => Vec::new(),
            path => {
                let steps = board
                    .neighbours(path[0])
                    .filter(|to| path.len() == 1 && !occupied.contains(*to));
                steps
                    .chain(jumps(board, occupied, path).map(|(_, to)| to))
                    .collect()
            }
        };
        Next { landings, may_stop }
    }

    fn refusal(&self, position: &Position, path: &[Point], landing: Point) -> Refusal {
        Refusal::of_shape(self.board(), position, path, landing, path)
            .expect("a landing with the shape of a step or a jump is legal")
    }

    fn ways(&self, position: &Position, path: &[Point]) -> Vec<Move> {
        let board = self.board();
        let occupied = position.occupied();
        let mut ways = Vec::new();
        if has_stepped(board, path) {
            return vec![self.path(position, path)];
        }
        if path.len() == 1 {
            let free = board
                .neighbours(path[0])
                .filter(|to| !occupied.contains(*to));
            ways.extend(free.map(|to| self.path(position, &[path[0], to])));
        }
        // Breadth first and in the order of the directions: each end is met by its shortest, first path.
        let mut seen: PointSet = path.iter().copied().collect();
        let mut queue = VecDeque::from([path.to_vec()]);
        while let Some(way) = queue.pop_front() {
            if way.len() > 1 {
                ways.push(self.path(position, &way));
            }
            for (_, to) in jumps(board, occupied, &way) {
                if !seen.contains(to) {
                    seen.insert(to);
                    queue.push_back([&way[..], &[to]].concat());
                }
            }
        }
        ways
    }

    fn ends(&self, position: &Position, origin: Point) -> PointSet {
        let board = self.board();
        let occupied = position.occupied().without(origin);
        // That no landing is used twice cuts off no end: a chain without its circle leads there too.
        let mut reached = PointSet::EMPTY.with(origin);
        let mut open = vec![origin];
        while let Some(here) = open.pop() {
            for (over, to) in board.jumps(here) {
                if occupied.contains(over) && !occupied.contains(to) && !reached.contains(to) {
                    reached.insert(to);
                    open.push(to);
                }
            }
        }
        let free = |to: &Point| !occupied.contains(*to);
        let steps: PointSet = board.neighbours(origin).filter(free).collect();
        (reached | steps).without(origin)
    }

    fn path(&self, _: &Position, points: &[Point]) -> Move {
        Move::Path(Path::new(self.board(), points, false, false))
    }

    fn after(&self, options: &Options, position: &Position, turn: &Move) -> Position {
        let mut after = *position;
        let mover = position.to_move();
        if let Move::Path(path) = turn {
            after.shift(mover, path.origin(), path.end());
            self.layout().award(options, &mut after, mover);
        }
        after.pass_on();
        after
    }

    fn settle(&self, options: &Options, position: &mut Position) {
        let to_move = position.to_move();
        // The seat before the one to move has moved last.
        let last = position
            .seats()
            .filter(|seat| *seat < to_move)
            .last()
            .or_else(|| position.seats().last());
        let last = last.unwrap_or(to_move);
        self.layout().award(options, position, last);
        if position.place(to_move).is_some() {
            position.pass_on();
        }
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        if position.all_placed() {
            return Some(Outcome::Places(position.places()));
        }
        let occupied = position.occupied();
        let blocked = |seat| {
            !position
                .stones(seat)
                .iter()
                .any(|stone| can_move(self.board(), occupied, stone))
        };
        (blocked(position.to_move()) && position.playing().all(blocked))
            .then_some(Outcome::Draw(Draw::Blocked))
    }

    fn is_progress(&self, _: &Position, _: &Move) -> bool {
        false
    }
}
