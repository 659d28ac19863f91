//! USTC 1213, the fewest stones to remove:
//! `cargo run --release -p game-theory --example ustc_1213 < INPUT`.

use std::io::Write;
use std::process::ExitCode;

use game_theory::nim_game::smallest_winning_move;
use input::Input;
use trace::Judge;

pub(crate) const JUDGE: Judge = Judge {
    package: "game-theory",
    name: "ustc_1213",
    about: "USTC 1213: Nim. How many stones does a winning move take at least? -1 if none wins.\n\
            Input: cases until n = 0, each n and n heaps. Output: a line a case.",
    solve,
};

fn main() -> ExitCode {
    trace::judge(&JUDGE)
}

fn solve(input: &mut Input<'_>, out: &mut dyn Write) -> trace::Result<()> {
    let mut heaps: Vec<u32> = Vec::new(); // One allocation for all cases.
    while !input.is_end() {
        let n: usize = input.number("the number of heaps")?;
        if n == 0 {
            break;
        }
        heaps.clear();
        for i in 1..=n {
            heaps.push(input.number(format_args!("heap {i} of {n}"))?);
        }
        match smallest_winning_move(&heaps) {
            Some(winning) => writeln!(out, "{}", winning.take)?,
            None => writeln!(out, "-1")?,
        }
    }
    Ok(())
}
