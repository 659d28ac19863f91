//! Topological sort: the vertices in an order in which every arc leads forward, or a cycle, because
//! of which there is none.
//!
//! Cost: O(V + E) time, O(V) space. The smallest order takes O((V + E) log V).
//!
//! Domain: directed graphs. Parallel arcs count each time; a loop is a cycle. No recursion.
//!
//! Source: A. B. Kahn, "Topological sorting of large networks" (1962). The other way, by the
//! finishing times of a depth-first search: R. E. Tarjan, "Edge-disjoint spanning trees and
//! depth-first search" (1976).
//!
//! Checked: all 65 536 directed graphs of four vertices and all lists of up to four arcs among
//! three, against all permutations; random ones by [`is_topological`], which tries every arc.
//!
//! Page: `docs/en/graph-theory/traverse/topological-sort.md`.

pub mod dag;
pub mod orders;
pub mod plain;

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::depth_first_search::{DepthFirstSearch, Step as SearchStep, find_cycle};
use crate::error::GraphError;
use crate::graph::{DiGraph, NodeId};

/// What Kahn's algorithm does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The vertex comes next in the order.
    Place {
        /// The vertex.
        u: NodeId,
    },
    /// The last arc into `v` came from a vertex that is placed: `v` waits for nothing any more.
    Free {
        /// The vertex placed last.
        u: NodeId,
        /// The vertex that is free now.
        v: NodeId,
    },
}

/// How far Kahn's algorithm is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kahn {
    /// For each vertex, how many arcs lead to it from vertices that are not placed.
    n_waiting: Vec<u32>,
    /// The vertices that are placed, and behind them those that are free, as a queue.
    order: Vec<NodeId>,
    n_placed: usize,
}

impl Kahn {
    fn new<W>(graph: &DiGraph<W>) -> Self {
        let mut n_waiting = vec![0; graph.n_nodes()];
        for arc in graph.all_arcs() {
            n_waiting[arc.head.index()] += 1;
        }
        let order = graph.nodes().filter(|u| n_waiting[u.index()] == 0).collect();
        Kahn { n_waiting, order, n_placed: 0 }
    }

    /// For how many arcs a vertex waits. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn n_waiting(&self, node: NodeId) -> u32 {
        self.n_waiting[node.index()]
    }

    /// The vertices that are placed, in order.
    pub fn placed(&self) -> &[NodeId] {
        &self.order[..self.n_placed]
    }

    /// The vertices that could be placed now, the next one first.
    pub fn free(&self) -> &[NodeId] {
        &self.order[self.n_placed..]
    }
}

/// The vertices in an order in which every arc leads forward. Of those that are free at the same
/// time, the one that became so first comes first; at the start, the lowest.
///
/// ```
/// use graph_theory::{DiGraph, NodeId, topological_sort};
///
/// let order = topological_sort(&DiGraph::from_edges(4, [(3, 1), (1, 0), (3, 2), (2, 0)])?)?;
/// assert_eq!(order, [3, 1, 2, 0].map(NodeId::from));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`GraphError::Cycle`] if there is no such order, with a cycle.
pub fn topological_sort<W>(graph: &DiGraph<W>) -> Result<Vec<NodeId>, GraphError> {
    topological_sort_watched(graph, |_, _| {})
}

/// Like [`topological_sort`](topological_sort()), observed: each vertex that is placed, and each
/// that becomes free.
///
/// # Errors
/// [`GraphError::Cycle`].
pub fn topological_sort_watched<W>(
    graph: &DiGraph<W>,
    mut watch: impl FnMut(Step, &Kahn),
) -> Result<Vec<NodeId>, GraphError> {
    let mut kahn = Kahn::new(graph);
    while let Some(&u) = kahn.free().first() {
        // Invariant: a vertex is placed or free exactly if it waits for no arc; all arcs into
        // placed ones lead forward.
        kahn.n_placed += 1;
        watch(Step::Place { u }, &kahn);
        for v in graph.neighbors(u) {
            kahn.n_waiting[v.index()] -= 1;
            if kahn.n_waiting[v.index()] == 0 {
                kahn.order.push(v);
                watch(Step::Free { u, v }, &kahn);
            }
        }
    }
    all_or_cycle(graph, kahn.order)
}

/// An order that has all vertices, or a cycle: each vertex that is left waits for another one.
fn all_or_cycle<W>(graph: &DiGraph<W>, order: Vec<NodeId>) -> Result<Vec<NodeId>, GraphError> {
    if order.len() == graph.n_nodes() {
        return Ok(order);
    }
    match find_cycle(graph).map(|cycle| cycle.edges) {
        Some(edges) => Err(GraphError::Cycle { edges }),
        None => Ok(order),
    }
}

/// Another such order: the vertices as a depth-first search finishes them, turned round.
///
/// ```
/// use graph_theory::{DiGraph, NodeId};
/// use graph_theory::traverse::topological_sort::by_finishing_times;
///
/// let order = by_finishing_times(&DiGraph::from_edges(3, [(2, 1), (1, 0)])?)?;
/// assert_eq!(order, [2, 1, 0].map(NodeId::from));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`GraphError::Cycle`].
pub fn by_finishing_times<W>(graph: &DiGraph<W>) -> Result<Vec<NodeId>, GraphError> {
    let mut order = Vec::with_capacity(graph.n_nodes());
    let mut search = DepthFirstSearch::new(graph);
    while let Some(step) = search.next() {
        match step {
            // The head is finished before its tail is: it comes behind it.
            SearchStep::Finish { node } => order.push(node),
            SearchStep::Back { v, edge, .. } => {
                let edges = search.closed_cycle(v, edge).edges;
                return Err(GraphError::Cycle { edges });
            }
            SearchStep::Discover { .. } | SearchStep::Cross { .. } => {}
        }
    }
    order.reverse();
    Ok(order)
}

/// The least of all such orders: of the vertices that are free, always the lowest comes next.
/// O((V + E) log V).
///
/// # Errors
/// [`GraphError::Cycle`].
pub fn smallest_order<W>(graph: &DiGraph<W>) -> Result<Vec<NodeId>, GraphError> {
    let Kahn { mut n_waiting, order: free, .. } = Kahn::new(graph);
    let mut free: BinaryHeap<Reverse<NodeId>> = free.into_iter().map(Reverse).collect();
    let mut order = Vec::with_capacity(graph.n_nodes());
    while let Some(Reverse(u)) = free.pop() {
        // Invariant: `order` is the beginning of the least order.
        order.push(u);
        for v in graph.neighbors(u) {
            n_waiting[v.index()] -= 1;
            if n_waiting[v.index()] == 0 {
                free.push(Reverse(v));
            }
        }
    }
    all_or_cycle(graph, order)
}

/// The vertices by generations: first those to which no arc leads, and then always those whose last
/// predecessor is in the generation before. So the generation of a vertex is the number of arcs on
/// a longest path to it. O(V + E).
///
/// # Errors
/// [`GraphError::Cycle`].
pub fn generations<W>(graph: &DiGraph<W>) -> Result<Vec<Vec<NodeId>>, GraphError> {
    let mut generation = vec![0; graph.n_nodes()];
    let mut generations: Vec<Vec<NodeId>> = Vec::new();
    for u in topological_sort(graph)? {
        let own: usize = generation[u.index()];
        if own == generations.len() {
            generations.push(Vec::new());
        }
        generations[own].push(u);
        for v in graph.neighbors(u) {
            let later = &mut generation[v.index()];
            *later = (*later).max(own + 1);
        }
    }
    Ok(generations)
}

/// The certificate: whether `order` has every vertex once, and every arc leads forward in it. O(V +
/// E).
pub fn is_topological<W>(graph: &DiGraph<W>, order: &[NodeId]) -> bool {
    let mut place = vec![usize::MAX; graph.n_nodes()];
    for (i, u) in order.iter().enumerate() {
        match place.get_mut(u.index()) {
            Some(free) if *free == usize::MAX => *free = i,
            _ => return false,
        }
    }
    order.len() == place.len()
        && graph.edges().iter().all(|edge| place[edge.tail.index()] < place[edge.head.index()])
}

/// Whether there is exactly one such order: then, and only then, an arc joins each vertex of it to
/// the next. O(V + E).
///
/// # Errors
/// [`GraphError::Cycle`].
pub fn is_unique_order<W>(graph: &DiGraph<W>) -> Result<bool, GraphError> {
    let order = topological_sort(graph)?;
    let is_arc = |pair: &[NodeId]| graph.neighbors(pair[0]).any(|v| v == pair[1]);
    Ok(order.windows(2).all(is_arc))
}
