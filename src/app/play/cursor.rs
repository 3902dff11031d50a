//! Where the cursor goes: on the screen, so that a turned board feels the same.

use crate::app::Heading;
use crate::board::{Board, Place, Point};
use crate::rules::{Rules, Seat};

/// The nearest point from `from` in a direction on the screen; none if there is none that way.
pub(in crate::app) fn go(board: &Board, view: u8, from: Point, heading: Heading) -> Option<Point> {
    let here = board.turned(board.place(from), view);
    let (across, down) = match heading {
        Heading::Left => (-1, 0),
        Heading::Right => (1, 0),
        Heading::Up => (0, -1),
        Heading::Down => (0, 1),
        Heading::UpLeft => (-1, -1),
        Heading::UpRight => (1, -1),
        Heading::DownLeft => (-1, 1),
        Heading::DownRight => (1, 1),
    };
    // Straight up or down there may be two points equally near: even lines lean left and odd ones right, so that the
    // way goes on straight as a whole and the opposite key leads back.
    let lean = if here.y % 2 == 0 { -1 } else { 1 };
    let offset = |point: Point| {
        let place = board.turned(board.place(point), view);
        Place::new(place.x - here.x, place.y - here.y)
    };
    let is_that_way = |delta: &Place| {
        let is_in_sight = across != 0 || delta.x.abs() <= 2 * delta.y.abs();
        delta.y.signum() == down && (across == 0 || delta.x.signum() == across) && is_in_sight
    };
    let candidates = board
        .points()
        .map(|point| (offset(point), point))
        .filter(|(delta, _)| is_that_way(delta));
    let nearest = candidates
        .min_by_key(|(delta, _)| (delta.y.abs(), delta.x.abs(), delta.x.signum() != lean));
    nearest.map(|(_, point)| point)
}

/// The target after or before `from` in reading order on the screen; the list closes on itself.
pub(in crate::app) fn next_of(
    board: &Board,
    view: u8,
    targets: &[Point],
    from: Point,
    forward: bool,
) -> Option<Point> {
    let place = |point: Point| {
        let place = board.turned(board.place(point), view);
        (place.y, place.x)
    };
    let mut sorted = targets.to_vec();
    sorted.sort_by_key(|point| place(*point));
    let here = place(from);
    if forward {
        sorted
            .iter()
            .find(|point| place(**point) > here)
            .or(sorted.first())
            .copied()
    } else {
        sorted
            .iter()
            .rev()
            .find(|point| place(**point) < here)
            .or(sorted.last())
            .copied()
    }
}

/// The target nearest to the middle of the board.
pub(in crate::app) fn nearest_to_middle(board: &Board, targets: &[Point]) -> Option<Point> {
    // The middle does not move when the board is turned by half.
    let half = board.views() / 2;
    let from_middle = |point: &Point| {
        let place = board.place(*point);
        let opposite = board.turned(place, half);
        (place.x - opposite.x).abs() + 2 * (place.y - opposite.y).abs()
    };
    targets.iter().copied().min_by_key(from_middle)
}

/// The view in which `seat` starts at the bottom; the one who begins has the usual view.
pub(in crate::app) fn view_of(rules: &dyn Rules, seat: Seat) -> u8 {
    let board = rules.board();
    let seating = rules.seatings().iter().find(|seats| seats.contains(&seat));
    if seating.is_some_and(|seats| seats[0] == seat) {
        return 0;
    }
    let start = rules.start(&rules.options(seating.map_or(0, |seats| seats.len())));
    let depth = |view: &u8| -> i32 {
        start
            .stones(seat)
            .iter()
            .map(|point| i32::from(board.turned(board.place(point), *view).y))
            .sum()
    };
    // The last of equals is the one nearest to the usual view.
    (0..board.views()).rev().max_by_key(depth).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{ALL, Seat, named};

    #[test]
    fn the_opposite_key_leads_back_and_every_point_is_reached() {
        use Heading::{Down, Left, Right, Up};
        for rules in ALL {
            let board = rules.board();
            for view in 0..board.views() {
                let mut reached = vec![Point::new(0)];
                let mut next = 0;
                while let Some(&from) = reached.get(next) {
                    for heading in [Left, Right, Up, Down] {
                        if let Some(to) =
                            go(board, view, from, heading).filter(|to| !reached.contains(to))
                        {
                            reached.push(to);
                        }
                    }
                    next += 1;
                }
                assert_eq!(reached.len(), board.size(), "{} in view {view}", rules.id());
            }
        }
    }

    #[test]
    fn the_own_side_is_at_the_bottom() {
        let star = named("sternhalma").expect("a ruleset");
        for (seat, view) in [
            (Seat::Red, 0),
            (Seat::Yellow, 5),
            (Seat::Blue, 3),
            (Seat::Purple, 1),
        ] {
            assert_eq!(view_of(star, seat), view, "{seat:?}");
        }
        let draughts = named("draughts").expect("a ruleset");
        assert_eq!(view_of(draughts, Seat::Black), 0);
        assert_eq!(view_of(draughts, Seat::White), 1);
    }
}
