//! Part of [Dijkstra's algorithm](super): only the distances, with 32 bits each, and queue entries
//! of one 64-bit word.
//!
//! Page: `docs/en/graph-theory/shortest-path/dijkstra.md`.

use super::check_reached;
use super::radix_heap::{Distant, RadixHeap};
use crate::error::GraphError;
use crate::graph::{Graph, Kind, NodeId};

/// A queue entry: the distance in the upper half, the vertex in the lower half.
#[derive(Debug, Clone, Copy)]
struct Word(u64);

impl Word {
    fn new(far: u32, node: NodeId) -> Self {
        Word(u64::from(far) << 32 | u64::from(u32::from(node)))
    }

    #[expect(clippy::cast_possible_truncation, reason = "the vertex is the lower half")]
    fn node(self) -> NodeId {
        NodeId::from(self.0 as u32)
    }
}

impl Distant for Word {
    fn far(self) -> u64 {
        self.0 >> 32
    }
}

/// Marks an unreached vertex. It is larger than any distance.
const UNREACHED: u32 = u32::MAX;

/// Returns the distance of each vertex from `source`, or `None` if it is unreachable. It uses only
/// four bytes per vertex and eight per queue entry, so more of the data stays in the caches. O(E +
/// V log D) time, where D is the longest distance; O(V + E) space.
///
/// ```
/// use graph_theory::shortest_path::dijkstra::packed::distances;
/// use graph_theory::{DiGraph, NodeId};
///
/// let graph = DiGraph::from_weighted_edges(4, [(0, 1, 4_u32), (0, 2, 1), (2, 1, 2)])?;
/// assert_eq!(distances(&graph, NodeId::from(0))?, [Some(0), Some(3), Some(1), None]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`GraphError::NodeOutOfRange`] if there is no such vertex; [`GraphError::Overflow`] if the
/// distance of a reachable vertex is 2³² - 1 or more.
pub fn distances<K: Kind>(
    graph: &Graph<u32, K>,
    source: NodeId,
) -> Result<Vec<Option<u32>>, GraphError> {
    let mut far = vec![UNREACHED; graph.n_nodes()];
    let mut queue = RadixHeap::default();
    let mut overflow = false;
    far[graph.check(source)?.index()] = 0;
    queue.insert(Word::new(0, source));
    // An entry can become stale only before it is the nearest one, so it suffices to check it when
    // it moves.
    while let Some(word) = queue.take(|word| word.far() == far[word.node().index()].into()) {
        let u = word.node();
        for arc in graph.arcs(u) {
            let through_u = far[u.index()].saturating_add(arc.weight);
            overflow |= through_u == UNREACHED;
            if through_u < far[arc.head.index()] {
                far[arc.head.index()] = through_u;
                queue.insert(Word::new(through_u, arc.head));
            }
        }
    }
    if overflow {
        check_reached(graph, |u| far[u.index()] != UNREACHED)?;
    }
    Ok(far.into_iter().map(|far| (far != UNREACHED).then_some(far)).collect())
}
