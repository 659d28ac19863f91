//! Part of [difference constraints](super): the textbook version, in rounds over a list of
//! constraints.
//!
//! The picture on the page runs [`solve`]. The library's version works on a graph, with a queue,
//! and checks each sum.
//!
//! Cost: O(n m) time for n variables and m constraints, O(n) space.
//!
//! Domain: constraints x(a) - x(b) ≤ c between the variables `0..n_variables`, whose sums fit an
//! `i64`. A constraint on a single variable needs a variable that stands for 0.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: all 4 096 systems of three variables with bounds -1 to 1 against the [front
//! door](super), and each contradiction by its sum.
//!
//! Page: `docs/en/graph-theory/shortest-path/difference-constraints.md`.

/// A step of the algorithm.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The constraint is violated, and its first variable is lowered until it holds.
    Lower {
        /// The position of the constraint in the list.
        constraint: usize,
    },
    /// A round over all constraints is complete.
    Round,
}

/// Returns the largest nonpositive values that satisfy all constraints. A constraint `(a, b, c)`
/// says that x(a) - x(b) ≤ c.
///
/// ```
/// use graph_theory::shortest_path::difference_constraints::plain::solve;
///
/// assert_eq!(solve(3, &[(0, 1, 3), (1, 2, -2)]), Ok(vec![0, -2, 0]));
/// assert_eq!(solve(2, &[(0, 1, 1), (1, 0, -2)]), Err(vec![1, 0]));
/// ```
///
/// # Errors
/// The positions of constraints that contradict each other: the second variable of each is the
/// first of the next, and their bounds sum to less than 0.
///
/// # Panics
/// If there is no such variable, or a sum overflows.
pub fn solve(
    n_variables: usize,
    constraints: &[(usize, usize, i64)],
) -> Result<Vec<i64>, Vec<usize>> {
    solve_watched(n_variables, constraints, |_| {})
}

/// Works like [`solve`], but passes each [`Step`] and the values after it to `watch`.
///
/// # Errors
/// The same as [`solve`].
pub fn solve_watched(
    n_variables: usize,
    constraints: &[(usize, usize, i64)],
    mut watch: impl FnMut(Step),
) -> Result<Vec<i64>, Vec<usize>> {
    let mut values = vec![0; n_variables];
    let mut reasons = vec![None; n_variables];
    let mut lowered = None;
    for _round in 1..=n_variables {
        // Invariant: in a solution without positive values, no value is larger than here.
        lowered = None;
        for (constraint, &(a, b, c)) in constraints.iter().enumerate() {
            if values[a] > values[b] + c {
                values[a] = values[b] + c;
                reasons[a] = Some(constraint);
                lowered = Some(a);
                watch(Step::Lower { constraint });
            }
        }
        watch(Step::Round);
        if lowered.is_none() {
            break;
        }
    }
    match lowered {
        None => Ok(values),
        Some(a) => Err(contradiction(constraints, &reasons, a)),
    }
}

/// Returns the constraints on the cycle that is reached by following the reasons from `a`.
fn contradiction(
    constraints: &[(usize, usize, i64)],
    reasons: &[Option<usize>],
    mut a: usize,
) -> Vec<usize> {
    for _ in reasons {
        a = reasons[a].map_or(a, |constraint| constraints[constraint].1);
    }
    let (mut cycle, start) = (Vec::new(), a);
    while let Some(constraint) = reasons[a] {
        cycle.push(constraint);
        a = constraints[constraint].1;
        if a == start {
            break;
        }
    }
    cycle
}
