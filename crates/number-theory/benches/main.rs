//! What the pages of chapter 8 claim about cost, one module a section: `<section>/<what>/<n>`. Every answer is asserted
//! before it is timed.

use criterion::criterion_main;

mod chinese_remainder_theorem;
mod extended_euclid;
mod modular_exponentiation;

criterion_main!(
    extended_euclid::benches,
    chinese_remainder_theorem::benches,
    modular_exponentiation::benches,
);
