//! 6.11 Kosaraju's algorithm.

use graph_theory::strongly_connected_components::kosaraju::{
    self, kosaraju, kosaraju_watched, plain,
};
use graph_theory::strongly_connected_components::tarjan::tarjan;
use graph_theory::strongly_connected_components::verify;
use graph_theory::traverse::depth_first_search::{DepthFirstSearch, Step};
use graph_theory::{Components, DiGraph, NodeId};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use super::{ORIGINAL, WORKED, any_graph, closure, extremes, fault, graph, ids, is_right, members};
use crate::snapshots::Expect;

#[path = "../../../examples/kosaraju.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

// 1. The worked example, and the original's tests.

const PREORDER: [u32; 9] = [0, 4, 3, 1, 2, 7, 6, 5, 8];
const FINISHED: [u32; 9] = [2, 1, 5, 6, 8, 7, 3, 4, 0];
/// What the second search meets, each class from its root on.
const TREES: [&[u32]; 2] = [&[0, 1, 3, 2, 4, 5, 6, 7], &[8]];

type Lists = &'static [&'static [u32]];
type Row = (usize, &'static [(u32, u32)], Lists);

/// A number of vertices, arcs, and the classes by their numbers.
#[rustfmt::skip]
const CLASSES: &[Row] = &[
    (9, &WORKED, &[&[0, 1, 2, 3, 4, 5, 6, 7], &[8]]),
    (6, &ORIGINAL, &[&[0, 1, 2, 3], &[4], &[5]]),
    (1, &[], &[&[0]]),
    (0, &[], &[]),
    (1, &[(0, 0), (0, 0)], &[&[0]]),
    (2, &[(1, 0), (1, 0)], &[&[1], &[0]]),
    (3, &[(0, 1), (0, 2), (2, 0)], &[&[0, 2], &[1]]),
    (5, &[(1, 0), (2, 1), (3, 4), (4, 3), (4, 2)], &[&[3, 4], &[2], &[1], &[0]]),
];

#[test]
fn worked_example() {
    for &(n_nodes, edges, expected) in CLASSES {
        assert_eq!(members(&kosaraju(&graph(n_nodes, edges))), expected);
    }
    let (mut preorder, mut finished, mut trees) = (vec![], vec![], Vec::<Vec<NodeId>>::new());
    kosaraju_watched(&graph(9, &WORKED), |step| match step {
        kosaraju::Step::First(Step::Discover { node, .. }) => preorder.push(node),
        kosaraju::Step::First(Step::Finish { node }) => finished.push(node),
        kosaraju::Step::Root { node } => trees.push(vec![node]),
        kosaraju::Step::Backwards { to, is_new: true, .. } => trees.last_mut().unwrap().push(to),
        _ => {}
    });
    assert_eq!((preorder, finished), (ids(&PREORDER), ids(&FINISHED)));
    assert_eq!(trees, TREES.map(ids));
}

/// The arcs of the page.
pub(super) const PAGE: [(u32, u32); 11] =
    [(0, 1), (1, 5), (2, 0), (2, 3), (3, 6), (4, 2), (5, 2), (5, 3), (5, 4), (6, 7), (7, 6)];

#[test]
fn the_worked_example_of_the_page() {
    let graph = graph(8, &PAGE);
    let lists = graph.adjacency_lists();
    let mut finished = Vec::new();
    let classes = plain::kosaraju_watched(&lists, &mut |step| {
        if let plain::Step::Finish { u } = step {
            finished.push(u);
        }
    });
    assert_eq!(finished[..8], [7, 6, 3, 2, 4, 5, 1, 0]);
    let sorted = classes.into_iter().map(|mut class| {
        class.sort_unstable();
        class
    });
    assert_eq!(sorted.collect::<Vec<_>>(), [vec![0, 1, 2, 4, 5], vec![3], vec![6, 7]]);
    // Two ideas that are not it.
    let all: [&[u32]; 1] = [&[0, 1, 2, 3, 4, 5, 6, 7]];
    assert_eq!(members(&without_reversing_the_arcs(&graph)), all);
    let joined: [&[u32]; 2] = [&[0, 1, 2, 4, 5], &[3, 6, 7]];
    let mut by_discovery = members(&preorder_on_the_transpose(&graph));
    by_discovery.sort();
    assert_eq!(by_discovery, joined);
}

#[test]
fn the_plain_form_agrees_on_all_small_graphs() {
    for n in 0..=3_u32 {
        for set in 0_u32..1 << (n * n) {
            let arcs: Vec<(u32, u32)> =
                (0..n * n).filter(|i| set >> i & 1 == 1).map(|i| (i / n, i % n)).collect();
            let graph = graph(n as usize, &arcs);
            let expected = kosaraju(&graph).members();
            let classes = plain::kosaraju(&graph.adjacency_lists());
            let classes: Vec<Vec<u32>> = classes
                .into_iter()
                .map(|mut class| {
                    class.sort_unstable();
                    class.into_iter().map(|u| u32::try_from(u).unwrap()).collect()
                })
                .collect();
            let expected: Vec<Vec<u32>> = expected
                .into_iter()
                .map(|class| class.into_iter().map(u32::from).collect())
                .collect();
            assert_eq!(classes, expected);
        }
    }
}

#[test]
fn the_graphs_of_the_questions() {
    let classes = |n, arcs: &[(u32, u32)]| plain::kosaraju(&graph(n, arcs).adjacency_lists());
    assert_eq!(classes(4, &[(0, 1), (1, 2), (2, 0), (2, 3)]).len(), 2);
    // One more arc, from 3 to 0, and all are in one class.
    assert_eq!(classes(4, &[(0, 1), (1, 2), (2, 0), (2, 3), (3, 0)]).len(), 1);
    // The order of discovery, on three graphs.
    let is_right = |arcs: &[(u32, u32)]| {
        let graph = graph(2, arcs);
        preorder_on_the_transpose(&graph).len() == kosaraju(&graph).len()
    };
    assert!(!is_right(&[(0, 1)]));
    assert!(is_right(&[(1, 0)]));
    assert!(is_right(&[(0, 1), (1, 0)]));
}

#[test]
fn condensation() {
    let graph = graph(9, &WORKED);
    let classes = kosaraju(&graph).condensation(&graph).unwrap();
    assert_eq!((classes.n_nodes(), classes.n_edges()), (2, 1));
    let arc = classes.edges()[0];
    assert_eq!((arc.tail, arc.head, arc.weight), (0.into(), 1.into(), 2));
}

// 2. All small inputs, against the transitive closure.

#[test]
fn the_closure_agrees_on_all_small_graphs() {
    assert_eq!(fault(kosaraju), None);
    assert_eq!(fault(observed), None);
}

/// By the form that tells of its steps, whose first search is another one.
fn observed(graph: &DiGraph) -> Components {
    kosaraju_watched(graph, |_| {})
}

/// A second search on `graph`, with these vertices as roots in turn.
fn second(graph: &DiGraph, roots: Vec<NodeId>) -> Components {
    let mut trees: Vec<Vec<u32>> = Vec::new();
    for step in DepthFirstSearch::from_roots(graph, roots).unwrap() {
        match step {
            Step::Discover { node, by: None } => trees.push(vec![node.into()]),
            Step::Discover { node, .. } => trees.last_mut().unwrap().push(node.into()),
            _ => {}
        }
    }
    // A ring through each tree, and from each tree to the next: these classes in this order.
    let mut edges = Vec::new();
    for (i, tree) in trees.iter().enumerate() {
        edges.extend(tree.iter().map(|&v| (tree[0], v)));
        edges.extend(tree.iter().map(|&v| (v, tree[0])));
        edges.extend(trees.get(i + 1).map(|next| (tree[0], next[0])));
    }
    tarjan(&super::graph(graph.n_nodes(), &edges))
}

fn backwards(order: impl Iterator<Item = NodeId>) -> Vec<NodeId> {
    let mut order: Vec<NodeId> = order.collect();
    order.reverse();
    order
}

/// The original's page: the order of discovery, backwards, on the same graph.
fn preorder_on_the_same_graph(graph: &DiGraph) -> Components {
    second(graph, backwards(DepthFirstSearch::new(graph).preorder()))
}

fn preorder_on_the_transpose(graph: &DiGraph) -> Components {
    second(&graph.transpose(), backwards(DepthFirstSearch::new(graph).preorder()))
}

fn without_reversing_the_arcs(graph: &DiGraph) -> Components {
    second(graph, backwards(DepthFirstSearch::new(graph).postorder()))
}

fn from_the_first_finished(graph: &DiGraph) -> Components {
    second(&graph.transpose(), DepthFirstSearch::new(graph).postorder().collect())
}

fn in_ascending_order(graph: &DiGraph) -> Components {
    second(&graph.transpose(), graph.nodes().collect())
}

/// The same way, put together by the helper of the wrong ones: it must be right.
fn by_the_same_helper(graph: &DiGraph) -> Components {
    second(&graph.transpose(), backwards(DepthFirstSearch::new(graph).postorder()))
}

#[test]
fn wrong_versions_are_caught() {
    assert_eq!(fault(by_the_same_helper), None);
    let wrong: [super::Finder; 5] = [
        preorder_on_the_same_graph,
        preorder_on_the_transpose,
        without_reversing_the_arcs,
        from_the_first_finished,
        in_ascending_order,
    ];
    for find in wrong {
        assert!(fault(find).is_some());
    }
}

// 3. Properties.

/// Whether an arc between classes leads from the class whose last vertex is finished later. Of the
/// other vertices that need not be so.
fn classes_are_finished_in_order(graph: &DiGraph) -> bool {
    let classes = kosaraju(graph);
    let mut last = vec![0; classes.len()];
    for (place, u) in DepthFirstSearch::new(graph).postorder().enumerate() {
        last[classes.class_of(u)] = place;
    }
    let ends = |node: NodeId| last[classes.class_of(node)];
    graph.edges().iter().all(|edge| ends(edge.head) <= ends(edge.tail))
}

proptest! {
    #[test]
    fn two_searches_and_one_agree(graph in any_graph(12)) {
        let found = kosaraju(&graph);
        prop_assert!(is_right(&graph, &closure(&graph), &found));
        prop_assert_eq!(verify(&graph, &found), Ok(()));
        // Not only the classes: the numbers too.
        prop_assert_eq!(&observed(&graph), &found);
        prop_assert_eq!(tarjan(&graph), found);
    }

    #[test]
    fn no_arc_leads_into_a_complete_class(graph in any_graph(12)) {
        let mut met = Vec::new();
        kosaraju_watched(&graph, |step| match step {
            kosaraju::Step::Root { node } => {
                // The classes met so far are complete, and the others lead nowhere into them.
                let into = |e: &graph_theory::graph::Edge<()>| {
                    met.contains(&e.head) && !met.contains(&e.tail)
                };
                assert!(!graph.edges().iter().any(into));
                met.push(node);
            }
            kosaraju::Step::Backwards { to, is_new: true, .. } => met.push(to),
            _ => {}
        });
    }

    #[test]
    fn a_class_is_finished_after_those_it_leads_to(graph in any_graph(12)) {
        prop_assert!(classes_are_finished_in_order(&graph));
    }
}

// 4. Extremes, and growth.

#[test]
fn a_million_vertices_in_a_line_and_in_other_shapes() {
    for (shape, graph, n_classes) in extremes(1_000_000) {
        let found = kosaraju(&graph);
        assert_eq!(found.len(), n_classes, "{shape}");
        assert!(observed(&graph) == found, "{shape}");
    }
}

#[test]
fn steps_are_linear() {
    for n in demo::SIZES {
        assert_eq!(demo::work(n), [2 * n, 4 * n], "each vertex and each arc twice");
    }
}

// 5. Bad input: there is none, a graph is checked when it is built. What a program is given is
//    another matter.

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("0-1", r#"part 1: "0-1" has no direction: edges are written 0>1 (column 1)"#),
        (
            "0>1 1>0:5",
            r#"part 2: "1>0:5" has a weight, and this program has no use for it (column 5)"#,
        ),
    ]);
}

// 6. Errata.

#[test]
fn erratum_preorder_on_the_same_graph_joins_what_is_apart() {
    let one_arc = graph(2, &[(1, 0)]);
    assert_eq!(preorder_on_the_same_graph(&one_arc).len(), 1);
    assert_eq!(members(&kosaraju(&one_arc)), [vec![1], vec![0]]);
    // On the page's own figure it finds the right classes, by chance.
    let found = preorder_on_the_same_graph(&graph(9, &WORKED));
    assert_eq!(members(&found), [vec![8], vec![0, 1, 2, 3, 4, 5, 6, 7]]);
}

#[test]
fn erratum_reachable_sets_are_no_classes() {
    // The newest code would return one set for each vertex: what is reached from it.
    let graph = graph(6, &ORIGINAL);
    let reaches = closure(&graph);
    let mut sets: Vec<&Vec<bool>> = reaches.iter().collect();
    sets.dedup();
    assert_eq!((reaches.len(), sets.len(), kosaraju(&graph).len()), (6, 3, 3));
    let n_reached: usize = reaches.iter().flatten().filter(|reached| **reached).count();
    assert_eq!(n_reached, 4 * 6 + 2 + 1, "the sets overlap; classes have 6 vertices in all");
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("kosaraju", ""),
        ("kosaraju_three", "0>1 0>2 2>0"),
        ("kosaraju_cost", "--cost"),
    ]);
}

#[test]
fn demo_of_odd_input() {
    let long: Vec<String> = (0..100).map(|v| format!("{v}>{}", v + 1)).collect();
    demo::DEMO.says(&[
        ("7", "…1 class: {7}."),
        ("a>a b>a b>a", "…2 classes, in topological order: {b} {a}."),
        (&long.join(" "), "…Too large to draw: the limit is…101 classes…"),
    ]);
}
