//! The line-by-line front end: conversations typed in full, in memory and through pipes.
#![allow(clippy::unwrap_used)]

#[path = "texts/games.rs"]
mod games;
#[path = "texts/program.rs"]
mod program;

use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use sprungbrett::app::Opening;
use sprungbrett::app::replay::library::Waiting;
use sprungbrett::engine::{self, Budget};
use sprungbrett::game::{Game, Level, Player};
use sprungbrett::lang::{Lang, Language};
use sprungbrett::lesson::Progress;
use sprungbrett::notation::{self, Naming};
use sprungbrett::plain::{self, Manner, Shelf};
use sprungbrett::record::{Record, json};
use sprungbrett::rules::{self, Seat};
use sprungbrett::words;
use tempfile::TempDir;

use games::{game, game_with, play};

/// A shelf in memory.
#[derive(Default)]
struct Memory {
    kept: Option<Record>,
    /// The other unfinished games.
    waiting: Vec<Waiting>,
    /// How often a game was kept.
    times: usize,
    /// The files of saved games, the ones set aside among them.
    files: Vec<(String, Record)>,
    /// Whether finished games are not to be saved by themselves.
    files_nothing: bool,
    /// What is wrong with the shelf.
    fault: Option<&'static str>,
}

impl Memory {
    fn check(&self) -> Result<(), String> {
        self.fault.map_or(Ok(()), |fault| Err(fault.to_owned()))
    }
}

impl Shelf for Memory {
    fn kept(&mut self) -> Option<Result<Record, String>> {
        self.kept.clone().map(Ok)
    }

    fn keep(&mut self, record: &Record) -> Result<(), String> {
        self.check()?;
        self.times += 1;
        self.kept = Some(record.clone());
        Ok(())
    }

    fn set_aside(&mut self) -> Result<Option<PathBuf>, String> {
        self.check()?;
        let Some(record) = self.kept.take() else {
            return Ok(None);
        };
        self.files.push(("aside.json".to_owned(), record));
        Ok(Some(PathBuf::from("aside.json")))
    }

    fn save(&mut self, record: &Record, file: Option<&str>) -> Result<PathBuf, String> {
        self.check()?;
        let file = file.unwrap_or("own.json");
        self.files.push((file.to_owned(), record.clone()));
        Ok(PathBuf::from(file))
    }

    fn file(&mut self, record: &Record) -> Option<Result<PathBuf, String>> {
        let name = format!("{}.json", record.turns());
        (!self.files_nothing).then(|| self.save(record, Some(&name)))
    }

    fn withdraw(&mut self, file: &Path, record: &Record) {
        let name = file.display().to_string();
        self.files
            .retain(|kept| *kept != (name.clone(), record.clone()));
    }

    fn waiting(&mut self) -> Vec<Waiting> {
        self.waiting.clone()
    }

    fn take_up(&mut self, name: &OsStr) -> Result<Record, String> {
        self.check()?;
        let is_it = |waiting: &Waiting| waiting.name == name;
        let index = self.waiting.iter().position(is_it).unwrap();
        let record = *self.waiting.remove(index).record;
        let before = self.kept.replace(record.clone());
        let before = before.map(|record| Waiting {
            name: "before".into(),
            record: Box::new(record),
        });
        self.waiting.extend(before);
        Ok(record)
    }

    fn games(&mut self) -> Vec<OsString> {
        Vec::new()
    }

    fn keep_progress(&mut self, _: &Progress) -> Result<(), String> {
        self.check()
    }
}

/// A record of `game` in which these seats are the computer's.
fn against(game: Game, computers: &[(Seat, Level)]) -> Record {
    Record::new(game, |seat| {
        let computer = computers.iter().find(|(named, _)| *named == seat);
        let player = computer.map_or(Player::Human, |(_, level)| Player::Ai(*level));
        (String::new(), player)
    })
}

fn for_people(game: Game) -> Opening {
    Opening::Game(Box::new(against(game, &[])))
}

/// What is said to `lines`, and the shelf afterwards. Whatever happens, only lines of finished texts come out.
fn hold(
    language: Language,
    opening: Opening,
    shelf: &mut Memory,
    lines: impl AsRef<[u8]>,
) -> String {
    let lang = Lang::new(language);
    let manner = Manner {
        lang: &lang,
        naming: Naming::Written,
        names: &[],
        seed: 1,
    };
    let mut output = Vec::new();
    plain::run(opening, manner, &mut lines.as_ref(), &mut output, shelf).unwrap();
    let output = String::from_utf8(output).unwrap();
    check_output(&output);
    output
}

fn check_output(output: &str) {
    let stray = output.chars().find(|c| c.is_control() && *c != '\n');
    assert_eq!(stray, None, "{output}");
    for line in output.lines() {
        let is_id = ["plain-", "said-", "refusal-", "game-", "seat-", "level-"]
            .iter()
            .any(|id| line.contains(id));
        assert!(
            !is_id && !line.contains("{ ") && !line.contains(" }"),
            "{line}"
        );
    }
}

/// What is said in English to `lines` after the introduction, which ends with whose turn it is.
fn said(opening: Opening, lines: &str) -> String {
    said_with(opening, &mut Memory::default(), lines)
}

fn said_with(opening: Opening, shelf: &mut Memory, lines: &str) -> String {
    let introduced = hold(Language::En, opening.clone(), &mut Memory::default(), "");
    let introduced = introduced.lines().count();
    let output = hold(Language::En, opening, shelf, lines);
    let lines: Vec<&str> = output.lines().skip(introduced).collect();
    lines.join("\n")
}

/// The program in a world of its own: what it says to `lines`, what it complains of, and its exit code.
fn program(home: &Path, args: &[&str], lines: &str) -> (String, String, i32) {
    let output = program::told(
        program::program(home)
            .env("XDG_CONFIG_HOME", home.join("config"))
            .env("XDG_DATA_HOME", home.join("data"))
            .env("XDG_STATE_HOME", home.join("state"))
            .arg("--plain")
            .args(args),
        lines,
    );
    let out = program::out(&output);
    check_output(&out);
    (out, program::err(&output), program::code(&output))
}

fn autosave(home: &Path) -> PathBuf {
    home.join("state/sprungbrett/autosave.json")
}

/// The names of the saved games, in order.
fn saved(home: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(home.join("data/sprungbrett/games")) else {
        return Vec::new();
    };
    let name = |entry: fs::DirEntry| entry.file_name().into_string().unwrap();
    let mut names: Vec<String> = entries.map(|entry| name(entry.unwrap())).collect();
    names.sort();
    names
}

/// A whole game of Sternhalma that Blue wins with turn 34.
const STAR: &str = "n12-m12 d7-e8 n13-l11 b5-d7-f9 o11-m11-k11 c7-e9-g9 p12-n12-l12-j10 a5-c7-e9-e7 j10-i10 \
    d8-f8-h10-j10-l12-n12-p12 n10-n12-l12-l10 d6-f8-h10-j10-l12-n12-n10 l11-k10 b6-d6-f8-h10-j10-l12-n12 \
    p13-n13-l11-j9 f9-h9-j11-l11-n13-p13 q13-o11-m11-m13 d5-b5-d7-f9-h9-j11-l11-n13 i10-h9 g9-i9-k9-m11-o11-q13 \
    o13-m11-k9-i9-g9 c6-d6 g9-f8 e7-g9-i9-k9-m11-o11 k10-j10 c5-e7-g9-i9-k9-m11-o13 o12-m10-k10-i8 \
    e8-g8-i10-k10-m10-o12 k11-k12 d6-e7 k12-l12 e7-g9-i9-k9-m11 n11-l11-l13 m11-n11";

#[test]
fn a_whole_game_through_a_pipe() {
    let home = TempDir::new().unwrap();
    let turns: Vec<&str> = STAR.split_whitespace().collect();
    let args = ["play", "star", "--seat", "blue=human"];
    let (out, err, code) = program(home.path(), &args, &(turns.join("\n") + "\nlog\n"));
    assert_eq!((err.as_str(), code), ("", 0));
    let seats = ["Red", "Blue"].into_iter().cycle();
    let made: Vec<String> = turns
        .iter()
        .zip(seats)
        .map(|(turn, seat)| format!("{seat}: {turn}"))
        .collect();
    let lines: Vec<&str> = out.lines().collect();
    let first = lines.iter().position(|line| *line == made[0]).unwrap();
    let told: Vec<&str> = lines[first..].iter().step_by(2).take(34).copied().collect();
    assert_eq!(told, made);
    assert_eq!(lines[first + 67], "Blue has won");
    let log: Vec<String> = (1..)
        .zip(&made)
        .map(|(number, line)| format!("{number}. {line}"))
        .collect();
    assert_eq!(saved(home.path()).len(), 1);
    assert!(lines[first + 68].starts_with("Saved as "), "{out}");
    assert_eq!(lines[first + 69..], log);
    let record = json::read(&fs::read_to_string(autosave(home.path())).unwrap()).unwrap();
    assert_eq!(games::ending(record.game()), "blue red");
    let (_, err, code) = program(home.path(), &["resume"], "");
    assert_eq!(code, 1, "nothing is left to go on with: {err}");
}

/// Each game, for each number of players, played by the engine and then typed in again.
#[test]
fn whole_games_of_every_ruleset() {
    let lang = Lang::new(Language::En);
    for rules in rules::ALL {
        for seats in rules.seatings() {
            let mut made = Game::new(*rules, rules.options(seats.len()));
            let mut typed = Vec::new();
            while made.outcome().is_none() {
                assert!(
                    made.ply() < 300 * seats.len(),
                    "{} does not end",
                    rules.id()
                );
                let budget = Budget {
                    level: Some(Level::Casual),
                    seed: made.ply() as u64,
                    ..Budget::default()
                };
                let stop = AtomicBool::new(false);
                let turn = engine::think(&made, &budget, &stop, &mut |_| ())
                    .unwrap()
                    .turn;
                if turn.path().is_some() {
                    typed.push(notation::turn(rules.board(), Naming::Written, &turn));
                }
                made.play(turn.points()).unwrap();
            }
            let start = Game::new(*rules, rules.options(seats.len()));
            let mut shelf = Memory::default();
            let output = said_with(for_people(start), &mut shelf, &typed.join("\n"));
            let outcome = words::outcome(&lang, &made.outcome().unwrap());
            assert_eq!(output.lines().nth_back(1), Some(outcome.as_str()));
            assert_eq!(shelf.files.len(), 1);
            assert_eq!(shelf.times, made.ply(), "kept after every turn");
            let kept = shelf.kept.unwrap();
            assert_eq!(kept.game().position(), made.position());
        }
    }
}

/// Conversations in English: the game, its position, what is typed, and what is said to it.
const CONVERSATIONS: &[(&str, &str, &str, &str)] = &[
    (
        "draughts",
        "B:W18,26,K32:B14,24",
        "14-23|14x23x30|32-28|24-31",
        "The capture must go on from 23 to 30.|Black: 14x23x30, captures on 18, 26, becomes a king|White to move\
         |White: 32-28|Black to move|Nothing stands on 27: there is no stone to jump over.",
    ),
    (
        "draughts",
        "B:W18:B14",
        "14 23|1-5|moves|undo|moves",
        "Black: 14x23, captures on 18|Black has won|The game is over.|The game is over.|One turn taken back.\
         |Black to move|One legal turn:|14x23",
    ),
    // All places, and the log of it.
    (
        "star",
        "R:Re6:Gi12:Oi7",
        "e6-d5|i12-j13|i7-j7|j13-j14|log",
        "Red: e6-d5|Red takes place 1.|Green to move|Green: i12-j13|Orange to move|Orange: i7-j7|Green to move\
         |Green: j13-j14|The game is over: 1. Red, 2. Green, 3. Orange|Saved as 4.json\
         |1. Red: e6-d5|2. Green: i12-j13|3. Orange: i7-j7|4. Green: j13-j14",
    ),
    (
        "star",
        "R:Re6:Gi12:Oi7",
        "resign|perhaps|no|resign now|resign|y|log|undo|redo|redo",
        "Red: resign? Type yes or no.|Type yes or no.|Red to move\
         |That is too much. resign [yes]: gives the game up; without “yes” you are asked first\
         |Red: resign? Type yes or no.|Red resigns.|Red takes place 3.|Green to move|1. Red resigns.|One turn taken back.|Red to move\
         |One turn played again.|Green to move|There is no turn to play once more.",
    ),
    // A seat that is shut in passes by itself, and its turn is none to go back to.
    (
        "star",
        "B:Rq13:Bp12,p13,o11,o13,i9",
        "i9-i10|i10-i9|log|undo|position",
        "Blue: i9-i10|Red cannot move and passes.|Blue to move|Blue: i10-i9|Red cannot move and passes.|Blue to move\
         |1. Blue: i9-i10|2. Red cannot move and passes.|3. Blue: i10-i9|4. Red cannot move and passes.\
         |2 turns taken back.|Blue to move\
         |Red (R): 0 of 1 home, 13 steps to go; stones on q13.\
         |Blue (B): 4 of 5 home, 5 steps to go; stones on i10, o11, o13, p12, p13.\
         |B:Rq13:Bi10,o11,o13,p12,p13|Blue to move",
    ),
    // The position by its lines, by seats and by points, and what has happened since the last own turn.
    (
        "draughts",
        "B:W22,K32:B14,1",
        "last|lines|where white|where 14|where 32 5|where d8|where z9|14-18|22x15|last",
        "No turn has been made yet.|Black to move\
         |Line 1, 32 to 29: White king 32|Line 2, 28 to 25: none|Line 3, 24 to 21: White man 22|Line 4, 20 to 17: none\
         |Line 5, 16 to 13: Black man 14|Line 6, 12 to 9: none|Line 7, 8 to 5: none|Line 8, 4 to 1: Black man 1\
         |Black to move|White (W): men: 22; kings: 32.|14: Black man|32: White king|5: free|31: free\
         |“z9” is no seat of this game: there are Black, White.\
         |Black: 14-18|White to move|White: 22x15, captures on 18|Black to move|White: 22x15, captures on 18|Black to move",
    ),
    // Names and levels.
    (
        "star",
        "start 2",
        "name red  Ana Maria |o12-m10|where ana maria|log|name blue|name pink X|level 3|level 9",
        "Ana Maria (Red): played at this keyboard|Ana Maria (Red): o12-m10|Blue to move\
         |Ana Maria (Red) (R): 0 of 10 home, 118 steps to go; stones on m10, n10, n11, n12, n13, o11, o13, p12, p13, q13.\
         |1. Ana Maria (Red): o12-m10|Blue: played at this keyboard|“pink” is no seat of this game: there are Red, Blue.\
         |The computer plays no seat in this game.\
         |Name a level: 1 beginner, 2 casual, 3 club, 4 strong, 5 master.",
    ),
    // Short input, lists, reasons.
    (
        "star",
        "R:Ri5:Bi6,i8",
        "moves i5|moves i5-i7|moves i6|moves z9|why i5-i9|why i5-i10|WHY i6-i7|why|i5-i9",
        "6 legal turns:|i5-h5|i5-h4|i5-j5|i5-j6|i5-i7|i5-i7-i9|2 legal turns:|i5-i7|i5-i7-i9\
         |The stone on i6 is not yours.|“z9” is no point of this board.|i5-i7-i9 is legal.\
         |i10 is too far from i5: a step goes one point, a jump two.|The stone on i6 is not yours.\
         |Something is missing. why TURN: whether a turn is legal and, if not, why\
         |Red: i5-i7-i9|Blue to move",
    ),
    (
        "star",
        "start 2",
        "Frob|n10 > m9|undo 2|redo|log|pass|o12-m12",
        "“Frob” is no point of this board.|Type help for the commands.\
         |I cannot read “n10 > m9” as a turn: name the origin and the landings, as in n10-m10.|Type help for the commands.\
         |That is too much. undo: takes back your last turn and what followed it\
         |There is no turn to play once more.|No turn has been made yet.\
         |You can move, so you cannot pass: n10 has a turn.|Red: o12-m12|Blue to move",
    ),
    // A draw: everybody still in the game is asked in turn.
    (
        "star",
        "start 3",
        "draw|perhaps|NO|draw|y|yes|log|draw|undo",
        "Red offers a draw. Green, do you accept? Type yes or no.|Type yes or no.|Green plays on: no draw.|Red to move\
         |Red offers a draw. Green, do you accept? Type yes or no.|Red offers a draw. Orange, do you accept? Type yes or no.\
         |Orange agrees to a draw.|draw by agreement|1. Orange agrees to a draw.|The game is over.\
         |One turn taken back.|Red to move",
    ),
    (
        "draughts",
        "B:WK32:BK1",
        "1-5|32-28|5-1|28-32|1-5|32-28|5-1|28-32|resign|hint|why 1-5|save|save my.json",
        "Black: 1-5|White to move|White: 32-28|Black to move|Black: 5-1|White to move|White: 28-32|Black to move\
         |Black: 1-5|White to move|White: 32-28|Black to move|Black: 5-1|White to move|White: 28-32\
         |draw: the same position too often|Saved as 8.json|The game is over.|The game is over.|The game is over.\
         |Saved as 8.json|Saved as my.json",
    ),
    (
        "draughts",
        "B:W21,22,K30:B1,2,K3",
        "position|board",
        "Black (B): men: 1, 2; kings: 3.|White (W): men: 21, 22; kings: 30.|B:W21,22,K30:B1,2,K3|Black to move\
         |8    .   .   W   .|7  .   .   .   .|6    .   .   w   w|5  .   .   .   .|4    .   .   .   .|3  .   .   .   .\
         |2    .   .   .   .|1  .   B   b   b|   a b c d e f g h|Black to move",
    ),
    (
        "star",
        "R:Ri5,i6:Bi8",
        "analyse|Analysis I5|analyse m9|analyse zz|whatif i6-h6|analyse i6 h6|whatif i6-i8",
        "Red: mobility 11, counting each stone with each point where it can end its turn.\
         |Way home: 10 steps in all; 0 of 2 are home.|Stragglers: none.\
         |i6 is a support of one jump, by i5. Without it these paths of other stones would be missing: i5-i7, i5-i9.\
         |From i5 in one turn: h4, h5, i7, i9, j5, j6; only in two turns: g3, g4, g5, h6, h7, h8, h9, i10, j7, j8, j9, j10, k5, k6, k7.\
         |i5 is 5 steps from d5, where it belongs when all ways together are the shortest.\
         |There is no stone on m9.|“zz” is no point of this board.\
         |2 paths of team-mates lost: i5-i7, i5-i9.|One path of team-mates gained: i5-i6.\
         |Way home: from 10 to 9 steps.|Mobility: from 11 to 11.\
         |2 paths of team-mates lost: i5-i7, i5-i9.|One path of team-mates gained: i5-i6.\
         |Way home: from 10 to 9 steps.|Mobility: from 11 to 11.\
         |i8 is taken: a stone needs a free point to land on.",
    ),
    (
        "draughts",
        "B:W32:B1,9",
        "analyse|analyse 1|whatif 1-5",
        "Black: mobility 4, counting each stone with each point where it can end its turn.\
         |From 1 in one turn: 5, 6; only in two turns: 10.\
         |No path of team-mates lost.|No path of team-mates gained.|Mobility: from 4 to 2.",
    ),
    (
        "draughts",
        "B:W8,11:B4",
        "4-8|moves",
        "The game is over.|The game is over.",
    ),
];

#[test]
fn every_command_gets_its_answer() {
    for (name, position, lines, expected) in CONVERSATIONS {
        let output = said(for_people(game(name, position)), &lines.replace('|', "\n"));
        let output: Vec<&str> = output.lines().filter(|line| *line != FAREWELL).collect();
        assert_eq!(
            output,
            expected.split('|').collect::<Vec<_>>(),
            "{position}: {lines}"
        );
    }
}

const FAREWELL: &str = "The game is kept: “sprungbrett resume” goes on with it.";

#[test]
fn the_introduction_tells_everything() {
    let start = game("star", "R:Re6:Gi12:Oi7");
    let record = against(start, &[(Seat::Green, Level::Strong)]);
    let output = hold(
        Language::En,
        Opening::Game(Box::new(record)),
        &mut Memory::default(),
        "",
    );
    let lines: Vec<&str> = output.lines().collect();
    assert_eq!(
        lines[..5],
        [
            "Sternhalma for 3",
            "Red: played at this keyboard",
            "Green: the computer, strong",
            "Orange: played at this keyboard",
            "With the anti-blocking rule: a goal camp that others block counts as filled.",
        ]
    );
    assert_eq!(lines[5], "               5", "the board");
    assert_eq!(
        lines[5 + 18..],
        [
            "Red (R): 0 of 1 home, one step to go; stones on e6.",
            "Green (G): 0 of 1 home, 2 steps to go; stones on i12.",
            "Orange (O): 0 of 1 home, 3 steps to go; stones on i7.",
            "R:Re6:Gi12:Oi7",
            "Red to move",
        ]
    );
    let strict = game_with("star", "R:Re6:Gi12:Oi7", |options| {
        options.anti_block = false;
    });
    let output = hold(Language::En, for_people(strict), &mut Memory::default(), "");
    assert!(!output.contains("anti-blocking"), "{output}");
}

/// The computer's turns are its own; going back leads to one's own turn, also from the end of the game.
#[test]
fn undo_against_the_computer() {
    let record = against(game("star", "start 2"), &[(Seat::Blue, Level::Beginner)]);
    let opening = Opening::Game(Box::new(record));
    let output = said(
        opening.clone(),
        "n10-m9\nundo\nundo\nredo\no12-m12\nundo\nundo\nundo\n",
    );
    let lines: Vec<&str> = output.lines().collect();
    assert_eq!(lines[0], "Red: n10-m9");
    assert!(lines[1].starts_with("Blue: "), "{output}");
    let expected = "Red to move|2 turns taken back.|Red to move|There is no turn to take back.\
        |2 turns played again.|Red to move|Red: o12-m12";
    assert_eq!(lines[2..9], expected.split('|').collect::<Vec<_>>());
    assert!(lines[9].starts_with("Blue: "), "{output}");
    let expected = "Red to move|2 turns taken back.|Red to move|2 turns taken back.|Red to move\
        |There is no turn to take back.";
    assert_eq!(lines[10..16], expected.split('|').collect::<Vec<_>>());
    let record = against(
        game("draughts", "B:W20:B1,16"),
        &[(Seat::White, Level::Strong)],
    );
    let output = said(Opening::Game(Box::new(record)), "1-5\nundo\n");
    assert_eq!(
        output.lines().take(5).collect::<Vec<_>>(),
        [
            "Black: 1-5",
            "White: 20x11, captures on 16",
            "Black to move",
            "2 turns taken back.",
            "Black to move"
        ],
    );
    let record = against(
        game("draughts", "B:W22:B14"),
        &[(Seat::White, Level::Strong)],
    );
    let output = said(Opening::Game(Box::new(record)), "14-17\nundo\n");
    assert_eq!(
        output.lines().take(5).collect::<Vec<_>>(),
        [
            "Black: 14-17",
            "White: 22x13, captures on 17",
            "White has won",
            "2 turns taken back.",
            "Black to move"
        ],
    );
    // The computer begins: there is no turn of one's own before its first.
    let record = against(game("star", "start 2"), &[(Seat::Red, Level::Beginner)]);
    let output = hold(
        Language::En,
        Opening::Game(Box::new(record)),
        &mut Memory::default(),
        "undo\n",
    );
    assert!(
        output.contains("Blue to move\nThere is no turn to take back.\n"),
        "{output}"
    );
}

/// Every command alone and with a word that means nothing: each is done, asks for what is missing, or says what is too
/// much, and changes nothing.
#[test]
fn missing_and_superfluous_words() {
    let lang = Lang::new(Language::En);
    let names = "moves why analyse whatif hint board position lines where last log undo redo draw resign level name save \
        new help quit";
    let (mut missing, mut superfluous) = (Vec::new(), Vec::new());
    for name in names.split_whitespace() {
        for more in ["", " frob"] {
            let mut shelf = Memory::default();
            let start = for_people(game("star", "start 2"));
            let output = said_with(start, &mut shelf, &format!("{name}{more}\n"));
            let help = lang.with(&format!("plain-help-{name}"), &[("name", name.into())]);
            if output == format!("Something is missing. {help}") {
                missing.push(format!("{name}{more}"));
            }
            if output == format!("That is too much. {help}") {
                superfluous.push(format!("{name}{more}"));
            }
            let is_unread = output.contains("Type help for the commands") || output.contains("“”");
            assert!(!is_unread, "{name}{more}: {output}");
            assert_eq!(shelf.times, 0, "{name}{more}");
        }
    }
    assert_eq!(missing, ["why", "whatif", "where", "name"]);
    let without = [
        "moves", "why", "analyse", "whatif", "where", "level", "name", "save",
    ];
    let others = names
        .split_whitespace()
        .filter(|name| !without.contains(name));
    let others: Vec<String> = others.map(|name| format!("{name} frob")).collect();
    assert_eq!(superfluous, others);
}

/// The computer accepts a draw unless it stands better or the game has hardly begun.
#[test]
fn the_computer_answers_an_offer() {
    for (position, expected) in [
        ("B:WK32:B1,2,3", "White agrees to a draw."),
        ("B:WK32,K31,K30:B1", "White plays on: no draw."),
        ("start 2", "White plays on: no draw."),
    ] {
        let record = against(game("draughts", position), &[(Seat::White, Level::Club)]);
        let output = said(Opening::Game(Box::new(record)), "draw\n");
        assert_eq!(output.lines().next(), Some(expected), "{position}");
    }
}

#[test]
fn a_hint_is_a_legal_turn_and_changes_nothing() {
    let start = game("draughts", "B:W18,19,27:B14,15");
    let output = said(for_people(start.clone()), "hint\nlog\n");
    let turn = output
        .lines()
        .next()
        .unwrap()
        .strip_prefix("A good turn: ")
        .unwrap();
    assert!(games::turns(&start).contains(&turn.to_owned()), "{turn}");
    assert!(output.contains("No turn has been made yet."), "{output}");
}

#[test]
fn the_computer_against_itself_plays_to_the_end() {
    for (name, position) in [
        ("draughts", "start 2"),
        ("star", "R:Re6,f7:Gi12,h11:Oi7,j8"),
    ] {
        let game = game(name, position);
        let seats: Vec<_> = game
            .position()
            .seats()
            .map(|seat| (seat, Level::Beginner))
            .collect();
        let mut shelf = Memory::default();
        // Nothing is read: the lines would be refused.
        let record = against(game, &seats);
        let output = hold(
            Language::En,
            Opening::Game(Box::new(record)),
            &mut shelf,
            "frob\n",
        );
        let kept = shelf.kept.unwrap();
        let outcome = words::outcome(&Lang::new(Language::En), &kept.game().outcome().unwrap());
        assert_eq!(output.lines().nth_back(1), Some(outcome.as_str()), "{name}");
        assert!(!output.contains("frob"), "{name}");
    }
}

/// In every language each command works by its own name and by the English one, and everything is said.
#[test]
fn every_language() {
    let english =
        "moves why analyse whatif hint board position log undo redo draw resign save new help quit";
    for (language, own, yes, to_move) in [
        (Language::En, english, "yes", "Red to move"),
        (
            Language::De,
            "Züge warum analyse waswenn tipp brett stellung verlauf zurück wieder remis aufgeben speichern neu hilfe ende",
            "ja",
            "Rot ist am Zug",
        ),
        (
            Language::Id,
            "gerakan mengapa analisis andai petunjuk papan posisi catatan batal ulang seri menyerah simpan baru bantuan keluar",
            "ya",
            "Giliran Merah",
        ),
    ] {
        let lang = Lang::new(language);
        let unknown = lang.text("plain-see-help");
        for names in [english, own] {
            for (name, id) in names.split(' ').zip(english.split(' ')) {
                let lines = format!("o12-m12\nd5-e6\n{name}\n{yes}\n");
                let mut shelf = Memory::default();
                let output = hold(
                    language,
                    for_people(game("star", "start 2")),
                    &mut shelf,
                    &lines,
                );
                assert!(output.contains(to_move), "{language:?}: {output}");
                // Only where nobody asks is the answer no command.
                let stray = usize::from(!["draw", "resign", "new", "quit"].contains(&id));
                assert_eq!(
                    output.matches(&unknown).count(),
                    stray,
                    "{language:?} {name}: {output}"
                );
            }
        }
        let help = hold(
            language,
            for_people(game("halma", "start 2")),
            &mut Memory::default(),
            "?\n",
        );
        for name in own.split(' ').chain(english.split(' ')) {
            assert!(
                help.contains(&name.to_lowercase()),
                "{language:?}: {name} is not in the help"
            );
        }
        // All that can be said, checked by `hold`.
        for (name, position, lines, _) in CONVERSATIONS {
            let lines = lines.replace('|', "\n");
            hold(
                language,
                for_people(game(name, position)),
                &mut Memory::default(),
                &lines,
            );
        }
    }
}

#[test]
fn what_is_typed_does_no_harm() {
    let lines = "\u{1b}[2J\n\u{feff}n10-m9\r\n\n   \n\u{7}\u{9b}5A\nsave \u{1b}]0;x\u{7}\nd5-e6";
    let output = said(for_people(game("star", "start 2")), lines);
    assert!(output.contains("\\u{1b}[2J"), "{output}");
    assert!(output.contains("Red: n10-m9\nBlue to move"), "{output}");
    assert!(
        output.contains("Blue: d5-e6"),
        "the last line has no end: {output}"
    );
    // Bytes that are no text.
    let lines = b"\xff\xfe\x00\nn10-m9\n";
    let opening = for_people(game("star", "start 2"));
    let output = hold(Language::En, opening, &mut Memory::default(), lines);
    assert!(output.contains("Red: n10-m9"), "{output}");
}

#[test]
fn every_unfinished_game_can_be_gone_on_with() {
    let mut halma = game("halma", "start 2");
    play(&mut halma, "c16-e14 n1-l3");
    let mut star = game("star", "start 2");
    play(&mut star, "n10-m9");
    let waiting = Waiting {
        name: "autosave-2.json".into(),
        record: Box::new(against(halma, &[])),
    };
    let mut shelf = Memory {
        kept: Some(against(star, &[])),
        waiting: vec![waiting.clone()],
        ..Memory::default()
    };
    let output = hold(Language::En, Opening::Menu, &mut shelf, "2\nlog\nquit\n");
    for line in [
        "1. The unfinished game: Sternhalma, one turn made",
        "2. The unfinished game: Halma, 2 turns made",
        "3. Sternhalma for 2",
        "2. Blue: n1-l3",
    ] {
        assert!(output.lines().any(|said| said == line), "{line}: {output}");
    }
    assert_eq!(shelf.kept, Some(*waiting.record));
    assert_eq!(shelf.waiting[0].record.game().ply(), 1, "the star waits");
    // What cannot be had is said, and something else can be chosen.
    shelf.fault = Some("The disk is full.");
    let output = hold(Language::En, Opening::Menu, &mut shelf, "2\nquit\n");
    assert_eq!(output.matches("What do you want to play?").count(), 2);
    assert!(output.contains("The disk is full."), "{output}");
}

#[test]
fn after_the_end_the_same_game_begins_once_more() {
    let start = game("draughts", "B:W22:B18");
    let mut record = against(start, &[]);
    record.rename(Seat::Black, "Ana".to_owned());
    record.rename(Seat::White, "Ben".to_owned());
    let opening = || Opening::Game(Box::new(record.clone()));
    let mut shelf = Memory::default();
    let output = hold(
        Language::En,
        opening(),
        &mut shelf,
        "rematch\n18x25\nrematch\n18x25\nagain\nlog\nquit\n",
    );
    assert!(output.contains("The game is not over yet."), "{output}");
    let seats: Vec<&str> = output
        .lines()
        .filter(|line| line.contains("played at this keyboard"))
        .collect();
    let (first, moved) = (
        "Ana (Black): played at this keyboard",
        "Ben (Black): played at this keyboard",
    );
    assert_eq!([seats[0], seats[2], seats[4]], [first, moved, moved]);
    let last: Vec<&str> = output.lines().rev().take(2).collect();
    assert_eq!(last[1], "No turn has been made yet.");
    assert!(last[0].starts_with("The game is kept: "), "{output}");
    assert_eq!(shelf.kept.map(|record| record.turns()), Some(0));
}

#[test]
fn a_game_costs_no_other() {
    let mut shelf = Memory::default();
    let mut other = game("halma", "start 2");
    play(&mut other, "c16-e14");
    shelf.kept = Some(against(other, &[]));
    // Nothing happens to it before the first turn.
    said_with(
        for_people(game("star", "start 2")),
        &mut shelf,
        "moves\nquit\n",
    );
    assert_eq!((shelf.times, shelf.files.len()), (0, 0));
    let output = said_with(
        for_people(game("star", "start 2")),
        &mut shelf,
        "n10-m9\nd5-e6\nundo\n",
    );
    assert_eq!(output.matches("aside.json").count(), 1, "{output}");
    let files: Vec<&str> = shelf
        .files
        .iter()
        .map(|(_, record)| record.game().rules().id())
        .collect();
    assert_eq!(files, ["halma"]);
    assert_eq!(shelf.times, 3, "after every turn and after going back");
    // The game that was kept is gone on with in its place.
    let kept = shelf.kept.clone().unwrap();
    assert_eq!(kept.game().ply(), 1);
    said_with(Opening::Kept(Box::new(kept)), &mut shelf, "d5-e6\n");
    assert_eq!(
        (shelf.files.len(), shelf.kept.unwrap().game().ply()),
        (1, 2)
    );
}

#[test]
fn a_finished_game_is_saved_by_itself_once() {
    let turns = "1-5\n32-27\n5-9\n27-31\n";
    let lost = |shelf: &mut Memory, lines: &str| {
        let start = game("draughts", "B:W21,K32:B1,2,K3");
        let lines = format!("{turns}resign yes\n{lines}");
        said_with(for_people(start), shelf, &lines)
    };
    let names = |shelf: &Memory| -> Vec<String> {
        let files = shelf.files.iter();
        files.map(|(name, _)| name.clone()).collect()
    };
    let mut shelf = Memory::default();
    let output = lost(&mut shelf, "save\nundo\nredo\n");
    assert_eq!(output.matches("Saved as 4.json").count(), 2, "{output}");
    assert_eq!(names(&shelf), ["4.json"]);
    // An end that was taken back has no file any more, and the next end has its own.
    let mut shelf = Memory::default();
    let output = lost(&mut shelf, "undo\n9-14\nresign yes\n");
    assert!(output.contains("Saved as 5.json"), "{output}");
    assert_eq!(names(&shelf), ["5.json"]);
    // A file that somebody has asked for stays.
    let mut shelf = Memory::default();
    lost(&mut shelf, "save\nundo\n9-14\nresign yes\n");
    assert_eq!(names(&shelf), ["4.json", "5.json"]);
    let mut shelf = Memory {
        files_nothing: true,
        ..Memory::default()
    };
    let output = lost(&mut shelf, "save\n");
    assert_eq!(output.matches("Saved as").count(), 1, "{output}");
    assert_eq!(names(&shelf), ["own.json"]);
    // One that was given up at once is not worth a file, nor one that was over when it was opened.
    let mut shelf = Memory::default();
    let start = || for_people(game("draughts", "start 2"));
    said_with(start(), &mut shelf, "11-15\n22-17\nresign yes\n");
    let mut over = game("draughts", "B:W21,K32:B1,2,K3");
    play(&mut over, &turns.trim().replace('\n', " "));
    over.resign(Seat::Black).unwrap();
    said_with(for_people(over), &mut shelf, "save copy.json\n");
    assert_eq!(names(&shelf), ["copy.json"]);
}

#[test]
fn a_shelf_that_fails_is_told_once_and_the_game_goes_on() {
    let mut shelf = Memory {
        fault: Some("The disk is full."),
        ..Memory::default()
    };
    let output = said_with(
        for_people(game("star", "start 2")),
        &mut shelf,
        "n10-m9\nd5-e6\nsave\n",
    );
    assert_eq!(
        output,
        "Red: n10-m9\nThe game cannot be kept for later: The disk is full.\nBlue to move\nBlue: d5-e6\nRed to move\n\
         The game could not be saved: The disk is full."
    );
}

#[test]
fn the_menu_begins_and_goes_on() {
    let mut shelf = Memory::default();
    let talk = |shelf: &mut Memory, lines: &str| hold(Language::En, Opening::Menu, shelf, lines);
    let output = talk(&mut shelf, "0\nseven\n7\n5\n6\n");
    for line in [
        "1. Sternhalma for 2",
        "4. Sternhalma for 6",
        "6. Draughts for 2",
        "6. Somebody at this keyboard",
    ] {
        assert!(
            output.lines().any(|found| found == line),
            "{line}: {output}"
        );
    }
    assert_eq!(
        output
            .matches("Type a number from 1 to 6, or quit.")
            .count(),
        3,
        "{output}"
    );
    assert!(
        output.contains("Blue: played at this keyboard"),
        "halma for two: {output}"
    );
    // Against the computer; left for another game; gone on with.
    let output = talk(&mut shelf, "6.\n1\n9-13\nnew\n1\nundo\nquit\n");
    assert!(output.contains("White: the computer, beginner"), "{output}");
    assert!(
        output.contains("1. The unfinished game: Draughts, 2 turns made"),
        "{output}"
    );
    assert!(output.contains("2 turns taken back."), "{output}");
    assert!(output.ends_with(&format!("{FAREWELL}\n")), "{output}");
    assert_eq!(
        talk(&mut shelf, "").lines().next(),
        talk(&mut shelf, "quit").lines().next()
    );
    assert!(shelf.files.is_empty());
}

#[test]
fn the_end_of_the_input_keeps_the_game() {
    let home = TempDir::new().unwrap();
    let args = ["play", "draughts", "--seat", "white=human"];
    let (out, err, code) = program(home.path(), &args, "11-15");
    assert_eq!((err.as_str(), code), ("", 0), "{out}");
    let (out, _, code) = program(
        home.path(),
        &["resume"],
        "log\n22-18\nsave\nsave\nsave a.json\nsave a.json\n",
    );
    assert_eq!(code, 0);
    let lines: Vec<&str> = out
        .lines()
        .skip_while(|line| *line != "White to move")
        .collect();
    let games = home.path().join("data/sprungbrett/games");
    let names = saved(home.path());
    assert_eq!(names.len(), 2, "each save has a file of its own: {names:?}");
    let file = |name: &str| games.join(name).display().to_string();
    assert!(
        names.iter().all(|name| name.contains("-draughts")),
        "{names:?}"
    );
    assert_eq!(
        lines[1..4],
        ["1. Black: 11-15", "White: 22-18", "Black to move"]
    );
    let mut places = vec![lines[4].to_owned(), lines[5].to_owned()];
    places.sort();
    let mut expected: Vec<String> = names
        .iter()
        .map(|name| format!("Saved as {}", file(name)))
        .collect();
    expected.sort();
    assert_eq!(places, expected);
    assert_eq!(
        lines[6..8],
        [
            "Saved as a.json",
            "The game could not be saved: a.json exists already."
        ]
    );
    // A game from a file of its own takes the place of the one under way, which is saved.
    let (out, _, code) = program(home.path(), &["resume", "a.json"], "15x22\n");
    assert!(out.contains("Another game was unfinished"), "{out}");
    assert_eq!((code, saved(home.path()).len()), (0, 3));
}

#[test]
fn nothing_to_go_on_with() {
    let home = TempDir::new().unwrap();
    for (args, expected) in [
        (&["resume"][..], "There is no unfinished game"),
        (&["resume", "no.json"], "no.json"),
    ] {
        let (out, err, code) = program(home.path(), args, "");
        assert_eq!((out.as_str(), code), ("", 1), "{args:?}");
        assert!(err.contains(expected), "{err}");
        assert_eq!(err.lines().count(), 1, "{err}");
    }
}

#[test]
fn a_broken_autosave_is_told_and_survives() {
    let home = TempDir::new().unwrap();
    let path = autosave(home.path());
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    let broken = "{ \"format\": \"sprungbrett-game\", \"version\": 1, \"moves\": [";
    fs::write(&path, broken).unwrap();
    let (out, err, code) = program(home.path(), &["resume"], "");
    assert_eq!((out.as_str(), code), ("", 1));
    assert!(err.contains("autosave.json: line 1, column"), "{err}");
    assert_eq!(fs::read_to_string(&path).unwrap(), broken, "left as it was");
    let (out, _, _) = program(home.path(), &[], "quit\n");
    assert!(
        out.lines()
            .next()
            .unwrap()
            .contains("autosave.json: line 1, column"),
        "{out}"
    );
    assert_eq!(fs::read_to_string(&path).unwrap(), broken, "left as it was");
    let (out, _, code) = program(
        home.path(),
        &["play", "halma", "--seat", "blue=human"],
        "c16-e14\n",
    );
    assert_eq!(code, 0);
    assert_eq!(
        out.matches("autosave.json: line 1, column").count(),
        1,
        "{out}"
    );
    assert_eq!(
        fs::read_to_string(path.with_extension("broken.json")).unwrap(),
        broken
    );
    let record = json::read(&fs::read_to_string(&path).unwrap()).unwrap();
    assert_eq!(record.game().rules().id(), "halma");
}

/// An unwritable home does not stop the game.
#[test]
fn a_home_that_cannot_be_written() {
    let home = TempDir::new().unwrap();
    fs::write(home.path().join("state"), "a file where a folder should be").unwrap();
    let (out, err, code) = program(
        home.path(),
        &["play", "star", "--seat", "b=human"],
        "n10-m9\nd5-e6\n",
    );
    // Once when it is tried first, and once more to whoever leaves.
    assert!(err.starts_with("sprungbrett: The game was not kept and cannot be gone on with: "));
    assert_eq!((err.lines().count(), code), (1, 0));
    assert_eq!(
        out.matches("The game cannot be kept for later").count(),
        1,
        "{out}"
    );
    assert!(out.contains("Blue: d5-e6"), "{out}");
}

#[test]
fn points_are_named_as_the_settings_say() {
    let home = TempDir::new().unwrap();
    fs::write(
        home.path().join("my.toml"),
        "naming = \"squares\"\nlang = \"de\"\n",
    )
    .unwrap();
    let args = [
        "play",
        "dame",
        "--seat",
        "white=human",
        "--config",
        "my.toml",
    ];
    let (out, _, _) = program(home.path(), &args, "11-15\nzüge d6\n");
    assert!(out.contains("Schwarz: c3-d4"), "{out}");
    assert!(out.contains("2 erlaubte Züge:\nd6-"), "{out}");
}
