//! What is written is read back as the same game, through JSON as well.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

use sprungbrett::game::{Game, Level, Player};
use sprungbrett::notation;
use sprungbrett::record::{Line, Noted, Record, Remark, json, pdn};
use sprungbrett::rules::{self, Options, Seat};

use super::games;

/// The record after it has been written as PDN, read, written as JSON, and read.
fn round(record: &Record) -> Record {
    let text = pdn::write(record).unwrap();
    let mut read = games(&text);
    assert_eq!(read.len(), 1, "{text}");
    let read = read.pop().unwrap().record.unwrap();
    json::read(&json::write(&read)).unwrap()
}

#[test]
fn a_game_with_everything_comes_back_as_it_was() {
    let text = "\
[Event \"Club \\\"Evening\\\"\"]
[Site \"Ulm\"]
[Date \"2026-11-30\"]
[Round \"3\"]
[Black \"Ana\"]
[BlackLevel \"4\"]
[White \"Bo\"]
[Result \"1-0\"]
[GameType \"21\"]
[SetUp \"1\"]
[FEN \"B:W17,18,21,22,31,32:B1,2,3,6,9,10,11,12\"]
[Annotator \"C\"]

{ one } 1. 11-15!?$4 {a} (9-13 {b} 18-14! (22-18 13x22) *) 1... 18x11 (15x24 {
%c}) 2. 9-13 {c} 1-0
";
    let played = games(text).pop().unwrap();
    let record = played.record.unwrap();
    assert_eq!(pdn::write(&record).unwrap(), text);
    assert_eq!(round(&record), record);
    assert_eq!(record.seats()[0].player, Player::Ai(Level::Strong));
    for count in [1, 2, 3] {
        let text = json::collection(vec![json::write(&record); count]);
        let expected = vec![Ok(record.clone()); count];
        assert_eq!(json::read_all(&text), Ok(expected));
    }
}

#[test]
fn only_draughts_is_written() {
    for &rules in rules::ALL {
        let game = Game::new(rules, rules.options(2));
        let record = Record::new(game, |_| (String::new(), Player::Human));
        let is_draughts = rules.id() == "draughts";
        assert_eq!(pdn::write(&record).is_some(), is_draughts, "{rules:?}");
    }
}

/// Texts of records may hold anything: what PDN cannot hold becomes a comment, and nothing ends a comment, a tag or a
/// game too early.
#[test]
fn texts_that_pdn_cannot_hold_do_no_harm() {
    let rules = rules::named("draughts").unwrap();
    let mut game = Game::new(rules, rules.options(2));
    game.play_written("11-15").unwrap();
    let hostile = "a } b \" ] \\ \u{1b}[2J\r\n[Event \"x\"] 1-0 ( {";
    let mut record = Record::new(game, |_| (hostile.to_owned(), Player::Human));
    record.date = Some(hostile.to_owned());
    for name in ["Event", "my tag", "1", "", "Result"] {
        record.tags.insert(name.to_owned(), hostile.to_owned());
    }
    let turn = hostile.to_owned();
    let remarks = vec![
        Remark::Comment(hostile.to_owned()),
        Remark::Mark(hostile.to_owned()),
        Remark::Mark("1-0".to_owned()),
        Remark::Mark("*".to_owned()),
        Remark::Variation(Line {
            remarks: vec![Remark::Mark("!".to_owned())],
            turns: vec![Noted {
                turn,
                remarks: vec![Remark::Mark(")".to_owned()), Remark::Mark("0-1".to_owned())],
            }],
        }),
    ];
    record.remarks.insert(0, remarks.clone());
    record.remarks.insert(1, remarks);
    let text = pdn::write(&record).unwrap();
    assert!(!text.contains(['\u{1b}', '\r']), "{text}");
    let read = games(&text);
    assert_eq!(read.len(), 1, "{text}");
    assert!(read[0].error().is_none(), "{:?}\n{text}", read[0].findings);
    let read = read[0].record.as_ref().unwrap();
    assert_eq!(read.game().ply(), 1, "{text}");
    assert_eq!(pdn::write(&round(read)).as_ref(), Some(&text));
    assert_eq!(read.tags.len(), 4, "{text}");
}

/// A game without draws but by agreement, as PDN has it, from the start or from a position met in another one.
fn random_game(picks: &[Index], from: Option<usize>, end: u8) -> Game {
    let rules = rules::named("draughts").unwrap();
    let options = Options {
        quiet_draw: 0,
        repetition_draw: 0,
        ..rules.options(2)
    };
    let mut game = Game::new(rules, options);
    let play = |game: &mut Game| {
        for pick in picks {
            let turns = game.turns();
            if turns.is_empty() {
                break;
            }
            game.play(pick.get(&turns).points()).unwrap();
        }
    };
    play(&mut game);
    if let Some(start) = from
        .and_then(|ply| game.position_at(ply))
        .filter(|_| from != Some(0))
    {
        game = Game::from_position(rules, options, *start);
        play(&mut game);
    }
    if let (Some(seat), true) = (game.to_move(), game.ply() > 0) {
        match end {
            0 => {}
            1 => game.agree_draw(seat).unwrap(),
            2 => game.resign(Seat::Black).unwrap(),
            _ => game.resign(Seat::White).unwrap(),
        }
    }
    game
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(64) })]

    #[test]
    fn a_game_reads_back_as_it_was_written(
        picks in vec(any::<Index>(), 0..120),
        from in proptest::option::of(0usize..60),
        end in 0u8..4,
        name in "[ -~äß国]{0,20}",
        comments in vec(("[ -~äß国\\n]{0,90}", 0usize..120), 0..6),
    ) {
        let game = random_game(&picks, from, end);
        let mut record = Record::new(game, |_| (name.clone(), Player::Human));
        record.tags.insert("Event".into(), name.clone());
        for (comment, ply) in comments {
            let ply = ply.min(record.game().ply().saturating_sub(1));
            // A line that looks like a tag would end a comment: it is set in by a blank.
            let comment = comment.replace("\n[", "\n");
            // A closing brace can only stand in a comment of one line.
            let comment = if comment.contains('\n') { comment.replace('}', ")") } else { comment };
            record.remarks.entry(ply).or_default().push(Remark::Comment(comment));
        }
        let text = pdn::write(&record).unwrap();
        prop_assert_eq!(&round(&record), &record, "{}", text);
        // The turns stand in lines that a person can read.
        record.remarks.clear();
        let text = pdn::write(&record).unwrap();
        let turns = text.split("\n\n").last().unwrap_or_default();
        prop_assert!(turns.lines().all(|line| line.len() <= 80), "{}", text);
    }

    /// Moves are written with either naming, short where that is enough.
    #[test]
    fn short_turns_are_the_same_game(picks in vec(any::<Index>(), 1..100), squares: bool) {
        let game = random_game(&picks, None, 0);
        let naming = if squares { notation::Naming::Squares } else { notation::Naming::Written };
        let board = game.rules().board();
        let mut text = String::new();
        for ply in 0..game.ply() {
            let sprungbrett::game::Act::Turn(turn) = &game.entries()[ply].act else { continue };
            let (from, to) = (turn.points()[0], *turn.points().last().unwrap());
            text += [naming.name(board, from), "x", naming.name(board, to), " "].concat().as_str();
        }
        let played = games(&text).pop().unwrap();
        let read = played.record.unwrap();
        // Undecided captures are reported and never guessed: what was read is a beginning of the game.
        let read = read.game();
        prop_assert_eq!(read.positions(), &game.positions()[..=read.ply()], "{}", text);
        if read.ply() < game.ply() {
            let is_ambiguous = matches!(
                played.findings.last().unwrap().problem,
                pdn::Problem::Turn { error: notation::TurnError::Ambiguous { .. }, .. }
            );
            prop_assert!(is_ambiguous, "{}: {:?}", text, played.findings);
        }
    }

    #[test]
    fn no_bytes_do_harm(bytes in vec(any::<u8>(), 0..400)) {
        stays_as_it_is(&pdn::decode(&bytes))?;
    }

    #[test]
    fn no_words_do_harm(words in vec(select(WORDS), 0..60), blanks: bool) {
        stays_as_it_is(&words.join(if blanks { " " } else { "" }))?;
    }
}

/// What could not be played becomes a variation, in which what was one already stands a level deeper.
#[test]
fn nothing_behind_a_fault_is_lost_when_it_is_read_again() {
    for depth in 1..=pdn::DEEPEST + 2 {
        let (open, close) = ("(9-13 ".repeat(depth), ")".repeat(depth));
        let played = games(&format!("1. 11-15 1-32 {open}{{deepest}}{close} *"));
        let is_cut = played[0]
            .findings
            .iter()
            .any(|finding| finding.problem == pdn::Problem::TooDeep);
        assert_eq!(is_cut, depth >= pdn::DEEPEST, "{depth}");
        let text = pdn::write(played[0].record.as_ref().unwrap()).unwrap();
        assert_eq!(text.contains("deepest"), !is_cut, "{text}");
        stays_as_it_is(&text).unwrap();
        stays_as_it_is(&format!("1. 11-15 1-32 {open}{{deepest}}{close} *")).unwrap();
    }
}

/// What PDN is made of, and what breaks it.
const WORDS: &[&str] = &[
    "11-15",
    "22-18",
    "15x22",
    "9-13",
    "24-19",
    "c3-d4",
    "1.",
    "2...",
    "!",
    "?!",
    "(!)",
    "$3",
    "*",
    "1-0",
    "1/2-1/2",
    "{",
    "}",
    "(",
    ")",
    "((((((((",
    "))))))))",
    ";x",
    "\n",
    "\n\n",
    "[Event \"a\"]",
    "[FEN \"W:W30,K7:B2,10\"]",
    "[FEN \"",
    "\"",
    "]",
    "[",
    "\\",
    "%",
    "word",
    "é",
    "7x23",
    "99",
    "x",
    "-",
];

/// Whatever was read: written and read again it is the same. A game that could not be played to its end is a whole one
/// then, with the result that the text gave it.
fn stays_as_it_is(text: &str) -> Result<(), TestCaseError> {
    for played in games(text) {
        let is_whole = played.error().is_none();
        let Some(record) = played.record else {
            continue;
        };
        let written = pdn::write(&record).unwrap();
        let mut again = games(&written);
        prop_assert_eq!(again.len(), 1, "{:?}\n{}", text, written);
        let again = again.pop().and_then(|played| played.record).unwrap();
        if is_whole {
            prop_assert_eq!(&again, &record, "{:?}\n{}", text, written);
        }
        prop_assert_eq!(&again.remarks, &record.remarks, "{:?}\n{}", text, written);
        prop_assert_eq!(&round(&again), &again);
        prop_assert_eq!(pdn::write(&again).unwrap(), written);
    }
    Ok(())
}
