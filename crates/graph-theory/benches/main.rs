//! What the pages of chapter 6 claim about cost, one module a section: `<section>/<what>/<n>`. Every answer is asserted
//! before it is timed.

use criterion::criterion_main;

#[path = "min_spanning_tree/kruskal.rs"]
mod kruskal;
#[path = "min_spanning_tree/prim.rs"]
mod prim;

criterion_main!(kruskal::benches, prim::benches);
