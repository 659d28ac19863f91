//! Pentominoes on a rectangle as exact cover: `cargo run -p search --example pentominoes -- 6 10`.

use std::process::ExitCode;

use input::Input;
use search::dancing_links::pentominoes::Pentominoes;
use trace::{Cell, Demo, Flag, Frame, Grid, Options, Row, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "search",
    name: "pentominoes",
    about: "Pentominoes by dancing links: the twelve pieces on a board of ROWS x COLUMNS, each at most\n\
            once. A board that is turned or reflected counts again.",
    arguments: "ROWS COLUMNS",
    worked: &["3 20"],
    flags: &[Flag { name: "--count", value: None, about: "count all tilings, however many" }],
    trace: draw,
    play: None,
    random: None,
    cost: None,
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// How many tilings are counted unless all are wanted.
const MOST_COUNTED: u64 = 100;

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let rows = input.number_in(0..=60, "the number of rows")?;
    let columns = input.number_in(0..=60, "the number of columns")?;
    input.end("the board")?;
    let board = Pentominoes::rectangle(rows, columns)?;
    let cover = board.exact_cover();
    let n_placings = cover.n_sets();
    let frames = match cover.first_solution() {
        Some(tiling) => {
            let says =
                format!("The first tiling. All pieces together can be laid in {n_placings} ways.");
            vec![Frame::new(says).with(picture(rows, columns, &board.tiling(&tiling)))]
        }
        None => Vec::new(),
    };
    let limit = if options.has("--count") { u64::MAX } else { MOST_COUNTED };
    let answer = match cover.count_up_to(limit) {
        0 => "There is no tiling.".to_owned(),
        1 => "There is 1 tiling.".to_owned(),
        count if count == limit => format!("There are {count} tilings or more."),
        count => format!("There are {count} tilings."),
    };
    Ok(Trace { title: format!("Pentominoes on {rows} x {columns}"), frames, answer })
}

fn picture(n_rows: usize, n_columns: usize, letters: &[char]) -> Grid {
    let rows = (0..n_rows).map(|row| Row {
        cells: letters[row * n_columns..][..n_columns].iter().map(Cell::new).collect(),
        ..Row::default()
    });
    Grid { rows: rows.collect(), ..Grid::default() }
}
