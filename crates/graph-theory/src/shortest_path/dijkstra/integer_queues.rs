//! Part of [Dijkstra's algorithm](super): two queues for whole numbers, which never compare two
//! entries.
//!
//! Both use that the search is monotone: what comes in is never nearer than what came out last.
//!
//! Page: `docs/en/graph-theory/shortest-path/dijkstra.md`.

use super::check_reached;
use crate::error::GraphError;
use crate::graph::{Graph, Kind, NodeId};
use crate::paths::ShortestPaths;
use crate::weight::Weight;

/// A queue from which the least entry comes out first, if none less than the last one out ever
/// comes in.
pub trait MonotoneQueue {
    /// Puts a vertex in, at its distance.
    fn push(&mut self, far: u64, node: NodeId);
    /// Takes out an entry of the least distance.
    fn pop(&mut self) -> Option<(u64, NodeId)>;
}

/// A bucket for each distance, in a ring: Dial's queue. Entries may be at most `most` farther than
/// the last one out.
///
/// Cost: O(1) to put an entry in; to take all out, one step for each entry and each distance.
#[derive(Debug, Clone)]
#[doc(alias = "BucketQueue")]
pub struct Dial {
    buckets: Vec<Vec<NodeId>>,
    /// The distance of the last one out, and the bucket it was in.
    last: u64,
    at: usize,
    len: usize,
}

impl Dial {
    /// An empty queue for arcs of a weight of at most `most`.
    pub fn new(most: u32) -> Self {
        Dial { buckets: vec![Vec::new(); most as usize + 1], last: 0, at: 0, len: 0 }
    }
}

impl MonotoneQueue for Dial {
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

/// Dijkstra's algorithm with Dial's queue: for small weights. One bucket for each distance up to
/// the largest weight, which is found first.
///
/// Cost: O(V + E + longest distance) time, O(V + E + largest weight) space.
///
/// ```
/// use graph_theory::shortest_path::dijkstra::integer_queues::dial;
/// use graph_theory::{DiGraph, NodeId};
///
/// let graph = DiGraph::from_weighted_edges(3, [(0, 1, 4_u32), (0, 2, 1), (2, 1, 2)])?;
/// let paths = dial(&graph, NodeId::from(0))?;
/// assert_eq!(paths.dist(NodeId::from(1)), Some(3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As [`dijkstra`](super::dijkstra), and [`GraphError::TooLarge`] if a weight has more than 24
/// bits.
#[doc(alias = "bucket_queue")]
pub fn dial<W: Weight<Sum = u64>, K: Kind>(
    graph: &Graph<W, K>,
    source: NodeId,
) -> Result<ShortestPaths<u64>, GraphError> {
    let most = graph.edges().iter().map(|edge| edge.weight.to_sum()).max().unwrap_or(0);
    let buckets = u32::try_from(most).ok().filter(|most| most >> 24 == 0);
    let too_large =
        GraphError::TooLarge { what: "buckets", n: most.try_into().unwrap_or(usize::MAX) };
    dijkstra_with(Dial::new(buckets.ok_or(too_large)?), graph, source)
}

/// Dijkstra's algorithm with a radix heap: for unsigned weights of any size.
///
/// Cost: O(E + V log D) time for a longest distance of D, O(V + E) space.
///
/// ```
/// use graph_theory::shortest_path::dijkstra::integer_queues::radix;
/// use graph_theory::{DiGraph, NodeId};
///
/// let graph = DiGraph::from_weighted_edges(3, [(0, 1, 4_u32), (0, 2, 1), (2, 1, 2)])?;
/// let paths = radix(&graph, NodeId::from(0))?;
/// assert_eq!(paths.dist(NodeId::from(1)), Some(3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As [`dijkstra`](super::dijkstra).
#[doc(alias = "radix_heap")]
pub fn radix<W: Weight<Sum = u64>, K: Kind>(
    graph: &Graph<W, K>,
    source: NodeId,
) -> Result<ShortestPaths<u64>, GraphError> {
    dijkstra_with(RadixHeap::default(), graph, source)
}

/// Dijkstra's algorithm with a queue of the caller's, which must be empty.
///
/// # Errors
/// As [`dijkstra`](super::dijkstra).
pub fn dijkstra_with<W: Weight<Sum = u64>, K: Kind>(
    mut queue: impl MonotoneQueue,
    graph: &Graph<W, K>,
    source: NodeId,
) -> Result<ShortestPaths<u64>, GraphError> {
    let mut paths = ShortestPaths::unreached(graph.n_nodes());
    let mut overflow = false;
    paths.start(graph.check(source)?);
    queue.push(0, source);
    while let Some((far, u)) = queue.pop() {
        if paths.dist(u) != Some(far) {
            continue;
        }
        for arc in graph.arcs(u) {
            match far.checked_add(arc.weight.to_sum()) {
                None => overflow = true,
                Some(through_u) if paths.is_shorter(arc.head, through_u) => {
                    paths.arrive(arc.head, through_u, arc.edge);
                    queue.push(through_u, arc.head);
                }
                Some(_) => {}
            }
        }
    }
    if overflow {
        check_reached(graph, |u| paths.is_reached(u))?;
    }
    Ok(paths)
}
