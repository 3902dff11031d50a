//! The message that comes by itself in due time. Costs nothing while none is to come.

use std::sync::mpsc::{Receiver, RecvError, RecvTimeoutError};
use std::time::{Duration, Instant};

use crate::app::Message;
use crate::runtime::inbox::Inbound;

/// At most one message that is to come, and when.
#[derive(Default)]
pub(super) struct Alarm {
    set: Option<(Instant, Message)>,
}

impl Alarm {
    /// Lets `message` come after `delay`, in place of the one that was to come.
    pub(super) fn set(&mut self, delay: Duration, message: Message) {
        self.set = Some((Instant::now() + delay, message));
    }

    /// Waits for what comes first: something in the inbox, or the message that is due.
    ///
    /// # Errors
    /// If nobody is left who could put anything into the inbox.
    pub(super) fn next(&mut self, inbox: &Receiver<Inbound>) -> Result<Inbound, RecvError> {
        let Some((due, message)) = self.set.take() else {
            return inbox.recv();
        };
        match inbox.recv_timeout(due.saturating_duration_since(Instant::now())) {
            Ok(inbound) => {
                self.set = Some((due, message));
                Ok(inbound)
            }
            Err(RecvTimeoutError::Timeout) => Ok(Inbound::Message(message)),
            Err(RecvTimeoutError::Disconnected) => Err(RecvError),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    /// The number of the message that comes next.
    fn next(alarm: &mut Alarm, inbox: &Receiver<Inbound>) -> Option<u64> {
        match alarm.next(inbox) {
            Ok(Inbound::Message(Message::Due(id))) => Some(id),
            Ok(Inbound::Message(_) | Inbound::Event(_) | Inbound::Signal(_) | Inbound::Closed) => {
                panic!("nothing else was sent")
            }
            Err(RecvError) => None,
        }
    }

    #[test]
    fn what_is_there_comes_before_what_is_due_and_that_comes_once() {
        let (sender, inbox) = mpsc::channel();
        let mut alarm = Alarm::default();
        let send = |id| sender.send(Inbound::Message(Message::Due(id)));
        alarm.set(Duration::ZERO, Message::Due(1));
        send(2).expect("the inbox is open");
        assert_eq!(next(&mut alarm, &inbox), Some(2));
        assert_eq!(next(&mut alarm, &inbox), Some(1));
        send(3).expect("the inbox is open");
        assert_eq!(next(&mut alarm, &inbox), Some(3));
        drop(sender);
        assert_eq!(next(&mut alarm, &inbox), None);
    }

    #[test]
    fn a_later_message_takes_the_place_of_the_one_before() {
        let (_sender, inbox) = mpsc::channel();
        let mut alarm = Alarm::default();
        alarm.set(Duration::from_secs(3600), Message::Due(1));
        alarm.set(Duration::ZERO, Message::Due(2));
        assert_eq!(next(&mut alarm, &inbox), Some(2));
    }
}
