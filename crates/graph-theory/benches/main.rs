//! What the pages of chapter 6 claim about cost, one module a section: `<section>/<what>/<n>`. Every answer is asserted
//! before it is timed.

use criterion::criterion_main;

#[path = "shortest_path/bellman_ford.rs"]
mod bellman_ford;
#[path = "shortest_path/dijkstra.rs"]
mod dijkstra;

criterion_main!(bellman_ford::benches, dijkstra::benches);
