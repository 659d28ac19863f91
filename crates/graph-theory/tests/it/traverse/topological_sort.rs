//! 6.3 Topological sort.

use std::cmp::Reverse;

use graph_theory::graph::{Directed, generate};
use graph_theory::traverse::depth_first_search::{DepthFirstSearch, depth_first_search, reachable};
use graph_theory::traverse::topological_sort::dag::{count_paths, longest_path, shortest_paths};
use graph_theory::traverse::topological_sort::orders::{MOST_NODES, all_orders, count_orders};
use graph_theory::traverse::topological_sort::{
    Kahn, Step, by_finishing_times, generations, is_topological, is_unique_order, plain,
    smallest_order, topological_sort, topological_sort_watched,
};
use graph_theory::{DiGraph, EdgeId, GraphError, NodeId};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use super::depth_first_search::EDGES;
use super::{all_small, graph, is_cycle, node, numbers};
use crate::snapshots::Expect;

#[path = "../../../examples/topological_sort.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

// 1. The worked examples.

/// The original's first test: arcs, and the order that it expects.
const FIRST: [(u32, u32); 9] =
    [(0, 1), (0, 5), (1, 2), (1, 3), (2, 4), (3, 2), (4, 6), (4, 7), (5, 1)];
const ORDER: [u32; 8] = [0, 5, 1, 3, 2, 4, 6, 7];

/// Its second test has 16 orders.
const SECOND: [(u32, u32); 11] =
    [(0, 1), (0, 3), (1, 2), (2, 6), (3, 4), (4, 5), (4, 6), (5, 7), (6, 7), (6, 8), (7, 8)];

/// Its third test has none, though it expects 5 4 0 1 2 3.
const THIRD: [(u32, u32); 8] = [(0, 3), (1, 0), (2, 0), (3, 1), (3, 2), (4, 2), (5, 3), (5, 4)];

#[test]
fn worked_example() {
    let graph: DiGraph = graph(8, &FIRST);
    assert_eq!(topological_sort(&graph).map(numbers), Ok(ORDER.to_vec()));
    assert_eq!(smallest_order(&graph).map(numbers), Ok(ORDER.to_vec()));
    assert_eq!(by_finishing_times(&graph).map(numbers), Ok(vec![0, 5, 1, 3, 2, 4, 7, 6]));
    // The original sorts by how much can be reached, the most first.
    let n_reached = |u| reachable(&graph, [u]).unwrap().into_iter().filter(|is| *is).count();
    assert_eq!(graph.nodes().map(n_reached).collect::<Vec<_>>(), [8, 6, 4, 5, 3, 7, 1, 1]);
    let mut by_reach: Vec<NodeId> = graph.nodes().collect();
    by_reach.sort_by_key(|u| Reverse(n_reached(*u)));
    assert_eq!(numbers(by_reach), ORDER);
    let both: Vec<Vec<u32>> = all_orders(&graph).map(numbers).collect();
    assert_eq!(both, [[0, 5, 1, 3, 2, 4, 6, 7], [0, 5, 1, 3, 2, 4, 7, 6]]);
    assert_eq!((count_orders(&graph), is_unique_order(&graph)), (Ok(2), Ok(false)));
    let generations = generations(&graph).unwrap().into_iter().map(numbers);
    assert_eq!(
        generations.collect::<Vec<_>>(),
        [vec![0], vec![5], vec![1], vec![3], vec![2], vec![4], vec![6, 7]]
    );
}

/// The graph of the page, and the same with one arc turned round.
const PAGE: [(u32, u32); 8] = [(0, 1), (0, 2), (1, 5), (2, 3), (2, 5), (4, 2), (4, 5), (5, 3)];
const TURNED: [(u32, u32); 8] = [(0, 1), (0, 2), (1, 5), (2, 3), (2, 5), (4, 2), (5, 3), (5, 4)];

#[test]
fn the_worked_example_of_the_page() {
    let graph: DiGraph = graph(6, &PAGE);
    let lists = graph.adjacency_lists();
    assert_eq!(plain::topological_sort(&lists), Some(vec![0, 4, 1, 2, 5, 3]));
    assert_eq!(plain::by_finishing_times(&lists), Some(vec![4, 0, 2, 1, 5, 3]));
    assert_eq!(smallest_order(&graph).map(numbers), Ok(vec![0, 1, 4, 2, 5, 3]));
    assert_eq!(count_orders(&graph), Ok(5));
    // Two ideas that are not it.
    let discovered = numbers(DepthFirstSearch::new(&graph).preorder());
    assert_eq!(discovered, [0, 1, 5, 3, 2, 4]);
    let mut by_in_degree: Vec<NodeId> = graph.nodes().collect();
    by_in_degree.sort_by_key(|u| graph.in_degrees()[u.index()]);
    assert_eq!(numbers(by_in_degree.iter().copied()), [0, 4, 1, 2, 3, 5]);
    for order in [discovered.into_iter().map(node).collect(), by_in_degree] {
        assert!(!is_topological(&graph, &order));
    }
    // The same edges as in the sections before.
    let mut edges: Vec<_> = PAGE.iter().map(|&(u, v)| (u.min(v), u.max(v))).collect();
    edges.sort_unstable();
    assert_eq!(edges, EDGES);
    // With the arc between 4 and 5 turned round, 0 and 1 are placed, and the rest is stuck.
    let turned: DiGraph = super::graph(6, &TURNED);
    let mut placed = Vec::new();
    let order = plain::topological_sort_watched(&turned.adjacency_lists(), |step, _, _| {
        if let plain::Step::Place { u } = step {
            placed.push(u);
        }
    });
    assert_eq!((order, placed), (None, vec![0, 1]));
    assert_eq!(plain::by_finishing_times(&turned.adjacency_lists()), None);
    // 3 is on no cycle, and waits all the same.
    assert!(!reachable(&turned, [node(3)]).unwrap()[4]);
}

#[test]
fn the_plain_forms_agree_on_all_small_graphs() {
    for graph in all_small::<Directed>() {
        let lists = graph.adjacency_lists();
        let indices = |order: Vec<NodeId>| order.into_iter().map(NodeId::index).collect::<Vec<_>>();
        assert_eq!(plain::topological_sort(&lists), topological_sort(&graph).ok().map(indices));
        let expected = by_finishing_times(&graph).ok().map(indices);
        assert_eq!(plain::by_finishing_times(&lists), expected);
    }
}

#[test]
fn the_graphs_of_the_questions() {
    let order = |edges: &[(u32, u32)]| {
        plain::topological_sort(&graph::<Directed>(4, edges).adjacency_lists())
    };
    assert_eq!(order(&[(3, 1), (1, 0), (3, 2), (2, 0)]), Some(vec![3, 1, 2, 0]));
    // The order of discovery, on three graphs.
    let is_right = |edges: &[(u32, u32)]| {
        let graph: DiGraph = graph(3, edges);
        let order: Vec<NodeId> = DepthFirstSearch::new(&graph).preorder().collect();
        is_topological(&graph, &order)
    };
    assert!(is_right(&[(0, 1), (1, 2)]));
    assert!(is_right(&[(0, 1), (0, 2)]));
    assert!(!is_right(&[(0, 1), (0, 2), (2, 1)]));
    // Two paths of three vertices side by side: 20 orders.
    assert_eq!(count_orders(&graph(6, &[(0, 1), (1, 2), (3, 4), (4, 5)])), Ok(20));
}

#[test]
fn two_meanings_of_small() {
    let graph: DiGraph = graph(4, &[(3, 0), (2, 1)]);
    assert_eq!(smallest_order(&graph).map(numbers), Ok(vec![2, 1, 3, 0]));
    // The place of 0 as early as possible, then that of 1, and so on.
    let earliest = all_orders(&graph)
        .map(numbers)
        .min_by_key(|order| (0..4).map(|u| order.iter().position(|v| *v == u)).collect::<Vec<_>>());
    assert_eq!(earliest, Some(vec![3, 0, 2, 1]));
}

#[test]
fn days_of_the_example() {
    let days = generations(&graph(6, &PAGE)).unwrap();
    assert_eq!(days.iter().position(|day| day.contains(&node(3))), Some(3));
}

#[test]
fn the_originals_second_test() {
    let graph: DiGraph = graph(9, &SECOND);
    let original = [0, 3, 1, 4, 2, 5, 6, 7, 8].map(node);
    assert!(is_topological(&graph, &original));
    assert_eq!(topological_sort(&graph).map(numbers), Ok(vec![0, 1, 3, 2, 4, 5, 6, 7, 8]));
    assert_eq!(smallest_order(&graph).map(numbers), Ok((0..9).collect()));
    assert_eq!((count_orders(&graph), all_orders(&graph).count()), (Ok(16), 16));
    // The older program has one arc more.
    let more: Vec<(u32, u32)> = SECOND.into_iter().chain([(2, 3)]).collect();
    let graph: DiGraph = super::graph(9, &more);
    assert_eq!((count_orders(&graph), all_orders(&graph).count()), (Ok(2), 2));
    assert_eq!(smallest_order(&graph).map(numbers), Ok((0..9).collect()));
}

// 2. All small inputs, against all permutations.

/// All permutations of `0..n`, ascending.
fn permutations(n: u32) -> Vec<Vec<NodeId>> {
    if n == 0 {
        return vec![Vec::new()];
    }
    let mut all: Vec<Vec<NodeId>> = Vec::new();
    for shorter in permutations(n - 1) {
        for place in 0..n as usize {
            let mut longer = shorter.clone();
            longer.insert(place, node(n - 1));
            all.push(longer);
        }
    }
    all.sort_unstable();
    all
}

/// Every arc leads forward.
fn leads_forward(graph: &DiGraph, order: &[NodeId]) -> bool {
    let place = |node: NodeId| order.iter().position(|u| *u == node);
    graph.edges().iter().all(|edge| place(edge.tail) < place(edge.head))
}

#[test]
fn all_permutations_agree_on_all_small_graphs() {
    let permutations = [3, 4].map(permutations);
    for graph in all_small::<Directed>() {
        let all =
            permutations[graph.n_nodes() - 3].iter().filter(|order| leads_forward(&graph, order));
        let right: Vec<Vec<NodeId>> = all.cloned().collect();
        assert_eq!(count_orders(&graph), Ok(right.len() as u64));
        let sorts = [topological_sort(&graph), by_finishing_times(&graph), smallest_order(&graph)];
        for (i, found) in sorts.into_iter().enumerate() {
            match found {
                Ok(order) => {
                    assert!(right.contains(&order) && (i < 2 || order == right[0]), "{graph:?}");
                }
                Err(GraphError::Cycle { edges }) => {
                    assert!(right.is_empty() && is_cycle(&graph, &edges), "{graph:?}");
                }
                Err(other) => panic!("{other}"),
            }
        }
        assert_eq!(is_unique_order(&graph).ok(), (!right.is_empty()).then_some(right.len() == 1));
        assert_eq!(all_orders(&graph).collect::<Vec<_>>(), right);
    }
}

#[test]
fn the_certificate_accepts_what_leads_forward() {
    for graph in all_small::<Directed>().step_by(5) {
        let n = u32::try_from(graph.n_nodes()).unwrap();
        for order in permutations(n) {
            assert_eq!(is_topological(&graph, &order), leads_forward(&graph, &order));
        }
    }
    let graph: DiGraph = graph(3, &[(0, 1)]);
    for wrong in [&[0, 1][..], &[0, 1, 1], &[0, 1, 2, 2], &[0, 1, 3], &[1, 0, 2]] {
        let order: Vec<NodeId> = wrong.iter().copied().map(node).collect();
        assert!(!is_topological(&graph, &order), "{wrong:?}");
    }
}

/// The longest path to each vertex, in arcs, by trying all walks.
fn longest_walks(graph: &DiGraph) -> Vec<usize> {
    let mut longest = vec![0; graph.n_nodes()];
    for _ in graph.nodes() {
        for edge in graph.edges() {
            longest[edge.head.index()] =
                longest[edge.head.index()].max(longest[edge.tail.index()] + 1);
        }
    }
    longest
}

#[test]
fn paths_of_all_small_graphs_without_cycles() {
    let mut n_acyclic = 0;
    for graph in all_small::<Directed>().filter(|graph| topological_sort(graph).is_ok()) {
        n_acyclic += 1;
        let longest = longest_walks(&graph);
        for (i, generation) in generations(&graph).unwrap().iter().enumerate() {
            assert!(!generation.is_empty() && generation.iter().all(|u| longest[u.index()] == i));
        }
        // Weights of both signs.
        let weighted = graph.map(|id, _| [3, -2, 5, -1][id.index() % 4]);
        let (far, path) = longest_path(&weighted).unwrap();
        let sum: i64 = path.edges.iter().map(|edge| i64::from(weighted.edge(*edge).weight)).sum();
        let mut best = vec![0_i64; graph.n_nodes()];
        let mut nearest = vec![None; graph.n_nodes()];
        let mut n_paths = vec![0; graph.n_nodes()];
        let source = node(0);
        nearest[0] = Some(0_i64);
        n_paths[0] = 1;
        for _ in graph.nodes() {
            let mut again = vec![0; graph.n_nodes()];
            again[0] = 1;
            for edge in weighted.edges() {
                let (u, v, w) = (edge.tail.index(), edge.head.index(), i64::from(edge.weight));
                best[v] = best[v].max(best[u] + w);
                nearest[v] = nearest[v].into_iter().chain(nearest[u].map(|d| d + w)).min();
                again[v] += n_paths[u];
            }
            n_paths = again;
        }
        assert_eq!((far, sum), (*best.iter().max().unwrap(), far), "{weighted:?}");
        assert_eq!(path.nodes.len(), path.edges.len() + 1);
        let paths = shortest_paths(&weighted, source).unwrap();
        assert_eq!(paths.distances().collect::<Vec<_>>(), nearest);
        assert_eq!(paths.verify(&weighted, |_, weight| i64::from(*weight)), Ok(()));
        let counts: Vec<u64> = count_paths(&graph, source).unwrap().into_iter().flatten().collect();
        assert_eq!(counts, n_paths);
    }
    assert!(500 < n_acyclic);
}

// 2b. Wrong versions that the suite must reject.

/// The first small graph that a sort gets wrong: it says what is no order, or none where there is
/// one.
fn fault(sort: fn(&DiGraph) -> Option<Vec<NodeId>>) -> Option<DiGraph> {
    all_small().find(|graph| match sort(graph) {
        Some(order) => !is_topological(graph, &order),
        None => topological_sort(graph).is_ok(),
    })
}

/// The vertices as a depth-first search discovers them.
fn by_discovery(graph: &DiGraph) -> Option<Vec<NodeId>> {
    topological_sort(graph).ok().map(|_| DepthFirstSearch::new(graph).preorder().collect())
}

/// The original's way: the more can be reached from a vertex, the earlier it comes. It asks nowhere
/// whether there is a cycle.
fn by_reach(graph: &DiGraph) -> Vec<NodeId> {
    let n_reached = |u: &NodeId| {
        let search = DepthFirstSearch::from_roots(graph, [*u]).expect("a vertex");
        search.preorder().count()
    };
    let mut order: Vec<NodeId> = graph.nodes().collect();
    order.sort_by_key(|u| Reverse(n_reached(u)));
    order
}

/// Finishing times without a look at the edges that lead back.
fn without_back_edges(graph: &DiGraph) -> Vec<NodeId> {
    depth_first_search(graph).postorder().iter().rev().copied().collect()
}

#[test]
fn wrong_versions_are_caught() {
    assert!(fault(by_discovery).is_some());
    assert!(fault(|graph| Some(by_reach(graph))).is_some());
    assert!(fault(|graph| Some(without_back_edges(graph))).is_some());
    // On graphs without cycles the original's way is right.
    assert_eq!(fault(|graph| topological_sort(graph).ok().map(|_| by_reach(graph))), None);
    assert_eq!(fault(|graph| topological_sort(graph).ok()), None);
}

// 3. Properties.

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn every_arc_leads_forward(n in 0..300_u32, m in 0..900_usize, seed in any::<u64>()) {
        let graph = generate::random_acyclic::<Directed>(n, m, seed).unwrap();
        for order in [topological_sort(&graph), by_finishing_times(&graph), smallest_order(&graph)] {
            prop_assert!(order.is_ok_and(|order| is_topological(&graph, &order)));
        }
    }

    #[test]
    fn a_cycle_is_a_cycle(n in 1..100_u32, m in 0..200_usize, seed in any::<u64>()) {
        let graph = generate::random::<Directed>(n, m, seed).unwrap();
        for found in [topological_sort(&graph), by_finishing_times(&graph), smallest_order(&graph)] {
            match found {
                Ok(order) => prop_assert!(is_topological(&graph, &order)),
                Err(GraphError::Cycle { edges }) => prop_assert!(is_cycle(&graph, &edges)),
                Err(other) => prop_assert!(false, "{}", other),
            }
        }
    }

    #[test]
    fn who_is_free_waits_for_nothing(n in 1..60_u32, m in 0..150_usize, seed in any::<u64>()) {
        let graph = generate::random::<Directed>(n, m, seed).unwrap();
        let mut placed = Vec::new();
        let watch = |step: Step, kahn: &Kahn| {
            if let Step::Place { u } = step {
                placed.push(u);
                assert_eq!(kahn.placed(), placed);
                for v in graph.nodes() {
                    let waits = graph.edges().iter().filter(|edge| {
                        // The arcs of u are about to be taken away.
                        edge.head == v && (edge.tail == u || !placed.contains(&edge.tail))
                    });
                    assert_eq!(kahn.n_waiting(v) as usize, waits.count());
                }
            }
            assert!(kahn.free().iter().all(|v| kahn.n_waiting(*v) == 0));
        };
        let order = topological_sort_watched(&graph, watch);
        prop_assert!(order.is_err() || order == Ok(placed));
    }
}

// 4. Extremes.

#[test]
fn a_million_vertices() {
    const N: u32 = 1_000_000;
    let path: DiGraph = generate::path(N).unwrap();
    for order in [topological_sort(&path), by_finishing_times(&path), smallest_order(&path)] {
        assert!(order.is_ok_and(|order| order.iter().zip(0..).all(|(u, i)| *u == node(i))));
    }
    assert_eq!(
        (is_unique_order(&path), generations(&path).map(|all| all.len())),
        (Ok(true), Ok(1_000_000))
    );
    assert_eq!(all_orders(&generate::path(1000).unwrap()).count(), 1);
    let weighted = path.map(|_, _| i32::MIN);
    let paths = shortest_paths(&weighted, node(0)).unwrap();
    assert_eq!(paths.dist(node(N - 1)), Some(i64::from(i32::MIN) * 999_999));
    assert_eq!(longest_path(&path.map(|_, _| 1_u8)).unwrap().0, 999_999);
    let star: DiGraph = generate::star(N).unwrap();
    assert_eq!(generations(&star).map(|all| all[1].len()), Ok(999_999));
    let grid: DiGraph = generate::grid(1000, 1000).unwrap();
    assert!(topological_sort(&grid).is_ok_and(|order| is_topological(&grid, &order)));
    let cycle: DiGraph = generate::cycle(N).unwrap();
    for found in [topological_sort(&cycle), by_finishing_times(&cycle)] {
        assert!(matches!(found, Err(GraphError::Cycle { edges }) if edges.len() == 1_000_000));
    }
}

#[test]
fn nothing_to_sort() {
    let none = DiGraph::<i32>::default();
    assert_eq!(topological_sort(&none), Ok(vec![]));
    assert_eq!((generations(&none), is_unique_order(&none)), (Ok(vec![]), Ok(true)));
    assert_eq!((all_orders(&none).collect::<Vec<_>>(), count_orders(&none)), (vec![vec![]], Ok(1)));
    let (far, path) = longest_path(&none).unwrap();
    assert_eq!((far, path.nodes.len()), (0, 0));
}

#[test]
fn as_many_orders_as_fit() {
    let apart = DiGraph::from_edges(MOST_NODES, []).unwrap();
    assert_eq!(count_orders(&apart), Ok(2_432_902_008_176_640_000));
    let more = DiGraph::from_edges(MOST_NODES + 1, []).unwrap();
    assert_eq!(count_orders(&more), Err(GraphError::TooLarge { what: "vertices", n: 21 }));
    // Two arcs from each vertex of a path to the next: 2^64 paths do not fit.
    let twice = (0..64).flat_map(|u| [(u, u + 1), (u, u + 1)]);
    let graph = DiGraph::from_edges(66, twice).unwrap();
    let counts = count_paths(&graph, node(0)).unwrap();
    assert_eq!((counts[63], counts[64], counts[65]), (Some(1 << 63), None, Some(0)));
}

/// The page's chart draws them: each arc is taken away once.
#[test]
fn steps_grow_with_vertices_and_arcs() {
    for n in demo::SIZES {
        let graph: DiGraph = generate::random_acyclic(n, 4 * n as usize, 6).unwrap();
        assert_eq!(demo::steps(&graph), 5 * n as usize);
    }
}

// 5. Bad input.

#[test]
fn loops_parallel_arcs_and_vertices_that_are_not_there() {
    let looped: DiGraph = graph(2, &[(0, 1), (1, 1)]);
    let cycle = GraphError::Cycle { edges: vec![EdgeId::from(1)] };
    assert_eq!(topological_sort(&looped), Err(cycle.clone()));
    assert_eq!(by_finishing_times(&looped), Err(cycle.clone()));
    assert_eq!(smallest_order(&looped), Err(cycle.clone()));
    assert_eq!(
        (generations(&looped), is_unique_order(&looped)),
        (Err(cycle.clone()), Err(cycle.clone()))
    );
    assert_eq!((all_orders(&looped).count(), count_orders(&looped)), (0, Ok(0)));
    // The fifteen other vertices have 15! orders, and none of them is worth a look.
    let loop_at_the_end: DiGraph = graph(16, &[(15, 15)]);
    assert_eq!(all_orders(&loop_at_the_end).next(), None);
    let parallel: DiGraph = graph(3, &[(0, 1), (0, 1), (2, 1), (0, 2)]);
    assert_eq!(topological_sort(&parallel).map(numbers), Ok(vec![0, 2, 1]));
    let outside = GraphError::NodeOutOfRange { node: node(3), n_nodes: 3 };
    assert_eq!(count_paths(&parallel, node(3)), Err(outside.clone()));
    let weighted = parallel.map(|_, _| 1_u32);
    assert_eq!(shortest_paths(&weighted, node(3)).err(), Some(outside));
    assert_eq!(longest_path(&looped.map(|_, _| 1)).err(), Some(cycle));
}

#[test]
fn weights_that_are_no_numbers_or_too_large() {
    let path: DiGraph = graph(3, &[(0, 1), (1, 2)]);
    let edge = EdgeId::from(1);
    let nan = path.map(|id, _| if id == edge { f64::NAN } else { 1.0 });
    assert_eq!(longest_path(&nan).err(), Some(GraphError::NotANumber { edge }));
    assert_eq!(shortest_paths(&nan, node(0)).err(), Some(GraphError::NotANumber { edge }));
    let large = path.map(|_, _| u64::MAX);
    assert_eq!(longest_path(&large).err(), Some(GraphError::Overflow { edge }));
    assert_eq!(shortest_paths(&large, node(0)).err(), Some(GraphError::Overflow { edge }));
    assert_eq!(
        shortest_paths(&large, node(1)).map(|paths| paths.dist(node(2))),
        Ok(Some(u64::MAX))
    );
}

// 6. Errata.

#[test]
fn erratum_the_third_test_has_no_order() {
    let graph: DiGraph = graph(6, &THIRD);
    let Err(GraphError::Cycle { edges }) = topological_sort(&graph) else { panic!("a cycle") };
    assert!(is_cycle(&graph, &edges));
    assert_eq!((count_orders(&graph), all_orders(&graph).count()), (Ok(0), 0));
    // It expects an order that four arcs lead back in.
    let expected = [5, 4, 0, 1, 2, 3].map(node);
    assert!(!is_topological(&graph, &expected));
    let place = |node: NodeId| expected.iter().position(|u| *u == node);
    let back = graph.edges().iter().filter(|edge| place(edge.head) < place(edge.tail));
    let back: Vec<(u32, u32)> = back.map(|edge| (edge.tail.into(), edge.head.into())).collect();
    assert_eq!(back, [(1, 0), (2, 0), (3, 1), (3, 2)]);
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("topological_sort", ""),
        ("topological_sort_stuck", "0>1 0>2 1>5 2>3 2>5 4>2 5>3 5>4"),
        (
            "topological_sort_tie",
            "shirt>tie tie>jacket trousers>shoes trousers>belt belt>jacket socks>shoes",
        ),
        ("topological_sort_cost", "--cost"),
    ]);
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("0>1 1-2", "part 2: \"1-2\" has no direction: edges are written 0>1 (column 5)"),
        ("0>1:3", "part 1: \"0>1:3\" has a weight, and this program has no use for it (column 1)"),
        ("0>1 from=1", "part 2: \"from=1\" is no setting of this program; it has none (column 5)"),
    ]);
}

#[test]
fn a_vertex_may_wait_for_itself() {
    demo::DEMO.says(&[("0>0 1", "…The queue is empty, and 0 is left: it waits for itself.…")]);
}

#[test]
fn too_large_to_draw_still_has_its_answer() {
    let path: Vec<String> = (0..40).map(|i| format!("{i}>{}", i + 1)).collect();
    demo::DEMO.says(&[(
        &path.join(" "),
        "…Too large to draw: the limit is 12 vertices and 24 arcs.…39 40. It is the only one.…",
    )]);
}
