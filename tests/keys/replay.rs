//! The replay: stepping through a game, letting it run, what leads there and what leads on.

use std::ffi::OsString;

use sprungbrett::app::replay::library::{Item, Waiting};
use sprungbrett::app::replay::{Played, Said, Title};
use sprungbrett::app::view::GameView as _;
use sprungbrett::app::{Message, Opening, Screen};
use sprungbrett::game::Game;
use sprungbrett::record::pdn;
use sprungbrett::record::samples::Sample;

use crate::games::{self, game};
use crate::keyboard::{Client, last_turn, record};

/// The sample game of 34 turns: turn 10 has six jumps, turn 21 four over stones of both colours.
fn bridges() -> Client {
    Client::replay(Sample::named("bridges").unwrap().record())
}

/// Draughts with a triple capture in turn 27, and a king in turn 33.
fn twelve_men() -> Client {
    Client::replay(Sample::named("twelve-men").unwrap().record())
}

/// How many entries and landings are shown.
fn shown(client: &Client) -> (usize, usize) {
    let replay = client.replayed();
    (replay.shown_ply(), replay.landings())
}

#[test]
fn every_key_steps_as_it_says() {
    let mut client = bridges();
    for (keys, expected) in [
        ("Left", (0, 0)),
        ("Up", (0, 0)),
        ("PgUp", (0, 0)),
        ("Right", (1, 0)),
        ("l", (2, 0)),
        ("6", (3, 0)),
        // Turn 4 has two landings.
        ("Down", (3, 1)),
        ("j", (4, 0)),
        ("Up", (3, 1)),
        ("k", (3, 0)),
        // Turn 3 is one jump: its landing is its end.
        ("8", (2, 0)),
        ("2", (3, 0)),
        ("Down Right", (4, 0)),
        ("Up Left", (3, 0)),
        ("Down h", (3, 0)),
        ("4", (2, 0)),
        ("PgDn", (12, 0)),
        ("PgUp", (2, 0)),
        ("End", (34, 0)),
        ("Right", (34, 0)),
        ("Down", (34, 0)),
        ("PgDn", (34, 0)),
        ("Up", (33, 0)),
        ("Home", (0, 0)),
        (":21 Enter", (21, 0)),
        ("Up", (20, 3)),
        (":5 Esc", (20, 3)),
    ] {
        client.press(keys);
        assert_eq!(shown(&client), expected, "{keys}");
    }
    assert_eq!(client.asked(), "", "nothing is kept, nobody thinks");
}

#[test]
fn a_turn_is_drawn_with_its_landings() {
    let mut client = bridges();
    client.press(":20 Enter");
    let picture = |client: &mut Client, key: &str| {
        client.press(key);
        client.marks()
    };
    for (key, marks) in [
        ("Down", "m11 [R], n12 |R|, o13 o"),
        ("Down", "k9 [R], l10 |R|, m11 1, n12 |R|, o13 o"),
        (
            "Down",
            "i9 [R], j9 |R|, k9 2, l10 |R|, m11 1, n12 |R|, o13 o",
        ),
        (
            "Down",
            "g9 [R], h9 |R|, i9 3, j9 |R|, k9 2, l10 |R|, m11 1, n12 |R|, o13 o",
        ),
    ] {
        let found = picture(&mut client, key);
        let supports = |text: &str| text.replace("|B|", "|R|");
        assert_eq!(supports(&found), marks, "{}", client.message());
    }
    assert!(
        client.marks().contains("|B|") && client.marks().contains("|R|"),
        "both colours"
    );
    assert_eq!(
        client.message(),
        "Red: o13-m11-k9-i9-g9 · a chain of 4 jumps"
    );
    client.press("Up");
    assert_eq!(client.message(), "Red is on the way: o13-m11-k9-i9");
    // What is captured leaves the board landing by landing.
    let mut client = twelve_men();
    client.press(":26 Enter");
    let men = |client: &Client| {
        let shown = client.replayed().shown();
        shown
            .seats()
            .map(|seat| shown.stones(seat).len())
            .sum::<usize>()
    };
    let mut counts = vec![men(&client)];
    for _ in 0..3 {
        client.press("Down");
        counts.push(men(&client));
    }
    assert_eq!(counts, [16, 15, 14, 13]);
}

#[test]
fn a_turn_is_gone_to_by_its_number() {
    let mut client = bridges();
    for (typed, said, ply) in [
        ("34", None, 34),
        ("0", None, 0),
        ("35", Some(Said::NoTurn), 0),
        ("x", Some(Said::NoTurn), 0),
        ("-1", Some(Said::NoTurn), 0),
        ("99999999999999999999", Some(Said::NoTurn), 0),
        (" 7 ", None, 7),
    ] {
        client.press("Esc Home :");
        // Esc leaves the list of the menu where there is nothing to go back to.
        if matches!(client.model.screen, Screen::Menu(_)) {
            client = bridges();
            client.press(":");
        }
        typed
            .chars()
            .for_each(|c| client.key(ratatui::crossterm::event::KeyCode::Char(c)));
        client.press("Enter");
        assert_eq!(
            (client.replayed().said, shown(&client).0),
            (said, ply),
            "{typed:?}"
        );
    }
    let mut client = bridges();
    client.press(":35 Enter");
    assert_eq!(
        client.message(),
        ": 35  There is no such turn: write a number from 0 to 34."
    );
    client.press("Bksp 0 Enter");
    assert_eq!(shown(&client).0, 30);
}

#[test]
fn n_leads_to_what_is_worth_a_look() {
    let mut client = bridges();
    let mut plies = Vec::new();
    loop {
        client.press("n");
        if client.replayed().said.is_some() {
            break;
        }
        plies.push(shown(&client).0);
    }
    assert!(plies.is_sorted() && plies.len() > 10, "{plies:?}");
    assert!(
        [10, 12, 14, 16, 18, 20, 21, 26]
            .iter()
            .all(|ply| plies.contains(ply)),
        "{plies:?}"
    );
    assert!(!plies.contains(&1), "a step is nothing");
    plies.pop();
    while let Some(ply) = plies.pop() {
        client.press("N");
        assert_eq!(shown(&client).0, ply);
    }
    client.press("N");
    assert_eq!(client.replayed().said, Some(Said::NothingNotable));
    // In draughts every capture, and who becomes a king.
    let mut client = twelve_men();
    client.press(":26 Enter n");
    assert_eq!(client.message(), "Black: 2x11x18x25, captures on 7, 15, 22");
    client.press("n n n");
    assert_eq!(client.message(), "Black: 25-29, becomes a king");
}

#[test]
fn it_runs_by_itself_until_it_is_stopped() {
    let mut client = bridges();
    client.press("Enter");
    assert!(client.replayed().is_running());
    // Between the landings of turn 4 it waits half as long.
    for (ply, landings, delay) in [
        (1, 0, "after 1600"),
        (2, 0, "after 1600"),
        (3, 0, "after 1600"),
        (3, 1, "after 800"),
        (4, 0, "after 1600"),
    ] {
        assert!(client.wait(), "a message is due");
        assert_eq!(shown(&client), (ply, landings));
        let asked = client.effects.clone();
        assert_eq!(client.asked(), delay);
        client.effects = asked;
    }
    // Faster from the next step on; more than the fastest is not to be had.
    client.press("+ + + + +");
    assert_eq!(client.message(), "Pace 5 of 5");
    assert!(client.wait());
    // Turn 5 has two landings as well.
    assert_eq!(client.asked(), "after 100");
    client.press("- - - - -");
    assert_eq!(client.message(), "Pace 1 of 5");
    // A message of a run that was stopped does nothing.
    client.press("Enter Enter");
    let late = client.effects.clone();
    client.press("Enter");
    assert!(!client.replayed().is_running());
    let before = shown(&client);
    client.effects = late;
    assert!(client.wait());
    assert_eq!((shown(&client), client.asked()), (before, String::new()));
    // Whoever steps stops it.
    for key in ["Right", "Left", "Down", "Up", "Home", "PgDn", "n", "N", ":"] {
        let mut client = bridges();
        client.press(":12 Enter Enter");
        assert!(client.replayed().is_running());
        client.press(key);
        assert!(!client.replayed().is_running(), "{key}");
    }
    // Whoever looks does not.
    for key in ["a", "f", "c", "Tab", "+"] {
        let mut client = bridges();
        client.press(&format!(":6 Enter Enter {key}"));
        assert!(client.replayed().is_running(), "{key}");
    }
}

#[test]
fn it_stops_at_the_end_and_begins_anew() {
    let mut client = twelve_men();
    client.press("Space");
    let mut steps = 0;
    while client.replayed().is_running() {
        assert!(client.wait());
        steps += 1;
    }
    // 57 turns, two of which have three and two landings.
    assert_eq!((shown(&client), steps), ((57, 0), 57 + 2 + 1));
    assert_eq!(client.asked(), "");
    assert_eq!(
        client.message(),
        "Black: 3x12, captures on 8 · Black has won"
    );
    client.press("Space");
    assert_eq!(shown(&client), (0, 0));
    assert!(client.replayed().is_running());
}

#[test]
fn clicks_and_the_wheel() {
    use ratatui::crossterm::event::MouseEventKind::{ScrollDown, ScrollUp};
    let mut client = bridges();
    client.press(":21 Enter");
    let lines = client.lines();
    let row = lines
        .iter()
        .position(|line| line.contains("g9-f8"))
        .unwrap();
    client.click_at(62, u16::try_from(row).unwrap());
    assert_eq!(shown(&client), (23, 0));
    // A turn that takes two lines is meant by both.
    let row = client
        .lines()
        .iter()
        .position(|line| line.ends_with("   o11"))
        .unwrap();
    client.click_at(62, u16::try_from(row).unwrap());
    assert_eq!(
        client.message(),
        "Blue: e7-g9-i9-k9-m11-o11 · a chain of 5 jumps"
    );
    for (kind, expected) in [(ScrollDown, 25), (ScrollUp, 24), (ScrollUp, 23)] {
        client.event(&crate::keyboard::mouse(kind, 10, 10));
        assert_eq!(shown(&client), (expected, 0));
    }
}

#[test]
fn the_analysis_is_asked_about_what_is_shown() {
    let mut client = bridges();
    client.press(":20 Enter a");
    let overlay = client.replayed().overlay().unwrap();
    assert_eq!(overlay.seat.id(), "red");
    // A click looks at a stone, also one of the other side; Esc looks away.
    client.press("*g9");
    let overlay = client.replayed().overlay().unwrap();
    assert_eq!(
        overlay.seat,
        client.replayed().shown().to_move(),
        "nothing stands there"
    );
    client.press("*o13 Tab");
    assert_ne!(client.cursor(), "o13");
    assert!(!client.cursor().is_empty());
    client.press("Shift-Tab");
    assert_eq!(client.cursor(), "o13");
    client.press("a a a");
    assert_eq!(client.replayed().overlay(), None);
    client.press("Esc");
    assert_eq!(client.cursor(), "");
    assert_eq!(shown(&client), (20, 0));
}

#[test]
fn a_game_branches_off() {
    let mut client = bridges();
    client.press(":20 Enter b");
    assert!(
        client.lines()[1].contains("Play on from here"),
        "{:?}",
        client.lines()
    );
    // Back to where it was.
    client.press("Esc");
    assert_eq!(shown(&client), (20, 0));
    // The seats as in the game.
    client.press("b Enter");
    assert_eq!(client.game().ply(), 20);
    assert_eq!(last_turn(client.game()), "g9-i9-k9-m11-o11-q13");
    assert!(
        client
            .on_screen()
            .seats()
            .iter()
            .all(|entry| entry.player.level().is_none())
    );
    // What was played in the game can be played once more, or something else.
    client.press("Ctrl-R");
    assert_eq!(last_turn(client.game()), "o13-m11-k9-i9-g9");
    client.press("u");
    assert_eq!(client.asked(), "keep 21, keep 20");
    // Chosen seats: the computer answers.
    let mut client = bridges();
    client.press(":20 Enter b Home Down Right Enter");
    let levels = client
        .on_screen()
        .seats()
        .iter()
        .map(|entry| entry.player.level().is_some());
    assert_eq!(levels.collect::<Vec<_>>(), [false, true]);
    // Where the game is over there is nothing to play on.
    let mut client = bridges();
    client.press("End b");
    assert_eq!(client.replayed().said, Some(Said::Over));
    client.press("Left b Enter");
    assert_eq!(client.game().ply(), 33);
}

#[test]
fn the_editor_comes_back_to_the_replay() {
    let mut client = bridges();
    client.press(":20 Enter e");
    let position = games::position(&at(20));
    assert_eq!(client.editor().text(), position);
    client.press("c Esc y");
    assert_eq!(shown(&client), (20, 0));
    assert_eq!(
        client.replayed().record(),
        &Sample::named("bridges").unwrap().record()
    );
    // A game from there, by those who played it.
    let played = client.replayed().record().seats().to_vec();
    client.press("e n Enter");
    assert_eq!(client.on_screen().seats(), played);
    assert_eq!(
        (client.game().ply(), games::position(client.game())),
        (0, position)
    );
}

/// The sample game of 34 turns after so many of them.
fn at(ply: usize) -> Game {
    let mut game = Sample::named("bridges").unwrap().record().into_game();
    while game.ply() > ply {
        game.undo();
    }
    game
}

#[test]
fn the_game_under_way_waits_for_the_replay() {
    let mut under_way = at(6);
    let mut client = Client::play(under_way.clone(), "hh");
    client.press("p");
    assert_eq!(shown(&client), (6, 0));
    client.press("Home Right Esc");
    assert_eq!(client.game().ply(), 6);
    // From the log too, at the position that is shown.
    client.press("PgUp PgUp p");
    assert_eq!(shown(&client), (4, 0));
    // A game that branches off does not lose it, nor does one from the editor.
    client.press("b Enter");
    assert_eq!((client.game().ply(), client.asked().as_str()), (4, ""));
    client.press("Ctrl-R");
    assert_eq!(client.asked(), "aside 6, keep 5");
    let mut client = Client::play(under_way.clone(), "hh");
    client.press("p e n Enter :p12-n12 Enter");
    assert!(
        client.asked().starts_with("aside 6, keep "),
        "{}",
        client.game().ply()
    );
    // After the end.
    while under_way.ply() < 34 {
        under_way.redo();
    }
    let mut client = Client::play(under_way, "hh");
    client.press("p");
    assert_eq!(shown(&client), (34, 0));
    client.press("Esc p Home");
    assert_eq!(shown(&client), (0, 0));
}

#[test]
fn the_list_has_samples_and_saved_games() {
    let mut client = Client::new(None);
    client.press("Down Down Down Enter");
    assert_eq!(client.asked(), "list");
    client.press("Down Enter");
    assert!(
        client
            .message()
            .starts_with("Sternhalma for two: the armies")
    );
    assert!(client.lines()[0].starts_with(" A late breakthrough · Sternhalma"));
    client.press("Right Esc");
    let Screen::Library(library) = &client.model.screen else {
        panic!("the list is come back to");
    };
    assert_eq!(library.row, 1);
    // The saved ones arrive.
    let names = ["2026-11-30-halma.json", "2026-11-29-draughts.json"].map(OsString::from);
    client.send(Message::Games {
        waiting: Vec::new(),
        saved: names.to_vec(),
    });
    client.press("End");
    assert_eq!(client.asked(), "describe 2026-11-29-draughts.json");
    client.press("Enter");
    assert_eq!(client.asked(), "open 2026-11-29-draughts.json");
    let broken = "2026-11-29-draughts.json: line 3, column 1: the file breaks off here.";
    client.send(Message::Opened(names[1].clone(), Err(broken.to_owned())));
    assert!(
        client
            .lines()
            .iter()
            .any(|line| line.contains("breaks off"))
    );
    client.press("Up");
    assert!(
        !client
            .lines()
            .iter()
            .any(|line| line.contains("breaks off"))
    );
    let mut saved = game("halma", "start 2");
    games::play(&mut saved, "c14-c12 n3-n5");
    let saved = vec![record(saved, "h2").into()];
    client.send(Message::Opened(names[0].clone(), Ok(saved)));
    assert!(client.lines()[0].starts_with(" 2026-11-30-halma.json · Halma"));
    client.press("End Esc Esc");
    assert!(matches!(client.model.screen, Screen::Menu(_)));
    // A click opens as well.
    client.press("Enter Esc Down Down Down Enter");
    let row = client
        .lines()
        .iter()
        .position(|line| line.contains("Two pairs"))
        .unwrap();
    client.click_at(10, u16::try_from(row).unwrap());
    assert_eq!(client.replayed().record().seats().len(), 4);
}

#[test]
fn the_list_tells_what_was_saved_and_goes_on_with_what_is_unfinished() {
    let mut client = Client::new(Some(record(game("star", "start 2"), "hh")));
    client.press("Down Down Down Down Enter Down");
    assert_eq!(client.asked(), "list");
    let mut halma = game("halma", "start 2");
    games::play(&mut halma, "c14-c12 n3-n5");
    let mut waiting = record(halma.clone(), "h2");
    waiting.date = Some("2026-11-28".to_owned());
    client.send(Message::Games {
        waiting: vec![Waiting {
            name: "autosave-2.json".into(),
            record: Box::new(waiting.clone()),
        }],
        saved: vec!["one.json".into(), "many.pdn".into()],
    });
    let Screen::Library(library) = &client.model.screen else {
        panic!("the list is on the screen");
    };
    assert!(
        matches!(library.items[library.row], Item::Sample(sample) if sample.id == "race"),
        "the cursor stays on its game"
    );
    let has = |client: &Client, text: &str| client.lines().concat().contains(text);
    // What a file holds is looked for when the cursor comes to it, and only once.
    client.press("End Up");
    assert_eq!(client.asked(), "describe many.pdn, describe one.json");
    client.send(Message::Described(
        "one.json".into(),
        Ok(vec![record(halma, "h2").into()]),
    ));
    assert!(has(&client, "Halma · Red - Blue · 2 turns · not finished"));
    let several = ["three", "four"].map(|id| Sample::named(id).unwrap().record().into());
    client.send(Message::Described("many.pdn".into(), Ok(several.into())));
    client.press("Down");
    assert!(has(&client, "2 games"));
    client.press("Up");
    assert_eq!(client.asked(), "");
    client.send(Message::Described(
        "one.json".into(),
        Err("it breaks off".to_owned()),
    ));
    assert!(has(&client, "it breaks off"));
    // The unfinished game is gone on with, and the one offered before waits in its file.
    client.press("Home");
    assert!(has(
        &client,
        "Halma · Red - Blue · 2 turns · not finished · 2026-11-28"
    ));
    client.press("Enter");
    assert_eq!(client.asked(), "take up autosave-2.json");
    client.send(Message::TakenUp(
        Err("it is under way elsewhere".to_owned()),
    ));
    assert!(has(&client, "it is under way elsewhere"));
    client.press("Enter");
    client.send(Message::TakenUp(Ok(Box::new(waiting))));
    assert_eq!(client.game().ply(), 2);
    assert!(client.model.kept.is_none());
    client.asked();
    client.press(":d15-d13 Enter");
    assert_eq!(client.asked_kinds(), ["keep 3", "think"]);
}

#[test]
fn a_file_of_several_games_is_a_list() {
    let records = ["three", "four"].map(|id| Sample::named(id).unwrap().record());
    let mut client = Client::new(None);
    client.press("Down Down Down Enter");
    client.send(Message::Opened(
        "club.pdn".into(),
        Ok(records.clone().map(Into::into).into()),
    ));
    client.press("Down Enter");
    assert_eq!(client.replayed().record(), &records[1]);
    client.press("Esc Up Enter");
    assert_eq!(client.replayed().record(), &records[0]);
    // Back to the games of the file, to the list of files, to the menu.
    client.press("Esc Esc");
    assert!(
        client
            .lines()
            .iter()
            .any(|line| line.contains("Sample games"))
    );
    client.press("Esc");
    assert!(matches!(client.model.screen, Screen::Menu(_)));
}

/// Games without names, as collections of problems have them, and one whose rest is none.
const COLLECTION: &str = "[Event \"Problem 1\"]\n[Date \"1898.01.03\"]\n[Result \"1-0\"]\n\n1. 11-15 23-19 1-0\n\n\
    [Event \"Problem 2\"]\n[Black \"Ana\"]\n[White \"Ben\"]\n[Result \"*\"]\n\n1. 11-15 23-19 2. 15-16 8-11 *\n";

/// The games of [`COLLECTION`], the second of which breaks off.
fn collection() -> Vec<Played> {
    let games = pdn::games(COLLECTION).enumerate();
    let played = games.map(|(index, played)| Played {
        number: index + 1,
        record: played.record.unwrap(),
        broken: (index == 1).then(|| "The rest cannot be read. Game 2, turn 3: 15-16".to_owned()),
    });
    played.collect()
}

#[test]
fn the_games_of_a_file_are_told_apart() {
    let mut client = Client::new(None);
    client.press("Down Down Down Enter");
    client.send(Message::Opened("club.pdn".into(), Ok(collection())));
    let told = |client: &Client, text: &str| client.lines().iter().any(|line| line.contains(text));
    for text in [
        "1. Black - White · 2 turns · Black has won · Problem 1 · 1898.01.03",
        "2. Ana - Ben · 2 turns · * · Problem 2",
    ] {
        assert!(told(&client, text), "{text}: {:?}", client.lines());
    }
    assert!(!told(&client, "The rest"));
    client.press("Down");
    assert!(told(&client, "The rest cannot be read. Game 2, turn 3"));
}

#[test]
fn a_game_that_breaks_off_says_so_once() {
    let broken = "The rest cannot be read. Game 2, turn 3: 15-16";
    let mut client = Client::new(None);
    client.press("Down Down Down Enter");
    client.send(Message::Opened("club.pdn".into(), Ok(collection())));
    client.press("Down Enter");
    assert_eq!(client.message(), broken);
    client.press("Right");
    assert_eq!(client.message(), "Ana (Black): 11-15");
    // The other one is whole.
    client.press("Esc Up Enter");
    assert!(client.message().starts_with("Before the first turn"));
    // A file with that game alone, from the list and as an argument.
    let alone = || vec![collection().pop().unwrap()];
    let mut client = Client::new(None);
    client.press("Down Down Down Enter");
    client.send(Message::Opened("club.pdn".into(), Ok(alone())));
    assert_eq!(client.message(), broken);
    let mut client = Client::new(None);
    client.model.begin(Opening::Replay {
        games: alone(),
        title: Title::File("club.pdn".to_owned()),
        at: None,
    });
    assert_eq!(client.message(), broken);
}

#[test]
fn the_chart_takes_the_place_of_the_board() {
    let mut client = bridges();
    client.press("c");
    let chart = client.lines();
    assert!(chart.iter().any(|line| line.contains("Longest chains")));
    assert!(
        chart
            .iter()
            .any(|line| line.starts_with(" 7 jumps, turn 18, Blue: d5-b5-d7"))
    );
    client.press("Right");
    assert_eq!(shown(&client), (1, 0));
    assert_ne!(client.lines(), chart, "the turn is marked");
    client.press("Esc");
    assert_eq!(shown(&client), (1, 0));
    assert!(
        !client
            .lines()
            .iter()
            .any(|line| line.contains("Longest chains"))
    );
}

#[test]
fn ten_thousand_turns_are_gone_through_like_ten() {
    let mut long = game("star", "R:Ri5,q13:Bi13,a5");
    for turn in ["i5-i6", "i13-i12", "i6-i5", "i12-i13"]
        .iter()
        .cycle()
        .take(10_000)
    {
        games::play(&mut long, turn);
    }
    let mut client = Client::replay(record(long, "hh"));
    for (keys, ply, stone) in [
        ("End", 10_000, "i5"),
        ("Left Left Left", 9_997, "i6"),
        (":5001 Enter", 5_001, "i6"),
        ("PgDn Right", 5_012, "i5"),
        ("Home", 0, "i5"),
    ] {
        client.press(keys);
        assert_eq!(shown(&client).0, ply, "{keys}");
        let shown = client.replayed().shown();
        assert!(shown.at(client.point(stone)).is_some(), "{keys}");
        // Five rounds of two turns around the one that is shown.
        let round = ply.max(1).div_ceil(2);
        let number = format!(" {round} R i");
        let lines = client.lines();
        assert!(
            lines.iter().any(|line| line.contains(&number)),
            "{keys}: {lines:?}"
        );
    }
}

/// A game with comments, as PDN has them.
const PDN: &str = "[Event \"Club\"]\n[Result \"*\"]\n\n\
    {The old way.} 1. 11-15 {Black takes\nthe middle.} 23-19 2. 8-11 *\n";

#[test]
fn comments_are_shown_with_their_turn() {
    let played = pdn::games(PDN).next().unwrap();
    let mut client = Client::replay(played.record.unwrap());
    assert_eq!(client.message(), "The old way.");
    client.press("Right");
    assert_eq!(client.message(), "Black: 11-15 · Black takes the middle.");
    client.press("Right");
    assert_eq!(client.message(), "White: 23-19");
}
