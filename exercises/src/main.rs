//! The `exercise` command: `cargo exercise --help` says what it does.

use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<String> =
        std::env::args_os().skip(1).map(|arg| arg.to_string_lossy().into_owned()).collect();
    exercises::command::run(&args)
}
