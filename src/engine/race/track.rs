//! What stays the same while a race game is thought about: lines, distances, camps, hash keys.

use crate::board::{Board, Ground, Point, PointSet};
use crate::engine::race::alone::Alone;
use crate::engine::race::learned::Learned;
use crate::engine::race::{Turn, Weights};
use crate::engine::state::mix;
use crate::rules::{Camp, Layout, Options, Position, Seat};

/// The way of one seat.
#[derive(Debug)]
pub struct Course {
    /// Whose.
    pub seat: Seat,
    /// Where its stones start.
    pub home: PointSet,
    /// Where they have to stand.
    pub goal: PointSet,
    /// The points of the goal, by which the bits of `straight` are numbered.
    pub ends: Vec<Point>,
    /// The goal points that are as far from a point as their rows tell, by the index of the point.
    pub straight: Vec<u64>,
    /// Steps from a point to each of `ends` beyond what their rows tell, by the index of the point.
    pub detours: Vec<Vec<i32>>,
    /// Steps from every point to the far end of the goal, by index.
    pub rows: Vec<i32>,
    /// Hundredths of a step that a stone is worth less on a point than at the far end of the goal, by index.
    pub costs: Vec<i32>,
    /// What the seat is scored by where it plays alone.
    pub alone: Alone,
    /// Hundredths of a step for a stone's lag and for its distance from the centre line, by index.
    pub lags: Vec<i32>,
}

/// The board and the seats of one race game.
#[derive(Debug)]
pub struct Track {
    /// One entry per seat that takes part, in turn order.
    pub courses: Vec<Course>,
    /// Whether the anti-blocking rule is in force.
    pub anti_block: bool,
    /// What a position is worth by.
    pub weights: Weights,
    /// What has been learned of two armies that meet.
    pub learned: Option<Learned>,
    steps: Vec<Vec<Point>>,
    jumps: Vec<Vec<(Point, Point)>>,
    /// The number of the seat whose goal a point belongs to.
    goal_of: Vec<Option<usize>>,
}

impl Track {
    /// The track of the seats of `position`, with the usual weights.
    pub fn new(layout: &Layout, options: &Options, position: &Position) -> Self {
        Self::weighed(Weights::of(&layout.board), layout, options, position)
    }

    /// The track of the seats of `position`.
    pub fn weighed(
        weights: Weights,
        layout: &Layout,
        options: &Options,
        position: &Position,
    ) -> Self {
        let board = &layout.board;
        let distances: Vec<&[u8]> = board.points().map(|from| board.distances(from)).collect();
        let courses: Vec<Course> = position
            .seats()
            .filter_map(|seat| Some(Course::new(&weights, board, &distances, layout.camp(seat)?)))
            .collect();
        let goal_of = |point| {
            courses
                .iter()
                .position(|course| course.goal.contains(point))
        };
        Self {
            anti_block: options.anti_block,
            learned: Learned::of(&courses, board.size(), weights.learned),
            weights,
            steps: board
                .points()
                .map(|from| board.neighbours(from).collect())
                .collect(),
            jumps: board
                .points()
                .map(|from| board.jumps(from).collect())
                .collect(),
            goal_of: board.points().map(goal_of).collect(),
            courses,
        }
    }

    /// The neighbours of a point.
    pub fn steps(&self, from: Point) -> &[Point] {
        &self.steps[from.index()]
    }

    /// The (support, landing) pairs of a point.
    pub fn jumps(&self, from: Point) -> &[(Point, Point)] {
        &self.jumps[from.index()]
    }

    /// Adds the turns of the stone on `from`: the ends of its jump chains, then its steps.
    pub fn turns_from(&self, occupied: PointSet, from: Point, turns: &mut Vec<Turn>) {
        self.jumps_from(occupied, from, turns);
        let free = |to: &&Point| !occupied.contains(**to);
        let steps = self.steps(from).iter().filter(free);
        turns.extend(steps.map(|&to| Turn { from, to }));
    }

    /// Adds the ends of one stone's jump chains; the list itself is the queue of the search.
    fn jumps_from(&self, occupied: PointSet, from: Point, turns: &mut Vec<Turn>) {
        let supports = occupied.without(from);
        let mut used = occupied;
        let mut here = from;
        let mut next = turns.len();
        loop {
            for &(over, to) in self.jumps(here) {
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

    /// Each point seen from the other side of the board, by index, if the board looks the same from there.
    pub fn turned(&self) -> Option<Vec<Point>> {
        let count = self.steps.len();
        let points: Vec<Point> = (0..count)
            .filter_map(|index| u8::try_from(index).ok())
            .map(Point::new)
            .collect();
        let turned: Vec<Point> = points.iter().map(|point| opposite(*point, count)).collect();
        let set = |points: &[Point]| points.iter().copied().collect::<PointSet>();
        let is_same = points.iter().all(|&point| {
            let neighbours = self.steps(point).iter();
            let there: Vec<Point> = neighbours.map(|step| turned[step.index()]).collect();
            set(&there) == set(self.steps(turned[point.index()]))
        });
        is_same.then_some(turned)
    }

    /// The number of the seat whose goal `point` belongs to.
    pub fn goal_of(&self, point: Point) -> Option<usize> {
        self.goal_of[point.index()]
    }

    /// The hash key of a stone of a seat on a point.
    pub fn key(seat: usize, point: Point) -> u64 {
        mix((seat as u64) << 8 | point.index() as u64)
    }
}

impl Course {
    fn new(weights: &Weights, board: &Board, distances: &[&[u8]], camp: &Camp) -> Self {
        let total = |from: Point, camp: PointSet| -> u32 {
            camp.iter()
                .map(|to| u32::from(distances[from.index()][to.index()]))
                .sum()
        };
        let tip = |of: PointSet, away: PointSet| of.iter().max_by_key(|point| total(*point, away));
        let far_end = tip(camp.goal, camp.home).expect("a camp has points");
        let near_end = tip(camp.home, camp.goal).expect("a camp has points");
        let rows: Vec<i32> = distances[far_end.index()]
            .iter()
            .map(|&row| i32::from(row))
            .collect();
        let depth = camp.goal.iter().map(|end| rows[end.index()]).max();
        let depth = depth.unwrap_or(0);
        let aside = |point| from_line(board, near_end, far_end, point);
        #[expect(clippy::cast_possible_truncation, reason = "a few hundred at the most")]
        let lags: Vec<i32> = board
            .points()
            .map(|point| {
                let behind = (rows[point.index()] - depth).max(0);
                let (near, far) = (f64::from(weights.aside), f64::from(weights.far_aside));
                let aside = aside(point);
                weights.lag * behind * behind + (near * aside + far * aside * aside) as i32
            })
            .collect();
        let ends: Vec<Point> = camp.goal.iter().collect();
        let detours = |from: Point| -> Vec<i32> {
            let far = |to: Point| i32::from(distances[from.index()][to.index()]);
            let rows = |to: Point| rows[from.index()] - rows[to.index()];
            ends.iter().map(|&to| far(to) - rows(to)).collect()
        };
        let detours: Vec<Vec<i32>> = board.points().map(detours).collect();
        let straight = |detours: &Vec<i32>| {
            let bits = (0..64).zip(detours);
            bits.filter(|&(_, &detour)| detour == 0)
                .fold(0, |set, (bit, _)| set | 1 << bit)
        };
        let alone = Alone::new(&weights.alone, board, [near_end, far_end], camp.goal, &rows);
        let cost = |point: Point| {
            let index = point.index();
            weights.way * rows[index] + lags[index]
        };
        Self {
            seat: camp.seat,
            home: camp.home,
            goal: camp.goal,
            straight: detours.iter().map(straight).collect(),
            detours,
            ends,
            costs: board.points().map(cost).collect(),
            alone,
            rows,
            lags,
        }
    }
}

/// The point at the same place of a board of so many points turned by half; points are numbered line by line.
pub fn opposite(point: Point, points: usize) -> Point {
    let index = points - 1 - point.index();
    Point::new(u8::try_from(index).expect("a point of the board"))
}

/// The distance of `point` from the straight line between two others, in cells of the picture.
pub fn from_line(board: &Board, start: Point, end: Point, point: Point) -> f64 {
    // Lines of holes stand closer than the holes of a line; squares are as high as wide, that is two half cells.
    let height = match board.ground() {
        Ground::Holes => 3f64.sqrt(),
        Ground::Squares | Ground::Chequers => 2.0,
    };
    let seen = |point| {
        let place = board.place(point);
        (f64::from(place.x), height * f64::from(place.y))
    };
    let ((ax, ay), (bx, by), (x, y)) = (seen(start), seen(end), seen(point));
    let (along, up) = (bx - ax, by - ay);
    let length = along.hypot(up).max(1.0);
    ((x - ax) * up - (y - ay) * along).abs() / length / 2.0
}
