//! 9.3 LUP decomposition: `cargo run -p linear-algebra --example lup -- 1 2 = 3, 4 5 = 6`.

mod matrices;

use std::process::ExitCode;

use input::Input;
use linear_algebra::matrix::gauss_elimination::Rules;
use linear_algebra::matrix::lup::plain::{self, decompose_watched};
use linear_algebra::matrix::lup::{Lup, LupError, Step};
use linear_algebra::{Field, Matrix, Mod, Ratio};
use matrices::Frames;
use trace::{Cell, Chart, Demo, Flag, Frame, Grid, Options, Role, Row, SplitMix64, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "linear-algebra",
    name: "lup",
    about: "The factors P A = L U of a square, and a system that they solve, in fractions.",
    arguments: "EQUATION, EQUATION... (2 3/4 = 5 for 2 x1 + 3/4 x2 = 5)",
    worked: &["2 3 1 = 11, 6 9 5 = 37, 4 7 3 = 25"],
    flags: &[Flag { name: "--largest", value: None, about: "take the largest entry as the pivot" }],
    trace: draw,
    play: None,
    random: Some(random),
    // The builder of the book asks for the chart, and a page does not.
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// A square of side 3 that is a product of triangles with small numbers, perhaps with two rows
/// exchanged.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let lower = Matrix::from_fn(3, 3, |i, j| match i.cmp(&j) {
        std::cmp::Ordering::Less => 0,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Greater => dice.between(0, 3),
    });
    let upper = Matrix::from_fn(3, 3, |i, j| match i.cmp(&j) {
        std::cmp::Ordering::Less => dice.between(0, 4),
        std::cmp::Ordering::Equal => dice.between(1, 3),
        std::cmp::Ordering::Greater => 0,
    });
    let entry = |i: usize, j: usize| (0..3).map(|k| lower[(i, k)] * upper[(k, j)]).sum::<i64>();
    let mut rows = [0, 1, 2];
    rows.swap(dice.below(3), 2);
    let x = [0; 3].map(|_| dice.between(1, 5));
    let equation = |i: usize| {
        let row: Vec<i64> = (0..3).map(|j| entry(i, j)).collect();
        let right: i64 = row.iter().zip(x).map(|(a, x)| a * x).sum();
        format!("{} = {right}", trace::list(row, " "))
    };
    rows.map(equation).join(", ")
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let (a, b) = matrices::read_system(input)?;
    let title = format!("P A = L U, {0}×{0}", a.side()?);
    let mut run = Run::new(&a);
    if options.has("--largest") {
        let lup = Lup::new_watched(a.clone(), Rules::default(), |step, lup| {
            run.note(step, lup.factors());
        });
        if let Err(error @ LupError::Gauss(_)) = lup {
            return Err(error.into());
        }
    } else {
        decompose_watched(&mut a.clone(), |step, factors| run.note(step, factors));
        if let Some(column) = run.overflow() {
            return Err(format!("a number overflows in column {column}").into());
        }
    }
    let n = a.n_rows();
    let answer = if run.n_done == n {
        let x = plain::solve(&run.factors, &run.order, &b);
        if let Some(column) = x.iter().position(|x| !x.is_number()) {
            return Err(format!("a number overflows in column {column}").into());
        }
        run.triangles(&b, &x);
        let order = trace::list(run.order.iter().map(|row| row + 1), ", ");
        let sign = if run.n_swaps.is_multiple_of(2) { Ratio::ONE } else { -Ratio::ONE };
        let determinant = (0..n).fold(sign, |product, k| product * run.factors[(k, k)]);
        let x = matrices::vector(&x);
        format!("Rows in the order {order}; determinant {determinant}; x = {x}.")
    } else {
        let column = run.n_done + 1;
        run.singular();
        format!("The matrix is singular: column {column} has no pivot.")
    };
    let mut frames = run.frames.into_vec();
    if options.has("--largest") {
        // The lit lines belong to the other form.
        frames = frames.into_iter().map(|frame| Frame { at: None, ..frame }).collect();
    }
    Ok(Trace { title, frames, answer })
}

/// The run, as far as it has been drawn.
struct Run {
    /// Both triangles in one square, as far as they are known.
    factors: Matrix<Ratio>,
    order: Vec<usize>,
    n_swaps: usize,
    /// How many pivots there are.
    n_done: usize,
    frames: Frames,
}

impl Run {
    fn new(a: &Matrix<Ratio>) -> Self {
        let order: Vec<usize> = (0..a.n_rows()).collect();
        let (frames, factors) = (Frames::default(), a.clone());
        let mut run = Run { factors, order, n_swaps: 0, n_done: 0, frames };
        let caption =
            "This is the matrix A. The number on the left of each row says which row of A it is.";
        let picture = run.picture(0);
        run.add(caption.to_owned(), picture, "let mut order: Vec<usize> = (0..n).collect();");
        run
    }

    fn add(&mut self, caption: String, picture: Grid, at: &'static str) {
        let limit = matrices::too_large(&self.factors);
        self.frames.add(limit, Frame::new(caption).with(picture).at(at));
    }

    /// The first column with a number that is none.
    fn overflow(&self) -> Option<usize> {
        let n = self.order.len();
        (0..n).find(|&column| (0..n).any(|row| !self.factors[(row, column)].is_number()))
    }

    /// Both triangles, as far as `n_done` columns of L and rows of U are final.
    fn picture(&self, n_done: usize) -> Grid {
        let mut grid = matrices::grid("", &self.factors);
        for (i, (row, number)) in grid.rows.iter_mut().zip(&self.order).enumerate() {
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

    /// Draws a step, after which this is the square.
    fn note(&mut self, step: Step, factors: &Matrix<Ratio>) {
        match step {
            Step::Pivot { k, from } => self.pivot(k, from, factors),
            Step::Clear { row, k } => self.clear(row, k, factors),
        }
    }

    fn pivot(&mut self, k: usize, from: usize, factors: &Matrix<Ratio>) {
        let (here, there) = (self.order[k] + 1, self.order[from] + 1);
        let is_zero = self.factors[(k, k)] == Ratio::ZERO;
        if k != from && 0 < k {
            let question = format!(
                "Rows ({here}) and ({there}) are exchanged. What happens to the factors in them?"
            );
            let choices = [
                "They stay where they are",
                "They move with their rows",
                "They are computed again",
            ];
            let because = "The factors say which multiples were subtracted from a row of A, so they belong to \
                           this row.";
            self.frames.ask(|frame| frame.ask(question, choices, 1, because));
        }
        self.factors = factors.clone();
        self.order.swap(k, from);
        self.n_swaps += usize::from(k != from);
        self.n_done = k + 1;
        let mut grid = self.picture(k);
        for cell in &mut grid.rows[k].cells[k..] {
            cell.role = Some(Role::Chosen);
        }
        grid.rows[k].cells[k].role = Some(Role::Active);
        let (pivot, column) = (factors[(k, k)], k + 1);
        let found =
            format!("The pivot of column {column} is {pivot}, in row ({}).", self.order[k] + 1);
        let (caption, at) = if k == from {
            (format!("{found} From the pivot on, this row belongs to U."), "let from = (k..n)")
        } else {
            let why = if is_zero {
                format!("Row ({here}) has a 0 in column {column}. ")
            } else {
                String::new()
            };
            let moved = if k == 0 { "" } else { ", together with the factors in them" };
            (
                format!("{why}{found} Rows ({here}) and ({there}) are exchanged{moved}."),
                "a.swap_rows(k, from);",
            )
        };
        self.add(caption, grid, at);
    }

    fn clear(&mut self, row: usize, k: usize, factors: &Matrix<Ratio>) {
        let (entry, pivot) = (self.factors[(row, k)], self.factors[(k, k)]);
        let factor = factors[(row, k)];
        let (here, above) = (self.order[row] + 1, self.order[k] + 1);
        let [top, bottom] = [entry, pivot].map(matrices::in_brackets);
        if k == 0 && row == 1 {
            let question = format!("Which number will replace the first entry of row ({here})?");
            let because = format!(
                "Elimination would make this entry 0. In its place, we keep the factor {top} / {bottom} = {factor}, which belongs to L."
            );
            let others = [entry, Ratio::ZERO, entry - pivot];
            self.frames.ask(|frame| matrices::ask_ratio(frame, question, factor, others, because));
        }
        self.factors = factors.clone();
        let mut grid = self.picture(k);
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
        let caption = if factor == Ratio::ZERO {
            format!(
                "Row ({here}) has a 0 in column {}, so the factor is 0. Keep this 0 in its place.",
                k + 1
            )
        } else {
            let times =
                if factor == Ratio::ONE { String::new() } else { format!("{factor} times ") };
            format!(
                "The factor is {top} / {bottom} = {factor}. Subtract {times}row ({above}) from row ({here}), and keep {factor} in the place \
                 of the zero."
            )
        };
        self.add(caption, grid, "a[(i, k)] = factor;");
    }

    /// The last frame, if a column has no pivot.
    fn singular(&mut self) {
        let k = self.n_done;
        let mut grid = self.picture(k);
        for row in &mut grid.rows[k..] {
            row.cells[k].role = Some(Role::Rejected);
        }
        let caption = format!("Column {} has no pivot, so the matrix is singular.", k + 1);
        self.add(caption, grid, "?;");
    }

    /// The two substitutions.
    fn triangles(&mut self, b: &[Ratio], x: &[Ratio]) {
        let n = x.len();
        let mut y: Vec<Ratio> = Vec::new();
        let permuted: Vec<Ratio> = self.order.iter().map(|&row| b[row]).collect();
        let mut equations = Vec::new();
        for (i, &right) in permuted.iter().enumerate() {
            let terms: Vec<(Ratio, Ratio)> = (0..i).map(|j| (self.factors[(i, j)], y[j])).collect();
            let value = terms.iter().fold(right, |rest, &(l, y)| rest - l * y);
            equations.push(format!("y{} = {}", i + 1, sum(right, &terms, None, value)));
            y.push(value);
        }
        if 1 < n {
            let question = "Forward substitution begins with y1. Which value does it have?";
            let because = format!(
                "Row ({}) of A is the first one now, and its right side is {}.",
                self.order[0] + 1,
                y[0]
            );
            let others = [b[n - 1], b[0], permuted[n - 1], y[0] + Ratio::ONE];
            let answer = y[0];
            self.frames.ask(|frame| {
                matrices::ask_ratio(frame, question.to_owned(), answer, others, because)
            });
        }
        let caption = format!("Forward substitution for L y = P b: {}.", equations.join("; "));
        let grid = self.triangle(true, &permuted, &y);
        self.add(caption, grid, "y[i] = y[i] - factors[(i, j)] * y[j];");
        let mut equations = Vec::new();
        for i in (0..n).rev() {
            let terms: Vec<(Ratio, Ratio)> =
                (i + 1..n).map(|j| (self.factors[(i, j)], x[j])).collect();
            let pivot = Some(self.factors[(i, i)]);
            equations.push(format!("x{} = {}", i + 1, sum(y[i], &terms, pivot, x[i])));
        }
        let caption = format!("Back substitution for U x = y: {}.", equations.join("; "));
        let grid = self.triangle(false, &y, x);
        self.add(caption, grid, "x[i] = x[i] / factors[(i, i)];");
    }

    /// One of the two triangles, its right sides, and what it gives.
    fn triangle(&self, is_lower: bool, right: &[Ratio], result: &[Ratio]) -> Grid {
        let mut grid = self.picture(self.order.len());
        for (i, row) in grid.rows.iter_mut().enumerate() {
            for (j, cell) in row.cells.iter_mut().enumerate() {
                match (is_lower, i.cmp(&j)) {
                    (true, std::cmp::Ordering::Equal) => *cell = Cell::new(1),
                    (true, std::cmp::Ordering::Less) | (false, std::cmp::Ordering::Greater) => {
                        *cell = Cell::new("");
                    }
                    _ => {}
                }
            }
            let name = if is_lower { "b" } else { "y" };
            row.note = format!("{name} = {}", right[i]);
        }
        let cells = result.iter().map(|x| Cell::marked(x, Role::Active)).collect();
        let header = if is_lower { "y" } else { "x" }.to_owned();
        grid.rows.push(Row { header, cells, apart: true, ..Row::default() });
        grid
    }
}

/// "(25 - 2 · 11) / 3 = 1": a right side, minus known terms, divided by what the unknown is
/// multiplied with, and the value.
fn sum(right: Ratio, terms: &[(Ratio, Ratio)], divisor: Option<Ratio>, value: Ratio) -> String {
    let mut text = right.to_string();
    for &(a, x) in terms.iter().filter(|(a, _)| *a != Ratio::ZERO) {
        text.push_str(&format!(" - {} · {}", matrices::in_brackets(a), matrices::in_brackets(x)));
    }
    if let Some(divisor) = divisor {
        let whole =
            if text.contains(' ') { format!("({text})") } else { matrices::in_brackets(right) };
        text = format!("{whole} / {}", matrices::in_brackets(divisor));
    }
    if text.contains(' ') { format!("{text} = {value}") } else { text }
}

pub(crate) const SIZES: [u32; 7] = [2, 4, 8, 16, 32, 64, 128];

/// Multiplications for the factors, and for one right side.
pub(crate) fn multiplications(n: u32) -> [u32; 2] {
    // All minors of this matrix are different from zero.
    let entry = |row: usize, column: usize| {
        let place = i64::try_from(row + column + 1).unwrap_or(1);
        Mod::<998_244_353>::new(1) / Mod::new(place)
    };
    let mut a = Matrix::from_fn(n as usize, n as usize, entry);
    let mut n_multiplications = 0;
    let order = decompose_watched(&mut a, |step, factors| {
        if let Step::Clear { k, .. } = step {
            n_multiplications += factors.n_rows() - k - 1;
        }
    });
    let n_rows = order.map_or(0, |order| order.len());
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
