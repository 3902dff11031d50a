//! How many colours there are, and what becomes of a colour where there are few.

use ratatui::style::Color;

use crate::config;

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

impl Depth {
    /// How many colours a terminal has by what `COLORTERM` and `TERM` are set to. Red, green and blue only where the
    /// former says so: other terminals make of them what they like.
    pub fn of(wanted: config::Color, variable: impl Fn(&str) -> Option<String>) -> Self {
        let value = |name| variable(name).unwrap_or_default();
        let (color_term, term) = (value("COLORTERM"), value("TERM"));
        let is_simple = matches!(term.as_str(), "linux" | "dumb");
        match wanted {
            config::Color::Never => Self::None,
            config::Color::Auto if term == "dumb" => Self::None,
            config::Color::Auto | config::Color::Always if is_simple => Self::Sixteen,
            config::Color::Auto | config::Color::Always => match color_term.as_str() {
                "truecolor" | "24bit" => Self::True,
                _ if term.contains("256color") => Self::Indexed,
                _ => Self::Sixteen,
            },
        }
    }
}

/// Red, green and blue.
pub(super) type Rgb = [u8; 3];

/// Red, green and blue of six digits.
pub(super) const fn rgb(digits: u32) -> Rgb {
    let [_, red, green, blue] = digits.to_be_bytes();
    [red, green, blue]
}

/// `share` hundredths of `other` in `color`.
pub(super) fn mixed(color: Rgb, other: Rgb, share: u16) -> Rgb {
    std::array::from_fn(|part| {
        let sum = u16::from(color[part]) * (100 - share) + u16::from(other[part]) * share;
        u8::try_from(sum / 100).unwrap_or(u8::MAX)
    })
}

/// Relative luminance, from 0 to 1 (WCAG 2.1).
fn luminance(color: Rgb) -> f64 {
    let [red, green, blue] = color.map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.03928 {
            part / 12.92
        } else {
            ((part + 0.055) / 1.055).powf(2.4)
        }
    });
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// Contrast of two colours, from 1 to 21 (WCAG 2.1).
pub(super) fn contrast(a: Rgb, b: Rgb) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// Black or white, whichever stands out more on a colour.
pub(super) fn ink(ground: Rgb) -> Rgb {
    let [black, white] = [rgb(0), rgb(0xff_ffff)];
    if contrast(black, ground) >= contrast(white, ground) {
        black
    } else {
        white
    }
}

/// The sixteen colours as xterm has them. Other terminals have others, but as bright and as colourful.
pub(super) const SIXTEEN: [(Color, u32); 16] = [
    (Color::Black, 0x00_0000),
    (Color::Red, 0xcd_0000),
    (Color::Green, 0x00_cd00),
    (Color::Yellow, 0xcd_cd00),
    (Color::Blue, 0x00_00ee),
    (Color::Magenta, 0xcd_00cd),
    (Color::Cyan, 0x00_cdcd),
    (Color::Gray, 0xe5_e5e5),
    (Color::DarkGray, 0x7f_7f7f),
    (Color::LightRed, 0xff_0000),
    (Color::LightGreen, 0x00_ff00),
    (Color::LightYellow, 0xff_ff00),
    (Color::LightBlue, 0x5c_5cff),
    (Color::LightMagenta, 0xff_00ff),
    (Color::LightCyan, 0x00_ffff),
    (Color::White, 0xff_ffff),
];

/// The levels of xterm's colour cube.
const LEVELS: [u8; 6] = [0, 95, 135, 175, 215, 255];

/// The colours of xterm's cube and grey ramp with their indices. The first sixteen are left out: they are the terminal's
/// own.
fn indexed() -> impl Iterator<Item = (Color, Rgb)> {
    let cube = (0..216u8).map(|index| {
        let level = |step: u8| LEVELS[usize::from(index / step % 6)];
        (16 + index, [level(36), level(6), level(1)])
    });
    let greys = (0..24u8).map(|step| (232 + step, [8 + 10 * step; 3]));
    cube.chain(greys)
        .map(|(index, color)| (Color::Indexed(index), color))
}

/// Square of the distance of two colours.
fn distance(a: Rgb, b: Rgb) -> i32 {
    let parts = a.iter().zip(b);
    parts
        .map(|(a, b)| (i32::from(*a) - i32::from(b)).pow(2))
        .sum()
}

/// The colour as the terminal has it, or the nearest that it has.
pub(super) fn at_depth(color: Rgb, depth: Depth) -> Color {
    let nearest = |colors: &mut dyn Iterator<Item = (Color, Rgb)>| {
        let found = colors.min_by_key(|(_, found)| distance(color, *found));
        found.map_or(Color::Reset, |(found, _)| found)
    };
    let [red, green, blue] = color;
    match depth {
        Depth::None => Color::Reset,
        Depth::Sixteen => nearest(&mut SIXTEEN.iter().map(|(name, digits)| (*name, rgb(*digits)))),
        Depth::Indexed => nearest(&mut indexed()),
        Depth::True => Color::Rgb(red, green, blue),
    }
}

/// What a colour that [`at_depth`] gave looks like; none for that of the terminal itself.
#[cfg(test)]
pub(super) fn seen(color: Color) -> Option<Rgb> {
    match color {
        Color::Rgb(red, green, blue) => Some([red, green, blue]),
        Color::Indexed(_) => indexed()
            .find(|(found, _)| *found == color)
            .map(|(_, found)| found),
        _ => SIXTEEN
            .iter()
            .find(|(found, _)| *found == color)
            .map(|(_, digits)| rgb(*digits)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_of_few_colours() {
        for (digits, index, named) in [
            (0x00_0000, 16, Color::Black),
            (0xff_ffff, 231, Color::White),
            (0xff_0000, 196, Color::LightRed),
            (0xc8_0a08, 160, Color::Red),
            (0x80_8080, 244, Color::DarkGray),
            (0x5f_afd7, 74, Color::LightBlue),
            (0x12_1212, 233, Color::Black),
            (0xf0_e020, 220, Color::LightYellow),
        ] {
            let color = rgb(digits);
            let found = [Depth::Indexed, Depth::Sixteen].map(|depth| at_depth(color, depth));
            assert_eq!(found, [Color::Indexed(index), named], "{digits:06x}");
        }
        assert_eq!(at_depth(rgb(0x01_0203), Depth::True), Color::Rgb(1, 2, 3));
    }

    #[test]
    fn contrast_as_wcag_reckons_it() {
        // The extremes, and the grey #767676 that is known as the lightest for text on white.
        for (a, b, expected) in [
            (0x00_0000, 0xff_ffff, 21.0),
            (0x12_3456, 0x12_3456, 1.0),
            (0x76_7676, 0xff_ffff, 4.54),
        ] {
            let found = contrast(rgb(a), rgb(b));
            assert!((found - expected).abs() < 0.01, "{a:06x} {b:06x}: {found}");
        }
    }

    #[test]
    fn the_terminal_says_how_many_colours_it_has() {
        use config::Color::{Always, Auto, Never};
        for (wanted, color_term, term, depth) in [
            (Auto, "truecolor", "xterm-256color", Depth::True),
            (Auto, "24bit", "xterm", Depth::True),
            (Auto, "", "xterm-256color", Depth::Indexed),
            (Auto, "yes", "screen-256color", Depth::Indexed),
            (Auto, "", "xterm", Depth::Sixteen),
            (Auto, "", "", Depth::Sixteen),
            (Auto, "truecolor", "linux", Depth::Sixteen),
            (Auto, "truecolor", "dumb", Depth::None),
            (Always, "truecolor", "dumb", Depth::Sixteen),
            (Always, "", "xterm-256color", Depth::Indexed),
            (Never, "truecolor", "xterm-256color", Depth::None),
        ] {
            let variable = |name: &str| match name {
                "COLORTERM" => Some(color_term.to_owned()),
                "TERM" => Some(term.to_owned()),
                _ => None,
            };
            let found = Depth::of(wanted, variable);
            assert_eq!(
                found, depth,
                "{wanted:?} COLORTERM={color_term} TERM={term}"
            );
        }
    }
}
