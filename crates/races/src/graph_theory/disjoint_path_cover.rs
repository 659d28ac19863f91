//! 6.25 Minimum vertex-disjoint path cover.

use graph_theory::DiGraph;
use graph_theory::bipartite_matching::Bipartite;
use graph_theory::bipartite_matching::disjoint_path_cover::disjoint_path_cover;
use graph_theory::bipartite_matching::hopcroft_karp::hopcroft_karp;
use graph_theory::graph::{Directed, generate};
use petgraph::algo::maximum_matching;
use petgraph::graph::UnGraph;

use crate::{Course, Race, SplitMix64};

const SEED: u64 = 625;

pub(crate) const RACES: &[Race] = &[
    Race {
        section: "6.25",
        workload: "random, 10^5 vertices, five arcs each",
        n: 100_000,
        build: |n| {
            let graph = generate::random_acyclic::<Directed>(number(n), 5 * n, SEED);
            course(graph.expect("a good graph")).entries()
        },
    },
    Race {
        section: "6.25",
        workload: "intervals, an arc to each that begins later",
        n: 1500,
        build: |n| {
            course(intervals(n))
                .entry("petgraph, maximum_matching", |sides| {
                    sides.ours.n_nodes() - maximum_matching(&sides.petgraph()).len()
                })
                .note("for any graph, by Gabow's algorithm; its time includes building the graph")
                .entries()
        },
    },
    Race {
        section: "6.25",
        workload: "grid of 300 x 300",
        n: 300,
        build: |side| {
            let graph = generate::grid::<Directed>(number(side), number(side));
            course(graph.expect("a good graph")).entries()
        },
    },
];

fn number(n: usize) -> u32 {
    u32::try_from(n).expect("a graph has fewer vertices")
}

/// Intervals of random ends, and an arc from each to all that begin after its end.
fn intervals(n: usize) -> DiGraph {
    let mut random = SplitMix64::new(SEED);
    let end = 100 * number(n);
    let ends: Vec<(u32, u32)> = (0..n)
        .map(|_| (random.below(end), random.below(end)))
        .map(|(a, b)| (a.min(b), a.max(b)))
        .collect();
    let arcs = (0..).zip(&ends).flat_map(|(u, from)| {
        let later = (0..).zip(&ends).filter(move |(_, to)| from.1 < to.0);
        later.map(move |(v, _)| (u, v))
    });
    DiGraph::from_edges(n, arcs).expect("a good graph")
}

/// The same graph as everybody wants it.
struct Sides {
    ours: DiGraph,
    doors: Bipartite,
    /// The entrances are numbered after the exits.
    edges: Vec<(u32, u32)>,
}

impl Sides {
    fn petgraph(&self) -> UnGraph<(), ()> {
        let n = 2 * self.ours.n_nodes();
        let mut graph = UnGraph::with_capacity(n, self.edges.len());
        for _ in 0..n {
            graph.add_node(());
        }
        graph.extend_with_edges(&self.edges);
        graph
    }
}

/// Everybody says how many paths there are.
fn course(ours: DiGraph) -> Course<Sides, usize> {
    let n = number(ours.n_nodes());
    let edges = ours.edges().iter().map(|edge| (edge.tail.into(), n + u32::from(edge.head)));
    let edges = edges.collect();
    let doors = Bipartite::from_arcs(&ours);
    Course::on(Sides { ours, doors, edges })
        .entry("disjoint_path_cover", |sides| {
            disjoint_path_cover(&sides.ours).map_or(0, |cover| cover.len())
        })
        .entry("hopcroft_karp, on the split graph alone", |sides| {
            sides.ours.n_nodes() - hopcroft_karp(&sides.doors).len()
        })
        .mark(1.3)
        .note("ours; built before the clock starts, and known to have no cycle")
        .entry("hopcroft-karp, matching_size", |sides| {
            sides.ours.n_nodes() - ::hopcroft_karp::matching_size(&sides.edges)
        })
        .note("takes a list of edges; hashes the vertices")
}
