//! 6.9 Floyd-Warshall: every path added up, and every cycle walked.

use graph_theory::graph::Kind;
use graph_theory::shortest_path::bellman_ford::bellman_ford;
use graph_theory::shortest_path::floyd_warshall::algebra::{Exchange, Heaviest, Minimax};
use graph_theory::shortest_path::floyd_warshall::blocked::floyd_warshall_blocked;
use graph_theory::shortest_path::floyd_warshall::closure::transitive_closure;
use graph_theory::shortest_path::floyd_warshall::lenient::floyd_warshall_lenient;
use graph_theory::shortest_path::floyd_warshall::{
    AllPairs, AllPairsError, Step, best_ways, floyd_warshall, floyd_warshall_matrix,
    floyd_warshall_watched, plain,
};
use graph_theory::{DenseMatrix, DiGraph, Graph, GraphError, NodeId, UnGraph};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use super::bellman_ford::PAGE;
use super::{arcs, by_equations, r8, small_digraphs, small_ungraphs};
use crate::snapshots::Expect;

#[path = "../../../examples/floyd_warshall.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

fn node(number: usize) -> NodeId {
    NodeId::from(u32::try_from(number).unwrap())
}

fn table<V: Copy + PartialEq>(ways: &AllPairs<V>) -> Vec<Vec<Option<V>>> {
    let n = ways.n_nodes();
    (0..n).map(|i| (0..n).map(|j| ways.dist(node(i), node(j))).collect()).collect()
}

fn weights<K: Kind>(graph: &Graph<i64, K>) -> DenseMatrix<Option<i64>> {
    DenseMatrix::from_graph(graph).unwrap()
}

// 1. Worked examples.

/// Vertices 1 to 5, here 0 to 4.
const NEGATIVE: &[(u32, u32, i64)] = &[
    (0, 1, 3),
    (0, 2, 8),
    (0, 4, -4),
    (1, 3, 1),
    (1, 4, 7),
    (2, 1, 4),
    (3, 0, 2),
    (3, 2, -5),
    (4, 3, 6),
];

const NEGATIVE_FAR: [[i64; 5]; 5] =
    [[0, 1, -3, 2, -4], [3, 0, -4, 1, -1], [7, 4, 0, 5, 3], [2, -1, -5, 0, -2], [8, 5, 1, 6, 0]];

const R8_FAR: [[i64; 8]; 8] = [
    [0, 3, 8, 12, 15, 12, 28, 33],
    [3, 0, 5, 15, 18, 9, 25, 30],
    [8, 5, 0, 20, 23, 14, 30, 26],
    [12, 15, 20, 0, 3, 7, 20, 23],
    [15, 18, 23, 3, 0, 10, 23, 20],
    [12, 9, 14, 7, 10, 0, 16, 25],
    [28, 25, 30, 20, 23, 16, 0, 9],
    [33, 30, 26, 23, 20, 25, 9, 0],
];

/// The table of the weights of these arcs.
fn plain_weights(n: usize, arcs: &[(usize, usize, i64)]) -> Vec<Vec<Option<i64>>> {
    let mut weights = vec![vec![None; n]; n];
    for &(u, v, weight) in arcs {
        weights[u][v] = Some(weight);
    }
    weights
}

/// The pairs whose distance became smaller while each vertex was allowed.
fn rounds_of(weights: &[Vec<Option<i64>>]) -> Vec<Vec<(usize, usize)>> {
    let mut rounds = vec![Vec::new()];
    let _ = plain::floyd_warshall_watched(weights, |step| match step {
        plain::Step::Shorten { i, j, .. } => rounds.last_mut().unwrap().push((i, j)),
        plain::Step::Allow { .. } => rounds.push(Vec::new()),
    });
    rounds.pop();
    rounds
}

#[test]
fn the_worked_example_of_the_page() {
    let weights = plain_weights(6, &PAGE);
    let all = plain::floyd_warshall(&weights).unwrap();
    assert_eq!(all.distances[0], [0, 3, 6, 10, 13, 8].map(Some));
    assert_eq!(all.path(0, 4).unwrap(), [0, 1, 5, 3, 2, 4]);
    let n_smaller: Vec<usize> = rounds_of(&weights).iter().map(Vec::len).collect();
    assert_eq!(n_smaller, [1, 2, 6, 4, 0, 8]);
    // The arc from 5 to 4 weighs 8; once 3 is allowed, the distance is 5.
    assert!(rounds_of(&weights)[3].contains(&(5, 4)));
    assert_eq!(all.distances[5][4], Some(5));
    // With the stops innermost, the row of 0 misses 2, 3 and 4.
    let number = |u: usize| u32::try_from(u).unwrap();
    let graph = PAGE.map(|(u, v, weight)| (number(u), number(v), weight));
    let graph: DiGraph<i64> = DiGraph::from_weighted_edges(6, graph).unwrap();
    let inside = variant(&graph, Variant::StopsInside).unwrap();
    assert_eq!(inside[0], [Some(0), Some(3), None, None, None, Some(8)]);
    // With -8 for the arc from 2 to 0, the distance from 5 to itself becomes -2 once 3 is allowed.
    let mut arcs = PAGE;
    arcs[2].2 = -8;
    let weights = plain_weights(6, &arcs);
    assert_eq!(plain::floyd_warshall(&weights), Err(5));
    assert_eq!(rounds_of(&weights).len(), 4);
    assert!(rounds_of(&weights)[3].contains(&(5, 5)));
}

#[test]
fn the_plain_form_agrees_on_all_small_graphs() {
    small_digraphs(&[-2, -1, 0, 1], |graph| {
        let n = graph.n_nodes();
        let matrix = weights(graph);
        let rows: Vec<_> = (0..n).map(|i| matrix.row(i).to_vec()).collect();
        match (plain::floyd_warshall(&rows), floyd_warshall(graph)) {
            (Ok(all), Ok(expected)) => {
                assert_eq!(all.distances, table(&expected));
                for (i, j) in (0..n * n).map(|cell| (cell / n, cell % n)) {
                    let Some(path) = all.path(i, j) else {
                        assert_eq!(all.distances[i][j], None);
                        continue;
                    };
                    assert_eq!((path[0], path.last()), (i, Some(&j)));
                    let arcs = path.windows(2).map(|arc| rows[arc[0]][arc[1]].unwrap());
                    assert_eq!(all.distances[i][j], Some(arcs.sum()), "{graph:?}");
                }
            }
            (Err(i), Err(AllPairsError::NegativeCycle { .. })) => {
                let far = by_edges(n, &arcs(graph));
                let is_reached = |k: usize| far[i][k].is_some() && far[k][i].is_some();
                let leads_back = (0..n).any(|k| is_reached(k) && far[k][k] < Some(0));
                assert!(leads_back, "{graph:?} {i}");
            }
            (plain, fast) => panic!("{graph:?}: {plain:?}, {fast:?}"),
        }
    });
}

#[test]
fn the_graphs_of_the_questions() {
    // Only 5 is allowed: the distance from 1 to 2 is 6.
    let weights = plain_weights(6, &PAGE);
    let through_5 = weights[1][5].zip(weights[5][2]).map(|(to_5, on)| to_5 + on);
    assert_eq!((weights[1][2], through_5), (None, Some(6)));
    // The body of the innermost loop runs 1000 times for 10 vertices.
    let complete = vec![vec![Some(1); 10]; 10];
    let n = complete.len();
    let mut n_looks = 0;
    plain::floyd_warshall_watched(&complete, |step| {
        n_looks += if matches!(step, plain::Step::Allow { .. }) { n * n } else { 0 };
    })
    .unwrap();
    assert_eq!(n_looks, 1000);
    // On which graph the stops must not be innermost.
    let is_right = |n: usize, arcs: &[(u32, u32, i64)]| {
        let graph: DiGraph<i64> = DiGraph::from_weighted_edges(n, arcs.iter().copied()).unwrap();
        variant(&graph, Variant::StopsInside) == variant(&graph, Variant::Right)
    };
    assert!(!is_right(4, &[(0, 2, 1), (2, 3, 1), (3, 1, 1)]));
    assert!(is_right(4, &[(0, 1, 1), (1, 2, 1), (2, 3, 1)]));
    assert!(is_right(3, &[(0, 1, 5), (0, 2, 1), (2, 1, 1)]));
    // An exercise: the shortest cycle of the weighted graph without directions.
    let edges = PAGE.map(|(u, v, weight)| [(u, v, weight.abs()), (v, u, weight.abs())]).concat();
    assert_eq!(shortest_cycle(&plain_weights(6, &edges)), Some(7));
}

/// The length of a shortest cycle of an undirected graph without negative weights: two neighbors
/// of k, and a shortest path between them whose vertices are below k.
fn shortest_cycle(weights: &[Vec<Option<i64>>]) -> Option<i64> {
    let n = weights.len();
    let mut far = weights.to_vec();
    let mut shortest = None;
    for k in 0..n {
        for (i, j) in (0..k * k).map(|pair| (pair / k, pair % k)).filter(|(i, j)| i < j) {
            let cycle =
                weights[i][k].zip(far[i][j]).zip(weights[k][j]).map(|((a, b), c)| a + b + c);
            shortest = [shortest, cycle].into_iter().flatten().min();
        }
        for (i, j) in (0..n * n).map(|pair| (pair / n, pair % n)) {
            let through = far[i][k].zip(far[k][j]).map(|(to_k, on)| to_k + on);
            far[i][j] = [far[i][j], through].into_iter().flatten().min();
        }
    }
    shortest
}

#[test]
fn worked() {
    let graph: DiGraph<i64> = DiGraph::from_weighted_edges(5, NEGATIVE.iter().copied()).unwrap();
    let ways = floyd_warshall(&graph).unwrap();
    assert_eq!(table(&ways), NEGATIVE_FAR.map(|row| row.map(Some).to_vec()));
    let path = ways.path(node(0), node(1)).unwrap();
    assert_eq!(path, [0, 4, 3, 2, 1].map(node), "by all the others");
    assert!(ways.is_shortest_in(&weights(&graph)));
    let ways = floyd_warshall(&r8()).unwrap();
    assert_eq!(table(&ways), R8_FAR.map(|row| row.map(Some).to_vec()));
    assert_eq!(ways.path(node(7), node(0)).unwrap(), [7, 1, 0].map(node));
    assert!(ways.is_shortest_in(&weights(&r8())));
}

// 2. All small inputs.

/// The length of a shortest walk of at most `n` edges between all pairs, by one edge more at a
/// time.
fn by_edges(n: usize, arcs: &[(usize, usize, i64)]) -> Vec<Vec<Option<i64>>> {
    let mut far = vec![vec![None; n]; n];
    for (i, row) in far.iter_mut().enumerate() {
        row[i] = Some(0);
        for _ in 0..n {
            let before = row.clone();
            for &(u, v, weight) in arcs {
                let through_u = before[u].map(|far: i64| far + weight);
                row[v] = [row[v], through_u].into_iter().flatten().min();
            }
        }
    }
    far
}

/// Asserts that the vertices are different, and that the arcs along them, and back to the first,
/// weigh less than 0.
fn assert_negative_cycle(weights: &DenseMatrix<Option<i64>>, nodes: &[NodeId]) {
    let mut met = nodes.to_vec();
    met.sort_unstable();
    met.dedup();
    assert_eq!(met.len(), nodes.len(), "{nodes:?}");
    let next = nodes.iter().cycle().skip(1);
    let arcs = nodes.iter().zip(next).map(|(u, v)| weights[(u.index(), v.index())]);
    assert!(arcs.map(|weight| weight.expect("an arc")).sum::<i64>() < 0, "{nodes:?}");
}

fn check<K: Kind>(graph: &Graph<i64, K>) {
    let (n, arcs, weights) = (graph.n_nodes(), arcs(graph), weights(graph));
    let far = by_edges(n, &arcs);
    let is_negative = (0..n).any(|i| far[i][i] < Some(0));
    let found = floyd_warshall(graph);
    for side in 1..=3 {
        let distances = found.as_ref().map(AllPairs::distances);
        assert_eq!(
            floyd_warshall_blocked(&weights, side).as_ref(),
            distances.as_ref().map_err(|error| *error)
        );
    }
    match found {
        Ok(ways) => {
            assert!(!is_negative, "{graph:?}");
            assert_eq!(table(&ways), far);
            assert!(ways.is_shortest_in(&weights), "{graph:?} {ways:?}");
        }
        Err(AllPairsError::NegativeCycle { nodes }) => {
            assert!(is_negative, "{graph:?}");
            assert_negative_cycle(&weights, &nodes);
        }
        Err(error) => panic!("{error}"),
    }
    let closure = transitive_closure(graph).unwrap();
    for (u, v) in (0..n * n).map(|i| (i / n, i % n)) {
        // By an arc, and from where it leads.
        let leads = arcs.iter().any(|arc| arc.0 == u && far[arc.1][v].is_some());
        assert_eq!(closure.reaches(node(u), node(v)), leads, "{graph:?}");
    }
    let n_reached = |u| closure.reached_from(u).count();
    assert_eq!(closure.n_pairs(), graph.nodes().map(n_reached).sum::<usize>());
}

/// The lightest heaviest arcs: each weight is tried as the only bound. And a path for each.
fn check_passes(graph: &DiGraph<i64>) {
    let (n, arcs) = (graph.n_nodes(), arcs(graph));
    let worth = weights(graph).map(|weight| weight.map_or(Heaviest::NoWay, Heaviest::Arc));
    let passes = best_ways::<Minimax<i64>>(worth.clone()).unwrap();
    for (u, v) in (0..n * n).map(|i| (i / n, i % n)).filter(|(u, v)| u != v) {
        let is_passed = |most: i64| {
            let lower = arcs.iter().filter(|arc| arc.2 <= most).map(|arc| (arc.0, arc.1, 0));
            by_equations(n, &lower.collect::<Vec<_>>(), u)[v].is_some()
        };
        let least = arcs.iter().map(|arc| arc.2).filter(|most| is_passed(*most)).min();
        let least = least.map(Heaviest::Arc);
        assert_eq!(passes.dist(node(u), node(v)), least, "{graph:?}");
        let path = passes.path(node(u), node(v));
        let heaviest = path.map(|path| {
            let arcs = path.windows(2).map(|arc| worth[(arc[0].index(), arc[1].index())]);
            arcs.fold(Heaviest::Stay, |heaviest, arc| if heaviest < arc { arc } else { heaviest })
        });
        assert_eq!(heaviest, least, "{graph:?}");
    }
}

#[test]
fn all_small_digraphs() {
    small_digraphs(&[-2, -1, 0, 1], |graph| {
        check(graph);
        check_lenient(graph);
    });
}

#[test]
fn all_small_ungraphs() {
    small_ungraphs(&[0, 1, 2], check);
}

/// The distances in spite of negative cycles, against walks of twice as many edges: what still
/// falls has no bottom.
fn check_lenient(graph: &DiGraph<i64>) {
    let (n, arcs) = (graph.n_nodes(), arcs(graph));
    let far = by_edges(n, &arcs);
    let lenient = floyd_warshall_lenient(graph).unwrap();
    let is_on_cycle = |k: &usize| far[*k][*k] < Some(0);
    for (u, v) in (0..n * n).map(|i| (i / n, i % n)) {
        let is_bottomless =
            (0..n).filter(is_on_cycle).any(|k| far[u][k].is_some() && far[k][v].is_some());
        assert_eq!(lenient.is_bottomless(node(u), node(v)), is_bottomless, "{graph:?} {u} {v}");
        let expected = if is_bottomless { None } else { far[u][v] };
        assert_eq!(lenient.dist(node(u), node(v)), expected, "{graph:?} {u} {v}");
    }
}

/// How the algorithm may be wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Variant {
    Right,
    /// The stop in the innermost loop, which is how the original's page reads.
    StopsInside,
    /// The stop in the middle.
    StopsBetween,
    /// Begins without the arcs: the original's page.
    NoArcs,
    /// Takes 99 999 for no way: an earlier program of the original.
    FiniteInfinity,
    /// Adds to the largest integer: the original's code.
    LargestInteger,
    /// Sets the diagonal to 0 whatever the loops are, as a known crate does.
    IgnoresLoops,
}

/// The distances, or none if there is said to be a negative cycle.
fn variant(graph: &DiGraph<i64>, variant: Variant) -> Option<Vec<Vec<Option<i64>>>> {
    let n = graph.n_nodes();
    let infinity = match variant {
        Variant::LargestInteger => i64::MAX,
        Variant::FiniteInfinity => 99_999,
        _ => i64::MAX / 4,
    };
    let mut far = vec![vec![infinity; n]; n];
    for (i, row) in far.iter_mut().enumerate() {
        row[i] = 0;
    }
    if variant != Variant::NoArcs {
        for (u, v, weight) in arcs(graph) {
            if u != v || variant != Variant::IgnoresLoops {
                far[u][v] = far[u][v].min(weight);
            }
        }
    }
    for (a, b, c) in (0..n * n * n).map(|i| (i / n / n, i / n % n, i % n)) {
        let (i, j, k) = match variant {
            Variant::StopsInside => (a, b, c),
            Variant::StopsBetween => (a, c, b),
            _ => (b, c, a),
        };
        let is_way = far[i][k] < infinity && far[k][j] < infinity;
        if is_way || variant == Variant::LargestInteger {
            far[i][j] = far[i][j].min(far[i][k].wrapping_add(far[k][j]));
        }
    }
    let is_negative = (0..n).any(|i| far[i][i] < 0);
    let known = |far: i64| (far < infinity).then_some(far);
    (!is_negative)
        .then(|| far.into_iter().map(|row| row.into_iter().map(known).collect()).collect())
}

#[test]
fn wrong_versions_are_caught() {
    let n_faults = |wrong| {
        let mut n_faults = 0;
        let mut try_it = |graph: &DiGraph<i64>| {
            let right = floyd_warshall(graph).ok().map(|ways| table(&ways));
            n_faults += usize::from(variant(graph, wrong) != right);
        };
        small_digraphs(&[-1, 0, 2], &mut try_it);
        let more = [
            (4, vec![(0, 2, 1), (2, 3, 1), (3, 1, 1)]),
            (4, vec![(0, 3, 1), (3, 2, 1), (2, 1, 1)]),
            (2, vec![(0, 1, 100_000)]),
            (2, vec![(0, 0, -1)]),
        ];
        for (n, edges) in more {
            try_it(&DiGraph::from_weighted_edges(n, edges).unwrap());
        }
        n_faults
    };
    assert_eq!(n_faults(Variant::Right), 0);
    for wrong in [
        Variant::StopsInside,
        Variant::StopsBetween,
        Variant::NoArcs,
        Variant::FiniteInfinity,
        Variant::LargestInteger,
        Variant::IgnoresLoops,
    ] {
        assert_ne!(n_faults(wrong), 0, "{wrong:?}");
    }
}

// 3. Properties.

proptest! {
    #[test]
    fn random_graphs(
        n in 1_u32..12,
        edges in proptest::collection::vec((0_u32..12, 0_u32..12, -2_i64..12), 0..40),
    ) {
        let edges = edges.into_iter().map(|(u, v, weight)| (u % n, v % n, weight));
        let graph: DiGraph<i64> = DiGraph::from_weighted_edges(n as usize, edges).unwrap();
        check(&graph);
        check_lenient(&graph);
        check_passes(&graph);
        // The stops below k + 1 are all that a way may use.
        let watch = |Step::Allow { k }, ways: &AllPairs<i64>| {
            let arcs: Vec<_> = arcs(&graph);
            for from in 0..n as usize {
                let allowed = |arc: &&(usize, usize, i64)| arc.0 == from || arc.0 <= k.index();
                let allowed: Vec<_> = arcs.iter().filter(allowed).copied().collect();
                let far = by_equations(n as usize, &allowed, from);
                prop_assert_eq!(&table(ways)[from], &far);
            }
            Ok(())
        };
        let mut fault = Ok(());
        let _ = floyd_warshall_watched(&weights(&graph), |step, ways| {
            if fault.is_ok() {
                fault = watch(step, ways);
            }
        });
        fault?;
    }

    #[test]
    fn an_arc_more(
        n in 1_u32..9,
        edges in proptest::collection::vec((0_u32..9, 0_u32..9, -2_i64..9), 0..24),
    ) {
        let edges: Vec<_> = edges.into_iter().map(|(u, v, weight)| (u % n, v % n, weight)).collect();
        let mut so_far = Vec::new();
        let mut ways = floyd_warshall(&DiGraph::<i64>::from_weighted_edges(n as usize, []).unwrap()).unwrap();
        for (u, v, weight) in edges {
            so_far.push((u, v, weight));
            let graph: DiGraph<i64> = DiGraph::from_weighted_edges(n as usize, so_far.clone()).unwrap();
            let before = ways.clone();
            match ways.add_arc(NodeId::from(u), NodeId::from(v), weight) {
                Ok(()) => prop_assert!(ways.is_shortest_in(&weights(&graph))),
                Err(AllPairsError::NegativeCycle { nodes }) => {
                    assert_negative_cycle(&weights(&graph), &nodes);
                    prop_assert_eq!(&ways, &before);
                    so_far.pop();
                }
                Err(error) => panic!("{error}"),
            }
        }
    }
}

#[test]
fn larger_than_a_block() {
    // More than two blocks of cells and a rest, negative arcs, and some vertices that are not
    // reached.
    let n = 71;
    let height = |v: u32| i64::from(v * 37 % 101);
    let edges = (0..600_u32).map(|i| {
        let (u, v) = (i * i % 67, (i * 31 + i / 67) % n);
        (u, v, height(u) - height(v) + i64::from(i % 13))
    });
    let graph: DiGraph<i64> = DiGraph::from_weighted_edges(n as usize, edges).unwrap();
    let ways = floyd_warshall(&graph).unwrap();
    assert!(ways.is_shortest_in(&weights(&graph)));
    for from in graph.nodes() {
        let paths = bellman_ford(&graph, from).unwrap();
        assert!(paths.distances().eq(graph.nodes().map(|to| ways.dist(from, to))));
    }
    let narrow = weights(&graph).map(|weight| weight.map(|weight| i32::try_from(weight).unwrap()));
    let narrow = floyd_warshall_matrix(&narrow).unwrap();
    let wide = |far: Option<i32>| far.map(i64::from);
    assert_eq!(
        table(&narrow).concat().into_iter().map(wide).collect::<Vec<_>>(),
        table(&ways).concat()
    );
    for side in [1, 16, 32, 70, 71, 1_000] {
        let blocked = floyd_warshall_blocked(&weights(&graph), side).unwrap();
        assert_eq!(blocked, ways.distances());
    }
}

#[test]
fn the_certificate_rejects() {
    let graph: DiGraph<i64> = DiGraph::from_weighted_edges(5, NEGATIVE.iter().copied()).unwrap();
    let ways = floyd_warshall(&graph).unwrap();
    let right = weights(&graph);
    for cell in (0..25).map(|i| (i / 5, i % 5)) {
        // Another weight where a shortest path goes, or so small a one that a path should.
        let mut other = right.clone();
        other[cell] = Some(-20);
        assert!(!ways.is_shortest_in(&other), "{cell:?}");
        let mut other = right.clone();
        other[cell] = other[cell].map(|weight| weight + 1);
        let is_used =
            right[cell].is_some_and(|weight| ways.dist(node(cell.0), node(cell.1)) == Some(weight));
        assert_eq!(!ways.is_shortest_in(&other), is_used, "{cell:?}");
    }
    assert!(!ways.is_shortest_in(&DenseMatrix::new(4, None).unwrap()));
}

#[test]
fn hops_do_not_run_round_cycles_of_weight_0() {
    // A grid whose edges are all free, both ways.
    let grid: UnGraph<()> = graph_theory::graph::generate::grid(6, 7).unwrap();
    let free = grid.map(|_, _| 0_i64);
    assert!(floyd_warshall(&free).unwrap().is_shortest_in(&weights(&free)));
}

// 4. Extremes.

#[test]
fn empty_one_and_loops() {
    let none = floyd_warshall(&DiGraph::<i64>::default()).unwrap();
    assert_eq!(none.n_nodes(), 0);
    let looped = |weight: i64| {
        let graph: DiGraph<i64> = DiGraph::from_weighted_edges(1, [(0, 0, weight)]).unwrap();
        floyd_warshall(&graph).map(|ways| ways.dist(node(0), node(0)))
    };
    assert_eq!(looped(5), Ok(Some(0)), "one stays");
    assert_eq!(looped(-5), Err(AllPairsError::NegativeCycle { nodes: vec![node(0)] }));
    let edges = [(0, 1, 7), (0, 1, 3), (0, 1, 5)];
    let parallel: DiGraph<u8> = DiGraph::from_weighted_edges(2, edges).unwrap();
    let ways = floyd_warshall(&parallel).unwrap();
    assert_eq!((ways.dist(node(0), node(1)), ways.dist(node(1), node(0))), (Some(3), None));
    assert_eq!((ways.next_hop(node(1), node(0)), ways.path(node(1), node(0))), (None, None));
}

#[test]
fn values_do_not_explode() {
    // All arcs of -1: stop by stop the numbers would double, and with 26 vertices leave 64 bits.
    for n in [26, 100] {
        let matrix = DenseMatrix::new(n, Some(-1_i64)).unwrap();
        let mut bare = matrix.clone();
        for i in 0..n {
            bare[(i, i)] = None;
        }
        let Err(AllPairsError::NegativeCycle { nodes }) = floyd_warshall_matrix(&bare) else {
            panic!("there is a negative cycle");
        };
        assert_negative_cycle(&matrix, &nodes);
        let found = floyd_warshall_blocked(&bare, 8);
        assert_eq!(found, Err(AllPairsError::NegativeCycle { nodes }));
    }
}

#[test]
fn without_a_stop_numbers_double() {
    // All arcs of -1, and nobody looks at the diagonal.
    let least = |n: usize| {
        let mut far = vec![vec![-1_i128; n]; n];
        (0..n).for_each(|i| far[i][i] = 0);
        for (k, i, j) in (0..n * n * n).map(|it| (it / n / n, it / n % n, it % n)) {
            far[i][j] = far[i][j].min(far[i][k] + far[k][j]);
        }
        far.concat().into_iter().min().unwrap()
    };
    assert!(i128::from(i64::MIN) <= least(24));
    assert!(least(26) < i128::from(i64::MIN));
}

#[test]
fn a_path_of_many_hops() {
    let n = 600;
    let line: DiGraph<i32> =
        DiGraph::from_weighted_edges(n, (1..600).map(|v| (v, v - 1, -1))).unwrap();
    let ways = floyd_warshall(&line).unwrap();
    assert_eq!(ways.dist(node(n - 1), node(0)), Some(-599));
    assert_eq!(ways.path(node(n - 1), node(0)).unwrap().len(), n);
    assert_eq!(ways.dist(node(0), node(1)), None);
    let closure = transitive_closure(&line).unwrap();
    assert_eq!(closure.n_pairs(), n * (n - 1) / 2);
}

#[test]
fn other_algebras() {
    // Of R8, the way from 0 to 7 whose heaviest edge is lightest: 9 is on the last edge, 16 before
    // it.
    let worth = weights(&r8()).map(|weight| weight.map_or(Heaviest::NoWay, Heaviest::Arc));
    let passes = best_ways::<Minimax<i64>>(worth).unwrap();
    assert_eq!(passes.dist(node(0), node(7)), Some(Heaviest::Arc(16)));
    assert_eq!(passes.path(node(0), node(7)).unwrap(), [0, 1, 5, 6, 7].map(node));
    let rates = [[1.0, 0.5, 0.0], [0.0, 1.0, 10.0], [0.21, 0.0, 1.0]];
    let gain = best_ways::<Exchange>(DenseMatrix::from_rows(&rates).unwrap());
    assert_eq!(gain, Err(AllPairsError::NegativeCycle { nodes: [2, 0, 1].map(node).to_vec() }));
    let fair = [[1.0, 0.5, 0.0], [0.0, 1.0, 8.0], [0.25, 0.0, 1.0]];
    let fair = best_ways::<Exchange>(DenseMatrix::from_rows(&fair).unwrap()).unwrap();
    assert_eq!(fair.dist(node(0), node(2)), Some(4.0));
}

#[test]
fn floats() {
    let edges = [(0, 1, 0.5_f32), (1, 2, -0.25), (0, 2, 1.0), (2, 0, 0.0)];
    let graph: DiGraph<f32> = DiGraph::from_weighted_edges(3, edges).unwrap();
    let ways = floyd_warshall(&graph).unwrap();
    assert_eq!(
        (ways.dist(node(0), node(2)), ways.dist(node(1), node(0))),
        (Some(0.25), Some(-0.25))
    );
    assert!(ways.is_shortest_in(
        &DenseMatrix::from_graph(&graph.map(|_, edge| f64::from(edge.weight))).unwrap()
    ));
}

// 5. Bad input.

#[test]
fn bad_input() {
    let rows = [vec![Some(1_i64), None], vec![None]];
    let not_square = GraphError::NotSquare { row: 1, len: 1, n_rows: 2 };
    assert_eq!(DenseMatrix::from_rows(&rows), Err(not_square));
    let huge: UnGraph<u8> = UnGraph::from_weighted_edges(1 << 20, []).unwrap();
    let n_cells = 1 << 40;
    let too_large = GraphError::TooLarge { what: "cells", n: n_cells };
    assert_eq!(floyd_warshall(&huge), Err(too_large.clone().into()));
    assert_eq!(transitive_closure(&huge), Err(too_large));
    let nan: DiGraph<f64> =
        DiGraph::from_weighted_edges(3, [(0, 1, 1.0), (2, 1, f64::NAN)]).unwrap();
    assert_eq!(floyd_warshall(&nan), Err(AllPairsError::NotANumber { from: node(2), to: node(1) }));
    for weight in [i64::MAX, i64::MAX / 8, i64::MIN, i64::MIN / 8] {
        let edges = [(0, 1, 1), (1, 2, weight)];
        let graph: DiGraph<i64> = DiGraph::from_weighted_edges(3, edges).unwrap();
        let overflow = AllPairsError::Overflow { from: node(1), to: node(2) };
        assert_eq!(floyd_warshall(&graph), Err(overflow));
        let wide = weights(&graph).map(|weight| weight.map(i128::from));
        let ways = floyd_warshall_matrix(&wide).unwrap();
        assert_eq!(ways.dist(node(0), node(2)), Some(1 + i128::from(weight)));
    }
    let edges = [(0, 1, i64::MAX / 64), (1, 2, i64::MIN / 64)];
    let graph: DiGraph<i64> = DiGraph::from_weighted_edges(3, edges).unwrap();
    let mut ways = floyd_warshall(&graph).unwrap();
    let before = ways.clone();
    let outside = GraphError::NodeOutOfRange { node: node(3), n_nodes: 3 };
    assert_eq!(ways.add_arc(node(0), node(3), 1), Err(outside.into()));
    for weight in [i64::MAX, i64::MIN, i64::MAX / 4] {
        let overflow = AllPairsError::Overflow { from: node(2), to: node(0) };
        assert_eq!(ways.add_arc(node(2), node(0), weight), Err(overflow));
    }
    assert_eq!(ways, before);
}

// 6. Errata.

#[test]
fn stops_go_outermost() {
    // The original: "for any two vertices try all others in between". One such pass does not find 0
    // 2 3 1.
    let edges = [(0, 2, 1), (2, 3, 1), (3, 1, 1)];
    let graph: DiGraph<i64> = DiGraph::from_weighted_edges(4, edges).unwrap();
    assert_eq!(variant(&graph, Variant::StopsInside).unwrap()[0][1], None);
    assert_eq!(floyd_warshall(&graph).unwrap().dist(node(0), node(1)), Some(3));
}

#[test]
fn a_number_is_no_infinity() {
    // 99 999 stood for no way. It is also a distance.
    let graph: DiGraph<i64> = DiGraph::from_weighted_edges(2, [(0, 1, 100_000)]).unwrap();
    assert_eq!(variant(&graph, Variant::FiniteInfinity).unwrap()[0][1], None);
    assert_eq!(floyd_warshall(&graph).unwrap().dist(node(0), node(1)), Some(100_000));
}

// Cost.

#[test]
fn sums_grow_with_the_cube() {
    for n in demo::SIZES {
        let [complete, chain] = demo::sums(n);
        assert_eq!(complete, n * (n - 1) * n, "every row but that of the stop");
        assert_eq!(chain, n * (n - 1) / 2 * n, "half of the rows do not lead to the stop");
    }
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("floyd_warshall", ""),
        ("floyd_warshall_cycle", "0>1:3 1>5:5 2>0:-8 2>4:7 3>2:-4 5>2:1 5>3:2 5>4:8"),
    ]);
}

#[test]
fn demo_of_other_inputs() {
    let many: Vec<String> = (0..30).map(|i| format!("{i}>{}:2", i + 1)).collect();
    demo::DEMO.says(&[
        ("a>b:-2 b>c from=a to=c", "…\nFrom a to c: a b c, -1."),
        ("a>b:-2 c", "…\nNo path leads from a to c."),
        ("a", "…\nFrom a to a: a, 0."),
        ("a>a:-1", "…\nA negative cycle, a a, of weight -1."),
        ("--undirected 0-1:3 1-2:4 0-2:9", "…\nFrom 0 to 2: 0 1 2, 7."),
        (
            &many.join(" "),
            "…Too large to draw: the limit is 10 vertices, 100 edges, and weights of 12 digits.… 28 29 30, 60.",
        ),
    ]);
    let far = i64::MAX.to_string();
    demo::DEMO.refuses(&[
        ("a-b:1", "part 1: \"a-b:1\" has no direction: edges are written 0>1 (column 1)"),
        ("a>b:1 to=c", "to: there is no vertex c"),
        (&format!("a>b:{far}"), "the weight from a to b is too large to be added up"),
    ]);
}

/// Two vertices make a small picture, but not with a hundred edges between them.
#[test]
fn parallel_edges_without_end_are_not_drawn() {
    let drawn = demo::DEMO.output(&["a>b:3"; 100]).unwrap();
    assert!(!drawn.contains("Too large"), "{drawn}");
    let printed = demo::DEMO.output(&["a>b:3"; 101]).unwrap();
    assert!(printed.contains(
        "Too large to draw: the limit is 10 vertices, 100 edges, and weights of 12 digits."
    ));
    assert_eq!(printed.lines().last(), drawn.lines().last());
    let long: Vec<String> = (0..=500).map(|v| format!("{v}>{}", v + 1)).collect();
    demo::DEMO.refuses(&[(&long.join(" "), "502 vertices are too many for all pairs: 500 may be")]);
}
