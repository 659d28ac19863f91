//! The tests of the group `shortest_path`, one module a section.

mod bellman_ford;
mod difference_constraints;
mod dijkstra;
mod floyd_warshall;

use graph_theory::{DiGraph, UnGraph};

/// The undirected graph of the original's tests.
pub(crate) const R8: &[(u32, u32, i64)] = &[
    (0, 1, 3),
    (0, 2, 9),
    (0, 3, 12),
    (1, 2, 5),
    (1, 5, 9),
    (1, 7, 30),
    (2, 7, 26),
    (3, 4, 3),
    (3, 5, 7),
    (3, 6, 20),
    (4, 5, 11),
    (4, 7, 20),
    (5, 6, 16),
    (6, 7, 9),
];

pub(crate) fn r8() -> UnGraph<i64> {
    UnGraph::from_weighted_edges(8, R8.iter().copied()).unwrap()
}

/// Every arc as (tail, head, weight), whatever the graph is.
pub(crate) fn arcs<W: Copy + Into<i64>, K: graph_theory::graph::Kind>(
    graph: &graph_theory::Graph<W, K>,
) -> Vec<(usize, usize, i64)> {
    let of = |u: graph_theory::NodeId| {
        graph.arcs(u).iter().map(move |arc| (u.index(), arc.head.index(), arc.weight.into()))
    };
    graph.nodes().flat_map(of).collect()
}

/// The distances by Bellman's equations: relaxes all arcs until nothing changes. Without a negative
/// cycle.
pub(crate) fn by_equations(
    n_nodes: usize,
    arcs: &[(usize, usize, i64)],
    source: usize,
) -> Vec<Option<i64>> {
    let mut far = vec![None; n_nodes];
    far[source] = Some(0);
    loop {
        let old = far.clone();
        for &(u, v, weight) in arcs {
            let through_u = far[u].map(|far: i64| far + weight);
            far[v] = [far[v], through_u].into_iter().flatten().min();
        }
        if far == old {
            return far;
        }
    }
}

/// All graphs of three vertices whose arcs have one of these weights, or are not there; without
/// loops.
pub(crate) fn small_digraphs(weights: &[i64], mut visit: impl FnMut(&DiGraph<i64>)) {
    const PAIRS: [(u32, u32); 6] = [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)];
    for edges in choices(&PAIRS, weights) {
        visit(&DiGraph::from_weighted_edges(3, edges).unwrap());
    }
}

/// All graphs of four vertices whose edges have one of these weights, or are not there; without
/// loops.
pub(crate) fn small_ungraphs(weights: &[i64], mut visit: impl FnMut(&UnGraph<i64>)) {
    const PAIRS: [(u32, u32); 6] = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];
    for edges in choices(&PAIRS, weights) {
        visit(&UnGraph::from_weighted_edges(4, edges).unwrap());
    }
}

/// Each pair left out, or given one of the weights, in all combinations.
fn choices(pairs: &[(u32, u32)], weights: &[i64]) -> Vec<Vec<(u32, u32, i64)>> {
    pairs.iter().fold(vec![vec![]], |shorter, &(u, v)| {
        let grow = |edges: Vec<(u32, u32, i64)>| {
            let with = |weight: Option<&i64>| {
                let mut edges = edges.clone();
                edges.extend(weight.map(|weight| (u, v, *weight)));
                edges
            };
            [None].into_iter().chain(weights.iter().map(Some)).map(with).collect::<Vec<_>>()
        };
        shorter.into_iter().flat_map(grow).collect()
    })
}
