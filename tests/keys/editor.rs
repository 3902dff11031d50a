//! The editor: putting a position together, and what can be done with it.

use sprungbrett::app::Screen;
use sprungbrett::app::editor::{Mode, Said};
use sprungbrett::app::{Effect, Message};
use sprungbrett::board::Point;
use sprungbrett::engine::Others;
use sprungbrett::game::{Level, Player};
use sprungbrett::notation;
use sprungbrett::rules::Seat;

use crate::games::{self, game};
use crate::keyboard::{Client, record};
use crate::{CHEQUERS, SQUARE, STAR};

/// The editor beside a game of two humans.
fn editor(name: &str, start: &str) -> Client {
    let mut client = Client::play(game(name, start), "hhhhhh");
    client.press("e");
    client
}

/// The text with the points of each seat in the order of the alphabet.
fn sorted(text: &str) -> String {
    let sections = text.split(':').map(|section| {
        let (seat, points) = section.split_at(1);
        let mut points: Vec<&str> = points.split(',').collect();
        points.sort_unstable();
        format!("{seat}{}", points.join(","))
    });
    sections.collect::<Vec<_>>().join(":")
}

/// The position of the editor as text.
fn text(client: &Client) -> String {
    sorted(&client.editor().text())
}

#[test]
fn pieces_are_put_and_taken_away() {
    for (name, start, keys, position) in [
        // By the palette: Enter puts its piece, once more takes it away, another one replaces it.
        ("star", "R:Rq13:Ba5", "!m9 Enter", "R:Rq13,m9:Ba5"),
        ("star", "R:Rq13:Ba5", "!m9 Enter Space", "R:Rq13:Ba5"),
        ("star", "R:Rq13:Ba5", "!m9 Enter Tab 5", "R:Rq13:Bm9,a5"),
        (
            "star",
            "R:Rq13:Ba5",
            "Tab !m9 Enter Tab Tab Enter",
            "R:Rq13:Ba5",
        ),
        ("star", "R:Rq13:Ba5", "Shift-Tab !m9 Enter", "R:Rq13:Bm9,a5"),
        (
            "draughts",
            CHEQUERS,
            "!1 Enter Tab !32 Enter",
            "B:W18,19,27:B1,14,15,K32",
        ),
        // By letters: a small one is a man, a capital a king.
        (
            "draughts",
            CHEQUERS,
            "!1 w !32 B !4 W !4 b",
            "B:W18,19,27,1:B14,15,4,K32",
        ),
        ("star", "R:Rq13:Ba5", "!q13 b !a5 r", "R:Ra5:Bq13"),
        // By clicks.
        ("halma", "R:Ra16:Bp1", "*c3", "R:Rc3,a16:Bp1"),
        ("halma", "R:Ra16:Bp1", "*c3 *c3", "R:Ra16:Bp1"),
        // Taken away, whatever the palette holds.
        ("halma", "R:Ra16:Bp1", "!p1 Del", "R:Ra16:B"),
        ("halma", "R:Ra16:Bp1", "!a16 Bksp !p1 Bksp Bksp", "R:R:B"),
        ("star", "start 2", "c", "R:R:B"),
        (
            "draughts",
            CHEQUERS,
            "s",
            "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
        ),
        // The next seat to move.
        ("star", "R:Rq13:Ba5", "t", "B:Rq13:Ba5"),
        ("star", "R:Rq13:Ba5", "t t", "R:Rq13:Ba5"),
        // Taken back and done once more.
        ("star", "R:Rq13:Ba5", "!m9 r !m10 r u", "R:Rq13,m9:Ba5"),
        ("star", "R:Rq13:Ba5", "!m9 r !m10 r u u u", "R:Rq13:Ba5"),
        ("star", "R:Rq13:Ba5", "!m9 r c u u Ctrl-R", "R:Rq13,m9:Ba5"),
        (
            "star",
            "R:Rq13:Ba5",
            "!m9 r c u u Ctrl-R Ctrl-R Ctrl-R",
            "R:R:B",
        ),
        (
            "star",
            "R:Rq13:Ba5",
            "!m9 r u !m10 r Ctrl-R u u",
            "R:Rq13:Ba5",
        ),
        // Typed: with the seats that it names.
        ("star", "R:Rq13:Ba5", ":b:bq13:ra5 Enter", "B:Ra5:Bq13"),
        ("star", "R:Rq13:Ba5", ":O:Rq13:O:Ga5 Enter", "O:Rq13:Ga5:O"),
        ("star", "R:Rq13:Ba5", ":O:Rq13:O:Ga5 Enter u", "R:Rq13:Ba5"),
        (
            "draughts",
            CHEQUERS,
            ":W:WK1:B30-32 Enter",
            "B:W18,19,27:B14,15",
        ),
        (
            "draughts",
            CHEQUERS,
            ":W:WK1:BK30-32 Enter",
            "W:WK1:BK30,K31,K32",
        ),
        ("star", "R:Rq13:Ba5", ":R:Rq14 Enter Esc", "R:Rq13:Ba5"),
    ] {
        let mut client = editor(name, start);
        client.press(keys);
        assert_eq!(text(&client), sorted(position), "{name} {start} {keys}");
    }
}

#[test]
fn every_seating_has_its_palette() {
    for (name, players, pieces) in [
        ("star", 2, "red-stone blue-stone"),
        ("star", 3, "red-stone green-stone orange-stone"),
        ("star", 4, "red-stone yellow-stone blue-stone orange-stone"),
        (
            "star",
            6,
            "red-stone yellow-stone green-stone blue-stone orange-stone purple-stone",
        ),
        ("halma", 2, "red-stone blue-stone"),
        ("draughts", 2, "white-man white-king black-man black-king"),
    ] {
        let client = editor(name, &format!("start {players}"));
        let editor = client.editor();
        let found = editor.palette().into_iter().map(|piece| {
            let name = client.looks.lang.text(piece.text_id());
            name.replace(' ', "-")
        });
        let found: Vec<String> = found.collect();
        let expected: Vec<&str> = pieces.split(' ').collect();
        assert_eq!(found, expected, "{name} for {players}");
        // The first stone is that of the side to move.
        assert_eq!(
            editor.palette()[editor.brush].seat,
            editor.position().to_move()
        );
    }
}

#[test]
fn what_is_impossible_is_said_while_it_is() {
    for (name, start, keys, error) in [
        (
            "draughts",
            CHEQUERS,
            "!32 b",
            "The man on 32 stands on its king row, where only a king can stand.",
        ),
        (
            "draughts",
            CHEQUERS,
            "!1 w",
            "The man on 1 stands on its king row, where only a king can stand.",
        ),
        (
            "star",
            "start 2",
            "!m9 r",
            "Seat R has 11 stones, but 10 is the most there can be.",
        ),
        (
            "draughts",
            "start 2",
            "!18 b",
            "Seat B has 13 stones, but 12 is the most there can be.",
        ),
    ] {
        let mut client = editor(name, start);
        assert!(
            client.message().starts_with("Enter puts"),
            "{}",
            client.message()
        );
        client.press(keys);
        assert_eq!(client.message(), error, "{name} {keys}");
        // It can be neither played nor saved nor solved, and the next edit clears it.
        for key in ["n", "S", "x"] {
            client.press(key);
            let is_race = name == "star";
            let expected = if key == "x" && !is_race {
                "Draughts has no way home: only games in which all race for home can be solved."
            } else {
                error
            };
            assert_eq!(client.message(), expected, "{name} {key}");
            assert_eq!(client.asked(), "", "{name} {key}");
            client.editor();
        }
        client.press("u");
        assert!(
            client.message().starts_with("Enter puts"),
            "{}",
            client.message()
        );
    }
}

#[test]
fn a_typed_position_is_judged_while_it_is_written() {
    let mut client = editor("draughts", CHEQUERS);
    for (keys, said) in [
        (
            ":",
            "Write or paste a position. As it stands: B:W18, 19, 27:B14, 15",
        ),
        ("B", "Enter takes the position over."),
        (": W 4 5", "Enter takes the position over."),
        (",", "“45” is no point of this board."),
        ("Bksp Bksp Bksp 1", "Enter takes the position over."),
        (
            ",",
            "The man on 1 stands on its king row, where only a king can stand.",
        ),
        ("Ctrl-U B : B K 1 , 1 ,", "Two stones stand on 1."),
        ("Enter", "Two stones stand on 1."),
        (
            "Ctrl-U x Enter",
            "I cannot read “x” as a position: name the seat to move and then each seat with its points, as in",
        ),
    ] {
        client.press(keys);
        assert!(
            client.lines().join(" ").replace("  ", " ").contains(said)
                || client.message().contains(said),
            "{keys}: {}",
            client.message()
        );
        assert!(matches!(client.editor().mode, Mode::Typing(_)), "{keys}");
        assert_eq!(text(&client), sorted(CHEQUERS), "{keys}");
    }
    // What is pasted is typed, and nothing happens before Enter.
    client.press("Ctrl-U");
    client.event(&ratatui::crossterm::event::Event::Paste(
        " B:WK1:BK2\nq".to_owned(),
    ));
    assert_eq!(text(&client), sorted(CHEQUERS));
    client.press("Enter");
    assert_eq!(text(&client), "B:WK1:BK2");
    client.press("u");
    client.event(&ratatui::crossterm::event::Event::Paste(
        "W:WK1:BK2".to_owned(),
    ));
    client.press("Enter");
    assert_eq!(text(&client), "W:WK1:BK2");
}

#[test]
fn the_game_it_was_opened_from_is_untouched() {
    let mut client = Client::play(game("star", STAR), "hh");
    client.press("*i5 *i7");
    let (lines, marks) = (client.lines(), client.marks());
    client.press("e");
    assert_eq!(text(&client), sorted(STAR), "without the turn under way");
    client.press("c !m9 r Esc y");
    assert_eq!((client.lines(), client.marks()), (lines, marks));
    assert_eq!(client.asked(), "");
    // Against the computer the search is stopped and taken up again.
    let mut client = Client::play(game("star", "start 2"), "h2");
    client.press(":o12-m10 Enter");
    assert_eq!(client.asked(), "keep 1, think 1 level 2");
    client.press("e");
    assert_eq!(client.asked(), "stop");
    client.press("c Esc y");
    assert_eq!(client.asked(), "think 2 level 2");
    assert_eq!(client.game().ply(), 1);
    // After the end the result comes back.
    let mut client = Client::play(game("draughts", "B:W18,27:B14"), "hh");
    client.press(":14x23x32 Enter");
    let lines = client.lines();
    client.press("e");
    assert_eq!(text(&client), "W:W:BK32");
    client.press("Esc");
    assert_eq!(client.lines(), lines);
}

#[test]
fn the_position_that_is_looked_at_is_the_one_that_is_edited() {
    let mut client = Client::play(game("star", "start 2"), "hh");
    client.press(":o12-m10 Enter :d7-e7 Enter PgUp e");
    let mut expected = game("star", "start 2");
    games::play(&mut expected, "o12-m10");
    assert_eq!(text(&client), sorted(&games::position(&expected)));
    client.press("Esc");
    assert_eq!(
        client.on_screen().shown_ply(),
        1,
        "the log is still looked through"
    );
    // Places taken in the game are not taken along: a resigned seat plays again.
    let mut client = Client::play(game("star", "start 3"), "hhh");
    client.press("R Enter e");
    assert_eq!(client.editor().position().places(), []);
    assert_eq!(
        text(&client),
        sorted(&games::position(&game("star", "start 3")).replacen('R', "G", 1))
    );
}

#[test]
fn a_game_is_played_from_the_position() {
    let mut client = Client::play(game("star", "start 2"), "h4");
    client.press("e c !m9 r !a5 b n");
    // The board is given; the players are those of the game.
    let Screen::Setup(setup) = &client.model.screen else {
        panic!("a game is set up");
    };
    assert_eq!(setup.rows().len(), 4);
    assert_eq!(setup.player(Seat::Blue), Player::Ai(Level::ALL[3]));
    // Back leads to the position, which can be changed further.
    client.press("Esc");
    assert_eq!(text(&client), "R:Rm9:Ba5");
    client.press("n Home Down Right Enter");
    assert_eq!(games::position(client.game()), "R:Rm9:Ba5");
    assert_eq!(
        client
            .game()
            .given_start()
            .map(|start| notation::position(client.game().rules(), start))
            .as_deref(),
        Some("R:Rm9:Ba5")
    );
    assert_eq!(
        client
            .on_screen()
            .player(Seat::Blue)
            .level()
            .map(Level::number),
        Some(5)
    );
    client.press(":m9-l9 Enter");
    // The game left had no turn, so that nothing of it is kept aside.
    assert_eq!(client.asked(), "keep 1, think 1 level 5");
    // One with turns is.
    let mut client = Client::play(game("star", "start 2"), "hh");
    client.press(":o12-m10 Enter e n Enter :d7-e7 Enter");
    assert_eq!(client.asked(), "keep 1, aside 1, keep 1");
    // The usual start is no given one.
    let mut client = Client::play(game("draughts", CHEQUERS), "hh");
    client.press("e s n Enter");
    assert!(client.game().starts_as_usual());
    // Where nothing is left to play, it is said.
    let mut client = editor("draughts", CHEQUERS);
    client.press("c !14 b t n");
    assert_eq!(
        client.message(),
        "Nothing is left to play here. Black has won"
    );
}

#[test]
fn a_position_that_would_be_lost_is_asked_about() {
    let edited = "e c !m9 r !a5 b";
    for (keys, message, asked) in [
        (
            "Esc",
            "The position is not saved. Leave it? Enter yes, Esc no.",
            "",
        ),
        (
            "q",
            "The position is not saved. Quit? Enter yes, Esc no.",
            "",
        ),
        (
            "n q",
            "The position is not saved. Quit? Enter yes, Esc no.",
            "",
        ),
        ("q y", "", "stop, quit"),
        ("n q Enter", "", "stop, quit"),
        ("Ctrl-C", "", "stop, quit"),
        // What is as it was, or taken back, is not lost.
        ("u u u Esc", "", ""),
        ("u u u q", "", "stop, quit"),
    ] {
        let mut client = Client::play(game("star", "start 2"), "hh");
        client.press(edited);
        client.press(keys);
        if !message.is_empty() {
            assert_eq!(client.message(), message, "{keys}");
            // The answer no, by any of its keys, or another key: everything is still there.
            for no in ["Esc", "n", "t"] {
                client.press(no);
                assert_eq!(text(&client), "R:Rm9:Ba5", "{keys} {no}");
                client.press("Esc x");
            }
        }
        assert_eq!(client.asked(), asked, "{keys}");
    }
    let mut client = Client::play(game("star", "start 2"), "hh");
    client.press(edited);
    client.press("Esc y");
    assert_eq!(client.game().ply(), 0, "back in the game");
    // What was saved may be left, until it is changed again.
    let mut client = Client::play(game("star", "start 2"), "hh");
    client.press(edited);
    client.press("S");
    client.send(Message::Saved(Ok("/games/one.json".into())));
    client.press("r Esc");
    assert!(client.message().starts_with("The position is not saved."));
    client.press("Esc u Esc");
    client.game();
}

#[test]
fn who_plays_is_carried_through_the_editor() {
    let named = |client: &Client| -> Vec<(String, Player)> {
        let Screen::Setup(setup) = &client.model.screen else {
            panic!("a game is set up");
        };
        let seats = setup.seats().iter();
        seats
            .map(|seat| (setup.name(*seat), setup.player(*seat)))
            .collect()
    };
    // Named on the screen for a new game, which is then changed into another position.
    let mut client = Client::new(None);
    client.press("Enter Home Down Down n :Ana Enter Down n :Deep Enter Right End Enter");
    client.press("e c !m9 r !a5 b n");
    let sitting = [
        (":Ana".to_owned(), Player::Human),
        (":Deep".to_owned(), Player::Ai(Level::ALL[2])),
    ];
    assert_eq!(named(&client), sitting);
    // Named there, and once more after a look at the position.
    client.press("Home n :Maria Enter Right Esc !a5 Del !b5 b n");
    let expected = (":Ana:Maria".to_owned(), Player::Ai(Level::ALL[0]));
    assert_eq!(named(&client), [expected, sitting[1].clone()]);
}

#[test]
fn the_menu_leads_to_it() {
    let mut client = Client::new(None);
    client.press("Down Down Down Down Enter Right Right Enter");
    assert_eq!(client.editor().rules().id(), "draughts");
    client.press("c !14 b !18 w n Enter");
    assert_eq!(games::position(client.game()), "B:W18:B14");
    // Six seats on the star; Esc goes back to the menu.
    let mut client = Client::new(None);
    client.press("Down Down Down Down Enter Down Right Right Right Enter");
    assert_eq!(client.editor().palette().len(), 6);
    client.press("Esc");
    assert!(matches!(client.model.screen, Screen::Menu(_)));
    client.press("Down Down Down Down Enter Esc");
    assert!(matches!(client.model.screen, Screen::Menu(_)));
    // The game left for the menu is still there.
    let mut client = Client::new(Some(record(game("halma", SQUARE), "hh")));
    client.press("Enter m Down Down Down Down Down Enter Enter c n Esc y Enter");
    assert_eq!(sorted(&games::position(client.game())), sorted(SQUARE));
}

#[test]
fn a_position_is_saved_as_a_game_of_no_turns() {
    let mut client = Client::play(game("star", "start 2"), "h2");
    client.press("e c !m9 r !a5 b S");
    let saved = client.effects.iter().find_map(|effect| match effect {
        Effect::Save(record) => Some(record.clone()),
        _ => None,
    });
    let saved = saved.unwrap();
    assert_eq!(
        (games::position(saved.game()), saved.game().ply()),
        ("R:Rm9:Ba5".to_owned(), 0)
    );
    assert_eq!(saved.seats()[1].player, Player::Ai(Level::ALL[1]));
    let text = sprungbrett::record::json::write(&saved);
    assert_eq!(sprungbrett::record::json::read(&text).unwrap(), *saved);
    client.send(Message::Saved(Ok("/games/one.json".into())));
    assert_eq!(client.message(), "Saved as /games/one.json");
    client.send(Message::Saved(Err("disk full".to_owned())));
    assert_eq!(client.message(), "The game could not be saved: disk full");
}

/// The last request for a way home: its number, and what the other stones are to it.
fn request(client: &Client) -> (u64, Others) {
    let mut requests = client.effects.iter().filter_map(|effect| match effect {
        Effect::Solve { id, others, .. } => Some((*id, *others)),
        _ => None,
    });
    requests.next_back().unwrap()
}

#[test]
fn a_way_home_is_looked_for_beside_the_screen() {
    let mut client = editor("star", "R:Re8,d7,d6,d5,c7,c6,c5,b5,b6,a5:Bq13");
    client.press("x");
    let seat = "Looking for the fewest turns home for Red; Esc stops.";
    assert_eq!(client.message(), seat);
    let (id, others) = request(&client);
    assert_eq!(others, Others::Still);
    // Esc stops it, and the answer that still comes is dropped.
    client.press("Esc");
    assert_eq!(client.asked(), "solve 1 red, stop");
    client.send(Message::Solved { id, solution: None });
    assert_eq!(client.editor().said, None);
    // An answer to the request is shown until a key; what another screen was waiting for changes nothing.
    client.press("x");
    client.send(Message::Due(0));
    client.send(Message::Thought {
        id: 0,
        answer: None,
    });
    client.solve();
    assert!(
        matches!(&client.editor().mode, Mode::Solved(found) if found.turns.len() == 1 && found.proven)
    );
    let lines = client.lines().join("\n");
    assert!(
        lines.contains("Way home") && lines.contains("1. "),
        "{lines}"
    );
    client.press("Esc");
    assert!(matches!(client.editor().mode, Mode::Board));
    client.asked();
    // An edit stops the search as well.
    client.press("x !m9 b");
    assert_eq!(client.asked(), "solve 3 red, stop");
    client.press("x");
    let (id, _) = request(&client);
    client.send(Message::Solved { id, solution: None });
    assert_eq!(client.editor().said, Some(Said::NoWay(Seat::Red)));
    // Where other stones fill the goal, they are taken off.
    let mut client = self::editor("star", "start 2");
    client.press("x");
    assert_eq!(request(&client).1, Others::Off);
    // Nothing to bring home.
    let mut client = self::editor("star", "R:Ra5:Bq13");
    client.press("x");
    assert_eq!(client.editor().said, Some(Said::NoStones(Seat::Red)));
}

#[test]
fn the_board_is_turned_and_clicked_in_every_view() {
    for name in ["star", "halma", "draughts"] {
        let mut client = editor(name, "start 2");
        client.press("c");
        for _ in 0..client.board().views() {
            for point in client.board().points().step_by(9) {
                let name = client.board().name(point).to_owned();
                client.click(&name);
                let stands: Vec<Point> = client.editor().position().occupied().iter().collect();
                assert_eq!(stands, [point]);
                // A right click takes away.
                client.right_click_on(&name);
                assert!(client.editor().position().occupied().is_empty());
            }
            client.press("f");
        }
        client.right_click();
        client.editor();
        // The palette is clicked as well.
        let lines = client.lines();
        let row = lines
            .iter()
            .position(|line| line.contains("white man") || line.contains("blue stone"))
            .unwrap();
        client.click_at(70, u16::try_from(row).unwrap());
        assert_eq!(client.editor().brush, row - 1);
    }
}
