//! The background of the terminal: asked for once, with the answer picked out of what is typed.
//!
//! A terminal answers where keys come from, so whoever reads the answer reads keys as well. A reader of its own beside
//! the thread that waits for keys would swallow what is typed meanwhile, or lose the answer to it. Here that thread stays
//! the only reader: to it the answer is a run of keys that begins with Alt-], which nobody types in this order.

use std::mem;

use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};

/// Asks for the background colour (xterm's OSC 11).
pub(super) const QUESTION: &[u8] = b"\x1b]11;?\x1b\\";

/// What the answer says before the colour.
const HEAD: &str = "11;rgb:";

/// Whether a terminal may be asked, by what `TERM` and `TMUX` are set to: some print what they do not know.
pub(super) fn may_ask(variable: impl Fn(&str) -> Option<String>) -> bool {
    let term = variable("TERM").unwrap_or_default();
    let is_screen = term.starts_with("screen") && variable("TMUX").is_none();
    !(is_screen || matches!(term.as_str(), "" | "dumb" | "linux") || term.starts_with("eterm"))
}

/// What listens for the answer.
#[derive(Debug, Default)]
pub(super) struct Listener {
    /// What may become the answer, and its letters so far.
    held: Vec<Event>,
    letters: String,
    state: State,
}

#[derive(Debug, Default, PartialEq, Eq)]
enum State {
    /// Nothing was asked, or all is said.
    #[default]
    Deaf,
    Waiting,
    /// The answer is there, and ended with half of its end mark.
    Ending,
}

/// What an event was.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Heard {
    /// What was typed, in its order.
    pub typed: Vec<Event>,
    /// Red, green and blue of the background.
    pub ground: Option<[u8; 3]>,
}

impl Listener {
    /// One that waits for an answer.
    pub(super) fn waiting() -> Self {
        Self {
            state: State::Waiting,
            ..Self::default()
        }
    }

    /// Whether an answer may still come.
    pub(super) fn is_waiting(&self) -> bool {
        self.state == State::Waiting
    }

    /// Takes an event in. What could be a part of the answer is held back until it is known not to be.
    pub(super) fn hear(&mut self, event: Event) -> Heard {
        match (&self.state, key(&event)) {
            (State::Ending, Some((KeyCode::Char('\\'), _))) => {
                self.state = State::Deaf;
                Heard::default()
            }
            (State::Deaf | State::Ending, _) => {
                self.state = State::Deaf;
                Heard {
                    typed: vec![event],
                    ground: None,
                }
            }
            (State::Waiting, Some((KeyCode::Char(']'), KeyModifiers::ALT)))
                if self.held.is_empty() =>
            {
                self.held.push(event);
                Heard::default()
            }
            (State::Waiting, Some(key)) if !self.held.is_empty() => self.go_on(event, key),
            (State::Waiting, Some(_)) => self.give_up(event),
            // A resize or a click in between says nothing about the keys.
            (State::Waiting, None) => Heard {
                typed: vec![event],
                ground: None,
            },
        }
    }

    /// Takes in a key after the first.
    fn go_on(&mut self, event: Event, key: (KeyCode, KeyModifiers)) -> Heard {
        let next = match key {
            (KeyCode::Char('\\'), KeyModifiers::ALT)
            | (KeyCode::Char('g'), KeyModifiers::CONTROL) => State::Deaf,
            (KeyCode::Esc, _) => State::Ending,
            (KeyCode::Char(letter), _) => {
                self.letters.push(letter);
                let is_head = HEAD.starts_with(&self.letters);
                let is_colour = self.letters.strip_prefix(HEAD).is_some_and(|colour| {
                    colour.len() <= "ffff/ffff/ffff".len()
                        && colour.chars().all(|c| c == '/' || c.is_ascii_hexdigit())
                });
                if is_head || is_colour {
                    self.held.push(event);
                    return Heard::default();
                }
                return self.give_up(event);
            }
            _ => return self.give_up(event),
        };
        match self.letters.strip_prefix(HEAD).and_then(colour) {
            Some(ground) => {
                *self = Self {
                    state: next,
                    ..Self::default()
                };
                Heard {
                    typed: Vec::new(),
                    ground: Some(ground),
                }
            }
            None => self.give_up(event),
        }
    }

    /// What was held back was typed after all.
    fn give_up(&mut self, event: Event) -> Heard {
        self.letters.clear();
        let mut typed = mem::take(&mut self.held);
        typed.push(event);
        Heard {
            typed,
            ground: None,
        }
    }
}

fn key(event: &Event) -> Option<(KeyCode, KeyModifiers)> {
    match event {
        Event::Key(KeyEvent {
            code, modifiers, ..
        }) => Some((*code, *modifiers)),
        Event::FocusGained
        | Event::FocusLost
        | Event::Mouse(_)
        | Event::Paste(_)
        | Event::Resize(..) => None,
    }
}

/// Red, green and blue of `rrrr/gggg/bbbb`, of which terminals give one to four digits each.
fn colour(text: &str) -> Option<[u8; 3]> {
    let part = |digits: &str| {
        let value = u32::from_str_radix(digits, 16).ok()?;
        let most = 16u32.pow(u32::try_from(digits.len()).ok()?) - 1;
        u8::try_from(value * 255 / most).ok()
    };
    let parts: Option<Vec<u8>> = text.split('/').map(part).collect();
    parts?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The keys that crossterm makes of bytes.
    fn events(bytes: &str) -> Vec<Event> {
        let mut keys = Vec::new();
        let mut bytes = bytes.chars().peekable();
        while let Some(byte) = bytes.next() {
            let (code, modifiers) = match byte {
                '\x1b' => match bytes.next_if(|next| !matches!(next, '\x1b' | '!')) {
                    Some(letter) => (KeyCode::Char(letter), KeyModifiers::ALT),
                    None => (KeyCode::Esc, KeyModifiers::NONE),
                },
                '\x07' => (KeyCode::Char('g'), KeyModifiers::CONTROL),
                letter if letter.is_ascii_uppercase() => {
                    (KeyCode::Char(letter), KeyModifiers::SHIFT)
                }
                letter => (KeyCode::Char(letter), KeyModifiers::NONE),
            };
            keys.push(Event::Key(KeyEvent::new(code, modifiers)));
        }
        keys
    }

    /// The letters that pass, and the colour that is found.
    fn heard(mut listener: Listener, bytes: &str) -> (String, Option<[u8; 3]>) {
        let mut typed = String::new();
        let mut ground = None;
        for event in events(bytes) {
            let heard = listener.hear(event);
            ground = ground.or(heard.ground);
            typed.extend(heard.typed.iter().map(|event| match key(event) {
                Some((KeyCode::Char(letter), _)) => letter,
                _ => '^',
            }));
        }
        (typed, ground)
    }

    #[test]
    fn the_answer_is_found_and_nothing_typed_is_lost() {
        let white = Some([255; 3]);
        for (bytes, typed, ground) in [
            ("\x1b]11;rgb:ffff/ffff/ffff\x1b\\", "", white),
            ("\x1b]11;rgb:ffff/ffff/ffff\x07", "", white),
            ("\x1b]11;rgb:FF/FF/FF\x07", "", white),
            ("\x1b]11;rgb:0000/8080/1010\x1b\\", "", Some([0, 128, 16])),
            ("jk\x1b]11;rgb:ffff/ffff/ffff\x1b\\l", "jkl", white),
            // Some end with a bare Esc, and some arrive with the end in two parts.
            ("\x1b]11;rgb:f/f/f\x1b!", "!", white),
            ("\x1b]11;rgb:f/f/f\x1b\x1b]1", "]1", white),
            // What looks like an answer and is none.
            ("\x1b]11;rq", "]11;rq", None),
            ("\x1b]11;rgb:ffff/ffff\x07", "]11;rgb:ffff/ffffg", None),
            (
                "\x1b]11;rgb:fffff/ffff/ffff/ffff\x07",
                "]11;rgb:fffff/ffff/ffff/ffffg",
                None,
            ),
            ("\x1b\x1b]11;rgb:ffff/ffff/ffff\x07", "^", white),
            ("]11;rgb:ffff/ffff/ffff", "]11;rgb:ffff/ffff/ffff", None),
            // A second answer is no answer.
            ("\x1b]11;rgb:f/f/f\x07\x1b]11;", "]11;", white),
        ] {
            assert_eq!(
                heard(Listener::waiting(), bytes),
                (typed.to_owned(), ground),
                "{bytes:?}"
            );
        }
        let all = "\x1b]11;rgb:ffff/ffff/ffff\x07";
        let unasked = heard(Listener::default(), all);
        assert_eq!(unasked, ("]11;rgb:ffff/ffff/ffffg".to_owned(), None));
    }

    #[test]
    fn a_resize_in_between_does_not_end_the_answer() {
        let mut listener = Listener::waiting();
        for event in events("\x1b]11;rgb:0/") {
            assert_eq!(listener.hear(event), Heard::default());
        }
        let resize = Event::Resize(80, 24);
        assert_eq!(listener.hear(resize.clone()).typed, [resize]);
        let found = events("0/0\x07")
            .into_iter()
            .find_map(|event| listener.hear(event).ground);
        assert_eq!(found, Some([0; 3]));
    }

    #[test]
    fn only_terminals_that_may_answer_are_asked() {
        for (term, tmux, asks) in [
            ("xterm-256color", None, true),
            ("xterm-kitty", None, true),
            ("screen-256color", Some("/tmp/tmux"), true),
            ("screen-256color", None, false),
            ("linux", None, false),
            ("dumb", None, false),
            ("", None, false),
            ("eterm-color", None, false),
        ] {
            let variable = |name: &str| match name {
                "TERM" => Some(term.to_owned()),
                "TMUX" => tmux.map(str::to_owned),
                _ => None,
            };
            assert_eq!(may_ask(variable), asks, "{term}");
        }
    }
}
