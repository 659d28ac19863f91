//! What the pages of chapter 6 claim about cost, one module a section: `<section>/<what>/<n>`.
//! Every answer is asserted before it is timed.

use criterion::criterion_main;

#[path = "shortest_path/bellman_ford.rs"]
mod bellman_ford;
#[path = "traverse/breadth_first_search.rs"]
mod breadth_first_search;
#[path = "bipartite_matching/coloring.rs"]
mod coloring;
#[path = "bipartite_matching/covers_and_cliques.rs"]
mod covers_and_cliques;
#[path = "traverse/depth_first_search.rs"]
mod depth_first_search;
#[path = "shortest_path/difference_constraints.rs"]
mod difference_constraints;
#[path = "shortest_path/dijkstra.rs"]
mod dijkstra;
#[path = "network_flow/dinic.rs"]
mod dinic;
#[path = "bipartite_matching/disjoint_path_cover.rs"]
mod disjoint_path_cover;
#[path = "network_flow/edmonds_karp.rs"]
mod edmonds_karp;
#[path = "traverse/euler_cycle.rs"]
mod euler_cycle;
#[path = "shortest_path/floyd_warshall.rs"]
mod floyd_warshall;
#[path = "bipartite_matching/hopcroft_karp.rs"]
mod hopcroft_karp;
#[path = "bipartite_matching/hungarian.rs"]
mod hungarian;
#[path = "bipartite_matching/joint_path_cover.rs"]
mod joint_path_cover;
#[path = "strongly_connected_components/kosaraju.rs"]
mod kosaraju;
#[path = "min_spanning_tree/kruskal.rs"]
mod kruskal;
#[path = "bipartite_matching/kuhn_munkres.rs"]
mod kuhn_munkres;
#[path = "bipartite_matching/matching_as_max_flow.rs"]
mod matching_as_max_flow;
#[path = "network_flow/minimum_cost_flow.rs"]
mod minimum_cost_flow;
#[path = "network_flow/multi_source_multi_sink.rs"]
mod multi_source_multi_sink;
#[path = "min_spanning_tree/prim.rs"]
mod prim;
#[path = "network_flow/push_relabel.rs"]
mod push_relabel;
#[path = "strongly_connected_components/tarjan.rs"]
mod tarjan;
#[path = "traverse/topological_sort.rs"]
mod topological_sort;
#[path = "strongly_connected_components/two_sat.rs"]
mod two_sat;
#[path = "bipartite_matching/weighted_cover.rs"]
mod weighted_cover;

criterion_main!(
    depth_first_search::benches,
    breadth_first_search::benches,
    topological_sort::benches,
    euler_cycle::benches,
    kruskal::benches,
    prim::benches,
    bellman_ford::benches,
    dijkstra::benches,
    floyd_warshall::benches,
    difference_constraints::benches,
    kosaraju::benches,
    tarjan::benches,
    two_sat::benches,
    edmonds_karp::benches,
    push_relabel::benches,
    dinic::benches,
    minimum_cost_flow::benches,
    multi_source_multi_sink::benches,
    hungarian::benches,
    hopcroft_karp::benches,
    matching_as_max_flow::benches,
    kuhn_munkres::benches,
    covers_and_cliques::benches,
    weighted_cover::benches,
    disjoint_path_cover::benches,
    joint_path_cover::benches,
    coloring::benches
);
