//! Race games made for speed: Sternhalma, Halma, and any other [`Layout`](crate::rules::Layout).
//!
//! Ends of jump chains are found breadth-first over a table of (support, landing) pairs, never as lists of paths.

mod track;
mod value;

use crate::board::{Point, PointSet};
use crate::engine::state::{End, Exact, State, mix};
use crate::rules::{Position, Seat};

use track::Course;
pub use track::Track;
pub use value::Judge;

/// The greatest number of seats.
const SEATS: usize = 6;

/// Hundredths of a step that a turn may gain beyond what its origin and its end tell.
const UNSEEN: i32 = 60;

/// A turn by its origin and its end; both are the same for a forced pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// Where the stone stood.
    pub from: Point,
    /// Where it stands then.
    pub to: Point,
}

impl Turn {
    /// No stone moves.
    pub const PASS: Self = Self {
        from: Point::new(0),
        to: Point::new(0),
    };

    /// Whether nobody moves.
    pub fn is_pass(self) -> bool {
        self.from == self.to
    }
}

/// A position of a race game. Seats are numbered in turn order.
#[derive(Clone, Debug)]
pub struct Race<'a> {
    track: &'a Track,
    stones: [PointSet; SEATS],
    occupied: PointSet,
    to_move: usize,
    /// The place of each seat, from 1; 0 while it still plays.
    places: [u8; SEATS],
    hash: u64,
    /// What the value of each seat depends on: its own stones, and those of others in its goal.
    parts: [u64; SEATS],
    /// The seat that thinks against all the others in one; none where the seats take their turns in order.
    hero: Option<usize>,
}

/// The hash key for a seat's being the one to move.
const fn key_to_move(seat: usize) -> u64 {
    mix(0x1_0000 + seat as u64)
}

/// The key of a foreign stone in somebody's goal.
const fn key_foreign(point: Point) -> u64 {
    mix(0x2_0000 + point.index() as u64)
}

/// The hash key of a seat that has finished.
const fn key_placed(seat: usize) -> u64 {
    mix(0x3_0000 + seat as u64)
}

impl<'a> Race<'a> {
    /// The same position as `position`, with the seats in order.
    pub fn new(track: &'a Track, position: &Position) -> Self {
        let mut race = Self {
            track,
            stones: [PointSet::EMPTY; SEATS],
            occupied: PointSet::EMPTY,
            to_move: 0,
            places: [0; SEATS],
            hash: 0,
            parts: [0; SEATS],
            hero: None,
        };
        for (seat, course) in track.courses.iter().enumerate() {
            for point in position.stones(course.seat).iter() {
                race.toggle(seat, point);
            }
            if let Some(place) = position.place(course.seat) {
                race.places[seat] = place;
                race.hash ^= key_placed(seat);
            }
            if course.seat == position.to_move() {
                race.to_move = seat;
            }
        }
        race.hash ^= key_to_move(race.to_move);
        race
    }

    /// The position as the seat to move sees it: against one other, or against all others as if they were one.
    pub fn against_all(track: &'a Track, position: &Position) -> Self {
        let mut race = Self::new(track, position);
        race.hero = (race.playing().count() > 2).then_some(race.to_move);
        race
    }

    /// The number of the seat that thinks, or whose turn it is.
    pub fn mover(&self) -> usize {
        self.hero.unwrap_or(self.to_move)
    }

    /// Hundredths of a step that the stones of a seat have still to go on the empty board, each to a goal point of its
    /// own.
    pub fn way_home(&self, seat: usize, judge: &mut Judge) -> i32 {
        judge.way_home(self, seat)
    }

    /// How much each seat that still plays has before it, in hundredths of a step.
    pub fn burdens(&self, judge: &mut Judge) -> Vec<(Seat, i32)> {
        let burden = |seat: usize| (self.track.courses[seat].seat, judge.burden(self, seat));
        self.playing().map(burden).collect()
    }

    /// Steps by which the moving stone comes nearer to the far end of its goal.
    pub fn rows_gained(&self, turn: Turn) -> i32 {
        let rows = &self.track.courses[self.owner(turn)].rows;
        rows[turn.from.index()] - rows[turn.to.index()]
    }

    /// Whether the turn takes a stone out of its own start camp.
    pub fn leaves_home(&self, turn: Turn) -> bool {
        let home = self.track.courses[self.owner(turn)].home;
        home.contains(turn.from) && !home.contains(turn.to)
    }

    /// Whether two armies have passed each other and are out of each other's way for good.
    pub fn is_past(&self) -> bool {
        let [one, other] = &self.track.courses[..] else {
            return false;
        };
        let last = |seat: usize, course: &Course| {
            let rows = self.stones[seat]
                .iter()
                .map(|stone| course.rows[stone.index()]);
            rows.max().unwrap_or(0)
        };
        let between = one.ends.iter().map(|end| other.rows[end.index()]).max();
        between.is_some_and(|between| last(0, one) + last(1, other) < between)
    }

    /// Whether another seat has only the points left that the seat to move still holds at home, or one more.
    pub fn is_waited_for(&self) -> bool {
        let seat = self.mover();
        let home = self.track.courses[seat].home;
        let held = (self.stones[seat] & home).len();
        let waits = |other: usize| {
            let goal = self.track.courses[other].goal;
            goal == home && (self.stones[other] - goal).len() <= held + 1
        };
        held > 0 && self.playing().any(waits)
    }

    /// The number of stones of others that stand in the goal of a seat and cannot move.
    pub fn shut_in(&self, seat: usize) -> usize {
        let foreign = self.occupied - self.stones[seat];
        let in_goal = foreign & self.track.courses[seat].goal;
        let mut turns = Vec::new();
        in_goal
            .iter()
            .filter(|&point| {
                turns.clear();
                self.turns_from(point, &mut turns);
                turns.is_empty()
            })
            .count()
    }

    /// Puts the stones of the seat to move on other points.
    pub fn arrange(&mut self, stones: PointSet) {
        let moved = (self.stones[self.to_move] - stones) | (stones - self.stones[self.to_move]);
        for point in moved.iter() {
            self.toggle(self.to_move, point);
        }
    }

    /// How much the stones of the seat to move have before them if it plays alone.
    pub fn way_alone(&self) -> i32 {
        let alone = &self.track.courses[self.to_move].alone;
        let stones = self.stones[self.to_move].iter();
        stones.map(|point| alone[point.index()]).sum()
    }

    /// By how much a turn of the seat to move makes that less.
    pub fn gain_alone(&self, turn: Turn) -> i32 {
        let alone = &self.track.courses[self.to_move].alone;
        alone[turn.from.index()] - alone[turn.to.index()]
    }

    /// The hash after a turn of the seat to move, if it is its turn again.
    pub fn hash_after(&self, turn: Turn) -> u64 {
        self.hash ^ Track::key(self.to_move, turn.from) ^ Track::key(self.to_move, turn.to)
    }

    /// Whether no seat can move, which ends a game without a winner.
    pub fn is_blocked(&self) -> bool {
        let mut turns = Vec::new();
        self.playing().all(|seat| {
            self.turns_of(seat, &mut turns);
            turns.is_empty()
        })
    }

    /// The number of full paths from the origin of a turn to its end.
    pub fn paths(&self, turn: Turn) -> u64 {
        if turn.is_pass() || self.track.steps(turn.from).contains(&turn.to) {
            return 1;
        }
        self.paths_on(
            turn.from,
            turn.to,
            self.occupied.without(turn.from),
            PointSet::EMPTY.with(turn.from),
        )
    }

    /// The number of ways on from `here` to `end` that avoid the points `used`.
    fn paths_on(&self, here: Point, end: Point, supports: PointSet, used: PointSet) -> u64 {
        if here == end {
            return 1;
        }
        let jumps = self.track.jumps(here).iter();
        jumps
            .filter(|(over, to)| {
                supports.contains(*over) && !supports.contains(*to) && !used.contains(*to)
            })
            .map(|&(_, to)| self.paths_on(to, end, supports, used.with(to)))
            .sum()
    }

    /// Puts a stone on a point, or takes it away.
    fn toggle(&mut self, seat: usize, point: Point) {
        let key = Track::key(seat, point);
        let stones = &mut self.stones[seat];
        if stones.contains(point) {
            stones.remove(point);
            self.occupied.remove(point);
        } else {
            stones.insert(point);
            self.occupied.insert(point);
        }
        self.hash ^= key;
        self.parts[seat] ^= key;
        if let Some(other) = self.track.goal_of(point).filter(|&other| other != seat) {
            self.parts[other] ^= key_foreign(point);
        }
    }

    fn seats(&self) -> std::ops::Range<usize> {
        0..self.track.courses.len()
    }

    fn playing(&self) -> impl Iterator<Item = usize> + use<'_, 'a> {
        self.seats().filter(|&seat| self.places[seat] == 0)
    }

    /// The seat whose stone moves.
    fn owner(&self, turn: Turn) -> usize {
        if self.hero.is_none() || turn.is_pass() {
            return self.to_move;
        }
        self.seats()
            .find(|&seat| self.stones[seat].contains(turn.from))
            .unwrap_or(self.to_move)
    }

    /// Whether a seat is home by the rules in force.
    fn is_home(&self, seat: usize) -> bool {
        let stones = self.stones[seat];
        let course = &self.track.courses[seat];
        if stones.is_empty() {
            return false;
        }
        stones.is_subset(course.goal)
            || self.track.anti_block
                && course.goal.is_subset(self.occupied)
                && !(stones & course.goal).is_empty()
                && (stones & course.home).is_empty()
    }

    /// Gives the seats that are home their places, `first` first.
    fn award(&mut self, first: usize) {
        let seats = self.track.courses.len();
        for seat in (first..seats).chain(0..first) {
            // Without the anti-blocking rule nobody else can have come home.
            if (seat == first || self.track.anti_block)
                && self.places[seat] == 0
                && self.is_home(seat)
            {
                self.finish(seat);
                let mut playing = self.playing();
                if let (Some(last), None) = (playing.next(), playing.next()) {
                    drop(playing);
                    self.finish(last);
                }
            }
        }
    }

    fn finish(&mut self, seat: usize) {
        let place = (1..=6).find(|place| !self.places.contains(place));
        self.places[seat] = place.expect("there are as many places as seats");
        self.hash ^= key_placed(seat);
    }

    fn set_to_move(&mut self, seat: usize) {
        self.hash ^= key_to_move(self.to_move) ^ key_to_move(seat);
        self.to_move = seat;
    }

    /// Adds the turns of one seat: the ends of each stone's jumps, then its steps.
    fn turns_of(&self, seat: usize, turns: &mut Vec<Turn>) {
        for from in self.stones[seat].iter() {
            self.turns_from(from, turns);
        }
    }

    fn turns_from(&self, from: Point, turns: &mut Vec<Turn>) {
        self.jumps_from(from, turns);
        let free = |to: &&Point| !self.occupied.contains(**to);
        let steps = self.track.steps(from).iter().filter(free);
        turns.extend(steps.map(|&to| Turn { from, to }));
    }

    /// Adds the ends of one stone's jump chains; the list itself is the queue of the search.
    fn jumps_from(&self, from: Point, turns: &mut Vec<Turn>) {
        let supports = self.occupied.without(from);
        let mut used = self.occupied;
        let mut here = from;
        let mut next = turns.len();
        loop {
            for &(over, to) in self.track.jumps(here) {
                if supports.contains(over) && !used.contains(to) {
                    used.insert(to);
                    turns.push(Turn { from, to });
                }
            }
            match turns.get(next) {
                Some(turn) => here = turn.to,
                None => break,
            }
            next += 1;
        }
    }

    /// Whether a turn leads the stone back by two rows or more, which pays only close to the goal.
    fn is_retreat(&self, turn: Turn) -> bool {
        let course = &self.track.courses[self.owner(turn)];
        self.rows_gained(turn) <= -2 && !course.goal.contains(turn.to)
    }
}

impl State for Race<'_> {
    type Turn = Turn;
    type Judge = Judge;

    fn turns(&self, turns: &mut Vec<Turn>) {
        let before = turns.len();
        match self.hero {
            Some(hero) if self.to_move != hero => {
                for seat in self.playing().filter(|&seat| seat != hero) {
                    self.turns_of(seat, turns);
                }
            }
            _ => self.turns_of(self.to_move, turns),
        }
        if turns.len() == before {
            turns.push(Turn::PASS);
        }
    }

    fn candidates(&self, turns: &mut Vec<Turn>) {
        self.turns(turns);
        if turns.iter().any(|&turn| !self.is_retreat(turn)) {
            turns.retain(|&turn| !self.is_retreat(turn));
        }
    }

    fn play(&mut self, turn: Turn) {
        let mover = self.owner(turn);
        if !turn.is_pass() {
            self.toggle(mover, turn.from);
            self.toggle(mover, turn.to);
            self.award(mover);
        }
        let seats = self.track.courses.len();
        let after = |seat: usize| (seat + 1..seats).chain(0..=seat);
        let next = match self.hero {
            Some(hero) if self.to_move != hero => hero,
            _ => after(self.to_move)
                .find(|&seat| self.places[seat] == 0)
                .unwrap_or((mover + 1) % seats),
        };
        self.set_to_move(next);
    }

    fn hash(&self) -> u64 {
        self.hash
    }

    fn end(&self) -> Option<End> {
        let seat = self.hero.unwrap_or(self.to_move);
        let is_over = self.places[seat] > 0;
        let has_won = self.is_home(seat) && (self.hero.is_some() || self.places[seat] == 1);
        is_over.then_some(if has_won == (seat == self.to_move) {
            End::Won
        } else {
            End::Lost
        })
    }

    fn value(&self, judge: &mut Judge) -> i32 {
        let Some(hero) = self.hero else {
            let others = self.playing().filter(|&seat| seat != self.to_move);
            let others: i32 = others.map(|seat| judge.burden(self, seat)).sum();
            return others - judge.burden(self, self.to_move);
        };
        let others = self.playing().filter(|&seat| seat != hero);
        let (mut sum, mut count) = (0, 0);
        for seat in others {
            sum += judge.burden(self, seat);
            count += 1;
        }
        let value = sum / count.max(1) - judge.burden(self, hero);
        if hero == self.to_move { value } else { -value }
    }

    fn exact(&self, _: &Judge) -> Option<Exact> {
        None
    }

    fn is_noisy(&self) -> bool {
        false
    }

    fn promise(&self, turn: Turn) -> i32 {
        let costs = &self.track.courses[self.owner(turn)].costs;
        costs[turn.from.index()] - costs[turn.to.index()]
    }

    fn hope(&self, turn: Turn) -> Option<i32> {
        let seat = self.owner(turn);
        let outside = self.stones[seat] - self.track.courses[seat].goal;
        // The last stones win the game, which is worth more than their gain.
        (outside.len() > 2).then(|| self.promise(turn) + UNSEEN)
    }

    fn index(turn: Turn) -> usize {
        turn.from.index() << 8 | turn.to.index()
    }

    fn recurs_within(&self) -> usize {
        0
    }
}

#[cfg(test)]
impl Race<'_> {
    /// The seat to move.
    pub fn to_move(&self) -> Seat {
        self.track.courses[self.to_move].seat
    }

    /// The stones of a seat, by its number.
    pub fn stones(&self, seat: usize) -> PointSet {
        self.stones[seat]
    }

    /// The place that a seat has taken, from 1.
    pub fn place(&self, seat: usize) -> Option<u8> {
        Some(self.places[seat]).filter(|&place| place > 0)
    }
}
