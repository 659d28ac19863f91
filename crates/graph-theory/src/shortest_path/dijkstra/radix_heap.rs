//! Part of [Dijkstra's algorithm](super): a queue for whole numbers of any size, which compares no
//! two entries but when it distributes a bucket.
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

/// An entry of a queue: something at a distance.
pub trait Distant: Copy {
    /// The distance.
    fn far(self) -> u64;
}

impl Distant for (u64, NodeId) {
    fn far(self) -> u64 {
        self.0
    }
}

/// A radix heap: an entry is in the bucket of the highest bit in which its distance differs from
/// the last one out, and in bucket 0 if it does not.
///
/// Cost: an entry only ever moves to a lower bucket, so at most 64 times; in practice a few times.
/// It moves along whole buckets, which a memory likes better than the jumps of a heap.
#[derive(Debug, Clone)]
pub struct RadixHeap<E = (u64, NodeId)> {
    buckets: [Vec<E>; 65],
    /// The distance of the last one out.
    last: u64,
}

impl<E> Default for RadixHeap<E> {
    fn default() -> Self {
        RadixHeap { buckets: [const { Vec::new() }; 65], last: 0 }
    }
}

impl<E: Distant> RadixHeap<E> {
    /// Puts an entry in.
    pub fn insert(&mut self, entry: E) {
        debug_assert!(self.last <= entry.far(), "nearer than the last one out");
        let bucket = u64::BITS - (entry.far() ^ self.last).leading_zeros();
        self.buckets[bucket as usize].push(entry);
    }

    /// Takes out an entry of the least distance. Whenever entries move, those that are no longer
    /// `wanted` are dropped.
    pub fn take(&mut self, wanted: impl Fn(E) -> bool) -> Option<E> {
        while self.buckets[0].is_empty() {
            let first = self.buckets.iter().position(|bucket| !bucket.is_empty())?;
            let mut entries = std::mem::take(&mut self.buckets[first]);
            // All of them agree with the least of them in the bit that sets them apart from the
            // last, so they move down.
            self.last = entries.iter().map(|entry| entry.far()).min()?;
            for entry in entries.drain(..).filter(|entry| wanted(*entry)) {
                self.insert(entry);
            }
            // Empty, but with room for those that come.
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

/// Dijkstra's algorithm with a radix heap: for unsigned weights of any size.
///
/// Cost: O(E + V log D) time for a longest distance of D, O(V + E) space.
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
/// As [`dijkstra`](super::dijkstra).
#[doc(alias = "radix")]
pub fn dijkstra_radix<W: Weight<Sum = u64>, K: Kind>(
    graph: &Graph<W, K>,
    source: NodeId,
) -> Result<ShortestPaths<u64>, GraphError> {
    dijkstra_with(RadixHeap::default(), graph, source)
}
