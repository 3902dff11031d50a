//! The program: everything it does is in the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    sprungbrett::runtime::end_with_any_panic();
    sprungbrett::cli::run(std::env::args_os())
}
