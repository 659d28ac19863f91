//! 6.26 Minimum path cover with shared vertices.

use graph_theory::bipartite_matching::Bipartite;
use graph_theory::bipartite_matching::disjoint_path_cover::disjoint_path_cover;
use graph_theory::bipartite_matching::joint_path_cover::plain::{self, Step};
use graph_theory::bipartite_matching::joint_path_cover::{
    Closure, JointPathCover, PathCoverError, by_flow, from_classes, joint_path_cover, walks,
};
use graph_theory::graph::generate;
use graph_theory::network_flow::FlowNetwork;
use graph_theory::network_flow::dinic::dinic;
use graph_theory::traverse::topological_sort::topological_sort;
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

// 1. The worked example of the page, and others.

type Arcs = &'static [(u32, u32)];
type Lists = &'static [&'static [u32]];

/// The graph of the page: eight huts.
const HUTS: Arcs = &[(0, 2), (1, 2), (2, 3), (2, 4), (3, 5), (3, 6), (4, 7), (5, 7)];

/// How many disjoint paths the huts need.
const DISJOINT: usize = 4;
/// How many huts no run leads to.
const SOURCES: usize = 2;
/// How many huts are in the largest generation.
const GENERATION: usize = 2;
/// How many pairs the closure of a path of 1000 vertices has.
const PAIRS_OF_A_PATH: usize = 499_500;

/// All four meet in 2.
const CROSSING: Arcs = &[(0, 2), (1, 2), (2, 3), (2, 4)];

/// Vertices, arcs, how many disjoint paths it takes, the paths, the antichain.
#[rustfmt::skip]
const CASES: &[(usize, Arcs, usize, Lists, &[u32])] = &[
    (8, HUTS, DISJOINT, &[&[0, 2, 4, 7], &[1, 2, 3, 5], &[6]], &[4, 5, 6]),
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
fn the_worked_example_of_the_page() {
    let huts: DiGraph = graph(8, HUTS);
    // The wrong ideas of the table: too many paths, or too few.
    let wrong = [disjoint, sources, widest_generation].map(|count| count(&huts));
    assert_eq!(wrong, [DISJOINT, SOURCES, GENERATION]);
    assert_eq!(HUTS.len(), 8);
    // No arc can be left out without changing the closure.
    let closure = Closure::from_graph(&huts).unwrap();
    for i in 0..HUTS.len() {
        let fewer: DiGraph = graph(8, &[&HUTS[..i], &HUTS[i + 1..]].concat());
        assert_ne!(Closure::from_graph(&fewer).unwrap(), closure);
    }
    // A chain has a jump, one end moves back, and the antichain has vertices of two generations.
    let (mut rows, mut all_ends, mut all_chains) = (Vec::new(), Vec::new(), Vec::new());
    let found =
        plain::joint_path_cover_watched(&huts.adjacency_lists(), |step, leads| match step {
            Step::Row { u } => rows.push((u, leads[u].iter().filter(|leads| **leads).count())),
            Step::Chains { chains } => all_chains = chains.to_vec(),
            Step::Ends { ends } => all_ends.push(ends.to_vec()),
        });
    assert_eq!(rows, [(7, 0), (6, 0), (5, 1), (4, 1), (3, 3), (2, 5), (1, 6), (0, 6)]);
    assert_eq!(all_chains, [&[0, 2, 3, 5][..], &[1, 4, 7], &[6]]);
    assert_eq!(all_ends, [[5, 7, 6], [5, 4, 6]]);
    let (paths, antichain) = found.unwrap();
    assert_eq!(paths, [&[0, 2, 3, 5][..], &[1, 2, 4, 7], &[6]]);
    assert_eq!(antichain, [5, 4, 6]);
    // It is the only antichain of three: two paths are enough with an arc that makes two of them
    // comparable, and with no other.
    let is_enough = |arc: &(u32, u32)| {
        let more: DiGraph = graph(8, &[HUTS, &[*arc]].concat());
        joint_path_cover(&more).is_ok_and(|cover| cover.len() == 2)
    };
    let all = (0..8).flat_map(|u| (0..8).map(move |v| (u, v)));
    let enough = [(4, 3), (4, 5), (4, 6), (5, 4), (5, 6), (6, 4), (6, 5), (7, 6)];
    assert_eq!(all.filter(is_enough).collect::<Vec<_>>(), enough);
}

/// Three paths share 3 and 4.
const HUBS: Arcs = &[(0, 3), (1, 3), (2, 3), (3, 4), (4, 5), (4, 6), (4, 7)];

#[test]
fn the_graphs_of_the_questions() {
    let counts = |n: usize, arcs: Arcs, count: fn(&DiGraph) -> usize| {
        let graph: DiGraph = graph(n, arcs);
        (count(&graph), joint_path_cover(&graph).unwrap().len())
    };
    // By hand: the closure and the chains of two paths that share two vertices.
    let two: Arcs = &[(0, 2), (1, 2), (2, 3), (3, 4), (3, 5)];
    let closure = Closure::from_graph(&graph::<Directed>(6, two)).unwrap();
    assert_eq!((two.len(), closure.n_pairs()), (5, 13));
    let lists = graph::<Directed>(6, two).adjacency_lists();
    let (paths, antichain) = plain::joint_path_cover(&lists).unwrap();
    assert_eq!(paths, [[0, 2, 3, 4], [1, 2, 3, 5]]);
    assert_eq!(antichain, [4, 5]);
    // One unit per arc: wrong on the first, right on the others.
    assert_eq!(counts(6, two, unit_arcs), (3, 2));
    assert_eq!(counts(5, CROSSING, unit_arcs), (2, 2));
    assert_eq!(counts(8, HUTS, unit_arcs), (3, 3));
    // One step of the closure: wrong on the first, right on the others.
    assert_eq!(counts(8, HUBS, one_step_of_the_closure), (4, 3));
    assert_eq!(counts(6, two, one_step_of_the_closure), (2, 2));
    assert_eq!(counts(8, HUTS, one_step_of_the_closure), (3, 3));
    // The ends of chains: 2 leads to 3.
    let ends: Arcs = &[(0, 1), (0, 2), (1, 3), (2, 3)];
    assert_eq!(counts(4, ends, ends_of_the_chains), (0, 2));
    let lists = graph::<Directed>(4, ends).adjacency_lists();
    let (paths, _) = plain::joint_path_cover(&lists).unwrap();
    assert_eq!(paths, [&[0, 1, 3][..], &[2]]);
    // Again and again the most new vertices: wrong on the first, right on the others.
    let trap: Arcs = &[(0, 1), (1, 2), (1, 4), (3, 4), (4, 5)];
    assert_eq!(counts(6, trap, most_new_first), (3, 2));
    assert_eq!(counts(5, CROSSING, most_new_first), (2, 2));
    assert_eq!(counts(8, HUTS, most_new_first), (3, 3));
    // One arc carries two paths, and three pass through 2.
    assert_eq!(counts(6, two, disjoint), (3, 2));
    assert_eq!(counts(5, CROSSING, disjoint), (3, 2));
    // Nearly all pairs of a path are in its closure.
    let line: DiGraph = generate::path(1000).unwrap();
    assert_eq!(Closure::from_graph(&line).unwrap().n_pairs(), PAIRS_OF_A_PATH);
    // Cycles: one walk is enough for 0, 1 and 2, and for what they lead to.
    let round: DiGraph = graph(5, &[(0, 1), (1, 2), (2, 0), (1, 3), (2, 4)]);
    assert_eq!(check_walks(&round), 2);
    // The smallest graph whose largest generation is no largest antichain.
    let smaller = |n| all_small::<Directed>().filter(move |graph| graph.n_nodes() == n);
    let is_wrong = |graph: &DiGraph| {
        joint_path_cover(graph).is_ok_and(|cover| widest_generation(graph) != cover.len())
    };
    assert_eq!((0..=3).find(|n| smaller(*n).any(|graph| is_wrong(&graph))), None);
    assert_eq!(counts(4, &[(0, 1), (0, 2)], widest_generation), (2, 3));
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

/// Whether every vertex is in one chain, and each path has the vertices of its chain in their
/// order.
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

/// The plain version finds as many paths and a proof, and no chain is longer than its path.
fn check_plain(graph: &DiGraph, cover: &JointPathCover) {
    let mut chains = Vec::new();
    let found = plain::joint_path_cover_watched(&graph.adjacency_lists(), |step, _| {
        if let Step::Chains { chains: found } = step {
            chains = found.to_vec();
        }
    });
    let (paths, mut antichain) = found.expect("no cycle");
    antichain.sort_unstable();
    let id = |u: &usize| node(u32::try_from(*u).expect("a small graph"));
    let ids = |list: &Vec<usize>| list.iter().map(id).collect();
    let [paths, chains] = [paths, chains].map(|lists| lists.iter().map(ids).collect());
    let found = JointPathCover { paths, chains, antichain: ids(&antichain) };
    assert_eq!((found.len(), found.verify(graph)), (cover.len(), Ok(())), "{graph:?}");
    check_chains(graph, &found);
}

#[test]
fn all_antichains_agree_on_all_small_graphs() {
    for graph in all_small::<Directed>().chain(ascending()) {
        match joint_path_cover(&graph) {
            Ok(cover) => {
                assert_eq!(cover.len(), widest(&graph), "{graph:?}");
                assert_eq!(cover.verify(&graph), Ok(()), "{graph:?}");
                check_chains(&graph, &cover);
                check_plain(&graph, &cover);
                let flow = by_flow(&graph).unwrap();
                assert_eq!((flow.len(), flow.verify(&graph)), (cover.len(), Ok(())));
                check_chains(&graph, &flow);
            }
            Err(GraphError::Cycle { edges }) => {
                assert!(is_cycle(&graph, &edges));
                assert_eq!(plain::joint_path_cover(&graph.adjacency_lists()), None);
            }
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

/// As many paths as there are vertices that no arc enters.
fn sources(graph: &DiGraph) -> usize {
    graph.in_degrees().into_iter().filter(|n| *n == 0).count()
}

/// As long as there are vertices on no path, takes a path with the most of them.
fn most_new_first(graph: &DiGraph) -> usize {
    let order = topological_sort(graph).expect("no cycle");
    let mut is_new = vec![true; graph.n_nodes()];
    let mut n_paths = 0;
    while is_new.contains(&true) {
        // For each vertex, a best path that begins with it.
        let mut best: Vec<(usize, Vec<NodeId>)> = vec![(0, Vec::new()); graph.n_nodes()];
        for &u in order.iter().rev() {
            let after = graph.neighbors(u).map(|v| &best[v.index()]);
            let (n_new, path) = after.max_by_key(|path| path.0).cloned().unwrap_or_default();
            best[u.index()] = (n_new + usize::from(is_new[u.index()]), [vec![u], path].concat());
        }
        let (_, path) = best.into_iter().max_by_key(|path| path.0).expect("a vertex");
        for u in path {
            is_new[u.index()] = false;
        }
        n_paths += 1;
    }
    n_paths
}

/// As many paths as there are ends of chains, if none of them leads to another, and otherwise none.
fn ends_of_the_chains(graph: &DiGraph) -> usize {
    let cover = joint_path_cover(graph).expect("no cycle");
    let closure = Closure::from_graph(graph).expect("no cycle");
    let ends: Vec<NodeId> = cover.chains.iter().filter_map(|chain| chain.last().copied()).collect();
    let is_behind = |w: &NodeId| ends.iter().any(|u| closure.leads(*u, *w));
    if ends.iter().any(is_behind) { 0 } else { ends.len() }
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

/// The network without the closure, in which an arc carries one unit: no two paths can share it.
fn unit_arcs(graph: &DiGraph) -> usize {
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
    let wrong: [fn(&DiGraph) -> usize; 7] = [
        disjoint,
        sources,
        one_step_of_the_closure,
        unit_arcs,
        widest_generation,
        ends_of_the_chains,
        most_new_first,
    ];
    for count in wrong {
        let hubs: DiGraph = graph(8, HUBS);
        let trap: DiGraph = graph(6, &[(0, 1), (1, 2), (1, 4), (3, 4), (4, 5)]);
        let mut graphs = ascending().chain([hubs, trap]);
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
        check_plain(&graph, &cover);
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
fn a_million_vertices_by_a_flow() {
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
    // Its bits fit, but a path has nearly all pairs that there can be: as edges they would take 8
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
    // The walk from 4 visits the whole class, and returns to 3; that from 0 leaves it at once.
    let walks = walks(&graph, &classes, &cover);
    assert_eq!(lists(&walks), [vec![4, 2, 3, 1, 2, 3, 5], vec![0, 1, 6]]);
    // Without the arc from 4 to 2, 4 needs a walk of its own.
    let fewer: DiGraph =
        super::super::traverse::graph(7, &[(0, 1), (1, 2), (2, 3), (3, 1), (3, 5), (1, 6)]);
    assert_eq!(check_walks(&fewer), 3);
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
        ("5 7", "…2 paths: 5 7. Neither 5 nor 7 leads to the other."),
        (
            &long.join(" "),
            "…Too large to draw: the limit is 12 vertices and 30 arcs.…1 path: 0-1-2-…",
        ),
    ]);
}
