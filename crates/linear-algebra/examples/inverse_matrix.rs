//! 9.4 The inverse: `cargo run -p linear-algebra --example inverse_matrix -- 1 2, 3 4`.

mod matrices;

use std::process::ExitCode;

use input::Input;
use linear_algebra::matrix::gauss_elimination::Rules;
use linear_algebra::matrix::inverse_matrix::plain::{Step, inverse_watched};
use linear_algebra::matrix::inverse_matrix::{self, Step as LibraryStep};
use linear_algebra::{Field, Matrix, Mod, Ratio};
use matrices::Frames;
use trace::{Chart, Demo, Frame, Grid, Options, Role, SplitMix64, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "linear-algebra",
    name: "inverse_matrix",
    about: "The inverse of a square by Gauss-Jordan elimination, in fractions.",
    arguments: "ROW, ROW... (a row is numbers: 2 3/4 0.5)",
    worked: &["2 3 1, 6 9 5, 4 7 3"],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(random),
    // The builder of the book asks for the chart, and a page does not.
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST: usize = 4;

/// A square of side 2 or 3 with small numbers.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let n = 2 + dice.below(2);
    let mut row = || trace::list((0..n).map(|_| dice.between(0, 4)), " ");
    let rows: Vec<String> = (0..n).map(|_| row()).collect();
    rows.join(", ")
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let a = matrices::read_one(input)?;
    let n = a.side()?;
    let mut run = Run {
        rows: a.beside(&Matrix::identity(n))?,
        order: (0..n).collect(),
        n_done: 0,
        frames: Frames::default(),
    };
    if 0 < n {
        let caption = "On the left is A, and on the right is the identity matrix.";
        let grid = run.picture(0);
        run.add(caption.to_owned(), grid, "a.beside(&Matrix::identity(n))");
    }
    let inverse = inverse_watched(&a, |step, rows| run.note(step, rows));
    let entries = run.rows.entries().iter();
    if let Some(place) = entries.clone().position(|entry| !entry.is_number()) {
        return Err(format!("a number overflows in column {}", place % (2 * n)).into());
    }
    let answer = if let Some(inverse) = inverse {
        let rows = inverse.rows().map(|row| trace::list(row, " "));
        if 0 < n {
            run.result();
        }
        format!("Inverse: {}.", trace::list(rows, ", "))
    } else {
        let column = run.n_done + 1;
        run.singular();
        format!("There is no inverse: column {column} has no pivot.")
    };
    Ok(Trace { title: format!("The inverse of {n}×{n}"), frames: run.frames.into_vec(), answer })
}

/// The run, as far as it has been drawn.
struct Run {
    /// [A|I], after the steps so far.
    rows: Matrix<Ratio>,
    order: Vec<usize>,
    /// How many columns are those of the identity.
    n_done: usize,
    frames: Frames,
}

impl Run {
    fn add(&mut self, caption: String, picture: Grid, at: &'static str) {
        let is_large = MOST < self.order.len() || matrices::too_large(&self.rows).is_some();
        let limit = format_args!("{MOST}×{MOST} entries of 12 characters");
        let limit = is_large.then(|| Frame::too_large(limit));
        self.frames.add(limit, Frame::new(caption).with(picture).at(at));
    }

    /// Both halves; columns that are done are marked.
    fn picture(&self, n_done: usize) -> Grid {
        let n = self.order.len();
        let mut grid = matrices::grid("", &self.rows);
        let names = |name: &str| (1..=n).map(|i| format!("{name}{i}")).collect::<Vec<_>>();
        grid.columns = [names("a"), names("e")].concat();
        for row in &mut grid.rows {
            for cell in &mut row.cells[..n_done] {
                cell.role = Some(Role::Settled);
            }
        }
        grid
    }

    /// Draws a step, after which these are the rows.
    fn note(&mut self, step: Step, rows: &Matrix<Ratio>) {
        match step {
            Step::Pivot { k, from } => self.pivot(k, from, rows),
            Step::Divide { k } => self.divide(k, rows),
            Step::Clear { k } => self.clear(k, rows),
        }
    }

    fn pivot(&mut self, k: usize, from: usize, rows: &Matrix<Ratio>) {
        self.rows = rows.clone();
        self.order.swap(k, from);
        let mut grid = self.picture(k);
        grid.rows[k].cells[k].role = Some(Role::Active);
        let (pivot, place, column) = (rows[(k, k)], k + 1, k + 1);
        let (caption, at) = if k == from {
            (
                format!("The pivot of column a{column} is {pivot}, in row {place}."),
                "let from = (k..n)",
            )
        } else {
            (
                format!(
                    "Row {place} has 0 in column a{column}, and row {} has {pivot}. Exchange the two rows on both sides.",
                    from + 1
                ),
                "rows.swap_rows(k, from);",
            )
        };
        self.add(caption, grid, at);
    }

    fn divide(&mut self, k: usize, rows: &Matrix<Ratio>) {
        let (pivot, place) = (self.rows[(k, k)], k + 1);
        self.rows = rows.clone();
        let mut grid = self.picture(k);
        for cell in &mut grid.rows[k].cells[k..] {
            cell.role = Some(Role::Compared);
        }
        grid.rows[k].cells[k].role = Some(Role::Active);
        let caption = if pivot == Ratio::ONE {
            format!("The pivot is already 1, so dividing row {place} by it changes nothing.")
        } else {
            format!("Divide row {place} by its pivot {pivot}, on both sides.")
        };
        self.add(caption, grid, "rows[(k, j)] = rows[(k, j)] / pivot;");
    }

    fn clear(&mut self, k: usize, rows: &Matrix<Ratio>) {
        let n = self.order.len();
        let factors: Vec<(usize, Ratio)> =
            (0..n).filter(|&i| i != k).map(|i| (i, self.rows[(i, k)])).collect();
        if k == 1 && k + 1 < n {
            let question = "Which entries of column a2 must be 0 after the next step?";
            let because = "Column a2 must become the corresponding column of the identity, in which all entries but one are 0.";
            let choices = ["Those below the pivot", "All but the pivot", "Those above the pivot"];
            self.frames.ask(|frame| frame.ask(question, choices, 1, because));
        }
        if k + 1 == n && 1 < n {
            let entry = self.rows[(0, n)] - self.rows[(0, k)] * self.rows[(k, n)];
            let question = "Which number will be in the upper left corner of the right half?";
            let because = format!(
                "{} times row {n} is subtracted from row 1: {} - {} · {} = {entry}.",
                self.rows[(0, k)],
                self.rows[(0, n)],
                matrices::in_brackets(self.rows[(0, k)]),
                matrices::in_brackets(self.rows[(k, n)])
            );
            let others = [
                self.rows[(0, n)],
                -entry,
                self.rows[(0, n)] + self.rows[(0, k)] * self.rows[(k, n)],
            ];
            self.frames.ask(|frame| {
                matrices::ask_ratio(frame, question.to_owned(), entry, others, because)
            });
        }
        self.rows = rows.clone();
        self.n_done = k + 1;
        let mut grid = self.picture(k + 1);
        for (i, factor) in &factors {
            for cell in &mut grid.rows[*i].cells[k + 1..] {
                cell.role = (*factor != Ratio::ZERO).then_some(Role::Compared);
            }
        }
        let place = k + 1;
        let done: Vec<String> = factors
            .iter()
            .filter(|(_, factor)| *factor != Ratio::ZERO)
            .map(|(i, factor)| match (*factor == Ratio::ONE, *factor < Ratio::ZERO) {
                (true, _) => format!("subtract row {place} from row {}", i + 1),
                (_, true) if *factor == -Ratio::ONE => {
                    format!("add row {place} to row {}", i + 1)
                }
                (_, true) => format!("add {} times row {place} to row {}", -*factor, i + 1),
                _ => format!("subtract {factor} times row {place} from row {}", i + 1),
            })
            .collect();
        let caption = if done.is_empty() {
            match n {
                1 => format!("Column a{place} has no other entries."),
                2 => format!("The other entry of column a{place} is already 0."),
                _ => format!("The other entries of column a{place} are already 0."),
            }
        } else {
            let list = trace::all_of(done);
            let (first, rest) = list.split_at(1);
            format!("{}{rest}. Column a{place} is done.", first.to_uppercase())
        };
        self.add(caption, grid, "rows[(i, j)] = rows[(i, j)] - factor * rows[(k, j)];");
    }

    /// The last frame, if there is an inverse.
    fn result(&mut self) {
        let n = self.order.len();
        let mut grid = self.picture(n);
        for row in &mut grid.rows {
            for cell in &mut row.cells[n..] {
                cell.role = Some(Role::Chosen);
            }
        }
        let caption = "The left half is the identity, so the right half is the inverse.";
        self.add(caption.to_owned(), grid, "Some(Matrix::from_fn(n, n, |i, j| rows[(i, n + j)]))");
    }

    /// The last frame, if there is none.
    fn singular(&mut self) {
        let k = self.n_done;
        let mut grid = self.picture(k);
        for row in &mut grid.rows[k..] {
            row.cells[k].role = Some(Role::Rejected);
        }
        let caption = format!("Column a{} has no pivot, so there is no inverse.", k + 1);
        self.add(caption, grid, "?;");
    }
}

pub(crate) const SIZES: [u32; 7] = [2, 4, 8, 16, 32, 64, 128];

/// Multiplications and divisions for the inverse, with the identity beside the matrix, and in
/// place.
pub(crate) fn operations(n: u32) -> [u32; 2] {
    let entry = |row: usize, column: usize| {
        let place = i64::try_from(row + column + 1).unwrap_or(1);
        Mod::<998_244_353>::new(1) / Mod::new(place)
    };
    let a = Matrix::from_fn(n as usize, n as usize, entry);
    let (mut beside, mut in_place) = (0, 0);
    let plain = inverse_watched(&a, |step, rows| {
        if let Step::Clear { k } = step {
            // Each row is multiplied, or divided, from its entry k on.
            beside += rows.n_rows() * (rows.n_columns() - k);
        }
    });
    let fast = inverse_matrix::inverse_watched(a, Rules::default(), |step, inversion| {
        if let LibraryStep::Clear { .. } = step {
            // Each entry of each row is multiplied, or divided, once.
            in_place += inversion.order().len().pow(2);
        }
    });
    assert_eq!(plain, fast.ok());
    [beside, in_place].map(|n| u32::try_from(n).unwrap_or(u32::MAX))
}

fn cost() -> Chart {
    let name = "Multiplications and divisions";
    let curves = ["beside the identity", "in place"];
    Chart::from_counts(name, ["rows", "operations"], &SIZES, curves, operations)
}
