//! Colours: six themes, in as many colours as the terminal has.
#![expect(
    clippy::unreadable_literal,
    reason = "colours are known by their six digits"
)]

use ratatui::style::{Color, Modifier, Style};

use crate::config;
use crate::rules::Seat;

/// How many colours the terminal has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// None: only bold, reverse and underline.
    None,
    /// The sixteen colours of the terminal.
    Sixteen,
    /// The 256 colours of xterm.
    Indexed,
    /// Red, green and blue.
    True,
}

/// The colours of a theme as red, green and blue.
struct Palette {
    ground: u32,
    text: u32,
    faint: u32,
    accent: u32,
    warning: u32,
    board: u32,
    light_square: u32,
    hole: u32,
    goal: u32,
    /// In the order of [`Seat::ALL`].
    stones: [u32; 8],
}

const DARK: Palette = Palette {
    ground: 0x16181d,
    text: 0xe4e6eb,
    faint: 0x8a909c,
    accent: 0x7fd9ff,
    warning: 0xffc166,
    board: 0x2a2e37,
    light_square: 0x505766,
    hole: 0x8a909c,
    goal: 0x384331,
    stones: [
        0xe04a4a, 0xf2d03c, 0x4cc066, 0x5a96ff, 0xf58c32, 0xc07af0, 0xf2eee4, 0x94403a,
    ],
};

const LIGHT: Palette = Palette {
    ground: 0xfaf9f6,
    text: 0x1d2026,
    faint: 0x636872,
    accent: 0x005fa8,
    warning: 0x984a00,
    board: 0xe9e6de,
    light_square: 0xffffff,
    hole: 0x70757f,
    goal: 0xd6e6cc,
    stones: [
        0xc02a2a, 0xd8ac10, 0x1c863c, 0x1f5ed0, 0xd66608, 0x8638be, 0xfffff4, 0x5a1c18,
    ],
};

const WOOD: Palette = Palette {
    ground: 0x2c1f14,
    text: 0xf4e6cf,
    faint: 0xb49a78,
    accent: 0xffd87a,
    warning: 0xffa85c,
    board: 0x7a4f2a,
    light_square: 0xd9b382,
    hole: 0xe8cfa8,
    goal: 0x5d5a2c,
    stones: [
        0xc83a30, 0xf0cc40, 0x3e9e50, 0x4078d8, 0xf08828, 0xa45cd0, 0xf8ecd4, 0x2a120c,
    ],
};

const CONTRAST: Palette = Palette {
    ground: 0x000000,
    text: 0xffffff,
    faint: 0xd0d0d0,
    accent: 0x00ffff,
    warning: 0xffff00,
    board: 0x000000,
    light_square: 0x808080,
    hole: 0xffffff,
    goal: 0x005000,
    stones: [
        0xff5050, 0xffff00, 0x00ff40, 0x60a0ff, 0xffa000, 0xff70ff, 0xffffff, 0xb03030,
    ],
};

/// The colours to draw with.
#[derive(Clone, Copy, Debug)]
pub struct Theme {
    base: Style,
    faint: Style,
    accent: Style,
    warning: Style,
    board: Style,
    light_square: Style,
    hole: Style,
    goal: Style,
    stones: [Style; 8],
    lines: [Style; 8],
}

impl Theme {
    /// The theme in as many colours as there are.
    pub fn new(theme: config::Theme, depth: Depth) -> Self {
        let palette = match theme {
            _ if depth == Depth::None => return Self::mono(),
            config::Theme::Mono => return Self::mono(),
            config::Theme::Terminal => return Self::terminal(),
            config::Theme::Dark => &DARK,
            config::Theme::Light => &LIGHT,
            config::Theme::Wood => &WOOD,
            config::Theme::Contrast => &CONTRAST,
        };
        // Sixteen colours are whatever the terminal makes of them: only its own ground is known to go with them.
        if depth == Depth::Sixteen {
            return Self::terminal();
        }
        let color = |rgb: u32| color(rgb, depth);
        let on = |front: u32, back: u32| Style::new().fg(color(front)).bg(color(back));
        let stone = |rgb: u32| on(if brightness(rgb) > 110 { 0 } else { 0xffffff }, rgb);
        Self {
            base: on(palette.text, palette.ground),
            faint: on(palette.faint, palette.ground),
            accent: on(palette.accent, palette.ground),
            warning: on(palette.warning, palette.ground),
            board: on(palette.hole, palette.board),
            light_square: on(palette.hole, palette.light_square),
            hole: on(palette.hole, palette.ground),
            goal: on(palette.hole, palette.goal),
            stones: palette.stones.map(stone),
            lines: palette
                .stones
                .map(|rgb| on(line(rgb, palette), palette.ground)),
        }
    }

    /// Without colour.
    fn mono() -> Self {
        let plain = Style::new();
        Self {
            base: plain,
            faint: plain,
            accent: plain.add_modifier(Modifier::BOLD),
            warning: plain.add_modifier(Modifier::BOLD),
            board: plain,
            light_square: plain,
            hole: plain,
            goal: plain,
            stones: [plain; 8],
            lines: [plain; 8],
        }
    }

    /// The sixteen colours of the terminal on its own ground.
    fn terminal() -> Self {
        let plain = Style::new();
        let stone = |back| plain.fg(Color::Black).bg(back);
        Self {
            base: plain,
            faint: plain.fg(Color::DarkGray),
            accent: plain.fg(Color::Cyan),
            warning: plain.fg(Color::Yellow),
            board: plain,
            light_square: plain.bg(Color::DarkGray),
            hole: plain,
            goal: plain.fg(Color::Green),
            stones: [
                stone(Color::LightRed),
                stone(Color::LightYellow),
                stone(Color::LightGreen),
                stone(Color::LightBlue),
                stone(Color::Yellow),
                stone(Color::LightMagenta),
                stone(Color::White),
                plain.fg(Color::White).bg(Color::Red),
            ],
            lines: [
                plain.fg(Color::LightRed),
                plain.fg(Color::LightYellow),
                plain.fg(Color::LightGreen),
                plain.fg(Color::LightBlue),
                plain.fg(Color::Yellow),
                plain.fg(Color::LightMagenta),
                plain,
                plain.fg(Color::Red),
            ],
        }
    }

    /// Text.
    pub fn base(&self) -> Style {
        self.base
    }

    /// What is less important.
    pub fn faint(&self) -> Style {
        self.faint
    }

    /// What can be chosen.
    pub fn accent(&self) -> Style {
        self.accent
    }

    /// What was refused.
    pub fn warning(&self) -> Style {
        self.warning
    }

    /// A square that is a point, and the light square of a chequered board.
    pub fn square(&self, is_point: bool) -> Style {
        if is_point {
            self.board
        } else {
            self.light_square
        }
    }

    /// A hole of the star, and one of the goal camp.
    pub fn hole(&self, is_goal: bool) -> Style {
        if is_goal { self.goal } else { self.hole }
    }

    /// A stone of `seat`.
    pub fn stone(&self, seat: Seat) -> Style {
        self.stones[seat.index()]
    }

    /// A thin line for `seat` beside text.
    pub fn line(&self, seat: Seat) -> Style {
        self.lines[seat.index()]
    }
}

fn parts(rgb: u32) -> [u8; 3] {
    let [_, red, green, blue] = rgb.to_be_bytes();
    [red, green, blue]
}

/// How bright a colour looks, from 0 to 255 (weights of ITU-R BT.601).
fn brightness(rgb: u32) -> u32 {
    let [red, green, blue] = parts(rgb).map(u32::from);
    (299 * red + 587 * green + 114 * blue) / 1000
}

/// The colour of a stone, or that of text where a thin line of it would hardly be seen on the ground.
fn line(stone: u32, palette: &Palette) -> u32 {
    /// WCAG 2.1 asks for three to one of graphics; the nearest of 256 colours may have a little less.
    const LEAST: f64 = 3.2;
    if contrast(stone, palette.ground) < LEAST {
        palette.text
    } else {
        stone
    }
}

/// The contrast of two colours, from 1 to 21, as WCAG 2.1 defines it.
fn contrast(one: u32, other: u32) -> f64 {
    let luminance = |rgb: u32| {
        let [red, green, blue] = parts(rgb).map(|part| {
            let part = f64::from(part) / 255.0;
            if part <= 0.03928 {
                part / 12.92
            } else {
                ((part + 0.055) / 1.055).powf(2.4)
            }
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    };
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// The levels of xterm's colour cube.
const LEVELS: [i32; 6] = [0, 95, 135, 175, 215, 255];

/// The colour, or the nearest of xterm's colour cube and grey ramp.
fn color(rgb: u32, depth: Depth) -> Color {
    let [red, green, blue] = parts(rgb);
    if depth == Depth::True {
        return Color::Rgb(red, green, blue);
    }
    let wanted = [red, green, blue].map(i32::from);
    let distance = |found: [i32; 3]| -> i32 {
        wanted
            .iter()
            .zip(found)
            .map(|(a, b)| (a - b) * (a - b))
            .sum()
    };
    let cube = (0..216u8).map(|index| {
        let level = |step: u8| LEVELS[usize::from(index / step % 6)];
        (16 + index, [level(36), level(6), level(1)])
    });
    let greys = (0..24u8).map(|step| (232 + step, [8 + 10 * i32::from(step); 3]));
    let nearest = cube.chain(greys).min_by_key(|(_, found)| distance(*found));
    Color::Indexed(nearest.map_or(0, |(index, _)| index))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_of_256_colours() {
        for (rgb, index) in [
            (0x000000, 16),
            (0xffffff, 231),
            (0xff0000, 196),
            (0x808080, 244),
        ] {
            assert_eq!(
                color(rgb, Depth::Indexed),
                Color::Indexed(index),
                "{rgb:06x}"
            );
        }
    }

    #[test]
    fn without_colour_there_is_none() {
        let theme = Theme::new(config::Theme::Dark, Depth::None);
        for style in [
            theme.base(),
            theme.accent(),
            theme.stone(Seat::Red),
            theme.square(false),
        ] {
            assert_eq!((style.fg, style.bg), (None, None));
        }
    }
}
