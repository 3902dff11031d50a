//! The characters of boards and frames, in each of the sets that may be drawn.

use ratatui::symbols::border;

use crate::config::Glyphs;

/// The characters of boards and frames.
#[derive(Debug)]
pub(super) struct Set {
    /// An empty point.
    pub hole: char,
    /// An empty point of the goal camp.
    pub goal: char,
    /// Lines between points: along a row, down to the right, down to the left.
    pub lines: [char; 3],
    /// The frame of a dialog.
    pub border: border::Set<'static>,
}

const UNICODE: Set = Set {
    hole: '·',
    goal: ':',
    lines: ['─', '╲', '╱'],
    border: border::PLAIN,
};

/// U+2219 is narrow in East Asian terminals too, and as a character of the first PCs it is in every font.
const SAFE: Set = Set {
    hole: '∙', ..ASCII
};

const ASCII: Set = Set {
    hole: '.',
    goal: ':',
    lines: ['-', '\\', '/'],
    border: border::Set {
        top_left: "+",
        top_right: "+",
        bottom_left: "+",
        bottom_right: "+",
        vertical_left: "|",
        vertical_right: "|",
        horizontal_top: "-",
        horizontal_bottom: "-",
    },
};

/// The set of these glyphs.
pub(super) const fn set(glyphs: Glyphs) -> &'static Set {
    match glyphs {
        Glyphs::Unicode => &UNICODE,
        Glyphs::Safe => &SAFE,
        Glyphs::Ascii => &ASCII,
    }
}
