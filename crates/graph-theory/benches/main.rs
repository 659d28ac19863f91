//! What the pages of chapter 6 claim about cost, one module a section: `<section>/<what>/<n>`. Every answer is asserted
//! before it is timed.

use criterion::criterion_main;

#[path = "strongly_connected_components/kosaraju.rs"]
mod kosaraju;
#[path = "strongly_connected_components/tarjan.rs"]
mod tarjan;
#[path = "strongly_connected_components/two_sat.rs"]
mod two_sat;

criterion_main!(kosaraju::benches, tarjan::benches, two_sat::benches);
