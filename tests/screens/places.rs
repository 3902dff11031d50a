//! Where points and their names are drawn, and that clicks lead there.

use ratatui::style::Modifier;
use sprungbrett::app::Screen;
use sprungbrett::board::Point;
use sprungbrett::rules::ALL;

use crate::games::game;
use crate::keyboard::{Client, USUAL};
use crate::{LARGE, SMALL};

/// Sizes for every scale of every board, with and without the panel.
pub const SIZES: [(u16, u16); 8] = [
    SMALL,
    (60, 22),
    USUAL,
    (66, 40),
    (80, 31),
    LARGE,
    (130, 50),
    (160, 62),
];

#[test]
fn what_is_drawn_for_a_point_is_clicked_for_it() {
    for rules in ALL {
        let mut client = Client::play(game(rules.id(), "start 2"), "hh");
        for size in SIZES {
            client.size = size;
            for _ in 0..client.board().views() {
                let cells = client.cells();
                assert_eq!(
                    cells.len(),
                    client.board().size(),
                    "{} {size:?}",
                    rules.id()
                );
                for point in client.board().points().step_by(7) {
                    let Screen::Play(play) = &mut client.model.screen else {
                        panic!("the game is on the screen");
                    };
                    play.cursor = point;
                    let buffer = client.buffer();
                    let area = client.area();
                    let reversed = area
                        .positions()
                        .filter(|place| buffer[*place].modifier.contains(Modifier::REVERSED));
                    let reversed: Vec<(u16, u16)> =
                        reversed.map(|place| (place.x, place.y)).collect();
                    let own = &cells[&point.index()];
                    assert!(
                        !reversed.is_empty(),
                        "{} {size:?}: the cursor is seen",
                        rules.id()
                    );
                    assert!(
                        reversed.iter().all(|cell| own.contains(cell)),
                        "{} {size:?} {}: {reversed:?} is not within {own:?}",
                        rules.id(),
                        client.board().name(point),
                    );
                }
                client.press("f");
            }
        }
    }
}

/// The boards take every scale that they have as the terminal grows.
#[test]
fn the_sizes_of_the_tests_show_every_scale() {
    for (rules, scales) in [("sternhalma", 4), ("halma", 4), ("draughts", 6)] {
        let mut client = Client::play(game(rules, "start 2"), "hh");
        // The flattest scale of the checkerboard is for terminals that are lower than any other board needs.
        let low = (40, 14);
        let sizes = SIZES
            .into_iter()
            .chain((rules == "draughts").then_some(low));
        let pitches = sizes.map(|size| {
            client.size = size;
            // The first two points of the first row with so many.
            let cells = client.cells();
            let board = client.board();
            let mut points = board.points();
            let beside = points.find_map(|from| {
                let to = board
                    .points()
                    .find(|to| board.place(*to).y == board.place(from).y && *to > from)?;
                Some((from, to))
            });
            let (from, to) = beside.unwrap();
            let left = |point: Point| cells[&point.index()][0].0;
            let top = |point: Point| cells[&point.index()][0].1;
            let last = board.points().last().unwrap();
            (
                left(from).abs_diff(left(to)),
                top(Point::new(0)).abs_diff(top(last)),
            )
        });
        let different: std::collections::BTreeSet<_> = pitches.collect();
        assert_eq!(different.len(), scales, "{rules}: {different:?}");
    }
}

#[test]
fn names_of_rows_stand_on_their_rows() {
    for (rules, column) in [("halma", 'a'), ("draughts", 'a')] {
        let mut client = Client::play(game(rules, "start 2"), "hh");
        for size in SIZES {
            client.size = size;
            for view in 0..2 {
                let lines = client.lines();
                let cells = client.cells();
                let board = client.board();
                for index in 0..board.size() {
                    let point = Point::new(u8::try_from(index).unwrap());
                    let name = board.names(point).last().unwrap();
                    let Some(rank) = name.strip_prefix(column) else {
                        continue;
                    };
                    let rows: Vec<u16> = cells[&index].iter().map(|cell| cell.1).collect();
                    let middle = rows[(rows.len() - 1) / 2];
                    let labelled = lines[usize::from(middle)]
                        .split_whitespace()
                        .any(|word| word == rank);
                    assert!(
                        labelled,
                        "{rules} {size:?} view {view}: {rank} on {}",
                        lines[usize::from(middle)]
                    );
                }
                client.press("f");
            }
        }
    }
}
