//! The exercises of chapter 6.

pub mod bellman_ford;
pub mod breadth_first_search_distances;
pub mod depth_first_search;
pub mod dijkstra;
pub mod euler_cycle;
mod graphs;
pub mod kosaraju;
pub mod kruskal;
pub mod prim;
pub mod topological_sort;
pub mod two_sat;
