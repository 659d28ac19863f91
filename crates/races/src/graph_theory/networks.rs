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

/// `m` edges between vertices at random, no two alike and no loop, or all such edges if they are
/// fewer; of capacities 1 to 1000, from the first vertex to the last.
pub(crate) fn random(n: u32, m: usize) -> Network {
    let m = m.min(n as usize * (n as usize - 1));
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

/// The network on which each shortest path carries one unit: `k` vertices on either side of the
/// middle, and as many pairs of ways to it, each longer than the last, which push forth and take
/// back all the edges of the middle in turn.
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

/// A grid of `k` x `k` vertices with edges of capacities 1 to 100 both ways between neighbors, from
/// a source that feeds the left side to a sink that drains the right one.
pub(crate) fn grid(k: u32) -> Network {
    let mut edges = between_neighbors(k);
    let (source, sink) = (k * k, k * k + 1);
    for row in 0..k {
        edges.push((source, row * k, 10_000));
        edges.push((row * k + k - 1, sink, 10_000));
    }
    Network { n_nodes: sink as usize + 1, edges, source, sink }
}

/// The same grid as a picture: each vertex is drawn to the source and to the sink, with capacities
/// up to 119. A minimum cut says which vertices belong to which.
pub(crate) fn picture(k: u32) -> Network {
    let mut random = SplitMix64::new(SEED + 1);
    let mut edges = between_neighbors(k);
    let (source, sink) = (k * k, k * k + 1);
    for v in 0..k * k {
        edges.push((source, v, random.below(120)));
        edges.push((v, sink, random.below(120)));
    }
    Network { n_nodes: sink as usize + 1, edges, source, sink }
}

fn between_neighbors(k: u32) -> Vec<(u32, u32, i64)> {
    let mut random = SplitMix64::new(SEED);
    let mut edges = Vec::new();
    for v in 0..k * k {
        let right = (v % k + 1 < k).then_some(v + 1);
        let below = (v / k + 1 < k).then_some(v + k);
        for next in right.into_iter().chain(below) {
            edges.push((v, next, 1 + random.below(100_i64)));
            edges.push((next, v, 1 + random.below(100_i64)));
        }
    }
    edges
}

/// `n` vertices on either side and `m` edges between them at random, all of capacity 1.
pub(crate) fn matching(n: u32, m: usize) -> Network {
    let mut random = SplitMix64::new(SEED);
    let (source, sink) = (2 * n, 2 * n + 1);
    let mut edges: Vec<(u32, u32, i64)> =
        (0..n).flat_map(|i| [(source, i, 1), (n + i, sink, 1)]).collect();
    edges.extend((0..m).map(|_| (random.below(n), n + random.below(n), 1)));
    Network { n_nodes: sink as usize + 1, edges, source, sink }
}

/// The same grid without source and sink.
pub(crate) fn plain_grid(k: u32) -> Network {
    Network { n_nodes: (k * k) as usize, edges: between_neighbors(k), source: 0, sink: 0 }
}

/// `depth` frames of `side` x `side` vertices (the generator genrmf of the first DIMACS challenge).
/// In a frame neighbors are joined both ways, by edges that never limit; from each frame to the
/// next, each vertex has an edge of capacity 1 to 1000 to a vertex of its own, in an order at
/// random. From the first corner to the last.
pub(crate) fn frames(side: u32, depth: u32) -> Network {
    let mut random = SplitMix64::new(SEED);
    let area = side * side;
    let plenty = 1000 * i64::from(area);
    let mut edges = Vec::new();
    for frame in 0..depth {
        let vertex = |v: u32| frame * area + v;
        for v in 0..area {
            let right = (v % side + 1 < side).then_some(v + 1);
            let below = (v / side + 1 < side).then_some(v + side);
            for next in right.into_iter().chain(below) {
                edges
                    .extend([(vertex(v), vertex(next), plenty), (vertex(next), vertex(v), plenty)]);
            }
        }
        if frame + 1 < depth {
            let mut order: Vec<u32> = (0..area).collect();
            for i in (1..area).rev() {
                order.swap(i as usize, random.below(i + 1) as usize);
            }
            for (v, next) in (0..).zip(order) {
                let capacity = 1 + random.below(1000_i64);
                edges.push((vertex(v), vertex(next) + area, capacity));
            }
        }
    }
    let n_nodes = area * depth;
    Network { n_nodes: n_nodes as usize, edges, source: 0, sink: n_nodes.saturating_sub(1) }
}

/// An edge from each of `n` vertices to each later one, of capacity 1 to 1000; from the first to
/// the last.
pub(crate) fn onwards(n: u32) -> Network {
    let mut random = SplitMix64::new(SEED);
    let mut edges = Vec::new();
    for u in 0..n {
        edges.extend((u + 1..n).map(|v| (u, v, 1 + random.below(1000_i64))));
    }
    Network { n_nodes: n as usize, edges, source: 0, sink: n.saturating_sub(1) }
}
