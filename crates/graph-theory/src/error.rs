//! Part of [the chapter](crate): the errors of building a graph and of running an algorithm on it.
//!
//! Page: `docs/en/graph-theory/the-graph.md`.

use crate::graph::{EdgeId, NodeId};

/// The reason a graph is invalid, or an algorithm has no answer on it. The edges and vertices in an
/// error are the evidence for it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum GraphError {
    /// The graph has no such vertex.
    #[error("there is no vertex {} among {n_nodes}", node.index())]
    NodeOutOfRange {
        /// The vertex that was passed in.
        node: NodeId,
        /// The number of vertices; the valid ones are `0..n_nodes`.
        n_nodes: usize,
    },
    /// An edge was given an end that the graph does not have.
    #[error("edge {}: there is no {what} {} among {n_nodes}", edge.index(), node.index())]
    EndOutOfRange {
        /// The edge, identified by the number of edges before it.
        edge: EdgeId,
        /// What the end should be: "vertex", or in a bipartite graph "left vertex" or "right
        /// vertex".
        what: &'static str,
        /// The end that was passed in.
        node: NodeId,
        /// The number of vertices, or of those on this side; the valid ones are `0..n_nodes`.
        n_nodes: usize,
    },
    /// The graph or matrix is too large: ids have 32 bits, and memory is limited.
    #[error("{what} would be too many: {n}")]
    TooLarge {
        /// What there is too much of: "vertices", "edges", "arcs", or "cells".
        what: &'static str,
        /// The number of them, or the largest value that the count can reach.
        n: usize,
    },
    /// The adjacency matrix does not have as many columns as rows.
    #[error("row {row} of {n_rows} has {len} cells")]
    NotSquare {
        /// The first row of the wrong length.
        row: usize,
        /// The number of cells in this row.
        len: usize,
        /// The number of rows, and so of cells that each row should have.
        n_rows: usize,
    },
    /// The adjacency matrix of an undirected graph is not symmetric.
    #[error("the cells ({row}, {column}) and ({column}, {row}) differ")]
    NotSymmetric {
        /// The row of the first cell.
        row: usize,
        /// The column of the first cell.
        column: usize,
    },
    /// The algorithm requires nonnegative weights, and a weight is negative.
    #[error("edge {} has a negative weight", edge.index())]
    NegativeWeight {
        /// The edge.
        edge: EdgeId,
    },
    /// The capacity of an edge is negative.
    #[error("edge {} has a negative capacity", edge.index())]
    NegativeCapacity {
        /// The edge.
        edge: EdgeId,
    },
    /// The weight of an edge is NaN or infinite.
    #[error("the weight of edge {} is not a number", edge.index())]
    NotANumber {
        /// The edge.
        edge: EdgeId,
    },
    /// A sum of weights does not fit its type.
    #[error("a sum of weights overflows at edge {}", edge.index())]
    Overflow {
        /// The edge whose weight was added.
        edge: EdgeId,
    },
    /// The graph has a cycle of negative weight: going around it again makes any walk through it
    /// shorter.
    #[error("the cycle of edges {} has a negative weight", ids(edges))]
    NegativeCycle {
        /// The edges of the cycle in order; [`Path::along`](crate::Path::along) gives its vertices.
        edges: Vec<EdgeId>,
    },
    /// The graph has a cycle where none is allowed.
    #[error("the edges {} are a cycle", ids(edges))]
    Cycle {
        /// The edges of the cycle in order; [`Path::along`](crate::Path::along) gives its vertices.
        edges: Vec<EdgeId>,
    },
    /// The graph has a cycle of odd length, so its vertices cannot be split into two sides.
    #[error("the edges {} are a cycle of odd length", ids(odd_cycle))]
    NotBipartite {
        /// The edges of the cycle in order; [`Path::along`](crate::Path::along) gives its vertices.
        odd_cycle: Vec<EdgeId>,
    },
    /// The source and the sink of a flow are the same vertex.
    #[error("the source is the sink")]
    SourceIsSink,
    /// The graph has an edge from a vertex to itself where none is allowed.
    #[error("edge {} is a loop", edge.index())]
    SelfLoop {
        /// The edge.
        edge: EdgeId,
    },
    /// A vertex has no edges, although the algorithm requires every vertex to have one.
    #[error("vertex {} has no edge", node.index())]
    IsolatedVertex {
        /// The vertex.
        node: NodeId,
    },
    /// The graph is not connected.
    #[error("the graph is in {n_components} pieces")]
    Disconnected {
        /// The number of connected components.
        n_components: usize,
    },
}

/// Checks that the two ends of an edge are among the vertices of its graph.
pub(crate) fn check_ends(
    edge: EdgeId,
    ends: [NodeId; 2],
    n_nodes: usize,
) -> Result<(), GraphError> {
    check_ends_of(edge, ends.map(|end| ("vertex", end, n_nodes)))
}

/// Checks the two ends of an edge. Each is given with the word for it, and with the number of
/// vertices among which it should be.
pub(crate) fn check_ends_of(
    edge: EdgeId,
    ends: [(&'static str, NodeId, usize); 2],
) -> Result<(), GraphError> {
    if ends.iter().all(|(_, node, n_nodes)| node.index() < *n_nodes) {
        return Ok(());
    }
    Err(out_of_range(edge, ends))
}

/// The error of the first end that is out of range, apart from the loop that never meets it.
#[cold]
fn out_of_range(edge: EdgeId, ends: [(&'static str, NodeId, usize); 2]) -> GraphError {
    let [first, second] = ends;
    let (what, node, n_nodes) = if first.1.index() < first.2 { second } else { first };
    GraphError::EndOutOfRange { edge, what, node, n_nodes }
}

/// The first few ids, as an error message shows them.
fn ids(edges: &[EdgeId]) -> String {
    const MOST: usize = 12;
    let mut shown: Vec<String> = edges.iter().take(MOST).map(|id| id.index().to_string()).collect();
    if MOST < edges.len() {
        shown.push(format!("and {} more", edges.len() - MOST));
    }
    shown.join(" ")
}
