//! What the pages of chapter 6 claim about cost, one module a section: `<section>/<what>/<n>`. Every answer is asserted
//! before it is timed.

use criterion::criterion_main;

#[path = "shortest_path/bellman_ford.rs"]
mod bellman_ford;
#[path = "traverse/depth_first_search.rs"]
mod depth_first_search;
#[path = "shortest_path/dijkstra.rs"]
mod dijkstra;
#[path = "network_flow/dinic.rs"]
mod dinic;
#[path = "network_flow/edmonds_karp.rs"]
mod edmonds_karp;
#[path = "bipartite_matching/hopcroft_karp.rs"]
mod hopcroft_karp;
#[path = "bipartite_matching/hungarian.rs"]
mod hungarian;
#[path = "strongly_connected_components/kosaraju.rs"]
mod kosaraju;
#[path = "min_spanning_tree/kruskal.rs"]
mod kruskal;
#[path = "bipartite_matching/matching_as_max_flow.rs"]
mod matching_as_max_flow;
#[path = "min_spanning_tree/prim.rs"]
mod prim;
#[path = "strongly_connected_components/tarjan.rs"]
mod tarjan;
#[path = "traverse/topological_sort.rs"]
mod topological_sort;
#[path = "strongly_connected_components/two_sat.rs"]
mod two_sat;

criterion_main!(
    depth_first_search::benches,
    topological_sort::benches,
    kruskal::benches,
    prim::benches,
    bellman_ford::benches,
    dijkstra::benches,
    kosaraju::benches,
    tarjan::benches,
    two_sat::benches,
    edmonds_karp::benches,
    dinic::benches,
    hungarian::benches,
    hopcroft_karp::benches,
    matching_as_max_flow::benches
);
