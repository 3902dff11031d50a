//! A turn, drawn into the position before it.

use super::pen::Pen;
use super::scale::Scale;
use super::{INK, PAPER};
use crate::board::Point;
use crate::rules::Move;

/// A turn: a ring around its stone and around what it jumps over, crosses on what it captures, arrows, and the landings
/// numbered.
pub(super) fn draw(pen: &mut Pen, scale: &Scale, turn: &Move) {
    let Some(path) = turn.path() else { return };
    let unit = scale.unit;
    let at = |point: Point| scale.point(point);
    pen.group(&format!(
        r#"fill="none" stroke="{INK}" stroke-width="2" stroke-dasharray="5 3.5""#
    ));
    pen.circle(at(path.origin()), 0.46 * unit);
    if path.captured().is_empty() {
        for &support in path.over() {
            pen.circle(at(support), 0.43 * unit);
        }
    }
    pen.end_group();
    let legs = path.points().windows(2).enumerate();
    for (number, leg) in legs {
        // From the edge of the stone, or of the landing before; to the edge of the next landing.
        let from = if number == 0 { 0.44 } else { 0.27 };
        pen.arrow(
            at(leg[0]),
            at(leg[1]),
            from * unit,
            0.29 * unit,
            (INK, PAPER),
        );
    }
    let arm = 0.27 * unit;
    for (width, colour) in [(7.0, PAPER), (3.4, "#d1121b")] {
        pen.group(&format!(
            r#"stroke="{colour}" stroke-width="{width}" stroke-linecap="round""#
        ));
        for &captured in path.captured() {
            let spot = at(captured);
            pen.line(spot.plus(-arm, -arm), spot.plus(arm, arm));
            pen.line(spot.plus(-arm, arm), spot.plus(arm, -arm));
        }
        pen.end_group();
    }
    let landings: Vec<Point> = path.points()[1..].to_vec();
    for (index, &landing) in landings.iter().enumerate() {
        if landings[index + 1..].contains(&landing) {
            continue;
        }
        pen.group(&format!(
            r#"fill="{PAPER}" stroke="{INK}" stroke-width="1.8""#
        ));
        pen.circle(at(landing), 0.25 * unit);
        pen.end_group();
        pen.letters(0.27 * unit, INK, true);
        pen.text(at(landing), &(index + 1).to_string());
        pen.end_group();
    }
}
