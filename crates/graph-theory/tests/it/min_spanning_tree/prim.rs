//! 6.6 Prim's algorithm.

use std::cell::Cell;

use graph_theory::min_spanning_tree::SpanningForest;
use graph_theory::min_spanning_tree::kruskal::kruskal;
use graph_theory::min_spanning_tree::prim::{
    DenseForest, Growth, PairError, dense, packed, plain, prim, prim_forest,
};
use graph_theory::{EdgeId, GraphError, NodeId, UnGraph};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use super::{
    Finder, ORIGINAL, PAGE, WORKED, Weighted, all_graphs, any_graph, edge_ids, extremes, fault,
    graph, is_right,
};
use crate::snapshots::Expect;

#[path = "../../../examples/prim.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

// 1. The worked example, and the original's tests.

/// A number of vertices, edges, a start; then the edges taken, by their places in the list, and
/// their weight.
type Row = (usize, &'static [Weighted], u32, &'static [u32], i64);

#[rustfmt::skip]
const TAKEN: &[Row] = &[
    (6, &WORKED, 0, &[4, 2, 0, 3, 1], 15),
    (6, &ORIGINAL, 0, &[0, 3, 4, 1, 7], 17),
    // From another vertex, the same edges in another order.
    (6, &WORKED, 4, &[1, 3, 0, 2, 4], 15),
    // The original's test of one vertex wants an edge of weight 1.
    (1, &[], 0, &[], 0),
    // Not connected: what the start reaches.
    (5, &[(0, 1, 7), (1, 2, 5), (2, 0, 6), (3, 4, 1)], 0, &[2, 1], 11),
    (5, &[(0, 1, 7), (1, 2, 5), (2, 0, 6), (3, 4, 1)], 4, &[3], 1),
    // Loops are never taken; of parallel edges the lightest is; negative weights are weights.
    (2, &[(0, 0, -9), (0, 1, -3), (1, 0, -4), (0, 1, -3)], 1, &[2], -4),
    // Of equal ones the first comes first.
    (3, &[(1, 2, 1), (0, 2, 1), (0, 1, 1)], 0, &[1, 0], 2),
];

#[test]
fn worked_example() {
    for &(n_nodes, edges, start, taken, weight) in TAKEN {
        let graph = graph(n_nodes, edges);
        let tree = prim(&graph, start.into()).unwrap();
        assert_eq!((&tree.edges, tree.weight), (&edge_ids(taken), weight));
        assert_eq!((tree.start, tree.n_nodes()), (start.into(), taken.len() + 1));
    }
}

pub(crate) const WEIGHT: i64 = 18;
pub(crate) const NEWEST: i64 = 20;
pub(crate) const SHORTEST_PATHS: i64 = 19;

/// Always the lightest edge out of the vertex that came in last, and back where there is none.
fn from_the_newest(lists: &[Vec<(usize, i64)>], start: usize) -> i64 {
    let (mut path, mut is_inside) = (vec![start], vec![false; lists.len()]);
    let mut sum = 0;
    is_inside[start] = true;
    while let Some(&u) = path.last() {
        let out = lists[u].iter().filter(|(v, _)| !is_inside[*v]).map(|&(v, w)| (w, v)).min();
        let Some((weight, v)) = out else {
            path.pop();
            continue;
        };
        is_inside[v] = true;
        sum += weight;
        path.push(v);
    }
    sum
}

#[test]
fn the_worked_example_of_the_page() {
    let graph = graph(6, &PAGE).map(|_, edge| i64::from(edge.weight));
    let lists = graph.weighted_lists();
    let tree = plain::prim(&lists, 0);
    assert_eq!(tree, [(0, 1, 3), (1, 5, 5), (5, 2, 1), (5, 3, 2), (2, 4, 7)]);
    assert_eq!(plain::with_a_heap(&lists, 0), tree);
    assert_eq!(tree.iter().map(|edge| edge.2).sum::<i64>(), WEIGHT);
    // Two ideas that are not it.
    assert_eq!(from_the_newest(&lists, 0), NEWEST);
    let paths = nearest_to_the_start(&self::graph(6, &PAGE));
    assert_eq!(paths.weight, SHORTEST_PATHS);
}

#[test]
fn the_plain_forms_agree_on_all_small_graphs() {
    for graph in (0..=4).flat_map(|n| all_graphs(n, &[1, 2, 3])) {
        let lists = graph.map(|_, edge| i64::from(edge.weight)).weighted_lists();
        for start in graph.nodes() {
            let expected = prim(&graph, start).unwrap();
            for tree in
                [plain::prim(&lists, start.index()), plain::with_a_heap(&lists, start.index())]
            {
                assert_eq!(tree.len(), expected.edges.len());
                assert_eq!(tree.iter().map(|edge| edge.2).sum::<i64>(), expected.weight);
                assert!(tree.iter().all(|&(u, v, weight)| lists[u].contains(&(v, weight))));
            }
        }
    }
}

#[test]
fn the_graphs_of_the_questions() {
    let lists =
        |edges: &[Weighted]| graph(6, edges).map(|_, edge| i64::from(edge.weight)).weighted_lists();
    let order: Vec<usize> = plain::prim(&lists(&PAGE), 4).iter().map(|edge| edge.1).collect();
    assert_eq!(order, [2, 5, 3, 1, 0]);
    // The distance from the start in place of the weight of one edge.
    let is_right = |edges: &[Weighted]| {
        let graph = graph(3, edges);
        nearest_to_the_start(&graph).weight == found(&graph).weight
    };
    assert!(!is_right(&[(0, 1, 2), (1, 2, 2), (0, 2, 3)]));
    assert!(is_right(&[(0, 1, 1), (1, 2, 1), (0, 2, 3)]));
    assert!(is_right(&[(0, 1, 2), (0, 2, 2), (1, 2, 3)]));
}

#[test]
fn parents_lead_to_the_start() {
    let graph = graph(6, &WORKED);
    let tree = prim(&graph, 0.into()).unwrap();
    let parents: Vec<Option<u32>> =
        graph.nodes().map(|v| tree.parent(&graph, v).map(u32::from)).collect();
    assert_eq!(parents, [None, Some(5), Some(1), Some(1), Some(3), Some(0)]);
    assert_eq!(tree.parent_edge(4.into()), Some(EdgeId::from(1)));
}

#[test]
fn a_forest_of_all_pieces() {
    let graph = graph(6, &[(4, 3, 1), (0, 1, 7), (1, 2, 5), (2, 0, 6)]);
    let forest = prim_forest(&graph).unwrap();
    let expected = SpanningForest { edges: edge_ids(&[3, 2, 0]), weight: 12, n_trees: 3 };
    assert_eq!(forest, expected);
    let empty = SpanningForest { edges: vec![], weight: 0, n_trees: 0 };
    assert_eq!(prim_forest(&self::graph(0, &[])), Ok(empty));
}

/// The lightest way between two vertices, as a matrix has it.
fn cell(graph: &UnGraph<i32>, u: usize, v: usize) -> Option<i32> {
    let arcs = graph.arcs(NodeId::from(u32::try_from(u).unwrap())).iter();
    arcs.filter(|arc| arc.head.index() == v).map(|arc| arc.weight).min()
}

#[test]
fn the_worked_example_as_a_matrix() {
    let graph = graph(6, &WORKED);
    let DenseForest { pairs, weight, n_trees } = dense(6, |u, v| cell(&graph, u, v)).unwrap();
    assert_eq!(pairs, [(0, 5), (5, 1), (1, 2), (1, 3), (3, 4)]);
    assert_eq!((weight, n_trees), (15, 1));
}

// 2. All small inputs, against all sets of edges.

fn found(graph: &UnGraph<i32>) -> SpanningForest<i64> {
    prim_forest(graph).unwrap()
}

#[test]
fn all_sets_of_edges_agree_on_all_small_graphs() {
    assert_eq!(fault(found), None);
}

/// Grows trees by a rule: `key` makes the key of an edge from its weight and the key of the vertex
/// that it leaves. Looks at all edges each time.
fn grown(
    graph: &UnGraph<i32>,
    leaves: fn(&UnGraph<i32>, EdgeId, NodeId) -> bool,
    key: fn(i32, i32) -> i32,
) -> SpanningForest<i64> {
    let mut forest = SpanningForest { edges: vec![], weight: 0, n_trees: graph.n_nodes() };
    let mut keys: Vec<Option<i32>> = vec![None; graph.n_nodes()];
    for root in graph.nodes() {
        keys[root.index()].get_or_insert(0);
        loop {
            let ways = graph.edge_ids().flat_map(|(id, edge)| {
                [(id, edge.weight, edge.tail, edge.head), (id, edge.weight, edge.head, edge.tail)]
            });
            let out = ways.filter(|&(id, _, u, v)| {
                keys[u.index()].is_some() && keys[v.index()].is_none() && leaves(graph, id, u)
            });
            let next = out
                .map(|(id, weight, u, v)| (keys[u.index()].map_or(0, |k| key(weight, k)), id, v));
            let Some((key, id, v)) = next.min() else { break };
            keys[v.index()] = Some(key);
            forest.edges.push(id);
            forest.weight += i64::from(graph.edge(id).weight);
            forest.n_trees -= 1;
        }
    }
    forest
}

fn both_ways(_: &UnGraph<i32>, _: EdgeId, _: NodeId) -> bool {
    true
}

/// Follows an edge only from the end that was named first, as the original's earlier program does.
fn one_way(graph: &UnGraph<i32>) -> SpanningForest<i64> {
    grown(graph, |graph, edge, u| graph.edge(edge).tail == u, |weight, _| weight)
}

/// Takes the vertex that is nearest to the start: that is Dijkstra's algorithm.
fn nearest_to_the_start(graph: &UnGraph<i32>) -> SpanningForest<i64> {
    grown(graph, both_ways, |weight, key| key + weight)
}

/// Takes any edge that leaves the tree.
fn any_edge(graph: &UnGraph<i32>) -> SpanningForest<i64> {
    grown(graph, both_ways, |_, _| 0)
}

#[test]
fn wrong_versions_are_caught() {
    let right: Finder = |graph| grown(graph, both_ways, |weight, _| weight);
    assert_eq!(fault(right), None, "the rule itself");
    let wrong: [Finder; 3] = [one_way, nearest_to_the_start, any_edge];
    for find in wrong {
        assert!(fault(find).is_some());
    }
}

// 3. Properties: the cut at every step, the edges of Kruskal's algorithm, the proof.

/// What the iterator knows between two steps: of each vertex outside, the lightest edge from the
/// tree.
fn check_edges_out(graph: &UnGraph<i32>, growth: &Growth<'_, i32>) -> Option<EdgeId> {
    let order = |edge: &EdgeId| (graph.edge(*edge).weight, *edge);
    for v in graph.nodes().filter(|&v| !growth.contains(v)) {
        let from_tree = graph.arcs(v).iter().filter(|arc| growth.contains(arc.head));
        assert_eq!(growth.edge_to(v), from_tree.map(|arc| arc.edge).min_by_key(order));
    }
    let crosses = |edge: &EdgeId| {
        growth.contains(graph.edge(*edge).tail) != growth.contains(graph.edge(*edge).head)
    };
    graph.edge_ids().map(|(id, _)| id).filter(crosses).min_by_key(order)
}

/// The same edges, though in another order.
fn check_against_kruskal(graph: &UnGraph<i32>) {
    let (mut ours, mut theirs) = (prim_forest(graph).unwrap(), kruskal(graph).unwrap());
    assert_eq!(ours.verify(graph), Ok(()));
    ours.edges.sort_unstable();
    theirs.edges.sort_unstable();
    assert_eq!(ours, theirs);
}

proptest! {
    #[test]
    fn each_edge_is_the_lightest_of_its_cut(graph in any_graph(8, 14), start in 0_u32..8) {
        let start = NodeId::from(start % u32::try_from(graph.n_nodes()).unwrap());
        let mut growth = Growth::new(&graph, start).unwrap();
        let mut taken = Vec::new();
        loop {
            let lightest = check_edges_out(&graph, &growth);
            let next = growth.next();
            prop_assert_eq!(next, lightest);
            let Some(edge) = next else { break };
            taken.push(edge);
        }
        prop_assert_eq!(growth.next(), None, "it stays at its end");
        let tree = prim(&graph, start).unwrap();
        prop_assert_eq!(&tree.edges, &taken);
        for v in graph.nodes().filter(|&v| growth.contains(v) && v != start) {
            // Climbing ends at the start.
            let up = std::iter::successors(Some(v), |&v| tree.parent(&graph, v));
            prop_assert_eq!(up.take(graph.n_nodes()).last(), Some(start));
        }
    }

    #[test]
    fn the_edges_are_those_of_kruskal(graph in any_graph(8, 16)) {
        check_against_kruskal(&graph);
    }

    #[test]
    fn the_packed_form_spans_as_much_for_as_little(graph in any_graph(8, 16), start in 0_u32..8) {
        let start = NodeId::from(start % u32::try_from(graph.n_nodes()).unwrap());
        // The largest unsigned weights that there are.
        let graph = graph.map(|_, edge| (edge.weight - 6).cast_unsigned());
        let (any, tree) = (prim(&graph, start).unwrap(), packed(&graph, start).unwrap());
        prop_assert_eq!((tree.weight, tree.n_nodes()), (any.weight, any.n_nodes()));
        for v in graph.nodes() {
            // The same vertices are in it, and from each the way up ends at the start.
            prop_assert_eq!(tree.parent_edge(v).is_some(), any.parent_edge(v).is_some());
            let up = std::iter::successors(Some(v), |&v| tree.parent(&graph, v));
            let last = up.take(graph.n_nodes()).last();
            let top = if tree.parent_edge(v).is_some() { start } else { v };
            prop_assert_eq!(last, Some(top));
        }
    }

    #[test]
    fn the_packed_form_takes_the_same_edges_if_no_weights_are_equal(graph in any_graph(8, 16)) {
        let graph = graph.map(|id, _| u32::from(id).wrapping_mul(2_654_435_769));
        for start in graph.nodes() {
            prop_assert_eq!(packed(&graph, start), prim(&graph, start));
        }
    }

    #[test]
    fn the_dense_form_agrees(graph in any_graph(8, 16)) {
        let n = graph.n_nodes();
        let asked = Cell::new(0);
        let forest = dense(n, |u, v| {
            asked.set(asked.get() + 1);
            cell(&graph, u, v)
        }).unwrap();
        prop_assert_eq!(asked.get(), n * (n - 1) / 2, "once for each pair");
        let expected = prim_forest(&graph).unwrap();
        prop_assert_eq!((forest.weight, forest.n_trees), (expected.weight, expected.n_trees));
        let edges: Option<Vec<EdgeId>> = forest.pairs.iter().map(|&(u, v)| {
            let lightest = cell(&graph, u, v);
            let is_it = |edge: &graph_theory::graph::Edge<i32>| {
                let ends = [edge.tail.index(), edge.head.index()];
                (ends == [u, v] || ends == [v, u]) && Some(edge.weight) == lightest
            };
            graph.edge_ids().find(|(_, edge)| is_it(edge)).map(|(id, _)| id)
        }).collect();
        let edges = edges.expect("each pair is an edge");
        let forest = SpanningForest { edges, weight: forest.weight, n_trees: forest.n_trees };
        prop_assert_eq!(forest.verify(&graph), Ok(()));
    }
}

// 4. Extremes, and growth.

#[test]
fn a_million_vertices_in_a_line_and_in_other_shapes() {
    for (shape, graph) in extremes(1_000_000) {
        let forest = prim_forest(&graph).unwrap();
        assert_eq!(forest.verify(&graph), Ok(()), "{shape}");
        let pieces = if graph.n_edges() == 0 { graph.n_nodes() } else { 1 };
        assert_eq!(forest.n_trees, pieces, "{shape}");
    }
}

#[test]
fn arcs_are_looked_at_once_and_few_are_queued() {
    for n in demo::SIZES {
        let [n_seen, n_queued] = demo::work(n);
        assert_eq!(n_seen, 4 * n, "each of the 2n edges from both ends");
        assert!(n - 1 <= n_queued && n_queued < 2 * n, "{n_queued} of {n}");
    }
}

// 5. Bad input.

#[test]
fn no_start_no_number_no_room() {
    let graph = graph(3, &[(0, 1, 1)]);
    let missing = GraphError::NodeOutOfRange { node: 3.into(), n_nodes: 3 };
    assert_eq!(prim(&graph, 3.into()), Err(missing.clone()));
    assert_eq!(packed(&graph.map(|_, _| 1), 3.into()), Err(missing.clone()));
    assert_eq!(Growth::new(&graph, 3.into()).map(|_| ()), Err(missing));
    for bad in [f64::NAN, f64::INFINITY] {
        let graph = UnGraph::from_weighted_edges(2, [(0, 1, 1.0), (0, 1, bad)]).unwrap();
        let expected = GraphError::NotANumber { edge: 1.into() };
        assert_eq!(prim(&graph, 0.into()), Err(expected.clone()));
        assert_eq!(prim_forest(&graph), Err(expected));
    }
    let heavy = UnGraph::from_weighted_edges(3, [(0, 1, i64::MAX), (1, 2, 1)]).unwrap();
    let expected = GraphError::Overflow { edge: 0.into() };
    assert_eq!(prim(&heavy, 2.into()), Err(expected.clone()));
    let expected = GraphError::Overflow { edge: 1.into() };
    assert_eq!(prim_forest(&heavy), Err(expected));
}

#[test]
fn pairs_without_a_number_or_room() {
    let found = dense(3, |u, v| if (u, v) == (0, 2) { Some(f64::NAN) } else { Some(1.0) });
    assert_eq!(found, Err(PairError::NotANumber { u: 0, v: 2 }));
    assert_eq!(dense(3, |_, _| Some(i64::MAX)), Err(PairError::Overflow { u: 0, v: 2 }));
    let nothing = DenseForest { pairs: vec![], weight: 0_u64, n_trees: 0 };
    assert_eq!(dense(0, |_, _| Some(1_u8)), Ok(nothing));
    let apart = DenseForest { pairs: vec![], weight: 0_u64, n_trees: 4 };
    assert_eq!(dense(4, |_, _| None::<u8>), Ok(apart));
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("0>1", r#"part 1: "0>1" has a direction: edges are written 0-1 (column 1)"#),
        ("0-1 from=7", "from: there is no vertex 7"),
        ("from=0", "from: there is no vertex 0"),
        ("0-1 to=1", r#"part 2: "to=1" is no setting of this program; it has from= (column 5)"#),
    ]);
}

// 6. Errata.

#[test]
fn erratum_an_edge_leads_both_ways() {
    // The earlier program never follows 1-0 from 0. On its own graph it is right by luck.
    let there = graph(3, &[(1, 0, 1), (0, 2, 2), (2, 1, 3)]);
    assert_eq!(one_way(&there).weight, 5);
    assert_eq!(prim(&there, 0.into()).unwrap().weight, 3);
    assert!(is_right(&there, &found(&there)));
}

#[test]
fn erratum_a_graph_may_be_in_pieces() {
    // The newest code aborts.
    let tree = prim(&graph(4, &[(0, 1, 2), (2, 3, 4)]), 2.into()).unwrap();
    assert_eq!((tree.n_nodes(), tree.weight), (2, 4));
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("prim", ""),
        ("prim_pieces", "a-b:2 b-c:2 c-a:1 d-e:-7 from=b"),
        ("prim_cost", "--cost"),
    ]);
}

#[test]
fn demo_of_odd_input() {
    let long: Vec<String> = (0..100).map(|v| format!("{v}-{}", v + 1)).collect();
    demo::DEMO.says(&[
        (
            "7",
            "Prim's algorithm, 1 vertex and 0 edges\n… it is complete. 1 vertex, weight 0.\n…\
             A tree of all vertices, weight 0: no edge.",
        ),
        (&long.join(" "), "…Too large to draw: the limit is…A tree of all vertices, weight 100…"),
    ]);
}
