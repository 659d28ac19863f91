//! 6.7 Bellman-Ford: walks counted edge by edge, the certificate, and cycles that are what they are
//! said to be.

use graph_theory::graph::Kind;
use graph_theory::shortest_path::bellman_ford::by_edges::walks_by_edges;
use graph_theory::shortest_path::bellman_ford::lenient::bellman_ford_lenient;
use graph_theory::shortest_path::bellman_ford::spfa::spfa;
use graph_theory::shortest_path::bellman_ford::{
    Step, bellman_ford, bellman_ford_watched, negative_cycle, plain, potentials,
};
use graph_theory::shortest_path::dijkstra::dijkstra;
use graph_theory::{
    DiGraph, EdgeId, Graph, GraphError, NodeId, ShortestPaths, ShortestPathsError, UnGraph,
};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use super::{arcs, r8, small_digraphs, small_ungraphs};
use crate::snapshots::Expect;

#[path = "../../../examples/bellman_ford.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

fn node(number: u32) -> NodeId {
    NodeId::from(number)
}

// 1. Worked examples, and the original's tests.

/// s, t, y, x, z are 0 to 4.
const NEGATIVE: &[(u32, u32, i64)] = &[
    (0, 1, 6),
    (0, 2, 7),
    (1, 3, 5),
    (1, 2, 8),
    (1, 4, -4),
    (3, 1, -2),
    (2, 3, -3),
    (2, 4, 9),
    (4, 3, 7),
    (4, 0, 2),
];

/// The arcs of the page, in their order there.
pub(super) const PAGE: [(usize, usize, i64); 8] =
    [(0, 1, 3), (1, 5, 5), (2, 0, 6), (2, 4, 7), (3, 2, -4), (5, 2, 1), (5, 3, 2), (5, 4, 8)];

/// The rounds, each with the vertices that came nearer in it.
fn rounds_of(n: usize, arcs: &[(usize, usize, i64)]) -> Vec<Vec<usize>> {
    let mut rounds = vec![Vec::new()];
    let _ = plain::bellman_ford_watched(n, arcs, 0, |step| match step {
        plain::Step::Relax { arc } => rounds.last_mut().unwrap().push(arcs[arc].1),
        plain::Step::Round => rounds.push(Vec::new()),
    });
    rounds.pop();
    rounds
}

/// Settles each vertex once, the nearest first, as Dijkstra's algorithm does.
fn settled_once(n: usize, arcs: &[(usize, usize, i64)]) -> Vec<Option<i64>> {
    let mut distances = vec![None; n];
    let mut is_settled = vec![false; n];
    distances[0] = Some(0);
    let open = |distances: &[Option<i64>], is_settled: &[bool]| {
        (0..n).filter(|u| !is_settled[*u]).filter_map(|u| Some((distances[u]?, u))).min()
    };
    while let Some((d, u)) = open(&distances, &is_settled) {
        is_settled[u] = true;
        for &(_, v, weight) in arcs.iter().filter(|arc| arc.0 == u && !is_settled[arc.1]) {
            if distances[v].is_none_or(|known| d + weight < known) {
                distances[v] = Some(d + weight);
            }
        }
    }
    distances
}

#[test]
fn the_worked_example_of_the_page() {
    let found = plain::bellman_ford(6, &PAGE, 0).unwrap();
    assert_eq!(found.distances, [0, 3, 6, 10, 13, 8].map(Some));
    assert_eq!(found.parents, [None, Some(0), Some(3), Some(5), Some(2), Some(1)]);
    assert_eq!(rounds_of(6, &PAGE), [vec![1, 5, 2, 3, 4], vec![2], vec![4], vec![]]);
    // Settled once, 2 and 4 stay too far away.
    assert_eq!(settled_once(6, &PAGE), [0, 3, 9, 10, 16, 8].map(Some));
    // The edges of the sections before, and one weight is negative.
    let mut edges: Vec<_> =
        PAGE.iter().map(|&(u, v, weight)| (u.min(v), u.max(v), weight.abs())).collect();
    edges.sort_unstable();
    let page = crate::min_spanning_tree::PAGE;
    let page = page.map(|(u, v, weight)| (u as usize, v as usize, i64::from(weight)));
    assert_eq!(edges, page);
    // With -8 for the arc from 2 to 0 there is a negative cycle.
    let mut arcs = PAGE;
    arcs[2].2 = -8;
    assert_eq!(plain::bellman_ford(6, &arcs, 0), Err(vec![2, 0, 1, 5, 3, 2]));
    assert_eq!(rounds_of(6, &arcs).len(), 6);
}

#[test]
fn the_plain_form_agrees_on_all_small_graphs() {
    small_digraphs(&[-2, -1, 0, 1], |graph| {
        let arcs: Vec<_> = graph
            .edges()
            .iter()
            .map(|edge| (edge.tail.index(), edge.head.index(), edge.weight))
            .collect();
        for source in graph.nodes() {
            match plain::bellman_ford(graph.n_nodes(), &arcs, source.index()) {
                Ok(found) => {
                    let expected = bellman_ford(graph, source).unwrap();
                    assert_eq!(found.distances, expected.distances().collect::<Vec<_>>());
                }
                Err(cycle) => {
                    let error = bellman_ford(graph, source).unwrap_err();
                    assert!(matches!(error, GraphError::NegativeCycle { .. }));
                    let weight = |ends: &[usize]| {
                        let same = arcs.iter().filter(|arc| (arc.0, arc.1) == (ends[0], ends[1]));
                        same.map(|arc| arc.2).min().unwrap()
                    };
                    assert_eq!(cycle.first(), cycle.last());
                    assert!(cycle.windows(2).map(weight).sum::<i64>() < 0);
                }
            }
        }
    });
}

#[test]
fn the_graphs_of_the_questions() {
    // The arcs of the page from the last to the first.
    let mut reversed = PAGE;
    reversed.reverse();
    let against = rounds_of(6, &reversed);
    assert_eq!(against, [vec![1], vec![5], vec![4, 3, 2, 2, 4], vec![]]);
    assert_eq!(against.iter().filter(|round| !round.is_empty()).count(), 3);
    // On which graph settling once is wrong.
    let is_right = |arcs: &[(usize, usize, i64)]| {
        plain::bellman_ford(3, arcs, 0).is_ok_and(|it| it.distances == settled_once(3, arcs))
    };
    assert!(!is_right(&[(0, 1, 2), (0, 2, 3), (2, 1, -2)]));
    assert!(is_right(&[(0, 1, -2), (0, 2, 3), (1, 2, 4)]));
    assert!(is_right(&[(0, 1, 2), (1, 2, -1)]));
    // A graph of 10 vertices and 20 arcs: at most 200 looks.
    let path: Vec<(usize, usize, i64)> = (1..10).rev().map(|v| (v - 1, v, 1)).collect();
    assert_eq!(rounds_of(10, &path).len(), 10);
    assert_eq!(10 * 20, 200);
}

#[test]
fn worked() {
    let graph: DiGraph<i64> = DiGraph::from_weighted_edges(5, NEGATIVE.iter().copied()).unwrap();
    for paths in [bellman_ford(&graph, node(0)).unwrap(), spfa(&graph, node(0)).unwrap()] {
        assert_eq!(paths.distances().flatten().collect::<Vec<_>>(), [0, 2, 7, 4, -2]);
        let path = paths.path_to(&graph, node(4)).unwrap();
        assert_eq!(path.nodes, [0, 2, 3, 1, 4].map(node), "s y x t z");
        assert_eq!(paths.verify(&graph, |_, weight| *weight), Ok(()));
    }
}

/// Of R8 from 0: the distance of each vertex, and its only shortest path.
const WORKED: &[(i64, &[u32])] = &[
    (0, &[0]),
    (3, &[0, 1]),
    (8, &[0, 1, 2]),
    (12, &[0, 3]),
    (15, &[0, 3, 4]),
    (12, &[0, 1, 5]),
    (28, &[0, 1, 5, 6]),
    (33, &[0, 1, 7]),
];

#[test]
fn worked_undirected() {
    let graph = r8();
    for paths in [bellman_ford(&graph, node(0)).unwrap(), spfa(&graph, node(0)).unwrap()] {
        for (u, (far, path)) in (0..).zip(WORKED) {
            assert_eq!(paths.dist(node(u)), Some(*far));
            let found = paths.path_to(&graph, node(u)).unwrap();
            assert_eq!(found.nodes, path.iter().copied().map(node).collect::<Vec<_>>());
        }
        assert_eq!(Ok(paths), dijkstra(&graph, node(0)), "the paths are unique");
    }
}

#[test]
fn a_negative_undirected_edge_is_a_cycle() {
    let edges = [(0, 2, 1), (2, 3, 2), (0, 3, -5), (1, 3, 4)];
    let graph: UnGraph<i64> = UnGraph::from_weighted_edges(4, edges).unwrap();
    let there_and_back = Err(GraphError::NegativeCycle { edges: vec![EdgeId::from(2); 2] });
    assert_eq!(bellman_ford(&graph, node(0)), there_and_back);
    assert_eq!(spfa(&graph, node(0)), there_and_back);
}

// 2. All small inputs.

/// The lengths of shortest walks of at most `most` edges: the length of the best walk of each
/// number of edges.
fn by_counting(
    n_nodes: usize,
    arcs: &[(usize, usize, i64)],
    source: usize,
    most: usize,
) -> Vec<Option<i64>> {
    let mut exactly = vec![None; n_nodes];
    exactly[source] = Some(0);
    let mut best = exactly.clone();
    for _ in 0..most {
        let mut longer: Vec<Option<i64>> = vec![None; n_nodes];
        for &(u, v, weight) in arcs {
            longer[v] = [longer[v], exactly[u].map(|far| far + weight)].into_iter().flatten().min();
        }
        for (best, longer) in best.iter_mut().zip(&longer) {
            *best = [*best, *longer].into_iter().flatten().min();
        }
        exactly = longer;
    }
    best
}

/// Whether a walk from the source to each vertex can go by a negative cycle, by the distances of
/// all pairs.
fn behind_a_cycle(n: usize, arcs: &[(usize, usize, i64)], source: usize) -> Vec<bool> {
    let mut far: Vec<Vec<Option<i64>>> = vec![vec![None; n]; n];
    for (u, row) in far.iter_mut().enumerate() {
        row[u] = Some(0);
    }
    for &(u, v, weight) in arcs {
        far[u][v] = [far[u][v], Some(weight)].into_iter().flatten().min();
    }
    for (by, from, to) in (0..n * n * n).map(|i| (i / n / n, i / n % n, i % n)) {
        let through = far[from][by].zip(far[by][to]).map(|(a, b)| a + b);
        far[from][to] = [far[from][to], through].into_iter().flatten().min();
    }
    let on_cycle: Vec<usize> =
        (0..n).filter(|c| far[*c][*c] < Some(0) && far[source][*c].is_some()).collect();
    (0..n).map(|u| on_cycle.iter().any(|c| far[*c][u].is_some())).collect()
}

/// Asserts that the edges follow each other round a cycle, and weigh less than 0.
fn assert_negative_cycle<K: Kind>(graph: &Graph<i64, K>, edges: &[EdgeId]) {
    let is_closed = graph.nodes().any(|start| {
        let mut at = vec![start];
        for id in edges {
            let edge = graph.edge(*id);
            at = at
                .into_iter()
                .filter(|at| *at == edge.tail || !graph.is_directed() && *at == edge.head)
                .map(|at| edge.other_end(at))
                .collect();
        }
        at == [start]
    });
    assert!(is_closed, "{edges:?} in {graph:?}");
    assert!(edges.iter().map(|id| graph.edge(*id).weight).sum::<i64>() < 0, "{edges:?}");
}

fn check<K: Kind>(graph: &Graph<i64, K>) {
    let (n, arcs) = (graph.n_nodes(), arcs(graph));
    let mut some_cycle = false;
    for source in graph.nodes() {
        // A walk of V edges gains over those of V - 1 somewhere exactly if a negative cycle is
        // reached.
        let far = by_counting(n, &arcs, source.index(), n - 1);
        let is_negative = by_counting(n, &arcs, source.index(), n) != far;
        some_cycle |= is_negative;
        for found in [bellman_ford(graph, source), spfa(graph, source)] {
            match found {
                Ok(paths) => {
                    assert!(!is_negative, "{graph:?}");
                    assert_eq!(paths.distances().collect::<Vec<_>>(), far);
                    assert_eq!(paths.verify(graph, |_, weight| *weight), Ok(()));
                }
                Err(GraphError::NegativeCycle { edges }) => {
                    assert!(is_negative, "{graph:?}");
                    assert_negative_cycle(graph, &edges);
                }
                Err(error) => panic!("{error}"),
            }
        }
        let lenient = bellman_ford_lenient(graph, source).unwrap();
        let is_bottomless = behind_a_cycle(n, &arcs, source.index());
        for u in graph.nodes() {
            let i = u.index();
            assert_eq!(lenient.bottomless.contains(&u), is_bottomless[i], "{graph:?} {source:?}");
            assert_eq!(lenient.paths.dist(u), far[i].filter(|_| !is_bottomless[i]));
            let path = lenient.paths.path_to(graph, u);
            assert_eq!(path.is_some(), lenient.paths.is_reached(u));
        }
        let rows = walks_by_edges(graph, source, 5).unwrap();
        for k in 0..=5 {
            let row = rows.get(k).or(rows.last()).unwrap();
            assert_eq!(*row, by_counting(n, &arcs, source.index(), k));
        }
    }
    if let Some(cycle) = negative_cycle(graph).unwrap() {
        assert!(some_cycle);
        assert_negative_cycle(graph, &cycle.edges);
        assert_eq!(cycle.nodes.len(), cycle.edges.len() + 1);
        assert_eq!(cycle.nodes.first(), cycle.nodes.last());
    } else {
        assert!(!some_cycle);
        let heights = potentials(graph).unwrap();
        assert!(heights.iter().all(|height| *height <= 0));
        assert!(arcs.iter().all(|&(u, v, weight)| 0 <= weight + heights[u] - heights[v]));
    }
}

#[test]
fn all_small_digraphs() {
    small_digraphs(&[-2, -1, 0, 1], check);
}

#[test]
fn all_small_ungraphs() {
    small_ungraphs(&[0, 1, 2], check);
    small_ungraphs(&[-1, 2], check);
}

/// How the algorithm may be wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Variant {
    Right,
    /// V - 2 rounds.
    OneRoundLess,
    /// Starts at the last vertex, whatever the source: the original's code.
    IgnoresItsSource,
    /// Leaves out arcs of weight 0 or less: the original's code.
    DropsWhatIsNotPositive,
    /// Takes any negative distance for a negative cycle: the original's page.
    NegativeIsACycle,
    /// Relaxes each edge both ways: the original's page.
    BothWays,
}

/// The distances, or none if there is said to be a negative cycle.
fn variant(graph: &DiGraph<i64>, source: usize, variant: Variant) -> Option<Vec<Option<i64>>> {
    let n = graph.n_nodes();
    let mut far = vec![None; n];
    far[if variant == Variant::IgnoresItsSource { n - 1 } else { source }] = Some(0);
    let mut arcs = arcs(graph);
    match variant {
        Variant::DropsWhatIsNotPositive => arcs.retain(|(.., weight)| 0 < *weight),
        Variant::BothWays => {
            arcs.extend(arcs.clone().into_iter().map(|(u, v, weight)| (v, u, weight)));
        }
        _ => {}
    }
    // Against the order, so that no round does the work of another.
    arcs.reverse();
    let round = |far: &mut Vec<Option<i64>>| {
        for &(u, v, weight) in &arcs {
            far[v] = [far[v], far[u].map(|far: i64| far + weight)].into_iter().flatten().min();
        }
    };
    for _ in 0..n - if variant == Variant::OneRoundLess { 2 } else { 1 } {
        round(&mut far);
    }
    let before = far.clone();
    if variant == Variant::OneRoundLess {
        return Some(far);
    }
    round(&mut far);
    let is_negative = match variant {
        Variant::NegativeIsACycle => far.iter().flatten().any(|far| *far < 0),
        _ => far != before,
    };
    (!is_negative).then_some(far)
}

#[test]
fn wrong_versions_are_caught() {
    let n_faults = |wrong| {
        let mut n_faults = 0;
        small_digraphs(&[-1, 0, 2], |graph| {
            for source in 0..3 {
                let right = bellman_ford(graph, node(source));
                let right = right.ok().map(|paths| paths.distances().collect());
                n_faults += usize::from(variant(graph, source as usize, wrong) != right);
            }
        });
        n_faults
    };
    assert_eq!(n_faults(Variant::Right), 0);
    for wrong in [
        Variant::OneRoundLess,
        Variant::IgnoresItsSource,
        Variant::DropsWhatIsNotPositive,
        Variant::NegativeIsACycle,
        Variant::BothWays,
    ] {
        assert_ne!(n_faults(wrong), 0, "{wrong:?}");
    }
}

// 3. Properties.

proptest! {
    #[test]
    fn random_graphs(
        n in 1_u32..9,
        edges in proptest::collection::vec((0_u32..9, 0_u32..9, -3_i64..12), 0..30),
    ) {
        let edges = edges.into_iter().map(|(u, v, weight)| (u % n, v % n, weight));
        let graph: DiGraph<i64> = DiGraph::from_weighted_edges(n as usize, edges).unwrap();
        check(&graph);
    }

    #[test]
    fn heights_hide_no_cycle(
        heights in proptest::collection::vec(-50_i64..50, 2..30),
        edges in proptest::collection::vec((0_usize..30, 0_usize..30, 0_i64..9), 0..120),
    ) {
        // w = c + p(u) - p(v): no cycle is negative, and distances are those of c, moved by the
        // heights.
        let n = heights.len();
        let plain = edges.into_iter().map(|(u, v, c)| (u % n, v % n, c));
        let plain: Vec<(u32, u32, i64)> = plain
            .map(|(u, v, c)| (u32::try_from(u).unwrap(), u32::try_from(v).unwrap(), c))
            .collect();
        let graph: DiGraph<i64> = DiGraph::from_weighted_edges(n, plain).unwrap();
        let moved =
            graph.map(|_, edge| edge.weight + heights[edge.tail.index()] - heights[edge.head.index()]);
        let (plain, moved_paths) = (dijkstra(&graph, node(0)).unwrap(), bellman_ford(&moved, node(0)).unwrap());
        for v in graph.nodes() {
            let far = plain.dist(v).map(|far| far + heights[0] - heights[v.index()]);
            assert_eq!(moved_paths.dist(v), far);
        }
        assert_eq!(spfa(&moved, node(0)).unwrap().distances().collect::<Vec<_>>(), moved_paths.distances().collect::<Vec<_>>());
    }

    #[test]
    fn after_each_round_walks_of_so_many_edges_are_known(
        n in 1_u32..9,
        edges in proptest::collection::vec((0_u32..9, 0_u32..9, -3_i64..12), 0..30),
    ) {
        let edges = edges.into_iter().map(|(u, v, weight)| (u % n, v % n, weight));
        let graph: DiGraph<i64> = DiGraph::from_weighted_edges(n as usize, edges).unwrap();
        let arcs = arcs(&graph);
        let watch = |step, paths: &ShortestPaths<i64>| {
            let Step::Round { round } = step else { return };
            for (known, bound) in paths.distances().zip(by_counting(n as usize, &arcs, 0, round)) {
                assert!(bound.is_none_or(|bound| known.is_some_and(|known| known <= bound)));
            }
        };
        let _ = bellman_ford_watched(&graph, &[node(0)], |_, weight| *weight, watch);
    }
}

// 4. Extremes.

#[test]
fn a_million_vertices() {
    let n = 1_000_000;
    let line: DiGraph<i32> =
        DiGraph::from_weighted_edges(n, (0..999_999).map(|u| (u, u + 1, -1))).unwrap();
    let paths = bellman_ford(&line, node(0)).unwrap();
    assert_eq!(paths.dist(node(999_999)), Some(-999_999));
    assert_eq!(spfa(&line, node(0)).unwrap(), paths);
    let ring = (0..1_000).map(|u| (u, (u + 1) % 1_000, if u == 500 { -1_000 } else { 1 }));
    let ring: DiGraph<i32> = DiGraph::from_weighted_edges(1_000, ring).unwrap();
    let found = [bellman_ford(&ring, node(7)), spfa(&ring, node(7))];
    for found in found {
        let Err(GraphError::NegativeCycle { edges }) = found else { panic!("{found:?}") };
        assert_eq!(edges.len(), 1_000);
    }
    assert_eq!(bellman_ford_lenient(&ring, node(7)).unwrap().bottomless.len(), 1_000);
}

#[test]
fn cycles_that_do_not_matter() {
    // One that is not reached, one of weight 0, a loop of weight 0.
    let edges = [(0, 1, 2), (1, 0, -2), (1, 1, 0), (2, 3, -1), (3, 2, 0), (3, 0, 1)];
    let graph: DiGraph<i64> = DiGraph::from_weighted_edges(4, edges).unwrap();
    for paths in [bellman_ford(&graph, node(0)).unwrap(), spfa(&graph, node(0)).unwrap()] {
        assert_eq!(paths.distances().collect::<Vec<_>>(), [Some(0), Some(2), None, None]);
    }
    let unreached = negative_cycle(&graph).unwrap().unwrap();
    assert_negative_cycle(&graph, &unreached.edges);
    let one: DiGraph<i64> = DiGraph::from_weighted_edges(1, []).unwrap();
    assert_eq!(bellman_ford(&one, node(0)).unwrap().dist(node(0)), Some(0));
    let looped: DiGraph<i64> = DiGraph::from_weighted_edges(1, [(0, 0, -1)]).unwrap();
    let cycle = Err(GraphError::NegativeCycle { edges: vec![EdgeId::from(0)] });
    assert_eq!(bellman_ford(&looped, node(0)), cycle);
    assert_eq!(spfa(&looped, node(0)), cycle);
    let none: DiGraph<i64> = DiGraph::default();
    assert_eq!((potentials(&none), negative_cycle(&none)), (Ok(vec![]), Ok(None)));
}

// 5. Bad input.

#[test]
fn bad_input() {
    let graph: DiGraph<i64> = DiGraph::from_weighted_edges(2, [(0, 1, 1)]).unwrap();
    let outside = GraphError::NodeOutOfRange { node: node(2), n_nodes: 2 };
    assert_eq!(bellman_ford(&graph, node(2)), Err(outside.clone()));
    assert_eq!(spfa(&graph, node(2)), Err(outside.clone()));
    assert_eq!(bellman_ford_lenient(&graph, node(2)), Err(outside.clone()));
    assert_eq!(walks_by_edges(&graph, node(2), 1), Err(outside));
    let nan: DiGraph<f64> =
        DiGraph::from_weighted_edges(2, [(0, 1, 1.0), (1, 0, f64::NAN)]).unwrap();
    let nan_error = GraphError::NotANumber { edge: EdgeId::from(1) };
    assert_eq!(bellman_ford(&nan, node(0)), Err(nan_error.clone()));
    assert_eq!(spfa(&nan, node(0)), Err(nan_error.clone()));
    assert_eq!(negative_cycle(&nan), Err(nan_error));
    for weight in [i64::MAX, i64::MIN] {
        let edges = [(0, 1, weight), (1, 2, weight)];
        let graph: DiGraph<i64> = DiGraph::from_weighted_edges(3, edges).unwrap();
        let overflow = GraphError::Overflow { edge: EdgeId::from(1) };
        assert_eq!(bellman_ford(&graph, node(0)), Err(overflow.clone()));
        assert_eq!(spfa(&graph, node(0)), Err(overflow.clone()));
        assert_eq!(walks_by_edges(&graph, node(0), 2), Err(overflow));
    }
}

#[test]
fn the_certificate_knows_a_sum_that_is_too_low() {
    // Of a graph the paths, and of another one the arc 1→2: by that 2 comes down below all numbers.
    let edges = [(0, 1, i64::MIN + 1), (0, 2, 5)];
    let graph: DiGraph<i64> = DiGraph::from_weighted_edges(3, edges).unwrap();
    let paths = bellman_ford(&graph, node(0)).unwrap();
    assert_eq!(paths.verify(&graph, |_, weight| *weight), Ok(()));
    let and = |weight| {
        let edges = edges.into_iter().chain([(1, 2, weight)]);
        let graph: DiGraph<i64> = DiGraph::from_weighted_edges(3, edges).unwrap();
        paths.verify(&graph, |_, weight| *weight)
    };
    assert_eq!(and(-5), Err(ShortestPathsError::Shorter { edge: EdgeId::from(2) }));
    assert_eq!(and(i64::MAX), Err(ShortestPathsError::Shorter { edge: EdgeId::from(2) }), "0 < 5");
    // A sum above all numbers is no shorter way.
    let edges = [(0, 1, 1), (0, 2, 5), (1, 2, i64::MAX)];
    let graph: DiGraph<i64> = DiGraph::from_weighted_edges(3, edges).unwrap();
    let paths = dijkstra(&graph, node(0)).unwrap();
    assert_eq!(paths.verify(&graph, |_, weight| *weight), Ok(()));
}

// 6. Errata.

#[test]
fn a_negative_distance_is_no_cycle() {
    // The original: an edge, or a distance, below 0 means that there is no shortest path.
    let graph: DiGraph<i64> = DiGraph::from_weighted_edges(2, [(0, 1, -1)]).unwrap();
    assert_eq!(bellman_ford(&graph, node(0)).unwrap().dist(node(1)), Some(-1));
    assert_eq!(variant(&graph, 0, Variant::NegativeIsACycle), None);
    // Nor can an arc be walked backward: relaxed both ways it becomes a cycle.
    assert_eq!(variant(&graph, 0, Variant::BothWays), None);
}

// Cost.

#[test]
fn the_order_of_the_arcs_makes_the_rounds() {
    for n in demo::SIZES {
        let [along, against] = demo::chains(n);
        let n = n as usize;
        assert_eq!(demo::looks(&along.0, along.1), 2 * (n - 1), "one round, and a quiet one");
        assert_eq!(demo::looks(&against.0, against.1), n * (n - 1), "one edge a round");
    }
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("bellman_ford", ""),
        ("bellman_ford_cycle", "0>1:3 1>5:5 2>0:-8 2>4:7 3>2:-4 5>2:1 5>3:2 5>4:8"),
    ]);
}

#[test]
fn demo_of_other_inputs() {
    let answer = |args: &[&str]| {
        let printed = demo::DEMO.output(args).unwrap();
        printed.lines().last().unwrap().to_owned()
    };
    demo::DEMO.says(&[("a>b:-2 c", "…\na at 0, b at -2, c not reached.")]);
    let there_and_back = "A negative cycle, 0 3 0, of weight -10.";
    assert!(
        [there_and_back, "A negative cycle, 3 0 3, of weight -10."]
            .contains(&answer(&["--undirected", "0-2:1", "2-3:2", "0-3:-5", "1-3:4"]).as_str())
    );
    demo::DEMO.says(&[("a>a:-1", "…\nA negative cycle, a a, of weight -1.")]);
    let far = i64::MAX.to_string();
    demo::DEMO.refuses(&[
        ("a-b:1", "part 1: \"a-b:1\" has no direction: edges are written 0>1 (column 1)"),
        ("a>b:1 from=c", "from: there is no vertex c"),
        (&format!("a>b:{far} b>c:1"), "a sum of weights overflows at edge 1"),
    ]);
}

/// Two vertices make a small picture, but not with a hundred edges between them.
#[test]
fn parallel_edges_without_end_are_not_drawn() {
    let drawn = demo::DEMO.output(&["a>b:3"; 100]).unwrap();
    assert!(!drawn.contains("Too large"), "{drawn}");
    let printed = demo::DEMO.output(&["a>b:3"; 101]).unwrap();
    assert!(printed.contains(
        "Too large to draw: the limit is 24 vertices, 100 edges, and weights of 12 digits."
    ));
    assert_eq!(printed.lines().last(), drawn.lines().last());
}
