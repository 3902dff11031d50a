//! Race games made for speed: Sternhalma, Halma, and any other [`Layout`](crate::rules::Layout).
//!
//! Ends of jump chains are found breadth-first over a table of (support, landing) pairs, never as lists of paths.

mod alone;
mod learned;
mod standing;
mod track;
mod value;
mod weights;

use crate::board::{Point, PointSet};
use crate::engine::state::{End, Exact, State, keep, mix};
use crate::rules::{Move, Position, Seat};
use learned::{Learned, NOTHING, Sums};

pub use alone::{Alone, AloneWeights, Near, Surplus};
pub use track::Track;
pub use value::Judge;
pub use weights::Weights;

/// Turns of a position that are looked at beside those for its depth, the most promising first.
const FEWEST: i32 = 2;
/// Turns that are looked at for each turn ahead.
const MORE: i32 = 2;
/// The greatest number of seats.
const SEATS: usize = 6;

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

    /// A turn of the rules; none for a forced pass.
    pub fn of(turn: &Move) -> Option<Self> {
        turn.path().map(|path| Self {
            from: path.origin(),
            to: path.end(),
        })
    }

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
    /// The seat that thinks and regards the only other that plays less than itself; none to regard both alike.
    thinker: Option<usize>,
    /// What the learned judgement has summed up for each of two seats.
    sums: [Sums; 2],
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
            thinker: None,
            sums: track.learned.as_ref().map_or(NOTHING, Learned::empty),
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
        let mover = Some(race.to_move);
        race.hero = mover.filter(|_| race.playing().count() > 2);
        race.thinker = mover.filter(|_| race.hero.is_none() && track.weights.regard != 100);
        race
    }

    /// The same position, for somebody who does not take part.
    #[must_use]
    pub fn regarding_alike(self) -> Self {
        Self {
            thinker: None,
            ..self
        }
    }

    /// Whether a seat thinks that regards the other less than itself.
    pub fn spares(&self) -> bool {
        self.thinker.is_some()
    }

    /// The seat to move.
    pub fn to_move(&self) -> Seat {
        self.track.courses[self.to_move].seat
    }

    /// Whether the other position is the same, with all that is remembered of it. Once all have their places nobody is to
    /// move, whatever is remembered of that.
    pub fn is_same(&self, other: &Self) -> bool {
        let is_over = self.playing().next().is_none();
        (self.stones, self.occupied, self.places) == (other.stones, other.occupied, other.places)
            && (self.parts, self.sums) == (other.parts, other.sums)
            && (self.hero, self.thinker) == (other.hero, other.thinker)
            && (is_over || (self.to_move, self.hash) == (other.to_move, other.hash))
    }

    /// The number of the seat that thinks, or whose turn it is.
    pub fn mover(&self) -> usize {
        self.hero.unwrap_or(self.to_move)
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
        if let Some(learned) = &self.track.learned {
            let is_put = !self.stones[seat].contains(point);
            learned.toggle(&mut self.sums, seat, point, is_put);
        }
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
            self.track.turns_from(self.occupied, from, turns);
        }
    }

    /// Hundredths of a step by which the seat to move stands better than the other, both regarded alike.
    pub fn lead(&self, judge: &mut Judge) -> i32 {
        self.balance(judge, None)
    }

    /// As [`Race::lead`], but a seat that thinks regards the burden of the other less.
    fn balance(&self, judge: &mut Judge, thinker: Option<usize>) -> i32 {
        let spared = 100 - self.track.weights.regard;
        let mut regarded = |seat: usize| {
            let burden = judge.burden(self, seat);
            if thinker.is_some_and(|thinker| thinker != seat) {
                burden - burden * spared / 100
            } else {
                burden
            }
        };
        let others = self.playing().filter(|&seat| seat != self.to_move);
        let others: i32 = others.map(&mut regarded).sum();
        let known = others - regarded(self.to_move);
        match &self.track.learned {
            Some(learned) => known + learned.lead(&self.sums, self.to_move),
            None => known,
        }
    }

    /// Whether a seat has so few stones outside of its goal that a single turn may win.
    fn is_nearly_home(&self, seat: usize) -> bool {
        let goal = self.track.courses[seat].goal;
        (self.stones[seat] - goal).len() <= 2
    }

    /// Whether a turn gains too little to be looked at, which pays only close to the goal.
    fn is_idle(&self, turn: Turn) -> bool {
        let course = &self.track.courses[self.owner(turn)];
        self.rows_gained(turn) < self.track.weights.least_gain && !course.goal.contains(turn.to)
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
        keep(turns, |turn| !self.is_idle(*turn));
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
            return self.balance(judge, self.thinker);
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
        let weights = &self.track.weights;
        let course = &self.track.courses[seat];
        let stones = self.stones[seat];
        // The last stones win the game, which is worth more than their gain.
        if self.is_nearly_home(seat) {
            return None;
        }
        let row = course.rows[turn.from.index()];
        let behind = stones.iter();
        let behind = behind
            .filter(|stone| course.rows[stone.index()] > row)
            .count();
        let last = weights.last.get(behind).copied().unwrap_or(0);
        let at_home = (stones & course.home).len();
        let left = if self.leaves_home(turn) {
            weights.left(at_home, stones.len()) - weights.left(at_home - 1, stones.len())
        } else {
            0
        };
        let rows = self.rows_gained(turn).max(0);
        Some(self.promise(turn) + last * rows + left + weights.unseen)
    }

    fn looked_at(&self, depth: i32) -> usize {
        // A turn that wins may promise little, and so may the answer that hinders most of many sides.
        if self.hero.is_some() || self.is_nearly_home(self.to_move) {
            return usize::MAX;
        }
        usize::try_from(FEWEST + MORE * depth).unwrap_or(usize::MAX)
    }

    fn reduction(&self, depth: i32, rank: usize) -> i32 {
        let ranks = if self.hero.is_some() {
            [3, 9, 24]
        } else {
            [5, 20, 60]
        };
        let less: i32 = ranks.iter().map(|&late| i32::from(rank >= late)).sum();
        less.min(depth - 2).max(0)
    }

    fn index(turn: Turn) -> usize {
        turn.from.index() << 8 | turn.to.index()
    }

    fn recurs_within(&self) -> usize {
        0
    }
}
