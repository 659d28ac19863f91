//! Networks for the races of flows, from a seed, in the forms that the entries take.

use ac_library::MfGraph;
use graph_theory::network_flow::FlowNetwork;
use petgraph::graph::DiGraph;

use crate::SplitMix64;

const SEED: u64 = 6;

/// Edges with capacities, and between which vertices to let flow.
#[derive(Debug, Clone)]
pub(crate) struct Network {
    pub(crate) n_nodes: usize,
    pub(crate) edges: Vec<(u32, u32, i64)>,
    pub(crate) source: u32,
    pub(crate) sink: u32,
}

impl Network {
    /// Ours, its arcs sorted.
    pub(crate) fn ours(&self) -> FlowNetwork<i64> {
        let edges = self.edges.iter().copied();
        let mut network = FlowNetwork::from_edges(self.n_nodes, edges).unwrap_or_default();
        network.freeze();
        network
    }

    /// petgraph's, which wants capacities without a sign.
    pub(crate) fn petgraph(&self) -> DiGraph<(), u64> {
        let mut graph = DiGraph::with_capacity(self.n_nodes, self.edges.len());
        for _ in 0..self.n_nodes {
            graph.add_node(());
        }
        for &(u, v, capacity) in &self.edges {
            graph.add_edge(u.into(), v.into(), capacity.unsigned_abs());
        }
        graph
    }

    /// ac-library's.
    pub(crate) fn ac_library(&self) -> MfGraph<i64> {
        let mut graph = MfGraph::new(self.n_nodes);
        for &(u, v, capacity) in &self.edges {
            graph.add_edge(u as usize, v as usize, capacity);
        }
        graph
    }
}

/// `m` edges between vertices at random, no two alike and no loop, of capacities 1 to 1000; from the first vertex to the last.
pub(crate) fn random(n: u32, m: usize) -> Network {
    let mut random = SplitMix64::new(SEED);
    let mut pairs = std::collections::HashSet::new();
    let mut edges = Vec::with_capacity(m);
    while edges.len() < m {
        let (u, v) = (random.below(n), random.below(n));
        if u != v && pairs.insert((u, v)) {
            edges.push((u, v, 1 + random.below(1000_i64)));
        }
    }
    Network { n_nodes: n as usize, edges, source: 0, sink: n - 1 }
}

/// The network on which each shortest path carries one unit: `k` vertices on either side of the middle, and as many pairs of ways
/// to it, each longer than the last, which push forth and take back all the edges of the middle in turn.
pub(crate) fn seesaw(k: u32) -> Network {
    let mut edges = Vec::new();
    let (left, right) = (|i: u32| 2 + i, |j: u32| 2 + k + j);
    for i in 0..k {
        edges.extend((0..k).map(|j| (left(i), right(j), 1)));
    }
    let mut n_nodes = 2 + 2 * k;
    let (mut out, mut into) = (0, 1);
    let plenty = i64::from(k).pow(3);
    for turn in 0..k {
        for i in 0..k {
            let (enter, leave) =
                if turn % 2 == 0 { (left(i), right(i)) } else { (right(i), left(i)) };
            edges.extend([(out, enter, i64::from(k)), (leave, into, i64::from(k))]);
        }
        let [a, b, c, d] = [n_nodes, n_nodes + 1, n_nodes + 2, n_nodes + 3];
        n_nodes += 4;
        edges.extend([(out, a, plenty), (a, b, plenty), (c, into, plenty), (d, c, plenty)]);
        (out, into) = (b, d);
    }
    Network { n_nodes: n_nodes as usize, edges, source: 0, sink: 1 }
}
