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
    /// Lines between neighbours and along the path of a turn: beside each other, down to the right, straight down, down
    /// to the left.
    pub lines: [char; 4],
    /// What the last turn jumped over, in the same directions.
    pub over: [char; 4],
    /// What rounds a stone off; none where its letter stands on a plain block.
    pub round: Option<Round>,
    /// Ends a text that finds no room.
    pub cut: char,
    /// The frame of a dialog.
    pub border: border::Set<'static>,
}

/// Halves of cells that make a disc of a block.
#[derive(Clone, Copy, Debug)]
pub(super) struct Round {
    pub left: char,
    pub right: char,
    pub top: char,
    pub bottom: char,
}

const UNICODE: Set = Set {
    hole: '·',
    goal: ':',
    lines: ['─', '╲', '│', '╱'],
    over: ['─', '╲', '│', '╱'],
    round: Some(Round {
        left: '▐',
        right: '▌',
        top: '▄',
        bottom: '▀',
    }),
    cut: '…',
    border: border::PLAIN,
};

/// U+2219 is narrow in East Asian terminals too, and as a character of the first PCs it is in every font.
const SAFE: Set = Set {
    hole: '∙', ..ASCII
};

const ASCII: Set = Set {
    hole: '.',
    goal: ':',
    lines: ['-', '\\', '|', '/'],
    // A dash stands for what a learner has marked in vain.
    over: ['=', '\\', '|', '/'],
    round: None,
    cut: '$',
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
