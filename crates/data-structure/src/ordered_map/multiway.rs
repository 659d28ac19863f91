//! Part of [the ordered maps](super): what B-trees and B+ trees have in common, which is the search
//! in a row of keys and the statistics.
//!
//! Page: `docs/en/data-structure/README.md`.

use std::mem;

/// Returns how many keys at the front of a sorted row are admitted. The admitted keys must be a
/// prefix of the order.
///
/// Keys that are stored directly in the row, such as integers, are all tested: this takes no
/// branches, so the processor never mispredicts, and tests several keys at once. Testing a longer
/// key may follow a pointer to other memory, so such keys are searched by binary search.
#[inline]
pub(crate) fn n_admitted<K>(row: &[K], admits: impl Fn(&K) -> bool) -> usize {
    if is_asked_at_once::<K>() {
        // A row is never long enough to overflow 32 bits; a check would cost more than the
        // comparison.
        let n = row.iter().fold(0_u32, |n, key| n.wrapping_add(u32::from(admits(key))));
        n as usize
    } else {
        row.partition_point(admits)
    }
}

/// Returns whether a key is short and owns nothing.
const fn is_asked_at_once<K>() -> bool {
    mem::size_of::<K>() <= mem::size_of::<u64>() && !mem::needs_drop::<K>()
}

/// Returns the index of a key in a sorted row.
///
/// # Errors
/// If it is not present: the number of lesser keys.
#[inline]
pub(crate) fn search<K: Ord>(row: &[K], key: &K) -> Result<usize, usize> {
    let n_less = n_admitted(row, |other| other < key);
    if row.get(n_less) == Some(key) { Ok(n_less) } else { Err(n_less) }
}

/// Cuts a row in two; the part after the cut moves into a row that never needs to grow.
pub(crate) fn cut<T>(row: &mut Vec<T>, at: usize, capacity: usize) -> Vec<T> {
    let mut tail = Vec::with_capacity(capacity);
    tail.extend(row.drain(at..));
    tail
}

/// How full the nodes of a multiway tree are.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Statistics {
    /// The number of edges from the root to any leaf; `None` if the tree is empty.
    pub height: Option<usize>,
    /// The number of leaves.
    pub n_leaves: usize,
    /// The number of other nodes.
    pub n_inner: usize,
    /// The number of keys, separators included.
    pub n_keys: usize,
    /// The number of keys that the nodes have room for.
    pub n_places: usize,
}

impl Statistics {
    /// Returns the fraction of the key places in use, from 0 to 1; 0 for an empty tree.
    pub fn fill(&self) -> f64 {
        if self.n_places == 0 { 0.0 } else { approximate(self.n_keys) / approximate(self.n_places) }
    }
}

#[expect(clippy::cast_precision_loss, reason = "a share needs no more than 52 bits")]
fn approximate(n: usize) -> f64 {
    n as f64
}
