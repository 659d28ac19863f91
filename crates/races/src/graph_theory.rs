//! Chapter 6, a module a section.

pub(crate) mod bellman_ford;
pub(crate) mod breadth_first_search;
pub(crate) mod coloring;
pub(crate) mod covers_and_cliques;
pub(crate) mod depth_first_search;
pub(crate) mod dijkstra;
pub(crate) mod dinic;
pub(crate) mod disjoint_path_cover;
pub(crate) mod edmonds_karp;
pub(crate) mod euler_cycle;
pub(crate) mod floyd_warshall;
pub(crate) mod graph;
pub(crate) mod hopcroft_karp;
pub(crate) mod hungarian;
pub(crate) mod joint_path_cover;
pub(crate) mod kosaraju;
pub(crate) mod kruskal;
pub(crate) mod kuhn_munkres;
pub(crate) mod matching_as_max_flow;
pub(crate) mod minimum_cost_flow;
pub(crate) mod multi_source_multi_sink;
mod networks;
pub(crate) mod prim;
pub(crate) mod push_relabel;
pub(crate) mod tarjan;
pub(crate) mod topological_sort;
pub(crate) mod two_sat;
