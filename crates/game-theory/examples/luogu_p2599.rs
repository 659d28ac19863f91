//! Luogu P2599 [ZJOI2009], heaps in a row:
//! `cargo run --release -p game-theory --example luogu_p2599 < INPUT`.

use std::io::Write;
use std::process::ExitCode;

use game_theory::nim_game::end_nim::is_cold;
use input::Input;
use trace::Judge;

pub(crate) const JUDGE: Judge = Judge {
    package: "game-theory",
    name: "luogu_p2599",
    about: "Luogu P2599: End-Nim, heaps in a row of which only the two ends may be touched.\n\
            Input: T, then T cases, each n and n heaps. Output: 1 if the first player wins, else 0.",
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
        let row: Vec<u64> = (1..=n).map(heap).collect::<Result<_, _>>()?;
        writeln!(out, "{}", u8::from(!is_cold(&row)))?;
    }
    Ok(())
}
