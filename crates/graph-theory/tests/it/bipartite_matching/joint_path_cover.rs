//! 6.26 Minimum path cover with shared vertices.

use graph_theory::bipartite_matching::Bipartite;
use graph_theory::bipartite_matching::disjoint_path_cover::disjoint_path_cover;
use graph_theory::bipartite_matching::joint_path_cover::{
    Closure, JointPathCover, PathCoverError, by_flow, from_classes, joint_path_cover, walks,
};
use graph_theory::graph::generate;
use graph_theory::network_flow::FlowNetwork;
use graph_theory::network_flow::dinic::dinic;
use graph_theory::{DiGraph, Directed, EdgeId, GraphError, NodeId};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use super::disjoint_path_cover::{ORIGINAL, any_acyclic, ascending, widest};
use crate::snapshots::Expect;
use crate::traverse::{all_small, graph, is_cycle, node, numbers};

#[path = "../../../examples/joint_path_cover.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

// 1. The worked examples, and the original's test.

type Arcs = &'static [(u32, u32)];
type Lists = &'static [&'static [u32]];

/// All four meet in 2.
const CROSSING: Arcs = &[(0, 2), (1, 2), (2, 3), (2, 4)];

/// Vertices, arcs, how many disjoint paths it takes, the paths, the antichain.
#[rustfmt::skip]
const CASES: &[(usize, Arcs, usize, Lists, &[u32])] = &[
    (5, CROSSING, 3, &[&[0, 2, 4], &[1, 2, 3]], &[3, 4]),
    (6, ORIGINAL, 2, &[&[0, 1, 3, 4, 5], &[2, 3, 4]], &[1, 2]),
    // Two vertices are shared, one behind the other.
    (6, &[(0, 2), (1, 2), (2, 3), (3, 4), (3, 5)], 3, &[&[0, 2, 3, 4], &[1, 2, 3, 5]], &[4, 5]),
    (3, &[], 3, &[&[0], &[1], &[2]], &[0, 1, 2]),
    (2, &[(1, 0), (1, 0)], 1, &[&[1, 0]], &[0]),
    (0, &[], 0, &[], &[]),
];

fn lists(lists: &[Vec<NodeId>]) -> Vec<Vec<u32>> {
    lists.iter().map(|list| numbers(list.iter().copied())).collect()
}

#[test]
fn worked_example() {
    for &(n_nodes, arcs, n_disjoint, paths, antichain) in CASES {
        let graph: DiGraph = graph(n_nodes, arcs);
        let cover = joint_path_cover(&graph).unwrap();
        assert_eq!(lists(&cover.paths), paths);
        assert_eq!(numbers(cover.antichain.iter().copied()), antichain);
        assert_eq!((cover.len(), cover.is_empty()), (paths.len(), paths.is_empty()));
        assert_eq!(cover.verify(&graph), Ok(()));
        let flow = by_flow(&graph).unwrap();
        assert_eq!((flow.len(), flow.verify(&graph)), (paths.len(), Ok(())));
        assert_eq!(disjoint_path_cover(&graph).unwrap().len(), n_disjoint);
    }
}

#[test]
fn the_closure_of_the_original() {
    let graph: DiGraph = graph(6, ORIGINAL);
    let closure = Closure::from_graph(&graph).unwrap();
    let added = graph.nodes().flat_map(|u| closure.heads(u).map(move |v| (u, v)));
    let added = added.filter(|(u, v)| !graph.neighbors(*u).any(|head| head == *v));
    let added: Vec<(u32, u32)> = added.map(|(u, v)| (u.into(), v.into())).collect();
    assert_eq!(added, [(0, 4), (0, 5), (1, 5), (2, 4)]);
    assert_eq!(closure.n_pairs(), 14);
    let closed = closure.to_graph().unwrap();
    assert_eq!(closed.n_edges(), 14);
    assert_eq!(closure.split_vertices().unwrap(), Bipartite::from_arcs(&closed));
}

#[test]
fn chains_share_nothing() {
    let cover = joint_path_cover(&graph(5, CROSSING)).unwrap();
    assert_eq!(lists(&cover.chains), [vec![0, 2, 4], vec![1, 3]]);
}

// 2. All small inputs, against all antichains.

/// Who leads to whom, by walking: one arc, and one more, and one more.
fn walk_table(graph: &DiGraph) -> Vec<Vec<bool>> {
    let n = graph.n_nodes();
    let mut leads = vec![vec![false; n]; n];
    for _ in 0..n {
        for edge in graph.edges() {
            let (u, v) = (edge.tail.index(), edge.head.index());
            leads[u][v] = true;
            let behind = leads[v].clone();
            for (here, there) in leads[u].iter_mut().zip(behind) {
                *here |= there;
            }
        }
    }
    leads
}

/// Whether the chains hold every vertex once, each the vertices of its path in their order.
fn check_chains(graph: &DiGraph, cover: &JointPathCover) {
    let mut all = cover.chains.concat();
    all.sort_unstable();
    assert_eq!(all, graph.nodes().collect::<Vec<_>>());
    assert_eq!(cover.chains.len(), cover.paths.len());
    for (chain, path) in cover.chains.iter().zip(&cover.paths) {
        let mut rest = path.iter();
        assert!(chain.iter().all(|node| rest.any(|other| other == node)), "{chain:?} {path:?}");
        assert_eq!((chain.first(), chain.last()), (path.first(), path.last()));
    }
}

#[test]
fn all_antichains_agree_on_all_small_graphs() {
    for graph in all_small::<Directed>().chain(ascending()) {
        match joint_path_cover(&graph) {
            Ok(cover) => {
                assert_eq!(cover.len(), widest(&graph), "{graph:?}");
                assert_eq!(cover.verify(&graph), Ok(()), "{graph:?}");
                check_chains(&graph, &cover);
                let flow = by_flow(&graph).unwrap();
                assert_eq!((flow.len(), flow.verify(&graph)), (cover.len(), Ok(())));
                check_chains(&graph, &flow);
            }
            Err(GraphError::Cycle { edges }) => assert!(is_cycle(&graph, &edges)),
            Err(other) => panic!("{other}"),
        }
    }
}

/// The disjoint paths of 6.25.
fn disjoint(graph: &DiGraph) -> usize {
    disjoint_path_cover(graph).map_or(0, |cover| cover.len())
}

/// Whether the walks follow arcs and leave no vertex out, and how many there are.
fn check_walks(graph: &DiGraph) -> usize {
    let (classes, cover) = from_classes(graph).unwrap();
    let walks = walks(graph, &classes, &cover);
    let mut is_covered = vec![false; graph.n_nodes()];
    for walk in &walks {
        for v in walk {
            is_covered[v.index()] = true;
        }
        for two in walk.windows(2) {
            assert!(graph.neighbors(two[0]).any(|v| v == two[1]), "{two:?} in {graph:?}");
        }
    }
    assert!(!is_covered.contains(&false), "{graph:?}");
    assert_eq!(walks.len(), cover.len());
    // The classes on a walk are those of its path, in order.
    for (walk, path) in walks.iter().zip(&cover.paths) {
        let mut seen: Vec<usize> = walk.iter().map(|&v| classes.class_of(v)).collect();
        seen.dedup();
        assert_eq!(seen, path.iter().map(|class| class.index()).collect::<Vec<_>>());
    }
    walks.len()
}

#[test]
fn walks_cover_all_small_graphs() {
    // Vertices of which none leads to another need a walk each; all sets of them.
    for graph in all_small::<Directed>() {
        let leads = walk_table(&graph);
        let n = graph.n_nodes();
        let is_antichain = |set: &u32| {
            let of = |u: usize| set >> u & 1 == 1;
            (0..n).all(|u| (0..n).all(|v| u == v || !(of(u) && of(v) && leads[u][v])))
        };
        let widest = (0_u32..1 << n).filter(is_antichain).map(u32::count_ones).max();
        assert_eq!(Some(check_walks(&graph)), widest.map(|size| size as usize), "{graph:?}");
    }
}

/// Only what two arcs lead to is added, and not what three do: no two vertices in a row can be
/// shared by three paths.
fn one_step_of_the_closure(graph: &DiGraph) -> usize {
    let two = graph.nodes().flat_map(|u| {
        let near = graph.neighbors(u).flat_map(|v| graph.neighbors(v).chain([v]));
        near.map(move |w| (u.into(), w.into()))
    });
    disjoint(&DiGraph::from_edges(graph.n_nodes(), two).expect("a good graph"))
}

/// The network with relays, in which an arc carries one unit: no two paths walk it.
fn relays_of_unit_arcs(graph: &DiGraph) -> usize {
    let n = u32::try_from(graph.n_nodes()).expect("a small graph");
    let mut network = FlowNetwork::<u32>::new(2 * graph.n_nodes() + 2).expect("a small network");
    let mut add = |tail: u32, head: u32, capacity: u32| {
        network.add_edge(node(tail), node(head), capacity).expect("a good edge");
    };
    for edge in graph.edges() {
        add(edge.tail.into(), n + u32::from(edge.head), 1);
    }
    for v in 0..n {
        add(2 * n, v, 1);
        add(n + v, 2 * n + 1, 1);
        add(n + v, v, n);
    }
    let flow = dinic(&mut network, node(2 * n), node(2 * n + 1)).expect("a good network");
    graph.n_nodes() - usize::try_from(flow.value()).expect("a small flow")
}

/// The most vertices that are equally far down: one of the antichains, but not always the largest.
fn widest_generation(graph: &DiGraph) -> usize {
    let generations = graph_theory::traverse::topological_sort::generations(graph);
    generations.expect("no cycle").iter().map(Vec::len).max().unwrap_or(0)
}

#[test]
fn wrong_versions_are_caught() {
    for count in [disjoint, one_step_of_the_closure, relays_of_unit_arcs, widest_generation] {
        let hubs: DiGraph = graph(8, &[(0, 3), (1, 3), (2, 3), (3, 4), (4, 5), (4, 6), (4, 7)]);
        let mut graphs = ascending().chain([hubs]);
        assert!(graphs.any(|graph| count(&graph) != widest(&graph)));
    }
}

// 3. Properties, and the proof.

proptest! {
    #[test]
    fn walks_cover_random_graphs(
        edges in proptest::collection::vec((0_u32..20, 0_u32..20), 0..50),
    ) {
        check_walks(&DiGraph::from_edges(20, edges).unwrap());
    }

    #[test]
    fn random_graphs(graph in any_acyclic(12)) {
        let cover = joint_path_cover(&graph).unwrap();
        prop_assert_eq!(cover.len(), widest(&graph));
        prop_assert_eq!(cover.verify(&graph), Ok(()));
        check_chains(&graph, &cover);
        let flow = by_flow(&graph).unwrap();
        prop_assert_eq!((flow.len(), flow.verify(&graph)), (cover.len(), Ok(())));
        check_chains(&graph, &flow);
        prop_assert!(cover.len() <= disjoint(&graph));
    }
}

#[test]
fn both_ways_agree_on_larger_graphs() {
    for (n, m) in [(70, 100), (130, 400), (200, 1000)] {
        let graph: DiGraph = generate::random_acyclic(n, m, 26).unwrap();
        let leads = walk_table(&graph);
        let closure = Closure::from_graph(&graph).unwrap();
        for u in graph.nodes() {
            let heads: Vec<NodeId> =
                graph.nodes().filter(|v| leads[u.index()][v.index()]).collect();
            assert_eq!(closure.heads(u).collect::<Vec<_>>(), heads);
            assert!(graph.nodes().all(|v| closure.leads(u, v) == leads[u.index()][v.index()]));
        }
        let (cover, flow) = (joint_path_cover(&graph).unwrap(), by_flow(&graph).unwrap());
        assert_eq!(cover.len(), flow.len());
        for cover in [cover, flow] {
            assert_eq!(cover.verify(&graph), Ok(()));
            check_chains(&graph, &cover);
        }
    }
}

#[test]
fn corrupted_covers_are_rejected() {
    let graph: DiGraph = graph(5, CROSSING);
    let good = joint_path_cover(&graph).unwrap();
    let with = |change: fn(&mut JointPathCover)| {
        let mut cover = good.clone();
        change(&mut cover);
        cover.verify(&graph)
    };
    assert_eq!(with(|_| {}), Ok(()));
    let missing = PathCoverError::NoArc { tail: node(0), head: node(4) };
    assert_eq!(with(|cover| cover.paths[0] = vec![node(0), node(4)]), Err(missing));
    let uncovered = PathCoverError::Uncovered { node: node(3) };
    assert_eq!(with(|cover| cover.paths[1].truncate(2)), Err(uncovered));
    let sizes = |n_paths, n_antichain| Err(PathCoverError::Sizes { n_paths, n_antichain });
    assert_eq!(with(|cover| cover.paths.push(vec![node(2)])), sizes(3, 2));
    assert_eq!(with(|cover| cover.antichain.truncate(1)), sizes(2, 1));
    // 0 leads to 3, if only by way of 2.
    let comparable = |v| Err(PathCoverError::Comparable { node: node(v) });
    assert_eq!(with(|cover| cover.antichain[1] = node(0)), comparable(3));
    assert_eq!(with(|cover| cover.antichain[1] = node(3)), comparable(3));
    let nobody = GraphError::NodeOutOfRange { node: node(9), n_nodes: 5 };
    assert_eq!(with(|cover| cover.antichain[1] = node(9)), Err(nobody.clone().into()));
    assert_eq!(with(|cover| cover.paths[0][0] = node(9)), Err(nobody.into()));
}

// 4. Extremes, and growth.

#[test]
fn a_million_vertices_by_relays() {
    let n = 1_000_000;
    let shapes = [("path", generate::path(n), 1), ("star", generate::star(n), n as usize - 1)];
    for (shape, graph, n_paths) in shapes {
        let graph: DiGraph = graph.unwrap();
        let cover = by_flow(&graph).unwrap();
        assert_eq!((cover.len(), cover.verify(&graph)), (n_paths, Ok(())), "{shape}");
    }
}

#[test]
fn a_grid_both_ways() {
    let graph: DiGraph = generate::grid(40, 40).unwrap();
    for cover in [joint_path_cover(&graph).unwrap(), by_flow(&graph).unwrap()] {
        assert_eq!((cover.len(), cover.verify(&graph)), (40, Ok(())));
    }
}

#[test]
fn the_closure_grows_faster_than_the_graph() {
    for n in demo::SIZES {
        let [n_arcs, n_pairs] = demo::work(n);
        let [twice_arcs, twice_pairs] = demo::work(2 * n);
        assert_eq!(twice_arcs, 2 * n_arcs);
        assert!(2 * n_pairs < twice_pairs && twice_pairs <= n * (2 * n - 1), "{twice_pairs}");
    }
}

// 5. Bad input.

#[test]
fn cycles_are_refused() {
    let graph: DiGraph = graph(4, &[(3, 0), (0, 1), (1, 2), (2, 0)]);
    let edges = [0, 1, 3].map(EdgeId::from).to_vec();
    for found in [joint_path_cover(&graph), by_flow(&graph)] {
        let Err(GraphError::Cycle { edges: cycle }) = found else { panic!("{found:?}") };
        assert!(is_cycle(&graph, &cycle) && cycle.len() == edges.len());
    }
}

#[test]
fn a_closure_can_be_too_large() {
    let n = 1_000_000_usize;
    let graph: DiGraph = generate::path(1_000_000).unwrap();
    let error = GraphError::TooLarge { what: "cells", n: n * n };
    assert_eq!(joint_path_cover(&graph), Err(error));
}

#[test]
fn a_closure_can_have_too_many_pairs() {
    // Its bits fit, but a path has nearly all pairs that there can be: as doors they would take 8
    // GB.
    let n = 32_000;
    let graph: DiGraph = generate::path(32_000).unwrap();
    let error = GraphError::TooLarge { what: "pairs", n: n * (n - 1) / 2 };
    let closure = Closure::from_graph(&graph).unwrap();
    assert_eq!(closure.n_pairs(), n * (n - 1) / 2);
    assert_eq!(closure.to_graph().unwrap_err(), error);
    assert_eq!(joint_path_cover(&graph).unwrap_err(), error);
}

#[test]
fn cycles_as_classes() {
    // 1, 2 and 3 are one class, which both walks share.
    let graph: DiGraph = graph(7, &[(0, 1), (1, 2), (2, 3), (3, 1), (4, 2), (3, 5), (1, 6)]);
    let (classes, cover) = from_classes(&graph).unwrap();
    assert_eq!((classes.len(), cover.len()), (5, 2));
    let condensed = classes.condensation(&graph).unwrap();
    assert_eq!(cover.verify(&condensed), Ok(()));
    // The walk from 4 goes round the class, and back to 3; that from 0 goes straight on.
    let walks = walks(&graph, &classes, &cover);
    assert_eq!(lists(&walks), [vec![4, 2, 3, 1, 2, 3, 5], vec![0, 1, 6]]);
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("a>b b>c c>a d>a", "a b c a is a cycle"),
        ("x-y", r#"part 1: "x-y" has no direction: edges are written 0>1 (column 1)"#),
    ]);
}

// 6. Errata.

#[test]
fn erratum_the_arc_of_length_0() {
    // The original prints 1: it reads the 0 in row 3 and column 0 as an arc of length 0. Without it
    // the answer is 2. With it 0, 1, 2 and 3 are one class, which leads to 4 and from there to 5:
    // one walk is enough for all three classes.
    let cover = joint_path_cover(&graph::<Directed>(6, ORIGINAL)).unwrap();
    assert_eq!((cover.len(), numbers(cover.antichain)), (2, vec![1, 2]));
    let with_it: Vec<(u32, u32)> = ORIGINAL.iter().copied().chain([(3, 0)]).collect();
    let graph: DiGraph = graph(6, &with_it);
    assert!(matches!(joint_path_cover(&graph), Err(GraphError::Cycle { .. })));
    assert_eq!(from_classes(&graph).unwrap().1.len(), 1);
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("joint_path_cover", ""),
        ("joint_path_cover_hubs", "'0>2 1>2 2>3 3>4 3>5'"),
        ("joint_path_cover_cost", "--cost"),
    ]);
}

#[test]
fn demo_of_odd_input() {
    let long: Vec<String> = (0..40).map(|v| format!("{v}>{}", v + 1)).collect();
    demo::DEMO.says(&[
        ("5 7", "…2 paths: 5 7. None of 5, 7 leads to another."),
        (
            &long.join(" "),
            "…Too large to draw: the limit is 12 vertices and 30 arcs.…1 path: 0-1-2-…",
        ),
    ]);
}
