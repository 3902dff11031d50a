//! What the lesson screen says: what can be done, what was wrong, what was learnt.

use ratatui::style::Style;

use crate::app::Model;
use crate::app::practice::{Mode, Practice, Said, Shown};
use crate::board::Point;
use crate::lang::Arg;
use crate::lesson::{Feedback, Kind, NAMING, Verdict};
use crate::notation::{self, Naming};
use crate::rules::Family;
use crate::tui::{Looks, overlay, play};
use crate::words;

/// The line above the keys and its style.
pub(super) fn message(
    model: &Model,
    practice: &Practice,
    looks: &Looks,
    width: u16,
) -> (String, Style) {
    let naming = NAMING;
    let (base, accent, warning) = (
        looks.theme.base(),
        looks.theme.accent(),
        looks.theme.warning(),
    );
    if let Some(notice) = &model.notice {
        return (notice.clone(), warning);
    }
    let (lang, board) = (&looks.lang, practice.task().rules().board());
    match (&practice.mode, &practice.said) {
        (Mode::Typing(_), said) => {
            let error = match said {
                Some(Said::Typed(error)) => Some(error.clone()),
                _ => practice.typed_error(),
            };
            match error {
                Some(error) => (words::turn_error(lang, naming, &error), warning),
                None => (lang.text("said-typing"), base),
            }
        }
        (Mode::Solution { steps, shown }, _) => {
            let what = self::step(practice, looks, naming);
            let names: [(&str, Arg); 3] = [
                ("step", (*shown).into()),
                ("of", steps.len().into()),
                ("what", (&what).into()),
            ];
            (lang.with("lesson-solution", &names), accent)
        }
        (Mode::End, _) => (String::new(), base),
        (Mode::Judged, Some(Said::Refused(refusal))) if practice.is_right() => {
            let why = words::refusal(lang, board, naming, refusal);
            (format!("{why} {}", right(practice, looks)), accent)
        }
        (_, Some(Said::Refused(refusal))) => {
            (words::refusal(lang, board, naming, refusal), warning)
        }
        (_, Some(Said::Typed(error))) => (words::turn_error(lang, naming, error), warning),
        (_, Some(Said::NoRoom(why, point))) => {
            (words::no_room(lang, board, naming, *why, *point), warning)
        }
        (_, Some(Said::NothingBack)) => (lang.text("said-nothing-back"), base),
        (_, Some(Said::Hint(number))) => {
            let hint = number
                .checked_sub(1)
                .and_then(|index| practice.trial().hints().get(index));
            let hint = hint.map(|hint| practice.trial().say(hint, lang.language()));
            let hint = hint.unwrap_or_default();
            let names = [("number", (*number).into()), ("hint", (&hint).into())];
            (lang.with("lesson-hint", &names), accent)
        }
        (Mode::Judged, None) => match practice.trial().verdict() {
            Some(Verdict::Wrong(feedback)) => (wrong(practice, feedback, looks, naming), warning),
            Some(Verdict::Right) | None => (right(practice, looks), accent),
        },
        (Mode::Doing, None) => match practice.overlay() {
            Some(found) => {
                let rules = practice.task().rules();
                (overlay::line(&found, rules, naming, looks, width), base)
            }
            None => (state(practice, looks, naming), base),
        },
    }
}

/// What was wrong, and what the file says of it.
fn wrong(practice: &Practice, feedback: &Feedback, looks: &Looks, naming: Naming) -> String {
    let board = practice.task().rules().board();
    let language = looks.lang.language();
    let faults = feedback
        .faults
        .iter()
        .map(|fault| words::fault(&looks.lang, board, naming, fault));
    let says = feedback
        .says
        .iter()
        .map(|text| practice.trial().say(text, language));
    faults.chain(says).collect::<Vec<_>>().join(" ")
}

/// What is said of the right answer.
fn right(practice: &Practice, looks: &Looks) -> String {
    let (trial, language) = (practice.trial(), looks.lang.language());
    let remarks = trial.remarks().into_iter().chain(&practice.task().done);
    let remarks: Vec<String> = remarks.map(|text| trial.say(text, language)).collect();
    let right = looks.lang.text("lesson-right");
    [vec![right], remarks].concat().join(" ")
}

/// What can be done now.
fn state(practice: &Practice, looks: &Looks, naming: Naming) -> String {
    let lang = &looks.lang;
    match &practice.task().kind {
        Kind::Play { .. } | Kind::Order { .. } => played(practice, looks, naming),
        Kind::Mark { .. } => {
            let marked = practice.trial().marked().len();
            lang.with("lesson-mark", &[("marked", marked.into())])
        }
        Kind::Choose { several: true, .. } => lang.text("lesson-choose-several"),
        Kind::Choose { .. } => lang.text("lesson-choose"),
        Kind::Compare { .. } => lang.text("lesson-compare"),
        Kind::Build { area, .. } => {
            let is_limited = area.len() < practice.task().rules().board().size();
            lang.text(if is_limited {
                "lesson-build-area"
            } else {
                "lesson-build"
            })
        }
    }
}

fn played(practice: &Practice, looks: &Looks, naming: Naming) -> String {
    let (lang, turn, board) = (
        &looks.lang,
        practice.turn(),
        practice.task().rules().board(),
    );
    if !practice.may_play() {
        let seat = words::seat(lang, practice.trial().position().to_move());
        return lang.with("state-thinking", &[("seat", (&seat).into())]);
    }
    let (Some(origin), Some(here)) = (turn.origin(), turn.here()) else {
        let made = practice.trial().own_turns().count();
        let now = match (&practice.task().kind, practice.trial().optimum()) {
            _ if practice.trial().asks_refusal() => lang.text("lesson-try"),
            (Kind::Play { turns, .. }, _) => {
                let names = [("turn", (made + 1).into()), ("of", (*turns).into())];
                lang.with("lesson-play", &names)
            }
            (_, Some(best)) => {
                let names = [("turn", (made + 1).into()), ("best", best.into())];
                lang.with("lesson-order", &names)
            }
            (_, None) => lang.with("lesson-order-alone", &[("turn", (made + 1).into())]),
        };
        let last = practice.trial().made().last();
        return match last.filter(|last| last.seat != practice.task().learner()) {
            Some(reply) => {
                let seat = words::seat(lang, reply.seat);
                let turn = notation::turn(board, naming, &reply.turn);
                let names: [(&str, Arg); 3] = [
                    ("seat", (&seat).into()),
                    ("turn", (&turn).into()),
                    ("now", (&now).into()),
                ];
                lang.with("lesson-replied", &names)
            }
            None => now,
        };
    };
    if turn.path().len() == 1 {
        let origin = naming.name(board, origin);
        return play::picked(turn, origin, looks);
    }
    let id = match (turn.may_stop(), turn.targets().is_empty()) {
        (true, false) => "state-chain",
        (true, true) => "state-chain-end",
        (false, _) => "state-chain-due",
    };
    let captures = !practice
        .task()
        .rules()
        .king_row(practice.task().learner())
        .is_empty();
    let path = notation::points(board, naming, turn.path(), captures);
    let here = naming.name(board, here);
    let targets = play::targets(turn, looks);
    lang.with(
        id,
        &[
            ("path", (&path).into()),
            ("here", here.into()),
            ("targets", (&targets).into()),
        ],
    )
}

/// The step of the solution in words.
fn step(practice: &Practice, looks: &Looks, naming: Naming) -> String {
    let (lang, board) = (&looks.lang, practice.task().rules().board());
    let has_captures = matches!(practice.task().rules().family(), Family::Draughts);
    // Of what is only tried the way tells: who goes further than to a neighbour wants to capture.
    let jumps = |points: &[Point]| {
        points
            .windows(2)
            .any(|two| board.over(two[0], two[1]).is_some())
    };
    match practice.step() {
        Some(Shown::Landing(made, landing)) => {
            let seat = words::seat(lang, made.seat);
            let path = notation::turn_until(board, naming, &made.turn, *landing);
            format!("{seat}: {path}")
        }
        Some(Shown::Tried(points, refusal)) => {
            format!(
                "{}: {}",
                notation::points(board, naming, points, has_captures && jumps(points)),
                words::refusal(lang, board, naming, refusal)
            )
        }
        Some(Shown::Marks(points)) => words::names(board, naming, points.iter()),
        Some(Shown::Chosen(chosen)) => {
            let answers = answers(practice, looks, naming);
            let chosen: Vec<&str> = chosen
                .iter()
                .map(|index| answers[*index].as_str())
                .collect();
            chosen.join(" / ")
        }
        Some(Shown::Stones(stones)) => {
            words::names(board, naming, stones.iter().map(|(_, point)| *point))
        }
        None => String::new(),
    }
}

/// The answers to choose from; of turns to compare also their number, once it was judged.
pub(super) fn answers(practice: &Practice, looks: &Looks, naming: Naming) -> Vec<String> {
    let (task, trial) = (practice.task(), practice.trial());
    let language = looks.lang.language();
    match &task.kind {
        Kind::Choose { answers, .. } => answers
            .iter()
            .map(|answer| trial.say(&answer.text, language))
            .collect(),
        Kind::Compare { turns, by, .. } => {
            let written = turns
                .iter()
                .map(|candidate| notation::turn(task.rules().board(), naming, &candidate.turn));
            if !practice.is_told() {
                return written.collect();
            }
            let scale = words::scale(&looks.lang, *by);
            let values = task.values().into_iter();
            let told = written
                .zip(values)
                .map(|(turn, value)| format!("{turn}  {scale}: {value}"));
            told.collect()
        }
        Kind::Play { .. } | Kind::Mark { .. } | Kind::Build { .. } | Kind::Order { .. } => {
            Vec::new()
        }
    }
}

/// What was learnt, and how well it went.
pub(super) fn end(practice: &Practice, looks: &Looks) -> Vec<String> {
    let lang = &looks.lang;
    let language = lang.language();
    let lesson = practice.lesson();
    let mut parts = vec![lesson.title.in_language(language).to_owned(), String::new()];
    if let Some(end) = &lesson.end {
        parts.extend([end.in_language(language).to_owned(), String::new()]);
    }
    let run = practice.run;
    if let Some((made, best)) = run.turns {
        parts.push(match best {
            Some(best) => {
                let names = [("turns", made.into()), ("best", best.into())];
                lang.with("lesson-end-turns-best", &names)
            }
            None => lang.with("lesson-end-turns", &[("turns", made.into())]),
        });
    }
    match run.wrong {
        _ if run.has_skipped => parts.push(lang.text("lesson-end-skipped")),
        0 if run.is_part || run.has_seen => {}
        0 => parts.push(lang.text("lesson-end-at-once")),
        wrong => parts.push(lang.with("lesson-end-wrong", &[("wrong", wrong.into())])),
    }
    parts
}
