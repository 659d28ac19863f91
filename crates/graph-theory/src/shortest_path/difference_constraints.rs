//! Difference constraints: values for variables such that each difference of two of them is at most what is said, or the
//! constraints that contradict each other.
//!
//! Cost: for n variables and m constraints, O((n + 1)(n + m)) time and O(n + m) space: Bellman-Ford.
//!
//! Domain: bounds are signed integers or floats; values are counted in 64 bits. If the bounds are integers, so are the values.
//!
//! Source: R. Bellman, "On a routing problem" (1958); the constraint graph is folklore, and in T. H. Cormen and others,
//! "Introduction to Algorithms", 24.4.
//!
//! Checked: not yet.
//!
//! Page: `docs/en/graph-theory/shortest-path/difference-constraints.md`.

use super::bellman_ford::{bellman_ford, potentials};
use crate::error::GraphError;
use crate::graph::{DiGraph, EdgeId, GraphBuilder, NodeId};
use crate::weight::Weight;

/// A weight that can be turned into its negative.
pub trait Difference: Weight {
    /// The negative; none if it does not fit.
    fn negated(self) -> Option<Self>;
}

macro_rules! integers {
    ($($integer:ty)*) => {$(
        impl Difference for $integer {
            fn negated(self) -> Option<Self> {
                self.checked_neg()
            }
        }
    )*};
}

integers! { i8 i16 i32 i64 i128 }

macro_rules! floats {
    ($($float:ty)*) => {$(
        impl Difference for $float {
            fn negated(self) -> Option<Self> {
                Some(-self)
            }
        }
    )*};
}

floats! { f32 f64 }

/// What cannot be said as a difference.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ConstraintError {
    /// There is no such variable.
    #[error("there is no variable {variable} among {n_variables}")]
    NoSuchVariable {
        /// The variable.
        variable: u32,
        /// How many there are.
        n_variables: u32,
    },
    /// A bound is NaN or infinite.
    #[error("the bound is not a number")]
    NotANumber,
    /// The negative of a bound, or the next integer, does not fit.
    #[error("the bound does not fit its type with the other sign, or moved by one")]
    Overflow,
    /// A row is not one variable less another: it needs one 1, one -1, and zeros.
    #[error("row {row} is not the difference of two variables")]
    NoDifference {
        /// The row.
        row: usize,
    },
    /// There are as many rows as bounds.
    #[error("there are {n_rows} rows and {n_bounds} bounds")]
    Bounds {
        /// The rows.
        n_rows: usize,
        /// The bounds.
        n_bounds: usize,
    },
    /// A vertex or an arc of the graph would have no number.
    #[error("there would be too many {what}")]
    TooMany {
        /// Variables or constraints.
        what: &'static str,
    },
}

/// Why there are no values.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unsolved {
    /// These constraints, added up, say that 0 is at most a negative number.
    #[error("the constraints {constraints:?} contradict each other")]
    Infeasible {
        /// Their numbers; the second variable of each is the first one of the one before.
        constraints: Vec<usize>,
    },
    /// A value does not fit.
    #[error("a value overflows at constraint {constraint}")]
    Overflow {
        /// The constraint that was added.
        constraint: usize,
    },
}

/// x(a) - x(b) ≤ bound, where none stands for 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Constraint<W> {
    /// The variable that must not be much larger.
    pub a: Option<u32>,
    /// The variable with which it is compared.
    pub b: Option<u32>,
    /// By how much it may be larger; if negative, by how much it must be smaller.
    pub bound: W,
}

/// Constraints on differences of variables, which are numbered from 0.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct System<W> {
    n_variables: u32,
    constraints: Vec<Constraint<W>>,
}

impl<W: Difference> System<W>
where
    W::Sum: Difference,
{
    /// No constraint yet.
    ///
    /// # Errors
    /// [`ConstraintError::TooMany`] beyond 2³² - 3 variables.
    pub fn new(n_variables: u32) -> Result<Self, ConstraintError> {
        // One vertex more stands for 0.
        if u32::MAX - 3 < n_variables {
            return Err(ConstraintError::TooMany { what: "variables" });
        }
        Ok(System { n_variables, constraints: Vec::new() })
    }

    /// The system of a matrix: row i, times the variables, is at most `bounds[i]`. Each row has one 1, one -1, and zeros.
    ///
    /// # Errors
    /// [`ConstraintError`].
    pub fn from_rows<R: AsRef<[i8]>>(
        n_variables: u32,
        rows: &[R],
        bounds: &[W],
    ) -> Result<Self, ConstraintError> {
        let mut system = System::new(n_variables)?;
        if rows.len() != bounds.len() {
            let (n_rows, n_bounds) = (rows.len(), bounds.len());
            return Err(ConstraintError::Bounds { n_rows, n_bounds });
        }
        for (row, (cells, &bound)) in rows.iter().map(AsRef::as_ref).zip(bounds).enumerate() {
            let (mut a, mut b) = (Vec::new(), Vec::new());
            for (variable, &cell) in (0..).zip(cells) {
                match cell {
                    0 => {}
                    1 => a.push(variable),
                    -1 => b.push(variable),
                    _ => return Err(ConstraintError::NoDifference { row }),
                }
            }
            let ([a], [b]) = (&a[..], &b[..]) else {
                return Err(ConstraintError::NoDifference { row });
            };
            system.at_most(*a, *b, bound)?;
        }
        Ok(system)
    }

    /// The number of variables.
    pub fn n_variables(&self) -> u32 {
        self.n_variables
    }

    /// The constraints, in the order in which they were added; what counts twice is two.
    pub fn constraints(&self) -> &[Constraint<W>] {
        &self.constraints
    }

    fn add(&mut self, a: Option<u32>, b: Option<u32>, bound: W) -> Result<(), ConstraintError> {
        let n_variables = self.n_variables;
        for variable in [a, b].into_iter().flatten() {
            if n_variables <= variable {
                return Err(ConstraintError::NoSuchVariable { variable, n_variables });
            }
        }
        if !bound.is_valid() {
            return Err(ConstraintError::NotANumber);
        }
        if u32::MAX as usize - 2 < self.constraints.len() {
            return Err(ConstraintError::TooMany { what: "constraints" });
        }
        self.constraints.push(Constraint { a, b, bound });
        Ok(())
    }

    /// x(a) - x(b) ≤ bound. O(1) amortized.
    ///
    /// # Errors
    /// [`ConstraintError`], as all of these.
    pub fn at_most(&mut self, a: u32, b: u32, bound: W) -> Result<(), ConstraintError> {
        self.add(Some(a), Some(b), bound)
    }

    /// x(a) - x(b) ≥ bound: the other difference is at most the negative.
    ///
    /// # Errors
    /// [`ConstraintError`].
    pub fn at_least(&mut self, a: u32, b: u32, bound: W) -> Result<(), ConstraintError> {
        self.add(Some(b), Some(a), bound.negated().ok_or(ConstraintError::Overflow)?)
    }

    /// x(a) - x(b) = difference: two constraints.
    ///
    /// # Errors
    /// [`ConstraintError`].
    pub fn equal(&mut self, a: u32, b: u32, difference: W) -> Result<(), ConstraintError> {
        self.at_most(a, b, difference)?;
        self.at_least(a, b, difference)
    }

    /// low ≤ x(a) - x(b) ≤ high: two constraints.
    ///
    /// # Errors
    /// [`ConstraintError`].
    pub fn between(&mut self, a: u32, b: u32, low: W, high: W) -> Result<(), ConstraintError> {
        self.at_least(a, b, low)?;
        self.at_most(a, b, high)
    }

    /// x(a) ≤ bound: a difference from 0.
    ///
    /// # Errors
    /// [`ConstraintError`].
    pub fn value_at_most(&mut self, a: u32, bound: W) -> Result<(), ConstraintError> {
        self.add(Some(a), None, bound)
    }

    /// x(a) ≥ bound.
    ///
    /// # Errors
    /// [`ConstraintError`].
    pub fn value_at_least(&mut self, a: u32, bound: W) -> Result<(), ConstraintError> {
        self.add(None, Some(a), bound.negated().ok_or(ConstraintError::Overflow)?)
    }

    /// The constraint graph: a vertex for each variable and a last one for 0, and for x(a) - x(b) ≤ c an arc of weight c from b
    /// to a, whose id is the number of the constraint. O(n + m).
    ///
    /// # Panics
    /// Never: variables and sizes were checked when they came in.
    pub fn graph(&self) -> DiGraph<W> {
        let zero = self.n_variables;
        let mut builder = GraphBuilder::new();
        let arcs = self.constraints.iter().map(|constraint| {
            let node = |variable: Option<u32>| NodeId::from(variable.unwrap_or(zero));
            (node(constraint.b), node(constraint.a), constraint.bound)
        });
        builder.add_nodes(zero as usize + 1).expect("the number of variables was checked");
        for (tail, head, bound) in arcs {
            builder.add_edge(tail, head, bound).expect("variables and sizes were checked");
        }
        builder.build()
    }

    /// Values that satisfy all constraints. Of those that make no variable exceed 0, the largest ones, if there are no constraints
    /// on single values; otherwise these are moved, all alike, so that 0 is 0. O((n + 1)(n + m)).
    ///
    /// # Errors
    /// [`Unsolved::Infeasible`], which is a proof; [`Unsolved::Overflow`].
    pub fn solve(&self) -> Result<Vec<W::Sum>, Unsolved> {
        // The distances from a new vertex with an arc of weight 0 to all others: x(a) ≤ x(b) + c on every arc.
        let mut values = potentials(&self.graph()).map_err(unsolved)?;
        let overflow = Unsolved::Overflow { constraint: 0 };
        let zero = values.pop().unwrap_or(W::Sum::ZERO).negated().ok_or(overflow.clone())?;
        let moved = values.into_iter().map(|value| value.checked_add(zero));
        moved.collect::<Option<_>>().ok_or(overflow)
    }

    /// The largest value of each variable in any solution in which the anchor is 0; none if there is no largest one.
    /// O((n + 1)(n + m)).
    ///
    /// # Errors
    /// As [`System::solve`].
    ///
    /// # Panics
    /// If there is no such variable.
    pub fn largest(&self, anchor: u32) -> Result<Vec<Option<W::Sum>>, Unsolved> {
        assert!(anchor < self.n_variables, "there is no variable {anchor}");
        self.solve()?;
        let paths = bellman_ford(&self.graph(), NodeId::from(anchor)).map_err(unsolved)?;
        Ok(paths.distances().take(self.n_variables as usize).collect())
    }

    /// The smallest value of each variable in any solution in which the anchor is 0; none if there is no smallest one.
    /// O((n + 1)(n + m)).
    ///
    /// # Errors
    /// As [`System::solve`].
    ///
    /// # Panics
    /// If there is no such variable.
    pub fn smallest(&self, anchor: u32) -> Result<Vec<Option<W::Sum>>, Unsolved> {
        assert!(anchor < self.n_variables, "there is no variable {anchor}");
        self.solve()?;
        // By how much the anchor can exceed a variable at most.
        let back = self.graph().transpose();
        let paths = bellman_ford(&back, NodeId::from(anchor)).map_err(unsolved)?;
        let least = |far: Option<W::Sum>| match far.map(Difference::negated) {
            Some(None) => Err(Unsolved::Overflow { constraint: 0 }),
            value => Ok(value.flatten()),
        };
        paths.distances().take(self.n_variables as usize).map(least).collect()
    }

    /// How much room a constraint has: its bound less the difference; none if that does not fit.
    fn slack(&self, constraint: &Constraint<W>, values: &[W::Sum]) -> Option<W::Sum> {
        let value = |variable: Option<u32>| variable.map_or(W::Sum::ZERO, |v| values[v as usize]);
        let less_a = constraint.bound.to_sum().checked_add(value(constraint.a).negated()?)?;
        less_a.checked_add(value(constraint.b))
    }

    /// The constraints that values do not satisfy, ascending. O(m).
    ///
    /// # Panics
    /// If there are too few values.
    pub fn violated(&self, values: &[W::Sum]) -> Vec<usize> {
        let is_violated = |constraint: &Constraint<W>| {
            self.slack(constraint, values).is_none_or(Weight::is_negative)
        };
        self.numbers(is_violated)
    }

    /// The constraints that values satisfy with no room to spare, ascending. O(m).
    ///
    /// # Panics
    /// If there are too few values.
    pub fn tight(&self, values: &[W::Sum]) -> Vec<usize> {
        self.numbers(|constraint| self.slack(constraint, values) == Some(W::Sum::ZERO))
    }

    fn numbers(&self, is_wanted: impl Fn(&Constraint<W>) -> bool) -> Vec<usize> {
        let all = self.constraints.iter().enumerate();
        all.filter(|(_, constraint)| is_wanted(constraint)).map(|(i, _)| i).collect()
    }
}

impl System<i64> {
    /// x(a) - x(b) < bound, for whole values.
    ///
    /// # Errors
    /// [`ConstraintError`].
    pub fn less(&mut self, a: u32, b: u32, bound: i64) -> Result<(), ConstraintError> {
        self.at_most(a, b, bound.checked_sub(1).ok_or(ConstraintError::Overflow)?)
    }
}

/// The same news in the words of this section: an edge is a constraint.
fn unsolved(error: GraphError) -> Unsolved {
    match error {
        GraphError::NegativeCycle { edges } => {
            Unsolved::Infeasible { constraints: edges.into_iter().map(EdgeId::index).collect() }
        }
        GraphError::Overflow { edge } => Unsolved::Overflow { constraint: edge.index() },
        // Bounds are numbers, and vertices are there: this was checked when they came in.
        _ => Unsolved::Overflow { constraint: 0 },
    }
}

impl Unsolved {
    /// Whether the constraints prove that the system has no solution: each variable goes out where it came in, and the bounds sum to
    /// less than 0.
    pub fn is_proof_for<W: Difference>(&self, system: &System<W>) -> bool {
        let Unsolved::Infeasible { constraints } = self else { return false };
        let known: Option<Vec<_>> =
            constraints.iter().map(|i| system.constraints.get(*i)).collect();
        let Some(known) = known else { return false };
        let next = known.iter().cycle().skip(1);
        let cancels = known.iter().zip(next).all(|(one, next)| one.a == next.b);
        let add =
            |sum: W::Sum, constraint: &&Constraint<W>| sum.checked_add(constraint.bound.to_sum());
        let sum = known.iter().try_fold(W::Sum::ZERO, add);
        cancels && sum.is_some_and(Weight::is_negative)
    }
}
