//! 6.19 The Hungarian algorithm, by augmenting paths.

use graph_theory::bipartite_matching::hopcroft_karp::hopcroft_karp;
use graph_theory::bipartite_matching::hungarian::{
    Order, extend, greedy, hungarian, hungarian_watched,
};
use graph_theory::bipartite_matching::{Bipartite, Matching};
use petgraph::algo::maximum_matching;

use super::hopcroft_karp::{Sides, chains, random_edges};
use crate::{Course, Race};

pub(crate) const RACES: &[Race] = &[
    Race {
        section: "6.19",
        workload: "random, 2·10^4 + 2·10^4 vertices, 6·10^4 edges",
        n: 20_000,
        build: |n| {
            race(n, random_edges(n, 3 * n))
                .entry("petgraph, maximum_matching", |sides| {
                    maximum_matching(&sides.petgraph).len()
                })
                .note("for any graph, by Gabow's algorithm")
                .entries()
        },
    },
    Race {
        section: "6.19",
        workload: "complete, 500 + 500 vertices",
        n: 500,
        build: |n| {
            let side = u32::try_from(n).expect("a graph has fewer vertices");
            let edges = (0..side).flat_map(|x| (0..side).map(move |y| (x, y)));
            race(n, edges.collect()).entries()
        },
    },
    Race {
        section: "6.19",
        workload: "chains of 1 to 300 pairs, each in the worst order",
        n: 300,
        build: |n| race(n * (n + 1) / 2, chains(n)).entries(),
    },
];

/// Everybody says how many pairs there are.
fn race(n: usize, edges: Vec<(u32, u32)>) -> Course<Sides, usize> {
    Course::on(Sides::new(n, edges))
        .entry("hungarian from greedy", |sides| from_greedy(&sides.ours))
        .entry("hungarian", |sides| hungarian(&sides.ours).len())
        .entry("breadth first, from greedy", |sides| breadth_first(&sides.ours))
        .entry("6.20 hopcroft_karp", |sides| hopcroft_karp(&sides.ours).len())
        .entry("hopcroft-karp, matching_size", |sides| ::hopcroft_karp::matching_size(&sides.edges))
        .note("takes a list of edges; hashes the vertices, and goes through them in the order of their hashes")
}

fn from_greedy(graph: &Bipartite) -> usize {
    extend(graph, greedy(graph)).map_or(0, |matching| matching.len())
}

fn breadth_first(graph: &Bipartite) -> usize {
    let start: Matching = greedy(graph);
    hungarian_watched(graph, start, Order::BreadthFirst, |_, _| {}).matching().len()
}
