//! Boards: points, their names, the lines between them, and where each point is drawn.
//!
//! Knows nothing of stones, seats or rules.

mod points;

use std::collections::HashMap;
use std::sync::OnceLock;

pub use points::{Point, PointSet};

/// A place of the picture: `x` in half cells to the right, `y` in lines down, both from the board's centre or corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// Half cells to the right.
    pub x: i16,
    /// Lines down.
    pub y: i16,
}

impl Place {
    /// The place `x` half cells to the right and `y` lines down.
    pub const fn new(x: i16, y: i16) -> Self {
        Self { x, y }
    }

    /// The place `times` steps of `step` away.
    #[must_use]
    pub const fn plus(self, step: Self, times: i16) -> Self {
        Self::new(self.x + step.x * times, self.y + step.y * times)
    }
}

/// What the ground of a board looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// Holes on plain ground.
    Holes,
    /// Squares of one kind, every one a point.
    Squares,
    /// Dark and light squares; only the dark ones are points.
    Chequers,
}

/// The turns of the board that leave its set of places unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symmetry {
    /// By 60 degrees, six times.
    Sixth,
    /// By 180 degrees, twice.
    Half,
}

impl Symmetry {
    /// How many views of the board there are.
    pub const fn views(self) -> u8 {
        match self {
            Self::Sixth => 6,
            Self::Half => 2,
        }
    }
}

/// A name of a line of the board, drawn outside of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The text, one or two characters.
    pub text: String,
    /// Where it stands, in the board's own places.
    pub place: Place,
}

/// What [`Board::lattice`] makes a board from.
#[derive(Debug)]
pub struct Lattice {
    /// Each point's names (the one to be written first) and its place.
    pub points: Vec<(Vec<String>, Place)>,
    /// Names and places that are drawn but are no points: the light squares.
    pub blanks: Vec<(String, Place)>,
    /// One step in each direction, in the order in which ties are broken.
    pub directions: Vec<Place>,
    /// Names of lines.
    pub labels: Vec<Label>,
    /// What the ground looks like.
    pub ground: Ground,
    /// Twice the centre of the picture.
    pub doubled_centre: Place,
    /// Which turns of the board are views of it.
    pub symmetry: Symmetry,
}

/// A board: its points and everything that follows from their places.
#[derive(Debug)]
pub struct Board {
    lattice: Lattice,
    steps: Vec<Vec<Option<Point>>>,
    by_name: HashMap<String, Point>,
    by_place: HashMap<Place, Point>,
    /// [`Board::distances`] of each point, once it was asked for.
    distances: Vec<OnceLock<Vec<u8>>>,
}

/// Why a name is not the name of a point.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NameError {
    /// No place of the board has this name.
    #[error("{0:?} is not a point of this board")]
    Unknown(String),
    /// The name of a light square.
    #[error("{0:?} is a light square, which is never used")]
    LightSquare(String),
}

impl Board {
    /// The board with these points; neighbours follow from places and directions, a jump is two steps.
    ///
    /// # Panics
    /// If there are more than 256 points.
    pub fn lattice(lattice: Lattice) -> Self {
        let indexed = || (0u8..=255).map(Point::new).zip(&lattice.points);
        assert!(lattice.points.len() <= 256, "a point is named by one byte");
        let by_place: HashMap<_, _> = indexed()
            .map(|(point, (_, place))| (*place, point))
            .collect();
        let by_name = indexed()
            .flat_map(|(point, (names, _))| names.iter().map(move |name| (name.clone(), point)))
            .collect();
        let steps = lattice
            .points
            .iter()
            .map(|(_, place)| {
                let step = |direction: &Place| by_place.get(&place.plus(*direction, 1)).copied();
                lattice.directions.iter().map(step).collect()
            })
            .collect();
        Self {
            distances: vec![OnceLock::new(); lattice.points.len()],
            lattice,
            steps,
            by_name,
            by_place,
        }
    }

    /// The number of points.
    pub fn size(&self) -> usize {
        self.lattice.points.len()
    }

    /// All points in index order.
    pub fn points(&self) -> impl Iterator<Item = Point> + use<> {
        (0..self.size())
            .filter_map(|index| u8::try_from(index).ok())
            .map(Point::new)
    }

    /// The number of directions.
    pub fn directions(&self) -> usize {
        self.lattice.directions.len()
    }

    /// The neighbour of `from` in a direction (by its number), if the board goes on there.
    pub fn step(&self, from: Point, direction: usize) -> Option<Point> {
        self.steps[from.index()][direction]
    }

    /// The neighbours of `from` in the order of the directions.
    pub fn neighbours(&self, from: Point) -> impl Iterator<Item = Point> {
        self.steps[from.index()].iter().copied().flatten()
    }

    /// The (over, landing) pairs of `from` in the order of the directions, whatever stands there.
    pub fn jumps(&self, from: Point) -> impl Iterator<Item = (Point, Point)> {
        (0..self.directions()).filter_map(move |direction| {
            let over = self.step(from, direction)?;
            Some((over, self.step(over, direction)?))
        })
    }

    /// The points after `from` in one direction, to the edge of the board.
    pub fn ray(&self, from: Point, direction: usize) -> impl Iterator<Item = Point> {
        std::iter::successors(self.step(from, direction), move |&point| {
            self.step(point, direction)
        })
    }

    /// The points strictly between two points of one straight line, nearest first; none if they share no line.
    pub fn between(&self, from: Point, to: Point) -> Option<Vec<Point>> {
        (0..self.directions()).find_map(|direction| {
            let length = self.ray(from, direction).position(|point| point == to)?;
            Some(self.ray(from, direction).take(length).collect())
        })
    }

    /// The point that a jump from `from` to `to` goes over; none if the two are not a jump apart.
    pub fn over(&self, from: Point, to: Point) -> Option<Point> {
        self.jumps(from)
            .find(|&(_, landing)| landing == to)
            .map(|(over, _)| over)
    }

    /// Least number of steps on the empty board from `from` to every point, by index.
    pub fn distances(&self, from: Point) -> &[u8] {
        self.distances[from.index()].get_or_init(|| self.walk(from))
    }

    fn walk(&self, from: Point) -> Vec<u8> {
        let mut steps = vec![u8::MAX; self.size()];
        steps[from.index()] = 0;
        let mut queue = std::collections::VecDeque::from([from]);
        while let Some(point) = queue.pop_front() {
            for next in self.neighbours(point) {
                if steps[next.index()] == u8::MAX {
                    steps[next.index()] = steps[point.index()] + 1;
                    queue.push_back(next);
                }
            }
        }
        steps
    }

    /// The name of `point` that notation writes.
    pub fn name(&self, point: Point) -> &str {
        &self.lattice.points[point.index()].0[0]
    }

    /// All names of `point`, the written one first.
    pub fn names(&self, point: Point) -> &[String] {
        &self.lattice.points[point.index()].0
    }

    /// The point called `name`, in upper or lower case.
    ///
    /// # Errors
    /// [`NameError`] if no point has that name.
    pub fn point(&self, name: &str) -> Result<Point, NameError> {
        let lower = name.to_ascii_lowercase();
        if let Some(&point) = self.by_name.get(&lower) {
            Ok(point)
        } else if self.lattice.blanks.iter().any(|(blank, _)| *blank == lower) {
            Err(NameError::LightSquare(lower))
        } else {
            Err(NameError::Unknown(name.to_owned()))
        }
    }

    /// Where `point` is drawn.
    pub fn place(&self, point: Point) -> Place {
        self.lattice.points[point.index()].1
    }

    /// The point drawn at `place`.
    pub fn at(&self, place: Place) -> Option<Point> {
        self.by_place.get(&place).copied()
    }

    /// Places that are drawn although they are no points: the light squares.
    pub fn blanks(&self) -> impl Iterator<Item = Place> {
        self.lattice.blanks.iter().map(|(_, place)| *place)
    }

    /// The names of lines, at the edges of the board.
    pub fn labels(&self) -> &[Label] {
        &self.lattice.labels
    }

    /// What the ground looks like.
    pub fn ground(&self) -> Ground {
        self.lattice.ground
    }

    /// How many views of the board there are: each turns it a little further clockwise.
    pub fn views(&self) -> u8 {
        self.lattice.symmetry.views()
    }

    /// Where `place` is seen after turning the board `view` times.
    #[must_use]
    pub fn turned(&self, place: Place, view: u8) -> Place {
        let centre = self.lattice.doubled_centre;
        // From the centre, doubled, so that the centre of an even board is a whole number too.
        let mut seen = Place::new(place.x * 2 - centre.x, place.y * 2 - centre.y);
        for _ in 0..view % self.views() {
            seen = match self.lattice.symmetry {
                Symmetry::Sixth => Place::new(
                    i16::midpoint(seen.x, -3 * seen.y),
                    i16::midpoint(seen.x, seen.y),
                ),
                Symmetry::Half => Place::new(-seen.x, -seen.y),
            };
        }
        Place::new(
            i16::midpoint(seen.x, centre.x),
            i16::midpoint(seen.y, centre.y),
        )
    }
}
