//! Every size: nothing panics, and no dialog hides its keys.

use ratatui::crossterm::event::{MouseButton, MouseEventKind};

use crate::keyboard::{USUAL, mouse};
use crate::scenes::{SCENES, scene};
use crate::{LARGE, SMALL};

/// The largest size of the sweep.
const LARGEST: (u16, u16) = (200, 80);
/// Up to here layouts change from one size to the next.
const DENSE: (u16, u16) = (100, 45);

/// Every size up to a limit, and from there on every sixteenth width and eighth height.
fn sizes(dense: (u16, u16)) -> impl Iterator<Item = (u16, u16)> {
    let every = |limit: u16, step: u16, end: u16| {
        (0..=limit).chain((limit + 1..=end).filter(move |size| size % step == 0))
    };
    every(dense.0, 16, LARGEST.0)
        .flat_map(move |width| every(dense.1, 8, LARGEST.1).map(move |height| (width, height)))
}

/// Draws a scene in each size, and looks what a click at its edge or beyond means.
fn sweep(name: &str, sizes: impl Iterator<Item = (u16, u16)>) {
    let mut client = scene(name);
    for size in sizes {
        client.size = size;
        client.terminal();
        let beyond = (size.0 + size.1) % 2;
        let (column, row) = (size.0.saturating_sub(beyond), size.1.saturating_sub(beyond));
        let click = mouse(MouseEventKind::Down(MouseButton::Left), column, row);
        let _ = sprungbrett::tui::message(&click, &client.model, &client.looks, client.area());
    }
}

/// One scene of each screen in every size, one by one.
#[test]
fn every_screen_is_drawn_in_every_size() {
    for name in [
        "menu",
        "setup-star",
        "star",
        "draughts-chain",
        "editor-draughts",
        "exercises",
        "guides",
    ] {
        sweep(name, sizes(DENSE));
    }
}

/// Every scene and dialog in every small size, and in some of each larger width and height.
#[test]
fn every_scene_is_drawn_in_every_small_size() {
    for name in SCENES {
        sweep(name, sizes((42, 22)));
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
            let shows_keys = ["? help", "F1 help"]
                .iter()
                .any(|help| keys.ends_with(help))
                || keys.ends_with("Esc close");
            assert!(shows_keys, "{name} {size:?}: {keys}");
            assert!(keys.len() > 10, "{name} {size:?}: {keys}");
        }
    }
}
