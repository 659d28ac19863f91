//! 9.1 Strassen's algorithm:
//! `cargo run -p linear-algebra --example strassen -- 1 2, 3 4 x 5 6, 7 8`.

mod matrices;

use std::process::ExitCode;

use input::Input;
use linear_algebra::matrix::strassen::{PRODUCTS, Step, multiply, strassen_watched};
use linear_algebra::{Matrix, Mod, Ratio};
use trace::{Chart, Demo, Frame, Grid, Options, Role, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "linear-algebra",
    name: "strassen",
    about: "Strassen's algorithm: the product of two matrices by seven products of blocks.",
    arguments: "ROW, ROW... x ROW, ROW... (a row is numbers: 2 3/4 0.5)",
    worked: &[
        "1 .3 -4.1 10, 2 4.3 14 0, 42 -4 41 -9, 4.2 .5 2 3.9 x 3 .3 -4.1 -4, 3 4.5 14 1.4, 42 -4.4 8 140, 4.2 .5 2 141",
    ],
    flags: &[],
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
const MOST: usize = 6;

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let matrices = matrices::read(input)?;
    let [a, b] = &matrices[..] else {
        return Err(format!(
            "two matrices with an x between them are wanted, not {}",
            matrices.len()
        )
        .into());
    };
    let product = multiply(a, b)?;
    let sides = [a.n_rows(), a.n_columns(), b.n_columns()];
    let title = format!("{}×{} times {}×{}", sides[0], sides[1], sides[1], sides[2]);
    if product.entries().iter().any(|entry| entry.denominator() == 0) {
        return Err("a number overflows".into());
    }
    let rows: Vec<String> = product.rows().map(|row| shown(row).join(" ")).collect();
    let answer = format!("Product: {}.", rows.join(", "));
    let is_long = |entry: &Ratio| 12 < matrices::decimal(*entry).len();
    let mut all = [a, b, &product].into_iter().flat_map(Matrix::entries);
    if sides.iter().any(|side| MOST < *side) || all.any(is_long) {
        let limit = format_args!("{MOST}×{MOST} entries of 12 characters");
        return Ok(Trace { title, frames: vec![Frame::too_large(limit)], answer });
    }
    Ok(Trace { title, frames: frames(a, b)?, answer })
}

fn shown(row: &[Ratio]) -> Vec<String> {
    row.iter().copied().map(matrices::decimal).collect()
}

fn frames(a: &Matrix<Ratio>, b: &Matrix<Ratio>) -> trace::Result<Vec<Frame>> {
    let mut frames = Vec::new();
    // One cut through the middle, if no side is shorter than two.
    let sides = [a.n_rows(), a.n_columns(), b.n_columns()];
    let shortest = sides.into_iter().min().unwrap_or(0);
    let cutoff = shortest.div_ceil(2);
    let even = |matrix: &Matrix<Ratio>| {
        let (m, n) = matrix.shape();
        let (m, n) = (m.next_multiple_of(2), n.next_multiple_of(2));
        Matrix::from_fn(m, n, |i, j| {
            if i < matrix.n_rows() && j < matrix.n_columns() { matrix[(i, j)] } else { 0.into() }
        })
    };
    let (left, right) = if cutoff < shortest { (even(a), even(b)) } else { (a.clone(), b.clone()) };
    let padding = if left.shape() == a.shape() && right.shape() == b.shape() {
        ""
    } else {
        " Rows and columns of zeros make the sides even."
    };
    let [left, right] = [("A", left), ("B", right)].map(|(name, matrix)| grid(name, &matrix));
    let start = format!("The two matrices.{padding}");
    frames.push(Frame::new(start).with(left.clone()).with(right.clone()));
    strassen_watched(a, b, cutoff, |step, &[product, c]| match step {
        Step::Product { number, n_columns, .. } => {
            let signs = PRODUCTS[number];
            let [mut left, mut right] = [left.clone(), right.clone()];
            mark(&mut left, signs.left);
            mark(&mut right, signs.right);
            let name = format!("p{}", number + 1);
            let n_rows = product.len() / n_columns;
            let entries = |all: &[Ratio], m, n| Matrix::from_entries(m, n, all.to_vec());
            let Ok(product) = entries(product, n_rows, n_columns) else { return };
            let Ok(c) = entries(c, 2 * n_rows, 2 * n_columns) else { return };
            let mut c = grid("C", &c);
            mark(&mut c, signs.into);
            let caption = format!(
                "{name} = {} times {}. {}.",
                terms(signs.left, "abcd"),
                terms(signs.right, "efgh"),
                effect(signs.into)
            );
            let at = "add(&mut c[corner..], stride, Block::new(product, n), n, sign);";
            let pictures = [left, right, grid(&name, &product), c];
            frames.push(pictures.into_iter().fold(Frame::new(caption).at(at), Frame::with));
        }
        Step::Classical { n_rows, n_columns, .. } if shortest <= cutoff => {
            let Ok(c) = Matrix::from_entries(n_rows, n_columns, c.to_vec()) else { return };
            let caption = "A side is too short to be cut: the product by its definition.";
            frames.push(Frame::new(caption).with(grid("C", &c)));
        }
        Step::Classical { .. } => {}
    })?;
    Ok(frames)
}

fn grid(name: &str, matrix: &Matrix<Ratio>) -> Grid {
    let mut grid = matrices::grid(name, matrix);
    for (row, entries) in grid.rows.iter_mut().zip(matrix.rows()) {
        for (cell, text) in row.cells.iter_mut().zip(shown(entries)) {
            cell.text = text;
        }
    }
    // The cut, as a gap between the rows.
    let middle = grid.rows.len() / 2;
    if name.len() == 1 && 1 < grid.rows.len() {
        grid.rows[middle].apart = true;
    }
    grid
}

/// Marks the blocks that are added and those that are subtracted.
fn mark(grid: &mut Grid, signs: [i8; 4]) {
    let n_rows = grid.rows.len();
    for (i, row) in grid.rows.iter_mut().enumerate() {
        let n_columns = row.cells.len();
        for (j, cell) in row.cells.iter_mut().enumerate() {
            let block = 2 * usize::from(n_rows / 2 <= i) + usize::from(n_columns / 2 <= j);
            cell.role = match signs[block] {
                1 => Some(Role::Active),
                -1 => Some(Role::Rejected),
                _ => None,
            };
        }
    }
}

/// "(a - c)".
fn terms(signs: [i8; 4], names: &str) -> String {
    let mut text = String::new();
    // What is added comes first.
    for wanted in [1, -1] {
        for (name, _) in names.chars().zip(signs).filter(|(_, sign)| *sign == wanted) {
            text.push_str(match (text.is_empty(), wanted) {
                (true, _) => "",
                (_, 1) => " + ",
                _ => " - ",
            });
            text.push(name);
        }
    }
    if 1 < text.len() { format!("({text})") } else { text }
}

/// "Added to r; subtracted from s".
fn effect(signs: [i8; 4]) -> String {
    let names = |wanted: i8| {
        let names = "rstu".chars().zip(signs).filter(|(_, sign)| *sign == wanted);
        trace::list(names.map(|(name, _)| name), " and ")
    };
    match (names(1), names(-1)) {
        (plus, minus) if minus.is_empty() => format!("Add it to {plus}"),
        (plus, minus) if plus.is_empty() => format!("Subtract it from {minus}"),
        (plus, minus) => format!("Add it to {plus}, and subtract it from {minus}"),
    }
}

pub(crate) const SIZES: [u32; 8] = [1, 2, 4, 8, 16, 32, 64, 128];

/// Multiplications of numbers: if blocks are cut down to one entry, and by the definition.
pub(crate) fn multiplications(n: u32) -> [u32; 2] {
    let a = Matrix::filled(n as usize, n as usize, Mod::<2>::new(1));
    [1, n as usize].map(|cutoff| {
        let mut total = 0;
        let watch = |step, _: &[&[Mod<2>]; 2]| {
            if let Step::Classical { n_rows, n_between, n_columns } = step {
                total += n_rows * n_between * n_columns;
            }
        };
        let product = strassen_watched(&a, &a, cutoff, watch);
        product.map_or(0, |_| u32::try_from(total).unwrap_or(u32::MAX))
    })
}

fn cost() -> Chart {
    let curves = ["Strassen", "the definition"];
    Chart::from_counts(
        "Multiplications",
        ["rows", "multiplications"],
        &SIZES,
        curves,
        multiplications,
    )
}
