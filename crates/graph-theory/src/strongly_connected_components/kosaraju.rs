//! Kosaraju's algorithm: finds the strongly connected components with two searches, the first
//! depth-first and the second backward.
//!
//! Cost: O(V + E) time, O(V + E) extra space, because the arcs are reversed; no recursion.
//!
//! Domain: any directed graph; loops and parallel edges change nothing.
//!
//! Source: S. R. Kosaraju, 1978, unpublished; M. Sharir, "A strong-connectivity algorithm and its
//! applications in data flow analysis" (1981).
//!
//! Checked: all digraphs of up to three vertices, those of four without loops, and random ones,
//! against the transitive closure; every result against Tarjan's algorithm.
//!
//! Page: `docs/en/graph-theory/strongly-connected-components/kosaraju.md`.

pub mod plain;

use crate::Components;
use crate::graph::{DiGraph, NodeId};
use crate::traverse::depth_first_search::{self, DepthFirstSearch};

/// A step of one of the two searches.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// A step of the first search, which is depth-first and follows the arcs.
    First(depth_first_search::Step),
    /// Of the vertices without a class, `node` finished last. It begins the next class.
    Root {
        /// The vertex.
        node: NodeId,
    },
    /// The second search has followed an arc backward.
    Backwards {
        /// The head of the arc, the current vertex of the search.
        from: NodeId,
        /// The tail of the arc.
        to: NodeId,
        /// Whether the tail had no class, and is now in that of the head.
        is_new: bool,
    },
}

/// Marks a vertex without a class.
const NONE: u32 = u32::MAX;

/// Returns the strongly connected components, numbered in topological order: an arc between two
/// classes leads from the lower number to the higher one. The numbers are the same as those of
/// [`tarjan`](super::tarjan::tarjan). O(V + E).
///
/// ```
/// use graph_theory::{DiGraph, kosaraju};
///
/// let graph = DiGraph::from_edges(4, [(0, 1), (1, 2), (2, 0), (2, 3)])?;
/// assert_eq!(kosaraju(&graph).len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn kosaraju<W>(graph: &DiGraph<W>) -> Components {
    second_search(graph, finished(graph), |_| {})
}

/// Works like [`kosaraju`], but passes each [`Step`] to `watch`. The first search is a
/// [`DepthFirstSearch`], which reports every arc.
pub fn kosaraju_watched<W>(graph: &DiGraph<W>, mut watch: impl FnMut(Step)) -> Components {
    let mut order: Vec<NodeId> = Vec::with_capacity(graph.n_nodes());
    for step in DepthFirstSearch::new(graph) {
        if let depth_first_search::Step::Finish { node } = step {
            order.push(node);
        }
        watch(Step::First(step));
    }
    second_search(graph, order, watch)
}

/// Returns the vertices in the order in which a depth-first search finishes them. Since the arcs
/// are not reported, it reads only their heads, which are at most half of what [`DepthFirstSearch`]
/// reads.
fn finished<W>(graph: &DiGraph<W>) -> Vec<NodeId> {
    let mut order = Vec::with_capacity(graph.n_nodes());
    let mut is_met = vec![false; graph.n_nodes()];
    let mut path = Vec::new();
    for root in graph.nodes() {
        if is_met[root.index()] {
            continue;
        }
        is_met[root.index()] = true;
        path.push((root, graph.neighbors(root)));
        while let Some((u, untried)) = path.last_mut() {
            // Invariant: the path leads from the root to u, and contains the discovered but
            // unfinished vertices, each with its untried heads.
            if let Some(v) = untried.find(|v| !is_met[v.index()]) {
                is_met[v.index()] = true;
                path.push((v, graph.neighbors(v)));
            } else {
                order.push(*u);
                path.pop();
            }
        }
    }
    order
}

/// Runs the second search, backward from the vertex that finished last, and so on.
fn second_search<W>(
    graph: &DiGraph<W>,
    mut order: Vec<NodeId>,
    mut watch: impl FnMut(Step),
) -> Components {
    let reversed = Reversed::new(graph);
    let mut class_of = vec![NONE; graph.n_nodes()];
    let mut n_classes = 0;
    let mut waiting = Vec::new();
    while let Some(root) = order.pop() {
        // Invariant: the classes so far are complete, and no arc leads into them from a vertex
        // without a class.
        if class_of[root.index()] != NONE {
            continue;
        }
        class_of[root.index()] = n_classes;
        watch(Step::Root { node: root });
        waiting.push(root);
        while let Some(v) = waiting.pop() {
            for &u in reversed.tails(v) {
                let is_new = class_of[u.index()] == NONE;
                if is_new {
                    class_of[u.index()] = n_classes;
                    waiting.push(u);
                }
                watch(Step::Backwards { from: v, to: u, is_new });
            }
        }
        n_classes += 1;
    }
    Components::new(class_of, n_classes as usize)
}

/// The reversed arcs of a graph, without ids and weights.
struct Reversed {
    /// The tails of the arcs into vertex v are `tails[first[v]..first[v + 1]]`.
    first: Vec<u32>,
    tails: Vec<NodeId>,
}

impl Reversed {
    fn new<W>(graph: &DiGraph<W>) -> Self {
        let mut first = vec![0; graph.n_nodes() + 1];
        for v in graph.nodes().flat_map(|u| graph.neighbors(u)) {
            first[v.index()] += 1;
        }
        let mut n_before = 0;
        for place in &mut first {
            n_before += *place;
            *place = n_before;
        }
        // Now first[v] is the end of the slots of v. Each arc takes the last free one.
        let mut tails = vec![NodeId::default(); graph.n_edges()];
        for u in graph.nodes().rev() {
            for v in graph.neighbors(u).rev() {
                first[v.index()] -= 1;
                tails[first[v.index()] as usize] = u;
            }
        }
        Reversed { first, tails }
    }

    fn tails(&self, v: NodeId) -> &[NodeId] {
        &self.tails[self.first[v.index()] as usize..self.first[v.index() + 1] as usize]
    }
}
