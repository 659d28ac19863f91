//! What the pages of chapter 8 claim about cost, one module a section: `<section>/<what>/<n>`. Every answer is asserted
//! before it is timed.

use criterion::criterion_main;

mod extended_euclid;

criterion_main!(extended_euclid::benches);
