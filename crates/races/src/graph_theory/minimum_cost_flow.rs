//! 6.17 Minimum-cost flow.

use ac_library::MinCostFlowGraph;
use graph_theory::bipartite_matching::kuhn_munkres::{WeightTable, least_assignment};
use graph_theory::network_flow::CostNetwork;
use graph_theory::network_flow::minimum_cost_flow::minimum_cost_flow;

use super::networks;
use crate::{Course, Entry, Race, SplitMix64};

const SEED: u64 = 17;

pub(crate) const RACES: &[Race] = &[
    Race {
        section: "6.17",
        workload: "200 vertices, 4000 edges at random, capacities and costs up to 1000",
        n: 200,
        build: |n| random(n, 20 * n, Some(1.0)),
    },
    Race {
        section: "6.17",
        workload: "2000 vertices, 2 * 10^4 edges at random, capacities and costs up to 1000",
        n: 2000,
        build: |n| random(n, 10 * n, None),
    },
    Race {
        section: "6.17",
        workload: "assignment of 300 to 300, costs up to 1000",
        n: 300,
        build: assignment,
    },
    Race {
        section: "6.17",
        workload: "transport from 100 to 100, each with 1000 units",
        n: 100,
        build: |n| race(Network::between(n, n, 1000)).entries(),
    },
    Race {
        section: "6.17",
        workload: "grid of 40 x 40, from its left side to its right",
        n: 40,
        build: grid,
    },
];

/// Edges with capacities and costs, and between which vertices to let flow.
#[derive(Debug, Clone)]
struct Network {
    n_nodes: usize,
    edges: Vec<(u32, u32, i64, i64)>,
    source: u32,
    sink: u32,
}

impl Network {
    /// The edges of another network, each with a cost of 1 to 1000.
    fn priced(plain: networks::Network) -> Self {
        let mut random = SplitMix64::new(SEED);
        let edges = plain
            .edges
            .iter()
            .map(|&(u, v, capacity)| (u, v, capacity, 1 + random.below(1000_i64)));
        Network {
            n_nodes: plain.n_nodes,
            edges: edges.collect(),
            source: plain.source,
            sink: plain.sink,
        }
    }

    /// From each of the one side to each of the other; `units` at every vertex.
    fn between(n_left: usize, n_right: usize, units: i64) -> Self {
        let mut random = SplitMix64::new(SEED);
        let (left, right) = (short(n_left), short(n_right));
        let (source, sink) = (left + right, left + right + 1);
        let mut edges: Vec<_> = (0..left).map(|u| (source, u, units, 0)).collect();
        edges.extend((left..source).map(|v| (v, sink, units, 0)));
        for u in 0..left {
            let more = (left..source).map(|v| {
                // So few fit through an edge that every vertex needs several.
                let capacity = if units == 1 { 1 } else { 1 + random.below(units / 10) };
                (u, v, capacity, 1 + random.below(1000_i64))
            });
            edges.extend(more);
        }
        Network { n_nodes: n_left + n_right + 2, edges, source, sink }
    }

    fn ours(&self) -> CostNetwork<i64> {
        let edges = self.edges.iter().copied();
        let mut network = CostNetwork::from_priced_edges(self.n_nodes, edges).unwrap_or_default();
        network.freeze();
        network
    }

    fn ac_library(&self) -> MinCostFlowGraph<i64> {
        let mut graph = MinCostFlowGraph::new(self.n_nodes);
        for &(u, v, capacity, cost) in &self.edges {
            graph.add_edge(u as usize, v as usize, capacity, cost);
        }
        graph
    }
}

fn short(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

/// The value and the cost.
fn race(network: Network) -> Course<Network, (i64, i64)> {
    Course::on(network)
        .prepared_entry("minimum_cost_flow", Network::ours, |network, ours| {
            let best = minimum_cost_flow(ours, network.source.into(), network.sink.into());
            best.map_or((-1, 0), |best| (best.value(), i64::try_from(best.cost()).unwrap_or(-1)))
        })
        .prepared_entry("ac-library, MinCostFlowGraph", Network::ac_library, |network, graph| {
            graph.flow(network.source as usize, network.sink as usize, i64::MAX)
        })
}

fn random(n: usize, m: usize, mark: Option<f64>) -> Vec<Entry> {
    let plain = networks::random(short(n), m);
    if plain.source == plain.sink {
        return Vec::new();
    }
    let course = race(Network::priced(plain));
    match mark {
        Some(mark) => course.mark(mark).entries(),
        None => course.entries(),
    }
}

fn grid(n: usize) -> Vec<Entry> {
    let plain = networks::grid(short(n));
    race(Network::priced(plain)).entries()
}

/// Beside the algorithm that can do nothing else.
fn assignment(n: usize) -> Vec<Entry> {
    race(Network::between(n, n, 1))
        .prepared_entry(
            "least_assignment of 6.22",
            move |network| {
                let costs: Vec<i64> = network.edges[2 * n..].iter().map(|edge| edge.3).collect();
                let rows: Vec<&[i64]> = costs.chunks(n.max(1)).collect();
                WeightTable::from_rows(&rows).expect("a good table")
            },
            |network, table| {
                let n = (network.n_nodes - 2) / 2;
                let n = i64::try_from(n).expect("a small table");
                (n, least_assignment(table).map_or(-1, |best| best.weight()))
            },
        )
        .note("knows that it is an assignment, and reads a table")
        .entries()
}
