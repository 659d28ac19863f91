//! Chapter 6 of *Way to Algorithm*: graphs, and how to search, span, measure, cut, fill and match
//! them.
//!
//! Words used throughout. A graph has *vertices* and *edges*. An edge of a directed graph is one
//! *arc*, from its tail to its head; an edge of an undirected graph is two, one each way. In costs,
//! V is the number of vertices and E that of edges.

pub mod bipartite_matching;
mod components;
mod dense;
mod error;
pub mod graph;
pub mod min_spanning_tree;
pub mod network_flow;
mod paths;
pub mod shortest_path;
pub mod strongly_connected_components;
pub mod traverse;
mod weight;

pub use components::Components;
pub use dense::DenseMatrix;
pub use error::GraphError;
pub use graph::{DiGraph, Directed, EdgeId, Graph, GraphBuilder, NodeId, UnGraph, Undirected};
pub use paths::{Path, ShortestPaths, ShortestPathsError};
pub use weight::Weight;
