//! `completions` and `man`: what packages of the program carry besides it.

use std::process::ExitCode;

use clap::CommandFactory as _;
use clap_complete::Shell;

use super::failure::Failure;
use super::{Cli, Context};

/// Prints the completions of a shell
///
/// The shell knows every command and option then; where the file belongs depends on the system.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  sprungbrett completions bash > ~/.local/share/bash-completion/completions/sprungbrett
  sprungbrett completions fish > ~/.config/fish/completions/sprungbrett.fish")]
pub(super) struct Completions {
    /// Of which shell
    shell: Shell,
}

impl Completions {
    /// Prints them.
    pub(super) fn run(&self, context: &mut Context) -> Result<ExitCode, Failure> {
        let mut command = Cli::command();
        let name = command.get_name().to_owned();
        // Written at once: the generators panic where the output has been closed.
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut command, name, &mut script);
        context.out.write_all(&script)?;
        Ok(ExitCode::SUCCESS)
    }
}

/// Prints a page of the manual
///
/// In the form of man(7): of the program or, if one is named, of a command.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  sprungbrett man > sprungbrett.1
  sprungbrett man match > sprungbrett-match.1
  sprungbrett man | man -l -")]
pub(super) struct Man {
    /// A command of the program
    command: Option<String>,
}

impl Man {
    /// Prints it.
    pub(super) fn run(&self, context: &mut Context) -> Result<ExitCode, Failure> {
        let mut program = Cli::command().disable_help_subcommand(true);
        program.build();
        let page = match &self.command {
            None => &program,
            Some(name) => program.find_subcommand(name).ok_or_else(|| {
                let name = ("name", name.into());
                Failure::Usage(context.lang.with("command-unknown", &[name]))
            })?,
        };
        clap_mangen::Man::new(page.clone()).render(context.out)?;
        Ok(ExitCode::SUCCESS)
    }
}
