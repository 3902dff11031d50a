//! `perft`: counts the sequences of turns from a position.

use std::process::ExitCode;

use clap::ValueEnum;
use serde_json::{Map, Value, json};

use super::Context;
use super::failure::Failure;
use super::terms::Terms;
use super::whole::whole;
use crate::engine;
use crate::notation::{self, Naming};
use crate::rules::{self, Count};

/// Counts the sequences of turns from a position
///
/// The race games count turns by origin and end, or with --paths by full path; draughts always counts full paths. A
/// forced pass is a turn. Draws that depend on the course of a game are left out.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  sprungbrett perft draughts 6
  sprungbrett perft draughts 10 --engine fast
  sprungbrett perft star 3 --players 6 --paths
  sprungbrett perft draughts 4 --position 'B:W18,19,27:B14,15' --divide")]
pub(super) struct Args {
    /// The game
    ruleset: String,
    /// The number of turns
    #[arg(value_parser = whole::<u8, 1>)]
    depth: u8,
    /// The position
    #[arg(long, default_value = "start")]
    position: String,
    /// Counts every full path
    #[arg(long)]
    paths: bool,
    /// Prints the count after each first turn as well
    #[arg(long)]
    divide: bool,
    /// Which move generator counts: the one of the rules, or the fast one of the engine
    #[arg(long, value_enum, value_name = "rules|fast", hide_possible_values = true, default_value_t = Engine::Rules)]
    engine: Engine,
    /// Prints a JSON object: `depths`, with --divide also `divide`
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    terms: Terms,
}

/// Who counts; both give the same numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Engine {
    Rules,
    Fast,
}

impl Args {
    pub(super) fn run(&self, context: &mut Context) -> Result<ExitCode, Failure> {
        let game = self
            .terms
            .game(context.lang, &self.ruleset, Some(&self.position))?;
        let (rules, options, position) = (game.rules(), game.options(), game.position());
        let count = if self.paths {
            Count::Paths
        } else {
            Count::Turns
        };
        let perft = match self.engine {
            Engine::Rules => rules::perft,
            Engine::Fast => engine::perft,
        };
        let depth = usize::from(self.depth);
        let mut depths = Vec::new();
        for depth in 1..=depth {
            let nodes = perft(rules, options, position, depth, count);
            depths.push(nodes);
            if !self.json {
                writeln!(context.out, "depth {depth}: {nodes}")?;
                context.out.flush()?;
            }
        }
        let mut divided = Map::new();
        if self.divide {
            let turns = match count {
                Count::Turns => rules.turns(position),
                Count::Paths => rules.paths(position, usize::MAX).0,
            };
            for turn in turns {
                let after = rules.after(options, position, &turn);
                let nodes = perft(rules, options, &after, depth - 1, count);
                let turn = notation::turn(rules.board(), Naming::Written, &turn);
                if self.json {
                    divided.insert(turn, nodes.into());
                } else {
                    writeln!(context.out, "{turn}: {nodes}")?;
                }
            }
        }
        if self.json {
            let mut answer = json!({ "depths": depths });
            if self.divide {
                answer["divide"] = Value::Object(divided);
            }
            writeln!(context.out, "{answer}")?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
