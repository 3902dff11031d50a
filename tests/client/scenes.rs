//! Every screen, mode and popup of the client, by name.

use sprungbrett::app::Message;
use sprungbrett::app::replay::Played;
use sprungbrett::config::ShowTurns;
use sprungbrett::record::pdn;
use sprungbrett::record::samples::Sample;
use sprungbrett::rules::Seat;

use crate::games::{self, game};
use crate::keyboard::{Client, record};
use crate::small_course::course;

/// The names of the scenes.
pub const SCENES: &[&str] = &[
    "menu",
    "menu-kept",
    "menu-help",
    "guides",
    "guide",
    "guide-chain",
    "guide-link",
    "guide-end",
    "setup-star",
    "setup-square",
    "setup-draughts",
    "star",
    "square",
    "draughts",
    "six",
    "star-chain",
    "square-chain",
    "draughts-due",
    "draughts-chain",
    "last-turn",
    "refused",
    "looking",
    "typing",
    "resign",
    "draw",
    "thinking",
    "paused",
    "result",
    "result-three",
    "result-saved",
    "help",
    "help-end",
    "long-log",
    "setup-position",
    "setup-from",
    "editor-star",
    "editor-six",
    "editor-square",
    "editor-draughts",
    "editor-typing",
    "editor-ask",
    "editor-solving",
    "editor-solved",
    "editor-help",
    "exercises",
    "exercises-course",
    "exercises-reset",
    "course",
    "task-turns",
    "task-chain",
    "task-wrong",
    "task-right",
    "task-marks",
    "task-missed",
    "task-answers",
    "task-several",
    "task-compare",
    "task-compared",
    "task-stones",
    "task-kings",
    "task-home",
    "task-hint",
    "task-solution",
    "task-solution-end",
    "task-help",
    "lesson-end",
    "showing",
    "hint-stone",
    "hint-line",
    "settings",
    "settings-names",
    "settings-kept",
    "setup-names",
    "names",
    "names-result",
    "analysis-reach",
    "analysis-team",
    "analysis-supports",
    "analysis-way-home",
    "analysis-what-if",
    "analysis-chain",
    "analysis-square",
    "analysis-draughts",
    "analysis-six",
    "analysis-last",
    "library",
    "library-saved",
    "library-file",
    "replay-broken",
    "replay",
    "replay-start",
    "replay-landing",
    "replay-square",
    "replay-draughts",
    "replay-six",
    "replay-end",
    "replay-typing",
    "replay-running",
    "replay-analysis",
    "replay-chart",
    "replay-chart-six",
    "replay-chart-draughts",
    "replay-help",
    "setup-branch",
    "result-race",
    "result-six",
];

/// Two armies of the star that meet in the middle.
const MEETING: &str = "R:Rn13,l10,k10,j8,i8,h7,g7,f8,e7,e9:Bn12,l12,j11,i10,h9,g8,g10,d6,c5,b6";

/// A game of two humans after some keys.
fn humans(name: &str, start: &str, keys: &str) -> Client {
    let mut client = Client::play(game(name, start), "hhhhhh");
    client.press(keys);
    client
}

/// A sample game on the replay screen after some keys.
fn sample(id: &str, keys: &str) -> Client {
    let mut client = Client::replay(Sample::named(id).unwrap().record());
    client.press(keys);
    client
}

/// A sample game on the play screen, at its end.
fn ended(id: &str) -> Client {
    Client::play(Sample::named(id).unwrap().record().into_game(), "hhhhhh")
}

/// The keys that type a text.
fn typed(text: &str) -> String {
    let key = |c: char| match c {
        ' ' => "Space ".to_owned(),
        c => format!("{c} "),
    };
    text.chars().map(key).collect()
}

/// The client as it stands in a scene.
#[expect(clippy::too_many_lines, reason = "a list with a line for each scene")]
pub fn scene(name: &str) -> Client {
    const STAR: &str = "R:Ri5,q13:Bi6,i8,h9,a5";
    let menu = |keys: &str| {
        let mut client = Client::new(None);
        client.press(keys);
        client
    };
    let learn = |lesson: Option<&str>, keys: &str| {
        let mut client = Client::learn(vec![course()], lesson);
        client.press(keys);
        client
    };
    match name {
        "menu" => menu(""),
        "menu-kept" => {
            let mut kept = game("halma", "start 2");
            games::play(&mut kept, "c14-c12 n3-n5");
            Client::new(Some(record(kept, "h2")))
        }
        "menu-help" => menu("?"),
        "guides" => menu("Down Down Enter Down"),
        "guide" => menu("Down Down Enter End Enter"),
        "guide-chain" => menu("Down Down Enter Enter n n n n n Down Down Down"),
        "guide-link" => menu("Down Down Enter Down Enter Tab Tab Tab"),
        "guide-end" => menu("Down Down Enter Down Down Down Enter End"),
        "setup-star" => menu("Enter Home Down Left Down"),
        "setup-square" => menu("Enter Home Right"),
        "setup-draughts" => menu("Enter Home Right Right End"),
        "star" => humans("star", "start 2", ""),
        "square" => humans("halma", "start 2", ""),
        "draughts" => humans("draughts", "start 2", ""),
        "six" => humans("star", "start 6", "R Enter"),
        "star-chain" => humans("star", STAR, "*i5 *i7 *i9"),
        "square-chain" => humans("halma", "R:Rd10,a16:Be10,f9,g11,p1", "*d10 *f10"),
        "draughts-due" => humans("draughts", "B:W18,19,27,K32:B14,15,K1", ""),
        "draughts-chain" => humans("draughts", "B:W18,19,27,K32:BK6,15", "*15 *24"),
        "last-turn" => humans("star", STAR, "*i5 *g9"),
        "refused" => humans("star", STAR, "*i5 *i7 *h7"),
        "looking" => humans(
            "star",
            "start 2",
            ":o12-m10 Enter :d7-e7 Enter :p13-n11 Enter PgUp PgUp",
        ),
        "typing" => humans("draughts", "start 2", ":9-15"),
        "resign" => humans("star", "start 2", "R"),
        "draw" => humans("star", "start 3", "d"),
        "thinking" => {
            let mut client = Client::play(game("draughts", "start 2"), "h5");
            client.press(":11-15 Enter");
            client
        }
        "paused" => {
            let mut client = Client::play(game("star", "start 2"), "35");
            client.press("P");
            client
        }
        "result" => humans("draughts", "B:W18,27:B14", ":14x23x32 Enter"),
        "result-saved" => {
            let turns = ":1-5 Enter :32-27 Enter :5-9 Enter :27-31 Enter R Enter";
            let mut client = humans("draughts", "B:W21,K32:B1,2,K3", turns);
            let place = "/home/ana/.local/share/sprungbrett/games/2026-11-30-draughts.json";
            client.send(Message::Filed(Ok(place.into())));
            client
        }
        "result-three" => humans("star", "start 3", "R Enter R Enter"),
        "help" => humans("star", "start 2", "?"),
        "help-end" => humans("draughts", "start 2", "? End"),
        "long-log" => {
            let mut long = game("star", "start 2");
            for _ in 0..40 {
                let turns = long.turns();
                let longest = turns.iter().max_by_key(|turn| turn.points().len()).unwrap();
                let points = longest.points().to_vec();
                long.play(&points).unwrap();
            }
            Client::play(long, "hh")
        }
        "setup-position" => menu("Down Down Down Down Enter Down Right"),
        "setup-from" => humans("star", STAR, "e n"),
        "editor-star" => humans("star", STAR, "e !m9 b Tab"),
        "editor-six" => humans("star", "start 6", "e !i9 g"),
        "editor-square" => humans("halma", "start 2", "e !h8 Enter"),
        "editor-draughts" => humans("draughts", "B:W18,19,27,K32:BK6,15", "e !29 b"),
        "editor-ask" => humans("draughts", "B:W18,19,27,K32:BK6,15", "e !29 b Esc"),
        "editor-typing" => humans("draughts", "start 2", "e :"),
        "editor-solving" => humans("star", "R:Re9,d7,c7:Bq13", "e x"),
        "editor-solved" => {
            let mut client = humans("star", "B:Ri9,e7:Bi7,m9", "e x");
            client.solve();
            client
        }
        "editor-help" => humans("draughts", "start 2", "e ?"),
        "exercises" => menu("Down Enter"),
        "exercises-course" => menu("Down Enter Enter End"),
        "exercises-reset" => learn(None, "X"),
        "course" => learn(Some("points"), "*i9 c Enter Esc Down"),
        "task-turns" => learn(Some("turns"), ""),
        "task-chain" => learn(Some("turns"), "*i5 *i7"),
        "task-wrong" => learn(Some("turns"), "*i5 *j6"),
        "task-right" => learn(Some("turns"), "*i5 *g9"),
        "task-marks" => learn(Some("points"), "*i9 *i5"),
        "task-missed" => learn(Some("points"), "*i7 *i5 c"),
        "task-answers" => learn(Some("answers"), "Down"),
        "task-several" => learn(Some("answers"), "n Enter Down"),
        "task-compare" => learn(Some("answers"), "n n"),
        "task-compared" => learn(Some("answers"), "n n Enter"),
        "task-stones" => learn(Some("stones"), "*k10"),
        "task-kings" => learn(Some("kings"), "!e7 Tab"),
        "task-home" => learn(Some("home"), ":f7-d7 Enter"),
        "task-hint" => learn(Some("home"), "H"),
        "task-solution" => learn(Some("home"), "H H H Enter"),
        "task-solution-end" => learn(Some("home"), "H H H Enter Enter Enter Enter"),
        "task-help" => learn(Some("points"), "?"),
        "lesson-end" => learn(Some("points"), "*i9 c Enter"),
        "showing" => {
            let mut client = humans("star", STAR, "");
            client.model.session.config.show_turns = ShowTurns::Long;
            client.press(":i5-i7-i9-g9 Enter");
            client.wait();
            client
        }
        "hint-stone" | "hint-line" => {
            let mut client = humans("star", STAR, "H");
            if name == "hint-line" {
                client.press("H");
            }
            client.answer("i5-i7-i9");
            client
        }
        "settings" => menu("End Up Up Enter"),
        "settings-names" => {
            let mut client = menu("End Up Up Enter End Enter");
            client.press(&typed("Ana, Ben"));
            client
        }
        "settings-kept" => {
            let mut client = menu("End Up Up Enter Down Enter Enter Enter");
            let place = "/home/ana/.config/sprungbrett/config.toml".into();
            client.send(Message::Saved(Ok(place)));
            client
        }
        "setup-names" => {
            let mut client = menu("Enter Home Down Left Down Down Left Left n");
            client.press(&typed("Maximiliane-Alexandra von Hohenstein"));
            client
        }
        "names" | "names-result" => {
            let mut record = record(game("star", "start 3"), "hh4");
            record.rename(Seat::Red, "Ana".to_owned());
            record.rename(
                Seat::Green,
                "Maximiliane-Alexandra von Hohenstein".to_owned(),
            );
            record.rename(Seat::Orange, "張偉".to_owned());
            let mut client = Client::new(Some(record));
            client.press("Enter");
            if name == "names-result" {
                client.press("R Enter R Enter");
            }
            client
        }
        "analysis-reach" => humans("star", MEETING, "@n13 a"),
        "analysis-team" => humans("star", MEETING, "*q13 a"),
        "analysis-supports" => humans("star", MEETING, "@l10 a a"),
        "analysis-way-home" => humans("star", MEETING, "@n13 a a a"),
        "analysis-what-if" => humans("star", MEETING, "a *h7 Tab"),
        "analysis-chain" => humans("star", STAR, "a *i5 *i7 *i9"),
        "analysis-square" => humans(
            "halma",
            "R:Rd14,i10,e8,m11,g11,d11,m13,m9,i11,e13,i7,g9,m14,j13,k7,e7,e14,n13,i5:Bf7,i9,d9,h7,j7,n11,g7,l9,i13,m7,e9,g6,h13,k13,k9,h5,j9,g13,e11",
            "@i10 a a",
        ),
        "analysis-draughts" => humans("draughts", "start 2", "@11 a"),
        "analysis-six" => humans("star", "start 6", "@n10 a a"),
        "analysis-last" => humans("star", MEETING, ":e9-f10 Enter a a"),
        "library" => menu("Down Down Down Enter Down Down"),
        "library-saved" => {
            let mut client = menu("Down Down Down Enter");
            let names = (1..=20).map(|number| format!("2026-11-{number:02}-halma.json").into());
            client.send(Message::Games {
                waiting: Vec::new(),
                saved: names.collect(),
            });
            let why = "2026-11-20-halma.json: line 14, column 45: the file breaks off here.";
            client.press("End");
            let broken = "2026-11-20-halma.json".into();
            client.send(Message::Opened(broken, Err(why.to_owned())));
            client
        }
        "library-file" => of_file("Down"),
        "replay-broken" => of_file("Down Enter"),
        "replay" => sample("bridges", ":21 Enter"),
        "replay-start" => menu("Down Down Down Enter Enter"),
        "replay-landing" => sample("bridges", ":20 Enter Down Down Down"),
        "replay-square" => sample("corners", ":41 Enter"),
        "replay-draughts" => sample("twelve-men", ":27 Enter"),
        "replay-six" => sample("six", ":49 Enter"),
        "replay-end" => sample("four", "End"),
        "replay-typing" => sample("bridges", ":35 Enter"),
        "replay-running" => sample("three", ":31 Enter Enter"),
        "replay-analysis" => sample("three", ":32 Enter a *m12"),
        "replay-chart" => sample("bridges", ":21 Enter c"),
        "replay-chart-six" => sample("six", ":49 Enter c"),
        "replay-chart-draughts" => sample("twelve-men", ":27 Enter c"),
        "replay-help" => sample("bridges", "?"),
        "setup-branch" => sample("four", ":20 Enter b"),
        "result-race" => ended("bridges"),
        "result-six" => ended("six"),
        name => panic!("no scene is called {name}"),
    }
}

/// A list of the games of a file, the second of which breaks off.
fn of_file(keys: &str) -> Client {
    let text = "[Event \"Club\"]\n[Date \"1898.01.03\"]\n[Result \"1-0\"]\n\n1. 11-15 23-19 1-0\n\n\
        [Event \"Club\"]\n[Black \"Ana\"]\n[White \"Ben\"]\n\n1. 11-15 23-19 2. 15-16 8-11 *\n";
    let games = (1..).zip(pdn::games(text)).map(|(number, played)| Played {
        number,
        broken: (!played.findings.is_empty())
            .then(|| "game 2, turn 3: 15-16: 16 is too far from 15.".to_owned()),
        record: played.record.unwrap(),
    });
    let mut client = Client::new(None);
    client.press("Down Down Down Enter");
    client.send(Message::Opened("club.pdn".into(), Ok(games.collect())));
    client.press(keys);
    client
}
