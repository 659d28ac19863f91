//! Tarjan's algorithm: the strongly connected components in one depth-first search, with low-links
//! and a second stack.
//!
//! Cost: O(V + E) time, O(V) extra space, no recursion.
//!
//! Domain: any directed graph; loops and parallel edges change nothing. Roots are tried in
//! ascending order, arcs in the order of the graph.
//!
//! Source: R. E. Tarjan, "Depth-first search and linear graph algorithms", SIAM Journal on
//! Computing 1 (1972). That a vertex which has left the stack gets an index above all others is a
//! device of implementations since.
//!
//! Checked: all digraphs of up to three vertices, those of four without loops, and random ones,
//! against the transitive closure; every low-link against its definition.
//!
//! Page: `docs/en/graph-theory/strongly-connected-components/tarjan.md`.

pub mod plain;

use std::slice;

use crate::Components;
use crate::graph::{Arc, DiGraph, EdgeId, NodeId};

/// What the search does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// Vertex `u` was met for the first time. It is the last of the path, and the last on the
    /// stack.
    Discover {
        /// The vertex.
        u: NodeId,
    },
    /// An arc out of the last vertex of the path leads to a vertex met before. If that is still on
    /// the stack, the last vertex's low-link is now at most its index.
    Look {
        /// The arc's edge.
        edge: EdgeId,
    },
    /// Vertex `u` has no arc left, and has handed its low-link to the vertex before it on the path.
    Leave {
        /// The vertex.
        u: NodeId,
        /// Its low-link, now final.
        low: u32,
    },
    /// The low-link of `root` is its own index: it and all vertices above it on the stack are a
    /// class, and about to be taken off.
    Emit {
        /// The first vertex of the class that was met.
        root: NodeId,
    },
}

/// Not met yet. The two highest numbers are no indices, for a graph has fewer vertices.
const UNSEEN: u32 = u32::MAX;
/// Off the stack: above every index, so that it lowers no low-link.
const GONE: u32 = u32::MAX - 1;

/// A search under way.
#[derive(Debug, Clone)]
pub struct Search<'g, W> {
    /// How many vertices were met before this one; or [`UNSEEN`], or [`GONE`].
    index: Vec<u32>,
    n_seen: u32,
    /// The vertices from the root to the one that the search is at.
    path: Vec<Visit<'g, W>>,
    /// The vertices that were met, but whose class is not complete, by ascending index.
    stack: Vec<NodeId>,
    /// Of those that are off the stack: in which class they are, counted in the order of emission.
    class_of: Vec<u32>,
    n_classes: u32,
}

/// A vertex on the path.
#[derive(Debug, Clone)]
struct Visit<'g, W> {
    u: NodeId,
    /// The least index on the stack that is known to be reached from `u` and what was met after it,
    /// by one arc at the end.
    low: u32,
    /// The arcs not yet looked at.
    arcs: slice::Iter<'g, Arc<W>>,
}

/// The strongly connected components, numbered in topological order: an arc between two classes
/// leads from the lower number to the higher one. O(V + E).
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

/// The components, observed.
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
    // Nothing leads to the class emitted last.
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

    /// Depth-first search, until the path is empty.
    fn finish_path(&mut self, graph: &'g DiGraph<W>, watch: &mut impl FnMut(Step, &Self)) {
        while let Some(visit) = self.path.last_mut() {
            // Invariant: each vertex on the stack reaches one of the path that is not above it, and
            // the path leads on to the last vertex. What is off the stack reaches nothing that is
            // on it.
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

    /// Goes on to a vertex that was not met before.
    fn discover(&mut self, graph: &'g DiGraph<W>, u: NodeId, watch: &mut impl FnMut(Step, &Self)) {
        self.index[u.index()] = self.n_seen;
        self.path.push(Visit { u, low: self.n_seen, arcs: graph.arcs(u).iter() });
        self.stack.push(u);
        self.n_seen += 1;
        watch(Step::Discover { u }, self);
    }

    /// Goes back by one vertex, and emits a class if that vertex is the first of one.
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

    /// How many vertices were met before this one; none if it was not met, or is off the stack.
    pub fn index(&self, node: NodeId) -> Option<u32> {
        let index = self.index[node.index()];
        (index < GONE).then_some(index)
    }

    /// The vertices from the root to the one that the search is at, each with its low-link so far.
    pub fn path(&self) -> impl DoubleEndedIterator<Item = (NodeId, u32)> + ExactSizeIterator {
        self.path.iter().map(|visit| (visit.u, visit.low))
    }

    /// The vertices whose class is not complete, by ascending index.
    pub fn stack(&self) -> &[NodeId] {
        &self.stack
    }

    /// The part of the stack from `root` on: at [`Step::Emit`], the class. O(its length).
    pub fn stack_from(&self, root: NodeId) -> &[NodeId] {
        let at = self.stack.iter().rposition(|&v| v == root);
        &self.stack[at.unwrap_or(self.stack.len())..]
    }

    /// How many classes were emitted.
    pub fn n_classes(&self) -> usize {
        self.n_classes as usize
    }
}

/// Hands over each class when it is complete, in reverse topological order: whatever a class leads
/// to was there before. Its vertices come in the order in which they were met. O(V + E).
pub fn for_each_class<W>(graph: &DiGraph<W>, mut visit: impl FnMut(&[NodeId])) {
    tarjan_watched(graph, |step, search| {
        if let Step::Emit { root } = step {
            visit(search.stack_from(root));
        }
    });
}

/// The numbers by which the algorithm decides, of each vertex.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LowLinks {
    /// How many vertices were met before it.
    pub index: Vec<u32>,
    /// The least of its own index, the low-links of the vertices that were met from it, and the
    /// indices of the vertices to which its other arcs lead, if these were on the stack then.
    pub low: Vec<u32>,
}

/// Indices and low-links of all vertices, for teaching and for tests. O(V + E).
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
