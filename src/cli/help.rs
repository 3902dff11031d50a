//! `--help` in the language that is spoken. In English the arguments are described where they are defined; the other
//! languages have their descriptions in `help.ftl`.

use std::ffi::OsString;

use clap::error::ErrorKind;
use clap::{Arg, ArgAction, Command, CommandFactory as _};

use super::{Cli, games};
use crate::lang::{Lang, Language};

/// The help that these arguments ask for; none in English, or if they ask for none.
pub(super) fn asked_for(lang: &Lang, args: &[OsString]) -> Option<clap::Error> {
    if lang.language() == Language::En {
        return None;
    }
    // `help COMMAND` is made of `COMMAND --help`.
    let mut args = args.to_vec();
    if let Some(help) = args.iter().skip(1).position(|arg| arg == "help") {
        args.remove(help + 1);
        args.push("--help".into());
    }
    let asked = translated(lang).try_get_matches_from(args).err()?;
    (asked.kind() == ErrorKind::DisplayHelp).then_some(asked)
}

/// The program with all that its help says in a language.
fn translated(lang: &Lang) -> Command {
    let mut english = Cli::command();
    english.build();
    let usage = usage(lang, &mut english);
    let program = command(lang, Cli::command(), usage)
        .mut_subcommands(|sub| {
            let built = english.find_subcommand_mut(sub.get_name());
            let usage = built.map_or_else(String::new, |built| self::usage(lang, built));
            command(lang, sub, usage)
        })
        .subcommand_help_heading(heading(lang, "help-own-commands"))
        .disable_help_subcommand(true)
        .subcommand(Command::new("help").about(lang.text("help-own-help-command")))
        .disable_version_flag(true);
    let version = Arg::new("version")
        .short('V')
        .long("version")
        .action(ArgAction::Version);
    program.arg(argument(lang, "sprungbrett", version))
}

/// A command without those below it.
fn command(lang: &Lang, command: Command, usage: String) -> Command {
    let name = command.get_name().to_owned();
    let text = |what: &str| Some(format!("help-{name}{what}")).filter(|id| lang.has(id));
    let about = text("").map(|id| lang.text(&id)).unwrap_or_default();
    let more = text("-more").map(|id| format!("{about}\n\n{}", lang.text(&id)));
    let games = games();
    let after = text("-after").map(|id| lang.with(&id, &[("games", (&games).into())]));
    let examples = command.get_after_help().map(|after| {
        let after = after.to_string();
        let (_, examples) = after.split_once('\n').unwrap_or_default();
        let examples = examples.split("\n\n").next().unwrap_or_default();
        format!("{}\n{examples}", lang.text("help-own-examples"))
    });
    let after: Vec<String> = examples.into_iter().chain(after).collect();
    let heading = command.get_styles().get_usage();
    let template = format!(
        "{{about-with-newline}}\n{heading}{}{heading:#} {{usage}}\n\n{{all-args}}{{after-help}}",
        lang.text("help-own-usage")
    );
    let help = Arg::new("help")
        .short('h')
        .long("help")
        .action(ArgAction::Help);
    let command = command
        .mut_args(|arg| argument(lang, &name, arg))
        .disable_help_flag(true)
        .arg(argument(lang, &name, help))
        .about(about)
        .override_usage(usage)
        .help_template(template)
        .after_help(after.join("\n\n"));
    match more {
        Some(more) => command.long_about(more),
        None => command,
    }
}

/// An argument of the command called `command`.
fn argument(lang: &Lang, command: &str, arg: Arg) -> Arg {
    let mut help = lang.text(&id_of(lang, command, arg.get_id().as_str()));
    let listed = |values: Vec<String>| values.join(", ");
    let default = arg.get_default_values().iter();
    let default = listed(default.map(|value| value.display().to_string()).collect());
    let values = arg.get_possible_values();
    let values = values.iter().map(|value| value.get_name().to_owned());
    let are_hidden = arg.is_hide_possible_values_set() || !arg.get_action().takes_values();
    let values = listed(values.filter(|_| !are_hidden).collect());
    let is_set = !default.is_empty() && arg.get_action().takes_values();
    for (id, of) in [
        ("help-own-values", values),
        (
            "help-own-default",
            if is_set { default } else { String::new() },
        ),
    ] {
        if !of.is_empty() {
            help = format!("{help} [{}: {of}]", lang.text(id));
        }
    }
    let heading = match arg.get_help_heading() {
        Some("Global options") => "help-own-global",
        Some("Options of the game") => "help-own-game",
        _ if arg.is_positional() => "help-own-arguments",
        _ => "help-own-options",
    };
    arg.help(help)
        .help_heading(self::heading(lang, heading))
        .hide_default_value(true)
        .hide_possible_values(true)
}

/// A heading, which clap keeps for as long as the program runs; it ends once the help is shown.
fn heading(lang: &Lang, id: &str) -> &'static str {
    lang.text(id).leak()
}

/// The id of the text about an argument: of the command itself, or one that several commands share.
fn id_of(lang: &Lang, command: &str, arg: &str) -> String {
    let ids = [
        format!("help-{command}-{arg}"),
        format!("help-arg-{arg}"),
        format!("help-own-{arg}"),
    ];
    let [own, ..] = &ids;
    let own = own.clone();
    ids.into_iter().find(|id| lang.has(id)).unwrap_or(own)
}

/// How a command is called.
fn usage(lang: &Lang, built: &mut Command) -> String {
    let usage = built.render_usage().to_string();
    let usage = usage.strip_prefix("Usage:").unwrap_or(&usage).trim();
    usage
        .replace("[OPTIONS]", &lang.text("usage-options"))
        .replace("[COMMAND]", &lang.text("usage-command"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every command with its arguments.
    fn commands() -> Vec<Command> {
        let program = Cli::command();
        let commands: Vec<Command> = program.get_subcommands().cloned().collect();
        [program].into_iter().chain(commands).collect()
    }

    #[test]
    fn every_command_and_argument_is_described_in_every_language() {
        for language in Language::ALL
            .into_iter()
            .filter(|found| *found != Language::En)
        {
            let lang = Lang::new(language);
            let mut missing = Vec::new();
            let mut need = |id: String| {
                if !lang.has(&id) {
                    missing.push(id);
                }
            };
            for command in commands() {
                let name = command.get_name();
                need(format!("help-{name}"));
                if command.get_long_about().is_some() {
                    need(format!("help-{name}-more"));
                }
                let after = command.get_after_help().map(ToString::to_string);
                if after.is_some_and(|after| after.contains("\n\n")) {
                    need(format!("help-{name}-after"));
                }
                for arg in command.get_arguments() {
                    need(id_of(&lang, name, arg.get_id().as_str()));
                }
            }
            assert!(missing.is_empty(), "{}: {missing:#?}", language.code());
        }
    }

    #[test]
    fn nothing_of_it_stays_english() {
        for language in Language::ALL
            .into_iter()
            .filter(|found| *found != Language::En)
        {
            let lang = Lang::new(language);
            for command in commands() {
                let name = command.get_name();
                for args in [vec![name, "--help"], vec![name, "-h"], vec!["help", name]] {
                    let args = args.into_iter().filter(|arg| *arg != "sprungbrett");
                    let args = ["sprungbrett"].into_iter().chain(args).map(OsString::from);
                    let shown = asked_for(&lang, &args.collect::<Vec<_>>());
                    let shown = shown.expect("it is asked for").render().to_string();
                    for english in [
                        "Usage",
                        "Arguments",
                        "Options",
                        "Commands",
                        "Print",
                        "Examples:",
                        "[default",
                        "ossible values",
                        "[OPTIONS]",
                        "help-",
                    ] {
                        assert!(!shown.contains(english), "{english} in {name}:\n{shown}");
                    }
                }
            }
        }
        let english = Lang::new(Language::En);
        let args = ["sprungbrett", "--help"].map(OsString::from);
        assert!(asked_for(&english, &args).is_none(), "it is clap's own");
    }
}
