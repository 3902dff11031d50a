//! Pictures of positions: whole, with every name, stone and mark, and from the command line.
#![allow(clippy::unwrap_used)]

#[allow(dead_code)]
#[path = "../examples/pictures.rs"]
mod pictures;
#[path = "texts/program.rs"]
mod program;

use std::fs;

use sprungbrett::board::Ground;
use sprungbrett::notation;
use sprungbrett::picture::Picture;
use sprungbrett::rules::{self, Rules, Seat};
use tempfile::TempDir;

use program::{code, message, out, run, run_in};

fn drawn(name: &str, position: &str, turn: Option<&str>, title: &str) -> String {
    let rules = rules::named(name).unwrap();
    let position = notation::read_position(rules, position).unwrap();
    let turn = turn.map(|turn| notation::read_turn(rules, &position, turn).unwrap());
    let seats = position.seats();
    let legend: Vec<(Seat, String)> = seats.map(|seat| (seat, seat.id().to_owned())).collect();
    let picture = Picture {
        rules,
        position: &position,
        turn: turn.as_ref(),
        legend: &legend,
        title,
    };
    picture.svg()
}

/// The texts of a picture. Panics if an element is not closed in its order.
fn texts(svg: &str) -> Vec<String> {
    let mut open: Vec<&str> = Vec::new();
    let mut texts = Vec::new();
    for part in svg.split('<').skip(1) {
        let (tag, text) = part.split_once('>').unwrap();
        assert!(tag.matches('"').count().is_multiple_of(2), "{tag}");
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "{part}");
        } else if !tag.ends_with('/') {
            open.push(tag.split(' ').next().unwrap());
        }
        if open.last() == Some(&"text") {
            texts.push(text.to_owned());
        }
    }
    assert!(open.is_empty(), "{open:?}");
    assert!(!svg.contains("NaN") && !svg.contains("inf"));
    texts
}

fn start(rules: &dyn Rules, players: usize) -> String {
    notation::position(rules, &rules.start(&rules.options(players)))
}

#[test]
fn every_board_is_drawn_with_its_names_and_stones() {
    for &rules in rules::ALL {
        for seats in rules.seatings() {
            let svg = drawn(
                rules.id(),
                &start(rules, seats.len()),
                None,
                "a <b> & \"c\" \u{1b}",
            );
            assert!(
                svg.contains("<title>a &lt;b&gt; &amp; &quot;c&quot; </title>"),
                "{svg}"
            );
            let texts = texts(&svg);
            let count = |text: &str| texts.iter().filter(|found| *found == text).count();
            for label in rules.board().labels() {
                assert!(count(&label.text) >= 1, "{rules:?}: {}", label.text);
            }
            for seat in *seats {
                assert_eq!(count(seat.id()), 1, "{rules:?}");
                let stones = rules.start(&rules.options(seats.len())).stones(*seat).len();
                if rules.board().ground() != Ground::Chequers {
                    // One more in the legend.
                    assert_eq!(count(&seat.letter().to_string()), stones + 1, "{rules:?}");
                }
            }
            if rules.board().ground() == Ground::Chequers {
                assert!((1..=32).all(|number: u8| count(&number.to_string()) >= 1));
            }
        }
    }
}

#[test]
fn a_turn_is_drawn_into_the_position() {
    // (landings, and how many more lines and rings there are than without the turn)
    for (name, position, turn, landings) in [
        ("draughts", "B:W18,19,27:B14,15", "15x24x31", 2),
        ("draughts", "B:W18,19,27:B14,15,K1", "14x23x32", 2),
        ("star", "R:Ri5,i6,i8:Ba5", "i5-i7-i9", 2),
        ("halma", "R:Rd4:Bp1", "d4-e5", 1),
    ] {
        let (plain, turned) = (
            drawn(name, position, None, ""),
            drawn(name, position, Some(turn), ""),
        );
        let (before, after) = (texts(&plain), texts(&turned));
        let numbers: Vec<String> = (1..=landings)
            .map(|number: u8| number.to_string())
            .collect();
        let count =
            |texts: &[String], text: &String| texts.iter().filter(|found| *found == text).count();
        for number in &numbers {
            assert_eq!(
                count(&after, number),
                count(&before, number) + 1,
                "{turn}: {number}"
            );
        }
        let more = |mark: &str| turned.matches(mark).count() - plain.matches(mark).count();
        // Each arrow has a head and its rim.
        assert_eq!(more("<polygon"), 2 * usize::from(landings), "{turn}");
        assert!(turned.contains("stroke-dasharray"), "{turn}");
        let crosses = if turn.contains('x') {
            usize::from(landings)
        } else {
            0
        };
        assert_eq!(
            more("<line"),
            2 * usize::from(landings) + 4 * crosses,
            "{turn}"
        );
    }
}

#[test]
fn kings_wear_a_crown() {
    let (men, kings) = (
        drawn("draughts", "B:W18:B14", None, ""),
        drawn("draughts", "B:WK18:BK14", None, ""),
    );
    assert_eq!(men.matches("<polygon").count(), 0);
    assert_eq!(kings.matches("<polygon").count(), 2);
}

#[test]
fn show_writes_it_where_it_is_told() {
    let folder = TempDir::new().unwrap();
    let folder = folder.path();
    let args = [
        "show",
        "draughts",
        "B:W18,19,27:B14,15",
        "--turn",
        "14x32",
        "--svg",
    ];
    let output = run(&[&args[..], &["-"]].concat());
    let svg = out(&output);
    assert!(texts(&svg).contains(&"Black to move".to_owned()), "{svg}");
    let output = run_in(folder, &[&args[..], &["a.svg"]].concat());
    assert_eq!((code(&output), out(&output)), (0, String::new()));
    assert_eq!(fs::read_to_string(folder.join("a.svg")).unwrap(), svg);
    let output = run_in(folder, &["show", "star", "--svg", "a.svg"]);
    assert_eq!(
        (code(&output), message(&output).as_str()),
        (1, "a.svg exists; --force replaces it.")
    );
    assert_eq!(
        code(&run_in(
            folder,
            &["show", "star", "--svg", "a.svg", "--force"]
        )),
        0
    );
    let output = run_in(
        folder,
        &["show", "draughts", "--turn", "11-14", "--svg", "b.svg"],
    );
    assert_eq!(code(&output), 1);
    let output = run_in(
        folder,
        &["show", "draughts", "--turn", "z", "--svg", "b.svg"],
    );
    assert_eq!(code(&output), 2);
    assert!(!folder.join("b.svg").exists());
}

#[test]
fn the_pictures_of_the_readme_are_those_the_program_draws() {
    let readme = fs::read_to_string("README.md").unwrap();
    for (name, title, game, number) in pictures::PICTURES {
        let path = format!("assets/pictures/{name}.svg");
        let drawn = pictures::picture(title, game, number).unwrap();
        let kept = fs::read_to_string(&path).unwrap();
        assert!(kept == drawn, "{path}: `cargo run --example pictures`");
        assert!(readme.contains(&path), "{path}");
    }
}
