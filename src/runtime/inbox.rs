//! What comes to the one inbox of the program, and the threads that send it.

use std::sync::mpsc::Sender;
use std::thread;

use ratatui::crossterm::event::{self, Event};

use crate::app::Message;

/// What comes to the inbox.
pub(super) enum Inbound {
    /// A key, a click, another size.
    Event(Event),
    /// An answer from a thread of ours.
    Message(Message),
    /// A signal by its number.
    #[cfg_attr(not(unix), expect(dead_code, reason = "only Unix sends signals"))]
    Signal(i32),
    /// The terminal is gone.
    Closed,
}

/// Starts the threads that wait for keys and signals.
pub(super) fn listen(inbox: Sender<Inbound>) -> anyhow::Result<()> {
    #[cfg(unix)]
    {
        use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGTERM, SIGTSTP};
        let mut signals =
            signal_hook::iterator::Signals::new([SIGTERM, SIGHUP, SIGINT, SIGTSTP, SIGCONT])?;
        watch(inbox.clone())?;
        let inbox = inbox.clone();
        thread::Builder::new()
            .name("signals".to_owned())
            .spawn(move || {
                for signal in signals.forever() {
                    if inbox.send(Inbound::Signal(signal)).is_err() {
                        break;
                    }
                }
            })?;
    }
    thread::Builder::new()
        .name("events".to_owned())
        .spawn(move || {
            loop {
                let inbound = event::read().map_or(Inbound::Closed, Inbound::Event);
                let is_closed = matches!(inbound, Inbound::Closed);
                if inbox.send(inbound).is_err() || is_closed {
                    break;
                }
            }
        })?;
    Ok(())
}

/// Starts the thread that waits for the terminal to go. Not everybody who loses it is sent a signal, and the thread
/// that waits for keys would read without end from what is not there.
#[cfg(unix)]
fn watch(inbox: Sender<Inbound>) -> anyhow::Result<()> {
    use rustix::event::{PollFd, PollFlags, poll};
    use rustix::io::Errno;
    thread::Builder::new()
        .name("hang-up".to_owned())
        .spawn(move || {
            let input = std::io::stdin();
            // A hang-up is told unasked, and nothing else is asked for.
            let mut watched = [PollFd::new(&input, PollFlags::empty())];
            while poll(&mut watched, None) == Err(Errno::INTR) {}
            if watched[0].revents().contains(PollFlags::HUP) {
                // When nobody listens any more the program is ending.
                let _ = inbox.send(Inbound::Closed);
            }
        })?;
    Ok(())
}
