//! The tests of the group `bipartite_matching`, one module a section. Here is what they share, and
//! the tests of what all sections share.

mod bipartite;
mod coloring;
mod covers_and_cliques;
mod disjoint_path_cover;
mod hopcroft_karp;
mod hungarian;
mod joint_path_cover;
mod kuhn_munkres;
mod matching;
mod matching_as_max_flow;
mod weighted_cover;

use graph_theory::UnGraph;
use graph_theory::bipartite_matching::{Bipartite, Matching};
use proptest::prelude::*;

/// The original's graph, of an earlier program: 4 + 5 vertices, 16 edges.
pub(crate) const ORIGINAL: [(u32, u32); 16] = [
    (0, 0),
    (0, 1),
    (0, 2),
    (0, 3),
    (1, 0),
    (1, 1),
    (1, 3),
    (1, 4),
    (2, 1),
    (2, 2),
    (2, 3),
    (2, 4),
    (3, 0),
    (3, 1),
    (3, 2),
    (3, 4),
];

/// The graph of the page of 6.19: 4 + 4 vertices, 7 edges.
pub(crate) const CROWDED: [(u32, u32); 7] =
    [(0, 0), (0, 1), (1, 1), (1, 2), (1, 3), (2, 0), (3, 1)];

pub(crate) fn graph(n_left: usize, n_right: usize, edges: &[(u32, u32)]) -> Bipartite {
    Bipartite::from_edges(n_left, n_right, edges.iter().copied()).expect("a good graph")
}

/// n left vertices that each take the first of two neighbors, and then one who gets a mate only if
/// all of them move: as a reader types it, with `joint` between the ends of an edge.
pub(crate) fn all_move(n: u32, joint: char) -> String {
    let edges = (0..n).map(|i| format!("x{i}{joint}y{i} x{i}{joint}y{} ", i + 1));
    edges.chain([format!("last{joint}y0")]).collect()
}

/// Every graph of two sides, without parallel edges; the edges ascend.
pub(crate) fn all_graphs(n_left: u32, n_right: u32) -> impl Iterator<Item = Bipartite> {
    (0_u32..1 << (n_left * n_right)).map(move |edges| {
        let cells = (0..n_left * n_right).filter(|cell| edges >> cell & 1 == 1);
        let edges: Vec<(u32, u32)> = cells.map(|cell| (cell / n_right, cell % n_right)).collect();
        graph(n_left as usize, n_right as usize, &edges)
    })
}

/// Random graphs, with parallel edges.
pub(crate) fn any_graph(most: u32) -> impl Strategy<Value = Bipartite> {
    (0..=most, 0..=most).prop_flat_map(|(n_left, n_right)| {
        let most_edges = if n_left * n_right == 0 { 0 } else { 2 * n_left.max(n_right) as usize };
        let edge = (0..n_left.max(1), 0..n_right.max(1));
        let edges = proptest::collection::vec(edge, 0..=most_edges);
        edges.prop_map(move |edges| graph(n_left as usize, n_right as usize, &edges))
    })
}

/// The size of a largest matching: all choices for the left vertices x, x + 1, …, when those of
/// `taken` are used up.
pub(crate) fn most_pairs(graph: &Bipartite, x: u32, taken: u64) -> usize {
    if !graph.left().contains(&x) {
        return 0;
    }
    let free = graph.heads(x).iter().filter(|&&y| taken >> y & 1 == 0);
    let with = free.map(|&y| 1 + most_pairs(graph, x + 1, taken | 1 << y)).max();
    with.max(Some(most_pairs(graph, x + 1, taken))).unwrap_or(0)
}

/// What finds a largest matching; a wrong one is to be caught.
pub(crate) type Finder = fn(&Bipartite) -> Matching;

/// The first small graph on which a finder is wrong.
pub(crate) fn fault(find: Finder) -> Option<Bipartite> {
    let sizes = [(0, 0), (0, 2), (2, 0), (1, 3), (3, 3), (3, 4), (4, 3), (4, 4)];
    let mut graphs = sizes.into_iter().flat_map(|(n_left, n_right)| all_graphs(n_left, n_right));
    graphs.find(|graph| {
        let found = find(graph);
        found.check(graph).is_err() || found.len() != most_pairs(graph, 0, 0)
    })
}

/// A chain of n + 1 left vertices, so that whoever serves them in this order must move all of them
/// for the last one: the left vertex i likes i best and i + 1 too, and the last one likes only 0.
pub(crate) fn chain(n: u32) -> Bipartite {
    let edges = (0..n).flat_map(|i| [(i, i), (i, i + 1)]).chain([(n, 0)]);
    let size = n as usize + 1;
    Bipartite::from_edges(size, size, edges).expect("a good graph")
}

/// Graphs of a million vertices in the shapes that break what recurs or scans twice, each with the
/// size of its matching.
pub(crate) fn extremes() -> Vec<(&'static str, Bipartite, usize)> {
    let n = 500_000_u32;
    let size = n as usize;
    let side = 1000;
    let cells = (0..side * side).flat_map(|v| {
        let right = (v % side + 1 < side).then_some((v, v + 1));
        let down = (v / side + 1 < side).then_some((v, v + side));
        [right, down].into_iter().flatten()
    });
    let grid = UnGraph::from_edges((side * side) as usize, cells).expect("a good graph");
    let split = graph_theory::bipartite_matching::Split::from_graph(&grid).expect("a chessboard");
    let path: Vec<(u32, u32)> = (0..n).flat_map(|i| [(i, i), (i, (i + 1).min(n - 1))]).collect();
    vec![
        ("path", graph(size, size, &path), size),
        ("chain in the worst order", chain(n - 1), size),
        ("star", graph(1, 2 * size, &(0..2 * n).map(|y| (0, y)).collect::<Vec<_>>()), 1),
        ("star inwards", graph(2 * size, 1, &(0..2 * n).map(|x| (x, 0)).collect::<Vec<_>>()), 1),
        ("grid", split.graph, size),
        ("no edges", graph(size, size, &[]), 0),
        (
            "complete",
            graph(1000, 1000, &(0..1_000_000).map(|i| (i / 1000, i % 1000)).collect::<Vec<_>>()),
            1000,
        ),
    ]
}
