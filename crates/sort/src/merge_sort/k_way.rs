//! Part of merge sort: many sorted runs at once, as external sorting needs them.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::collections::binary_heap::PeekMut;
use std::mem;

/// Merges sorted iterators lazily; equal elements come by ascending number of their iterator. Made by [`k_way_merge`].
#[derive(Debug, Clone)]
pub struct KWayMerge<I: Iterator> {
    runs: Vec<I>,
    /// The head of each run, with the run's number, which decides between equal heads.
    heads: BinaryHeap<Reverse<(I::Item, usize)>>,
}

/// Merges k sorted iterators of N elements in all: O(k) before the first element, O(log k) for each, O(k) space.
/// No iterator gives no element. Of unsorted ones it gives every element in some order.
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
        // Invariant: the least element that is left is the head of its run, so it is in the heap.
        let mut top = self.heads.peek_mut()?;
        let Reverse((least, k)) = &mut *top;
        if let Some(head) = self.runs[*k].next() {
            // It sinks from the top to its place: one repair of the heap, where taking out and putting in are two.
            Some(mem::replace(least, head))
        } else {
            Some(PeekMut::pop(top).0.0)
        }
    }
}
