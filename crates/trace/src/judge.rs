use std::env;
use std::io::{self, Read, Write};
use std::process::ExitCode;

use input::Input;

use crate::Result;
use crate::demo::finish;

/// A program that reads the input of an online judge from standard input and prints the answers
/// that the judge expects.
#[derive(Debug, Clone, Copy)]
pub struct Judge {
    /// The package of the chapter.
    pub package: &'static str,
    /// The name of the example: `poj_2960`.
    pub name: &'static str,
    /// The problem and the input format, in a few lines.
    pub about: &'static str,
    /// Reads all cases and writes the answer to each as soon as that case has been read completely.
    pub solve: fn(&mut Input<'_>, &mut dyn Write) -> Result<()>,
}

/// Runs a judge program. Its `main` calls this.
///
/// On bad input, it prints the answers to the cases that were complete and one line on standard
/// error, and exits with status 2.
pub fn judge(judge: &Judge) -> ExitCode {
    let mut args = env::args_os().skip(1).map(|arg| arg.to_string_lossy().into_owned());
    finish(match args.find(|arg| arg != "-") {
        Some(arg) if arg == "--help" || arg == "-h" => print_help(judge),
        Some(arg) => Err(format!("{arg}: {} takes no argument (try --help)", judge.name).into()),
        None => judge.respond(io::stdin().lock(), io::stdout().lock()),
    })
}

fn print_help(judge: &Judge) -> Result<()> {
    let Judge { package, name, about, .. } = judge;
    let command = format!("cargo run --release -p {package} --example {name} < INPUT");
    Ok(writeln!(io::stdout(), "{about}\n\nusage: {command}")?)
}

impl Judge {
    /// Returns what the program prints for `input`, and its error, if any. For tests.
    ///
    /// # Panics
    /// If the answers are not UTF-8.
    pub fn answers(&self, input: &str) -> (String, Option<String>) {
        let mut stdout = Vec::new();
        let error = self.respond(input.as_bytes(), &mut stdout).err();
        (String::from_utf8(stdout).expect("answers are text"), error.map(|error| error.to_string()))
    }

    fn respond(&self, mut stdin: impl Read, mut stdout: impl Write) -> Result<()> {
        let mut text = Vec::new();
        stdin.read_to_end(&mut text)?;
        let mut answers = Vec::new();
        let result = (self.solve)(&mut Input::new(&text), &mut answers);
        // Written even after an error, because the cases before it were complete.
        stdout.write_all(&answers)?;
        stdout.flush()?;
        result
    }
}
