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

pub use bipartite_matching::Bipartite;
pub use bipartite_matching::coloring::{Coloring, dsatur, two_color};
pub use bipartite_matching::disjoint_path_cover::{PathCover, disjoint_path_cover};
pub use bipartite_matching::hopcroft_karp::hopcroft_karp;
pub use bipartite_matching::hungarian::hungarian;
pub use bipartite_matching::joint_path_cover::{JointPathCover, joint_path_cover};
pub use bipartite_matching::kuhn_munkres::{greatest_assignment, least_assignment};
pub use bipartite_matching::weighted_cover::{WeightedCover, weighted_cover};
pub use min_spanning_tree::kruskal::kruskal;
pub use min_spanning_tree::prim::{prim, prim_forest};
pub use network_flow::dinic::dinic;
pub use network_flow::edmonds_karp::edmonds_karp;
pub use network_flow::minimum_cost_flow::{minimum_cost_flow, minimum_cost_flow_up_to};
pub use network_flow::push_relabel::push_relabel;
pub use shortest_path::bellman_ford::bellman_ford;
pub use shortest_path::dijkstra::{dijkstra, dijkstra_to};
pub use shortest_path::floyd_warshall::{AllPairs, floyd_warshall};
pub use strongly_connected_components::kosaraju::kosaraju;
pub use strongly_connected_components::tarjan::tarjan;
pub use strongly_connected_components::two_sat::{Literal, TwoSat};
pub use traverse::breadth_first_search::tree_diameter::tree_diameter;
pub use traverse::breadth_first_search::{breadth_first_search, breadth_first_search_to};
pub use traverse::depth_first_search::{
    DepthFirstSearch, connected_components, depth_first_search, find_cycle,
};
pub use traverse::euler_cycle::{euler_cycle, euler_trail};
pub use traverse::topological_sort::topological_sort;

pub use components::Components;
pub use dense::DenseMatrix;
pub use error::GraphError;
pub use graph::{DiGraph, Directed, EdgeId, Graph, GraphBuilder, NodeId, UnGraph, Undirected};
pub use paths::{Path, ShortestPaths, ShortestPathsError};
pub use weight::Weight;

/// The example of the README runs, too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
