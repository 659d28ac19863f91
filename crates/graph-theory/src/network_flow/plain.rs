//! Part of [flows](super): the residual network in textbook version, for the plain versions in this
//! group.
//!
//! The library's own [`FlowNetwork`](super::FlowNetwork) stores the arcs of a vertex contiguously,
//! has capacities of any type, and lets edges be added later.
//!
//! Cost: O(V + E) time and space to build, O(1) for the rest.
//!
//! Domain: nonnegative capacities in an `i64`; loops and parallel edges.
//!
//! Source: L. R. Ford, D. R. Fulkerson, "Maximal flow through a network" (1956), for the idea.
//!
//! Checked: by the plain versions built on it, against the library's.
//!
//! Page: `docs/en/graph-theory/network-flow/flow-networks.md`.

/// A network and its current flow. Edge e has two arcs: 2e from its tail to its head, and 2e + 1
/// back. So the partner of an arc `a` is `a ^ 1`.
///
/// ```
/// use graph_theory::network_flow::plain::Network;
///
/// let mut network = Network::new(3, &[(0, 1, 4), (1, 2, 3)]);
/// network.push(0, 3);
/// assert_eq!(network.residual, [1, 3, 3, 0]);
/// assert_eq!(network.flow(0), 3);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Network {
    /// The arcs out of each vertex.
    pub arcs: Vec<Vec<usize>>,
    /// The head of each arc.
    pub heads: Vec<usize>,
    /// The residual capacity of each arc.
    pub residual: Vec<i64>,
}

impl Network {
    /// Returns the network of these edges, each given as a tail, a head, and a capacity, with no
    /// flow.
    ///
    /// # Panics
    /// If an edge has an end that is not a vertex.
    pub fn new(n_nodes: usize, edges: &[(usize, usize, i64)]) -> Self {
        let (heads, residual) = (Vec::new(), Vec::new());
        let mut network = Network { arcs: vec![Vec::new(); n_nodes], heads, residual };
        for &(tail, head, capacity) in edges {
            for (from, to, residual) in [(tail, head, capacity), (head, tail, 0)] {
                network.arcs[from].push(network.heads.len());
                network.heads.push(to);
                network.residual.push(residual);
            }
        }
        network
    }

    /// Pushes flow along an arc; its partner can take it back.
    ///
    /// # Panics
    /// If there is no such arc, or a number overflows.
    pub fn push(&mut self, arc: usize, amount: i64) {
        self.residual[arc] -= amount;
        self.residual[arc ^ 1] += amount;
    }

    /// Returns the flow through an edge.
    ///
    /// # Panics
    /// If there is no such edge.
    pub fn flow(&self, edge: usize) -> i64 {
        self.residual[2 * edge + 1]
    }

    /// Returns whether each vertex is reachable from `source` along arcs with residual capacity.
    /// After a maximum flow, the reachable vertices are the source's side of a minimum cut.
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn reachable(&self, source: usize) -> Vec<bool> {
        let mut is_reached = vec![false; self.arcs.len()];
        is_reached[source] = true;
        let mut stack = vec![source];
        while let Some(u) = stack.pop() {
            for &arc in &self.arcs[u] {
                let v = self.heads[arc];
                if self.residual[arc] > 0 && !is_reached[v] {
                    is_reached[v] = true;
                    stack.push(v);
                }
            }
        }
        is_reached
    }
}
