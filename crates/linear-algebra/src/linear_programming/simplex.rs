//! The simplex method: moves from vertex to vertex of a polyhedron, never to a worse one, until it
//! reaches the best.
//!
//! Cost: O(m · n) per pivot for m constraints and n variables, and O(m · n) space. There are
//! usually about m + n pivots, but 2^n - 1 on the worst known programs for the largest-coefficient
//! rule.
//!
//! Domain: any program c · x, A x <= b, x >= 0, in exact fractions or in `f64` with a tolerance.
//! `model` accepts other forms.
//!
//! Source: G. B. Dantzig, *Linear Programming and Extensions* (1963); R. G. Bland (1977) for the
//! rule that never cycles; D. Goldfarb, J. K. Reid (1977) for the steepest edge; V. Chvátal,
//! *Linear Programming* (1983), chapters 2, 3 and 5.
//!
//! Checked: all programs of two variables and two constraints over a few numbers, and random ones,
//! against all bases in fractions. Each verdict is checked by its certificate.
//!
//! Page: `docs/en/linear-algebra/linear-programming/simplex.md`.

pub mod model;
pub mod plain;

use std::mem;

use crate::{Field, Matrix};

/// A linear program: maximize c · x with A x <= b and x >= 0.
///
/// ```
/// use linear_algebra::{Matrix, Program, Ratio, simplex};
///
/// // Maximize 3x + 2y with x + y at most 4 and x at most 2.
/// let a = Matrix::from_rows(&[[1, 1], [1, 0]])?.map(|x| Ratio::from(*x));
/// let program = Program::new(a, vec![4.into(), 2.into()], vec![3.into(), 2.into()])?;
/// assert!(program.certifies(&simplex(&program)?, 0.0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Program<T> {
    a: Matrix<T>,
    b: Vec<T>,
    c: Vec<T>,
}

/// The verdict on a program, with a proof.
///
/// ```
/// use linear_algebra::{Matrix, Program, Verdict, simplex};
///
/// // Maximize x, of which only -x at most 1 is asked.
/// let program = Program::new(Matrix::from_rows(&[[-1.0]])?, vec![1.0], vec![1.0])?;
/// assert!(matches!(simplex(&program)?, Verdict::Unbounded { .. }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub enum Verdict<T> {
    /// There is an optimal point.
    Optimal(Optimum<T>),
    /// Starting at `point`, every step along `ray` is feasible and increases the objective.
    Unbounded {
        /// A point that satisfies all constraints.
        point: Vec<T>,
        /// The direction to go.
        ray: Vec<T>,
    },
    /// No point satisfies all constraints. The proof: no multiplier is negative, and the sum of the
    /// constraints, each times its multiplier, is a contradiction.
    Infeasible {
        /// A multiplier for each constraint, by Farkas's lemma.
        multipliers: Vec<T>,
    },
}

/// An optimal point and the dual prices that prove it.
///
/// ```
/// use linear_algebra::{Matrix, Program, Verdict, simplex};
///
/// // Maximize 3x + 2y with x + y at most 4 and x at most 2.
/// let a = Matrix::from_rows(&[[1.0, 1.0], [1.0, 0.0]])?;
/// let program = Program::new(a, vec![4.0, 2.0], vec![3.0, 2.0])?;
/// let Verdict::Optimal(best) = simplex(&program)? else { unreachable!() };
/// assert_eq!((best.value, best.x, best.duals), (10.0, vec![2.0, 2.0], vec![2.0, 1.0]));
/// assert!(best.is_unique);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Optimum<T> {
    /// The greatest value of the objective.
    pub value: T,
    /// A point where the objective has that value.
    pub x: Vec<T>,
    /// The shadow price of each constraint, a solution of the dual program. It is how much the
    /// objective grows per unit added to the right-hand side, as long as the same variables stay
    /// basic.
    pub duals: Vec<T>,
    /// Whether it has been proved that no other point is as good. If false, there may be others.
    pub is_unique: bool,
}

/// The next step of the method. The observer sees the tableau before the step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// The variable of `column` enters the basis, and the variable of `row` leaves it.
    Pivot {
        /// 1 during the search for a feasible vertex, then 2.
        phase: u8,
        /// The pivot row of the tableau.
        row: usize,
        /// The pivot column of the tableau.
        column: usize,
    },
    /// A phase is over.
    End {
        /// The number of the phase.
        phase: u8,
    },
}

/// Which variable enters the basis.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Rule {
    /// The variable that adds the most to the objective per unit; among equals, the first.
    #[default]
    Largest,
    /// The variable that adds the most per unit of distance that the point moves, in the space of
    /// all variables including the slacks: the *steepest edge*. This rule reads the whole tableau
    /// once more per pivot, but usually takes fewer pivots.
    Steepest,
    /// The first variable that adds anything. This rule never cycles.
    Bland,
}

/// The settings of the method.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Settings {
    /// Which variable enters the basis.
    pub rule: Rule,
    /// After this many pivots in a row without progress, Bland's rule takes over until there is
    /// progress.
    pub patience: usize,
    /// A number counts as zero unless its absolute value exceeds this. Not used for exact numbers.
    pub tolerance: f64,
    /// More pivots than this are an error, because with rounded numbers no rule is safe from
    /// cycling.
    pub most_pivots: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Settings { rule: Rule::Largest, patience: 20, tolerance: 1e-9, most_pivots: 1_000_000 }
    }
}

/// The reason why there is no verdict.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SimplexError {
    /// The shapes of the parts of the program do not match.
    #[error(
        "{n_rows}×{n_columns} constraints do not fit {n_limits} limits and {n_costs} coefficients"
    )]
    Shape {
        /// The number of rows of A.
        n_rows: usize,
        /// The number of columns of A.
        n_columns: usize,
        /// The length of b.
        n_limits: usize,
        /// The length of c.
        n_costs: usize,
    },
    /// A coefficient or the limit of a constraint is infinite or NaN.
    #[error("a coefficient or the limit of constraint {row} is not a number")]
    NotANumber {
        /// The constraint, counted from 0.
        row: usize,
    },
    /// A coefficient of the objective is infinite or NaN.
    #[error("the coefficient of variable {variable} in the objective is not a number")]
    BadObjective {
        /// The variable, counted from 0.
        variable: usize,
    },
    /// A bound of a variable is infinite or NaN.
    #[error("a bound of variable {variable} is not a number")]
    BadBound {
        /// The variable, counted from 0.
        variable: usize,
    },
    /// An exact number no longer fits in 128 bits, or a float has left its range.
    #[error("pivot {pivot} left the range of the numbers")]
    Overflow {
        /// The pivot, counted from 1; 0 is the start.
        pivot: usize,
    },
    /// The number of pivots exceeds the limit in [`Settings`].
    #[error("more than {most} pivots")]
    TooManyPivots {
        /// The limit.
        most: usize,
    },
}

/// A vertex as the method represents it: each row gives the value of a basic variable when the
/// nonbasic variables, those of the columns, are zero.
///
/// The variables are numbered from 0: first those of the program, then the slack variable of each
/// constraint, then the auxiliary variable.
#[derive(Debug, Clone, PartialEq)]
pub struct Tableau<T> {
    /// One row per constraint, with its right-hand side last. Below them is the row of the
    /// objective and, in phase 1, that of the auxiliary objective.
    matrix: Matrix<T>,
    basic: Vec<usize>,
    nonbasic: Vec<usize>,
    n_variables: usize,
    tolerance: f64,
}

impl<T: Field + PartialOrd> Program<T> {
    /// Creates the program: maximize c · x with A x <= b and x >= 0.
    ///
    /// # Errors
    /// [`SimplexError::Shape`] if the shapes of the parts do not match;
    /// [`SimplexError::NotANumber`] if a coefficient or the limit of a constraint is infinite or
    /// NaN; [`SimplexError::BadObjective`] if a coefficient of the objective is.
    pub fn new(a: Matrix<T>, b: Vec<T>, c: Vec<T>) -> Result<Self, SimplexError> {
        let (n_rows, n_columns) = a.shape();
        // A matrix without rows has no columns either.
        if n_rows != b.len() || (n_columns != c.len() && 0 < n_rows) {
            let (n_limits, n_costs) = (b.len(), c.len());
            return Err(SimplexError::Shape { n_rows, n_columns, n_limits, n_costs });
        }
        let is_bad = |numbers: &[T]| numbers.iter().any(|number| !number.is_number());
        for (row, (numbers, right)) in a.rows().zip(&b).enumerate() {
            if is_bad(numbers) || is_bad(&[*right]) {
                return Err(SimplexError::NotANumber { row });
            }
        }
        if let Some(variable) = c.iter().position(|number| !number.is_number()) {
            return Err(SimplexError::BadObjective { variable });
        }
        Ok(Program { a, b, c })
    }

    /// The parts A, b, and c of the program.
    pub fn parts(&self) -> (&Matrix<T>, &[T], &[T]) {
        (&self.a, &self.b, &self.c)
    }

    /// Returns whether a verdict is proved by its certificate. Returns false if the lengths of its
    /// vectors do not match the numbers of variables and constraints. With floats, values within
    /// `tolerance` count as equal. The length of a ray or of the multipliers has no meaning, so for
    /// these the tolerance is multiplied by their largest entry, and a value that must be positive
    /// must exceed it. It does not check whether an optimum is unique. O(m · n).
    pub fn certifies(&self, verdict: &Verdict<T>, tolerance: f64) -> bool {
        let at_most = |x: T, y: T, slack: f64| x <= y || (!T::IS_EXACT && (x - y).size() <= slack);
        let is_above_zero = |x: T, slack: f64| T::ZERO < x && (T::IS_EXACT || slack < x.size());
        let is_positive = |x: &[T], n: usize, slack: f64| {
            x.len() == n && x.iter().all(|x| at_most(T::ZERO, *x, slack))
        };
        let within = |x: &[T], rights: &[T], slack: f64| {
            self.a.rows().zip(rights).all(|(row, right)| at_most(dot(row, x), *right, slack))
        };
        let slack_of = |x: &[T]| tolerance * x.iter().map(|x| x.size()).fold(0.0, f64::max);
        // The sum of the constraints, each times its multiplier: coefficients and right-hand side.
        let combined = |y: &[T]| {
            let column = |j| (0..y.len()).fold(T::ZERO, |sum, i| sum + self.a[(i, j)] * y[i]);
            ((0..self.c.len()).map(column).collect::<Vec<T>>(), dot(&self.b, y))
        };
        let (m, n) = (self.b.len(), self.c.len());
        let is_point = |x: &[T]| is_positive(x, n, tolerance) && within(x, &self.b, tolerance);
        match verdict {
            Verdict::Optimal(Optimum { value, x, duals, .. }) => {
                if !is_point(x) || !is_positive(duals, m, tolerance) {
                    return false;
                }
                let (prices, bound) = combined(duals);
                let mut pairs = prices.iter().zip(&self.c);
                pairs.all(|(price, c)| at_most(*c, *price, tolerance))
                    && at_most(bound, *value, tolerance)
                    && at_most(*value, dot(&self.c, x), tolerance)
            }
            Verdict::Unbounded { point, ray } => {
                let (zeros, slack) = (vec![T::ZERO; m], slack_of(ray));
                let may_go = is_positive(ray, n, slack) && within(ray, &zeros, slack);
                is_point(point) && may_go && is_above_zero(dot(&self.c, ray), slack)
            }
            Verdict::Infeasible { multipliers } => {
                let slack = slack_of(multipliers);
                if !is_positive(multipliers, m, slack) {
                    return false;
                }
                let (sums, right) = combined(multipliers);
                is_positive(&sums, n, slack) && is_above_zero(-right, slack)
            }
        }
    }
}

fn dot<T: Field>(left: &[T], right: &[T]) -> T {
    left.iter().zip(right).fold(T::ZERO, |sum, (&x, &y)| sum + x * y)
}

/// Solves a linear program with the default settings.
///
/// ```
/// use linear_algebra::linear_programming::simplex::Verdict;
/// use linear_algebra::{Matrix, Program, Ratio, simplex};
///
/// // Maximize 3x + 2y with x + y at most 4 and x at most 2.
/// let a = Matrix::from_rows(&[[1, 1], [1, 0]])?.map(|x| Ratio::from(*x));
/// let program = Program::new(a, vec![4.into(), 2.into()], vec![3.into(), 2.into()])?;
/// let Verdict::Optimal(optimum) = simplex(&program)? else { panic!("the optimum is finite") };
/// assert_eq!(optimum.value, Ratio::from(10));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`SimplexError::Overflow`] if a result does not fit the number type, and
/// [`SimplexError::TooManyPivots`] if the limit of the default [`Settings`] is exceeded.
pub fn simplex<T: Field + PartialOrd>(program: &Program<T>) -> Result<Verdict<T>, SimplexError> {
    simplex_watched(program, Settings::default(), |_, _| {})
}

/// Like [`simplex`](simplex()), but with custom settings, and calls `watch` with the tableau before
/// each pivot and at the end of each phase.
///
/// # Errors
/// Those of [`simplex`].
pub fn simplex_watched<T: Field + PartialOrd>(
    program: &Program<T>,
    settings: Settings,
    mut watch: impl FnMut(Step, &Tableau<T>),
) -> Result<Verdict<T>, SimplexError> {
    let (m, mut pivots) = (program.b.len(), 0);
    let mut tableau = Tableau::new(program, settings.tolerance);
    if let Some(row) = tableau.lowest() {
        // Phase 1: loosen all constraints by the same amount, the auxiliary variable, and minimize
        // it.
        tableau.loosen();
        let column = tableau.nonbasic.len() - 1;
        watch(Step::Pivot { phase: 1, row, column }, &tableau);
        tableau.pivot(row, column);
        pivots += 1;
        tableau.climb(m + 1, 1, settings, &mut pivots, &mut watch)?;
        watch(Step::End { phase: 1 }, &tableau);
        if !tableau.is_sound() {
            return Err(SimplexError::Overflow { pivot: pivots });
        }
        if tableau.is_positive(-tableau.right_side(m + 1)) {
            return Ok(Verdict::Infeasible { multipliers: tableau.prices(m + 1) });
        }
        tableau.tighten();
    }
    // Phase 2: the vertex is feasible, and the pivots have updated the row of the objective, too.
    let stuck = tableau.climb(m, 2, settings, &mut pivots, &mut watch)?;
    watch(Step::End { phase: 2 }, &tableau);
    if !tableau.is_sound() {
        return Err(SimplexError::Overflow { pivot: pivots });
    }
    Ok(tableau.verdict(stuck))
}

impl<T: Field + PartialOrd> Tableau<T> {
    /// The tableau at the origin, where each slack variable is basic.
    fn new(program: &Program<T>, tolerance: f64) -> Self {
        let (m, n) = (program.b.len(), program.c.len());
        let mut entries = Vec::with_capacity((m + 1) * (n + 1));
        for (row, right) in program.a.rows().zip(&program.b) {
            entries.extend_from_slice(row);
            entries.push(*right);
        }
        // As an equation: value - c · x = 0.
        entries.extend(program.c.iter().map(|&cost| -cost));
        entries.push(T::ZERO);
        let matrix = Matrix::from_entries(m + 1, n + 1, entries).expect("the program is checked");
        let (basic, nonbasic) = ((n..n + m).collect(), (0..n).collect());
        Tableau { matrix, basic, nonbasic, n_variables: n, tolerance }
    }

    /// Pivots as long as that can increase the objective in row `goal`. Returns the column whose
    /// variable can grow without bound, if there is one.
    fn climb(
        &mut self,
        goal: usize,
        phase: u8,
        settings: Settings,
        pivots: &mut usize,
        watch: &mut impl FnMut(Step, &Tableau<T>),
    ) -> Result<Option<usize>, SimplexError> {
        let mut stalled = 0;
        loop {
            // Invariant: no right-hand side is negative, so the vertex is feasible.
            let rule = if stalled < settings.patience { settings.rule } else { Rule::Bland };
            let Some(column) = self.entering(goal, rule) else { return Ok(None) };
            let Some(row) = self.leaving(column) else { return Ok(Some(column)) };
            watch(Step::Pivot { phase, row, column }, self);
            let before = self.right_side(goal);
            self.pivot(row, column);
            *pivots += 1;
            if T::IS_EXACT && !self.is_sound() {
                return Err(SimplexError::Overflow { pivot: *pivots });
            }
            if settings.most_pivots < *pivots {
                return Err(SimplexError::TooManyPivots { most: settings.most_pivots });
            }
            stalled =
                if self.is_positive(self.right_side(goal) - before) { 0 } else { stalled + 1 };
        }
    }

    /// Returns the column of the entering variable, by the rule: one that increases the objective
    /// when it grows from zero.
    fn entering(&self, goal: usize, rule: Rule) -> Option<usize> {
        let row = self.matrix.row(goal);
        let squares = if rule == Rule::Steepest { self.squares() } else { Vec::new() };
        let slope = |column: usize| row[column].size().powi(2) / squares[column];
        let mut best: Option<usize> = None;
        for (column, &variable) in self.nonbasic.iter().enumerate() {
            if !self.is_positive(-row[column]) {
                continue;
            }
            let is_first = |best: usize| variable < self.nonbasic[best];
            let is_better = best.is_none_or(|best| match rule {
                Rule::Bland => is_first(best),
                Rule::Largest => {
                    row[column] < row[best] || (row[column] == row[best] && is_first(best))
                }
                Rule::Steepest => slope(best) < slope(column),
            });
            best = if is_better { Some(column) } else { best };
        }
        best
    }

    /// The squared length of the edge of each column: how far the point moves, in the space of all
    /// variables, when the variable of the column grows by 1.
    fn squares(&self) -> Vec<f64> {
        let mut squares = vec![1.0; self.nonbasic.len()];
        for row in self.matrix.rows().take(self.basic.len()) {
            squares.iter_mut().zip(row).for_each(|(sum, entry)| *sum += entry.size().powi(2));
        }
        squares
    }

    /// Returns the row of the leaving variable: the first to become zero when the variable of the
    /// column grows; among several, the one with the lowest number.
    fn leaving(&self, column: usize) -> Option<usize> {
        let mut best: Option<(T, usize)> = None;
        for (row, &variable) in self.basic.iter().enumerate() {
            let rate = self.matrix[(row, column)];
            if !self.is_positive(rate) {
                continue;
            }
            let room = self.right_side(row) / rate;
            if T::IS_EXACT && !room.is_number() {
                // Any comparison with NaN is false and would skip the row. The pivot does the same
                // division, and the caller checks its result.
                return Some(row);
            }
            let is_better = best.is_none_or(|(least, first)| {
                room < least || (room == least && variable < self.basic[first])
            });
            best = if is_better { Some((room, row)) } else { best };
        }
        best.map(|(_, row)| row)
    }

    /// Exchanges the variables of a row and a column: solves the row for the variable of the column
    /// and substitutes it into all other rows.
    fn pivot(&mut self, row: usize, column: usize) {
        let pivot = mem::replace(&mut self.matrix[(row, column)], T::ONE);
        for entry in self.matrix.row_mut(row) {
            *entry = *entry / pivot;
        }
        for other in (0..self.matrix.n_rows()).filter(|other| *other != row) {
            let (other, solved) = self.matrix.two_rows_mut(other, row);
            let factor = mem::replace(&mut other[column], T::ZERO);
            if factor != T::ZERO {
                for (entry, solved) in other.iter_mut().zip(solved) {
                    *entry = *entry - factor * *solved;
                }
            }
        }
        mem::swap(&mut self.basic[row], &mut self.nonbasic[column]);
    }

    /// The row with the most negative right-hand side, or `None` if none is negative.
    fn lowest(&self) -> Option<usize> {
        let mut lowest: Option<usize> = None;
        for row in 0..self.basic.len() {
            let is_lower =
                lowest.is_none_or(|lowest| self.right_side(row) < self.right_side(lowest));
            if self.is_positive(-self.right_side(row)) && is_lower {
                lowest = Some(row);
            }
        }
        lowest
    }

    /// Adds the auxiliary variable as the last column, subtracted on the left-hand side of each
    /// constraint, and the objective that minimizes it as the last row.
    fn loosen(&mut self) {
        let (m, n) = (self.basic.len(), self.nonbasic.len());
        self.matrix = Matrix::from_fn(m + 2, n + 2, |row, column| {
            let is_auxiliary = column == n;
            match (is_auxiliary, row) {
                (true, row) if row < m => -T::ONE,
                (true, row) if row == m => T::ZERO,
                (true, _) => T::ONE,
                (false, row) if row <= m => self.matrix[(row, column.min(n))],
                (false, _) => T::ZERO,
            }
        });
        self.nonbasic.push(self.auxiliary());
    }

    /// Removes the auxiliary variable, which is zero, and the auxiliary objective.
    fn tighten(&mut self) {
        let auxiliary = self.auxiliary();
        if let Some(row) = self.basic.iter().position(|variable| *variable == auxiliary) {
            // It is basic although it is zero, so exchanging it does not change any values.
            let size = |column: &usize| self.matrix[(row, *column)].size();
            let columns = 0..self.nonbasic.len();
            if let Some(column) = columns.max_by(|x, y| size(x).total_cmp(&size(y))) {
                self.pivot(row, column);
            }
        }
        let column = self.nonbasic.iter().position(|variable| *variable == auxiliary);
        let column = column.unwrap_or(self.nonbasic.len());
        let (n_rows, n_columns) = self.matrix.shape();
        self.matrix = Matrix::from_fn(n_rows - 1, n_columns - 1, |row, j| {
            self.matrix[(row, if j < column { j } else { j + 1 })]
        });
        self.nonbasic.remove(column);
    }

    /// Reads the verdict and its proof from the final tableau.
    fn verdict(&self, stuck: Option<usize>) -> Verdict<T> {
        let (m, n) = (self.basic.len(), self.n_variables);
        let point = self.point();
        if let Some(column) = stuck {
            let mut ray = vec![T::ZERO; n];
            let moves = |row: usize| (self.basic[row], -self.matrix[(row, column)]);
            for (variable, speed) in (0..m).map(moves).chain([(self.nonbasic[column], T::ONE)]) {
                if variable < n {
                    ray[variable] = speed;
                }
            }
            return Verdict::Unbounded { point, ray };
        }
        let is_unique = self.matrix.row(m)[..n].iter().all(|&cost| self.is_positive(cost));
        let (value, duals) = (self.right_side(m), self.prices(m));
        Verdict::Optimal(Optimum { value, x: point, duals, is_unique })
    }

    /// The vertex: the values of the variables of the program.
    pub fn point(&self) -> Vec<T> {
        let mut point = vec![T::ZERO; self.n_variables];
        for (row, &variable) in self.basic.iter().enumerate() {
            if variable < self.n_variables {
                point[variable] = self.right_side(row);
            }
        }
        point
    }

    /// The dual prices: the entries of the row `goal` in the columns of the slack variables.
    fn prices(&self, goal: usize) -> Vec<T> {
        let mut prices = vec![T::ZERO; self.basic.len()];
        for (&variable, &price) in self.nonbasic.iter().zip(self.matrix.row(goal)) {
            if self.n_variables <= variable && variable < self.auxiliary() {
                prices[variable - self.n_variables] = price;
            }
        }
        prices
    }

    /// The entries, with the right-hand sides in the last column. Below the constraints is the row
    /// of the objective and, in phase 1, that of the auxiliary objective.
    pub fn matrix(&self) -> &Matrix<T> {
        &self.matrix
    }

    /// The basic variable of each row.
    pub fn basic(&self) -> &[usize] {
        &self.basic
    }

    /// The nonbasic variable of each column.
    pub fn nonbasic(&self) -> &[usize] {
        &self.nonbasic
    }

    /// The number of the auxiliary variable, even when the tableau does not contain it.
    pub fn auxiliary(&self) -> usize {
        self.n_variables + self.basic.len()
    }

    /// The right-hand side of a row.
    fn right_side(&self, row: usize) -> T {
        self.matrix.row(row)[self.nonbasic.len()]
    }

    /// Whether a number is positive by more than rounding errors.
    fn is_positive(&self, number: T) -> bool {
        T::ZERO < number && (T::IS_EXACT || self.tolerance < number.size())
    }

    fn is_sound(&self) -> bool {
        self.matrix.entries().iter().all(|entry| entry.is_number())
    }
}
