//! Graphs of `petgraph` as graphs of chapter 6, and back by hand.

use graph_theory::graph::{DiGraph, NodeId, UnGraph};
use petgraph::graph::{NodeIndex, UnGraph as Theirs};
use pretty_assertions::assert_eq;

type Edges<'a> = Vec<(usize, usize, &'a str)>;

/// What is there: three vertices, a loop, two parallel edges, and a vertex without any.
const EDGES: [(u32, u32, &str); 4] = [(2, 0, "a"), (0, 0, "b"), (2, 0, "c"), (0, 2, "d")];

#[test]
fn vertices_and_edges_keep_their_numbers() {
    let mut theirs = petgraph::Graph::<char, &str>::new();
    for name in "xyz".chars() {
        theirs.add_node(name);
    }
    theirs.extend_with_edges(EDGES);
    let ours = DiGraph::try_from(&theirs).unwrap();
    assert_eq!(ours.n_nodes(), 3);
    let edges: Edges<'_> =
        ours.edges().iter().map(|e| (e.tail.index(), e.head.index(), e.weight)).collect();
    assert_eq!(edges, [(2, 0, "a"), (0, 0, "b"), (2, 0, "c"), (0, 2, "d")]);
    // In the order of the edges; `petgraph` lists the newest first.
    let of_two = |weights: Vec<&str>| assert_eq!(weights, ["a", "c"]);
    of_two(ours.arcs(NodeId::from(2)).iter().map(|arc| arc.weight).collect());
}

#[test]
fn what_was_removed_leaves_no_gap() {
    let mut theirs: Theirs<(), u8> = Theirs::from_edges([(0, 1, 1), (1, 2, 2), (2, 3, 3)]);
    theirs.remove_node(NodeIndex::new(0));
    // The last vertex and the last edge have taken the free numbers.
    let ours = UnGraph::try_from(&theirs).unwrap();
    let edges: Vec<_> =
        ours.edges().iter().map(|e| (e.tail.index(), e.head.index(), e.weight)).collect();
    assert_eq!((ours.n_nodes(), edges), (3, vec![(2, 0, 3), (1, 2, 2)]));
    assert_eq!(UnGraph::try_from(&Theirs::<(), u8>::default()).unwrap().n_nodes(), 0);
}
