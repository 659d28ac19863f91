//! Difference constraints: numbers of which each differs from another one by at most so much, or
//! the constraints that contradict each other. The shortest paths of a graph are such numbers.
//!
//! Cost: for n variables and m constraints, O((n + 1) (n + m)) time and O(n + m) space:
//! Bellman-Ford.
//!
//! Domain: bounds are signed integers or floats, their sums have 64 bits (128, if the bounds do).
//! Whole bounds have whole solutions. Floats are rounded, so a system that only just has a
//! solution, or only just none, may be taken for the other.
//!
//! Source: R. Bellman, "On a routing problem" (1958), has the equations; T. H. Cormen and others,
//! "Introduction to Algorithms" (1990), has the constraint graph.
//!
//! Checked: all 4 096 systems of three variables with bounds -1 to 1, and as many of two variables
//! and 0, against all values of a box; random ones by substitution; every contradiction by its sum.
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

/// A weight that can be less than 0.
pub trait Bound: Weight {
    /// The same number with the other sign; none if it does not fit.
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

/// A bound that is an integer, so that "less than 3" is "at most 2".
pub trait Whole: Bound + From<i8> {}

impl Whole for i8 {}
impl Whole for i16 {}
impl Whole for i32 {}
impl Whole for i64 {}
impl Whole for i128 {}

/// x(a) - x(b) ≤ bound, where none stands for the number 0: x(a) ≤ bound, or -x(b) ≤ bound.
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
    /// The variable that must not be much larger.
    pub a: Option<u32>,
    /// The variable that it is compared with.
    pub b: Option<u32>,
    /// By how much it may be larger; if negative, by how much it must be smaller.
    pub bound: W,
}

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
    /// A bound with the other sign, or the next integer, does not fit.
    #[error("the bound does not fit its type with the other sign, or moved by one")]
    Overflow,
    /// A row of a matrix needs one 1, one -1, and zeros.
    #[error("row {row} is not one 1, one -1 and else 0")]
    NoDifference {
        /// The row.
        row: usize,
    },
    /// A row has a cell for each variable.
    #[error("row {row} has {len} cells, for {n_variables} variables")]
    RowLength {
        /// The row.
        row: usize,
        /// How many cells it has.
        len: usize,
        /// How many it should have.
        n_variables: u32,
    },
    /// There is a bound for each row.
    #[error("there are {n_rows} rows and {n_bounds} bounds")]
    RowsAndBounds {
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

/// Why there are no numbers.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DifferenceError {
    /// These constraints contradict each other: added up, they say that 0 is at most a negative
    /// number.
    #[error("the constraints {constraints:?} contradict each other")]
    Infeasible {
        /// Their numbers. The `b` of each is the `a` of the one before, and that of the first the
        /// `a` of the last.
        constraints: Vec<usize>,
    },
    /// A sum of bounds does not fit its type.
    #[error("a sum of bounds overflows at constraint {constraint}")]
    Overflow {
        /// The constraint whose bound was added.
        constraint: usize,
    },
    /// A value does not fit its type, if it is counted from what it should be counted from.
    #[error("the value of variable {variable} does not fit")]
    TooFar {
        /// The variable.
        variable: u32,
    },
}

/// Constraints on the differences of variables, which are numbered from 0. Constraints are numbered
/// too, as they come.
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

/// A vertex each, and one for 0, must have numbers.
const MOST_VARIABLES: u32 = u32::MAX - 3;
/// An arc each must have a number.
const MOST_CONSTRAINTS: usize = u32::MAX as usize - 2;

impl<W: Bound<Sum: Bound>> DifferenceSystem<W> {
    /// No constraint yet.
    ///
    /// # Errors
    /// [`ConstraintError::TooMany`] beyond 2³² - 4 variables.
    pub fn new(n_variables: u32) -> Result<Self, ConstraintError> {
        if MOST_VARIABLES < n_variables {
            return Err(ConstraintError::TooMany { what: "variables" });
        }
        Ok(DifferenceSystem { n_variables, constraints: Vec::new() })
    }

    /// The number of variables.
    pub fn n_variables(&self) -> u32 {
        self.n_variables
    }

    /// The constraints by their numbers.
    pub fn constraints(&self) -> &[Constraint<W>] {
        &self.constraints
    }

    /// Adds a constraint, and says its number. O(1) amortized.
    ///
    /// # Errors
    /// [`ConstraintError`]; so for all that follow, which add nothing then.
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

    /// x(a) - x(b) ≤ bound.
    ///
    /// # Errors
    /// [`ConstraintError`].
    pub fn at_most(&mut self, a: u32, b: u32, bound: W) -> Result<usize, ConstraintError> {
        self.add(Constraint { a: Some(a), b: Some(b), bound })
    }

    /// x(a) - x(b) ≥ bound: the other difference is at most -bound.
    ///
    /// # Errors
    /// [`ConstraintError`].
    pub fn at_least(&mut self, a: u32, b: u32, bound: W) -> Result<usize, ConstraintError> {
        self.at_most(b, a, bound.negated().ok_or(ConstraintError::Overflow)?)
    }

    /// low ≤ x(a) - x(b) ≤ high: two constraints, the upper one first. If low is more than high,
    /// they contradict each other.
    ///
    /// # Errors
    /// [`ConstraintError`].
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

    /// x(a) - x(b) = difference: two constraints.
    ///
    /// # Errors
    /// [`ConstraintError`].
    pub fn equal(&mut self, a: u32, b: u32, difference: W) -> Result<[usize; 2], ConstraintError> {
        self.between(a, b, difference, difference)
    }

    /// x(a) ≤ bound.
    ///
    /// # Errors
    /// [`ConstraintError`].
    pub fn value_at_most(&mut self, a: u32, bound: W) -> Result<usize, ConstraintError> {
        self.add(Constraint { a: Some(a), b: None, bound })
    }

    /// x(a) ≥ bound.
    ///
    /// # Errors
    /// [`ConstraintError`].
    pub fn value_at_least(&mut self, a: u32, bound: W) -> Result<usize, ConstraintError> {
        let bound = bound.negated().ok_or(ConstraintError::Overflow)?;
        self.add(Constraint { a: None, b: Some(a), bound })
    }

    /// The vertex of a variable, or of 0, which is the last one.
    fn node(&self, variable: Option<u32>) -> NodeId {
        NodeId::from(variable.unwrap_or(self.n_variables))
    }

    /// The constraint graph: a vertex for each variable, a last one for 0, and for x(a) - x(b) ≤ c
    /// an arc of weight c from b to a. The number of the constraint is the id of its edge. O(n +
    /// m).
    ///
    /// # Panics
    /// Never: variables and sizes were checked when they came in.
    pub fn graph(&self) -> DiGraph<W> {
        let arcs = self.constraints.iter().map(|constraint| {
            let (tail, head) = (self.node(constraint.b), self.node(constraint.a));
            (tail.into(), head.into(), constraint.bound)
        });
        DiGraph::from_weighted_edges(self.n_variables as usize + 1, arcs)
            .expect("variables and sizes were checked")
    }

    /// A solution: a value for each variable. If no constraint is on a single variable, each value
    /// is the largest one of all solutions without a value above 0. Otherwise all are moved alike,
    /// so that 0 is where it belongs. O((n + 1) (n + m)).
    ///
    /// # Errors
    /// [`DifferenceError`]; [`DifferenceError::Infeasible`] is a proof.
    pub fn solve(&self) -> Result<Vec<W::Sum>, DifferenceError> {
        self.solve_watched(|_, _| {})
    }

    /// Like [`solve`](Self::solve), observed: each constraint that is violated, as the arc
    /// [`Step::Relax`], with the values that it then lowers its variable to. They are not moved
    /// yet.
    ///
    /// # Errors
    /// As [`DifferenceSystem::solve`].
    pub fn solve_watched(
        &self,
        watch: impl FnMut(Step, &ShortestPaths<W::Sum>),
    ) -> Result<Vec<W::Sum>, DifferenceError> {
        let graph = self.graph();
        // As from one more vertex, with an arc of weight 0 to each.
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

    /// Of each variable the largest x(v) - x(anchor) in any solution; none if there is no largest
    /// one. Without an anchor, the largest x(v). Where all have one, these are a solution too.
    /// O((n + 1) (n + m)).
    ///
    /// # Errors
    /// [`DifferenceError`].
    ///
    /// # Panics
    /// If there is no such variable.
    pub fn largest(&self, anchor: Option<u32>) -> Result<Vec<Option<W::Sum>>, DifferenceError> {
        self.farthest(anchor, &self.graph())
    }

    /// Of each variable the smallest x(v) - x(anchor) in any solution; none if there is no smallest
    /// one. Without an anchor, the smallest x(v). Where all have one, these are a solution too.
    /// O((n + 1) (n + m)).
    ///
    /// # Errors
    /// [`DifferenceError`].
    ///
    /// # Panics
    /// If there is no such variable.
    pub fn smallest(&self, anchor: Option<u32>) -> Result<Vec<Option<W::Sum>>, DifferenceError> {
        // It is the largest x(anchor) - x(v), with the other sign.
        let largest = self.farthest(anchor, &self.graph().transpose())?;
        let negated = |(variable, value): (u32, Option<W::Sum>)| match value {
            None => Ok(None),
            Some(value) => value.negated().map(Some).ok_or(DifferenceError::TooFar { variable }),
        };
        (0..).zip(largest).map(negated).collect()
    }

    /// The distances from the anchor in the graph or its transpose, if there is a solution at all.
    fn farthest(
        &self,
        anchor: Option<u32>,
        graph: &DiGraph<W>,
    ) -> Result<Vec<Option<W::Sum>>, DifferenceError> {
        assert!(anchor < Some(self.n_variables), "there is no variable {anchor:?}");
        // A contradiction may lie where the anchor does not lead.
        self.solve()?;
        let paths = spfa(graph, self.node(anchor)).map_err(unsolved)?;
        Ok(paths.distances().take(self.n_variables as usize).collect())
    }

    /// The constraints that values do not satisfy, ascending. O(m).
    ///
    /// # Panics
    /// If there are too few values.
    pub fn violated(&self, values: &[W::Sum]) -> Vec<usize> {
        self.numbers(|constraint| match limit(constraint, values) {
            Some(limit) => limit < value(constraint.a, values),
            // Beyond all numbers, above or below.
            None => constraint.bound.is_negative(),
        })
    }

    /// The constraints that values satisfy with nothing to spare, ascending. O(m).
    ///
    /// # Panics
    /// If there are too few values.
    pub fn tight(&self, values: &[W::Sum]) -> Vec<usize> {
        self.numbers(|constraint| limit(constraint, values) == Some(value(constraint.a, values)))
    }

    fn numbers(&self, is_wanted: impl Fn(&Constraint<W>) -> bool) -> Vec<usize> {
        let all = self.constraints.iter().enumerate();
        all.filter(|(_, constraint)| is_wanted(constraint)).map(|(i, _)| i).collect()
    }
}

/// The value of a variable, or 0.
fn value<S: Weight>(variable: Option<u32>, values: &[S]) -> S {
    variable.map_or(S::ZERO, |variable| values[variable as usize])
}

/// What x(a) may be at most: x(b) + bound. None if it does not fit.
fn limit<W: Weight>(constraint: &Constraint<W>, values: &[W::Sum]) -> Option<W::Sum> {
    value(constraint.b, values).checked_add(constraint.bound.to_sum())
}

impl<W: Whole<Sum: Bound>> DifferenceSystem<W> {
    /// x(a) - x(b) < bound, for whole values: at most bound - 1.
    ///
    /// # Errors
    /// [`ConstraintError`].
    pub fn less(&mut self, a: u32, b: u32, bound: W) -> Result<usize, ConstraintError> {
        self.at_most(a, b, bound.checked_add(W::from(-1)).ok_or(ConstraintError::Overflow)?)
    }

    /// x(a) - x(b) > bound, for whole values: at least bound + 1.
    ///
    /// # Errors
    /// [`ConstraintError`].
    pub fn greater(&mut self, a: u32, b: u32, bound: W) -> Result<usize, ConstraintError> {
        self.at_least(a, b, bound.checked_add(W::from(1)).ok_or(ConstraintError::Overflow)?)
    }
}

/// The same news in the words of this section: an edge is a constraint.
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
    /// Whether it proves that the system has no solution. In the sum of the constraints each
    /// variable is added and taken away again, so that 0 is left on the one side; on the other is
    /// less than 0. O(the number of constraints it names).
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
