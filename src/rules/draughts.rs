//! English draughts (checkers) on the 32 dark squares of the 8x8 board.
//!
//! Source: rules 1 to 9 of English draughts in the guides. Draws by quiet turns and by repetition need the history and
//! are `game`'s; here stands only what the position tells.

use std::ops::ControlFlow;
use std::sync::LazyLock;

use crate::board::{Board, Ground, Lattice, Place, Point, PointSet, Symmetry};
use crate::rules::halma::{square_centre, square_labels, square_name, square_place};
use crate::rules::{
    Camp, Choice, Family, Move, Next, Options, Outcome, Path, Position, Reason, Refusal, Rules,
    Seat,
};

/// The rules of English draughts.
#[derive(Debug)]
pub struct Draughts;

const SIZE: u8 = 8;

/// Numbers of the directions: NE NW SW SE, seen with rank 8 on top.
const NORTH: [usize; 2] = [0, 1];
const SOUTH: [usize; 2] = [2, 3];

static BOARD: LazyLock<Board> = LazyLock::new(|| {
    let squares = || (0..SIZE).flat_map(|rank| (0..SIZE).rev().map(move |file| (file, rank)));
    let is_dark = |&(file, rank): &(u8, u8)| (file + rank) % 2 == 0;
    let place = |(file, rank)| square_place(SIZE, file, rank);
    Board::lattice(Lattice {
        // The numbers run from Black's right-hand corner: g1 is 1, b8 is 32.
        points: (1..)
            .zip(squares().filter(is_dark))
            .map(|(number, (file, rank))| {
                (
                    vec![i32::to_string(&number), square_name(file, rank)],
                    place((file, rank)),
                )
            })
            .collect(),
        blanks: squares()
            .filter(|square| !is_dark(square))
            .map(|(file, rank)| (square_name(file, rank), place((file, rank))))
            .collect(),
        directions: [(2, -1), (-2, -1), (-2, 1), (2, 1)]
            .map(|(x, y)| Place::new(x, y))
            .to_vec(),
        labels: square_labels(SIZE),
        ground: Ground::Chequers,
        doubled_centre: square_centre(SIZE),
        symmetry: Symmetry::Half,
    })
});

/// The directions a piece of `seat` may take.
fn directions(seat: Seat, king: bool) -> &'static [usize] {
    match (king, seat) {
        (true, _) => &[0, 1, 2, 3],
        (false, Seat::White) => &SOUTH,
        (false, _) => &NORTH,
    }
}

fn opponent(seat: Seat) -> Seat {
    if seat == Seat::Black {
        Seat::White
    } else {
        Seat::Black
    }
}

/// The points that a path has jumped over.
fn captured(path: &[Point]) -> PointSet {
    path.windows(2)
        .filter_map(|pair| BOARD.over(pair[0], pair[1]))
        .collect()
}

/// Where a piece on `from` may step.
fn steps(position: &Position, from: Point) -> impl Iterator<Item = Point> {
    let occupied = position.occupied();
    let directions = directions(position.to_move(), position.kings().contains(from));
    directions
        .iter()
        .filter_map(move |&way| BOARD.step(from, way))
        .filter(move |to| !occupied.contains(*to))
}

/// Where the piece that came along `path` may capture next. Captured pieces have left the board, and so has the piece
/// from its origin.
fn captures(position: &Position, path: &[Point]) -> impl Iterator<Item = Point> {
    let origin = path[0];
    let here = path[path.len() - 1];
    let seat = position.to_move();
    let taken = captured(path);
    let enemies = position.stones(opponent(seat)) - taken;
    let occupied = (position.occupied() - taken).without(origin);
    let is_king = position.kings().contains(origin);
    let is_crowned = !is_king && path.len() > 1 && Draughts.king_row(seat).contains(here);
    let directions = if is_crowned {
        &[]
    } else {
        directions(seat, is_king)
    };
    directions.iter().filter_map(move |&way| {
        let over = BOARD.step(here, way)?;
        let to = BOARD.step(over, way)?;
        (enemies.contains(over) && !occupied.contains(to)).then_some(to)
    })
}

/// The pieces of the seat to move that can capture.
fn capturers(position: &Position) -> impl Iterator<Item = Point> {
    let own = position.stones(position.to_move());
    own.iter()
        .filter(move |&piece| captures(position, &[piece]).next().is_some())
}

impl Rules for Draughts {
    fn id(&self) -> &'static str {
        "draughts"
    }

    fn aliases(&self) -> &'static [&'static str] {
        &["checkers", "dame", "checkerboard"]
    }

    fn board(&self) -> &'static Board {
        &BOARD
    }

    fn seatings(&self) -> &'static [&'static [Seat]] {
        &[&[Seat::Black, Seat::White]]
    }

    fn choices(&self) -> &'static [Choice] {
        &[Choice::QuietDraw, Choice::RepetitionDraw]
    }

    fn options(&self, players: usize) -> Options {
        // WCDF rules: 40 turns a side without a capture or a man's move, and the third occurrence of a position.
        Options {
            players,
            anti_block: false,
            quiet_draw: 80,
            repetition_draw: 3,
        }
    }

    fn start(&self, _: &Options) -> Position {
        let mut position = Position::empty(self.seatings()[0], Seat::Black);
        for point in BOARD.points() {
            match BOARD.place(point).y {
                0..=2 => position.put(Seat::White, point),
                5..=7 => position.put(Seat::Black, point),
                _ => {}
            }
        }
        position
    }

    fn most_stones(&self) -> usize {
        12
    }

    fn camp(&self, _: Seat) -> Option<&'static Camp> {
        None
    }

    fn king_row(&self, seat: Seat) -> PointSet {
        let row = if seat == Seat::Black {
            0
        } else {
            i16::from(SIZE) - 1
        };
        BOARD
            .points()
            .filter(|point| BOARD.place(*point).y == row)
            .collect()
    }

    fn family(&self) -> Family {
        Family::Draughts
    }

    fn next(&self, position: &Position, path: &[Point]) -> Next {
        match path {
            _ if position.all_placed() => Next::default(),
            [] => {
                let mut landings: Vec<Point> = capturers(position).collect();
                if landings.is_empty() {
                    let own = position.stones(position.to_move());
                    landings = own
                        .iter()
                        .filter(|&piece| steps(position, piece).next().is_some())
                        .collect();
                }
                Next {
                    landings,
                    may_stop: false,
                }
            }
            &[origin] => {
                let landings = if capturers(position).next().is_some() {
                    captures(position, path).collect()
                } else {
                    steps(position, origin).collect()
                };
                Next {
                    landings,
                    may_stop: false,
                }
            }
            &[from, to, ..] if BOARD.over(from, to).is_none() => Next {
                landings: Vec::new(),
                may_stop: true,
            },
            path => {
                let landings: Vec<Point> = captures(position, path).collect();
                Next {
                    may_stop: landings.is_empty(),
                    landings,
                }
            }
        }
    }

    fn refusal(&self, position: &Position, path: &[Point], landing: Point) -> Refusal {
        let origin = path[0];
        let here = path[path.len() - 1];
        let seat = position.to_move();
        let is_king = position.kings().contains(origin);
        let is_crowned = !is_king && path.len() > 1 && self.king_row(seat).contains(here);
        let taken = captured(path);
        let mut standing = *position;
        taken.iter().for_each(|piece| standing.clear(piece));
        let over = BOARD.over(here, landing);
        let is_over_taken = over.is_some_and(|over| taken.contains(over));
        match Refusal::of_shape(&BOARD, &standing, path, landing, &[]) {
            // Nothing stands there any more, but that deserves a reason of its own.
            Some(Refusal {
                reason: Reason::Gap,
                ..
            }) if is_over_taken => {}
            Some(mut refusal) => {
                if is_king && matches!(refusal.reason, Reason::Gap | Reason::TooFar) {
                    refusal.reason = Reason::KingShort;
                }
                return refusal;
            }
            None => {}
        }
        let ahead = |way: &usize| BOARD.ray(here, *way).take(2).any(|point| point == landing);
        let is_backward = !is_king && !is_crowned && !directions(seat, false).iter().any(ahead);
        let refusal = |reason| {
            let refusal = Refusal::of(reason).from(here).to(landing);
            over.map_or(refusal, |over| refusal.over(over))
        };
        match over {
            _ if is_backward => refusal(Reason::MenForward),
            Some(over) if position.stones(seat).contains(over) => refusal(Reason::OwnPiece),
            Some(_) if is_over_taken => refusal(Reason::CapturedTwice),
            Some(_) => refusal(Reason::Crowned),
            None => {
                let due = capturers(position)
                    .next()
                    .expect("a free step is legal unless a capture exists");
                let to = captures(position, &[due])
                    .next()
                    .expect("a capturer captures");
                Refusal::of(Reason::MustCapture).from(due).to(to)
            }
        }
    }

    fn ways(&self, position: &Position, path: &[Point]) -> Vec<Move> {
        let mut ways = Vec::new();
        let _: ControlFlow<()> =
            (self as &dyn Rules).each_path(position, &mut path.to_vec(), &mut |points| {
                ways.push(self.path(position, points));
                ControlFlow::Continue(())
            });
        ways
    }

    fn path(&self, position: &Position, points: &[Point]) -> Move {
        let is_man = !position.kings().contains(points[0]);
        let crowns = is_man
            && self
                .king_row(position.to_move())
                .contains(points[points.len() - 1]);
        Move::Path(Path::new(&BOARD, points, true, crowns))
    }

    fn after(&self, _: &Options, position: &Position, turn: &Move) -> Position {
        let mut after = *position;
        if let Move::Path(path) = turn {
            after.shift(position.to_move(), path.origin(), path.end());
            for &point in path.captured() {
                after.clear(point);
            }
            if path.crowns() {
                after.crown(path.end());
            }
        }
        after.pass_on();
        after
    }

    fn settle(&self, _: &Options, _: &mut Position) {}

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        if position.all_placed() {
            return Some(Outcome::Places(position.places()));
        }
        let mover = position.to_move();
        self.next(position, &[])
            .landings
            .is_empty()
            .then(|| Outcome::Places(vec![opponent(mover), mover]))
    }

    fn is_progress(&self, position: &Position, turn: &Move) -> bool {
        turn.path().is_some_and(|path| {
            !path.captured().is_empty() || !position.kings().contains(path.origin())
        })
    }
}
