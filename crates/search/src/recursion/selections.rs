//! Part of [recursive search](super): combinations and subsets, as ascending sequences of indices.
//!
//! Page: `docs/en/search/recursion.md`.

use std::ops::{ControlFlow, Range};

use super::{Space, backtrack};

/// The candidates after the last choice of an ascending sequence.
pub(super) fn next(path: &[usize]) -> usize {
    path.last().map_or(0, |last| last + 1)
}

/// The space of all ascending sequences of `k` indices from `0..n`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Combinations {
    /// How many there are to choose from.
    pub n: usize,
    /// The number of indices that are chosen.
    pub k: usize,
}

impl Space for Combinations {
    type Choice = usize;
    type Candidates = Range<usize>;

    /// After each choice there are enough indices left for the choices to come, so no path is a
    /// dead end.
    fn candidates(&self, path: &[usize]) -> Range<usize> {
        match self.k - path.len() {
            0 => 0..0,
            n_missing => next(path)..self.n.saturating_sub(n_missing - 1),
        }
    }

    fn accepts(&self, path: &[usize]) -> bool {
        path.len() == self.k
    }
}

/// Visits all choices of `k` indices from `0..n`, in lexicographic order, until the visitor
/// stops: C(n, k) of them, and none if k > n.
///
/// ```
/// use std::ops::ControlFlow;
///
/// use search::recursion::selections::combinations;
///
/// let mut choices = vec![];
/// let _ = combinations(3, 2, |choice| {
///     choices.push(choice.to_vec());
///     ControlFlow::<()>::Continue(())
/// });
/// assert_eq!(choices, [[0, 1], [0, 2], [1, 2]]);
/// ```
pub fn combinations<B>(
    n: usize,
    k: usize,
    mut visit: impl FnMut(&[usize]) -> ControlFlow<B>,
) -> ControlFlow<B> {
    backtrack(&mut Combinations { n, k }, |_, chosen| visit(chosen))
}

/// The space of all ascending sequences of indices from `0..n`: every path is a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Subsets {
    /// How many there are to choose from.
    pub n: usize,
}

impl Space for Subsets {
    type Choice = usize;
    type Candidates = Range<usize>;

    fn candidates(&self, path: &[usize]) -> Range<usize> {
        next(path)..self.n
    }

    fn accepts(&self, _path: &[usize]) -> bool {
        true
    }
}

/// Visits all 2ⁿ subsets of `0..n`, in lexicographic order, the empty one first, until the visitor
/// stops.
///
/// ```
/// use std::ops::ControlFlow;
///
/// use search::recursion::selections::subsets;
///
/// let mut n_subsets = 0;
/// let _ = subsets(4, |_| {
///     n_subsets += 1;
///     ControlFlow::<()>::Continue(())
/// });
/// assert_eq!(n_subsets, 16);
/// ```
pub fn subsets<B>(n: usize, mut visit: impl FnMut(&[usize]) -> ControlFlow<B>) -> ControlFlow<B> {
    backtrack(&mut Subsets { n }, |_, chosen| visit(chosen))
}
