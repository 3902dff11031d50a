//! The line above the keys: what just happened, why a turn was refused, or what can be done now.

use ratatui::style::Style;

use crate::app::Model;
use crate::app::play::{Mode, Play, Question, Said};
use crate::lang::Arg;
use crate::notation;
use crate::rules::Seat;
use crate::tui::Looks;
use crate::tui::play::panel;
use crate::words;

/// The text and its style; the short one has room on one line of the smallest screen. What the analysis has `found`
/// comes before what can be done now.
pub(super) fn message(
    model: &Model,
    play: &Play,
    looks: &Looks,
    is_short: bool,
    found: Option<String>,
) -> (String, Style) {
    let naming = panel::naming(model.session.config.naming);
    if let Some(notice) = &model.notice {
        return (notice.clone(), looks.theme.warning());
    }
    let board = play.game().rules().board();
    match &play.mode {
        Mode::Typing(input) => {
            let typed = format!(": {}", input.value());
            let error = match &play.said {
                Some(Said::Typed(error)) => Some(error.clone()),
                _ => play.typed_error(),
            };
            return match error {
                Some(error) => (
                    format!(
                        "{typed}\n{}",
                        words::turn_error(&looks.lang, naming, &error)
                    ),
                    looks.theme.warning(),
                ),
                None => (
                    format!("{typed}\n{}", looks.lang.text("said-typing")),
                    looks.theme.base(),
                ),
            };
        }
        Mode::Asking(question) => return (self::question(question, looks), looks.theme.accent()),
        Mode::Looking(shown) => {
            let id = if is_short {
                "said-looking-short"
            } else {
                "said-looking"
            };
            let text = looks.lang.with(
                id,
                &[("ply", (*shown).into()), ("of", play.game().ply().into())],
            );
            return (text, looks.theme.accent());
        }
        Mode::Turn | Mode::Result => {}
    }
    match &play.said {
        Some(Said::Refused(refusal)) => (
            words::refusal(&looks.lang, board, naming, refusal),
            looks.theme.warning(),
        ),
        Some(Said::Typed(error)) => (
            words::turn_error(&looks.lang, naming, error),
            looks.theme.warning(),
        ),
        Some(Said::NotSaved(why)) => (
            looks.lang.with("said-not-saved", &[("why", why.into())]),
            looks.theme.warning(),
        ),
        Some(said) => (self::said(said, looks), looks.theme.base()),
        None => {
            let state = || state(play, naming, looks, is_short);
            (found.unwrap_or_else(state), looks.theme.base())
        }
    }
}

fn with_seat(looks: &Looks, id: &str, seat: Seat) -> String {
    looks
        .lang
        .with(id, &[("seat", (&words::seat(&looks.lang, seat)).into())])
}

fn question(question: &Question, looks: &Looks) -> String {
    match question {
        Question::Resign(seat) => with_seat(looks, "ask-resign", *seat),
        Question::Offer(seat) => with_seat(looks, "ask-offer", *seat),
        Question::Draw { by, asked } => {
            let by = words::seat(&looks.lang, *by);
            let asked = asked
                .last()
                .map(|seat| words::seat(&looks.lang, *seat))
                .unwrap_or_default();
            looks.lang.with(
                "ask-draw",
                &[("by", (&by).into()), ("asked", (&asked).into())],
            )
        }
    }
}

fn said(said: &Said, looks: &Looks) -> String {
    match said {
        Said::NotYours(seat) => with_seat(looks, "said-not-yours", *seat),
        Said::Passed(seat) => with_seat(looks, "said-passed", *seat),
        Said::DrawRefused(seat) => with_seat(looks, "said-draw-refused", *seat),
        Said::Placed(seat, place) => {
            let seat = words::seat(&looks.lang, *seat);
            let names: [(&str, Arg); 2] = [
                ("seat", (&seat).into()),
                ("place", usize::from(*place).into()),
            ];
            looks.lang.with("said-placed", &names)
        }
        Said::NothingBack => looks.lang.text("said-nothing-back"),
        Said::NothingAgain => looks.lang.text("said-nothing-again"),
        Said::NoComputer => looks.lang.text("said-no-computer"),
        Said::Saved(place) => looks.lang.with("said-saved", &[("place", place.into())]),
        Said::SetAside(place) => looks
            .lang
            .with("said-set-aside", &[("place", place.into())]),
        Said::Level(level) => {
            let name = looks.lang.text(&format!("level-{}", level.id()));
            let number = usize::from(level.number());
            looks.lang.with(
                "said-level",
                &[("level", (&name).into()), ("number", number.into())],
            )
        }
        Said::Refused(_) | Said::Typed(_) | Said::NotSaved(_) => String::new(),
    }
}

/// What can be done now.
fn state(play: &Play, naming: notation::Naming, looks: &Looks, is_short: bool) -> String {
    let game = play.game();
    if let Some(outcome) = game.outcome() {
        return words::outcome(&looks.lang, &outcome);
    }
    let seat = game.position().to_move();
    if play.is_paused && play.human_to_move().is_none() {
        return with_seat(looks, "state-paused", seat);
    }
    if play.human_to_move().is_none() {
        return with_seat(looks, "state-thinking", seat);
    }
    let turn = play.turn();
    let (Some(origin), Some(here)) = (turn.origin(), turn.here()) else {
        let is_due = !play.marks().due.is_empty();
        return with_seat(
            looks,
            match (is_due, is_short) {
                (true, _) => "state-capture",
                (false, true) => "state-pick-short",
                (false, false) => "state-pick",
            },
            seat,
        );
    };
    let board = game.rules().board();
    if turn.path().len() == 1 {
        return looks.lang.with(
            "state-picked",
            &[("origin", naming.name(board, origin).into())],
        );
    }
    let has_targets = !turn.targets().is_empty();
    let id = match (turn.may_stop(), has_targets) {
        (true, true) if is_short => "state-chain-short",
        (true, false) if is_short => "state-chain-end-short",
        (false, _) if is_short => "state-chain-due-short",
        (true, true) => "state-chain",
        (true, false) => "state-chain-end",
        (false, _) => "state-chain-due",
    };
    let captures = !game.rules().king_row(seat).is_empty();
    let path = notation::points(board, naming, turn.path(), captures);
    looks.lang.with(
        id,
        &[
            ("path", (&path).into()),
            ("here", naming.name(board, here).into()),
        ],
    )
}
