//! The terminal: taken over with a guard, so that it is given back on every way out.

use std::io::{self, BufWriter, Stdout, Write as _};
use std::panic;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::layout::{Position, Rect};

use crate::app::Model;
use crate::tui::{self, Looks};

/// The terminal while the program runs; the shell has it in between.
pub(super) struct Screen {
    terminal: Terminal<CrosstermBackend<BufWriter<Stdout>>>,
    /// What of it is ours; a panic has to know.
    held: Arc<Held>,
    /// What the last frame covered: clicks are meant for what was seen.
    area: Rect,
}

impl Screen {
    /// Takes the terminal over, and sees to it that a panic gives it back before it speaks and the program ends (see
    /// [`end_with_any_panic`](crate::runtime::end_with_any_panic)); once only, as the hook stays.
    pub(super) fn take(with_mouse: bool) -> io::Result<Self> {
        let held = Arc::new(Held {
            screen: AtomicBool::new(false),
            mouse: AtomicBool::new(with_mouse),
        });
        let speak = panic::take_hook();
        let to_give_back = Arc::clone(&held);
        panic::set_hook(Box::new(move |panic| {
            // No other thread draws any more.
            let _output = io::stdout().lock();
            to_give_back.give_back();
            speak(panic);
        }));
        let terminal = Terminal::new(CrosstermBackend::new(BufWriter::new(io::stdout())))?;
        let mut screen = Self {
            terminal,
            held,
            area: Rect::ZERO,
        };
        screen.enter()?;
        Ok(screen)
    }

    fn enter(&mut self) -> io::Result<()> {
        self.held.screen.store(true, Ordering::Relaxed);
        enable_raw_mode()?;
        let output = self.terminal.backend_mut();
        execute!(output, EnterAlternateScreen, EnableBracketedPaste)?;
        if self.held.mouse.load(Ordering::Relaxed) {
            execute!(self.terminal.backend_mut(), EnableMouseCapture)?;
        }
        Ok(())
    }

    fn is_ours(&self) -> bool {
        self.held.screen.load(Ordering::Relaxed)
    }

    /// Uses the mouse from now on, or leaves it to the terminal.
    pub(super) fn use_mouse(&mut self, with_mouse: bool) -> io::Result<()> {
        if self.held.mouse.swap(with_mouse, Ordering::Relaxed) == with_mouse || !self.is_ours() {
            return Ok(());
        }
        let output = self.terminal.backend_mut();
        if with_mouse {
            execute!(output, EnableMouseCapture)
        } else {
            execute!(output, DisableMouseCapture)
        }
    }

    /// What the last frame covered.
    pub(super) fn area(&self) -> Rect {
        self.area
    }

    /// Draws the model, unless the shell has the terminal.
    pub(super) fn draw(&mut self, model: &Model, looks: &Looks) -> io::Result<()> {
        if !self.is_ours() {
            return Ok(());
        }
        let frame = self.terminal.draw(|frame| tui::view(model, looks, frame))?;
        self.area = frame.area;
        Ok(())
    }

    /// Writes a question; its answer comes where keys come from.
    pub(super) fn ask(&mut self, question: &[u8]) -> io::Result<()> {
        let output = self.terminal.backend_mut();
        output.write_all(question)?;
        io::Write::flush(output)
    }

    /// Forgets what is on the screen, so that the next frame is drawn in full.
    pub(super) fn forget(&mut self) -> io::Result<()> {
        // `Terminal::clear` would ask the terminal where its cursor is, and the thread that waits for keys would get
        // the answer; to be given the size it has makes it forget as well.
        let size = self.terminal.size()?;
        self.terminal.resize(Rect::from((Position::ORIGIN, size)))
    }

    /// Takes the terminal over once more, whatever it was used for in the meantime.
    #[cfg(unix)]
    pub(super) fn retake(&mut self) -> io::Result<()> {
        self.held.give_back();
        self.enter()?;
        self.forget()
    }

    /// Gives the terminal to the shell and stops. To take it over again has to wait for the signal that the program was
    /// continued: it may have been continued only to be told by another one to end, in the background, where a program
    /// that takes the terminal over is stopped once more.
    #[cfg(unix)]
    pub(super) fn suspend(&mut self) -> io::Result<()> {
        self.held.give_back();
        signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        self.held.give_back();
    }
}

/// What of the terminal is ours.
struct Held {
    /// The screen and its modes.
    screen: AtomicBool,
    /// The mouse, while the screen is.
    mouse: AtomicBool,
}

impl Held {
    /// Undoes what [`Screen::enter`] does, in the opposite order; a terminal that is gone cannot be told. What the shell
    /// has already is left alone.
    fn give_back(&self) {
        if !self.screen.swap(false, Ordering::Relaxed) {
            return;
        }
        let mut output = io::stdout();
        if self.mouse.load(Ordering::Relaxed) {
            let _ = execute!(output, DisableMouseCapture);
        }
        let _ = execute!(output, DisableBracketedPaste, LeaveAlternateScreen, Show);
        let _ = disable_raw_mode();
        let _ = output.flush();
    }
}
