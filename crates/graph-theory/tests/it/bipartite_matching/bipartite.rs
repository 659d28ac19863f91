//! The graph of two sides.

use graph_theory::bipartite_matching::{Bipartite, Split, two_sides};
use graph_theory::{EdgeId, GraphError, NodeId, UnGraph};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use super::{any_graph, graph};

#[test]
fn edges_of_a_left_vertex_keep_their_order() {
    let graph = graph(3, 4, &[(2, 3), (0, 1), (2, 0), (0, 1), (2, 2)]);
    assert_eq!((graph.n_left(), graph.n_right(), graph.n_edges()), (3, 4, 5));
    assert_eq!([graph.heads(0), graph.heads(1), graph.heads(2)], [&[1, 1][..], &[], &[3, 0, 2]]);
    let of_2: Vec<(EdgeId, u32)> = graph.edges_of(2).collect();
    assert_eq!(of_2, [(0.into(), 3), (2.into(), 0), (4.into(), 2)]);
    assert_eq!(graph.flipped().heads(1), [0, 0]);
    assert_eq!(Bipartite::default(), super::graph(0, 0, &[]));
}

#[test]
fn bad_input() {
    let error = |n_left, n_right, edges: &[(u32, u32)]| {
        Bipartite::from_edges(n_left, n_right, edges.iter().copied()).unwrap_err()
    };
    let (edge, node) = (EdgeId::from(1), NodeId::from(2));
    assert_eq!(
        error(2, 3, &[(0, 2), (2, 0)]),
        GraphError::EndOutOfRange { edge, what: "left vertex", node, n_nodes: 2 }
    );
    for (n_left, n_right, edges, text) in [
        (2, 3, &[(0, 2), (2, 0)][..], "edge 1: there is no left vertex 2 among 2"),
        (2, 3, &[(0, 2), (1, 3)], "edge 1: there is no right vertex 3 among 3"),
        (2, 2, &[(0, 2)], "edge 0: there is no right vertex 2 among 2"),
        (0, 0, &[(0, 0)], "edge 0: there is no left vertex 0 among 0"),
    ] {
        assert_eq!(error(n_left, n_right, edges).to_string(), text);
    }
    let n = u32::MAX as usize;
    let too_large = Err(GraphError::TooLarge { what: "vertices", n });
    assert_eq!(Bipartite::from_edges(1, n, []), too_large);
    assert_eq!(Bipartite::from_edges(n, 1, []), too_large);
}

#[test]
fn a_graph_is_split_and_keeps_its_edges() {
    let graph = UnGraph::from_weighted_edges(6, [(4, 1, 'a'), (1, 2, 'b'), (5, 3, 'c')]).unwrap();
    let Split { graph, left, right } = Split::from_graph(&graph).unwrap();
    let ids = |numbers: &[u32]| numbers.iter().copied().map(NodeId::from).collect::<Vec<_>>();
    assert_eq!((left, right), (ids(&[0, 1, 3]), ids(&[2, 4, 5])));
    let edges: Vec<_> = graph.edges().iter().map(|e| (e.left, e.right, e.weight)).collect();
    assert_eq!(edges, [(1, 1, 'a'), (1, 0, 'b'), (2, 2, 'c')]);
}

#[test]
fn an_odd_cycle_is_named() {
    let odd = |n, edges: &[(u32, u32)]| {
        two_sides(&UnGraph::from_edges(n, edges.iter().copied()).unwrap()).unwrap_err()
    };
    let cycle = |ids: &[u32]| GraphError::NotBipartite {
        odd_cycle: ids.iter().copied().map(EdgeId::from).collect(),
    };
    assert_eq!(odd(1, &[(0, 0)]), cycle(&[0]));
    assert_eq!(odd(4, &[(0, 1), (1, 2), (2, 3), (3, 1)]), cycle(&[2, 3, 1]));
}

/// Whether edges, one after another, walk in a circle of odd length.
fn is_odd_cycle(graph: &UnGraph, cycle: &[EdgeId]) -> bool {
    let Some((first, rest)) = cycle.split_first() else { return false };
    let closes = |start: NodeId, second: NodeId| {
        let mut at = second;
        for id in rest {
            let edge = graph.edge(*id);
            if edge.tail != at && edge.head != at {
                return false;
            }
            at = edge.other_end(at);
        }
        at == start
    };
    let first = graph.edge(*first);
    let distinct = cycle.iter().all(|id| cycle.iter().filter(|other| *other == id).count() == 1);
    cycle.len() % 2 == 1
        && distinct
        && (closes(first.tail, first.head) || closes(first.head, first.tail))
}

/// What `two_sides` says is checked: the sides, or the cycle.
fn check(graph: &UnGraph) -> bool {
    match two_sides(graph) {
        Ok(is_right) => {
            let joins =
                |tail: NodeId, head: NodeId| is_right[tail.index()] != is_right[head.index()];
            assert_eq!(is_right.len(), graph.n_nodes());
            assert!(graph.edges().iter().all(|edge| joins(edge.tail, edge.head)));
            true
        }
        Err(GraphError::NotBipartite { odd_cycle }) => {
            assert!(is_odd_cycle(graph, &odd_cycle), "{odd_cycle:?} {graph:?}");
            false
        }
        Err(error) => panic!("{error}"),
    }
}

#[test]
fn all_small_graphs_are_split_or_have_an_odd_cycle() {
    let mut n_split = 0;
    for n in 0..=4_u32 {
        let pairs: Vec<(u32, u32)> = (0..n).flat_map(|v| (0..=v).map(move |u| (u, v))).collect();
        for set in 0_u32..1 << pairs.len() {
            let chosen =
                (0..).zip(&pairs).filter(|(i, _)| set >> i & 1 == 1).map(|(_, &pair)| pair);
            n_split += u32::from(check(&UnGraph::from_edges(n as usize, chosen).unwrap()));
        }
    }
    // Labeled bipartite graphs of 0 to 4 vertices: OEIS A047864.
    assert_eq!(n_split, 1 + 1 + 2 + 7 + 41);
}

proptest! {
    #[test]
    fn random_graphs_are_split_or_have_an_odd_cycle(
        edges in proptest::collection::vec((0_u32..20, 0_u32..20), 0..24),
    ) {
        check(&UnGraph::from_edges(20, edges).unwrap());
    }

    #[test]
    fn turned_twice_is_the_same(graph in any_graph(8)) {
        prop_assert_eq!(graph.flipped().flipped(), graph);
    }
}

#[test]
fn a_million_vertices_in_a_cycle() {
    let n = 1_000_000;
    let cycle = |n: u32| UnGraph::from_edges(n as usize, (0..n).map(|v| (v, (v + 1) % n))).unwrap();
    assert_eq!(Split::from_graph(&cycle(n)).unwrap().left.len(), 500_000);
    let Err(GraphError::NotBipartite { odd_cycle }) = two_sides(&cycle(n + 1)) else {
        panic!("an odd cycle has no two sides")
    };
    assert_eq!(odd_cycle.len(), 1_000_001);
}
