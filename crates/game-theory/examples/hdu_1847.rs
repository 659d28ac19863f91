//! HDU 1847, Good Luck in CET-4 Everybody!: a move takes a power of two from the one heap of cards.

use std::io::Write;
use std::process::ExitCode;

use game_theory::sprague_grundy::ready;
use input::Input;
use trace::Judge;

pub(crate) const JUDGE: Judge = Judge {
    package: "game-theory",
    name: "hdu_1847",
    about: "HDU 1847: one heap of n cards; a move takes 1, 2, 4, 8, ... of them; who takes the last\n\
            card wins. Input: one n a line, of any size, to the end. Output: Kiki if the first\n\
            player wins, else Cici.",
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
        let what = format_args!("case {case}, n");
        let mut again = input.clone();
        let value = match ready::powers_of_two_decimal(input.word(what)?) {
            Ok(value) => value,
            // A sign, or not a number at all: the number reader knows what to say about it.
            Err(_) => ready::powers_of_two(again.number(what)?),
        };
        writeln!(answers, "{}", if value == 0 { "Cici" } else { "Kiki" })?;
    }
    Ok(())
}
