//! Seats and positions: what stands where, and who is to move.

use std::ops::BitOr as _;

use crate::board::{Point, PointSet};

/// A side of a game, called by its colour. The declared order is the order in which texts list the seats and,
/// for the star, the order of the turns (clockwise from the south tip).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Seat {
    /// South on the star, north-west on the square board.
    Red,
    /// South-west on the star.
    Yellow,
    /// North-west on the star.
    Green,
    /// North on the star, south-east on the square board.
    Blue,
    /// North-east on the star.
    Orange,
    /// South-east on the star.
    Purple,
    /// The second player of draughts, on the high ranks.
    White,
    /// The first player of draughts, on the low ranks.
    Black,
}

impl Seat {
    /// Every seat of every game.
    pub const ALL: [Self; 8] = [
        Self::Red,
        Self::Yellow,
        Self::Green,
        Self::Blue,
        Self::Orange,
        Self::Purple,
        Self::White,
        Self::Black,
    ];

    /// The number of the seat in [`Seat::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name that files and commands use.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Yellow => "yellow",
            Self::Green => "green",
            Self::Blue => "blue",
            Self::Orange => "orange",
            Self::Purple => "purple",
            Self::White => "white",
            Self::Black => "black",
        }
    }

    /// The letter of the seat in position texts.
    pub const fn letter(self) -> char {
        match self {
            Self::Red => 'R',
            Self::Yellow => 'Y',
            Self::Green => 'G',
            Self::Blue | Self::Black => 'B',
            Self::Orange => 'O',
            Self::Purple => 'P',
            Self::White => 'W',
        }
    }
}

/// A position: what stands where, who is to move, and who has a place already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    stones: [PointSet; Seat::ALL.len()],
    kings: PointSet,
    to_move: Seat,
    /// Bit set of the seats that take part.
    seated: u8,
    /// The place each seat has taken, from 1; 0 while it still plays.
    places: [u8; Seat::ALL.len()],
}

impl Position {
    /// A position without stones for these seats.
    pub fn empty(seats: &[Seat], to_move: Seat) -> Self {
        Self {
            stones: [PointSet::EMPTY; Seat::ALL.len()],
            kings: PointSet::EMPTY,
            to_move,
            seated: seats.iter().fold(0, |set, seat| set | 1 << seat.index()),
            places: [0; Seat::ALL.len()],
        }
    }

    /// The seats that take part, in the order of [`Seat`].
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let seated = self.seated;
        Seat::ALL
            .into_iter()
            .filter(move |seat| seated >> seat.index() & 1 == 1)
    }

    /// The number of seats that take part.
    pub fn players(&self) -> usize {
        self.seated.count_ones() as usize
    }

    /// Whose turn it is.
    pub fn to_move(&self) -> Seat {
        self.to_move
    }

    /// The same position with another seat to move.
    #[must_use]
    pub fn moved_by(mut self, seat: Seat) -> Self {
        self.to_move = seat;
        self
    }

    /// The stones (men and kings) of one seat.
    pub fn stones(&self, seat: Seat) -> PointSet {
        self.stones[seat.index()]
    }

    /// The kings of all seats.
    pub fn kings(&self) -> PointSet {
        self.kings
    }

    /// All points with a stone.
    pub fn occupied(&self) -> PointSet {
        self.stones
            .into_iter()
            .fold(PointSet::EMPTY, PointSet::bitor)
    }

    /// The seat whose stone stands on `point`.
    pub fn at(&self, point: Point) -> Option<Seat> {
        self.seats().find(|seat| self.stones(*seat).contains(point))
    }

    /// Puts a stone of `seat` on `point`.
    pub fn put(&mut self, seat: Seat, point: Point) {
        self.stones[seat.index()].insert(point);
    }

    /// Makes the man on `point` a king.
    pub fn crown(&mut self, point: Point) {
        self.kings.insert(point);
    }

    /// Takes away whatever stands on `point`.
    pub fn clear(&mut self, point: Point) {
        for stones in &mut self.stones {
            stones.remove(point);
        }
        self.kings.remove(point);
    }

    /// Moves the stone of `seat` from one point to another; a king stays a king.
    pub fn shift(&mut self, seat: Seat, from: Point, to: Point) {
        let king = self.kings.contains(from);
        self.clear(from);
        self.put(seat, to);
        if king {
            self.crown(to);
        }
    }

    /// The place that `seat` has taken, from 1.
    pub fn place(&self, seat: Seat) -> Option<u8> {
        Some(self.places[seat.index()]).filter(|&place| place > 0)
    }

    /// The seats that have a place, the first first.
    pub fn places(&self) -> Vec<Seat> {
        let mut placed: Vec<Seat> = self
            .seats()
            .filter(|seat| self.place(*seat).is_some())
            .collect();
        placed.sort_by_key(|seat| self.places[seat.index()]);
        placed
    }

    /// The seats that still play.
    pub fn playing(&self) -> impl Iterator<Item = Seat> + use<'_> {
        self.seats().filter(|seat| self.place(*seat).is_none())
    }

    /// Whether every seat has its place.
    pub fn all_placed(&self) -> bool {
        self.playing().next().is_none()
    }

    /// Gives `seat` the best place still free.
    pub fn finish(&mut self, seat: Seat) {
        let mut free = (1..).filter(|place| !self.places.contains(place));
        self.give(seat, free.next());
    }

    /// Gives `seat` the lowest place still free: it has resigned.
    pub fn retire(&mut self, seat: Seat) {
        let places = (1..).zip(self.seats()).map(|(place, _)| place);
        let free = places.filter(|place| !self.places.contains(place));
        self.give(seat, free.max());
    }

    /// Gives `seat` a place; the last seat still playing takes the last free place.
    fn give(&mut self, seat: Seat, place: Option<u8>) {
        self.places[seat.index()] = place.expect("there are as many places as seats");
        let mut playing = self.playing();
        if let (Some(last), None) = (playing.next(), playing.next()) {
            drop(playing);
            self.finish(last);
        }
    }

    /// The next seat after `seat` in turn order that still plays; none if the game is finished.
    pub fn seat_after(&self, seat: Seat) -> Option<Seat> {
        let playing: Vec<Seat> = self.playing().collect();
        playing
            .iter()
            .find(|next| **next > seat)
            .or(playing.first())
            .copied()
    }

    /// Hands the turn to the next seat that still plays; a finished game keeps the seat that moved last.
    pub fn pass_on(&mut self) {
        self.to_move = self.seat_after(self.to_move).unwrap_or(self.to_move);
    }
}
