//! A client that is killed at any moment has lost at most the turn that was under way.

use std::fs;

use sprungbrett::game::Game;
use sprungbrett::record::json;

use crate::games::{game, play, turns};
use crate::lot::{Lot, kills};
use crate::pty::World;

/// How often the client is killed, unless `SPRUNGBRETT_KILLS` says otherwise.
const KILLS: usize = 25;
/// Turns that are made in one life at most before the one in which the client is killed.
const MADE: usize = 3;
/// A kill may come so many bytes after Enter at the latest; the frames of a turn have some hundred.
const BYTES: usize = 1500;
/// A game of so many turns is put away for a new one: to read it back takes longer with each.
const LONG: usize = 150;

/// Each life goes on with the game of the one before, makes some turns, types another, and ends after one of its keys as
/// soon as so many more bytes are on the screen. Key and number are drawn by lot, so that nothing depends on the clock.
#[test]
fn a_killed_client_has_lost_at_most_the_turn_under_way() {
    let mut lot = Lot(2);
    let mut before: Option<(World, Game)> = None;
    // How often it ended before Enter, before the turn was kept, and after that.
    let mut ends = [0; 3];
    for number in 0..kills(KILLS) {
        let is_new = before.is_none();
        let (world, mut game) = before.unwrap_or_else(|| (begin(), game("halma", "start 2")));
        let args: &[&str] = if is_new {
            &["play", "halma", "--seat", "blue=human"]
        } else {
            &["resume"]
        };
        let mut session = world.start(args);
        session.wait_for(asked(&game));
        let killer = session.killer();
        for _ in 0..lot.below(MADE + 1) {
            let turn = draw(&mut lot, &game);
            play(&mut game, &turn);
            session.keys(&format!(":{turn}\r"));
            session.wait_for(asked(&game));
        }
        let turn = draw(&mut lot, &game);
        let mut after = game.clone();
        play(&mut after, &turn);
        let keys = format!(":{turn}\r");
        let is_entered = lot.below(4) > 0;
        let typed = if is_entered {
            keys.len()
        } else {
            1 + lot.below(keys.len() - 1)
        };
        let (before_enter, enter) = keys[..typed].split_at(typed - usize::from(is_entered));
        let shown = session.count();
        session.keys(before_enter);
        session.wait_until("it is typed", |session| session.count() > shown);
        // At once as often as later: by the first byte that shows the turn it is kept.
        let more = [0, lot.below(BYTES)][lot.below(2)];
        let bytes = session.count() + more;
        session.keys(enter);
        let is_over = |session: &crate::pty::Session| session.screen().contains(asked(&after));
        session.time_until(|session| session.count() >= bytes || !is_entered || is_over(session));
        killer.kill();
        session.wait_for("code 137");
        let found = match fs::read_to_string(world.kept()) {
            Ok(text) => json::read(&text)
                .unwrap_or_else(|error| panic!("kill {number}: {error} in\n{text}"))
                .into_game(),
            Err(_) => self::game("halma", "start 2"),
        };
        let is_kept = is_entered && found.ply() == after.ply();
        let expected = if is_kept { &after } else { &game };
        assert_eq!(found.entries(), expected.entries(), "kill {number}: {turn}");
        let end = match (is_entered, is_kept) {
            (false, _) => 0,
            (true, false) => 1,
            (true, true) => 2,
        };
        ends[end] += 1;
        let state = fs::read_dir(world.kept().with_file_name(""));
        for entry in state.into_iter().flatten() {
            let name = entry.unwrap().file_name();
            // The last is what was being written.
            let known = [
                "autosave.json",
                "autosave.lock",
                ".sprungbrett-autosave.json",
            ];
            assert!(
                known.iter().any(|known| name == *known),
                "kill {number}: {name:?}"
            );
        }
        before = (found.ply() > 0 && found.ply() < LONG).then_some((world, found));
    }
    println!("killed before Enter, before the turn was kept, and after that: {ends:?}");
}

/// A world in which turns are shown at once.
fn begin() -> World {
    let world = World::new();
    let folder = world.home().join("config/sprungbrett");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("config.toml"), "show_turns = \"off\"\n").unwrap();
    world
}

/// What the screen asks for.
fn asked(game: &Game) -> &'static str {
    if game.ply().is_multiple_of(2) {
        "Red: pick"
    } else {
        "Blue: pick"
    }
}

fn draw(lot: &mut Lot, game: &Game) -> String {
    let mut turns = turns(game);
    turns.swap_remove(lot.below(turns.len()))
}
