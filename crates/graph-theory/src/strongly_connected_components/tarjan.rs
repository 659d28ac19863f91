//! Tarjan's algorithm: finds the strongly connected components in one depth-first search, with
//! low-links and a second stack.
//!
//! Cost: O(V + E) time, O(V) extra space, no recursion.
//!
//! Domain: any directed graph; loops and parallel edges change nothing. Roots are tried in
//! ascending order, arcs in the order of the graph.
//!
//! Source: R. E. Tarjan, "Depth-first search and linear graph algorithms", SIAM Journal on
//! Computing 1 (1972). Giving a vertex that has left the stack an index above all others is a later
//! implementation technique.
//!
//! Checked: all digraphs of up to three vertices, those of four without loops, and random ones,
//! against the transitive closure; every low-link against its definition.
//!
//! Page: `docs/en/graph-theory/strongly-connected-components/tarjan.md`.

pub mod plain;

use std::slice;

use crate::Components;
use crate::graph::{Arc, DiGraph, EdgeId, NodeId};

/// A step of the search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// Vertex `u` was discovered. It is now the last vertex on the path, and on top of the stack.
    Discover {
        /// The vertex.
        u: NodeId,
    },
    /// An arc out of the last vertex on the path leads to a vertex discovered before. If that is
    /// still on the stack, the low-link of the last vertex is now at most its index.
    Look {
        /// The edge of the arc.
        edge: EdgeId,
    },
    /// Vertex `u` has no arcs left, and has passed its low-link to the vertex before it on the
    /// path.
    Leave {
        /// The vertex.
        u: NodeId,
        /// Its final low-link.
        low: u32,
    },
    /// The low-link of `root` is its own index: it and all vertices above it on the stack are a
    /// class, and about to be popped.
    Emit {
        /// The vertex of the class that was discovered first.
        root: NodeId,
    },
}

/// Marks an undiscovered vertex. The two largest numbers are never indices, because a graph has
/// fewer vertices.
const UNSEEN: u32 = u32::MAX;
/// Marks a vertex that has left the stack. It is above every index, so it lowers no low-link.
const GONE: u32 = u32::MAX - 1;

/// The state of a search.
#[derive(Debug, Clone)]
pub struct Search<'g, W> {
    /// For each vertex, the number of vertices discovered before it, or [`UNSEEN`] or [`GONE`].
    index: Vec<u32>,
    n_seen: u32,
    /// The vertices from the root to the current vertex.
    path: Vec<Visit<'g, W>>,
    /// The vertices that were discovered but whose class is not complete, by ascending index.
    stack: Vec<NodeId>,
    /// The class of each vertex that has left the stack; classes are numbered in the order of
    /// emission.
    class_of: Vec<u32>,
    n_classes: u32,
}

/// A vertex on the path.
#[derive(Debug, Clone)]
struct Visit<'g, W> {
    u: NodeId,
    /// The least index on the stack known to be reachable from `u` and the vertices discovered
    /// after it, with one arc at the end.
    low: u32,
    /// The arcs that have not been looked at yet.
    arcs: slice::Iter<'g, Arc<W>>,
}

/// Returns the strongly connected components, numbered in topological order: an arc between two
/// classes leads from the lower number to the higher one. O(V + E).
///
/// ```
/// use graph_theory::{DiGraph, tarjan};
///
/// let graph = DiGraph::from_edges(4, [(0, 1), (1, 2), (2, 0), (2, 3)])?;
/// assert_eq!(tarjan(&graph).len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn tarjan<W>(graph: &DiGraph<W>) -> Components {
    tarjan_watched(graph, |_, _| {})
}

/// Works like [`tarjan`], but passes each [`Step`] and the search after it to `watch`.
pub fn tarjan_watched<W>(
    graph: &DiGraph<W>,
    mut watch: impl FnMut(Step, &Search<'_, W>),
) -> Components {
    let mut search = Search::new(graph.n_nodes());
    for root in graph.nodes() {
        if search.index[root.index()] == UNSEEN {
            search.discover(graph, root, &mut watch);
            search.finish_path(graph, &mut watch);
        }
    }
    // No arc leads into the class emitted last, so it comes first.
    for class in &mut search.class_of {
        *class = search.n_classes - 1 - *class;
    }
    Components::new(search.class_of, search.n_classes as usize)
}

impl<'g, W> Search<'g, W> {
    fn new(n_nodes: usize) -> Self {
        Search {
            index: vec![UNSEEN; n_nodes],
            n_seen: 0,
            path: Vec::new(),
            stack: Vec::new(),
            class_of: vec![0; n_nodes],
            n_classes: 0,
        }
    }

    /// Continues the depth-first search until the path is empty.
    fn finish_path(&mut self, graph: &'g DiGraph<W>, watch: &mut impl FnMut(Step, &Self)) {
        while let Some(visit) = self.path.last_mut() {
            // Invariant: each vertex on the stack reaches a vertex on the path that is not above
            // it, and the path continues to its last vertex. The vertices that have left the stack
            // reach none on it.
            match visit.arcs.next() {
                Some(arc) => match self.index[arc.head.index()] {
                    UNSEEN => self.discover(graph, arc.head, watch),
                    index => {
                        visit.low = visit.low.min(index);
                        watch(Step::Look { edge: arc.edge }, self);
                    }
                },
                None => self.leave(watch),
            }
        }
    }

    /// Moves on to a new vertex.
    fn discover(&mut self, graph: &'g DiGraph<W>, u: NodeId, watch: &mut impl FnMut(Step, &Self)) {
        self.index[u.index()] = self.n_seen;
        self.path.push(Visit { u, low: self.n_seen, arcs: graph.arcs(u).iter() });
        self.stack.push(u);
        self.n_seen += 1;
        watch(Step::Discover { u }, self);
    }

    /// Backtracks by one vertex, and emits a class if that vertex is the first of one.
    fn leave(&mut self, watch: &mut impl FnMut(Step, &Self)) {
        let Some(Visit { u, low, .. }) = self.path.pop() else { return };
        if let Some(parent) = self.path.last_mut() {
            parent.low = parent.low.min(low);
        }
        watch(Step::Leave { u, low }, self);
        if low == self.index[u.index()] {
            watch(Step::Emit { root: u }, self);
            while let Some(v) = self.stack.pop() {
                self.index[v.index()] = GONE;
                self.class_of[v.index()] = self.n_classes;
                if v == u {
                    break;
                }
            }
            self.n_classes += 1;
        }
    }

    /// Returns the number of vertices discovered before this one, or `None` if it is undiscovered
    /// or has left the stack.
    pub fn index(&self, node: NodeId) -> Option<u32> {
        let index = self.index[node.index()];
        (index < GONE).then_some(index)
    }

    /// Returns an iterator over the vertices from the root to the current vertex, each with its
    /// current low-link.
    pub fn path(&self) -> impl DoubleEndedIterator<Item = (NodeId, u32)> + ExactSizeIterator {
        self.path.iter().map(|visit| (visit.u, visit.low))
    }

    /// Returns the vertices whose class is not complete, by ascending index.
    pub fn stack(&self) -> &[NodeId] {
        &self.stack
    }

    /// Returns the part of the stack from `root` on, which at [`Step::Emit`] is the class. O(its
    /// length).
    pub fn stack_from(&self, root: NodeId) -> &[NodeId] {
        let at = self.stack.iter().rposition(|&v| v == root);
        &self.stack[at.unwrap_or(self.stack.len())..]
    }

    /// Returns the number of classes emitted so far.
    pub fn n_classes(&self) -> usize {
        self.n_classes as usize
    }
}

/// Calls `visit` with each class when it is complete, in reverse topological order: all classes
/// that a class leads to come before it. Its vertices are in the order of their discovery. O(V +
/// E).
pub fn for_each_class<W>(graph: &DiGraph<W>, mut visit: impl FnMut(&[NodeId])) {
    tarjan_watched(graph, |step, search| {
        if let Step::Emit { root } = step {
            visit(search.stack_from(root));
        }
    });
}

/// The numbers on which the algorithm bases its decisions, for each vertex.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LowLinks {
    /// The number of vertices discovered before it.
    pub index: Vec<u32>,
    /// The least of its own index, the low-links of the vertices discovered from it, and the
    /// indices of the heads of its other arcs if these were on the stack at that time.
    pub low: Vec<u32>,
}

/// Returns the indices and low-links of all vertices, for teaching and for tests. O(V + E).
pub fn low_links<W>(graph: &DiGraph<W>) -> LowLinks {
    let n = graph.n_nodes();
    let mut links = LowLinks { index: vec![0; n], low: vec![0; n] };
    tarjan_watched(graph, |step, search| match step {
        Step::Discover { u } => links.index[u.index()] = search.n_seen - 1,
        Step::Leave { u, low } => links.low[u.index()] = low,
        _ => {}
    });
    links
}
