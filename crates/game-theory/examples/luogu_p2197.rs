//! Luogu P2197, Nim: `cargo run --release -p game-theory --example luogu_p2197 < INPUT`.

use std::io::Write;
use std::process::ExitCode;

use game_theory::nim_game::is_cold;
use input::Input;
use trace::Judge;

pub(crate) const JUDGE: Judge = Judge {
    package: "game-theory",
    name: "luogu_p2197",
    about: "Luogu P2197: Nim. Does the first player win?\n\
            Input: T, then T cases, each n and n heaps. Output: Yes or No, a line a case.",
    solve,
};

fn main() -> ExitCode {
    trace::judge(&JUDGE)
}

fn solve(input: &mut Input<'_>, out: &mut dyn Write) -> trace::Result<()> {
    let n_cases: u64 = input.number("the number of cases")?;
    for case in 1..=n_cases {
        let n: u64 = input.number(format_args!("the number of heaps of case {case}"))?;
        let heap = |i| input.number(format_args!("heap {i} of case {case}"));
        let heaps: Vec<u64> = (1..=n).map(heap).collect::<Result<_, _>>()?;
        writeln!(out, "{}", if is_cold(&heaps) { "No" } else { "Yes" })?;
    }
    Ok(())
}
