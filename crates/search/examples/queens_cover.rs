//! Queens on a board as exact cover: `cargo run -p search --example queens_cover -- 8`.

use std::process::ExitCode;

use input::Input;
use search::dancing_links::queens::queens;
use trace::{Cell, Demo, Frame, Grid, Options, Role, Row, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "search",
    name: "queens_cover",
    about: "N queens by dancing links: one in each row and column, at most one in each diagonal.",
    arguments: "N",
    worked: &["8"],
    flags: &[],
    trace: draw,
    play: None,
    random: None,
    cost: None,
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// The largest board that a first placing is found on at once.
const LAST: u8 = 20;
/// How many placings are counted.
const MOST_COUNTED: u64 = 20_000;

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let n = input.number_in(0..=LAST, "the number of queens")?;
    input.end("the number of queens")?;
    let cover = queens(n);
    let frames = match cover.first_solution() {
        Some(placing) => vec![Frame::new("The first placing.").with(board(n, &placing))],
        None => Vec::new(),
    };
    let answer = match cover.count_up_to(MOST_COUNTED) {
        0 => "There is no placing.".to_owned(),
        1 => "There is 1 placing.".to_owned(),
        MOST_COUNTED => format!("There are {MOST_COUNTED} placings or more."),
        count => format!("There are {count} placings."),
    };
    Ok(Trace { title: format!("{n} queens on a board of {n} x {n}"), frames, answer })
}

fn board(n: u8, placing: &[usize]) -> Grid {
    let n = usize::from(n);
    let square = |row: usize, column: usize| {
        let role = placing.contains(&(row * n + column)).then_some(Role::Chosen);
        Cell { text: if role.is_some() { "Q" } else { "" }.to_owned(), role }
    };
    let rows = (0..n).map(|row| Row {
        header: (row + 1).to_string(),
        cells: (0..n).map(|column| square(row, column)).collect(),
        ..Row::default()
    });
    let columns = (1..=n).map(|column| column.to_string()).collect();
    Grid { columns, rows: rows.collect(), ..Grid::default() }
}
