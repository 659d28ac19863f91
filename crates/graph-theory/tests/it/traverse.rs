//! The tests of the group `traverse`, one module a section.

mod breadth_first_search;
mod depth_first_search;
mod euler_cycle;
mod topological_sort;

use graph_theory::graph::Kind;
use graph_theory::{EdgeId, Graph, NodeId};

use crate::graph::all_edge_lists;

pub(crate) fn node(number: u32) -> NodeId {
    NodeId::from(number)
}

pub(crate) fn numbers(nodes: impl IntoIterator<Item = NodeId>) -> Vec<u32> {
    nodes.into_iter().map(u32::from).collect()
}

/// The graph of these edges, the neighbors of each vertex ascending.
pub(crate) fn graph<K: Kind>(n: usize, edges: &[(u32, u32)]) -> Graph<(), K> {
    Graph::from_edges(n, edges.iter().copied()).expect("a good graph").sorted_by_head()
}

/// All graphs of four vertices without parallel edges, loops too: 65 536 directed ones, or 1024.
pub(crate) fn all_graphs_of_four<K: Kind>() -> impl Iterator<Item = Graph<(), K>> {
    let pairs: Vec<(u32, u32)> =
        (0..16).map(|i| (i / 4, i % 4)).filter(|(u, v)| K::IS_DIRECTED || u <= v).collect();
    (0_u32..1 << pairs.len()).map(move |set| {
        let chosen = (0..).zip(&pairs).filter(|(i, _)| set >> i & 1 == 1).map(|(_, pair)| *pair);
        Graph::from_edges(4, chosen).expect("a good graph")
    })
}

/// And all lists of up to four edges among three vertices.
pub(crate) fn all_small<K: Kind>() -> impl Iterator<Item = Graph<(), K>> {
    let lists = all_edge_lists(3, 4).map(|edges| Graph::from_edges(3, edges).expect("good"));
    lists.chain(all_graphs_of_four())
}

/// Whether the edges are a walk that comes back to its start and uses neither an edge nor a vertex
/// twice.
pub(crate) fn is_cycle<W, K: Kind>(graph: &Graph<W, K>, edges: &[EdgeId]) -> bool {
    let closes = |start: NodeId| {
        let (mut at, mut seen) = (start, Vec::new());
        for (i, edge) in edges.iter().enumerate() {
            let arc = graph.arcs(at).iter().find(|arc| arc.edge == *edge);
            let is_new = |head: NodeId| !seen.contains(&head) && !edges[..i].contains(edge);
            let Some(arc) = arc.filter(|arc| is_new(arc.head)) else { return false };
            at = arc.head;
            seen.push(at);
        }
        at == start
    };
    let Some(first) = edges.first().and_then(|first| graph.edges().get(first.index())) else {
        return false;
    };
    closes(first.tail) || !K::IS_DIRECTED && closes(first.head)
}
