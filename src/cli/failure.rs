//! Why a command could not do its work, and what is said and returned then.

use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;

use crate::lang::Lang;
use crate::notation::{Naming, TurnError};
use crate::runtime::files;
use crate::words::{self, one_line};

/// Why a command could not do its work, in words where there are some.
#[derive(Debug)]
pub(super) enum Failure {
    /// The arguments make no sense, or there is no terminal.
    Usage(String),
    /// It could not be done.
    Failed(String),
    /// What was to be printed could not be.
    Output(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl Failure {
    /// That a text is no turn that can be played; one that is no turn at all is no question about the rules.
    pub(super) fn of_turn(lang: &Lang, naming: Naming, error: &TurnError) -> Self {
        let message = words::turn_error(lang, naming, error);
        match error {
            TurnError::Unreadable(..) | TurnError::NotAPoint(_) => Self::Usage(message),
            TurnError::Ambiguous { .. } | TurnError::Refused(..) => Self::Failed(message),
        }
    }

    /// What there is to say.
    pub(super) fn into_message(self) -> String {
        match self {
            Self::Usage(message) | Self::Failed(message) => message,
            Self::Output(error) => error.to_string(),
        }
    }

    /// Says it on stderr and gives the exit code. That nobody reads on (`| head`) is no failure.
    pub(super) fn report(self, lang: &Lang) -> ExitCode {
        match self {
            Self::Usage(message) => {
                say(&message);
                ExitCode::from(2)
            }
            Self::Failed(message) => {
                say(&message);
                ExitCode::FAILURE
            }
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Self::Output(error) => {
                let why = files::io_error(lang, &error);
                say(&lang.with("output-failed", &[("why", (&why).into())]));
                ExitCode::FAILURE
            }
        }
    }
}

/// That there is no new file at `path`: it exists, or cannot be written.
pub(super) fn unwritten(lang: &Lang, path: &Path, error: &io::Error) -> Failure {
    Failure::Failed(match error.kind() {
        io::ErrorKind::AlreadyExists => {
            let file = path.display().to_string();
            lang.with("convert-exists", &[("file", (&file).into())])
        }
        _ => files::unwritable(lang, path, error),
    })
}

/// Writes one line to stderr; if even that fails there is nobody to tell.
pub(super) fn say(message: &str) {
    let _ = writeln!(io::stderr(), "sprungbrett: {}", one_line(message));
}
