//! The line above the keys: what just happened, why a turn was refused, or what can be done now.

use ratatui::style::Style;

use crate::app::Model;
use crate::app::play::{Hint, Mode, Play, Question, Said};
use crate::app::view::GameView;
use crate::lang::Arg;
use crate::notation;
use crate::rules::{Family, Move, Seat};
use crate::tui::Looks;
use crate::turn::Turn;
use crate::words;

/// Expected turns that a hint tells after its own: two more of each of two players.
const LOOK_AHEAD: usize = 4;
/// Columns of a name in a sentence.
const LONGEST_NAME: u16 = 16;

/// The text and its style; the short one has room on one line of the smallest screen. What the analysis has `found`
/// comes before what can be done now.
pub(super) fn message(
    model: &Model,
    play: &Play,
    looks: &Looks,
    is_short: bool,
    found: Option<String>,
) -> (String, Style) {
    let naming = model.session.config.naming;
    if let Some(notice) = &model.notice {
        return (notice.clone(), looks.theme.warning());
    }
    match &play.mode {
        Mode::Typing(_) if play.said.is_empty() => {
            return match play.typed_error() {
                Some(error) => (
                    words::turn_error(&looks.lang, naming, &error),
                    looks.theme.warning(),
                ),
                None => (looks.lang.text("said-typing"), looks.theme.base()),
            };
        }
        Mode::Asking(question) => {
            return (self::question(play, question, looks), looks.theme.accent());
        }
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
        Mode::Offering { .. } => {
            let text = looks.lang.text("said-offering");
            return (text, looks.theme.base());
        }
        // How the game has ended is told above.
        Mode::Result if play.said.is_empty() => return (String::new(), looks.theme.base()),
        Mode::Turn | Mode::Typing(_) | Mode::Result => {}
    }
    if play.said.is_empty() {
        let state = || state(play, naming, looks, is_short);
        return (found.unwrap_or_else(state), looks.theme.base());
    }
    let is_problem =
        |said: &Said| matches!(said, Said::Refused(_) | Said::Typed(_) | Said::NotSaved(_));
    let style = if play.said.iter().any(is_problem) {
        looks.theme.warning()
    } else {
        looks.theme.base()
    };
    let told = play
        .said
        .iter()
        .map(|said| self::said(play, said, naming, looks));
    (told.collect::<Vec<_>>().join(" "), style)
}

/// A seat as it is spoken of: by the name of its player, if there is one, and its colour.
pub(in crate::tui) fn called(play: &dyn GameView, seat: Seat, looks: &Looks) -> String {
    let colour = words::seat(&looks.lang, seat);
    match play.name(seat) {
        "" => colour,
        name => format!("{} ({colour})", looks.cut(name, LONGEST_NAME)),
    }
}

fn with_seat(play: &Play, looks: &Looks, id: &str, seat: Seat) -> String {
    let seat = called(play, seat, looks);
    looks.lang.with(id, &[("seat", (&seat).into())])
}

fn question(play: &Play, question: &Question, looks: &Looks) -> String {
    match question {
        Question::Resign(seat) => with_seat(play, looks, "ask-resign", *seat),
        Question::Offer(seat) => with_seat(play, looks, "ask-offer", *seat),
        Question::Draw(offer) => {
            let by = called(play, offer.by(), looks);
            let asked = offer.asked().map(|seat| called(play, seat, looks));
            let asked = asked.unwrap_or_default();
            looks.lang.with(
                "ask-draw",
                &[("by", (&by).into()), ("asked", (&asked).into())],
            )
        }
    }
}

fn said(play: &Play, said: &Said, naming: notation::Naming, looks: &Looks) -> String {
    match said {
        Said::Refused(refusal) => {
            let board = play.game().rules().board();
            words::refusal(&looks.lang, board, naming, refusal)
        }
        Said::Typed(error) => words::turn_error(&looks.lang, naming, error),
        Said::NotSaved(why) => looks.lang.with("said-not-saved", &[("why", why.into())]),
        Said::NotYours(seat) => with_seat(play, looks, "said-not-yours", *seat),
        Said::Passed(seat) => with_seat(play, looks, "said-passed", *seat),
        Said::DrawRefused(seat) => with_seat(play, looks, "said-draw-refused", *seat),
        Said::Placed(seat, place) => {
            let seat = called(play, *seat, looks);
            let names: [(&str, Arg); 2] = [
                ("seat", (&seat).into()),
                ("place", usize::from(*place).into()),
            ];
            looks.lang.with("said-placed", &names)
        }
        Said::NothingBack => looks.lang.text("said-nothing-back"),
        Said::NothingAgain => looks.lang.text("said-nothing-again"),
        Said::NoComputer => looks.lang.text("said-no-computer"),
        Said::Saved(place) => {
            // Other programs read draughts as PDN.
            let id = match play.game().rules().family() {
                Family::Draughts => "said-saved-draughts",
                Family::Race(_) => "said-saved",
            };
            words::with_place(&looks.lang, id, place)
        }
        Said::SetAside(place) => words::with_place(&looks.lang, "said-set-aside", place),
        Said::Level(level) => {
            let name = looks.lang.text(&format!("level-{}", level.id()));
            let number = usize::from(level.number());
            looks.lang.with(
                "said-level",
                &[("level", (&name).into()), ("number", number.into())],
            )
        }
    }
}

/// What can be done now.
fn state(play: &Play, naming: notation::Naming, looks: &Looks, is_short: bool) -> String {
    let game = play.game();
    if let Some(showing) = play.showing() {
        return shown(play, &showing.turn(), naming, looks);
    }
    if let Some(hint) = play.hint() {
        return self::hint(play, hint, naming, looks);
    }
    if let Some(outcome) = game.outcome() {
        return words::outcome_of(&looks.lang, &outcome, |seat| called(play, seat, looks));
    }
    let seat = game.position().to_move();
    if play.is_paused && play.human_to_move().is_none() {
        return with_seat(play, looks, "state-paused", seat);
    }
    if play.human_to_move().is_none() {
        return with_seat(play, looks, "state-thinking", seat);
    }
    let turn = play.turn();
    let (Some(origin), Some(here)) = (turn.origin(), turn.here()) else {
        let is_due = !play.marks().due.is_empty();
        return with_seat(
            play,
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
        return picked(turn, naming.name(board, origin), looks);
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
            ("targets", (&targets(turn, looks)).into()),
        ],
    )
}

/// Where a stone that was picked on the point called `origin` can go.
pub(in crate::tui) fn picked(turn: &Turn, origin: &str, looks: &Looks) -> String {
    let id = if turn.further().is_empty() {
        "state-picked"
    } else {
        "state-picked-further"
    };
    looks.lang.with(id, &[("origin", origin.into())])
}

/// The marks of the points that a turn under way can go on to.
pub(in crate::tui) fn targets(turn: &Turn, looks: &Looks) -> String {
    let id = if turn.further().is_empty() {
        "state-targets"
    } else {
        "state-targets-further"
    };
    looks.lang.text(id)
}

/// A turn as far as it is shown.
fn shown(play: &Play, turn: &Turn, naming: notation::Naming, looks: &Looks) -> String {
    let mover = turn.position().to_move();
    let rules = play.game().rules();
    let captures = !rules.king_row(mover).is_empty();
    let path = notation::points(rules.board(), naming, turn.path(), captures);
    let seat = called(play, mover, looks);
    let id = if play.hint().is_some() {
        "hint-showing"
    } else {
        "state-showing"
    };
    looks
        .lang
        .with(id, &[("seat", (&seat).into()), ("path", (&path).into())])
}

/// What the hint says: where to begin, or the whole turn; and how near a win is that nobody can hinder.
fn hint(play: &Play, hint: &Hint, naming: notation::Naming, looks: &Looks) -> String {
    let rules = play.game().rules();
    let board = rules.board();
    let (answer, whole) = match hint {
        Hint::Asked { .. } => return looks.lang.text("hint-asked"),
        Hint::Given { answer, whole } => (answer, *whole),
    };
    let turn = |turn: &Move| notation::turn(board, naming, turn);
    let said = match answer.turn.points() {
        [origin, ..] if !whole => {
            let names = [("point", naming.name(board, *origin).into())];
            looks.lang.with("hint-stone", &names)
        }
        _ => {
            let expected = answer.line.get(1..).unwrap_or_default();
            let expected = expected.iter().take(LOOK_AHEAD).map(turn);
            let expected = expected.collect::<Vec<_>>().join(", ");
            let id = if expected.is_empty() {
                "hint-turn"
            } else {
                "hint-line"
            };
            let turn = turn(&answer.turn);
            let names = [("turn", (&turn).into()), ("line", (&expected).into())];
            looks.lang.with(id, &names)
        }
    };
    match words::wins_in(&looks.lang, rules, answer) {
        Some(near) => format!("{said} {near}"),
        None => said,
    }
}
