//! `guide`: the guides, on a terminal as a screen and elsewhere as text.

use super::failure::Failure;
use super::start::Start;
use crate::guide;
use crate::lang::Lang;

/// Opens a guide, or the list of the guides
///
/// With --plain, or when the output is no terminal, it prints text.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  sprungbrett guide
  sprungbrett guide first-steps
  sprungbrett guide halma-bintang --lang id --plain | less")]
pub(super) struct Args {
    /// The guide, by its name in the list or by the name of its game
    name: Option<String>,
}

impl Args {
    pub(super) fn start(&self, lang: &Lang) -> Result<Start, Failure> {
        let Some(name) = &self.name else {
            return Ok(Start::Guide(None));
        };
        let id = guide::named(name).ok_or_else(|| {
            let guides = guide::ids().collect::<Vec<_>>().join(", ");
            let names = [("name", name.into()), ("guides", (&guides).into())];
            Failure::Usage(lang.with("unknown-guide", &names))
        })?;
        Ok(Start::Guide(Some(id)))
    }
}
