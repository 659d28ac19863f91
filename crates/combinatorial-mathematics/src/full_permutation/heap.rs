//! Part of [full permutation](super): all orders by one swap each, as B. R. Heap found.
//!
//! Source: B. R. Heap, "Permutations by interchanges", The Computer Journal 6 (1963).
//!
//! Page: `docs/en/combinatorial-mathematics/full-permutation.md`.

use super::n_orders;
use crate::lending::size;

/// The n! - 1 swaps that lead from any order of n items through all others. Each is two places, the
/// lower first.
#[derive(Debug, Clone)]
pub struct HeapSwaps {
    /// For each place, the number of items it was given since the places before it had all their
    /// orders.
    n_done: Vec<usize>,
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
        // The first place that still waits for one of the items before it; all orders of the items
        // before it are done.
        let waiting = (1..self.n_done.len()).find(|&k| {
            let is_waiting = self.n_done[k] < k;
            if !is_waiting {
                self.n_done[k] = 0;
            }
            is_waiting
        });
        let Some(k) = waiting else {
            // All orders are done. With this list empty, the iterator has ended.
            self.n_done.clear();
            return None;
        };
        // After k! orders the items before k stand so that this brings each of them to place k
        // once.
        let from = if k % 2 == 0 { 0 } else { self.n_done[k] };
        self.n_done[k] += 1;
        self.left = self.left.map(|left| left - 1);
        Some((from, k))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        size(self.left)
    }
}
