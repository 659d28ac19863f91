//! The exercises of chapter 6.

pub mod bellman_ford;
pub mod breadth_first_search_distances;
pub mod coloring;
pub mod depth_first_search;
pub mod difference_constraints;
pub mod dijkstra;
pub mod dinic;
pub mod disjoint_path_cover;
pub mod edmonds_karp;
pub mod euler_cycle;
pub mod floyd_warshall;
mod graphs;
pub mod hopcroft_karp;
pub mod hungarian;
pub mod joint_path_cover;
pub mod kosaraju;
pub mod kruskal;
pub mod kuhn_munkres;
pub mod matching_as_max_flow;
pub mod minimum_cost_flow;
pub mod prim;
pub mod push_relabel;
pub mod tarjan;
pub mod topological_sort;
pub mod two_sat;
pub mod weighted_cover;
