//! Part of [Minimum path cover with shared vertices](super): the same result by a flow, without the
//! closure.
//!
//! Flow that enters a vertex may leave it again, along an arc from its in-copy to its out-copy. So
//! a unit that goes from the out-copy of u to the in-copy of w follows a path of the graph, which
//! is an arc of the closure.
//!
//! Page: `docs/en/graph-theory/bipartite-matching/joint-path-cover.md`.

use super::JointPathCover;
use crate::error::GraphError;
use crate::graph::{DiGraph, EdgeId, NodeId};
use crate::network_flow::dinic::dinic;
use crate::network_flow::{FlowNetwork, MaxFlow};
use crate::traverse::topological_sort::topological_sort;

/// Finds the fewest paths, by a flow on 2V + 2 vertices and E + 3V arcs. Apart from the paths it
/// returns, it uses O(V + E) memory.
///
/// # Errors
/// [`GraphError::Cycle`] if there is a cycle, [`GraphError::TooLarge`] if there are not enough ids.
pub fn by_flow<W>(graph: &DiGraph<W>) -> Result<JointPathCover, GraphError> {
    topological_sort(graph)?;
    let n = graph.n_nodes();
    let mut network = network(graph)?;
    let (source, sink) = (NodeId::at(2 * n), NodeId::at(2 * n + 1));
    let flow = dinic(&mut network, source, sink)?;
    // At most one edge of each vertex is cut, at the source or at the sink; none is cut at these
    // vertices.
    let is_open = |v: &NodeId| {
        flow.is_on_source_side(*v) && !flow.is_on_source_side(NodeId::at(n + v.index()))
    };
    let antichain = graph.nodes().filter(is_open).collect();
    let (chains, paths) = unravel(graph, &flow);
    Ok(JointPathCover { paths, chains, antichain })
}

/// Returns the network. The out-copies are 0, 1, …, n - 1, the in-copies n, n + 1, …, 2n - 1,
/// followed by the source and the sink. Its edges are first those of the arcs, by id; then for each
/// vertex one from the source to its out-copy, one from its in-copy to the sink, and one from its
/// in-copy to its out-copy.
fn network<W>(graph: &DiGraph<W>) -> Result<FlowNetwork<u32>, GraphError> {
    let n = graph.n_nodes();
    let mut network = FlowNetwork::new(2 * n + 2)?;
    let (source, sink) = (NodeId::at(2 * n), NodeId::at(2 * n + 1));
    let in_copy = |v: NodeId| NodeId::at(n + v.index());
    // At least as much as can flow in total.
    let unbounded = u32::from(NodeId::at(n));
    for edge in graph.edges() {
        network.add_edge(edge.tail, in_copy(edge.head), unbounded)?;
    }
    for v in graph.nodes() {
        network.add_edge(source, v, 1)?;
        network.add_edge(in_copy(v), sink, 1)?;
        network.add_edge(in_copy(v), v, unbounded)?;
    }
    Ok(network)
}

/// Decomposes the flow into units, and joins the units to chains and their paths.
fn unravel<W>(graph: &DiGraph<W>, flow: &MaxFlow<u32>) -> (Vec<Vec<NodeId>>, Vec<Vec<NodeId>>) {
    let of_vertex =
        |v: NodeId, i: usize| flow.flow(EdgeId::at(graph.n_edges() + 3 * v.index() + i));
    let mut left: Vec<u32> = graph.edge_ids().map(|(id, _)| flow.flow(id)).collect();
    // Whether a unit may still end at each vertex; whether each vertex follows another one in its
    // chain.
    let mut ends: Vec<bool> = graph.nodes().map(|v| of_vertex(v, 1) == 1).collect();
    let is_behind = ends.clone();
    let mut next_arc: Vec<usize> = graph.nodes().map(|v| graph.arc_range(v).start).collect();
    // Walks from a vertex to the next one of its chain.
    let mut walk = |u: NodeId| {
        let (mut at, mut steps) = (u, Vec::new());
        loop {
            let arc = &graph.all_arcs()[next_arc[at.index()]];
            if left[arc.edge.index()] == 0 {
                next_arc[at.index()] += 1;
                continue;
            }
            left[arc.edge.index()] -= 1;
            at = arc.head;
            steps.push(at);
            if std::mem::take(&mut ends[at.index()]) {
                return steps;
            }
        }
    };
    let (mut chains, mut paths) = (Vec::new(), Vec::new());
    for start in graph.nodes().filter(|v| !is_behind[v.index()]) {
        let (mut chain, mut path, mut last) = (vec![start], vec![start], start);
        while of_vertex(last, 0) == 1 {
            // Invariant: the path ends at the last vertex of the chain.
            let steps = walk(last);
            path.extend(&steps);
            last = steps[steps.len() - 1];
            chain.push(last);
        }
        chains.push(chain);
        paths.push(path);
    }
    (chains, paths)
}
