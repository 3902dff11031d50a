//! What a point of the board looks like.

use ratatui::style::{Modifier, Style};

use crate::app::play::Marks;
use crate::board::Point;
use crate::tui::theme::Theme;

/// What a point looks like: a glyph, a mark at each side, a style.
#[derive(Debug)]
pub(super) struct Face {
    pub left: char,
    pub glyph: char,
    pub right: char,
    pub style: Style,
    pub is_king: bool,
    pub is_under_cursor: bool,
}

impl Face {
    pub(super) fn of(
        point: Point,
        marks: &Marks,
        theme: &Theme,
        empty: Style,
        ascii: bool,
    ) -> Self {
        let stone = marks.position.at(point);
        let is_king = marks.position.kings().contains(point);
        let landed = marks.landed.iter().rposition(|landing| *landing == point);
        let ordinal = landed.and_then(|index| char::from_digit(u32::try_from(index + 1).ok()?, 10));
        let is_last = marks.last.contains(&point);
        let hole = if ascii { '.' } else { '·' };
        let is_target = marks.targets.contains(point);
        let glyph = match stone {
            // Men are small letters and kings capitals where there are kings; stones of a race are capitals.
            Some(seat) if !is_king && marks.has_kings => seat.letter().to_ascii_lowercase(),
            Some(seat) => seat.letter(),
            None if marks.origin == Some(point) => 'o',
            None if landed.is_some() => ordinal.unwrap_or('#'),
            None if marks.over.contains(point) => 'x',
            None if marks.further.contains(point) && !is_target => '+',
            None if is_last && !is_target => '~',
            None if marks.goal.contains(point) => ':',
            None => hole,
        };
        let (left, right) = if marks.here == Some(point) {
            if marks.may_stop {
                ('[', ']')
            } else {
                ('{', '}')
            }
        } else if is_target {
            ('(', ')')
        } else if marks.due.contains(point) {
            ('!', '!')
        } else if stone.is_some() && marks.over.contains(point) {
            ('|', '|')
        } else if stone.is_some() && is_last {
            ('~', '~')
        } else {
            (' ', ' ')
        };
        let is_marked = is_target || landed.is_some() || marks.origin == Some(point);
        let mut style = match stone {
            Some(seat) => theme.stone(seat),
            None if is_marked => empty.patch(theme.accent()).add_modifier(Modifier::BOLD),
            None if marks.further.contains(point) || is_last => empty.patch(Style {
                bg: empty.bg,
                ..theme.accent()
            }),
            None => empty,
        };
        if let (None, Some(ground)) = (stone, empty.bg) {
            style = style.bg(ground);
        }
        if marks.movable.contains(point) || marks.here == Some(point) {
            style = style.add_modifier(Modifier::BOLD | Modifier::UNDERLINED);
        }
        Self {
            left,
            glyph,
            right,
            style,
            is_king,
            is_under_cursor: marks.cursor == Some(point),
        }
    }
}
