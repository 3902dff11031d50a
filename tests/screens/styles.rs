//! Colours and modifiers: seats and marks are told apart, with colour and without.

use std::collections::{BTreeMap, BTreeSet};

use ratatui::style::{Color, Modifier};
use sprungbrett::app::overlay::Sign;
use sprungbrett::app::play::Marks;
use sprungbrett::app::{Opening, Screen};
use sprungbrett::board::{Board, Point};
use sprungbrett::config::{Glyphs, Theme};
use sprungbrett::game::{Game, Player};
use sprungbrett::lang::Language;
use sprungbrett::record::Record;
use sprungbrett::rules::ALL;
use sprungbrett::tui::Depth;

use crate::SMALL;
use crate::games::game;
use crate::keyboard::{Client, looks, mono};
use crate::places::SIZES;
use crate::scenes::{SCENES, scene};

const THEMES: [Theme; 6] = [
    Theme::Dark,
    Theme::Light,
    Theme::Wood,
    Theme::Contrast,
    Theme::Mono,
    Theme::Terminal,
];
const DEPTHS: [Depth; 4] = [Depth::None, Depth::Sixteen, Depth::Indexed, Depth::True];

/// Colours and modifiers of the glyph of a point.
fn style(client: &Client, name: &str) -> (Color, Color, Modifier) {
    let buffer = client.buffer();
    let cells = &client.cells()[&client.point(name).index()];
    let cell = &buffer[cells[cells.len() / 2]];
    (cell.fg, cell.bg, cell.modifier)
}

#[test]
fn seats_cursor_and_marks_in_every_theme() {
    for theme in THEMES {
        for depth in DEPTHS {
            let context = format!("{theme:?} {depth:?}");
            let has_colour = theme != Theme::Mono && depth != Depth::None;
            let client = Client::play(game("star", "start 6"), "hhhhhh").looking(looks(
                Language::En,
                theme,
                depth,
            ));
            let tips = ["q13", "m5", "e1", "a5", "e13", "m17"];
            let mut seen = Vec::new();
            for tip in tips {
                let (front, back, _) = style(&client, tip);
                assert_eq!(
                    seen.contains(&(front, back)),
                    !has_colour && tip != "q13",
                    "{context} {tip}"
                );
                seen.push((front, back));
            }
            let cursor = client.board().name(client.on_screen().cursor);
            assert_eq!(client.cursor(), cursor, "{context}");
            let turns = client.game().turns();
            let mut movable: Vec<Point> = turns.iter().map(|turn| turn.points()[0]).collect();
            movable.dedup();
            let names: Vec<&str> = movable
                .iter()
                .map(|point| client.board().name(*point))
                .collect();
            assert_eq!(client.underlined(), names.join(" "), "{context}");

            let chain = scene("star-chain").looking(looks(Language::En, theme, depth));
            let (target, hole) = (style(&chain, "g9"), style(&chain, "m9"));
            assert_eq!(target.0 != hole.0, has_colour, "{context}");
            assert!(
                target.2.contains(Modifier::BOLD) && !hole.2.contains(Modifier::BOLD),
                "{context}"
            );
            let is_plain = |colour| matches!(colour, Color::Reset);
            assert_eq!(
                is_plain(target.0) && is_plain(target.1),
                !has_colour,
                "{context}"
            );
        }
    }
}

/// What a point is on a board that is being played on. Where there is one cell for a mark, that of the turn under way
/// comes first, that of the turn before last.
fn role(board: &Board, point: Point, marks: &Marks, is_narrow: bool) -> String {
    let stone = marks.position.at(point);
    let is_king = marks.position.kings().contains(point);
    let goes_on = marks.targets.contains(point) || marks.further.contains(point);
    // Beside these marks there is no room; and where a stone can go on to is within its reach.
    let sign = marks.signs.get(&point).filter(|sign| {
        let is_reach = matches!(sign, Sign::OneTurn | Sign::TwoTurns);
        let is_over = is_narrow && stone.is_some() && marks.over.contains(point);
        marks.here != Some(point) && !is_over && !(goes_on && is_reach)
    });
    let legs = marks.last.iter().zip(marks.last.iter().skip(1));
    let last_over: Vec<Point> = legs
        .filter_map(|(from, to)| board.over(*from, *to))
        .collect();
    let mut roles = Vec::new();
    match stone {
        Some(seat) => roles.push(format!("{} {is_king}", seat.id())),
        None => roles.push("empty".to_owned()),
    }
    let named = [
        (
            "here, may stop",
            marks.here == Some(point) && marks.may_stop,
        ),
        (
            "here, must go on",
            marks.here == Some(point) && !marks.may_stop,
        ),
        ("target", marks.targets.contains(point)),
        ("further", marks.further.contains(point)),
        ("origin", marks.origin == Some(point)),
        ("landed", marks.landed.contains(&point)),
        ("over", marks.over.contains(point)),
        ("due", marks.due.contains(point)),
        ("movable", marks.movable.contains(point)),
        // A sign takes the place beside a stone.
        (
            "last",
            marks.last.contains(&point) && !(stone.is_some() && sign.is_some() && is_narrow),
        ),
        (
            "last over",
            last_over.contains(&point) && !(stone.is_some() && sign.is_some()),
        ),
    ];
    let named = named.into_iter().filter(|(_, is_it)| *is_it);
    roles.extend(named.map(|(role, _)| role.to_owned()));
    // The number of jumps is the mark itself.
    roles.extend(sign.map(|sign| match sign {
        Sign::Jumps(_) => "support".to_owned(),
        sign => format!("{sign:?}"),
    }));
    let is_goal = stone.is_none() && marks.goal.contains(point);
    // Of an empty point of the goal camp that carries a mark the mark is enough.
    if is_goal && roles.len() == 1 {
        roles.push("goal".to_owned());
    }
    roles.join(", ")
}

#[test]
fn without_colour_every_mark_is_told_by_glyph_or_modifier() {
    for name in [
        "star",
        "star-chain",
        "square-chain",
        "draughts-due",
        "draughts-chain",
        "last-turn",
        "six",
    ]
    .iter()
    .chain(SCENES.iter().filter(|name| name.starts_with("analysis")))
    {
        for size in SIZES {
            for glyphs in [Glyphs::Unicode, Glyphs::Safe, Glyphs::Ascii] {
                let mut client = scene(name).looking(mono()).sized(size);
                client.looks.glyphs = glyphs;
                let corner = client.board().points().last().unwrap();
                let Screen::Play(play) = &mut client.model.screen else {
                    panic!("{name} is no game");
                };
                // The cursor may stand on anything: away from what is looked at, unless it decides what is seen.
                if play.topic.is_none() {
                    play.cursor = corner;
                }
                let overlay = play.overlay();
                let marks = Marks {
                    signs: overlay.map(|found| found.signs()).unwrap_or_default(),
                    ..play.marks()
                };
                let cursor = play.cursor;
                let (buffer, cells) = (client.buffer(), client.cells());
                let mut seen: BTreeMap<String, String> = BTreeMap::new();
                for point in client.board().points().filter(|point| *point != cursor) {
                    let cells = &cells[&point.index()];
                    let rows: BTreeSet<u16> = cells.iter().map(|cell| cell.1).collect();
                    let row = rows.iter().nth((rows.len() - 1) / 2).unwrap();
                    // Two columns are the glyph and one half of its mark.
                    let in_row = cells.iter().filter(|cell| cell.1 == *row);
                    let is_narrow = in_row.clone().count() == 2;
                    let looks = in_row.map(|cell| {
                        format!("{}{:?}", buffer[*cell].symbol(), buffer[*cell].modifier)
                    });
                    // Landings are numbered in their order.
                    let face = looks.collect::<String>().replace(['1', '2', '3'], "1");
                    let role = role(client.board(), point, &marks, is_narrow);
                    let other = seen.entry(face.clone()).or_insert_with(|| role.clone());
                    assert_eq!(*other, role, "{name} {size:?}: both look like {face}");
                }
                assert!(seen.len() > 3, "{name}: {seen:?}");
            }
        }
    }
}

/// Where points stand two columns apart the mark of each is seen in the cell beside it, however close its neighbours'
/// marks are: all that surrounds the stone under way, in every view.
#[test]
fn marks_side_by_side_are_all_seen() {
    for (name, start, stone) in [
        ("star", "R:Ri9,q13:Ba5", "i9"),
        ("star", "R:Ri9,h8,i10,q13:Bh9,j10,a5", "i9"),
        ("halma", "R:Rh8,a16:Bp1", "h8"),
        ("halma", "R:Rh8,g8,i8,a16:Bg9,h7,i9,p1", "h8"),
    ] {
        let mut client = Client::play(game(name, start), "hh").sized(SMALL);
        let from = client.point(stone);
        let Screen::Play(play) = &mut client.model.screen else {
            panic!("{name} is no game");
        };
        play.cursor = from;
        client.press("Enter");
        for view in 0..client.board().views() {
            let Screen::Play(play) = &mut client.model.screen else {
                panic!("{name} is no game");
            };
            // The cursor away from them.
            play.cursor = Point::new(0);
            let marks = play.marks();
            let faces = client.faces();
            let mut seen = 0;
            for point in client.board().points() {
                let half = if marks.targets.contains(point) {
                    ')'
                } else if marks.here == Some(point) {
                    '}'
                } else {
                    continue;
                };
                let face = &faces[client.board().name(point)];
                assert_eq!(
                    face.chars().nth(1),
                    Some(half),
                    "{name} {start} {view}: {face}"
                );
                assert_eq!(face.chars().count(), 2, "{name}: the smallest scale");
                seen += 1;
            }
            assert!(seen > 4, "{name} {start}: {seen}");
            client.press("f");
        }
    }
}

/// The squares of draughts bear their numbers from the least size on, kings beside the sign of their rank.
#[test]
fn squares_bear_their_numbers_at_every_usual_size() {
    for start in ["start 2", "B:WK10,K20,K31,32:B1,2,K13,K24"] {
        for size in SIZES {
            let client = Client::play(game("draughts", start), "hh").sized(size);
            let (buffer, cells) = (client.buffer(), client.cells());
            for point in client.board().points() {
                let drawn: String = cells[&point.index()]
                    .iter()
                    .map(|cell| buffer[*cell].symbol())
                    .collect();
                let name = client.board().name(point);
                let position = client.game().position();
                let crown = if position.kings().contains(point) {
                    "=="
                } else {
                    ""
                };
                assert!(
                    drawn.contains(name) && drawn.contains(crown),
                    "{start} {size:?}: {name} is not on {drawn}"
                );
            }
        }
    }
}

#[test]
fn men_and_kings_of_both_sides_differ() {
    let client = Client::play(game("draughts", "W:W30,K22:B1,K9"), "hh");
    let faces = client.faces();
    let letters = ["30", "22", "1", "9"].map(|name| faces[name].chars().next());
    assert_eq!(letters, [Some('w'), Some('W'), Some('b'), Some('B')]);
}

#[test]
fn what_files_hold_does_not_steer_the_terminal() {
    let hostile = "\u{1b}[31mEve\u{7}\u{9b}2J\u{202e}live\r\n\u{0}\u{200f}";
    for rules in ALL {
        let game = Game::new(*rules, rules.options(2));
        let record = Record::new(game, |_| (hostile.to_owned(), Player::Human));
        let mut client = Client::new(None);
        client.model.begin(Opening::Game(Box::new(record)));
        client.model.notice = Some(hostile.to_owned());
        let buffer = client.buffer();
        let drawn: String = buffer
            .content()
            .iter()
            .map(ratatui::buffer::Cell::symbol)
            .collect();
        assert!(drawn.contains("Eve"), "the name is shown");
        let steers = |c: char| {
            c.is_control() || matches!(c, '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}')
        };
        assert!(!drawn.contains(steers), "{drawn:?}");
    }
}

/// Red, green and blue of a colour that has them.
fn rgb(colour: Color) -> Option<[f64; 3]> {
    match colour {
        Color::Rgb(red, green, blue) => {
            Some([red, green, blue].map(|part| f64::from(part) / 255.0))
        }
        // The cube and the greys of xterm.
        Color::Indexed(index @ 16..232) => {
            let level =
                |step: u8| [0, 95, 135, 175, 215, 255][usize::from((index - 16) / step % 6)];
            Some([36, 6, 1].map(|step| f64::from(level(step)) / 255.0))
        }
        Color::Indexed(index @ 232..) => {
            Some([f64::from(8 + 10 * i32::from(index - 232)) / 255.0; 3])
        }
        _ => None,
    }
}

/// Contrast of two colours by WCAG 2.1, from 1 to 21.
fn contrast(a: [f64; 3], b: [f64; 3]) -> f64 {
    let luminance = |colour: [f64; 3]| {
        let [red, green, blue] = colour.map(|part| {
            if part <= 0.03928 {
                part / 12.92
            } else {
                ((part + 0.055) / 1.055).powf(2.4)
            }
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    };
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[test]
fn every_glyph_stands_out_from_its_ground() {
    let mut faint = BTreeSet::new();
    let themes = [Theme::Dark, Theme::Light, Theme::Wood, Theme::Contrast];
    let looks_of = |theme| [Depth::True, Depth::Indexed].map(|depth| (theme, depth));
    for (theme, depth) in themes.into_iter().flat_map(looks_of) {
        for name in SCENES {
            let client = scene(name).looking(looks(Language::En, theme, depth));
            for cell in client.buffer().content() {
                if cell.symbol().trim().is_empty() {
                    continue;
                }
                let (front, back) = (rgb(cell.fg).unwrap(), rgb(cell.bg).unwrap());
                // Three to one is what WCAG 2.1 asks of large signs and graphics.
                let found = contrast(front, back);
                if found < 3.0 {
                    let (front, back) = (cell.fg, cell.bg);
                    faint.insert(format!("{theme:?} {depth:?} {front} on {back}: {found:.1}"));
                }
            }
        }
    }
    assert!(faint.is_empty(), "{faint:#?}");
}
