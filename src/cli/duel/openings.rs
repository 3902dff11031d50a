//! The openings of a match from a file.

use std::path::Path;

use crate::cli::check::entries;
use crate::cli::failure::Failure;
use crate::cli::terms::Terms;
use crate::game::Game;
use crate::lang::Lang;
use crate::notation::Naming;
use crate::runtime::files;
use crate::words;

/// The games after the openings in `file`, at least one.
pub(super) fn read(
    lang: &Lang,
    file: &Path,
    ruleset: &str,
    terms: &Terms,
) -> Result<Vec<Game>, Failure> {
    let name = file.display().to_string();
    let name = ("file", (&name).into());
    let text = files::read(file)
        .map_err(|error| Failure::Failed(files::unreadable(lang, file, &error)))?;
    let openings = entries(&text).map(|(line, text)| {
        opening(lang, text, ruleset, terms).map_err(|why| {
            let names = [name, ("line", line.into()), ("why", (&why).into())];
            Failure::Failed(lang.with("check-finding-line", &names))
        })
    });
    let openings = openings.collect::<Result<Vec<_>, _>>()?;
    if openings.is_empty() {
        return Err(Failure::Failed(lang.with("match-no-openings", &[name])));
    }
    Ok(openings)
}

/// The game after an opening; otherwise why it is none, in words.
fn opening(lang: &Lang, text: &str, ruleset: &str, terms: &Terms) -> Result<Game, String> {
    let (position, turns) = parts(text);
    let mut game = terms
        .game(lang, ruleset, Some(position))
        .map_err(Failure::into_message)?;
    for turn in turns.split_whitespace() {
        game.play_written(turn).map_err(|error| {
            let why = words::turn_error(lang, Naming::Written, &error);
            format!("{}: {why}", words::quoted(turn))
        })?;
    }
    if game.outcome().is_some() {
        return Err(lang.text("match-opening-over"));
    }
    Ok(game)
}

/// The position and the turns of an opening; either may be missing. A position begins with the letter of a seat and a
/// colon, or with the bracket of a PDN tag; no turn does.
fn parts(text: &str) -> (&str, &str) {
    if let Some(parts) = text.split_once("moves") {
        return parts;
    }
    let mut signs = text.chars().filter(|sign| !sign.is_whitespace());
    let is_position = text.eq_ignore_ascii_case("start")
        || text.starts_with('[')
        || signs.next().is_some_and(char::is_alphabetic) && signs.next() == Some(':');
    if is_position {
        (text, "")
    } else {
        ("start", text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_opening_is_a_position_or_turns_or_both() {
        for (text, expected) in [
            ("start", ("start", "")),
            ("11-15 22x18", ("start", "11-15 22x18")),
            ("c3:e5", ("start", "c3:e5")),
            ("B:W21:B1", ("B:W21:B1", "")),
            ("b : W21 : B1", ("b : W21 : B1", "")),
            ("[FEN \"B:W21:B1\"]", ("[FEN \"B:W21:B1\"]", "")),
            ("R:Rq13:Ba5 moves q13-p12", ("R:Rq13:Ba5 ", " q13-p12")),
            ("start moves n10-m9", ("start ", " n10-m9")),
        ] {
            assert_eq!(parts(text), expected, "{text}");
        }
    }
}
