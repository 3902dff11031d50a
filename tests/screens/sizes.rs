//! Every size: nothing panics, and no dialog hides its keys.

use ratatui::crossterm::event::{MouseButton, MouseEventKind};

use crate::keyboard::{USUAL, mouse};
use crate::scenes::{SCENES, scene};
use crate::{LARGE, SMALL};

/// Small sizes one by one, larger ones in steps.
fn sizes() -> impl Iterator<Item = (u16, u16)> {
    let widths = (0..=44).chain((45..=120).step_by(15));
    widths.flat_map(|width| {
        let is_small = width <= 44;
        let heights = (0..=24).step_by(if is_small { 1 } else { 4 });
        heights
            .chain((25..=50).step_by(5))
            .map(move |height| (width, height))
    })
}

#[test]
fn every_size_is_drawn_and_clicked() {
    for name in SCENES {
        let mut client = scene(name);
        for size in sizes() {
            client.size = size;
            let lines = client.lines();
            assert_eq!(lines.len(), usize::from(size.1));
            // Clicks at the edges and beyond are drawn from the same areas.
            for (column, row) in [
                (0, 0),
                size,
                (size.0.saturating_sub(1), size.1.saturating_sub(1)),
            ] {
                let click = mouse(MouseEventKind::Down(MouseButton::Left), column, row);
                let _ =
                    sprungbrett::tui::message(&click, &client.model, &client.looks, client.area());
            }
        }
    }
}

#[test]
fn from_the_least_size_on_everything_is_shown() {
    let larger = [
        SMALL,
        (40, 24),
        (60, 20),
        (61, 21),
        USUAL,
        (80, 20),
        (100, 30),
        LARGE,
        (200, 80),
    ];
    for name in SCENES {
        for size in larger {
            let client = scene(name).sized(size);
            let lines = client.lines();
            let keys = lines.last().unwrap();
            let shows_keys = keys.ends_with("? help") || keys.ends_with("Esc close");
            assert!(shows_keys, "{name} {size:?}: {keys}");
            assert!(keys.len() > 10, "{name} {size:?}: {keys}");
        }
    }
}
