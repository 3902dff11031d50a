//! The course of a game: taking back, the computer's turns and its late answers.

use sprungbrett::app::Message;
use sprungbrett::engine::Answer;

use crate::STAR;
use crate::games::{ending, game, position};
use crate::keyboard::Client;

#[test]
fn turns_are_taken_back_and_played_again_by_two_humans() {
    let mut client = Client::play(game("star", "start 2"), "hh");
    client.press("u");
    assert_eq!(client.message(), "There is no turn to take back.");
    client.press("Ctrl-R");
    assert_eq!(client.message(), "There is no turn to play once more.");
    assert_eq!(client.asked(), "");
    client.press(":o12-m10 Enter :d7-e7 Enter");
    let end = position(client.game());
    client.press("u u Ctrl-R Ctrl-R");
    assert_eq!(
        client.asked(),
        "keep 1, keep 2, keep 1, keep 0, keep 1, keep 2"
    );
    assert_eq!(position(client.game()), end);
    // In mid-chain the turn under way is taken back first.
    let mut client = Client::play(game("star", STAR), "hh");
    client.press(":q13-p12 Enter :a5-b5 Enter *i5 *i7 u");
    assert_eq!(
        (client.game().ply(), client.marks()),
        (2, "a5 ~, b5 ~B~".to_owned())
    );
    client.press("u");
    assert_eq!(client.game().ply(), 1);
    // Another branch is the same game as if it had been played at once.
    client.press(":a5-b6 Enter");
    let mut fresh = Client::play(game("star", STAR), "hh");
    fresh.press(":q13-p12 Enter :a5-b6 Enter");
    assert_eq!(client.game(), fresh.game());
}

#[test]
fn against_the_computer_undo_goes_back_to_the_own_turn() {
    let mut client = Client::play(game("star", "start 2"), "h3");
    assert_eq!(client.asked(), "");
    client.press(":o12-m10 Enter");
    client.answer("d7-e7");
    assert_eq!(
        (client.game().ply(), client.asked().as_str()),
        (2, "keep 2")
    );
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
    // While the computer thinks: the search is stopped and only the own turn is taken back.
    client.press(":m10-l10 Enter");
    let (late, _) = client.request();
    client.press("u");
    assert_eq!(
        client.asked(),
        format!("keep 3, think {late} level 3, stop, keep 2")
    );
    client.send(Message::Thought {
        id: late,
        answer: None,
    });
    assert_eq!((client.game().ply(), client.asked().as_str()), (2, ""));
    client.press(":m10-l10 Enter");
    assert_eq!(
        client.asked(),
        format!("keep 3, think {} level 3", late + 1)
    );

    // Before the first own turn there is nothing to come back to.
    let mut client = Client::play(game("star", "start 2"), "3h");
    client.answer("o12-m10");
    client.asked();
    client.press("u");
    assert_eq!(client.message(), "There is no turn to take back.");
    assert_eq!((client.game().ply(), client.asked().as_str()), (1, ""));

    // Directly after the computer has won.
    let mut client = Client::play(game("draughts", "B:W22:B14"), "h5");
    client.press(":14-18 Enter");
    client.answer("22x15");
    assert_eq!(ending(client.game()), "white black");
    client.press("u");
    assert_eq!(
        (client.game().ply(), client.asked().as_str()),
        (0, "keep 2, keep 0")
    );
    client.press("@14");
}

#[test]
fn where_only_computers_play_they_wait_after_undo() {
    let mut client = Client::play(game("star", "start 2"), "12");
    client.answer("o12-m10");
    assert_eq!(client.asked(), "keep 1, think 2 level 2");
    client.press("u");
    assert_eq!(client.asked(), "stop, keep 0");
    assert_eq!(
        client.message(),
        "Paused before Red's turn: Enter or P lets the computer go on."
    );
    client.press("Ctrl-R");
    assert_eq!(client.asked(), "keep 1");
    client.press("Enter");
    assert_eq!(client.asked(), "think 3 level 2");
    client.press("Enter *q13");
    assert_eq!(
        client.message(),
        "It is Blue's turn, and the computer plays Blue."
    );
}

#[test]
fn a_late_answer_is_not_played() {
    // The keys after which the answer to the request before them comes, the effects of the keys, and the turns then.
    for (keys, asked, ply) in [
        ("u", "stop, keep 0", 0),
        ("R Enter", "stop, keep 2", 2),
        ("P", "stop", 1),
        ("P P", "stop, think 2 level 3", 1),
        ("p Esc", "stop, think 2 level 3", 1),
        ("+", "stop, keep 1, think 2 level 4", 1),
        (
            "- -",
            "stop, keep 1, think 2 level 2, stop, keep 1, think 3 level 1",
            1,
        ),
        ("m Enter", "stop, think 2 level 3", 1),
        ("n Esc", "stop, think 2 level 3", 1),
        ("n Enter", "stop", 0),
        ("R Enter r", "stop, keep 2, keep 0", 0),
    ] {
        let mut client = Client::play(game("star", "start 2"), "h3");
        client.press(":o12-m10 Enter");
        let (id, before) = client.request();
        client.asked();
        client.press(keys);
        let answered = client.asked();
        let turn = before.turns().swap_remove(0);
        let answer = Answer {
            turn,
            score: 0,
            depth: 1,
            nodes: 1,
            line: Vec::new(),
        };
        let answer = Some(Box::new(answer));
        client.send(Message::Thought { id, answer });
        assert_eq!(answered, asked, "{keys}");
        assert_eq!(
            (client.game().ply(), client.asked().as_str()),
            (ply, ""),
            "{keys}"
        );
    }
    // On another screen as well.
    for keys in ["m", "n"] {
        let mut client = Client::play(game("star", "start 2"), "h3");
        client.press(":o12-m10 Enter");
        client.press(keys);
        let lines = client.lines();
        client.answer("d7-e7");
        assert_eq!(
            (client.lines(), client.asked()),
            (lines, String::new()),
            "{keys}"
        );
    }
}

#[test]
fn keys_work_while_the_computer_thinks() {
    let mut client = Client::play(game("star", "start 2"), "h5");
    client.press(":o12-m10 Enter Tab f PgUp");
    assert_eq!(client.on_screen().shown_ply(), 0);
    // Its turn comes while somebody looks back: the game goes on, the eyes stay where they are.
    client.answer("d7-e7");
    assert_eq!(
        (client.game().ply(), client.on_screen().shown_ply()),
        (2, 0)
    );
    client.press("End :m10-l10 Enter ?");
    assert_eq!(client.model.help, Some(0));
    client.answer("e7-f7");
    assert_eq!((client.game().ply(), client.model.help), (4, Some(0)));
    client.press("Esc R");
    let question = client.message();
    assert_eq!(question, "Red: resign? Enter yes, Esc no.");
    client.press("q Esc q");
    assert_eq!(client.asked(), "keep 4, stop, quit");
}

#[test]
fn the_level_is_changed_during_a_game() {
    let mut client = Client::play(game("star", "start 3"), "h24");
    client.press("+");
    assert_eq!(client.message(), "The computer plays at level 5, master.");
    client.press("+ - - - - - -");
    assert_eq!(client.message(), "The computer plays at level 1, beginner.");
    assert_eq!(client.asked(), "");
    let mut client = Client::play(game("star", "start 2"), "hh");
    client.press("+");
    assert_eq!(client.message(), "The computer plays no seat in this game.");
}

#[test]
fn a_pause_holds_the_computer() {
    let mut client = Client::play(game("star", "start 2"), "h3");
    client.press("P :o12-m10 Enter");
    assert_eq!(client.asked(), "keep 1");
    assert_eq!(
        client.message(),
        "Paused before Blue's turn: Enter or P lets the computer go on."
    );
    client.press("*d7");
    assert_eq!(client.asked(), "think 1 level 3");
    client.press("P");
    assert_eq!(client.asked(), "stop");
    client.press("u :o12-m10 Enter");
    assert_eq!(client.asked(), "keep 0, keep 1", "it still waits");
    client.press("P");
    assert_eq!(client.asked(), "think 2 level 3");
}
