//! The question what to play.

use std::io;

use crate::app::Opening;
use crate::game::{Game, Level, Player};
use crate::plain::play::{COMMANDS, Command};
use crate::plain::talk::Talk;
use crate::plain::word::Heard;
use crate::record::Record;
use crate::rules;
use crate::words;

/// Asks what to play; none if nothing is wanted.
pub(super) fn ask(talk: &mut Talk) -> io::Result<Option<Opening>> {
    let lang = talk.manner.lang;
    let kept = match talk.shelf.kept() {
        Some(Ok(record)) => Some(record),
        Some(Err(why)) => {
            talk.say(&why)?;
            None
        }
        None => None,
    };
    let waiting = talk.shelf.waiting();
    let others = waiting.iter().map(|waiting| &*waiting.record);
    let unfinished = kept.iter().chain(others).map(|record| {
        let (game, turns) = (
            words::game(lang, record.game().rules()),
            record.game().ply(),
        );
        let names = [("game", (&game).into()), ("turns", turns.into())];
        lang.with("plain-continue", &names)
    });
    let unfinished: Vec<String> = unfinished.collect();
    let first_new = unfinished.len();
    let games: Vec<_> = rules::ALL
        .iter()
        .flat_map(|rules| rules.seatings().iter().map(|seats| (*rules, seats.len())))
        .collect();
    let new = games.iter().map(|&(rules, players)| {
        let game = words::game(lang, rules);
        let names = [("game", (&game).into()), ("players", players.into())];
        lang.with("plain-game", &names)
    });
    let choices: Vec<String> = unfinished.into_iter().chain(new).collect();
    let Some(chosen) = choose(talk, "plain-what", &choices)? else {
        return Ok(None);
    };
    let Some(new) = chosen.checked_sub(first_new) else {
        let other = chosen.checked_sub(usize::from(kept.is_some()));
        let taken = match other.and_then(|other| waiting.get(other)) {
            Some(waiting) => talk.shelf.take_up(&waiting.name).map(Some),
            None => Ok(kept),
        };
        return match taken {
            Ok(record) => Ok(record.map(|record| Opening::Kept(Box::new(record)))),
            Err(why) => {
                talk.say(&why)?;
                Ok(Some(Opening::Menu))
            }
        };
    };
    let (rules, players) = games[new];
    let computer = Level::ALL.map(|level| {
        let level = lang.text(&format!("level-{}", level.id()));
        lang.with("plain-against", &[("level", (&level).into())])
    });
    let people = lang.text("plain-together");
    let choices: Vec<String> = computer.into_iter().chain([people]).collect();
    let Some(chosen) = choose(talk, "plain-who", &choices)? else {
        return Ok(None);
    };
    let others = Level::ALL
        .get(chosen)
        .map_or(Player::Human, |level| Player::Ai(*level));
    let game = Game::new(rules, rules.options(players));
    let first = game.position().to_move();
    let names = talk.manner.names;
    let seats = rules.seats(players).unwrap_or_default();
    let record = Record::new(game, |seat| {
        let player = if seat == first { Player::Human } else { others };
        // Where the computer plays the others, nobody but the first is at the keyboard.
        let human = seats.iter().position(|other| *other == seat);
        let human = human.filter(|_| player == Player::Human);
        let name = human.and_then(|human| names.get(human));
        (name.cloned().unwrap_or_default(), player)
    });
    Ok(Some(Opening::Game(Box::new(record))))
}

/// Asks for one of `choices` by its number; none if somebody quits or the input ends.
pub(super) fn choose(
    talk: &mut Talk,
    question: &str,
    choices: &[String],
) -> io::Result<Option<usize>> {
    talk.say_text(question, &[])?;
    for (number, choice) in (1..).zip(choices) {
        talk.say(&format!("{number}. {choice}"))?;
    }
    while let Some(line) = talk.listen()? {
        match line.trim_end_matches('.').parse() {
            Ok(number @ 1..) if number <= choices.len() => return Ok(Some(number - 1)),
            _ if COMMANDS.read(talk.manner.lang, &line) == Heard::Asked(Command::Quit, "") => break,
            _ => talk.say_text("plain-number", &[("most", choices.len().into())])?,
        }
    }
    Ok(None)
}
