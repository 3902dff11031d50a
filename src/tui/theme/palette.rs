//! The colours of the themes, as six digits each.

/// The colours of a theme as red, green and blue.
pub(super) struct Palette {
    /// The page, and what is written on it.
    pub(super) page: u32,
    pub(super) text: u32,
    pub(super) faint: u32,
    pub(super) accent: u32,
    pub(super) warning: u32,
    /// The board of a race, with its empty points.
    pub(super) board: u32,
    pub(super) hole: u32,
    /// What can be done there.
    pub(super) mark: u32,
    /// The squares of the draughts board, with what is written on the dark ones.
    pub(super) dark_square: u32,
    pub(super) light_square: u32,
    pub(super) number: u32,
    /// In the order of [`Seat::ALL`].
    pub(super) stones: [u32; 8],
}

pub(super) const DARK: Palette = Palette {
    page: 0x16_181d,
    text: 0xe4_e6eb,
    faint: 0x8d_939f,
    accent: 0x7f_d9ff,
    warning: 0xff_c166,
    board: 0x26_2b35,
    hole: 0x98_9eab,
    mark: 0xb8_ecff,
    dark_square: 0x5a_8262,
    light_square: 0xc9_c3a8,
    number: 0xe9_f0ea,
    stones: [
        0xf2_5c58, 0xf5_d442, 0x52_c46c, 0x68_a0ff, 0xf7_9238, 0xc8_84f4, 0xf4_f1e8, 0x10_1211,
    ],
};

/// A dark board on a light page: on a light one yellow stones would be hard to see.
pub(super) const LIGHT: Palette = Palette {
    page: 0xfa_f9f6,
    text: 0x1d_2026,
    faint: 0x63_6872,
    accent: 0x00_5fa8,
    warning: 0x98_4a00,
    board: 0x28_303c,
    hole: 0xa4_adbb,
    mark: 0xb8_ecff,
    dark_square: 0x5f_875f,
    light_square: 0xe8_e2c8,
    number: 0xf2_f6f2,
    stones: DARK.stones,
};

pub(super) const WOOD: Palette = Palette {
    page: 0x24_1810,
    text: 0xf4_e6cf,
    faint: 0xb4_9a78,
    accent: 0xff_d87a,
    warning: 0xff_a85c,
    board: 0x44_2914,
    hole: 0xc9_ae88,
    mark: 0xff_e2a0,
    dark_square: 0x87_5f2f,
    light_square: 0xdd_b988,
    number: 0xf6_e6c8,
    stones: [
        0xf4_6a56, 0xf2_d048, 0x58_bd68, 0x72_a6f4, 0xff_a347, 0xc9_90ea, 0xfa_f0da, 0x14_0a06,
    ],
};

pub(super) const CONTRAST: Palette = Palette {
    page: 0x00_0000,
    text: 0xff_ffff,
    faint: 0xd0_d0d0,
    accent: 0x00_ffff,
    warning: 0xff_ff00,
    board: 0x00_0000,
    hole: 0xff_ffff,
    mark: 0x00_ffff,
    dark_square: 0x60_6060,
    light_square: 0xd8_d8d8,
    number: 0xff_ffff,
    stones: [
        0xff_5050, 0xff_ff00, 0x00_ff40, 0x60_a0ff, 0xff_a000, 0xff_70ff, 0xff_ffff, 0x00_0000,
    ],
};
