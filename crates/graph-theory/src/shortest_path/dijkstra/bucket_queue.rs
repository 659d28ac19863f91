//! Part of [Dijkstra's algorithm](super): a queue with a bucket for each distance, for small
//! integer weights.
//!
//! Source: R. B. Dial, "Algorithm 360: shortest-path forest with topological ordering",
//! *Communications of the ACM* 12 (1969).
//!
//! Page: `docs/en/graph-theory/shortest-path/dijkstra.md`.

use super::monotone_queue::{MonotoneQueue, dijkstra_with};
use crate::error::GraphError;
use crate::graph::{Graph, Kind, NodeId};
use crate::paths::ShortestPaths;
use crate::weight::Weight;

/// A ring of buckets, one for each distance. An entry may be at most `most` farther than the last
/// one removed.
///
/// Cost: O(1) to insert an entry; to remove all of them, one step per entry and per distance.
#[derive(Debug, Clone)]
#[doc(alias = "Dial")]
pub struct BucketQueue {
    buckets: Vec<Vec<NodeId>>,
    /// The distance of the last entry removed, and its bucket.
    last: u64,
    at: usize,
    len: usize,
}

impl BucketQueue {
    /// Returns an empty queue for arcs with weights of at most `most`.
    pub fn new(most: u32) -> Self {
        BucketQueue { buckets: vec![Vec::new(); most as usize + 1], last: 0, at: 0, len: 0 }
    }
}

impl MonotoneQueue for BucketQueue {
    fn push(&mut self, far: u64, node: NodeId) {
        let n_buckets = self.buckets.len();
        let beyond = usize::try_from(far - self.last).unwrap_or(usize::MAX);
        debug_assert!(beyond < n_buckets, "farther than was said");
        self.buckets[(self.at + beyond) % n_buckets].push(node);
        self.len += 1;
    }

    fn pop(&mut self) -> Option<(u64, NodeId)> {
        self.len = self.len.checked_sub(1)?;
        // Invariant: some entry is at `last` or at most `most` beyond it, and none is nearer.
        while self.buckets[self.at].is_empty() {
            self.at = (self.at + 1) % self.buckets.len();
            self.last += 1;
        }
        self.buckets[self.at].pop().map(|node| (self.last, node))
    }
}

/// Runs Dijkstra's algorithm with buckets, which R. B. Dial proposed for small weights. There is
/// one bucket for each distance up to the largest weight, which is determined first.
///
/// Cost: O(V + E + longest distance) time, O(V + E + largest weight) space.
///
/// ```
/// use graph_theory::shortest_path::dijkstra::bucket_queue::dial;
/// use graph_theory::{DiGraph, NodeId};
///
/// let graph = DiGraph::from_weighted_edges(3, [(0, 1, 4_u32), (0, 2, 1), (2, 1, 2)])?;
/// let paths = dial(&graph, NodeId::from(0))?;
/// assert_eq!(paths.dist(NodeId::from(1)), Some(3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The same as [`dijkstra`](super::dijkstra), and [`GraphError::TooLarge`] if a weight has more
/// than 24 bits.
pub fn dial<W: Weight<Sum = u64>, K: Kind>(
    graph: &Graph<W, K>,
    source: NodeId,
) -> Result<ShortestPaths<u64>, GraphError> {
    let most = graph.edges().iter().map(|edge| edge.weight.to_sum()).max().unwrap_or(0);
    let buckets = u32::try_from(most).ok().filter(|most| most >> 24 == 0);
    let too_large =
        GraphError::TooLarge { what: "buckets", n: most.try_into().unwrap_or(usize::MAX) };
    dijkstra_with(BucketQueue::new(buckets.ok_or(too_large)?), graph, source)
}
