//! What the analysis looks like: a glyph for each sign, lines for a panel, and one line where there is no panel.

use ratatui::text::Line;

use crate::analysis::Support;
use crate::app::overlay::{Finding, Overlay, Sign};
use crate::board::Point;
use crate::lang::Arg;
use crate::notation::{self, Naming};
use crate::rules::Rules;
use crate::tui::{Looks, text};
use crate::words;

/// What the help shows of the signs, and the ids of the texts that explain them.
pub(super) const SIGNS: [(&str, &str); 8] = [
    (" * ", "sign-one-turn"),
    (" \" ", "sign-two-turns"),
    (" R2", "sign-jumps"),
    (" R<", "sign-straggler"),
    (" X ", "sign-destination"),
    (" v ", "sign-lost"),
    (" ^ ", "sign-gained"),
    (" & ", "sign-lost-and-gained"),
];

/// The glyph of a sign: of an empty point in place of its hole, else beside what is there.
pub(super) fn glyph(sign: Sign) -> char {
    match sign {
        Sign::OneTurn => '*',
        Sign::TwoTurns => '"',
        Sign::Jumps(jumps) => u32::try_from(jumps)
            .ok()
            .and_then(|jumps| char::from_digit(jumps, 10))
            .unwrap_or('9'),
        Sign::Straggler => '<',
        Sign::Destination => 'X',
        Sign::Lost => 'v',
        Sign::Gained => '^',
        Sign::LostAndGained => '&',
    }
}

/// Writes the parts of a finding, with the names of points and the texts of a language.
struct Writer<'a> {
    overlay: &'a Overlay,
    rules: &'a dyn Rules,
    naming: Naming,
    looks: &'a Looks,
    /// Whether the glyph of a sign alone says what is counted.
    is_short: bool,
}

/// A text that begins with the glyph of a sign.
const fn sign_text(sign: Sign) -> &'static str {
    match sign {
        Sign::OneTurn => "overlay-one-turn",
        Sign::TwoTurns => "overlay-two-turns",
        Sign::Jumps(_) => "overlay-jumps",
        Sign::Straggler => "overlay-stragglers",
        Sign::Destination => "overlay-way-of",
        Sign::Lost => "overlay-lost",
        Sign::Gained => "overlay-gained",
        Sign::LostAndGained => "overlay-lost-and-gained",
    }
}

impl Writer<'_> {
    fn name(&self, point: Point) -> &str {
        self.naming.name(self.rules.board(), point)
    }

    fn text(&self, id: &str, names: &[(&str, Arg)]) -> String {
        self.looks.lang.with(id, names)
    }

    fn counted(&self, sign: Sign, count: usize) -> String {
        if self.is_short {
            return format!("{} {count}", glyph(sign));
        }
        let text = self.text(sign_text(sign), &[("count", count.into())]);
        format!("{} {text}", glyph(sign))
    }

    /// The side, with the stone that is looked at.
    fn who(&self) -> String {
        let seat = words::seat(&self.looks.lang, self.overlay.seat);
        match self.stone() {
            Some(stone) => format!("{seat}, {}", self.name(stone)),
            None if self.is_short => seat,
            None => self.text("overlay-team", &[("seat", (&seat).into())]),
        }
    }

    fn stone(&self) -> Option<Point> {
        match &self.overlay.finding {
            Finding::Reach { stone, .. } => *stone,
            Finding::Supports { .. } | Finding::WayHome { .. } | Finding::WhatIf { .. } => None,
        }
    }

    fn title(&self) -> String {
        let id = match &self.overlay.finding {
            Finding::Reach { .. } => "overlay-reach",
            Finding::Supports { .. } => "overlay-supports",
            Finding::WayHome { .. } => "overlay-way-home",
            Finding::WhatIf { turn, .. } => {
                let turn = notation::turn(self.rules.board(), self.naming, turn);
                return self.text("overlay-what-if", &[("turn", (&turn).into())]);
            }
        };
        self.text(id, &[])
    }

    fn change(&self, id: &str, before: usize, after: usize) -> String {
        let names = [("before", before.into()), ("after", after.into())];
        self.text(id, &names)
    }

    /// The numbers, the most important first.
    fn numbers(&self) -> Vec<String> {
        match &self.overlay.finding {
            Finding::Reach { one, two, .. } => vec![
                self.counted(Sign::OneTurn, one.len()),
                self.counted(Sign::TwoTurns, two.len()),
            ],
            Finding::Supports { supports, here } => {
                let jumps: usize = supports.iter().map(Support::jumps).sum();
                let count = [("count", supports.len().into()), ("jumps", jumps.into())];
                let here = here.as_ref().map(|support| {
                    let names = [
                        ("point", self.name(support.point).into()),
                        ("paths", support.paths.len().into()),
                    ];
                    self.text("overlay-support", &names)
                });
                [self.text("overlay-supports-count", &count)]
                    .into_iter()
                    .chain(here)
                    .chain([self.text(sign_text(Sign::Jumps(0)), &[])])
                    .collect()
            }
            Finding::WayHome {
                steps,
                home: (home, of),
                stragglers,
                here,
            } => {
                let way = steps.map(|steps| {
                    let names = [
                        ("home", (*home).into()),
                        ("of", (*of).into()),
                        ("way", Arg::Number(steps.into())),
                    ];
                    self.text("panel-home", &names)
                });
                let here = here.map(|way| {
                    let names = [
                        ("from", self.name(way.from).into()),
                        ("to", self.name(way.to).into()),
                        ("steps", Arg::Number(way.steps.into())),
                    ];
                    let text = self.text(sign_text(Sign::Destination), &names);
                    format!("{} {text}", glyph(Sign::Destination))
                });
                way.into_iter()
                    .chain([self.counted(Sign::Straggler, stragglers.len())])
                    .chain(here)
                    .collect()
            }
            Finding::WhatIf { effects, .. } => {
                let has_both = self.overlay.signs().into_values();
                let both = has_both
                    .filter(|sign| *sign == Sign::LostAndGained)
                    .take(1)
                    .map(|sign| format!("{} {}", glyph(sign), self.text(sign_text(sign), &[])));
                let way = effects.way_home.map(|way| {
                    let [before, after] = [way.before, way.after]
                        .map(|steps| usize::try_from(steps).unwrap_or(usize::MAX));
                    self.change("overlay-way-change", before, after)
                });
                [
                    self.counted(Sign::Lost, effects.lost.len()),
                    self.counted(Sign::Gained, effects.gained.len()),
                ]
                .into_iter()
                .chain(both)
                .chain(way)
                .collect()
            }
        }
    }

    fn mobility(&self) -> String {
        match &self.overlay.finding {
            Finding::WhatIf { effects, .. } => {
                let mobility = effects.mobility;
                self.change("overlay-mobility-change", mobility.before, mobility.after)
            }
            Finding::Reach { .. } | Finding::Supports { .. } | Finding::WayHome { .. } => {
                let count = self.overlay.mobility;
                self.text("overlay-mobility", &[("count", count.into())])
            }
        }
    }
}

/// The finding in lines of at most `width` columns, its title first.
pub(super) fn lines<'a>(
    overlay: &Overlay,
    rules: &dyn Rules,
    naming: Naming,
    looks: &Looks,
    width: u16,
) -> Vec<Line<'a>> {
    let writer = Writer {
        overlay,
        rules,
        naming,
        looks,
        is_short: false,
    };
    let who = match overlay.finding {
        Finding::WhatIf { .. } => None,
        Finding::Reach { .. } | Finding::Supports { .. } | Finding::WayHome { .. } => {
            Some(writer.who())
        }
    };
    let texts = who
        .into_iter()
        .chain(writer.numbers())
        .chain([writer.mobility()]);
    let texts = texts.map(|text| (text, looks.theme.base()));
    [(writer.title(), looks.theme.accent())]
        .into_iter()
        .chain(texts)
        .flat_map(|(text, style)| {
            let lines = text::wrapped(&looks.plain(&text), width).into_iter();
            lines.map(move |line| Line::styled(line, style))
        })
        .collect()
}

/// The numbers of the finding in one line of at most `width` columns; the least important are left out.
pub(super) fn line(
    overlay: &Overlay,
    rules: &dyn Rules,
    naming: Naming,
    looks: &Looks,
    width: u16,
) -> String {
    let writer = Writer {
        overlay,
        rules,
        naming,
        looks,
        is_short: true,
    };
    let mut line = match overlay.finding {
        Finding::WhatIf { .. } => String::new(),
        Finding::Reach { .. } | Finding::Supports { .. } | Finding::WayHome { .. } => {
            format!("{}:", writer.who())
        }
    };
    for part in writer.numbers().into_iter().chain([writer.mobility()]) {
        let gap = match line.chars().last() {
            None => "",
            Some(':') => " ",
            Some(_) => ", ",
        };
        let longer = format!("{line}{gap}{}", looks.plain(&part));
        if text::width(&longer) <= width {
            line = longer;
        }
    }
    line
}
