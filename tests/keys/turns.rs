//! Making a turn: the cursor, picking, landing, going back, ending, typing.

use ratatui::crossterm::event::Event;
use ratatui::style::Modifier;
use sprungbrett::board::Point;
use sprungbrett::rules::ALL;

use crate::games::game;
use crate::keyboard::{Client, last_turn};
use crate::{CHEQUERS, SQUARE, STAR};

/// Marks and the message after some keys.
fn after(name: &str, start: &str, keys: &str) -> (String, String) {
    let mut client = Client::play(game(name, start), "hh");
    client.press(keys);
    (client.marks(), client.message())
}

#[test]
fn marks_are_made_anew_after_each_landing() {
    for (name, start, keys, marks, message) in [
        ("star", STAR, "", "", "Red: pick an underlined stone."),
        (
            "star",
            STAR,
            "@i5 Enter",
            "g9 +, h4 (), h5 (), i5 {R}, i7 (), i9 +, j5 (), j6 ()",
            "From i5 to ( ), along a chain to +.",
        ),
        (
            "star",
            STAR,
            "@i5 Enter @i7 Space",
            "g9 +, i5 o, i6 |B|, i7 [R], i9 ()",
            "i5-i7: jump on to ( ) or +, or Enter on the stone at i7 ends the turn.",
        ),
        (
            "star",
            STAR,
            "@i5 Enter @i7 Enter @i9 Enter",
            "g9 (), i5 o, i6 |B|, i7 1, i8 |B|, i9 [R]",
            "i5-i7-i9: jump on to ( ), or Enter on the stone at i9 ends the turn.",
        ),
        (
            "halma",
            SQUARE,
            "@d10 Enter",
            "h12 +, c11 (), d11 (), e11 (), c10 (), d10 {R}, f10 (), c9 (), d9 (), e9 (), f8 +",
            "From d10 to ( ), along a chain to +.",
        ),
        (
            "halma",
            SQUARE,
            "@d10 Enter @f10 Enter",
            "h12 (), d10 o, e10 |B|, f10 [R], f8 ()",
            "d10-f10: jump on to ( ), or Enter on the stone at f10 ends the turn.",
        ),
        (
            "draughts",
            CHEQUERS,
            "",
            "14 !b!, 15 !b!",
            "Black: capture with a stone marked !.",
        ),
        (
            "draughts",
            CHEQUERS,
            "@15 Enter",
            "15 {b}, 22 (), 24 (), 31 +",
            "From 15 to ( ), along a chain to +.",
        ),
        (
            "draughts",
            CHEQUERS,
            "@14 Enter @23 Enter",
            "14 o, 18 x, 23 {b}, 32 ()",
            "14x23: the capture must go on to ( ).",
        ),
    ] {
        let (found, said) = after(name, start, keys);
        assert_eq!(found, marks, "{name} {keys}");
        assert_eq!(said, message, "{name} {keys}");
    }
}

#[test]
fn turns_end_as_the_rules_say() {
    for (name, start, keys, turn) in [
        // A step ends the turn by itself.
        ("star", STAR, "@i5 Enter @j6 Enter", "i5-j6"),
        ("halma", SQUARE, "@d10 Enter @e9 Enter", "d10-e9"),
        ("draughts", "start 2", "@11 Enter @15 Enter", "11-15"),
        // A chain of a race ends where the player says so, and by itself where nothing is left.
        ("star", STAR, "@i5 Enter @i7 Enter", ""),
        ("star", STAR, "@i5 Enter @i7 Enter Enter", "i5-i7"),
        ("star", STAR, "@i5 Enter @i7 Enter @i9 Enter", ""),
        (
            "star",
            STAR,
            "@i5 Enter @i7 Enter @i9 Enter Space",
            "i5-i7-i9",
        ),
        (
            "star",
            STAR,
            "@i5 Enter @i7 Enter @i9 Enter @g9 Enter",
            "i5-i7-i9-g9",
        ),
        ("halma", SQUARE, "@d10 Enter @f10 Enter 5", "d10-f10"),
        (
            "halma",
            SQUARE,
            "@d10 Enter @f10 Enter @h12 Enter",
            "d10-f10-h12",
        ),
        // A capture goes on while it can, and not beyond.
        ("draughts", CHEQUERS, "@14 Enter @23 Enter", ""),
        ("draughts", CHEQUERS, "@14 Enter @23 Enter Enter", ""),
        (
            "draughts",
            CHEQUERS,
            "@14 Enter @23 Enter @32 Enter",
            "14x23x32",
        ),
        ("draughts", CHEQUERS, "@15 Enter @22 Enter", "15x22"),
        ("draughts", "B:W26,27:B24", "@24 Enter @31 Enter", "24x31"),
        // A point further along is chosen directly, and a click is as good as a key.
        ("star", STAR, "*i5 *g9", "i5-i7-i9-g9"),
        ("star", STAR, "*i5 *i9", ""),
        ("star", STAR, "*i5 *i9 *i9", "i5-i7-i9"),
        ("star", STAR, "@i5 Enter *i7 *g9", "i5-i7-i9-g9"),
        ("halma", SQUARE, "*d10 *f8", "d10-f10-f8"),
        ("draughts", CHEQUERS, "*14 *32", "14x23x32"),
        // Typed in full, or from its origin to its end.
        ("star", STAR, ":i5-i7-i9 Enter", "i5-i7-i9"),
        ("star", STAR, ":I5.g9 Enter", ""),
        ("star", STAR, ":i5-g9 Enter", "i5-i7-i9-g9"),
        ("draughts", CHEQUERS, ":14x32 Enter", "14x23x32"),
        ("draughts", CHEQUERS, ":14x23 Enter", ""),
    ] {
        let mut client = Client::play(game(name, start), "hh");
        client.press(keys);
        assert_eq!(last_turn(client.game()), turn, "{name} {keys}");
        let asked = if turn.is_empty() { "" } else { "keep 1" };
        assert_eq!(client.asked(), asked, "{name} {keys}");
    }
}

#[test]
fn a_setting_lets_chains_wait_for_enter() {
    for (name, start, keys, turn) in [
        ("star", STAR, "@i5 Enter *g9", ""),
        ("star", STAR, "@i5 Enter *g9 Enter", "i5-i7-i9-g9"),
        ("star", STAR, "@i5 Enter *g9 Bksp", ""),
        ("star", STAR, "@i5 Enter @j6 Enter", "i5-j6"),
        ("draughts", CHEQUERS, "*15 *22", ""),
        ("draughts", CHEQUERS, "*15 *22 *22", "15x22"),
    ] {
        let mut client = Client::play(game(name, start), "hh");
        client.model.session.config.enter_ends_turn = true;
        client.press(keys);
        assert_eq!(last_turn(client.game()), turn, "{name} {keys}");
    }
    let mut client = Client::play(game("star", STAR), "hh");
    client.model.session.config.enter_ends_turn = true;
    client.press("*i5 *g9");
    assert_eq!(
        client.message(),
        "i5-i7-i9-g9: Enter on the stone at g9 ends the turn."
    );
}

#[test]
fn a_turn_is_taken_back_landing_by_landing() {
    for back in ["Bksp", "Esc"] {
        let mut client = Client::play(game("star", STAR), "hh");
        let start = client.marks();
        client.press("@i5 Enter");
        let picked = client.marks();
        client.press("@i7 Enter");
        let landed = client.marks();
        client.press("@i9 Enter").press(back);
        assert_eq!((client.marks(), client.cursor()), (landed, "i7".to_owned()));
        client.press(back);
        assert_eq!((client.marks(), client.cursor()), (picked, "i5".to_owned()));
        client.press(back);
        assert_eq!(
            (client.marks(), client.cursor()),
            (start.clone(), "i5".to_owned())
        );
        // Esc never quits, however often.
        client.press(back).press(back);
        assert_eq!((client.marks(), client.asked()), (start, String::new()));
    }
    let mut client = Client::play(game("star", STAR), "hh");
    client.press("*i5 *i9");
    client.right_click();
    assert_eq!(client.cursor(), "i7", "a right click is one back");
}

#[test]
fn what_cannot_be_done_is_said_and_changes_nothing() {
    for (name, start, keys, then, reason) in [
        ("star", STAR, "", "*g9", "no-stone"),
        ("star", STAR, "", "*i6", "not-yours"),
        ("star", "start 2", "", "*q13", "immovable"),
        ("star", STAR, "@i5 Enter", "*i6", "landing-taken"),
        ("star", STAR, "*i5 *i7", "*q13", "other-stone"),
        ("star", STAR, "*i5 *i7", "*h7", "step-in-chain"),
        ("star", STAR, "*i5 *i7", "*i5", "already-landed"),
        ("star", STAR, "*i5 *i7", "*a5", "landing-taken"),
        ("star", STAR, "*i5 *i7", "*m9", "bent"),
        ("draughts", "B:W18,19,27:B14,15,1", "", "*1", "must-capture"),
        ("draughts", CHEQUERS, "*14 *23", "Enter", "must-continue"),
        ("draughts", CHEQUERS, "*14 *23", "*15", "other-stone"),
    ] {
        let mut client = Client::play(game(name, start), "hh");
        client.press(keys);
        let path = client.on_screen().turn().path().to_vec();
        client.press(then);
        assert_eq!(client.refused(), reason, "{name} {keys} {then}");
        assert_eq!(
            client.on_screen().turn().path(),
            path,
            "{name} {keys} {then}"
        );
        assert_eq!((client.game().ply(), client.asked()), (0, String::new()));
        client.press("Tab");
        assert_eq!(client.refused(), "", "it is said until the next key");
    }
}

#[test]
fn a_click_on_nothing_puts_the_stone_down_and_never_moves() {
    let mut client = Client::play(game("star", STAR), "hh");
    client.press("*i5 *m9");
    assert_eq!(client.marks(), "");
    assert_eq!(client.cursor(), "m9");
    client.press("*i7");
    assert_eq!(client.game().ply(), 0, "i7 is no target any more");
    // Another own stone is picked instead; the stone itself is put down.
    client.press("*i5 *q13");
    assert_eq!(
        client.on_screen().turn().origin(),
        Some(client.point("q13"))
    );
    client.press("*q13");
    assert_eq!(client.on_screen().turn().origin(), None);
    // Enter on an empty point is no click: the stone stays in hand, and the reason is said.
    client.press("@i5 Enter Up Up Up Enter");
    assert_eq!(client.on_screen().turn().origin(), Some(client.point("i5")));
    assert_eq!(client.cursor(), "f4");
    assert_eq!(client.refused(), "bent");
    // Outside of the board nothing is meant.
    let before = client.marks();
    for (column, row) in [(0, 0), (79, 23), (79, 24), (80, 0), (u16::MAX, u16::MAX)] {
        client.click_at(column, row);
    }
    assert_eq!(client.marks(), before);
}

#[test]
fn a_draw_offer_keeps_the_turn_under_way() {
    let mut client = Client::play(game("star", STAR), "hh");
    client.press("*i5 *i7");
    let marks = client.marks();
    client.press("d Esc");
    assert_eq!(client.marks(), marks);
    client.press("P P + s Ctrl-R");
    assert_eq!(client.marks(), marks, "nor do other commands drop it");
}

#[test]
fn tab_goes_through_what_can_be_chosen() {
    let mut client = Client::play(game("draughts", "start 2"), "hh");
    let tabbed = |client: &mut Client, key: &str, times: usize| {
        let cursors = (0..times).map(|_| {
            client.press(key);
            client.cursor()
        });
        cursors.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(client.cursor(), "10");
    assert_eq!(tabbed(&mut client, "Tab", 4), "9 12 11 10");
    assert_eq!(tabbed(&mut client, "Shift-Tab", 2), "11 12");
    client.press("@11 Enter");
    assert_eq!(tabbed(&mut client, "Tab", 3), "16 15 16");
    client.press("Esc f");
    assert_eq!(tabbed(&mut client, "Tab", 4), "9 10 11 12");
}

#[test]
fn the_cursor_goes_where_the_keys_point() {
    for (name, from, key, to) in [
        ("star", "i9", "Left h 4", "i6"),
        ("star", "i9", "Right l 6", "i12"),
        ("star", "i9", "Up", "h9"),
        ("star", "i9", "Up k 8", "f8"),
        ("star", "i9", "Down j 2", "l11"),
        ("star", "i9", "7", "h8"),
        ("star", "i9", "9", "h9"),
        ("star", "i9", "1", "j9"),
        ("star", "i9", "3", "j10"),
        ("star", "a5", "Up 7 9", "a5"),
        ("halma", "h8", "7 7 9 3 1", "g9"),
        ("halma", "a16", "Left Up 7 9 1", "a16"),
        ("draughts", "15", "7", "19"),
        ("draughts", "15", "9", "18"),
        ("draughts", "15", "1", "11"),
        ("draughts", "15", "3", "10"),
        ("draughts", "15", "Left", "16"),
    ] {
        let mut client = Client::play(game(name, "start 2"), "hh");
        client.press(&format!("*{from} {key}"));
        assert_eq!(client.cursor(), to, "{name} {from} {key}");
    }
}

#[test]
fn cursor_and_clicks_are_right_in_every_view() {
    for rules in ALL {
        let mut client = Client::play(game(rules.id(), "start 2"), "hh");
        let first = client.faces();
        let mut views = Vec::new();
        for _ in 0..client.board().views() {
            for (index, cells) in client.cells() {
                let name = client
                    .board()
                    .name(Point::new(u8::try_from(index).unwrap()));
                for (column, row) in cells {
                    client.click_at(column, row);
                    let cursor = client.on_screen().cursor;
                    assert_eq!(client.board().name(cursor), name, "{}", rules.id());
                    let is_reversed = client.buffer()[(column, row)].modifier;
                    assert!(
                        is_reversed.contains(Modifier::REVERSED) || rules.id() == "draughts",
                        "{name}"
                    );
                    client.press("Esc");
                }
            }
            let lines = client.lines();
            assert!(!views.contains(&lines), "each view is another");
            views.push(lines);
            let there = client.cursor();
            client.press("f");
            assert_eq!(client.cursor(), there, "the cursor stays on its point");
        }
        assert_eq!(client.faces(), first, "once round: {}", rules.id());
    }
}

/// What is wrong stays to be mended where one would go on, with the fault below it.
#[test]
fn a_turn_that_is_none_stays_to_be_mended() {
    let mut client = Client::play(game("star", "start 2"), "hh");
    for (keys, written) in [
        (":o12-n11 Home Right Enter", ": o12-n11|"),
        ("Ctrl-Left", ": o12-|n11"),
        ("Ctrl-K m", ": o12-m|"),
        ("Ctrl-W Ctrl-W", ": |"),
        ("o 1 2 - m 1 0 Ctrl-Left Ctrl-Left Ctrl-Right", ": o12-|m10"),
    ] {
        client.press(keys);
        assert_eq!(client.written(), written, "{keys}");
    }
    // A long line is seen where its cursor is, and what is wrong below it.
    client.press("End");
    client.size = (40, 20);
    client.event(&Event::Paste("-m9-m10".repeat(8)));
    let written = client.written();
    assert!(
        written.ends_with("-m9-m10|") && written.len() <= 40,
        "{written}"
    );
    client.press("Home");
    assert!(client.written().starts_with(": |o12-m10-m9"));
    assert!(
        client.lines().concat().contains("a step away"),
        "{:?}",
        client.lines()
    );
    // While the computer has the turn, one can be written ahead, but not be played.
    let mut client = Client::play(game("star", "start 2"), "3h");
    client.press(":a5-b6 Enter");
    assert_eq!(client.written(), ": a5-b6|");
    assert!(client.lines().concat().contains("It is Red's turn"));
}

#[test]
fn a_turn_is_written_and_judged_while_it_is_written() {
    let mut client = Client::play(game("star", "start 2"), "hh");
    for (keys, line, reason) in [
        (":", ":", ""),
        ("o 1 2", ": o12", ""),
        ("-", ": o12-", ""),
        // The last name may not be complete yet.
        ("n", ": o12-n", ""),
        ("1 1", ": o12-n11", "landing-taken"),
        ("Enter", ": o12-n11", "landing-taken"),
        ("Bksp Bksp Bksp m 1 0", ": o12-m10", ""),
        ("Home Del", ": 12-m10", "not-a-point"),
        ("o Left Right End - m 9", ": o12-m10-m9", "step-in-chain"),
        ("Enter", ": o12-m10-m9", "step-in-chain"),
        ("! Enter", ": o12-m10-m9!", "unreadable"),
    ] {
        client.press(keys);
        let lines = client.lines();
        assert!(
            lines.iter().any(|found| found.trim() == line),
            "{keys}: {lines:?}"
        );
        assert_eq!(client.refused(), reason, "{keys}");
    }
    assert_eq!((client.game().ply(), client.asked()), (0, String::new()));
    // Keys that are commands elsewhere are letters here; Esc leaves, and so does an empty line.
    client.press("Esc : q u ? Esc : Enter");
    assert_eq!(client.message(), "Red: pick an underlined stone.");
    assert_eq!(client.asked(), "");
    client.press(": Ctrl-C");
    assert_eq!(client.asked(), "stop, quit");
}
