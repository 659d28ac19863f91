//! Part of [the simplex method](super): the textbook's version, on a table of fractions, with
//! Bland's rule.
//!
//! The picture on the page runs this version. The library's version also accepts programs whose
//! origin is not feasible, has other rules for the entering variable, and returns a proof.
//!
//! Cost: O(m · n) per pivot for m constraints and n variables.
//!
//! Domain: programs c · x, A x <= b, x >= 0 with no negative entry in b, whose fractions fit in 128
//! bits.
//!
//! Source: V. Chvátal, *Linear Programming* (1983), chapters 2 and 3.
//!
//! Checked: the [library's version](super::simplex_watched) with Bland's rule, pivot by pivot.
//!
//! Page: `docs/en/linear-algebra/linear-programming/simplex.md`.

use std::mem;

use super::Program;
use crate::Ratio;

/// The tableau of a vertex. Each row is an equation: the basic variable of the row, plus the
/// entries times the variables of the columns, equals the last entry.
///
/// The variables of the program are numbered from 0, and the slack variables follow.
///
/// ```
/// use linear_algebra::linear_programming::simplex::plain::Tableau;
/// use linear_algebra::{Matrix, Program};
///
/// // Maximize 3x + 2y with 2x + y at most 12, x + y at most 9, and y at most 7.
/// let a = Matrix::from_rows(&[[2, 1], [1, 1], [0, 1]])?.map(|x| (*x).into());
/// let b = vec![12.into(), 9.into(), 7.into()];
/// let program = Program::new(a, b, vec![3.into(), 2.into()])?;
/// let start = Tableau::new(&program).expect("the origin is feasible");
/// assert_eq!((start.basic, start.nonbasic), (vec![2, 3, 4], vec![0, 1]));
/// assert_eq!(start.rows[3], [-3, -2, 0].map(Into::into));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Tableau {
    /// One row per constraint and one for the objective; the right-hand side is the last entry.
    pub rows: Vec<Vec<Ratio>>,
    /// The basic variable of the row of each constraint.
    pub basic: Vec<usize>,
    /// The nonbasic variable of each column, which is 0 at this vertex.
    pub nonbasic: Vec<usize>,
}

/// A step that changes the tableau.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The variable of this column will grow.
    Enter {
        /// The column.
        column: usize,
    },
    /// The variable of this row will be the first to become 0.
    Leave {
        /// The row.
        row: usize,
        /// The column of the entering variable.
        column: usize,
    },
    /// The two variables have been exchanged.
    Pivot {
        /// The row, which now belongs to the variable that has entered.
        row: usize,
        /// The column, which now belongs to the variable that has left.
        column: usize,
    },
}

impl Tableau {
    /// Creates the tableau at the origin, where the slack variables are basic. Returns `None` if a
    /// right-hand side is negative, because then the origin is not feasible.
    pub fn new(program: &Program<Ratio>) -> Option<Self> {
        let (a, b, c) = program.parts();
        let (m, n) = (b.len(), c.len());
        if b.iter().any(|&right| right < Ratio::ZERO) {
            return None;
        }
        let with = |entries: &[Ratio], right: Ratio| [entries, &[right]].concat();
        let mut rows: Vec<Vec<Ratio>> = a.rows().zip(b).map(|(row, &b)| with(row, b)).collect();
        // As an equation: z - c · x = 0.
        let negated: Vec<Ratio> = c.iter().map(|&cost| -cost).collect();
        rows.push(with(&negated, Ratio::ZERO));
        Some(Tableau { rows, basic: (n..n + m).collect(), nonbasic: (0..n).collect() })
    }

    /// The value of the objective at this vertex.
    pub fn value(&self) -> Ratio {
        self.rows[self.basic.len()][self.nonbasic.len()]
    }

    /// The values of all variables at this vertex, the slack variables last.
    pub fn values(&self) -> Vec<Ratio> {
        let mut values = vec![Ratio::ZERO; self.basic.len() + self.nonbasic.len()];
        for (row, &variable) in self.rows.iter().zip(&self.basic) {
            values[variable] = row[self.nonbasic.len()];
        }
        values
    }
}

/// Pivots until the objective is at its maximum. Returns false if the objective is unbounded.
///
/// ```
/// use linear_algebra::linear_programming::simplex::plain::{Tableau, maximize};
/// use linear_algebra::{Matrix, Program};
///
/// // Maximize 3x + 2y with 2x + y at most 12, x + y at most 9, and y at most 7.
/// let a = Matrix::from_rows(&[[2, 1], [1, 1], [0, 1]])?.map(|x| (*x).into());
/// let b = vec![12.into(), 9.into(), 7.into()];
/// let program = Program::new(a, b, vec![3.into(), 2.into()])?;
/// let mut tableau = Tableau::new(&program).expect("the origin is feasible");
/// assert!(maximize(&mut tableau));
/// assert_eq!(tableau.value(), 21.into());
/// assert_eq!(tableau.values(), [3, 6, 0, 0, 1].map(Into::into));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn maximize(t: &mut Tableau) -> bool {
    maximize_watched(t, |_, _| {})
}

/// Like [`maximize`], but calls `watch` at each [`Step`] with the tableau.
pub fn maximize_watched(t: &mut Tableau, mut watch: impl FnMut(Step, &Tableau)) -> bool {
    // Invariant: no constraint has a negative right-hand side, so the vertex is feasible.
    while let Some(column) = entering(t) {
        watch(Step::Enter { column }, t);
        let Some(row) = leaving(t, column) else { return false };
        watch(Step::Leave { row, column }, t);
        pivot(t, row, column);
        watch(Step::Pivot { row, column }, t);
    }
    true
}

/// Returns the column whose variable increases the objective when it grows; among several, that of
/// the variable with the lowest number.
fn entering(t: &Tableau) -> Option<usize> {
    let objective = t.rows.last()?;
    let columns = 0..t.nonbasic.len();
    columns.filter(|&j| objective[j] < Ratio::ZERO).min_by_key(|&j| t.nonbasic[j])
}

/// Returns the row whose variable is the first to become 0 when the variable of the column grows;
/// among several, that of the variable with the lowest number.
fn leaving(t: &Tableau, column: usize) -> Option<usize> {
    // A variable with an entry of at most 0 does not decrease.
    let rows = (0..t.basic.len()).filter(|&i| Ratio::ZERO < t.rows[i][column]);
    let ratio = |i: usize| t.rows[i][t.nonbasic.len()] / t.rows[i][column];
    let key = |i: usize| (ratio(i), t.basic[i]);
    rows.reduce(|best, i| if key(i) < key(best) { i } else { best })
}

/// Exchanges the variables of a row and a column.
fn pivot(t: &mut Tableau, row: usize, column: usize) {
    // Solve the row for the entering variable; its column is now that of the leaving one.
    let pivot = mem::replace(&mut t.rows[row][column], Ratio::ONE);
    for entry in &mut t.rows[row] {
        *entry /= pivot;
    }
    // Substitute the solved row into all other rows.
    let solved = t.rows[row].clone();
    for other in (0..t.rows.len()).filter(|&other| other != row) {
        let factor = mem::replace(&mut t.rows[other][column], Ratio::ZERO);
        for (entry, solved) in t.rows[other].iter_mut().zip(&solved) {
            *entry -= factor * *solved;
        }
    }
    mem::swap(&mut t.basic[row], &mut t.nonbasic[column]);
}
