//! What the pages of chapter 7 claim about cost, one module a section: `<section>/<what>/<n>`.
//! Every answer is asserted before it is timed.

use criterion::criterion_main;

mod combination;
mod full_permutation;
mod permutation;
mod permutation_group;

criterion_main!(
    combination::benches,
    full_permutation::benches,
    permutation::benches,
    permutation_group::benches
);
