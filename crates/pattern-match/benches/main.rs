//! What the pages of chapter 11 claim about cost, one module a section: `<section>/<what>/<n>`. Every answer is asserted
//! before it is timed.

use criterion::criterion_main;

mod simple_match;

criterion_main!(simple_match::benches);
