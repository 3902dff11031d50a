//! The settings screen, the names of the players, and the next game of the same people.

use sprungbrett::app::{Message, Screen};
use sprungbrett::config::{Config, Glyphs, ShowTurns, Theme};
use sprungbrett::game::Player;
use sprungbrett::notation::Naming;

use crate::STAR;
use crate::games::game;
use crate::keyboard::{Client, last_turn, record};

/// The settings, opened from the menu.
fn settings() -> Client {
    let mut client = Client::new(None);
    client.model.session = sprungbrett::app::Session::default();
    client.press("End Up Up Enter");
    client.settings();
    client
}

#[test]
fn a_change_holds_at_once_and_is_kept() {
    for (keys, asked) in [
        ("Right", "restyle, settings lang = \"en\""),
        ("Left", "restyle, settings lang = \"id\""),
        ("Down Enter", "restyle, settings theme = \"dark\""),
        ("Down Down l", "restyle, settings color = \"always\""),
        (
            "Down Down Down Space",
            "restyle, settings glyphs = \"safe\"",
        ),
        ("Down Down Down Down h", "restyle, settings mouse = false"),
        (
            "Home Up Up Up Up Up Right",
            "restyle, settings show_turns = \"long\"",
        ),
        (
            "End Up Up Up Enter",
            "restyle, settings enter_ends_turn = true",
        ),
        ("End Up Up Enter", "restyle, settings naming = \"squares\""),
        ("End Up Enter", "restyle, settings save_finished = false"),
    ] {
        let mut client = settings();
        client.press(keys);
        assert_eq!(client.asked(), asked, "{keys}");
        assert_eq!(
            client.model.session.config, client.model.session.stored,
            "{keys}"
        );
    }
    // Round to where it was.
    let mut client = settings();
    client.press("Right Right Right Right");
    assert_eq!(client.model.session.config, Config::default());
    // A click does the same.
    let mut client = settings();
    let lines = client.lines();
    let row = lines
        .iter()
        .position(|line| line.contains("Mouse"))
        .unwrap();
    client.click_at(5, u16::try_from(row).unwrap());
    assert!(!client.model.session.config.mouse);
    client.press("Esc");
    assert!(matches!(client.model.screen, Screen::Menu(_)));
}

#[test]
fn what_the_arguments_have_set_is_not_kept() {
    let mut client = settings();
    client.model.session.config.theme = Some(Theme::Wood);
    client.model.session.config.glyphs = Some(Glyphs::Ascii);
    client.press("End Up Up Enter");
    assert_eq!(client.asked(), "restyle, settings naming = \"squares\"");
    let expected = Config {
        naming: Naming::Squares,
        ..Config::default()
    };
    assert_eq!(client.model.session.stored, expected);
    assert_eq!(client.model.session.config.theme, Some(Theme::Wood));
    // Milliseconds of the file are left for the named pauses.
    client.model.session.config.show_turns = ShowTurns::Milliseconds(400);
    client.press("Up Up Enter");
    assert_eq!(client.model.session.config.show_turns, ShowTurns::Short);
}

#[test]
fn it_is_said_where_a_change_is_kept_or_why_not() {
    let mut client = settings();
    client.send(Message::Saved(Ok("/there/config.toml".into())));
    assert_eq!(client.message(), "Kept in /there/config.toml");
    client.send(Message::Saved(Err("no".to_owned())));
    assert_eq!(
        client.message(),
        "Holds until you quit, but is not kept: no"
    );
    client.press("Down");
    assert_eq!(
        client.message(),
        "Automatic: dark or light as the terminal's ground is, else its own."
    );
}

#[test]
fn the_settings_are_opened_from_a_game_and_lead_back() {
    let mut client = Client::play(game("star", STAR), "hh");
    client.press("*i5 *i7 o");
    client.press("Down Down Down Enter Esc");
    assert_eq!(client.model.session.config.glyphs, Some(Glyphs::Safe));
    assert_eq!(
        client.on_screen().turn().path().len(),
        2,
        "the turn under way is kept"
    );
    // The computer's search begins anew.
    let mut client = Client::play(game("star", STAR), "4h");
    assert_eq!(client.asked_kinds(), ["think"]);
    client.press("o");
    assert_eq!(client.asked(), "stop");
    client.press("Esc");
    assert_eq!(client.asked_kinds(), ["think"]);
}

#[test]
fn names_are_set_for_all_games() {
    let mut client = settings();
    client.press("End Enter");
    "Ana, ,  Ben ,,"
        .chars()
        .for_each(|c| client.key(ratatui::crossterm::event::KeyCode::Char(c)));
    client.press("Enter");
    assert_eq!(client.model.session.config.names, ["Ana", "", "Ben"]);
    client.press("Enter Ctrl-U Esc");
    assert_eq!(
        client.model.session.config.names,
        ["Ana", "", "Ben"],
        "Esc changes nothing"
    );
    client.press("Enter Ctrl-U Enter");
    assert!(client.model.session.config.names.is_empty());
}

/// The names of the players in turn order.
fn names(client: &Client) -> Vec<&str> {
    let seats = client.on_screen().seats().iter();
    seats.map(|entry| entry.name.as_str()).collect()
}

#[test]
fn a_new_game_asks_for_names() {
    let mut client = Client::new(None);
    client.model.session.config.names = vec!["Ana".to_owned(), "Ben".to_owned()];
    client.press("Enter");
    assert!(
        client.lines().join("\n").contains("human · Ana"),
        "{:?}",
        client.lines()
    );
    // The second seat becomes human, and the third name is written by hand.
    client.press("Up Up Right Enter");
    assert_eq!(names(&client), ["Ana", ""]);
    let mut client = Client::new(None);
    client.model.session.config.names = vec!["Ana".to_owned(), "Ben".to_owned()];
    client.press("Enter Up Up Left Left n");
    assert_eq!(
        client.on_setup_name(),
        "Ben",
        "two steps down from level 2 is human"
    );
    client.press("Ctrl-U C e m Enter Enter");
    assert_eq!(names(&client), ["Ana", "Cem"]);
    assert_eq!(client.message(), "Ana (Red): pick an underlined stone.");
    let record = client.on_screen().record();
    assert_eq!(record.seats()[1].name, "Cem");
    // The next setup proposes them again.
    client.press("n Enter");
    assert_eq!(names(&client), ["Ana", "Cem"]);
    // From another line the first seat is named; Esc leaves the name as it was.
    client.press("n n X Esc Enter");
    assert_eq!(names(&client), ["Ana", "Cem"]);
}

#[test]
fn names_of_any_kind_are_shown_safely_and_cut() {
    let long = "Maximiliane-Alexandra von und zu Hohenstein";
    for (name, expected) in [
        ("Eve\u{1b}[31m\u{7}", "Eve[31m"),
        ("\u{202e}evE", "evE"),
        (long, "Maximil"),
        ("張偉張偉張偉張偉張偉", "張偉"),
    ] {
        let mut client = Client::new(None);
        client.model.session.config.names = vec![name.to_owned()];
        client.press("Enter Enter");
        let lines = client.lines();
        let panel = lines.iter().find(|line| line.contains("> R  Red")).unwrap();
        // The test terminal has a blank behind a character of two columns.
        let panel = panel.replace(' ', "");
        assert!(panel.contains(expected), "{name:?}: {panel}");
        assert!(
            !lines.concat().contains(['\u{1b}', '\u{7}', '\u{202e}']),
            "{name:?}"
        );
        let is_long = name == long || name.starts_with('張');
        assert_eq!(panel.ends_with('…'), is_long, "{panel}");
    }
}

#[test]
fn a_rematch_moves_everybody_one_seat_on() {
    let mut client = Client::play(game("star", "start 3"), "h24");
    client.press("R Enter");
    let record = client.on_screen().record();
    assert!(record.game().outcome().is_none(), "two computers play on");
    let mut client = Client::play(game("draughts", "start 2"), "h4");
    client.press("R Enter");
    let players = |client: &Client| {
        let seats = client.on_screen().seats().iter();
        seats
            .map(|entry| entry.player == Player::Human)
            .collect::<Vec<_>>()
    };
    let view = client.on_screen().view;
    client.press("r");
    assert_eq!(
        (players(&client), client.on_screen().view),
        (vec![true, false], view)
    );
    client.press("R Enter Enter");
    assert_eq!(players(&client), [false, true]);
    assert_eq!(client.on_screen().view, 1, "the own side is at the bottom");
    assert_eq!(last_turn(client.game()), "");
    assert!(client.on_screen().is_thinking(), "the computer begins");
}

#[test]
fn names_hold_for_the_game_under_way() {
    let names = |client: &Client| -> Vec<String> {
        let seats = client.on_screen().seats().iter();
        seats.map(|entry| entry.name.clone()).collect()
    };
    // Nobody has a name yet; the computer needs none, and does not count.
    for (players, expected) in [
        ("hh", [":Ana", "Ben"]),
        ("h2", [":Ana", ""]),
        ("2h", ["", ":Ana"]),
    ] {
        let mut client = Client::play(game("star", "start 2"), players);
        client.press("o End Enter :Ana,Ben Enter Esc");
        assert_eq!(names(&client), expected, "{players}");
    }
    // The game is kept with them, once it has a turn; so is the one left for the menu.
    for keys in ["o End", "m End Up Up Enter End"] {
        let mut client = Client::play(game("star", "start 2"), "hh");
        client.press(":o12-m10 Enter");
        client.asked();
        client.press(keys);
        client.press("Enter :Ana,Ben Enter");
        let asked = client.asked();
        assert!(asked.ends_with(", keep 1"), "{keys}: {asked}");
    }
    // The game of another day that is gone on with.
    let kept = record(game("star", "start 2"), "hh");
    let mut client = Client::new(Some(kept));
    client.press("End Up Up Enter End Enter :Ana,Ben Enter Esc Home Enter");
    assert_eq!(names(&client), [":Ana", "Ben"]);
    // Who has a name of their own keeps it; the usual one is replaced.
    let mut client = Client::new(None);
    client.model.session.config.names = vec!["Ana".to_owned(), "Ben".to_owned()];
    client.press("Enter Home Down Down Down Left Left n :X Enter Enter");
    assert_eq!(names(&client), ["Ana", "Ben:X"]);
    client.press("o End Enter Ctrl-U :Eva,Fay Enter Esc");
    assert_eq!(names(&client), [":Eva", "Ben:X"]);
}
