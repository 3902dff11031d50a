//! The thinker: one search at a time, in a thread of its own, with a stop flag and the number of the request.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::thread;

use crate::app::Message;
use crate::engine::{self, Budget};
use crate::game::{Game, Level};
use crate::runtime::{self, Inbound};

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
        self.stop();
        let stop = Arc::<AtomicBool>::default();
        self.stop = Arc::clone(&stop);
        let inbox = self.inbox.clone();
        thread::Builder::new()
            .name("thinker".to_owned())
            .spawn(move || {
                runtime::stumble("thinker");
                let budget = Budget {
                    level: Some(level),
                    seed,
                    ..Budget::default()
                };
                let answer = engine::think(&game, &budget, &stop, &mut |_| {}).map(Box::new);
                // When nobody listens any more the program is ending.
                let _ = inbox.send(Inbound::Message(Message::Thought { id, answer }));
            })?;
        Ok(())
    }
}
