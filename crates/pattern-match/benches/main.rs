//! What the pages of chapter 11 claim about cost, one module a section: `<section>/<what>/<n>`.
//! Every answer is asserted before it is timed.

use criterion::criterion_main;

mod aho_corasick;
mod boyer_moore;
mod knuth_morris_pratt;
mod rabin_karp;
mod simple_match;

criterion_main!(
    simple_match::benches,
    aho_corasick::benches,
    knuth_morris_pratt::benches,
    rabin_karp::benches,
    boyer_moore::benches
);
