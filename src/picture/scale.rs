//! Where the places of a board are in its picture.

use std::f64::consts::FRAC_PI_3;

use super::LARGEST;
use super::pen::Spot;
use crate::board::{Board, Ground, Place, Point};

/// The longer side of a board without what stands at its edge.
const SIZE: f64 = 640.0;

/// Where the places of a board are.
pub(super) struct Scale {
    board: &'static Board,
    /// From a point to its neighbour in the same line.
    pub(super) unit: f64,
    /// From a line to the next.
    rise: f64,
    /// Where the place (0, 0) is.
    origin: Spot,
    /// The middles of the outermost places.
    pub(super) corners: (Spot, Spot),
    /// How far names stand from these at most.
    reach: f64,
    /// The width of the picture.
    pub(super) width: f64,
    /// The height of the picture without a legend.
    pub(super) height: f64,
}

/// The least and the greatest of both coordinates.
fn corners(spots: impl Iterator<Item = Spot>) -> (Spot, Spot) {
    let none = (Spot::new(f64::MAX, f64::MAX), Spot::new(f64::MIN, f64::MIN));
    spots.fold(none, |(low, high), spot| {
        (
            Spot::new(low.x.min(spot.x), low.y.min(spot.y)),
            Spot::new(high.x.max(spot.x), high.y.max(spot.y)),
        )
    })
}

impl Scale {
    pub(super) fn of(board: &'static Board) -> Self {
        let has_holes = board.ground() == Ground::Holes;
        let mut scale = Self {
            board,
            unit: 1.0,
            // Of holes six lie around each, as far from it as from each other.
            rise: if has_holes { FRAC_PI_3.sin() } else { 1.0 },
            origin: Spot::new(0.0, 0.0),
            corners: (Spot::new(0.0, 0.0), Spot::new(0.0, 0.0)),
            reach: 0.0,
            width: 0.0,
            height: 0.0,
        };
        let (low, high) = scale.outermost();
        scale.unit = SIZE / (high.x - low.x).max(high.y - low.y).max(1.0);
        scale.rise *= scale.unit;
        scale.reach = if has_holes {
            scale.unit
        } else {
            scale.unit / 2.0 + LARGEST
        };
        scale.corners = scale.outermost();
        let (low, high) = scale.corners;
        let half = scale.unit * 0.64;
        let board_edges = [low.plus(-half, -half), high.plus(half, half)];
        let names = board.labels().iter().map(|label| scale.label(label.place));
        let names = names.flat_map(|at| [at.plus(-LARGEST, -LARGEST), at.plus(LARGEST, LARGEST)]);
        let (low, high) = corners(names.chain(board_edges));
        scale.origin = Spot::new(-low.x, -low.y);
        scale.corners = scale.outermost();
        (scale.width, scale.height) = (high.x - low.x, high.y - low.y);
        scale
    }

    fn outermost(&self) -> (Spot, Spot) {
        let points = self.board.points().map(|point| self.board.place(point));
        let places = points.chain(self.board.blanks());
        corners(places.map(|place| self.spot(place)))
    }

    pub(super) fn spot(&self, place: Place) -> Spot {
        let (x, y) = (f64::from(place.x), f64::from(place.y));
        self.origin.plus(x * self.unit / 2.0, y * self.rise)
    }

    pub(super) fn point(&self, point: Point) -> Spot {
        self.spot(self.board.place(point))
    }

    /// Where the name of a line stands: near the board.
    pub(super) fn label(&self, place: Place) -> Spot {
        let (low, high) = self.corners;
        let spot = self.spot(place);
        let near = |at: f64, low: f64, high: f64| at.clamp(low - self.reach, high + self.reach);
        Spot::new(near(spot.x, low.x, high.x), near(spot.y, low.y, high.y))
    }
}
