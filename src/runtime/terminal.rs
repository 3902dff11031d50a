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

/// The terminal while it is ours.
pub(super) struct Screen {
    terminal: Terminal<CrosstermBackend<BufWriter<Stdout>>>,
    /// Whether the mouse is ours too; a panic has to know.
    with_mouse: Arc<AtomicBool>,
    /// What the last frame covered: clicks are meant for what was seen.
    area: Rect,
}

impl Screen {
    /// Takes the terminal over, and sees to it that a panic gives it back before it speaks.
    pub(super) fn take(with_mouse: bool) -> io::Result<Self> {
        let with_mouse = Arc::new(AtomicBool::new(with_mouse));
        let speak = panic::take_hook();
        let mouse = Arc::clone(&with_mouse);
        panic::set_hook(Box::new(move |panic| {
            give_back(mouse.load(Ordering::Relaxed));
            speak(panic);
            // A panic of any thread ends the program: the screen is gone, and the game is kept.
            std::process::exit(101);
        }));
        let terminal = Terminal::new(CrosstermBackend::new(BufWriter::new(io::stdout())))?;
        let mut screen = Self {
            terminal,
            with_mouse,
            area: Rect::ZERO,
        };
        screen.enter()?;
        Ok(screen)
    }

    fn enter(&mut self) -> io::Result<()> {
        enable_raw_mode()?;
        let output = self.terminal.backend_mut();
        execute!(output, EnterAlternateScreen, EnableBracketedPaste)?;
        if self.has_mouse() {
            execute!(self.terminal.backend_mut(), EnableMouseCapture)?;
        }
        Ok(())
    }

    fn has_mouse(&self) -> bool {
        self.with_mouse.load(Ordering::Relaxed)
    }

    /// Uses the mouse from now on, or leaves it to the terminal.
    pub(super) fn use_mouse(&mut self, with_mouse: bool) -> io::Result<()> {
        if self.with_mouse.swap(with_mouse, Ordering::Relaxed) == with_mouse {
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

    /// Draws the model.
    pub(super) fn draw(&mut self, model: &Model, looks: &Looks) -> io::Result<()> {
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
        give_back(self.has_mouse());
        self.enter()?;
        self.forget()
    }

    /// Gives the terminal to the shell until the program is continued.
    #[cfg(unix)]
    pub(super) fn suspend(&mut self) -> io::Result<()> {
        give_back(self.has_mouse());
        signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)?;
        self.enter()?;
        self.forget()
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back(self.has_mouse());
        // The message of a later panic needs no screen given back.
        let _ = panic::take_hook();
    }
}

/// Undoes what [`Screen::enter`] does, in the opposite order; a terminal that is gone cannot be told.
fn give_back(with_mouse: bool) {
    let mut output = io::stdout();
    if with_mouse {
        let _ = execute!(output, DisableMouseCapture);
    }
    let _ = execute!(output, DisableBracketedPaste, LeaveAlternateScreen, Show);
    let _ = disable_raw_mode();
    let _ = output.flush();
}
