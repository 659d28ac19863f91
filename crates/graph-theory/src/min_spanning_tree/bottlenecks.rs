//! Part of [the group](super): the heaviest edge on the path between two vertices of a forest.
//!
//! Page: `docs/en/graph-theory/README.md`.

use super::{SpanningForestError, kruskal::kruskal};
use crate::error::GraphError;
use crate::graph::{EdgeId, NodeId, UnGraph};
use crate::weight::Weight;

/// The heaviest edge on the path between any two vertices in a minimum spanning forest. No other
/// path of the graph has a lighter heaviest edge.
///
/// The forest is rebuilt from light to heavy edges as a forest of links: when an edge joins two
/// trees, the root of the smaller one gets a link to the root of the larger one. Two vertices
/// become joined when the heaviest edge between them is added, and that is the last link on the
/// path from either of them to where their paths meet.
#[derive(Debug, Clone)]
pub struct Bottlenecks {
    /// The edges of the forest, from light to heavy.
    edges: Vec<EdgeId>,
    links: Vec<Link>,
}

/// The link of a vertex to its parent.
#[derive(Debug, Clone, Copy)]
struct Link {
    to: NodeId,
    /// The time at which the link was made: the position of its edge in the list. Times ascend on
    /// every path to a root.
    time: u32,
}

/// The time of the missing link of a root.
const NEVER: u32 = u32::MAX;

impl Bottlenecks {
    /// Finds the bottlenecks of a graph. O(E log E).
    ///
    /// # Errors
    /// The same as [`kruskal`].
    pub fn new<W: Weight>(graph: &UnGraph<W>) -> Result<Self, GraphError> {
        let forest = kruskal(graph)?;
        Ok(Self::link_all(graph, forest.edges).0)
    }

    /// Finds the bottlenecks in a claimed forest.
    pub(super) fn within<W: Weight>(
        graph: &UnGraph<W>,
        forest: &[EdgeId],
    ) -> Result<Self, SpanningForestError> {
        if let Some(&edge) = forest.iter().find(|edge| graph.n_edges() <= edge.index()) {
            return Err(SpanningForestError::NoSuchEdge { edge });
        }
        match Self::link_all(graph, forest.to_vec()) {
            (_, Some(edge)) => Err(SpanningForestError::Cycle { edge }),
            (paths, None) => Ok(paths),
        }
    }

    /// Makes the links. Also returns the first edge that closes a cycle, if there is one. O(V + n
    /// log V) for n edges.
    fn link_all<W: Weight>(graph: &UnGraph<W>, mut edges: Vec<EdgeId>) -> (Self, Option<EdgeId>) {
        edges.sort_unstable_by(|a, b| {
            graph.edge(*a).weight.order(&graph.edge(*b).weight).then(a.cmp(b))
        });
        let links = graph.nodes().map(|to| Link { to, time: NEVER }).collect();
        let mut paths = Bottlenecks { edges: Vec::new(), links };
        let mut size = vec![1_u32; graph.n_nodes()];
        for (time, &id) in (0..).zip(&edges) {
            let edge = graph.edge(id);
            let (a, b) = (paths.root(edge.tail), paths.root(edge.head));
            if a == b {
                return (paths, Some(id));
            }
            let (child, to) = if size[b.index()] <= size[a.index()] { (b, a) } else { (a, b) };
            size[to.index()] += size[child.index()];
            paths.links[child.index()] = Link { to, time };
        }
        paths.edges = edges;
        (paths, None)
    }

    fn root(&self, mut node: NodeId) -> NodeId {
        while self.links[node.index()].to != node {
            node = self.links[node.index()].to;
        }
        node
    }

    /// Returns the heaviest edge on the path between two vertices; of several, the one with the
    /// highest id. Returns `None` if no path joins them, or they are the same vertex. O(log V).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn between(&self, mut u: NodeId, mut v: NodeId) -> Option<EdgeId> {
        let mut heaviest = None;
        while u != v {
            // Invariant: u and v are joined by the edges up to some time not before the last link,
            // or not joined at all.
            let (up_u, up_v) = (self.links[u.index()], self.links[v.index()]);
            let (end, up) = if up_u.time < up_v.time { (&mut u, up_u) } else { (&mut v, up_v) };
            if up.time == NEVER {
                return None;
            }
            *end = up.to;
            heaviest = self.edges.get(up.time as usize).copied();
        }
        heaviest
    }
}
