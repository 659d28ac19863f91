//! 6.20 Hopcroft and Karp's algorithm.

use ac_library::MfGraph;
use graph_theory::bipartite_matching::Bipartite;
use graph_theory::bipartite_matching::hopcroft_karp::hopcroft_karp;
use petgraph::algo::maximum_matching;
use petgraph::graph::UnGraph;

use crate::{Course, Race, SplitMix64};

const SEED: u64 = 6;

pub(crate) const RACES: &[Race] = &[
    Race {
        section: "6.20",
        workload: "random, 2·10^4 + 2·10^4 vertices, 6·10^4 edges",
        n: 20_000,
        build: |n| {
            // The marks stand for nine tenths of the time of a known good program in C++.
            race(n, random_edges(n, 3 * n))
                .mark(0.37)
                .entry("petgraph, maximum_matching", |sides| {
                    maximum_matching(&sides.petgraph).len()
                })
                .mark(0.16)
                .note("for any graph, by Gabow's algorithm")
                .entries()
        },
    },
    Race {
        section: "6.20",
        workload: "random, 10^5 + 10^5 vertices, 2·10^5 edges",
        n: 100_000,
        build: |n| race(n, random_edges(n, 2 * n)).entries(),
    },
    Race {
        section: "6.20",
        workload: "chains of 1 to 300 pairs, each in the worst order",
        n: 300,
        build: |n| race(n * (n + 1) / 2, chains(n)).entries(),
    },
];

/// `m` edges at random between two sides of `n` vertices.
pub(super) fn random_edges(n: usize, m: usize) -> Vec<(u32, u32)> {
    let n = u32::try_from(n).expect("a graph has fewer vertices");
    let mut random = SplitMix64::new(SEED);
    (0..m).map(|_| (random.below(n), random.below(n))).collect()
}

/// Chains side by side, of 1, 2, …, k pairs: in each, the last left vertex likes only what the
/// first one takes.
pub(super) fn chains(k: usize) -> Vec<(u32, u32)> {
    let k = u32::try_from(k).expect("a graph has fewer vertices");
    let chain = |n: u32| {
        let base = n * (n + 1) / 2;
        let edges = (0..n).flat_map(|i| [(i, i), (i, i + 1)]).chain([(n, 0)]);
        edges.map(move |(x, y)| (base + x, base + y))
    };
    (0..k).flat_map(chain).collect()
}

/// The same graph as everybody wants it.
pub(super) struct Sides {
    pub(super) ours: Bipartite,
    /// The right vertices are numbered after the left ones.
    pub(super) edges: Vec<(u32, u32)>,
    pub(super) petgraph: UnGraph<(), ()>,
}

impl Sides {
    /// Two sides of `n` vertices.
    pub(super) fn new(n: usize, edges: Vec<(u32, u32)>) -> Self {
        let ours = Bipartite::from_edges(n, n, edges.iter().copied()).expect("a good graph");
        let n_left = u32::try_from(n).expect("a graph has fewer vertices");
        let edges: Vec<(u32, u32)> = edges.into_iter().map(|(x, y)| (x, n_left + y)).collect();
        let mut petgraph = UnGraph::with_capacity(2 * n, edges.len());
        for _ in 0..2 * n {
            petgraph.add_node(());
        }
        petgraph.extend_with_edges(&edges);
        Sides { ours, edges, petgraph }
    }

    /// As a network: from a source to the left side, and from the right side to a sink.
    pub(super) fn network(&self) -> MfGraph<i32> {
        let n = self.ours.n_left();
        let mut network = MfGraph::new(2 * n + 2);
        for v in 0..n {
            network.add_edge(2 * n, v, 1);
            network.add_edge(n + v, 2 * n + 1, 1);
        }
        for &(x, y) in &self.edges {
            network.add_edge(x as usize, y as usize, 1);
        }
        network
    }
}

/// Everybody says how many pairs there are.
fn race(n: usize, edges: Vec<(u32, u32)>) -> Course<Sides, usize> {
    Course::on(Sides::new(n, edges))
        .entry("hopcroft_karp", |sides| hopcroft_karp(&sides.ours).len())
        .entry("hopcroft_karp, from a list", |sides| {
            let n = sides.ours.n_left();
            let n_left = u32::try_from(n).expect("a graph has fewer vertices");
            let edges = sides.edges.iter().map(|&(x, y)| (x, y - n_left));
            hopcroft_karp(&Bipartite::from_edges(n, n, edges).expect("a good graph")).len()
        })
        .note("builds the graph from the list that the crate below is given")
        .entry("hopcroft-karp, matching_size", |sides| ::hopcroft_karp::matching_size(&sides.edges))
        .note("takes a list of edges; hashes the vertices, and goes through them in the order of their hashes")
        .prepared_entry("ac-library-rs, MfGraph", Sides::network, |sides, network| {
            let n = sides.ours.n_left();
            usize::try_from(network.flow(2 * n, 2 * n + 1)).unwrap_or(0)
        })
        .note("as a flow, which is built before the clock starts")
}
