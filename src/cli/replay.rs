//! `replay`: a recorded game, on a terminal as a screen and elsewhere as text.

use std::path::{Path, PathBuf};

use super::Context;
use super::failure::Failure;
use super::start::Start;
use super::whole::whole;
use crate::app::replay::{Played, Title};
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
  sprungbrett replay collection.pdn --game 12
  sprungbrett replay bridges --plain | less")]
pub(super) struct Args {
    /// A game record, the name of a saved game, or a sample game of the list
    file: Option<PathBuf>,
    /// Begins with the position after this turn; as text it is printed as a picture
    #[arg(long, value_name = "N", requires = "file", value_parser = whole::<usize, 0>)]
    at: Option<usize>,
    /// Which game, if there are several in the file
    #[arg(long, value_name = "N", requires = "file", value_parser = whole::<usize, 1>)]
    game: Option<usize>,
}

impl Args {
    pub(super) fn start(&self, context: &Context) -> Result<Start, Failure> {
        let Some(file) = &self.file else {
            return Ok(Start::Library);
        };
        let (mut games, title) = self::games(context, file)?;
        if let Some(number) = self.game {
            let last = games.last().map_or(0, |game| game.number);
            games.retain(|game| game.number == number);
            if games.is_empty() {
                let names = [("number", number.into()), ("games", last.into())];
                let id = if (1..last).contains(&number) {
                    "load-unreadable-game"
                } else {
                    "load-no-such-game"
                };
                return Err(Failure::Usage(context.lang.with(id, &names)));
            }
        }
        let last = games.iter().map(|game| game.record.game().ply()).max();
        let last = last.unwrap_or(0);
        if self.at.is_some_and(|at| at > last) {
            let message = context.lang.with("replay-no-turn", &[("of", last.into())]);
            return Err(Failure::Usage(message));
        }
        let at = self.at;
        Ok(Start::Replay { games, title, at })
    }
}

/// The games of a file, of a saved file by its name, or a sample game, and what a single one is called.
pub(super) fn games(context: &Context, file: &Path) -> Result<(Vec<Played>, Title), Failure> {
    let is_file = file.exists();
    let sample = file.to_str().and_then(Sample::named);
    if let Some(sample) = sample.filter(|_| !is_file) {
        return Ok((vec![sample.record().into()], Title::Text(sample.title())));
    }
    let places = context.settings.places.as_ref();
    let saved = places.map(|places| places.games().join(file));
    let saved = saved.filter(|saved| !is_file && saved.exists());
    let path = saved.unwrap_or_else(|| file.to_owned());
    let games =
        games::load_all(&path, context.lang, context.settings.naming()).map_err(Failure::Failed)?;
    let name = file.file_name().unwrap_or_default();
    Ok((games, Title::File(name.to_string_lossy().into_owned())))
}
