//! Draws what is told at the end of a game: who has won and how, and what the game was like.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::Line;

use crate::app::chart::Chart;
use crate::app::play::Play;
use crate::notation::Naming;
use crate::rules::Outcome;
use crate::tui::play::{log, said};
use crate::tui::{Looks, chart, popup, put_lines, text};
use crate::words;

/// Columns of the text at the most.
const WIDTH: u16 = 56;
/// Turns from which on a game has a course to be seen.
const FEW: usize = 4;
/// Lines of the chart at the most.
const CHART: u16 = 12;

/// Draws it over `area`, the screen between its first line and the keys.
pub(super) fn view(play: &Play, naming: Naming, looks: &Looks, frame: &mut Frame, area: Rect) {
    let (Some(outcome), Some(review)) = (play.game().outcome(), play.review()) else {
        return;
    };
    let width = area.width.saturating_sub(4).min(WIDTH);
    let called = |seat| said::called(play, seat, looks);
    let told = match &outcome {
        Outcome::Places(seats) if seats.len() > 2 => {
            words::places_of(&looks.lang, seats, called).join(", ")
        }
        Outcome::Places(_) | Outcome::Draw(_) => words::outcome_of(&looks.lang, &outcome, called),
    };
    let rounds = log::round(play.game(), play.game().ply());
    let turns = [
        ("rounds", rounds.into()),
        ("turns", play.game().ply().into()),
    ];
    let rounds = looks.lang.with("result-rounds", &turns);
    let longest = review.chains.first().map(|chain| {
        let chain = words::chain(&looks.lang, naming, play.game(), chain);
        looks
            .lang
            .with("result-longest", &[("chain", (&chain).into())])
    });
    let wrapped = |text: &String| text::wrapped(&looks.plain(text), width);
    let heads = wrapped(&told);
    let filed = play.filed().and_then(|filed| filed.place.as_ref());
    let filed = filed.map(|place| match place {
        Ok(place) => {
            let name = place.file_name().unwrap_or_default();
            let name = name.to_string_lossy();
            looks
                .lang
                .with("result-saved", &[("file", name.as_ref().into())])
        }
        Err(why) => looks.lang.with("said-not-saved", &[("why", why.into())]),
    });
    let details = [Some(rounds), longest, filed];
    let details: Vec<String> = details.iter().flatten().flat_map(wrapped).collect();
    let bold = looks.theme.base().add_modifier(Modifier::BOLD);
    let heads = heads.into_iter().map(|line| Line::styled(line, bold));
    let details = details.into_iter().map(Line::from);
    let lines: Vec<Line> = heads.chain(details).collect();
    let count = u16::try_from(lines.len()).unwrap_or(u16::MAX);
    // Its frame and a free line leave this to the chart.
    let room = area
        .height
        .saturating_sub(count.saturating_add(3))
        .min(CHART);
    let plot = Rect::new(0, 0, width, room);
    let has_chart = chart::has_room(plot) && play.game().ply() >= FEW;
    let below = if has_chart { 1 + room } else { 0 };
    let title = looks.plain(&looks.lang.text("result-title"));
    let inside = popup(
        looks,
        frame,
        area,
        &title,
        width,
        count.saturating_add(below),
    );
    put_lines(looks, frame, inside, lines);
    if has_chart {
        let plot = Rect {
            y: inside.y + count + 1,
            height: inside.height.saturating_sub(count + 1),
            ..inside
        };
        chart::view(&Chart::of(review), None, looks, frame, plot);
    }
}
