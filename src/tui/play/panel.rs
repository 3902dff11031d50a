//! The panel beside the board: the seats, what the analysis finds, the log.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};

use crate::analysis;
use crate::app::overlay::Overlay;
use crate::app::play::Play;
use crate::config;
use crate::game::Player;
use crate::lang::Arg;
use crate::notation::Naming;
use crate::rules::{Choice, Seat};
use crate::tui::play::log;
use crate::tui::{Looks, overlay, put_lines};
use crate::words;

/// Lines of the log for which the seats make room.
const LOG: usize = 6;

/// How points are called.
pub(in crate::tui) fn naming(naming: config::Naming) -> Naming {
    match naming {
        config::Naming::Numbers => Naming::Written,
        config::Naming::Squares => Naming::Squares,
    }
}

/// The option that changes who wins, where the game has one.
pub(super) fn option(play: &Play, looks: &Looks) -> Option<String> {
    let game = play.game();
    let id = if game.options().anti_block {
        "rule-anti-block"
    } else {
        "rule-strict"
    };
    game.rules()
        .offers(Choice::AntiBlock)
        .then(|| looks.lang.text(id))
}

pub(super) fn view(
    play: &Play,
    overlay: Option<&Overlay>,
    naming: Naming,
    looks: &Looks,
    frame: &mut Frame,
    area: Rect,
) {
    let mut lines: Vec<Line> = Vec::new();
    // Below a free line.
    let found = overlay.map_or_else(Vec::new, |overlay| {
        let width = area.width.saturating_sub(1);
        let lines = overlay::lines(overlay, play.game().rules(), naming, looks, width);
        [vec![Line::default()], lines].concat()
    });
    let needed = 2 * play.seats().len() + found.len() + 1 + LOG;
    let is_short = needed > usize::from(area.height);
    for seat in play.seats().iter().map(|entry| entry.seat) {
        lines.extend(seat_lines(play, seat, looks, is_short));
    }
    lines.extend(found);
    lines.push(Line::default());
    let room = usize::from(area.height).saturating_sub(lines.len());
    lines.extend(log_lines(play, naming, looks, area.width, room));
    put_lines(looks, frame, area, lines);
}

/// One seat: its colour, its letter, who plays it, how far it is.
fn seat_lines<'a>(play: &Play, seat: Seat, looks: &Looks, is_short: bool) -> Vec<Line<'a>> {
    let game = play.game();
    let has_turn = game.to_move() == Some(seat);
    let (marker, base) = if has_turn {
        (">", looks.theme.base().add_modifier(Modifier::BOLD))
    } else {
        (" ", looks.theme.base())
    };
    let has_kings = !game.rules().king_row(seat).is_empty();
    let letter = seat.letter();
    let letter = if has_kings {
        letter.to_ascii_lowercase()
    } else {
        letter
    };
    let name = words::seat(&looks.lang, seat);
    let mut head = vec![
        Span::styled(marker, base),
        Span::styled(format!(" {letter} "), looks.theme.stone(seat)),
        Span::styled(looks.plain(&format!(" {name}")), base),
    ];
    let progress = looks.plain(&progress(play, seat, looks, is_short));
    if is_short {
        // Without room for words: the computer by its level, humans by nothing.
        let is_human = play.shown().place(seat).is_none() && play.player(seat) == Player::Human;
        let who = if is_human {
            String::new()
        } else {
            looks.plain(&format!(" {}", who(play, seat, looks)))
        };
        head.push(Span::styled(who, base));
        head.push(Span::styled(format!(" {progress}"), looks.theme.faint()));
        return vec![Line::from(head)];
    }
    head.push(Span::styled(
        looks.plain(&format!(" {}", who(play, seat, looks))),
        base,
    ));
    vec![
        Line::from(head),
        Line::styled(format!("  {progress}"), looks.theme.faint()),
    ]
}

/// The place of a seat, or who plays it, in a few letters.
fn who(play: &Play, seat: Seat, looks: &Looks) -> String {
    if let Some(place) = play.shown().place(seat) {
        return looks
            .lang
            .with("panel-place", &[("place", usize::from(place).into())]);
    }
    if play.is_thinking() && play.game().to_move() == Some(seat) {
        return looks.lang.text("panel-thinking");
    }
    let entry = play.seats().iter().find(|entry| entry.seat == seat);
    match entry.filter(|entry| !entry.name.is_empty()) {
        Some(entry) => entry.name.clone(),
        None => match play.player(seat) {
            Player::Human => looks.lang.text("player-human"),
            Player::Ai(level) => {
                let number = usize::from(level.number());
                looks
                    .lang
                    .with("player-ai-short", &[("number", number.into())])
            }
        },
    }
}

/// How many stones are home and how far the others have to go, or how many pieces are left.
fn progress(play: &Play, seat: Seat, looks: &Looks, is_short: bool) -> String {
    let (rules, shown) = (play.game().rules(), play.shown());
    if let Some((home, of)) = analysis::home(rules, &shown, seat) {
        let way = analysis::way_home(rules, &shown, seat).map_or(0, i64::from);
        let id = if is_short {
            "panel-home-short"
        } else {
            "panel-home"
        };
        let names = [
            ("home", home.into()),
            ("of", of.into()),
            ("way", Arg::Number(way)),
        ];
        return looks.lang.with(id, &names);
    }
    let pieces = shown.stones(seat);
    let kings = (pieces & shown.kings()).len();
    looks.lang.with(
        "panel-pieces",
        &[("pieces", pieces.len().into()), ("kings", kings.into())],
    )
}

/// The last lines of the log, or those around the entry that is looked at.
fn log_lines<'a>(
    play: &Play,
    naming: Naming,
    looks: &Looks,
    width: u16,
    room: usize,
) -> Vec<Line<'a>> {
    let resigned = looks.plain(&looks.lang.text("log-resigned"));
    let agreed = looks.plain(&looks.lang.text("log-agreed"));
    let lines = log::lines(play.game(), naming, width, &resigned, &agreed);
    let shown = play.shown_ply();
    let end = lines
        .iter()
        .rposition(|line| line.ply <= shown)
        .map_or(0, |index| index + 1);
    let is_now = shown == play.game().ply();
    // Some lines after the entry that is looked at show where the log goes on.
    let end = if is_now {
        lines.len()
    } else {
        (end + room / 3).min(lines.len())
    };
    let end = end.max(room.min(lines.len()));
    let start = end.saturating_sub(room);
    let line = |line: &log::LogLine| {
        let is_shown = line.ply == shown && !is_now;
        let style = if is_shown {
            looks.theme.base().add_modifier(Modifier::REVERSED)
        } else {
            looks.theme.base()
        };
        Line::styled(line.text.clone(), style)
    };
    lines[start..end].iter().map(line).collect()
}
