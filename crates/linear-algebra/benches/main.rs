//! What the pages of chapter 9 claim about cost, one module a section: `<section>/<what>/<n>`. Every answer is asserted
//! before it is timed.

use criterion::criterion_main;

mod dinkelbach;
mod simplex;

criterion_main!(dinkelbach::benches, simplex::benches);
