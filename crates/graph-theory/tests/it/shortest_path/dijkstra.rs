//! 6.8 Dijkstra's algorithm: Bellman's equations, the certificate, and the ways to search one by
//! one.

use std::collections::VecDeque;

use graph_theory::graph::Kind;
use graph_theory::graph::generate::Random;
use graph_theory::shortest_path::dijkstra::a_star::a_star;
use graph_theory::shortest_path::dijkstra::all_paths::all_shortest_paths;
use graph_theory::shortest_path::dijkstra::bidirectional::shortest_path;
use graph_theory::shortest_path::dijkstra::bucket_queue::{BucketQueue, dial};
use graph_theory::shortest_path::dijkstra::dense::dijkstra_dense;
use graph_theory::shortest_path::dijkstra::monotone_queue::MonotoneQueue;
use graph_theory::shortest_path::dijkstra::radix_heap::{RadixHeap, dijkstra_radix};
use graph_theory::shortest_path::dijkstra::{
    Step, dijkstra, dijkstra_to, dijkstra_until, dijkstra_watched, dijkstra_within,
};
use graph_theory::shortest_path::dijkstra::{packed, plain};
use graph_theory::{
    DiGraph, EdgeId, Graph, GraphError, NodeId, ShortestPaths, ShortestPathsError, UnGraph, Weight,
};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use super::{R8, arcs, by_equations, r8, small_digraphs, small_ungraphs};
use crate::snapshots::Expect;

#[path = "../../../examples/dijkstra.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

fn node(number: u32) -> NodeId {
    NodeId::from(number)
}

// 1. Worked examples.

/// The graph R8 from 0: each vertex in the order in which it is settled, its distance, and its
/// path.
const WORKED: &[(u32, i64, &[u32])] = &[
    (0, 0, &[0]),
    (1, 3, &[0, 1]),
    (2, 8, &[0, 1, 2]),
    (3, 12, &[0, 3]),
    (5, 12, &[0, 1, 5]),
    (4, 15, &[0, 3, 4]),
    (6, 28, &[0, 1, 5, 6]),
    (7, 33, &[0, 1, 7]),
];

/// The graph of the pages 6.5 to 6.9.
fn page() -> UnGraph<i64> {
    let edges = crate::min_spanning_tree::PAGE;
    UnGraph::from_weighted_edges(6, edges.map(|(u, v, w)| (u, v, i64::from(w)))).unwrap()
}

/// A queue without priorities: each vertex is looked at once, in the order in which it is found.
fn first_come_first_served(lists: &[Vec<(usize, i64)>]) -> Vec<Option<i64>> {
    let mut distances = vec![None; lists.len()];
    let mut queue = VecDeque::from([(0, 0)]);
    distances[0] = Some(0);
    while let Some((u, d)) = queue.pop_front() {
        for &(v, weight) in &lists[u] {
            if distances[v].is_none() {
                distances[v] = Some(d + weight);
                queue.push_back((v, d + weight));
            }
        }
    }
    distances
}

#[test]
fn the_worked_example_of_the_page() {
    let (graph, mut steps) = (page(), Vec::new());
    let lists = graph.weighted_lists();
    let found = plain::with_a_heap_watched(&lists, 0, |step| steps.push(step));
    assert_eq!(found, [0, 3, 6, 9, 13, 7].map(Some));
    assert_eq!(plain::dijkstra(&lists, 0), found);
    let settled = steps.iter().filter_map(|step| match step {
        plain::Step::Settle { u } => Some(*u),
        _ => None,
    });
    assert_eq!(settled.collect::<Vec<_>>(), [0, 1, 2, 5, 3, 4]);
    // Two entries are out of date: 5 at 8, and 3 at 10.
    let dropped = steps.iter().filter_map(|step| match step {
        plain::Step::Drop { u, distance } => Some((*u, *distance)),
        _ => None,
    });
    assert_eq!(dropped.collect::<Vec<_>>(), [(5, 8), (3, 10)]);
    // Two ideas that are not it.
    assert_eq!(first_come_first_served(&lists), [0, 3, 6, 10, 13, 8].map(Some));
    let tree = graph_theory::prim(&graph, node(0)).unwrap();
    let mut in_the_tree = vec![None; 6];
    in_the_tree[0] = Some(0);
    let mut inside = vec![node(0)];
    for edge in &tree.edges {
        let ends = graph.edge(*edge);
        let u = if inside.contains(&ends.tail) { ends.tail } else { ends.head };
        let v = ends.other_end(u);
        in_the_tree[v.index()] = in_the_tree[u.index()].map(|far: i64| far + ends.weight);
        inside.push(v);
    }
    assert_eq!(in_the_tree, [0, 3, 9, 10, 16, 8].map(Some));
}

#[test]
fn the_plain_forms_agree_on_all_small_graphs() {
    small_digraphs(&[0, 1, 2], |graph| {
        let lists = graph.weighted_lists();
        for source in graph.nodes() {
            let expected = distances(&dijkstra(graph, source).unwrap());
            assert_eq!(plain::dijkstra(&lists, source.index()), expected);
            assert_eq!(plain::with_a_heap(&lists, source.index()), expected);
        }
    });
}

#[test]
fn the_graphs_of_the_questions() {
    let order = |source| {
        let mut settled = Vec::new();
        plain::with_a_heap_watched(&page().weighted_lists(), source, |step| {
            if let plain::Step::Settle { u } = step {
                settled.push(u);
            }
        });
        settled
    };
    assert_eq!(order(5), [5, 2, 3, 1, 0, 4]);
    // 9 vertices and 36 arcs, each of which pushes an entry.
    assert_eq!((demo::shrinking(9).count(), demo::entries(9, demo::shrinking(9))), (36, 37));
    let digraph = |arcs: &[(u32, u32, i64)]| -> Vec<Vec<(usize, i64)>> {
        DiGraph::from_weighted_edges(3, arcs.iter().copied()).unwrap().weighted_lists()
    };
    let is_right = |arcs: &[(u32, u32, i64)]| {
        let lists = digraph(arcs);
        first_come_first_served(&lists) == plain::dijkstra(&lists, 0)
    };
    assert!(!is_right(&[(0, 1, 5), (0, 2, 1), (2, 1, 1)]));
    assert!(is_right(&[(0, 1, 1), (0, 2, 5), (1, 2, 6)]));
    assert!(is_right(&[(0, 1, 5), (1, 2, 1)]));
    // One negative arc: vertex 1 is settled at 1, and can be reached at 0.
    let negative = digraph(&[(0, 1, 1), (0, 2, 2), (2, 1, -2)]);
    let mut settled_at = None;
    let mut known = [0; 3];
    plain::with_a_heap_watched(&negative, 0, |step| match step {
        plain::Step::Settle { u: 1 } => settled_at = Some(known[1]),
        plain::Step::Relax { v, distance, .. } => known[v] = distance,
        _ => {}
    });
    assert_eq!(settled_at, Some(1));
}

#[test]
fn worked() {
    let (graph, mut settled, mut dropped) = (r8(), Vec::new(), Vec::new());
    let paths = dijkstra_watched(
        &graph,
        &[node(0)],
        |_, weight| *weight,
        |_, _| false,
        |step, _| match step {
            Step::Settle { u } => settled.push(u),
            Step::Drop { u } => dropped.push(u),
            Step::Relax { .. } => {}
        },
    );
    let paths = paths.unwrap();
    assert_eq!(settled, WORKED.iter().map(|(u, ..)| node(*u)).collect::<Vec<_>>());
    assert_eq!(dropped, [node(2), node(6)], "they came in at 9 and at 32, too");
    for (u, far, path) in WORKED {
        assert_eq!(paths.dist(node(*u)), Some(*far));
        let found = paths.path_to(&graph, node(*u)).unwrap();
        assert_eq!(found.nodes, path.iter().copied().map(node).collect::<Vec<_>>());
        let length: i64 = found.edges.iter().map(|edge| graph.edge(*edge).weight).sum();
        assert_eq!(length, *far);
    }
    assert_eq!(paths, dijkstra(&graph, node(0)).unwrap());
    assert_eq!(paths.verify(&graph, |_, weight| *weight), Ok(()));
}

#[test]
fn worked_backward_arc() {
    // The straight way from 0 to 1 is 10, the way round is 2.
    let graph: DiGraph<u8> =
        DiGraph::from_weighted_edges(3, [(0, 1, 10), (0, 2, 1), (2, 1, 1)]).unwrap();
    let paths = dijkstra(&graph, node(0)).unwrap();
    assert_eq!(paths.distances().collect::<Vec<_>>(), [Some(0), Some(2), Some(1)]);
}

// 2. All small inputs.

fn distances<D: Weight>(paths: &ShortestPaths<D>) -> Vec<Option<D>> {
    paths.distances().collect()
}

/// The lengths of the paths that all forms find, from each vertex, are those of Bellman's
/// equations.
fn check<K: Kind>(graph: &Graph<i64, K>, backward: &Graph<i64, K>) {
    let arcs = arcs(graph);
    let small: Graph<u8, K> = graph.map(|_, edge| u8::try_from(edge.weight).unwrap());
    for source in graph.nodes() {
        let far = by_equations(graph.n_nodes(), &arcs, source.index());
        let paths = dijkstra(graph, source).unwrap();
        assert_eq!(distances(&paths), far, "{graph:?} from {source:?}");
        assert_eq!(paths.verify(graph, |_, weight| *weight), Ok(()));
        let dense = dijkstra_dense(graph, source).unwrap();
        assert_eq!(distances(&dense), far, "{graph:?} from {source:?}");
        assert_eq!(dense.verify(graph, |_, weight| *weight), Ok(()));
        for paths in [dijkstra_radix(&small, source).unwrap(), dial(&small, source).unwrap()] {
            let found: Vec<Option<i64>> =
                paths.distances().map(|far| far.map(|far| i64::try_from(far).unwrap())).collect();
            assert_eq!(found, far, "{graph:?} from {source:?}");
            assert_eq!(paths.verify(&small, |_, weight| u64::from(*weight)), Ok(()));
        }
        let packed = packed::distances(&small.map(|_, edge| u32::from(edge.weight)), source);
        let packed: Vec<Option<i64>> =
            packed.unwrap().into_iter().map(|far| far.map(i64::from)).collect();
        assert_eq!(packed, far, "{graph:?} from {source:?}");
        for radius in -1..5 {
            let near = far.iter().map(|far| far.filter(|far| *far <= radius));
            let found = dijkstra_within(graph, source, radius).unwrap();
            assert!(found.distances().eq(near), "{graph:?} from {source:?} to {radius}");
        }
        match all_shortest_paths(graph, source) {
            Ok(all) => assert_eq!(distances(&all.paths), far, "{graph:?} from {source:?}"),
            Err(GraphError::Cycle { edges }) => {
                assert!(!edges.is_empty(), "{graph:?}");
                assert!(edges.iter().all(|edge| graph.edge(*edge).weight == 0), "{graph:?}");
                // A walk along them, from one end of the first, comes back to where it began.
                let first = graph.edge(edges[0]);
                let closes = |start| {
                    let end = edges.iter().try_fold(start, |at, edge| {
                        let edge = graph.edge(*edge);
                        let leaves = at == edge.tail || (!graph.is_directed() && at == edge.head);
                        leaves.then(|| edge.other_end(at))
                    });
                    end == Some(start)
                };
                assert!(closes(first.tail) || closes(first.head), "{graph:?}");
            }
            Err(other) => panic!("{other}"),
        }
        for other in graph.nodes() {
            let nearer = by_equations(graph.n_nodes(), &arcs, other.index());
            let nearer = far.iter().zip(nearer).map(|(a, b)| [*a, b].into_iter().flatten().min());
            let sources = [source, other];
            let found = dijkstra_until(graph, &sources, |_, weight| *weight, |_, _| false).unwrap();
            assert!(found.distances().eq(nearer), "{graph:?} from {sources:?}");
        }
        for target in graph.nodes() {
            let far = far[target.index()];
            assert_eq!(dijkstra_to(graph, source, target).unwrap().dist(target), far);
            let met = shortest_path(graph, backward, source, target).unwrap();
            assert_eq!(
                met.as_ref().map(|(whole, _)| *whole),
                far,
                "{graph:?} {source:?} {target:?}"
            );
            if let Some((whole, path)) = met {
                check_path(graph, &path, source, target, whole);
            }
            let rest = |u: NodeId| by_equations(graph.n_nodes(), &arcs, u.index())[target.index()];
            for numerator in 0..=2 {
                // From nothing over a half to everything: no bound exceeds the distance.
                let bound = |u| rest(u).map_or(0, |rest| rest * numerator / 2);
                let (paths, _) = a_star(graph, source, target, bound).unwrap();
                assert_eq!(paths.dist(target), far, "{graph:?} {source:?} {target:?}");
            }
        }
    }
}

fn check_path<W: Weight, K: Kind>(
    graph: &Graph<W, K>,
    path: &graph_theory::Path,
    source: NodeId,
    target: NodeId,
    length: W::Sum,
) {
    assert_eq!((path.nodes.first(), path.nodes.last()), (Some(&source), Some(&target)));
    assert_eq!(path.nodes.len(), path.edges.len() + 1);
    for (ends, edge) in path.nodes.windows(2).zip(&path.edges) {
        let is_arc = graph.arcs(ends[0]).iter().any(|arc| arc.head == ends[1] && arc.edge == *edge);
        assert!(is_arc, "{ends:?} by {edge:?} in {graph:?}");
    }
    let mut weights = path.edges.iter().map(|edge| graph.edge(*edge).weight.to_sum());
    assert_eq!(weights.try_fold(W::Sum::ZERO, W::Sum::checked_add), Some(length));
}

#[test]
fn all_small_digraphs() {
    small_digraphs(&[0, 1, 2], |graph| check(graph, &graph.transpose()));
}

#[test]
fn all_small_ungraphs() {
    small_ungraphs(&[0, 1, 3], |graph| check(graph, graph));
}

/// How a search may be wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Variant {
    Right,
    /// The page of the original: a queue without priorities, and no second look at a vertex.
    FirstComeFirstServed,
    /// Starts at vertex 0, whatever the source.
    IgnoresItsSource,
    /// Takes the first way that it finds for the shortest.
    KeepsTheFirst,
    /// Starts where it should, but takes a known vertex for absent when its distance is 0.
    ZeroIsAbsent,
    /// The original's code, of a matrix that has 0 where there is no arc.
    ZeroForNoArc,
    /// The original's code, of a matrix that has the largest integer there, and adds to it.
    LargestInteger,
    /// The original's code: goes on with vertex 0 when no vertex that is left is reached.
    VertexZeroAgain,
}

/// Dijkstra's algorithm with a scan for the nearest, or what is wrong with it.
fn variant(graph: &DiGraph<i64>, source: usize, variant: Variant) -> Vec<Option<i64>> {
    let n = graph.n_nodes();
    let source = if variant == Variant::IgnoresItsSource { 0 } else { source };
    let (mut far, mut is_settled) = (vec![None; n], vec![false; n]);
    let mut order = VecDeque::from([source]);
    far[source] = Some(0);
    loop {
        let next = match variant {
            Variant::FirstComeFirstServed => order.pop_front(),
            _ => (0..n).filter(|u| !is_settled[*u] && far[*u].is_some()).min_by_key(|u| far[*u]),
        };
        let Some(u) = next else { return far };
        is_settled[u] = true;
        for arc in graph.arcs(node(u32::try_from(u).unwrap())) {
            let v = arc.head.index();
            let through_u = far[u].map(|far| far + arc.weight);
            let is_known = far[v].is_some();
            let takes = match variant {
                Variant::FirstComeFirstServed | Variant::KeepsTheFirst => !is_known,
                Variant::ZeroIsAbsent => far[v].unwrap_or(0) == 0 || through_u < far[v],
                _ => !is_known || through_u < far[v],
            };
            if takes {
                far[v] = through_u;
                order.push_back(v);
            }
        }
    }
}

/// Dijkstra's algorithm on a matrix, where the largest integer stands for what is not reached; or
/// what is wrong with it.
fn of_a_matrix(graph: &DiGraph<i64>, source: usize, variant: Variant) -> Vec<Option<i64>> {
    const INFINITY: i64 = i64::MAX;
    let n = graph.n_nodes();
    let no_arc = if variant == Variant::ZeroForNoArc { 0 } else { INFINITY };
    let mut weights = vec![vec![no_arc; n]; n];
    for (u, v, weight) in arcs(graph) {
        weights[u][v] = weight;
    }
    let (mut far, mut is_settled) = (vec![INFINITY; n], vec![false; n]);
    far[source] = 0;
    for _ in 0..n {
        let left = (0..n).filter(|u| !is_settled[*u] && far[*u] < INFINITY);
        let u = match left.min_by_key(|u| far[*u]) {
            Some(nearest) => nearest,
            None if variant == Variant::VertexZeroAgain => 0,
            None => break,
        };
        is_settled[u] = true;
        for v in 0..n {
            if weights[u][v] < INFINITY || variant == Variant::LargestInteger {
                far[v] = far[v].min(far[u].wrapping_add(weights[u][v]));
            }
        }
    }
    far.into_iter().map(|far| (far < INFINITY).then_some(far)).collect()
}

#[test]
fn wrong_versions_are_caught() {
    type Search = fn(&DiGraph<i64>, usize, Variant) -> Vec<Option<i64>>;
    let n_faults = |search: Search, wrong| {
        let mut n_faults = 0;
        small_digraphs(&[0, 1, 3], |graph| {
            for source in 0..3 {
                let right = by_equations(3, &arcs(graph), source);
                n_faults += usize::from(search(graph, source, wrong) != right);
            }
        });
        n_faults
    };
    assert_eq!(n_faults(variant, Variant::Right), 0);
    for wrong in [
        Variant::FirstComeFirstServed,
        Variant::IgnoresItsSource,
        Variant::KeepsTheFirst,
        Variant::ZeroIsAbsent,
    ] {
        assert_ne!(n_faults(variant, wrong), 0, "{wrong:?}");
    }
    assert_eq!(n_faults(of_a_matrix, Variant::Right), 0);
    for wrong in [Variant::ZeroForNoArc, Variant::LargestInteger, Variant::VertexZeroAgain] {
        assert_ne!(n_faults(of_a_matrix, wrong), 0, "{wrong:?}");
    }
}

// 3. Properties.

/// Graphs of up to 12 vertices, with loops and parallel edges.
fn edges(most: i64) -> impl Strategy<Value = (usize, Vec<(u32, u32, i64)>)> {
    (1_u32..12).prop_flat_map(move |n| {
        (Just(n as usize), proptest::collection::vec((0..n, 0..n, 0..=most), 0..40))
    })
}

proptest! {
    #[test]
    fn all_forms_agree((n, edges) in edges(9)) {
        let graph: DiGraph<i64> = DiGraph::from_weighted_edges(n, edges.clone()).unwrap();
        check(&graph, &graph.transpose());
        let graph: UnGraph<i64> = UnGraph::from_weighted_edges(n, edges).unwrap();
        check(&graph, &graph);
    }

    #[test]
    fn each_step_keeps_the_invariant((n, edges) in edges(20)) {
        let graph: DiGraph<i64> = DiGraph::from_weighted_edges(n, edges).unwrap();
        let (mut settled, mut last, mut n_relaxed) = (vec![false; n], 0, 0);
        let watch = |step, search: &graph_theory::shortest_path::dijkstra::Search<i64>| {
            let paths = search.paths();
            match step {
                Step::Settle { u } => {
                    let far = paths.dist(u).unwrap();
                    assert!(!settled[u.index()], "settled twice");
                    assert!(last <= far, "distances ascend");
                    (settled[u.index()], last) = (true, far);
                    let mut queue = search.queue();
                    assert!(queue.all(|(waits, _)| far <= waits), "nothing that waits is nearer");
                }
                Step::Relax { v, .. } => {
                    n_relaxed += 1;
                    assert!(!settled[v.index()], "what is settled stays");
                }
                Step::Drop { u } => assert!(settled[u.index()], "dropped, but never settled"),
            }
            for u in graph.nodes().filter(|u| paths.is_reached(*u) && !settled[u.index()]) {
                let entry = (paths.dist(u).unwrap(), u);
                assert!(search.queue().any(|waiting| waiting == entry), "it waits");
            }
        };
        let paths = dijkstra_watched(&graph, &[node(0)], |_, w| *w, |_, _| false, watch).unwrap();
        assert_eq!(settled, graph.nodes().map(|u| paths.is_reached(u)).collect::<Vec<_>>());
        assert!(n_relaxed <= graph.n_edges());
    }

    #[test]
    fn a_search_that_stops_knows_what_is_near((n, edges) in edges(9), radius in -1_i64..30) {
        let graph: DiGraph<i64> = DiGraph::from_weighted_edges(n, edges).unwrap();
        let all = dijkstra(&graph, node(0)).unwrap();
        let near = dijkstra_within(&graph, node(0), radius).unwrap();
        let expected: Vec<Option<i64>> =
            all.distances().map(|far| far.filter(|far| *far <= radius)).collect();
        assert_eq!(distances(&near), expected);
        for target in graph.nodes() {
            let some = dijkstra_to(&graph, node(0), target).unwrap();
            for u in graph.nodes() {
                let is_nearer = all.dist(u).is_some() && (all.dist(target).is_none() || all.dist(u) < all.dist(target));
                assert!(!is_nearer || some.is_reached(u));
                assert!(!some.is_reached(u) || some.dist(u) == all.dist(u));
            }
        }
    }

    #[test]
    fn the_nearest_of_several_sources((n, edges) in edges(9), others in proptest::collection::vec(0_u32..12, 0..4)) {
        let graph: DiGraph<i64> = DiGraph::from_weighted_edges(n, edges).unwrap();
        let sources: Vec<NodeId> = others.into_iter().map(|u| node(u % u32::try_from(n).unwrap())).collect();
        let paths = dijkstra_until(&graph, &sources, |_, weight| *weight, |_, _| false).unwrap();
        let from_each: Vec<ShortestPaths<i64>> =
            sources.iter().map(|source| dijkstra(&graph, *source).unwrap()).collect();
        for u in graph.nodes() {
            assert_eq!(paths.dist(u), from_each.iter().filter_map(|paths| paths.dist(u)).min());
        }
        assert_eq!(paths.verify(&graph, |_, weight| *weight), Ok(()));
    }

    #[test]
    fn floats_are_sums_too((n, edges) in edges(1000)) {
        // Eighths are exact, and so are their sums.
        let graph: DiGraph<i64> = DiGraph::from_weighted_edges(n, edges).unwrap();
        #[expect(clippy::cast_precision_loss, reason = "small numbers")]
        let eighths: DiGraph<f32> = graph.map(|_, edge| edge.weight as f32 / 8.0);
        let (exact, floats) = (dijkstra(&graph, node(0)).unwrap(), dijkstra(&eighths, node(0)).unwrap());
        #[expect(clippy::cast_precision_loss, reason = "small numbers")]
        let scaled: Vec<Option<f64>> = exact.distances().map(|far| far.map(|far| far as f64 / 8.0)).collect();
        assert_eq!(distances(&floats), scaled);
    }

    #[test]
    fn all_shortest_paths_are_counted((n, edges) in edges(4)) {
        let graph: DiGraph<i64> = DiGraph::from_weighted_edges(n.min(6), edges.into_iter()
            .map(|(u, v, weight)| (u % 6 % u32::try_from(n).unwrap(), v % 6 % u32::try_from(n).unwrap(), weight + 1))
            .take(14)).unwrap();
        let all = all_shortest_paths(&graph, node(0)).unwrap();
        for target in graph.nodes() {
            let n_paths = all.paths.dist(target).map_or(0, |far| walks(&graph, node(0), target, far));
            assert_eq!(all.counts[target.index()], n_paths, "{graph:?}");
        }
    }
}

/// The number of walks of exactly this length, each weight at least 1: by trying all.
fn walks(graph: &DiGraph<i64>, from: NodeId, to: NodeId, length: i64) -> u128 {
    let on = |arc: &graph_theory::graph::Arc<i64>| match length - arc.weight {
        rest if rest < 0 => 0,
        rest => walks(graph, arc.head, to, rest),
    };
    u128::from(length == 0 && from == to) + graph.arcs(from).iter().map(on).sum::<u128>()
}

#[test]
fn all_shortest_paths_of_a_board() {
    // From corner to corner of a board: binomial coefficients.
    let side = 9_u32;
    let graph: UnGraph<u8> = UnGraph::from_weighted_edges(81, grid(side, |_| 1)).unwrap();
    let all = all_shortest_paths(&graph, node(0)).unwrap();
    assert_eq!(all.counts[80], 12_870);
    assert_eq!((all.arcs.n_edges(), all.counts[8], all.counts[40]), (graph.n_edges(), 1, 70));
    // Two parallel edges a step: the counts double each time, and stop at the largest number.
    let doubled = (0..200).flat_map(|u| [(u, u + 1, 1_u8), (u, u + 1, 1)]);
    let graph: DiGraph<u8> = DiGraph::from_weighted_edges(201, doubled).unwrap();
    let all = all_shortest_paths(&graph, node(0)).unwrap();
    assert_eq!((all.counts[100], all.counts[200]), (1 << 100, u128::MAX));
}

#[test]
fn a_cycle_of_weight_0_has_walks_without_end() {
    let edges = [(0, 1, 2), (1, 2, 0), (2, 3, 0), (3, 1, 0), (3, 4, 1), (5, 5, 0_u8)];
    let graph: DiGraph<u8> = DiGraph::from_weighted_edges(6, edges).unwrap();
    let cycle = |edges: &[u32]| GraphError::Cycle {
        edges: edges.iter().copied().map(EdgeId::from).collect(),
    };
    let mut turns = [[1, 2, 3], [2, 3, 1], [3, 1, 2]].map(|edges| cycle(&edges)).into_iter();
    let found = all_shortest_paths(&graph, node(0)).unwrap_err();
    assert!(turns.any(|turn| turn == found), "{found:?}");
    assert_eq!(all_shortest_paths(&graph, node(5)).unwrap_err(), cycle(&[5]));
    assert!(all_shortest_paths(&graph, node(4)).is_ok(), "no cycle is reached");
    // There and back; and without it a weight of 0 is like any other.
    let graph: UnGraph<u8> = UnGraph::from_weighted_edges(2, [(0, 1, 0)]).unwrap();
    assert_eq!(all_shortest_paths(&graph, node(0)).unwrap_err(), cycle(&[0, 0]));
    let graph: DiGraph<u8> =
        DiGraph::from_weighted_edges(3, [(0, 1, 1), (0, 2, 1), (2, 1, 0)]).unwrap();
    assert_eq!(all_shortest_paths(&graph, node(0)).unwrap().counts, [1, 2, 1]);
}

#[test]
fn the_certificate_refuses_what_is_not_so() {
    let graph = r8();
    let paths = dijkstra(&graph, node(0)).unwrap();
    let with = |at: u32, other: i64| {
        paths.verify(&graph, |edge, weight| if edge == EdgeId::from(at) { other } else { *weight })
    };
    // 0-2 as short as the way by 1 is no objection; shorter is.
    assert_eq!(with(1, 8), Ok(()));
    assert_eq!(with(1, 7), Err(ShortestPathsError::Shorter { edge: EdgeId::from(1) }));
    // 5-6 is on the path to 6: if it is longer, that is not its length.
    assert_eq!(with(12, 17), Err(ShortestPathsError::NoSuchPath { node: node(6) }));
    let other: UnGraph<i64> = UnGraph::from_weighted_edges(9, []).unwrap();
    assert_eq!(paths.verify(&other, |_, weight| *weight), Err(ShortestPathsError::OtherGraph));
    // A search that stopped has not looked at all arcs.
    let some = dijkstra_to(&graph, node(0), node(2)).unwrap();
    assert!(matches!(
        some.verify(&graph, |_, weight| *weight),
        Err(ShortestPathsError::Shorter { .. })
    ));
}

#[test]
fn queues_of_whole_numbers() {
    fn check(mut queue: impl MonotoneQueue, most: u64) {
        let mut random = Random::new(1);
        let mut inside: Vec<u64> = Vec::new();
        let mut last = 0;
        for turn in 0..2_000_u32 {
            if random.below(4) == 0 || 1_500 < turn {
                let least = inside.iter().copied().min();
                assert_eq!(queue.pop().map(|(far, _)| far), least);
                if let Some(least) = least {
                    inside.swap_remove(inside.iter().position(|far| *far == least).unwrap());
                    last = least;
                }
            } else {
                let far = last + random.next_u64() % (most + 1);
                inside.push(far);
                queue.push(far, node(turn));
            }
        }
    }
    check(BucketQueue::new(0), 0);
    check(BucketQueue::new(1), 1);
    check(BucketQueue::new(100), 100);
    check(RadixHeap::default(), 100);
    check(RadixHeap::default(), 1 << 30);
}

// 4. Extremes.

/// The edges of a board of crossings, with weights by their number.
fn grid<W>(side: u32, weight: impl Fn(u32) -> W + Copy) -> impl Iterator<Item = (u32, u32, W)> {
    (0..side * side).flat_map(move |here| {
        let right = (here % side + 1 < side).then(|| (here, here + 1, weight(2 * here)));
        let down = (here / side + 1 < side).then(|| (here, here + side, weight(2 * here + 1)));
        right.into_iter().chain(down)
    })
}

#[test]
fn a_million_vertices() {
    let n = 1_000_000;
    let line: DiGraph<u32> =
        DiGraph::from_weighted_edges(n, (0..999_999).map(|u| (u, u + 1, u32::MAX))).unwrap();
    let star: UnGraph<u32> =
        UnGraph::from_weighted_edges(n, (1..1_000_000).map(|u| (0, u, 1_000_000 - u))).unwrap();
    let board: UnGraph<u32> =
        UnGraph::from_weighted_edges(n, grid(1_000, |i| 1 + i.wrapping_mul(2_654_435_769) % 1_000))
            .unwrap();
    let last = node(999_999);
    let paths = dijkstra(&line, node(0)).unwrap();
    assert_eq!(paths.dist(last), Some(999_999 * u64::from(u32::MAX)));
    assert_eq!(paths.path_to(&line, last).unwrap().edges.len(), 999_999);
    let paths = dijkstra(&star, last).unwrap();
    assert_eq!((paths.dist(node(0)), paths.dist(node(1))), (Some(1), Some(1_000_000)));
    let paths = dijkstra_radix(&board, node(0)).unwrap();
    assert_eq!(paths.verify(&board, |_, weight| u64::from(*weight)), Ok(()));
    let packed = packed::distances(&board, node(0)).unwrap();
    assert!(packed.into_iter().map(|far| far.map(u64::from)).eq(paths.distances()));
    let (whole, path) = shortest_path(&board, &board, node(0), last).unwrap().unwrap();
    assert_eq!(paths.dist(last), Some(whole));
    check_path(&board, &path, node(0), last, whole);
}

#[test]
fn one_vertex_loops_and_nothing_to_reach() {
    let one: DiGraph<u8> = DiGraph::from_weighted_edges(1, [(0, 0, 0), (0, 0, 5)]).unwrap();
    assert_eq!(distances(&dijkstra(&one, node(0)).unwrap()), [Some(0)]);
    let two: UnGraph<u8> = UnGraph::from_weighted_edges(2, []).unwrap();
    assert_eq!(distances(&dijkstra(&two, node(1)).unwrap()), [None, Some(0)]);
    assert_eq!(shortest_path(&two, &two, node(0), node(1)), Ok(None));
    let parallel: DiGraph<u8> =
        DiGraph::from_weighted_edges(2, [(0, 1, 7), (0, 1, 3), (0, 1, 3), (0, 1, 5)]).unwrap();
    let paths = dijkstra(&parallel, node(0)).unwrap();
    assert_eq!((paths.dist(node(1)), paths.pred_edge(node(1))), (Some(3), Some(EdgeId::from(1))));
    let none: DiGraph<u8> = DiGraph::default();
    assert_eq!(dijkstra_until(&none, &[], |_, weight| *weight, |_, _| false).unwrap().n_nodes(), 0);
}

// 5. Bad input.

#[test]
fn bad_input() {
    let edge = EdgeId::from;
    let graph: DiGraph<i8> = DiGraph::from_weighted_edges(4, [(0, 1, 1), (2, 3, -1)]).unwrap();
    let negative = Err(GraphError::NegativeWeight { edge: edge(1) });
    assert_eq!(dijkstra(&graph, node(0)), negative, "though it is not reached");
    assert_eq!(dijkstra_to(&graph, node(0), node(0)), negative);
    assert_eq!(dijkstra_within(&graph, node(0), 0), negative);
    assert_eq!(dijkstra_dense(&graph, node(0)), negative);
    assert_eq!(
        a_star(&graph, node(0), node(1), |_| 0).map(|_| ()),
        negative.clone().map(|_: ShortestPaths<i64>| ())
    );
    assert_eq!(
        shortest_path(&graph, &graph, node(0), node(1)).map(|_| ()),
        negative.map(|_: ShortestPaths<i64>| ())
    );
    let outside = GraphError::NodeOutOfRange { node: node(4), n_nodes: 4 };
    let graph: DiGraph<u8> = DiGraph::from_weighted_edges(4, [(0, 1, 1)]).unwrap();
    assert_eq!(dijkstra(&graph, node(4)), Err(outside.clone()));
    assert_eq!(dijkstra_to(&graph, node(0), node(4)), Err(outside.clone()));
    assert_eq!(dijkstra_within(&graph, node(4), 0), Err(outside.clone()));
    assert_eq!(dijkstra_radix(&graph, node(4)), Err(outside.clone()));
    assert_eq!(dijkstra_dense(&graph, node(4)), Err(outside.clone()));
    assert_eq!(shortest_path(&graph, &graph, node(4), node(0)), Err(outside.clone()));
    assert_eq!(shortest_path(&graph, &graph, node(0), node(4)), Err(outside.clone()));
    assert_eq!(a_star(&graph, node(0), node(4), |_| 0), Err(outside));
    for weight in [f64::NAN, f64::INFINITY] {
        let graph: DiGraph<f64> =
            DiGraph::from_weighted_edges(3, [(0, 1, 1.0), (1, 2, weight)]).unwrap();
        assert_eq!(dijkstra(&graph, node(0)), Err(GraphError::NotANumber { edge: edge(1) }));
    }
    let below: DiGraph<f64> = DiGraph::from_weighted_edges(2, [(0, 1, -0.5)]).unwrap();
    assert_eq!(dijkstra(&below, node(0)), Err(GraphError::NegativeWeight { edge: edge(0) }));
    let minus_zero: DiGraph<f64> = DiGraph::from_weighted_edges(2, [(0, 1, -0.0)]).unwrap();
    assert_eq!(dijkstra(&minus_zero, node(0)).unwrap().dist(node(1)), Some(0.0));
    let heavy: DiGraph<u32> = DiGraph::from_weighted_edges(2, [(0, 1, 1 << 24)]).unwrap();
    let beyond = GraphError::NodeOutOfRange { node: node(2), n_nodes: 2 };
    assert_eq!(packed::distances(&heavy, node(2)), Err(beyond));
    assert_eq!(dial(&heavy, node(0)), Err(GraphError::TooLarge { what: "buckets", n: 1 << 24 }));
}

#[test]
fn a_sum_that_does_not_fit_is_an_error_only_if_no_other_way_leads_there() {
    let too_far = |edge: u32| GraphError::Overflow { edge: EdgeId::from(edge) };
    let chain = [(0, 1, u64::MAX), (1, 2, 1)];
    let graph: DiGraph<u64> = DiGraph::from_weighted_edges(3, chain).unwrap();
    assert_eq!(dijkstra(&graph, node(0)), Err(too_far(1)));
    assert_eq!(dijkstra_radix(&graph, node(0)), Err(too_far(1)));
    assert_eq!(dijkstra_dense(&graph, node(0)), Err(too_far(1)));
    let back = graph.transpose();
    // The backward search comes first to an end: 1 is at 1 from the target, and 0 would be too far.
    assert_eq!(shortest_path(&graph, &back, node(0), node(2)), Err(too_far(0)));
    assert_eq!(a_star(&graph, node(0), node(2), |_| 0), Err(too_far(1)));
    assert_eq!(dijkstra_to(&graph, node(0), node(1)).unwrap().dist(node(1)), Some(u64::MAX));
    // What does not fit is beyond any radius.
    for (radius, far) in [(u64::MAX, Some(u64::MAX)), (u64::MAX - 1, None)] {
        let near = dijkstra_within(&graph, node(0), radius).unwrap();
        assert_eq!(distances(&near), [Some(0), far, None]);
    }
    // A way round of length 3 makes the sum that did not fit a detour.
    let round = chain.into_iter().chain([(0, 2, 3), (1, 0, 9)]);
    let graph: DiGraph<u64> = DiGraph::from_weighted_edges(3, round).unwrap();
    let far = [Some(0), Some(u64::MAX), Some(3)];
    assert_eq!(distances(&dijkstra(&graph, node(0)).unwrap()), far);
    assert_eq!(distances(&dijkstra_radix(&graph, node(0)).unwrap()), far);
    assert_eq!(distances(&dijkstra_dense(&graph, node(0)).unwrap()), far);
    let met = shortest_path(&graph, &graph.transpose(), node(0), node(2)).unwrap();
    assert_eq!(met.map(|(whole, _)| whole), Some(3));
    // In 32 bits, of which the greatest number stands for no way.
    let most = u32::MAX - 1;
    let chain = |weight| DiGraph::from_weighted_edges(3, [(0, 1, weight), (1, 2, 1)]).unwrap();
    assert_eq!(packed::distances(&chain(most), node(0)), Err(too_far(1)));
    assert_eq!(packed::distances(&chain(u32::MAX), node(0)), Err(too_far(0)));
    let all = [Some(0), Some(most - 1), Some(most)];
    assert_eq!(packed::distances(&chain(most - 1), node(0)).unwrap(), all);
    let round = [(0, 1, most), (1, 2, most), (0, 2, 3)];
    let round = DiGraph::from_weighted_edges(3, round).unwrap();
    assert_eq!(packed::distances(&round, node(0)).unwrap(), [Some(0), Some(most), Some(3)]);
}

#[test]
fn a_promise_that_does_not_fit_comes_last() {
    // The bound of 1 is exact, so the way over 1 is known not to fit as soon as 1 is seen.
    let edges = [(0, 1, u64::MAX - 1), (1, 2, 5)];
    let graph: DiGraph<u64> = DiGraph::from_weighted_edges(4, edges).unwrap();
    let too_far = GraphError::Overflow { edge: EdgeId::from(1) };
    let bound = |u| if u == node(1) { 5 } else { 0 };
    assert_eq!(dijkstra_to(&graph, node(0), node(2)), Err(too_far.clone()));
    assert_eq!(a_star(&graph, node(0), node(2), bound), Err(too_far));
    // With another way, that one is the answer.
    let round = edges.into_iter().chain([(0, 3, 4), (3, 2, 4)]);
    let graph: DiGraph<u64> = DiGraph::from_weighted_edges(4, round).unwrap();
    let (paths, n_settled) = a_star(&graph, node(0), node(2), bound).unwrap();
    assert_eq!((paths.dist(node(2)), n_settled), (Some(8), 3), "1 is not settled");
    // Infinity is the bound where no way leads to the target; that is no sum that does not fit.
    let edges = [(0, 1, 1.0), (1, 3, 1.0), (0, 2, 9.0)];
    let graph: DiGraph<f64> = DiGraph::from_weighted_edges(5, edges).unwrap();
    let bound = |u| if u == node(0) || u == node(2) { 0.0 } else { f64::INFINITY };
    let (paths, n_settled) = a_star(&graph, node(0), node(2), bound).unwrap();
    assert_eq!((paths.dist(node(2)), n_settled), (Some(9.0), 2));
    let (paths, _) = a_star(&graph, node(0), node(4), |_| f64::INFINITY).unwrap();
    assert_eq!(paths.dist(node(4)), None);
}

// 6. Errata.

/// R8, with two arcs for each edge.
fn r8_both_ways() -> DiGraph<i64> {
    let both = R8.iter().flat_map(|&(u, v, weight)| [(u, v, weight), (v, u, weight)]);
    DiGraph::from_weighted_edges(8, both).unwrap()
}

#[test]
fn a_queue_without_priorities_is_another_search() {
    // The original's page: 9 instead of 8, 32 instead of 28, and 10 instead of 2.
    let graph = r8_both_ways();
    let wrong = variant(&graph, 0, Variant::FirstComeFirstServed);
    assert_eq!((wrong[2], wrong[6]), (Some(9), Some(32)));
    let right = variant(&graph, 0, Variant::Right);
    assert_eq!((right[2], right[6]), (Some(8), Some(28)));
    let graph: DiGraph<i64> =
        DiGraph::from_weighted_edges(3, [(0, 1, 10), (0, 2, 1), (2, 1, 1)]).unwrap();
    assert_eq!(variant(&graph, 0, Variant::FirstComeFirstServed)[1], Some(10));
}

#[test]
fn erratum_zero_is_a_weight() {
    // With 0 for absent arcs the original's code finds everything where it stands.
    assert_eq!(of_a_matrix(&r8_both_ways(), 0, Variant::ZeroForNoArc), [Some(0); 8]);
}

#[test]
fn erratum_the_largest_integer_and_three_is_a_negative_number() {
    // No arc leads back from 1, which is at 3, and none from 1 to itself.
    let graph: DiGraph<i64> = DiGraph::from_weighted_edges(2, [(0, 1, 3)]).unwrap();
    let wrong = of_a_matrix(&graph, 0, Variant::LargestInteger);
    assert_eq!(wrong, [Some(i64::MIN + 2); 2]);
    assert_eq!(of_a_matrix(&graph, 0, Variant::Right), [Some(0), Some(3)]);
}

#[test]
fn erratum_where_none_is_reached_vertex_0_is_not_the_nearest() {
    // From 2 no arc leads away. Vertex 0 is taken all the same, and from there 1 is 5 beyond the
    // largest integer.
    let graph: DiGraph<i64> = DiGraph::from_weighted_edges(3, [(0, 1, 5)]).unwrap();
    let wrong = of_a_matrix(&graph, 2, Variant::VertexZeroAgain);
    assert_eq!(wrong, [None, Some(i64::MIN + 4), Some(0)]);
    assert_eq!(distances(&dijkstra(&graph, node(2)).unwrap()), [None, None, Some(0)]);
}

#[test]
fn a_cycle_is_no_obstacle() {
    // The old notes of the original demand a graph without cycles.
    let graph: DiGraph<u8> =
        DiGraph::from_weighted_edges(3, [(0, 1, 1), (1, 2, 1), (2, 0, 1)]).unwrap();
    assert_eq!(distances(&dijkstra(&graph, node(1)).unwrap()), [Some(2), Some(0), Some(1)]);
}

// Cost.

#[test]
fn entries_of_the_queue() {
    for n in demo::SIZES {
        // Each arc makes a shorter way: an entry for each arc, and one for the source.
        let n_arcs = n as usize * (n as usize - 1) / 2;
        assert_eq!(demo::entries(n, demo::shrinking(n)), n_arcs + 1);
        let n_entries = demo::entries(n, demo::random(n));
        assert!((n as usize / 2..=4 * n as usize + 1).contains(&n_entries));
    }
    let counts = demo::SIZES.map(|n| demo::entries(n, demo::random(n)));
    for pair in counts.windows(2) {
        assert!(10 * pair[0] < 23 * pair[1] && 10 * pair[1] < 23 * pair[0], "linear: {pair:?}");
    }
}

#[test]
fn less_is_settled_toward_the_target() {
    let side = 64;
    let board: UnGraph<u32> = UnGraph::from_weighted_edges(64 * 64, grid(side, |_| 1)).unwrap();
    let (source, target) = (node(32 * 64 + 16), node(32 * 64 + 48));
    let mut n_settled = 0;
    let count = |step, _: &_| n_settled += usize::from(matches!(step, Step::Settle { .. }));
    dijkstra_watched(&board, &[source], |_, w| *w, |u, _| u == target, count).unwrap();
    let place = |u: NodeId| (u.index() % 64, u.index() / 64);
    let bound = |u| {
        let ((x, y), (to_x, to_y)) = (place(u), place(target));
        (x.abs_diff(to_x) + y.abs_diff(to_y)) as u64
    };
    let (paths, led) = a_star(&board, source, target, bound).unwrap();
    assert_eq!((paths.dist(target), led), (Some(32), 33), "straight on");
    assert!(1_500 < n_settled, "{n_settled}");
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[("dijkstra", ""), ("dijkstra_city", "--city")]);
}

#[test]
fn demo_of_other_inputs() {
    let line: Vec<String> = (0..30).map(|u| format!("{u}-{}:2", u + 1)).collect();
    demo::DEMO.says(&[
        ("--directed 0>1:10 0>2:1 2>1:1", "…\n0 at 0, 1 at 2, 2 at 1."),
        ("a-b:2 c", "…\na at 0, b at 2, c not reached."),
        // Numbers are no squares of a board.
        ("10-11:3", "…\n10 at 0, 11 at 3."),
        ("a-b:2 c to=c", "…\nc cannot be reached."),
        ("a-b:2 b-b:1 from=b to=b", "…\nb is at 0: b."),
        (
            &line.join(" "),
            "…Too large to draw: the limit is 24 vertices, 100 edges, and weights of 12 digits in all.…",
        ),
    ]);
    demo::DEMO.refuses(&[
        ("0-1:-3", "edge 0 has a negative weight"),
        ("from=0", "from: there is no vertex 0"),
        ("0-1:2 to=7", "to: there is no vertex 7"),
        ("0>1:2", "part 1: \"0>1:2\" has a direction: edges are written 0-1 (column 1)"),
    ]);
}

/// Two vertices make a small picture, but not with a hundred edges between them.
#[test]
fn parallel_edges_without_end_are_not_drawn() {
    let drawn = demo::DEMO.output(&["a-b:3"; 100]).unwrap();
    assert!(!drawn.contains("Too large"), "{drawn}");
    let printed = demo::DEMO.output(&["a-b:3"; 101]).unwrap();
    assert!(printed.contains(
        "Too large to draw: the limit is 24 vertices, 100 edges, and weights of 12 digits in all."
    ));
    assert_eq!(printed.lines().last(), drawn.lines().last());
}
