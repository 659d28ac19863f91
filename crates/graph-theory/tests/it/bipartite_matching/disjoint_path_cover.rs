//! 6.25 Minimum vertex-disjoint path cover.

use std::collections::BTreeSet;

use graph_theory::bipartite_matching::disjoint_path_cover::cheapest::{
    CheapestCover, cheapest_cover, cheapest_cover_of,
};
use graph_theory::bipartite_matching::disjoint_path_cover::plain;
use graph_theory::bipartite_matching::disjoint_path_cover::{
    PathCover, cover_and_proof, cover_within, disjoint_path_cover, split_vertices,
};
use graph_theory::bipartite_matching::hopcroft_karp::hopcroft_karp;
use graph_theory::bipartite_matching::hungarian::plain::Step;
use graph_theory::bipartite_matching::joint_path_cover::joint_path_cover;
use graph_theory::bipartite_matching::{Bipartite, Cover, MatchingError};
use graph_theory::graph::generate;
use graph_theory::network_flow::MaxFlowError;
use graph_theory::network_flow::minimum_cost_flow::MinimumCostError;
use graph_theory::traverse::topological_sort::topological_sort;
use graph_theory::{DiGraph, Directed, EdgeId, GraphError, NodeId};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::snapshots::Expect;
use crate::traverse::{all_small, graph, is_cycle, node, numbers};

#[path = "../../../examples/disjoint_path_cover.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

// 1. The worked example of the page, and the original's test.

type Arcs = &'static [(u32, u32)];

/// The graph of the page: seven rides.
pub(super) const RIDES: Arcs = &[(0, 2), (0, 3), (1, 2), (2, 4), (3, 4), (4, 5), (4, 6)];

/// How many paths there are if each vertex goes on to the first that nobody goes to.
const FIRST_FREE: usize = 4;
/// How many vertices no arc enters.
const SOURCES: usize = 2;
/// How many are left if the vertices themselves are matched, without copies.
const NO_COPIES: usize = 4;

/// The original's graph, of an earlier program.
pub(super) const ORIGINAL: Arcs =
    &[(0, 1), (0, 2), (0, 3), (1, 3), (1, 4), (2, 3), (2, 5), (3, 4), (3, 5), (4, 5)];

/// Vertices, arcs, the paths.
#[rustfmt::skip]
const CASES: &[(usize, Arcs, &[&[u32]])] = &[
    (7, RIDES, &[&[0, 3], &[1, 2, 4, 5], &[6]]),
    (6, ORIGINAL, &[&[0, 1, 3, 4], &[2, 5]]),
    // 0 takes 2 first, and must give it back.
    (4, &[(0, 2), (0, 3), (1, 2)], &[&[0, 3], &[1, 2]]),
    // All four meet in 2, and one path has it.
    (5, &[(0, 2), (1, 2), (2, 3), (2, 4)], &[&[0, 2, 3], &[1], &[4]]),
    (3, &[], &[&[0], &[1], &[2]]),
    (2, &[(1, 0), (1, 0)], &[&[1, 0]]),
    (0, &[], &[]),
];

fn paths(cover: &PathCover) -> Vec<Vec<u32>> {
    cover.paths().map(numbers).collect()
}

#[test]
fn worked_example() {
    for &(n_nodes, arcs, expected) in CASES {
        let graph: DiGraph = graph(n_nodes, arcs);
        let (cover, proof) = cover_and_proof(&graph).unwrap();
        assert_eq!(paths(&cover), expected);
        assert_eq!((cover.len(), cover.is_empty()), (expected.len(), expected.is_empty()));
        assert_eq!(cover.verify(&graph, &proof), Ok(()));
        assert_eq!(disjoint_path_cover(&graph), Ok(cover));
    }
}

/// The vertices that each search looks at, of the plain version.
fn looks(graph: &DiGraph) -> Vec<(usize, usize)> {
    let mut looks = Vec::new();
    let paths = plain::disjoint_path_cover_watched(&graph.adjacency_lists(), |step, _| {
        if let Step::Look { x, y } = step {
            looks.push((x, y));
        }
    });
    assert!(paths.is_some());
    looks
}

#[test]
fn the_worked_example_of_the_page() {
    let graph: DiGraph = graph(7, RIDES);
    let (cover, proof) = cover_and_proof(&graph).unwrap();
    // The wrong ideas of the table: too many paths, or too few.
    let wrong = [first_that_is_free, sources, without_copies].map(|count| count(&graph));
    assert_eq!(wrong, [FIRST_FREE, SOURCES, NO_COPIES]);
    // 0 gives up 2, and the search from 3 fails.
    assert_eq!(looks(&graph), [(0, 2), (1, 2), (0, 3), (2, 4), (3, 4), (4, 5)]);
    let plain = plain::disjoint_path_cover(&graph.adjacency_lists()).unwrap();
    assert_eq!(plain, [&[0, 3][..], &[1, 2, 4, 5], &[6]]);
    // Proof on both sides; 4 is there with both of its copies.
    assert_eq!((proof.left, proof.right), (vec![0, 1, 4], vec![4]));
    // Paths that may share vertices are fewer.
    assert_eq!((cover.len(), joint_path_cover(&graph).unwrap().len()), (3, 2));
}

#[test]
fn the_graphs_of_the_questions() {
    let both = |n: usize, arcs: &[(u32, u32)]| {
        let graph: DiGraph = graph(n, arcs);
        (longest_first(&graph), disjoint_path_cover(&graph).unwrap().len())
    };
    // A longest path first: wrong on the first, right on the others.
    let trap = [(0, 1), (1, 3), (1, 4), (2, 3), (3, 5)];
    assert_eq!(both(6, &trap), (3, 2));
    assert_eq!(both(5, &[(0, 1), (1, 2), (3, 4)]), (2, 2));
    assert_eq!(both(3, &[(0, 1), (0, 2)]), (2, 2));
    // By hand: 1 gives up 3.
    let trap: DiGraph = graph(6, &trap);
    let paths = plain::disjoint_path_cover(&trap.adjacency_lists()).unwrap();
    assert_eq!(paths, [&[0, 1, 4][..], &[2, 3, 5]]);
    // Three meet in a vertex, and three leave it.
    let star: DiGraph = graph(7, &[(0, 3), (1, 3), (2, 3), (3, 4), (3, 5), (3, 6)]);
    assert_eq!(disjoint_path_cover(&star).unwrap().len(), 5);
    assert_eq!(joint_path_cover(&star).unwrap().len(), 3);
    // All arcs between 1000 vertices: each first look finds a free vertex.
    let arcs: Vec<(u32, u32)> =
        (0..1000).flat_map(|u| (u + 1..1000).map(move |v| (u, v))).collect();
    let all: DiGraph = graph(1000, &arcs);
    assert_eq!((all.n_edges(), looks(&all).len()), (499_500, 999));
    // Exercise: an arc more, and two paths are enough.
    let two: Vec<_> = RIDES.iter().copied().chain([(3, 6)]).collect();
    let two: DiGraph = graph(7, &two);
    assert_eq!(disjoint_path_cover(&two).unwrap().len(), 2);
}

#[test]
fn what_follows_what() {
    let graph: DiGraph = graph(6, ORIGINAL);
    let (cover, proof) = cover_and_proof(&graph).unwrap();
    let next: Vec<Option<u32>> = graph.nodes().map(|u| cover.successor(u).map(u32::from)).collect();
    assert_eq!(next, [Some(1), Some(3), Some(5), Some(4), None, None]);
    let before: Vec<Option<u32>> =
        graph.nodes().map(|u| cover.predecessor(u).map(u32::from)).collect();
    assert_eq!(before, [None, Some(0), None, Some(1), Some(3), Some(2)]);
    assert_eq!(numbers(cover.starts()), [0, 2]);
    assert_eq!(numbers(cover.path_from(node(3))), [3, 4]);
    assert_eq!(cover.edges(&graph), [0, 3, 6, 7].map(EdgeId::from));
    // Every arc leaves 0, or enters 3, 4 or 5.
    assert_eq!((proof.left, proof.right), (vec![0], vec![3, 4, 5]));
}

#[test]
fn a_limit_on_the_paths() {
    let graph: DiGraph = graph(6, ORIGINAL);
    let lens = (0..8).map(|limit| cover_within(&graph, limit).unwrap().map(|cover| cover.len()));
    let expected = [None, None, Some(2), Some(3), Some(4), Some(5), Some(6), Some(6)];
    assert_eq!(lens.collect::<Vec<_>>(), expected);
}

// 2. All small inputs, against all permutations.

/// All orders of `0..n`.
fn orders(n: u32) -> Vec<Vec<NodeId>> {
    if n == 0 {
        return vec![Vec::new()];
    }
    let shorter = orders(n - 1);
    let insert = |order: &Vec<NodeId>, place: usize| {
        let mut longer = order.clone();
        longer.insert(place, node(n - 1));
        longer
    };
    shorter.iter().flat_map(|order| (0..n as usize).map(|place| insert(order, place))).collect()
}

fn is_arc(graph: &DiGraph, u: NodeId, v: NodeId) -> bool {
    graph.neighbors(u).any(|head| head == v)
}

/// The fewest disjoint paths, cycles or not: all orders of the vertices, cut wherever no arc joins
/// one to the next.
fn fewest(graph: &DiGraph, orders: &[Vec<NodeId>]) -> usize {
    let n_cuts =
        |order: &Vec<NodeId>| order.windows(2).filter(|two| !is_arc(graph, two[0], two[1])).count();
    orders.iter().map(|order| n_cuts(order) + order.len().min(1)).min().unwrap_or(0)
}

/// All acyclic graphs of five vertices that are numbered in a topological order.
pub(super) fn ascending() -> impl Iterator<Item = DiGraph> {
    let pairs: Vec<(u32, u32)> = (0..25).map(|i| (i / 5, i % 5)).filter(|(u, v)| u < v).collect();
    (0_u32..1 << pairs.len()).map(move |set| {
        let chosen = (0..).zip(&pairs).filter(|(i, _)| set >> i & 1 == 1).map(|(_, pair)| *pair);
        DiGraph::from_edges(5, chosen).expect("a good graph")
    })
}

/// Whether these are paths of the graph, and every vertex is on exactly one.
fn check_paths(graph: &DiGraph, cover: &PathCover) {
    let mut seen = BTreeSet::new();
    for path in cover.paths() {
        assert!(path.windows(2).all(|two| is_arc(graph, two[0], two[1])));
        for node in path {
            assert!(seen.insert(node), "{node:?} is on two paths");
        }
    }
    assert_eq!(seen.len(), graph.n_nodes(), "a vertex is on no path");
}

/// The plain version finds as many paths, and they are paths.
fn check_plain(graph: &DiGraph, cover: &PathCover) {
    let paths = plain::disjoint_path_cover(&graph.adjacency_lists()).expect("no cycle");
    assert_eq!(paths.len(), cover.len(), "{graph:?}");
    let id = |v: usize| node(u32::try_from(v).expect("a small graph"));
    for path in &paths {
        assert!(path.windows(2).all(|step| is_arc(graph, id(step[0]), id(step[1]))), "{graph:?}");
    }
    let mut nodes = paths.concat();
    nodes.sort_unstable();
    assert!(nodes.into_iter().eq(0..graph.n_nodes()), "{graph:?}");
}

#[test]
fn all_orders_agree_on_all_small_graphs() {
    let orders: Vec<_> = (0..=5).map(orders).collect();
    for graph in all_small::<Directed>().chain(ascending()) {
        match cover_and_proof(&graph) {
            Ok((cover, proof)) => {
                check_paths(&graph, &cover);
                check_plain(&graph, &cover);
                assert_eq!(cover.len(), fewest(&graph, &orders[graph.n_nodes()]), "{graph:?}");
                assert_eq!(cover.verify(&graph, &proof), Ok(()));
            }
            Err(GraphError::Cycle { edges }) => {
                assert!(is_cycle(&graph, &edges));
                assert_eq!(plain::disjoint_path_cover(&graph.adjacency_lists()), None);
            }
            Err(other) => panic!("{other}"),
        }
    }
}

/// The least cost of each number of disjoint paths: all sets of arcs that use no door twice.
fn cheapest_by_trying(graph: &DiGraph<i64>) -> Vec<Option<i128>> {
    let n = graph.n_nodes();
    let mut least: Vec<Option<i128>> = vec![None; n + 1];
    for set in 0_u32..1 << graph.n_edges() {
        let taken = graph.edge_ids().filter(|(id, _)| set >> id.index() & 1 == 1);
        let (mut exits, mut entrances, mut cost) = (BTreeSet::new(), BTreeSet::new(), 0);
        for (_, edge) in taken {
            exits.insert(edge.tail);
            entrances.insert(edge.head);
            cost += i128::from(edge.weight);
        }
        let n_arcs = set.count_ones() as usize;
        if exits.len() == n_arcs && entrances.len() == n_arcs {
            let known = &mut least[n - n_arcs];
            *known = Some(known.map_or(cost, |known| known.min(cost)));
        }
    }
    least
}

fn check_cheapest(graph: &DiGraph<i64>) {
    let check = |found: &CheapestCover| {
        assert_eq!(found.verify(graph), Ok(()), "{graph:?}");
        let weights = found.edges.iter().map(|&edge| i128::from(graph.edge(edge).weight));
        assert_eq!(weights.sum::<i128>(), found.cost);
    };
    let least = cheapest_by_trying(graph);
    for (n_paths, least) in least.iter().enumerate() {
        let found = cheapest_cover_of(graph, n_paths).unwrap();
        assert_eq!(found.as_ref().map(|found| found.cost), *least, "{n_paths}: {graph:?}");
        found.iter().for_each(check);
    }
    assert_eq!(cheapest_cover_of(graph, graph.n_nodes() + 1), Ok(None));
    let fewest = least.iter().position(Option::is_some).unwrap();
    let found = cheapest_cover(graph).unwrap();
    check(&found);
    assert_eq!((found.cover.len(), Some(found.cost)), (fewest, least[fewest]));
    assert_eq!(disjoint_path_cover(graph).unwrap().len(), fewest);
}

#[test]
fn all_choices_of_arcs_agree_on_the_cheapest_paths() {
    for (i, graph) in (0..).zip(ascending()) {
        // Costs of both signs, equal ones too.
        let cost = |tail: NodeId, head: NodeId| {
            i64::try_from(tail.index() * 7 + head.index() * 5).unwrap() * (i + 3) % 11 - 4
        };
        let edges = graph.edges().iter();
        let edges =
            edges.map(|edge| (edge.tail.into(), edge.head.into(), cost(edge.tail, edge.head)));
        check_cheapest(&DiGraph::from_weighted_edges(5, edges).unwrap());
    }
}

#[test]
fn the_cheapest_of_the_fewest_paths() {
    // Both 0-2, 1-3 and 0-3, 1-2 are two paths. Each takes what is cheap for it first: 0-2, and
    // then 1-3 is dear.
    let edges = [(0, 2, 1), (0, 3, 2), (1, 2, 3), (1, 3, 9), (0, 2, 8)];
    let graph = DiGraph::from_weighted_edges(4, edges).unwrap();
    let found = cheapest_cover(&graph).unwrap();
    assert_eq!((paths(&found.cover), found.cost), (vec![vec![0, 3], vec![1, 2]], 5));
    assert_eq!(found.edges, [1, 2].map(EdgeId::from));
    let three = cheapest_cover_of(&graph, 3).unwrap().unwrap();
    assert_eq!(
        (three.edges.clone(), three.cost),
        (vec![EdgeId::from(0)], 1),
        "the cheaper one of two"
    );
    assert_eq!(found.flow.curve(), [(0, 0), (1, 1), (2, 5)]);
    // What is not so is refused.
    let spoilt = |change: fn(&mut CheapestCover)| {
        let mut bad = found.clone();
        change(&mut bad);
        bad.verify(&graph)
    };
    assert_eq!(spoilt(|bad| bad.cost = 4), Err(MinimumCostError::Cost));
    let other = Err(MinimumCostError::Flow(MaxFlowError::OtherNetwork));
    assert_eq!(spoilt(|bad| _ = bad.edges.pop()), other);
    assert_eq!(spoilt(|bad| bad.cover = PathCover::default()), other);
    assert_eq!(CheapestCover { cover: three.cover, ..found.clone() }.verify(&graph), other);
    let dearer = edges.map(|(tail, head, cost)| (tail, head, if head == 3 { 20 } else { cost }));
    let dearer = DiGraph::from_weighted_edges(4, dearer).unwrap();
    assert!(found.verify(&dearer).is_err());
}

/// Each vertex goes on to the first that nobody goes to.
fn first_that_is_free(graph: &DiGraph) -> usize {
    let mut is_taken = vec![false; graph.n_nodes()];
    let mut n_paths = graph.n_nodes();
    for u in graph.nodes() {
        if let Some(v) = graph.neighbors(u).find(|v| !is_taken[v.index()]) {
            is_taken[v.index()] = true;
            n_paths -= 1;
        }
    }
    n_paths
}

/// As long as there are vertices, takes a longest path away.
fn longest_first(graph: &DiGraph) -> usize {
    let order = topological_sort(graph).expect("no cycle");
    let mut is_gone = vec![false; graph.n_nodes()];
    let mut n_paths = 0;
    while is_gone.contains(&false) {
        let mut longest: Vec<Vec<NodeId>> = vec![Vec::new(); graph.n_nodes()];
        for u in order.iter().rev().filter(|u| !is_gone[u.index()]) {
            let tails = graph.neighbors(*u).map(|v| longest[v.index()].clone());
            let tail = tails.max_by_key(Vec::len).unwrap_or_default();
            longest[u.index()] = [vec![*u], tail].concat();
        }
        for u in longest.into_iter().max_by_key(Vec::len).unwrap_or_default() {
            is_gone[u.index()] = true;
        }
        n_paths += 1;
    }
    n_paths
}

/// As many as there are vertices without a way in.
fn sources(graph: &DiGraph) -> usize {
    graph.in_degrees().into_iter().filter(|n| *n == 0).count()
}

/// Vertices less pairs of neighbors, each vertex in one pair at most.
fn without_copies(graph: &DiGraph) -> usize {
    let ends = graph.edges().iter().map(|edge| 1_u32 << edge.tail.index() | 1 << edge.head.index());
    // All sets of vertices that pairs can have.
    let mut sets = BTreeSet::from([0]);
    for ends in ends {
        let free = sets.iter().filter(|set| *set & ends == 0);
        let more: Vec<u32> = free.map(|set| set | ends).collect();
        sets.extend(more);
    }
    let most = sets.iter().map(|set| set.count_ones() as usize).max().unwrap_or(0);
    graph.n_nodes() - most / 2
}

#[test]
fn wrong_versions_are_caught() {
    let orders = orders(5);
    for count in [first_that_is_free, longest_first, sources, without_copies] {
        assert!(ascending().any(|graph| count(&graph) != fewest(&graph, &orders)));
    }
    // On the graph that the page shows.
    let graph: DiGraph = graph(4, &[(0, 2), (0, 3), (1, 2)]);
    assert_eq!((first_that_is_free(&graph), disjoint_path_cover(&graph).unwrap().len()), (3, 2));
}

// 3. Properties, and the proof.

/// The fewest paths: which sets of ends the paths can have, when the vertices come in topological
/// order. Each is the end of a new path, or follows one of the ends.
fn fewest_by_ends(graph: &DiGraph) -> usize {
    let mut ends = BTreeSet::from([0_u32]);
    for v in topological_sort(graph).expect("no cycle") {
        let tails = graph.nodes().filter(|u| is_arc(graph, *u, v)).map(|u| 1 << u.index());
        let tails: Vec<u32> = tails.collect();
        let follow = |set: u32| {
            let longer = tails.iter().filter(move |tail| set & **tail != 0).map(move |t| set ^ t);
            longer.chain([set]).map(|set| set | 1 << v.index()).collect::<Vec<_>>()
        };
        ends = ends.iter().flat_map(|set| follow(*set)).collect();
    }
    ends.into_iter().map(|set| set.count_ones() as usize).min().unwrap_or(0)
}

/// The size of a largest set of vertices without a way from one to another.
pub(super) fn widest(graph: &DiGraph) -> usize {
    let n = graph.n_nodes();
    let mut reach: Vec<u32> = vec![0; n];
    for u in topological_sort(graph).expect("no cycle").into_iter().rev() {
        let below = graph.neighbors(u).map(|v| reach[v.index()] | 1 << v.index());
        reach[u.index()] = below.fold(0, |all, below| all | below);
    }
    let is_antichain = |set: &u32| (0..n).all(|u| set >> u & 1 == 0 || reach[u] & set == 0);
    let sets = (0_u32..1 << n).filter(is_antichain);
    sets.map(|set| set.count_ones() as usize).max().unwrap_or(0)
}

/// Random acyclic graphs, their vertices in any order.
pub(super) fn any_acyclic(most: u32) -> impl Strategy<Value = DiGraph> {
    (0..=most, 0..=3 * most as usize, any::<u64>())
        .prop_map(|(n, m, seed)| generate::random_acyclic(n, m, seed).expect("a good graph"))
}

proptest! {
    #[test]
    fn random_graphs(graph in any_acyclic(12)) {
        let (cover, proof) = cover_and_proof(&graph).unwrap();
        check_paths(&graph, &cover);
        check_plain(&graph, &cover);
        prop_assert_eq!(cover.len(), fewest_by_ends(&graph));
        prop_assert_eq!(cover.verify(&graph, &proof), Ok(()));
        prop_assert!(widest(&graph) <= cover.len(), "each path has one of them at most");
        prop_assert_eq!(cover.edges(&graph).len() + cover.len(), graph.n_nodes());
        for limit in 0..=graph.n_nodes() + 1 {
            let within = cover_within(&graph, limit).unwrap();
            prop_assert_eq!(within.is_some(), cover.len() <= limit);
            if let Some(within) = within {
                check_paths(&graph, &within);
                prop_assert_eq!(within.len(), limit.min(graph.n_nodes()));
            }
        }
    }
}

#[test]
fn the_doors_are_those_of_the_arcs() {
    for graph in all_small::<Directed>().step_by(3) {
        let n = graph.n_nodes();
        let arcs = graph.edges().iter().map(|edge| (edge.tail.into(), edge.head.into()));
        assert_eq!(Ok(Bipartite::from_arcs(&graph)), Bipartite::from_edges(n, n, arcs));
    }
}

#[test]
fn corrupted_proofs_are_rejected() {
    let graph: DiGraph = graph(6, ORIGINAL);
    let (cover, proof) = cover_and_proof(&graph).unwrap();
    // Each door is needed: without it an arc is open.
    for i in 0..proof.left.len() {
        let mut less = proof.clone();
        less.left.remove(i);
        assert!(matches!(cover.verify(&graph, &less), Err(MatchingError::Uncovered { .. })));
    }
    for i in 0..proof.right.len() {
        let mut less = proof.clone();
        less.right.remove(i);
        assert!(matches!(cover.verify(&graph, &less), Err(MatchingError::Uncovered { .. })));
    }
    // Too many prove too little, and so do paths that are too many.
    let more = Cover { left: vec![0, 1], ..proof.clone() };
    assert_eq!(cover.verify(&graph, &more), Err(MatchingError::Sizes { n_cover: 5, n_pairs: 4 }));
    let three = cover_within(&graph, 3).unwrap().unwrap();
    assert_eq!(three.verify(&graph, &proof), Err(MatchingError::Sizes { n_cover: 4, n_pairs: 3 }));
    // Paths of other graphs.
    let fewer: DiGraph = super::super::traverse::graph(6, &ORIGINAL[1..]);
    assert_eq!(cover.verify(&fewer, &proof), Err(MatchingError::NoEdge { x: 0, y: 1 }));
    let larger: DiGraph = super::super::traverse::graph(7, ORIGINAL);
    assert_eq!(cover.verify(&larger, &proof), Err(MatchingError::OtherGraph));
}

// 4. Extremes, and growth.

#[test]
fn a_million_vertices_in_a_line_and_in_other_shapes() {
    let n = 1_000_000;
    let back = |n: u32| DiGraph::from_edges(n as usize, (1..n).map(|v| (v, v - 1)));
    let shapes = [
        ("path", generate::path(n), 1),
        ("path, backwards", back(n), 1),
        ("star", generate::star(n), n as usize - 1),
        ("grid", generate::grid(1000, 1000), 1000),
        ("no arcs", DiGraph::from_edges(n as usize, []), n as usize),
    ];
    for (shape, graph, n_paths) in shapes {
        let graph: DiGraph = graph.unwrap();
        let (cover, proof) = cover_and_proof(&graph).unwrap();
        assert_eq!(cover.len(), n_paths, "{shape}");
        assert_eq!(cover.verify(&graph, &proof), Ok(()), "{shape}");
        assert_eq!(cover.paths().map(|path| path.len()).sum::<usize>(), n as usize, "{shape}");
    }
}

#[test]
fn the_work_is_that_of_the_matching() {
    for n in demo::SIZES {
        let [n_pairs, n_phases, n_given_up] = demo::work(n);
        assert!(n_phases * n_phases <= 4 * n_pairs, "2 √P phases at most");
        assert!(n_given_up <= 3 * n * n_phases, "each arc once a phase at most");
    }
}

// 5. Bad input.

#[test]
fn cycles_are_refused() {
    for (n, arcs, edges) in [
        (3, &[(0, 1), (1, 2), (2, 0)][..], &[0, 1, 2][..]),
        (2, &[(0, 1), (1, 1)], &[1]),
        (4, &[(0, 1), (2, 3), (3, 2)], &[1, 2]),
    ] {
        let graph: DiGraph = graph(n, arcs);
        let edges = edges.iter().copied().map(EdgeId::from).collect();
        let error = GraphError::Cycle { edges };
        assert_eq!(disjoint_path_cover(&graph), Err(error.clone()));
        assert_eq!(cover_within(&graph, 1), Err(error.clone()));
        let priced = graph.edges().iter().map(|edge| (edge.tail.into(), edge.head.into(), 1));
        let priced = DiGraph::from_weighted_edges(n, priced).unwrap();
        assert_eq!(cheapest_cover(&priced), Err(error.clone()));
        assert_eq!(split_vertices(&graph), Err(error));
    }
}

#[test]
fn costs_can_be_too_large() {
    let graph = DiGraph::from_weighted_edges(2, [(0, 1, i64::MIN)]).unwrap();
    assert_eq!(cheapest_cover(&graph), Err(GraphError::Overflow { edge: EdgeId::from(0) }));
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("a>b b>c c>a d>a", "a b c a is a cycle"),
        ("a>a", "a a is a cycle"),
        ("x-y", r#"part 1: "x-y" has no direction: edges are written 0>1 (column 1)"#),
        ("x>y:2", r#"part 1: "x>y:2" has a weight, and this program has no use for it (column 1)"#),
    ]);
}

// 6. Errata.

#[test]
fn erratum_the_formula_needs_a_graph_without_cycles() {
    // The original states it for any digraph. Round a cycle of three, the matching has three pairs:
    // no path at all. One is needed, and one is enough.
    let graph: DiGraph = graph(3, &[(0, 1), (1, 2), (2, 0)]);
    assert_eq!(graph.n_nodes() - hopcroft_karp(&Bipartite::from_arcs(&graph)).len(), 0);
    assert_eq!(fewest(&graph, &orders(3)), 1);
}

#[test]
fn erratum_the_cell_of_the_test() {
    // In the original's matrix the cell in row 3 and column 0 is 0, where all others without an arc
    // are infinite. As an arc it would close a cycle, and one path would be enough for all.
    let with_it: Vec<(u32, u32)> = ORIGINAL.iter().copied().chain([(3, 0)]).collect();
    let graph: DiGraph = graph(6, &with_it);
    assert!(matches!(disjoint_path_cover(&graph), Err(GraphError::Cycle { .. })));
    assert_eq!(fewest(&graph, &orders(6)), 1);
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("disjoint_path_cover", ""),
        ("disjoint_path_cover_six", "'0>1 0>2 0>3 1>3 1>4 2>3 2>5 3>4 3>5 4>5'"),
        ("disjoint_path_cover_cost", "--cost"),
    ]);
}

#[test]
fn demo_of_odd_input() {
    let long: Vec<String> = (0..40).map(|v| format!("{v}>{}", v + 1)).collect();
    demo::DEMO.says(&[
        ("5 7", "…2 paths: 5 7. There is no arc."),
        (
            "a>b a>b",
            "…1 path: a-b. Each arc leaves a. So disjoint paths have at most 1 arc, and at least \
             2 - 1 = 1 are needed.",
        ),
        (
            &long.join(" "),
            "…Too large to draw: the limit is 12 vertices and 30 arcs.…1 path: 0-1-2-…",
        ),
    ]);
}

#[test]
fn the_demo_has_no_recursion_that_a_large_input_could_make_too_deep() {
    demo::DEMO.says(&[(&super::all_move(30_000, '>'), "…Too large to draw…30001 paths: …")]);
}
