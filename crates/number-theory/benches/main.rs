//! What the pages of chapter 8 claim about cost, one module a section: `<section>/<what>/<n>`.
//! Every answer is asserted before it is timed.

use criterion::criterion_main;

mod chinese_remainder_theorem;
mod euclid;
mod extended_euclid;
mod greatest_common_divisor;
mod modular_exponentiation;
mod prime_sieve;

criterion_main!(
    prime_sieve::benches,
    greatest_common_divisor::benches,
    euclid::benches,
    extended_euclid::benches,
    chinese_remainder_theorem::benches,
    modular_exponentiation::benches
);
