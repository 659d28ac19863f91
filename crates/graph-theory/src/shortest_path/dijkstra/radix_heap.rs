//! Part of [Dijkstra's algorithm](super): a priority queue for integers of any size, which compares
//! entries only when it distributes a bucket.
//!
//! Source: R. K. Ahuja, K. Mehlhorn, J. B. Orlin, R. E. Tarjan, "Faster algorithms for the shortest
//! path problem", *Journal of the ACM* 37 (1990).
//!
//! Page: `docs/en/graph-theory/shortest-path/dijkstra.md`.

use super::monotone_queue::{MonotoneQueue, dijkstra_with};
use crate::error::GraphError;
use crate::graph::{Graph, Kind, NodeId};
use crate::paths::ShortestPaths;
use crate::weight::Weight;

/// An entry of a priority queue with a distance as its key.
pub trait Distant: Copy {
    /// Returns the distance.
    fn far(self) -> u64;
}

impl Distant for (u64, NodeId) {
    fn far(self) -> u64 {
        self.0
    }
}

/// A radix heap. The bucket of an entry is given by the highest bit in which its distance differs
/// from the last one removed; it is bucket 0 if they are equal.
///
/// Cost: an entry only moves to lower buckets, so at most 64 times, and a few times in practice.
/// Whole buckets move at once, which suits the memory better than the jumps of a binary heap.
#[derive(Debug, Clone)]
pub struct RadixHeap<E = (u64, NodeId)> {
    buckets: [Vec<E>; 65],
    /// The distance of the last entry removed.
    last: u64,
}

impl<E> Default for RadixHeap<E> {
    fn default() -> Self {
        RadixHeap { buckets: [const { Vec::new() }; 65], last: 0 }
    }
}

impl<E: Distant> RadixHeap<E> {
    /// Inserts an entry.
    pub fn insert(&mut self, entry: E) {
        debug_assert!(self.last <= entry.far(), "nearer than the last one out");
        let bucket = u64::BITS - (entry.far() ^ self.last).leading_zeros();
        self.buckets[bucket as usize].push(entry);
    }

    /// Removes and returns an entry of the least distance. Whenever entries move, those for which
    /// `wanted` is false are dropped.
    pub fn take(&mut self, wanted: impl Fn(E) -> bool) -> Option<E> {
        while self.buckets[0].is_empty() {
            let first = self.buckets.iter().position(|bucket| !bucket.is_empty())?;
            let mut entries = std::mem::take(&mut self.buckets[first]);
            // All entries agree with the least one in the bit that distinguishes them from the last
            // one removed, so they move down.
            self.last = entries.iter().map(|entry| entry.far()).min()?;
            for entry in entries.drain(..).filter(|entry| wanted(*entry)) {
                self.insert(entry);
            }
            // Empty, but its capacity is kept for later entries.
            self.buckets[first] = entries;
        }
        self.buckets[0].pop()
    }
}

impl MonotoneQueue for RadixHeap {
    fn push(&mut self, far: u64, node: NodeId) {
        self.insert((far, node));
    }

    fn pop(&mut self) -> Option<(u64, NodeId)> {
        self.take(|_| true)
    }
}

/// Runs Dijkstra's algorithm with a radix heap, for unsigned weights of any size.
///
/// Cost: O(E + V log D) time, where D is the longest distance; O(V + E) space.
///
/// ```
/// use graph_theory::shortest_path::dijkstra::radix_heap::dijkstra_radix;
/// use graph_theory::{DiGraph, NodeId};
///
/// let graph = DiGraph::from_weighted_edges(3, [(0, 1, 4_u32), (0, 2, 1), (2, 1, 2)])?;
/// let paths = dijkstra_radix(&graph, NodeId::from(0))?;
/// assert_eq!(paths.dist(NodeId::from(1)), Some(3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The same as [`dijkstra`](super::dijkstra).
#[doc(alias = "radix")]
pub fn dijkstra_radix<W: Weight<Sum = u64>, K: Kind>(
    graph: &Graph<W, K>,
    source: NodeId,
) -> Result<ShortestPaths<u64>, GraphError> {
    dijkstra_with(RadixHeap::default(), graph, source)
}
