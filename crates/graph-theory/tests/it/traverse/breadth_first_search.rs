//! 6.2 Breadth-first search.

use std::collections::VecDeque;
use std::mem;

use graph_theory::graph::generate::Random;
use graph_theory::graph::{Directed, Kind, Undirected, generate};
use graph_theory::shortest_path::dijkstra::dijkstra_until;
use graph_theory::traverse::breadth_first_search::all_paths::{
    count_shortest_paths, count_shortest_paths_by, shortest_path_arcs,
};
use graph_theory::traverse::breadth_first_search::bidirectional::shortest_path;
use graph_theory::traverse::breadth_first_search::tree_diameter::tree_diameter;
use graph_theory::traverse::breadth_first_search::zero_one::zero_one_search;
use graph_theory::traverse::breadth_first_search::{
    Search, Step, breadth_first_search, breadth_first_search_to, breadth_first_search_until,
    breadth_first_search_watched, breadth_first_search_within, layers, order, plain,
};
use graph_theory::traverse::depth_first_search::{self, DepthFirstSearch};
use graph_theory::{DiGraph, EdgeId, Graph, GraphError, NodeId, Path, ShortestPaths, UnGraph};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use super::depth_first_search::EDGES;
use super::{all_graphs_of_four, all_small, graph, node, numbers};
use crate::snapshots::Expect;

#[path = "../../../examples/breadth_first_search.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

// 1. The worked examples.

/// Six vertices, eight edges that lead both ways; the order from 0, the distances, and the vertex
/// from which each was met.
const G6: [(u32, u32); 8] = [(0, 4), (0, 5), (1, 2), (1, 3), (1, 5), (2, 3), (2, 5), (3, 4)];
const ORDER: [u32; 6] = [0, 4, 5, 3, 1, 2];
const FAR: [u32; 6] = [0, 2, 2, 2, 1, 1];
const PARENTS: [Option<u32>; 6] = [None, Some(5), Some(5), Some(4), Some(0), Some(0)];

/// The order from vertex 0.
fn order_from_0<K: Kind>(graph: &Graph<(), K>) -> Vec<u32> {
    numbers(order(graph, [node(0)]).expect("a vertex"))
}

fn distances(paths: &ShortestPaths<u32>) -> Vec<Option<u32>> {
    paths.distances().collect()
}

#[test]
fn worked_example() {
    let graph: UnGraph = graph(6, &G6);
    let paths = breadth_first_search(&graph, node(0)).unwrap();
    assert_eq!(order_from_0(&graph), ORDER);
    assert_eq!(distances(&paths), FAR.map(Some));
    let parents = graph.nodes().map(|u| paths.pred(&graph, u).map(u32::from));
    assert_eq!(parents.collect::<Vec<_>>(), PARENTS);
    let to_2 = paths.path_to(&graph, node(2)).unwrap();
    assert_eq!(numbers(to_2.nodes), [0, 5, 2]);
    let layers: Vec<Vec<u32>> = layers(&graph, [node(0)]).unwrap().map(numbers).collect();
    assert_eq!(layers, [vec![0], vec![4, 5], vec![3, 1, 2]]);
    assert_eq!(paths.verify(&graph, |_, ()| 1), Ok(()));
}

#[test]
fn the_worked_example_of_the_page() {
    let graph: UnGraph = graph(6, &EDGES);
    let found = plain::breadth_first_search(&graph.adjacency_lists(), &[0]);
    assert_eq!(found.distances, [0, 1, 1, 2, 2, 2].map(Some));
    assert_eq!(found.parents, [None, Some(0), Some(0), Some(2), Some(2), Some(1)]);
    assert_eq!(order_from_0(&graph), [0, 1, 2, 5, 3, 4]);
    // The depths in the tree of a depth-first search.
    let mut depths = [0; 6];
    let mut search = DepthFirstSearch::new(&graph);
    while let Some(step) = search.next() {
        if let depth_first_search::Step::Discover { node, .. } = step {
            depths[node.index()] = search.path().count() - 1;
        }
    }
    assert_eq!(depths, [0, 1, 3, 4, 4, 2]);
    // Only 5 can be reached on two shortest paths.
    let numbers = count_shortest_paths(&graph, node(0)).unwrap();
    assert_eq!(numbers, [1, 1, 1, 1, 1, 2]);
}

#[test]
fn the_plain_form_agrees_on_all_small_graphs() {
    fn check<K: Kind>(graph: &Graph<(), K>) {
        let lists = graph.adjacency_lists();
        for source in graph.nodes() {
            let found = plain::breadth_first_search(&lists, &[source.index()]);
            let paths = breadth_first_search(graph, source).unwrap();
            let far = found.distances.iter().map(|far| far.map(|far| u32::try_from(far).unwrap()));
            assert_eq!(far.collect::<Vec<_>>(), distances(&paths));
            for u in graph.nodes() {
                assert_eq!(found.parents[u.index()], paths.pred(graph, u).map(NodeId::index));
                let path = found.path_to(u.index());
                let expected = paths
                    .path_to(graph, u)
                    .map(|path| path.nodes.into_iter().map(NodeId::index).collect::<Vec<_>>());
                assert_eq!(path, expected);
            }
        }
    }
    all_small::<Directed>().step_by(5).for_each(|graph| check(&graph));
    all_small::<Undirected>().for_each(|graph| check(&graph));
}

/// A queue whose vertices are marked when they are taken out: how long it gets.
fn longest_queue(graph: &[Vec<usize>], marks_when_taken: bool) -> usize {
    let mut is_marked = vec![false; graph.len()];
    let mut queue = VecDeque::from([0]);
    is_marked[0] = !marks_when_taken;
    let mut longest = 1;
    while let Some(u) = queue.pop_front() {
        if marks_when_taken && mem::replace(&mut is_marked[u], true) {
            continue;
        }
        for &v in &graph[u] {
            if !is_marked[v] {
                is_marked[v] |= !marks_when_taken;
                queue.push_back(v);
            }
        }
        longest = longest.max(queue.len());
    }
    longest
}

pub(crate) const COMPLETE: u32 = 100;
pub(crate) const QUEUE: usize = 99;
pub(crate) const QUEUE_MARKED_LATE: usize = 4852;

#[test]
fn a_queue_that_marks_late_grows_with_the_edges() {
    let complete: UnGraph = generate::complete(COMPLETE).unwrap();
    let lists = complete.adjacency_lists();
    assert_eq!(longest_queue(&lists, false), QUEUE);
    assert_eq!(longest_queue(&lists, true), QUEUE_MARKED_LATE);
}

#[test]
fn the_graphs_of_the_questions() {
    let far = |edges: &[(u32, u32)], source| {
        let graph: UnGraph = graph(6, edges);
        plain::breadth_first_search(&graph.adjacency_lists(), &[source]).distances
    };
    assert_eq!(far(&EDGES, 3), [2, 2, 1, 0, 2, 1].map(Some));
    // The depths of a depth-first search from 0 that takes the least neighbor first.
    let depth = |edges: &[(u32, u32)]| {
        let graph: UnGraph = graph(6, edges);
        let mut search = DepthFirstSearch::new(&graph);
        let mut depths = vec![0; 6];
        while let Some(step) = search.next() {
            if let depth_first_search::Step::Discover { node, .. } = step {
                depths[node.index()] = search.path().count() - 1;
            }
        }
        depths
    };
    let is_right = |edges: &[(u32, u32)]| {
        let far = far(edges, 0);
        depth(edges).iter().zip(&far).all(|(depth, far)| far.is_none_or(|far| far == *depth))
    };
    assert!(is_right(&[(0, 1), (1, 2), (1, 3)]));
    assert!(is_right(&[(0, 1), (0, 2), (0, 3)]));
    assert!(!is_right(&[(0, 1), (1, 2), (0, 2)]));
}

#[test]
fn exits_of_a_corridor() {
    let corridor: UnGraph = generate::path(10).unwrap();
    let found = plain::breadth_first_search(&corridor.adjacency_lists(), &[0, 7]);
    assert_eq!(found.distances.iter().max(), Some(&Some(3)));
}

#[test]
fn three_diamonds() {
    let diamond = |u| [(u, u + 1), (u, u + 2), (u + 1, u + 3), (u + 2, u + 3)];
    let graph: UnGraph = graph(10, &[diamond(0), diamond(3), diamond(6)].concat());
    assert_eq!(count_shortest_paths(&graph, node(0)).unwrap()[9], 8);
}

#[test]
fn a_path_with_a_leaf() {
    let edges = [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (3, 7)];
    let tree: UnGraph = graph(8, &edges);
    assert_eq!(tree_diameter(&tree).unwrap().edges.len(), 6);
    let far = plain::breadth_first_search(&tree.adjacency_lists(), &[7]).distances;
    assert_eq!((far[0], far[6], far.iter().max()), (Some(4), Some(4), Some(&Some(4))));
}

#[test]
fn two_searches_do_not_find_the_diameter_of_a_ring() {
    let ring = [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 0), (1, 6)];
    let lists = graph::<Undirected>(7, &ring).adjacency_lists();
    let far = |source| plain::breadth_first_search(&lists, &[source]).distances;
    let farthest: Vec<usize> =
        (0..7).filter(|v| far(0)[*v] == far(0).into_iter().max().unwrap()).collect();
    assert_eq!(farthest, [3]);
    assert_eq!((far(3).into_iter().max(), far(6)[4]), (Some(Some(3)), Some(4)));
}

/// The original's tests: how many vertices, the edges, one more arc that leads one way, the order,
/// and the distances in it.
type Ordered<'a> = (usize, &'a [(u32, u32)], &'a [(u32, u32)], &'a [u32], &'a [u32]);
const ORIGINAL: [Ordered; 2] = [
    (
        6,
        &[(0, 1), (0, 4), (0, 5), (1, 2), (1, 3), (1, 5), (2, 3), (2, 5), (3, 4)],
        &[(4, 5)],
        &[0, 1, 4, 5, 2, 3],
        &[0, 1, 1, 1, 2, 2],
    ),
    (
        8,
        &[(0, 1), (0, 6), (1, 2), (1, 4), (1, 7), (3, 4), (3, 5), (5, 6), (5, 7), (6, 7)],
        &[],
        &[0, 1, 6, 2, 4, 7, 5, 3],
        &[0, 1, 1, 2, 2, 2, 2, 3],
    ),
];

#[test]
fn the_originals_tests() {
    for (n, edges, one_way, expected, far) in ORIGINAL {
        let both = edges.iter().flat_map(|&(u, v)| [(u, v), (v, u)]);
        let arcs: Vec<(u32, u32)> = both.chain(one_way.iter().copied()).collect();
        let graph: DiGraph = graph(n, &arcs);
        assert_eq!(order_from_0(&graph), expected);
        let paths = breadth_first_search(&graph, node(0)).unwrap();
        let found: Vec<u32> = expected.iter().filter_map(|&u| paths.dist(node(u))).collect();
        assert_eq!(found, far);
    }
}

// 2. All small inputs, against the distances of Floyd and Warshall.

/// The distances between all pairs, each edge of length 1.
fn floyd_warshall<K: Kind>(graph: &Graph<(), K>) -> Vec<Vec<Option<u32>>> {
    let n = graph.n_nodes();
    let mut far = vec![vec![None; n]; n];
    for u in graph.nodes() {
        for v in graph.neighbors(u) {
            far[u.index()][v.index()] = Some(1);
        }
        far[u.index()][u.index()] = Some(0);
    }
    for via in 0..n {
        for u in 0..n {
            for v in 0..n {
                let through = far[u][via].zip(far[via][v]).map(|(a, b)| a + b);
                far[u][v] = [far[u][v], through].into_iter().flatten().min();
            }
        }
    }
    far
}

/// The order and the tree from the distances alone: the next layer is what is one farther, in the
/// order in which the vertices of this layer, and the arcs of each, lead there.
fn by_distances<K: Kind>(
    graph: &Graph<(), K>,
    far: &[Option<u32>],
    source: NodeId,
) -> (Vec<Vec<NodeId>>, Vec<Option<EdgeId>>) {
    let mut layers = vec![vec![source]];
    let mut by = vec![None; graph.n_nodes()];
    for d in 1.. {
        let mut layer = Vec::new();
        for &u in &layers[layers.len() - 1] {
            for arc in graph.arcs(u).iter().filter(|arc| far[arc.head.index()] == Some(d)) {
                if !layer.contains(&arc.head) {
                    layer.push(arc.head);
                    by[arc.head.index()] = Some(arc.edge);
                }
            }
        }
        if layer.is_empty() {
            break;
        }
        layers.push(layer);
    }
    (layers, by)
}

/// Everything that the section finds from a vertex is what its distances say.
fn check<K: Kind>(graph: &Graph<(), K>, far: &[Option<u32>], source: NodeId) {
    let paths = breadth_first_search(graph, source).unwrap();
    assert_eq!(distances(&paths), far);
    let (expected, by) = by_distances(graph, far, source);
    assert!(layers(graph, [source]).unwrap().eq(expected.iter().cloned()));
    assert!(order(graph, [source]).unwrap().eq(expected.concat()));
    assert!(graph.nodes().all(|u| paths.pred_edge(u) == by[u.index()]));
}

#[test]
fn floyd_and_warshall_agree_on_all_small_graphs() {
    fn run<K: Kind>() {
        for graph in all_small::<K>() {
            let far = floyd_warshall(&graph);
            for source in graph.nodes() {
                check(&graph, &far[source.index()], source);
            }
        }
    }
    run::<Directed>();
    run::<Undirected>();
}

/// Whether the path leads from `source` to `target` by edges of the graph.
fn is_path<K: Kind>(
    graph: &Graph<(), K>,
    path: &graph_theory::Path,
    [source, target]: [NodeId; 2],
) -> bool {
    let joins = |(ends, edge): (&[NodeId], &EdgeId)| {
        graph.arcs(ends[0]).iter().any(|arc| (arc.head, arc.edge) == (ends[1], *edge))
    };
    path.nodes.first() == Some(&source)
        && path.nodes.last() == Some(&target)
        && path.nodes.len() == path.edges.len() + 1
        && path.nodes.windows(2).zip(&path.edges).all(joins)
}

/// The number of walks of `length` edges from `source` to each vertex.
fn n_walks<K: Kind>(graph: &Graph<(), K>, source: NodeId, length: u32) -> Vec<u64> {
    let mut counts = vec![0; graph.n_nodes()];
    counts[source.index()] = 1;
    for _ in 0..length {
        let mut longer = vec![0; graph.n_nodes()];
        for u in graph.nodes() {
            for v in graph.neighbors(u) {
                longer[v.index()] += counts[u.index()];
            }
        }
        counts = longer;
    }
    counts
}

#[test]
fn paths_from_both_ends_and_their_numbers() {
    fn run<K: Kind>(graph: &Graph<(), K>, back: &Graph<(), K>) {
        let far = floyd_warshall(graph);
        for source in graph.nodes() {
            let far = &far[source.index()];
            let paths = breadth_first_search(graph, source).unwrap();
            let counts = count_shortest_paths(graph, source).unwrap();
            let arcs = shortest_path_arcs(graph, &paths).unwrap();
            for target in graph.nodes() {
                let path = shortest_path(graph, back, source, target).unwrap();
                let length = path.as_ref().map(|path| path.edges.len());
                assert_eq!(length, far[target.index()].map(|far| far as usize), "{graph:?}");
                assert!(path.is_none_or(|path| is_path(graph, &path, [source, target])));
                // A shortest path is a walk of this length; so is it in the graph of the arcs on
                // shortest paths.
                let all =
                    far[target.index()].map(|far| n_walks(graph, source, far)[target.index()]);
                assert_eq!(counts[target.index()], all.unwrap_or(0));
                let bare = arcs.map(|_, _| ());
                let along = far[target.index()].map(|far| n_walks(&bare, source, far));
                assert_eq!(along.map(|along| along[target.index()]), all);
            }
            let ends = |id: EdgeId| [graph.edge(id).tail, graph.edge(id).head];
            for edge in arcs.edges() {
                assert!(ends(edge.weight).contains(&edge.tail));
                let [near, far] = [far[edge.tail.index()], far[edge.head.index()]];
                assert_eq!(far, near.map(|near| near + 1), "no other arc is there");
            }
        }
    }
    for graph in all_small::<Directed>().step_by(23) {
        run(&graph, &graph.transpose());
    }
    for graph in all_small::<Undirected>().step_by(3) {
        run(&graph, &graph);
    }
}

#[test]
fn free_edges_as_dijkstra_sees_them() {
    // Each edge free or not, as the bits of a number say.
    for (graph, bits) in all_graphs_of_four::<Directed>().step_by(5).zip((0_u32..).step_by(40_503))
    {
        let costs = |edge: EdgeId| bits >> edge.index() & 1 == 1;
        let paths = zero_one_search(&graph, &[node(0)], |edge, ()| costs(edge)).unwrap();
        let by_heap =
            dijkstra_until(&graph, &[node(0)], |edge, ()| u8::from(costs(edge)), |_, _| false);
        let expected = by_heap.unwrap().distances().collect::<Vec<_>>();
        assert_eq!(paths.distances().map(|far| far.map(u64::from)).collect::<Vec<_>>(), expected);
        assert_eq!(paths.verify(&graph, |edge, ()| u32::from(costs(edge))), Ok(()));
    }
    // If all cost 1, it is the other search; if none does, all is at 0.
    let graph: UnGraph = graph(6, &G6);
    let all = zero_one_search(&graph, &[node(0)], |_, ()| true).unwrap();
    assert_eq!(distances(&all), FAR.map(Some));
    let none = zero_one_search(&graph, &[node(0)], |_, ()| false).unwrap();
    assert_eq!(distances(&none), [Some(0); 6]);
}

/// All trees of `n` vertices in which each vertex hangs on a lower one.
fn all_trees(n: u32) -> Vec<Vec<(u32, u32)>> {
    (1..n).fold(vec![Vec::new()], |trees, v| {
        let hang = |tree: Vec<(u32, u32)>| (0..v).map(move |u| [&tree[..], &[(u, v)]].concat());
        trees.into_iter().flat_map(hang).collect()
    })
}

#[test]
fn the_diameter_of_all_small_trees() {
    for tree in (1..=8).flat_map(all_trees) {
        let tree: UnGraph = graph(tree.len() + 1, &tree);
        let path = tree_diameter(&tree).expect("a tree");
        let far = |u| breadth_first_search(&tree, u).expect("a vertex").distances().max();
        let most = tree.nodes().filter_map(far).max().flatten().map(|far| far as usize);
        assert_eq!(Some(path.edges.len()), most, "{tree:?}");
        let (first, last) = (path.nodes[0], path.nodes[path.nodes.len() - 1]);
        let paths = breadth_first_search(&tree, first).expect("a vertex");
        assert_eq!(paths.path_to(&tree, last), Some(path));
    }
}

// 2b. Wrong versions that the suite must reject.

/// The first graph in which the distances from a vertex are wrong: small ones, and some that a
/// stack needs to go astray.
fn fault(search: fn(&DiGraph, NodeId) -> Vec<Option<u32>>) -> Option<DiGraph> {
    let larger = (0..200).map(|seed| generate::random(6, 9, seed).expect("a good graph"));
    all_small().step_by(7).chain(larger).find(|graph| {
        let far = floyd_warshall(graph);
        graph.nodes().any(|source| search(graph, source) != far[source.index()])
    })
}

/// Of the vertices met, the one that is taken next, and when a vertex is met: the places where one
/// goes wrong.
fn distances_by(
    graph: &DiGraph,
    source: NodeId,
    newest_first: bool,
    marked_when_taken: bool,
) -> Vec<Option<u32>> {
    let mut far = vec![None; graph.n_nodes()];
    let mut is_taken = vec![false; graph.n_nodes()];
    let mut waiting = vec![source];
    far[source.index()] = Some(0);
    while !waiting.is_empty() {
        let u = waiting.remove(if newest_first { waiting.len() - 1 } else { 0 });
        if std::mem::replace(&mut is_taken[u.index()], true) {
            continue;
        }
        for v in graph.neighbors(u) {
            let is_new =
                if marked_when_taken { !is_taken[v.index()] } else { far[v.index()].is_none() };
            if is_new {
                far[v.index()] = far[u.index()].map(|far| far + 1);
                waiting.push(v);
            }
        }
    }
    far
}

#[test]
fn wrong_versions_are_caught() {
    assert_eq!(fault(|graph, source| distances_by(graph, source, false, false)), None);
    assert!(fault(|graph, source| distances_by(graph, source, true, false)).is_some(), "a stack");
    assert!(fault(|graph, source| distances_by(graph, source, false, true)).is_some(), "too late");
    let always_from_0 = |graph: &DiGraph, _| distances_by(graph, node(0), false, false);
    assert!(fault(always_from_0).is_some());
}

/// From both ends, but vertex by vertex in turn and not layer by layer: the first meeting is taken
/// for the shortest path.
fn by_turns(graph: &UnGraph, source: NodeId, target: NodeId) -> Option<u32> {
    let mut far = [vec![None; graph.n_nodes()], vec![None; graph.n_nodes()]];
    let mut queues = [vec![source], vec![target]];
    (far[0][source.index()], far[1][target.index()]) = (Some(0), Some(0));
    for side in [0, 1].into_iter().cycle() {
        if queues.iter().all(Vec::is_empty) || source == target {
            break;
        }
        if queues[side].is_empty() {
            continue;
        }
        let u = queues[side].remove(0);
        for v in graph.neighbors(u) {
            if far[side][v.index()].is_none() {
                far[side][v.index()] = far[side][u.index()].map(|far| far + 1);
                queues[side].push(v);
                if let Some(whole) = far[0][v.index()].zip(far[1][v.index()]) {
                    return Some(whole.0 + whole.1);
                }
            }
        }
    }
    (source == target).then_some(0)
}

#[test]
fn a_search_from_both_ends_goes_layer_by_layer() {
    let mut worse = 0;
    for seed in 0..400 {
        let graph: UnGraph = generate::random(9, 11, seed).unwrap();
        let far = floyd_warshall(&graph);
        for (source, target) in graph.nodes().flat_map(|u| graph.nodes().map(move |v| (u, v))) {
            let right = far[source.index()][target.index()];
            let path = shortest_path(&graph, &graph, source, target).unwrap();
            assert_eq!(path.map(|path| path.edges.len()), right.map(|far| far as usize));
            let wrong = by_turns(&graph, source, target);
            assert!(right <= wrong, "not shorter than the shortest");
            worse += usize::from(right < wrong);
        }
    }
    assert!(0 < worse, "the mistake must show");
}

// 3. Properties.

/// A graph of up to 200 vertices.
fn any_graph<K: Kind>() -> impl Strategy<Value = Graph<(), K>> {
    (1..200_u32, 0..600_usize, any::<u64>())
        .prop_map(|(n, m, seed)| generate::random(n, m, seed).expect("a good graph"))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn the_queue_ascends_by_at_most_one(graph in any_graph::<Undirected>(), pick in 0..4_usize) {
        let sources: Vec<NodeId> = graph.nodes().step_by(40).take(pick).collect();
        let watch = |step: Step, search: &Search| {
            let far = |u: &NodeId| search.paths().dist(*u).expect("it is met");
            let queue: Vec<u32> = search.queue().iter().map(far).collect();
            assert!(queue.is_sorted());
            if let Step::Visit { u } = step {
                assert_eq!(search.visited().last(), Some(&u));
                assert!(queue.iter().all(|next| (far(&u)..=far(&u) + 1).contains(next)));
            }
            if let Step::Discover { u, v, edge } = step {
                assert_eq!((far(&v), graph.edge(edge).other_end(u)), (far(&u) + 1, v));
                assert_eq!((search.queue().last(), search.visited().last()), (Some(&v), Some(&u)));
            }
        };
        let search = breadth_first_search_watched(&graph, &sources, |_, _| false, watch).unwrap();
        prop_assert_eq!(search.paths().verify(&graph, |_, ()| 1), Ok(()));
        for edge in graph.edges() {
            let ends = [edge.tail, edge.head].map(|u| search.paths().dist(u));
            let gap = ends[0].zip(ends[1]).map(|(a, b)| a.abs_diff(b));
            prop_assert!(gap.is_some_and(|gap| gap <= 1) || ends == [None; 2]);
        }
        prop_assert!(order(&graph, sources.iter().copied()).unwrap().eq(search.visited().iter().copied()));
        prop_assert!(layers(&graph, sources.iter().copied()).unwrap().flatten().eq(search.visited().iter().copied()));
        // From the nearest source: the least of the distances from each alone.
        let alone: Vec<_> = sources.iter().map(|u| breadth_first_search(&graph, *u).unwrap()).collect();
        for u in graph.nodes() {
            prop_assert_eq!(search.paths().dist(u), alone.iter().filter_map(|paths| paths.dist(u)).min());
        }
    }

    #[test]
    fn every_way_to_stop(graph in any_graph::<Directed>(), target in any::<u32>(), radius in 0..6_u32) {
        let n = u32::try_from(graph.n_nodes()).unwrap();
        let (source, target) = (node(0), node(target % n));
        let whole = breadth_first_search(&graph, source).unwrap();
        let within = breadth_first_search_within(&graph, source, radius).unwrap();
        let near = |far: Option<u32>| far.filter(|far| *far <= radius);
        prop_assert!(within.distances().eq(whole.distances().map(near)));
        let part = breadth_first_search_to(&graph, source, target).unwrap();
        prop_assert_eq!(part.dist(target), whole.dist(target));
        for u in graph.nodes() {
            let far = whole.dist(u);
            prop_assert!(part.dist(u).is_none() || part.dist(u) == far);
            prop_assert!(part.dist(u) == far || whole.dist(target) <= far);
            prop_assert!(part.path_to(&graph, u).is_none_or(|path| is_path(&graph, &path, [source, u])));
        }
        let pair = shortest_path(&graph, &graph.transpose(), source, target).unwrap();
        prop_assert_eq!(pair.as_ref().map(|path| path.edges.len()), whole.dist(target).map(|far| far as usize));
        prop_assert!(pair.is_none_or(|path| is_path(&graph, &path, [source, target])));
    }

    #[test]
    fn floyd_and_warshall_on_random_graphs(n in 1..40_u32, m in 0..100_usize, seed in any::<u64>()) {
        let graph: DiGraph = generate::random(n, m, seed).unwrap();
        let far = floyd_warshall(&graph);
        for source in graph.nodes().step_by(7) {
            check(&graph, &far[source.index()], source);
        }
    }
}

// 4. Extremes.

#[test]
fn a_million_vertices() {
    fn run<K: Kind>(graph: Result<Graph<(), K>, GraphError>, [last, far]: [u32; 2], wide: usize) {
        let graph = graph.expect("it is small enough");
        let paths = breadth_first_search(&graph, node(0)).unwrap();
        assert_eq!(order(&graph, [node(0)]).unwrap().last(), Some(node(last)));
        assert_eq!((paths.dist(node(last)), paths.distances().max()), (Some(far), Some(Some(far))));
        let layers = layers(&graph, [node(0)]).unwrap();
        assert_eq!(layers.map(|layer| layer.len()).max(), Some(wide));
        assert_eq!(paths.verify(&graph, |_, ()| 1), Ok(()));
    }
    const N: u32 = 1_000_000;
    run::<Directed>(generate::path(N), [N - 1, N - 1], 1);
    run::<Directed>(generate::cycle(N), [N - 1, N - 1], 1);
    run::<Undirected>(generate::star(N), [N - 1, 1], N as usize - 1);
    run::<Undirected>(generate::grid(1000, 1000), [N - 1, 1998], 1000);
    let cycle: UnGraph = generate::cycle(N).unwrap();
    let path = shortest_path(&cycle, &cycle, node(0), node(N - 2)).unwrap().unwrap();
    assert_eq!(numbers(path.nodes), [0, N - 1, N - 2]);
    let path: DiGraph = generate::path(N).unwrap();
    let (free, far) = (zero_one_search(&path, &[node(0)], |edge, ()| edge.index() % 2 == 0), N / 2);
    assert_eq!(free.unwrap().dist(node(N - 1)), Some(far));
}

#[test]
fn a_search_from_both_ends_visits_less() {
    let board: UnGraph = generate::grid(101, 101).unwrap();
    let at = |row: u32, column: u32| node(row * 101 + column);
    let mut n_visited = 0;
    let count =
        |step: Step, _: &Search| n_visited += usize::from(matches!(step, Step::Visit { .. }));
    let target = at(50, 80);
    breadth_first_search_watched(&board, &[at(50, 20)], |u, _| u == target, count).unwrap();
    // A diamond of radius 60, cut off at the rim, against two of radius 30.
    assert!((5_000..8_000).contains(&n_visited), "{n_visited}");
    let path = shortest_path(&board, &board, at(50, 20), target).unwrap().unwrap();
    assert_eq!(path.edges.len(), 60);
}

#[test]
fn nothing_and_next_to_nothing() {
    let none = UnGraph::<()>::default();
    assert_eq!(order(&none, []).unwrap().count(), 0);
    assert_eq!(layers(&none, []).unwrap().count(), 0);
    assert_eq!(breadth_first_search_until(&none, &[], |_, _| false).unwrap().n_nodes(), 0);
    // Without a source, nothing is reached.
    let graph: UnGraph = graph(3, &[(0, 0), (0, 1), (0, 1), (1, 1)]);
    let search = breadth_first_search_watched(&graph, &[], |_, _| false, |_, _| {}).unwrap();
    assert_eq!(distances(search.paths()), [None; 3]);
    assert_eq!(count_shortest_paths_by(&graph, &[], u64::checked_add), Ok(vec![0; 3]));
    // Loops do no harm, and parallel edges are ways of their own. A source that is named twice is
    // one.
    assert_eq!(order_from_0(&graph), [0, 1]);
    assert_eq!(count_shortest_paths(&graph, node(0)), Ok(vec![1, 2, 0]));
    assert_eq!(numbers(order(&graph, [node(1), node(1)]).unwrap()), [1, 0]);
    let twice = breadth_first_search_until(&graph, &[node(1), node(1)], |_, _| false).unwrap();
    assert_eq!(distances(&twice), [Some(1), Some(0), None]);
    assert_eq!(shortest_path(&graph, &graph, node(0), node(2)), Ok(None));
    let here = shortest_path(&graph, &graph, node(0), node(0)).unwrap().unwrap();
    assert_eq!((here.nodes, here.edges), (vec![node(0)], vec![]));
}

#[test]
fn an_iterator_that_is_lazy_and_stays_at_its_end() {
    let path: DiGraph = generate::path(1_000_000).unwrap();
    let mut first = order(&path, [node(0)]).unwrap();
    assert_eq!(numbers(first.by_ref().take(3)), [0, 1, 2]);
    assert_eq!(first.queue(), [node(3)]);
    let graph: DiGraph = graph(2, &[(0, 1)]);
    let mut order = order(&graph, [node(0)]).unwrap();
    assert_eq!(order.by_ref().count(), 2);
    assert_eq!((order.next(), order.next()), (None, None));
}

#[test]
fn the_diameter_of_large_trees() {
    let length = |tree: &UnGraph| tree_diameter(tree).expect("a tree").edges.len();
    assert_eq!(length(&generate::path(1_000_000).expect("a path")), 999_999);
    assert_eq!(length(&generate::star(1_000_000).expect("a star")), 2);
    assert_eq!(tree_diameter(&UnGraph::<()>::default()), Ok(Path::default()));
}

// 5. Bad input.

#[test]
fn the_diameter_is_that_of_a_tree() {
    let triangle: UnGraph = generate::cycle(3).expect("a cycle");
    assert!(matches!(tree_diameter(&triangle), Err(GraphError::Cycle { .. })));
    let forest: UnGraph = graph(3, &[(0, 2)]);
    assert_eq!(tree_diameter(&forest), Err(GraphError::Disconnected { n_components: 2 }));
}

#[test]
fn a_source_must_be_a_vertex() {
    let graph: DiGraph = graph(3, &[(0, 1)]);
    let error = GraphError::NodeOutOfRange { node: node(3), n_nodes: 3 };
    assert_eq!(breadth_first_search(&graph, node(3)), Err(error.clone()));
    assert_eq!(breadth_first_search_to(&graph, node(0), node(3)), Err(error.clone()));
    assert_eq!(breadth_first_search_to(&graph, node(3), node(0)), Err(error.clone()));
    assert_eq!(breadth_first_search_within(&graph, node(3), 1), Err(error.clone()));
    assert_eq!(order(&graph, [node(0), node(3)]).err(), Some(error.clone()));
    assert_eq!(layers(&graph, [node(3)]).err(), Some(error.clone()));
    assert_eq!(count_shortest_paths(&graph, node(3)), Err(error.clone()));
    assert_eq!(zero_one_search(&graph, &[node(3)], |_, ()| true), Err(error.clone()));
    let back = graph.transpose();
    assert_eq!(shortest_path(&graph, &back, node(3), node(0)), Err(error.clone()));
    assert_eq!(shortest_path(&graph, &back, node(0), node(3)), Err(error));
}

#[test]
fn more_shortest_paths_than_fit() {
    // Two edges from each vertex to the next: 2^64 paths do not fit.
    let twice = (0..64).flat_map(|u| [(u, u + 1), (u, u + 1)]);
    let graph: DiGraph = DiGraph::from_edges(65, twice).unwrap();
    let error = GraphError::Overflow { edge: EdgeId::from(127) };
    assert_eq!(count_shortest_paths(&graph, node(0)), Err(error));
    let wrapped = |a: u64, b: u64| Some(a.wrapping_add(b));
    let counts = count_shortest_paths_by(&graph, &[node(0)], wrapped).unwrap();
    assert_eq!((counts[63], counts[64]), (1 << 63, 0));
    let modulo = |a: u64, b: u64| Some((a + b) % 1_000_000_007);
    let counts = count_shortest_paths_by(&graph, &[node(0)], modulo).unwrap();
    // 2^64 mod 1 000 000 007.
    assert_eq!(counts[64], 582_344_008);
}

#[test]
fn the_certificate_refuses_other_distances() {
    // The distances of each small graph are those of another exactly if they are the same there.
    let graphs: Vec<UnGraph> = all_graphs_of_four().step_by(5).collect();
    for graph in &graphs {
        let paths = breadth_first_search(graph, node(0)).unwrap();
        for other in &graphs {
            let far = floyd_warshall(other).swap_remove(0);
            let is_tree = |u: NodeId| {
                let by = paths.pred_edge(u).and_then(|id| other.edges().get(id.index()));
                let before = by.filter(|edge| [edge.tail, edge.head].contains(&u));
                let before = before.and_then(|edge| far[edge.other_end(u).index()]);
                paths.pred_edge(u).is_none() || before.map(|far| far + 1) == far[u.index()]
            };
            let right = distances(&paths) == far && other.nodes().all(is_tree);
            assert_eq!(paths.verify(other, |_, ()| 1).is_ok(), right);
        }
    }
}

// 6. Errata.

#[test]
fn erratum_not_all_vertices_are_visited() {
    // The page says that they are. Its code visits what vertex 0 reaches.
    let graph: UnGraph = graph(5, &[(0, 1), (2, 3)]);
    assert_eq!(order_from_0(&graph), [0, 1]);
}

#[test]
fn erratum_the_numbered_arrows_are_no_tree() {
    // The figure joins each vertex to the next of the order; two of its arrows are no edges.
    let graph: UnGraph = graph(6, &G6);
    let is_edge = |pair: &[u32]| graph.neighbors(node(pair[0])).any(|v| v == node(pair[1]));
    let missing: Vec<&[u32]> = ORDER.windows(2).filter(|pair| !is_edge(pair)).collect();
    assert_eq!(missing, [[4, 5], [5, 3]]);
}

// 7. Cost, and the demo.

/// The page's chart draws them.
#[test]
fn steps_grow_with_vertices_and_arcs() {
    let counts = demo::SIZES.map(demo::work);
    for (n, pair) in demo::SIZES.iter().zip(counts.windows(2)) {
        // Nearly all is reached; the vertices visited and their arcs are at most five times as many
        // as vertices.
        assert!(4 * n <= pair[0][0] && pair[0][0] <= 6 * n, "{counts:?}");
        assert!(pair[1][0] * 10 < pair[0][0] * 22 && pair[0][0] * 18 < pair[1][0] * 10);
        assert!(pair[0][1] * 36 < pair[1][1] * 10, "four times as many cells: {counts:?}");
    }
}

/// Each vertex is visited once, and its arcs are looked at once.
#[test]
fn each_vertex_once() {
    let mut random = Random::new(62);
    for _ in 0..20 {
        let graph: DiGraph = generate::random(50, 150, random.next_u64()).unwrap();
        let mut n_visits = [0; 50];
        let count = |step: Step, _: &Search| {
            if let Step::Visit { u } = step {
                n_visits[u.index()] += 1;
            }
        };
        let found = breadth_first_search_watched(&graph, &[node(0)], |_, _| false, count).unwrap();
        assert!(
            graph.nodes().all(|u| n_visits[u.index()] == i32::from(found.paths().is_reached(u)))
        );
    }
}

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("breadth_first_search", ""),
        ("breadth_first_search_sources", "0>1 1>2 2>3 4>3 5>6 from=0,4 to=2"),
        ("breadth_first_search_cost", "--cost"),
    ]);
}

#[test]
fn demo_of_other_inputs() {
    let line: Vec<String> = (0..30).map(|u| format!("{u}-{}", u + 1)).collect();
    demo::DEMO.says(&[
        ("a-b c to=c", "…\nFrom a; 1 edge away b; not reached c. No path leads to c."),
        ("a-b c", "…Each vertex that was reached has its distance…"),
        ("a>b b>c from=c to=c", "…\nFrom c; not reached a b. A shortest path: c."),
        (
            &line.join(" "),
            "…Too large to draw: the limit is 12 vertices and 24 edges.…; 30 away 30.…",
        ),
    ]);
    demo::DEMO.refuses(&[
        ("0-1 from=7", "from: there is no vertex 7"),
        ("0-1 from=0,", "from: there is no vertex "),
        ("0-1 to=x", "to: there is no vertex x"),
        ("to=0", "from: there is no vertex to start from"),
        ("0-1:3", "part 1: \"0-1:3\" has a weight, and this program has no use for it (column 1)"),
    ]);
}
