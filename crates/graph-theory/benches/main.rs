//! What the pages of chapter 6 claim about cost, one module a section: `<section>/<what>/<n>`. Every answer is asserted
//! before it is timed.

use criterion::criterion_main;

#[path = "network_flow/dinic.rs"]
mod dinic;
#[path = "network_flow/edmonds_karp.rs"]
mod edmonds_karp;

criterion_main!(edmonds_karp::benches, dinic::benches);
