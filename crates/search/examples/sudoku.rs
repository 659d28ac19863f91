//! Sudoku as exact cover: `cargo run -p search --example sudoku -- LINE`.

use std::process::ExitCode;

use input::Input;
use search::dancing_links::sudoku::Sudoku;
use trace::{Cell, Demo, Frame, Grid, Options, Role, Row, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "search",
    name: "sudoku",
    about: "Sudoku by dancing links: 81 cells row by row, each a digit, or a dot or 0 if it is empty;\n\
            blanks between them do not count.",
    arguments: "CELLS...",
    worked: &[WORKED],
    flags: &[],
    trace: draw,
    play: None,
    random: None,
    cost: None,
};

const WORKED: &str =
    "3.9......65......4...9.5..1........39.....2.....8.7.1....7.8.5...3..1..2.1.6..8..";

fn main() -> ExitCode {
    trace::main(&DEMO)
}

fn read(input: &mut Input<'_>) -> trace::Result<Sudoku> {
    let mut line = String::new();
    while line.len() < 81 || !input.is_end() {
        let word = input.word(format_args!("cell {}", line.len() + 1))?;
        for character in word.chars() {
            let cell = format!("cell {}", line.len() + 1);
            if line.len() == 81 {
                return Err(input.invalid(cell, "is more than the 81 cells of a sudoku").into());
            }
            if character != '.' && !character.is_ascii_digit() {
                let reason = format!("has {character:?} where a digit or a dot must be");
                return Err(input.invalid(cell, reason).into());
            }
            line.push(character);
        }
    }
    Ok(line.parse()?)
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let puzzle = read(input)?;
    let n_given = puzzle.cells().iter().filter(|digit| **digit != 0).count();
    let n_placings = puzzle.placings().len();
    let says = format!("{n_given} cells are given. That leaves {n_placings} of 729 placings.");
    let mut frames = vec![Frame::new(says).with(picture(&puzzle, &puzzle))];
    // A second solution shows that the puzzle is none; more are not wanted.
    let found: Vec<Sudoku> = puzzle.solutions().take(2).collect();
    for (i, solution) in found.iter().enumerate() {
        let (says, before) = match i {
            0 => ("Each cell is filled, and each row, column and box has each digit.", &puzzle),
            _ => ("This is a solution too. Marked is where it differs from the first.", &found[0]),
        };
        frames.push(Frame::new(says).with(picture(solution, before)));
    }
    let answer = match &found[..] {
        [] => "There is no solution.".to_owned(),
        [one] => format!("One solution: {one}"),
        [one, ..] => format!("More than one solution. The first: {one}"),
    };
    Ok(Trace { title: format!("Sudoku with {n_given} givens"), frames, answer })
}

/// A grid, in which the cells that differ from `before` are marked.
fn picture(sudoku: &Sudoku, before: &Sudoku) -> Grid {
    let cell = |at: usize| {
        let digit = sudoku.cells()[at];
        let text = if digit == 0 { String::new() } else { digit.to_string() };
        let role = (digit != before.cells()[at]).then_some(Role::Chosen);
        Cell { text, role }
    };
    let rows = (0..9).map(|row| Row {
        cells: (9 * row..9 * row + 9).map(cell).collect(),
        apart: 0 < row && row % 3 == 0,
        ..Row::default()
    });
    Grid { rows: rows.collect(), ..Grid::default() }
}
