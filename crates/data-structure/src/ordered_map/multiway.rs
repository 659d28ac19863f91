//! Part of [the ordered maps](super): what B-trees and B+ trees have in common, the search in a row
//! of keys and the statistics.
//!
//! Page: `docs/en/data-structure/README.md`.

use std::mem;

/// How many keys at the front of a sorted row are admitted. What is admitted must reach to the
/// front of the order.
///
/// Keys that lie in the row whole, such as integers, are all asked: that takes no branch, so the
/// processor never guesses wrong, and asks several keys at once. Asking a longer key may lead
/// elsewhere in memory; those are asked by halves.
#[inline]
pub(crate) fn n_admitted<K>(row: &[K], admits: impl Fn(&K) -> bool) -> usize {
    if is_asked_at_once::<K>() {
        // A row is never so long that 32 bits overflow; a check would cost more than the
        // comparison.
        let n = row.iter().fold(0_u32, |n, key| n.wrapping_add(u32::from(admits(key))));
        n as usize
    } else {
        row.partition_point(admits)
    }
}

/// Whether a key is short and owns nothing.
const fn is_asked_at_once<K>() -> bool {
    mem::size_of::<K>() <= mem::size_of::<u64>() && !mem::needs_drop::<K>()
}

/// Where a key stands in a sorted row.
///
/// # Errors
/// If it is not there: how many keys are less.
#[inline]
pub(crate) fn search<K: Ord>(row: &[K], key: &K) -> Result<usize, usize> {
    let n_less = n_admitted(row, |other| other < key);
    if row.get(n_less) == Some(key) { Ok(n_less) } else { Err(n_less) }
}

/// Cuts a row in two; what is behind the cut moves into a row that never needs to grow.
pub(crate) fn cut<T>(row: &mut Vec<T>, at: usize, capacity: usize) -> Vec<T> {
    let mut tail = Vec::with_capacity(capacity);
    tail.extend(row.drain(at..));
    tail
}

/// How a tree of many keys a node is filled.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Statistics {
    /// The number of edges from the root to any leaf; none if the tree is empty.
    pub height: Option<usize>,
    /// The number of leaves.
    pub n_leaves: usize,
    /// The number of other nodes.
    pub n_inner: usize,
    /// The number of keys, separators included.
    pub n_keys: usize,
    /// How many keys the nodes have room for.
    pub n_places: usize,
}

impl Statistics {
    /// The part of all places that is taken, from 0 to 1; 0 for an empty tree.
    pub fn fill(&self) -> f64 {
        if self.n_places == 0 { 0.0 } else { approximate(self.n_keys) / approximate(self.n_places) }
    }
}

#[expect(clippy::cast_precision_loss, reason = "a share needs no more than 52 bits")]
fn approximate(n: usize) -> f64 {
    n as f64
}
