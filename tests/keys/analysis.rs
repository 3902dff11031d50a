//! The analysis on the board: what the key `a` asks, what the cursor decides, what is marked and counted.

use crate::games::game;
use crate::keyboard::Client;
use crate::{CHEQUERS, SQUARE, STAR};

/// Marks, and the lines of the panel that tell what was found.
fn found(name: &str, start: &str, keys: &str) -> (String, String) {
    let mut client = Client::play(game(name, start), "hh");
    client.press(keys);
    (client.marks(), panel(&client))
}

/// What the panel says from its title to the next free line.
fn panel(client: &Client) -> String {
    let lines = client.lines();
    let lines = lines.iter().map(|line| line.chars().collect::<Vec<char>>());
    let lines: Vec<Vec<char>> = lines.collect();
    let title = ["Analysis: ", "If "].map(|title| title.chars().collect::<Vec<char>>());
    let begins = |line: &[char]| title.iter().any(|title| line.starts_with(title));
    let column = lines
        .iter()
        .find_map(|line| (0..line.len()).find(|column| begins(&line[*column..])));
    let right = lines.iter().map(|line| {
        let text = line.get(column.unwrap_or(line.len())..).unwrap_or_default();
        text.iter().collect::<String>()
    });
    let is_title = |line: &String| begins(&line.chars().collect::<Vec<char>>());
    let said: Vec<String> = right
        .skip_while(|line| !is_title(line))
        .take_while(|line| !line.trim().is_empty())
        .collect();
    said.join("|")
}

#[test]
fn the_key_asks_one_question_after_the_other() {
    for (name, start, questions) in [
        (
            "star",
            "start 2",
            &[
                "Analysis: reach",
                "Analysis: supports",
                "Analysis: way home",
            ][..],
        ),
        (
            "halma",
            "start 2",
            &[
                "Analysis: reach",
                "Analysis: supports",
                "Analysis: way home",
            ],
        ),
        ("draughts", "start 2", &["Analysis: reach"]),
    ] {
        let mut client = Client::play(game(name, start), "hh");
        let before = client.lines();
        for question in questions {
            client.press("a");
            assert!(panel(&client).starts_with(question), "{name} {question}");
        }
        client.press("a");
        assert_eq!(client.lines(), before, "{name}: switched off");
        assert_eq!(client.asked(), "", "nothing is to be done outside");
    }
}

#[test]
fn the_cursor_decides_what_is_counted() {
    for (name, start, keys, marks, panel) in [
        // A stone of one's own.
        (
            "star",
            "R:Ra5,q13:B",
            "@a5 a",
            "b5 *, b6 *, c5 \", c6 \", c7 \"",
            "Analysis: reach|Red, a5|* 2 in one turn|\" 3 more in two|mobility 4",
        ),
        // A stone of the other side.
        (
            "star",
            "R:Rq13:Ba5,i9",
            "*a5 a",
            "b5 *, b6 *, c5 \", c6 \", c7 \"",
            "Analysis: reach|Blue, a5|* 2 in one turn|\" 3 more in two|mobility 8",
        ),
        // No stone: the whole team.
        (
            "star",
            "R:Ra5,q13:B",
            "*i9 a",
            "b5 *, b6 *, c5 \", c6 \", c7 \", o11 \", o12 \", o13 \", p12 *, p13 *",
            "Analysis: reach|Red, all stones|* 4 in one turn|\" 6 more in two|mobility 4",
        ),
        (
            "draughts",
            "B:W32:B1,9",
            "@1 a",
            "5 *, 6 *, 10 \"",
            "Analysis: reach|Black, 1|* 2 in one turn|\" 1 more in two|mobility 4",
        ),
        (
            "star",
            "R:Ri5,i6:Bi8",
            "@i5 a a",
            "i6 R1",
            "Analysis: supports|Red, all stones|1 support, 1 jump|digit: jumps over it|mobility 11",
        ),
        (
            "star",
            "R:Ri5,i6:Bi8",
            "@i6 a a",
            "i6 R1",
            "Analysis: supports|Red, all stones|1 support, 1 jump|i6 carries 2 paths|digit: jumps over it|mobility 11",
        ),
        (
            "halma",
            SQUARE,
            "@d10 a a",
            "e10 B1",
            "Analysis: supports|Red, all stones|1 support, 1 jump|digit: jumps over it|mobility 13",
        ),
        (
            "star",
            "R:Ra5,b5,k9,j9:B",
            "@k9 a a a",
            "d6 X, k9 R<",
            "Analysis: way home|Red, all stones|2/4 home, way 13|< 1 straggler|X k9-d6: 7 steps|mobility 17",
        ),
    ] {
        let found = found(name, start, keys);
        assert_eq!(found, (marks.to_owned(), panel.to_owned()), "{name} {keys}");
    }
}

#[test]
fn a_turn_in_hand_is_weighed_before_it_is_made() {
    for (name, start, keys, marks, panel) in [
        // A support that leaves takes two paths along, and frees a point to step to.
        (
            "star",
            "R:Ri5,i6:Bi8",
            "a *i6 @h6",
            "h5 (), h6 (), i5 R&, i6 {R}, i7 (v), i9 v, j6 (), j7 ()",
            "If i6-h6|v 2 paths lost|^ 1 path gained|& lost and gained|way 10 -> 9|mobility 11 -> 11",
        ),
        // In mid-chain on the stone itself: if the turn ended there.
        (
            "star",
            STAR,
            "a *i5 *i7",
            "g9 +, i5 o, i6 |B|, i7 [R], i9 ()",
            "If i5-i7|v 0 paths lost|^ 0 paths gained|way 18 -> 18|mobility 9 -> 9",
        ),
        // The capture cannot end on 23, but on 32. After it the other man need not capture any more.
        (
            "draughts",
            CHEQUERS,
            "a *14 *23 Tab",
            "14 o, 15 b&, 18 x, 22 v, 23 {b}, 24 ^, 31 v, 32 ()",
            "If 14x23x32|v 2 paths lost|^ 1 path gained|& lost and gained|mobility 3 -> 1",
        ),
    ] {
        let found = found(name, start, keys);
        assert_eq!(found, (marks.to_owned(), panel.to_owned()), "{name} {keys}");
    }
}

#[test]
fn looking_back_is_analysed_as_it_was() {
    let mut client = Client::play(game("star", "start 2"), "hh");
    client.press("a :o12-m10 Enter :d7-e7 Enter PgUp PgUp");
    let said = panel(&client);
    assert!(
        said.starts_with("Analysis: reach|Red, all stones|"),
        "{said}"
    );
    assert!(said.ends_with("mobility 14"), "{said}");
}

#[test]
fn without_a_panel_the_numbers_take_the_place_of_the_hint() {
    let mut client = Client::play(game("star", "R:Ra5,q13:B"), "hh").sized((40, 20));
    client.press("@a5 a");
    assert_eq!(client.lines()[18], " Red, a5: * 2, \" 3, mobility 4");
    // A refusal still comes first.
    client.press("*i9");
    assert_eq!(client.refused(), "no-stone");
    assert!(client.lines()[18].contains("no stone"));
}
