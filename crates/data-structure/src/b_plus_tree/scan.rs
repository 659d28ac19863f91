//! Part of [B+ trees](super): scans along the leaves.
//!
//! Page: `docs/en/data-structure/b-plus-tree.md`.

use std::hint::black_box;
use std::iter::{Flatten, Zip};
use std::ops::RangeBounds;
use std::slice;

use super::BPlusTree;
use crate::ordered_map::OrderedMap;
use crate::ordered_map::arena::Id;

/// The entries of a range, in ascending order or from both ends.
pub type Scan<'a, K, V, const M: usize> = Flatten<Rows<'a, K, V, M>>;

/// The leaves of a range, each as the entries of the leaf that are in the range.
#[derive(Clone)]
pub struct Rows<'a, K, V, const M: usize> {
    tree: &'a BPlusTree<K, V, M>,
    /// The first and the last entry still to be returned: a leaf, and the index in it.
    ends: Option<((Id, usize), (Id, usize))>,
}

impl<K: Ord + Clone, V, const M: usize> BPlusTree<K, V, M> {
    /// Returns the entries whose keys are in a range. Costs two searches, and then a walk along the
    /// leaves.
    pub fn scan(&self, keys: impl RangeBounds<K>) -> Scan<'_, K, V, M> {
        let ends = self.first_from(keys.start_bound()).zip(self.last_to(keys.end_bound()));
        // If the first is greater than the last, the range falls between two neighbors or is
        // inverted.
        let ends = ends.filter(|(first, last)| self.entry_at(first).0 <= self.entry_at(last).0);
        Rows { tree: self, ends }.flatten()
    }
}

impl<'a, K, V, const M: usize> Rows<'a, K, V, M> {
    fn row(&self, leaf: Id, from: usize, to: usize) -> Zip<slice::Iter<'a, K>, slice::Iter<'a, V>> {
        let row = &self.tree.nodes[leaf];
        row.keys[from..=to].iter().zip(&row.values[from..=to])
    }

    fn last_of(&self, leaf: Id) -> usize {
        self.tree.nodes[leaf].keys.len() - 1
    }
}

impl<'a, K, V, const M: usize> Iterator for Rows<'a, K, V, M> {
    type Item = Zip<slice::Iter<'a, K>, slice::Iter<'a, V>>;

    fn next(&mut self) -> Option<Self::Item> {
        let ((leaf, from), last) = self.ends.take()?;
        if leaf == last.0 {
            return Some(self.row(leaf, from, last.1));
        }
        self.ends = self.tree.nodes[leaf].next.map(|next| ((next, 0), last));
        if let Some(((next, _), _)) = self.ends {
            // The next leaf may be far away in memory. Reading it now loads it into the cache by
            // the time this one has been read. Std does not promise that `black_box` keeps a read
            // whose value is unused; without it, the scan is slower but still correct.
            let next = &self.tree.nodes[next];
            black_box((next.next, next.keys.len(), next.values.len()));
        }
        Some(self.row(leaf, from, self.last_of(leaf)))
    }
}

impl<K, V, const M: usize> DoubleEndedIterator for Rows<'_, K, V, M> {
    fn next_back(&mut self) -> Option<Self::Item> {
        let (first, (leaf, to)) = self.ends.take()?;
        if leaf == first.0 {
            return Some(self.row(leaf, first.1, to));
        }
        let previous = self.tree.nodes[leaf].previous;
        self.ends = previous.map(|previous| (first, (previous, self.last_of(previous))));
        Some(self.row(leaf, 0, to))
    }
}
