//! The chart of a game in letters.

use crate::app::chart::{Chart, Unit};
use crate::lang::Lang;

/// The chart in lines of `columns` columns, `rows` of them for the plot itself: each side is drawn with its letter, `*`
/// where lines meet.
pub fn lines(lang: &Lang, chart: &Chart, columns: usize, rows: usize) -> Vec<String> {
    let margin = chart.top.to_string().len();
    let width = columns.saturating_sub(margin + 1);
    let mut plot = vec![vec![' '; width]; rows];
    for line in &chart.lines {
        for (column, row) in chart.cells(line, width, rows) {
            let cell = &mut plot[row][column];
            *cell = if matches!(*cell, ' ') {
                line.letter
            } else {
                '*'
            };
        }
    }
    let marks = [chart.top, chart.top / 2, 0].map(|value| (chart.row(value, rows), value));
    let plotted = plot.into_iter().enumerate().map(|(row, cells)| {
        let mark = marks.iter().find(|(place, _)| *place == row);
        let number = mark.map(|(_, value)| value.to_string()).unwrap_or_default();
        let cells: String = cells.into_iter().collect();
        format!("{number:>margin$}|{}", cells.trim_end())
    });
    let heading = lang.text(match chart.unit {
        Unit::Steps => "chart-steps",
        Unit::Pieces => "chart-pieces",
    });
    let turns = lang.with("chart-turns", &[("turns", chart.turns.into())]);
    let axis = format!("{:margin$}+{}", "", "-".repeat(width));
    let numbers = format!(
        "{:margin$} 0{turns:>right$}",
        "",
        right = width.saturating_sub(1)
    );
    [heading]
        .into_iter()
        .chain(plotted)
        .chain([axis, numbers])
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::Review;
    use crate::game::Game;
    use crate::lang::Language;
    use crate::rules::named;

    #[test]
    fn lines_are_told_apart_by_their_letters() {
        let star = named("sternhalma").expect("a ruleset");
        let mut game = Game::new(star, star.options(2));
        for turn in "o12-m10 d7-e7 m10-l9 e7-f7 l9-k8 f7-g7 k8-j8 g7-h7".split(' ') {
            game.play_written(turn).expect(turn);
        }
        let chart = Chart::of(&Review::of(&game));
        let drawn = lines(&Lang::new(Language::En), &chart, 24, 7);
        let expected = "\
Way home, in steps
120|********************
   |
   |
 60|
   |
   |
  0|
   +--------------------
    0            8 turns";
        assert_eq!(drawn.join("\n"), expected);
    }
}
