//! How long the engine thinks, as arguments.

use std::time::Duration;

use super::failure::Failure;
use super::whole::whole;
use crate::engine::Budget;
use crate::game::Level;
use crate::lang::Lang;
use crate::words;

/// What ends the thinking; at most one of them.
#[derive(Debug, clap::Args)]
#[group(multiple = false)]
pub(super) struct Bounds {
    /// Thinks as the opponent of this level does: 1 to 5 or its name
    #[arg(long)]
    level: Option<String>,
    /// Thinks for so many milliseconds [default: 1000]
    #[arg(long, value_name = "MS", value_parser = whole::<u64, 1>)]
    movetime: Option<u64>,
    /// Looks at so many positions
    #[arg(long, value_name = "N", value_parser = whole::<u64, 1>)]
    nodes: Option<u64>,
    /// Looks so many turns ahead
    #[arg(long, value_name = "D", value_parser = whole::<u32, 1>)]
    depth: Option<u32>,
}

/// How long is thought where no bound is named.
const USUAL_TIME: Duration = Duration::from_secs(1);

impl Bounds {
    /// Whether any of them is named.
    pub(super) fn is_given(&self) -> bool {
        let Self {
            level,
            movetime,
            nodes,
            depth,
        } = self;
        level.is_some() || movetime.is_some() || nodes.is_some() || depth.is_some()
    }

    /// The budget within these bounds.
    pub(super) fn budget(&self, lang: &Lang, seed: u64) -> Result<Budget, Failure> {
        let level = self.level.as_deref();
        let budget = Budget {
            nodes: self.nodes,
            time: self.movetime.map(Duration::from_millis),
            depth: self.depth,
            level: level.map(|name| named(lang, name)).transpose()?,
            seed,
            ..Budget::default()
        };
        Ok(if budget.is_bounded() {
            budget
        } else {
            Budget {
                time: Some(USUAL_TIME),
                ..budget
            }
        })
    }
}

/// The level called `name`.
fn named(lang: &Lang, name: &str) -> Result<Level, Failure> {
    Level::named(name).ok_or_else(|| {
        let levels = Level::ALL.map(|level| level.id().to_owned());
        let levels = words::any_of(lang, &levels);
        Failure::Usage(lang.with(
            "command-unknown-level",
            &[("level", name.into()), ("levels", (&levels).into())],
        ))
    })
}
