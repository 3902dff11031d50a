//! `replay`: a recorded game, on a terminal as a screen and elsewhere as text.

use std::path::PathBuf;

use super::Context;
use super::failure::Failure;
use super::start::Start;
use crate::app::replay::Title;
use crate::record::samples::Sample;
use crate::runtime::games;

/// Replays a game turn by turn, or lists the games there are
///
/// With --plain, or when the output is no terminal, it prints every turn with the position after it as text.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  sprungbrett replay
  sprungbrett replay club-evening.json --at 21
  sprungbrett replay bridges --plain | less")]
pub(super) struct Args {
    /// A game record, the name of a saved game, or a sample game of the list
    file: Option<PathBuf>,
    /// Begins with the position after this turn; as text it is printed as a picture
    #[arg(long, value_name = "N")]
    at: Option<usize>,
}

impl Args {
    pub(super) fn start(&self, context: &Context) -> Result<Start, Failure> {
        let Some(file) = &self.file else {
            return Ok(Start::Library);
        };
        let sample = file.to_str().and_then(Sample::named);
        let (records, title) = match sample.filter(|_| !file.exists()) {
            Some(sample) => (vec![sample.record()], Title::Text(sample.title())),
            None => {
                let path = self.path(context).unwrap_or_else(|| file.clone());
                let records = games::load_all(&path).map_err(|error| {
                    let naming = context.settings.naming();
                    Failure::Failed(error.in_words(context.lang, naming, &path))
                })?;
                let name = file.file_name().unwrap_or_default();
                (records, Title::File(name.to_string_lossy().into_owned()))
            }
        };
        let last = records.iter().map(|record| record.game().ply()).max();
        let last = last.unwrap_or(0);
        if self.at.is_some_and(|at| at > last) {
            let message = context.lang.with("replay-no-turn", &[("of", last.into())]);
            return Err(Failure::Usage(message));
        }
        let at = self.at;
        Ok(Start::Replay { records, title, at })
    }

    /// The saved game that is meant, if there is no such file but such a saved game.
    fn path(&self, context: &Context) -> Option<PathBuf> {
        let file = self.file.as_ref().filter(|file| !file.exists())?;
        let saved = context.settings.places.as_ref()?.games().join(file);
        saved.exists().then_some(saved)
    }
}
