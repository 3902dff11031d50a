//! The program under a shell in a pseudoterminal, and the screen that a person would see.

use std::collections::BTreeMap;
use std::fs;
use std::io::{Read as _, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use tempfile::TempDir;

use crate::memory;

/// The usual size in columns and lines.
pub const LARGE: (u16, u16) = (80, 24);
/// A size in which nothing can be played.
pub const SMALL: (u16, u16) = (30, 8);

/// How long anything may take on a busy machine; nothing waits for so long when it works.
const PATIENCE: Duration = Duration::from_secs(30);

/// Runs the program and tells how it ended and what it made of the terminal. A shell stays, so that the terminal is
/// looked at before the kernel resets it at the end of its session.
const SHELL: &str =
    r#"stty -a > "$HOME/before"; "$@"; code=$?; stty -a > "$HOME/after"; echo "code $code""#;

/// The same in a shell that gives the terminal from one job to the next, and waits for Enter while the program is
/// stopped before it does something with it.
pub const JOBS: [&str; 2] = [
    r#"set -m; stty -a > "$HOME/before"; "$@"; stty -a > "$HOME/between"; echo "shell"; read line; "#,
    r#"stty -a > "$HOME/after"; echo "code $code""#,
];

/// Waits until something holds.
pub fn wait_until(what: &str, holds: impl Fn() -> bool) {
    let start = Instant::now();
    while !holds() {
        assert!(start.elapsed() < PATIENCE, "{what}: not after {PATIENCE:?}");
        thread::sleep(Duration::from_millis(20));
    }
}

/// The state of a process as `ps` gives it: `T` stopped, `Z` dead but not yet waited for; none if it is gone.
pub fn state_of(process: u32) -> Option<char> {
    let output = Command::new("ps")
        .args(["-o", "stat=", "-p", &process.to_string()])
        .output()
        .unwrap();
    String::from_utf8(output.stdout)
        .unwrap()
        .trim()
        .chars()
        .next()
}

/// A home folder, and nothing else of the world outside.
pub struct World {
    home: TempDir,
}

impl World {
    pub fn new() -> Self {
        Self {
            home: TempDir::new().unwrap(),
        }
    }

    pub fn home(&self) -> &Path {
        self.home.path()
    }

    /// Where the game under way is kept.
    pub fn kept(&self) -> PathBuf {
        self.home().join("state/sprungbrett/autosave.json")
    }

    /// The program with these arguments in a terminal of the usual size.
    pub fn start(&self, args: &[&str]) -> Session {
        self.start_in(true, args, &[])
    }

    /// The same with more in its environment, and as wanted without a session, whose end is a signal.
    pub fn start_in(
        &self,
        has_session: bool,
        args: &[&str],
        environment: &[(&str, &str)],
    ) -> Session {
        self.start_by(SHELL, has_session, args, environment)
    }

    /// The same as a part of another script for the shell.
    pub fn start_by(
        &self,
        shell: &str,
        has_session: bool,
        args: &[&str],
        environment: &[(&str, &str)],
    ) -> Session {
        let pair = native_pty_system().openpty(size(LARGE)).unwrap();
        let mut command = CommandBuilder::new("sh");
        command.args(["-c", shell, "sh", env!("CARGO_BIN_EXE_sprungbrett")]);
        command.args(args);
        command.env_clear();
        command.cwd(self.home());
        command.set_controlling_tty(has_session);
        let home = self.home().display().to_string();
        for (name, value) in [
            ("PATH", std::env::var("PATH").unwrap()),
            ("TERM", "xterm-256color".to_owned()),
            ("LANG", "C.UTF-8".to_owned()),
            ("HOME", home.clone()),
            ("XDG_CONFIG_HOME", format!("{home}/config")),
            ("XDG_DATA_HOME", format!("{home}/data")),
            ("XDG_STATE_HOME", format!("{home}/state")),
        ] {
            command.env(name, value);
        }
        for (name, value) in environment {
            command.env(name, value);
        }
        let shell = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let seen = Arc::new(Mutex::new(Seen::new()));
        let is_closing = Arc::new(AtomicBool::new(false));
        let mut reader = pair.master.try_clone_reader().unwrap();
        let reading = thread::spawn({
            let (seen, is_closing) = (Arc::clone(&seen), Arc::clone(&is_closing));
            move || {
                let mut bytes = [0; 4096];
                while let Ok(count @ 1..) = reader.read(&mut bytes) {
                    seen.lock().unwrap().take(&bytes[..count]);
                    if is_closing.load(Ordering::SeqCst) {
                        break;
                    }
                }
            }
        });
        Session {
            writer: Some(pair.master.take_writer().unwrap()),
            master: Some(pair.master),
            shell,
            seen,
            is_closing,
            reading: Some(reading),
            home: self.home().to_owned(),
        }
    }
}

fn size((cols, rows): (u16, u16)) -> PtySize {
    PtySize {
        rows,
        cols,
        ..PtySize::default()
    }
}

/// All that was written, and what it looks like.
struct Seen {
    bytes: Vec<u8>,
    screen: vt100::Parser,
}

impl Seen {
    fn new() -> Self {
        Self {
            bytes: Vec::new(),
            screen: vt100::Parser::new(LARGE.1, LARGE.0, 0),
        }
    }

    fn take(&mut self, bytes: &[u8]) {
        self.bytes.extend(bytes);
        self.screen.process(bytes);
    }
}

/// What waits for the word to kill the program.
pub struct Killer(std::process::Child);

impl Killer {
    /// Kills the program.
    pub fn kill(mut self) {
        self.0.stdin.take().unwrap().write_all(b"\n").unwrap();
        assert!(self.0.wait().unwrap().success(), "it was still there");
    }
}

/// The program while it runs in its terminal.
pub struct Session {
    master: Option<Box<dyn MasterPty + Send>>,
    writer: Option<Box<dyn Write + Send>>,
    shell: Box<dyn Child + Send + Sync>,
    seen: Arc<Mutex<Seen>>,
    is_closing: Arc<AtomicBool>,
    reading: Option<JoinHandle<()>>,
    home: PathBuf,
}

impl Session {
    /// What is on the screen.
    pub fn screen(&self) -> String {
        self.seen.lock().unwrap().screen.screen().contents()
    }

    /// The colour behind the first cell of the screen.
    pub fn ground(&self) -> vt100::Color {
        let seen = self.seen.lock().unwrap();
        seen.screen.screen().cell(0, 0).unwrap().bgcolor()
    }

    /// Whether `texts` were ever on the screen at the same time.
    pub fn have_met(&self, texts: &[&str]) -> bool {
        let mut screen = vt100::Parser::new(LARGE.1, LARGE.0, 0);
        let seen = self.seen.lock().unwrap();
        seen.bytes.chunks(64).any(|bytes| {
            screen.process(bytes);
            let shown = screen.screen().contents();
            texts.iter().all(|text| shown.contains(text))
        })
    }

    /// Whether the screen is one that is left as it was found.
    pub fn is_alternate(&self) -> bool {
        self.seen.lock().unwrap().screen.screen().alternate_screen()
    }

    /// All that was written.
    pub fn written(&self) -> String {
        String::from_utf8_lossy(&self.seen.lock().unwrap().bytes).into_owned()
    }

    pub fn wait_until(&self, what: &str, holds: impl Fn(&Self) -> bool) {
        let start = Instant::now();
        while !holds(self) {
            assert!(
                start.elapsed() < PATIENCE,
                "{what}: not after {PATIENCE:?}, but\n{}",
                self.screen()
            );
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// How long it takes until something holds, looked at as often as can be.
    pub fn time_until(&self, holds: impl Fn(&Self) -> bool) -> Duration {
        let start = Instant::now();
        while !holds(self) {
            assert!(start.elapsed() < PATIENCE, "{}", self.screen());
            thread::sleep(Duration::from_micros(50));
        }
        start.elapsed()
    }

    /// How many bytes were written.
    pub fn count(&self) -> usize {
        self.seen.lock().unwrap().bytes.len()
    }

    /// Waits until the screen shows a text.
    pub fn wait_for(&self, text: &str) {
        self.wait_until(text, |session| session.screen().contains(text));
    }

    /// Waits until half a second has passed without a byte.
    pub fn settle(&self) {
        let mut before = 0;
        loop {
            thread::sleep(Duration::from_millis(500));
            let now = self.written().len();
            if now == before {
                return;
            }
            before = now;
        }
    }

    pub fn keys(&mut self, keys: &str) {
        let writer = self.writer.as_mut().unwrap();
        writer.write_all(keys.as_bytes()).unwrap();
        writer.flush().unwrap();
    }

    pub fn resize(&self, to: (u16, u16)) {
        let mut seen = self.seen.lock().unwrap();
        seen.screen.screen_mut().set_size(to.1, to.0);
        self.master.as_ref().unwrap().resize(size(to)).unwrap();
    }

    /// The program, which is the only child of the shell or has taken its place.
    pub fn program(&self) -> u32 {
        let shell = self.shell.process_id().unwrap().to_string();
        let output = Command::new("ps")
            .args(["-A", "-o", "pid=,ppid="])
            .output()
            .unwrap();
        let lines = String::from_utf8(output.stdout).unwrap();
        let mut children = lines.lines().filter_map(|line| {
            let (process, parent) = line.trim().split_once(' ')?;
            (parent.trim() == shell).then(|| process.parse().unwrap())
        });
        children
            .next()
            .or(self.shell.process_id())
            .expect("the program runs")
    }

    pub fn state(&self) -> Option<char> {
        state_of(self.program())
    }

    /// Hundredths of a second for which the program has kept a processor busy, where `/proc` tells.
    pub fn busy(&self) -> u64 {
        let Ok(status) = fs::read_to_string(format!("/proc/{}/stat", self.program())) else {
            return 0;
        };
        // The name of the program in brackets may hold blanks; user and system time are the 14th and 15th field.
        let fields = status.rsplit(')').next().unwrap().split_whitespace();
        fields
            .skip(11)
            .take(2)
            .map(|time| time.parse::<u64>().unwrap())
            .sum()
    }

    /// How long the processors have worked for the program, where `/proc` tells: what no other program makes longer.
    pub fn worked(&self) -> Duration {
        let threads = fs::read_dir(format!("/proc/{}/task", self.program()));
        let threads = threads.into_iter().flatten().flatten();
        let nanoseconds = threads.filter_map(|thread| {
            let text = fs::read_to_string(thread.path().join("schedstat")).ok()?;
            text.split(' ').next()?.parse::<u64>().ok()
        });
        Duration::from_nanos(nanoseconds.sum())
    }

    /// Kilobytes of memory that the program has in use, where `/proc` tells.
    pub fn memory(&self) -> u64 {
        memory::of(&self.program().to_string()).map_or(0, |(now, _)| now)
    }

    /// Sends a signal to the program.
    pub fn signal(&self, name: &str) {
        let sent = Command::new("kill")
            .args([&format!("-{name}"), &self.program().to_string()])
            .status()
            .unwrap();
        assert!(sent.success(), "{name}");
    }

    /// Something that kills the program at once when it is told to: `kill` would have to be started first.
    pub fn killer(&self) -> Killer {
        let script = format!("read line; kill -KILL {}", self.program());
        let shell = Command::new("sh")
            .args(["-c", &script])
            .stdin(Stdio::piped())
            .spawn()
            .unwrap();
        Killer(shell)
    }

    /// Lets something else write on the screen.
    pub fn scribble(&self) {
        self.seen.lock().unwrap().screen.process(b"\x1b[2J");
    }

    /// Closes the terminal, as when its window is closed; says when.
    pub fn close(&mut self) -> Instant {
        self.is_closing.store(true, Ordering::SeqCst);
        // What is drawn for a key wakes the thread that reads, which then lets go of the terminal too.
        self.keys("j");
        self.reading.take().unwrap().join().unwrap();
        // Nothing is being written any more when the terminal goes.
        thread::sleep(Duration::from_millis(300));
        let now = Instant::now();
        self.writer = None;
        self.master = None;
        now
    }

    /// Waits for the end of the program; gives its exit code. The terminal must be as it was.
    pub fn ends(&mut self) -> i32 {
        self.wait_until("it has ended", |session| {
            session.written().contains("code ")
        });
        let code = self.shell.wait().unwrap();
        assert!(code.success());
        self.reading.take().unwrap().join().unwrap();
        self.is_given_back();
        let told =
            ["before", "after"].map(|name| fs::read_to_string(self.home.join(name)).unwrap());
        assert!(told[0].contains(" icanon"), "{}", told[0]);
        assert_eq!(told[0], told[1], "the modes of the terminal");
        self.is_plain("code ");
        let written = self.written();
        let code = written.rsplit("code ").next().unwrap();
        code.split_whitespace().next().unwrap().parse().unwrap()
    }

    /// Asserts that what was written last is seen, and without any colour of the program.
    fn is_plain(&self, text: &str) {
        let seen = self.seen.lock().unwrap();
        let screen = seen.screen.screen();
        let rows: Vec<String> = screen.rows(0, LARGE.0).collect();
        let row = rows.iter().rposition(|row| row.contains(text)).unwrap();
        let column = rows[row].find(text).unwrap();
        let at = |index: usize| u16::try_from(index).unwrap();
        let cell = screen.cell(at(row), at(column)).unwrap();
        let usual = vt100::Color::Default;
        assert_eq!((cell.fgcolor(), cell.bgcolor()), (usual, usual));
        assert!(!cell.bold() && !cell.inverse() && !cell.underline());
    }

    /// Asserts that every mode that was set is not set any more, and that the cursor is shown.
    pub fn is_given_back(&self) {
        // Keyboard modes are put on a pile and taken off again.
        let count = |sequence: &str| self.written().matches(sequence).count();
        assert_eq!(
            count("\u{1b}[>"),
            count("\u{1b}[<"),
            "modes of the keyboard"
        );
        assert_eq!(count("\u{1b}="), count("\u{1b}>"), "modes of the keypad");
        let mut modes: BTreeMap<String, bool> = BTreeMap::new();
        let written = self.written();
        for sequence in written.split("\u{1b}[?").skip(1) {
            let end = sequence
                .find(|c: char| !c.is_ascii_digit() && c != ';')
                .unwrap();
            for mode in sequence[..end].split(';') {
                match &sequence[end..=end] {
                    "h" => modes.insert(mode.to_owned(), true),
                    "l" => modes.insert(mode.to_owned(), false),
                    other => panic!("what is ?{mode}{other}"),
                };
            }
        }
        for (mode, is_set) in modes {
            // 25 shows the cursor; all others are off before the program.
            assert_eq!(is_set, mode == "25", "mode {mode}");
        }
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        // Whatever a failed test leaves behind ends with its terminal.
        let _ = self.shell.kill();
    }
}
