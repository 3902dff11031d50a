//! A game as a table with a line for each turn, the longest chains, and on a terminal the chart.

use std::io::{self, IsTerminal as _};

use super::Made;
use crate::analysis::Review;
use crate::app::chart::{Chart, Unit};
use crate::cli::Context;
use crate::cli::failure::Failure;
use crate::engine::Weighed;
use crate::game::Game;
use crate::notation;
use crate::plain::chart;
use crate::words;

/// Columns and rows of the chart.
const CHART: (usize, usize) = (72, 12);
/// The least columns of what a turn gains and of its swing.
const NARROWEST: usize = 6;
/// Scores from which on a win has been seen, in hundredths of a step or of a man.
const WIN: i32 = 100_000;

/// The table of a game, printed line by line as its turns come.
pub(super) struct Table<'t, 'c> {
    context: &'t mut Context<'c>,
    game: &'t Game,
    review: &'t Review,
    chart: Chart,
    /// The heads of the columns with what a turn gains and with its swing.
    heads: [String; 2],
}

impl<'t, 'c> Table<'t, 'c> {
    pub(super) fn new(context: &'t mut Context<'c>, game: &'t Game, review: &'t Review) -> Self {
        let heads = ["analyse-gain", "analyse-swing"].map(|id| context.lang.text(id));
        Self {
            context,
            game,
            review,
            chart: Chart::of(review),
            heads,
        }
    }

    /// What the numbers count, and the heads of the columns.
    pub(super) fn begin(&mut self) -> Result<(), Failure> {
        let lang = self.context.lang;
        let (unit, scale) = match self.chart.unit {
            Unit::Steps => ("analyse-unit-steps", "analyse-scale-steps"),
            Unit::Pieces => ("analyse-unit-pieces", "analyse-scale-men"),
        };
        let (unit, scale) = (lang.text(unit), lang.text(scale));
        let names = [("unit", (&unit).into()), ("scale", (&scale).into())];
        writeln!(self.context.out, "{}\n", lang.with("analyse-note", &names))?;
        let lines = self.chart.lines.iter();
        let letters: Vec<String> = lines.map(|line| format!("{:>4}", line.letter)).collect();
        let [gain, swing] = self.heads.clone();
        let turn = lang.text("analyse-turn");
        self.line("", " ", &letters.concat(), [&gain, &swing], &turn)
    }

    /// The line of a turn.
    pub(super) fn turn(&mut self, made: &Made) -> Result<(), Failure> {
        let (lang, naming) = (self.context.lang, self.context.settings.naming());
        let values = self.chart.lines.iter().map(|line| {
            let value = line.values.get(made.number).copied().unwrap_or_default();
            format!("{value:>4}")
        });
        let values: String = values.collect();
        let board = self.game.rules().board();
        let turn = notation::turn(board, naming, made.turn);
        let better = made.weighed.as_ref().filter(|weighed| weighed.swing() < 0);
        let better = better.map(|weighed| {
            let best = notation::turn(board, naming, &weighed.best);
            lang.with("analyse-best", &[("turn", (&best).into())])
        });
        let turn = match better {
            Some(better) => format!("{turn} ({better})"),
            None => turn,
        };
        let swing = made.weighed.as_ref().map_or_else(String::new, swing);
        let numbers = [&made.gain.to_string(), &swing];
        let seat = made.seat.letter().to_string();
        self.line(&made.number.to_string(), &seat, &values, numbers, &turn)?;
        Ok(self.context.out.flush()?)
    }

    fn line(
        &mut self,
        number: &str,
        seat: &str,
        values: &str,
        [gain, swing]: [&String; 2],
        turn: &str,
    ) -> Result<(), Failure> {
        let [gains, swings] = [0, 1].map(|head: usize| {
            let head = self.heads[head].chars().count();
            head.max(NARROWEST)
        });
        writeln!(
            self.context.out,
            "{number:>4} {seat}{values} {gain:>gains$} {swing:>swings$}  {turn}"
        )?;
        Ok(())
    }

    /// The longest chains, on a terminal the chart, and how the game has ended.
    pub(super) fn end(self) -> Result<(), Failure> {
        let (lang, naming) = (self.context.lang, self.context.settings.naming());
        let out = &mut self.context.out;
        if !self.review.chains.is_empty() {
            writeln!(out, "\n{}", lang.text("replay-chains"))?;
        }
        for chain in &self.review.chains {
            writeln!(out, "{}", words::chain(lang, naming, self.game, chain))?;
        }
        if io::stdout().is_terminal() {
            writeln!(out)?;
            for line in chart::lines(lang, &self.chart, CHART.0, CHART.1) {
                writeln!(out, "{line}")?;
            }
        }
        if let Some(outcome) = self.game.outcome() {
            writeln!(out, "\n{}", words::outcome(lang, &outcome))?;
        }
        Ok(())
    }
}

/// How much worse or better a turn is than the best other, in steps or men.
fn swing(weighed: &Weighed) -> String {
    match weighed.swing() {
        0 => "=".to_owned(),
        swing if swing.abs() >= WIN => if swing < 0 { "--" } else { "++" }.to_owned(),
        swing => format!("{:+.2}", f64::from(swing) / 100.0),
    }
}
