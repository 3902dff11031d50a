//! How the seats of a race stand: who is how far, who is in whose way.

use crate::board::Point;
use crate::engine::race::track::Course;
use crate::engine::race::{Judge, Race, Turn, Weights};
use crate::engine::solve::Army;
use crate::rules::{Move, Seat};

/// Stones by which an army may be more than the points that it waits for.
const NEARLY: usize = 2;

/// The least sum of the rows of two stones, one of each army, that have still to pass each other.
fn between(one: &Course, other: &Course) -> i32 {
    let rows = one.ends.iter().map(|end| other.rows[end.index()]);
    rows.max().unwrap_or(0)
}

impl<'a> Race<'a> {
    /// What the position is worth by.
    pub fn weights(&self) -> Weights {
        self.track.weights
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

    /// Whether a turn of the rules brings its stone nearer to the far end of its goal.
    pub fn comes_forward(&self, turn: &Move) -> bool {
        Turn::of(turn).is_some_and(|turn| self.rows_gained(turn) > 0)
    }

    /// Whether the turn takes a stone out of its own start camp.
    pub fn leaves_home(&self, turn: Turn) -> bool {
        let home = self.track.courses[self.owner(turn)].home;
        home.contains(turn.from) && !home.contains(turn.to)
    }

    /// Whether the turn moves a stone that stands in its own start camp.
    pub fn starts_at_home(&self, turn: Turn) -> bool {
        self.track.courses[self.owner(turn)]
            .home
            .contains(turn.from)
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
        last(0, one) + last(1, other) < between(one, other)
    }

    /// Turns that every other seat needs at the least: one for each stone outside of its goal.
    pub fn fewest_turns_of_others(&self) -> usize {
        let others = self.playing().filter(|&seat| seat != self.mover());
        let outside = |seat: usize| (self.stones[seat] - self.track.courses[seat].goal).len();
        others.map(outside).min().unwrap_or(0)
    }

    /// Whether another seat has hardly more stones outside of its goal than the seat to move still holds points of it at
    /// home.
    pub fn is_waited_for(&self) -> bool {
        let seat = self.mover();
        let home = self.track.courses[seat].home;
        let held = (self.stones[seat] & home).len();
        let waits = |other: usize| {
            let goal = self.track.courses[other].goal;
            goal == home && (self.stones[other] - goal).len() <= held + NEARLY
        };
        held > 0 && self.playing().any(waits)
    }

    /// Whether the seat to move has hardly more stones outside of its goal than others hold points of it: it cannot come
    /// home before it lets them out.
    pub fn waits(&self) -> bool {
        let seat = self.mover();
        let goal = self.track.courses[seat].goal;
        let outside = (self.stones[seat] - goal).len();
        let foreign = ((self.occupied & goal) - self.stones[seat]).len();
        foreign > 0 && outside <= foreign + NEARLY
    }

    /// The number of stones of others in the goal of a seat that cannot come forward.
    pub fn shut_in(&self, seat: usize) -> usize {
        let goal = self.track.courses[seat].goal;
        let mut turns = Vec::new();
        let others = self.seats().filter(|&other| other != seat);
        others
            .flat_map(|other| {
                let rows = &self.track.courses[other].rows;
                let stones = self.stones[other] & goal;
                stones.iter().map(move |stone| (rows, stone))
            })
            .filter(|&(rows, stone)| {
                turns.clear();
                self.track.turns_from(self.occupied, stone, &mut turns);
                let row = rows[stone.index()];
                turns.iter().all(|turn| rows[turn.to.index()] >= row)
            })
            .count()
    }

    /// Of a hundred pairs of a stone of one army and a stone of the other, how many have still to pass each other; 0 with
    /// more than two seats.
    pub fn contact(&self) -> usize {
        let [one, other] = &self.track.courses[..] else {
            return 0;
        };
        let between = between(one, other);
        let [ours, theirs] = [self.stones[0], self.stones[1]];
        let row = |course: &Course, point: Point| course.rows[point.index()];
        let ahead = |stone: Point| {
            let others = theirs.iter();
            others
                .filter(|&foe| row(one, stone) + row(other, foe) >= between)
                .count()
        };
        let pairs = (ours.len() * theirs.len()).max(1);
        100 * ours.iter().map(ahead).sum::<usize>() / pairs
    }

    /// The stones of a seat as they stand, to move alone among those of the others; what stands in their goal is taken
    /// to have left.
    pub fn army(&self, seat: usize) -> Army<'a> {
        let stones = self.stones[seat];
        Army {
            track: self.track,
            seat,
            stones,
            others: self.occupied - stones - self.track.courses[seat].goal,
        }
    }
}
