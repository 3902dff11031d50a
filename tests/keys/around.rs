//! Around the game: the log, the menu, the setup, the help, and what is the same everywhere.

use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use sprungbrett::app::setup::{Row, Setup};
use sprungbrett::app::{Message, Screen};
use sprungbrett::game::Level;
use sprungbrett::rules::{ALL, Seat};

use crate::games::{self, game};
use crate::keyboard::{Client, last_turn, record};

#[test]
fn looking_back_keeps_clicks_from_the_present() {
    let mut client = Client::play(game("star", "start 2"), "hh");
    client.press(":o12-m10 Enter :d7-e7 Enter *m10 Home");
    assert_eq!(
        client.message(),
        "Looking back: after turn 0 of 2. Esc goes to the game as it stands."
    );
    client.press("*l10");
    assert_eq!(
        client.game().ply(),
        2,
        "the click was meant for what was seen"
    );
    assert_eq!(client.message(), "From m10 to ( ), along a chain to +.");
    client.press("*l10");
    assert_eq!(last_turn(client.game()), "m10-l10");
}

#[test]
fn the_log_is_looked_through_turn_by_turn() {
    let mut client = Client::play(game("star", "start 2"), "hh");
    client.press(":o12-m10 Enter :d7-e7 Enter :m10-l10 Enter");
    for (key, shown) in [
        ("PgUp", 2),
        ("PgUp", 1),
        ("PgUp", 0),
        ("PgUp", 0),
        ("PgDn", 1),
        ("End", 3),
        ("Home", 0),
        ("Esc", 3),
        ("Home", 0),
        ("Enter", 3),
        ("PgDn", 3),
    ] {
        client.press(key);
        assert_eq!(client.on_screen().shown_ply(), shown, "{key}");
        let faces = client.faces();
        let stands = ["o12", "m10", "l10"].map(|point| faces[point].contains('R'));
        let expected = [shown == 0, (1..3).contains(&shown), shown == 3];
        assert_eq!(stands, expected, "{key}");
    }
    assert_eq!(client.asked(), "keep 1, keep 2, keep 3");
}

#[test]
fn the_menu_opens_what_it_names() {
    let mut client = Client::new(None);
    assert!(!client.lines().iter().any(|line| line.contains("Continue")));
    client.press("End Up Enter");
    assert_eq!(client.model.help, Some(0));
    client.press("Esc End Enter");
    assert_eq!(client.asked(), "stop, quit");
    let mut kept = game("halma", "start 2");
    games::play(&mut kept, "c14-c12 n3-n5");
    for choose in ["Enter", "click"] {
        let mut client = Client::new(Some(record(kept.clone(), "h2")));
        if choose == "click" {
            let lines = client.lines();
            let row = lines
                .iter()
                .position(|line| line.contains("Continue"))
                .unwrap();
            client.click_at(10, u16::try_from(row).unwrap());
        } else {
            client.press("Enter");
        }
        assert_eq!(client.game(), &kept);
        assert_eq!(client.asked(), "");
        // And back: the game is still there.
        client.press("m Enter");
        assert_eq!(client.game(), &kept);
        assert_eq!(client.asked(), "");
    }
    // A new game does not lose the kept one.
    let mut client = Client::new(Some(record(kept, "h2")));
    client.press("Down Enter Esc Enter");
    assert_eq!((client.game().ply(), client.asked().as_str()), (2, ""));
    client.press("m Down Enter Enter");
    assert_eq!((client.game().ply(), client.asked().as_str()), (0, ""));
    client.press(":o12-m10 Enter");
    assert_eq!(client.asked(), "aside 2, keep 1, think 1 level 2");
}

#[test]
fn every_game_can_be_set_up() {
    for (index, rules) in ALL.iter().enumerate() {
        for (number, seats) in rules.seatings().iter().enumerate() {
            let mut client = Client::new(None);
            client.press("Enter Home");
            client.press(&"Right ".repeat(index));
            client.press(&format!("Down {}", "l ".repeat(number)));
            if rules.seatings().len() == 1 {
                // The second line is a seat: no other number of players is offered.
                client.press(&"h ".repeat(number));
            }
            client.press("Enter");
            let game = client.game();
            assert_eq!(
                (game.rules().id(), game.options().players),
                (rules.id(), seats.len())
            );
            assert_eq!(
                *game.options(),
                rules.options(seats.len()),
                "the usual options"
            );
            let play = client.on_screen();
            let first = play.player(seats[0]).level();
            let others = seats[1..].iter().map(|seat| play.player(*seat).level());
            assert_eq!(first, None);
            assert!(others.into_iter().all(|level| level.is_some()));
            assert_eq!(client.asked(), "");
        }
    }
    // Every line can be changed, by keys and by clicks, and round to where it was.
    let mut client = Client::new(None);
    client.press("Enter Home Down Right");
    let rows = setup(&client).rows();
    assert_eq!(
        rows,
        [
            Row::Game,
            Row::Players,
            Row::Seat(Seat::Red),
            Row::Seat(Seat::Green),
            Row::Seat(Seat::Orange),
            Row::AntiBlock,
            Row::Start
        ]
    );
    client.press("Down h Down Space Space Down h h Down Left Enter");
    let players = client
        .on_screen()
        .seats()
        .iter()
        .map(|entry| entry.player.level().map_or(0, Level::number));
    assert_eq!(players.collect::<Vec<_>>(), [5, 4, 0]);
    assert!(!client.game().options().anti_block);
    assert_eq!(client.asked(), "think 1 level 5");
    // The next game is proposed as this one was.
    client.press("n");
    let proposed: Vec<String> = setup_lines(&client);
    assert!(
        proposed
            .iter()
            .any(|line| line.contains("Anti-blocking  off")),
        "{proposed:?}"
    );
}

/// The screen for a new game.
fn setup(client: &Client) -> &Setup {
    match &client.model.screen {
        Screen::Setup(setup) => setup,
        _ => panic!("no game is set up"),
    }
}

fn setup_lines(client: &Client) -> Vec<String> {
    assert!(setup(client).has_left_game());
    client.lines()
}

#[test]
fn options_are_clicked_as_well() {
    let mut client = Client::new(None);
    client.press("Enter");
    let click = |client: &mut Client, text: &str| {
        let lines = client.lines();
        let row = lines.iter().position(|line| line.contains(text)).unwrap();
        client.click_at(5, u16::try_from(row).unwrap());
    };
    click(&mut client, "Sternhalma");
    click(&mut client, "Halma");
    click(&mut client, "Quiet draw");
    click(&mut client, "Repetition draw");
    click(&mut client, "Black");
    click(&mut client, "Start");
    let options = client.game().options();
    assert_eq!((options.quiet_draw, options.repetition_draw), (160, 4));
    assert_eq!(client.asked(), "think 1 level 1");
}

#[test]
fn the_same_keys_everywhere() {
    let screens = [
        Client::new(None),
        {
            let mut client = Client::new(None);
            client.press("Enter");
            client
        },
        Client::play(game("star", "start 2"), "hh"),
    ];
    for mut client in screens {
        for (key, asked) in [
            ("Ctrl-Z", "suspend"),
            ("Ctrl-L", "repaint"),
            ("Ctrl-C", "stop, quit"),
            ("q", "stop, quit"),
        ] {
            client.press(key);
            assert_eq!(client.asked(), asked, "{key}");
        }
        // The help covers every screen; in it q and Esc close, and the keys below it rest.
        for close in ["?", "F1", "Esc", "q", "Bksp"] {
            let lines = client.lines();
            client.press("?");
            assert_ne!(client.lines(), lines);
            client.press(close);
            assert_eq!(
                (client.lines(), client.asked()),
                (lines, String::new()),
                "{close}"
            );
        }
    }
}

#[test]
fn keys_act_when_they_are_pressed() {
    let mut client = Client::play(game("star", "start 2"), "hh");
    let kinds = [
        (KeyEventKind::Press, true),
        (KeyEventKind::Repeat, true),
        (KeyEventKind::Release, false),
    ];
    for (kind, acts) in kinds {
        let key = KeyEvent::new_with_kind(KeyCode::Tab, KeyModifiers::NONE, kind);
        assert_eq!(client.event(&Event::Key(key)), acts, "{kind:?}");
    }
    for event in [Event::FocusGained, Event::FocusLost] {
        assert!(!client.event(&event));
    }
    assert!(!client.event(&Event::Resize(1, 1)));
}

#[test]
fn what_is_pasted_is_typed() {
    let mut client = Client::play(game("star", "start 2"), "hh");
    assert!(client.event(&Event::Paste(" q13-a5\nq".to_owned())));
    client.press("Enter");
    assert_eq!(client.game().ply(), 0, "q13-a5 is no turn");
    client.press("Esc");
    assert!(client.event(&Event::Paste("n10-m9\n".to_owned())));
    assert_eq!(client.game().ply(), 0, "nothing is played unasked");
    client.press("Enter");
    assert_eq!(client.game().ply(), 1);
}

#[test]
fn saving_says_where() {
    let mut client = Client::play(game("star", "start 2"), "hh");
    client.press("s");
    assert_eq!(client.asked(), "save 0");
    client.send(Message::Saved(Ok("/games/one.json".into())));
    assert_eq!(client.message(), "Saved as /games/one.json");
    client.press("s");
    client.send(Message::Saved(Err("disk full".to_owned())));
    assert_eq!(client.message(), "The game could not be saved: disk full");
}

#[test]
fn the_help_scrolls_to_its_ends_and_back_at_once() {
    let mut client = Client::play(game("star", "start 2"), "hh");
    client.press("?");
    let first = client.lines();
    client.press("Up PgUp Home");
    assert_eq!(client.lines(), first);
    client.press("PgDn");
    let second = client.lines();
    assert_ne!(second, first);
    client.press("PgUp");
    assert_eq!(client.lines(), first);
    client.press("End");
    let last = client.lines();
    client.press("Up");
    let before_last = client.lines();
    assert_ne!(before_last, last, "one key leads away from the end");
    client.press("Down");
    assert_eq!(client.lines(), last);
    client.press("PgDn PgDn PgDn Down Up");
    assert_eq!(
        client.lines(),
        before_last,
        "what goes beyond the end is forgotten"
    );
}

#[test]
fn what_nobody_sees_is_not_changed() {
    let mut client = Client::play(game("star", crate::STAR), "hh").sized((30, 10));
    client.press("R Enter u : d Enter");
    assert!(client.on_screen().game().outcome().is_none());
    assert_eq!(client.asked(), "");
    client.press("q");
    assert_eq!(client.asked(), "stop, quit");
}

/// While the computer thinks every key does its work or says why not, and the computer still answers: no request is lost
/// and no late answer counts.
#[test]
fn keys_are_answered_while_the_computer_thinks() {
    for (key, message, asked) in [
        (
            "+",
            "The computer plays at level 5, master.",
            "stop, keep 1, think 2 level 5",
        ),
        (
            "-",
            "The computer plays at level 3, club.",
            "stop, keep 1, think 2 level 3",
        ),
        ("H", "It is Blue's turn, and the computer plays Blue.", ""),
        ("d", "It is Blue's turn, and the computer plays Blue.", ""),
        (
            "Enter",
            "It is Blue's turn, and the computer plays Blue.",
            "",
        ),
        ("a", "Blue is thinking …", ""),
        ("f", "Blue is thinking …", ""),
        ("Tab", "Blue is thinking …", ""),
        ("s", "Blue is thinking …", "save 1"),
        ("R", "Red: resign? Enter yes, Esc no.", ""),
        (
            "PgUp",
            "Looking back: after turn 0 of 1. Esc goes to the game as it stands.",
            "",
        ),
        ("p Esc", "Blue is thinking …", "stop, think 2 level 4"),
        ("o Esc", "Blue is thinking …", "stop, think 2 level 4"),
        ("P P", "Blue is thinking …", "stop, think 2 level 4"),
    ] {
        let mut client = Client::play(game("star", "start 2"), "h4");
        client.press(":o12-m10 Enter");
        let first = client.effects.clone();
        client.asked();
        client.press(key);
        assert_eq!(client.message(), message, "{key}");
        let again = client.effects.clone();
        assert_eq!(client.asked(), asked, "{key}");
        client.effects = if asked.contains("think") {
            again
        } else {
            first
        };
        client.answer("d7-e7");
        assert_eq!(client.game().ply(), 2, "{key}");
    }
}
