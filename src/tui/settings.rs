//! Draws the settings: each with its value and what it means, and a board beside them that shows what they do.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};

use crate::app::Model;
use crate::app::settings::{Row, Settings};
use crate::config::{Color, Config, Glyphs, ShowTurns, Theme};
use crate::notation::Naming;
use crate::tui::board::Picture;
use crate::tui::form::{self, Form};
use crate::tui::{Looks, help, play};
use crate::words;

/// Columns of the settings.
const WIDTH: u16 = 46;

fn rows(area: Rect) -> Rect {
    form::rows(Row::ALL.len(), WIDTH, area)
}

/// The setting drawn at a place of the screen.
pub(super) fn row_at(area: Rect, at: Position) -> Option<usize> {
    form::row_at(rows(area), at)
}

/// The part of the ids of a setting's texts that is its own.
const fn id(row: Row) -> &'static str {
    match row {
        Row::Language => "language",
        Row::Theme => "theme",
        Row::Color => "color",
        Row::Glyphs => "glyphs",
        Row::Mouse => "mouse",
        Row::ShowTurns => "show-turns",
        Row::EnterEndsTurn => "enter-ends-turn",
        Row::Naming => "naming",
        Row::SaveFinished => "save-finished",
        Row::Names => "names",
    }
}

fn value(config: &Config, row: Row, looks: &Looks) -> String {
    let text = |id: &str| looks.lang.text(id);
    let switch = |is_on| text(if is_on { "option-on" } else { "option-off" });
    match row {
        Row::Language => match config.lang {
            None => text("settings-auto"),
            Some(language) => language.own_name().to_owned(),
        },
        Row::Theme => text(match config.theme {
            None => "settings-auto",
            Some(Theme::Dark) => "theme-dark",
            Some(Theme::Light) => "theme-light",
            Some(Theme::Wood) => "theme-wood",
            Some(Theme::Contrast) => "theme-contrast",
            Some(Theme::Mono) => "theme-mono",
            Some(Theme::Terminal) => "theme-terminal",
        }),
        Row::Color => text(match config.color {
            Color::Auto => "settings-auto",
            Color::Always => "color-always",
            Color::Never => "color-never",
        }),
        Row::Glyphs => text(match config.glyphs {
            None => "settings-auto",
            Some(Glyphs::Unicode) => "glyphs-unicode",
            Some(Glyphs::Safe) => "glyphs-safe",
            Some(Glyphs::Ascii) => "glyphs-ascii",
        }),
        Row::Mouse => switch(config.mouse),
        Row::ShowTurns => match config.show_turns {
            ShowTurns::Off => text("show-turns-off"),
            ShowTurns::Short => text("show-turns-short"),
            ShowTurns::Long => text("show-turns-long"),
            ShowTurns::Milliseconds(count) => {
                let names = [("count", usize::from(count).into())];
                looks.lang.with("show-turns-milliseconds", &names)
            }
        },
        Row::EnterEndsTurn => switch(config.enter_ends_turn),
        Row::Naming => text(match config.naming {
            Naming::Written => "naming-numbers",
            Naming::Squares => "naming-squares",
        }),
        Row::SaveFinished => switch(config.save_finished),
        Row::Names if config.names.is_empty() => text("list-none"),
        Row::Names => config.names.join(", "),
    }
}

pub(super) fn view(
    model: &Model,
    settings: &Settings,
    looks: &Looks,
    frame: &mut Frame,
    area: Rect,
) {
    let config = &model.session.config;
    let choice = |row: Row| {
        let name = looks.plain(&looks.lang.text(&format!("settings-{}", id(row))));
        (name, Some(value(config, row, looks)))
    };
    let form = Form {
        title: &looks.lang.text("settings-title"),
        choices: Row::ALL.into_iter().map(choice).collect(),
        row: settings.row,
        typing: settings.typing.as_ref(),
    };
    form.draw(looks, frame, area, rows(area));
    let message = Rect {
        y: area.bottom().saturating_sub(3),
        height: 2.min(area.height),
        ..area
    };
    let (rules, marks) = Settings::sample();
    let room = form::beside(WIDTH, message.y.saturating_sub(area.y + 3), area);
    if let Some(picture) = Picture::fit(rules.board(), 0, room) {
        let naming = Naming::Squares;
        picture.draw(&marks, looks, naming, frame.buffer_mut());
    }
    let (said, style) = match &settings.said {
        Some(Ok(place)) => (
            words::with_place(&looks.lang, "settings-kept", place),
            looks.theme.base(),
        ),
        Some(Err(why)) => (
            looks.lang.with("settings-not-kept", &[("why", why.into())]),
            looks.theme.warning(),
        ),
        None => (
            looks
                .lang
                .text(&format!("settings-{}-help", id(Row::ALL[settings.row]))),
            looks.theme.faint(),
        ),
    };
    play::view_message(&said, style, None, looks, frame, message);
    help::footer(model, looks, frame, area);
}
