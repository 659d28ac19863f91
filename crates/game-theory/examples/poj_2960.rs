//! POJ 2960, S-Nim: heaps from which only the amounts of a set may be taken.

use std::io::Write;
use std::process::ExitCode;

use game_theory::sprague_grundy::{SubtractionSet, sum_value};
use input::Input;
use trace::Judge;

pub(crate) const JUDGE: Judge = Judge {
    package: "game-theory",
    name: "poj_2960",
    about: "POJ 2960: heaps; a move takes an amount of the set S from one of them; who cannot move\n\
            loses. Input: cases until a 0. A case is k and the k amounts, then m, then m positions,\n\
            each the number of heaps and their sizes. Output: a line a case, with W or L for each\n\
            position.",
    solve,
};

/// The judge's largest heap is 10000.
const LARGEST: usize = 1_000_000;

fn main() -> ExitCode {
    trace::judge(&JUDGE)
}

fn solve(input: &mut Input<'_>, answers: &mut dyn Write) -> trace::Result<()> {
    for case in 1.. {
        if input.is_end() {
            break;
        }
        let n_amounts: usize = input.number(format_args!("case {case}, the size of S"))?;
        if n_amounts == 0 {
            break;
        }
        let mut amounts = Vec::new();
        for i in 1..=n_amounts {
            let what = format_args!("case {case}, amount {i}");
            amounts.push(input.number_in(1..=usize::MAX, what)?);
        }
        let n_positions: usize = input.number(format_args!("case {case}, the positions"))?;
        let mut positions: Vec<Vec<usize>> = Vec::new();
        for i in 1..=n_positions {
            positions.push(read_heaps(input, format_args!("case {case}, position {i}"))?);
        }
        let largest = positions.iter().flatten().max().copied().unwrap_or(0);
        let values = SubtractionSet::new(amounts)?.table(largest);
        let letters = positions.iter().map(|heaps| {
            let sum = sum_value(heaps, |heap| values[*heap]);
            if sum == 0 { 'L' } else { 'W' }
        });
        writeln!(answers, "{}", letters.collect::<String>())?;
    }
    Ok(())
}

fn read_heaps(
    input: &mut Input<'_>,
    position: std::fmt::Arguments<'_>,
) -> Result<Vec<usize>, input::Error> {
    let n_heaps: usize = input.number(format_args!("{position}, the heaps"))?;
    let mut heaps = Vec::new();
    for heap in 1..=n_heaps {
        heaps.push(input.number_in(0..=LARGEST, format_args!("{position}, heap {heap}"))?);
    }
    Ok(heaps)
}
