//! Colours: six themes, in as many colours as the terminal has.

mod color;
mod palette;

use ratatui::style::{Color, Modifier, Style};

use crate::board::Ground;
use crate::config;
use crate::rules::Seat;

pub use color::Depth;
use color::{Rgb, at_depth, contrast, ink, mixed, rgb};
use palette::{CONTRAST, DARK, LIGHT, Palette, WOOD};

/// The stones where there are sixteen colours.
const SIXTEEN_STONES: [Color; 8] = [
    Color::LightRed,
    Color::LightYellow,
    Color::LightGreen,
    Color::LightBlue,
    Color::Yellow,
    Color::LightMagenta,
    Color::White,
    Color::Black,
];

/// Hundredths of the colour of a seat in the ground of the camp that it goes to.
const TINT: u16 = 10;
/// Hundredths of the colour of the holes in every second square of a race.
const SHADE: u16 = 7;

/// The colours to draw with.
#[derive(Clone, Copy, Debug)]
pub struct Theme {
    base: Style,
    faint: Style,
    accent: Style,
    warning: Style,
    cursor: Style,
    mark: Style,
    board: Style,
    shaded: Style,
    dark_square: Style,
    light_square: Style,
    goals: [Style; 8],
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
        match depth {
            Depth::Sixteen => Self::sixteen(palette),
            Depth::None | Depth::Indexed | Depth::True => Self::painted(palette, depth),
        }
    }

    /// The theme that suits a background of so much red, green and blue: the light one where black stands out more than
    /// white.
    pub fn on(background: [u8; 3], depth: Depth) -> Self {
        let is_light = ink(background) == rgb(0);
        let theme = if is_light {
            config::Theme::Light
        } else {
            config::Theme::Dark
        };
        Self::new(theme, depth)
    }

    fn painted(palette: &Palette, depth: Depth) -> Self {
        let color = |rgb: Rgb| at_depth(rgb, depth);
        let paint = |front: Rgb, back: Rgb| Style::new().fg(color(front)).bg(color(back));
        let on = |front: u32, back: u32| paint(rgb(front), rgb(back));
        let (board, hole) = (rgb(palette.board), rgb(palette.hole));
        let shaded = mixed(board, hole, SHADE);
        let stone = |digits: u32| paint(ink(rgb(digits)), rgb(digits));
        // The holes of the goal camp are brighter, because its ground is.
        let goal = |digits: u32| {
            paint(
                mixed(hole, rgb(0xff_ffff), 50),
                mixed(board, rgb(digits), TINT),
            )
        };
        Self {
            base: on(palette.text, palette.page),
            faint: on(palette.faint, palette.page),
            accent: on(palette.accent, palette.page),
            warning: on(palette.warning, palette.page),
            cursor: on(palette.mark, palette.board).add_modifier(Modifier::REVERSED),
            mark: Style::new().fg(color(rgb(palette.mark))),
            board: paint(hole, board),
            shaded: paint(hole, shaded),
            dark_square: on(palette.number, palette.dark_square),
            light_square: on(palette.dark_square, palette.light_square),
            goals: palette.stones.map(goal),
            stones: palette.stones.map(stone),
            lines: palette
                .stones
                .map(|stone| on(line(stone, palette), palette.page)),
        }
    }

    /// Where there are sixteen colours: those that stand for the page and its text, and a black board.
    fn sixteen(palette: &Palette) -> Self {
        let is_dark = ink(rgb(palette.page)) == rgb(0xff_ffff);
        let (page, text, accent, warning) = if is_dark {
            (
                Color::Black,
                Color::White,
                Color::LightCyan,
                Color::LightYellow,
            )
        } else {
            (Color::White, Color::Black, Color::Blue, Color::Red)
        };
        let on = |front, back| Style::new().fg(front).bg(back);
        let board = on(Color::Gray, Color::Black);
        let stone = |color: Color| match color {
            Color::Black => on(Color::White, Color::Black),
            color => on(Color::Black, color),
        };
        Self {
            base: on(text, page),
            faint: on(Color::DarkGray, page),
            accent: on(accent, page),
            warning: on(warning, page),
            cursor: on(Color::LightCyan, Color::Black).add_modifier(Modifier::REVERSED),
            mark: Style::new().fg(Color::LightCyan),
            board,
            shaded: board,
            dark_square: on(Color::White, Color::DarkGray),
            light_square: on(Color::DarkGray, Color::Gray),
            goals: SIXTEEN_STONES.map(|color| board.fg(color)),
            stones: SIXTEEN_STONES.map(stone),
            lines: SIXTEEN_STONES.map(|color| match color {
                Color::Black => on(text, page),
                color if is_dark => on(color, page),
                _ => on(text, page),
            }),
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
            cursor: plain.add_modifier(Modifier::REVERSED),
            mark: plain,
            board: plain,
            shaded: plain,
            dark_square: plain,
            light_square: plain,
            goals: [plain; 8],
            stones: [plain; 8],
            lines: [plain; 8],
        }
    }

    /// The sixteen colours of the terminal on its own ground, which may be dark or light: red and magenta can be read on
    /// both.
    fn terminal() -> Self {
        let plain = Style::new();
        let stone = |color: Color| match color {
            Color::Black => plain.fg(Color::White).bg(Color::Red),
            color => plain.fg(Color::Black).bg(color),
        };
        Self {
            base: plain,
            faint: plain.add_modifier(Modifier::DIM),
            accent: plain.fg(Color::Magenta),
            warning: plain.fg(Color::Red),
            cursor: plain.fg(Color::Magenta).add_modifier(Modifier::REVERSED),
            mark: plain.fg(Color::Magenta),
            board: plain,
            shaded: plain,
            dark_square: plain,
            light_square: plain.bg(Color::DarkGray),
            goals: [plain.fg(Color::Magenta); 8],
            stones: SIXTEEN_STONES.map(stone),
            lines: SIXTEEN_STONES.map(|color| match color {
                Color::White => plain,
                Color::Black => plain.fg(Color::Red),
                color => plain.fg(color),
            }),
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

    /// The cursor on the board, reversed.
    pub fn cursor(&self) -> Style {
        self.cursor
    }

    /// What can be done on the board, on any ground there.
    pub fn mark(&self) -> Style {
        self.mark
    }

    /// An empty point; every second square of a race is `shaded`.
    pub fn point(&self, ground: Ground, is_shaded: bool) -> Style {
        match ground {
            Ground::Chequers => self.dark_square,
            Ground::Squares if is_shaded => self.shaded,
            Ground::Squares | Ground::Holes => self.board,
        }
    }

    /// A thin line for `seat` beside text.
    pub fn line(&self, seat: Seat) -> Style {
        self.lines[seat.index()]
    }

    /// A light square of the draughts board.
    pub fn light_square(&self) -> Style {
        self.light_square
    }

    /// An empty point of the camp that `seat` goes to.
    pub fn goal(&self, seat: Seat) -> Style {
        self.goals[seat.index()]
    }

    /// A stone of `seat`.
    pub fn stone(&self, seat: Seat) -> Style {
        self.stones[seat.index()]
    }
}

/// The colour of a stone, or that of text where a thin line of it would hardly be seen on the page.
fn line(stone: u32, palette: &Palette) -> u32 {
    /// WCAG 2.1 asks for three to one of graphics; the nearest of 256 colours may have a little less.
    const LEAST: f64 = 3.2;
    if contrast(rgb(stone), rgb(palette.page)) < LEAST {
        palette.text
    } else {
        stone
    }
}

#[cfg(test)]
mod tests {
    use super::color::seen;
    use super::*;

    /// Text of at least this contrast can be read, and a shape of at least that be seen (WCAG 2.1, criteria 1.4.3 and
    /// 1.4.11, level AA).
    const TEXT: f64 = 4.5;
    const SHAPE: f64 = 3.0;

    /// Checks that a colour stands out from another, where both are known.
    fn check(what: &str, front: Option<Color>, back: Option<Color>, least: f64) {
        let (front, back) = (front.unwrap_or_default(), back.unwrap_or_default());
        let (Some(a), Some(b)) = (seen(front), seen(back)) else {
            panic!("{what}: {front} on {back}");
        };
        let found = contrast(a, b);
        assert!(found >= least, "{what}: {front} on {back} has {found:.2}");
    }

    #[test]
    fn text_can_be_read_and_stones_be_seen() {
        for kind in [
            config::Theme::Dark,
            config::Theme::Light,
            config::Theme::Wood,
            config::Theme::Contrast,
        ] {
            for depth in [Depth::Sixteen, Depth::Indexed, Depth::True] {
                let theme = Theme::new(kind, depth);
                let context = |what: &str| format!("{kind:?} {depth:?} {what}");
                // Each terminal has sixteen colours of its own, a little darker or lighter than these.
                let text = if depth == Depth::Sixteen { SHAPE } else { TEXT };
                for (what, style, least) in [
                    ("text", theme.base, TEXT),
                    ("faint", theme.faint, text),
                    ("accent", theme.accent, TEXT),
                    ("warning", theme.warning, TEXT),
                    ("hole", theme.board, SHAPE),
                    ("shaded hole", theme.shaded, SHAPE),
                    ("number", theme.dark_square, SHAPE),
                ] {
                    check(&context(what), style.fg, style.bg, least);
                }
                let races = theme.stones.iter().zip(&theme.goals).take(6);
                for (stone, goal) in races {
                    check(&context("letter"), stone.fg, stone.bg, text);
                    check(&context("goal"), goal.fg, goal.bg, SHAPE);
                    check(&context("mark on goal"), theme.mark.fg, goal.bg, SHAPE);
                    let goals = theme.goals.iter().take(6);
                    for ground in goals.chain([&theme.board, &theme.shaded]) {
                        check(&context("stone"), stone.bg, ground.bg, SHAPE);
                    }
                }
                for stone in &theme.stones[6..] {
                    check(&context("letter"), stone.fg, stone.bg, text);
                    check(&context("man"), stone.bg, theme.dark_square.bg, SHAPE);
                }
                for ground in [theme.board, theme.shaded, theme.dark_square] {
                    check(&context("mark"), theme.mark.fg, ground.bg, SHAPE);
                }
            }
        }
    }

    #[test]
    fn the_own_colours_of_the_terminal_can_be_read_on_dark_and_light() {
        let theme = Theme::new(config::Theme::Terminal, Depth::True);
        for ground in [Color::Black, Color::White] {
            for style in [theme.accent, theme.warning, theme.mark, theme.goals[0]] {
                check("terminal", style.fg, Some(ground), SHAPE);
            }
        }
        for stone in &theme.stones {
            check("letter", stone.fg, stone.bg, SHAPE);
        }
    }

    #[test]
    fn without_colour_there_is_none() {
        let theme = Theme::new(config::Theme::Dark, Depth::None);
        for style in [
            theme.base(),
            theme.accent(),
            theme.stone(Seat::Red),
            theme.light_square(),
            theme.mark(),
        ] {
            assert_eq!((style.fg, style.bg), (None, None));
        }
    }
}
