//! Everything that reads what others have written: a clear error or something that is written and read back the same.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::{fs, thread};

use proptest::prelude::*;

use sprungbrett::config::Config;
use sprungbrett::game::Game;
use sprungbrett::lang::{Lang, Language};
use sprungbrett::lesson::{self, Progress};
use sprungbrett::notation::{self, Naming};
use sprungbrett::record::samples::Sample;
use sprungbrett::record::{Fault, Record, json, pdn};
use sprungbrett::runtime::protocol::Request;
use sprungbrett::{rules, words};

use crate::spoiled::{spoiled, spoiled_text};
use crate::{cases, games, small_course};

/// Positions of every game, as people and files write them.
fn positions() -> Vec<String> {
    let written = [
        "R:Rn13,l10,k10,j8,i8,h7,g7,f8,e7,e9:Bn12,l12,j11,i10,h9,g8,g10,d6,c5,b6",
        "R:Rm8,i7:Yg11,l13:Gj6,m13:Be9,j12:Oo13,i9:Ph5,i11",
        "R:Ra5:Bi9",
        "G:Ri9:Gi10:O",
        "R:R:B",
        "B:W21,22,K30:B1-12",
        "[FEN \"B:W18,19,27:B14,15.\"]",
        "W:BK1,K2:WK28",
        "b : w 18 , 26 , 27 : b 24 .",
        "B:We5,g5:Bc3,Ke3",
    ];
    let starts = rules::ALL.iter().flat_map(|rules| {
        let players = rules.seatings().iter().map(|seats| seats.len());
        players.map(|players| notation::position(*rules, &rules.start(&rules.options(players))))
    });
    written
        .into_iter()
        .map(str::to_owned)
        .chain(starts)
        .collect()
}

/// Turns of every game, right and wrong.
fn turns() -> Vec<String> {
    let turns = [
        "o12-m10",
        "o12-m10-m12",
        "n10-m9",
        "o12 m12",
        "11-15",
        "11x18x25",
        "c3-d4",
        "c3xe5xg7",
        "14x23x32",
        "14:23:32",
        "15 22",
        "K1-5",
        "pass",
        "O12-M10",
        "c14-c12-e12",
    ];
    turns.map(str::to_owned).to_vec()
}

/// The samples, as records and as far as they can be as PDN.
fn samples() -> impl Iterator<Item = Record> {
    [
        "bridges",
        "corners",
        "four",
        "race",
        "six",
        "three",
        "twelve-men",
    ]
    .into_iter()
    .map(|id| Sample::named(id).unwrap().record())
}

/// The files in a folder of this project.
fn files(folder: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut paths: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    paths.sort();
    paths
        .into_iter()
        .filter_map(|path| fs::read_to_string(path).ok())
        .collect()
}

fn records() -> Vec<String> {
    let mut texts = files("tests/records");
    let samples: Vec<String> = samples().map(|record| json::write(&record)).collect();
    texts.push(json::collection(samples[..2].to_vec()));
    texts.extend(samples);
    texts
}

fn pdn_texts() -> Vec<String> {
    let mut texts: Vec<String> = samples().filter_map(|record| pdn::write(&record)).collect();
    let written = [
        "1. 11-15 22-18 2. 15x22 *",
        "7. 11-15 ... 22-18 12... 15x22 *\n\n1. 9-13 22-18 *",
        "1.\t11-15!? 22-18(?!)\n% a line for programs 1-0 {\n2. 15x22* $3 *",
        "[Event \"x; {1-0} \\\"q\\\" \"]  [GameType \"21\"]\n\n11-15 22-18 15x22 0-0",
        "[FEN \"B:W18,19,27:B14,15\"]\n1. 14x23x32 {a shot} (15x24x31 {or so}) 1-0",
        "[SetUp \"1\"]\n[FEN \"W:W4,K1:B29,K32\"]\n[Result \"1/2-1/2\"]\n1... 1-5 (1-6 (32-28) 32-27) 2-0",
    ];
    texts.extend(written.map(str::to_owned));
    texts
}

fn courses() -> Vec<String> {
    let mut texts = files("assets/lessons");
    texts.extend([
        small_course::json(),
        small_course::json(),
        small_course::json(),
    ]);
    texts
}

fn lines() -> Vec<String> {
    let lines = [
        "sbp",
        "newgame sternhalma players 2 anti-block on",
        "newgame draughts players 2 quiet-draw 80 repetition-draw 3",
        "newgame halma",
        "position start moves o12-m10 d7-e7",
        "position R:Rq13,p12,p13:Ba5,b5 moves q13-q12",
        "position B:W18,19,27:B14,15 moves 14x23x32",
        "go nodes 100 seed 7",
        "go depth 2",
        "go movetime 1",
        "go level 1 seed 18446744073709551615",
        "go",
        "moves",
        "stop",
        "isready",
        "quit",
    ];
    lines.map(str::to_owned).to_vec()
}

thread_local! {
    static LANGS: [Lang; Language::ALL.len()] = Language::ALL.map(Lang::new);
}

/// What is wrong is said in every language, with all that belongs into the sentence.
fn is_said(say: impl Fn(&Lang) -> String) -> Result<(), TestCaseError> {
    LANGS.with(|langs| {
        for lang in langs {
            let text = say(lang);
            prop_assert!(!text.trim().is_empty() && !text.contains("{$"), "{}", text);
        }
        Ok(())
    })
}

/// A game that can be read can be played on, printed and read back.
fn is_sound(record: &Record) -> Result<(), TestCaseError> {
    let text = json::write(record);
    let read = json::read(&text);
    prop_assert!(read.is_ok(), "{:?} of\n{text}", read.err());
    prop_assert_eq!(&read.unwrap(), record);
    let game = record.game();
    prop_assert_eq!(game.turns().is_empty(), game.outcome().is_some());
    if let Some(text) = pdn::write(record) {
        let found: Vec<_> = pdn::games(&text).collect();
        prop_assert_eq!(found.len(), 1, "{}", text);
        let read = found[0].record.as_ref();
        let acts = |game: &Game| {
            let acts = game.entries().iter();
            acts.filter_map(|entry| entry.act.turn().cloned())
                .collect::<Vec<_>>()
        };
        prop_assert_eq!(
            read.map(|read| acts(read.game())),
            Some(acts(game)),
            "{}",
            text
        );
        // What is no turn may become a comment, and variations too deep may be left out, with a warning; otherwise nothing
        // changes any more.
        if found[0].findings.is_empty() {
            prop_assert_eq!(read.and_then(pdn::write), Some(text));
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(cases(1000))]

    #[test]
    fn positions_are_read_or_refused(text in spoiled_text(positions())) {
        for &rules in rules::ALL {
            match notation::read_position(rules, &text) {
                Ok(position) => {
                    let written = notation::position(rules, &position);
                    let read = notation::read_position(rules, &written);
                    prop_assert_eq!(read, Ok(position), "{}", text);
                    let options = rules.options(position.players());
                    let mut game = Game::from_position(rules, options, position);
                    prop_assert_eq!(game.turns().is_empty(), game.outcome().is_some());
                    if let Some(turn) = game.turns().last() {
                        prop_assert_eq!(game.play(turn.points()), Ok(turn.clone()));
                    }
                }
                Err(error) => is_said(|lang| words::position_error(lang, &error))?,
            }
        }
    }

    #[test]
    fn turns_are_read_or_refused(text in spoiled_text(turns())) {
        for (name, position) in [
            ("star", "start 2"),
            ("halma", "start 2"),
            ("draughts", "start 2"),
            ("draughts", "B:W18,19,27:B14,15"),
            ("draughts", "W:WK7:B10,11,12,K18,19,20,K30"),
            ("star", "R:Rn13,l10,k10,j8,i8,h7,g7,f8,e7,e9:Bn12,l12,j11,i10,h9,g8,g10,d6,c5,b6"),
        ] {
            let game = games::game(name, position);
            match games::read(&game, &text) {
                Ok(turn) => {
                    let checked = game.rules().check(game.position(), turn.points());
                    prop_assert_eq!(checked.as_ref(), Ok(&turn), "{}", text);
                    let written = games::written(&game, &turn);
                    prop_assert_eq!(games::read(&game, &written), Ok(turn), "{}", text);
                }
                Err(error) => {
                    prop_assert!(!error.id().is_empty());
                    is_said(|lang| words::turn_error(lang, Naming::Written, &error))?;
                }
            }
        }
    }

    #[test]
    fn records_are_read_or_refused(text in spoiled_text(records())) {
        match json::read_all(&text) {
            Ok(found) => {
                for found in found {
                    match found {
                        Ok(record) => is_sound(&record)?,
                        Err(error) => is_said(|lang| words::record_error(lang, Naming::Written, &error))?,
                    }
                }
            }
            Err(error) => is_said(|lang| words::record_error(lang, Naming::Written, &error))?,
        }
    }

    #[test]
    fn pdn_is_read_as_far_as_it_goes(bytes in spoiled(pdn_texts())) {
        for found in pdn::games(&pdn::decode(&bytes)) {
            prop_assert!(found.record.is_some() || found.error().is_some());
            for finding in &found.findings {
                let fault = Fault::Pdn(finding.clone());
                is_said(|lang| words::interchange::at(lang, Naming::Written, 1, &fault))?;
            }
            if let Some(record) = &found.record {
                is_sound(record)?;
            }
        }
    }

    #[test]
    fn settings_are_read_or_refused(text in spoiled_text(vec![
        "lang = \"de\" # mine\ntheme = \"dark\"\ncolor = \"auto\"\nglyphs = \"unicode\"\nmouse = true\n\
         naming = \"numbers\"\nenter_ends_turn = false\nshow_turns = \"short\"\nnames = [\"Ana\", \"Ben\"]\n".to_owned(),
        "show_turns = 250\nnames = []\nlater = { a = 1979-05-27 }\n".to_owned(),
    ])) {
        match Config::read(&text) {
            Ok(read) => {
                let mut after = read.config.clone();
                after.mouse = !after.mouse;
                let written = after.written_into(&read.config, &text);
                prop_assert!(written.is_ok(), "{:?}", written);
                let again = Config::read(&written.unwrap()).map(|read| read.config);
                prop_assert_eq!(again, Ok(after));
            }
            Err(error) => prop_assert!(error.line > 0 && error.column > 0),
        }
    }

    #[test]
    fn progress_is_read_or_refused(text in spoiled_text(vec![done().write()])) {
        if let Ok(progress) = Progress::read(&text) {
            let read = Progress::read(&progress.write());
            prop_assert_eq!(read.ok(), Some(progress));
        }
    }

    #[test]
    fn lines_of_the_protocol_are_read_or_refused(line in spoiled_text(lines())) {
        if let Err(error) = Request::read(&line) {
            prop_assert!(!error.to_string().is_empty());
        }
    }
}

/// Something of everything that progress can hold.
fn done() -> Progress {
    let mut progress = Progress::default();
    for lesson in &small_course::course().lessons {
        progress.tried(lesson);
        for task in 0..lesson.tasks.len() {
            progress.solved(lesson, task, 3);
        }
    }
    progress
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn courses_are_read_or_refused(text in spoiled_text(courses())) {
        match lesson::read(&text) {
            Ok(course) => prop_assert!(!course.lessons.is_empty()),
            Err(errors) => {
                prop_assert!(!errors.is_empty());
                prop_assert!(errors.iter().all(|error| !error.to_string().is_empty()));
            }
        }
    }
}

proptest! {
    #![proptest_config(cases(50))]

    /// Every wrong answer of a course is tried and its solutions are played, as far as it can be read at all.
    #[test]
    fn courses_are_checked(text in spoiled_text(vec![small_course::json()])) {
        let report = lesson::inspect(&text);
        prop_assert!(report.errors.iter().all(|error| !error.to_string().is_empty()));
    }

    /// Whatever is said to it, the engine goes on to the end and has an answer for each line that asks for one.
    #[test]
    fn the_engine_hears_any_conversation(said in prop::collection::vec(spoiled(lines()), 1..40)) {
        let mut engine = Command::new(env!("CARGO_BIN_EXE_sprungbrett"))
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut input = engine.stdin.take().unwrap();
        // It may have ended at a line that was not spoiled.
        let saying = thread::spawn(move || {
            for line in said {
                let _ = input.write_all(&[&line[..], b"\n"].concat());
            }
            let _ = input.write_all(b"stop\nquit\n");
        });
        let output = engine.wait_with_output().unwrap();
        saying.join().unwrap();
        let is_steering = |byte: &u8| byte.is_ascii_control() && *byte != b'\n';
        prop_assert!(!output.stdout.iter().any(is_steering));
        let errors = String::from_utf8_lossy(&output.stderr);
        prop_assert!(output.status.success() && errors.is_empty(), "{}", errors);
    }
}
