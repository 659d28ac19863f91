//! Part of [merge sort](super): many sorted runs at the same time, as external sorting needs them.
//!
//! Cost: O(k) time before the first of N elements of k runs, O(log k) for each; O(k) space.
//!
//! Domain: any sorted iterators, also none, and empty ones.
//!
//! Source: D. E. Knuth, *The Art of Computer Programming* 3, 5.4.1.
//!
//! Checked: up to eight random runs against sorting them all, with the numbers of the runs as tags.
//!
//! Page: `docs/en/sort/merge-sort/k-way-merge.md`.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::collections::binary_heap::PeekMut;
use std::mem;

/// The iterator that [`k_way_merge`] returns.
#[derive(Debug, Clone)]
pub struct KWayMerge<I: Iterator> {
    runs: Vec<I>,
    /// The head of each run, with the run's number, which decides between equal heads.
    heads: BinaryHeap<Reverse<(I::Item, usize)>>,
}

/// Merges k sorted iterators lazily: O(k) before the first element, O(log k) for each, O(k) space.
/// Equal elements come in the order of their iterators. Unsorted iterators give every element, in
/// some order.
///
/// ```
/// use sort::merge_sort::k_way_merge;
///
/// let runs = [vec![3, 12, 18], vec![4, 9], vec![7, 10, 15]];
/// assert!(k_way_merge(runs).eq([3, 4, 7, 9, 10, 12, 15, 18]));
/// ```
#[doc(alias = "kmerge")]
pub fn k_way_merge<I>(runs: impl IntoIterator<Item = I>) -> KWayMerge<I::IntoIter>
where
    I: IntoIterator,
    I::Item: Ord,
{
    let mut runs: Vec<I::IntoIter> = runs.into_iter().map(I::into_iter).collect();
    let heads = runs.iter_mut().enumerate().filter_map(|(k, run)| Some(Reverse((run.next()?, k))));
    KWayMerge { heads: heads.collect(), runs }
}

impl<I: Iterator<Item: Ord>> Iterator for KWayMerge<I> {
    type Item = I::Item;

    fn next(&mut self) -> Option<I::Item> {
        // Invariant: the heap holds the head of each run, so the least element that is left is on
        // top.
        let mut top = self.heads.peek_mut()?;
        let Reverse((least, k)) = &mut *top;
        if let Some(head) = self.runs[*k].next() {
            // The new head sinks from the top to its place: one repair of the heap instead of two
            // for pop and push.
            Some(mem::replace(least, head))
        } else {
            Some(PeekMut::pop(top).0.0)
        }
    }
}
