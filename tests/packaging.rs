//! What packages of the program rely on: completions, pages of the manual, and that the files which name the version agree.
#![allow(clippy::unwrap_used)]

#[path = "texts/program.rs"]
mod program;

use std::fs;

use program::{code, err, message, out, run};

/// The commands as `--help` lists them.
fn commands() -> Vec<String> {
    let help = out(&run(&["--help"]));
    let lines = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let lines = lines.take_while(|line| !line.is_empty());
    // A description that goes on on the next line is indented further.
    let names = lines.filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
    let names = names.filter(|name| !name.is_empty() && *name != "help");
    names.map(str::to_owned).collect()
}

#[test]
fn every_shell_learns_every_command() {
    let commands = commands();
    assert!(commands.len() > 10, "{commands:?}");
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let output = run(&["completions", shell]);
        assert_eq!((code(&output), err(&output).as_str()), (0, ""), "{shell}");
        let script = out(&output);
        for command in &commands {
            assert!(script.contains(command.as_str()), "{shell}: {command}");
        }
        assert!(script.contains("anti-block"), "{shell}");
    }
    let output = run(&["completions", "abacus"]);
    assert_eq!((code(&output), out(&output).as_str()), (2, ""));
}

#[test]
fn every_command_has_its_page_of_the_manual() {
    let program = out(&run(&["man"]));
    assert!(program.contains(".TH sprungbrett 1"), "{program}");
    for command in commands() {
        // A hyphen that must not be broken at.
        let name = format!("sprungbrett\\-{command}(1)");
        assert!(program.contains(&name), "{command}");
        let output = run(&["man", &command]);
        assert_eq!((code(&output), err(&output).as_str()), (0, ""), "{command}");
        let page = out(&output);
        let title = format!(".TH sprungbrett-{command} 1");
        assert!(page.contains(&title), "{page}");
        let usage = format!("\\fBsprungbrett {command}\\fR");
        assert!(page.contains(&usage), "{page}");
    }
    for (lang, expected) in [
        ("en", "There is no command “chess”."),
        ("de", "Einen Befehl „chess“ gibt es nicht."),
        ("id", "Tidak ada perintah “chess”."),
    ] {
        let output = run(&["man", "chess", "--lang", lang]);
        assert_eq!((code(&output), out(&output).as_str()), (2, ""));
        assert_eq!(message(&output), expected);
    }
}

#[test]
fn the_files_agree_on_the_versions() {
    let root = env!("CARGO_MANIFEST_DIR");
    let read = |name: &str| fs::read_to_string(format!("{root}/{name}")).unwrap();
    let version = env!("CARGO_PKG_VERSION");
    let heading = format!("## {version}");
    let changes = read("CHANGELOG.md");
    assert!(changes.lines().any(|line| line.starts_with(&heading)));
    let rust = format!("Rust {} or newer", env!("CARGO_PKG_RUST_VERSION"));
    assert!(read("README.md").contains(&rust), "{rust}");
}
