//! The tests of the group `strongly_connected_components`, one module a section. Here is what they
//! share.

mod kosaraju;
mod tarjan;
mod two_sat;

use graph_theory::strongly_connected_components::{ComponentsError, is_strongly_connected, verify};
use graph_theory::{Components, DiGraph, EdgeId, NodeId};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

/// The arcs of the worked example of both sections.
pub(crate) const WORKED: [(u32, u32); 15] = [
    (0, 4),
    (1, 0),
    (1, 2),
    (2, 3),
    (2, 4),
    (3, 0),
    (3, 1),
    (3, 7),
    (4, 3),
    (4, 8),
    (5, 3),
    (5, 7),
    (6, 5),
    (7, 6),
    (7, 8),
];

/// The original's graph, of an earlier program.
pub(crate) const ORIGINAL: [(u32, u32); 8] =
    [(0, 1), (0, 2), (1, 3), (2, 3), (2, 4), (3, 0), (3, 5), (4, 5)];

pub(crate) fn graph(n_nodes: usize, edges: &[(u32, u32)]) -> DiGraph {
    DiGraph::from_edges(n_nodes, edges.iter().copied()).expect("a good graph")
}

pub(crate) fn ids(numbers: &[u32]) -> Vec<NodeId> {
    numbers.iter().copied().map(NodeId::from).collect()
}

/// The members of each class, as numbers.
pub(crate) fn members(components: &Components) -> Vec<Vec<u32>> {
    let numbers = |class: Vec<NodeId>| class.into_iter().map(u32::from).collect();
    components.members().into_iter().map(numbers).collect()
}

/// Whether u reaches v, for all pairs: the transitive closure, by Warshall.
pub(crate) fn closure(graph: &DiGraph) -> Vec<Vec<bool>> {
    let n = graph.n_nodes();
    let mut reaches: Vec<Vec<bool>> = (0..n).map(|u| (0..n).map(|v| u == v).collect()).collect();
    for edge in graph.edges() {
        reaches[edge.tail.index()][edge.head.index()] = true;
    }
    for via in 0..n {
        for u in 0..n {
            for v in 0..n {
                reaches[u][v] |= reaches[u][via] && reaches[via][v];
            }
        }
    }
    reaches
}

/// Whether classes are those of mutual reachability, numbered in topological order.
pub(crate) fn is_right(graph: &DiGraph, reaches: &[Vec<bool>], classes: &Components) -> bool {
    let nodes = || graph.nodes();
    let same = |u: NodeId, v: NodeId| {
        (reaches[u.index()][v.index()] && reaches[v.index()][u.index()]) == classes.same(u, v)
    };
    let ascends = |u: NodeId, v: NodeId| {
        !reaches[u.index()][v.index()] || classes.class_of(u) <= classes.class_of(v)
    };
    nodes().all(|u| nodes().all(|v| same(u, v) && ascends(u, v)))
        && classes.members().iter().all(|class| !class.is_empty())
}

/// Every digraph of `n` vertices: loops too, no parallel arcs, ascending arcs.
pub(crate) fn all_graphs(n: u32) -> impl Iterator<Item = DiGraph> {
    (0_u32..1 << (n * n)).map(move |arcs| {
        let cells = (0..n * n).filter(|cell| arcs >> cell & 1 == 1);
        let edges: Vec<(u32, u32)> = cells.map(|cell| (cell / n, cell % n)).collect();
        graph(n as usize, &edges)
    })
}

/// Random digraphs, with loops and parallel arcs.
pub(crate) fn any_graph(most: u32) -> impl Strategy<Value = DiGraph> {
    (1..=most).prop_flat_map(|n| {
        let edges = proptest::collection::vec((0..n, 0..n), 0..=2 * n as usize);
        edges.prop_map(move |edges| graph(n as usize, &edges))
    })
}

/// What finds components; a wrong one is to be caught.
pub(crate) type Finder = fn(&DiGraph) -> Components;

/// The first small graph on which a finder is wrong: all digraphs of up to three vertices, and of
/// four without loops.
pub(crate) fn fault(find: Finder) -> Option<DiGraph> {
    let of_four = all_graphs(4).filter(|graph| graph.edges().iter().all(|e| e.tail != e.head));
    let mut graphs = (0..=3).flat_map(all_graphs).chain(of_four);
    graphs.find(|graph| !is_right(graph, &closure(graph), &find(graph)))
}

/// From each vertex to the next one.
pub(crate) fn path(n: u32) -> Vec<(u32, u32)> {
    (1..n).map(|v| (v - 1, v)).collect()
}

/// Graphs of `n` vertices in the shapes that break what recurs or scans twice, each with its number
/// of classes.
pub(crate) fn extremes(n: u32) -> Vec<(&'static str, DiGraph, usize)> {
    let size = n as usize;
    let side = 1000;
    let n_rows = n / side;
    let grid = (0..n).flat_map(|v| {
        let right = (v % side + 1 < side).then_some((v, v + 1));
        let down = (v / side + 1 < n_rows).then_some((v, v + side));
        // The last row and the last column lead back.
        let back = (v % side + 1 == side && v + 1 == n).then_some((v, 0));
        [right, down, back].into_iter().flatten()
    });
    let backwards: Vec<(u32, u32)> = path(n).into_iter().map(|(u, v)| (v, u)).collect();
    let both: Vec<(u32, u32)> = path(n).into_iter().chain(backwards.iter().copied()).collect();
    vec![
        ("path", graph(size, &path(n)), size),
        ("path backwards", graph(size, &backwards), size),
        ("path both ways", graph(size, &both), 1),
        ("cycle", graph(size, &path(n).into_iter().chain([(n - 1, 0)]).collect::<Vec<_>>()), 1),
        ("star", graph(size, &(1..n).map(|v| (0, v)).collect::<Vec<_>>()), size),
        ("star inwards", graph(size, &(1..n).map(|v| (v, 0)).collect::<Vec<_>>()), size),
        ("grid that leads back", graph(size, &grid.collect::<Vec<_>>()), 1),
        ("no arcs", graph(size, &[]), size),
    ]
}

#[test]
fn the_proof_accepts_what_is_right_and_nothing_else() {
    // The components of one graph are proven for another exactly if they are its own, in a
    // topological order.
    let graphs: Vec<DiGraph> = all_graphs(3).collect();
    let found: Vec<Components> =
        graphs.iter().map(graph_theory::strongly_connected_components::tarjan::tarjan).collect();
    let mut n_rejected = 0;
    for graph in &graphs {
        let reaches = closure(graph);
        for components in &found {
            let is_proven = verify(graph, components).is_ok();
            assert_eq!(
                is_proven,
                is_right(graph, &reaches, components),
                "{graph:?} {components:?}"
            );
            n_rejected += usize::from(!is_proven);
        }
    }
    assert!(200_000 < n_rejected, "{n_rejected}");
}

#[test]
fn the_proof_names_what_is_wrong() {
    let find = graph_theory::strongly_connected_components::tarjan::tarjan;
    let (apart, there) = (graph(3, &[]), graph(3, &[(0, 1), (1, 2)]));
    let ring = graph(3, &[(0, 1), (1, 2), (2, 0)]);
    assert_eq!(verify(&ring, &find(&ring)), Ok(()));
    assert_eq!(verify(&there, &find(&ring)), Err(ComponentsError::Apart { node: 1.into() }));
    let expected = ComponentsError::Upstream { edge: EdgeId::from(2) };
    assert_eq!(verify(&ring, &find(&there)), Err(expected));
    assert_eq!(verify(&graph(2, &[]), &find(&apart)), Err(ComponentsError::OtherGraph));
    assert_eq!(expected.to_string(), "edge 2 leads to a lower class");
}

#[test]
fn strongly_connected_or_not() {
    for n in 0..=3 {
        for graph in all_graphs(n) {
            let all = closure(&graph).iter().flatten().all(|reaches| *reaches);
            assert_eq!(is_strongly_connected(&graph), all, "{graph:?}");
        }
    }
}
