//! 9.3 LUP decomposition: `cargo run -p linear-algebra --example lup -- 1 2 = 3, 4 5 = 6`.

mod matrices;

use std::process::ExitCode;

use input::Input;
use linear_algebra::matrix::gauss_elimination::{Pivoting, Rules};
use linear_algebra::matrix::lup::{Lup, LupError, Step};
use linear_algebra::{Matrix, Mod, Ratio};
use trace::{Cell, Chart, Demo, Flag, Frame, Grid, Options, Role, Row, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "linear-algebra",
    name: "lup",
    about: "The factors P A = L U of a square, and a system that they solve, in fractions.",
    arguments: "EQUATION, EQUATION... (2 3/4 = 5 for 2x1 + 3/4 x2 = 5)",
    worked: &["1 2 0 = 3, 3 4 4 = 7, 5 6 3 = 8"],
    flags: &[Flag {
        name: "--first",
        value: None,
        about: "exchange rows only for a pivot of zero",
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
    let pivoting = if options.has("--first") { Pivoting::First } else { Pivoting::Largest };
    let rules = Rules { pivoting, ..Rules::default() };
    let title = format!("P A = L U, {0}×{0}", a.side()?);
    let mut too_large = matrices::too_large(&a);
    let mut frames = Vec::new();
    if too_large.is_none() {
        let order: Vec<usize> = (0..a.n_rows()).collect();
        frames.push(Frame::new("The matrix A.").with(picture(&a, &order, 0)));
    }
    let lup = Lup::new_watched(a, rules, |step, lup| {
        if too_large.is_none() {
            too_large = matrices::too_large(lup.factors());
            frames.push(step_frame(step, lup));
        }
    });
    let answer = match lup {
        Ok(lup) => {
            let y = lup.forward(&b)?;
            let x = lup.solve(&b)?;
            if too_large.is_none() {
                frames.push(triangle(&lup, ["b", "y"], &b, &y));
                frames.push(triangle(&lup, ["y", "x"], &y, &x));
            }
            let order: Vec<String> = lup.order().iter().map(|row| (row + 1).to_string()).collect();
            let determinant = lup.determinant()?;
            format!(
                "Rows in the order {}; determinant {determinant}; x = {}.",
                order.join(", "),
                matrices::vector(&x)
            )
        }
        Err(LupError::Singular { column }) => {
            format!("The matrix is singular: column {} has no pivot.", column + 1)
        }
        Err(error) => return Err(error.into()),
    };
    if let Some(limit) = too_large {
        frames = vec![limit];
    }
    Ok(Trace { title, frames, answer })
}

/// Both triangles, as far as `n_done` columns of L and rows of U are final.
fn picture(factors: &Matrix<Ratio>, order: &[usize], n_done: usize) -> Grid {
    let mut grid = matrices::grid("", factors);
    for (i, (row, number)) in grid.rows.iter_mut().zip(order).enumerate() {
        row.header = format!("({})", number + 1);
        for (j, cell) in row.cells.iter_mut().enumerate() {
            if j < i && j < n_done {
                cell.role = Some(Role::Settled);
            } else if i < n_done {
                cell.role = Some(Role::Chosen);
            }
        }
    }
    grid
}

fn step_frame(step: Step, lup: &Lup<Ratio>) -> Frame {
    let (factors, order) = (lup.factors(), lup.order());
    match step {
        Step::Pivot { k, from } => {
            let mut grid = picture(factors, order, k);
            for cell in &mut grid.rows[k].cells[k..] {
                cell.role = Some(Role::Chosen);
            }
            grid.rows[k].cells[k].role = Some(Role::Active);
            let moved = if k == from {
                String::new()
            } else {
                format!(" Rows {} and {} are exchanged.", k + 1, from + 1)
            };
            let pivot = factors[(k, k)];
            let caption =
                format!("The pivot of column {} is {pivot}.{moved} Its row belongs to U.", k + 1);
            Frame::new(caption).with(grid).at("this.swap_rows(k, from);")
        }
        Step::Clear { row, k } => {
            let mut grid = picture(factors, order, k);
            for i in k + 1..=row {
                grid.rows[i].cells[k].role = Some(Role::Settled);
            }
            for cell in &mut grid.rows[k].cells[k..] {
                cell.role = Some(Role::Chosen);
            }
            grid.rows[k].cells[k].role = Some(Role::Active);
            for cell in &mut grid.rows[row].cells[k + 1..] {
                cell.role = Some(Role::Compared);
            }
            let caption = format!(
                "Subtract {} times row {} from row {}, and keep the factor where the zero would be.",
                factors[(row, k)],
                k + 1,
                row + 1
            );
            Frame::new(caption).with(grid).at("row[k] = factor;")
        }
    }
}

/// One of the two substitutions.
fn triangle(lup: &Lup<Ratio>, names: [&str; 2], right: &[Ratio], x: &[Ratio]) -> Frame {
    let is_lower = names[0] == "b";
    let triangle = if is_lower { lup.lower() } else { lup.upper() };
    let mut grid = picture(&triangle, lup.order(), triangle.n_rows());
    for (i, (row, number)) in grid.rows.iter_mut().zip(lup.order()).enumerate() {
        for (j, cell) in row.cells.iter_mut().enumerate() {
            if if is_lower { i <= j } else { j < i } {
                cell.role = None;
            }
        }
        let right = if is_lower { right[*number] } else { right[i] };
        row.note = format!("{} = {right}", names[0]);
    }
    let cells = x.iter().map(|x| Cell::marked(x, Role::Active)).collect();
    grid.rows.push(Row { header: names[1].to_owned(), cells, apart: true, ..Row::default() });
    let (caption, at) = if is_lower {
        ("Forwards, from the first row to the last: L y = P b.", "y.push(known.fold(")
    } else {
        ("Backwards, from the last row to the first: U x = y.", "y[row] = rest / entries[row];")
    };
    Frame::new(caption).with(grid).at(at)
}

pub(crate) const SIZES: [u32; 7] = [2, 4, 8, 16, 32, 64, 128];

/// Multiplications for the factors, and for one right side.
pub(crate) fn multiplications(n: u32) -> [u32; 2] {
    // All minors of this matrix are different from zero.
    let entry = |row: usize, column: usize| {
        let place = i64::try_from(row + column + 1).unwrap_or(1);
        Mod::<998_244_353>::new(1) / Mod::new(place)
    };
    let a = Matrix::from_fn(n as usize, n as usize, entry);
    let mut n_multiplications = 0;
    let factors = Lup::new_watched(a, Rules::default(), |step, lup| {
        if let Step::Clear { k, .. } = step {
            n_multiplications += lup.order().len() - k - 1;
        }
    });
    let n_rows = factors.map_or(0, |lup| lup.order().len());
    // A multiplication for each entry of both triangles beside the diagonal.
    [n_multiplications, n_rows * n_rows.saturating_sub(1)]
        .map(|n| u32::try_from(n).unwrap_or(u32::MAX))
}

fn cost() -> Chart {
    let curves = ["the factors", "a right side"];
    Chart::from_counts(
        "Multiplications",
        ["rows", "multiplications"],
        &SIZES,
        curves,
        multiplications,
    )
}
