//! Reads n and then n heaps from standard input, and prints their nim-sum: one side of the race of whole processes.

use std::io::{self, Read as _};
use std::process::ExitCode;

use input::Input;

fn main() -> ExitCode {
    let mut text = Vec::new();
    if let Err(error) = io::stdin().lock().read_to_end(&mut text) {
        eprintln!("error: standard input: {error}");
        return ExitCode::from(2);
    }
    match nim_sum(&text) {
        Ok(sum) => println!("{sum}"),
        Err(error) => {
            eprintln!("error: {error}");
            return ExitCode::from(2);
        }
    }
    ExitCode::SUCCESS
}

fn nim_sum(text: &[u8]) -> Result<u32, input::Error> {
    let mut input = Input::new(text);
    let n_heaps: usize = input.number("the number of heaps")?;
    (1..=n_heaps).try_fold(0, |sum, i| Ok(sum ^ input.number::<u32>(format_args!("heap {i}"))?))
}
