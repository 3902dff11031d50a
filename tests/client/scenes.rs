//! Every screen, mode and popup of the client, by name.

use crate::games::{self, game};
use crate::keyboard::{Client, record};

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
    "help",
    "help-end",
    "long-log",
];

/// A game of two humans after some keys.
fn humans(name: &str, start: &str, keys: &str) -> Client {
    let mut client = Client::play(game(name, start), "hhhhhh");
    client.press(keys);
    client
}

/// The client as it stands in a scene.
pub fn scene(name: &str) -> Client {
    const STAR: &str = "R:Ri5,q13:Bi6,i8,h9,a5";
    let menu = |keys: &str| {
        let mut client = Client::new(None);
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
        "guides" => menu("Down Enter Down"),
        "guide" => menu("Down Enter End Enter"),
        "guide-chain" => menu("Down Enter Enter n n n n n Down Down Down"),
        "guide-link" => menu("Down Enter Down Enter Tab Tab Tab"),
        "guide-end" => menu("Down Enter Down Down Down Enter End"),
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
            client.press("p");
            client
        }
        "result" => humans("draughts", "B:W18,27:B14", ":14x23x32 Enter"),
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
        name => panic!("no scene is called {name}"),
    }
}
