//! 9.2 Gaussian elimination:
//! `cargo run -p linear-algebra --example gauss_elimination -- 1 2 = 3, 4 5 = 6`.

mod matrices;
#[path = "matrices/number.rs"]
mod number;

use std::process::ExitCode;

use input::Input;
use linear_algebra::matrix::gauss_elimination::plain::{self, eliminate_watched};
use linear_algebra::matrix::gauss_elimination::{Pivoting, Rules, Solution, Step, solve_watched};
use linear_algebra::{Matrix, Mod, Ratio};
use matrices::Frames;
use trace::{Cell, Chart, Demo, Flag, Frame, Grid, Options, Role, Row, SplitMix64, Trace};

use number::{Number, Rule};

pub(crate) const DEMO: Demo = Demo {
    package: "linear-algebra",
    name: "gauss_elimination",
    about: "Gaussian elimination: all solutions of a system of linear equations, in fractions.",
    arguments: "EQUATION, EQUATION... (2 3/4 = 5 for 2 x1 + 3/4 x2 = 5)",
    worked: &["2 3 1 = 11, 6 9 5 = 37, 4 7 3 = 25"],
    flags: &[
        Flag { name: "--modulo", value: Some("P"), about: "calculate modulo a prime" },
        Flag { name: "--digits", value: Some("D"), about: "round each result to D digits" },
        Flag { name: "--largest", value: None, about: "take the largest entry as the pivot" },
        Flag {
            name: "--scaled",
            value: None,
            about: "take the largest in proportion to its equation",
        },
    ],
    trace: draw,
    play: None,
    random: Some(random),
    // The builder of the book asks for the chart, and a page does not.
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// The largest modulus, and the most digits.
const LARGEST_MODULUS: u32 = 9999;
const MOST_DIGITS: u32 = 6;

/// Two or three equations with small numbers and, mostly, one solution, which is whole.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let n = 2 + dice.below(2);
    let x: Vec<i64> = (0..n).map(|_| dice.between(1, 6)).collect();
    let mut equation = || {
        let row: Vec<i64> = (0..n).map(|_| dice.between(0, 5)).collect();
        let right: i64 = row.iter().zip(&x).map(|(a, x)| a * x).sum();
        format!("{} = {right}", trace::list(row, " "))
    };
    let equations: Vec<String> = (0..n).map(|_| equation()).collect();
    equations.join(", ")
}

/// The rule for results.
fn rule(options: &Options) -> trace::Result<Rule> {
    match (options.number::<u32>("--modulo")?, options.number::<u32>("--digits")?) {
        (None, None) => Ok(Rule::Exact),
        (Some(_), Some(_)) => Err("--modulo and --digits exclude each other".into()),
        (Some(p), None) if LARGEST_MODULUS < p => {
            Err(format!("--modulo: {p} is more than {LARGEST_MODULUS}").into())
        }
        (Some(p), None) if p < 2 || (2..p).any(|d| p.is_multiple_of(d)) => {
            Err(format!("--modulo: {p} is no prime").into())
        }
        (Some(p), None) => Ok(Rule::Modulo(p)),
        (None, Some(n)) if (1..=MOST_DIGITS).contains(&n) => Ok(Rule::Digits(n)),
        (None, Some(n)) => Err(format!("--digits: {n} is not from 1 to {MOST_DIGITS}").into()),
    }
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let rule = rule(options)?;
    let pivoting = match options.one_of(["--largest", "--scaled"])? {
        Some("--largest") => Pivoting::Largest,
        Some(_) => Pivoting::Scaled,
        None => Pivoting::First,
    };
    let (a, b) = matrices::read_system(input)?;
    let a = a.map(|&entry| Number::new(entry, rule));
    let b: Vec<Number> = b.iter().map(|&entry| Number::new(entry, rule)).collect();
    let equations = trace::plural(a.n_rows(), "equation");
    let unknowns = trace::plural(a.n_columns(), "unknown");
    let title = match rule {
        Rule::Exact => format!("{equations}, {unknowns}"),
        Rule::Digits(n) => format!("{equations}, {unknowns}, {}", trace::plural(n, "digit")),
        Rule::Modulo(p) => format!("{equations}, {unknowns}, modulo {p}"),
    };
    let mut run = Run::new(a.beside(&Matrix::from_column(&b))?);
    let rules = Rules { pivoting, tolerance: Some(0.0) };
    let solution = solve_watched(&a, &b, rules, |step, echelon| {
        if pivoting != Pivoting::First {
            run.note(step, echelon.matrix());
        }
    })?;
    if pivoting == Pivoting::First {
        eliminate_watched(&mut run.system.clone(), |step, system| run.note(step, system));
    }
    let answer = answer(&a, &solution, rule);
    let mut frames = run.frames(&solution);
    if rule != Rule::Exact || pivoting != Pivoting::First {
        // The pages of these runs show other code.
        frames = frames.into_iter().map(|frame| Frame { at: None, ..frame }).collect();
    }
    Ok(Trace { title, frames, answer })
}

/// The run, as far as it has been drawn.
struct Run {
    n_unknowns: usize,
    /// [A|b], after the steps so far.
    system: Matrix<Number>,
    /// The number that each row had at first, counted from 0.
    order: Vec<usize>,
    pivots: Vec<usize>,
    frames: Frames,
}

impl Run {
    fn new(system: Matrix<Number>) -> Self {
        let mut run = Run {
            n_unknowns: system.n_columns() - 1,
            order: (0..system.n_rows()).collect(),
            system,
            pivots: Vec::new(),
            frames: Frames::default(),
        };
        let caption =
            "This is the system. Each equation is a row, and its right side is in the last column.";
        run.add(caption.to_owned(), run.picture(), "let mut pivots = Vec::new();");
        run
    }

    fn add(&mut self, caption: String, picture: Grid, at: &'static str) {
        let limit = matrices::too_large(&self.system.map(|entry| entry.value()));
        self.frames.add(limit, Frame::new(caption).with(picture).at(at));
    }

    /// The name of a row: the place of its equation in the input.
    fn name(&self, row: usize) -> String {
        format!("({})", self.order[row] + 1)
    }

    /// The system with its pivots.
    fn picture(&self) -> Grid {
        let mut columns: Vec<String> = (1..=self.n_unknowns).map(|i| format!("x{i}")).collect();
        columns.push("=".to_owned());
        let rows = self.system.rows().enumerate();
        let rows = rows.map(|(i, row)| Row::new(self.name(i), row)).collect();
        let mut grid = Grid { columns, rows, ..Grid::default() };
        for (row, &column) in self.pivots.iter().enumerate() {
            grid.rows[row].cells[column].role = Some(Role::Settled);
        }
        grid
    }

    /// Draws a step, after which this is the system.
    fn note(&mut self, step: Step, system: &Matrix<Number>) {
        let before = std::mem::replace(&mut self.system, system.clone());
        match step {
            Step::Pivot { row, column, from } => self.pivot(row, column, from, &before),
            Step::Clear { row, column } => self.clear(row, column, &before),
            Step::Free { column } => {
                let mut grid = self.picture();
                for row in &mut grid.rows[self.pivots.len()..] {
                    row.cells[column].role = Some(Role::Rejected);
                }
                let unknown = column + 1;
                let why = match self.system.n_rows() - self.pivots.len() {
                    0 => "No equation is left for",
                    1 => "The remaining equation does not contain",
                    _ => "None of the remaining equations contains",
                };
                let caption = format!("{why} x{unknown}, so x{unknown} is free.");
                self.add(caption, grid, "continue;");
            }
        }
    }

    fn pivot(&mut self, row: usize, column: usize, from: usize, before: &Matrix<Number>) {
        if row != from {
            self.ask_for_the_pivot(row, column, from, before);
        }
        let here = self.name(row);
        self.order.swap(row, from);
        self.pivots.push(column);
        let (unknown, pivot, number) = (column + 1, self.system[(row, column)], self.name(row));
        let mut grid = self.picture();
        grid.rows[row].cells[column].role = Some(Role::Active);
        let (caption, at) = if row == from {
            (
                format!("The pivot for x{unknown} is {pivot}, in equation {number}."),
                "let Some(from) = (row..n_rows)",
            )
        } else {
            let why = if before[(row, column)] == Number::new(Ratio::ZERO, Rule::Exact) {
                format!("Equation {here} does not contain x{unknown}. ")
            } else {
                String::new()
            };
            let rows = format!("Rows {} and {} are exchanged.", row + 1, from + 1);
            (
                format!("{why}The pivot for x{unknown} is {pivot}, in equation {number}. {rows}"),
                "system.swap_rows(row, from);",
            )
        };
        self.add(caption, grid, at);
    }

    /// Asks which equation becomes the next one that is kept.
    fn ask_for_the_pivot(
        &mut self,
        row: usize,
        column: usize,
        from: usize,
        before: &Matrix<Number>,
    ) {
        let unknown = column + 1;
        let mut choices: Vec<String> = (0..before.n_rows()).map(|i| self.name(i)).collect();
        choices.push("none".to_owned());
        let is_zero = before[(row, column)].value() == Ratio::ZERO;
        let because = if is_zero {
            let from = self.name(from);
            match row {
                0 => format!("{from} is the first equation that contains x{unknown}."),
                1 => format!(
                    "The equation above already has its pivot. Below it, {from} is the first one that contains x{unknown}."
                ),
                _ => format!(
                    "The equations above already have their pivots. Below them, {from} is the first one that contains x{unknown}."
                ),
            }
        } else {
            let from = self.name(from);
            format!("Among the remaining equations, {from} has the largest entry for x{unknown}.")
        };
        let question = format!("Which equation provides the pivot for x{unknown}?");
        self.frames.ask(|frame| frame.ask(question, choices, from, because));
    }

    fn clear(&mut self, row: usize, column: usize, before: &Matrix<Number>) {
        let (above, unknown) = (self.pivots.len() - 1, column + 1);
        let (entry, pivot) = (before[(row, column)], before[(above, column)]);
        let factor = entry / pivot;
        if row == above + 2 && column == 0 {
            let question = format!(
                "Which multiple of {} is subtracted from {}?",
                self.name(above),
                self.name(row)
            );
            let because = format!("The entry {entry} divided by the pivot {pivot} is {factor}.");
            let others = [pivot / entry, entry, entry - pivot].map(Number::value);
            self.frames
                .ask(|frame| matrices::ask_ratio(frame, question, factor.value(), others, because));
        }
        let mut grid = self.picture();
        grid.rows[above].cells[column].role = Some(Role::Active);
        for cell in &mut grid.rows[row].cells[column..] {
            cell.role = Some(Role::Compared);
        }
        let (here, above) = (self.name(row), self.name(above));
        let value = factor.value();
        let times = |factor: Number| {
            if factor.value() == Ratio::ONE { String::new() } else { format!("{factor} times ") }
        };
        let caption = if value == Ratio::ZERO {
            format!("Equation {here} does not contain x{unknown}, so it does not change.")
        } else if value < Ratio::ZERO {
            format!("Add {}{above} to {here}. This removes x{unknown} from {here}.", times(-factor))
        } else {
            format!(
                "Subtract {}{above} from {here}. This removes x{unknown} from {here}.",
                times(factor)
            )
        };
        self.add(caption, grid, "system[(i, j)] = system[(i, j)] - factor * system[(row, j)];");
    }

    /// All frames: after the elimination, what the solution shows of the back substitution.
    fn frames(mut self, solution: &Solution<Number>) -> Vec<Frame> {
        let (rank, n_unknowns) = (self.pivots.len(), self.n_unknowns);
        if let Some(left) = (rank..self.system.n_rows()).next() {
            self.ask_what_is_left(left, solution);
        }
        for row in rank..self.system.n_rows() {
            let mut grid = self.picture();
            let right = self.system[(row, n_unknowns)];
            let is_wrong = right.value() != Ratio::ZERO;
            let role = if is_wrong { Role::Rejected } else { Role::Compared };
            grid.rows[row].cells.iter_mut().for_each(|cell| cell.role = Some(role));
            let name = self.name(row);
            let caption = if is_wrong {
                format!("Equation {name} says 0 = {right}. So there is no solution.")
            } else {
                format!("Equation {name} says 0 = 0, which is always true.")
            };
            self.add(
                caption,
                grid,
                if is_wrong { "return None;" } else { "(pivots.len()..system.n_rows())" },
            );
            if is_wrong {
                return self.frames.into_vec();
            }
        }
        let (Solution::Unique(x) | Solution::Infinite { particular: x, .. }) = solution else {
            return self.frames.into_vec();
        };
        let is_free = |column: usize| !self.pivots.contains(&column);
        let free: Vec<usize> = (0..n_unknowns).filter(|&column| is_free(column)).collect();
        let mut known = free.clone();
        if !free.is_empty() {
            let names = free.iter().map(|column| format!("x{}", column + 1));
            let names: Vec<String> = names.collect();
            let caption = format!(
                "Free unknowns may have any values. For a first solution, let {} be 0.",
                names.join(" and ")
            );
            let grid = self.with_x(x, &known, None);
            self.add(caption, grid, "let mut x = vec![F::ZERO; n_unknowns];");
        }
        for row in (0..rank).rev() {
            let pivot = self.pivots[row];
            if row + 2 == rank && free.is_empty() {
                self.ask_for_the_next(row, x);
            }
            known.push(pivot);
            let caption = self.substitution(row, x);
            let grid = self.with_x(x, &known, Some(row));
            self.add(caption, grid, "x[column] = rest / system[(row, column)];");
        }
        self.frames.into_vec()
    }

    /// Asks how many solutions there are, where an equation has become 0 = b.
    fn ask_what_is_left(&mut self, row: usize, solution: &Solution<Number>) {
        let right = self.system[(row, self.n_unknowns)];
        if self.system.n_rows() != self.pivots.len() + 1 || self.n_unknowns == 0 {
            return;
        }
        let (answer, because) = match solution {
            Solution::Inconsistent { .. } => (
                0,
                format!("Equation {} says 0 = {right}, and no x makes that true.", self.name(row)),
            ),
            Solution::Unique(_) => (
                1,
                format!(
                    "Equation {} says 0 = 0, and each unknown has a pivot, so it has one value.",
                    self.name(row)
                ),
            ),
            Solution::Infinite { .. } => {
                (2, "An unknown without a pivot may have any value.".to_owned())
            }
        };
        let question = "How many solutions does the system have?";
        self.frames
            .ask(|frame| frame.ask(question, ["none", "one", "more than one"], answer, because));
    }

    /// Asks for the value of an unknown.
    fn ask_for_the_next(&mut self, row: usize, x: &[Number]) {
        let column = self.pivots[row];
        let value = x[column].value();
        let right = self.system[(row, self.n_unknowns)].value();
        let [one, pivot] = [Ratio::ONE, self.system[(row, column)].value()];
        let others = [right / pivot, value + one, right];
        let because = self.substitution(row, x);
        let question =
            format!("Which value of x{} does equation {} give?", column + 1, self.name(row));
        self.frames.ask(|frame| matrices::ask_ratio(frame, question, value, others, because));
    }

    /// What an equation says of its pivot's unknown.
    fn substitution(&self, row: usize, x: &[Number]) -> String {
        let (entries, pivot) = (self.system.row(row), self.pivots[row]);
        let mut rest = entries[self.n_unknowns].to_string();
        for column in pivot + 1..self.n_unknowns {
            if entries[column].value() != Ratio::ZERO {
                let [a, x] = [entries[column], x[column]].map(matrices::in_brackets);
                rest.push_str(&format!(" - {a} · {x}"));
            }
        }
        let rest = if rest.contains(' ') {
            format!("({rest})")
        } else {
            matrices::in_brackets(entries[self.n_unknowns])
        };
        let quotient = format!("{rest} / {}", matrices::in_brackets(entries[pivot]));
        let name = self.name(row);
        format!("Equation {name} gives x{} = {quotient} = {}.", pivot + 1, x[pivot])
    }

    /// The system, and below it what is known of x.
    fn with_x(&self, x: &[Number], known: &[usize], row: Option<usize>) -> Grid {
        let mut grid = self.picture();
        let active = row.map(|row| self.pivots[row]);
        if let (Some(row), Some(column)) = (row, active) {
            grid.rows[row].cells[column].role = Some(Role::Active);
        }
        let cells = x.iter().enumerate().map(|(column, value)| match column {
            _ if Some(column) == active => Cell::marked(value, Role::Active),
            _ if known.contains(&column) => Cell::marked(value, Role::Chosen),
            _ => Cell::new(""),
        });
        let cells = cells.collect();
        grid.rows.push(Row { header: "x".to_owned(), cells, apart: true, ..Row::default() });
        grid
    }
}

fn answer(a: &Matrix<Number>, solution: &Solution<Number>, rule: Rule) -> String {
    let vector = |x: &[Number]| format!("({})", trace::list(x, ", "));
    match solution {
        Solution::Unique(x) => format!("One solution: x = {}.", vector(x)),
        Solution::Inconsistent { equation } => {
            let is_empty = a.row(*equation).iter().all(|entry| entry.value() == Ratio::ZERO);
            let what = if is_empty { "itself" } else { "the others" };
            format!("No solution: equation {} contradicts {what}.", equation + 1)
        }
        Solution::Infinite { particular, basis } => {
            let multiples = basis.iter().zip(["s", "t", "u", "v", "w"]);
            let multiples: Vec<String> =
                multiples.map(|(x, name)| format!(" + {name} {}", vector(x))).collect();
            let more = if multiples.len() < basis.len() { " and so on" } else { "" };
            let size = match rule {
                Rule::Modulo(p) => u32::try_from(basis.len())
                    .ok()
                    .and_then(|n_free| u64::from(p).checked_pow(n_free))
                    .map_or("Many".to_owned(), |size| size.to_string()),
                _ => "Infinitely many".to_owned(),
            };
            format!("{size} solutions: x = {}{}{more}.", vector(particular), multiples.concat())
        }
    }
}

pub(crate) const SIZES: [u32; 7] = [2, 4, 8, 16, 32, 64, 128];

/// Multiplications of the elimination, and of the back substitution, with n equations and n
/// unknowns.
pub(crate) fn multiplications(n: u32) -> [u32; 2] {
    type Prime = Mod<998_244_353>;
    // All minors of this matrix are different from zero.
    let entry = |row, column| {
        let place = u32::try_from(row + column + 1).unwrap_or(1);
        Prime::ONE / Prime::new(place.into())
    };
    let mut system = Matrix::from_fn(n as usize, n as usize + 1, entry);
    let mut n_multiplications = 0;
    let pivots = eliminate_watched(&mut system, |step, _| {
        if let Step::Clear { column, .. } = step {
            n_multiplications += n - u32::try_from(column).unwrap_or(n);
        }
    });
    let x = plain::back_substitution(&system, &pivots).unwrap_or_default();
    let n_known = u32::try_from(x.len() * x.len().saturating_sub(1) / 2).unwrap_or(u32::MAX);
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
