//! The tests of the group `min_spanning_tree`, one module a section. Here is what they share.

mod kruskal;
mod prim;

use graph_theory::min_spanning_tree::{Bottlenecks, SpanningForest, SpanningForestError};
use graph_theory::{EdgeId, NodeId, UnGraph};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

/// An edge with its weight.
pub(crate) type Weighted = (u32, u32, i32);

/// The worked example of both sections.
#[rustfmt::skip]
pub(crate) const WORKED: [Weighted; 8] = [
    (1, 2, 1), (3, 4, 2), (1, 5, 3), (1, 3, 4), (0, 5, 5), (0, 4, 6), (2, 5, 8), (2, 3, 10),
];

/// The graph of the pages 6.5 to 6.9, with ends and weights as they are typed there.
#[rustfmt::skip]
pub(crate) const PAGE: [Weighted; 8] = [
    (0, 1, 3), (0, 2, 6), (1, 5, 5), (2, 3, 4), (2, 4, 7), (2, 5, 1), (3, 5, 2), (4, 5, 8),
];

/// The original's graph, of an earlier program.
#[rustfmt::skip]
pub(crate) const ORIGINAL: [Weighted; 8] = [
    (0, 1, 4), (0, 2, 7), (0, 3, 5), (1, 3, 2), (3, 5, 3), (0, 5, 10), (0, 4, 9), (2, 4, 1),
];

pub(crate) fn graph(n_nodes: usize, edges: &[Weighted]) -> UnGraph<i32> {
    UnGraph::from_weighted_edges(n_nodes, edges.iter().copied()).expect("a good graph")
}

pub(crate) fn edge_ids(numbers: &[u32]) -> Vec<EdgeId> {
    numbers.iter().copied().map(EdgeId::from).collect()
}

/// The tree of each vertex, when these edges join them; none if they make a cycle. Every label is
/// rewritten at every edge.
pub(crate) fn trees(graph: &UnGraph<i32>, edges: &[EdgeId]) -> Option<Vec<usize>> {
    let mut tree: Vec<usize> = (0..graph.n_nodes()).collect();
    for &edge in edges {
        let ends = graph.edge(edge);
        let (a, b) = (tree[ends.tail.index()], tree[ends.head.index()]);
        if a == b {
            return None;
        }
        tree.iter_mut().filter(|t| **t == b).for_each(|t| *t = a);
    }
    Some(tree)
}

/// The weights of all spanning forests, ascending: of all sets of edges without a cycle, those of
/// the most edges.
pub(crate) fn all_weights(graph: &UnGraph<i32>) -> Vec<i64> {
    let mut found: Vec<(usize, i64)> = Vec::new();
    for set in 0_u32..1 << graph.n_edges() {
        let edges: Vec<EdgeId> =
            graph.edge_ids().map(|(id, _)| id).filter(|id| set >> id.index() & 1 == 1).collect();
        if trees(graph, &edges).is_some() {
            let weight = edges.iter().map(|&edge| i64::from(graph.edge(edge).weight)).sum();
            found.push((edges.len(), weight));
        }
    }
    let most = found.iter().map(|(n, _)| *n).max().expect("no edge at all is a set");
    let mut weights: Vec<i64> =
        found.into_iter().filter(|(n, _)| *n == most).map(|(_, weight)| weight).collect();
    weights.sort_unstable();
    weights
}

/// Whether a forest is one of least weight, by all others.
pub(crate) fn is_right(graph: &UnGraph<i32>, forest: &SpanningForest<i64>) -> bool {
    let sum: i64 = forest.edges.iter().map(|&edge| i64::from(graph.edge(edge).weight)).sum();
    trees(graph, &forest.edges).is_some()
        && forest.n_trees + forest.edges.len() == graph.n_nodes()
        && forest.edges.len() == spanned(graph)
        && sum == forest.weight
        && all_weights(graph)[0] == sum
}

/// How many edges a spanning forest has.
fn spanned(graph: &UnGraph<i32>) -> usize {
    let mut taken = Vec::new();
    for (id, _) in graph.edge_ids() {
        taken.push(id);
        if trees(graph, &taken).is_none() {
            taken.pop();
        }
    }
    taken.len()
}

/// Every graph of `n` vertices whose edges have one of these weights, without loops and parallel
/// edges.
pub(crate) fn all_graphs(n: u32, weights: &[i32]) -> impl Iterator<Item = UnGraph<i32>> {
    let pairs: Vec<(u32, u32)> = (0..n).flat_map(|u| (u + 1..n).map(move |v| (u, v))).collect();
    let base = weights.len() + 1;
    let n_graphs = pairs.iter().fold(1_usize, |product, _| product * base);
    (0..n_graphs).map(move |mut number| {
        let mut edges = Vec::new();
        for &(u, v) in &pairs {
            if let Some(&weight) = weights.get(number % base) {
                edges.push((u, v, weight));
            }
            number /= base;
        }
        graph(n as usize, &edges)
    })
}

/// Random graphs with loops, parallel edges and negative weights, often equal.
pub(crate) fn any_graph(most: u32, most_edges: usize) -> impl Strategy<Value = UnGraph<i32>> {
    (1..=most).prop_flat_map(move |n| {
        let edges = proptest::collection::vec((0..n, 0..n, -5..6), 0..=most_edges);
        edges.prop_map(move |edges| graph(n as usize, &edges))
    })
}

/// What finds forests; a wrong one is to be caught.
pub(crate) type Finder = fn(&UnGraph<i32>) -> SpanningForest<i64>;

/// The first small graph on which a finder is wrong.
pub(crate) fn fault(find: Finder) -> Option<UnGraph<i32>> {
    let mut graphs = (0..=4).flat_map(|n| all_graphs(n, &[1, 2, 4]));
    graphs.find(|graph| !is_right(graph, &find(graph)))
}

/// Graphs of about a million vertices in the shapes that break what recurs or scans twice. Every
/// weight is below 1000.
pub(crate) fn extremes(n: u32) -> Vec<(&'static str, UnGraph<i32>)> {
    let weight = |i: u32| i32::try_from(i.wrapping_mul(2_654_435_769) >> 8).unwrap_or(0) % 1000;
    let (size, side) = (n as usize, 1000);
    let path: Vec<Weighted> = (1..n).map(|v| (v - 1, v, weight(v))).collect();
    let star: Vec<Weighted> = (1..n).map(|v| (0, v, weight(v))).collect();
    let grid = (0..n).flat_map(|v| {
        let right = (v % side + 1 < side).then_some((v, v + 1, weight(2 * v)));
        let down = (v + side < n).then_some((v, v + side, weight(2 * v + 1)));
        [right, down].into_iter().flatten()
    });
    vec![
        ("path", graph(size, &path)),
        ("star", graph(size, &star)),
        ("grid", graph(size, &grid.collect::<Vec<_>>())),
        ("no edges", graph(size, &[])),
    ]
}

#[test]
fn the_proof_accepts_what_is_right_and_nothing_else() {
    // Every set of edges of every small graph, said to be a spanning forest.
    let mut n_rejected = 0;
    for graph in (0..=4).flat_map(|n| all_graphs(n, &[1, 2])) {
        for set in 0_u32..1 << graph.n_edges() {
            let ids = graph.edge_ids().map(|(id, _)| id);
            let edges: Vec<EdgeId> = ids.filter(|id| set >> id.index() & 1 == 1).collect();
            let weight = edges.iter().map(|&edge| i64::from(graph.edge(edge).weight)).sum();
            let n_trees = graph.n_nodes().saturating_sub(edges.len());
            let forest = SpanningForest { edges, weight, n_trees };
            let is_proven = forest.verify(&graph).is_ok();
            assert_eq!(is_proven, is_right(&graph, &forest), "{graph:?} {forest:?}");
            n_rejected += usize::from(!is_proven);
        }
    }
    assert!(5_000 < n_rejected, "{n_rejected}");
}

#[test]
fn the_proof_names_what_is_wrong() {
    let graph = graph(6, &WORKED);
    let good = SpanningForest { edges: edge_ids(&[0, 1, 2, 3, 4]), weight: 15, n_trees: 1 };
    assert_eq!(good.verify(&graph), Ok(()));
    let (edge, enter, leave) = (EdgeId::from(4), EdgeId::from(4), EdgeId::from(5));
    for (edges, weight, flaw) in [
        (&[0, 1, 2, 3, 5][..], 16, SpanningForestError::Lighter { enter, leave }),
        (&[0, 1, 2, 3], 10, SpanningForestError::Apart { edge }),
        (&[0, 1, 2, 3, 4, 6], 23, SpanningForestError::Cycle { edge: 6.into() }),
        (&[0, 1, 2, 3, 4, 4], 20, SpanningForestError::Cycle { edge }),
        (&[0, 1, 2, 3, 8], 10, SpanningForestError::NoSuchEdge { edge: 8.into() }),
        (&[0, 1, 2, 3, 4], 14, SpanningForestError::Miscounted),
    ] {
        let forest = SpanningForest { edges: edge_ids(edges), weight, n_trees: 1 };
        assert_eq!(forest.verify(&graph), Err(flaw));
    }
    let two = SpanningForest { n_trees: 2, ..good };
    assert_eq!(two.verify(&graph), Err(SpanningForestError::Miscounted));
    let said = "edge 4 is lighter than edge 5, which it could replace";
    assert_eq!(SpanningForestError::Lighter { enter, leave }.to_string(), said);
}

/// The least number such that edges of at most this weight join two vertices, by trying all.
fn bottleneck(graph: &UnGraph<i32>, u: NodeId, v: NodeId) -> Option<i32> {
    let mut weights: Vec<i32> = graph.edges().iter().map(|edge| edge.weight).collect();
    weights.sort_unstable();
    weights.into_iter().find(|&most| {
        let mut reached = vec![u];
        let mut at = 0;
        while let Some(&from) = reached.get(at) {
            let light = graph.arcs(from).iter().filter(|arc| arc.weight <= most);
            for arc in light {
                if !reached.contains(&arc.head) {
                    reached.push(arc.head);
                }
            }
            at += 1;
        }
        reached.contains(&v)
    })
}

proptest! {
    #[test]
    fn no_path_has_a_lighter_heaviest_edge(graph in any_graph(9, 14)) {
        let paths = Bottlenecks::new(&graph).unwrap();
        for u in graph.nodes() {
            for v in graph.nodes() {
                let heaviest = paths.between(u, v).map(|edge| graph.edge(edge).weight);
                let expected = if u == v { None } else { bottleneck(&graph, u, v) };
                prop_assert_eq!(heaviest, expected);
            }
        }
    }
}

#[test]
fn bottlenecks_of_the_worked_example() {
    let graph = graph(6, &WORKED);
    let paths = Bottlenecks::new(&graph).unwrap();
    for (u, v, edge) in [(2, 5, 2), (2, 4, 3), (3, 4, 1), (0, 4, 4), (0, 2, 4)] {
        assert_eq!(paths.between(u.into(), v.into()), Some(EdgeId::from(edge)), "{u} {v}");
    }
}
