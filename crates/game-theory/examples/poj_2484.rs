//! POJ 2484, A Funny Game: coins in a circle, and a move takes one or two neighbors.

use std::io::Write;
use std::process::ExitCode;

use game_theory::sprague_grundy::ready;
use input::Input;
use trace::Judge;

pub(crate) const JUDGE: Judge = Judge {
    package: "game-theory",
    name: "poj_2484",
    about: "POJ 2484: n coins in a circle; a move takes one coin, or two without a gap between; who\n\
            takes the last coin wins. Input: one n a line, until 0. Output: Alice if the first\n\
            player wins, else Bob.",
    solve,
};

fn main() -> ExitCode {
    trace::judge(&JUDGE)
}

fn solve(input: &mut Input<'_>, answers: &mut dyn Write) -> trace::Result<()> {
    for case in 1.. {
        if input.is_end() {
            break;
        }
        let coins = input.number(format_args!("case {case}, n"))?;
        if coins == 0 {
            break;
        }
        let winner = if ready::circle_is_won(coins, 2) { "Alice" } else { "Bob" };
        writeln!(answers, "{winner}")?;
    }
    Ok(())
}
