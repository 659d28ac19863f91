//! 6.5 Kruskal's algorithm.

use std::cell::Cell;
use std::cmp::Ordering;
use std::num::NonZeroU32;

use graph_theory::graph::{Edge, generate};
use graph_theory::min_spanning_tree::SpanningForest;
use graph_theory::min_spanning_tree::kruskal::{
    MinRatio, Rated, SecondBest, Step, containing, filter_kruskal, is_unique_forest, kruskal,
    kruskal_of_edges, kruskal_watched, maximum, min_ratio_tree, plain, second_best,
};
use graph_theory::{EdgeId, GraphError, NodeId, UnGraph, Undirected, Weight, dijkstra};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use super::{
    Finder, ORIGINAL, PAGE, WORKED, Weighted, all_graphs, all_weights, any_graph, edge_ids,
    extremes, fault, graph, is_right, trees,
};
use crate::snapshots::Expect;

#[path = "../../../examples/kruskal.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

// 1. The worked example, and the original's tests.

/// A number of vertices, edges; then the edges taken, by their places in the list, their weight,
/// and the number of trees.
type Row = (usize, &'static [Weighted], &'static [u32], i64, usize);

#[rustfmt::skip]
const TAKEN: &[Row] = &[
    (6, &WORKED, &[0, 1, 2, 3, 4], 15, 1),
    (6, &ORIGINAL, &[7, 3, 4, 0, 1], 17, 1),
    // The original's test of one vertex wants an edge of weight 1.
    (1, &[], &[], 0, 1),
    (0, &[], &[], 0, 0),
    (4, &[], &[], 0, 4),
    // Not connected: a tree for each piece.
    (5, &[(0, 1, 7), (1, 2, 5), (2, 0, 6), (3, 4, 1)], &[3, 1, 2], 12, 2),
    // Loops are never taken, not even if they are the lightest; of parallel edges the lightest is.
    (2, &[(0, 0, -9), (0, 1, 3), (1, 0, 2), (0, 1, 3)], &[2], 2, 1),
    // Negative weights are weights.
    (3, &[(0, 1, -4), (1, 2, -4), (2, 0, -5)], &[2, 0], -9, 1),
    // Of equal ones the first comes first.
    (3, &[(1, 2, 1), (0, 2, 1), (0, 1, 1)], &[0, 1], 2, 1),
];

#[test]
fn worked_example() {
    for &(n_nodes, edges, taken, weight, n_trees) in TAKEN {
        let graph = graph(n_nodes, edges);
        let expected = SpanningForest { edges: edge_ids(taken), weight, n_trees };
        assert_eq!(kruskal(&graph), Ok(expected.clone()));
        assert_eq!(kruskal_of_edges(n_nodes, graph.edges()), Ok(expected.clone()));
        assert_eq!(filter_kruskal(&graph), Ok(expected));
    }
}

pub(crate) const WEIGHT: i64 = 18;
pub(crate) const WEIGHT_OF_SHORTEST_PATHS: i64 = 19;
pub(crate) const SECOND_WEIGHT: i64 = 19;
pub(crate) const N_TREES: usize = 28;

#[test]
fn the_worked_example_of_the_page() {
    let graph = graph(6, &PAGE);
    let edges: Vec<_> =
        PAGE.iter().map(|&(u, v, w)| (u as usize, v as usize, i64::from(w))).collect();
    let taken = plain::kruskal(6, &edges);
    // 2-5, 3-5, 0-1, 1-5, 2-4; refused are 2-3, 0-2 and 4-5.
    assert_eq!(taken, [5, 6, 0, 2, 4]);
    let forest = kruskal(&graph).unwrap();
    assert_eq!((forest.weight, forest.n_trees), (WEIGHT, 1));
    // Borůvka's two rounds: six trees choose four edges, and then two trees choose 1-5.
    assert_eq!(plain::boruvka(6, &edges), [0, 5, 6, 4, 2]);
    assert_eq!(plain::clusters(6, &edges, 3), [vec![0, 1], vec![2, 3, 5], vec![4]]);
    // No two weights are equal, so no step is decided by a tie.
    let mut weights: Vec<i32> = PAGE.iter().map(|edge| edge.2).collect();
    weights.sort_unstable();
    assert_eq!(weights, [1, 2, 3, 4, 5, 6, 7, 8]);
    // Two ideas that are not it.
    let paths = dijkstra(&graph, NodeId::from(0)).unwrap();
    let of_paths = graph.nodes().filter_map(|u| paths.pred_edge(u));
    let weight_of_paths: i64 = of_paths.map(|edge| i64::from(graph.edge(edge).weight)).sum();
    assert_eq!(weight_of_paths, WEIGHT_OF_SHORTEST_PATHS);
    let by_ends = by_visited_ends(&graph);
    assert_eq!((by_ends.edges, by_ends.weight, by_ends.n_trees), (edge_ids(&[5, 6, 0, 4]), 13, 2));
    // All trees, and the second best: 0-2 for 1-5.
    assert_eq!(all_weights(&graph).len(), N_TREES);
    let SecondBest { leave, enter, forest } = second_best(&graph).unwrap().unwrap();
    assert_eq!((leave.index(), enter.index(), forest.weight), (2, 1, SECOND_WEIGHT));
}

#[test]
fn the_plain_form_agrees_on_all_small_graphs() {
    for graph in (0..=4).flat_map(|n| all_graphs(n, &[1, 2, 3])) {
        let ends =
            |edge: &Edge<i32>| (edge.tail.index(), edge.head.index(), i64::from(edge.weight));
        let edges: Vec<_> = graph.edges().iter().map(ends).collect();
        let expected = kruskal(&graph).unwrap().edges.into_iter().map(EdgeId::index);
        let expected: Vec<usize> = expected.collect();
        assert_eq!(plain::kruskal(graph.n_nodes(), &edges), expected);
        let mut by_rounds = plain::boruvka(graph.n_nodes(), &edges);
        by_rounds.sort_by_key(|edge| (edges[*edge].2, *edge));
        assert_eq!(by_rounds, expected);
    }
}

#[test]
fn the_graphs_of_the_questions() {
    let weight = |edges: &[Weighted]| kruskal(&graph(4, edges)).unwrap().weight;
    // A square with one diagonal.
    let square = [(0, 1, 1), (1, 2, 2), (2, 3, 3), (3, 0, 4), (0, 2, 5)];
    assert_eq!(weight(&square), 6);
    // The wrong question refuses the edge between two trees.
    let is_right = |n, edges: &[Weighted]| {
        let graph = graph(n, edges);
        by_visited_ends(&graph).weight == kruskal(&graph).unwrap().weight
    };
    assert!(is_right(3, &[(0, 1, 1), (1, 2, 2), (0, 2, 3)]));
    assert!(is_right(4, &[(0, 1, 1), (0, 2, 2), (0, 3, 3)]));
    assert!(!is_right(4, &[(0, 1, 1), (2, 3, 2), (1, 2, 3)]));
    // 0-2 of the page may weigh less than 5 before the tree changes.
    let with = |weight: i32| {
        let mut edges = PAGE;
        edges[1].2 = weight;
        kruskal(&graph(6, &edges)).unwrap().edges.contains(&EdgeId::from(1))
    };
    assert_eq!([4, 6].map(with), [true, false]);
}

#[test]
fn the_worked_example_step_by_step() {
    let mut steps = Vec::new();
    let forest = kruskal_watched(&graph(6, &WORKED), |step, trees| {
        steps.push(match step {
            Step::Take { edge } => (edge.index(), true, trees.n_sets()),
            Step::Refuse { edge } => (edge.index(), false, trees.n_sets()),
        });
    });
    let refused = [(5, false, 1), (6, false, 1), (7, false, 1)];
    let taken = [(0, true, 5), (1, true, 4), (2, true, 3), (3, true, 2), (4, true, 1)];
    assert_eq!(steps, [&taken[..], &refused[..]].concat());
    assert_eq!(forest.unwrap().weight, 15);
}

#[test]
fn the_second_best_and_how_many_there_are() {
    let second = |edges| second_best(&graph(6, edges)).unwrap().unwrap();
    let SecondBest { leave, enter, forest } = second(&WORKED);
    assert_eq!((leave.index(), enter.index(), forest.weight), (4, 5, 16), "0-4 for 0-5");
    assert_eq!(forest.edges, edge_ids(&[0, 1, 2, 3, 5]));
    let SecondBest { leave, enter, forest } = second(&ORIGINAL);
    assert_eq!((leave.index(), enter.index(), forest.weight), (0, 2, 18), "0-3 for 0-1");
    assert_eq!(all_weights(&graph(6, &WORKED)).len(), 32, "spanning trees");
    assert_eq!(all_weights(&graph(6, &WORKED))[..2], [15, 16]);
    assert_eq!(is_unique_forest(&graph(6, &WORKED)), Ok(true));
    // One tree, and nothing to replace.
    assert_eq!(second_best(&graph(2, &[(0, 1, 5), (1, 1, 0)])), Ok(None));
}

#[test]
fn the_least_cost_for_the_weight() {
    let costs = [3, 1, 6, 4, 9, 7, 2, 5];
    let rated = graph(6, &ORIGINAL).map(|id, edge| Rated {
        cost: costs[id.index()],
        weight: NonZeroU32::new(edge.weight.unsigned_abs()).unwrap(),
    });
    let MinRatio { mut edges, cost, weight } = min_ratio_tree(&rated).unwrap().unwrap();
    edges.sort_unstable();
    // 0-1 0-2 1-3 0-5 0-4.
    assert_eq!((edges, cost, weight), (edge_ids(&[0, 1, 3, 5, 6]), 17, 32));
}

// 2. All small inputs, against all sets of edges.

#[test]
fn all_sets_of_edges_agree_on_all_small_graphs() {
    assert_eq!(fault(|graph| kruskal(graph).unwrap()), None);
    assert_eq!(fault(|graph| filter_kruskal(graph).unwrap()), None);
}

/// The least weight of an edge between two clusters.
fn spacing(edges: &[(usize, usize, i64)], cluster: &[usize]) -> Option<i64> {
    let between = edges.iter().filter(|(u, v, _)| cluster[*u] != cluster[*v]);
    between.map(|(_, _, weight)| *weight).min()
}

#[test]
fn no_other_clusters_are_farther_apart() {
    let pairs = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];
    for number in 0..4_usize.pow(6) {
        let weight = |i: usize| i64::try_from(number / 4_usize.pow(i.try_into().unwrap()) % 4);
        let edges: Vec<(usize, usize, i64)> =
            (0..6).map(|i| (pairs[i].0, pairs[i].1, weight(i).unwrap())).collect();
        for k in 2..=4 {
            let mut cluster = [0; 4];
            let clusters = plain::clusters(4, &edges, k);
            assert_eq!(clusters.len(), k);
            for (c, members) in clusters.iter().enumerate() {
                for v in members {
                    cluster[*v] = c;
                }
            }
            // Every map of the points onto k clusters.
            let best = (0..k.pow(4)).filter_map(|code| {
                let other = [0, 1, 2, 3].map(|i| code / k.pow(i) % k);
                let is_onto = (0..k).all(|c| other.contains(&c));
                is_onto.then(|| spacing(&edges, &other))
            });
            assert_eq!(spacing(&edges, &cluster), best.max().unwrap());
        }
    }
}

#[test]
fn second_best_and_greatest_on_all_small_graphs() {
    for graph in (0..=4).flat_map(|n| all_graphs(n, &[1, 2])) {
        let weights = all_weights(&graph);
        let second = second_best(&graph).unwrap().map(|second| second.forest.weight);
        assert_eq!(second, weights.get(1).copied());
        assert_eq!(is_unique_forest(&graph).unwrap(), second != Some(weights[0]));
        assert_eq!(Some(maximum(&graph).unwrap().weight), weights.last().copied());
    }
}

/// Refuses an edge if both ends are in some tree, as the original's page says.
fn by_visited_ends(graph: &UnGraph<i32>) -> SpanningForest<i64> {
    let mut order: Vec<(i32, EdgeId)> =
        graph.edge_ids().map(|(id, edge)| (edge.weight, id)).collect();
    order.sort_unstable();
    let mut in_a_tree = vec![false; graph.n_nodes()];
    order.retain(|&(_, id)| {
        let ends = [graph.edge(id).tail, graph.edge(id).head].map(NodeId::index);
        ends.map(|v| std::mem::replace(&mut in_a_tree[v], true)) != [true, true]
    });
    forest_of(graph, order.into_iter().map(|(_, id)| id).collect())
}

/// Takes the edges as they come.
fn unsorted(graph: &UnGraph<i32>) -> SpanningForest<i64> {
    containing(graph, &graph.edge_ids().map(|(id, _)| id).collect::<Vec<_>>()).unwrap()
}

/// Never asks for a cycle, and stops when there are enough edges.
fn without_a_question(graph: &UnGraph<i32>) -> SpanningForest<i64> {
    let mut order: Vec<(i32, EdgeId)> =
        graph.edge_ids().map(|(id, edge)| (edge.weight, id)).collect();
    order.sort_unstable();
    order.truncate(graph.n_nodes().saturating_sub(1));
    forest_of(graph, order.into_iter().map(|(_, id)| id).collect())
}

fn forest_of(graph: &UnGraph<i32>, edges: Vec<EdgeId>) -> SpanningForest<i64> {
    let weight = edges.iter().map(|&edge| i64::from(graph.edge(edge).weight)).sum();
    let n_trees = graph.n_nodes().saturating_sub(edges.len());
    SpanningForest { edges, weight, n_trees }
}

#[test]
fn wrong_versions_are_caught() {
    let wrong: [Finder; 3] = [by_visited_ends, unsorted, without_a_question];
    for find in wrong {
        assert!(fault(find).is_some());
    }
}

// 3. Properties: the invariant at every step, the proof in the end.

proptest! {
    #[test]
    fn every_step_and_the_proof(graph in any_graph(6, 9)) {
        let (mut taken, mut refused, mut last) = (Vec::new(), Vec::new(), None);
        let forest = kruskal_watched(&graph, |step, sets| {
            let (Step::Take { edge } | Step::Refuse { edge }) = step;
            let list = if step == (Step::Take { edge }) { &mut taken } else { &mut refused };
            list.push(edge);
            // Edges come in ascending order, and the sets are the trees of those taken.
            let key = (graph.edge(edge).weight, edge);
            assert!(last.is_none_or(|last| last < key));
            last = Some(key);
            let trees = trees(&graph, &taken).expect("no cycle");
            for u in 0..trees.len() {
                for v in 0..trees.len() {
                    assert_eq!(trees[u] == trees[v], sets.root(u) == sets.root(v));
                }
            }
        });
        let forest = forest.unwrap();
        prop_assert_eq!(&forest.edges, &taken);
        prop_assert_eq!(taken.len() + refused.len(), graph.n_edges());
        prop_assert!(is_right(&graph, &forest));
        prop_assert_eq!(forest.verify(&graph), Ok(()));
        prop_assert_eq!(kruskal(&graph), Ok(forest));
    }

    #[test]
    fn the_filter_takes_the_same_edges(graph in any_graph(12, 200)) {
        prop_assert_eq!(filter_kruskal(&graph), kruskal(&graph));
    }

    #[test]
    fn extras_agree_with_all_sets_of_edges(graph in any_graph(6, 9)) {
        let weights = all_weights(&graph);
        let second = second_best(&graph).unwrap();
        prop_assert_eq!(second.as_ref().map(|s| s.forest.weight), weights.get(1).copied());
        if let Some(SecondBest { forest, leave, enter }) = second {
            prop_assert!(trees(&graph, &forest.edges).is_some());
            prop_assert!(forest.edges.contains(&enter) && !forest.edges.contains(&leave));
            prop_assert_eq!(forest_of(&graph, forest.edges.clone()), forest);
        }
        let greatest = maximum(&graph).unwrap();
        prop_assert_eq!(Some(greatest.weight), weights.last().copied());
        // The greatest is the least with the other sign.
        let turned = graph.map(|_, edge| -edge.weight);
        let least = SpanningForest { weight: -greatest.weight, ..greatest };
        prop_assert_eq!(least.verify(&turned), Ok(()));
    }

    #[test]
    fn what_is_built_stays(graph in any_graph(6, 9), built in 0_u32..512) {
        let built: Vec<EdgeId> =
            graph.edge_ids().map(|(id, _)| id).filter(|id| built >> id.index() & 1 == 1).collect();
        let forest = containing(&graph, &built).unwrap();
        let mut joined = Vec::new();
        for &edge in &built {
            joined.push(edge);
            if trees(&graph, &joined).is_none() {
                joined.pop();
            }
        }
        prop_assert_eq!(&forest.edges[..joined.len()], &joined[..]);
        // What is built costs less than anything else: then the lightest forest contains it.
        let free = graph.map(|id, edge| if joined.contains(&id) { -100 } else { edge.weight });
        let price = |edges: &[EdgeId]| -> i64 {
            edges.iter().map(|&edge| i64::from(free.edge(edge).weight)).sum()
        };
        prop_assert_eq!(price(&forest.edges), all_weights(&free)[0]);
    }

    #[test]
    fn the_least_ratio_is_that_of_the_best_tree(
        graph in any_graph(5, 8),
        weights in proptest::collection::vec(1_u32..9, 8),
    ) {
        let rated = graph.map(|id, edge| Rated {
            cost: edge.weight,
            weight: NonZeroU32::new(weights[id.index()]).unwrap(),
        });
        let n_trees = kruskal(&graph).unwrap().n_trees;
        let found = min_ratio_tree(&rated);
        if 1 < n_trees {
            prop_assert_eq!(found, Err(GraphError::Disconnected { n_components: n_trees }));
            return Ok(());
        }
        let Some(found) = found.unwrap() else {
            prop_assert_eq!(graph.n_nodes(), 1);
            return Ok(());
        };
        prop_assert!(trees(&graph, &found.edges).is_some());
        for set in 0_u32..1 << graph.n_edges() {
            let ids = graph.edge_ids().map(|(id, _)| id);
            let edges: Vec<EdgeId> = ids.filter(|id| set >> id.index() & 1 == 1).collect();
            if edges.len() + 1 == graph.n_nodes() && trees(&graph, &edges).is_some() {
                let sum = |of: fn(Rated) -> i64| -> i64 {
                    edges.iter().map(|&edge| of(rated.edge(edge).weight)).sum()
                };
                let (cost, weight) = (sum(|r| r.cost.into()), sum(|r| r.weight.get().into()));
                prop_assert!(found.cost * weight <= cost * found.weight);
            }
        }
    }
}

// 4. Extremes, and growth.

#[test]
fn a_million_vertices_in_a_line_and_in_other_shapes() {
    for (shape, graph) in extremes(1_000_000) {
        let forest = kruskal(&graph).unwrap();
        assert_eq!(forest.verify(&graph), Ok(()), "{shape}");
        let pieces = if graph.n_edges() == 0 { graph.n_nodes() } else { 1 };
        assert_eq!(forest.n_trees, pieces, "{shape}");
    }
}

#[test]
fn sums_are_wide_or_refused() {
    let line = |weight: i64| (0..1_000_000).map(move |v| (v, v + 1, weight));
    let graph = |weight| UnGraph::from_weighted_edges(1_000_001, line(weight)).unwrap();
    assert_eq!(kruskal(&graph(i64::MAX)), Err(GraphError::Overflow { edge: 1.into() }));
    assert_eq!(kruskal(&graph(i64::MIN)), Err(GraphError::Overflow { edge: 1.into() }));
    let wide = graph(i64::MAX).map(|_, edge| i128::from(edge.weight));
    assert_eq!(kruskal(&wide).unwrap().weight, i128::from(i64::MAX) * 1_000_000);
    let bytes = graph(0).map(|_, _| u8::MAX);
    assert_eq!(kruskal(&bytes).unwrap().weight, 255_000_000_u64);
}

thread_local! {
    static COMPARED: Cell<u64> = const { Cell::new(0) };
}

/// A weight that counts how often it is compared.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
struct Counted(u32);

impl Weight for Counted {
    type Sum = u64;
    const ZERO: Self = Counted(0);

    fn to_sum(self) -> u64 {
        self.0.into()
    }

    fn checked_add(self, other: Self) -> Option<Self> {
        self.0.checked_add(other.0).map(Counted)
    }

    fn order(&self, other: &Self) -> Ordering {
        COMPARED.with(|compared| compared.set(compared.get() + 1));
        self.0.cmp(&other.0)
    }
}

#[test]
fn the_sort_is_n_log_n_and_the_rest_is_linear() {
    for n in demo::SIZES {
        assert_eq!(demo::work(n), [2 * n, n - 1], "each of the 2n edges once");
    }
    for log in [10_u32, 12, 14] {
        let n = 1_u32 << log;
        let edges = (0..n).map(|v| (v, (v + 1) % n, Counted(v.wrapping_mul(2_654_435_769))));
        let graph = UnGraph::from_weighted_edges(n as usize, edges).unwrap();
        COMPARED.with(|compared| compared.set(0));
        assert_eq!(kruskal(&graph).unwrap().n_trees, 1);
        let compared = COMPARED.with(Cell::get);
        let n_log_n = u64::from(n) * u64::from(log);
        assert!(n_log_n / 2 < compared && compared < 2 * n_log_n, "{compared} of {n_log_n}");
    }
}

#[test]
fn the_filter_sorts_half_of_the_edges_of_a_random_graph() {
    let n = 1 << 12;
    let graph = generate::random::<Undirected>(n, 16 * n as usize, 65).unwrap();
    let graph = graph.map(|id, _| Counted(u32::from(id).wrapping_mul(2_654_435_769)));
    let compared = |find: fn(&UnGraph<Counted>) -> Result<SpanningForest<u64>, GraphError>| {
        COMPARED.with(|compared| compared.set(0));
        (find(&graph).unwrap(), COMPARED.with(Cell::get))
    };
    let ((all, n_all), (filtered, n_filtered)) = (compared(kruskal), compared(filter_kruskal));
    assert_eq!(all, filtered);
    assert!(2 * n_filtered < n_all, "{n_filtered} of {n_all}");
}

// 5. Bad input.

#[test]
fn several_trees_where_one_is_wanted() {
    let forest = kruskal(&graph(5, &[(0, 1, 7), (3, 4, 1)])).unwrap();
    assert_eq!(forest.into_tree(), Err(GraphError::Disconnected { n_components: 3 }));
    for n in [0, 1] {
        let bare = kruskal(&graph(n, &[])).unwrap();
        assert_eq!(bare.clone().into_tree(), Ok(bare));
    }
}

#[test]
fn what_is_no_number_and_no_vertex() {
    for bad in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        let graph = UnGraph::from_weighted_edges(2, [(0, 1, 1.0), (0, 1, bad)]).unwrap();
        assert_eq!(kruskal(&graph), Err(GraphError::NotANumber { edge: 1.into() }));
    }
    let good =
        UnGraph::from_weighted_edges(3, [(0, 1, 0.5_f64), (1, 2, -0.25), (0, 2, 0.5)]).unwrap();
    assert_eq!(kruskal(&good).unwrap().weight.total_cmp(&0.25), Ordering::Equal);
    let edge = |tail: u32, head: u32| Edge { tail: tail.into(), head: head.into(), weight: 1 };
    let (second, what) = (EdgeId::from(1), "vertex");
    let missing = GraphError::EndOutOfRange { edge: second, what, node: 3.into(), n_nodes: 3 };
    assert_eq!(kruskal_of_edges(3, &[edge(0, 1), edge(3, 1)]), Err(missing.clone()));
    assert_eq!(kruskal_of_edges(3, &[edge(0, 1), edge(1, 3)]), Err(missing));
    let n = 1 << 31;
    let too_many = GraphError::TooLarge { what: "vertices", n };
    assert_eq!(kruskal_of_edges::<i32>(n, &[]), Err(too_many));
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("0>1", r#"part 1: "0>1" has a direction: edges are written 0-1 (column 1)"#),
        ("0-1 1-0:x", r#"part 2: "1-0:x" has a weight that is no integer of 64 bits (column 5)"#),
        ("0-1 -2", r#"part 2: "-2" is neither an edge, like 0-1, nor a vertex (column 5)"#),
        ("0-1:9223372036854775807 1-2:9223372036854775807", "a sum of weights overflows at edge 1"),
    ]);
}

// 6. Errata.

#[test]
fn erratum_a_cycle_needs_one_tree_and_not_two() {
    // 1-3 joins the trees 1-2-5 and 3-4. Both its ends are in some tree, so the page refuses it.
    let forest = by_visited_ends(&graph(6, &WORKED));
    assert_eq!((forest.edges, forest.weight), (edge_ids(&[0, 1, 2, 4]), 11));
    assert!(kruskal(&graph(6, &WORKED)).unwrap().edges.contains(&3.into()));
}

#[test]
fn erratum_one_vertex_has_no_edge() {
    // The original's tests want weight 1, and an edge at vertex 0.
    let forest = kruskal(&graph(1, &[])).unwrap();
    assert_eq!(forest, SpanningForest { edges: vec![], weight: 0, n_trees: 1 });
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("kruskal", ""),
        ("kruskal_ties", "0-1:1 1-2:1 2-0:1 3-4:-2 3-3:-9"),
        ("kruskal_cost", "--cost"),
    ]);
}

#[test]
fn demo_of_odd_input() {
    let long: Vec<String> = (0..100).map(|v| format!("{v}-{}", v + 1)).collect();
    demo::DEMO.says(&[
        (
            "7",
            "Kruskal's algorithm, 1 vertex and 0 edges\n…\
             One tree of weight 0: no edge. No other edges do it.",
        ),
        (
            "a-a:-3 b-a:2 b-a:2",
            "…One tree of weight 2: b-a. Another one weighs 2 too, with b-a for b-a.",
        ),
        (&long.join(" "), "…Too large to draw: the limit is…One tree of weight 100…"),
    ]);
}
