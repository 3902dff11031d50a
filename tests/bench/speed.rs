//! How fast the engine is: turns counted, positions searched, time to a depth, for every game; and how long the analysis
//! on the board and a frame after a key take.
//!
//! `cargo bench --bench speed`; a benchmark to be read by people, with no bound that could fail.

use std::hint::black_box;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;

use sprungbrett::app::overlay::{Overlay, Topic};
use sprungbrett::app::{self, Model, Opening, Session};
use sprungbrett::config;
use sprungbrett::engine::{Budget, perft, think};
use sprungbrett::game::{Game, Player};
use sprungbrett::lang::{Lang, Language};
use sprungbrett::notation;
use sprungbrett::record::Record;
use sprungbrett::rules::{self, Count};
use sprungbrett::tui::{self, Depth, Looks, Theme};

/// Six armies that meet in the middle of the star.
const STAR: &str = "R:Rm8,i7,e11,k13,h10,g5,l7,j7,j13,f10:Yg11,l13,l15,f12,m11,n11,g9,k9,j11,h9:Gj6,m13,d6,f8,f4,h8,h12,d8,l12,k11:Be9,j12,h7,g7,d7,l8,f9,l14,h6,g3:Oo13,i9,f6,l11,m9,l9,j9,i13,k7,e7:Ph5,i11,f11,n10,m15,l10,e3,f3,e5,k15";
/// Two armies that meet in the middle of the square, with long chains.
const SQUARE: &str = "R:Rd14,i10,e8,m11,g11,d11,m13,m9,i11,e13,i7,g9,m14,j13,k7,e7,e14,n13,i5:Bf7,i9,d9,h7,j7,n11,g7,l9,i13,m7,e9,g6,h13,k13,k9,h5,j9,g13,e11";

/// A count as a number to reckon with.
#[expect(clippy::cast_precision_loss, reason = "counts are far below 2^52")]
fn millions(count: u64) -> f64 {
    count as f64 / 1e6
}

fn count(ruleset: &str, players: usize, depth: usize) {
    let Some(rules) = rules::named(ruleset) else {
        return;
    };
    let options = rules.options(players);
    let start = Instant::now();
    let leaves = perft(rules, &options, &rules.start(&options), depth, Count::Turns);
    let time = start.elapsed().as_secs_f64();
    println!(
        "perft {ruleset} for {players}, depth {depth}: {leaves} in {time:.3} s, {:.1} million a second",
        millions(leaves) / time
    );
}

fn search(ruleset: &str, players: usize, plies: usize) {
    let Some(rules) = rules::named(ruleset) else {
        return;
    };
    let stop = AtomicBool::new(false);
    let mut game = Game::new(rules, rules.options(players));
    while game.ply() < plies {
        let budget = Budget {
            nodes: Some(2000),
            ..Budget::default()
        };
        match think(&game, &budget, &stop, &mut |_| ()) {
            Some(answer) if game.play(answer.turn.points()).is_ok() => {}
            _ => return,
        }
    }
    let budget = Budget {
        time: Some(Duration::from_secs(1)),
        ..Budget::default()
    };
    let start = Instant::now();
    let mut depths = Vec::new();
    let answer = think(&game, &budget, &stop, &mut |answer| {
        depths.push(format!("{} {:.0?}", answer.depth, start.elapsed()));
    });
    let time = start.elapsed().as_secs_f64();
    if let Some(answer) = answer {
        println!(
            "search {ruleset} for {players} after {plies} turns: {:.2} million positions a second; {}",
            millions(answer.nodes) / time,
            depths.join(", ")
        );
    }
}

/// How long the screen waits for each topic of the analysis, and for what a turn does.
fn analyse(ruleset: &str, position: &str) {
    let Some(rules) = rules::named(ruleset) else {
        return;
    };
    let position = match position.strip_prefix("start ") {
        Some(players) => rules.start(&rules.options(players.parse().unwrap_or(2))),
        None => match notation::read_position(rules, position) {
            Ok(position) => position,
            Err(error) => return println!("{position}: {error}"),
        },
    };
    let options = rules.options(position.players());
    let time = |name: &str, find: &dyn Fn() -> Overlay| {
        const TIMES: u32 = 50;
        let start = Instant::now();
        for _ in 0..TIMES {
            black_box(find());
        }
        println!(
            "analysis of {ruleset}, {name}: {:.0?}",
            start.elapsed() / TIMES
        );
    };
    for topic in Topic::ALL.into_iter().filter(|topic| topic.suits(rules)) {
        let name = format!("{topic:?} of the team");
        time(&name, &|| Overlay::new(topic, rules, &position, None));
    }
    for turn in rules.turns(&position).into_iter().take(1) {
        time("what if", &|| {
            Overlay::what_if(rules, &options, &position, turn.clone())
        });
    }
}

/// How long it takes from a key to the frame that is to be written, on each board at several sizes: what the key means,
/// what it changes, and the drawing.
fn frames(ruleset: &str) {
    const TIMES: u32 = 200;
    let Some(rules) = rules::named(ruleset) else {
        return;
    };
    let looks = Looks {
        lang: Lang::new(Language::En),
        theme: Theme::new(config::Theme::Dark, Depth::True),
        glyphs: config::Glyphs::Unicode,
    };
    for (columns, lines) in [(40, 20), (80, 24), (120, 40), (200, 80)] {
        let mut model = Model::new(Session::default(), None);
        let game = Game::new(rules, rules.options(2));
        let record = Record::new(game, |_| (String::new(), Player::Human));
        model.begin(Opening::Game(Box::new(record)));
        let Ok(mut terminal) = Terminal::new(TestBackend::new(columns, lines));
        let area = Rect::new(0, 0, columns, lines);
        let start = Instant::now();
        // Through the stones that may move: each is another mark of everything.
        for key in [KeyCode::Tab, KeyCode::Enter, KeyCode::Esc, KeyCode::Tab]
            .into_iter()
            .cycle()
            .take(TIMES as usize)
        {
            let event = Event::Key(KeyEvent::new(key, KeyModifiers::NONE));
            if let Some(message) = tui::message(&event, &model, &looks, area) {
                black_box(app::update(&mut model, message));
            }
            let Ok(_) = terminal.draw(|frame| tui::view(&model, &looks, frame));
        }
        println!(
            "key to frame of {ruleset} at {columns}x{lines}: {:.0?}",
            start.elapsed() / TIMES
        );
    }
}

/// The time that a search waits for the exact endings, which are made for the first that comes near them, and the speed
/// of one that looks into them all the time.
fn endings() {
    let Some(rules) = rules::named("draughts") else {
        return;
    };
    let stop = AtomicBool::new(false);
    for (what, position, nodes) in [
        ("endings of draughts, made", "B:WK30,K31,K32:BK1,K2", 1),
        (
            "search among endings of draughts",
            "B:WK30,K31,21:BK1,K2,5",
            1_000_000,
        ),
    ] {
        let Ok(position) = notation::read_position(rules, position) else {
            return;
        };
        let game = Game::from_position(rules, rules.options(2), position);
        let budget = Budget {
            nodes: Some(nodes),
            ..Budget::default()
        };
        let start = Instant::now();
        let answer = think(&game, &budget, &stop, &mut |_| ());
        let time = start.elapsed().as_secs_f64();
        if let Some(answer) = answer {
            println!("{what}: {} positions in {time:.3} s", answer.nodes);
        }
    }
}

fn main() {
    for ruleset in ["sternhalma", "halma", "draughts"] {
        frames(ruleset);
    }
    analyse("sternhalma", "start 6");
    analyse("sternhalma", STAR);
    analyse("halma", SQUARE);
    analyse("draughts", "start 2");
    endings();
    count("draughts", 2, 11);
    count("sternhalma", 2, 6);
    count("halma", 2, 4);
    for (ruleset, players) in [
        ("draughts", 2),
        ("sternhalma", 2),
        ("sternhalma", 3),
        ("sternhalma", 6),
        ("halma", 2),
    ] {
        for plies in [0, 12, 30] {
            search(ruleset, players, plies);
        }
    }
}
