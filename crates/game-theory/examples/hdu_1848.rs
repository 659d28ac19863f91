//! HDU 1848, Fibonacci again and again: three heaps, and a move takes a Fibonacci number from one.

use std::io::Write;
use std::process::ExitCode;

use game_theory::sprague_grundy::{Nimber, ready, sum_value};
use input::Input;
use trace::Judge;

pub(crate) const JUDGE: Judge = Judge {
    package: "game-theory",
    name: "hdu_1848",
    about: "HDU 1848: three heaps; a move takes 1, 2, 3, 5, 8, ... from one of them; who takes the\n\
            last object wins. Input: three heaps a line, until 0 0 0. Output: Fibo if the first\n\
            player wins, else Nacci.",
    solve,
};

/// The judge's largest heap is 1000.
const LARGEST: usize = 1_000_000;

fn main() -> ExitCode {
    trace::judge(&JUDGE)
}

fn solve(input: &mut Input<'_>, answers: &mut dyn Write) -> trace::Result<()> {
    let mut values: Vec<Nimber> = Vec::new();
    for case in 1.. {
        if input.is_end() {
            break;
        }
        let mut heaps = [0; 3];
        for (heap, size) in heaps.iter_mut().enumerate() {
            *size = input.number_in(0..=LARGEST, format_args!("case {case}, heap {}", heap + 1))?;
        }
        let largest = heaps.into_iter().max().unwrap_or(0);
        if largest == 0 {
            break;
        }
        if values.len() <= largest {
            let last = largest.max(2 * values.len());
            values = ready::fibonacci_numbers(last).table_by_words(last);
        }
        let sum = sum_value(&heaps, |heap| values[*heap]);
        writeln!(answers, "{}", if sum == 0 { "Nacci" } else { "Fibo" })?;
    }
    Ok(())
}
