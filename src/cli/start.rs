//! What the client is asked to open, and `play`.

use std::path::PathBuf;

use super::failure::Failure;
use super::terms::Terms;
use crate::app::replay::{Played, Title};
use crate::game::{Game, Level, Player};
use crate::lang::Lang;
use crate::lesson::Study;
use crate::rules::{self, Seat};
use crate::words;

/// What the client is asked to open.
#[derive(Clone, Debug, PartialEq)]
pub enum Start {
    /// The menu.
    Menu,
    /// A new game.
    Play(Box<Setup>),
    /// The game in a file, by its number if there are several, or the one left last.
    Resume(Option<PathBuf>, Option<usize>),
    /// The guide with this id, or the list of the guides.
    Guide(Option<&'static str>),
    /// Lessons.
    Learn(Box<Study>),
    /// The list of games to replay.
    Library,
    /// Games to replay.
    Replay {
        /// The games of a file, or a sample.
        games: Vec<Played>,
        /// What a single one is called.
        title: Title,
        /// The number of the turn after which its position is shown.
        at: Option<usize>,
    },
}

/// A new game and who plays it.
#[derive(Clone, Debug, PartialEq)]
pub struct Setup {
    /// The game before its first turn.
    pub game: Game,
    /// Every seat in turn order with its player.
    pub players: Vec<(Seat, Player)>,
}

/// Starts a game
///
/// Unless told otherwise the first seat is yours and the computer plays the others.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  sprungbrett play
  sprungbrett play star --players 6 --seat blue=human --seat green=ai:5
  sprungbrett play halma --seat red=ai:club --seat blue=ai:club
  sprungbrett play draughts --from 'B:W18,19,27:B14,15'
  sprungbrett play draughts --plain < turns.txt")]
pub(super) struct Args {
    /// The game; the star if none is named
    ruleset: Option<String>,
    /// Who plays a seat: `red=human`, `b=ai`, `white=ai:3`, `black=ai:strong`
    #[arg(long = "seat", value_name = "SEAT=human|ai[:LEVEL]")]
    seats: Vec<String>,
    /// The position it begins from
    #[arg(long, value_name = "POSITION")]
    from: Option<String>,
    #[command(flatten)]
    terms: Terms,
}

impl Args {
    /// The game these arguments ask for.
    pub(super) fn setup(&self, lang: &Lang) -> Result<Setup, Failure> {
        let ruleset = self.ruleset.as_deref().unwrap_or(rules::ALL[0].id());
        let game = self.terms.game(lang, ruleset, self.from.as_deref())?;
        let seats = game.rules().seats(game.options().players);
        let seats = seats.unwrap_or_default();
        let named = self
            .seats
            .iter()
            .map(|text| sitting(lang, seats, text))
            .collect::<Result<Vec<_>, _>>()?;
        let is_twice = |seat: &&Seat| named.iter().filter(|(named, _)| named == *seat).count() > 1;
        if let Some(&twice) = seats.iter().find(is_twice) {
            let name = words::seat(lang, twice);
            let message = lang.with("command-seat-twice", &[("seat", (&name).into())]);
            return Err(Failure::Usage(message));
        }
        let player = |seat: Seat| {
            let asked = named.iter().find(|(named, _)| *named == seat);
            match asked {
                Some((_, player)) => *player,
                None if seats.first() == Some(&seat) => Player::Human,
                None => Player::Ai(Level::USUAL),
            }
        };
        Ok(Setup {
            players: seats.iter().map(|&seat| (seat, player(seat))).collect(),
            game,
        })
    }
}

/// Reads `SEAT=human|ai[:LEVEL]`.
fn sitting(lang: &Lang, seats: &[Seat], text: &str) -> Result<(Seat, Player), Failure> {
    let (name, who) = text.split_once('=').unwrap_or((text, ""));
    let name = name.trim();
    let Some(&seat) = seats.iter().find(|seat| seat.is_called(name)) else {
        let names: Vec<String> = seats.iter().map(|seat| seat.id().to_owned()).collect();
        return Err(Failure::Usage(lang.with(
            "command-unknown-seat",
            &[("seat", name.into()), ("seats", (&names.join(", ")).into())],
        )));
    };
    let who = who.trim().to_ascii_lowercase();
    let player = match who.split_once(':') {
        None if who == "human" => Some(Player::Human),
        None if who == "ai" => Some(Player::Ai(Level::USUAL)),
        Some(("ai", level)) => Level::named(level).map(Player::Ai),
        None | Some(_) => None,
    };
    player.map(|player| (seat, player)).ok_or_else(|| {
        let levels = Level::ALL.map(|level| level.id().to_owned());
        Failure::Usage(lang.with(
            "command-unknown-player",
            &[
                ("text", text.into()),
                ("levels", (&words::any_of(lang, &levels)).into()),
            ],
        ))
    })
}

#[cfg(test)]
mod tests {
    use clap::Parser as _;

    use super::*;
    use crate::cli::{Cli, Command};
    use crate::lang::Language;
    use crate::notation;

    /// What `play` with these arguments makes of them: options that are not the usual ones, and who sits where.
    fn setup(args: &str) -> Result<String, String> {
        let words = args.split_whitespace();
        let cli = Cli::parse_from(["sprungbrett", "play"].into_iter().chain(words));
        let Some(Command::Play(play)) = cli.command else {
            panic!("{args} is no play");
        };
        match play.setup(&Lang::new(Language::En)) {
            Ok(Setup { game, players }) => {
                let players = players.iter().map(|(seat, player)| match player {
                    Player::Human => format!("{} human", seat.id()),
                    Player::Ai(level) => format!("{} {}", seat.id(), level.number()),
                });
                let start = game.given_start();
                Ok(format!(
                    "{} {}{}: {}",
                    game.rules().id(),
                    if game.options().anti_block {
                        "open"
                    } else {
                        "strict"
                    },
                    start.map_or_else(String::new, |start| {
                        format!(" {}", notation::position(game.rules(), start))
                    }),
                    players.collect::<Vec<_>>().join(", ")
                ))
            }
            Err(Failure::Usage(message)) => Err(message),
            Err(other) => panic!("{args}: {other:?}"),
        }
    }

    #[test]
    fn play_takes_its_setup_from_the_arguments() {
        for (args, expected) in [
            ("", "sternhalma strict: red human, blue 2"),
            (
                "STAR --players 3",
                "sternhalma open: red human, green 2, orange 2",
            ),
            (
                "star --players 3 --anti-block off --seat r=ai --seat Green=human --seat orange=ai:MASTER",
                "sternhalma strict: red 2, green human, orange 5",
            ),
            (
                "checkers --seat b=ai:1",
                "draughts strict: black 1, white 2",
            ),
            (
                "square --seat blue=human",
                "halma strict: red human, blue human",
            ),
            (
                "dame --from W:WK1:BK32 --quiet-draw 10",
                "draughts strict W:WK1:BK32: black human, white 2",
            ),
        ] {
            assert_eq!(setup(args), Ok(expected.to_owned()), "{args}");
        }
    }

    #[test]
    fn play_says_what_it_cannot_take() {
        for (args, expected) in [
            ("chess", "There is no game called “chess”"),
            (
                "star --players 5",
                "5 players cannot play Sternhalma: 2, 3, 4 or 6 can. With 2, 4 or 6",
            ),
            ("halma --players 1", "One player cannot play Halma: 2 can."),
            (
                "draughts --anti-block on",
                "Draughts has no option “--anti-block”.",
            ),
            (
                "star --quiet-draw 3",
                "Sternhalma has no option “--quiet-draw”.",
            ),
            (
                "star --players 3 --from R:Rq13:Ba5",
                "“--players” is 3, but the position has 2 seats.",
            ),
            ("star --from R:Rz9:Ba5", "“z9” is no point of this board."),
            (
                "star --seat green=human",
                "“green” is no seat of this game: there are red, blue.",
            ),
            ("star --seat red=ai:9", "“red=ai:9” is no player"),
            ("star --seat red", "“red” is no player"),
            ("star --seat red=ai --seat R=human", "Red is named twice."),
        ] {
            let message = setup(args).expect_err(args);
            assert!(message.starts_with(expected), "{args}: {message}");
        }
    }
}
