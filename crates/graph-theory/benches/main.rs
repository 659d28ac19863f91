//! What the pages of chapter 6 claim about cost, one module a section: `<section>/<what>/<n>`. Every answer is asserted
//! before it is timed.

use criterion::criterion_main;

#[path = "bipartite_matching/hopcroft_karp.rs"]
mod hopcroft_karp;

criterion_main!(hopcroft_karp::benches);
