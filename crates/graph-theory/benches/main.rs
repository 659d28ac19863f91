//! What the pages of chapter 6 claim about cost, one module a section: `<section>/<what>/<n>`. Every answer is asserted
//! before it is timed.

use criterion::criterion_main;

#[path = "traverse/depth_first_search.rs"]
mod depth_first_search;
#[path = "strongly_connected_components/kosaraju.rs"]
mod kosaraju;
#[path = "strongly_connected_components/tarjan.rs"]
mod tarjan;
#[path = "traverse/topological_sort.rs"]
mod topological_sort;
#[path = "strongly_connected_components/two_sat.rs"]
mod two_sat;

criterion_main!(depth_first_search::benches, topological_sort::benches, kosaraju::benches, tarjan::benches, two_sat::benches);
