//! The placement of n queens, by backtracking: `cargo run -p search --example queens -- 4`.

use std::ops::ControlFlow::{Break, Continue};
use std::process::ExitCode;

use input::Input;
use search::recursion::permutations::permutations;
use search::recursion::queens::{self, Queens};
use search::recursion::{Step, backtrack_watched, first, tuples};
use trace::{Axis, Cell, Chart, Demo, Flag, Frame, Grid, Options, Role, Row, Series, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "search",
    name: "queens",
    about: "Puts n queens on a board of n x n squares, so that none attacks another: row by row, with backtracking.",
    arguments: "N",
    worked: &["4"],
    flags: &[Flag { name: "--first", value: None, about: "stop at the first placement" }],
    trace: draw,
    play: None,
    random: None,
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// The widest board that is searched.
const MOST_QUEENS: usize = 24;
/// The widest board whose placements are counted.
const MOST_COUNTED: usize = 13;
/// The longest run that is drawn.
pub(crate) const MOST_FRAMES: usize = 40;

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let n = input.number_in(1..=MOST_QUEENS, "the number of queens")?;
    input.end("the number of queens")?;
    let is_first = options.has("--first");
    let mut frames = Vec::new();
    // Whoever wants all placements of a wide board waits too long for their pictures.
    if is_first || n <= 4 {
        frames = steps(n, is_first);
    }
    let placement = first(&mut Queens::new(n));
    if MOST_FRAMES < frames.len() || frames.is_empty() {
        let caption = format!("Too long to draw: the limit is {MOST_FRAMES} steps.");
        let frame = Frame::new(caption);
        frames = vec![match &placement {
            Some(columns) => frame.with(picture(&Board::of(columns), None)),
            None => frame,
        }];
    }
    let found = match &placement {
        Some(columns) => format!("the first has its queens in the columns {}", listed(columns)),
        None => format!("{} cannot be placed", trace::plural(n, "queen")),
    };
    let counted = u32::try_from(n).ok().filter(|_| n <= MOST_COUNTED && !is_first);
    let answer = match counted.map(queens::count).transpose()? {
        Some(0) | None => format!("{}.", capital(&found)),
        Some(1) => format!("1 placement: {found}."),
        Some(count) => format!("{count} placements: {found}."),
    };
    let what = if is_first { "The first placement" } else { "All placements" };
    Ok(Trace { title: format!("{what} of {}", trace::plural(n, "queen")), frames, answer })
}

fn capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or(String::new(), |letter| letter.to_uppercase().chain(letters).collect())
}

/// The columns as the board names them, from 1.
fn listed(columns: &[usize]) -> String {
    let names: Vec<String> = columns.iter().map(|column| (column + 1).to_string()).collect();
    names.join(" ")
}

/// What the search knows of the board.
#[derive(Debug, Clone)]
struct Board {
    /// The columns of the queens, row by row.
    queens: Vec<usize>,
    /// The columns that were turned down, in each row since its latest visit: attacked, or tried
    /// and given up.
    attacked: Vec<Vec<usize>>,
    given_up: Vec<Vec<usize>>,
}

impl Board {
    fn of(queens: &[usize]) -> Self {
        let none = vec![Vec::new(); queens.len()];
        Board { queens: queens.to_vec(), attacked: none.clone(), given_up: none }
    }

    /// Whether every square of a row is attacked.
    fn is_full(&self, row: usize) -> bool {
        let n = self.attacked.len();
        row < n && self.attacked[row].len() == n
    }
}

/// A frame for each queen that is placed, and for each row without a free square; of a run that is
/// too long no more than show that it is.
pub(crate) fn steps(n: usize, is_first: bool) -> Vec<Frame> {
    let mut board = Board::of(&vec![0; n]);
    board.queens.clear();
    let mut frames = Vec::new();
    let mut n_found = 0;
    let end = backtrack_watched(
        &mut Queens::new(n),
        |_, _| if is_first { Break(()) } else { Continue(()) },
        |step, _, path| {
            // The first placement of 22 queens takes a million steps, and a picture of each would
            // fill the memory.
            if MOST_FRAMES < frames.len() {
                return;
            }
            let row = path.len();
            match step {
                Step::Prune(column) => board.attacked[row].push(column),
                Step::Extend(column) => {
                    path.clone_into(&mut board.queens);
                    for below in row..n {
                        board.attacked[below].clear();
                        board.given_up[below].clear();
                    }
                    n_found += usize::from(row == n);
                    let back =
                        if board.given_up[row - 1].is_empty() { "Row" } else { "Back to row" };
                    let mut caption = format!("{back} {row}: a queen in column {}.", column + 1);
                    if row == n {
                        let columns = listed(path);
                        caption.push_str(&format!(" Placement {n_found}: columns {columns}."));
                    }
                    let frame = Frame::new(caption).with(picture(&board, None));
                    frames.push(frame);
                }
                Step::Undo(column) => {
                    if board.is_full(row + 1) {
                        let caption = format!(
                            "Row {}: every square is attacked. Take back the queen of row {}.",
                            row + 2,
                            row + 1
                        );
                        let frame = Frame::new(caption).with(picture(&board, Some(row + 1)));
                        frames.push(frame);
                    }
                    path.clone_into(&mut board.queens);
                    board.given_up[row].push(column);
                }
            }
        },
    );
    if end.is_continue() {
        let caption = match n_found {
            0 => "Row 1: every column has been tried, and none led to a placement.",
            _ => "Row 1: every column has been tried. There are no more placements.",
        };
        let frame = Frame::new(caption).with(picture(&board, None));
        frames.push(frame);
    }
    frames
}

/// The board. In the row `dead` nothing is free.
fn picture(board: &Board, dead: Option<usize>) -> Grid {
    let n = board.attacked.len();
    let mut grid = Grid {
        columns: (1..=n).map(|column| column.to_string()).collect(),
        rows: (1..=n).map(|row| Row::new(row.to_string(), vec![""; n])).collect(),
        ..Grid::default()
    };
    for (row, cells) in grid.rows.iter_mut().enumerate() {
        for &column in &board.attacked[row] {
            cells.cells[column] = Cell::marked("x", Role::Rejected);
        }
        for &column in &board.given_up[row] {
            cells.cells[column] = Cell::marked("-", Role::Rejected);
        }
        if let Some(&column) = board.queens.get(row) {
            let role = if board.queens.len() == n {
                Role::Chosen
            } else if row + 1 == board.queens.len() && dead.is_none() {
                Role::Active
            } else {
                Role::Frontier
            };
            cells.cells[column] = Cell::marked("Q", role);
        }
    }
    if let Some(row) = dead {
        "no free square".clone_into(&mut grid.rows[row].note);
    }
    grid
}

pub(crate) const SIZES: [u8; 7] = [2, 3, 4, 5, 6, 7, 8];

/// How many candidates each way looks at.
fn cost() -> Chart {
    let series = |name: &str, count: fn(u8) -> u32| Series {
        name: name.into(),
        points: SIZES.map(|n| (f64::from(n), f64::from(count(n)))).to_vec(),
    };
    Chart {
        name: "Queens: complete placements that are tried, and queens that are placed".into(),
        x: Axis::linear("queens"),
        y: Axis::log("tried or placed"),
        series: vec![
            series("one queen a row: all tuples", all_tuples),
            series("one a row and a column: all permutations", all_permutations),
            series("backtracking: queens placed", placed),
        ],
    }
}

pub(crate) fn all_tuples(n: u8) -> u32 {
    let mut n_tried = 0;
    let end = tuples(n.into(), n.into(), |_| {
        n_tried += 1;
        Continue::<()>(())
    });
    if end.is_continue() { n_tried } else { 0 }
}

pub(crate) fn all_permutations(n: u8) -> u32 {
    let mut n_tried = 0;
    let end = permutations(&mut (0..n).collect::<Vec<_>>(), |_| {
        n_tried += 1;
        Continue::<()>(())
    });
    if end.is_continue() { n_tried } else { 0 }
}

pub(crate) fn placed(n: u8) -> u32 {
    let mut n_placed = 0;
    let end = backtrack_watched(
        &mut Queens::new(n.into()),
        |_, _| Continue::<()>(()),
        |step, _, _| n_placed += u32::from(matches!(step, Step::Extend(_))),
    );
    if end.is_continue() { n_placed } else { 0 }
}
