//! The guides: the list, scrolling, sections, links, and the way back.

use ratatui::crossterm::event::MouseEventKind;
use sprungbrett::app::guide::{Place, Reader};
use sprungbrett::app::{Message, Opening, Screen};
use sprungbrett::guide::{self, Link};
use sprungbrett::lang::Language;

use crate::games::{self, game};
use crate::keyboard::{Client, looks, mouse, record};

use sprungbrett::config::Theme;
use sprungbrett::tui::Depth;

/// The client with a guide on the screen.
fn open(id: &'static str) -> Client {
    let mut client = Client::new(None);
    client.effects = client.model.begin(Opening::Guide(Some(id)));
    client
}

fn reader(client: &Client) -> &Reader {
    match &client.model.screen {
        Screen::Guide(reader) => reader,
        _ => panic!("no guide is on the screen"),
    }
}

/// The guide that is read, or `list`.
fn reading(client: &Client) -> &'static str {
    reader(client)
        .reading()
        .map_or("list", |reading| reading.id)
}

fn place(client: &Client) -> Place {
    reader(client).reading().expect("a guide is read").place
}

/// The line above the keys.
fn below(client: &Client) -> String {
    let lines = client.lines();
    lines[lines.len() - 2].trim().to_owned()
}

#[test]
fn the_list_opens_each_guide_and_esc_leads_back() {
    let mut client = Client::new(None);
    client.press("Down Down Enter");
    assert_eq!(reading(&client), "list");
    for (index, id) in guide::ids().enumerate() {
        client.press("Home");
        client.press(&"Down ".repeat(index));
        client.press("Enter");
        assert_eq!(reading(&client), id);
        let (title, about) = guide::title(id, Language::En).unwrap();
        let lines = client.lines();
        assert_eq!([lines[0].trim(), lines[2].trim()], [title, about]);
        client.press("Esc");
        assert_eq!((reading(&client), reader(&client).row), ("list", index));
        // A click on the title or on the lines below it.
        for text in [title, &about[..20]] {
            let row = client
                .lines()
                .iter()
                .position(|line| line.contains(text))
                .unwrap();
            client.click_at(6, u16::try_from(row).unwrap());
            assert_eq!(reading(&client), id);
            client.right_click();
        }
    }
    client.press("Esc");
    assert!(matches!(client.model.screen, Screen::Menu(_)));
    assert_eq!(client.asked(), "");
}

#[test]
fn a_game_waits_while_a_guide_is_read() {
    let mut kept = game("halma", "start 2");
    games::play(&mut kept, "c14-c12 n3-n5");
    let mut client = Client::new(Some(record(kept.clone(), "h2")));
    client.press("Enter m Down Down Down Enter Enter PgDn Esc Esc Enter");
    assert_eq!(client.game(), &kept);
}

#[test]
fn scrolling_ends_at_both_ends() {
    for id in guide::ids() {
        let mut client = open(id);
        let top = client.lines();
        client.press("Up PgUp Home p");
        assert_eq!(client.lines(), top, "{id}");
        client.press("Down");
        assert_eq!(client.lines()[..20], top[1..21], "{id}: one line further");
        client.press("k");
        assert_eq!(client.lines(), top, "{id}");
        client.press("PgDn");
        let page = client.lines();
        // One line of the page before stays.
        assert_eq!(page[0], top[21], "{id}");
        client.press("PgUp");
        assert_eq!(client.lines(), top, "{id}");
        client.press("End");
        let end = client.lines();
        assert!(below(&client).ends_with("100 %"), "{id}");
        client.press("Down PgDn Space End");
        assert_eq!(
            client.lines(),
            end,
            "{id}: what goes beyond the end is forgotten"
        );
        client.press("Up");
        assert_ne!(client.lines(), end, "{id}");
        client.press("Home");
        assert_eq!(client.lines(), top, "{id}");
        // The wheel goes three lines.
        assert!(client.event(&mouse(MouseEventKind::ScrollDown, 5, 5)));
        assert_eq!(client.lines()[..19], top[3..22], "{id}");
        assert!(client.event(&mouse(MouseEventKind::ScrollUp, 5, 5)));
        assert_eq!(client.lines(), top, "{id}");
    }
}

#[test]
fn sections_are_jumped_to() {
    let mut client = open("draughts");
    let mut seen = Vec::new();
    for _ in 0..20 {
        client.press("n");
        let line = client.lines()[0].trim().to_owned();
        if seen.last() != Some(&line) {
            seen.push(line);
        }
    }
    let expected = [
        "The idea",
        "The rules",
        "How a turn runs",
        "Look at the whole board",
    ];
    assert_eq!(seen[..4], expected);
    client.press("Home l Right 6");
    assert_eq!(client.lines()[0].trim(), "How a turn runs");
    assert!(below(&client).starts_with("How a turn runs"));
    client.press("Down p");
    assert_eq!(client.lines()[0].trim(), "How a turn runs");
    client.press("p Left 4");
    assert_eq!(client.lines()[0].trim(), "English draughts");
}

#[test]
fn links_are_chosen_and_followed() {
    let mut client = open("sternhalma");
    // No link is on the first page: the next one below is looked for.
    client.press("Enter");
    assert_eq!(reading(&client), "sternhalma");
    client.press("Tab");
    let chosen = |client: &Client| {
        let lines = client.lines().join("\n");
        let (_, rest) = lines.split_once('>').expect("a link is chosen");
        rest.split_once('<').unwrap().0.to_owned()
    };
    assert_eq!(chosen(&client), "Try it on the board");
    assert_eq!(place(&client).link, Some(0));
    client.press("Tab Tab");
    assert_eq!(chosen(&client), "English draughts");
    client.press("Enter");
    assert_eq!(reading(&client), "draughts");
    assert_eq!(place(&client), Place::default());
    // Back to where it was.
    client.press("PgDn Esc");
    assert_eq!(
        (reading(&client), chosen(&client).as_str()),
        ("sternhalma", "English draughts")
    );
    client.press("Shift-Tab Shift-Tab Shift-Tab");
    assert_eq!(
        chosen(&client),
        "first steps",
        "the links close on themselves"
    );
    // A guide that is open already is gone back to.
    client.press("Enter");
    assert_eq!(reading(&client), "first-steps");
    client.press("Tab 5");
    assert_eq!(reading(&client), "sternhalma");
    client.press("Esc");
    assert_eq!(reading(&client), "list");
}

#[test]
fn a_link_out_of_sight_is_not_followed() {
    let mut client = open("sternhalma");
    client.press("Tab Tab Tab Home");
    assert_eq!(place(&client).link, None);
    client.press("Enter");
    assert_eq!(reading(&client), "sternhalma");
}

#[test]
fn links_are_clicked() {
    let mut client = open("draughts");
    client.press("Tab Tab Tab");
    let lines = client.lines();
    let row = lines.iter().position(|line| line.contains('>')).unwrap();
    let column = lines[row].chars().position(|c| c == '>').unwrap();
    let [column, row] = [column, row].map(|at| u16::try_from(at).unwrap());
    client.click_at(column - 2, row);
    assert_eq!(reading(&client), "draughts", "beside the link");
    client.click_at(column + 1, row);
    assert_eq!(reading(&client), "sternhalma");
}

/// An exercise is asked for; as long as no lesson takes it, the reader is told so until the next key.
#[test]
fn exercises_are_asked_for() {
    let mut client = open("halma");
    client.press("End Tab");
    let Some(link) = place(&client).link else {
        panic!("a link is chosen");
    };
    let guide = guide::open("halma", Language::En).unwrap();
    let exercise = guide
        .links
        .iter()
        .position(|link| matches!(link, Link::Exercise { .. }));
    assert!(exercise.is_some_and(|first| first <= link));
    let exercise = guide.links[exercise.unwrap()].clone();
    client.send(Message::Follow(exercise));
    // It leads to the lesson that covers it, and back.
    assert!(matches!(client.model.screen, Screen::Practice(_)));
    client.press("Esc");
    assert!(below(&client).ends_with('%'));
    let nowhere = Link::Exercise {
        course: "halma".to_owned(),
        covers: "practice-9".to_owned(),
    };
    client.send(Message::Follow(nowhere));
    assert_eq!(below(&client), "There is no lesson for this exercise.");
    client.press("Up");
    assert!(below(&client).ends_with('%'));
}

/// A place is that of a text and not of a line: it stays the same on another screen and in another language.
#[test]
fn a_place_survives_another_size_and_language() {
    for id in guide::ids() {
        let mut client = open(id);
        client.press("n n n n");
        let before = place(&client);
        let section = client.lines()[0].trim().to_owned();
        client.size = (40, 20);
        assert_eq!(client.lines()[0].trim(), section, "{id}");
        client.looks = looks(Language::De, Theme::Mono, Depth::None);
        client.press("Down Up");
        assert_eq!(place(&client), before, "{id}");
        client.size = (120, 40);
        client.press("Up Down");
        assert_eq!(place(&client), before, "{id}");
    }
}

/// At the least width no word is cut.
#[test]
fn every_word_finds_room_on_the_least_screen() {
    for id in guide::ids() {
        for language in Language::ALL {
            let guide = guide::open(id, language).unwrap();
            for block in &guide.blocks {
                let (guide::Block::Heading { text, .. }
                | guide::Block::Paragraph(text)
                | guide::Block::Item { text, .. }) = block
                else {
                    continue;
                };
                for line in guide::wrapped(text, 30) {
                    let columns: usize = line.iter().map(|span| span.text.chars().count()).sum();
                    assert!(columns <= 30, "{id} {}: {line:?}", language.code());
                }
            }
        }
    }
}
