//! Part of [the chapter](crate): what can be wrong with a graph, or with a question about it.
//!
//! Page: `docs/en/graph-theory/the-graph.md`.

use crate::graph::{EdgeId, NodeId};

/// What is wrong with a graph, or why a question about it has no answer. The edges and vertices it
/// names are the witnesses.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum GraphError {
    /// There is no such vertex.
    #[error("there is no vertex {} among {n_nodes}", node.index())]
    NodeOutOfRange {
        /// The one that was asked for.
        node: NodeId,
        /// How many vertices there are: `0..n_nodes`.
        n_nodes: usize,
    },
    /// Ids have 32 bits, and memory an end.
    #[error("{what} would be too many: {n}")]
    TooLarge {
        /// Of what: "vertices", "arcs", "cells".
        what: &'static str,
        /// How many, or as many as can be counted.
        n: usize,
    },
    /// A matrix of a graph has as many columns as rows.
    #[error("row {row} of {n_rows} has {len} cells")]
    NotSquare {
        /// The row.
        row: usize,
        /// How many cells it has.
        len: usize,
        /// How many it should have.
        n_rows: usize,
    },
    /// The matrix of an undirected graph is its own mirror image.
    #[error("the cells ({row}, {column}) and ({column}, {row}) differ")]
    NotSymmetric {
        /// The row of the first cell.
        row: usize,
        /// The column of the first cell.
        column: usize,
    },
    /// The algorithm holds for weights of at least 0.
    #[error("edge {} has a negative weight", edge.index())]
    NegativeWeight {
        /// The edge.
        edge: EdgeId,
    },
    /// No less than nothing can flow.
    #[error("edge {} has a negative capacity", edge.index())]
    NegativeCapacity {
        /// The edge.
        edge: EdgeId,
    },
    /// A weight is NaN or infinite.
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
    /// A cycle whose weights sum to less than 0: whoever walks it once more has a shorter walk.
    #[error("the cycle of edges {} has a negative weight", ids(edges))]
    NegativeCycle {
        /// Its edges, in traveling order; [`Path::along`](crate::Path::along) gives its vertices.
        edges: Vec<EdgeId>,
    },
    /// A cycle, where there may be none.
    #[error("the edges {} are a cycle", ids(edges))]
    Cycle {
        /// Its edges, in traveling order; [`Path::along`](crate::Path::along) gives its vertices.
        edges: Vec<EdgeId>,
    },
    /// A cycle of an odd number of edges: no two sides can take turns along it.
    #[error("the edges {} are a cycle of odd length", ids(odd_cycle))]
    NotBipartite {
        /// Its edges, in traveling order; [`Path::along`](crate::Path::along) gives its vertices.
        odd_cycle: Vec<EdgeId>,
    },
    /// A flow goes from one vertex to another one.
    #[error("the source is the sink")]
    SourceIsSink,
    /// An edge from a vertex to itself, where there may be none.
    #[error("edge {} is a loop", edge.index())]
    SelfLoop {
        /// The edge.
        edge: EdgeId,
    },
    /// A vertex without edges, where each must have one.
    #[error("vertex {} has no edge", node.index())]
    IsolatedVertex {
        /// The vertex.
        node: NodeId,
    },
    /// The graph falls apart.
    #[error("the graph is in {n_components} pieces")]
    Disconnected {
        /// How many.
        n_components: usize,
    },
}

/// The first few ids, as an error shows them.
fn ids(edges: &[EdgeId]) -> String {
    const MOST: usize = 12;
    let mut shown: Vec<String> = edges.iter().take(MOST).map(|id| id.index().to_string()).collect();
    if MOST < edges.len() {
        shown.push(format!("and {} more", edges.len() - MOST));
    }
    shown.join(" ")
}
