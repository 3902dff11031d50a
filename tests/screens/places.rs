//! Where points and their names are drawn, and that clicks lead there.

use ratatui::style::Modifier;
use sprungbrett::app::Screen;
use sprungbrett::board::Point;
use sprungbrett::rules::ALL;

use crate::games::game;
use crate::keyboard::{Client, USUAL};
use crate::{LARGE, SMALL};

/// Sizes for every scale of every board, with and without the panel.
const SIZES: [(u16, u16); 6] = [SMALL, (60, 22), USUAL, (66, 40), LARGE, (130, 50)];

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
