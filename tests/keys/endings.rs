//! How games end: draws, resignations, places, and what can be done afterwards.

use sprungbrett::app::Message;

use crate::games::{self, ending, game};
use crate::keyboard::{Client, last_turn};

#[test]
fn a_draw_needs_everybody() {
    let mut client = Client::play(game("halma", "start 2"), "hh");
    client.press("d");
    assert_eq!(
        client.message(),
        "Red: offer a draw? Enter for yes, Esc for no."
    );
    client.press("Enter");
    assert_eq!(
        client.message(),
        "Red offers a draw. Blue: Enter accepts, Esc plays on."
    );
    client.press("n");
    assert_eq!(client.message(), "Blue plays on: no draw.");
    client.press("d Enter y");
    assert_eq!(
        (ending(client.game()).as_str(), client.asked().as_str()),
        ("agreement", "keep 1")
    );

    // With three, the others are asked one by one.
    for (keys, end, asked) in [
        ("d Enter Enter", "", ""),
        ("d Enter Enter Esc", "", ""),
        ("d Enter Esc", "", ""),
        ("d Enter Enter Enter", "agreement", "keep 1"),
    ] {
        let mut client = Client::play(game("star", "start 3"), "hhh");
        client.press(keys);
        assert_eq!(
            (ending(client.game()).as_str(), client.asked().as_str()),
            (end, asked),
            "{keys}"
        );
    }

    // The computer agrees unless it stands better, and a human is asked after it.
    for (name, start, players, end) in [
        ("draughts", "B:WK32:BK1", "h3", "agreement"),
        ("draughts", "B:W22,23:B10", "h3", ""),
        ("draughts", "B:W22:B10,11", "h3", "agreement"),
        // Nobody is ahead, but the game has hardly begun.
        ("star", "start 2", "h3", ""),
        ("halma", "start 2", "h3", ""),
        ("draughts", "start 2", "h3", ""),
        ("star", "start 3", "h3h", ""),
    ] {
        let mut client = Client::play(game(name, start), players);
        client.press("d Enter");
        assert!(client.consider(), "{name} {start}");
        assert_eq!(ending(client.game()), end, "{name} {start}");
    }
    let mut client = Client::play(game("draughts", "B:W22,23:B10"), "h3");
    client.press("d Enter");
    assert_eq!(client.message(), "The computer considers the draw …");
    client.consider();
    assert_eq!(client.message(), "White plays on: no draw.");
    // Where the computer is not the only other one, the others are asked after it. Green shuffles, and has done so for
    // long enough.
    let mut late = game("star", "R:Rq13,p12:Ge1,m9:Oe13,i9");
    for _ in 0..10 {
        games::play(&mut late, "q13-p13 m9-l9 e13-f13 p13-q13 l9-m9 f13-e13");
    }
    let mut client = Client::play(late, "h3h");
    client.press("d Enter");
    client.consider();
    assert_eq!(
        client.message(),
        "Red offers a draw. Orange: Enter accepts, Esc plays on."
    );
    // Nobody offers while the computer has the turn.
    let mut client = Client::play(game("star", "start 2"), "3h");
    client.press("d");
    assert_eq!(
        client.message(),
        "It is Red's turn, and the computer plays Red."
    );
}

#[test]
fn an_offer_can_be_taken_back_before_the_computer_answers() {
    let mut client = Client::play(game("draughts", "B:W22:B10,11"), "h3");
    client.press("d Enter");
    assert_eq!(client.asked(), "consider 1 black");
    client.press("Right : u");
    assert_eq!(client.message(), "The computer considers the draw …");
    client.press("Esc");
    assert_eq!(client.asked(), "stop");
    // Its answer may be under way already.
    let unwilling = None;
    client.send(Message::Considered { id: 1, unwilling });
    assert_eq!(ending(client.game()), "");
    client.press("d Enter");
    client.send(Message::Considered { id: 1, unwilling });
    assert_eq!(ending(client.game()), "");
    client.send(Message::Considered { id: 2, unwilling });
    assert_eq!(ending(client.game()), "agreement");
}

#[test]
fn resigning_asks_first() {
    let mut client = Client::play(game("star", "start 2"), "hh");
    client.press("R Esc R t R n");
    assert_eq!(
        (ending(client.game()).as_str(), client.asked().as_str()),
        ("", "")
    );
    client.press("R Enter");
    assert_eq!(
        (ending(client.game()).as_str(), client.asked().as_str()),
        ("blue red", "keep 1")
    );
    // While the computer has the turn it is the human who resigns.
    let mut client = Client::play(game("star", "start 3"), "hh4");
    client.press(":o12-m10 Enter :e3-e5 Enter");
    client.asked();
    client.press("R");
    assert_eq!(client.message(), "Red: resign? Enter yes, Esc no.");
    client.press("y");
    assert_eq!(client.asked(), "stop, keep 3, think 2 level 4");
    assert_eq!(client.message(), "Red takes place 3.");
    // Nobody is left to resign where only computers play.
    let mut client = Client::play(game("star", "start 2"), "11");
    client.asked();
    client.press("R");
    assert_eq!(client.message(), "Red is thinking …");
}

#[test]
fn with_three_the_game_goes_on_for_the_places() {
    let start = "R:Ra5,b5,b6,c5,c6,c7,d5,d6,d7,e8:Ge1:Oe13";
    let mut client = Client::play(game("star", start), "hhh");
    client.press(":e8-d8 Enter");
    assert_eq!(client.message(), "Red takes place 1.");
    client.press(":e1-f2 Enter :e13-f13 Enter");
    assert_eq!(client.message(), "Green: pick an underlined stone.");
    client.press("R Enter");
    assert_eq!(ending(client.game()), "red orange green");
    assert_eq!(client.asked(), "keep 1, keep 2, keep 3, keep 4");
}

#[test]
fn who_cannot_move_passes_by_itself() {
    let mut client = Client::play(game("star", "R:Ri9:B"), "hh");
    client.press(":i9-i10 Enter");
    assert_eq!(client.message(), "Blue cannot move and passes.");
    assert_eq!(
        (last_turn(client.game()).as_str(), client.asked().as_str()),
        ("pass", "keep 1, keep 2")
    );
    // Of several that cannot move, each is told, until it moves again.
    let mut blocked = Client::play(game("star", "R:Ri9:G:O"), "hhh");
    blocked.press(":i9-i10 Enter");
    assert_eq!(
        blocked.message(),
        "Green cannot move and passes. Orange cannot move and passes."
    );
    assert_eq!(blocked.asked(), "keep 1, keep 2, keep 3");
    // Undo goes back to a turn that somebody can make.
    client.press("u");
    assert_eq!(
        (client.game().ply(), client.asked().as_str()),
        (0, "keep 0")
    );
    client.press("Ctrl-R");
    assert_eq!(
        (client.game().ply(), client.asked().as_str()),
        (2, "keep 2")
    );
}

#[test]
fn after_the_end() {
    let won = || {
        let mut client = Client::play(game("draughts", "W:W22:B18,1"), "h3");
        client.answer("22x15");
        client.asked();
        client.press("R Enter");
        assert_eq!(
            (ending(client.game()).as_str(), client.asked().as_str()),
            ("white black", "keep 2")
        );
        client
    };
    for (keys, asked) in [
        // The next game with the seats changed, and the same once more.
        ("Enter", "keep 0"),
        ("r", "keep 0, think 2 level 3"),
        ("Esc", ""),
        ("Esc Enter Enter", "keep 0"),
        ("Esc : d R", ""),
        ("s", "save 2"),
        ("u", "keep 1"),
        ("q", "stop, quit"),
        ("m", ""),
        ("n Enter", ""),
        ("PgUp Esc", ""),
    ] {
        let mut client = won();
        client.press(keys);
        assert_eq!(client.asked(), asked, "{keys}");
    }
    // A finished game is not offered to be gone on with.
    let mut client = won();
    client.press("m");
    assert!(client.model.kept.is_none());
    // A click beside the words shows the board.
    let mut client = won();
    let covered = client.lines();
    client.press("*32");
    assert_ne!(client.lines(), covered);
    assert_eq!(client.game().ply(), 2);
}

/// A game of draughts in which White has lost with the fourth turn, and what was asked for at its end.
fn lost_in_four(saves: bool) -> (Client, String) {
    let mut client = Client::play(game("draughts", "B:W21,K32:B1,2,K3"), "hh");
    client.model.session.config.save_finished = saves;
    client.press(":1-5 Enter :32-27 Enter :5-9 Enter");
    client.asked();
    client.press(":27-31 Enter");
    client.asked();
    client.press("R Enter");
    let asked = client.asked();
    (client, asked)
}

#[test]
fn a_finished_game_is_saved_by_itself_once() {
    let place = "/home/ana/games/2026-11-30-draughts.json".to_owned();
    let filed = || {
        let (mut client, asked) = lost_in_four(true);
        assert_eq!(asked, "keep 5, file 5");
        client.send(Message::Filed(Ok(place.clone().into())));
        client
    };
    let mut client = filed();
    let told = client.lines().join(" ");
    assert!(told.contains("Saved as 2026-11-30-draughts.json"), "{told}");
    // Whoever saves it once more is told where it is.
    client.press("s");
    assert_eq!(client.asked(), "");
    assert!(client.message().contains(&place), "{}", client.message());
    // Going back and on again, and other screens, change nothing.
    for (keys, asked) in [
        ("u Ctrl-R", "keep 4, keep 5"),
        ("p Esc", ""),
        ("e Esc", ""),
        ("o Esc", ""),
        ("Enter", "keep 0"),
    ] {
        let mut client = filed();
        client.press(keys);
        assert_eq!(client.asked(), asked, "{keys}");
    }
    // An end that was taken back has no file any more, and the next end has its own.
    let mut client = filed();
    client.press("u :9-14 Enter");
    assert_eq!(
        client.asked(),
        format!("keep 4, keep 5, withdraw {place} 5")
    );
    client.press("R Enter");
    assert_eq!(client.asked(), "keep 6, file 6");
    // A file that somebody has asked for stays.
    let mut client = filed();
    client.press("s u :9-14 Enter R Enter");
    assert_eq!(client.asked(), "keep 4, keep 5, keep 6, file 6");
    // Where it could not be saved it says so, and `s` tries again.
    let (mut client, _) = lost_in_four(true);
    client.send(Message::Filed(Err("the disk is full".to_owned())));
    let told = client.lines().join(" ");
    assert!(told.contains("the disk is full"), "{told}");
    client.press("s");
    assert_eq!(client.asked(), "save 5");
    client.send(Message::Saved(Err("no room".to_owned())));
    assert!(client.lines().join(" ").contains("no room"));
    client.press("s");
    assert_eq!(client.asked(), "save 5");
    client.send(Message::Saved(Ok(place.clone().into())));
    client.press("s");
    assert_eq!(client.asked(), "");
}

#[test]
fn who_wants_no_files_has_none_and_a_game_given_up_at_once_is_none() {
    let (mut client, asked) = lost_in_four(false);
    assert_eq!(asked, "keep 5");
    client.press("s");
    assert_eq!(client.asked(), "save 5");
    let mut client = Client::play(game("draughts", "start 2"), "hh");
    client.press(":11-15 Enter :22-17 Enter :15-18 Enter");
    client.asked();
    client.press("R Enter");
    assert_eq!(client.asked(), "keep 4");
}
