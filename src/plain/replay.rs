//! Replays a recorded game as lines of text.

use std::io;

use crate::analysis::Review;
use crate::app::replay::{Played, Title};
use crate::notation;
use crate::plain::picture::picture;
use crate::plain::talk::Talk;
use crate::record::Record;
use crate::record::samples::SAMPLES;
use crate::words;

/// Prints the sample games and the names of the saved ones.
pub(super) fn list(talk: &mut Talk) -> io::Result<()> {
    let lang = talk.manner.lang;
    talk.say_text("library-samples", &[])?;
    for sample in SAMPLES {
        talk.say(&format!("{}: {}", sample.id, lang.text(&sample.title())))?;
        talk.say(&format!("  {}", lang.text(&sample.about())))?;
    }
    let saved = talk.shelf.games();
    if !saved.is_empty() {
        talk.say_text("library-saved", &[])?;
    }
    saved
        .iter()
        .try_for_each(|name| talk.say(&name.to_string_lossy()))
}

/// Prints each game turn by turn, every turn with the position after it as text; or the position after the turn with the
/// number `at` as a picture.
pub(super) fn print(
    talk: &mut Talk,
    games: &[Played],
    title: &Title,
    at: Option<usize>,
) -> io::Result<()> {
    for (index, Played { record, broken, .. }) in games.iter().enumerate() {
        if index > 0 {
            talk.say("")?;
        }
        head(talk, record, title)?;
        match at {
            Some(ply) => position(talk, record, ply)?,
            None => turns(talk, record)?,
        }
        if let Some(broken) = broken {
            talk.say(broken)?;
        }
    }
    Ok(())
}

/// What the game is, who played it, and what else is known of it.
fn head(talk: &mut Talk, record: &Record, title: &Title) -> io::Result<()> {
    let lang = talk.manner.lang;
    if let Title::Text(id) = title {
        talk.say(&lang.text(id))?;
        talk.say(&lang.text(&format!("{id}-about")))?;
    }
    let game = words::game(lang, record.game().rules());
    let players = record.game().options().players;
    let names = [("game", (&game).into()), ("players", players.into())];
    talk.say_text("plain-game", &names)?;
    if record.game().options().anti_block {
        talk.say_text("plain-anti-block", &[])?;
    }
    for entry in record.seats() {
        talk.say(&talk.manner.player(entry))?;
    }
    let date = record.date.as_ref().map(|date| ("date", date));
    let tags = record
        .tags
        .iter()
        .map(|(name, value)| (name.as_str(), value));
    let known = date.into_iter().chain(tags);
    for (name, value) in known {
        talk.say(&format!("{name}: {value}"))?;
    }
    talk.say("")
}

fn turns(talk: &mut Talk, record: &Record) -> io::Result<()> {
    let game = record.game();
    let (lang, naming) = (talk.manner.lang, talk.manner.naming);
    let rules = game.rules();
    let start = notation::position(rules, &game.positions()[0]);
    talk.say(&start)?;
    comments(talk, record, 0)?;
    let made = game.entries().iter().zip(&game.positions()[1..]);
    for (ply, (entry, position)) in (1..).zip(made) {
        let called = talk.manner.called(entry.seat, record.name(entry.seat));
        let made = talk.manner.entry(rules, entry, &called);
        talk.say(&format!("{ply}. {made}"))?;
        talk.say(&format!("   {}", notation::position(rules, position)))?;
        comments(talk, record, ply)?;
    }
    talk.say("")?;
    match game.outcome() {
        Some(outcome) => talk.say(&words::outcome(lang, &outcome))?,
        None => talk.say_text("replay-unfinished", &[])?,
    }
    let review = Review::of(game);
    if !review.chains.is_empty() {
        talk.say_text("replay-chains", &[])?;
    }
    let chains = review.chains.iter();
    chains
        .map(|chain| words::chain(lang, naming, game, chain))
        .try_for_each(|chain| talk.say(&chain))
}

/// What the record says about a turn.
fn comments(talk: &mut Talk, record: &Record, ply: usize) -> io::Result<()> {
    let mut comments = record.comments(ply);
    comments.try_for_each(|comment| talk.say(&format!("   {{{comment}}}")))
}

/// The position after so many turns: the turn that led there, a picture, what stands where.
fn position(talk: &mut Talk, record: &Record, ply: usize) -> io::Result<()> {
    let game = record.game();
    let mut then = game.clone();
    while then.ply() > ply {
        then.undo();
    }
    let names = [("ply", then.ply().into()), ("of", game.ply().into())];
    talk.say_text("replay-turn", &names)?;
    if let Some(entry) = then.entries().last() {
        let called = talk.manner.called(entry.seat, record.name(entry.seat));
        talk.say(&talk.manner.entry(game.rules(), entry, &called))?;
    }
    for line in picture(then.rules(), then.position()) {
        talk.say(&line)?;
    }
    for seat in then.position().seats() {
        let called = talk.manner.called(seat, record.name(seat));
        talk.say(&talk.manner.stones(&then, seat, &called))?;
    }
    talk.say(&notation::position(then.rules(), then.position()))
}
