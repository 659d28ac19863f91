//! Part of [full permutation](super): all permutations by one swap each, as B. R. Heap found.
//!
//! Source: B. R. Heap, "Permutations by interchanges", The Computer Journal 6 (1963).
//!
//! Page: `docs/en/combinatorial-mathematics/full-permutation/heap.md`.

use super::n_orders;
use crate::lending::size;

/// The n! - 1 swaps that lead from any permutation of n items through all others. Each is two
/// places, the lower first.
#[derive(Debug, Clone)]
pub struct HeapSwaps {
    /// For each place, how often it was swapped with an earlier one since a later one was swapped.
    n_done: Vec<usize>,
    /// How many swaps are left, if the number fits.
    left: Option<u128>,
}

impl HeapSwaps {
    /// Before the first swap.
    pub fn new(n: usize) -> Self {
        HeapSwaps { n_done: vec![0; n], left: n_orders(n).map(|n_orders| n_orders - 1) }
    }
}

impl Iterator for HeapSwaps {
    type Item = (usize, usize);

    #[inline]
    fn next(&mut self) -> Option<(usize, usize)> {
        for k in 1..self.n_done.len() {
            // Invariant: all permutations of the first k places are done.
            if self.n_done[k] < k {
                // This brings each of the k items before place k to place k once.
                let from = if k % 2 == 0 { 0 } else { self.n_done[k] };
                self.n_done[k] += 1;
                self.left = self.left.map(|left| left - 1);
                return Some((from, k));
            }
            self.n_done[k] = 0;
        }
        // All permutations are done. With this list empty, the iterator has ended.
        self.n_done.clear();
        None
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        size(self.left)
    }
}
