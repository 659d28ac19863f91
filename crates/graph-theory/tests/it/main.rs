//! The tests of chapter 6, one module a section.

mod bipartite_matching;
mod dense;
mod graph;
mod min_spanning_tree;
mod network_flow;
mod shortest_path;
#[path = "../../../trace/tests/support/snapshots.rs"]
mod snapshots;
mod strongly_connected_components;
mod traverse;
