//! From a game as it stands in the text to the record of one that was played.

use std::borrow::Cow;

use super::follow::{Followed, follow, written};
use super::read::Raw;
use super::score::Score;
use super::start::{SEATS, Tags, begin, player};
use super::variations::{remarks, unplayed};
use super::{Finding, Played, Problem};
use crate::game::{Game, Player};
use crate::record::{Line, Record, Remark};

/// Plays the game.
pub(super) fn replay(raw: Raw) -> Played {
    let Raw {
        tags,
        mut line,
        result,
        mut findings,
        ..
    } = raw;
    let mut tags = Tags::new(tags);
    let start = match begin(&mut tags, &line, &mut findings) {
        Ok(start) => start,
        Err(problem) => {
            let turn = None;
            findings.push(Finding { turn, problem });
            return Played {
                record: None,
                findings,
            };
        }
    };
    let texts = line.turns.iter().map(|noted| noted.turn.as_str());
    let Followed {
        mut game,
        error,
        resolved,
    } = follow(start, texts);
    let made = game.ply();
    for number in resolved {
        findings.push(Finding {
            turn: Some(number + 1),
            problem: Problem::Resolved {
                text: line.turns[number].turn.clone(),
                turn: written(&game, number),
            },
        });
    }
    // Nothing is lost: what cannot be played will stand behind what can.
    let rest = Line {
        remarks: Vec::new(),
        turns: line.turns.split_off(made),
    };
    let claimed = claimed(&mut tags, result, &mut findings);
    let mut is_told = false;
    if let (Some(error), Some(next)) = (error, rest.turns.first()) {
        let text = next.turn.clone();
        let turn = Some(made + 1);
        if made == 0 && game.starts_as_usual() && begins_on_ten(&text) {
            let problem = Problem::OtherGame(text);
            findings.push(Finding { turn, problem });
            return Played {
                record: None,
                findings,
            };
        }
        let problem = Problem::Turn { text, error };
        findings.push(Finding { turn, problem });
    } else if let Some(text) = &claimed {
        is_told = end(&mut game, text, &mut findings);
    }
    if let Some(text) = claimed.filter(|_| !is_told) {
        tags.put("Result", text);
    }
    let mut remarks = remarks(&game, line, &mut findings);
    if !rest.turns.is_empty() {
        let rest = unplayed(&game, rest, &mut findings);
        let said = remarks.entry(made).or_default();
        said.push(Remark::Variation(rest));
    }
    findings.sort_by_key(|finding| finding.turn);
    let players = SEATS.map(|(seat, name, level)| (seat, player(&mut tags, name, level)));
    let mut record = Record::new(game, |seat| {
        let found = players.iter().find(|(named, _)| *named == seat);
        found.map_or((String::new(), Player::Human), |(_, player)| player.clone())
    });
    record.date = tags.take("Date").map(Cow::into_owned);
    record.remarks = remarks;
    record.tags = tags.rest();
    Played {
        record: Some(record),
        findings,
    }
}

/// Whether `text` is a first turn on the 100 squares of international draughts, where the first player's front row
/// stands on 31 to 35, and none of English draughts.
fn begins_on_ten(text: &str) -> bool {
    let numbers: Option<Vec<u8>> = text.split('-').map(|number| number.parse().ok()).collect();
    matches!(numbers.as_deref(), Some([31..=35, 26..=30]))
}

/// The result that the text gives the game. Behind the turns a `*` only parts the games.
fn claimed<'a>(
    tags: &mut Tags<'a>,
    end: Option<&'a str>,
    findings: &mut Vec<Finding>,
) -> Option<Cow<'a, str>> {
    let tag = tags.take("Result").filter(|tag| !tag.trim().is_empty());
    let end = end.filter(|end| *end != Score::Open.text());
    match (tag, end) {
        (Some(tag), Some(end)) if tag.trim() != end => {
            if Score::of(tag.trim()).is_some_and(|score| Some(score) != Score::of(end)) {
                let (tag, end) = (tag.into_owned(), end.to_owned());
                let problem = Problem::TwoResults { tag, end };
                findings.push(Finding {
                    turn: None,
                    problem,
                });
            }
            Some(end.into())
        }
        (tag, end) => tag.or(end.map(Cow::Borrowed)),
    }
}

/// Ends the game as the result says; says whether the game now tells all that the result does. The result of a position
/// from which no turn was made is what is claimed of it, not the end of a game.
fn end(game: &mut Game, text: &str, findings: &mut Vec<Finding>) -> bool {
    let Some(score) = Score::of(text.trim()) else {
        return false;
    };
    if let (Some(to_move), true) = (game.to_move(), game.ply() > 0) {
        let ended = match score {
            Score::Open => Ok(()),
            Score::Drawn => game.agree_draw(to_move),
            Score::Won(winner) => {
                let mut losers = game.position().playing().filter(|seat| *seat != winner);
                let loser = losers.next().unwrap_or(to_move);
                drop(losers);
                game.resign(loser)
            }
        };
        ended.expect("a game with a seat to move is not over");
    } else if game.outcome().is_some() && Score::of_game(game) != score {
        let (found, expected) = (text.to_owned(), Score::of_game(game).text().to_owned());
        let problem = Problem::Result { found, expected };
        findings.push(Finding {
            turn: None,
            problem,
        });
    }
    text == Score::of_game(game).text()
}
