//! Difference constraints: values for variables whose differences are bounded, or a set of
//! contradictory constraints. The shortest paths of a graph provide such values.
//!
//! Cost: for n variables and m constraints, O((n + 1) (n + m)) time and O(n + m) space, by
//! Bellman-Ford.
//!
//! Domain: bounds are signed integers or floats; their sums have 64 bits (128 for 128-bit bounds).
//! Integer bounds have integer solutions. Floats are rounded, so a system that is barely solvable,
//! or barely unsolvable, may be classified wrongly.
//!
//! Source: R. Bellman, "On a routing problem" (1958), has the equations; T. H. Cormen and others,
//! "Introduction to Algorithms" (1990), has the constraint graph.
//!
//! Checked: all 4 096 systems of three variables with bounds -1 to 1, and as many of two variables
//! and 0, against all values in a box; random ones by substitution; every contradiction by its sum.
//!
//! Page: `docs/en/graph-theory/shortest-path/difference-constraints.md`.

pub mod plain;
pub mod rows;

use super::bellman_ford::Step;
use super::bellman_ford::spfa::{spfa, spfa_watched};
use crate::error::GraphError;
use crate::graph::{DiGraph, EdgeId, NodeId};
use crate::paths::ShortestPaths;
use crate::weight::Weight;

/// A weight that can be negative.
pub trait Bound: Weight {
    /// Returns the negative of the number, or `None` if it overflows.
    fn negated(self) -> Option<Self>;
}

macro_rules! bounds {
    ($($number:ty: $negated:expr),* $(,)?) => {$(
        impl Bound for $number {
            fn negated(self) -> Option<Self> {
                $negated(self)
            }
        }
    )*};
}

bounds! {
    i8: i8::checked_neg, i16: i16::checked_neg, i32: i32::checked_neg, i64: i64::checked_neg, i128: i128::checked_neg,
    f32: |number: f32| Some(-number), f64: |number: f64| Some(-number),
}

/// An integer bound, for which "less than 3" means "at most 2".
pub trait Whole: Bound + From<i8> {}

impl Whole for i8 {}
impl Whole for i16 {}
impl Whole for i32 {}
impl Whole for i64 {}
impl Whole for i128 {}

/// The constraint x(a) - x(b) ≤ bound. `None` stands for the number 0: x(a) ≤ bound, or -x(b) ≤
/// bound.
///
/// ```
/// use graph_theory::{Constraint, DifferenceSystem};
///
/// // x0 is at most 4, where none stands for 0.
/// let mut system = DifferenceSystem::new(1)?;
/// system.add(Constraint { a: Some(0), b: None, bound: 4_i32 })?;
/// assert_eq!(system.largest(None)?, [Some(4)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Constraint<W> {
    /// The variable a, whose value is bounded from above.
    pub a: Option<u32>,
    /// The variable b that it is compared with.
    pub b: Option<u32>,
    /// The most by which a may exceed b; if negative, a must be less than b by at least that much.
    pub bound: W,
}

/// The reason a constraint cannot be added.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ConstraintError {
    /// There is no such variable.
    #[error("there is no variable {variable} among {n_variables}")]
    NoSuchVariable {
        /// The variable.
        variable: u32,
        /// The number of variables.
        n_variables: u32,
    },
    /// A bound is NaN or infinite.
    #[error("the bound is not a number")]
    NotANumber,
    /// The negative of a bound, or the next integer, overflows.
    #[error("the bound does not fit its type with the other sign, or moved by one")]
    Overflow,
    /// A row of the matrix does not consist of one 1, one -1, and zeros.
    #[error("row {row} is not one 1, one -1 and else 0")]
    NoDifference {
        /// The row.
        row: usize,
    },
    /// A row does not have a cell for each variable.
    #[error("row {row} has {len} cells, for {n_variables} variables")]
    RowLength {
        /// The row.
        row: usize,
        /// The number of its cells.
        len: usize,
        /// The number of cells that it should have.
        n_variables: u32,
    },
    /// The numbers of rows and bounds differ.
    #[error("there are {n_rows} rows and {n_bounds} bounds")]
    RowsAndBounds {
        /// The number of rows.
        n_rows: usize,
        /// The number of bounds.
        n_bounds: usize,
    },
    /// There are more variables or constraints than ids.
    #[error("there would be too many {what}")]
    TooMany {
        /// What there is too much of: variables or constraints.
        what: &'static str,
    },
}

/// The reason a system has no solution.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DifferenceError {
    /// These constraints contradict each other: their sum says that 0 is at most a negative number.
    #[error("the constraints {constraints:?} contradict each other")]
    Infeasible {
        /// The numbers of the constraints. The `b` of each is the `a` of the one before; the `b` of
        /// the first is the `a` of the last.
        constraints: Vec<usize>,
    },
    /// A sum of bounds overflows.
    #[error("a sum of bounds overflows at constraint {constraint}")]
    Overflow {
        /// The constraint whose bound was added.
        constraint: usize,
    },
    /// A value overflows when it is shifted to the required origin.
    #[error("the value of variable {variable} does not fit")]
    TooFar {
        /// The variable.
        variable: u32,
    },
}

/// A system of constraints on the differences of variables. Variables and constraints are numbered
/// from 0 in the order in which they were added.
///
/// ```
/// use graph_theory::shortest_path::difference_constraints::DifferenceSystem;
///
/// // x0 - x1 is at most 3, and x1 - x2 at most -2.
/// let mut system = DifferenceSystem::new(3)?;
/// system.at_most(0, 1, 3_i32)?;
/// system.at_most(1, 2, -2)?;
/// let x = system.solve()?;
/// assert!(x[0] - x[1] <= 3 && x[1] - x[2] <= -2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DifferenceSystem<W> {
    n_variables: u32,
    constraints: Vec<Constraint<W>>,
}

/// The largest number of variables: each needs a vertex, and so does 0.
const MOST_VARIABLES: u32 = u32::MAX - 3;
/// The largest number of constraints: each needs an arc.
const MOST_CONSTRAINTS: usize = u32::MAX as usize - 2;

impl<W: Bound<Sum: Bound>> DifferenceSystem<W> {
    /// Returns a system without constraints.
    ///
    /// # Errors
    /// [`ConstraintError::TooMany`] if there are more than 2³² - 4 variables.
    pub fn new(n_variables: u32) -> Result<Self, ConstraintError> {
        if MOST_VARIABLES < n_variables {
            return Err(ConstraintError::TooMany { what: "variables" });
        }
        Ok(DifferenceSystem { n_variables, constraints: Vec::new() })
    }

    /// Returns the number of variables.
    pub fn n_variables(&self) -> u32 {
        self.n_variables
    }

    /// Returns the constraints, indexed by number.
    pub fn constraints(&self) -> &[Constraint<W>] {
        &self.constraints
    }

    /// Adds a constraint and returns its number. O(1) amortized.
    ///
    /// # Errors
    /// [`ConstraintError`] if the constraint is invalid. As in all methods below, nothing is added
    /// in this case.
    pub fn add(&mut self, constraint: Constraint<W>) -> Result<usize, ConstraintError> {
        let n_variables = self.n_variables;
        for variable in [constraint.a, constraint.b].into_iter().flatten() {
            if n_variables <= variable {
                return Err(ConstraintError::NoSuchVariable { variable, n_variables });
            }
        }
        if !constraint.bound.is_valid() {
            return Err(ConstraintError::NotANumber);
        }
        if self.constraints.len() == MOST_CONSTRAINTS {
            return Err(ConstraintError::TooMany { what: "constraints" });
        }
        self.constraints.push(constraint);
        Ok(self.constraints.len() - 1)
    }

    /// Adds the constraint x(a) - x(b) ≤ bound.
    ///
    /// # Errors
    /// [`ConstraintError`] if the constraint is invalid.
    pub fn at_most(&mut self, a: u32, b: u32, bound: W) -> Result<usize, ConstraintError> {
        self.add(Constraint { a: Some(a), b: Some(b), bound })
    }

    /// Adds the constraint x(a) - x(b) ≥ bound, in the form x(b) - x(a) ≤ -bound.
    ///
    /// # Errors
    /// [`ConstraintError`] if the constraint is invalid.
    pub fn at_least(&mut self, a: u32, b: u32, bound: W) -> Result<usize, ConstraintError> {
        self.at_most(b, a, bound.negated().ok_or(ConstraintError::Overflow)?)
    }

    /// Adds low ≤ x(a) - x(b) ≤ high as two constraints, the upper bound first. They contradict
    /// each other if low is more than high.
    ///
    /// # Errors
    /// [`ConstraintError`] if a constraint is invalid.
    pub fn between(
        &mut self,
        a: u32,
        b: u32,
        low: W,
        high: W,
    ) -> Result<[usize; 2], ConstraintError> {
        let upper = self.at_most(a, b, high)?;
        match self.at_least(a, b, low) {
            Ok(lower) => Ok([upper, lower]),
            Err(error) => {
                self.constraints.pop();
                Err(error)
            }
        }
    }

    /// Adds x(a) - x(b) = difference as two constraints.
    ///
    /// # Errors
    /// [`ConstraintError`] if a constraint is invalid.
    pub fn equal(&mut self, a: u32, b: u32, difference: W) -> Result<[usize; 2], ConstraintError> {
        self.between(a, b, difference, difference)
    }

    /// Adds the constraint x(a) ≤ bound.
    ///
    /// # Errors
    /// [`ConstraintError`] if the constraint is invalid.
    pub fn value_at_most(&mut self, a: u32, bound: W) -> Result<usize, ConstraintError> {
        self.add(Constraint { a: Some(a), b: None, bound })
    }

    /// Adds the constraint x(a) ≥ bound.
    ///
    /// # Errors
    /// [`ConstraintError`] if the constraint is invalid.
    pub fn value_at_least(&mut self, a: u32, bound: W) -> Result<usize, ConstraintError> {
        let bound = bound.negated().ok_or(ConstraintError::Overflow)?;
        self.add(Constraint { a: None, b: Some(a), bound })
    }

    /// Returns the vertex of a variable, or the last vertex for 0.
    fn node(&self, variable: Option<u32>) -> NodeId {
        NodeId::from(variable.unwrap_or(self.n_variables))
    }

    /// Returns the constraint graph: a vertex for each variable, a last one for 0, and for each
    /// x(a) - x(b) ≤ c an arc of weight c from b to a. The number of the constraint is the id of
    /// its edge. O(n + m).
    ///
    /// # Panics
    /// Never: variables and sizes were checked when they were added.
    pub fn graph(&self) -> DiGraph<W> {
        let arcs = self.constraints.iter().map(|constraint| {
            let (tail, head) = (self.node(constraint.b), self.node(constraint.a));
            (tail.into(), head.into(), constraint.bound)
        });
        DiGraph::from_weighted_edges(self.n_variables as usize + 1, arcs)
            .expect("variables and sizes were checked")
    }

    /// Returns a solution: a value for each variable. If no constraint involves a single variable,
    /// each value is the largest in all solutions without positive values. Otherwise all values are
    /// shifted by the same amount, so that the vertex for 0 has the value 0. O((n + 1) (n + m)).
    ///
    /// # Errors
    /// [`DifferenceError`] if there is no solution or a number overflows;
    /// [`DifferenceError::Infeasible`] is a proof.
    pub fn solve(&self) -> Result<Vec<W::Sum>, DifferenceError> {
        self.solve_watched(|_, _| {})
    }

    /// Works like [`solve`](Self::solve), but passes each violated constraint to the observer, as
    /// the arc in [`Step::Relax`], with the values after its variable was lowered. These values are
    /// not shifted yet.
    ///
    /// # Errors
    /// The same as [`DifferenceSystem::solve`].
    pub fn solve_watched(
        &self,
        watch: impl FnMut(Step, &ShortestPaths<W::Sum>),
    ) -> Result<Vec<W::Sum>, DifferenceError> {
        let graph = self.graph();
        // Equivalent to starting from an extra vertex with an arc of weight 0 to every other.
        let sources: Vec<NodeId> = graph.nodes().collect();
        let paths = spfa_watched(&graph, &sources, watch).map_err(unsolved)?;
        let up = paths.dist(self.node(None)).and_then(Bound::negated);
        let moved = (0..self.n_variables).map(|variable| {
            let value = paths.dist(NodeId::from(variable)).zip(up);
            value
                .and_then(|(low, up)| low.checked_add(up))
                .ok_or(DifferenceError::TooFar { variable })
        });
        moved.collect()
    }

    /// Returns the largest x(v) - x(anchor) in any solution for each variable v, or `None` if it is
    /// unbounded. Without an anchor, it is the largest x(v). If all are bounded, these values are a
    /// solution too. O((n + 1) (n + m)).
    ///
    /// # Errors
    /// [`DifferenceError`] if there is no solution or a number overflows.
    ///
    /// # Panics
    /// If there is no such variable.
    pub fn largest(&self, anchor: Option<u32>) -> Result<Vec<Option<W::Sum>>, DifferenceError> {
        self.farthest(anchor, &self.graph())
    }

    /// Returns the smallest x(v) - x(anchor) in any solution for each variable v, or `None` if it
    /// is unbounded. Without an anchor, it is the smallest x(v). If all are bounded, these values
    /// are a solution too. O((n + 1) (n + m)).
    ///
    /// # Errors
    /// [`DifferenceError`] if there is no solution or a number overflows.
    ///
    /// # Panics
    /// If there is no such variable.
    pub fn smallest(&self, anchor: Option<u32>) -> Result<Vec<Option<W::Sum>>, DifferenceError> {
        // It is the negative of the largest x(anchor) - x(v).
        let largest = self.farthest(anchor, &self.graph().transpose())?;
        let negated = |(variable, value): (u32, Option<W::Sum>)| match value {
            None => Ok(None),
            Some(value) => value.negated().map(Some).ok_or(DifferenceError::TooFar { variable }),
        };
        (0..).zip(largest).map(negated).collect()
    }

    /// Returns the distances from the anchor in the graph or its transpose, if the system has a
    /// solution.
    fn farthest(
        &self,
        anchor: Option<u32>,
        graph: &DiGraph<W>,
    ) -> Result<Vec<Option<W::Sum>>, DifferenceError> {
        assert!(anchor < Some(self.n_variables), "there is no variable {anchor:?}");
        // There may be a contradiction that the anchor does not reach.
        self.solve()?;
        let paths = spfa(graph, self.node(anchor)).map_err(unsolved)?;
        Ok(paths.distances().take(self.n_variables as usize).collect())
    }

    /// Returns the constraints that the values violate, in ascending order. O(m).
    ///
    /// # Panics
    /// If there are fewer values than variables.
    pub fn violated(&self, values: &[W::Sum]) -> Vec<usize> {
        self.numbers(|constraint| match limit(constraint, values) {
            Some(limit) => limit < value(constraint.a, values),
            // The sum is above every number, or below every number.
            None => constraint.bound.is_negative(),
        })
    }

    /// Returns the constraints that the values satisfy with equality, in ascending order. O(m).
    ///
    /// # Panics
    /// If there are fewer values than variables.
    pub fn tight(&self, values: &[W::Sum]) -> Vec<usize> {
        self.numbers(|constraint| limit(constraint, values) == Some(value(constraint.a, values)))
    }

    fn numbers(&self, is_wanted: impl Fn(&Constraint<W>) -> bool) -> Vec<usize> {
        let all = self.constraints.iter().enumerate();
        all.filter(|(_, constraint)| is_wanted(constraint)).map(|(i, _)| i).collect()
    }
}

/// Returns the value of a variable, or 0.
fn value<S: Weight>(variable: Option<u32>, values: &[S]) -> S {
    variable.map_or(S::ZERO, |variable| values[variable as usize])
}

/// Returns the upper limit for x(a), which is x(b) + bound, or `None` if it overflows.
fn limit<W: Weight>(constraint: &Constraint<W>, values: &[W::Sum]) -> Option<W::Sum> {
    value(constraint.b, values).checked_add(constraint.bound.to_sum())
}

impl<W: Whole<Sum: Bound>> DifferenceSystem<W> {
    /// Adds the constraint x(a) - x(b) < bound for integers, which means at most bound - 1.
    ///
    /// # Errors
    /// [`ConstraintError`] if the constraint is invalid.
    pub fn less(&mut self, a: u32, b: u32, bound: W) -> Result<usize, ConstraintError> {
        self.at_most(a, b, bound.checked_add(W::from(-1)).ok_or(ConstraintError::Overflow)?)
    }

    /// Adds the constraint x(a) - x(b) > bound for integers, which means at least bound + 1.
    ///
    /// # Errors
    /// [`ConstraintError`] if the constraint is invalid.
    pub fn greater(&mut self, a: u32, b: u32, bound: W) -> Result<usize, ConstraintError> {
        self.at_least(a, b, bound.checked_add(W::from(1)).ok_or(ConstraintError::Overflow)?)
    }
}

/// Converts an error of the graph to one of this section, where an edge is a constraint.
fn unsolved(error: GraphError) -> DifferenceError {
    match error {
        GraphError::NegativeCycle { edges } => DifferenceError::Infeasible {
            constraints: edges.into_iter().map(EdgeId::index).collect(),
        },
        GraphError::Overflow { edge } => DifferenceError::Overflow { constraint: edge.index() },
        other => unreachable!("bounds are numbers, and vertices are there: {other}"),
    }
}

impl DifferenceError {
    /// Returns whether the constraints prove that the system has no solution. In their sum, each
    /// variable is added and subtracted equally often, so one side is 0, and the other must be
    /// negative. O(number of these constraints).
    pub fn is_proof_for<W: Weight>(&self, system: &DifferenceSystem<W>) -> bool {
        let DifferenceError::Infeasible { constraints } = self else { return false };
        let known = constraints.iter().map(|number| system.constraints.get(*number));
        let Some(known) = known.collect::<Option<Vec<_>>>() else { return false };
        let next = known.iter().cycle().skip(1);
        let cancels = known.iter().zip(next).all(|(one, next)| one.a == next.b);
        let sum = known
            .iter()
            .try_fold(W::Sum::ZERO, |sum, constraint| sum.checked_add(constraint.bound.to_sum()));
        cancels && sum.is_some_and(Weight::is_negative)
    }
}
