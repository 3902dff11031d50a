//! The panel beside the board: the seats, what the analysis finds, the chart, the log.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};

use crate::analysis;
use crate::app::chart::Chart;
use crate::app::overlay::Overlay;
use crate::app::view::GameView;
use crate::game::Player;
use crate::lang::Arg;
use crate::notation::Naming;
use crate::rules::{Choice, Seat};
use crate::tui::play::log;
use crate::tui::{Looks, chart, overlay, put_lines, text};
use crate::words;

/// Lines of the log for which the seats make room.
const LOG: usize = 6;
/// Lines of the chart at the most.
const CHART: u16 = 10;

/// The option that changes who wins, where the game has one.
pub(in crate::tui) fn option(play: &dyn GameView, looks: &Looks) -> Option<String> {
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

/// What the panel shows below the seats, and where.
struct Parts<'a> {
    /// Whether there is no room for words beside the seats.
    is_short: bool,
    /// What the analysis finds, below a free line.
    found: Vec<Line<'a>>,
    chart: Option<Rect>,
    log: Rect,
}

/// What the panel shows of a game.
#[derive(Clone, Copy)]
pub(in crate::tui) struct Panel<'a> {
    pub view: &'a dyn GameView,
    pub overlay: Option<&'a Overlay>,
    /// The chart that is drawn where there is room.
    pub chart: Option<&'a Chart>,
    pub naming: Naming,
    pub looks: &'a Looks,
}

impl<'a> Panel<'a> {
    fn parts(&self, area: Rect) -> Parts<'a> {
        let (view, looks) = (self.view, self.looks);
        let found = self.overlay.map_or_else(Vec::new, |overlay| {
            let width = area.width.saturating_sub(1);
            let lines = overlay::lines(overlay, view.game().rules(), self.naming, looks, width);
            [vec![Line::default()], lines].concat()
        });
        let seats = view.seats().len();
        let needed = 2 * seats + found.len() + 1 + LOG;
        let is_short = needed > usize::from(area.height);
        let above = if is_short { seats } else { 2 * seats } + found.len();
        let above = u16::try_from(above).unwrap_or(u16::MAX);
        let below = |lines: u16| Rect {
            y: area.y + lines.min(area.height),
            height: area.height.saturating_sub(lines),
            // The last column of the screen stays free.
            width: area.width.saturating_sub(1),
            ..area
        };
        let rest = below(above + 1);
        // The log comes first.
        let log_lines = u16::try_from(LOG).unwrap_or(0);
        let chart = Rect {
            height: rest.height.saturating_sub(log_lines + 1).min(CHART),
            ..rest
        };
        let chart = Some(chart).filter(|chart| self.chart.is_some() && chart::has_room(*chart));
        Parts {
            is_short,
            found,
            log: chart.map_or(rest, |chart| below(above + 1 + chart.height + 1)),
            chart,
        }
    }

    /// How many entries have happened once the one has that is written in the log at a place of the screen.
    pub(in crate::tui) fn ply_at(&self, area: Rect, at: Position) -> Option<usize> {
        let log = self.parts(area).log;
        let index = at.y.checked_sub(log.y).filter(|_| log.contains(at))?;
        let lines = log::window(self.view, self.naming, self.looks, log);
        lines.get(usize::from(index)).map(|line| line.ply)
    }

    pub(in crate::tui) fn draw(&self, frame: &mut Frame, area: Rect) {
        let Parts {
            is_short,
            found,
            chart,
            log,
        } = self.parts(area);
        let (view, looks) = (self.view, self.looks);
        let seats = view.seats().iter().map(|entry| entry.seat);
        // A name that is cut ends before the edge.
        let width = area.width.saturating_sub(1);
        let lines = seats.flat_map(|seat| seat_lines(view, seat, looks, width, is_short));
        let lines: Vec<Line> = lines.chain(found).collect();
        put_lines(looks, frame, area, lines);
        if let (Some(chart), Some(area)) = (self.chart, chart) {
            chart::view(chart, Some(view.shown_ply()), looks, frame, area);
        }
        let shown = view.shown_ply();
        let is_last = shown == view.log().len();
        let line = |line: log::LogLine| {
            let style = if line.ply == shown && !is_last {
                looks.theme.base().add_modifier(Modifier::REVERSED)
            } else {
                looks.theme.base()
            };
            Line::styled(line.text, style)
        };
        let lines = log::window(view, self.naming, looks, log).into_iter();
        put_lines(looks, frame, log, lines.map(line).collect());
    }
}

/// One seat: its colour, its letter, who plays it, how far it is.
fn seat_lines<'a>(
    play: &dyn GameView,
    seat: Seat,
    looks: &Looks,
    width: u16,
    is_short: bool,
) -> Vec<Line<'a>> {
    let game = play.game();
    let has_turn = play.to_move() == Some(seat);
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
    let left = |head: &[Span]| {
        let taken: usize = head.iter().map(Span::width).sum();
        width.saturating_sub(u16::try_from(taken).unwrap_or(u16::MAX))
    };
    let progress = looks.plain(&progress(play, seat, looks, is_short));
    if is_short {
        // Without room for words: the computer by its level, humans by nothing.
        let is_human = play.shown().place(seat).is_none()
            && play.player(seat) == Player::Human
            && play.name(seat).is_empty();
        let who = if is_human {
            String::new()
        } else {
            format!(" {}", who(play, seat, looks))
        };
        let progress = format!(" {progress}");
        let left = left(&head).saturating_sub(text::width(&progress));
        head.push(Span::styled(looks.cut(&who, left), base));
        head.push(Span::styled(progress, looks.theme.faint()));
        return vec![Line::from(head)];
    }
    let who = format!(" {}", who(play, seat, looks));
    head.push(Span::styled(looks.cut(&who, left(&head)), base));
    vec![
        Line::from(head),
        Line::styled(format!("  {progress}"), looks.theme.faint()),
    ]
}

/// The place of a seat, or who plays it, in a few letters.
fn who(play: &dyn GameView, seat: Seat, looks: &Looks) -> String {
    if let Some(place) = play.shown().place(seat) {
        let names = [("place", usize::from(place).into())];
        let place = looks.lang.with("panel-place", &names);
        let placed = format!("{place} {}", play.name(seat));
        return placed.trim_end().to_owned();
    }
    if play.thinking() == Some(seat) {
        return looks.lang.text("panel-thinking");
    }
    let player = match play.player(seat) {
        Player::Human => None,
        Player::Ai(level) => {
            let number = usize::from(level.number());
            let names = [("number", number.into())];
            Some(looks.lang.with("player-ai-short", &names))
        }
    };
    match (play.name(seat), player) {
        ("", Some(computer)) => computer,
        ("", None) => looks.lang.text("player-human"),
        (name, Some(computer)) => format!("{computer} {name}"),
        (name, None) => name.to_owned(),
    }
}

/// How many stones are home and how far the others have to go, or how many pieces are left.
fn progress(play: &dyn GameView, seat: Seat, looks: &Looks, is_short: bool) -> String {
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
