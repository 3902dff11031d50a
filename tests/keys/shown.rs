//! Turns shown landing by landing, and hints: what is on the board, what is asked for, and what a key does meanwhile.

use sprungbrett::app::play::Mode;
use sprungbrett::app::{Effect, Message, Screen, practice};
use sprungbrett::config::ShowTurns;

use crate::games::game;
use crate::keyboard::{Client, last_turn};
use crate::small_course::course;
use crate::{CHEQUERS, SQUARE, STAR};

/// A game whose turns are shown, with as many pauses as there are landings.
fn showing(name: &str, start: &str, players: &str) -> Client {
    let mut client = Client::play(game(name, start), players);
    client.model.session.config.show_turns = ShowTurns::Short;
    client
}

/// What the board shows after each pause, as long as something is shown.
fn frames(client: &mut Client) -> Vec<String> {
    let mut frames = Vec::new();
    while client.on_screen().showing().is_some() {
        frames.push(client.marks());
        assert!(client.wait(), "a message is to come while a turn is shown");
    }
    frames
}

#[test]
fn a_turn_is_shown_landing_by_landing() {
    for (name, start, players, keys, answer, expected) in [
        (
            "star",
            STAR,
            "4h",
            "",
            "i5-i7-i9",
            &["i5 {R}", "i5 o, i6 |B|, i7 [R]"][..],
        ),
        ("star", STAR, "4h", "", "q13-p12", &["q13 {R}"][..]),
        (
            "halma",
            SQUARE,
            "4h",
            "",
            "d10-f10-h12",
            &["d10 {R}", "d10 o, e10 |B|, f10 [R]"][..],
        ),
        // What was captured is marked until the turn has been shown.
        (
            "draughts",
            CHEQUERS,
            "4h",
            "",
            "14x23x32",
            &["14 {b}", "14 o, 18 x, 23 {b}"][..],
        ),
        // Typed, and with a point chosen further along.
        (
            "star",
            STAR,
            "hh",
            ":i5-i7-i9 Enter",
            "",
            &["i5 {R}", "i5 o, i6 |B|, i7 [R]"][..],
        ),
        (
            "star",
            STAR,
            "hh",
            "*i5 *g9",
            "",
            &["i5 o, i6 |B|, i7 [R]", "i5 o, i6 |B|, i7 1, i8 |B|, i9 [R]"][..],
        ),
        (
            "star",
            STAR,
            "hh",
            "*i5 *i9",
            "",
            &["i5 o, i6 |B|, i7 [R]"][..],
        ),
        // What is made landing by landing is not shown again.
        ("star", STAR, "hh", "*i5 *i7 *i9 *g9", "", &[][..]),
        ("star", STAR, "hh", "*i5 *i7 Enter", "", &[][..]),
        ("draughts", CHEQUERS, "hh", "*14 *23 *32", "", &[][..]),
    ] {
        let mut client = showing(name, start, players);
        client.press(keys);
        if !answer.is_empty() {
            client.answer(answer);
        }
        let ply = client.game().ply();
        assert_eq!(frames(&mut client), expected, "{name} {keys}{answer}");
        assert_eq!(client.game().ply(), ply);
        assert!(
            !client.wait(),
            "nothing more is to come: {name} {keys}{answer}"
        );
    }
}

#[test]
fn what_is_shown_has_its_line_and_its_setting() {
    let mut client = showing("star", STAR, "4h");
    client.answer("i5-i7-i9");
    assert_eq!(client.asked(), "keep 1, after 250");
    assert_eq!(client.message(), "Red: i5 …");
    for (setting, asked) in [
        (ShowTurns::Off, "keep 1"),
        (ShowTurns::Long, "keep 1, after 800"),
        (ShowTurns::Milliseconds(0), "keep 1"),
        (ShowTurns::Milliseconds(40), "keep 1, after 40"),
    ] {
        let mut client = Client::play(game("star", STAR), "4h");
        client.model.session.config.show_turns = setting;
        client.answer("i5-i7-i9");
        assert_eq!(client.asked(), asked, "{setting:?}");
    }
}

#[test]
fn a_key_ends_the_showing_and_does_what_it_always_does() {
    for (keys, ply, turn) in [
        ("u", 0, ""),
        (":a5-b5 Enter", 2, "a5-b5"),
        ("*a5 *b5", 2, "a5-b5"),
        ("Tab", 1, "i5-i7-i9-g9"),
        ("PgUp", 1, "i5-i7-i9-g9"),
        ("f", 1, "i5-i7-i9-g9"),
    ] {
        let mut client = showing("star", STAR, "hh");
        client.press(":i5-i7-i9-g9 Enter");
        assert!(client.on_screen().showing().is_some());
        let due = client.effects.iter().find_map(|effect| match effect {
            Effect::After(_, message) => Some(Message::clone(message)),
            _ => None,
        });
        client.press(keys);
        client.effects.clear();
        assert_eq!(client.game().ply(), ply, "{keys}");
        assert_eq!(last_turn(client.game()), turn, "{keys}");
        // The message that still comes is late.
        let marks = client.marks();
        client.send(due.unwrap());
        assert_eq!(
            (client.marks(), client.asked()),
            (marks, String::new()),
            "{keys}"
        );
    }
}

#[test]
fn the_computer_thinks_meanwhile_and_waits_with_its_turn() {
    let mut client = showing("star", STAR, "h4");
    client.press(":i5-i7-i9 Enter");
    assert_eq!(client.asked_kinds(), ["keep 1", "think", "after 250"]);
    // The answer is there before the turn has been shown: it is played after it.
    let mut client = showing("star", STAR, "h4");
    client.press(":i5-i7-i9 Enter");
    let (id, _) = client.request();
    let answer = Some(Box::new(Client::answer_to(client.game(), "a5-b5")));
    let shows = client.effects.clone();
    client.effects.clear();
    client.send(Message::Thought { id, answer });
    assert_eq!((client.game().ply(), client.asked().as_str()), (1, ""));
    client.effects = shows;
    client.wait();
    client.wait();
    assert_eq!(client.game().ply(), 2);
    assert_eq!(frames(&mut client), ["a5 {B}"]);
    // A key lets it play at once; taking back drops it.
    for (key, ply) in [("Tab", 2), ("u", 0), ("P", 1)] {
        let mut client = showing("star", STAR, "h4");
        client.press(":i5-i7-i9 Enter");
        let (id, _) = client.request();
        let answer = Some(Box::new(Client::answer_to(client.game(), "a5-b5")));
        client.send(Message::Thought { id, answer });
        client.press(key);
        assert_eq!(client.game().ply(), ply, "{key}");
    }
}

#[test]
fn the_end_is_told_once_the_last_turn_has_been_shown() {
    let win = |players| {
        let mut client = showing("draughts", "B:W18,27:B14", players);
        client.press(":14x23x32 Enter");
        client
    };
    let mut client = win("hh");
    assert!(!client.lines().join(" ").contains("Game over"));
    assert_eq!(frames(&mut client).len(), 2);
    assert!(client.lines().join(" ").contains("Game over"));
    // The key that ends the showing is not an answer to what nobody has seen yet.
    let mut client = win("hh");
    client.press("Enter");
    assert_eq!(client.game().ply(), 1);
    assert!(matches!(client.on_screen().mode, Mode::Result));
    let mut client = win("hh");
    client.press("u");
    assert_eq!(client.game().ply(), 0);
    assert!(matches!(client.on_screen().mode, Mode::Turn));
    let mut client = win("hh");
    client.press("m");
    assert!(matches!(client.model.screen, Screen::Menu(_)));
}

#[test]
fn leaving_the_screen_ends_the_showing() {
    for keys in ["m Enter", "n Esc", "e Esc"] {
        let mut client = showing("star", STAR, "hh");
        client.press(":i5-i7-i9 Enter");
        client.press(keys);
        assert!(client.on_screen().showing().is_none(), "{keys}");
        assert_eq!(client.game().ply(), 1, "{keys}");
    }
}

#[test]
fn a_hint_shows_the_stone_and_then_its_way() {
    for show in [ShowTurns::Off, ShowTurns::Short] {
        let mut client = Client::play(game("star", STAR), "hh");
        client.model.session.config.show_turns = show;
        client.press("H");
        assert_eq!(client.asked_kinds(), ["think"]);
        assert_eq!(
            client.message(),
            "Looking for a hint … Any other key stops it."
        );
        client.press("H Esc");
        assert_eq!(client.asked(), "stop");
        client.press("H");
        client.answer("i5-i7-i9");
        assert_eq!(client.game().ply(), 0, "a hint is no turn");
        assert_eq!(client.asked(), "", "nothing goes on while it is shown");
        assert_eq!(client.marks(), "i5 <R>");
        assert_eq!(
            client.message(),
            "Hint: the stone at i5. H once more shows its way."
        );
        client.press("H");
        if show == ShowTurns::Short {
            assert_eq!(frames(&mut client), ["i5 {R}", "i5 o, i6 |B|, i7 [R]"]);
        }
        assert_eq!(client.marks(), "i5 o, i6 |B|, i7 1, i8 |B|, i9 [R]");
        assert_eq!(client.message(), "Hint: i5-i7-i9.");
        assert_eq!(client.asked(), "");
        // Any key drops it and does its work: the stone is under the cursor.
        client.press("Enter");
        assert_eq!(client.on_screen().turn().origin(), Some(client.point("i5")));
        assert!(client.on_screen().hint().is_none());
        assert_eq!(client.game().ply(), 0);
    }
}

#[test]
fn a_hint_keeps_the_turn_under_way_and_says_how_near_a_win_is() {
    let mut client = Client::play(game("star", STAR), "hh");
    client.press("*i5 *i7");
    let marks = client.marks();
    client.press("H H");
    client.answer("q13-p12");
    assert_eq!(client.message(), "Hint: q13-p12.");
    client.press("f f f f f f");
    assert_eq!(client.marks(), marks);
    // The engine itself: two turns are needed, and nobody can hinder them.
    let mut client = Client::play(game("star", "R:Re8,d7,d6,d5,c7,c6,c5,b5,b6,a5:Bm9"), "hh");
    client.press("H");
    client.think();
    assert_eq!(
        client.message(),
        "Hint: the stone at e8. H once more shows its way. That is the last turn: home!"
    );
    let mut client = Client::play(game("draughts", "B:W18,27:B14"), "hh");
    client.press("H H");
    client.think();
    assert_eq!(client.message(), "Hint: 14x23x32. That wins at once.");
    // There is no hint for the computer's turn.
    let mut client = Client::play(game("star", STAR), "4h");
    client.press("H");
    assert_eq!(
        client.message(),
        "It is Red's turn, and the computer plays Red."
    );
}

#[test]
fn a_lesson_shows_its_replies_and_its_solution() {
    let lesson = |id: &str| {
        let mut client = Client::learn(vec![course()], Some(id));
        client.model.session.config.show_turns = ShowTurns::Short;
        client
    };
    // A scripted reply, and that of the engine.
    let mut client = lesson("turns");
    client.press("n n");
    client.asked();
    client.press(":m9-l9 Enter");
    assert_eq!(client.asked(), "after 250");
    assert_eq!(client.marks(), "a5 {B}");
    client.press("n :m9-l9 Enter");
    client.answer("a5-b6");
    assert_eq!(client.marks(), "a5 {B}");
    assert!(client.wait());
    assert_eq!(client.marks(), "a5 ~, b6 ~B~");
    assert!(!client.wait());
    // A key shows the rest and does its work: the next turn.
    client.press("z :m9-l9 Enter");
    client.answer("a5-b6");
    client.press(":l9-k9 Enter");
    assert!(client.practice().is_right());
    // The solution goes on by itself to the end of a turn, and a key is faster.
    let mut client = lesson("turns");
    client.press("H H H");
    let shown = |client: &Client| match &client.practice().mode {
        practice::Mode::Solution { shown, .. } => *shown,
        _ => 0,
    };
    assert_eq!((client.asked().as_str(), shown(&client)), ("after 250", 1));
    client.press("Enter");
    assert_eq!(shown(&client), 2);
    assert!(client.wait());
    assert_eq!(shown(&client), 3);
    assert!(!client.wait(), "the turn is over");
    let mut client = lesson("home");
    client.press("H H H");
    assert!(client.wait());
    assert!(!client.wait(), "the next turn waits for a key");
    client.press("Enter");
    assert!(client.wait());
}

#[test]
fn enter_follows_a_hint_to_its_end() {
    for asked in ["H", "H H"] {
        let mut client = Client::play(game("star", STAR), "hh");
        client.press(asked);
        client.answer("i5-i7-i9");
        for (cursor, stone) in [("i7", "i5"), ("i9", "i7"), ("i9", "i9")] {
            client.press("Enter");
            let here = client.on_screen().turn().here();
            assert_eq!(here, Some(client.point(stone)), "{asked}");
            assert_eq!(client.cursor(), cursor, "{asked}");
        }
        client.press("Enter");
        assert_eq!(last_turn(client.game()), "i5-i7-i9", "{asked}");
    }
    // Any other key drops it, and the cursor stays where it is.
    let mut client = Client::play(game("star", STAR), "hh");
    client.press("H");
    client.answer("i5-i7-i9");
    client.press("f f f f f f Enter");
    assert_eq!(client.cursor(), "i5");
    // With another stone in hand the hinted one is picked instead; with the hinted one in hand its landing is next.
    for (picked, cursor) in [("*q13", "i5"), ("*i5", "i7"), ("*i5 *i7", "i9")] {
        let mut client = Client::play(game("star", STAR), "hh");
        client.press(picked);
        client.press("H");
        client.answer("i5-i7-i9");
        assert_eq!(client.cursor(), cursor, "{picked}");
    }
    let mut client = Client::play(game("star", STAR), "hh");
    client.press("*q13 H");
    client.answer("i5-i7-i9");
    client.press("Enter Enter Enter Enter");
    assert_eq!(last_turn(client.game()), "i5-i7-i9");
}

#[test]
fn the_log_tells_a_turn_once_it_was_shown() {
    let has_turn = |client: &Client| client.lines().join("\n").contains("1 R i5-i7-i9");
    let mut client = showing("star", STAR, "4h");
    client.answer("i5-i7-i9");
    for _ in 0..2 {
        assert!(!has_turn(&client), "{}", client.lines().join("\n"));
        assert!(client.lines()[0].ends_with("round 1"));
        client.wait();
    }
    assert!(has_turn(&client));
    // A key that shows the rest has it told at once, and a hint takes nothing out of the log.
    let mut client = showing("star", STAR, "4h");
    client.answer("i5-i7-i9");
    client.press("Tab");
    assert!(has_turn(&client));
    client.press("H H");
    client.answer("i6-i7");
    assert!(client.on_screen().showing().is_some());
    assert!(has_turn(&client));
}
