//! Part of [full permutation](super): all permutations by swaps of neighbors, as bells have been
//! rung since the 17th century.
//!
//! Source: S. M. Johnson, "Generation of permutations by adjacent transposition", Mathematics of
//! Computation 17 (1963); H. F. Trotter, "Algorithm 115: Perm", Communications of the ACM 5 (1962);
//! H. Steinhaus, *One Hundred Problems* (1958).
//!
//! Page: `docs/en/combinatorial-mathematics/full-permutation/plain-changes.md`.

use super::n_orders;
use crate::lending::size;

/// The n! - 1 swaps of neighbors that lead from any permutation of n items through all others. Each
/// is two places, the lower first.
#[derive(Debug, Clone)]
pub struct PlainChanges {
    /// For each item: how many of the items that were before it at first are behind it now.
    n_passed: Vec<usize>,
    /// For each item: whether it is on its way back to the right.
    goes_right: Vec<bool>,
    /// How many swaps are left, if the number fits.
    left: Option<u128>,
}

impl PlainChanges {
    /// Before the first swap.
    pub fn new(n: usize) -> Self {
        let left = n_orders(n).map(|n_orders| n_orders - 1);
        PlainChanges { n_passed: vec![0; n], goes_right: vec![false; n], left }
    }
}

impl Iterator for PlainChanges {
    type Item = (usize, usize);

    #[inline]
    fn next(&mut self) -> Option<(usize, usize)> {
        // How many later items are at the left end, in front of all that can move now.
        let mut n_at_the_left = 0;
        for item in (1..self.n_passed.len()).rev() {
            // Invariant: all later items are at their ends, and have just turned around.
            let n_passed = self.n_passed[item];
            let at = n_at_the_left + item - n_passed;
            let is_at_its_end = n_passed == if self.goes_right[item] { 0 } else { item };
            if !is_at_its_end {
                self.left = self.left.map(|left| left - 1);
                return if self.goes_right[item] {
                    self.n_passed[item] -= 1;
                    Some((at, at + 1))
                } else {
                    self.n_passed[item] += 1;
                    Some((at - 1, at))
                };
            }
            n_at_the_left += usize::from(!self.goes_right[item]);
            self.goes_right[item] = !self.goes_right[item];
        }
        // All permutations are done. With this list empty, the iterator has ended.
        self.n_passed.clear();
        None
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        size(self.left)
    }
}
