//! 6.9 Floyd-Warshall.

use graph_theory::shortest_path::dijkstra::dijkstra;
use graph_theory::shortest_path::floyd_warshall::blocked::floyd_warshall_blocked;
use graph_theory::shortest_path::floyd_warshall::{
    AllPairs, AllPairsError, floyd_warshall, floyd_warshall_matrix,
};
use graph_theory::{DenseMatrix, DiGraph, NodeId};
use petgraph::graph::NodeIndex;

use crate::{Course, Entry, Race, SplitMix64};

const SEED: u64 = 69;

pub(crate) const RACES: &[Race] = &[
    Race { section: "6.9", workload: "300 vertices, all pairs joined", n: 300, build: complete },
    Race {
        section: "6.9",
        workload: "1000 vertices, 5000 arcs, no weight negative",
        n: 1_000,
        build: sparse,
    },
];

/// One graph in the form that each runner wants, prebuilt.
struct Forms {
    graph: DiGraph<i32>,
    matrix: DenseMatrix<Option<i32>>,
    theirs: petgraph::graph::DiGraph<(), i32>,
}

impl Forms {
    fn new(n_nodes: usize, arcs: &[(u32, u32, i32)]) -> Option<Self> {
        let mut theirs = petgraph::graph::DiGraph::new();
        for _ in 0..n_nodes {
            theirs.add_node(());
        }
        for &(tail, head, weight) in arcs {
            theirs.add_edge(NodeIndex::from(tail), NodeIndex::from(head), weight);
        }
        let graph = DiGraph::from_weighted_edges(n_nodes, arcs.iter().copied()).ok()?;
        let matrix = DenseMatrix::from_graph(&graph).ok()?;
        Some(Forms { graph, matrix, theirs })
    }
}

/// A sum in which each pair counts differently; none if there is a negative cycle.
type Answer = Option<i64>;

fn term(from: usize, to: usize, far: i64) -> i64 {
    let place = i64::try_from(from * 1_009 + to * 7 + 1).unwrap_or(0);
    place.wrapping_mul(far + 1)
}

fn ours<D: Copy + PartialEq + Into<i64>>(found: Result<AllPairs<D>, AllPairsError>) -> Answer {
    let ways = found.ok()?;
    let n = u32::try_from(ways.n_nodes()).ok()?;
    let mut sum = 0_i64;
    for (from, to) in (0..n).flat_map(|from| (0..n).map(move |to| (from, to))) {
        if let Some(far) = ways.dist(NodeId::from(from), NodeId::from(to)) {
            sum = sum.wrapping_add(term(from as usize, to as usize, far.into()));
        }
    }
    Some(sum)
}

fn theirs<'a>(far: impl IntoIterator<Item = (&'a (NodeIndex, NodeIndex), &'a i32)>) -> i64 {
    let known = far.into_iter().filter(|(_, far)| **far != i32::MAX);
    known.fold(0, |sum: i64, ((from, to), far)| {
        sum.wrapping_add(term(from.index(), to.index(), i64::from(*far)))
    })
}

/// Without paths.
fn tiles(matrix: &DenseMatrix<Option<i32>>, side: usize) -> Answer {
    let distances = floyd_warshall_blocked(matrix, side).ok()?;
    let mut sum = 0_i64;
    for (from, row) in distances.rows().enumerate() {
        for (to, far) in row.iter().enumerate() {
            if let Some(far) = *far {
                sum = sum.wrapping_add(term(from, to, far.into()));
            }
        }
    }
    Some(sum)
}

/// Every two vertices are joined, both ways, by random weights.
fn complete(n: usize) -> Vec<Entry> {
    let mut random = SplitMix64::new(SEED);
    let end = u32::try_from(n).unwrap_or(u32::MAX);
    let pairs = (0..end).flat_map(|u| (0..end).map(move |v| (u, v))).filter(|(u, v)| u != v);
    let arcs: Vec<_> =
        pairs.map(|(u, v)| (u, v, 1 + i32::from(random.below(10_000_u16)))).collect();
    let Some(forms) = Forms::new(n, &arcs) else { return Vec::new() };
    Course::on(forms)
        .entry("floyd_warshall_blocked, one tile", |forms| tiles(&forms.matrix, usize::MAX))
        .entry("floyd_warshall_blocked, tiles of 64", |forms| tiles(&forms.matrix, 64))
        .entry("floyd_warshall_matrix, with paths", |forms| {
            ours(floyd_warshall_matrix(&forms.matrix))
        })
        .entry("floyd_warshall, in 64 bits", |forms| ours(floyd_warshall(&forms.graph)))
        .entry("petgraph, floyd_warshall", |forms| {
            let found = petgraph::algo::floyd_warshall(&forms.theirs, |edge| *edge.weight());
            found.ok().map(|far| theirs(&far))
        })
        .mark(0.12)
        .note("without paths")
        .entry("petgraph, floyd_warshall_path", |forms| {
            let found =
                petgraph::algo::floyd_warshall::floyd_warshall_path(&forms.theirs, |edge| {
                    *edge.weight()
                });
            found.ok().map(|(far, _)| theirs(&far))
        })
        .entries()
}

/// Few arcs, where a search from each vertex is the better way.
fn sparse(n: usize) -> Vec<Entry> {
    let mut random = SplitMix64::new(SEED);
    let end = u32::try_from(n).unwrap_or(u32::MAX);
    let arcs: Vec<_> = (0..5 * n)
        .map(|_| (random.below(end), random.below(end), i32::from(random.below(10_000_u16))))
        .collect();
    let Some(forms) = Forms::new(n, &arcs) else { return Vec::new() };
    Course::on(forms)
        .entry("floyd_warshall_matrix, with paths", |forms| {
            ours(floyd_warshall_matrix(&forms.matrix))
        })
        .entry("floyd_warshall_blocked, tiles of 64", |forms| tiles(&forms.matrix, 64))
        .entry("dijkstra from each vertex", |forms| {
            let mut sum = 0_i64;
            for from in forms.graph.nodes() {
                let paths = dijkstra(&forms.graph, from).ok()?;
                for (to, far) in paths.distances().enumerate() {
                    if let Some(far) = far {
                        sum = sum.wrapping_add(term(from.index(), to, far));
                    }
                }
            }
            Some(sum)
        })
        .entry("petgraph, johnson", |forms| {
            let found = petgraph::algo::johnson(&forms.theirs, |edge| *edge.weight());
            found.ok().map(|far| theirs(&far))
        })
        .entries()
}
