//! Luogu P1247, matches: `cargo run --release -p game-theory --example luogu_p1247 < INPUT`.

use std::io::Write;
use std::process::ExitCode;

use game_theory::nim_game::{Move, winning_moves};
use input::Input;
use trace::Judge;

pub(crate) const JUDGE: Judge = Judge {
    package: "game-theory",
    name: "luogu_p1247",
    about: "Luogu P1247: Nim. The winning move in the first heap that has one.\n\
            Input: k and k heaps. Output: take and heap, then all heaps after the move; or lose.",
    solve,
};

fn main() -> ExitCode {
    trace::judge(&JUDGE)
}

fn solve(input: &mut Input<'_>, out: &mut dyn Write) -> trace::Result<()> {
    let n: u64 = input.number("the number of heaps")?;
    let heap = |i| input.number(format_args!("heap {i} of {n}"));
    let mut heaps: Vec<u64> = (1..=n).map(heap).collect::<Result<_, _>>()?;
    let Some(Move { heap, take, left }) = winning_moves(&heaps).next() else {
        return Ok(writeln!(out, "lose")?);
    };
    heaps[heap] = left;
    writeln!(out, "{take} {}", heap + 1)?;
    for (i, size) in heaps.iter().enumerate() {
        write!(out, "{}{size}", if i == 0 { "" } else { " " })?;
    }
    Ok(writeln!(out)?)
}
