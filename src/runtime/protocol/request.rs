//! The lines that the engine protocol reads. Pure: a line in, a request or a reason out.

mod error;

use crate::engine::Budget;
use crate::rules::{self, Choice, Options, Rules, Wanted};

pub use error::RequestError;

/// What a line asks for.
#[derive(Debug, PartialEq)]
pub enum Request {
    /// `sbp`: who are you?
    Identify,
    /// `newgame RULESET [players N] [anti-block on|off] [quiet-draw N] [repetition-draw N]`
    NewGame(&'static dyn Rules, Options),
    /// `position start|TEXT [moves TURN …]`
    Position {
        /// The text of the position; none for the usual start.
        start: Option<String>,
        /// The turns made from it.
        turns: Vec<String>,
    },
    /// `go [movetime MS] [nodes N] [depth D] [level L] [seed N]`; with no bound until `stop`.
    Go(Budget),
    /// `moves`: the legal turns.
    Moves,
    /// `stop`: answer with the best so far.
    Stop,
    /// `isready`: are you still there?
    IsReady,
    /// `quit`
    Quit,
}

impl Request {
    /// What `line` asks for; none if it is blank.
    ///
    /// # Errors
    /// Why it makes no sense.
    pub fn read(line: &str) -> Result<Option<Self>, RequestError> {
        let line = line.trim();
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let alone = |request| match rest.split_whitespace().next() {
            None => Ok(Some(request)),
            Some(word) => Err(RequestError::Surplus(word.to_owned())),
        };
        match command {
            "" => Ok(None),
            "sbp" => alone(Self::Identify),
            "newgame" => new_game(rest).map(Some),
            "position" => position(rest).map(Some),
            "go" => go(rest).map(Some),
            "moves" => alone(Self::Moves),
            "stop" => alone(Self::Stop),
            "isready" => alone(Self::IsReady),
            "quit" => alone(Self::Quit),
            _ => Err(RequestError::Unknown(command.to_owned())),
        }
    }
}

/// The names in `text` with the values that follow them, each name once.
fn pairs(text: &str) -> Result<Vec<(&str, &str)>, RequestError> {
    let mut words = text.split_whitespace();
    let mut pairs: Vec<(&str, &str)> = Vec::new();
    while let Some(name) = words.next() {
        let value = words
            .next()
            .ok_or_else(|| RequestError::Missing(name.to_owned()))?;
        if pairs.iter().any(|(before, _)| *before == name) {
            return Err(RequestError::Twice(name.to_owned()));
        }
        pairs.push((name, value));
    }
    Ok(pairs)
}

fn unfit(name: &str, value: &str) -> RequestError {
    RequestError::Value {
        name: name.to_owned(),
        value: value.to_owned(),
    }
}

fn number(name: &str, value: &str) -> Result<usize, RequestError> {
    value.parse().map_err(|_| unfit(name, value))
}

fn switch(name: &str, value: &str) -> Result<bool, RequestError> {
    match value {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(unfit(name, value)),
    }
}

fn new_game(text: &str) -> Result<Request, RequestError> {
    let text = text.trim_start();
    let (name, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    if name.is_empty() {
        return Err(RequestError::Missing("newgame".to_owned()));
    }
    let rules = rules::named(name).ok_or_else(|| RequestError::UnknownRules(name.to_owned()))?;
    let mut wanted = Wanted::default();
    for (name, value) in pairs(rest)? {
        match Choice::ALL.into_iter().find(|choice| choice.id() == name) {
            Some(Choice::Players) => wanted.players = Some(number(name, value)?),
            Some(Choice::AntiBlock) => wanted.anti_block = Some(switch(name, value)?),
            Some(Choice::QuietDraw) => wanted.quiet_draw = Some(number(name, value)?),
            Some(Choice::RepetitionDraw) => wanted.repetition_draw = Some(number(name, value)?),
            None => {
                let option = name.to_owned();
                return Err(RequestError::Option { rules, option });
            }
        }
    }
    Ok(Request::NewGame(rules, wanted.options(rules, None)?))
}

fn position(text: &str) -> Result<Request, RequestError> {
    // The text of a position may have blanks in it.
    let mut words = text.split_whitespace();
    let start: Vec<&str> = words.by_ref().take_while(|word| *word != "moves").collect();
    let start = start.join(" ");
    if start.is_empty() {
        return Err(RequestError::Missing("position".to_owned()));
    }
    Ok(Request::Position {
        start: Some(start).filter(|start| start != "start"),
        turns: words.map(str::to_owned).collect(),
    })
}

fn go(text: &str) -> Result<Request, RequestError> {
    let mut budget = Budget::default();
    for (name, value) in pairs(text)? {
        if name == "seed" {
            budget.seed = value.parse().map_err(|_| unfit(name, value))?;
        } else {
            budget = budget
                .bounded(name, value)
                .ok_or_else(|| unfit(name, value))?;
        }
    }
    Ok(Request::Go(budget))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read() {
        let rules = rules::named("star").expect("it is one");
        let usual = rules.options(2);
        let position = |start: Option<&str>, turns: &[&str]| Request::Position {
            start: start.map(str::to_owned),
            turns: turns.iter().map(|turn| (*turn).to_owned()).collect(),
        };
        let budget = Budget::default();
        let bounded = |bound, amount| budget.bounded(bound, amount).expect("it is a bound");
        for (line, expected) in [
            ("", None),
            ("  \t", None),
            ("sbp", Some(Request::Identify)),
            (" isready \r", Some(Request::IsReady)),
            ("moves", Some(Request::Moves)),
            ("stop", Some(Request::Stop)),
            ("quit", Some(Request::Quit)),
            ("newgame sternhalma", Some(Request::NewGame(rules, usual))),
            (
                "newgame star players 2 anti-block on",
                Some(Request::NewGame(
                    rules,
                    Options {
                        anti_block: true,
                        ..usual
                    },
                )),
            ),
            (
                "newgame star anti-block off players 6",
                Some(Request::NewGame(
                    rules,
                    Options {
                        anti_block: false,
                        ..rules.options(6)
                    },
                )),
            ),
            ("position start", Some(position(None, &[]))),
            ("position start moves", Some(position(None, &[]))),
            (
                "position R:Rq13:Ba5 moves q13-p12 a5-b5",
                Some(position(Some("R:Rq13:Ba5"), &["q13-p12", "a5-b5"])),
            ),
            (
                "position R: Rq13 : Ba5",
                Some(position(Some("R: Rq13 : Ba5"), &[])),
            ),
            ("go", Some(Request::Go(budget))),
            ("go nodes 100", Some(Request::Go(bounded("nodes", "100")))),
            (
                "go level club seed 7",
                Some(Request::Go(Budget {
                    seed: 7,
                    ..bounded("level", "3")
                })),
            ),
            (
                "go depth 3 movetime 20",
                Some(Request::Go(Budget {
                    depth: Some(3),
                    ..bounded("movetime", "20")
                })),
            ),
        ] {
            assert_eq!(Request::read(line), Ok(expected), "{line:?}");
        }
    }

    #[test]
    fn bad_lines_are_refused_with_a_reason() {
        for (line, expected) in [
            ("hello there", "unknown command \"hello\""),
            ("GO", "unknown command \"GO\""),
            ("stop now", "\"now\" is one word too many"),
            ("newgame", "something is missing after \"newgame\""),
            ("newgame chess", "no ruleset is called \"chess\""),
            (
                "newgame star players",
                "something is missing after \"players\"",
            ),
            (
                "newgame star players 5",
                "sternhalma has no seats for 5 players",
            ),
            (
                "newgame star players two",
                "\"two\" does not fit \"players\"",
            ),
            (
                "newgame star anti-block yes",
                "\"yes\" does not fit \"anti-block\"",
            ),
            (
                "newgame star quiet-draw 3",
                "sternhalma has no option \"quiet-draw\"",
            ),
            (
                "newgame dame anti-block on",
                "draughts has no option \"anti-block\"",
            ),
            (
                "newgame star colour red",
                "sternhalma has no option \"colour\"",
            ),
            (
                "newgame star players 2 players 3",
                "\"players\" is there twice",
            ),
            ("position", "something is missing after \"position\""),
            (
                "position moves n10-m9",
                "something is missing after \"position\"",
            ),
            ("go nodes", "something is missing after \"nodes\""),
            ("go nodes 0", "\"0\" does not fit \"nodes\""),
            ("go infinite 1", "\"1\" does not fit \"infinite\""),
            ("go level 7", "\"7\" does not fit \"level\""),
            ("go seed x", "\"x\" does not fit \"seed\""),
            ("go depth 1 depth 2", "\"depth\" is there twice"),
        ] {
            let said = Request::read(line).map_err(|error| error.to_string());
            assert_eq!(said, Err(expected.to_owned()), "{line:?}");
        }
    }
}
