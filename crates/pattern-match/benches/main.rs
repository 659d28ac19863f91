//! What the pages of chapter 11 claim about cost, one module a section: `<section>/<what>/<n>`. Every answer is asserted
//! before it is timed.

use criterion::criterion_main;

mod boyer_moore;
mod knuth_morris_pratt;
mod simple_match;

criterion_main!(boyer_moore::benches, simple_match::benches, knuth_morris_pratt::benches);
