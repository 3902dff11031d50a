//! What is wrong with the games of a file, in sentences.

use super::{position_error, quoted, record_error, seat, turn_error};
use crate::lang::Lang;
use crate::notation::Naming;
use crate::record::{Fault, pdn};

/// What is wrong with a game, without the place unless it is one of a JSON text.
pub fn fault(lang: &Lang, naming: Naming, fault: &Fault) -> String {
    match fault {
        Fault::Json(error) => record_error(lang, naming, error),
        Fault::Pdn(finding) => problem(lang, naming, &finding.problem),
    }
}

/// What is wrong with the game with this number, and where.
pub fn at(lang: &Lang, naming: Naming, game: usize, fault: &Fault) -> String {
    let why = self::fault(lang, naming, fault);
    let place = [("game", game.into()), ("why", (&why).into())];
    match fault {
        Fault::Pdn(pdn::Finding {
            turn: Some(turn), ..
        }) => lang.with(
            "fault-at-turn",
            &[&place[..], &[("turn", (*turn).into())]].concat(),
        ),
        Fault::Pdn(_) | Fault::Json(_) => lang.with("fault-in-game", &place),
    }
}

/// As [`at`], and if it keeps nothing from being read, that it is a warning.
pub fn said(lang: &Lang, naming: Naming, game: usize, fault: &Fault) -> String {
    let why = at(lang, naming, game, fault);
    if fault.is_error() {
        why
    } else {
        lang.with("warning", &[("why", (&why).into())])
    }
}

fn problem(lang: &Lang, naming: Naming, problem: &pdn::Problem) -> String {
    use pdn::Problem;
    let about = |id: &str, text: &str, why: &str| {
        let text = quoted(text);
        lang.with(id, &[("text", (&*text).into()), ("why", why.into())])
    };
    match problem {
        Problem::OtherGame(text) => {
            lang.with("pdn-other-game", &[("text", (&*quoted(text)).into())])
        }
        Problem::Start(error) => {
            let why = position_error(lang, error);
            lang.with("pdn-start", &[("why", (&why).into())])
        }
        Problem::Turn { text, error } => about("pdn-turn", text, &turn_error(lang, naming, error)),
        Problem::Variation { text, error } => {
            about("pdn-variation", text, &turn_error(lang, naming, error))
        }
        Problem::Resolved { text, turn } => lang.with(
            "pdn-resolved",
            &[("text", (&*quoted(text)).into()), ("turn", turn.into())],
        ),
        Problem::Crowned(men) => lang.with("pdn-crowned", &[("points", (&men.join(", ")).into())]),
        Problem::ToMove(to_move) => {
            lang.with("pdn-to-move", &[("seat", (&seat(lang, *to_move)).into())])
        }
        Problem::TwoResults { tag, end } => lang.with(
            "pdn-two-results",
            &[("tag", (&*quoted(tag)).into()), ("end", end.into())],
        ),
        Problem::Result { found, expected } => lang.with(
            "record-result",
            &[
                ("found", (&*quoted(found)).into()),
                ("expected", expected.into()),
            ],
        ),
        Problem::TagTwice(name, value) => lang.with(
            "pdn-tag-twice",
            &[
                ("name", (&*quoted(name)).into()),
                ("value", (&*quoted(value)).into()),
            ],
        ),
        Problem::Stray(text) => lang.with("pdn-stray", &[("text", (&*quoted(text)).into())]),
        Problem::OpenComment => lang.text("pdn-open-comment"),
        Problem::OpenVariation => lang.text("pdn-open-variation"),
        Problem::TooDeep => lang.with("pdn-too-deep", &[("deepest", pdn::DEEPEST.into())]),
    }
}
