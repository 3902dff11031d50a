//! How games end: draws, resignations, places, and what can be done afterwards.

use crate::games::{ending, game};
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
        ("star", "start 3", "h3h", ""),
    ] {
        let mut client = Client::play(game(name, start), players);
        client.press("d Enter");
        assert_eq!(ending(client.game()), end, "{name} {start}");
    }
    let mut client = Client::play(game("draughts", "B:W22,23:B10"), "h3");
    client.press("d Enter");
    assert_eq!(client.message(), "White plays on: no draw.");
    let mut client = Client::play(game("star", "start 3"), "h3h");
    client.press("d Enter");
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
