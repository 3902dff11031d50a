//! `show`: a position as a picture, in text or as SVG.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use serde_json::json;

use super::Context;
use super::failure::{self, Failure};
use super::terms::Terms;
use crate::game::Game;
use crate::lang::Lang;
use crate::notation;
use crate::picture::Picture;
use crate::plain::picture::picture;
use crate::rules::{Outcome, Seat};
use crate::runtime::files;
use crate::words;

/// Prints a position as a picture in text, or draws it as SVG
///
/// Stones are the letters of their seats; in draughts men are small letters and kings are capitals.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  sprungbrett show star
  sprungbrett show star --players 6
  sprungbrett show draughts 'B:W21,22,K30:B1,2,K3' --json
  sprungbrett show star --svg star.svg
  sprungbrett show draughts 'B:W18,19,27:B14,15' --svg - --turn 14x23x32 > shot.svg")]
pub(super) struct Args {
    /// The game
    ruleset: String,
    /// The position
    #[arg(default_value = "start")]
    position: String,
    /// Prints a JSON object: `position`, `to_move`, `result`, `picture`
    #[arg(long, conflicts_with = "svg")]
    json: bool,
    /// Draws it as SVG into this new file; - is the standard output
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// A turn that is drawn into the position: arrows, numbered landings, what is captured
    #[arg(long, requires = "svg")]
    turn: Option<String>,
    /// Replaces the file if it exists
    #[arg(long, requires = "svg")]
    force: bool,
    #[command(flatten)]
    terms: Terms,
}

impl Args {
    pub(super) fn run(&self, context: &mut Context) -> Result<ExitCode, Failure> {
        let game = self
            .terms
            .game(context.lang, &self.ruleset, Some(&self.position))?;
        let (rules, position) = (game.rules(), game.position());
        if let Some(path) = &self.svg {
            return self.draw(context, &game, path);
        }
        let lines = picture(rules, position);
        let text = notation::position(rules, position);
        if self.json {
            let result = game.outcome().map(|outcome| match outcome {
                Outcome::Draw(draw) => json!({ "kind": "draw", "reason": draw.id() }),
                Outcome::Places(seats) => {
                    let places: Vec<&str> = seats.into_iter().map(Seat::id).collect();
                    json!({ "kind": "win", "places": places })
                }
            });
            let answer = json!({
                "position": text,
                "to_move": game.to_move().map(Seat::id),
                "result": result,
                "picture": lines,
            });
            writeln!(context.out, "{answer}")?;
        } else {
            for line in lines.iter().chain(&standing(context.lang, &game)) {
                writeln!(context.out, "{line}")?;
            }
            writeln!(context.out, "\n{text}")?;
        }
        Ok(ExitCode::SUCCESS)
    }

    /// Draws the position as SVG.
    fn draw(&self, context: &mut Context, game: &Game, path: &Path) -> Result<ExitCode, Failure> {
        let lang = context.lang;
        let (rules, position) = (game.rules(), game.position());
        let read = |text: &String| notation::read_turn(rules, position, text);
        let turn = self.turn.as_ref().map(read).transpose();
        let naming = context.settings.naming();
        let turn = turn.map_err(|error| Failure::of_turn(lang, naming, &error))?;
        let legend: Vec<(Seat, String)> = rules
            .seats(game.options().players)
            .unwrap_or_default()
            .iter()
            .map(|&seat| {
                let name = words::seat(lang, seat);
                let is_to_move = game.to_move() == Some(seat);
                let text = if is_to_move {
                    lang.with("to-move", &[("seat", (&name).into())])
                } else {
                    name
                };
                (seat, text)
            })
            .collect();
        let picture = Picture {
            rules,
            position,
            turn: turn.as_ref(),
            legend: &legend,
            title: &format!(
                "{}: {}",
                words::game(lang, rules),
                notation::position(rules, position)
            ),
        };
        let svg = picture.svg();
        if path == Path::new("-") {
            context.out.write_all(svg.as_bytes())?;
        } else {
            files::put(path, &svg, self.force)
                .map_err(|error| failure::unwritten(lang, path, &error))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Whose turn it is or how the game has ended, and what each seat has.
fn standing(lang: &Lang, game: &Game) -> Vec<String> {
    let (rules, position) = (game.rules(), game.position());
    let now = match (game.outcome(), game.to_move()) {
        (Some(outcome), _) => words::outcome(lang, &outcome),
        (None, Some(seat)) => lang.with("to-move", &[("seat", (&words::seat(lang, seat)).into())]),
        (None, None) => String::new(),
    };
    let seat = |&seat: &Seat| {
        let stones = position.stones(seat);
        let (name, letter) = (words::seat(lang, seat), seat.letter().to_string());
        let who = [("seat", (&name).into()), ("letter", (&letter).into())];
        let kings = (stones & position.kings()).len();
        let (id, counts) = match rules.camp(seat) {
            Some(camp) => (
                "seat-home",
                [
                    ("home", (stones & camp.goal).len().into()),
                    ("stones", stones.len().into()),
                ],
            ),
            None => (
                "seat-men",
                [
                    ("men", (stones.len() - kings).into()),
                    ("kings", kings.into()),
                ],
            ),
        };
        lang.with(id, &[who, counts].concat())
    };
    let seats = rules.seats(game.options().players).unwrap_or_default();
    let seats = seats.iter().map(seat);
    [String::new(), now].into_iter().chain(seats).collect()
}
