//! The engine protocol: lines in, lines out. Lines are waited for and turns are looked for in threads of their own, so
//! that `stop` and `isready` are heard during a search; whatever is said goes through one loop.

mod request;

use std::io::{self, BufRead as _, BufReader, Read, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Instant;

use crate::engine::{self, Answer, Budget};
use crate::game::Game;
use crate::notation::{self, Naming};
use crate::rules::{self, Move};
use crate::words::in_short;

pub use request::{Request, RequestError};

/// What comes to the inbox.
enum Inbound {
    /// A line, without its end; none if it is too long.
    Line(Option<String>),
    /// There are no more lines.
    End,
    /// A deeper answer of the search under way.
    Found(Answer),
    /// Its last one; none if the game is over.
    Done(Option<Answer>),
}

/// A search to be made.
struct Job {
    game: Game,
    budget: Budget,
    stop: Arc<AtomicBool>,
}

/// Holds the conversation until `quit` or the end of `input`. At its end a search with a bound is finished, one without
/// is stopped, and both are answered.
///
/// # Errors
/// If `output` cannot be written, or there are no threads to be had.
pub fn serve(input: impl Read + Send + 'static, output: &mut dyn Write) -> io::Result<()> {
    let (inbox, inbound) = mpsc::channel();
    let (jobs, waiting) = mpsc::channel();
    let lines = inbox.clone();
    let thread = |name: &str| thread::Builder::new().name(name.to_owned());
    thread("lines").spawn(move || listen(input, &lines))?;
    thread("thinker").spawn(move || think(&waiting, &inbox))?;
    let mut conversation = Conversation {
        jobs,
        game: None,
        search: None,
        has_ended: false,
    };
    for inbound in inbound {
        let said = match inbound {
            Inbound::Line(None) => Err(RequestError::TooLong(LONGEST_LINE)),
            Inbound::Line(Some(line)) => match Request::read(&line) {
                Ok(Some(request)) => conversation.answer(request),
                Ok(None) => Ok(None),
                Err(error) => Err(error),
            },
            Inbound::End => {
                conversation.end();
                Ok(None)
            }
            Inbound::Found(answer) => Ok(conversation.found(&answer)),
            Inbound::Done(answer) => conversation.done(answer.as_ref()).map(Some),
        };
        match said {
            Ok(None) => {}
            Ok(Some(line)) => writeln!(output, "{line}")?,
            Err(error) => writeln!(output, "error {}", in_short(&error.to_string()))?,
        }
        output.flush()?;
        if conversation.has_ended && conversation.search.is_none() {
            break;
        }
    }
    Ok(())
}

/// The longest line that is read, in bytes: a position and a hundred thousand turns.
const LONGEST_LINE: usize = 1 << 20;

/// Hands the lines of `input` on. Of one that is too long no more is kept than shows that.
fn listen(input: impl Read, inbox: &Sender<Inbound>) {
    let mut input = BufReader::new(input);
    loop {
        let mut line = Vec::new();
        let most = LONGEST_LINE as u64 + 1;
        let inbound = match input.by_ref().take(most).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => Inbound::End,
            Ok(_) if line.len() > LONGEST_LINE && !line.ends_with(b"\n") => {
                // An error is met once more by whoever reads on.
                let _ = input.skip_until(b'\n');
                Inbound::Line(None)
            }
            Ok(_) => Inbound::Line(Some(String::from_utf8_lossy(&line).into_owned())),
        };
        let is_end = matches!(inbound, Inbound::End);
        if inbox.send(inbound).is_err() || is_end {
            break;
        }
    }
}

/// Makes one search after the other.
fn think(jobs: &Receiver<Job>, inbox: &Sender<Inbound>) {
    for Job { game, budget, stop } in jobs {
        // When nobody listens any more the program is ending.
        let answer = engine::think(&game, &budget, &stop, &mut |answer| {
            let _ = inbox.send(Inbound::Found(answer.clone()));
        });
        let _ = inbox.send(Inbound::Done(answer));
    }
}

/// The conversation, seen from the engine.
struct Conversation {
    /// Where searches are asked for.
    jobs: Sender<Job>,
    /// What `newgame` and `position` have laid out.
    game: Option<Game>,
    /// The search under way, as long as its answer is waited for.
    search: Option<Search>,
    /// Whether nothing more will be asked.
    has_ended: bool,
}

struct Search {
    stop: Arc<AtomicBool>,
    is_bounded: bool,
    since: Instant,
}

impl Search {
    fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Conversation {
    /// Does what a line asks for and gives what there is to say.
    fn answer(&mut self, request: Request) -> Result<Option<String>, RequestError> {
        match request {
            Request::Identify => Ok(Some(identity())),
            Request::IsReady => Ok(Some("readyok".to_owned())),
            Request::Moves => {
                let game = self.game()?;
                let turns = game.turns();
                let words = turns.iter().map(|turn| written(game, turn));
                let words = std::iter::once("moves".to_owned()).chain(words);
                Ok(Some(words.collect::<Vec<_>>().join(" ")))
            }
            Request::Stop => {
                if let Some(search) = &self.search {
                    search.stop();
                }
                Ok(None)
            }
            Request::NewGame(rules, options) => {
                self.be_idle()?;
                self.game = Some(Game::new(rules, options));
                Ok(Some("ok".to_owned()))
            }
            Request::Position { start, turns } => {
                self.be_idle()?;
                let game = laid_out(self.game()?, start.as_deref(), &turns)?;
                self.game = Some(game);
                Ok(None)
            }
            Request::Go(budget) => {
                self.be_idle()?;
                self.go(budget)?;
                Ok(None)
            }
            Request::Quit => {
                self.search = None;
                self.has_ended = true;
                Ok(None)
            }
        }
    }

    fn game(&self) -> Result<&Game, RequestError> {
        self.game.as_ref().ok_or(RequestError::NoGame)
    }

    fn be_idle(&self) -> Result<(), RequestError> {
        match self.search {
            None => Ok(()),
            Some(_) => Err(RequestError::Busy),
        }
    }

    fn go(&mut self, budget: Budget) -> Result<(), RequestError> {
        let game = self.game()?.clone();
        if game.outcome().is_some() {
            return Err(RequestError::GameOver);
        }
        let stop = Arc::<AtomicBool>::default();
        let is_bounded = budget.is_bounded();
        self.search = Some(Search {
            stop: Arc::clone(&stop),
            is_bounded,
            since: Instant::now(),
        });
        let job = Job { game, budget, stop };
        self.jobs.send(job).expect("the thinker waits for jobs");
        Ok(())
    }

    /// No more lines will come.
    fn end(&mut self) {
        self.has_ended = true;
        if let Some(search) = self.search.as_ref().filter(|search| !search.is_bounded) {
            search.stop();
        }
    }

    /// The line about a deeper answer.
    fn found(&self, answer: &Answer) -> Option<String> {
        let (game, search) = self.game.as_ref().zip(self.search.as_ref())?;
        let line: Vec<String> = answer.line.iter().map(|turn| written(game, turn)).collect();
        Some(format!(
            "info depth {} score {} nodes {} time {} pv {}",
            answer.depth,
            answer.score,
            answer.nodes,
            search.since.elapsed().as_millis(),
            line.join(" ")
        ))
    }

    /// The line about the last answer.
    fn done(&mut self, answer: Option<&Answer>) -> Result<String, RequestError> {
        self.search = None;
        let answer = answer.ok_or(RequestError::GameOver)?;
        Ok(format!("bestmove {}", written(self.game()?, &answer.turn)))
    }
}

/// Who speaks, and what can be played.
fn identity() -> String {
    let rulesets: Vec<&str> = rules::ALL.iter().map(|rules| rules.id()).collect();
    format!(
        "id name Sprungbrett {}\nid rulesets {}\nsbpok",
        env!("CARGO_PKG_VERSION"),
        rulesets.join(" ")
    )
}

fn written(game: &Game, turn: &Move) -> String {
    notation::turn(game.rules().board(), Naming::Written, turn)
}

/// A game by the rules and options of `game`, from the usual start or another, after some turns.
fn laid_out(game: &Game, start: Option<&str>, turns: &[String]) -> Result<Game, RequestError> {
    let (rules, options) = (game.rules(), *game.options());
    let mut game = match start {
        None => Game::new(rules, options),
        Some(text) => {
            let start = notation::read_position(rules, text)?;
            let (found, players) = (start.players(), options.players);
            if found != players {
                return Err(RequestError::PlayersDiffer { found, players });
            }
            Game::from_position(rules, options, start)
        }
    };
    for (number, turn) in (1..).zip(turns) {
        game.play_written(turn)
            .map_err(|error| RequestError::Turn { number, error })?;
    }
    Ok(game)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A line of the greatest length is read, a longer one is not, and neither costs the next one.
    #[test]
    fn long_lines_cost_no_others() {
        for (length, is_read) in [(LONGEST_LINE, true), (LONGEST_LINE + 1, false)] {
            let text = format!("{}\nquit\n", "x".repeat(length));
            let (sender, inbox) = mpsc::channel();
            listen(text.as_bytes(), &sender);
            let lines: Vec<Option<usize>> = inbox
                .try_iter()
                .filter_map(|inbound| match inbound {
                    Inbound::Line(line) => Some(line.map(|line| line.trim_end().len())),
                    Inbound::End | Inbound::Found(_) | Inbound::Done(_) => None,
                })
                .collect();
            assert_eq!(lines, [is_read.then_some(length), Some(4)]);
        }
    }
}
