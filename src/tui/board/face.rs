//! What a point of the board looks like.

use crate::app::overlay::Sign;
use crate::app::play::Marks;
use crate::board::Point;
use crate::tui::{glyphs, overlay};

/// How much an empty point asks to be looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Weight {
    Plain,
    Weak,
    Strong,
}

/// What a point looks like: a glyph, a mark at each side, and what decides its style.
#[derive(Debug)]
pub(super) struct Face {
    pub left: char,
    pub glyph: char,
    pub right: char,
    /// The mark where there is one cell for it: one of the turn under way comes before a sign of the analysis.
    pub narrow: char,
    pub weight: Weight,
    /// Whether it is the stone under way, or one that may be picked.
    pub is_pickable: bool,
    pub is_king: bool,
    pub is_under_cursor: bool,
}

impl Face {
    /// What `point` looks like; the last turn has jumped `through` it along a line of this glyph.
    pub(super) fn of(
        point: Point,
        marks: &Marks,
        glyphs: &glyphs::Set,
        through: Option<char>,
    ) -> Self {
        let stone = marks.position.at(point);
        let is_king = marks.position.kings().contains(point);
        let landed = marks.landed.iter().rposition(|landing| *landing == point);
        let ordinal = landed.and_then(|index| char::from_digit(u32::try_from(index + 1).ok()?, 10));
        let is_last = marks.last.contains(&point);
        let is_target = marks.targets.contains(point);
        let is_further = marks.further.contains(point) && !is_target;
        // Where the stone under way can go on to is within its reach as it is.
        let goes_on = is_target || is_further;
        let sign = marks.signs.get(&point).copied();
        let sign = sign.filter(|sign| !(goes_on && matches!(sign, Sign::OneTurn | Sign::TwoTurns)));
        let own = match stone {
            // Men are small letters and kings capitals where there are kings; stones of a race are capitals.
            Some(seat) if !is_king && marks.has_kings => Some(seat.letter().to_ascii_lowercase()),
            Some(seat) => Some(seat.letter()),
            None if marks.origin == Some(point) => Some('o'),
            None if landed.is_some() => Some(ordinal.unwrap_or('#')),
            None if marks.over.contains(point) => Some('x'),
            None if is_further => Some('+'),
            None if is_last && !is_target => Some('~'),
            None => None,
        };
        let ground = if marks.goal.contains(point) {
            glyphs.goal
        } else {
            glyphs.hole
        };
        // A sign takes the place of the hole, or else the one beside what is there.
        let sign_glyph = sign.map(overlay::glyph);
        let glyph = own.or(sign_glyph).or(through).unwrap_or(ground);
        let beside = sign_glyph.filter(|_| own.is_some());
        let pair = |mark| (mark, beside.unwrap_or(mark));
        let (left, right) = match stone {
            _ if marks.here == Some(point) && marks.may_stop => ('[', ']'),
            _ if marks.here == Some(point) => ('{', '}'),
            _ if marks.missed.contains(point) => ('?', '?'),
            _ if marks.superfluous.contains(point) => ('-', '-'),
            _ if marks.marked.contains(point) => ('<', '>'),
            _ if is_target => ('(', ')'),
            _ if marks.due.contains(point) => pair('!'),
            Some(_) if marks.over.contains(point) => pair('|'),
            Some(_) if is_last => pair('~'),
            Some(_) => pair(through.unwrap_or(' ')),
            None => pair(' '),
        };
        let is_of_turn = matches!(left, '!' | '|');
        let narrow = if is_of_turn { left } else { right };
        let is_judged = (marks.marked | marks.missed | marks.superfluous).contains(point);
        let is_landed = landed.is_some() || marks.origin == Some(point);
        let has_strong_sign = sign.is_some_and(|sign| sign != Sign::TwoTurns);
        Self {
            left,
            glyph,
            right,
            narrow,
            weight: if is_target || has_strong_sign || is_judged || is_landed {
                Weight::Strong
            } else if is_further || is_last || sign.is_some() || through.is_some() {
                Weight::Weak
            } else {
                Weight::Plain
            },
            is_pickable: marks.movable.contains(point) || marks.here == Some(point),
            is_king,
            is_under_cursor: marks.cursor == Some(point),
        }
    }

    /// Whether there is a mark beside the glyph.
    pub(super) fn has_mark(&self) -> bool {
        (self.left, self.right) != (' ', ' ')
    }
}
