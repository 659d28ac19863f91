//! 9.4 The inverse: `cargo run -p linear-algebra --example inverse_matrix -- 1 2, 3 4`.

mod matrices;

use std::process::ExitCode;

use input::Input;
use linear_algebra::matrix::gauss_elimination::{Pivoting, Rules};
use linear_algebra::matrix::inverse_matrix::{Inversion, Step, inverse_watched};
use linear_algebra::matrix::lup::LupError;
use linear_algebra::{Matrix, Mod, Ratio};
use trace::{Chart, Demo, Flag, Frame, Grid, Options, Role, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "linear-algebra",
    name: "inverse_matrix",
    about: "The inverse of a square by Gauss-Jordan elimination, in fractions.",
    arguments: "ROW, ROW... (a row is numbers: 2 3/4 0.5)",
    worked: &["1 2 0, 3 4 4, 5 6 3"],
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

/// What still makes a picture.
const MOST: usize = 4;

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let a = matrices::read_one(input)?;
    let pivoting = if options.has("--first") { Pivoting::First } else { Pivoting::Largest };
    let rules = Rules { pivoting, ..Rules::default() };
    let title = format!("The inverse of {0}×{0}", a.side()?);
    let is_large =
        |matrix: &Matrix<Ratio>| MOST < matrix.n_rows() || matrices::too_large(matrix).is_some();
    let mut too_large = is_large(&a);
    let mut frames = Vec::new();
    if !too_large && 0 < a.n_rows() {
        let identity = Matrix::identity(a.n_rows());
        frames.push(
            Frame::new("The matrix, and the identity beside it.").with(picture(&a, &identity)),
        );
    }
    let inverse = inverse_watched(a, rules, |step, inversion| {
        if !too_large {
            too_large = is_large(&inversion.left()) || is_large(&inversion.right());
            frames.push(step_frame(step, inversion));
        }
    });
    if too_large {
        let limit = format_args!("{MOST}×{MOST} entries of 12 characters");
        frames = vec![Frame::too_large(limit)];
    }
    let answer = match inverse {
        Ok(inverse) => {
            let rows = inverse.rows().map(|row| trace::list(row, " "));
            format!("Inverse: {}.", trace::list(rows, ", "))
        }
        Err(LupError::Singular { column }) => {
            format!("There is no inverse: column {} has no pivot.", column + 1)
        }
        Err(error) => return Err(error.into()),
    };
    Ok(Trace { title, frames, answer })
}

/// Both halves, with a header that parts them.
fn picture(left: &Matrix<Ratio>, right: &Matrix<Ratio>) -> Grid {
    let mut grid = matrices::grid("", left);
    let halves = grid.rows.iter_mut().zip(matrices::grid("", right).rows);
    halves.for_each(|(row, more)| row.cells.extend(more.cells));
    let names = |name: &str| (1..=left.n_rows()).map(|i| format!("{name}{i}")).collect::<Vec<_>>();
    grid.columns = [names("a"), names("e")].concat();
    grid
}

fn step_frame(step: Step, inversion: &Inversion<Ratio>) -> Frame {
    let (left, right) = (inversion.left(), inversion.right());
    let mut grid = picture(&left, &right);
    let (Step::Pivot { k, .. } | Step::Clear { k }) = step;
    let n_done = k + usize::from(matches!(step, Step::Clear { .. }));
    for row in &mut grid.rows {
        for cell in &mut row.cells[..n_done] {
            cell.role = Some(Role::Settled);
        }
    }
    let frame = match step {
        Step::Pivot { k, from } => {
            grid.rows[k].cells[k].role = Some(Role::Active);
            let pivot = left[(k, k)];
            let moved = if k == from {
                String::new()
            } else {
                format!(" Rows {} and {} are exchanged.", k + 1, from + 1)
            };
            let caption = format!("The pivot of column {} is {pivot}.{moved}", k + 1);
            Frame::new(caption).at("this.order.swap(k, from);")
        }
        Step::Clear { k } => {
            for cell in &mut grid.rows[k].cells[k + 1..] {
                cell.role = Some(Role::Compared);
            }
            let caption = format!(
                "Divide row {0} by its pivot, and subtract multiples of it from all others: column {0} is that of the identity.",
                k + 1
            );
            Frame::new(caption).at("*entry = *entry - factor * above;")
        }
    };
    frame.with(grid)
}

pub(crate) const SIZES: [u32; 7] = [2, 4, 8, 16, 32, 64, 128];

/// Multiplications and divisions for the inverse.
pub(crate) fn operations(n: u32) -> [u32; 1] {
    let entry = |row: usize, column: usize| {
        let place = i64::try_from(row + column + 1).unwrap_or(1);
        Mod::<998_244_353>::new(1) / Mod::new(place)
    };
    let a = Matrix::from_fn(n as usize, n as usize, entry);
    let mut total = 0;
    let inverse = inverse_watched(a, Rules::default(), |step, inversion| {
        if let Step::Clear { .. } = step {
            // Each entry of each row is multiplied, or divided, once.
            total += inversion.order().len().pow(2);
        }
    });
    [inverse.map_or(0, |_| u32::try_from(total).unwrap_or(u32::MAX))]
}

fn cost() -> Chart {
    let name = "Multiplications and divisions";
    Chart::from_counts(name, ["rows", "operations"], &SIZES, ["Gauss-Jordan"], operations)
}
