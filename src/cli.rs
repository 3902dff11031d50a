//! The command line: arguments, commands, exit codes. Data goes to stdout, messages go to stderr on one line.

mod analyse;
mod best;
mod bounds;
mod check;
mod convert;
mod duel;
mod engine;
mod explain;
mod failure;
mod guide;
mod learn;
mod moves;
mod output;
mod packaging;
mod perft;
mod plain;
mod progress;
mod replay;
mod settings;
mod show;
mod solve;
mod start;
mod terms;
mod usage;

use std::env;
use std::ffi::OsString;
use std::io::{self, BufWriter, IsTerminal as _, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::app::Opening;
use crate::game::Player;
use crate::lang::Lang;
use crate::record::Record;
use crate::rules::Seat;
use crate::runtime::disk::Disk;
use crate::runtime::settings::Settings;
use crate::runtime::{self, games};
use crate::words::interchange;

use failure::Failure;
use output::Spelled;

pub use start::{Setup, Start};

/// Sternhalma (Chinese checkers), Halma and English draughts in the terminal.
///
/// Without a command it opens the menu.
#[derive(Debug, Parser)]
#[command(name = "sprungbrett", version, after_help = EXAMPLES)]
struct Cli {
    #[command(flatten)]
    settings: settings::Args,
    #[command(subcommand)]
    command: Option<Command>,
}

const EXAMPLES: &str = "\
Examples:
  sprungbrett
  sprungbrett play star --players 3
  sprungbrett play draughts --seat white=ai:strong --theme wood
  sprungbrett moves draughts 'B:W18,19,27:B14,15'
  sprungbrett convert collection.pdn games.json
  sprungbrett help explain

A RULESET is sternhalma (star, chinese-checkers, halma-bintang), halma (square) or draughts (checkers, dame, checkerboard).
A POSITION is `start` or a text such as 'R:Rq13,p12:Ba5,b5': the seat to move, then each seat with its points.

Exit codes: 0 done, 1 could not do it (or: the turn is illegal, the file is wrong), 2 wrong usage or no terminal.";

/// Each command is described where its arguments are.
#[derive(Debug, Subcommand)]
enum Command {
    Play(start::Args),
    /// Goes on with the game left last, or with the one in a file
    #[command(after_help = "\
Examples:
  sprungbrett resume
  sprungbrett resume club-evening.json
  sprungbrett resume collection.pdn --game 12")]
    Resume {
        /// A game record, or PDN
        file: Option<PathBuf>,
        /// Which game, if there are several in the file
        #[arg(long, value_name = "N", requires = "file")]
        game: Option<usize>,
    },
    Replay(replay::Args),
    Learn(learn::Args),
    Guide(guide::Args),
    Show(show::Args),
    Moves(moves::Args),
    Explain(explain::Args),
    Perft(perft::Args),
    Analyse(analyse::Args),
    Best(best::Args),
    Solve(solve::Args),
    Match(duel::Args),
    Engine(engine::Args),
    Check(check::Args),
    Convert(convert::Args),
    Completions(packaging::Completions),
    Man(packaging::Man),
}

/// What a command needs besides its arguments.
struct Context<'a> {
    settings: &'a Settings,
    lang: &'a Lang,
    /// What is wrong with the settings file, in words.
    warning: Option<String>,
    /// Where games and progress are kept.
    disk: Disk,
    out: &'a mut dyn Write,
}

/// Runs the program with these arguments, the first of which is its name.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().collect();
    let cli = match Cli::try_parse_from(&args) {
        Ok(cli) => cli,
        Err(refused) => return explain(&refused, &args),
    };
    let (settings, warnings) = Settings::load(&cli.settings.wishes());
    let lang = Lang::new(settings.language);
    for warning in &warnings {
        failure::say(warning);
    }
    let mut out = Spelled::new(BufWriter::new(io::stdout()));
    let mut context = Context {
        settings: &settings,
        lang: &lang,
        warning: in_short(&lang, &warnings),
        disk: Disk::new(settings.places.as_ref()),
        out: &mut out,
    };
    let done = command(cli.command, &mut context);
    let flushed = out.flush().map_err(Failure::from);
    match done.and_then(|code| flushed.map(|()| code)) {
        Ok(code) => code,
        Err(failure) => failure.report(&lang),
    }
}

/// Says what is wrong with the arguments, or shows what they ask to be shown.
fn explain(refused: &clap::Error, args: &[OsString]) -> ExitCode {
    let (settings, _) = Settings::load(&settings::guessed(args));
    let lang = Lang::new(settings.language);
    match usage::sentence(&lang, refused) {
        Some(sentence) => {
            failure::say(&sentence);
            if let Some(line) = usage::line(&lang, refused) {
                failure::say(&line);
            }
        }
        // Help that nobody reads to the end is no failure.
        None => drop(refused.print()),
    }
    ExitCode::from(u8::try_from(refused.exit_code()).unwrap_or(2))
}

/// The first of several warnings, and how many more there are; the screen has one line for them.
fn in_short(lang: &Lang, warnings: &[String]) -> Option<String> {
    let (first, others) = warnings.split_first()?;
    if others.is_empty() {
        return Some(first.clone());
    }
    let more = [("first", first.into()), ("more", others.len().into())];
    Some(lang.with("config-more", &more))
}

fn command(command: Option<Command>, context: &mut Context) -> Result<ExitCode, Failure> {
    match command {
        None => open(Start::Menu, context),
        Some(Command::Play(args)) => {
            let setup = args.setup(context.lang)?;
            open(Start::Play(Box::new(setup)), context)
        }
        Some(Command::Resume { file, game }) => open(Start::Resume(file, game), context),
        Some(Command::Learn(args)) => match args.run(context)? {
            Some(start) => open(start, context),
            None => Ok(ExitCode::SUCCESS),
        },
        Some(Command::Guide(args)) => open(args.start(context.lang)?, context),
        Some(Command::Replay(args)) => open(args.start(context)?, context),
        Some(Command::Show(args)) => args.run(context),
        Some(Command::Moves(args)) => args.run(context),
        Some(Command::Explain(args)) => args.run(context),
        Some(Command::Perft(args)) => args.run(context),
        Some(Command::Analyse(args)) => args.run(context),
        Some(Command::Best(args)) => args.run(context),
        Some(Command::Solve(args)) => args.run(context),
        Some(Command::Match(args)) => args.run(context),
        Some(Command::Engine(engine::Args {})) => engine::run(context),
        Some(Command::Check(args)) => args.run(context),
        Some(Command::Convert(args)) => args.run(context),
        Some(Command::Completions(args)) => args.run(context),
        Some(Command::Man(args)) => args.run(context),
    }
}

/// Hands over to the front end. What is only read is text where there is no terminal.
fn open(start: Start, context: &mut Context) -> Result<ExitCode, Failure> {
    // A dumb terminal can be written to, but not drawn on.
    let can_draw = env::var_os("TERM").is_none_or(|term| term != "dumb");
    let is_terminal = can_draw && io::stdin().is_terminal() && io::stdout().is_terminal();
    let is_text = match start {
        Start::Learn(_) | Start::Guide(_) | Start::Library | Start::Replay { .. } => true,
        Start::Menu | Start::Play(_) | Start::Resume(..) => false,
    };
    if !is_terminal && !context.settings.plain && !is_text {
        return Err(Failure::Usage(context.lang.text("no-terminal")));
    }
    let (opening, warning) = opening(start, context)?;
    let code = enter(opening, warning, is_terminal, context)?;
    // Whoever leaves now counts on finding the game again.
    if let Some(why) = context.disk.unkept() {
        failure::say(&context.lang.with("game-not-kept", &[("why", why.into())]));
    }
    Ok(code)
}

/// Runs the front end that suits, until the player leaves.
fn enter(
    opening: Opening,
    warning: Option<String>,
    is_terminal: bool,
    context: &mut Context,
) -> Result<ExitCode, Failure> {
    if context.settings.plain || !is_terminal {
        if let Some(warning) = warning {
            failure::say(&warning);
        }
        return plain::run(opening, context);
    }
    let notice = warning.or(context.warning.take());
    runtime::run(opening, context.settings, &mut context.disk, notice)
        .map_err(|error| Failure::Failed(format!("{error:#}")))
}

/// The game or screen that the client begins with, and what there is to say about it.
fn opening(start: Start, context: &mut Context) -> Result<(Opening, Option<String>), Failure> {
    let (lang, naming) = (context.lang, context.settings.naming());
    let opening = match start {
        Start::Menu => Opening::Menu,
        Start::Learn(study) => Opening::Learn(study),
        Start::Guide(id) => Opening::Guide(id),
        Start::Library => Opening::Library,
        Start::Replay { games, title, at } => Opening::Replay { games, title, at },
        Start::Play(setup) => {
            let is_human = |(_, player): &&(Seat, Player)| *player == Player::Human;
            let humans: Vec<Seat> = setup
                .players
                .iter()
                .filter(is_human)
                .map(|sat| sat.0)
                .collect();
            let config = &context.settings.config;
            let record = Record::new(setup.game, |seat| {
                let human = humans.iter().position(|other| *other == seat);
                let name = human.map_or("", |human| config.name(human)).to_owned();
                let player = setup.players.iter().find(|(other, _)| *other == seat);
                (name, player.map_or(Player::Human, |(_, player)| *player))
            });
            Opening::Game(Box::new(record))
        }
        Start::Resume(Some(path), number) => {
            let found = games::load(&path, number)
                .map_err(|error| Failure::Failed(error.in_words(lang, naming, &path)))?;
            let said = |fault| interchange::said(lang, naming, number.unwrap_or(1), fault);
            let said = found.error().or(found.faults.first()).map(said);
            let Some(record) = found.record else {
                return Err(Failure::Failed(lang.text("nothing-kept")));
            };
            return Ok((Opening::Game(Box::new(record)), said));
        }
        Start::Resume(None, _) => match context.disk.kept(lang, naming) {
            Some(Ok(record)) => Opening::Kept(Box::new(record)),
            Some(Err(problem)) => return Err(Failure::Failed(problem)),
            None => return Err(Failure::Failed(lang.text("nothing-kept"))),
        },
    };
    Ok((opening, None))
}
