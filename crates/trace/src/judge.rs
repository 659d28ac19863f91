use std::env;
use std::io::{self, Read, Write};
use std::process::ExitCode;

use input::Input;

use crate::Result;
use crate::demo::finish;

/// A program that reads a judge's format from standard input and prints the judge's answers.
#[derive(Debug, Clone, Copy)]
pub struct Judge {
    /// The chapter's package.
    pub package: &'static str,
    /// The example's name: `poj_2960`.
    pub name: &'static str,
    /// The problem and the format, in a few lines.
    pub about: &'static str,
    /// Reads all cases and writes the answer of each as soon as it is read whole.
    pub solve: fn(&mut Input<'_>, &mut dyn Write) -> Result<()>,
}

/// What the `main` of a judge program calls.
///
/// Bad input: the answers of the cases that were whole, one line on standard error, and status 2.
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
    /// What the program prints for `input`, and its error line if there is one. For tests.
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
        // Written even after an error: the cases before it were whole.
        stdout.write_all(&answers)?;
        stdout.flush()?;
        result
    }
}
