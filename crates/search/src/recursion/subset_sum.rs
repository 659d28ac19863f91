//! Part of [recursive search](super): which of some numbers add up to a target?
//!
//! Page: `docs/en/search/recursion.md`.

use std::ops::Range;

use super::{Space, selections};

/// The space of all ascending sequences of indices whose values can still add up to the target.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SubsetSum<'a> {
    values: &'a [u64],
    target: u128,
    /// The sum of the values on the path. Fewer than 2⁶⁴ values of 64 bits cannot overflow it.
    sum: u128,
    /// `rest[i]` is the sum of `values[i..]`.
    rest: Vec<u128>,
}

impl<'a> SubsetSum<'a> {
    /// All subsets of `values` with this sum. Equal values count as different, and a 0 may be in or
    /// out.
    pub fn new(values: &'a [u64], target: u128) -> Self {
        let mut rest = vec![0; values.len() + 1];
        for (i, value) in values.iter().enumerate().rev() {
            rest[i] = rest[i + 1] + u128::from(*value);
        }
        SubsetSum { values, target, sum: 0, rest }
    }
}

impl Space for SubsetSum<'_> {
    type Choice = usize;
    type Candidates = Range<usize>;

    fn candidates(&self, path: &[usize]) -> Range<usize> {
        selections::next(path)..self.values.len()
    }

    fn accepts(&self, _path: &[usize]) -> bool {
        self.sum == self.target
    }

    /// With this value the sum is too large, or without the values before it even all the others
    /// are not enough.
    fn prunes(&self, _path: &[usize], i: usize) -> bool {
        let with_it = self.sum + u128::from(self.values[i]);
        let with_all = self.sum + self.rest[i];
        self.target < with_it || with_all < self.target
    }

    fn extend(&mut self, _depth: usize, i: usize) {
        self.sum += u128::from(self.values[i]);
    }

    fn undo(&mut self, _depth: usize, i: usize) {
        self.sum -= u128::from(self.values[i]);
    }
}
