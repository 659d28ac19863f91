//! The tests of chapter 8, one module a section.

mod chinese_remainder_theorem;
mod euclid;
mod extended_euclid;
mod greatest_common_divisor;
mod modular_exponentiation;
mod prime_sieve;
#[path = "../../../trace/tests/support/snapshots.rs"]
mod snapshots;
