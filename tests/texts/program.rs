//! The program run from outside. Each test crate that includes this file uses a part of it.
#![allow(dead_code)]

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::thread;

use serde_json::Value;
use tempfile::TempDir;

/// The program in a world of its own: no settings, English, no terminal.
pub fn program(home: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sprungbrett"));
    command
        .env_clear()
        .env("HOME", home)
        .env("LANG", "C")
        .current_dir(home)
        .stdin(Stdio::null());
    command
}

/// Runs the program. Whatever happens, it prints no escape byte and no panic.
pub fn run(args: &[&str]) -> Output {
    run_in(TempDir::new().unwrap().path(), args)
}

/// Runs the program in a folder.
pub fn run_in(home: &Path, args: &[&str]) -> Output {
    let output = program(home).args(args).output().unwrap();
    for stream in [&output.stdout, &output.stderr] {
        assert!(!stream.contains(&0x1b), "escape bytes: {args:?}");
    }
    assert!(
        !err(&output).contains("panicked"),
        "{args:?}: {}",
        err(&output)
    );
    output
}

/// What the program, with its arguments, answers to these lines. One that ends before it has heard all is no failure.
pub fn told(program: &mut Command, lines: &str) -> Output {
    let mut child = program
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let lines = lines.to_owned();
    // Both sides may have more to say than a pipe takes.
    let telling = thread::spawn(move || {
        let _ = input.write_all(lines.as_bytes());
    });
    let output = child.wait_with_output().unwrap();
    telling.join().unwrap();
    output
}

/// What it printed.
pub fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// What it said on stderr.
pub fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// How it exited.
pub fn code(output: &Output) -> i32 {
    output.status.code().unwrap()
}

/// The one line on stderr, without the name of the program in front of it.
pub fn message(output: &Output) -> String {
    let text = err(output);
    let line = text
        .strip_prefix("sprungbrett: ")
        .unwrap_or_else(|| panic!("no message: {text:?}"));
    assert_eq!(
        line.trim_end_matches('\n').lines().count(),
        1,
        "one line: {line}"
    );
    line.trim_end().to_owned()
}

/// The JSON it printed, and how it exited.
pub fn json(args: &[&str]) -> (Value, i32) {
    let output = run(args);
    let value = serde_json::from_slice(&output.stdout);
    (
        value.unwrap_or_else(|error| panic!("{args:?}: {error}")),
        code(&output),
    )
}
