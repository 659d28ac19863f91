//! What the pages of chapter 7 claim about cost, one module a section: `<section>/<what>/<n>`. Every answer is asserted
//! before it is timed.

use criterion::criterion_main;

mod full_permutation;

criterion_main!(full_permutation::benches);
