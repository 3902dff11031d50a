//! The engine protocol: dialogues with the program. Nothing depends on the clock: searches are bounded by nodes or depth,
//! or they have no bound and are stopped.
#![allow(clippy::unwrap_used)]

#[path = "texts/program.rs"]
mod program;

use std::io::{BufRead as _, BufReader, Lines, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use tempfile::TempDir;

/// The engine and both ends of the line to it.
struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    output: Lines<BufReader<ChildStdout>>,
    _home: TempDir,
}

impl Engine {
    fn new() -> Self {
        let home = TempDir::new().unwrap();
        let mut child = program::program(home.path())
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        Self {
            input: child.stdin.take(),
            output: BufReader::new(child.stdout.take().unwrap()).lines(),
            child,
            _home: home,
        }
    }

    fn say(&mut self, lines: &str) {
        writeln!(self.input.as_mut().unwrap(), "{lines}").unwrap();
    }

    /// The next line it says.
    fn hear(&mut self) -> String {
        self.output.next().expect("it goes on").unwrap()
    }

    fn ask(&mut self, line: &str) -> String {
        self.say(line);
        self.hear()
    }

    /// The lines up to the one that begins so, that one included.
    fn hear_until(&mut self, beginning: &str) -> Vec<String> {
        let mut heard = vec![self.hear()];
        while !heard[heard.len() - 1].starts_with(beginning) {
            heard.push(self.hear());
        }
        heard
    }

    /// What it says after the end of its input, or after `quit`, and how it exits.
    fn end(mut self) -> (Vec<String>, Option<i32>) {
        self.input.take();
        let rest = self.output.map(Result::unwrap).collect();
        (rest, self.child.wait().unwrap().code())
    }
}

/// What a dialogue typed in one go says.
fn told(lines: &str) -> Vec<String> {
    let mut engine = Engine::new();
    engine.say(lines);
    let (heard, code) = engine.end();
    assert_eq!(code, Some(0), "{lines}");
    heard
}

#[test]
fn the_dialogue_of_the_interface() {
    let mut engine = Engine::new();
    let name = format!("id name Sprungbrett {}", env!("CARGO_PKG_VERSION"));
    assert_eq!(engine.ask("sbp"), name);
    assert_eq!(engine.hear(), "id rulesets sternhalma halma draughts");
    assert_eq!(engine.hear(), "sbpok");
    assert_eq!(engine.ask("isready"), "readyok");
    assert_eq!(
        engine.ask("newgame sternhalma players 2 anti-block on"),
        "ok"
    );
    let moves = engine.ask("moves");
    assert!(
        moves.starts_with("moves n10-m9 ") || moves.starts_with("moves n10-m10 "),
        "{moves}"
    );
    assert_eq!(moves.split(' ').count(), 15);
    engine.say("position start moves n10-m9 d5-e6");
    engine.say("go depth 2");
    let heard = engine.hear_until("bestmove ");
    let [infos @ .., best] = &heard[..] else {
        panic!("{heard:?}")
    };
    assert_eq!(infos.len(), 2, "one for each depth: {heard:?}");
    for (depth, info) in (1..).zip(infos) {
        let words: Vec<&str> = info.split(' ').collect();
        let names = [words[0], words[1], words[3], words[5], words[7], words[9]];
        assert_eq!(
            names,
            ["info", "depth", "score", "nodes", "time", "pv"],
            "{info}"
        );
        assert_eq!(words[2], depth.to_string(), "{info}");
        for number in [words[4], words[6], words[8]] {
            assert!(number.parse::<i64>().is_ok(), "{info}");
        }
        assert!(words.len() > 10, "{info}");
    }
    let turn = best.strip_prefix("bestmove ").unwrap();
    let pv = infos[1].split(" pv ").nth(1).unwrap();
    assert_eq!(pv.split(' ').next(), Some(turn));
    let moves = engine.ask("moves");
    assert!(
        moves.split(' ').any(|legal| legal == turn),
        "{turn}: {moves}"
    );
    engine.say("quit");
    assert_eq!(engine.end(), (Vec::new(), Some(0)));
}

#[test]
fn positions_are_laid_out_with_what_has_happened() {
    for (lines, expected) in [
        (
            "newgame draughts\nposition B:W18,19,27:B14,15\nmoves",
            "ok|moves 14x23x32 15x22 15x24x31",
        ),
        (
            "newgame dame\nposition start moves 11-15 22-18\nmoves",
            "ok|moves 15x22",
        ),
        // Short turns and squares are read, full paths in numbers are written.
        (
            "newgame dame\nposition B:W18,19,27:B14,15 moves f4xb8\nmoves",
            "ok|moves 19x10",
        ),
        (
            "newgame dame\nposition B:W18,27:B14 moves 14x32\nmoves",
            "ok|moves",
        ),
        // A position is laid out afresh; an error leaves the one before.
        (
            "newgame star\nposition R:Rq13:Ba5 moves q13-p12\nposition R:Rq13:Ba5\nmoves",
            "ok|moves q13-p13 q13-p12",
        ),
        (
            "newgame star\nposition R:Rq13:Ba5\nposition start moves n10-n11\nmoves",
            "ok|error turn 1: landing-taken (from n10, to n11)|moves q13-p13 q13-p12",
        ),
        // A position may have blanks.
        (
            "newgame star\nposition R: Rq13 : Ba5\nmoves",
            "ok|moves q13-p13 q13-p12",
        ),
        (
            "newgame star players 3\nposition G:Ri9:Gi10:O\nposition R:Rq13:Ba5",
            "ok|error the position has 2 seats, the game 3 players",
        ),
        // A seat that cannot move passes, and nothing else.
        (
            "newgame star\nposition R:Rq13:Bp12,p13,o11,o13,i9\nmoves\nposition R:Rq13:Bp12,p13,o11,o13,i9 moves pass i9-h9\nmoves",
            "ok|moves pass|moves pass",
        ),
        // The options count: the second occurrence is a draw here.
        (
            "newgame dame repetition-draw 2\nposition B:WK32:BK1 moves 1-5 32-28 5-1 28-32\nmoves\ngo",
            "ok|moves|error the game is over",
        ),
        (
            "newgame dame repetition-draw 2\nposition B:WK32:BK1 moves 1-5 32-28 5-1 28-32 1-5",
            "ok|error turn 5: game-over (from 1)",
        ),
        (
            "newgame star\nposition R:Ra5:Bi9\nmoves\ngo nodes 9",
            "ok|moves|error the game is over",
        ),
        // A new game begins at its start.
        (
            "newgame star\nposition R:Rq13:Ba5\nnewgame dame\nmoves",
            "ok|ok|moves 9-13 9-14 10-14 10-15 11-15 11-16 12-16",
        ),
    ] {
        assert_eq!(told(lines).join("|"), expected, "{lines}");
    }
}

#[test]
fn a_bad_line_is_answered_and_it_goes_on() {
    let lines = "hello\n\ngo nodes 9\nmoves\nposition start\nnewgame chess\nnewgame star players 5\n\
        newgame star\nposition R:Rz9:Ba5\nposition R:Rq13:Gi9\nposition start moves n10-m9 n10\n\
        position start moves n10-m9 \u{1b}[31m\ngo nodes\ngo nodes 0\ngo time 5\nstop now\nisready";
    let expected = [
        "error unknown command \"hello\"",
        "error there is no game yet: begin with newgame",
        "error there is no game yet: begin with newgame",
        "error there is no game yet: begin with newgame",
        "error no ruleset is called \"chess\"",
        "error sternhalma has no seats for 5 players",
        "ok",
        "error \"z9\" is no point of this board",
        "error the seats RG cannot play together: RB, RGO, RYBO, RYGBOP can",
        "error turn 2: \"n10\" is no turn: name its origin and its landings, as in n10-m10",
        "error turn 2: \"\\u{1b}[31m\" is no turn: name its origin and its landings, as in n10-m10",
        "error something is missing after \"nodes\"",
        "error \"0\" does not fit \"nodes\"",
        "error \"5\" does not fit \"time\"",
        "error \"now\" is one word too many",
        "readyok",
    ];
    let heard = told(lines);
    assert_eq!(heard, expected);
    // The language of the player is none of a program's business.
    let home = TempDir::new().unwrap();
    let output = assert_cmd::Command::from_std(program::program(home.path()))
        .args(["engine", "--lang", "de"])
        .write_stdin(&b"\xff\xfe\nsbp now"[..])
        .output()
        .unwrap();
    assert_eq!(
        program::out(&output),
        "error unknown command \"\u{fffd}\u{fffd}\"\nerror \"now\" is one word too many\n"
    );
}

#[test]
fn stop_ends_a_search_without_bound_and_it_hears_everything_meanwhile() {
    for ruleset in ["star players 3", "halma", "draughts"] {
        let mut engine = Engine::new();
        assert_eq!(engine.ask(&format!("newgame {ruleset}")), "ok");
        let moves = engine.ask("moves");
        engine.say("stop");
        assert_eq!(engine.ask("isready"), "readyok", "stop means nothing here");
        engine.say("go");
        engine.hear_until("info depth 2 ");
        engine.say("isready");
        engine.hear_until("readyok");
        for line in ["go nodes 9", "position start", "newgame star"] {
            engine.say(line);
            let heard = engine.hear_until("error ");
            let last = heard.last().unwrap();
            assert_eq!(
                last, "error a search is under way: stop it or wait",
                "{line}"
            );
        }
        engine.say("moves");
        assert_eq!(engine.hear_until("moves ").last(), Some(&moves));
        engine.say("stop");
        let heard = engine.hear_until("bestmove ");
        let turn = heard.last().unwrap().strip_prefix("bestmove ").unwrap();
        assert!(
            moves.split(' ').any(|legal| legal == turn),
            "{turn}: {moves}"
        );
        // Only one answer, and the next search is another.
        engine.say("stop");
        engine.say("go depth 1");
        let heard = engine.hear_until("bestmove ");
        assert_eq!(heard.len(), 2, "{heard:?}");
        let (rest, code) = engine.end();
        assert_eq!((rest, code), (Vec::new(), Some(0)));
    }
}

#[test]
fn quit_and_the_end_of_the_input_end_it() {
    // In the middle of a search.
    let mut engine = Engine::new();
    assert_eq!(engine.ask("newgame halma"), "ok");
    engine.say("go");
    engine.hear_until("info depth 1 ");
    engine.say("quit");
    let (rest, code) = engine.end();
    assert_eq!(code, Some(0));
    assert!(
        !rest.iter().any(|line| line.starts_with("bestmove")),
        "{rest:?}"
    );

    let mut engine = Engine::new();
    assert_eq!(engine.ask("newgame halma"), "ok");
    engine.say("go");
    let (rest, code) = engine.end();
    assert_eq!(code, Some(0));
    assert!(rest.last().unwrap().starts_with("bestmove "), "{rest:?}");

    let rest = told("newgame dame\ngo depth 3");
    assert!(
        rest[3].starts_with("info depth 3 "),
        "all is seen: {rest:?}"
    );
    assert!(rest[4].starts_with("bestmove "), "{rest:?}");
    assert_eq!(told(""), [""; 0]);
    assert_eq!(told("isready\nquit\nisready"), ["readyok"]);
}

#[test]
fn the_same_search_gives_the_same_answer() {
    for (game, go) in [
        ("star players 6", "go nodes 3000 seed 4"),
        ("halma", "go level 2 seed 1"),
        ("draughts", "go nodes 5000"),
        ("draughts", "go depth 4 nodes 100000 seed 2"),
    ] {
        let lines = format!("newgame {game}\n{go}");
        let answers = [0, 1].map(|_| {
            let timeless = |line: &String| {
                let (before, rest) = line.split_once(" time ").unwrap_or((line, ""));
                let after = rest.split_once(' ').map_or("", |(_, after)| after);
                format!("{before} {after}")
            };
            told(&lines).iter().map(timeless).collect::<Vec<_>>()
        });
        assert_eq!(answers[0], answers[1], "{lines}");
        assert!(
            answers[0].last().unwrap().starts_with("bestmove "),
            "{lines}"
        );
    }
}

#[test]
fn nobody_at_the_other_end_is_no_failure() {
    let home = TempDir::new().unwrap();
    let mut other = program::program(home.path())
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(other.stdout.take());
    let mut input = other.stdin.take().unwrap();
    writeln!(input, "isready").unwrap();
    let output = other.wait_with_output().unwrap();
    assert_eq!(
        (program::code(&output), program::err(&output).as_str()),
        (0, "")
    );
}
