//! Part of [topological sort](super): all topological orders, one after another, or only their
//! number.
//!
//! Page: `docs/en/graph-theory/traverse/topological-sort.md`.

use super::topological_sort;
use crate::error::GraphError;
use crate::graph::{DiGraph, NodeId};

/// Returns an iterator over all topological orders, in ascending order. A graph with a cycle has
/// none; a graph without vertices has one, which is empty. There may be up to V! orders, and each
/// takes O(V² + E), because the search for the next free vertex starts from the first one.
pub fn all_orders<W>(graph: &DiGraph<W>) -> AllOrders<'_, W> {
    // Without a cycle, every beginning can be completed. With one, none can, and there may be V!
    // beginnings to try.
    let next = topological_sort(graph).is_ok().then_some(0);
    AllOrders { n_waiting: in_degrees(graph), graph, order: Vec::new(), next }
}

/// The iterator returned by [`all_orders`].
#[derive(Debug, Clone)]
pub struct AllOrders<'g, W> {
    graph: &'g DiGraph<W>,
    /// For each vertex not in `order`, the number of arcs to it from other such vertices.
    n_waiting: Vec<u32>,
    order: Vec<NodeId>,
    /// The first vertex that may be appended to `order`, or `None` if all orders have been listed.
    next: Option<usize>,
}

/// Marks a vertex that is placed.
const PLACED: u32 = u32::MAX;

fn in_degrees<W>(graph: &DiGraph<W>) -> Vec<u32> {
    let mut degrees = vec![0; graph.n_nodes()];
    for arc in graph.all_arcs() {
        degrees[arc.head.index()] += 1;
    }
    degrees
}

impl<W> AllOrders<'_, W> {
    fn place(&mut self, u: NodeId) {
        self.n_waiting[u.index()] = PLACED;
        self.order.push(u);
        for v in self.graph.neighbors(u) {
            self.n_waiting[v.index()] -= 1;
        }
    }

    fn take_back(&mut self) -> Option<NodeId> {
        let u = self.order.pop()?;
        for v in self.graph.neighbors(u) {
            self.n_waiting[v.index()] += 1;
        }
        self.n_waiting[u.index()] = 0;
        Some(u)
    }
}

impl<W> Iterator for AllOrders<'_, W> {
    type Item = Vec<NodeId>;

    fn next(&mut self) -> Option<Vec<NodeId>> {
        loop {
            // Invariant: all orders that begin with `order` followed by a vertex below `next` have
            // been listed.
            let from = self.next?;
            let free = (from..self.graph.n_nodes()).find(|&i| self.n_waiting[i] == 0);
            if let Some(i) = free {
                self.place(NodeId::at(i));
                self.next = Some(0);
                continue;
            }
            let found = (self.order.len() == self.graph.n_nodes()).then(|| self.order.clone());
            self.next = self.take_back().map(|u| u.index() + 1);
            if found.is_some() {
                return found;
            }
        }
    }
}

/// The largest number of vertices that [`count_orders`] accepts. There are at most 20! orders,
/// which fits 64 bits.
pub const MOST_NODES: usize = 20;

/// Returns the number of topological orders, which is 0 if there is a cycle. For each set of
/// vertices that can come first, its orders are counted by their last vertex. O(2^V V) time, O(2^V)
/// space.
///
/// ```
/// use graph_theory::DiGraph;
/// use graph_theory::traverse::topological_sort::orders::count_orders;
///
/// assert_eq!(count_orders(&DiGraph::from_edges(4, [(3, 1), (1, 0), (3, 2), (2, 0)])?)?, 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`GraphError::TooLarge`] if there are more than [`MOST_NODES`] vertices.
pub fn count_orders<W>(graph: &DiGraph<W>) -> Result<u64, GraphError> {
    let n = graph.n_nodes();
    if MOST_NODES < n {
        return Err(GraphError::TooLarge { what: "vertices", n });
    }
    let mut before = vec![0_usize; n];
    for edge in graph.edges() {
        before[edge.head.index()] |= 1 << edge.tail.index();
    }
    let mut n_orders = vec![0_u64; 1 << n];
    n_orders[0] = 1;
    for set in 0..n_orders.len() {
        // Invariant: all orders of `set` are counted; they came from the sets with one vertex less.
        for (last, before) in before.iter().enumerate() {
            let is_ready = set >> last & 1 == 0 && before & !set == 0;
            if is_ready {
                n_orders[set | 1 << last] += n_orders[set];
            }
        }
    }
    Ok(n_orders[n_orders.len() - 1])
}
