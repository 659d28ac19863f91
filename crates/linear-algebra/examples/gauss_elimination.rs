//! 9.2 Gaussian elimination:
//! `cargo run -p linear-algebra --example gauss_elimination -- 1 2 = 3, 4 5 = 6`.

mod matrices;

use std::process::ExitCode;

use input::Input;
use linear_algebra::matrix::gauss_elimination::{
    Echelon, Pivoting, Rules, Solution, Step, solve_watched,
};
use linear_algebra::{Matrix, Mod, Ratio};
use trace::{Cell, Chart, Demo, Flag, Frame, Grid, Options, Role, Row, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "linear-algebra",
    name: "gauss_elimination",
    about: "Gaussian elimination: all solutions of a system of linear equations, in fractions.",
    arguments: "EQUATION, EQUATION... (2 3/4 = 5 for 2x1 + 3/4 x2 = 5)",
    worked: &["2 3 1 5 = 10, 6 13 5 19 = -7, 2 19 10 23 = 3, 4 10 11 31 = 5"],
    flags: &[Flag {
        name: "--largest",
        value: None,
        about: "take the largest entry for a pivot, not the first",
    }],
    trace: draw,
    play: None,
    random: None,
    // The builder of the book asks for the chart, and a page does not.
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let (a, b) = matrices::read_system(input)?;
    let pivoting = if options.has("--largest") { Pivoting::Largest } else { Pivoting::First };
    let rules = Rules { pivoting, ..Rules::default() };
    let equations = trace::plural(a.n_rows(), "equation");
    let unknowns = trace::plural(a.n_columns(), "unknown");
    let title = format!("{equations}, {unknowns}");
    let system = a.beside(&Matrix::from_column(&b))?;
    let (mut frames, mut last) = (Vec::new(), None);
    let mut too_large = matrices::too_large(&system);
    if too_large.is_none() {
        let order: Vec<usize> = (0..a.n_rows()).collect();
        let caption = "The equations, each a row; the right sides are the last column.";
        frames.push(Frame::new(caption).with(picture(&system, &order)));
    }
    let solution = solve_watched(&a, &b, rules, |step, echelon| {
        if too_large.is_none() {
            too_large = matrices::too_large(echelon.matrix());
            frames.push(step_frame(step, echelon));
            last = Some(echelon.clone());
        }
    })?;
    if let Some(limit) = too_large {
        frames = vec![limit];
    } else if let Some(echelon) = last {
        end_frames(&echelon, &solution, &mut frames);
    }
    Ok(Trace { title, frames, answer: answer(&a, &solution) })
}

/// The system, its rows named after the equations that they were at first.
fn picture(system: &Matrix<Ratio>, order: &[usize]) -> Grid {
    let mut grid = matrices::grid("", system);
    grid.columns = (1..system.n_columns()).map(|column| format!("x{column}")).collect();
    grid.columns.push("=".to_owned());
    for (row, number) in grid.rows.iter_mut().zip(order) {
        row.header = format!("({})", number + 1);
    }
    grid
}

/// The system with its pivots; the last one is at work.
fn echelon_picture(echelon: &Echelon<Ratio>) -> Grid {
    let mut grid = picture(echelon.matrix(), echelon.order());
    for (row, &column) in echelon.pivots().iter().enumerate() {
        grid.rows[row].cells[column].role = Some(Role::Settled);
    }
    grid
}

fn step_frame(step: Step, echelon: &Echelon<Ratio>) -> Frame {
    let (mut grid, matrix) = (echelon_picture(echelon), echelon.matrix());
    let number = |row: usize| echelon.order()[row] + 1;
    let (caption, at) = match step {
        Step::Pivot { row, column, from } => {
            grid.rows[row].cells[column].role = Some(Role::Active);
            let pivot = matrix[(row, column)];
            let moved = if row == from {
                String::new()
            } else {
                format!(" Rows {} and {} are exchanged.", row + 1, from + 1)
            };
            let unknown = column + 1;
            (
                format!(
                    "The pivot for x{unknown} is {pivot}, in equation ({}).{moved}",
                    number(row)
                ),
                "this.pivots.push(column);",
            )
        }
        Step::Clear { row, column } => {
            let pivot_row = echelon.rank() - 1;
            grid.rows[pivot_row].cells[column].role = Some(Role::Active);
            for cell in &mut grid.rows[row].cells[column..] {
                cell.role = Some(Role::Compared);
            }
            let (above, here) = (number(pivot_row), number(row));
            (
                format!(
                    "Subtract that multiple of ({above}) from ({here}) which makes its x{} vanish.",
                    column + 1
                ),
                "*entry = *entry - factor * above;",
            )
        }
        Step::Free { column } => {
            for row in &mut grid.rows[echelon.rank()..] {
                row.cells[column].role = Some(Role::Rejected);
            }
            (
                format!(
                    "x{} stands in none of the equations that are left: it is free.",
                    column + 1
                ),
                "watch(Step::Free { column }, &this);",
            )
        }
    };
    Frame::new(caption).with(grid).at(at)
}

/// Back substitution, as its results show it, or the contradiction.
fn end_frames(echelon: &Echelon<Ratio>, solution: &Solution<Ratio>, frames: &mut Vec<Frame>) {
    let x = match solution {
        Solution::Inconsistent { equation } => {
            let mut grid = echelon_picture(echelon);
            let row = echelon.order().iter().position(|number| number == equation);
            for cell in row.map_or(&mut [][..], |row| &mut grid.rows[row].cells) {
                cell.role = Some(Role::Rejected);
            }
            let caption = format!("Equation ({}) has become 0 = something else.", equation + 1);
            frames.push(
                Frame::new(caption)
                    .with(grid)
                    .at("return Ok(Solution::Inconsistent { equation });"),
            );
            return;
        }
        Solution::Unique(x) | Solution::Infinite { particular: x, .. } => x,
    };
    let free: Vec<usize> = echelon.free().collect();
    for (row, &pivot) in echelon.pivots().iter().enumerate().rev() {
        let mut grid = echelon_picture(echelon);
        grid.rows[row].cells[pivot].role = Some(Role::Active);
        // What is known: the free unknowns, which are zero here, and all from this pivot on.
        let known = |column: usize| pivot <= column || free.contains(&column);
        let cells = x.iter().enumerate().map(|(column, value)| match column {
            _ if column == pivot => Cell::marked(value, Role::Active),
            _ if known(column) => Cell::marked(value, Role::Chosen),
            _ => Cell::new(""),
        });
        let cells = cells.collect();
        grid.rows.push(Row { header: "x".to_owned(), cells, apart: true, ..Row::default() });
        let caption = format!(
            "Back substitution: equation ({}) has one unknown left, x{} = {}.",
            echelon.order()[row] + 1,
            pivot + 1,
            x[pivot]
        );
        frames.push(Frame::new(caption).with(grid).at("x[column] = rest / entries[column];"));
    }
}

fn answer(a: &Matrix<Ratio>, solution: &Solution<Ratio>) -> String {
    match solution {
        Solution::Unique(x) => format!("One solution: x = {}.", matrices::vector(x)),
        Solution::Inconsistent { equation } => {
            let is_empty = a.row(*equation).iter().all(|&entry| entry == Ratio::from(0));
            let what = if is_empty { "itself" } else { "the others" };
            format!("No solution: equation {} contradicts {what}.", equation + 1)
        }
        Solution::Infinite { particular, basis } => {
            let multiples = basis.iter().zip(["s", "t", "u", "v", "w"]);
            let multiples: Vec<String> = multiples
                .map(|(vector, name)| format!(" + {name} {}", matrices::vector(vector)))
                .collect();
            let more = if multiples.len() < basis.len() { " and so on" } else { "" };
            let particular = matrices::vector(particular);
            format!("Infinitely many solutions: x = {particular}{}{more}.", multiples.concat())
        }
    }
}

pub(crate) const SIZES: [u32; 7] = [2, 4, 8, 16, 32, 64, 128];

/// Multiplications of the elimination, and of the back substitution, with n equations and n
/// unknowns.
pub(crate) fn multiplications(n: u32) -> [u32; 2] {
    // All minors of this matrix are different from zero.
    let entry = |row: usize, column: usize| {
        let place = i64::try_from(row + column + 1).unwrap_or(1);
        Mod::<998_244_353>::new(1) / Mod::new(place)
    };
    let a = Matrix::from_fn(n as usize, n as usize, entry);
    let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    let mut n_multiplications = 0;
    let rules = Rules::default();
    let solution = solve_watched(&a, &a.column(0), rules, |step, echelon| {
        if let Step::Clear { column, .. } = step {
            n_multiplications += count(echelon.matrix().n_columns() - column - 1);
        }
    });
    let n_known = match solution {
        Ok(Solution::Unique(x)) => count(x.len() * x.len().saturating_sub(1) / 2),
        _ => 0,
    };
    [n_multiplications, n_known]
}

fn cost() -> Chart {
    let curves = ["elimination", "back substitution"];
    Chart::from_counts(
        "Multiplications",
        ["unknowns", "multiplications"],
        &SIZES,
        curves,
        multiplications,
    )
}
