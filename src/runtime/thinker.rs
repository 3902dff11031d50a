//! The thinker: one search at a time, in a thread of its own, with a stop flag and the number of the request.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::thread;
use std::time::Duration;

use crate::app::Message;
use crate::engine::{self, Budget, Others};
use crate::game::{Game, Level, Offer};
use crate::rules::{Position, Rules, Seat};
use crate::runtime;
use crate::runtime::inbox::Inbound;

/// The time for a way home: enough to prove short ones and to find a good one in the rest.
const SOLVING: Duration = Duration::from_secs(5);

/// Lets the engine think beside the screen.
pub(super) struct Thinker {
    inbox: Sender<Inbound>,
    /// Stops the search under way.
    stop: Arc<AtomicBool>,
}

impl Thinker {
    pub(super) fn new(inbox: Sender<Inbound>) -> Self {
        Self {
            inbox,
            stop: Arc::default(),
        }
    }

    /// Stops the search under way; its answer, should it still come, bears the number of an old request.
    pub(super) fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Looks for a turn; the answer comes to the inbox.
    pub(super) fn think(
        &mut self,
        id: u64,
        game: Box<Game>,
        level: Level,
        seed: u64,
    ) -> io::Result<()> {
        self.work(move |stop| {
            let budget = Budget {
                level: Some(level),
                seed,
                ..Budget::default()
            };
            let answer = engine::think(&game, &budget, stop, &mut |_| {}).map(Box::new);
            Message::Thought { id, answer }
        })
    }

    /// Considers a draw that is offered; the answer comes to the inbox.
    pub(super) fn consider(&mut self, id: u64, game: Box<Game>, offer: Offer) -> io::Result<()> {
        self.work(move |_| {
            let unwilling = engine::unwilling(&game, &offer);
            Message::Considered { id, unwilling }
        })
    }

    /// Looks for a way home within [`SOLVING`]; the answer comes to the inbox.
    pub(super) fn solve(
        &mut self,
        id: u64,
        rules: &'static dyn Rules,
        position: Box<Position>,
        seat: Seat,
        others: Others,
    ) -> io::Result<()> {
        self.work(move |stop| {
            let found = engine::solve(rules, &position, seat, others, Some(SOLVING), stop);
            let solution = found.map(Box::new);
            Message::Solved { id, solution }
        })
    }

    /// Does some work in a thread of its own, in place of the work before; what it gives comes to the inbox.
    fn work(
        &mut self,
        work: impl FnOnce(&AtomicBool) -> Message + Send + 'static,
    ) -> io::Result<()> {
        self.stop();
        let stop = Arc::<AtomicBool>::default();
        self.stop = Arc::clone(&stop);
        let inbox = self.inbox.clone();
        thread::Builder::new()
            .name("thinker".to_owned())
            .spawn(move || {
                runtime::stumble("thinker");
                // When nobody listens any more the program is ending.
                let _ = inbox.send(Inbound::Message(work(&stop)));
            })?;
        Ok(())
    }
}
